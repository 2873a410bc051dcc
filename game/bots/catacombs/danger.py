"""The dragon: how likely one is to live for so many more turns (C11, C13.8)."""

from __future__ import annotations

from math import exp, sqrt

from game.bots.catacombs.table import Table


class Danger:
    """What the bag, the noise, the rage and the dungeon deck say, for one seat."""

    def __init__(self, t: Table) -> None:
        self.weights = t.weights
        self.health = t.health
        view = t.view
        out = sum(1 for p in t.players if p["out"])
        inside = len(t.players) - out
        cubes = sum(view["bag"].values()) + view["ghosts"] + sum(p["clank"] for p in t.players)
        mine = t.me["clank"] + t.me["bagged"] + view["ghosts"] + view["bag"]["ghost"]
        figures = t.box.figures
        drawn_by_out = figures.out_cubes_of_two if len(t.players) == 2 else figures.out_cubes
        leaving = sum(1 for p in t.players if p["artifacts"] and not p["out"] and p is not t.me)
        drawn = view["attack"] * t.weights.attacks * inside
        drawn += (out + t.weights.leaving * leaving) * drawn_by_out
        self.share: float = mine / max(1, cubes)
        self.a_turn: float = drawn * self.share
        """Damage to expect until my next turn."""
        self.an_attack: float = view["attack"] * self.share
        rounds = view["deck"] / (t.weights.row_cards * max(1, inside))
        self.turns: float = min(rounds, cubes / max(0.5, drawn))
        """Turns until the deck or the bag ends the game."""

    def survival(self, turns: float, damage: float) -> float:
        """The chance to be alive after so many turns and so much damage taken on the way."""
        if turns <= 0:
            return 1.0
        hurt = self.a_turn * turns * (1 + self.weights.growth * turns)
        margin = (self.health - 0.5 - damage - hurt) / (self.weights.spread * sqrt(hurt + 0.5))
        return logistic(margin) * logistic(2 * (self.turns - turns) + 1)

    @property
    def turns_to_live(self) -> float:
        """Turns until the knock-out, as far as one can tell."""
        return min(self.turns, self.health / max(0.1, self.a_turn))


def logistic(x: float) -> float:
    """From 0 to 1, one half at 0."""
    return 1 / (1 + exp(-x)) if x > -30 else 0.0
