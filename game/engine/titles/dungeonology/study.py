"""Study, step by step (D5.3)."""

from __future__ import annotations

from game.engine.core.agenda import Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.alarm import study_penalty
from game.engine.titles.dungeonology.attempt import (
    STUDIED,
    AddLater,
    AttemptTurn,
    Compare,
    DivineByPlace,
    Generate,
    Intervene,
    add_parts,
    marks,
)
from game.engine.titles.dungeonology.cards import passed
from game.engine.titles.dungeonology.cubes import available
from game.engine.titles.dungeonology.numbers import intellect, study_bonus
from game.engine.titles.dungeonology.state import Attempt, Game, Source


def why_not_study(game: Game, seat: int) -> Reason | None:
    """What a Study needs."""
    scholar = game.scholars[seat]
    if not game.in_dungeon(seat):
        return Reason("on_start", "D4.10")
    if not available(game, seat, scholar.zone, 1):
        return Reason("no_cube_here", "D5.3")
    if not cubes_left_to_study(game, seat):
        return Reason("intellect_spent", "D10.1", {"n": intellect(game, seat)})
    return None if scholar.hand else Reason("no_cards", "D5.3")


def cubes_left_to_study(game: Game, seat: int) -> int:
    """D10.1, D14 Q30: Intellect is for a whole turn, so what an earlier Study took counts."""
    return max(0, intellect(game, seat) - marks(game, seat, STUDIED))


def study(seat: int, k: int) -> tuple[Step, ...]:
    """D5.3: a Study in the order of the rulebook."""
    return (
        AimAtCubes(seat, k),  # 1, 2
        Generate(seat),  # 3
        AddStudyBonuses(seat),  # 4
        DivineByPlace(seat),  # 5
        Intervene(seat),  # 5, skills
        Interference(seat),  # 6
        LastWord(seat),  # 7
        Compare(),  # 8
    )


def study_alert(game: Game, seat: int, k: int) -> tuple[Source, ...]:
    """D5.3 step 2: the parts of the Alert for k cubes."""
    scholar = game.scholars[seat]
    zone = game.box.zones[scholar.zone]
    covered = scholar.marked("cover_next")
    parts = [Source("alert", "zone", zone.alert)]
    parts.append(Source("alert", "cubes", game.box.supply.extra_alert[k]))
    if not covered:
        parts.append(Source("alert", "penalty", study_penalty(game)))
        if game.boss == scholar.zone:
            parts.append(Source("alert", "boss", game.box.bosses[game.boss_profile].alert))
    parts.append(Source("alert", "jinx", scholar.mods.get("alert_study", 0)))
    parts.append(Source("alert", "scandal", marks(game, seat, "alert_next")))
    return tuple(parts)


def study_stealth(game: Game, seat: int) -> tuple[Source, ...]:
    """D5.3 step 4: what is added to the cards."""
    scholar = game.scholars[seat]
    lenders = [rival for mark, rival in scholar.marks if mark == "borrow_bonus"]
    return (
        Source("stealth", "bonus", study_bonus(game, seat)),
        Source("stealth", "study_group", sum(study_bonus(game, r) for r in lenders)),
        Source("stealth", "soles", marks(game, seat, "stealth_next")),
        Source("stealth", "intern", scholar.mods.get("stealth_study", 0)),
    )


@record
class AimAtCubes(Step):
    """D5.3 steps 1 and 2: the targets and the Alert."""

    seat: int
    k: int

    def run(self, game: Game) -> None:
        scholar = game.scholars[self.seat]
        slots = available(game, self.seat, scholar.zone, self.k)
        game.attempt = Attempt(
            "study", self.seat, scholar.zone, slots=slots, covered=scholar.marked("cover_next")
        )
        game.emit("study_begun", seat=self.seat, zone=scholar.zone, slots=slots)
        add_parts(game, study_alert(game, self.seat, self.k))


@record
class AddStudyBonuses(AddLater):
    """D5.3 step 4."""

    seat: int

    def parts(self, game: Game) -> tuple[Source, ...]:
        return study_stealth(game, self.seat)


@record
class Interference(Step):
    """D5.3 step 6: opponents in the dungeon, clockwise, one turn each."""

    seat: int

    def run(self, game: Game) -> None:
        game.push(*map(InterfereOrPass, game.rivals(self.seat)))


@record
class InterfereOrPass(Step):
    """The turn of one opponent has come: its standing order may pass, an event and no question."""

    seat: int

    def run(self, game: Game) -> None:
        if game.orders[self.seat] == "pass":
            game.events.append(passed(self.seat, True))
        else:
            game.push(Interfere(self.seat))


@record
class Interfere(AttemptTurn):
    """D5.3 step 6 for one opponent."""

    seat: int
    prompt = "interfere"


@record
class LastWord(AttemptTurn):
    """D5.3 step 7: the acting player, once."""

    seat: int
    prompt = "last_word"


def study_options(game: Game, seat: int) -> list[Option]:
    """D5.3 step 1: one option a number of cubes."""
    if why_not_study(game, seat):
        return []
    slots = available(game, seat, game.scholars[seat].zone, cubes_left_to_study(game, seat))
    return [option("study", k) for k in range(1, len(slots) + 1)]
