"""What is decided before a game beyond who sits where: declared by a title, handed on by everybody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, get_args

from game.engine.core.record import definition

Colour = Literal["red", "blue", "yellow", "purple", "green", "orange"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The colours of seats; a title has as many of the first ones as it has seats at most."""


class BadOption(ValueError):
    """An option that does not exist or does not fit, told in one sentence."""


@definition
class OneOf:
    """One of several words."""

    name: str
    values: tuple[str, ...]
    default: str

    def allows(self, value: object) -> bool:
        """Is it one of the words?"""
        return value in self.values

    def read(self, text: str) -> object:
        """The value as somebody types it."""
        return text


@definition
class Number:
    """A whole number between two others, in steps on the screen."""

    name: str
    least: int
    most: int
    default: int
    step: int = 1

    def allows(self, value: object) -> bool:
        """Is it a whole number within the bounds?"""
        return type(value) is int and self.least <= value <= self.most

    def read(self, text: str) -> object:
        """The value as somebody types it."""
        return int(text) if text.isdecimal() else text


@definition
class Switch:
    """Something that is done or not."""

    name: str
    default: bool = False

    def allows(self, value: object) -> bool:
        """Is it yes or no?"""
        return isinstance(value, bool)

    def read(self, text: str) -> object:
        """The value as somebody types it."""
        return {"yes": True, "no": False}.get(text, text)


@definition
class SeatOrder:
    """All seats in an order of the people; whoever is missing follows, computers last."""

    name: str
    default: tuple[int, ...] = ()

    def allows(self, value: object) -> bool:
        """Is it a list of numbers? `whole` makes an order of it."""
        return isinstance(value, list) and all(type(seat) is int for seat in value)

    def read(self, text: str) -> object:
        """The value as somebody types it: numbers with commas between them."""
        words = text.split(",")
        return [int(word) for word in words] if all(w.isdecimal() for w in words) else text

    @staticmethod
    def whole(order: Sequence[int], people: Sequence[int], seats: int) -> list[int]:
        """Every seat once: people as ranked, then the others in the order of seats."""
        ranked = [seat for seat in dict.fromkeys(order) if seat in people]
        ranked += [seat for seat in people if seat not in ranked]
        return ranked + [seat for seat in range(seats) if seat not in people]


GameOption = OneOf | Number | Switch | SeatOrder


@definition
class SeatChoice:
    """What each seat has for itself, no two the same; it counts only if the switch `only_if` is on."""

    name: str
    values: tuple[str, ...]
    only_if: str = ""


def _no_options(
    options: Mapping[str, Any], colours: Sequence[str], seats: Sequence[Mapping[str, str]]
) -> dict[str, Any]:
    return {}


@definition
class TitleOptions:
    """What is decided before a game of one title: how many play, its options, what each seat chooses.

    `for_game` makes of options, colours and choices by seat what the title's `new_game` takes.
    """

    seats: tuple[int, ...]
    options: tuple[GameOption, ...] = ()
    of_a_seat: tuple[SeatChoice, ...] = ()
    for_game: Callable[..., dict[str, Any]] = _no_options

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours there are for its seats."""
        return COLOURS[: max(self.seats)]

    def find(self, name: str) -> GameOption | None:
        """An option by its name."""
        return next((option for option in self.options if option.name == name), None)

    def completed(
        self, given: Mapping[str, Any], people: Sequence[int], seats: int
    ) -> dict[str, Any]:
        """All options: those given, the others as the title has them, every order whole."""
        options = {option.name: option.default for option in self.options} | dict(given)
        for option in self.options:
            if isinstance(option, SeatOrder):
                options[option.name] = option.whole(options[option.name], people, seats)
        return options

    def why_not(self, name: str, value: object) -> str:
        """What is wrong with an option, in a sentence for whoever tries the engine out; "" if nothing."""
        option = self.find(name)
        if option is None:
            known = ", ".join(one.name for one in self.options) or "none"
            return f"There is no option {name!r}; there are {known}."
        if option.allows(value):
            return ""
        if isinstance(option, OneOf):
            return f"{name} can be {', '.join(option.values)}, not {value!r}."
        if isinstance(option, Number):
            return f"{name} is a whole number from {option.least} to {option.most}, not {value!r}."
        return f"{name} cannot be {value!r}."
