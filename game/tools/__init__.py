"""Tools for makers of the game: the tour of pictures, the contact sheet."""
