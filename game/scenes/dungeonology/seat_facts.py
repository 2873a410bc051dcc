"""What the rail tells of each seat: figures that everybody has, and marks of what lies there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.titles.dungeonology.view_types import ScholarView, View
from game.scenes.table.panel import Panel
from game.scenes.table.paper import FAINT
from game.scenes.table.part import Thing


class Stat(NamedTuple):
    """A sign with a number: what it is and what can be looked at behind it."""

    sign: str
    text: str
    hint: str
    thing: Thing | None = None


class SeatFacts(Panel[View]):
    """The facts of the seats; how they are laid out is the rail's."""

    verbs = frozenset({"target", "spy"})

    def facts(self) -> object:
        view = self.view
        return (
            view["scholars"],
            view["active"],
            view["asked"],
            view["orders"],
            bool(view["outcome"]),
            self._keys(),
        )

    def figures(self) -> Mapping[str, object]:
        found: dict[str, object] = {}
        for seat, scholar in enumerate(self.view["scholars"]):
            found[f"seat:{seat}"] = (scholar["exalted"], scholar["finished"])
            found[f"seat:{seat}:points"] = scholar["points"]
            for stat in (*self._stats(seat), *self._marks(seat)):
                found[stat_id(seat, stat)] = stat.text
        return found

    def _keys(self) -> dict[int, list[str]]:
        """The answers that name a seat."""
        found: dict[int, list[str]] = {}
        for verb in self.verbs:
            for key in self.choices.by_verb(verb):
                found.setdefault(int(key.split(":")[1]), []).append(key)
        return found

    def _stats(self, seat: int) -> list[Stat]:
        """What every card tells, in the same order."""
        scholar = self.view["scholars"][seat]
        stun = f"{scholar['stun']}/{scholar['stun_limit']}"
        words, look = self.words, ("scholar", seat)
        return [
            Stat(
                "star_gold" if scholar["stars"] else "star_empty",
                str(scholar["stars"]),
                words("panel.seat.stars", n=scholar["stars"]),
                ("notes", seat),
            ),
            Stat(
                "student",
                str(scholar["students"]),
                words("panel.seat.students", n=scholar["students"]),
                look,
            ),
            Stat(
                "stun",
                stun,
                words("panel.seat.stun", n=scholar["stun"], limit=scholar["stun_limit"]),
                ("token", "stun"),
            ),
            Stat(
                "hand",
                str(scholar["hand_count"]),
                words("panel.seat.hand", n=scholar["hand_count"], value=scholar["hand_value"]),
                look,
            ),
        ]

    def _marks(self, seat: int) -> list[Stat]:
        """Interns, jinx cards and tokens: only what is there."""
        scholar, words = self.view["scholars"][seat], self.words
        found = []
        if scholar["finished"]:
            rank = scholar["rank"]
            hint = words("panel.seat.rank" if rank else "panel.seat.out", rank=rank)
            found.append(Stat("thesis", str(rank) if rank else "", hint, ("sign", "thesis")))
        if scholar["knowledge"]:
            hint = words("panel.seat.knowledge")
            found.append(Stat("knowledge", "", hint, ("token", "knowledge")))
        if scholar["interns"]:
            hint = words("panel.seat.interns", who=self._named("intern", scholar["interns"]))
            count = str(len(scholar["interns"]))
            found.append(Stat("intern", count, hint, ("interns", seat)))
        if scholar["jinxes"] or scholar["hidden_jinxes"]:
            found.append(self._jinx_mark(seat, scholar))
        return found

    def _jinx_mark(self, seat: int, scholar: ScholarView) -> Stat:
        words, lines = self.words, []
        if scholar["jinxes"]:
            lines.append(words("panel.seat.jinxes", which=self._named("jinx", scholar["jinxes"])))
        if scholar["hidden_jinxes"]:
            lines.append(words("panel.seat.hidden_jinxes", n=scholar["hidden_jinxes"]))
        shown, hidden = len(scholar["jinxes"]), scholar["hidden_jinxes"]
        text = f"{shown}+{hidden}" if hidden else str(shown)
        return Stat("jinx", text, "\n".join(lines), ("jinxes", seat))

    def _named(self, kind: str, ids: list[str]) -> str:
        comma = self.words("phrase.comma")
        return comma.join(self.words(f"{kind}.{one}.name") for one in ids)

    def _scholar_name(self, seat: int, width: int) -> str:
        """The scholar with as much of a title as fits."""
        scholar = self.view["scholars"][seat]["card"]
        name = self.words(f"scholar.{scholar}.name")
        epithet = self.words(f"scholar.{scholar}.epithet")
        if name == self.names[seat]:
            return epithet
        whole = self.words("panel.seat.scholar", name=name, epithet=epithet)
        return whole if self.brush.wide(whole, FAINT) <= width else name


def stat_id(seat: int, stat: Stat) -> str:
    """The place of a figure; the star has one whether it is lit or not."""
    return f"seat:{seat}:{stat.sign.removesuffix('_gold').removesuffix('_empty')}"


def plain_name(names: Sequence[str], seat: int) -> str:
    """The person of a seat; nobody before the table knows its people."""
    return str(names[seat]) if seat < len(names) else ""
