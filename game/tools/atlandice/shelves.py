"""The pictures of Atlandice on the contact sheet."""

from game.tools.shelf import Shelf

SHELVES = (Shelf("atlandice", (200, 160)),)
