"""What the rail tells of each seat in Dungeonology: figures that all have, marks of what lies there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, cast

from game.content.sentences import listed
from game.engine.core.agenda import Option
from game.engine.titles.dungeonology.view_types import ScholarView, View
from game.scenes.dungeonology.faces import portrait
from game.scenes.seats.seat_card import RailFacts, SeatCard, Stat
from game.scenes.table.choices import Choices

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.ui.words import Words


class ScholarFacts:
    """The facts of the seats; how they are laid out is the rail's."""

    verbs = frozenset({"target", "spy"})

    def __init__(self, app: App) -> None:
        self.app = app
        self.view = cast(View, {})
        #: What was read last, and what it told: words are put together when something changes.
        self._seen: object = None
        self._facts = RailFacts()

    @property
    def words(self) -> Words:
        """Sentences by key."""
        return self.app.words

    def read(self, view: View, choices: Choices, names: Sequence[str]) -> RailFacts:
        """The scholars of a view."""
        offered, over = self._offered(choices), bool(view["outcome"])
        whys = self._why_not_spied(view, choices, offered)
        told = (view["active"], view["asked"], over)
        seen = (view["scholars"], view["orders"], told, offered, whys, tuple(names), self.words)
        if seen != self._seen:
            self._seen, self.view = seen, view
            seats = range(len(view["scholars"]))
            cards = [
                self._card(seat, offered.get(seat, []), whys.get(seat, ""), names) for seat in seats
            ]
            self._facts = RailFacts(tuple(cards), *told)
        return self._facts

    def _card(self, seat: int, answers: list[Option], why: str, names: Sequence[str]) -> SeatCard:
        scholar, words = self.view["scholars"][seat], self.words
        points = scholar["points"]
        hint = words("dungeonology.panel.seat.points_hint", n=points)
        order = words(f"dungeonology.orders.{self.view['orders'][seat]}.name")
        badge = Stat("exalted", "", words("dungeonology.panel.seat.exalted"), ("sign", "exalted"))
        return SeatCard(
            colour=scholar["colour"],
            face=portrait(scholar["card"], scholar["exalted"]),
            roles=self._roles(scholar["card"], names[seat] if seat < len(names) else ""),
            points=Stat("laurel", str(points), hint, ("notes", seat), "points"),
            stats=tuple(self._stats(seat)),
            marks=tuple(self._marks(seat)),
            badge=badge if scholar["exalted"] else None,
            thing=("scholar", seat),
            state=(scholar["exalted"], scholar["finished"]),
            keys=tuple(one.key for one in answers),
            order=words("seats.orders", order=order),
            click=self._click(seat, answers, why, names),
        )

    def _offered(self, choices: Choices) -> dict[int, list[Option]]:
        """The answers that name a seat."""
        found: dict[int, list[Option]] = {}
        for one in choices.offered(*self.verbs):
            found.setdefault(int(one.args[0]), []).append(one)
        return found

    def _why_not_spied(
        self, view: View, choices: Choices, offered: Collection[int]
    ) -> dict[int, str]:
        """Why each rival cannot be spied upon, for who decides in the own turn."""
        if choices.seat is None or choices.seat != view["active"] or view["attempt"]:
            return {}
        rivals = [seat for seat in range(len(view["scholars"])) if seat != choices.seat]
        reasons = {seat: choices.why_not("spy", seat) for seat in rivals if seat not in offered}
        return {seat: why for seat, why in reasons.items() if why}

    def _click(self, seat: int, answers: list[Option], why: str, names: Sequence[str]) -> str:
        """What a click on the card does, and why it does not spy."""
        name = names[seat] if seat < len(names) else ""
        if answers:
            return self.words(f"dungeonology.panel.seat.click_{answers[0].verb}", name=name)
        lines = [self.words("dungeonology.panel.seat.open")]
        if why:
            lines.append(self.words("dungeonology.panel.seat.no_spy", name=name, why=why))
        return "\n".join(lines)

    def _roles(self, scholar: str, person: str) -> tuple[str, ...]:
        """The scholar with and without a title; the title alone for a person of the same name."""
        name = self.words(f"dungeonology.scholar.{scholar}.name")
        epithet = self.words(f"dungeonology.scholar.{scholar}.epithet")
        if name == person:
            return (epithet,)
        return self.words("dungeonology.panel.seat.scholar", name=name, epithet=epithet), name

    def _stats(self, seat: int) -> list[Stat]:
        """What every card tells, in the same order."""
        scholar = self.view["scholars"][seat]
        stun = f"{scholar['stun']}/{scholar['stun_limit']}"
        words, look = self.words, ("scholar", seat)
        return [
            Stat(
                "star_gold" if scholar["stars"] else "star_empty",
                str(scholar["stars"]),
                words("dungeonology.panel.seat.stars", n=scholar["stars"]),
                ("notes", seat),
                "star",
            ),
            Stat(
                "student",
                str(scholar["students"]),
                words("dungeonology.panel.seat.students", n=scholar["students"]),
                look,
            ),
            Stat(
                "stun",
                stun,
                words(
                    "dungeonology.panel.seat.stun", n=scholar["stun"], limit=scholar["stun_limit"]
                ),
                ("token", "stun"),
            ),
            Stat(
                "hand",
                str(scholar["hand_count"]),
                words(
                    "dungeonology.panel.seat.hand",
                    n=scholar["hand_count"],
                    value=scholar["hand_value"],
                ),
                look,
            ),
        ]

    def _marks(self, seat: int) -> list[Stat]:
        """Interns, jinx cards and tokens: only what is there."""
        scholar, words = self.view["scholars"][seat], self.words
        found = []
        if scholar["finished"]:
            rank = scholar["rank"]
            hint = words(
                "dungeonology.panel.seat.rank" if rank else "dungeonology.panel.seat.out", rank=rank
            )
            found.append(Stat("thesis", str(rank) if rank else "", hint, ("sign", "thesis")))
        if scholar["knowledge"]:
            hint = words("dungeonology.panel.seat.knowledge")
            found.append(Stat("knowledge", "", hint, ("token", "knowledge")))
        if scholar["interns"]:
            hint = words(
                "dungeonology.panel.seat.interns", who=self._named("intern", scholar["interns"])
            )
            count = str(len(scholar["interns"]))
            found.append(Stat("intern", count, hint, ("interns", seat)))
        if scholar["jinxes"] or scholar["hidden_jinxes"]:
            found.append(self._jinx_mark(seat, scholar))
        return found

    def _jinx_mark(self, seat: int, scholar: ScholarView) -> Stat:
        words, lines = self.words, []
        if scholar["jinxes"]:
            lines.append(
                words(
                    "dungeonology.panel.seat.jinxes", which=self._named("jinx", scholar["jinxes"])
                )
            )
        if scholar["hidden_jinxes"]:
            lines.append(words("dungeonology.panel.seat.hidden_jinxes", n=scholar["hidden_jinxes"]))
        shown, hidden = len(scholar["jinxes"]), scholar["hidden_jinxes"]
        text = f"{shown}+{hidden}" if hidden else str(shown)
        return Stat("jinx", text, "\n".join(lines), ("jinxes", seat))

    def _named(self, kind: str, ids: list[str]) -> str:
        names = (self.words(f"dungeonology.{kind}.{one}.name") for one in ids)
        return listed(self.words.texts, names)
