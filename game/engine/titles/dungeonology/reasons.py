"""Why something a player would look for is barred now: a text key, its arguments, the rule."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.core.agenda import Option, Reason
from game.engine.titles.dungeonology import (
    actions,
    attempt,
    cards,
    espionage,
    rest,
    skills,
    study,
    thesis,
)
from game.engine.titles.dungeonology.entering import why_not_ambush
from game.engine.titles.dungeonology.moving import steps_left, why_not_exit, why_not_explore
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.windows import open_point

Args = tuple[str | int, ...]


def why_not(game: Game, seat: int, thing: Option) -> Reason | None:
    """None if the thing is among the seat's options now; else the reason.

    Things are options or how they begin: "submit", "rest", "study", "study:3", "spy", "spy:2",
    "play:T05", "play:T05:aux", "step:I-3", "explore", "camp", "teleport", "skill:headbutt", "end".
    """
    question = game.question
    if question is not None and question.seat == seat and question.offers(thing):
        return None
    if game.outcome:
        return Reason("game_over", "D9.2")
    look = _LOOKS.get(thing.verb) if thing.args or thing.verb not in _NEED_A_NAME else None
    reason = look(game, seat, thing.args) if look else None
    return reason or why_not_now(game, seat)


def why_not_now(game: Game, seat: int) -> Reason:
    """The thing itself is fine, but this is not its moment."""
    if game.scholars[seat].finished:
        return Reason("finished", "D9.1")
    if game.question and game.question.seat != seat:
        return Reason("others_asked", "D6.6", {"seat": game.question.seat})
    if seat != game.active:
        return Reason("not_your_turn", "D3.1", {"seat": game.active})
    if game.plays:
        return Reason("card_first", "D6.5")
    return Reason("attempt_first", "D5.2") if game.attempt else Reason("asked_first", "D3.1")


def _turn(game: Game, seat: int) -> Reason | None:
    if game.scholars[seat].finished:
        return Reason("finished", "D9.1")
    if seat != game.active:
        return Reason("not_your_turn", "D3.1", {"seat": game.active})
    return None


def _in_phase(game: Game, seat: int, phase: str) -> Reason | None:
    """Own turn, and the phase of the thing has come and not gone."""
    if game.phase == phase:
        return _turn(game, seat)
    return _turn(game, seat) or Reason("phase", "D3.1", {"phase": phase, "now": game.phase})


def _in_action(game: Game, seat: int) -> Reason | None:
    """Own turn, and an action is still to be taken (D3.6)."""
    if seat == game.active and game.phase in ("action", "end") and not _has_action(game):
        return _turn(game, seat) or Reason("action_taken", "D3.6")
    return None


def _has_action(game: Game) -> bool:
    """Is an action of this turn still to come, or asked for now?"""
    to_come = (actions.Action, actions.OneAction, actions.Act)
    is_asked = game.question is not None and game.question.prompt == actions.Act.prompt
    return is_asked or any(isinstance(step, to_come) for step in game.agenda)


def _submit(game: Game, seat: int, args: Args) -> Reason | None:
    return thesis.why_not_submit(game, seat) or _in_phase(game, seat, "start")


def _rest(game: Game, seat: int, args: Args) -> Reason | None:
    return rest.why_not_rest(game, seat) or _in_phase(game, seat, "start")


def _study(game: Game, seat: int, args: Args) -> Reason | None:
    reason = _in_action(game, seat) or study.why_not_study(game, seat)
    if reason is None and args:
        offered = len(study.study_options(game, seat))
        if int(args[0]) > offered:
            reason = Reason("too_many_cubes", "D5.3", {"n": offered})
    return reason or _in_phase(game, seat, "action")


def _spy(game: Game, seat: int, args: Args) -> Reason | None:
    reason = _in_action(game, seat) or espionage.why_not_spy(game, seat)
    if args and (reason is None or reason.key == "no_rival_near"):
        reason = espionage.why_not_spy_on(game, seat, int(args[0])) or reason
    return reason or _in_phase(game, seat, "action")


def _camp(game: Game, seat: int, args: Args) -> Reason | None:
    reason = _in_action(game, seat) or actions.why_not_camp(game, seat)
    return reason or _in_phase(game, seat, "action")


def _teleport(game: Game, seat: int, args: Args) -> Reason | None:
    reason = _in_action(game, seat) or actions.why_not_teleport(game, seat)
    if reason is None and args and args[0] in game.map.zones:
        reason = why_not_ambush(game, seat, str(args[0]))
    return reason or _in_phase(game, seat, "action")


def _explore(game: Game, seat: int, args: Args) -> Reason | None:
    return _turn(game, seat) or why_not_explore(game, seat) or _steps(game, seat)


def _step(game: Game, seat: int, args: Args) -> Reason | None:
    """Why a scholar cannot step into a zone now."""
    zone, goal = game.scholars[seat].zone, str(args[0])
    if goal not in game.map.exits:
        return Reason("no_such_zone", "D4.1")
    ways = [e for e in game.map.exits[zone] if e.zone == goal]
    if not ways:
        walled = any(p.zone == goal for p in game.map.pairs[zone])
        return Reason("wall", "D4.5") if walled else _far(game, seat, goal)
    reasons = [why_not_exit(game, seat, way, max(1, steps_left(game))) for way in ways]
    barred = reasons[0] if all(reasons) else None
    return _turn(game, seat) or barred or _steps(game, seat)


def _far(game: Game, seat: int, zone: str) -> Reason:
    """Why a zone that is not next door cannot be reached: a shut door on every way into it is told."""
    left = steps_left(game)
    if not left and game.phase != "start":  # at the start of a turn all steps are still to come
        return Reason("not_linked", "D4.2")
    ways = [way for exits in game.map.exits.values() for way in exits if way.zone == zone]
    barred = [why_not_exit(game, seat, way, max(1, left)) for way in ways]
    doors = [reason for reason in barred if reason and reason.key == "door"]
    return doors[0] if ways and len(doors) == len(ways) else Reason("out_of_reach", "D4.6")


def _steps(game: Game, seat: int) -> Reason | None:
    return None if steps_left(game) else Reason("no_steps", "D4.6")


def _skill(game: Game, seat: int, args: Args) -> Reason | None:
    skill = game.box.skills.get(str(args[0]))
    if skill is None or skill.timing == "passive":
        return Reason("passive_skill", "D10.5")
    if skill.timing == "attempt":
        return attempt.why_not_intervene(game, seat)
    if skill.timing != "action":
        return skills.why_not(game, seat, skill.id) or _turn(game, seat)
    reason = _in_action(game, seat) or skills.why_not(game, seat, skill.id)
    return reason or _in_phase(game, seat, "action")


def _play(game: Game, seat: int, args: Args) -> Reason | None:
    """Why a card in the hand cannot be played now, as main, as auxiliary, or at all."""
    trick = game.box.tricks.get(str(args[0]))
    if trick is None or args[0] not in game.scholars[seat].hand:
        return Reason("not_in_hand", "D6.1")
    if not game.in_dungeon(seat):
        return Reason("on_start", "D4.10")
    if game.plays:
        return cards.why_not_react(game, seat, trick)
    if game.attempt:
        return Reason("only_attempt_cards", "D5.2")
    point = _point(game, seat)
    if args[1:] == ("aux",):
        return cards.why_not_aux(game, seat, trick, point)
    reason = cards.why_not_main(game, seat, trick, point)
    if args[1:] or not reason:
        return reason
    return None if cards.why_not_aux(game, seat, trick, point) is None else reason


def _point(game: Game, seat: int) -> str:
    """The interrupt point that is open, for rivals by speaking up too, or the action itself."""
    question = game.question
    if question and question.prompt in ("priority", "speak"):
        return str(question.args["point"])
    return (seat != game.active and open_point(game)) or game.phase


_LOOKS: dict[str, Callable[[Game, int, Args], Reason | None]] = {
    "submit": _submit,
    "rest": _rest,
    "study": _study,
    "spy": _spy,
    "camp": _camp,
    "teleport": _teleport,
    "explore": _explore,
    "step": _step,
    "secret": _step,
    "skill": _skill,
    "play": _play,
}

_NEED_A_NAME = frozenset({"step", "secret", "skill", "play"})
"""Without knowing which zone, skill or card, only the moment can be told."""
