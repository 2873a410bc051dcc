"""What is decided before a game: who sits where, and the options of D2.1."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.session.folders import config_dir, write_whole
from game.session.settings import Fault

Colour = Literal["red", "blue", "yellow", "purple"]
Kind = Literal["person", "greedy", "random"]
Scholar = Literal["valerio", "sofia", "vincenzo", "rebecca"]

COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow", "purple")
SCHOLARS: tuple[Scholar, ...] = ("valerio", "sofia", "vincenzo", "rebecca")
KINDS: tuple[Kind, ...] = ("person", "greedy", "random")
LONGEST_NAME = 16
# Titles for which more is decided than who sits where.
WITH_OPTIONS = frozenset({"dungeonology"})
ROUND_LIMITS = (20, 100)

# The values of each option and the default, D2.1.
OPTIONS: dict[str, tuple[tuple[str, ...], str]] = {
    "alert": (("easy", "normal", "hard", "random"), "normal"),
    "boss": (("aggressive", "drunk", "random"), "random"),
    "version": (("1.15", "0.94"), "1.15"),
    "orientation": (("north", "rotate"), "north"),
}


class SeatSetUp(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: name, colour, who decides for it, and its scholar if they are chosen."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    colour: Colour
    kind: Kind = "person"
    scholar: Scholar = "valerio"


class SetUp(msgspec.Struct, forbid_unknown_fields=True):
    """A game about to begin. `age_order` lists seats, the youngest first (D9.6)."""

    title: str
    seats: Annotated[list[SeatSetUp], msgspec.Meta(min_length=2, max_length=4)]
    age_order: list[int]
    alert: Literal["easy", "normal", "hard", "random"] = "normal"
    boss: Literal["aggressive", "drunk", "random"] = "random"
    version: Literal["1.15", "0.94"] = "1.15"
    orientation: Literal["north", "rotate"] = "north"
    round_limit: Annotated[int, msgspec.Meta(ge=20, le=100)] = 40
    choose_scholars: bool = False

    @property
    def options(self) -> dict[str, Any]:
        """The options as `game.api.new_game` takes them; a title without any takes none."""
        if self.title not in WITH_OPTIONS:
            return {}
        return {
            "scholars": [s.scholar for s in self.seats] if self.choose_scholars else "random",
            "colours": [seat.colour for seat in self.seats],
            "age_order": age_order(self),
            "alert": self.alert,
            "boss": self.boss,
            "version": self.version,
            "orientation": self.orientation,
            "round_limit": self.round_limit,
        }

    @property
    def people(self) -> list[int]:
        """Seats decided by a person."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]


def age_order(setup: SetUp) -> list[int]:
    """The age order made whole: people as ranked, computers after them in seat order (D2.1)."""
    people = setup.people
    ranked = [seat for seat in dict.fromkeys(setup.age_order) if seat in people]
    ranked += [seat for seat in people if seat not in ranked]
    return ranked + [seat for seat in range(len(setup.seats)) if seat not in people]


def faults(setup: SetUp) -> dict[str, str]:
    """What is wrong, by place (`seat:1:name`): a text key that says what to do."""
    found: dict[str, str] = {}
    names = [seat.name.strip().casefold() for seat in setup.seats]
    colours = [seat.colour for seat in setup.seats]
    scholars = [seat.scholar for seat in setup.seats]
    for i in range(len(setup.seats)):
        if not names[i]:
            found[f"seat:{i}:name"] = "setup.fault.empty_name"
        elif names[i] in names[:i]:
            found[f"seat:{i}:name"] = "setup.fault.doubled_name"
        if colours[i] in colours[:i]:
            found[f"seat:{i}:colour"] = "setup.fault.doubled_colour"
        if setup.choose_scholars and scholars[i] in scholars[:i]:
            found[f"seat:{i}:scholar"] = "dungeonology.setup.fault.doubled_scholar"
    return found


def new_seat(setup: SetUp | None, name: str, kind: Kind = "person") -> SeatSetUp:
    """A seat with the first colour and scholar nobody has yet."""
    taken = setup.seats if setup else []
    colour = next(c for c in COLOURS if c not in [seat.colour for seat in taken])
    scholar = next(s for s in SCHOLARS if s not in [seat.scholar for seat in taken])
    return SeatSetUp(name, colour, kind, scholar)


def add_seat(setup: SetUp, name: str, kind: Kind = "person") -> None:
    """One more at the table, the oldest so far."""
    setup.seats.append(new_seat(setup, name, kind))
    setup.age_order.append(len(setup.seats) - 1)
    setup.age_order = age_order(setup)


def remove_seat(setup: SetUp, index: int) -> None:
    """One fewer; seats behind it move up."""
    del setup.seats[index]
    setup.age_order = [i - (i > index) for i in setup.age_order if i != index]


def first_setup(title: str, names: list[str]) -> SetUp:
    """What set-up shows the very first time: two people."""
    return _made(title, names[:2], ["person", "person"])


def quick_setup(title: str, names: list[str]) -> SetUp:
    """One person against three computers, everything else by the book."""
    return _made(title, names, ["person", "greedy", "greedy", "greedy"])


def _made(title: str, names: list[str], kinds: list[Kind]) -> SetUp:
    seats = [
        SeatSetUp(name, colour, kind, scholar)
        for name, colour, kind, scholar in zip(names, COLOURS, kinds, SCHOLARS, strict=False)
    ]
    return SetUp(title, seats, age_order=list(range(len(seats))))


def setup_file(title: str) -> Path:
    """Where the last set-up of a title is remembered."""
    return config_dir() / f"setup-{title}.json"


def load_setup(title: str, names: list[str]) -> SetUp:
    """The last set-up; a missing or broken one is simply the first one again."""
    try:
        setup = msgspec.json.decode(setup_file(title).read_bytes(), type=SetUp)
    except (OSError, ValueError):  # bytes that are no UTF-8 are a ValueError of their own
        return first_setup(title, names)
    setup.title = title
    for seat in setup.seats:
        # Nobody can type these; a line break would spread a name over the page.
        seat.name = "".join(char for char in seat.name if char.isprintable())
    setup.age_order = age_order(setup)
    return setup


def save_setup(setup: SetUp) -> Fault | None:
    """Remember a set-up; None if all went well."""
    path = setup_file(setup.title)
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(setup), indent=2))
    except OSError as error:
        return Fault("fault.settings_write", {"file": str(path), "why": str(error)})
    return None
