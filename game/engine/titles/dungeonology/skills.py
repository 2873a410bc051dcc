"""Skills of the scholars (D10.5): who has which, when they can be used, using one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.engine.core.agenda import Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.alarm import SETTLE
from game.engine.titles.dungeonology.box import Box, Skill
from game.engine.titles.dungeonology.headbutts import Headbutt, MightyHeadbutt
from game.engine.titles.dungeonology.skill_steps import (
    ArcaneResearch,
    InspiringSermon,
    MagicVision,
    Penitence,
    SecondWind,
    Sermon,
    SkillStep,
)
from game.engine.titles.dungeonology.state import Game

SKILL_STEPS: Mapping[str, type[SkillStep]] = {
    "headbutt": Headbutt,
    "mighty_headbutt": MightyHeadbutt,
    "second_wind": SecondWind,
    "sermon": Sermon,
    "inspiring_sermon": InspiringSermon,
    "penitence": Penitence,
    "magic_vision": MagicVision,
    "arcane_research": ArcaneResearch,
    "ultimate_research": ArcaneResearch,
}
"""Divine Intervention works inside stealth attempts: attempt.py begins it."""


def has(game: Game, seat: int, skill: str) -> bool:
    """Does the visible side of the scholar card show this skill?"""
    return skill in game.scholars[seat].side.skills


def usable(game: Game, seat: int, timing: str) -> list[Option]:
    """Skills of a class the scholar may use now."""
    timely = skills_of_class(game.box, game.scholars[seat].side.skills, timing)
    if not timely:
        return []
    return [choice for choice, skill in timely if _why_not_again(game, seat, skill) is None]


@cache
def skills_of_class(
    box: Box, names: tuple[str, ...], timing: str
) -> tuple[tuple[Option, Skill], ...]:
    """Those among some skills that belong to a class; it hangs on print alone."""
    timely = [box.skills[name] for name in names if box.skills[name].timing == timing]
    return tuple([(option("skill", skill.id), skill) for skill in timely])


def why_not(game: Game, seat: int, skill: str) -> Reason | None:
    """Why a skill cannot be used now, whatever the moment."""
    if not has(game, seat, skill):
        return Reason("no_such_skill", "D10.5")
    if not game.in_dungeon(seat):
        return Reason("on_start", "D4.10")
    return _why_not_again(game, seat, game.box.skills[skill])


USED = Reason("skill_used", "D10.5")


def _why_not_again(game: Game, seat: int, skill: Skill) -> Reason | None:
    """Has it been used this turn, or does it lack what it needs?"""
    if skill.once == "turn" and game.scholars[seat].marked(skill.mark):
        return USED
    return SKILL_STEPS[skill.id].why_not(game, seat, skill)


def begin(seat: int, skill: str) -> Step:
    """The step that uses a skill."""
    return UseSkill(seat, skill)


@record
class UseSkill(Step):
    """A skill is used: not a card, so nobody can react (D6.6)."""

    seat: int
    skill: str

    def run(self, game: Game) -> None:
        game.scholars[self.seat].marks += ((game.box.skills[self.skill].mark, 1),)
        game.emit("skill_used", seat=self.seat, skill=self.skill)
        game.push(SKILL_STEPS[self.skill](self.seat, self.skill), SETTLE)
