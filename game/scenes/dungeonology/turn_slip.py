"""The list of what a turn of Dungeonology can hold: fixed places, dimmed with the reason when barred."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.dungeonology.phrases import skill_text
from game.engine.core.agenda import option
from game.engine.titles.dungeonology.box import Box
from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.attempt.aim import AIMS
from game.scenes.table.choices import Choices
from game.scenes.table.slip import Answer, answers
from game.ui.words import Words

TURN = frozenset({"begin", "move", "act", "priority"})
"""Prompts of the own turn: what they ask stands on the ribbon."""
DEED = "deed"
"""The place of an action that a card or the zone gives."""
CONFIRM = "confirm"
"""The place that confirms which cards are given up."""
PLACES = frozenset({*AIMS, "camp", "teleport", "skill", "rest", "submit"})
"""Verbs that have a place on the list of a turn."""


def is_own_turn(choices: Choices) -> bool:
    """Does the person at the screen decide something of the own turn?"""
    return choices.prompt in TURN and choices.args.get("active", choices.seat) == choices.seat


def turn_answers(
    choices: Choices, words: Words, elsewhere: frozenset[str], view: View, box: Box
) -> list[Answer]:
    """In the own turn the list of all that a turn can hold; else what no part shows."""
    if choices.seat is None or not is_own_turn(choices):
        return _aimed(answers(choices, elsewhere), choices, words, elsewhere)
    others = answers(choices, elsewhere | PLACES)
    skills = view["scholars"][choices.seat]["skills"]
    return [
        *others,
        _line(choices, words, "study"),
        _line(choices, words, "spy"),
        _deed(choices, words),
        *(_skill(choices, words, box, skill) for skill in skills),
        _line(choices, words, "rest"),
        _line(choices, words, "submit"),
    ]


def given_up(choices: Choices, words: Words, picked: Sequence[str], most: int) -> Answer:
    """The line that gives the cards picked up: what it does, or what has to be picked first."""
    if most > 1 and "done" in choices.keys and not picked:
        return Answer(CONFIRM, words("dungeonology.table.give.keep"))
    if picked and most > 1:
        return Answer(CONFIRM, words("dungeonology.table.give.cards", n=len(picked)))
    if picked:
        return Answer(CONFIRM, choices.answer(option("discard", picked[0]).key))
    why = words("dungeonology.table.give.first_why")
    return _barred(CONFIRM, words("dungeonology.table.give.first"), why)


def _aimed(
    lines: Sequence[Answer], choices: Choices, words: Words, elsewhere: frozenset[str]
) -> list[Answer]:
    """Attempts as one line each; how many or whom is chosen on tiles with the Alert of each."""
    crowded = [verb for verb in AIMS if verb not in elsewhere and len(choices.by_verb(verb)) > 1]
    kept = [line for line in lines if line.verb not in crowded]
    return [*kept, *(Answer(verb, _name(words, verb)) for verb in crowded)]


def _barred(key: str, text: str, why: str, verb: str = "") -> Answer:
    return Answer(key, text, why=why, verb=verb, is_barred=True)


def _name(words: Words, thing: str) -> str:
    return words(f"dungeonology.table.thing.{thing}")


def _line(choices: Choices, words: Words, verb: str) -> Answer:
    keys = choices.by_verb(verb)
    if not keys:
        return _barred(verb, _name(words, verb), choices.why_not(verb) or "")
    hint = words(f"dungeonology.table.aims.{verb}") if keys[1:] else choices.hint(keys[0])
    return Answer(verb, _name(words, verb), hint, verb=verb, parts=_numbers(choices, verb))


def _numbers(choices: Choices, verb: str) -> tuple[Answer, ...]:
    """How many cubes to study, at one click for whoever knows."""
    found = choices.offered(verb)
    if verb != "study" or len(found) == 1:
        return ()
    return tuple(
        Answer(one.key, str(one.args[0]), choices.hint(one.key), verb=verb) for one in found
    )


def deeds(choices: Choices) -> list[str]:
    """Actions that the zone or a card gives."""
    link = choices.find("end")
    is_act = link is not None and link.question.prompt == "act"
    offered = link.question.options if link is not None and is_act else ()
    cards = [option.key for option in offered if option.verb == "play"]
    return [*choices.by_verb("camp"), *cards, *choices.by_verb("teleport")]


def _deed(choices: Choices, words: Words) -> Answer:
    keys = deeds(choices)
    if keys:
        return Answer(DEED, _name(words, DEED), "\n".join(choices.answer(key) for key in keys))
    reasons = [choices.why_not("camp") or "", choices.why_not("teleport") or ""]
    if reasons[0] != reasons[1]:
        reasons.insert(0, words("dungeonology.table.no_card_action"))
    return _barred(DEED, _name(words, DEED), "\n".join(dict.fromkeys(reasons)))


def _skill(choices: Choices, words: Words, box: Box, skill: str) -> Answer:
    one, told = option("skill", skill), skill_text(box, skill, words.texts)
    if one in choices.options:
        return Answer(one.key, told.name, told.text, verb=one.verb)
    why = choices.why_not(one.verb, skill) or ""
    return _barred(one.key, told.name, f"{told.text}\n{why}", one.verb)
