"""Plain parts in place of those that are still being made."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

import pygame

from game.scenes.dialog import Dialog
from game.scenes.dungeonology.part import Part, Thing
from game.ui.look import SMALL

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.dungeonology.table import TableScene


class PlainMap(Part):
    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.look.table(surface.get_size()), (0, 0))
        zones = self.view["map"]
        xs, ys = [z["x"] for z in zones], [z["y"] for z in zones]
        wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        clear = self.clear
        side = min(clear.w // wide, clear.h // high, 200)
        for zone in zones:
            x = clear.centerx - wide * side // 2 + (zone["x"] - min(xs)) * side
            y = clear.centery - high * side // 2 + (zone["y"] - min(ys)) * side
            surface.blit(self.app.zones.picture(zone["zone"], zone["turn"], side), (x, y))
            for i, who in enumerate(self.view["scholars"]):
                if who["zone"] == zone["zone"]:
                    sign = self.look.seat_sign(who["colour"], side // 5)
                    surface.blit(sign, (x + 8 + i * side // 5, y + side // 2))


class PlainText(Part):
    def lines(self) -> list[str]:
        return []

    def draw(self, surface: pygame.Surface) -> None:
        self.look.draw_paper(surface, self.rect, 3)
        box = self.rect.inflate(-20, -12)
        self.look.type.write(surface, "\n".join(self.lines()), SMALL, box)


class PlainRail(PlainText):
    def lines(self) -> list[str]:
        return [
            f"{name}: {s['points']} P, {s['stars']} *, {s['students']} st, {s['stun']} stun"
            for name, s in zip(self.names, self.view["scholars"], strict=True)
        ]


class PlainCampus(PlainText):
    def lines(self) -> list[str]:
        return [f"{k}: {v}" for k, v in self.view["campus"].items()]


class PlainRibbon(PlainText):
    def lines(self) -> list[str]:
        view = self.view
        return [
            f"{self.names[view['active']]}, {view['phase']}, round {view['round']}, steps "
            f"{view['steps_left']} {self.choices.sentence}"
        ]


class PlainFan(PlainText):
    def lines(self) -> list[str]:
        if self.view["seat"] is None:
            return ["face down"]
        return self.view["scholars"][self.view["seat"]]["hand"] or []


class PlainNotes(PlainText):
    pass


WANTED = (
    ("map", "map_view", "MapView", PlainMap),
    ("rail", "seat_rail", "SeatRail", PlainRail),
    ("campus", "campus_panel", "CampusPanel", PlainCampus),
    ("ribbon", "ribbon", "Ribbon", PlainRibbon),
    ("notes", "notes", "Notes", PlainNotes),
    ("fan", "fan", "Fan", PlainFan),
    ("duel", "duel", "DuelStage", None),
)


def load_parts(app: App) -> dict[str, Part]:
    parts: dict[str, Part] = {}
    for name, module, kind, plain in WANTED:
        try:
            made = getattr(importlib.import_module(f"game.scenes.dungeonology.{module}"), kind)
        except (ImportError, AttributeError, SyntaxError):
            made = plain
        if made:
            parts[name] = made(app)
    return parts


def scoring(table: TableScene) -> None:
    app = table.app
    try:
        from game.scenes.dungeonology.scoring import ScoringScene
    except ImportError:
        outcome = table.sitting.outcome
        assert outcome is not None
        text = "\n".join(
            f"{table.speech.names[seat]}: {dict(outcome.scores[seat])}" for seat in outcome.ranking
        )
        app.stack.push(
            Dialog(app, "Scores", text, [("title", "Title", "brass", table.leave_game)], "title")
        )
        return
    app.stack.push(
        ScoringScene(
            app,
            table.sitting.view(None),
            table.sitting.outcome,
            table.sitting.seats,
            table.sitting.events_for(None),
            table.play_again,
            table.look_at_board,
            table.leave_game,
        )
    )


def inspect(table: TableScene, thing: Thing) -> None:
    try:
        from game.scenes.dungeonology.inspect import InspectSheet
    except ImportError:
        return
    table.app.stack.push(InspectSheet(table.app, thing, table.course.view))
