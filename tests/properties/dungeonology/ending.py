"""Properties of Dungeonology: theses, the end, events and foresight."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any

from game import api
from game.engine.titles.dungeonology import attempt
from game.engine.titles.dungeonology.state import Game, Source
from game.engine.titles.dungeonology.view_types import own_preview
from tests.properties.core import Property

ENDINGS = (
    "all_finished",
    "bag_empty",
    "no_cubes",
    "nothing_left",
    "nobody_can_act",
    "round_limit",
)


# Theses and the end


def ranks_are_handed_out_in_order(game: Game) -> None:
    """D9.3, Q38: ranks of successful theses are 1, 2, … without gaps, for finished scholars only."""
    ranks = sorted(s.rank for s in game.scholars if s.rank)
    assert ranks == list(range(1, len(ranks) + 1))
    assert all(s.finished for s in game.scholars if s.rank)


def the_clan_is_known_to_authors(game: Game) -> None:
    """D3.3 step 2, Q33: whoever has finished has seen the clan card."""
    assert all(s.clan_seen for s in game.scholars if s.finished)


def scores_add_up(game: Game) -> None:
    """D9.3: the total is the sum of the parts, and each part is what its rule says."""
    if not game.outcome:
        return
    clan = game.box.clans[game.clan]
    for scholar, parts in zip(game.scholars, game.outcome.scores, strict=True):
        boards = zip(game.box.columns, scholar.cubes, clan.modifiers, strict=True)
        wanted: dict[str, int] = {"clan": 0}
        for column, n, modifier in boards:
            wanted[column.id] = column.values[n]
            wanted["clan"] += n * modifier
        wanted["thesis"] = game.box.supply.thesis_points[scholar.rank - 1] if scholar.rank else 0
        wanted["interns"] = sum(game.box.interns[i].points for i in scholar.interns)
        wanted["jinxes"] = -sum(game.box.jinxes[j].points for j in scholar.jinxes)
        wanted["total"] = sum(wanted.values())
        assert dict(parts) == wanted
        assert not scholar.hidden_jinxes


def the_ranking_is_by_score_and_ties(game: Game) -> None:
    """D9.5, D9.6: score, then the earlier thesis, then students, then the younger player."""
    outcome = game.outcome
    if outcome:
        assert outcome.reason in ENDINGS, outcome.reason
        assert sorted(outcome.ranking) == list(range(game.seats))

        def standing(seat: int) -> tuple[Any, ...]:
            scholar = game.scholars[seat]
            late = scholar.rank or game.seats + 1
            age = game.age_order.index(seat)
            return -outcome.scores[seat]["total"], late, -scholar.students, age

        places = [standing(seat) for seat in outcome.ranking]
        assert places == sorted(places)


def endings_have_their_reason(game: Game) -> None:
    """D7.12 step 4, D9.2: the reason given is true; while none is true the game goes on."""
    if game.outcome:
        reason = game.outcome.reason
        if reason == "all_finished":
            assert all(s.finished for s in game.scholars)
        elif reason in ("no_cubes", "nothing_left"):
            assert game.cubes_on_zones == 0
            assert game.maximum == (reason == "no_cubes")
        else:
            assert game.maximum
            assert reason != "round_limit" or game.round > game.round_limit
    elif game.attempt is None and not game.plays:
        assert not all(s.finished for s in game.scholars) or game.agenda


def hidden_numbers_are_in_no_view(game: Game) -> None:
    """D2.3: neither the bag nor the Reserve can be counted: other numbers, the same view."""
    twin = game.clone()
    moved = 1 if twin.reserve else -1
    twin.bag += moved
    twin.reserve -= moved
    for seat in (*range(game.seats), None):
        assert api.project(twin, seat) == api.project(game, seat), seat


# Events and foresight

PUBLIC_FACTS: Mapping[str, set[str]] = {
    "cards_drawn": {"seat", "n"},
    "scried": {"seat", "n"},
    "card_scried": {"seat"},
    "jinx_drawn": {"seat"},
    "knowledge_gained": {"seat"},
    "thesis_judged": {"seat", "success"},
    "trap_placed": {"seat", "zone"},
    "omega_came": {"seat", "fled"},
    "alert_raised": {"row", "penalty"},
}
"""D2.3: all that everybody may be told when something hidden moves."""


def hidden_things_move_unseen(game: Game) -> None:
    """D2.3, D3.3: drawn cards, the clan, a thesis score, traps and jinxes are named to nobody else."""
    for o in game.question.options if game.question else ():
        for event in api.redact(api.choose(game.clone(), o), None):
            if event.kind in PUBLIC_FACTS:
                assert set(event.facts) == PUBLIC_FACTS[event.kind], event


def previews_come_true(game: Game) -> None:
    """What an option was said to do is what it does: totals, targets, joints, cost, judgement."""
    question = game.question
    for o in question.options if question else ():
        assert question is not None
        said = own_preview(api.preview(game, question.seat, o.key))
        proof = PROOFS.get(o.verb)
        if said and proof:
            later = attempt.coming(game) if o.verb == "use" else ()
            events = api.choose(game.clone(), o)
            assert proof(without(said, later), events), (o.key, said, events)


def without(said: Mapping[str, Any], later: Sequence[Source]) -> Mapping[str, Any]:
    """D5.3 step 4: a preview of a laid card counts what is certain to come after the cards."""
    sides = {part.side for part in later}
    less = {side: sum(p.value for p in later if p.side == side) for side in sides}
    return {**said, **{side: said[side] - less[side] for side in sides}}


def _first(events: list[api.Event], kind: str) -> Mapping[str, Any]:
    return next((e.facts for e in events if e.kind == kind), {})


def _proves_totals(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    told = _first(events, "total_changed")
    return (told["stealth"], told["alert"]) == (said["stealth"], said["alert"])


def _proves_alert(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    """The Alert before the first card counts."""
    before = takewhile(lambda e: e.kind != "card_discarded", events)
    parts = [e.facts for e in before if e.kind == "total_changed"]
    return max(0, sum(p["value"] for p in parts)) == said["alert"]


def _proves_joints(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    told = _first(events, "tile_laid")
    same = told["zone"] == said["zone"] and list(told["cell"]) == said["cell"]
    joints = [list(told["stairs"]), list(told["walls"])] == [said["stairs"], said["walls"]]
    return same and joints and told["turn"] == said["turn"]


def _proves_entry(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    told = _first(events, "zone_entered")
    return (told["zone"], told["cost"]) == (said["zone"], said["cost"])


def _proves_judgement(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    if "succeeds" not in said:
        return True
    return bool(_first(events, "thesis_judged")["success"]) == said["succeeds"]


PROOFS: Mapping[str, Callable[[Mapping[str, Any], list[api.Event]], bool]] = {
    "use": _proves_totals,
    "pick": _proves_totals,
    "study": _proves_alert,
    "spy": _proves_alert,
    "lay": _proves_joints,
    "step": _proves_entry,
    "secret": _proves_entry,
    "teleport": _proves_entry,
    "submit": _proves_judgement,
}
"""How a preview is held against the events, by verb."""


EVERY: tuple[Property, ...] = (
    ranks_are_handed_out_in_order,
    the_clan_is_known_to_authors,
    scores_add_up,
    the_ranking_is_by_score_and_ties,
    endings_have_their_reason,
)
SAMPLED: tuple[Property, ...] = (
    hidden_numbers_are_in_no_view,
    hidden_things_move_unseen,
    previews_come_true,
)
