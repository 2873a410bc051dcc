"""Who sits at the tables of the tests: one list of names, and seats for them."""

from collections.abc import Sequence

from game.engine.core.options import COLOURS
from game.session.setup import Kind, SeatSetUp

NAMES = ("Ada", "Bruno", "Chiara", "丹", "Elena", "Fosco")
#: As sentences want them.
SHORT_NAMES = ("Ada", "Bo", "Cy", "Di")
#: Of very different width.
UNEVEN_NAMES = ("Annabel", "Bo", "Christophine", "Dario")
#: As wide as a name may be, and one in another script.
HARD_NAMES = ("Ada", "Bruno", "Wolfeschlegelste", "丹若兰", "Elena", "Maximilian")


def seats_of(kinds: Sequence[Kind], names: Sequence[str] = NAMES) -> list[SeatSetUp]:
    """A seat for each of these people and computers, with names and colours in their order."""
    return [SeatSetUp(*one) for one in zip(names, COLOURS, kinds, strict=False)]
