"""What the person at the screen can choose now, in words: the face between parts and sitting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from game.content import wording
from game.engine.core.agenda import Event, Reason
from game.session.ahead import Ahead, Link
from game.ui.text import plain

if TYPE_CHECKING:
    from game.engine.titles.dungeonology.box import Box
    from game.session.sitting import Sitting
    from game.ui.words import Words

IDLE = ("end", "pass", "go_on")
"""Answers that only go on: one of them is the button that goes on, the others are implied."""


class Speech:
    """Events, prompts, answers and reasons as sentences with the names of this table."""

    def __init__(self, box: Box, words: Words, names: Sequence[str]) -> None:
        self.box = box
        self.words = words
        self.names = [plain(name) for name in names]

    def event(self, event: Event) -> str:
        """The sentence of an event for the log."""
        return wording.event_text(self.box, self.words.texts, event.kind, event.facts, self.names)

    def prompt(self, prompt: str, args: Mapping[str, Any]) -> str:
        """What somebody is asked."""
        return wording.prompt_text(self.box, self.words.texts, prompt, args, self.names)

    def answer(self, prompt: str, args: Mapping[str, Any], key: str) -> str:
        """One answer on a button."""
        verb, *rest = key.split(":")
        values = [int(word) if word.lstrip("-").isdecimal() else word for word in rest]
        return wording.answer_text(
            self.box, self.words.texts, (prompt, args), verb, values, self.names
        )

    def reason(self, reason: Reason) -> str:
        """Why something is barred."""
        return wording.reason_text(self.box, self.words.texts, reason.key, reason.args, self.names)

    def thing(self, kind: str, value: Any) -> str:
        """The name of a thing as it stands in sentences; "" if it has none."""
        if kind == "scholar":
            return self.names[value] if value in range(len(self.names)) else ""
        key = f"{'trick' if kind == 'card' else kind}.{value}.name"
        return self.words(key) if self.words.has(key) else ""


class Choices:
    """What can be chosen at this screen now; empty while somebody else decides."""

    seat: int | None = None
    prompt = ""
    args: Mapping[str, Any] = {}
    keys: Sequence[str] = ()
    now: Sequence[str] = ()
    end = ""
    end_text = ""
    sentence = ""
    names: Sequence[str] = ()

    def by_verb(self, verb: str) -> list[str]:
        """The keys of one verb."""
        return [key for key in self.keys if key.split(":")[0] == verb]

    def preview(self, key: str) -> dict[str, Any]:
        """What an answer would do, as facts."""
        return {}

    def why_not(self, thing: str) -> str | None:
        """Why a thing is barred, in a sentence; None if it can be chosen."""
        return None

    def reach(self) -> list[dict[str, Any]]:
        """Zones within reach: zone, cost, way, waits."""
        return []

    def find(self, key: str) -> Link | None:
        """The question, now or further on, that offers an answer."""
        return None

    def is_last(self, link: Link) -> bool:
        """Does nothing follow that question in this turn?"""
        return True

    def answer(self, key: str) -> str:
        """The words of an answer."""
        return key

    def hint(self, key: str) -> str:
        """What an answer would do, in words; "" if there is nothing to tell."""
        return ""


NO_CHOICES = Choices()


class Asked(Choices):
    """The choices of the person who is asked."""

    def __init__(self, sitting: Sitting, speech: Speech) -> None:
        self.sitting = sitting
        self.speech = speech
        self.ahead: Ahead = sitting.ahead()
        question = self.ahead.now
        self.seat = question.seat
        self.prompt = question.prompt
        self.args = question.args
        self.names = speech.names
        self.now = [option.key for option in question.options]
        self.end = self._end()
        self.keys = [key for key in self.ahead.keys if key not in IDLE or key == self.end]
        self.sentence = speech.prompt(question.prompt, question.args)
        self.end_text = self._end_text()

    def _end(self) -> str:
        """The button that goes on: the end of movement or turn, or else letting the window go by."""
        if self.ahead.find("end"):
            return "end"
        return next((key for key in IDLE if key in self.now), "")

    def _end_text(self) -> str:
        if not self.end:
            return ""
        link = self.ahead.find(self.end)
        assert link is not None
        words, question = self.speech.words, link.question
        keys = [
            f"table.end.{self.end}_{question.prompt}_{question.args.get('point', '')}",
            f"table.end.{self.end}_{question.prompt}",
        ]
        if self.end == "pass" and question.args.get("active") != self.seat:
            keys = []
        found = next((key for key in keys if words.has(key)), "")
        return words(found) if found else self.answer(self.end)

    def preview(self, key: str) -> dict[str, Any]:
        return self.ahead.preview(key)

    def why_not(self, thing: str) -> str | None:
        reason = self.ahead.why_not(thing)
        return self.speech.reason(reason) if reason else None

    def reach(self) -> list[dict[str, Any]]:
        return self._reach if any(self.by_verb(verb) for verb in ("step", "secret")) else []

    @cached_property
    def _reach(self) -> list[dict[str, Any]]:
        assert self.seat is not None
        return self.sitting.reach(self.seat)

    def find(self, key: str) -> Link | None:
        return self.ahead.find(key)

    def is_last(self, link: Link) -> bool:
        return link is self.ahead.links[-1]

    def answer(self, key: str) -> str:
        link = self.ahead.find(key)
        if link is None:
            return key
        return self.speech.answer(link.question.prompt, link.question.args, key)

    def hint(self, key: str) -> str:
        return told(self.speech, self.preview(key))


def told(speech: Speech, facts: Mapping[str, Any]) -> str:
    """A preview in words, line by line; facts without a sentence are left out."""
    words = speech.words
    lines = []
    if facts.get("cost"):
        lines.append(words("table.preview.steps", n=facts["cost"]))
    if facts.get("door"):
        signs = " ".join(f"[{type_}]" for type_ in facts["door"])
        lines.append(words.texts.say("table.preview.door", types=signs))
    for waiting in facts.get("waits", ()):
        lines.append(waits_text(speech, waiting))
    if "cubes" in facts:
        signs = " ".join(f"[{type_}]" for type_ in facts["cubes"])
        lines.append(words.texts.say("table.preview.cubes", types=signs))
    if "tiles" in facts:
        lines.append(words("table.preview.tiles", n=facts["tiles"]))
    if "stealth" in facts and "alert" in facts:
        verdict = "succeeds" if facts["stealth"] >= facts["alert"] else "fails"
        kind = verdict if "succeeds" in facts else "totals"
        lines.append(words(f"table.preview.{kind}", stealth=facts["stealth"], alert=facts["alert"]))
    if "columns" in facts:
        lines.append(_thesis(words, facts))
    if "stun" in facts:
        lines.append(words("table.preview.rest", cards=facts["cards"], students=facts["students"]))
    for cost in facts.get("costs", ()):
        key = f"table.preview.pay_{cost['verb']}"
        if words.has(key):
            lines.append(words(key, n=cost["n"]))
    return "\n".join(lines)


def _thesis(words: Words, facts: Mapping[str, Any]) -> str:
    if "score" not in facts:
        return words("table.preview.thesis", columns=facts["columns"])
    verdict = "accepted" if facts["succeeds"] else "rejected"
    return words(f"table.preview.{verdict}", score=facts["score"], target=facts["target"])


def waits_text(speech: Speech, waiting: Mapping[str, Any]) -> str:
    """What waits in a zone, as a sign and words."""
    kind = waiting["kind"]
    face = waiting.get("face")
    key = f"table.waits.trap_{face}" if kind == "trap" and face else f"table.waits.{kind}"
    return speech.words(key, n=waiting.get("n", 1))
