"""Set-up: who plays, in which colour, with which scholar, and the options of D2.1."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.age_row import AgeRow
from game.scenes.dungeonology.scholar_sheet import ScholarSheet
from game.scenes.rotation import draw_rotation
from game.scenes.sheet import Column, Fill, SheetScene
from game.scenes.shelf import write_name
from game.session.setup import (
    COLOURS,
    KINDS,
    LONGEST_NAME,
    OPTIONS,
    ROUND_LIMITS,
    SCHOLARS,
    WITH_OPTIONS,
    Kind,
    SetUp,
    add_seat,
    age_order,
    faults,
    load_setup,
    remove_seat,
    save_setup,
)
from game.ui.field import Editing, TextField
from game.ui.look import BODY, HEADING, LABEL, SMALL, portrait
from game.ui.scale import flow
from game.ui.text import plain
from game.ui.widgets import (
    Area,
    Button,
    Choice,
    IconButton,
    Paint,
    Picture,
    Rule,
    Slider,
    Widget,
    choice_row,
)

if TYPE_CHECKING:
    from game.scenes.app import App

MOST_SEATS = 4
LEAST_SEATS = 2
ABOUT = SMALL.but(colour="ink_faded")
WRONG = LABEL.but(colour="seal", size=18)
# The small picture of the orientation plays this often after a choice, then it rests.
ROTATION_SECONDS = 2.6
ROTATION_TIMES = 2


class SetUpScene(SheetScene):
    """The page before a game."""

    def __init__(self, app: App, title: str) -> None:
        super().__init__(app)
        self.names = [app.words(f"setup.names.{i}") for i in range(MOST_SEATS)]
        self.setup: SetUp = load_setup(title, self.names)
        self.editing = [Editing(seat.name) for seat in self.setup.seats]
        self.faults: dict[str, str] = {}
        self.playing = ROTATION_SECONDS * ROTATION_TIMES

    # --- changes ---------------------------------------------------------------------------

    def changed(self) -> None:
        """Something was changed: check and lay out anew."""
        self.setup.age_order = age_order(self.setup)
        self.rebuild()

    def rename(self, seat: int, name: str) -> None:
        """A name was typed."""
        self.setup.seats[seat].name = name
        self.changed()

    def recolour(self, seat: int, colour: str) -> None:
        """A colour was picked; whoever had it takes the one set free."""
        self._take(seat, "colour", colour)

    def pick_scholar(self, seat: int, scholar: str) -> None:
        """A scholar was picked; whoever had it takes the one set free."""
        self._take(seat, "scholar", scholar)

    def _take(self, seat: int, field: str, value: str) -> None:
        mine = getattr(self.setup.seats[seat], field)
        for other in self.setup.seats:
            if getattr(other, field) == value:
                setattr(other, field, mine)
        setattr(self.setup.seats[seat], field, value)
        self.changed()

    def set_kind(self, seat: int, kind: Kind) -> None:
        """Person or which computer."""
        self.setup.seats[seat].kind = kind
        self.changed()

    def add(self, kind: Kind) -> None:
        """One more seat, with a name nobody has."""
        taken = {seat.name.casefold() for seat in self.setup.seats}
        name = next((name for name in self.names if name.casefold() not in taken), "")
        add_seat(self.setup, name, kind)
        self.editing.append(Editing(name))
        self.changed()

    def remove(self, seat: int) -> None:
        """One seat fewer."""
        remove_seat(self.setup, seat)
        del self.editing[seat]
        self.changed()

    def choose(self, option: str, value: object) -> None:
        """An option was set."""
        setattr(self.setup, option, value)
        if option == "orientation":
            self.playing = ROTATION_SECONDS * ROTATION_TIMES
        self.changed()

    def move_age(self, seat: int, place: int) -> None:
        """A person is at another place of the age order."""
        people = [s for s in self.setup.age_order if s in self.setup.people]
        place = max(0, min(len(people) - 1, place))
        if people.index(seat) != place:
            people.remove(seat)
            people.insert(place, seat)
            self.setup.age_order = people
            self.changed()

    def read(self, scholar: str, colour: str) -> None:
        """Lay the card of a scholar over the page."""
        self.app.stack.push(ScholarSheet(self.app, scholar, colour))

    def begin(self) -> None:
        """Remember this set-up and start."""
        for seat in self.setup.seats:
            seat.name = seat.name.strip()
        fault = save_setup(self.setup)
        self.app.start_game(self.setup)
        if fault:
            self.app.tell(fault)

    def back(self) -> None:
        """Back to the title; what was set so far is remembered if it is whole."""
        if not faults(self.setup):
            save_setup(self.setup)
        super().back()

    # --- layout ----------------------------------------------------------------------------

    def heading(self) -> str:
        return self.words(f"titles.{self.setup.title}.setup")

    def rules_of(self) -> str:
        return self.setup.title

    def foot(self) -> list[Button]:
        ready = not faults(self.setup)
        return [
            self.button("back", self.words("dialog.back"), "paper", self.back),
            self.button(
                "start",
                self.words("setup.start"),
                "brass",
                self.begin,
                enabled=ready,
                why=self.words("setup.start_why"),
            ),
        ]

    def parts(self) -> list[Fill]:
        """Who plays, and how; a title without options tells of itself instead."""
        return [self._people, self._options if self._has_options else self._about]

    @property
    def _has_options(self) -> bool:
        return self.setup.title in WITH_OPTIONS

    def build(self) -> list[Widget]:
        self.faults = faults(self.setup)
        return super().build()

    def _people(self, column: Column) -> None:
        self._seats(column)
        column.skip(8)
        if self._has_options:
            self._age(column)
        for name in self._notes():
            key = f"setup.note.{self.setup.title}.{name}"
            column.text(f"note:{name}", self.words(key), ABOUT, 8)

    def _notes(self) -> list[str]:
        """What a title says below its seats: notes for this number of seats, then for any."""
        names = (f"seats_{len(self.setup.seats)}", "any")
        return [n for n in names if self.words.has(f"setup.note.{self.setup.title}.{n}")]

    # --- seats -----------------------------------------------------------------------------

    def _seats(self, column: Column) -> None:
        column.text("seats", self.words("setup.seats"), HEADING, 8)
        for seat in range(len(self.setup.seats)):
            self._seat(column, seat)
            column.add(Rule(id=f"seat:{seat}:rule", rect=column.take(self.u(6), 0)), space=8)
        if len(self.setup.seats) == MOST_SEATS:
            return
        kinds: tuple[tuple[str, Kind], ...] = (("add_person", "person"), ("add_computer", "greedy"))
        texts = [self.words(f"setup.{name}") for name, _ in kinds]
        sizes = [Button.size(self.look, text, "person") for text in texts]
        places = flow(sizes, column.width, self.u(10), (column.x, column.y))
        column.add(
            *(
                Button(
                    id=name,
                    rect=place,
                    text=text,
                    icon="person" if kind == "person" else "computer",
                    act=partial(self.add, kind),
                )
                for (name, kind), text, place in zip(kinds, texts, places, strict=True)
            )
        )

    def _seat(self, column: Column, index: int) -> None:
        seat = self.setup.seats[index]
        name = f"seat:{index}"
        high = max(self.look.sign_px(46), self.look.height(BODY.but(size=24), 1, 5))
        line = column.take(high, 4)
        side = self.look.sign_px(42)
        few = len(self.setup.seats) == LEAST_SEATS
        field = pygame.Rect(
            line.x + side + self.u(12), line.y, line.w - 2 * side - self.u(30), high
        )
        column.widgets += [
            Picture(
                id=f"{name}:sign",
                rect=pygame.Rect(line.x, line.centery - side // 2, side, side),
                picture=self.look.seat_sign(seat.colour, side),
            ),
            TextField(
                id=f"{name}:name",
                rect=field,
                editing=self.editing[index],
                change=lambda text: self.rename(index, text),
                longest=LONGEST_NAME,
                placeholder=self.words("setup.name"),
                wrong=f"{name}:name" in self.faults,
                look=self.look,
                active=self.page.focus == f"{name}:name",
            ),
            IconButton(
                id=f"{name}:remove",
                icon="cross",
                rect=pygame.Rect(line.right - side, line.centery - side // 2, side, side),
                act=lambda: self.remove(index),
                tip=self.words("setup.remove"),
                enabled=not few,
                why=self.words("setup.few"),
            ),
        ]
        self._fault(column, f"{name}:name")
        self._slips(column, index)

    def _fault(self, column: Column, place: str) -> None:
        if place in self.faults:
            column.text(f"{place}:fault", f"[warning] {self.words(self.faults[place])}", WRONG, 4)

    def _slips(self, column: Column, index: int) -> None:
        """Colours and kinds, and the scholar if scholars are chosen."""
        seat, look, name = self.setup.seats[index], self.look, f"seat:{index}"
        side = look.sign_px(28)
        kinds = [self.words(f"setup.kind.{kind}") for kind in KINDS]
        sizes = [(side + look.u(18), side + look.u(12))] * len(COLOURS)
        sizes += [Choice.size(look, text) for text in kinds]
        places = flow(sizes, column.width, look.u(7), (column.x, column.y))
        slips: list[Widget] = [
            Choice(
                id=f"{name}:colour:{colour}",
                rect=place,
                text="",
                chosen=colour == seat.colour,
                sign=look.seat_sign(colour, side),
                tip=self.words(f"setup.colour_tip.{colour}"),
                act=partial(self.recolour, index, colour),
            )
            for colour, place in zip(COLOURS, places, strict=False)
        ]
        slips += [
            Choice(
                id=f"{name}:kind:{kind}",
                rect=place,
                text=text,
                chosen=kind == seat.kind,
                tip=self.words(f"setup.kind_tip.{kind}"),
                act=partial(self.set_kind, index, kind),
            )
            for kind, text, place in zip(KINDS, kinds, places[len(COLOURS) :], strict=True)
        ]
        column.add(*slips, space=6)
        self._fault(column, f"{name}:colour")
        if self.setup.choose_scholars:
            values = [(s, self.words(f"scholar.{s}.name")) for s in SCHOLARS]
            row = pygame.Rect(column.x, column.y, column.width, 0)
            column.add(
                *choice_row(
                    look,
                    f"{name}:scholar",
                    values,
                    seat.scholar,
                    lambda s: self.pick_scholar(index, s),
                    row,
                    {s: self.words(f"scholar.{s}.epithet") for s in SCHOLARS},
                ),
                space=6,
            )
            self._fault(column, f"{name}:scholar")

    # --- a title without options -----------------------------------------------------------

    def _about(self, column: Column) -> None:
        """The box and what is in it."""
        title, words = self.setup.title, self.words
        column.text("about:call", words(f"titles.{title}.call"), HEADING, 8)
        high = min(self.u(400), round(column.width * 1.1))
        picture = self.look.pictures.get(f"table/box_{title}", column.width, high)
        rect = column.take(high, 10)
        column.add(Picture(id="about:box", rect=rect, picture=picture), space=0)
        box = picture.get_rect(center=rect.center)
        column.widgets.append(Paint(id="about:name", rect=box, paint=self._box_name))
        column.text("about:players", words(f"titles.{title}.players"), LABEL, 2)
        column.text("about:minutes", words(f"titles.{title}.minutes"), LABEL, 8)
        column.text("about:text", words(f"titles.{title}.about"), BODY, 0)

    def _box_name(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        write_name(self.look, surface, box, self.words(f"titles.{self.setup.title}.name"))

    # --- options ---------------------------------------------------------------------------

    def _options(self, column: Column) -> None:
        column.text("options", self.words("setup.options"), HEADING, 8)
        self._orientation(column)
        self._scholars(column)
        for option in ("alert", "boss", "version"):
            self._choice(column, option, OPTIONS[option][0])
        self._round_limit(column)

    def _named(self, column: Column, option: str) -> None:
        column.text(f"{option}:name", self.words(f"setup.{option}.name"), LABEL, 3)

    def _choice(self, column: Column, option: str, values: tuple[str, ...]) -> None:
        self._named(column, option)
        pairs = [(value, self.words(f"setup.{option}.{value}")) for value in values]
        row = pygame.Rect(column.x, column.y, column.width, 0)
        column.add(
            *choice_row(
                self.look,
                option,
                pairs,
                getattr(self.setup, option),
                lambda value: self.choose(option, value),
                row,
            ),
            space=4,
        )
        column.text(f"{option}:text", self.words(f"setup.{option}.text"), ABOUT, 14)

    def _orientation(self, column: Column) -> None:
        """One visible click, with a small moving picture of what it means."""
        self._named(column, "orientation")
        now = self.setup.orientation
        side = self.u(104)
        picture = pygame.Rect(column.x, column.y, round(side * 2.25), side)
        right = Column(
            self.look, picture.right + self.u(16), column.width - picture.w - self.u(16), column.y
        )
        values = [(v, self.words(f"setup.orientation.{v}")) for v in OPTIONS["orientation"][0]]
        row = pygame.Rect(right.x, right.y, right.width, 0)
        right.add(
            *choice_row(
                self.look,
                "orientation",
                values,
                now,
                lambda value: self.choose("orientation", value),
                row,
            ),
            space=4,
        )
        right.text("orientation:text", self.words(f"setup.orientation.{now}_text"), ABOUT, 0)
        column.widgets.append(Paint(id="orientation:picture", rect=picture, paint=self._rotation))
        column.widgets += right.widgets
        column.y = max(right.y, picture.bottom) + self.u(14)

    def _rotation(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        gone = ROTATION_SECONDS * ROTATION_TIMES - self.playing
        part = (gone % ROTATION_SECONDS) / ROTATION_SECONDS if self.playing > 0 else 1.0
        draw_rotation(surface, self.app, rect, self.setup.orientation == "rotate", part)

    def _scholars(self, column: Column) -> None:
        self._named(column, "choose_scholars")
        values = [(v, self.words(f"setup.choose_scholars.{v}")) for v in ("dealt", "chosen")]
        now = "chosen" if self.setup.choose_scholars else "dealt"
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
        for scholar, colour, place in zip(SCHOLARS, COLOURS, places, strict=True):
            name = self.words(f"scholar.{scholar}.name")
            column.widgets += [
                Picture(
                    id=f"face:{scholar}",
                    rect=place,
                    picture=self.look.medallion(portrait(scholar), colour, side),
                ),
                Area(
                    id=f"read:{scholar}",
                    rect=place,
                    tip=self.words("setup.scholar_read", name=name),
                    act=partial(self.read, scholar, colour),
                ),
            ]
        column.y = places[-1].bottom + self.u(6)
        column.text("choose_scholars:text", self.words("setup.choose_scholars.text"), ABOUT, 14)

    def _round_limit(self, column: Column) -> None:
        self._named(column, "round_limit")
        low, high = ROUND_LIMITS
        slider = Slider(
            id="round_limit",
            value=self.setup.round_limit,
            low=low,
            high=high,
            step=5,
            rect=column.take(max(self.u(40), self.look.height(BODY)), 0),
            change=lambda value: self.choose("round_limit", value),
            show=lambda n: self.words("setup.round_limit.value", n=n),
        )
        column.add(slider, space=2)
        column.text("round_limit:text", self.words("setup.round_limit.text"), ABOUT, 14)

    def _age(self, column: Column) -> None:
        people = [seat for seat in age_order(self.setup) if seat in self.setup.people]
        if len(people) < 2:
            return
        self._named(column, "age")
        column.text("age:text", self.words("setup.age.text"), ABOUT, 6)
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
                words = self.words(f"setup.age.{'earlier' if by < 0 else 'later'}", name=name)
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
