"""The table of any title: parts, choices, the course of play, and the scene that joins them."""
