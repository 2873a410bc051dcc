"""What every title shares: agenda, questions, events, grid, chance and views. Names no title."""
