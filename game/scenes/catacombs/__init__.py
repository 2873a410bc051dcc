"""Catacombs on the screen: only what is printed on its own pieces."""
