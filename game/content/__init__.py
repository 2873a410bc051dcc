"""Data files turned into frozen definitions and texts, checked on load."""

from game.content.titles import TITLES, fingerprint, load
from game.content.yamlfile import ContentError, Fault

__all__ = ["TITLES", "ContentError", "Fault", "fingerprint", "load"]
