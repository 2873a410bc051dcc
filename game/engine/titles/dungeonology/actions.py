"""The Action phase: study, spy, an action card, camp, teleport, an action skill (D3.6, D5.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from game.engine.core.agenda import Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology import cards, skills
from game.engine.titles.dungeonology.alarm import SETTLE
from game.engine.titles.dungeonology.entering import enter, why_not_ambush
from game.engine.titles.dungeonology.espionage import espionage, spy_options
from game.engine.titles.dungeonology.rest import rest
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.study import study, study_options
from game.engine.titles.dungeonology.windows import ACTED, BEFORE_ACTION, OpenToRivals, open_window


def skip_to_end(game: Game) -> None:
    """The turn goes straight to phase 5: `EndTurn` is the lowest step of a turn's agenda."""
    del game.agenda[1:]


@record
class Action(Step):
    """D3.6: one action, or two on the run (D10.5); their number is fixed now."""

    seat: int

    def run(self, game: Game) -> None:
        running = skills.has(game, self.seat, "on_the_run")
        n = game.box.skills["on_the_run"].n if running else 1
        game.agenda.extend([one_action(self.seat)] * n)


@record
class OneAction(Step):
    """One action may be taken.

    Ruling: with cards in the hand the player is asked even when nothing can be done, or not being
    asked would tell of the hand (D6.6); on Start, or with nothing at all, it is skipped.
    """

    seat: int

    def run(self, game: Game) -> None:
        if not game.in_dungeon(self.seat):
            return
        if game.scholars[self.seat].hand or len(actions(game, self.seat)) > 1:
            game.agenda.append(act(self.seat))


@cache
def one_action(seat: int) -> OneAction:
    """The same step every time."""
    return OneAction(seat)


@record
class Act(OpenToRivals):
    """D3.6: take an action or none; IP4 follows each."""

    seat: int
    prompt = "act"
    always = True

    def point_now(self, game: Game) -> str:
        return BEFORE_ACTION

    def options(self, game: Game) -> Sequence[Option]:
        return actions(game, self.seat)

    def chosen(self, game: Game, answer: Option) -> None:
        game.spoken = ()
        if answer.verb == "end":
            while isinstance(game.agenda[-1], OneAction):
                game.agenda.pop()
        else:
            begin = ACTIONS[answer.verb](game, self.seat, answer)
            game.push(*begin, SETTLE, open_window(game, ACTED))


@cache
def act(seat: int) -> Act:
    """The same step every time."""
    return Act(seat)


def actions(game: Game, seat: int) -> list[Option]:
    """D3.6: every action the scholar could take, and taking none."""
    if not game.in_dungeon(seat):
        return [option("end")]
    choices = study_options(game, seat) + spy_options(game, seat)
    choices += cards.playable(game, seat, "action")
    if why_not_camp(game, seat) is None:
        choices.append(option("camp"))
    if why_not_teleport(game, seat) is None:
        choices += [option("teleport", z) for z in teleport_goals(game, seat)]
    choices += skills.usable(game, seat, "action")
    choices.append(option("end"))
    return choices


NO_CAMP = Reason("no_camp", "D4.8")
NO_TELEPORT = Reason("no_teleport", "D4.11")


def why_not_camp(game: Game, seat: int) -> Reason | None:
    """D4.8 Camp: a cube of its colour; not in Maximum Alert (D7.12)."""
    scholar = game.scholars[seat]
    camp = game.box.zones[scholar.zone].effect("camp")
    if camp is None:
        return NO_CAMP
    if game.maximum:
        return Reason("maximum_alert", "D7.12")
    has_cube = scholar.cubes[game.box.index[camp.word]]
    return None if has_cube else Reason("camp_colour", "D4.8", {"type": camp.word})


def why_not_teleport(game: Game, seat: int) -> Reason | None:
    """D4.11 Teleport: a token here, a cult cube, no Claustrophobia (J14)."""
    scholar = game.scholars[seat]
    if scholar.zone not in game.map.teleports:
        return NO_TELEPORT
    if not scholar.cubes[game.box.index["cult"]]:
        return Reason("teleport_cult", "D4.11")
    return Reason("claustrophobia", "D12.3") if "no_passages" in scholar.mods else None


def teleport_goals(game: Game, seat: int) -> tuple[str, ...]:
    """D4.11: any other revealed zone, Start included, that an Ambush does not forbid (D4.8)."""
    here = game.scholars[seat].zone
    zones = (z for z in game.map.zones if z != here)
    return tuple(z for z in zones if why_not_ambush(game, seat, z) is None)


@record
class Teleport(Step):
    """D4.11: move to any other revealed zone and enter it; doors are ignored."""

    seat: int
    zone: str

    def run(self, game: Game) -> None:
        enter(game, self.seat, self.zone, game.scholars[self.seat].zone, "teleport")


@record
class CampDone(Step):
    """D4.8 Camp: D3.4 step 6 as well, the turn goes straight to phase 5."""

    def run(self, game: Game) -> None:
        skip_to_end(game)


ACTIONS: Mapping[str, Callable[[Game, int, Option], tuple[Step, ...]]] = {
    "study": lambda game, seat, answer: study(seat, int(answer.args[0])),
    "spy": lambda game, seat, answer: espionage(seat, int(answer.args[0]), str(answer.args[1])),
    "play": lambda game, seat, answer: (cards.Declare(seat, str(answer.args[0]), "main"),),
    "camp": lambda game, seat, answer: (*rest(seat), CampDone()),
    "teleport": lambda game, seat, answer: (Teleport(seat, str(answer.args[0])),),
    "skill": lambda game, seat, answer: (skills.begin(seat, str(answer.args[0])),),
}
"""How each kind of action begins."""
