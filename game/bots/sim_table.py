"""What is kept of simulated games, and the table that tells how they went, in words of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from game.api import Event, Question, TableView
from game.content.sentences import decimal
from game.content.texts import SOFT_HYPHEN, Catalogue
from game.terminal import padded

FIRST, WIDE = 24, 48
"""How wide the first column is, where it holds names and where it holds sentences."""


class PlayedGame(NamedTuple):
    """What is kept of one game."""

    bots: tuple[str, ...]
    winner: int
    scores: tuple[dict[str, int], ...]
    rounds: int
    reason: str
    decisions: int
    sharing: tuple[int, ...] = ()
    """Who shares the first place with the winner."""
    facts: Mapping[str, Any] = {}
    """What its title noted beside this."""


class SimTable:
    """The parts of the table for one title in one language, each a few lines."""

    def __init__(self, texts: Catalogue, title: str) -> None:
        self.texts = texts
        self.title = title

    # Words and numbers

    def say(self, key: str, **args: object) -> str:
        """A word or a line that every title has."""
        return self.texts.say(f"sim.{key}", **args).replace(SOFT_HYPHEN, "")

    def own(self, key: str, **args: object) -> str:
        """A word or a line that only this title has in its table."""
        return self.texts.say(f"{self.title}.sim.{key}", **args).replace(SOFT_HYPHEN, "")

    def word(self, key: str, **args: object) -> str:
        """A word that this title has elsewhere too."""
        return self.texts.say(f"{self.title}.{key}", **args).replace(SOFT_HYPHEN, "")

    def level(self, name: str) -> str:
        """A kind of computer player."""
        return self.texts.say(f"setup.kind.{name}")

    def part(self, name: str) -> str:
        """A part of the score sheet: a word of its own, or a type of what is gathered."""
        key = f"score.{name}.name"
        return self.word(key if f"{self.title}.{key}" in self.texts else f"type.{name}.name")

    def share(self, part: float, whole: float) -> str:
        """A percentage."""
        return self.say("percent", n=decimal(self.texts, 100 * part / whole)) if whole else "-"

    def spread(self, numbers: Sequence[int]) -> str:
        """Least, most and mean."""
        mean = decimal(self.texts, sum(numbers) / len(numbers))
        return self.say("spread", least=min(numbers), most=max(numbers), mean=mean)

    # Lines

    def line(self, label: str, text: str) -> str:
        """A fact behind its name."""
        return f"{padded(label, FIRST)} {text}"

    def row(self, name: str, *cells: tuple[str, int], first: int = FIRST) -> str:
        """A line of columns, each with its width."""
        return " ".join([padded(name, first), *(padded(text, wide, True) for text, wide in cells)])

    def winners(
        self, heading: str, games: Sequence[PlayedGame], who: Sequence[Sequence[str]]
    ) -> Iterator[str]:
        """Wins by whatever `who` calls the seats, with the ratio to a fair share of the games."""
        played, won = Counter[str](), Counter[str]()
        fair: dict[str, float] = {}
        for game, names in zip(games, who, strict=True):
            for name in names:
                played[name] += 1
                fair[name] = fair.get(name, 0.0) + 1 / len(names)
            won.update(names[seat] for seat in (game.winner, *game.sharing))
        columns = [(self.say(key), wide) for key, wide in _COLUMNS]
        yield self.row(heading, *columns)
        for name in sorted(played):
            n, wins = played[name], won[name]
            cells = [str(n), str(wins), self.share(wins, n), self._ratio(wins / fair[name])]
            widths = [wide for _, wide in _COLUMNS]
            yield self.row(f"  {name}", *zip(cells, widths, strict=True))

    def strength(self, games: Sequence[PlayedGame]) -> Iterator[str]:
        """How often a seat of each level wins, a shared win in parts, with the interval of 95 %."""
        played, won = Counter[str](), dict[str, float]()
        for game in games:
            played.update(game.bots)
            first = (game.winner, *game.sharing)
            for seat in first:
                won[game.bots[seat]] = won.get(game.bots[seat], 0.0) + 1 / len(first)
        yield self.row(
            self.say("level"), (self.say("seats"), 8), (self.say("won"), 10),
            (self.say("interval"), 22),
        )  # fmt: skip
        for name in sorted(played):
            wins, n = won.get(name, 0.0), played[name]
            low, high = (decimal(self.texts, 100 * end) for end in interval(wins, n))
            between = self.say("between", low=low, high=high)
            yield self.row(
                f"  {self.level(name)}", (str(n), 8), (self.share(wins, n), 10), (between, 22)
            )

    def points(self, games: Sequence[PlayedGame]) -> Iterator[str]:
        """The score sheet on average: everybody's, and the winner's."""
        sheets = [sheet for game in games for sheet in game.scores]
        best = [game.scores[game.winner] for game in games]
        yield self.row(self.say("points"), (self.say("mean"), 8), (self.say("winner"), 10))
        for part in sheets[0]:
            mean, top = (sum(s[part] for s in some) / len(some) for some in (sheets, best))
            yield self.row(
                f"  {self.part(part)}",
                (decimal(self.texts, mean), 8), (decimal(self.texts, top), 10),
            )  # fmt: skip

    def ways(self, heading: str, counts: Counter[str], whole: int) -> Iterator[str]:
        """How often each of several things happened."""
        yield heading
        for name, n in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])):
            yield self.row(f"  {name}", (str(n), 8), (self.share(n, whole), 10), first=WIDE)

    def _ratio(self, value: float) -> str:
        return decimal(self.texts, value, places=2)


_COLUMNS = (("games", 8), ("wins", 8), ("won", 10), ("fair", 18))


class Notes:
    """What a title notes while a game runs, and tells in the table; this is for one that notes nothing."""

    def see(self, question: Question, view: TableView, events: Sequence[Event]) -> None:
        """A question was answered; these events followed."""

    def facts(self, view: TableView) -> dict[str, Any]:
        """What was noted, when the game is over."""
        return {}

    @staticmethod
    def variant(table: SimTable, options: Mapping[str, Any]) -> str:
        """The title with the options of all these games, in the first line of the table."""
        return table.word("title.name")

    @staticmethod
    def groups(table: SimTable, games: Sequence[PlayedGame]) -> Iterator[str]:
        """Wins by whatever else than seats and computers."""
        return iter(())

    @staticmethod
    def lines(table: SimTable, games: Sequence[PlayedGame]) -> Iterator[str]:
        """What else there is to tell."""
        shared = table.share(sum(1 for g in games if g.sharing), len(games))
        yield table.line(table.say("shared"), table.say("of_games", share=shared))
        yield ""


def interval(wins: float, n: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share, by default that of 95 %."""
    p, wide = wins / n, 1 + z * z / n
    middle = (p + z * z / (2 * n)) / wide
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / wide
    return middle - half, middle + half
