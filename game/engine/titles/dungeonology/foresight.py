"""What a screen shows before the click: what an option would do, and the zones within reach.

From public facts and the seat's own knowledge only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from game.engine.core.agenda import Option
from game.engine.core.grid import CLOCKWISE, MEETS, Snap
from game.engine.titles.dungeonology import attempt, cards, espionage, study
from game.engine.titles.dungeonology.cubes import available
from game.engine.titles.dungeonology.dungeon import Exit
from game.engine.titles.dungeonology.ending import thesis_score
from game.engine.titles.dungeonology.entering import ambush_for
from game.engine.titles.dungeonology.moving import (
    Laying,
    Moving,
    best_pair,
    find_exit,
    movement_in_progress,
    step_cost,
    why_not_exit,
)
from game.engine.titles.dungeonology.numbers import hand_value, speed
from game.engine.titles.dungeonology.state import Game, Source
from game.engine.titles.dungeonology.turn import Movement
from game.engine.titles.dungeonology.view_types import (
    Preview,
    ReachView,
    SourceView,
    StepView,
    WaitView,
)

ON_THE_WAY = ("ambush", "stop", "toll", "stairs", "boss")
"""Printed effects a step walks into (D4.8)."""


def preview(game: Game, seat: int, key: str) -> Preview:
    """What the option with this key would do, as far as that seat may know; {} if nothing is known."""
    question = game.question
    offered = question.find(key) if question and question.seat == seat else None
    look = _LOOKS.get(offered.verb) if offered else None
    return look(game, seat, offered) if look and offered else {}


# Steps


def waits(game: Game, seat: int, zone: str) -> list[WaitView]:
    """What a scholar walks into in a zone: traps (own ones by face), then printed effects.

    With the Trapper (N09) traps do nothing, and an Ambush counts for less.
    """
    traps = () if "trap_proof" in game.scholars[seat].mods else game.traps.get(zone, ())
    found: list[WaitView] = [
        {"kind": "trap", "face": t.face if t.owner == seat else None, "n": 1} for t in traps
    ]
    for effect in game.box.zones[zone].effects:
        n = ambush_for(game, seat, zone) if effect.kind == "ambush" else effect.n
        if effect.kind in ON_THE_WAY and _still_works(game, zone, effect.kind, n):
            found.append({"kind": effect.kind, "n": n})
    return found


def _still_works(game: Game, zone: str, kind: str, n: int) -> bool:
    if kind == "ambush":
        return n > 0
    if kind == "stairs":
        return zone in game.stairs_open and not game.maximum
    return kind != "boss" or not game.boss_met


def _step(game: Game, seat: int, answer: Option) -> Preview:
    way = find_exit(game, seat, answer)
    cost, step = _crossing(game, seat, way)
    return {
        "zone": way.zone, "cost": cost, "door": step["door"], "waits": waits(game, seat, way.zone),
    }  # fmt: skip


def _crossing(game: Game, seat: int, way: Exit) -> tuple[int, StepView]:
    """What a way of one step costs, and through which passage it leads."""
    pair = best_pair(game, seat, way.pairs)
    cost = step_cost(game, seat, pair) if pair else 1
    passage, door = (str(pair.passage), list(pair.door)) if pair else ("", [])
    return cost, {"answer": way.answer.key, "zone": way.zone, "passage": passage, "door": door}


def _explore(game: Game, seat: int, answer: Option) -> Preview:
    zone = game.scholars[seat].zone
    level = game.map.level(zone)
    sides = list(game.map.free_sides(zone))
    return {"level": level, "tiles": len(game.stacks[level - 1]), "sides": sides}


def _teleport(game: Game, seat: int, answer: Option) -> Preview:
    zone = str(answer.args[0])
    return {"zone": zone, "cost": 0, "door": [], "waits": waits(game, seat, zone)}


def _lay(game: Game, seat: int, answer: Option) -> Preview:
    """Joined passages and new stairs and walls of the shown tile laid there."""
    laying = game.agenda[-1]
    assert isinstance(laying, Laying)
    snap = laying.snap(game, answer)
    return {"zone": laying.tile, **laid(game, laying.tile, snap)}


def laid(game: Game, tile: str, snap: Snap) -> Preview:
    """How a tile would lie and join at a place."""
    there = game.map.lay(tile, snap)
    placed = there.grid.where[tile]
    joints: dict[str, list[str]] = {"open": [], "stairs": [], "wall": []}
    for pair in there.pairs[tile]:
        joints[pair.joint].append(pair.passage)
    joined = {p.passage for p in there.pairs[tile]}
    shut = []
    for side, other in there.grid.neighbours(tile):
        for p in CLOCKWISE:
            one_sided = p in placed.passages or MEETS[p] in other.passages
            if p[0] == side and one_sided and p not in joined:
                shut.append(p)
    return {
        "cell": list(snap.cell),
        "turn": snap.turn,
        "passages": sorted(placed.passages),
        "joined": joints["open"],
        "stairs": joints["stairs"],
        "walls": joints["wall"],
        "shut": shut,
    }


# Attempts


def _parts(parts: Sequence[Source]) -> list[SourceView]:
    return [cast(SourceView, part._asdict()) for part in parts if part.value]


def _study(game: Game, seat: int, answer: Option) -> Preview:
    k = int(answer.args[0])
    zone = game.scholars[seat].zone
    cubes = [game.slots[zone][s] for s in available(game, seat, zone, k)]
    stealth = study.study_stealth(game, seat)
    totals = _totals(study.study_alert(game, seat, k), stealth)
    return {"cubes": cubes, **totals, **_within_reach(game, seat, totals["stealth"])}


def _spy(game: Game, seat: int, answer: Option) -> Preview:
    rival, type_ = int(answer.args[0]), str(answer.args[1])
    stealth = espionage.spy_stealth(game, seat)
    alert = espionage.spy_alert(game, seat, rival, type_)
    totals = _totals(alert, stealth)
    within = _within_reach(game, seat, totals["stealth"])
    return {"cubes": [type_], "rival": rival, **totals, **within}


def _within_reach(game: Game, seat: int, brought: int) -> Preview:
    """How far the own hand reaches: all cards for their number, and the best with auxiliaries later.

    One card at least is laid for its number (D5.3 step 3); what a Divination may bring is not counted.
    """
    hand = game.scholars[seat].hand
    numbers = [attempt.bonus_value(game, seat, card) for card in hand]
    gains = [
        max(0, _auxiliary(game, seat, card) - number)
        for card, number in zip(hand, numbers, strict=True)
    ]
    most = brought + sum(numbers)
    later = sum(gains) - (min(gains) if gains and all(gains) else 0)
    return {"within_cards": most, "within_answers": most + later}


def _auxiliary(game: Game, seat: int, card: str) -> int:
    """The Stealth a card adds for certain in the acting player's answer (D5.2)."""
    trick = game.box.tricks[card]
    if trick.family not in cards.ATTEMPT_FAMILIES:
        return 0
    effect = cards.effect_of(trick, "aux", acting=True)
    is_payable = not effect.costs or cards.payable(game, seat, effect)
    call = effect.calls[0]
    return call.n if call.verb == "stealth" and is_payable else 0


def _totals(alert: Sequence[Source], stealth: Sequence[Source]) -> Preview:
    return {
        "alert": max(0, sum(p.value for p in alert)),
        "alert_parts": _parts(alert),
        "stealth": sum(p.value for p in stealth),
        "stealth_parts": _parts(stealth),
    }


def _with(game: Game, side: str, value: int) -> Preview:
    """Totals of the attempt with one more number, and with all that is certain to follow."""
    assert game.attempt is not None
    after = game.attempt.add(side, "", value)
    for part in attempt.coming(game):
        after = after.add(*part)
    return {
        "side": side,
        "value": value,
        "stealth": after.stealth,
        "alert": after.alert,
        "succeeds": after.stealth >= after.alert,
    }


def _use(game: Game, seat: int, answer: Option) -> Preview:
    return _with(game, "stealth", attempt.bonus_value(game, seat, str(answer.args[0])))


def _pick(game: Game, seat: int, answer: Option) -> Preview:
    step = game.agenda[-1]
    assert isinstance(step, attempt.PickDivined)
    card = str(answer.args[0])
    return _with(game, step.side, attempt.divined_value(game, seat, card, step.side))


def _play(game: Game, seat: int, answer: Option) -> Preview:
    """A card: its costs, its targets, and in an attempt the totals it would make."""
    trick = game.box.tricks[str(answer.args[0])]
    acting = game.attempt is not None and game.attempt.seat == seat
    effect = cards.effect_of(trick, str(answer.args[1]), acting)
    payable = [effect.costs[i].call for i in cards.payable(game, seat, effect)]
    facts: Preview = {"costs": [{"verb": call.verb, "n": call.n} for call in payable]}
    if effect.target:
        facts["targets"] = list(cards.targets(game, seat, effect))
    if game.attempt and answer.args[1] == "aux":
        call = effect.calls[0]
        if call.verb == "divine":
            side = attempt.side_of(game, seat)
            divination = attempt.Divination(seat, call.n, side)
            facts["side"], facts["divine"] = side, divination.count(game)
        else:
            facts.update(_with(game, call.verb, call.n))
    return facts


# The turn


def _submit(game: Game, seat: int, answer: Option) -> Preview:
    """The columns for everybody; the sum and the target only for who knows the clan card."""
    scholar = game.scholars[seat]
    facts: Preview = {"columns": scholar.value}
    if scholar.clan_seen:
        target = game.box.clans[game.clan].target
        score = thesis_score(game, seat)
        facts["clan"], facts["score"], facts["target"] = game.clan, score, target
        facts["succeeds"] = score >= target
    return facts


def _rest(game: Game, seat: int, answer: Option) -> Preview:
    scholar = game.scholars[seat]
    students = max(0, scholar.side.students - scholar.students)
    return {
        "stun": scholar.stun,
        "cards": max(0, hand_value(game, seat) - len(scholar.hand)),
        "students": students if game.profile.rest_from_reserve else min(students, game.campfire),
        "jinxes": len(scholar.jinxes) + len(scholar.hidden_jinxes),
    }


def _give_up(game: Game, seat: int, answer: Option) -> Preview:
    """A cube of the own note board that is named: what the board is then worth less."""
    if not answer.args:
        return {}
    cubes = game.scholars[seat].cubes
    column = game.box.index[str(answer.args[0])]
    left = [n - (at == column) for at, n in enumerate(cubes)]
    return {"lost": game.box.worth(cubes) - game.box.worth(left)}


_LOOKS: dict[str, Callable[[Game, int, Option], Preview]] = {
    "step": _step,
    "secret": _step,
    "explore": _explore,
    "teleport": _teleport,
    "lay": _lay,
    "study": _study,
    "spy": _spy,
    "use": _use,
    "pick": _pick,
    "play": _play,
    "submit": _submit,
    "rest": _rest,
    "camp": _rest,
    "drop": _give_up,
    "give": _give_up,
    "eliminate": _give_up,
}


# Reach


def reach(game: Game, seat: int) -> list[ReachView]:
    """Zones the scholar could walk to with the steps it has: cost, way, what waits."""
    found: dict[str, ReachView] = {}
    start = game.scholars[seat].zone
    edge: list[tuple[int, str, list[StepView], list[WaitView]]] = [(0, start, [], [])]
    budget, can_stop = _steps(game, seat), _can_be_stopped(game, seat)
    while edge:
        edge.sort(key=lambda e: e[0])
        cost, zone, way, met = edge.pop(0)
        if zone in found:
            continue
        found[zone] = {"zone": zone, "cost": cost, "way": way, "waits": met}
        if can_stop and any(_is_stop(wait) for wait in met if wait["zone"] == zone):
            continue
        for exit_ in game.map.exits[zone]:
            if why_not_exit(game, seat, exit_, budget - cost) is None:
                price, step = _crossing(game, seat, exit_)
                more: list[WaitView] = [
                    {**w, "zone": exit_.zone} for w in waits(game, seat, exit_.zone)
                ]
                edge.append((cost + price, exit_.zone, [*way, step], met + more))
    del found[start]
    return list(found.values())


def _is_stop(wait: WaitView) -> bool:
    return "stop" in (wait["kind"], wait.get("face"))


def _can_be_stopped(game: Game, seat: int) -> bool:
    """Does a Stop end this movement? Not a Forced March (T22)."""
    at = movement_in_progress(game, seat)
    moving = game.agenda[at] if at >= 0 else None
    return not isinstance(moving, Moving) or moving.is_ended_by_stop(seat)


def _steps(game: Game, seat: int) -> int:
    """Steps of the movement in progress, or of the one still to come this turn."""
    at = movement_in_progress(game, seat)
    if at >= 0:
        moving = game.agenda[at]
        assert isinstance(moving, Moving)
        return moving.left(game)
    if any(isinstance(step, Movement) and step.seat == seat for step in game.agenda):
        return speed(game, seat)
    return 0
