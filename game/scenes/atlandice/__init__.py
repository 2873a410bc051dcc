"""The table of Atlandice."""
