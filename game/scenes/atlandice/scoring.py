"""The scores of Atlandice (A10, A11): the result of a game as a book of scores."""

from __future__ import annotations

from collections.abc import Sequence

from game.api import Outcome
from game.content.sentences import joined, listed
from game.engine.titles.atlandice.view_types import PlayerView, View
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.records.score_book import ScoreBook, ScoreEnd, ScorePart, ScoreSeat, in_order
from game.scenes.records.score_sources import source_of
from game.session.setup import SeatSetUp

ON_THE_WAY = ("points", "tiles")


def score_book(
    speech: CitySpeech, view: View, outcome: Outcome, seats: Sequence[SeatSetUp]
) -> ScoreBook:
    """Everything the scores tell, from the first seat to the last."""
    words, ranking = speech.words, outcome.ranking
    totals = in_order([score["total"] for score in outcome.scores], ranking)
    winners = [speech.owner(seat) for seat in ranking if outcome.scores[seat]["total"] == totals[0]]
    names = speech.together(winners)
    heading = speech.say("scores.heading", names=names, n=len(winners), points=totals[0])
    ending = words(f"atlandice.ending.{outcome.reason}")
    rounds = speech.say("scores.rounds", n=view["round"])
    return ScoreBook(
        heading=heading,
        reason=joined(words.texts, "phrase.sentences", (ending, rounds)),
        seats=tuple(ScoreSeat(speech.owner(seat), seats[seat].colour, "") for seat in ranking),
        parts=_parts(speech, view, outcome),
        totals=totals,
        ties=_ties(speech, outcome),
        course=tuple(in_order(row, ranking) for row in view["course"]),
        mark=None,
        ends_heading=speech.say("scores.ends"),
        ends=_ends(speech, view, ranking),
        winners=len(winners),
    )


def _parts(speech: CitySpeech, view: View, outcome: Outcome) -> tuple[ScorePart, ...]:
    words, ranking = speech.words, outcome.ranking

    def points(name: str) -> tuple[int, ...]:
        return in_order([score[name] for score in outcome.scores], ranking)

    parts = []
    for i, name in enumerate(speech.box.types):
        owned = in_order([player["goods"][i] for player in view["players"]], ranking)
        source = source_of("atlandice", name)
        tip = speech.say("scores.tip.most", many=speech.many(i + 1))
        last = i + 1 == len(speech.box.types)
        parts.append(
            ScorePart(
                name, source.sign, words(source.text), tip, source.role, points(name), owned, last
            )
        )
    for name in ON_THE_WAY:
        _, sign, role, text = source_of("atlandice", name)
        label, tip = words(text), speech.say(f"scores.tip.{name}")
        parts.append(ScorePart(name, sign, label, tip, role, points(name), (), name == "tiles"))
    return tuple(parts)


def _ties(speech: CitySpeech, outcome: Outcome) -> tuple[str, ...]:
    """A sentence for each pair of neighbours that share a place (A10.6)."""
    return tuple(
        speech.say(
            "scores.shared",
            one=speech.owner(outcome.ranking[at]),
            other=speech.owner(outcome.ranking[at + 1]),
            n=outcome.scores[outcome.ranking[at]]["total"],
        )
        for at, parted in enumerate(outcome.ties)
        if parted != "score"
    )


def _ends(speech: CitySpeech, view: View, ranking: Sequence[int]) -> tuple[ScoreEnd, ...]:
    """Tiles won, by rank; then what the neutral player kept from the others (A11.6)."""
    ends = [
        ScoreEnd("tile", rank, speech.owner(seat), _won(speech, view["players"][seat]))
        for rank, seat in enumerate(ranking)
    ]
    for owner, player in enumerate(view["players"]):
        if player["neutral"]:
            note = _kept(speech, player)
            ends.append(ScoreEnd("neutral", None, speech.owner(owner, "short"), note))
    return tuple(ends)


def _won(speech: CitySpeech, player: PlayerView) -> str:
    names = [speech.tile_name(tile) for tile in player["tiles"]]
    key = "scores.tiles" if names else "scores.no_tiles"
    return speech.say(key, n=len(names), list=listed(speech.words.texts, names))


def _kept(speech: CitySpeech, player: PlayerView) -> str:
    """The tiles of the neutral player and what it would have scored for its resources."""
    kept = [f"[{name}] {player['now'][name]}" for name in speech.box.types if player["now"][name]]
    won = _won(speech, player)
    return speech.say("scores.neutral", tiles=won, list="  ".join(kept)) if kept else won
