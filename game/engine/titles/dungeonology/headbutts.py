"""Headbutts (D10.5): a stun token for one scholar, a loss for another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.core.agenda import Option, Reason, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.box import Skill
from game.engine.titles.dungeonology.chance import randomize_type
from game.engine.titles.dungeonology.cubes import Lose
from game.engine.titles.dungeonology.piles import discard_at_random, without
from game.engine.titles.dungeonology.skill_steps import SkillStep
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.students import is_at_limit, stun
from game.engine.titles.dungeonology.verb import NOBODY

NO_TARGET = Reason("no_target", "D10.5")
Losses = Callable[[Game, int], list[Option]]
"""What somebody who is hit could lose."""


def random_cube(game: Game, target: int) -> list[Option]:
    """A random cube."""
    return [option("cube")] if any(game.scholars[target].cubes) else []


def cube_or_card(game: Game, target: int) -> list[Option]:
    """A random cube, or a random card."""
    card = [option("card")] if game.scholars[target].hand else []
    return random_cube(game, target) + card


def victims(game: Game, seat: int, losses: Losses) -> tuple[int, ...]:
    """Scholars here not yet hit this turn who have something to lose."""
    scholar = game.scholars[seat]
    others = game.here(scholar.zone, seat)[1:]
    return tuple([s for s in others if not scholar.marked(f"hit:{s}") and losses(game, s)])


def why_not_hit(game: Game, seat: int, losses: Losses) -> Reason | None:
    """Why nobody can be hit."""
    if is_at_limit(game, seat):
        return Reason("stun_limit", "D7.7")
    return None if victims(game, seat, losses) else NO_TARGET


def hits(game: Game, step: Headbutt | MightyHeadbutt, losses: Losses) -> list[Option]:
    """Whom to hit, then what that costs the target."""
    if step.target == NOBODY:
        return [option("target", s) for s in victims(game, step.seat, losses)]
    return losses(game, step.target)


def hit(game: Game, seat: int, target: int) -> None:
    """A stun token for one, the harm for the other."""
    stun(game, seat)
    game.scholars[seat].marks += ((f"hit:{target}", 1),)
    game.emit("headbutted", seat=seat, target=target)


@record
class Headbutt(SkillStep):
    """A stun token that may not be avoided: a scholar here loses a cube or a card."""

    seat: int
    skill: str
    target: int = NOBODY
    prompt = "headbutt"

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        return why_not_hit(game, seat, cube_or_card)

    def options(self, game: Game) -> Sequence[Option]:
        return hits(game, self, cube_or_card)

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "target":
            game.push(Headbutt(self.seat, self.skill, int(answer.args[0])))
            return
        hit(game, self.seat, self.target)
        if answer.verb == "cube":
            game.push(Lose(self.target, randomize_type(game, self.target), "drop"))
        else:
            self.take_card(game)

    def take_card(self, game: Game) -> None:
        """The target discards a random card and the scholar takes it."""
        card = discard_at_random(game, self.target)
        game.discards = without(game.discards, card)
        game.scholars[self.seat].hand += (card,)
        game.emit("card_taken", seat=self.seat, card=card)


@record
class MightyHeadbutt(SkillStep):
    """As Headbutt, always a cube, and Valerio collects that very cube at once."""

    seat: int
    skill: str
    target: int = NOBODY
    prompt = "headbutt"

    @classmethod
    def why_not(cls, game: Game, seat: int, skill: Skill) -> Reason | None:
        return why_not_hit(game, seat, random_cube)

    def options(self, game: Game) -> Sequence[Option]:
        return hits(game, self, random_cube)

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "target":
            game.push(MightyHeadbutt(self.seat, self.skill, int(answer.args[0])))
            return
        hit(game, self.seat, self.target)
        game.push(Lose(self.target, randomize_type(game, self.target), "drop", self.seat))
