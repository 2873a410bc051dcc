"""Set-up: who plays, and in which colour. A title that decides more makes its own of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.options import Colour, Number, OneOf
from game.scenes.pages.shelf import write_name
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.session.setup import (
    KINDS,
    LONGEST_NAME,
    Kind,
    SetUp,
    add_seat,
    faults,
    give_style,
    load_setup,
    options_of,
    remove_seat,
    save_setup,
    styles_of,
)
from game.ui.choosers import Choice, Slider, choice_row
from game.ui.field import Editing, TextField
from game.ui.look import BODY, HEADING, LABEL, SMALL, Look
from game.ui.scale import flow
from game.ui.text import plain
from game.ui.widgets import Button, IconButton, Paint, Picture, Rule, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App

ABOUT = SMALL.but(colour="ink_faded")
WRONG = LABEL.but(colour="seal", size=18)


class SetUpScene(SheetScene):
    """The page before a game of any title."""

    def __init__(self, app: App, title: str) -> None:
        super().__init__(app)
        self.colours = options_of(title).colours
        self.most_seats = len(self.colours)
        self.names = [app.words(f"setup.names.{i}") for i in range(self.most_seats)]
        self.setup: SetUp = load_setup(title, self.names)
        self.editing = [Editing(seat.name) for seat in self.setup.seats]
        self.faults: dict[str, str] = {}

    # --- changes ---------------------------------------------------------------------------

    def changed(self) -> None:
        """Something was changed: check and lay out anew."""
        self.setup.tidy()
        self.rebuild()

    def rename(self, seat: int, name: str) -> None:
        """A name was typed."""
        self.setup.seats[seat].name = name
        self.changed()

    def recolour(self, seat: int, colour: Colour) -> None:
        """A colour was picked; whoever had it takes the one set free."""
        mine = self.setup.seats[seat].colour
        for other in self.setup.seats:
            if other.colour == colour:
                other.colour = mine
        self.setup.seats[seat].colour = colour
        self.changed()

    def pick(self, seat: int, name: str, value: str) -> None:
        """A seat picked what the title lets it choose; whoever had it takes what is set free."""
        mine = self.setup.seats[seat].choices[name]
        for other in self.setup.seats:
            if other.choices[name] == value:
                other.choices[name] = mine
        self.setup.seats[seat].choices[name] = value
        self.changed()

    def choose(self, option: str, value: object) -> None:
        """An option was set."""
        self.setup.options[option] = value
        self.changed()

    def set_kind(self, seat: int, kind: Kind) -> None:
        """Person or which computer."""
        self.setup.seats[seat].kind = kind
        give_style(self.setup, self.setup.seats[seat])
        self.changed()

    def set_style(self, seat: int, style: str) -> None:
        """What a computer likes best; the same again: nothing in particular."""
        chosen = self.setup.seats[seat]
        chosen.style = "" if chosen.style == style else style
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
        return self.words(f"{self.setup.title}.title.setup")

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
        """Who plays, and what is in the box."""
        return [self.people, self.how]

    def build(self) -> list[Widget]:
        self.faults = faults(self.setup)
        return super().build()

    def people(self, column: Column) -> None:
        """The seats, and what the title says of them."""
        self._seats(column)
        column.skip(8)
        if len(self.setup.people) < len(self.setup.seats):
            column.text("note:fair", self.words("setup.fair"), ABOUT, 8)
        self._advice(column)
        for name in self._notes():
            key = f"{self.setup.title}.setup.note.{name}"
            column.text(f"note:{name}", self.words(key), ABOUT, 8)

    def _advice(self, column: Column) -> None:
        """Whether people may ask for advice."""
        column.text("advice:name", self.words("setup.advice.name"), LABEL, 3)
        values = [(name, self.words(f"setup.advice.{name}")) for name in ("allowed", "forbidden")]
        now = values[0 if self.setup.advice else 1][0]
        row = pygame.Rect(column.x, column.y, column.width, 0)
        column.add(*choice_row(self.look, "advice", values, now, self.set_advice, row), space=4)
        column.text("advice:text", self.words("setup.advice.text"), ABOUT, 14)

    def set_advice(self, value: str) -> None:
        """Allow advice or forbid it."""
        self.setup.advice = value == "allowed"
        self.changed()

    def _notes(self) -> list[str]:
        """What a title says below its seats: notes for this number of seats, then for any."""
        names = (f"seats_{len(self.setup.seats)}", "any")
        return [n for n in names if self.words.has(f"{self.setup.title}.setup.note.{n}")]

    # --- seats -----------------------------------------------------------------------------

    def _seats(self, column: Column) -> None:
        column.text("seats", self.words("setup.seats"), HEADING, 8)
        for seat in range(len(self.setup.seats)):
            self._seat(column, seat)
            column.add(Rule(id=f"seat:{seat}:rule", rect=column.take(self.u(6), 0)), space=8)
        if len(self.setup.seats) == self.most_seats:
            return
        kinds: tuple[tuple[str, Kind], ...] = (
            ("add_person", "person"),
            ("add_computer", "scholar"),
        )
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
        few = len(self.setup.seats) == min(options_of(self.setup.title).seats)
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
                tip=self.words("setup.no_picture") if lacks_signs(self.look, seat.name) else "",
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
        self.fault(column, f"{name}:name")
        self.slips(column, index)

    def fault(self, column: Column, place: str) -> None:
        """What is wrong at a place, below it."""
        if place in self.faults:
            column.text(f"{place}:fault", f"[warning] {self.words(self.faults[place])}", WRONG, 4)

    def slips(self, column: Column, index: int) -> None:
        """What is chosen for a seat: colour and kind."""
        seat, look, name = self.setup.seats[index], self.look, f"seat:{index}"
        side = look.sign_px(28)
        kinds = [self.words(f"setup.kind.{kind}") for kind in KINDS]
        sizes = [(side + look.u(18), side + look.u(12))] * len(self.colours)
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
            for colour, place in zip(self.colours, places, strict=False)
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
            for kind, text, place in zip(KINDS, kinds, places[len(self.colours) :], strict=True)
        ]
        column.add(*slips, space=6)
        self.fault(column, f"{name}:colour")
        self._styles(column, index)

    def _styles(self, column: Column, index: int) -> None:
        """What a computer likes, for levels that differ in it."""
        seat, title = self.setup.seats[index], self.setup.title
        styles = styles_of(title, seat.kind)
        texts = [self.words(f"{title}.style.{style}") for style in styles]
        sizes = [Choice.size(self.look, text) for text in texts]
        places = flow(sizes, column.width, self.u(7), (column.x, column.y))
        slips = [
            Choice(
                id=f"seat:{index}:style:{style}",
                rect=place,
                text=text,
                chosen=style == seat.style,
                tip=self.words(f"{title}.style_tip.{style}"),
                act=partial(self.set_style, index, style),
            )
            for style, text, place in zip(styles, texts, places, strict=True)
        ]
        if slips:
            column.add(*slips, space=6)

    # --- the box ---------------------------------------------------------------------------

    def how(self, column: Column) -> None:
        """The box and what is in it; a title with options lists them instead."""
        title, words = self.setup.title, self.words
        column.text("about:call", words(f"{title}.title.call"), HEADING, 8)
        high = min(self.u(400), round(column.width * 1.1))
        picture = self.look.pictures.get(f"table/box_{title}", column.width, high)
        rect = column.take(high, 10)
        column.add(Picture(id="about:box", rect=rect, picture=picture), space=0)
        box = picture.get_rect(center=rect.center)
        column.widgets.append(Paint(id="about:name", rect=box, paint=self._box_name))
        column.text("about:players", words(f"{title}.title.players"), LABEL, 2)
        column.text("about:minutes", words(f"{title}.title.minutes"), LABEL, 8)
        column.text("about:text", words(f"{title}.title.about"), BODY, 0)

    def _box_name(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        write_name(self.look, surface, box, self.words(f"{self.setup.title}.title.name"))

    # --- options ---------------------------------------------------------------------------

    def option(self, column: Column, name: str) -> None:
        """An option with its name, its values and a word about it."""
        self.option_name(column, name)
        declared = options_of(self.setup.title).find(name)
        if isinstance(declared, Number):
            column.add(self._number(column, declared), space=2)
        else:
            row = pygame.Rect(column.x, column.y, column.width, 0)
            now, values = self.setup.options[name], self.option_values(name)
            choose = partial(self.choose, name)
            column.add(*choice_row(self.look, name, values, now, choose, row), space=4)
        text = self.words(f"{self.setup.title}.setup.{name}.text")
        column.text(f"{name}:text", text, ABOUT, 14)

    def option_name(self, column: Column, name: str) -> None:
        """What an option is called."""
        text = self.words(f"{self.setup.title}.setup.{name}.name")
        column.text(f"{name}:name", text, LABEL, 3)

    def option_values(self, name: str) -> list[tuple[str, str]]:
        """The values of an option with their names."""
        title, declared = self.setup.title, options_of(self.setup.title).find(name)
        assert isinstance(declared, OneOf)
        return [(v, self.words(f"{title}.setup.{name}.{v}")) for v in declared.values]

    def _number(self, column: Column, declared: Number) -> Slider:
        title, name = self.setup.title, declared.name
        return Slider(
            id=name,
            value=self.setup.options[name],
            low=declared.least,
            high=declared.most,
            step=declared.step,
            rect=column.take(max(self.u(40), self.look.height(BODY)), 0),
            change=partial(self.choose, name),
            show=lambda n: self.words(f"{title}.setup.{name}.value", n=n),
        )


def lacks_signs(look: Look, name: str) -> bool:
    """Are there signs in a name that no typeface here can show?"""
    return bool(look.type.lay(plain(name), BODY).missing)
