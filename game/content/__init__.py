"""Data files turned into frozen definitions and texts, checked on load."""
