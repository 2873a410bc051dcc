"""Set-up of Dungeonology: with which scholar, the order of ages, and the options of D2.1."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.content import titles
from game.content.dungeonology.phrases import version_text
from game.engine.titles.dungeonology.options import SCHOLARS
from game.scenes.dungeonology.age_row import AgeRow
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.rotation import draw_rotation
from game.scenes.pages.setup import ABOUT, SetUpScene
from game.scenes.shell.sheet import Column
from game.ui.choosers import choice_row
from game.ui.look import BODY, HEADING
from game.ui.scale import flow
from game.ui.text import plain
from game.ui.widgets import IconButton, Paint, Picture, SpotWidget

if TYPE_CHECKING:
    from game.scenes.shell.app import App

# The small picture of the orientation plays this often after a choice, then it rests.
ROTATION_SECONDS = 2.6
ROTATION_TIMES = 2


class ExpeditionSetUp(SetUpScene):
    """The page before an expedition."""

    def __init__(self, app: App, title: str) -> None:
        super().__init__(app, title)
        self.playing = ROTATION_SECONDS * ROTATION_TIMES

    # --- changes ---------------------------------------------------------------------------

    def choose(self, option: str, value: object) -> None:
        """An option was set; the small picture of the orientation plays again."""
        if option == "orientation":
            self.playing = ROTATION_SECONDS * ROTATION_TIMES
        super().choose(option, value)

    def move_age(self, seat: int, place: int) -> None:
        """A person is at another place of the age order."""
        people = self._by_age()
        place = max(0, min(len(people) - 1, place))
        if people.index(seat) != place:
            people.remove(seat)
            people.insert(place, seat)
            super().choose("age_order", people)

    def read(self, scholar: str, colour: str) -> None:
        """Lay the card of a scholar over the page; the page itself does not wait for the rules."""
        from game.scenes.dungeonology.scholar_sheet import ScholarSheet

        self.app.stack.push(ScholarSheet(self.app, scholar, colour))

    # --- seats -----------------------------------------------------------------------------

    def people(self, column: Column) -> None:
        """The seats, and who is younger than whom (D9.6)."""
        super().people(column)
        self._age(column)

    def slips(self, column: Column, index: int) -> None:
        """Colour and kind, and the scholar if scholars are chosen."""
        super().slips(column, index)
        if self.setup.options["choose_scholars"]:
            self._scholar(column, index)

    def _scholar(self, column: Column, index: int) -> None:
        seat, name = self.setup.seats[index], f"seat:{index}"
        values = [(s, self.words(f"dungeonology.scholar.{s}.name")) for s in SCHOLARS]
        row = pygame.Rect(column.x, column.y, column.width, 0)
        column.add(
            *choice_row(
                self.look,
                f"{name}:scholar",
                values,
                seat.choices["scholar"],
                lambda s: self.pick(index, "scholar", s),
                row,
                {s: self.words(f"dungeonology.scholar.{s}.epithet") for s in SCHOLARS},
            ),
            space=6,
        )
        self.fault(column, f"{name}:scholar")

    # --- options ---------------------------------------------------------------------------

    def how(self, column: Column) -> None:
        """Every option."""
        column.text("options", self.words("setup.options"), HEADING, 8)
        self._orientation(column)
        self._scholars(column)
        for option in ("alert", "boss", "version"):
            self.option(column, option)
        self._older_rules(column)
        self.option(column, "round_limit")

    def _older_rules(self, column: Column) -> None:
        """All that an older version changes, while it is chosen (D13)."""
        version, texts = self.setup.options["version"], self.words.texts
        lines = version_text(titles.load(self.setup.title), version, texts)
        for i, line in enumerate(lines):
            column.text(f"version:{i}", line, ABOUT, 14 if i == len(lines) - 1 else 4)

    def _orientation(self, column: Column) -> None:
        """One visible click, with a small moving picture of what it means."""
        self.option_name(column, "orientation")
        now = self.setup.options["orientation"]
        side = self.u(104)
        picture = pygame.Rect(column.x, column.y, round(side * 2.25), side)
        right = Column(
            self.look, picture.right + self.u(16), column.width - picture.w - self.u(16), column.y
        )
        row = pygame.Rect(right.x, right.y, right.width, 0)
        right.add(
            *choice_row(
                self.look,
                "orientation",
                self.option_values("orientation"),
                now,
                lambda value: self.choose("orientation", value),
                row,
            ),
            space=4,
        )
        right.text(
            "orientation:text", self.words(f"dungeonology.setup.orientation.{now}_text"), ABOUT, 0
        )
        column.widgets.append(Paint(id="orientation:picture", rect=picture, paint=self._rotation))
        column.widgets += right.widgets
        column.y = max(right.y, picture.bottom) + self.u(14)

    def _rotation(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        gone = ROTATION_SECONDS * ROTATION_TIMES - self.playing
        part = (gone % ROTATION_SECONDS) / ROTATION_SECONDS if self.playing > 0 else 1.0
        draw_rotation(surface, self.app, rect, self.setup.options["orientation"] == "rotate", part)

    def _scholars(self, column: Column) -> None:
        self.option_name(column, "choose_scholars")
        values = [
            (v, self.words(f"dungeonology.setup.choose_scholars.{v}")) for v in ("dealt", "chosen")
        ]
        now = "chosen" if self.setup.options["choose_scholars"] else "dealt"
        row = pygame.Rect(column.x, column.y, column.width, 0)
        column.add(
            *choice_row(
                self.look,
                "choose_scholars",
                values,
                now,
                lambda v: self.choose("choose_scholars", v == "chosen"),
                row,
            ),
            space=6,
        )
        side = self.u(64)
        sizes = [(side, side)] * len(SCHOLARS)
        places = flow(sizes, column.width, self.u(12), (column.x, column.y))
        for scholar, colour, place in zip(SCHOLARS, self.colours, places, strict=True):
            name = self.words(f"dungeonology.scholar.{scholar}.name")
            column.widgets += [
                Picture(
                    id=f"face:{scholar}",
                    rect=place,
                    picture=self.look.medallion(portrait(scholar), colour, side),
                ),
                SpotWidget(
                    id=f"read:{scholar}",
                    rect=place,
                    tip=self.words("dungeonology.setup.scholar_read", name=name),
                    act=partial(self.read, scholar, colour),
                ),
            ]
        column.y = places[-1].bottom + self.u(6)
        column.text(
            "choose_scholars:text", self.words("dungeonology.setup.choose_scholars.text"), ABOUT, 14
        )

    def _by_age(self) -> list[int]:
        """People, the youngest first."""
        return [seat for seat in self.setup.options["age_order"] if seat in self.setup.people]

    def _age(self, column: Column) -> None:
        people = self._by_age()
        if len(people) < 2:
            return
        self.option_name(column, "age")
        column.text("age:text", self.words("dungeonology.setup.age.text"), ABOUT, 6)
        row = max(self.look.sign_px(44), self.look.height(BODY, 1, 5))
        top, side = column.y, self.look.sign_px(36)
        for place, seat in enumerate(people):
            line = column.take(row, 0)
            name = self.setup.seats[seat].name
            width = line.w - 2 * side - self.u(20)
            column.widgets.append(
                AgeRow(
                    id=f"age:{seat}",
                    rect=pygame.Rect(line.x, line.y, width, row),
                    text=plain(name),
                    sign=self.look.seat_sign(self.setup.seats[seat].colour, self.look.sign_px(24)),
                    top=top,
                    row=row,
                    move_to=partial(self.move_age, seat),
                )
            )
            for i, (way, by) in enumerate((("up", -1), ("down", 1))):
                spot = pygame.Rect(0, 0, side, side)
                spot.midleft = (line.x + width + self.u(10) + i * (side + self.u(6)), line.centery)
                words = self.words(
                    f"dungeonology.setup.age.{'earlier' if by < 0 else 'later'}", name=name
                )
                column.widgets.append(
                    IconButton(
                        id=f"age:{seat}:{way}",
                        rect=spot,
                        icon=f"arrow_{way}",
                        tip=words,
                        enabled=0 <= place + by < len(people),
                        act=partial(self.move_age, seat, place + by),
                    )
                )

    # --- time ------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """The small picture of the orientation plays a while."""
        super().update(dt)
        if self.playing > 0:
            still = self.app.settings.reduced_motion or self.app.settings.speed == "off"
            self.playing = 0.0 if still else self.playing - dt
            self.touch()

    def wake_in(self) -> float | None:
        """At once while the picture plays."""
        return 0.0 if self.playing > 0 else super().wake_in()


SETUP = ExpeditionSetUp
