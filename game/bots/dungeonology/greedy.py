"""The greedy player of Dungeonology: one small function for each prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.bots.bot import Asked
from game.bots.dungeonology import duels, stealth, tricks, walking, worth
from game.bots.dungeonology.table import Table
from game.bots.dungeonology.weights import STYLES, WEIGHTS
from game.engine.core.grid import beyond
from game.engine.titles.dungeonology.view_types import View

Answer = Callable[[Table, Asked], str]

WORTH_A_CARD = 0.3
"""A card or skill is used only if it brings clearly more than nothing."""


def parts(key: str) -> list[str]:
    """A key's verb and arguments."""
    return key.split(":")


def last(key: str) -> str:
    """A key's last argument."""
    return key.rsplit(":", 1)[-1]


def most(keys: Sequence[str], value: Callable[[str], float]) -> str:
    """The key worth most; the first of equals."""
    return max(keys, key=value)


# The turn


def begin(t: Table, q: Asked) -> str:
    """Submit, rest, or go on (D3.3, D3.4)."""
    if "submit" in q.keys and worth.thesis_chance(t, t.me["cubes"]) >= t.weights.submit_from:
        return "submit"
    if "go_on" not in q.keys:
        return "rest"
    if "rest" in q.keys and t.is_in(t.seat) and tricks.rest(t) > t.weights.novelty:
        turn = walking.best_plan(t, t.me["speed"], t.hand).value
        if tricks.rest(t) > turn + t.weights.novelty:
            return "rest"
    return "go_on"


def move(t: Table, q: Asked) -> str:
    """The first step of the best plan that begins with something on offer."""
    mine = t.view["active"] == t.seat
    left = t.view["steps_left"] if mine else 1
    found = walking.plans(t, left, stealth.power(t, t.hand), "explore" in q.keys)
    return max((p for p in found if p.first in q.keys), key=lambda p: p.value).first


def act(t: Table, q: Asked) -> str:
    """The action that promises most, if it promises anything."""
    study = stealth.study_here(t, t.hand) if "study:1" in q.keys else stealth.NOTHING

    def value(key: str) -> float:
        verb, *args = parts(key)
        if verb == "study":
            return study.value if int(args[0]) == study.k else -1.0
        if verb == "spy":
            return stealth.spy(t, int(args[0]), args[1], t.hand).value
        if verb == "play":
            return tricks.action(t, args[0])
        if verb == "camp":
            return tricks.rest(t)
        if verb == "teleport":
            return walking.home(t) if args[0] == t.box.start else -1.0
        return tricks.SKILLS[args[0]](t) if verb == "skill" else 0.0

    return most(q.keys, value)


def priority(t: Table, q: Asked) -> str:
    """A card or skill outside an attempt, at the moments a beginner thinks of it."""
    judge = {"start": at_start, "before_action": before_action, "acted": after_action}
    point = q.args["point"]
    if point not in judge or q.args["active"] != t.seat:
        return "pass"
    value = {key: judge[point](t, key) for key in q.keys if key != "pass"}
    best = most(q.keys, lambda key: value.get(key, 0.0))
    return best if value.get(best, 0.0) > WORTH_A_CARD else "pass"


def at_start(t: Table, key: str) -> float:
    """Cards that name the start of the own turn."""
    return tricks.play_after_action(t, parts(key)[1], "main")


def before_action(t: Table, key: str) -> float:
    """A card against what it would do for the coming Study."""
    verb, *args = parts(key)
    if verb == "skill":
        return 0.0 if args[0] in tricks.AFTER_ACTION else tricks.SKILLS[args[0]](t)
    return tricks.play_before_action(t, args[0], args[1])


def after_action(t: Table, key: str) -> float:
    """Cards left over."""
    verb, *args = parts(key)
    if verb == "skill":
        return 0.0 if args[0] in tricks.BEFORE_ACTION else tricks.SKILLS[args[0]](t)
    return tricks.play_after_action(t, args[0], args[1])


def end_of_turn(t: Table, q: Asked) -> str:
    """0.94: cards that may be played after drawing."""
    value = {key: after_action(t, key) for key in q.keys if key != "pass"}
    best = most(q.keys, lambda key: value.get(key, 0.0))
    return best if value.get(best, 0.0) > WORTH_A_CARD else "pass"


# Cards


HARMFUL = (
    "drop_random", "drop_gained", "ask_cube", "steal_students", "beg_students", "rob", "jinx",
    "alert_next", "halt", "trade", "swap", "target_discards",
)  # fmt: skip
"""Verbs nobody wants to be the target of."""


def declare(t: Table, q: Asked) -> str:
    """Cheapest cost, least N, better half, and the target it serves best to hit."""
    verb = parts(q.keys[0])[0]
    effect = tricks.effect_of(t, q.args["card"], q.args["part"])
    social = q.args["part"] == "aux"
    if verb == "cost":
        return min(q.keys, key=lambda k: tricks.price(t, effect.costs[int(last(k))]))
    if verb == "target":
        return f"target:{t.seat}" if social else whom(t, q)
    if verb == "either" and not social:
        return most(q.keys, lambda k: better_half(t, q, int(last(k))))
    return q.keys[0]


def better_half(t: Table, q: Asked, i: int) -> float:
    """What one half of a "/" brings."""
    calls = tricks.effect_of(t, q.args["card"], q.args["part"]).either[i]
    return sum(tricks.VERBS[c.verb](t, c, 0).points for c in calls if c.verb in tricks.VERBS)


def whom(t: Table, q: Asked) -> str:
    """The leader for what hurts, the last for what helps."""
    calls = tricks.effect_of(t, q.args["card"], q.args["part"]).calls
    hurts = any(c.verb in HARMFUL for c in calls)
    return most(q.keys, lambda k: (1 if hurts else -1) * float(t.scholars[int(last(k))]["points"]))


def react(t: Table, q: Asked) -> str:
    """Cancel what would hurt me."""
    trick = t.trick(q.args["card"])
    plays = [key for key in q.keys if key != "pass"]
    if plays and duels.is_turned(t, q.args["card"], q.args["player"]):
        return plays[-1]
    if not plays or q.args["target"] != t.seat:
        return "pass"
    if q.args["part"] == "main" and trick.main:
        hurts = any(c.verb in HARMFUL for c in trick.main.calls)
        return plays[0] if hurts else "pass"
    return "pass"


def scry(t: Table, q: Asked) -> str:
    """The strongest card."""
    return most(q.keys, lambda k: stealth.strength(t, last(k)))


def weakest_card(t: Table, q: Asked) -> str:
    """Discard what is least missed."""
    return min(q.keys, key=lambda k: 99.0 if k == "done" else stealth.strength(t, last(k)))


def rest_discard(t: Table, q: Asked) -> str:
    """Weaker cards than the deck has on average go."""
    weakest = weakest_card(t, q)
    weak = weakest != "done" and stealth.strength(t, last(weakest)) < stealth.DIVINED[1]
    return weakest if weak else "done"


def skill(t: Table, q: Asked) -> str:
    """The price of a skill: one weak card, and no more than that."""
    return "done" if "done" in q.keys else weakest_card(t, q)


def headbutt(t: Table, q: Asked) -> str:
    """The rival with most to lose; a cube rather than a card."""
    if q.keys[0].startswith("target"):
        return most(q.keys, lambda k: t.share(int(last(k))) * worth.mean_loss(t, int(last(k))))
    return q.keys[0]


def collect_how_many(t: Table, q: Asked) -> str:
    """As many cubes as pay."""
    name = "penitence" if t.has_skill("penitence") else "magic_vision"
    return most(q.keys, lambda k: tricks.paid_cubes(t, name, int(last(k))))


# Attempts


def divination(t: Table, q: Asked) -> str:
    """The best card, or the least bad one where it counts against me."""
    against_me = q.args["side"] == "alert" and duels.attempt(t)["seat"] == t.seat
    return most(q.keys, lambda k: t.trick(last(k)).bonus * (-1 if against_me else 1))


def intervene(t: Table, q: Asked) -> str:
    """The last word is time enough for Divine Intervention."""
    return "pass"


# Losses


def stun(t: Table, q: Asked) -> str:
    """A stun token or a student, whichever is cheaper now."""
    cheaper = worth.students_lost(t, 1) < worth.stun_cost(t)
    return "sacrifice" if cheaper and "sacrifice" in q.keys else "stun"


def encounter(t: Table, q: Asked) -> str:
    """The same choice before Laetus."""
    return stun(t, q) if "stun" in q.keys else q.keys[0]


def night_terrors(t: Table, q: Asked) -> str:
    """A student only from above the reserve."""
    return "sacrifice" if t.me["students"] > t.weights.reserve else "slow"


def least_cube(t: Table, q: Asked) -> str:
    """The cube least missed; none if that is possible."""
    free = [k for k in q.keys if k in ("keep", "sacrifice")]
    return free[0] if free else min(q.keys, key=lambda k: worth.loss(t, t.seat, last(k)))


def keep(t: Table, q: Asked) -> str:
    """A protected cube stays."""
    return "keep"


def buy_off(t: Table, q: Asked) -> str:
    """Students for a cube, if the cube is dearer."""
    dear = worth.loss(t, t.seat, q.args["type"]) > worth.students_lost(t, q.args["n"])
    return "sacrifice" if dear else "let_go"


def rob_which(t: Table, q: Asked) -> str:
    """The cube that helps me most."""
    return most(q.keys, lambda k: worth.gain(t, [last(k)]) if worth.has_room(t, last(k)) else 0.0)


def shed_jinx(t: Table, q: Asked) -> str:
    """The heaviest penalty; an unknown one counts as the mean."""
    mean = sum(j.points for j in t.box.jinxes.values()) / len(t.box.jinxes)
    return most(q.keys, lambda k: t.box.jinxes[last(k)].points if last(k) in t.box.jinxes else mean)


# The map


def collect_where(t: Table, q: Asked) -> str:
    """The zone with the best first cube."""
    return most(q.keys, lambda k: worth.gain(t, stealth.takeable(t, t.zones[last(k)]["slots"], 1)))


def nearest(t: Table, q: Asked) -> Sequence[str]:
    """Near Start, for short ways home and around: every side that is as near as can be."""
    here = t.zones[t.me["zone"]]

    def far(key: str) -> int:
        x, y = beyond((here["x"], here["y"]), parts(key)[1])
        return abs(x) + abs(y)

    least = min(map(far, q.keys))
    return [key for key in q.keys if far(key) == least]


def deepest(t: Table, q: Asked) -> str:
    """A level nobody has seen before one that is open already."""
    return most(q.keys, last_number)


def last_number(key: str) -> float:
    """A key's last argument as a number."""
    return float(last(key))


def boss_where(t: Table, q: Asked) -> str:
    """To rivals, and away from me."""

    def value(key: str) -> float:
        zone = last(key)
        met = sum(t.share(r) for r in t.rivals if t.scholars[r]["zone"] == zone)
        return met - (2.0 if t.me["zone"] == zone else 0.0)

    return most(q.keys, value)


def elsewhere(t: Table, q: Asked) -> str:
    """A zone where I am not."""
    return most(q.keys, lambda k: float(last(k) != t.me["zone"]))


def first(t: Table, q: Asked) -> str:
    """Nothing to choose by."""
    return q.keys[0]


ANSWERS: Mapping[str, Answer] = {
    "act": act,
    "begin": begin,
    "boss_where": boss_where,
    "buy_off": buy_off,
    "collect_how_many": collect_how_many,
    "collect_where": collect_where,
    "declare": declare,
    "discard_magic": weakest_card,
    "divination": divination,
    "drop_where": first,
    "drop_which": least_cube,
    "duel": lambda t, q: duels.duel(t, q.keys),
    "encounter": encounter,
    "end_of_turn": end_of_turn,
    "generate": lambda t, q: duels.generate(t, q.keys),
    "give_which": least_cube,
    "headbutt": headbutt,
    "interfere": lambda t, q: duels.interfere(t, q.keys),
    "intervene": intervene,
    "last_word": lambda t, q: duels.last_word(t, q.keys),
    "lose_dearest": least_cube,
    "move": move,
    "night_terrors": night_terrors,
    "priority": priority,
    "protected": keep,
    "react": react,
    "rest_discard": rest_discard,
    "rob_which": rob_which,
    "roll_call": least_cube,
    "scry": scry,
    "secret_where": first,
    "shed_jinx": shed_jinx,
    "skill": skill,
    "speak": priority,
    "stairs_level": deepest,
    "stun": stun,
    "trap_where": elsewhere,
}
"""What is asked, and who answers it."""

EQUALS: Mapping[str, Callable[[Table, Asked], Sequence[str]]] = {"lay": nearest}
"""What is asked where several answers are often equally good, and who names them."""


def looking_best(t: Table, q: Asked) -> Sequence[str]:
    """The answers that look best, all equally good."""
    if q.prompt in EQUALS:
        return EQUALS[q.prompt](t, q)
    return (ANSWERS[q.prompt](t, q),)


def advise(view: View, question: Asked, style: str = "") -> Sequence[str]:
    """The options that look best."""
    return looking_best(Table(view, STYLES.get(style, WEIGHTS)), question)
