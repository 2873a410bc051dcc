"""What things are worth to the greedy player, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace

VERBS: Mapping[str, float] = {
    "skill": 0.8,
    "swords": 0.5,
    "boots": 1.0,
    "gold": 1.0,
    "lockpicks": 2.5,
    "draw": 1.0,
    "heal": 1.5,
    "tome": 7.0,
    "clank": -0.5,
    "quiet": 0.4,
    "each_clank": -0.2,
    "others_clank": 0.4,
    "minor": 2.0,
    "major": 4.5,
    "free": 3.0,
    "rage": -0.5,
    "ghost": -1.0,
    "dragon_cubes": 0.3,
    "return_idols": 0.5,
    "spring": 1.5,
    "teleport": 1.0,
    "leap": 0.6,
    "cave_proof": 0.2,
    "ignore_monsters": 0.6,
    "bargain": 0.4,
    "record_afar": 1.5,
    "replace": 0.2,
    "trash": 1.2,
    "trade_in": 0.4,
    "top_of_deck": 0.6,
    "steal": 4.0,
    "market_item": 8.0,
    "place_tile": 0.5,
}
"""One of what a verb gives; a verb that is not named gives nothing."""


@dataclass(frozen=True, slots=True)
class Weights:
    """One number for each judgement; nothing else in this package is a matter of taste."""

    # Cards
    verbs: Mapping[str, float] = field(default_factory=lambda: VERBS)
    conditional: float = 0.5  # how often a condition is met
    slow: float = 1.0  # a boot more for each boot a turn below a good pace
    good_pace: float = 2.5
    junk: float = 0.8  # cards that give no more than this are trashed gladly
    length: int = 15  # rounds a game is thought to last
    least_turns: float = 3.0
    mark: float = 0.25  # how often a new card of the row wakes the dragon
    danger: float = 0.3  # a Danger card that leaves the row
    wound: float = 1.0  # one damage, where it is weighed against other things
    backpack: float = 5.0  # room for one more artifact, beside its points
    # Artifacts
    need: float = 30.0  # the first artifact beside its points: without one nothing counts
    hope: float = 9.0  # an artifact not found yet
    search: float = 4.0  # turns until one is found
    # Walking
    patience: float = 0.8  # what a gain is worth if it comes a turn later
    unknown: float = 4.0  # a tile not seen yet
    promise: float = 6.0  # that it holds the first artifact
    cave: float = 0.5  # turns lost in a crystal cave on a longer way
    monster: float = 0.6  # boots one walks round a monster
    lock: float = 2.0  # boots one walks round a lock
    boot_kept: float = 0.02  # turns, as all that makes one way better than another
    detour_wound: float = 0.4
    detour_lock: float = 0.5
    farthest: float = 6.0  # turns looked ahead
    potion: float = 1.0  # a potion or far teleport is used if the way gains more than this
    home: float = 5.0  # being out, beside the points
    win: float = 0.0  # more points than whoever is out
    # The dragon
    attacks: float = 0.35  # attacks a turn of anybody
    leaving: float = 0.3  # how far a rival with an artifact is out already
    growth: float = 0.04  # how the danger grows from turn to turn
    spread: float = 0.8
    row_cards: float = 1.4  # cards taken from the row a turn
    stranded: float = 12.0  # turns home where no way home is known


WEIGHTS = Weights()

STYLES: Mapping[str, Weights] = {
    "buyer": replace(WEIGHTS, verbs={**VERBS, "skill": 1.0}, mark=0.2, backpack=7.0),
    "diver": replace(WEIGHTS, unknown=5.0, home=3.5, patience=0.83),
    "racer": replace(WEIGHTS, home=8.0, good_pace=3.0, patience=0.75),
}
"""Other tastes, as strong."""


OWN = ("verbs", "win")
WEIGHED: tuple[str, ...] = (*(one.name for one in fields(Weights) if one.name not in OWN), *VERBS)
"""All that a Scholar weighs, verbs by their own names; only who searches looks at who would win."""
SHARES = frozenset({"conditional", "patience"})
"""Of these the odds are multiplied, so that they stay below one."""
SHORTEST = 4


def scaled(weights: Weights, times: Mapping[str, float]) -> Weights:
    """Weights of which some count so many times as much."""
    verbs = {verb: n * times.get(verb, 1.0) for verb, n in weights.verbs.items()}
    named = {name: n for name, n in times.items() if name not in VERBS}
    found = {name: _times(name, getattr(weights, name), n) for name, n in named.items()}
    length = max(SHORTEST, round(found.pop("length", weights.length)))
    return replace(weights, verbs=verbs, length=length, **found)


def _times(name: str, weight: float, n: float) -> float:
    if name not in SHARES:
        return weight * n
    odds = n * weight / (1 - weight)
    return odds / (1 + odds)
