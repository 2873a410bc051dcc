"""What one seat may know (D2.3). The only place that hides; events are redacted by the core."""

from __future__ import annotations

from typing import cast

from game.engine.core.agenda import ask_anew
from game.engine.core.grid import Placed
from game.engine.core.rng import below, dealt
from game.engine.core.view import OutcomeView, part, question_view
from game.engine.titles.dungeonology import skill_steps
from game.engine.titles.dungeonology.alarm import study_penalty
from game.engine.titles.dungeonology.attempt import (
    PickDivined,
    coming,
    divinations_to_come,
    expected,
    students_drawn,
)
from game.engine.titles.dungeonology.cards import Declare
from game.engine.titles.dungeonology.dungeon import Dungeon
from game.engine.titles.dungeonology.moving import steps_left
from game.engine.titles.dungeonology.numbers import (
    hand_value,
    intellect,
    points_in_view,
    speed,
    study_bonus,
    stun_limit,
)
from game.engine.titles.dungeonology.piles import without
from game.engine.titles.dungeonology.state import Game, Trap
from game.engine.titles.dungeonology.students import stun_ahead
from game.engine.titles.dungeonology.verbs.cards_in_hand import TakeScried
from game.engine.titles.dungeonology.view_types import (
    AttemptView,
    CampusView,
    LyingView,
    PilesView,
    PlayView,
    ScholarView,
    SourceView,
    TrapView,
    View,
    ZoneView,
)


def project(game: Game, seat: int | None) -> View:
    """The game as a seat (None: a spectator) may know it, ready for JSON."""
    view: View = {
        "title": game.title,
        "seat": seat,
        "seats": game.seats,
        "version": game.profile.id,
        "rotate": game.rotate,
        "round": game.round,
        "round_limit": game.round_limit,
        "turn": game.turn,
        "first": game.first,
        "active": game.active,
        "phase": game.phase,
        "steps_left": steps_left(game),
        "age_order": list(game.age_order),
        "orders": list(game.orders),
        "order_marks": [list(marks) for marks in game.order_marks],
        "campus": campus(game),
        "piles": piles(game),
        "map": zones(game, seat),
        "shown": game.shown,
        "boss": {"profile": game.boss_profile, "zone": game.boss},
        "scholars": [scholar_view(game, s, seat) for s in range(game.seats)],
        "clan": game.clan if knows_clan(game, seat) else None,
        "plays": [cast(PlayView, play._asdict()) for play in game.plays],
        "attempt": attempt_view(game),
        "course": [list(row) for row in game.course],
        "asked": game.question.seat if game.question else None,
        "question": question_view(game.question, seat),
        "outcome": cast(OutcomeView, game.outcome.to_dict()) if game.outcome else None,
    }
    return view


def knows_clan(game: Game, seat: int | None) -> bool:
    """D1.8, D14 Q33: who earned the knowledge token or has legally looked; all at the end."""
    return bool(game.outcome) or (seat is not None and game.scholars[seat].clan_seen)


def campus(game: Game) -> CampusView:
    return {
        "campfire": game.campfire,
        "alert": game.alert_card,
        "omegas": game.alert_omegas,
        "penalty": study_penalty(game),
        "maximum": game.maximum,
        "panic": game.panic if game.maximum else None,
    }


def piles(game: Game) -> PilesView:
    """D2.3: counts; discard piles lie open. The bag and the Reserve are not even counted."""
    return {
        "tricks": len(game.tricks),
        "discards": list(game.discards),
        "jinxes": len(game.jinx_deck),
        "jinx_discards": list(game.jinx_discards),
        "stacks": [len(stack) for stack in game.stacks],
        "traps": len(game.trap_pool),
    }


def zones(game: Game, seat: int | None) -> list[ZoneView]:
    return [
        {
            **lying,
            "slots": list(game.slots[zone]),
            "traps": [_trap(trap, seat) for trap in game.traps.get(zone, ())],
            "stairs_open": list(game.stairs_open.get(zone, ())),
        }
        for zone, lying in _lying_zones(game.map)
    ]


@part
def _lying_zones(dungeon: Dungeon) -> list[tuple[str, LyingView]]:
    """Each zone with how it lies, as long as nothing is laid."""
    return [(placed.tile, _lying(dungeon, placed)) for placed in dungeon.grid.at.values()]


def _lying(dungeon: Dungeon, placed: Placed) -> LyingView:
    return {
        "zone": placed.tile,
        "x": placed.cell[0],
        "y": placed.cell[1],
        "turn": placed.turn,
        "passages": sorted(placed.passages),
        "pairs": [
            {"passage": p.passage, "zone": p.zone, "joint": p.joint, "door": list(p.door)}
            for p in dungeon.pairs[placed.tile]
        ],
        "teleport": placed.tile in dungeon.teleports,
        "letters": list(dungeon.letters(placed.tile)),
    }


def _trap(trap: Trap, seat: int | None) -> TrapView:
    """D4.11: the face is for the player who placed it."""
    return {"owner": trap.owner, "face": trap.face if trap.owner == seat else None}


def scholar_view(game: Game, seat: int, viewer: int | None) -> ScholarView:
    scholar = game.scholars[seat]
    return {
        "card": scholar.card.id,
        "colour": scholar.colour,
        "zone": scholar.zone,
        "exalted": scholar.exalted,
        "skills": list(scholar.side.skills),
        "cubes": list(scholar.cubes),
        "points": points_in_view(game, seat),
        "stars": scholar.stars,
        "study_bonus": study_bonus(game, seat),
        "students": scholar.students,
        "students_value": scholar.side.students,
        "stun": scholar.stun,
        "stun_limit": stun_limit(game, seat),
        "speed": speed(game, seat),
        "hand_value": hand_value(game, seat),
        "intellect": intellect(game, seat),
        "hand": list(scholar.hand) if seat == viewer else None,
        "hand_count": len(scholar.hand),
        "interns": list(scholar.interns),
        "jinxes": list(scholar.jinxes),
        "hidden_jinxes": len(scholar.hidden_jinxes),
        "protected": sorted(scholar.protected),
        "knowledge": scholar.knowledge,
        "combo": scholar.combo,
        "clan_seen": scholar.clan_seen,
        "finished": scholar.finished,
        "rank": scholar.rank,
        "must_rest": scholar.must_rest,
        "marks": [list(mark) for mark in scholar.marks],
        "gained": list(scholar.gained),
    }


def attempt_view(game: Game) -> AttemptView | None:
    attempt = game.attempt
    if attempt is None:
        return None
    picking = game.agenda[-1] if game.agenda else None
    divined = list(picking.cards) if isinstance(picking, PickDivined) else []
    sure = expected(game)
    return {
        "kind": attempt.kind,
        "seat": attempt.seat,
        "zone": attempt.zone,
        "rival": attempt.rival,
        "type": attempt.type,
        "slots": list(attempt.slots),
        "stealth": attempt.stealth,
        "alert": attempt.alert,
        "sources": [cast(SourceView, source._asdict()) for source in attempt.sources],
        "used": list(attempt.used),
        "covered": attempt.covered,
        "coming": [cast(SourceView, source._asdict()) for source in coming(game)],
        "expected": {"stealth": sure.stealth, "alert": sure.alert},
        "failure": {
            "stun": stun_ahead(game, attempt.seat),
            "drawn": students_drawn(game, attempt),
        },
        "divinations": [
            {"side": one.side, "n": one.count(game)} for one in divinations_to_come(game)
        ],
        "divined": divined,
    }


# Dealing anew what a seat cannot see


def redeal(game: Game, seat: int | None, seed: int) -> Game:
    """A game that looks the same to a seat: all it cannot see is dealt anew, with a new seed.

    Bag and Reserve stay: every draw and refill is public, so their sum can be counted. Whoever is asked is
    asked anew: the old options would tell of the old hand, and name cards that are no longer in it.
    """
    twin = game.clone()
    twin.rng = seed & ((1 << 64) - 1)
    _redeal_tricks(twin, seat)
    _redeal_jinxes(twin)
    _redeal_traps(twin, seat)
    twin.stacks = tuple([tuple(dealt(twin, stack)) for stack in twin.stacks])
    if not knows_clan(twin, seat):
        twin.clan = tuple(twin.box.clans)[below(twin, len(twin.box.clans))]
    if not twin.maximum:
        twin.panic = tuple(twin.box.panics)[below(twin, len(twin.box.panics))]
    ask_anew(twin)
    return twin


def _redeal_tricks(game: Game, seat: int | None) -> None:
    """Deck, other hands and what others look at (T15); a card somebody is about to declare stays.

    A hand that is about to pay with cards of a family gets such cards, since it must have them.
    """
    declaring = {s.seat: s.card for s in game.agenda if isinstance(s, Declare) and s.seat != seat}
    hidden = [s for s in range(game.seats) if s != seat]
    pool = [*game.tricks, *_take_scried(game, seat)]
    for s in hidden:
        pool += game.scholars[s].hand
        if s in declaring:
            pool.remove(declaring[s])
    pool = dealt(game, pool)
    known = {s: [declaring[s]] if s in declaring else [] for s in hidden}
    payer, family, owed = skill_steps.owed_cards(game)
    if owed and payer != seat:
        for card in [c for c in pool if game.box.tricks[c].family == family][:owed]:
            pool.remove(card)
            known[payer].append(card)
    for s in hidden:
        n = len(game.scholars[s].hand) - len(known[s])
        game.scholars[s].hand = (*known[s], *pool[:n])
        del pool[:n]
    game.tricks = _deal_scried(game, seat, tuple(pool))


def _scried_by_others(game: Game, seat: int | None) -> list[tuple[int, TakeScried]]:
    """Where on the agenda another player is looking at cards (T15)."""
    looks = [(i, s) for i, s in enumerate(game.agenda) if isinstance(s, TakeScried)]
    return [(i, step) for i, step in looks if step.seat != seat]


def _take_scried(game: Game, seat: int | None) -> list[str]:
    """The cards others are looking at, off the table."""
    taken = [card for _, step in _scried_by_others(game, seat) for card in step.cards]
    for card in taken:
        game.table = without(game.table, card)
    return taken


def _deal_scried(game: Game, seat: int | None, deck: tuple[str, ...]) -> tuple[str, ...]:
    """Others look at as many cards of the new deck; what is left of it."""
    for i, step in _scried_by_others(game, seat):
        n = len(step.cards)
        deck, cards = deck[:-n], deck[-n:]
        game.table += cards
        game.agenda[i] = TakeScried(step.seat, cards)
    return deck


def _redeal_jinxes(game: Game) -> None:
    """Face-down jinx cards are unknown to everybody."""
    pool = list(game.jinx_deck)
    for scholar in game.scholars:
        pool += scholar.hidden_jinxes
    pool = dealt(game, pool)
    for scholar in game.scholars:
        n = len(scholar.hidden_jinxes)
        scholar.hidden_jinxes = tuple(pool[:n])
        del pool[:n]
    game.jinx_deck = tuple(pool)


def _redeal_traps(game: Game, seat: int | None) -> None:
    pool = list(game.trap_pool)
    for traps in game.traps.values():
        pool += [t.face for t in traps if t.owner != seat]
    pool = dealt(game, pool)
    game.traps = {
        zone: tuple(t if t.owner == seat else t._replace(face=pool.pop()) for t in traps)
        for zone, traps in game.traps.items()
    }
    game.trap_pool = tuple(pool)
