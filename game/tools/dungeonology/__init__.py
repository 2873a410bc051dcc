"""The tour through Dungeonology."""
