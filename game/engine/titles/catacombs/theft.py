"""Grand Theft: a card or device of the row for no skill (K064, C18.79)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option
from game.engine.core.record import record
from game.engine.titles.catacombs.row import do_device, stealable, take_card
from game.engine.titles.catacombs.state import Game
from game.engine.titles.catacombs.waiting import affordable


@record
class Steal(Ask):
    """C18.79: which card of the row."""

    seat: int
    prompt = "steal"

    def options(self, game: Game) -> Sequence[Option]:
        return affordable(game, self, stealable(game, self.seat))

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "acquire":
            take_card(game, self.seat, str(answer.args[0]))
        else:
            do_device(game, self.seat, str(answer.args[0]))
