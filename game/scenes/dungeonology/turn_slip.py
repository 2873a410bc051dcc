"""The lines of the prompt slip in a turn of Dungeonology, with what is barred and why."""

from __future__ import annotations

from game.scenes.dungeonology.duel.aim import AIMS
from game.scenes.table.choices import Choices
from game.scenes.table.slip import Answer, answers
from game.ui.words import Words

TURN = frozenset({"begin", "move", "act", "priority"})
"""Prompts of the own turn: what they ask stands on the ribbon."""
USUAL = ("submit", "rest", "explore", "study", "spy")
"""What a person looks for in any own turn: shown dimmed, with the reason, when it is barred."""


def turn_answers(choices: Choices, words: Words, elsewhere: frozenset[str]) -> list[Answer]:
    """What no part shows; attempts as one line each, and in the own turn what is barred."""
    lines = answers(choices, elsewhere)
    # One line; how many or whom is chosen on tiles with the Alert of each.
    crowded = [verb for verb in AIMS if verb not in elsewhere and len(choices.by_verb(verb)) > 1]
    lines = [line for line in lines if line.key.split(":")[0] not in crowded]
    lines += [Answer(verb, words(f"dungeonology.table.thing.{verb}")) for verb in crowded]
    if choices.prompt in TURN and choices.args.get("active", choices.seat) == choices.seat:
        lines += _barred(choices, words, elsewhere)
    return lines


def _barred(choices: Choices, words: Words, elsewhere: frozenset[str]) -> list[Answer]:
    offered = {key.split(":")[0] for key in choices.keys} | elsewhere
    reasons = {thing: choices.why_not(thing) for thing in USUAL if thing not in offered}
    return [
        Answer("", words(f"dungeonology.table.thing.{thing}"), "", why, thing)
        for thing, why in reasons.items()
        if why
    ]
