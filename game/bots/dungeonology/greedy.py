"""The greedy player of Dungeonology: one small function for each prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.api import Option, Question
from game.bots.dungeonology import attempts, stealth, tricks, walking, worth
from game.bots.dungeonology.table import Table
from game.bots.dungeonology.weights import STYLES, WEIGHTS
from game.bots.greedy import last, most
from game.engine.core.agenda import option
from game.engine.core.grid import beyond
from game.engine.titles.dungeonology.view_types import View

Answering = Callable[[Table, Question], str]

WORTH_A_CARD = 0.3
"""A card or skill is used only if it brings clearly more than nothing."""


# The turn


def begin(t: Table, q: Question) -> str:
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


def move(t: Table, q: Question) -> str:
    """The first step of the best plan that begins with something on offer."""
    mine = t.view["active"] == t.seat
    left = t.view["steps_left"] if mine else 1
    keys = q.keys
    found = walking.plans(t, left, stealth.power(t, t.hand), "explore" in keys)
    return max((p for p in found if p.first in keys), key=lambda p: p.value).first


def act(t: Table, q: Question) -> str:
    """The action that promises most, if it promises anything."""
    study = stealth.study_here(t, t.hand) if "study:1" in q.keys else stealth.NOTHING

    def value(answer: Option) -> float:
        verb, args = answer.verb, answer.args
        if verb == "study":
            return study.value if args[0] == study.k else -1.0
        if verb == "spy":
            return stealth.spy(t, int(args[0]), str(args[1]), t.hand).value
        if verb == "play":
            return tricks.action(t, str(args[0]))
        if verb == "camp":
            return tricks.rest(t)
        if verb == "teleport":
            return walking.home(t) if args[0] == t.box.start else -1.0
        return tricks.SKILLS[str(args[0])](t) if verb == "skill" else 0.0

    return most(q, value)


def priority(t: Table, q: Question) -> str:
    """A card or skill outside an attempt, at the moments a beginner thinks of it."""
    judge = {"start": at_start, "before_action": before_action, "acted": after_action}
    point = q.args["point"]
    if point not in judge or q.args["active"] != t.seat:
        return "pass"
    return worth_a_card(q, lambda answer: judge[point](t, answer))


def worth_a_card(q: Question, value: Callable[[Option], float]) -> str:
    """The best card or skill, if it brings enough."""
    brought = {one.key: value(one) for one in q.options if one.verb != "pass"}
    best = most(q, lambda one: brought.get(one.key, 0.0))
    return best if brought.get(best, 0.0) > WORTH_A_CARD else "pass"


def at_start(t: Table, answer: Option) -> float:
    """Cards that name the start of the own turn."""
    return tricks.play_after_action(t, str(answer.args[0]), "main")


def before_action(t: Table, answer: Option) -> float:
    """A card against what it would do for the coming Study."""
    what = str(answer.args[0])
    if answer.verb == "skill":
        return 0.0 if what in tricks.AFTER_ACTION else tricks.SKILLS[what](t)
    return tricks.play_before_action(t, what, last(answer))


def after_action(t: Table, answer: Option) -> float:
    """Cards left over."""
    what = str(answer.args[0])
    if answer.verb == "skill":
        return 0.0 if what in tricks.BEFORE_ACTION else tricks.SKILLS[what](t)
    return tricks.play_after_action(t, what, last(answer))


def end_of_turn(t: Table, q: Question) -> str:
    """0.94: cards that may be played after drawing."""
    return worth_a_card(q, lambda answer: after_action(t, answer))


# Cards


HARMFUL = (
    "drop_random", "drop_gained", "ask_cube", "steal_students", "beg_students", "rob", "jinx",
    "alert_next", "halt", "trade", "swap", "target_discards",
)  # fmt: skip
"""Verbs nobody wants to be the target of."""


def declare(t: Table, q: Question) -> str:
    """Cheapest cost, least N, better half, and the target it serves best to hit."""
    verb = q.options[0].verb
    effect = tricks.effect_of(t, q.args["card"], q.args["part"])
    social = q.args["part"] == "aux"
    if verb == "cost":
        return most(q, lambda o: -tricks.price(t, effect.costs[int(o.args[0])]))
    if verb == "target":
        return option("target", t.seat).key if social else whom(t, q)
    if verb == "either" and not social:
        return most(q, lambda o: better_half(t, q, int(o.args[0])))
    return q.options[0].key


def better_half(t: Table, q: Question, i: int) -> float:
    """What one half of a "/" brings."""
    calls = tricks.effect_of(t, q.args["card"], q.args["part"]).either[i]
    return sum(tricks.VERBS[c.verb](t, c, 0).points for c in calls if c.verb in tricks.VERBS)


def whom(t: Table, q: Question) -> str:
    """The leader for what hurts, the last for what helps."""
    calls = tricks.effect_of(t, q.args["card"], q.args["part"]).calls
    hurts = any(c.verb in HARMFUL for c in calls)
    sign = 1.0 if hurts else -1.0
    return most(q, lambda o: sign * t.scholars[int(o.args[0])]["points"])


def react(t: Table, q: Question) -> str:
    """Cancel what would hurt me."""
    trick = t.trick(q.args["card"])
    plays = [key for key in q.keys if key != "pass"]
    if plays and attempts.is_turned(t, q.args["card"], q.args["player"]):
        return plays[-1]
    if not plays or q.args["target"] != t.seat:
        return "pass"
    if q.args["part"] == "main" and trick.main:
        hurts = any(c.verb in HARMFUL for c in trick.main.calls)
        return plays[0] if hurts else "pass"
    return "pass"


def scry(t: Table, q: Question) -> str:
    """The strongest card."""
    return most(q, lambda o: stealth.strength(t, last(o)))


def weakest_card(t: Table, q: Question) -> str:
    """Discard what is least missed."""
    return _weakest(t, q).key


def _weakest(t: Table, q: Question) -> Option:
    """What is least missed; to stop only where nothing is left to discard."""
    return min(q.options, key=lambda o: stealth.strength(t, last(o)) if o.args else 99.0)


def rest_discard(t: Table, q: Question) -> str:
    """Weaker cards than the deck has on average go."""
    weakest = _weakest(t, q)
    weak = weakest.args and stealth.strength(t, last(weakest)) < stealth.DIVINED[1]
    return weakest.key if weak else "done"


def skill(t: Table, q: Question) -> str:
    """The price of a skill: one weak card, and no more than that."""
    return "done" if "done" in q.keys else weakest_card(t, q)


def headbutt(t: Table, q: Question) -> str:
    """The rival with most to lose; a cube rather than a card."""
    if q.options[0].verb == "target":
        return most(q, lambda o: t.share(int(o.args[0])) * worth.mean_loss(t, int(o.args[0])))
    return q.options[0].key


def collect_how_many(t: Table, q: Question) -> str:
    """As many cubes as pay."""
    name = "penitence" if t.has_skill("penitence") else "magic_vision"
    return most(q, lambda o: tricks.paid_cubes(t, name, int(o.args[0])))


# Attempts


def divination(t: Table, q: Question) -> str:
    """The best card, or the least bad one where it counts against me."""
    against_me = q.args["side"] == "alert" and attempts.attempt(t)["seat"] == t.seat
    return most(q, lambda o: t.trick(last(o)).bonus * (-1 if against_me else 1))


def intervene(t: Table, q: Question) -> str:
    """The last word is time enough for Divine Intervention."""
    return "pass"


# Losses


def stun(t: Table, q: Question) -> str:
    """A stun token or a student, whichever is cheaper now."""
    cheaper = worth.students_lost(t, 1) < worth.stun_cost(t)
    return "sacrifice" if cheaper and "sacrifice" in q.keys else "stun"


def encounter(t: Table, q: Question) -> str:
    """The same choice before Laetus."""
    return stun(t, q) if "stun" in q.keys else q.options[0].key


def night_terrors(t: Table, q: Question) -> str:
    """A student only from above the reserve."""
    return "sacrifice" if t.me["students"] > t.weights.reserve else "slow"


def least_cube(t: Table, q: Question) -> str:
    """The cube least missed; none if that is possible."""
    free = [o.key for o in q.options if o.verb in ("keep", "sacrifice")]
    return free[0] if free else most(q, lambda o: -worth.loss(t, t.seat, last(o)))


def keep(t: Table, q: Question) -> str:
    """A protected cube stays."""
    return "keep"


def buy_off(t: Table, q: Question) -> str:
    """Students for a cube, if the cube is dearer."""
    dear = worth.loss(t, t.seat, q.args["type"]) > worth.students_lost(t, q.args["n"])
    return "sacrifice" if dear else "let_go"


def rob_which(t: Table, q: Question) -> str:
    """The cube that helps me most."""
    return most(q, lambda o: worth.gain(t, [last(o)]) if worth.has_room(t, last(o)) else 0.0)


def shed_jinx(t: Table, q: Question) -> str:
    """The heaviest penalty; an unknown one counts as the mean."""
    mean = sum(j.points for j in t.box.jinxes.values()) / len(t.box.jinxes)
    known = {name: float(jinx.points) for name, jinx in t.box.jinxes.items()}
    return most(q, lambda o: known.get(last(o), mean))


# The map


def collect_where(t: Table, q: Question) -> str:
    """The zone with the best first cube."""
    return most(q, lambda o: worth.gain(t, stealth.takeable(t, t.zones[last(o)]["slots"], 1)))


def nearest(t: Table, q: Question) -> Sequence[str]:
    """Near Start, for short ways home and around: every side that is as near as can be."""
    here = t.zones[t.me["zone"]]

    def far(answer: Option) -> int:
        x, y = beyond((here["x"], here["y"]), str(answer.args[0]))
        return abs(x) + abs(y)

    least = min(map(far, q.options))
    return [one.key for one in q.options if far(one) == least]


def deepest(t: Table, q: Question) -> str:
    """A level nobody has seen before one that is open already."""
    return most(q, lambda o: int(o.args[0]))


def boss_where(t: Table, q: Question) -> str:
    """To rivals, and away from me."""

    def value(answer: Option) -> float:
        zone = last(answer)
        met = sum(t.share(r) for r in t.rivals if t.scholars[r]["zone"] == zone)
        return met - (2.0 if t.me["zone"] == zone else 0.0)

    return most(q, value)


def elsewhere(t: Table, q: Question) -> str:
    """A zone where I am not."""
    return most(q, lambda o: float(last(o) != t.me["zone"]))


def first(t: Table, q: Question) -> str:
    """Nothing to choose by."""
    return q.options[0].key


ANSWERS: Mapping[str, Answering] = {
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
    "duel": attempts.duel,
    "encounter": encounter,
    "end_of_turn": end_of_turn,
    "generate": attempts.generate,
    "give_which": least_cube,
    "headbutt": headbutt,
    "interfere": attempts.interfere,
    "intervene": intervene,
    "last_word": attempts.last_word,
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

EQUALS: Mapping[str, Callable[[Table, Question], Sequence[str]]] = {"lay": nearest}
"""What is asked where several answers are often equally good, and who names them."""


def looking_best(t: Table, q: Question) -> Sequence[str]:
    """The answers that look best, all equally good."""
    if q.prompt in EQUALS:
        return EQUALS[q.prompt](t, q)
    return (ANSWERS[q.prompt](t, q),)


def advise(view: View, question: Question, style: str = "") -> Sequence[str]:
    """The options that look best."""
    return looking_best(Table(view, STYLES.get(style, WEIGHTS)), question)
