"""Whether all pieces of the box are still there, in any position a test has made."""

from collections import Counter

from game.api import State
from game.engine.titles.dungeonology.state import Game
from tests.properties.dungeonology.pieces import CONSERVED


def check_pieces(state: State) -> None:
    """Every piece of the box is somewhere, and only once."""
    assert isinstance(state, Game)
    for holds in CONSERVED:
        holds(state)
    _check_tricks(state)


def _check_tricks(game: Game) -> None:
    """No card twice; some positions have taken cards out, to empty the deck."""
    cards = Counter((*game.tricks, *game.discards, *game.table))
    for scholar in game.scholars:
        cards.update(scholar.hand)
    for trick in game.box.tricks.values():
        assert cards[trick.id] <= trick.copies, f"{cards[trick.id]} copies of {trick.id}"
