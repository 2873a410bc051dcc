"""The goal card: what wins, how far everybody is, and what to aim at next, from what everybody may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.content.sentences import together
from game.engine.titles import title_part
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.ui.look import BODY, HEADING, NOTE, SEAT_COLOURS
from game.ui.text import Style, plain
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: As many aims as one can keep in mind.
AIMS = 3
NAME = Style("serif", 23)


class Said(NamedTuple):
    """A text of the catalogue with its arguments."""

    key: str
    args: Mapping[str, Any]


class Goals(NamedTuple):
    """By seat how far it is; for one seat its aims, the most urgent first."""

    standing: Sequence[Sequence[Said]]
    aims: Sequence[Said]


def goals_of(title: str) -> Callable[[Any, int], Goals]:
    """What a title tells of its goals out of a public view: `scenes/<title>/goals.py`."""
    found: Callable[[Any, int], Goals] = title_part(title, "game.scenes.{}.goals", "goals")
    return found


class GoalCard(SheetScene):
    """One page over the table; it knows nothing that not everybody knows."""

    def __init__(self, table: TableScene[Any]) -> None:
        super().__init__(table.app)
        self.sitting = table.sitting
        self.title = self.sitting.setup.title
        asked = self.sitting.question
        eyes = table.course.eyes
        self.seat = eyes if eyes is not None else asked.seat if asked else 0
        self.goals = goals_of(self.title)(self.sitting.view(None), self.seat)

    def rules_of(self) -> str:
        return self.title

    def heading(self) -> str:
        return self.words("goal.heading")

    def parts(self) -> list[Fill]:
        return [self._left, self._right]

    def _left(self, column: Column) -> None:
        column.text("wins", self.words("goal.wins"), HEADING, 4)
        column.text("wins_text", self.words(f"{self.title}.goal.wins"), BODY, 22)
        name = plain(self.sitting.seats[self.seat].name)
        column.text("aims", self.words("goal.aims", name=name), HEADING, 4)
        for number, aim in enumerate(self.goals.aims[:AIMS], 1):
            text = self.words("goal.aim", n=number, text=Markup(self._say(aim)))
            column.text(f"aim:{number}", text, NAME, 10)
        if not self.goals.aims:
            column.text("aim:0", self.words("goal.done"), NOTE)

    def _right(self, column: Column) -> None:
        column.text("far", self.words("goal.far"), HEADING, 8)
        for seat, told in enumerate(self.goals.standing):
            if seat < len(self.sitting.seats):
                who = self.sitting.seats[seat]
                sign = f"[seat_{SEAT_COLOURS[who.colour][1]}]"
                column.text(f"seat:{seat}", f"{sign} {plain(who.name)}", NAME, 0)
                facts = [self._say(one) for one in told]
                column.text(f"facts:{seat}", together(self.words.texts, facts), BODY, 14)

    def _say(self, said: Said) -> str:
        return self.words.texts.say(said.key, **said.args)
