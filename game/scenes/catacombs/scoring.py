"""The scores of Catacombs (C14): part by part, and who lies where and scores nothing."""

from __future__ import annotations

from collections.abc import Sequence

from game.api import Outcome
from game.content.sentences import joined, together
from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.faces import portrait
from game.scenes.catacombs.sources import SOURCES
from game.scenes.records.score_book import ScoreBook, ScoreEnd, ScorePart, ScoreSeat, in_order
from game.session.setup import SeatSetUp
from game.ui.text import plain
from game.ui.words import Words

TITLE = "catacombs"


def score_book(words: Words, view: View, outcome: Outcome, seats: Sequence[SeatSetUp]) -> ScoreBook:
    """Everything the scores tell, from the first seat to the last."""
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
    ending = words(f"catacombs.ending.{outcome.reason}.name")
    rounds = words("catacombs.scores.rounds", n=view["round"])
    return ScoreBook(
        heading=heading,
        reason=joined(words.texts, "phrase.sentences", (ending, rounds)),
        seats=tuple(
            ScoreSeat(names[s], seats[s].colour, portrait(seats[s].colour)) for s in ranking
        ),
        parts=_parts(words, outcome),
        totals=totals,
        ties=_ties(words, outcome, names),
        course=tuple(in_order(row, ranking) for row in view["course"]),
        mark=None,
        ends_heading=words("catacombs.scores.ends"),
        ends=_ends(words, view, outcome, names),
        winners=len(winners),
    )


def _parts(words: Words, outcome: Outcome) -> tuple[ScorePart, ...]:
    return tuple(
        ScorePart(
            source.id, source.sign, words(source.text), words(f"catacombs.scores.tip.{source.id}"),
            source.role, in_order([one[source.id] for one in outcome.scores], outcome.ranking),
        )
        for source in SOURCES
    )  # fmt: skip


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


def _ends(words: Words, view: View, outcome: Outcome, names: Sequence[str]) -> tuple[ScoreEnd, ...]:
    """How each player came out, and what scores nothing by it (C13.4, C14.1)."""
    ends = []
    for rank, seat in enumerate(outcome.ranking):
        player = view["players"][seat]
        gathered, scored = player["now"]["total"], outcome.scores[seat]["total"]
        if player["out"] == "escaped":
            sign, how = "mastery", "escaped"
        elif gathered and not scored:
            sign, how = "knocked_out", "lost" if player["artifacts"] else "empty"
        else:
            sign, how = "knocked_out", "carried_out"
        ends.append(
            ScoreEnd(sign, rank, names[seat], words(f"catacombs.scores.end.{how}", n=gathered))
        )
    return tuple(ends)
