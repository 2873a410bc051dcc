"""Widgets, text, layout, spots and motion: what every scene is put together from."""
