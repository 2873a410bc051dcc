"""Numbers of a scholar, folded from card side, interns, jinxes and marks, and the checks of D0.8."""

from __future__ import annotations

from operator import ge

from game.engine.titles.dungeonology.box import Counts
from game.engine.titles.dungeonology.state import Game, Scholar


def fold(game: Game, seat: int) -> None:
    """Work out anew what follows from the card's side, interns and face-up jinx cards."""
    scholar = game.scholars[seat]
    scholar.side = scholar.card.exalted if scholar.exalted else scholar.card.normal
    interns = [game.box.interns[i] for i in scholar.interns]
    jinxes = [game.box.jinxes[j] for j in scholar.jinxes]
    scholar.helpers = sum([h.points for h in interns]) - sum([h.points for h in jinxes])
    helpers = interns + jinxes
    mods: dict[str, int] = {}
    for helper in helpers:
        for key, value in helper.modifiers.items():
            mods[key] = mods.get(key, 0) + value
    scholar.mods = mods
    shields = () if "no_protection" in mods else (h.protects for h in helpers if h.protects)
    scholar.protected = frozenset(shields)


def speed(game: Game, seat: int) -> int:
    """D4.6: steps of a Movement phase; a Night Terror slows for this turn (J11)."""
    scholar = game.scholars[seat]
    steps = scholar.side.speed + scholar.mods.get("speed", 0)
    for mark, value in scholar.marks:
        if mark == "slow":
            steps -= value
    return max(1, steps)


def hand_value(game: Game, seat: int) -> int:
    """D10.1: what a hand is refilled to."""
    scholar = game.scholars[seat]
    return max(1, scholar.side.hand + scholar.mods.get("hand", 0))


def intellect(game: Game, seat: int) -> int:
    """D10.1: cubes a Study may aim at."""
    scholar = game.scholars[seat]
    return max(1, scholar.side.intellect + scholar.mods.get("intellect", 0))


def stun_limit(game: Game, seat: int) -> int:
    """D7.7: Stamina, or the fixed limit of 0.94 (V2)."""
    scholar = game.scholars[seat]
    base = game.profile.stun_limit or scholar.side.stamina
    return max(1, base + scholar.mods.get("stamina", 0))


def study_bonus(game: Game, seat: int) -> int:
    """D1.7: covered arrows, and the stealth combo of 0.94 (V6); Watery Ink counts them as 0 (J05)."""
    scholar = game.scholars[seat]
    if "no_study_bonus" in scholar.mods:
        return 0
    return scholar.bonus + scholar.combo


def is_full(game: Game, seat: int, type_: str) -> bool:
    """D1.5: has this column no free slot?"""
    i = game.box.index[type_]
    return game.scholars[seat].cubes[i] >= game.box.columns[i].capacity


def points_in_view(game: Game, seat: int) -> int:
    """What everybody can count now: columns, interns, face-up jinx cards, thesis rank."""
    scholar = game.scholars[seat]
    points = scholar.value + scholar.helpers
    return points + thesis_points(game, seat) if scholar.rank else points


def thesis_points(game: Game, seat: int) -> int:
    """D9.3: points for the rank of a successful thesis."""
    rank = game.scholars[seat].rank
    return game.box.supply.thesis_points[rank - 1] if rank else 0


def has_all(have: Counts, wanted: Counts) -> bool:
    """Does a board hold at least a combination?"""
    return all(map(ge, have, wanted))


def put_cube(game: Game, seat: int, type_: str, change: int) -> None:
    """One cube comes to a board (+1) or leaves it (-1); stars, arrows and value follow (D1.5, D1.6)."""
    scholar = game.scholars[seat]
    i = game.box.index[type_]
    cubes = list(scholar.cubes)
    cubes[i] += change
    scholar.cubes = tuple(cubes)
    _count_symbols(game, scholar)


def _count_symbols(game: Game, scholar: Scholar) -> None:
    stars = bonus = value = 0
    for column, n in zip(game.box.columns, scholar.cubes, strict=True):
        value += column.values[n]
        if n >= column.arrow:
            bonus += 1
        for star in column.stars:
            if n >= star:
                stars += 1
    scholar.stars, scholar.bonus, scholar.value = stars, bonus, value


def check_boards(game: Game) -> None:
    """D0.8 after cubes moved: combinations (D1.8, V6), exaltation (D10.2), stun trimming (D7.7)."""
    most = max(s.stars for s in game.scholars)
    for seat, scholar in enumerate(game.scholars):
        if not scholar.knowledge and has_all(scholar.cubes, scholar.card.knowledge):
            scholar.knowledge = scholar.clan_seen = True
            game.whisper(seat, "knowledge_gained", {"clan": game.clan}, seat=seat)
        if game.profile.stealth_combo and not scholar.combo:
            _check_combo(game, seat)
        if scholar.exalted != (scholar.stars < most):
            turn_card(game, seat)


def _check_combo(game: Game, seat: int) -> None:
    scholar = game.scholars[seat]
    if has_all(scholar.cubes, scholar.card.combo):
        scholar.combo = True
        game.emit("combo_gained", seat=seat)


def turn_card(game: Game, seat: int) -> None:
    """D10.2: turn a scholar card to its other side."""
    scholar = game.scholars[seat]
    scholar.exalted = not scholar.exalted
    game.emit("card_turned", seat=seat, exalted=scholar.exalted)
    refold(game, seat)


def refold(game: Game, seat: int) -> None:
    """Fold anew and discard stun tokens above the limit (D7.7)."""
    fold(game, seat)
    scholar = game.scholars[seat]
    excess = scholar.stun - stun_limit(game, seat)
    if excess > 0:
        scholar.stun -= excess
        game.emit("stun_removed", seat=seat, n=excess, why="limit")
