"""What the map tells about the thing under the pointer, in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.content.sentences import together
from game.engine.titles.dungeonology.box import ZoneEffect
from game.engine.titles.dungeonology.study import place_alert
from game.engine.titles.dungeonology.view_types import Preview, ReachView, ZoneView
from game.scenes.dungeonology.title_art import art_of
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.shell.app import App


#: Effects of which the words on a zone tell all that will happen there.
ALWAYS = frozenset({"ambush", "boss", "stop", "toll"})


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

    def head(self, zone: str) -> str:
        """Name and level of a zone."""
        level = art_of(self.app).box.zones[zone].level
        return self.say("zone", zone=self.name(zone), level=self._level(level))

    def _level(self, level: int) -> Markup:
        return Markup(self.app.words(f"dungeonology.level.{level}.name"))

    def walk(self, step: ReachView) -> str:
        """How far a zone is, and what waits on the way to it; its own effects are told below."""
        zone = art_of(self.app).box.zones[step["zone"]]
        level, told = self._level(zone.level), {effect.kind for effect in zone.effects} & ALWAYS
        lines = [self.say("walk", zone=self.name(step["zone"]), level=level, n=step["cost"])]
        doors = dict.fromkeys(type_ for one in step["way"] for type_ in one["door"])
        if doors:
            lines.append(self.say("door", types=Markup(" ".join(f"[{t}]" for t in doors))))
        for wait in step["waits"]:
            if wait["zone"] == zone.id and wait["kind"] in told:
                continue
            face = wait.get("face")
            kind = f"trap_{face}" if wait["kind"] == "trap" and face else wait["kind"]
            lines.append(self.say(f"waits.{kind}", n=wait["n"], zone=self.name(wait["zone"])))
        return "\n".join(lines)

    def zone(self, lying: ZoneView, penalty: int, boss: str) -> list[str]:
        """Alert, cubes, effects of a zone and what a Study there asks for; Laetus if he is there."""
        printed = art_of(self.app).box.zones[lying["zone"]]
        cubes = Counter(cube for cube in lying["slots"] if cube)
        lines = [] if printed.safe else [self.say("alert", n=printed.alert)]
        if cubes:
            each = [f"[{kind}] {n}" for kind, n in sorted(cubes.items())]
            lines.append(self.say("cubes", cubes=Markup("  ".join(each))))
        elif printed.cubes:
            lines.append(self.say("no_cubes"))
        lines += [self._effect(effect) for effect in printed.effects]
        if cubes:
            lines.append(self._study(lying["zone"], cubes.total(), penalty, boss))
        return lines

    def _effect(self, effect: ZoneEffect) -> str:
        """An effect by its sign and name, and in words."""
        sign = f"camp_{effect.word}" if effect.kind == "camp" else effect.kind
        name, text = (
            Markup(
                self.app.words(
                    f"dungeonology.effect.{effect.kind}.{part}", n=effect.n, word=effect.word
                )
            )
            for part in ("name", "text")
        )
        return self.say("effect", sign=Markup(f"[{sign}]"), name=name, text=text)

    def _study(self, zone: str, cubes: int, penalty: int, boss: str) -> str:
        """The Alert of a Study by how many cubes it is about."""
        box = art_of(self.app).box
        counts = range(1, min(cubes, len(box.supply.extra_alert) - 1) + 1)
        needs = [
            sum(part.value for part in place_alert(box, zone, k, penalty, boss)) for k in counts
        ]
        each = [
            self.say("study.each", n=k, alert=need) for k, need in zip(counts, needs, strict=True)
        ]
        return self.say("study.all", each=Markup(together(self.app.words.texts, each)))

    def explore(self, facts: Preview) -> str:
        """Lifting a new zone."""
        return self.say("explore.tip", level=self._level(facts["level"]), n=facts["tiles"])

    def lay(self, ways: int) -> str:
        """The tile can be laid where it hangs."""
        return self.say("lay.turns" if ways > 1 else "lay.ready", n=ways)

    def answer(self, answer: str, hint: str) -> str:
        """An option of a thing and what it would do."""
        key = "answer_with" if hint else "answer"
        return self.say(key, answer=Markup(answer), hint=Markup(hint))

    def pawn(self, name: str, card: str) -> str:
        """A scholar by its player's name, which is markup already."""
        scholar = self.app.words(f"dungeonology.scholar.{card}.name")
        return self.say("pawn", name=Markup(name), scholar=scholar)
