"""Civetta: modern board games at one table, with one mouse."""

__version__ = "0.1.0"
