"""The goal card: what wins, how far everybody is, and what to aim at next, from what everybody may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.engine.titles import title_part
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.ui.enamel import draw_enamel
from game.ui.look import BODY, HEADING, NOTE, SEAT_COLOURS
from game.ui.text import Style, plain
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: As many aims as one can keep in mind.
AIMS = 3
NAME = Style("serif", 23)
#: In units: the box beside what wins, the number of an aim, the portrait of a seat.
BOX, NUMBER, FACE = 150, 54, 96


class Said(NamedTuple):
    """A text of the catalogue with its arguments, and the sign before it if it has one."""

    key: str
    args: Mapping[str, Any]
    sign: str = ""


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
        eyes = table.presenter.eyes
        self.seat = eyes if eyes is not None else asked.seat if asked else 0
        self.faces = [table.curtain_face(seat)[0] for seat in range(len(self.sitting.seats))]
        self.goals = goals_of(self.title)(self.sitting.view(None), self.seat)

    def rules_of(self) -> str:
        return self.title

    def heading(self) -> str:
        return self.words("goal.heading")

    def parts(self) -> list[Fill]:
        return [self._left, self._right]

    def _left(self, column: Column) -> None:
        column.text("wins", self.words("goal.wins"), HEADING, 8)
        box = self.look.pictures.get(f"table/box_{self.title}", self.u(BOX))
        wins = self.words(f"{self.title}.goal.wins")
        column.aside("box", box, partial(_write, "wins_text", wins, NAME), 18)
        name = plain(self.sitting.seats[self.seat].name)
        column.text("aims", self.words("goal.aims", name=name), HEADING, 8)
        for number, aim in enumerate(self.goals.aims[:AIMS], 1):
            write = partial(_write, f"aim:{number}", self._say(aim), NAME)
            column.aside(f"number:{number}", self._number(number), write)
        if not self.goals.aims:
            column.text("aim:0", self.words("goal.done"), NOTE)

    def _number(self, number: int) -> pygame.Surface:
        """The number of an aim on a disc of brass."""
        side = self.look.sign_px(NUMBER)
        disc = pygame.Surface((side, side), pygame.SRCALPHA)
        draw_enamel(disc, self.look, "brass", str(number), (side // 2, side // 2), side)
        return disc

    def _right(self, column: Column) -> None:
        column.text("far", self.words("goal.far"), HEADING, 8)
        for seat, (who, face) in enumerate(zip(self.sitting.seats, self.faces, strict=True)):
            medal = self.look.medallion(face, who.colour, self.look.sign_px(FACE))
            column.aside(f"face:{seat}", medal, partial(self._seat, seat))

    def _seat(self, seat: int, column: Column) -> None:
        """A seat's name, and how far it is."""
        who = self.sitting.seats[seat]
        sign = Markup(f"seat_{SEAT_COLOURS[who.colour][1]}")
        column.text(f"seat:{seat}", self.words("phrase.signed", sign=sign, text=who.name), NAME, 2)
        for number, fact in enumerate(self.goals.standing[seat]):
            column.text(f"fact:{seat}:{number}", self._say(fact), BODY, 1)

    def _say(self, said: Said) -> str:
        text = self.words.texts.say(said.key, **said.args)
        if not said.sign:
            return text
        return self.words("phrase.signed", sign=Markup(said.sign), text=Markup(text))


def _write(name: str, text: str, style: Style, column: Column) -> None:
    column.text(name, text, style)
