"""Dungeonology: The Expedition. The rules are cited as D<section>.<number>."""
