"""What the map tells about the thing under the pointer, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.scenes.dungeonology.title_art import art_of
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class Tips:
    """Sentences for zones, ways, places and figures."""

    def __init__(self, app: App) -> None:
        self.app = app

    def say(self, key: str, **args: object) -> str:
        """A sentence of the map."""
        return self.app.words(f"dungeonology.map.{key}", **args)

    def name(self, zone: str) -> Markup:
        """The name of a zone."""
        return Markup(self.app.words(f"dungeonology.zone.{zone}.name"))

    def zone(self, zone: str) -> str:
        """Name, level, alert and printed effects of a zone."""
        app, printed = self.app, art_of(self.app).box.zones[zone]
        level = Markup(app.words(f"dungeonology.level.{printed.level}.name"))
        lines = [self.say("zone", zone=self.name(zone), level=level)]
        if not printed.safe:
            lines.append(self.say("alert", n=printed.alert))
        for effect in printed.effects:
            sign = f"camp_{effect.word}" if effect.kind == "camp" else effect.kind
            name = Markup(
                app.words(f"dungeonology.effect.{effect.kind}.name", n=effect.n, word=effect.word)
            )
            lines.append(self.say("effect", sign=Markup(f"[{sign}]"), name=name))
        return "\n".join(lines)

    def walk(self, step: Mapping[str, Any], doors: Sequence[str]) -> str:
        """How far a zone is, and what waits on the way to it."""
        lines = [self.say("walk", zone=self.name(step["zone"]), n=step["cost"])]
        if doors:
            lines.append(self.say("door", types=Markup(" ".join(f"[{t}]" for t in doors))))
        for wait in step["waits"]:
            face = wait.get("face")
            kind = f"trap_{face}" if wait["kind"] == "trap" and face else wait["kind"]
            lines.append(self.say(f"waits.{kind}", n=wait["n"], zone=self.name(wait["zone"])))
        return "\n".join(lines)

    def explore(self, facts: Mapping[str, Any]) -> str:
        """Lifting a new zone."""
        level = Markup(self.app.words(f"dungeonology.level.{facts['level']}.name"))
        return self.say("explore.tip", level=level, n=facts["tiles"])

    def lay(self, ways: int) -> str:
        """The tile can be laid where it hangs."""
        return self.say("lay.turns" if ways > 1 else "lay.ready", n=ways)

    def answer(self, answer: str, hint: str) -> str:
        """An option of a thing and what it would do."""
        key = "answer_with" if hint else "answer"
        return self.say(key, answer=Markup(answer), hint=Markup(hint))

    def pawn(self, name: str, card: str) -> str:
        """A scholar by its player's name, which is markup already."""
        words = self.app.words
        scholar, epithet = (
            words(f"dungeonology.scholar.{card}.name"),
            words(f"dungeonology.scholar.{card}.epithet"),
        )
        return self.say("pawn", name=Markup(name), scholar=scholar, epithet=epithet)
