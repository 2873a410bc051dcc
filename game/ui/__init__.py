"""Widgets, text, layout, hit areas and motion: what every scene is put together from."""
