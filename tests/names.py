"""The people at the tables of tests."""

NAMES = ("Ada", "Bruno", "Chiara", "Dario")
HARD_NAMES = ("Ada", "Bruno", "Wolfeschlegelste", "丹若兰")
"""As long as a name may be, and in other letters."""
