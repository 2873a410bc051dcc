"""Golden playthroughs: games as text that a person reads as a diff when the rules change."""
