"""What can be pointed at on the map, with the words for it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.dungeonology.zone_tips import Tips
from game.scenes.table.part import Spot
from game.scenes.tilemap.board import BOSS, Board, Cell
from game.scenes.tilemap.edges import EDGE, Edge, Edges
from game.scenes.tilemap.laying import Laying
from game.scenes.tilemap.marks import Marker


class MapSpots:
    """Zones, places for tiles and figures as spots; made anew when something lies elsewhere."""

    def __init__(self, board: Board, marker: Marker, tips: Tips, edges: Edges) -> None:
        self.board = board
        self.edges = edges
        self.marker = marker
        self.tips = tips
        self.names: Sequence[str] = ()
        self._made: tuple[object, list[Spot]] = ((), [])
        self._hints: tuple[int, dict[str, str]] = (-1, {})

    def all(self) -> list[Spot]:
        """Zones, then places for tiles, then figures, then signs: what lies on top comes last."""
        edges = self.edges.all()
        key = (self.board.pose(), [edge.rect for edge in edges])
        if self._made[0] != key:
            spots = self._make()
            self._made = (key, [*spots, *self._signs(spots, edges)])
        return self._made[1]

    def _signs(self, spots: Sequence[Spot], edges: Sequence[Edge]) -> list[Spot]:
        """What lies out of sight, at the edge; the keyboard goes to the place itself."""
        named = {spot.id: spot for spot in spots}
        found = [(edge, named[edge.spot]) for edge in edges]
        return [Spot(EDGE + s.id, edge.rect, True, s.hint, "", s.thing) for edge, s in found]

    def at(self, pos: tuple[int, int]) -> Spot | None:
        """The topmost spot under a point of the window."""
        return next((s for s in reversed(self.all()) if s.rect.collidepoint(pos)), None)

    def clicked(self, pos: tuple[int, int]) -> Spot | None:
        """What a click there means: a figure nobody can choose does not hide its zone."""
        under = [spot for spot in reversed(self.all()) if spot.rect.collidepoint(pos)]
        return next((spot for spot in under if spot.enabled), None)

    def find(self, name: str) -> Spot | None:
        """The spot with an id."""
        return next((spot for spot in self.all() if spot.id == name), None)

    # --- making them -----------------------------------------------------------------------

    def _make(self) -> list[Spot]:
        board = self.board
        if not board.view:
            return []
        if board.laying is not None:
            return [self._place(board.laying, cell) for cell in board.laying.places]
        spots = [self._zone(zone) for zone in board.zones]
        for x, y in board.explore_cells():
            hint = self.tips.explore(board.explore)
            rect = board.camera.tile((x, y))
            spots.append(Spot(f"explore:{x}:{y}", rect, True, hint, "explore"))
        return spots + self._figures()

    def _place(self, laying: Laying, cell: Cell) -> Spot:
        ways = laying.places[cell]
        lay = next((way for way in ways if way.turn == laying.turn), ways[0])
        hint = self.tips.lay(len(ways))
        rect, thing = self.board.camera.tile(cell), ("zone", laying.tile)
        return Spot(f"lay:{cell[0]}:{cell[1]}", rect, True, hint, lay.key, thing)

    def _zone(self, zone: str) -> Spot:
        board = self.board
        keys, walk = board.picks.get(zone, []), board.walks.get(zone)
        key = keys[0] if keys else walk["way"][0] if walk else ""
        rect, thing = board.camera.tile(board.cell(zone)), ("zone", zone)
        return Spot(f"zone:{zone}", rect, bool(keys or walk), self._hint(zone), key, thing)

    def _hint(self, zone: str) -> str:
        """The words for a zone, put together once for each view."""
        if self._hints[0] != self.board.version:
            self._hints = (self.board.version, {})
        hints = self._hints[1]
        if zone not in hints:
            hints[zone] = self._zone_words(zone)
        return hints[zone]

    def _zone_words(self, zone: str) -> str:
        board = self.board
        if zone in board.picks:
            return "\n".join([self.tips.zone(zone), *self._answers(board.picks[zone])])
        if zone in board.walks:
            walk = board.walks[zone]
            return self.tips.walk(walk, board.doors(walk["way"]))
        return self.tips.zone(zone)

    def _answers(self, keys: Sequence[str]) -> list[str]:
        """What the options of a thing would do, a line each."""
        choices = self.board.choices
        lines = []
        for key in keys:
            hint = choices.hint(key).replace("\n", "; ")
            lines.append(self.tips.answer(choices.answer(key), hint))
        return lines

    def _figures(self) -> list[Spot]:
        board, spots = self.board, []
        for seat in range(len(board.view["scholars"])):
            rect = self._figure(seat)
            if rect is not None:
                keys = board.pawn_keys.get(seat, [])
                card = board.view["scholars"][seat]["card"]
                who = self.tips.pawn(self.names[seat], card)
                hint = "\n".join([who, *self._answers(keys)])
                key = keys[0] if keys else ""
                spots.append(Spot(f"pawn:{seat}", rect, bool(keys), hint, key, ("scholar", seat)))
        rect = self._figure(BOSS)
        if rect is not None:
            spots.append(Spot("pawn:boss", rect, False, self.tips.say("boss"), "", (BOSS,)))
        return spots

    def _figure(self, who: object) -> pygame.Rect | None:
        """The body of a figure on the window."""
        spot = self.board.pawn_spot(who)
        if spot is None:
            return None
        picture = self.board.art.pawn(self.board.pawn(who), self.board.camera.now.side)
        rect = picture.get_rect(midbottom=self.marker.at(spot))
        return rect.inflate(-rect.w // 3, -rect.h // 8)

    # --- words beside the pointer ----------------------------------------------------------

    def tip(self, name: str) -> str:
        """The words for a spot; for a zone out of reach also why (D4.6)."""
        spot = self.find(name)
        if spot is None:
            return ""
        why = self._why_not(spot)
        return f"{spot.hint}\n_{why}_" if why else spot.hint

    def _why_not(self, spot: Spot) -> str | None:
        zone = spot.id.partition(":")[2]
        board = self.board
        own_turn = board.choices.seat is not None and board.choices.seat == board.view["active"]
        if spot.enabled or not own_turn or not spot.id.startswith("zone:") or zone == board.here:
            return None
        if board.walks and not board.is_beside(zone):
            return self.tips.say("out_of_reach")
        return board.choices.why_not(f"step:{zone}")

    def laying_tip(self, laying: Laying, pointer: tuple[int, int] | None) -> str:
        """Whether the tile can be laid where it hangs, and else why not."""
        if laying.chosen is not None or pointer is None:
            return self.tips.lay(laying.ways)
        x, y = self.board.camera.to_world(pointer)
        cell = (int(x // 1), int(y // 1))
        if self.board.zone_on(cell):
            return self.tips.say("lay.taken")
        if abs(cell[0] - laying.beside[0]) + abs(cell[1] - laying.beside[1]) == 1:
            return self.tips.say("lay.unfit")
        beside = self.board.zone_on(laying.beside)
        return self.tips.say("lay.beside", zone=self.tips.name(beside))

    def below_tile(self, laying: Laying) -> tuple[int, int]:
        """Beside the lower edge of the tile in the hand, so that the tip does not cover it."""
        hang, side = laying.goal(), self.marker.side
        x, y = self.marker.at((hang.x, hang.y))
        return x - side // 2, y + round(side * 0.52)
