"""The map: the dungeon on the table. The wheel zooms, dragging pans, a click chooses.

Options with a zone or a scholar light up here: steps and far walks, new zones to lift and to lay,
targets. What fits, what can be reached and why not comes from the choices alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.dungeonology.camera import Camera, bounds_of
from game.scenes.dungeonology.map_board import ZONE_VERBS, Board, Cell, Point
from game.scenes.dungeonology.map_events import animation
from game.scenes.dungeonology.map_moves import Moves, way_points
from game.scenes.dungeonology.map_paint import MapPaint
from game.scenes.dungeonology.map_spots import MapSpots
from game.scenes.dungeonology.map_tips import Tips
from game.scenes.dungeonology.marks import Marker
from game.scenes.dungeonology.tiles import TileArt, face_of
from game.scenes.table.choices import Choices
from game.scenes.table.part import Part, Spot, Thing, View
from game.ui.motion import SPEEDS, Tween

if TYPE_CHECKING:
    from game.scenes.app import App

LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = 1, 2, 3, 4, 5
#: A press that moves farther than this (in units) is a drag, not a click.
DRAG_UNITS = 6
#: How far an arrow key moves the view, in shares of the window.
GLIDE = 0.22
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class MapView(Part):
    """The dungeon and everything on it that can be pointed at, dragged and clicked."""

    verbs = frozenset({"step", "secret", "explore", "lay", *ZONE_VERBS})

    def __init__(self, app: App) -> None:
        super().__init__(app)
        #: The part of the window that no panel covers, set by the table; None: all of the map.
        self.clear: pygame.Rect | None = None
        #: Where things of a seat fly to on the window (its panel); None: to its pawn.
        self.seat_point: Callable[[int], Point | None] = lambda _seat: None
        self.art = TileArt(app)
        self.camera = Camera()
        self.board = Board(self.art, self.camera)
        self.marker = Marker(self.art, self.camera)
        self.moves = Moves(self.art, self.camera)
        self.tips = Tips(app)
        self.spots = MapSpots(self.board, self.marker, self.tips)
        self.paint = MapPaint(self.board, self.marker, self.tips)
        self.pointer: tuple[int, int] | None = None
        self.hover = ""
        self.marked: Thing | None = None
        #: Where a button went down and which; whether it has become a drag.
        self.press: tuple[tuple[int, int], int] | None = None
        self.dragging = False
        #: The place clicked to lift a zone: the zone lifted is held there first.
        self.wished: Cell | None = None
        self._sharpening = False

    # --- what the table calls --------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        """The whole map; `clear`, set before, is the part of it that no panel covers."""
        clear = self.clear or rect
        if (self.rect, self.camera.clear) != (rect, clear):
            super().place(pygame.Rect(rect))
            self.camera.place(clear)
        if self.art.renew():
            self.paint.pictures.clear()
        self._stale()

    def show(self, view: View, choices: Choices) -> None:
        """A new view and what can be chosen now; everything is where the view says."""
        before, laying = len(self.board.zones), self.board.laying
        super().show(view, choices)
        self.spots.names = self.names or [""] * len(view["scholars"])
        self.board.read(view, choices)
        self.moves.clear()
        if not before:
            self._read_ahead()
        if self.board.laying is not laying:
            self._take_tile()
        self._cover(len(view["map"]) != before)
        self._dress()

    def _take_tile(self) -> None:
        """A tile was lifted, or laid: the new one hangs where a place was clicked, else on the pointer."""
        laying, wished, self.wished = self.board.laying, self.wished, None
        if laying is None:
            return
        if wished is not None:
            laying.snap_to(wished)
        elif self.pointer is not None:
            laying.point(self.camera.to_world(self.pointer))

    def _cover(self, grown: bool) -> None:
        """The camera keeps zones and places for tiles in view; while no tile is laid it only widens."""
        wanted, held = self.board.bounds(), self.camera.bounds
        if grown:
            self.camera.cover(wanted)
        elif not wanted.inside(held):
            self.camera.cover(wanted.joined(held))

    def _dress(self) -> None:
        self.board.dress(self.moves.away, self.marked)
        self._stale()

    def _stale(self) -> None:
        self.board.version += 1
        self._find_hover()
        self.touch()

    def mark(self, thing: Thing | None) -> None:
        """Something is pointed at elsewhere: show where it is here."""
        if thing != self.marked:
            self.marked = thing
            if self.view:
                self._dress()

    def areas(self) -> list[Spot]:
        """Zones, places for tiles, figures."""
        return self.spots.all()

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """What the tooltip says, and beside which point."""
        if self.pointer is None or self.dragging or not self.view:
            return None
        laying = self.board.laying
        if laying is not None:
            words = self.spots.laying_tip(laying, self.pointer)
            return words, self.spots.below_tile(laying)
        words = self.spots.tip(self.hover)
        return (words, self.pointer) if words else None

    def tile_rect(self, zone: str) -> pygame.Rect:
        """Where a zone lies on the window."""
        return self.camera.tile(self.board.cell(zone))

    def slot_pos(self, zone: str, slot: int) -> tuple[int, int]:
        """The middle of a cube's place on the window."""
        return self.marker.at(self.board.slot_point(zone, slot))

    # --- the pointer -----------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Pointer and keys; True if the event was used up."""
        if not self.view:
            return False
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(event.pos, event.button)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._up(event.pos, event.button)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.KEYDOWN:
            return self._key(event.key, event.mod)
        if event.type == pygame.WINDOWLEAVE:
            self._leave()
        return False

    def _motion(self, pos: tuple[int, int]) -> bool:
        before, self.pointer = self.pointer, pos
        if self.press is not None and self._drag(before, pos):
            return True
        if not self.rect.collidepoint(pos):
            self._leave()
            return False
        self._hang()
        self._find_hover()
        return True

    def _drag(self, before: tuple[int, int] | None, pos: tuple[int, int]) -> bool:
        """Move the map with the pointer once a press has become a drag."""
        assert self.press is not None
        start = self.press[0]
        if not self.dragging:
            far = max(abs(pos[0] - start[0]), abs(pos[1] - start[1]))
            self.dragging = far > self.u(DRAG_UNITS)
            before = start
        if self.dragging:
            x, y = before or start
            self.camera.drag(pos[0] - x, pos[1] - y)
            self.touch()
        return self.dragging

    def _leave(self) -> None:
        """The pointer is somewhere else: over a panel, or outside the window."""
        self.pointer = None
        if self.board.laying is not None:
            self.board.laying.leave()
        self._find_hover()

    def _hang(self) -> None:
        """The tile in the hand follows the pointer."""
        laying = self.board.laying
        if laying is not None and self.pointer is not None:
            if laying.point(self.camera.to_world(self.pointer)):
                self.board.version += 1
            self.touch()

    def _find_hover(self) -> None:
        inside = self.pointer is not None and self.rect.collidepoint(self.pointer)
        spot = (
            self.spots.at(self.pointer) if inside and self.pointer and not self.dragging else None
        )
        name = spot.id if spot else ""
        if name != self.hover:
            self.hover = name
            self.on_hover(spot.thing if spot else None)
            self.touch()

    def _down(self, pos: tuple[int, int], button: int) -> bool:
        if not self.rect.collidepoint(pos) or button in (WHEEL_UP, WHEEL_DOWN):
            return False
        self._motion(pos)
        if button == RIGHT:
            if not self._turn(1):
                self._inspect()
            return True
        self.press, self.dragging = (pos, button), button == MIDDLE
        return True

    def _up(self, pos: tuple[int, int], button: int) -> bool:
        if self.press is None or self.press[1] != button:
            return False
        dragged = self.dragging
        self.press, self.dragging = None, False
        self._motion(pos)
        if not dragged and button == LEFT:
            self._click(pos)
        return True

    def _click(self, pos: tuple[int, int]) -> None:
        if self.board.laying is not None:
            self._lay()
            return
        spot = self.spots.clicked(pos)
        if spot is not None:
            self.use(spot.id)

    def use_spot(self, spot: Spot) -> None:
        self.use(spot.id)

    def use(self, name: str) -> bool:
        """Do what a click on a spot does; True if it answers the question."""
        spot = self.spots.find(name)
        if spot is None or not spot.enabled:
            return False
        board = self.board
        kind, *rest = name.split(":")
        if kind == "lay":
            self.on_choose(spot.key)
        elif kind == "explore":
            self.wished = (int(rest[0]), int(rest[1]))
            self.on_choose("explore")
        elif kind == "pawn":
            self._pick(board.pawn_keys[int(rest[0])], spot.rect)
        elif rest[0] in board.picks:
            self._pick(board.picks[rest[0]], spot.rect)
        else:
            self.on_walk(list(board.walks[rest[0]]["way"]))
        return True

    def _pick(self, keys: list[str], rect: pygame.Rect) -> None:
        if len(keys) == 1:
            self.on_choose(keys[0])
        else:
            self.on_pick(list(keys), rect)

    def _inspect(self) -> bool:
        laying = self.board.laying
        spot = self.spots.find(self.hover)
        thing = ("zone", laying.tile) if laying else spot.thing if spot else None
        if thing is not None:
            self.on_inspect(thing)
        return thing is not None

    # --- keys and wheel --------------------------------------------------------------------

    def _wheel(self, steps: int) -> bool:
        if not steps or self.pointer is None:
            return False
        if not self._turn(-1 if steps > 0 else 1):
            self.zoom(steps, self.pointer)
        return True

    def zoom(self, steps: int, pos: tuple[int, int] | None = None) -> None:
        """Nearer (or farther) by so many sizes, towards a point or the middle."""
        self.camera.zoom(steps, pos or self.camera.clear.center)
        self.touch()

    def _key(self, key: int, mod: int) -> bool:
        if self.board.laying is not None and self._laying_key(key, mod):
            return True
        if key in ARROWS:
            dx, dy = ARROWS[key]
            self.camera.glide(dx * self.rect.w * GLIDE, dy * self.rect.h * GLIDE)
        elif key in (pygame.K_0, pygame.K_KP0):
            self.camera.fit()
        elif key in (pygame.K_PERIOD, pygame.K_KP_PERIOD):
            self.go_to(self.view["scholars"][self.view["active"]]["zone"])
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.zoom(1 if key == pygame.K_PAGEUP else -1)
        else:
            return key == pygame.K_i and self._inspect()
        self.touch()
        return True

    def go_to(self, zone: str) -> None:
        """Bring a zone to the middle."""
        if zone in self.board.zones:
            x, y = self.board.cell(zone)
            self.camera.go((x + 0.5, y + 0.5))
            self.touch()

    def _laying_key(self, key: int, mod: int) -> bool:
        """Tab goes from place to place, R, Q and E turn, Enter lays."""
        back = bool(mod & pygame.KMOD_SHIFT)
        if key == pygame.K_TAB:
            self._next_place(-1 if back else 1)
        elif key in (pygame.K_r, pygame.K_e, pygame.K_q):
            self._turn(-1 if key == pygame.K_q or (key == pygame.K_r and back) else 1)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return self._lay()
        else:
            return False
        return True

    def _next_place(self, by: int) -> None:
        laying = self.board.laying
        assert laying is not None
        x, y = laying.step_place(by)
        self.camera.reveal((x + 0.5, y + 0.5))
        self._stale()

    def _turn(self, by: int) -> bool:
        laying = self.board.laying
        if laying is None or not laying.step_turn(by):
            return False
        self._stale()
        return True

    def _lay(self) -> bool:
        lay = self.board.laying.chosen if self.board.laying else None
        if lay is not None:
            self.on_choose(lay.key)
        return lay is not None

    # --- movements -------------------------------------------------------------------------

    def animate(self, event: Event, view: View) -> Tween | None:
        """The movement for an event, before the view changes; `view` is the one after it."""
        return animation(self, event, view) if self.view else None

    def pawn_path(self, who: object, zones: Sequence[str], view: View) -> Tween:
        """A figure (a seat, or "boss") through the passages of zones to where a view has it."""
        lying = {one["zone"]: one for one in view["map"]}
        way = [lying[zone] for zone in zones if zone in lying]
        start, end = self.board.pawn_spot(who), self.board.pawn_spot(who, view)
        assert end is not None
        pawn = self.board.pawn(who)
        points = way_points(way, start, end) if start else []
        walks = len(way) > 1 and len(points) > len(way)
        tween = (
            self.moves.walk(who, pawn, points) if walks else self.moves.jump(who, pawn, start, end)
        )
        self.camera.reveal(end)
        return self._shown(tween)

    def fly(self, sign: str, start: Point, end: Point) -> Tween:
        """A cube or token in an arc; points in tiles."""
        return self._shown(self.moves.fly(sign, start, end))

    def settle_tile(self, zone: str, view: View) -> Tween:
        """A new tile slides in and settles, from the hand that held it or from the edge."""
        lying = next(one for one in view["map"] if one["zone"] == zone)
        cell = (lying["x"], lying["y"])
        hang = self.board.laying.now if self.board.laying is not None else None
        edge = self.camera.to_world((self.rect.right + self.u(200), self.camera.clear.centery))
        start = (hang.x, hang.y - 0.06) if hang else edge
        self.board.laying = None
        self.camera.cover(bounds_of([(one["x"], one["y"]) for one in view["map"]]))
        self.camera.reveal((cell[0] + 0.5, cell[1] + 0.5))
        return self._shown(self.moves.slide(face_of(lying, ()), cell, start))

    def _shown(self, tween: Tween) -> Tween:
        """Draw a frame for every step; a figure leaves its tile when its movement begins."""
        inner = tween.show

        def show(part: float) -> None:
            away = len(self.moves.away)
            inner(part)
            if len(self.moves.away) != away:
                self._dress()
            self.touch()

        tween.show = show
        return tween

    def seat_spot(self, seat: int) -> Point | None:
        """Where something of a seat comes from or goes to, in tiles."""
        panel = self.seat_point(seat)
        return self.camera.to_world(panel) if panel else self.board.pawn_spot(seat)

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        settings, laying = self.app.settings, self.board.laying
        factor = 0.0 if settings.reduced_motion else SPEEDS[settings.speed]
        moving = self.camera.update(dt, factor)
        if moving and self.press is None:
            self._hang()
        if laying is not None:
            moving = laying.update(dt, factor) or moving
        if moving:
            self.paint.prepare(self.rect)
            self._find_hover()
            self.touch()
            if self.camera.still:
                self.paint.forget_unseen(self.rect)
        elif dt and self.view:
            self._sharpen_soon()
        return moving

    def _sharpen_soon(self) -> None:
        """At rest and very near, zones are drawn at their true size, one between two frames."""
        blurred = self.paint.blurred(self.rect)
        if not blurred or self._sharpening:
            return
        side = round(self.camera.now.side)
        self._sharpening = True

        def job() -> None:
            self._sharpening = False
            if round(self.camera.now.side) == side:
                self.paint.sharpen(blurred[0], side)
                self.touch()

        self.app.later(job)

    def _read_ahead(self) -> None:
        """Read the pictures of zones that may be lifted, one between two frames."""
        unread = [zone for zone in self.app.box.zones if zone not in self.board.zones]

        def job() -> None:
            if unread:
                self.art.master(unread.pop(), 0)
                self.app.later(job)

        self.app.later(job)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Table, places, tiles, joints, the way, what moves, and the tile in the hand."""
        wood = self.look.table(surface.get_size())
        if not self.view:
            surface.blit(wood, (0, 0))
            return
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        self.paint.table(surface, wood, self.rect)
        self.paint.loose(surface, self.rect)
        self.paint.places(surface, self.hover)
        self.paint.tiles(surface, self.rect)
        self.paint.joints(surface)
        self.paint.hover(surface, self.hover, self.marked)
        self.moves.draw(surface)
        if self.board.laying is not None:
            self.board.laying.draw_tile(surface, self.art, self.marker)
        surface.set_clip(clip)
