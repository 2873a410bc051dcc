"""Watching a game again, whatever its title."""
