"""The scores of Dungeonology (D9): the result of a game as a book of scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.api import Outcome
from game.content.dungeonology.phrases import clan_text
from game.content.sentences import joined
from game.content.texts import signed
from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.title_art import art_of
from game.scenes.records.score_book import (
    ScoreBook,
    ScoreCard,
    ScoreEnd,
    ScorePart,
    ScoreSeat,
    in_order,
)
from game.scenes.records.score_sources import source_of
from game.session.setup import SeatSetUp
from game.session.timeline import Told
from game.ui.text import plain

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Parts beside the columns (D9.3).
OTHERS = ("clan", "thesis", "interns", "jinxes")
CARD_SHAPE = 1.4


def score_book(
    app: App, view: View, outcome: Outcome, seats: Sequence[SeatSetUp], told: Sequence[Told]
) -> ScoreBook:
    """Everything the scores tell, from the first seat to the last."""
    names = [plain(seat.name) for seat in seats]
    ranking = outcome.ranking
    totals = in_order([score["total"] for score in outcome.scores], ranking)
    winner, texts = ranking[0], app.words.texts
    scholars = view["scholars"]
    return ScoreBook(
        heading=texts.say("scores.heading", name=names[winner], n=totals[0]),
        reason=_reason(app, view, outcome),
        seats=tuple(
            ScoreSeat(
                names[seat],
                seats[seat].colour,
                portrait(scholars[seat]["card"], scholars[seat]["exalted"]),
            )
            for seat in ranking
        ),
        parts=_parts(app, view, outcome),
        totals=totals,
        ties=_ties(app, outcome, names),
        course=tuple(in_order(turn, ranking) for turn in view["course"]),
        mark=_mark(app, told),
        ends_heading=app.words("dungeonology.scores.theses"),
        ends=_ends(app, view, outcome, names, told),
        card=_clan_card(app, view),
    )


def _reason(app: App, view: View, outcome: Outcome) -> str:
    key = f"dungeonology.ending.{outcome.reason}"
    reason = app.words(key) if app.words.has(key) else ""
    turns = app.words("scores.turns", n=view["turn"])
    return joined(app.words.texts, "phrase.sentences", filter(None, (reason, turns)))


def _parts(app: App, view: View, outcome: Outcome) -> tuple[ScorePart, ...]:
    words, ranking = app.words, outcome.ranking

    def points(name: str) -> tuple[int, ...]:
        return in_order([score[name] for score in outcome.scores], ranking)

    parts = []
    for i, column in enumerate(art_of(app).box.columns):
        cubes = in_order([scholar["cubes"][i] for scholar in view["scholars"]], ranking)
        name = words(f"dungeonology.type.{column.id}.name")
        tip = words("dungeonology.scores.tip.column", type=name)
        last = i + 1 == len(art_of(app).box.columns)
        parts.append(
            ScorePart(column.id, column.id, name, tip, column.id, points(column.id), cubes, last)
        )
    for name in OTHERS:
        _, sign, role, text = source_of("dungeonology", name)
        tip = words(f"dungeonology.scores.tip.{name}")
        last = name == OTHERS[-1]
        parts.append(ScorePart(name, sign, words(text), tip, role, points(name), (), last))
    return tuple(parts)


def _ties(app: App, outcome: Outcome, names: Sequence[str]) -> tuple[str, ...]:
    """A sentence for each pair of neighbours that the score alone did not part (D9.5, D9.6)."""
    found = []
    for at, parted in enumerate(outcome.ties):
        if parted != "score":
            one, other = outcome.ranking[at], outcome.ranking[at + 1]
            found.append(
                app.words.texts.say(
                    "scores.tie",
                    one=names[one],
                    other=names[other],
                    n=outcome.scores[one]["total"],
                    why=app.words(f"dungeonology.tie.{parted}.name"),
                )
            )
    return tuple(found)


def _turns(told: Sequence[Told], kind: str) -> list[tuple[int, Told]]:
    """Events of a kind with the turn they came in, counted from 1."""
    turn, found = 0, []
    for one in told:
        if one.event.kind == "turn_started":
            turn = int(one.event.facts["turn"])
        elif one.event.kind == kind:
            found.append((turn, one))
    return found


def _mark(app: App, told: Sequence[Told]) -> tuple[int, str, str] | None:
    found = _turns(told, "maximum_alert")
    return (found[0][0], app.words("dungeonology.scores.maximum"), "bell") if found else None


def _ends(
    app: App, view: View, outcome: Outcome, names: Sequence[str], told: Sequence[Told]
) -> tuple[ScoreEnd, ...]:
    """Theses in the order they were handed in, then those who brought none."""
    turns = {one.event.facts["seat"]: turn for turn, one in _turns(told, "thesis_ranked")}
    rank_of = {seat: rank for rank, seat in enumerate(outcome.ranking)}
    scholars = view["scholars"]
    order = sorted(
        range(len(names)), key=lambda seat: (scholars[seat]["rank"] or 99, rank_of[seat])
    )
    ends = []
    for seat in order:
        rank = scholars[seat]["rank"]
        points = outcome.scores[seat]["thesis"]
        if rank:
            text = app.words.texts.say("dungeonology.scores.thesis", rank=rank, name=names[seat])
            note = signed(points)  # handed in before the moment a practice began at
            if seat in turns:
                note = app.words("dungeonology.scores.thesis_note", turn=turns[seat], n=points)
        else:
            text, note = names[seat], app.words("dungeonology.scores.no_thesis")
        ends.append(ScoreEnd("thesis" if rank else "omega", rank_of[seat], text, note))
    return tuple(ends)


def _clan_card(app: App, view: View) -> ScoreCard | None:
    clan = view["clan"]
    if clan is None:
        return None
    target, modifiers = clan_text(art_of(app).box, clan, app.words.texts)
    name = app.words(f"dungeonology.clan.{clan}.name")
    return ScoreCard(
        part="clan",
        face=lambda width: art_of(app).cards.clan(clan, width),
        back=lambda width: art_of(app).cards.back("clan", width),
        shape=CARD_SHAPE,
        tip="\n".join([f"*{name}*", target, *modifiers]),
    )
