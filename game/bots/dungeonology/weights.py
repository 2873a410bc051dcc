"""What things are worth to the greedy player, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Weights:
    """One number for each judgement; nothing else in this package is a matter of taste."""

    # Cubes
    star: float = 4.0  # each of the two stars a thesis asks for
    arrow: float = 1.5  # one study bonus for the rest of the game
    full: float = 0.6  # share of a full column's bonus counted on the way there
    # What a scholar holds
    student: float = 0.8
    spare_student: float = 0.25  # beyond the reserve
    reserve: int = 2  # students kept if possible
    stun: float = 1.3
    last_stun: float = 2.5  # the token that forces a rest
    jinx: float = 2.5
    card: float = 0.5  # a card left over at the end of the own turn
    uni: float = 0.45  # a student drawn from the University: the alarm comes closer
    # Attempts
    opposition: float = 0.3  # Alert to expect from a card in a rival's hand
    cushion: float = (
        0.6  # Alert a rival's card is expected to add, covered before the rivals answer
    )
    spread: float = 1.3  # how fast the chance grows with the margin
    meddle: float = 1.0  # what a rival's failure is worth beside the lost cubes
    spying: float = 1.0  # what a cube of a rival is worth beside one of the dungeon
    # Walking
    patience: float = 0.6  # what a plan is worth if it comes a turn later
    novelty: float = 1.0  # seeing a new zone
    step: float = 0.02
    # The thesis
    submit_from: float = 0.6  # chance of success at which a thesis is tried
    go_home: float = 3.0  # being safe at Start in Maximum Alert

    __hash__ = object.__hash__  # boards are kept by the weights they were weighed with


WEIGHTS = Weights()

STYLES: Mapping[str, Weights] = {
    "explorer": replace(WEIGHTS, novelty=1.6, patience=0.65),
    "spy": replace(WEIGHTS, spying=1.4, meddle=1.6),
    "runner": replace(WEIGHTS, star=5.0, submit_from=0.5),
}
"""Other tastes, as strong."""
