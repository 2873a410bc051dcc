"""What is left of a game: scores, charts, the chronicle."""
