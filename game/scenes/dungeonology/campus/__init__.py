"""The campus: the shared matter of Dungeonology."""
