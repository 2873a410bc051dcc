"""What the stage of a stealth attempt tells, worked out from a view: steps, numbers, stakes (D5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.engine.titles.dungeonology.view_types import (
    AttemptView,
    DivinationView,
    SourceView,
    View,
    zone_in,
)
from game.scenes.table.choices import Choices

if TYPE_CHECKING:
    from game.engine.titles.dungeonology.box import Box
    from game.ui.words import Words

NOBODY = -1
STEPS: Mapping[str, tuple[str, ...]] = {
    "study": ("targets", "generate", "divination", "interference", "last_word"),
    "spy": ("targets", "generate", "divination", "duel"),
}
#: The step a question belongs to; a divination may also come later and is then no step back.
STEP_OF_PROMPT = {
    "generate": "generate",
    "divination": "divination",
    "intervene": "divination",
    "interfere": "interference",
    "last_word": "last_word",
    "duel": "duel",
}
SIGNS = {
    "zone": "alert",
    "penalty": "omega",
    "boss": "boss",
    "jinx": "jinx",
    "scandal": "notoriety",
    "bonus": "star_gold",
    "study_group": "social",
    "soles": "subterfuge",
    "intern": "intern",
    "students": "students",
    "reputation": "notoriety",
    "lucky": "lucky",
    "unlucky": "unlucky",
}
#: Cards of the deck that help or harm the acting scholar.
CHANCE = {"stealth": "lucky", "alert": "unlucky"}


class Number(NamedTuple):
    """One number of an attempt as the view gives it, and who brought it."""

    side: str
    what: str
    value: int
    seat: int = NOBODY


class Row(NamedTuple):
    """One line of a list of numbers: sign, words, number, and what it means."""

    sign: str
    text: str
    value: int
    hint: str
    seat: int = NOBODY
    #: Not there yet: what is certain to come is counted, what chance brings is not.
    later: bool = False
    is_chance: bool = False


class Line(NamedTuple):
    """One line of what is at stake."""

    sign: str
    text: str
    good: bool


def numbers(sources: Sequence[SourceView]) -> list[Number]:
    """The numbers of an attempt, told or to come."""
    return [Number(one["side"], one["what"], one["value"], one["seat"]) for one in sources]


def is_card(box: Box, part: Number) -> bool:
    """Did a trick card bring this number?"""
    return part.what in box.tricks


def step_now(view: View, attempt: AttemptView, choices: Choices, before: int) -> int:
    """The number of the step the attempt is at; only taking back makes it less than it was before."""
    steps = STEPS[attempt["kind"]]
    asked, acting = view["asked"], attempt["seat"]
    step = 1
    if choices.prompt in STEP_OF_PROMPT:
        step = steps.index(STEP_OF_PROMPT[choices.prompt])
        if choices.prompt != "divination":
            return step
    elif attempt["divined"]:
        step = steps.index("divination")
    elif view["plays"] or asked not in (None, acting):
        step = 3
    elif before == 3 and attempt["kind"] == "study" and asked == acting:
        step = 4
    return max(before, step)


def rows(
    box: Box,
    words: Words,
    aims: Sequence[str],
    parts: Sequence[Number],
    side: str,
    names: Sequence[str],
) -> list[Row]:
    """Where the number of one side comes from: what is printed first, then cards by player."""
    mine = [part for part in parts if part.side == side]
    found = []
    for part in mine:
        if not is_card(box, part):
            key = f"dungeonology.attempt.source.{part.what}"
            hint = words(key, n=part.value) if words.has(key) else ""
            text = words(f"dungeonology.attempt.label.{part.what}")
            found.append(Row(_sign(aims, part.what), text, part.value, hint))
    cards: dict[int, list[Number]] = {}
    for part in mine:
        if is_card(box, part):
            cards.setdefault(part.seat, []).append(part)
    for seat, played in cards.items():
        found.append(_cards_row(words, side, seat, played, names))
    if not found:
        found.append(
            Row(
                "cards",
                words("dungeonology.attempt.no_cards"),
                0,
                words("dungeonology.attempt.no_cards_hint"),
            )
        )
    return found


def rows_to_come(
    words: Words,
    aims: Sequence[str],
    coming: Sequence[Number],
    divinations: Sequence[DivinationView],
    side: str,
    heading: str,
) -> list[Row]:
    """What is still added to one side: certain numbers, then cards of the deck that chance brings."""
    found = []
    for part in (one for one in coming if one.side == side):
        source = words(f"dungeonology.attempt.source.{part.what}", n=part.value)
        hint = f"{source}\n{words('dungeonology.attempt.later.certain')}"
        text = words(f"dungeonology.attempt.label.{part.what}")
        sign = _sign(aims, part.what)
        found.append(Row(sign, text, part.value, hint, later=True))
    for one in (one for one in divinations if one["side"] == side):
        later = words(f"dungeonology.attempt.later.{side}", n=one["n"])
        hint = f"{later}\n{words('dungeonology.attempt.later.chance')}"
        sign, text = CHANCE[side], words(f"dungeonology.attempt.label.chance_{side}")
        found.append(Row(sign, text, 0, hint, later=True, is_chance=True))
    if found:
        found.insert(0, Row("", words(f"dungeonology.attempt.later.{heading}"), 0, "", later=True))
    return found


def _cards_row(
    words: Words, side: str, seat: int, played: Sequence[Number], names: Sequence[str]
) -> Row:
    cards = [(words(f"dungeonology.trick.{p.what}.name"), p.value) for p in played]
    lines = [labelled(words, card, value) for card, value in cards]
    if side == "stealth":
        text = words("dungeonology.attempt.cards", n=len(played))
    else:
        text = names[seat] if seat != NOBODY else words("dungeonology.attempt.rivals")
    return Row("cards", text, sum(p.value for p in played), "\n".join(lines), seat)


def _sign(aims: Sequence[str], what: str) -> str:
    if what in ("cubes", "unit"):
        return aims[-1] if aims else "study"
    return SIGNS.get(what, "cards")


def labelled(words: Words, name: str, value: int) -> str:
    """What something is called, and what it adds."""
    return words.texts.say("phrase.labelled", name=name, n=value)


def aimed_at(view: View, attempt: AttemptView) -> list[str]:
    """The types of the cubes the attempt is for."""
    if attempt["kind"] == "spy":
        return [attempt["type"]]
    slots = zone_in(view, attempt["zone"])["slots"]
    return [slots[i] for i in attempt["slots"] if slots[i]]


def gains(box: Box, view: View, seat: int, types: Sequence[str]) -> list[tuple[str, int, int]]:
    """What the cubes would bring: type, how many, points on the note board (D1.5)."""
    cubes = view["scholars"][seat]["cubes"]
    found = []
    for type_ in dict.fromkeys(types):
        i, n = box.index[type_], list(types).count(type_)
        found.append((type_, n, box.columns[i].gain(cubes[i], n)))
    return found


def stakes(
    box: Box, words: Words, view: View, attempt: AttemptView, names: Sequence[str]
) -> list[Line]:
    """What success brings and what failure costs (D5.5)."""
    lines = []
    for type_, n, points in gains(box, view, attempt["seat"], aimed_at(view, attempt)):
        name = words(f"dungeonology.type.{type_}.name")
        if attempt["kind"] == "spy":
            rival = names[attempt["rival"]]
            text = words.texts.say(
                "dungeonology.attempt.win.spy", type=name, name=rival, points=points
            )
        else:
            text = words("dungeonology.attempt.win.study", n=n, type=name, points=points)
        lines.append(Line(type_, text, True))
    stun, drawn = attempt["failure"]["stun"], attempt["failure"]["drawn"]
    lines.append(Line("stun", words(f"dungeonology.attempt.lose.{stun}"), False))
    if drawn > 1:
        lines.append(Line("danger", words("dungeonology.attempt.lose.danger", n=drawn), False))
    else:
        lines.append(Line("student", words("dungeonology.attempt.lose.student"), False))
    return lines


def verdict_key(stealth: int, alert: int) -> tuple[str, int]:
    """The text that compares the two totals, and the difference."""
    gap = stealth - alert
    return ("enough" if gap == 0 else "spare" if gap > 0 else "short"), abs(gap)


def answerers(view: View, attempt: AttemptView) -> list[int]:
    """Who may answer: all rivals in a Study, target and spy in an Espionage, in order of play."""
    if attempt["kind"] == "spy":
        return [attempt["rival"], attempt["seat"]]
    seats = view["seats"]
    return [(attempt["seat"] + i) % seats for i in range(1, seats)]
