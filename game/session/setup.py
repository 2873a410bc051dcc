"""What is decided before a game: who sits where, and what the title leaves to the players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.engine.core.options import COLOURS, Colour, SeatOrder, TitleOptions
from game.engine.titles import TITLES, title_part
from game.session.disk import read_small
from game.session.folders import config_dir, write_whole
from game.session.sentence import Sentence
from game.session.settings import MOST_BYTES

Kind = Literal["person", "whimsical", "novice", "scholar", "professor"]
Word = Annotated[str, msgspec.Meta(max_length=40)]

KINDS: tuple[Kind, ...] = ("person", "whimsical", "novice", "scholar", "professor")
OLD_KINDS = {"greedy": "scholar", "random": "whimsical"}
"""What two levels of computer players were called before there were four."""

SEARCHING: Kind = "professor"
"""The computer that thinks in a process of its own."""
STYLED: tuple[Kind, ...] = ("scholar", "professor")
INSTEAD: Kind = "scholar"
"""Who answers for it if that process is lost."""
LONGEST_NAME = 16
PRACTICE = "practice"
"""The occasion of a game that begins at a moment of another."""


@cache
def options_of(title: str) -> TitleOptions:
    """What a title leaves to the players."""
    options: TitleOptions = title_part(title, "game.engine.titles.{}.options", "OPTIONS")
    return options


class SeatSetUp(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: name, colour, who decides for it, and what the title lets it choose."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    colour: Colour
    kind: Kind = "person"
    choices: dict[Word, Word] = {}
    style: Word = ""
    """What a computer likes best, by the names of its title; "" for nothing in particular."""


class SetUp(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game about to begin. What is not said is as the title has it; what the title forbids is refused."""

    title: str
    seats: Annotated[list[SeatSetUp], msgspec.Meta(min_length=2, max_length=len(COLOURS))]
    options: dict[Word, Any] = {}
    occasion: Word = ""
    """What the game is for, if not for itself: practice, or the day whose table it is."""
    advice: bool = True
    """May people ask what the strongest computer would do in their place?"""

    def __post_init__(self) -> None:
        if self.title not in TITLES:
            return
        declared = options_of(self.title)
        if len(self.seats) not in declared.seats:
            raise ValueError(f"{self.title} is not for {len(self.seats)} seats.")
        for seat in self.seats:
            if seat.colour not in declared.colours:
                raise ValueError(f"No seat of {self.title} is {seat.colour}.")
            if seat.kind == "person":  # a seat that was a computer's may still have its style
                seat.style = ""
            if seat.style and seat.style not in styles_of(self.title, seat.kind):
                raise ValueError(f"No {seat.kind} of {self.title} is a {seat.style!r}.")
        for name, value in self.options.items():
            if why := declared.why_not(name, value):
                raise ValueError(why)
        _choose(self.seats, declared)
        self.tidy()

    def tidy(self) -> None:
        """Bring up to date what follows from who sits where."""
        declared = options_of(self.title)
        self.options = declared.completed(self.options, self.people, len(self.seats))

    @property
    def for_game(self) -> dict[str, Any]:
        """The options as `game.api.new_game` takes them."""
        declared = options_of(self.title)
        options = declared.completed(self.options, self.people, len(self.seats))
        colours = [seat.colour for seat in self.seats]
        return declared.for_game(options, colours, [seat.choices for seat in self.seats])

    @property
    def people(self) -> list[int]:
        """Seats decided by a person."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]


def _choose(seats: Sequence[SeatSetUp], declared: TitleOptions) -> None:
    """Give each seat what it has not chosen, and refuse what nobody can choose."""
    names = [choice.name for choice in declared.of_a_seat]
    for seat in seats:
        for name in seat.choices:
            if name not in names:
                raise ValueError(f"A seat has no {name!r}.")
    for choice in declared.of_a_seat:
        for seat in seats:
            taken = [other.choices.get(choice.name, "") for other in seats]
            free = next((value for value in choice.values if value not in taken), "")
            if seat.choices.setdefault(choice.name, free) not in choice.values:
                raise ValueError(f"{choice.name} cannot be {seat.choices[choice.name]!r}.")


def faults(setup: SetUp) -> dict[str, str]:
    """What is wrong, by place (`seat:1:name`): a text key that says what to do."""
    found: dict[str, str] = {}
    names = [seat.name.strip().casefold() for seat in setup.seats]
    colours = [seat.colour for seat in setup.seats]
    for i in range(len(setup.seats)):
        if not names[i]:
            found[f"seat:{i}:name"] = "setup.fault.empty_name"
        elif names[i] in names[:i]:
            found[f"seat:{i}:name"] = "setup.fault.doubled_name"
        if colours[i] in colours[:i]:
            found[f"seat:{i}:colour"] = "setup.fault.doubled_colour"
    for choice in options_of(setup.title).of_a_seat:
        if setup.options.get(choice.only_if, True):
            chosen = [seat.choices[choice.name] for seat in setup.seats]
            for i in (i for i, value in enumerate(chosen) if value in chosen[:i]):
                key = f"{setup.title}.setup.fault.doubled_{choice.name}"
                found[f"seat:{i}:{choice.name}"] = key
    return found


def styles_of(title: str, kind: Kind) -> tuple[str, ...]:
    """What a computer of this kind may like, by name; none for people and for the lower levels."""
    from game.content.judgement import load_judgement  # lists of games need no judgement

    return tuple(load_judgement(title).styles) if kind in STYLED else ()


def give_style(setup: SetUp, seat: SeatSetUp) -> None:
    """The first style no other computer has, so that each is another character."""
    styles = styles_of(setup.title, seat.kind)
    if seat.style not in styles:
        taken = [other.style for other in setup.seats]
        seat.style = next((style for style in styles if style not in taken), "")


def add_seat(setup: SetUp, name: str, kind: Kind = "person") -> None:
    """One more at the table, with the first colour nobody has; last in every order."""
    colours = options_of(setup.title).colours
    colour = next(c for c in colours if c not in [seat.colour for seat in setup.seats])
    setup.seats.append(SeatSetUp(name, colour, kind))
    give_style(setup, setup.seats[-1])
    _choose(setup.seats, options_of(setup.title))
    setup.tidy()


def remove_seat(setup: SetUp, index: int) -> None:
    """One fewer; seats behind it move up."""
    del setup.seats[index]
    for option in options_of(setup.title).options:
        if isinstance(option, SeatOrder):
            order = setup.options[option.name]
            setup.options[option.name] = [i - (i > index) for i in order if i != index]
    setup.tidy()


def first_setup(title: str, names: Sequence[str]) -> SetUp:
    """What set-up shows the very first time: two people."""
    return _new(title, names[:2], ["person", "person"])


def quick_setup(title: str, names: Sequence[str]) -> SetUp:
    """One person against three computers, everything else by the book."""
    return _new(title, names, ["person", "scholar", "scholar", "scholar"])


def practice_setup(title: str, names: Sequence[str]) -> SetUp:
    """One person against one computer, everything else by the book."""
    return _new(title, names, ["person", "novice"])


def _new(title: str, names: Sequence[str], kinds: list[Kind]) -> SetUp:
    seats = [SeatSetUp(*one) for one in zip(names, COLOURS, kinds, strict=False)]
    setup = SetUp(title, seats)
    for seat in setup.seats:
        give_style(setup, seat)
    return setup


def upgrade_setup(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up as plain data from the days when options of one title stood among its own fields."""
    declared = options_of(setup["title"])
    own, mine = [one.name for one in declared.options], [one.name for one in declared.of_a_seat]
    return {
        "title": setup["title"],
        "seats": [
            {
                **{name: seat[name] for name in ("name", "colour", "kind") if name in seat},
                "choices": {name: seat[name] for name in mine if name in seat},
            }
            for seat in setup["seats"]
        ],
        "options": {name: setup[name] for name in own if name in setup},
    }


def rename_kinds(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up as plain data from the days when a computer was "greedy" or "random"."""
    seats = [
        {**seat, "kind": OLD_KINDS.get(kind := seat.get("kind", "person"), kind)}
        for seat in setup["seats"]
    ]
    return {**setup, "seats": seats}


def setup_file(title: str) -> Path:
    """Where the last set-up of a title is remembered."""
    return config_dir() / f"setup-{title}.json"


def load_setup(title: str, names: Sequence[str]) -> SetUp:
    """The last set-up; a missing or broken one is simply the first one again."""
    try:
        found = msgspec.json.decode(read_small(setup_file(title), MOST_BYTES), type=dict[str, Any])
        found["title"] = title
        found = rename_kinds(found if "options" in found else upgrade_setup(found))
        setup = msgspec.convert(found, SetUp)
    except (
        OSError,
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
    ):  # no UTF-8, no JSON, another shape
        return first_setup(title, names)
    for seat in setup.seats:
        # Nobody can type these; a line break would spread a name over the page.
        seat.name = "".join(char for char in seat.name if char.isprintable())
    return setup


def save_setup(setup: SetUp) -> Sentence | None:
    """Remember a set-up; None if all went well."""
    path = setup_file(setup.title)
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(setup), indent=2))
    except OSError as error:
        return Sentence("fault.settings_write", {"file": str(path), "why": str(error)})
    return None
