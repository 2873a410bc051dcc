"""The table of Catacombs."""
