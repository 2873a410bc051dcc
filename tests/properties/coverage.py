"""What of Dungeonology's content occurred in games that were watched, and what never did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from game import api
from game.engine.titles.dungeonology.box import Box
from game.engine.titles.dungeonology.cards import ATTEMPT_FAMILIES
from game.engine.titles.dungeonology.state import Attempt, Game
from tests.properties.dungeonology.ending import ENDINGS

TEXTS = Path(__file__).parents[2] / "data" / "text" / "en" / "dungeonology"
SELF_ANSWERED = frozenset({"declared", "eliminate", "no_target", "none", "n"})
"""Answers that are never, or hardly ever, one of several."""


def expected(box: Box) -> set[str]:
    """A name for everything that must occur."""
    names = {f"ending {reason}" for reason in ENDINGS}
    names |= {f"event {kind}" for kind in _bases("event", "event")}
    names |= {f"answer {verb}" for verb in _bases("answer", "answer") - SELF_ANSWERED}
    names |= {f"prompt {prompt}" for prompt in _bases("prompt", "prompt")}
    for trick in box.tricks.values():
        names.add(f"trick {trick.id} main")
        if trick.family in ATTEMPT_FAMILIES:
            names |= {f"trick {trick.id} aux for stealth", f"trick {trick.id} aux for alert"}
        else:
            names.add(f"trick {trick.id} aux")
    names |= {f"jinx {jinx}" for jinx in box.jinxes}
    names |= {f"intern {i} {how}" for i in box.interns for how in ("taken", "stolen")}
    names |= {f"skill {skill}" for skill in box.skills}
    names |= {f"zone {z.id} {e.kind}" for z in box.zones.values() for e in z.effects}
    names |= {f"token {t}" for t in ("teleport", "secret", *box.supply.traps)}
    names |= {f"boss {b} {part}" for b, parts in BOSS.items() for part in parts}
    names |= {f"panic {part}" for part in PANIC}
    names |= {f"clan {clan}" for clan in box.clans}
    names |= {f"alert {c.id} row {n}" for c in box.alerts.values() for n in _rows(c)}
    return {n for n in names if not n.endswith(" safe")}


BOSS = {
    "aggressive": ("sighting", "activation", "sacrifice", "stun", "drop"),
    "drunk": ("sighting", "activation", "N", "E", "S", "W"),
}
PANIC = (
    "K1 darkness",
    "K1 lonely",
    "K2 release",
    "K2 students",
    "K2 hunt",
    "K3 sacrifice",
    "K3 drop",
    "K3 students",
)


def _rows(card: Any) -> range:
    return range(1, len(card.rows) + 1)


def _bases(file: str, section: str) -> set[str]:
    """Keys of a catalogue without their variants ("marked_hide" of "marked")."""
    keys = yaml.load((TEXTS / f"{file}.yaml").read_text("utf-8"), yaml.CSafeLoader)[
        f"dungeonology.{section}"
    ]
    found = {k for k in keys if not any(k.startswith(f"{other}_") for other in keys)}
    return found | ({"drop_to"} & set(keys))


class Watcher:
    """Counts what occurs in one game after the other."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.plays: list[tuple[str, str]] = []
        self.void = False
        self.entered: tuple[int, str] = (-1, "")
        self.acted: tuple[int, int] = (0, 0)
        self.attempt: Attempt | None = None

    def begin(self, game: Game) -> None:
        """A new game."""
        self.plays = [(p.card, p.part) for p in game.plays]
        self.attempt = game.attempt
        self.see_all(game.events)

    def before(self, game: Game, chosen: api.Option) -> None:
        """A choice about to be made."""
        question = game.question
        assert question is not None
        self.attempt = game.attempt
        self.see(f"answer {chosen.verb}", f"prompt {question.prompt}")
        zone = game.scholars[question.seat].zone
        if chosen.verb in ("camp", "secret"):
            self.see(f"zone {zone} {chosen.verb}")
        if chosen.verb == "secret" and zone in game.map.secrets:
            self.see("token secret")
        if chosen.verb == "teleport":
            self.see("token teleport")
        if chosen.verb == "use":
            self._used(game, question.seat, str(chosen.args[0]))
        if question.prompt == "act" and chosen.verb != "end":
            turn, n = self.acted
            self.acted = (game.turn, n + 1 if turn == game.turn else 1)
            if self.acted[1] == 2:
                self.see("skill on_the_run")
        if question.prompt == "encounter":
            self.see(f"boss aggressive {chosen.verb}")
        if question.prompt == "roll_call":
            self.see(f"panic K3 {chosen.verb}")

    def _used(self, game: Game, seat: int, card: str) -> None:
        if game.box.tricks[card].main is None:
            self.see(f"trick {card} main")
        skills = game.scholars[seat].side.skills
        if game.box.tricks[card].family == "magic" and "magic_prodigy" in skills:
            self.see("skill magic_prodigy")

    def after(self, game: Game, events: list[api.Event]) -> None:
        """What a choice led to."""
        self.see_all(events)
        for i, event in enumerate(events):
            look = getattr(self, f"_{event.kind}", None)
            if look:
                look(game, event.facts, events[i + 1 :])
        if game.outcome:
            self.see(f"ending {game.outcome.reason}", f"clan {game.clan}")

    def see(self, *names: str) -> None:
        """These occurred."""
        self.count.update(names)

    def see_all(self, events: list[api.Event]) -> None:
        """Events occurred."""
        self.see(*(f"event {e.kind}" for e in events))

    # One method an event that tells of content

    def _card_declared(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        part = str(facts["part"])
        if part == "aux" and game.box.tricks[facts["card"]].family in ATTEMPT_FAMILIES:
            acting = self.attempt is not None and self.attempt.seat == facts["seat"]
            part = "aux for stealth" if acting else "aux for alert"
        self.plays.append((facts["card"], part))

    def _card_void(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        self.void = True

    def _card_resolved(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        card, part = self.plays.pop()
        assert card == facts["card"]
        if not self.void:
            self.see(f"trick {card} {part}")
        self.void = False

    def _jinx_revealed(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        self.see(f"jinx {facts['jinx']}")

    def _intern_taken(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        how = "stolen" if facts["owner"] >= 0 else "taken"
        self.see(f"intern {facts['intern']} {how}")

    def _skill_used(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        self.see(f"skill {facts['skill']}")

    def _spying_begun(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        if "swindle" in game.scholars[facts["seat"]].side.skills:
            self.see("skill swindle")

    def _zone_entered(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        self.entered = (facts["seat"], facts["zone"])

    def _here(self, game: Game, kind: str) -> None:
        """The zone entered last did this, if it shows that effect."""
        zone = self.entered[1]
        if zone and game.box.zones[zone].effect(kind):
            self.see(f"zone {zone} {kind}")

    def _ambushed(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        self._here(game, "ambush")

    def _movement_stopped(
        self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]
    ) -> None:
        self._here(game, "stop")

    def _cube_dropped(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        self._here(game, "toll")

    def _tile_shown(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        if game.map.level(facts["beside"]) != game.box.zones[facts["zone"]].level:
            self.see(f"zone {facts['beside']} stairs")

    def _boss_moved(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        self._here(game, "boss")
        profile = game.boss_profile
        if game.phase == "start":
            self.see("panic K2 hunt")
        elif facts["origin"]:
            self.see(f"boss {profile} activation")
        else:
            self.see(f"boss {profile} sighting")
        if game.maximum and not facts["origin"]:
            self.see("panic K2 release")

    def _encounter(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        then = rest[0] if rest else None
        if game.boss_profile == "drunk":
            assert then is not None
            card = game.box.chances[then.facts["cards"][-1]]
            self.see(f"boss drunk {card.direction}")
        elif then and then.kind == "randomized":
            self.see("boss aggressive drop")

    def _trap_sprung(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        if not facts["spared"]:
            self.see(f"token {facts['trap']}")

    def _divined(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        zone = self.attempt.zone if self.attempt else ""
        own = self.attempt is not None and self.attempt.seat == facts["seat"]
        kind = "lucky" if facts["side"] == "stealth" else "unlucky"
        if own and game.box.zones[zone].effect(kind):
            self.see(f"zone {zone} {kind}")

    def _attempt_ended(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        zone = self.attempt.zone if self.attempt else game.box.start
        if not facts["success"] and game.box.zones[zone].effect("danger"):
            self.see(f"zone {zone} danger")

    def _alert_raised(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        self.see(f"alert {game.alert_card} row {facts['row']}")

    def _type_eliminated(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        self.see("panic K1 darkness")

    def _cube_eliminated(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        if game.maximum and game.panic == "K1":
            self.see("panic K1 lonely")

    def _students_drawn(self, game: Game, facts: Mapping[str, Any], rest: list[api.Event]) -> None:
        if game.maximum and game.phase == "start":
            self.see(f"panic {game.panic} students")
