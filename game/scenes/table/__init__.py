"""The table of any title: parts, choices, the presenter, and the scene that joins them."""
