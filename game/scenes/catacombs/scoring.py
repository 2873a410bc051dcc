"""The scores of Catacombs (C14): part by part, and who lies where and scores nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.api import Outcome
from game.content.sentences import joined, together
from game.engine.titles.catacombs.box import tile_of
from game.engine.titles.catacombs.view_types import PlayerView, View
from game.scenes.catacombs.faces import portrait
from game.scenes.catacombs.sources import SOURCES
from game.scenes.catacombs.speech import CatacombSpeech
from game.scenes.records.score_book import ScoreBook, ScoreEnd, ScorePart, ScoreSeat, in_order
from game.session.setup import SeatSetUp
from game.ui.text import plain
from game.ui.words import Markup, Words

#: The pools whose tokens count for a part of the score.
POOLS = {"market": ("market",), "secrets": ("major", "minor"), "prisoners": ("prisoner",)}


def score_book(
    speech: CatacombSpeech, view: View, outcome: Outcome, seats: Sequence[SeatSetUp]
) -> ScoreBook:
    """Everything the scores tell, from the first seat to the last."""
    words = speech.words
    ranking = outcome.ranking
    names = [plain(seat.name) for seat in seats]
    totals = in_order([score["total"] for score in outcome.scores], ranking)
    shared = next((i for i, tie in enumerate(outcome.ties) if tie != "shared"), len(outcome.ties))
    winners = [names[seat] for seat in ranking[: shared + 1]]
    heading = words.texts.say(
        "catacombs.scores.heading" if totals[0] else "catacombs.scores.nobody",
        names=together(words.texts, winners),
        n=len(winners),
        points=totals[0],
    )
    ending = words(f"catacombs.ending.{outcome.reason}")
    rounds = words("catacombs.scores.rounds", n=view["round"])
    return ScoreBook(
        heading=heading,
        reason=joined(words.texts, "phrase.sentences", (ending, rounds)),
        seats=tuple(
            ScoreSeat(names[s], seats[s].colour, portrait(seats[s].colour)) for s in ranking
        ),
        parts=_parts(Haul(speech, view), outcome, names),
        totals=totals,
        ties=_ties(words, outcome, names),
        course=_course(view, ranking, totals),
        mark=None,
        ends_heading=words("catacombs.scores.ends"),
        ends=_ends(speech, view, outcome, names),
        winners=len(winners),
    )


def _course(
    view: View, ranking: Sequence[int], totals: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Points round by round; at last what was brought out."""
    rounds = tuple(in_order(row, ranking) for row in view["course"])
    return rounds if rounds[-1:] == (totals,) else (*rounds, totals)


def _parts(haul: Haul, outcome: Outcome, names: Sequence[str]) -> tuple[ScorePart, ...]:
    words, ranking = haul.speech.words, outcome.ranking
    return tuple(
        ScorePart(
            source.id, source.sign, words(source.text), haul.tip(source.id, ranking, names),
            source.role, in_order([one[source.id] for one in outcome.scores], ranking),
        )
        for source in SOURCES
    )  # fmt: skip


class Haul:
    """What each player had at the end, by the part of the score it counts for."""

    def __init__(self, speech: CatacombSpeech, view: View) -> None:
        self.speech = speech
        self.view = view

    def tip(self, part: str, ranking: Sequence[int], names: Sequence[str]) -> str:
        """What a part is, and the things of each player that count for it."""
        words = self.speech.words
        lines = [words(f"catacombs.scores.tip.{part}")]
        for seat in ranking:
            things = self._things(part, self.view["players"][seat])
            if things:
                told = Markup(together(words.texts, things))
                lines.append(words("catacombs.scores.haul", name=names[seat], things=told))
        return "\n".join(lines)

    def _things(self, part: str, player: PlayerView) -> list[str]:
        box = self.speech.box
        if part == "artifacts":
            return [self._worth("artifact", a, box.artifacts[a].value) for a in player["artifacts"]]
        if part == "cards":
            return self._cards(player)
        pools = POOLS.get(part, ())
        found = Counter(t for t in player["tokens"] if box.tokens[t].pool in pools)
        return [
            self._many("token", name, n) for name, n in found.items() if box.tokens[name].points.n
        ]

    def _cards(self, player: PlayerView) -> list[str]:
        piles = (player["hand"] or [], player["unseen"], player["play"], player["discards"])
        cards = Counter(card for pile in piles for card in pile)
        return [
            self._many("card", name, n)
            for name, n in cards.items()
            if self.speech.box.cards[name].points.n
        ]

    def _worth(self, kind: str, name: str, points: int) -> str:
        thing = self.speech.thing(kind, name)
        return self.speech.words("catacombs.scores.worth", thing=thing, n=points)

    def _many(self, kind: str, name: str, n: int) -> str:
        thing = self.speech.thing(kind, name)
        return self.speech.words("catacombs.scores.many", thing=thing, n=n) if n > 1 else thing


def _ties(words: Words, outcome: Outcome, names: Sequence[str]) -> tuple[str, ...]:
    """A sentence for each pair of neighbours with equal points (C14.3)."""
    return tuple(
        words.texts.say(
            f"catacombs.scores.tie.{how}",
            one=names[outcome.ranking[at]],
            other=names[outcome.ranking[at + 1]],
        )
        for at, how in enumerate(outcome.ties)
        if how != "score"
    )


def _ends(
    speech: CatacombSpeech, view: View, outcome: Outcome, names: Sequence[str]
) -> tuple[ScoreEnd, ...]:
    """How each player came out, where the others lie, and why they score nothing (C13.4, C14.1)."""
    ends = []
    for rank, seat in enumerate(outcome.ranking):
        player = view["players"][seat]
        if player["out"] == "escaped":
            sign, how = "mastery", "escaped"
        elif not player["artifacts"]:
            sign, how = "knocked_out", "empty"
        else:
            is_lost = not outcome.scores[seat]["total"]
            sign, how = "knocked_out", "lost" if is_lost else "carried_out"
        place = Markup(speech.thing("tile", tile_of(player["room"])))
        told = speech.words(f"catacombs.scores.end.{how}", n=player["now"]["total"], place=place)
        ends.append(ScoreEnd(sign, rank, names[seat], told))
    return tuple(ends)
