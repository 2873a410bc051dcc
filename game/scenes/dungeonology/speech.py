"""Everything the table of Dungeonology says, and what a click would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.content.dungeonology.phrases import jinx_text, skill_text
from game.content.dungeonology.wording import DungeonWording
from game.engine.core import view as core
from game.engine.core.agenda import Event, Option
from game.engine.titles.dungeonology.view_types import Preview, WaitView, own_preview
from game.scenes.table.speech import Speech

if TYPE_CHECKING:
    from game.engine.titles.dungeonology.box import Box
    from game.ui.words import Words


class DungeonSpeech(Speech):
    """The words of one table of Dungeonology."""

    title = "dungeonology"
    wording = DungeonWording
    box: Box

    def thing(self, kind: str, value: Any) -> str:
        if kind == "scholar":
            return self.names[value] if value in range(len(self.names)) else ""
        key = f"dungeonology.{'trick' if kind == 'card' else kind}.{value}.name"
        return self.words(key) if self.words.has(key) else ""

    def cause(self, event: Event) -> str:
        """What brought something about, in a few words."""
        return DungeonWording(self.box, self.words.texts, self.names).cause(event.kind, event.facts)

    def preview(self, known: core.Preview) -> str:
        return told(self, own_preview(known))

    def print_of(self, option: Option) -> str:
        """A skill, or a jinx that may be shed."""
        if option.verb == "skill":
            return skill_text(self.box, str(option.args[0]), self.words.texts).text
        if option.verb == "jinx":
            return "\n".join(jinx_text(self.box, str(option.args[0]), self.words.texts))
        return ""


def told(speech: DungeonSpeech, facts: Preview) -> str:
    """A preview in words, line by line; facts without a sentence are left out."""
    words = speech.words
    lines = []
    if facts.get("cost"):
        lines.append(words("dungeonology.table.preview.steps", n=facts["cost"]))
    if facts.get("door"):
        signs = " ".join(f"[{type_}]" for type_ in facts["door"])
        lines.append(words.texts.say("dungeonology.table.preview.door", types=signs))
    for waiting in facts.get("waits", ()):
        lines.append(waits_text(speech, waiting))
    if "cubes" in facts:
        signs = " ".join(f"[{type_}]" for type_ in facts["cubes"])
        lines.append(words.texts.say("dungeonology.table.preview.cubes", types=signs))
    if "tiles" in facts:
        lines.append(words("dungeonology.table.preview.tiles", n=facts["tiles"]))
    if "stealth" in facts and "alert" in facts:
        kind = "totals"
        if "succeeds" in facts:
            kind = "succeeds" if facts["succeeds"] else "fails"
        lines.append(
            words(
                f"dungeonology.table.preview.{kind}", stealth=facts["stealth"], alert=facts["alert"]
            )
        )
    if "columns" in facts:
        lines.append(_thesis(words, facts))
    if "stun" in facts:
        brought = {"cards": facts["cards"], "students": facts["students"]}
        lines.append(words("dungeonology.table.preview.rest", **brought))
    if "lost" in facts:
        lines.append(words("dungeonology.table.preview.lost", n=facts["lost"]))
    for cost in facts.get("costs", ()):
        key = f"dungeonology.table.preview.pay_{cost['verb']}"
        if words.has(key):
            lines.append(words(key, n=cost["n"]))
    return "\n".join(lines)


def _thesis(words: Words, facts: Preview) -> str:
    if "score" not in facts:
        return words("dungeonology.table.preview.thesis", n=facts["columns"])
    verdict = "accepted" if facts["succeeds"] else "rejected"
    return words(f"dungeonology.table.preview.{verdict}", n=facts["score"], target=facts["target"])


def waits_text(speech: DungeonSpeech, waiting: WaitView) -> str:
    """What waits in a zone, as a sign and words."""
    kind = waiting["kind"]
    face = waiting.get("face")
    key = (
        f"dungeonology.table.waits.trap_{face}"
        if kind == "trap" and face
        else f"dungeonology.table.waits.{kind}"
    )
    return speech.words(key, n=waiting.get("n", 1))
