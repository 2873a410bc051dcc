"""Every key the engine speaks has its sentence, and facts become names."""

from __future__ import annotations

import ast
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.api import choose, new_game, pending, redact, why_not
from game.content.dungeonology.schema import VERBS
from game.content.dungeonology.wording import ANSWERS, DungeonWording
from game.content.sentences import reason_key
from game.content.texts import catalogue
from game.content.titles import load
from game.engine.core.agenda import Question, option
from game.engine.titles.dungeonology import verbs
from tests.keys import parsed
from tests.seats import SHORT_NAMES as NAMES

BOX = load("dungeonology")
TEXTS = catalogue()
TOLD = DungeonWording(BOX, TEXTS, NAMES)
ENGINE = Path(__file__).parents[2] / "game/engine/titles/dungeonology"

CALLS = {
    "emit": ("event", 0),
    "Event": ("event", 0),
    "whisper": ("event", 1),
    "Reason": ("why", 0),
    "option": ("answer", 0),
    "type_options": ("answer", 0),
    "goods": ("answer", 1),
    "end_game": ("ending", 1),
}
"""Calls in the engine that name a text: section of the catalogue, place of the key."""


def words(node: ast.expr) -> set[str]:
    """The keys an expression can be: a text, or one of two; a moment is put into `only_…`."""
    if isinstance(node, ast.JoinedStr):
        moments = {t.moment or "instant" for t in BOX.tricks.values() if t.timing == "instant"}
        front = node.values[0]
        assert isinstance(front, ast.Constant), ast.unparse(node)
        return {f"{front.value!s}{moment}" for moment in moments}
    if isinstance(node, ast.IfExp):
        return words(node.body) | words(node.orelse)
    return {str(node.value)} if isinstance(node, ast.Constant) else set()


def spoken(engine: Path) -> dict[str, set[str]]:
    """The keys of each section that stand in the engine of a title."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(engine.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                section, place = CALLS.get(name, ("", 0))
                if section and len(node.args) > place:
                    found[section] |= words(node.args[place])
            elif isinstance(node, ast.ClassDef):
                for line in node.body:
                    if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "prompt":
                        found["prompt"] |= words(line.value)
    return found


SPOKEN = spoken(ENGINE)


@pytest.mark.parametrize("section", ["event", "prompt", "answer"])
def test_every_key_of_the_engine_has_a_text(section: str) -> None:
    assert SPOKEN[section], "the engine speaks"
    keys = {
        reason_key(TEXTS, "dungeonology", name)
        if section == "why"
        else f"dungeonology.{section}.{name}"
        for name in SPOKEN[section]
    }
    assert {key for key in keys if key not in TEXTS} == set()


@pytest.mark.parametrize("section", ["event", "prompt", "answer"])
def test_no_text_without_its_key(section: str) -> None:
    front = f"dungeonology.{section}."
    texts = {key.removeprefix(front) for key in TEXTS.texts if key.startswith(front)}
    spoken = SPOKEN[section]
    strays = {
        key
        for key in texts
        if key not in spoken and not any(key.startswith(f"{s}_") for s in spoken)
    }
    assert strays == set()


@pytest.mark.parametrize(
    "key", [k for k in TEXTS.texts if k.startswith(("dungeonology.event.", "dungeonology.why."))]
)
def test_the_log_never_says_you(key: str) -> None:
    text = TEXTS.texts[key]
    assert " you" not in f" {text.all_forms}".lower()


def test_facts_become_names() -> None:
    facts = {"seat": 0, "thief": 2, "type": "cult"}
    assert TOLD.event("cube_stolen", facts) == "Cy steals a cube from Ada: [cult]\u00a0Cult."
    facts = {"seat": 1, "n": 1, "giver": 3, "taker": 0}
    assert TOLD.event("students_moved", facts) == "1 student goes from Di to Ada."


def test_lists_become_names() -> None:
    tricks = {"seat": 0, "cards": ("T05", "T17"), "taken": "T17"}
    assert TOLD.event("cards_revealed", tricks) == (
        "Ada reveals Soft Soles, Mirror Step and takes Mirror Step."
    )
    chances = {"seat": 0, "cards": ("R08",)}
    assert TOLD.event("randomized", chances) == (
        "The randomizer shows: east · purple · [mil]\u00a0Military."
    )
    assert TOLD.reason("door", {"types": ("civ", "mil")}) == (
        "The door asks for [civ]\u00a0Civilisation, [mil]\u00a0Military."
    )


@pytest.mark.parametrize(
    ("n", "omegas", "told"),
    [
        (0, 0, "nobody"),
        (1, 0, "1 student"),
        (2, 0, "2 students"),
        (0, 1, "an [omega] Omega"),
        (2, 1, "an [omega] Omega and 2 students"),
        (0, 2, "2 [omega] Omegas"),
        (1, 2, "2 [omega] Omegas and 1 student"),
    ],
)
def test_nobody_draws_0_students_and_omegas_are_counted(n: int, omegas: int, told: str) -> None:
    for seat in (0, 1):  # neither a seat nor how many found room is what the sentence is about
        facts = {"seat": seat, "n": n, "omegas": omegas, "seated": n * seat}
        text = TOLD.event("students_drawn", facts)
        assert text == f"{NAMES[seat]} draws {told} from the University."


def test_a_given_fact_picks_its_variant() -> None:
    def passed(by_order: bool) -> str:
        return TOLD.event("passed", {"seat": 0, "by_order": by_order})

    assert passed(False) == "Ada passes."
    assert passed(True) == "Ada passes by standing order."
    played = {"seat": 1, "card": "T36", "part": "main", "target": 0}
    assert TOLD.event("card_declared", played) == "Bo plays Poach on Ada."
    played["part"] = "aux"
    assert TOLD.event("card_declared", played) == ("Bo plays Poach for its auxiliary, on Ada.")
    played.update(part="main", target=-1)
    assert TOLD.event("card_declared", played) == "Bo plays Poach."
    point = {"point": "moved", "active": 2}
    assert "Cy" in TOLD.prompt("priority", point)


def test_answers_are_worded_by_what_they_name() -> None:
    def answer(verb: str, *args: str | int, **asked: object) -> str:
        return TOLD.answer(Question(0, "act", [], asked), option(verb, *args))

    assert answer("spy", 1, "civ") == "Spy on Bo: [civ]\u00a0Civilisation"
    assert answer("step", "I-3") == "To Shepherd’s Sanctuary"
    assert answer("cost", 1, card="T21", part="main") == "Draw N students"
    assert answer("either", 1, card="T18", part="main") == "Discard one of your [jinx] *jinx cards*"
    assert answer("target", 3) == "Di"
    assert answer("drop") == "Drop a random cube"
    assert answer("drop", "mil") == "Drop: [mil]\u00a0Military"
    assert answer("either", 1, card="T30", part="aux") == "Discard 1 at random"
    assert answer("end") == "No action"
    assert answer("lay", "E", 0) == "Lay it east"
    assert answer("lay", "E", 2) == "Lay it east, turned by 2"
    assert set(ANSWERS) <= SPOKEN["answer"]


def test_a_prompt_says_what_is_chosen() -> None:
    def prompt(name: str, **args: object) -> str:
        return TOLD.prompt(name, args)

    played = {"card": "T36", "part": "main"}
    texts = [prompt("declare", **played, asks=a) for a in ("cost", "n", "either", "target")]
    assert len(set(texts)) == 4
    assert all("Poach" in text for text in texts)
    assert prompt("headbutt", asks="target") != prompt("headbutt", asks="cube")
    assert "Subterfuge" in prompt("skill", skill="arcane_research", asks="discard")
    assert "Magic" in prompt("skill", skill="sermon", asks="discard")
    plain = {t for t in TEXTS.texts if t.startswith("dungeonology.prompt.")}
    assert not [key for key in plain if TEXTS.texts[key].all_forms.endswith(": choose.")]


def test_d9_2_every_ending_has_a_text() -> None:
    endings = {
        key.removeprefix("dungeonology.ending.")
        for key in TEXTS.texts
        if key.startswith("dungeonology.ending.")
    }
    assert SPOKEN["ending"] <= endings
    assert SPOKEN["ending"] | {"all_finished", "bag_empty", "no_cubes", "nothing_left"} == endings


def test_the_verbs_of_the_data_are_those_of_the_engine() -> None:
    behind_social = {"target_discards"}
    assert set(VERBS) == set(verbs.VERBS) - behind_social


LOOKED_FOR = (
    "submit",
    "rest",
    "study",
    "spy",
    "camp",
    "teleport",
    "explore",
    "step:I-1",
    "play:T18",
)


def said_in_a_game(seed: int) -> Iterator[str]:
    """Every sentence of a game of random answers."""
    chance = random.Random(seed)
    options = {"version": ("1.15", "0.94")[seed % 2], "orientation": ("north", "rotate")[seed % 2]}
    state = new_game("dungeonology", seats=2 + seed % 3, seed=seed, options=options)
    while isinstance(question := pending(state), Question):
        for verb in ("", question.options[0].verb):
            args = {**question.args, "asks": verb}
            yield TOLD.prompt(question.prompt, args)
        yield from (TOLD.answer(question, answer) for answer in question.options)
        for thing in LOOKED_FOR:
            reason = why_not(state, question.seat, parsed(thing))
            if reason:
                yield TOLD.reason(reason.key, reason.args)
        events = choose(state, chance.choice(question.options))
        for event in (*redact(events, question.seat), *redact(events, None)):
            yield TOLD.event(event.kind, event.facts)


@pytest.mark.parametrize("seed", range(6))
def test_no_sentence_of_a_game_has_a_hole(seed: int) -> None:
    assert [text for text in said_in_a_game(seed) if "«" in text or "-1" in text] == []
