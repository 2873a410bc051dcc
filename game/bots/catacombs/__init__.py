"""A computer player's sense of Catacombs."""
