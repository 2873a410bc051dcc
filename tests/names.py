"""Who sits at the tables of the tests: one list of names and colours for all of them."""

NAMES = ("Ada", "Bruno", "Chiara", "Dario")
#: Of very different width.
UNEVEN_NAMES = ("Annabel", "Bo", "Christophine", "Dario")
#: As wide as a name may be, and one in another script.
HARD_NAMES = ("Ada", "Bruno", "Wolfeschlegelste", "丹若兰")
COLOURS = ("red", "blue", "yellow", "purple")
