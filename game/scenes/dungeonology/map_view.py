"""The map: the dungeon on the table, and everything on it that can be pointed at and clicked."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.core.agenda import Event
from game.engine.core.grid import beyond
from game.scenes.dungeonology.camera import Camera, bounds_of
from game.scenes.dungeonology.laying import Laying
from game.scenes.dungeonology.map_moves import Moves, doors_between, way_points
from game.scenes.dungeonology.map_tips import Tips
from game.scenes.dungeonology.marks import Marker, joint_sign, joints, wait_sign
from game.scenes.dungeonology.part import Part, Spot, Thing, View
from game.scenes.dungeonology.prompts import Choices
from game.scenes.dungeonology.tiles import (
    MASTER,
    TOKEN_ROW,
    Face,
    Pawn,
    TileArt,
    face_of,
    slot_spots,
    spots_for,
)
from game.ui.motion import SPEEDS, Tween, together
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.app import App

Point = tuple[float, float]
Cell = tuple[int, int]
Lying = Mapping[str, Any]

LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = 1, 2, 3, 4, 5
#: A press that moves farther than this (in units) is a drag, not a click.
DRAG_UNITS = 6
GLIDE = 0.22
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
#: Options that name a zone, and options that name a scholar.
ZONE_VERBS = ("zone", "boss", "drop_to", "teleport")
PAWN_VERBS = ("spy", "target")
#: Options that are about the scholar's own zone.
HERE_VERBS = ("study", "camp")
#: How long tiles of the next size are made before each frame while the map zooms.
PREPARE_SECONDS = 0.005
#: Tiles up to this side are scaled smoothly while the map zooms; larger ones quickly.
SMOOTH_TO = 260
LABEL = Style("italic", 24, "brass_light", "centre", 1.1, "shadow")
#: Things that lie on the table where no zone does yet: drawing, width in tiles, angle.
LOOSE = (
    ("page_compass", 0.92, 5),
    ("candle", 0.72, 0),
    ("page_skull", 0.92, -6),
    ("page_plant", 0.92, 4),
)
BOSS = "boss"


class MapView(Part):
    """The dungeon. The wheel zooms, dragging pans, a click chooses."""

    verbs = frozenset({"step", "secret", "explore", "lay", *ZONE_VERBS})

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.art = TileArt(app)
        self.camera = Camera()
        self.marker = Marker(self.art, self.camera)
        self.moves = Moves(self.art, self.camera)
        self.tips = Tips(app)
        self.zones: dict[str, Lying] = {}
        self.faces: dict[str, Face] = {}
        self.walks: dict[str, dict[str, Any]] = {}
        self.picks: dict[str, list[str]] = {}
        self.pawn_keys: dict[int, list[str]] = {}
        self.explore: dict[str, Any] = {}
        self.laying: Laying | None = None
        self.pointer: tuple[int, int] | None = None
        self.hover = ""
        self.marked: Thing | None = None
        self.press: tuple[tuple[int, int], int] | None = None
        self.dragging = False
        self.wished: Cell | None = None
        self._spots: tuple[object, list[Spot]] | None = None
        self._hints: dict[str, str] = {}
        self._seen: tuple[object, list[tuple[str, pygame.Rect]]] | None = None
        #: The last picture of each tile, to scale from while the map zooms.
        self._pictures: dict[str, tuple[Face, pygame.Surface]] = {}
        self._joints: list[tuple[str, Point]] = []
        #: Zones with the bare table on their east or south side.
        self._bare: dict[str, set[str]] = {"E": set(), "S": set()}
        self._version = 0
        #: The part of the window that no panel covers, set by the table; None: all of the map.
        self.clear: pygame.Rect | None = None
        self._sharpening = False
        #: Where things of a seat fly to on the window (its panel); None: to its pawn.
        self.seat_point: Callable[[int], Point | None] = lambda _seat: None

    # --- what the table calls --------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        """The whole map; `clear`, set before, is the part of it that no panel covers."""
        if (self.rect, self.camera.clear) != (rect, self.clear or rect):
            super().place(pygame.Rect(rect))
            self.camera.place(self.clear or self.rect)
        self.art.renew()
        self._stale()

    def show(self, view: View, choices: Choices) -> None:
        """A new view and what can be chosen now; cheap if nothing changed."""
        super().show(view, choices)
        if not self.zones:
            self.read_ahead()
        grown = len(view["map"]) != len(self.zones)
        self.zones = {lying["zone"]: lying for lying in view["map"]}
        self._joints = joints(self.zones.values())
        taken = {self._cell(zone) for zone in self.zones}
        for side, bare in self._bare.items():
            bare.clear()
            bare.update(z for z in self.zones if beyond(self._cell(z), side) not in taken)
        self._read_choices()
        self.moves.clear()
        self._read_faces()
        self._cover(grown)
        self._stale()

    def _cover(self, grown: bool) -> None:
        """The camera keeps zones and places for tiles in view; within a turn it only widens."""
        cells = [*(self._cell(zone) for zone in self.zones), *self._open_cells()]
        wanted, held = bounds_of(cells), self.camera.bounds
        if grown or not wanted.inside(held):
            self.camera.cover(wanted if grown else wanted.joined(held))

    def _read_choices(self) -> None:
        """What the options say about zones, scholars and places."""
        choices, view = self.choices, self.view
        self.walks = {step["zone"]: step for step in choices.reach()}
        self.picks = {}
        for verb in ZONE_VERBS:
            for key in choices.by_verb(verb):
                self.picks.setdefault(key.split(":")[1], []).append(key)
        here = view["scholars"][choices.seat]["zone"] if choices.seat is not None else ""
        for verb in HERE_VERBS:
            for key in choices.by_verb(verb):
                self.picks.setdefault(here, []).append(key)
        self.pawn_keys = {}
        for verb in PAWN_VERBS:
            for key in choices.by_verb(verb):
                self.pawn_keys.setdefault(int(key.split(":")[1]), []).append(key)
        self.explore = choices.preview("explore") if "explore" in choices.keys else {}
        self._read_laying()

    def _read_laying(self) -> None:
        keys = self.choices.by_verb("lay")
        tile = self.view["shown"]
        if not keys or not tile:
            self.laying = None
            return
        if self.laying is None or self.laying.keys != keys or self.laying.tile != tile:
            self.laying = Laying(tile, self.choices)
            if self.wished is not None:
                self.laying.snap_to(self.wished)
            self.wished = None

    def _read_faces(self) -> None:
        """How every tile looks now."""
        self.faces = {}
        for zone, lying in self.zones.items():
            face = face_of(lying, self._pawns_in(zone))
            glow, cost = self._glow(zone)
            self.faces[zone] = replace(face, glow=glow, cost=cost)

    def _glow(self, zone: str) -> tuple[str, int]:
        if self.laying is not None:
            return "", 0
        if zone in self.picks and any(k.split(":")[0] in ZONE_VERBS for k in self.picks[zone]):
            return "choice", 0
        if zone in self.walks:
            cost = self.walks[zone]["cost"]
            return ("near" if cost <= 1 else "far"), cost
        return "", 0

    def _pawns_in(self, zone: str) -> tuple[Pawn, ...]:
        found = [
            self._pawn(seat)
            for seat, scholar in enumerate(self.view["scholars"])
            if scholar["zone"] == zone and seat not in self.moves.away
        ]
        if self.view["boss"]["zone"] == zone and BOSS not in self.moves.away:
            found.append(boss_pawn())
        return tuple(found)

    def _pawn(self, seat: int) -> Pawn:
        scholar = self.view["scholars"][seat]
        return Pawn(
            f"dungeonology/pawns/{scholar['card']}_{scholar['colour']}",
            scholar["colour"],
            seat == self.view["active"],
            seat in self.pawn_keys or self.marked == ("scholar", seat),
        )

    def _stale(self) -> None:
        self._version += 1
        self._hints.clear()
        self._find_hover()
        self.touch()

    def mark(self, thing: Thing | None) -> None:
        """Something is pointed at elsewhere: show where it is here."""
        if thing != self.marked:
            self.marked = thing
            if self.view:
                self._read_faces()
                self.touch()

    # --- places ----------------------------------------------------------------------------

    def _cell(self, zone: str) -> Cell:
        return self.zones[zone]["x"], self.zones[zone]["y"]

    def _open_cells(self) -> list[Cell]:
        """Cells where a tile may come to lie."""
        if self.laying is not None:
            return list(self.laying.places)
        return self._explore_cells()

    def _explore_cells(self) -> list[Cell]:
        if not self.explore or self.choices.seat is None:
            return []
        here = self.view["scholars"][self.choices.seat]["zone"]
        return [beyond(self._cell(here), side) for side in self.explore["sides"]]

    def tile_rect(self, zone: str) -> pygame.Rect:
        """Where a zone lies on the window."""
        return self.camera.tile(self._cell(zone))

    def slot_point(self, zone: str, slot: int) -> Point:
        """The middle of a cube's place, in tiles."""
        lying = self.zones[zone]
        spots = slot_spots(self.art.rules(zone, lying["turn"]), max(slot + 1, len(lying["slots"])))
        return lying["x"] + spots[slot][0], lying["y"] + spots[slot][1]

    def slot_pos(self, zone: str, slot: int) -> tuple[int, int]:
        """The middle of a cube's place on the window."""
        return self.marker.at(self.slot_point(zone, slot))

    def pawn_spot(self, who: object, view: View) -> Point | None:
        """Where a figure stands in a view, in tiles."""
        zone = view["boss"]["zone"] if who == BOSS else view["scholars"][who]["zone"]
        lying = next((one for one in view["map"] if one["zone"] == zone), None)
        if lying is None:
            return None
        there: list[object] = [s for s, one in enumerate(view["scholars"]) if one["zone"] == zone]
        if view["boss"]["zone"] == zone:
            there.append(BOSS)
        pawns = tuple(boss_pawn() if one == BOSS else self._pawn(int(str(one))) for one in there)
        x, y = spots_for(pawns, self.camera.now.side)[there.index(who)]
        return lying["x"] + x, lying["y"] + y

    def _pawn_rect(self, who: object, pawn: Pawn) -> pygame.Rect | None:
        spot = self.pawn_spot(who, self.view)
        if spot is None:
            return None
        figure = self.art.pawn(pawn, self.camera.now.side)
        rect = figure.get_rect(midbottom=self.marker.at(spot))
        return rect.inflate(-rect.w // 4, -rect.h // 12)

    # --- what can be pointed at ------------------------------------------------------------

    def areas(self) -> list[Spot]:
        """Zones, then places for tiles, then figures: what lies on top comes last."""
        key = (self._version, *self._pose())
        if self._spots is None or self._spots[0] != key:
            self._spots = (key, self._make_spots())
        return self._spots[1]

    def _pose(self) -> tuple[float, float, float]:
        pose = self.camera.now
        return pose.x, pose.y, pose.side

    def _make_spots(self) -> list[Spot]:
        if not self.view:
            return []
        if self.laying is not None:
            return [self._lay_spot(cell) for cell in self.laying.places]
        spots = [self._zone_spot(zone) for zone in self.zones]
        if self.explore:
            hint = self.tips.explore(self.explore)
            spots += [
                Spot(f"explore:{x}:{y}", self.camera.tile((x, y)), True, hint, "explore")
                for x, y in self._explore_cells()
            ]
        return spots + self._pawn_spots()

    def _lay_spot(self, cell: Cell) -> Spot:
        assert self.laying is not None
        ways = self.laying.places[cell]
        turn = self.laying.turn
        lay = next((way for way in ways if way.turn == turn), ways[0])
        hint = self.tips.say("lay.turns" if len(ways) > 1 else "lay.ready", n=len(ways))
        thing = ("zone", self.laying.tile)
        return Spot(f"lay:{cell[0]}:{cell[1]}", self.camera.tile(cell), True, hint, lay.key, thing)

    def _zone_spot(self, zone: str) -> Spot:
        keys, walk = self.picks.get(zone, []), self.walks.get(zone)
        if zone not in self._hints:
            self._hints[zone] = self._zone_hint(zone)
        key = keys[0] if len(keys) == 1 else walk["way"][0] if walk and not keys else ""
        rect, thing = self.tile_rect(zone), ("zone", zone)
        return Spot(f"zone:{zone}", rect, bool(keys or walk), self._hints[zone], key, thing)

    def _zone_hint(self, zone: str) -> str:
        if zone in self.picks:
            return "\n".join([self.tips.zone(zone), *self._answers(self.picks[zone])])
        if zone in self.walks:
            walk = self.walks[zone]
            return self.tips.walk(walk, self._doors(walk["way"]))
        return self.tips.zone(zone)

    def _answers(self, keys: Sequence[str]) -> list[str]:
        """What the options of a place would do, a line each, as far as there is something to tell."""
        lines = []
        for key in keys:
            hint = self.choices.hint(key).replace("\n", "; ")
            lines.append(f"{self.choices.answer(key)} {hint}".strip())
        return lines

    def _pawn_spots(self) -> list[Spot]:
        spots = []
        for seat, scholar in enumerate(self.view["scholars"]):
            rect = self._pawn_rect(seat, self._pawn(seat))
            if scholar["zone"] not in self.zones or rect is None:
                continue
            keys = self.pawn_keys.get(seat, [])
            name = self.names[seat] if self.names else self.words(f"scholar.{scholar['card']}.name")
            hint = "\n".join([self.tips.say("pawn", name=name), *self._answers(keys)])
            key = keys[0] if len(keys) == 1 else ""
            spots.append(Spot(f"pawn:{seat}", rect, bool(keys), hint, key, ("scholar", seat)))
        boss = self._pawn_rect(BOSS, boss_pawn())
        if boss is not None:
            spots.append(Spot("pawn:boss", boss, False, self.tips.say("boss"), "", (BOSS,)))
        return spots

    def spot_at(self, pos: tuple[int, int] | None) -> Spot | None:
        """The topmost thing under a point of the window."""
        if pos is None or not self.rect.collidepoint(pos):
            return None
        return next((s for s in reversed(self.areas()) if s.rect.collidepoint(pos)), None)

    def _spot(self, name: str) -> Spot | None:
        return next((spot for spot in self.areas() if spot.id == name), None)

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """What the tooltip says, and beside which point."""
        if self.pointer is None or self.dragging:
            return None
        if self.laying is not None:
            return self._laying_tip(self.laying), self._below_tile(self.laying)
        spot = self._spot(self.hover)
        if spot is None or not spot.hint:
            return None
        why = self._why_not(spot)
        return (f"{spot.hint}\n_{why}_" if why else spot.hint), self.pointer

    def _why_not(self, spot: Spot) -> str | None:
        """Why a zone cannot be walked to, while walking is what can be done (D4.6)."""
        if spot.enabled or not self.walks or not spot.id.startswith("zone:"):
            return None
        zone = spot.id.split(":")[1]
        if self.view["scholars"][self.choices.seat]["zone"] == zone:
            return None
        return self.choices.why_not(f"step:{zone}")

    def _below_tile(self, laying: Laying) -> tuple[int, int]:
        """Beside the lower edge of the tile in the hand, so that the tip does not cover it."""
        hang = laying.goal()
        side = self.marker.side
        x, y = self.marker.at((hang.x, hang.y))
        return x - side // 2, y + round(side * 0.52)

    def _laying_tip(self, laying: Laying) -> str:
        if laying.chosen is not None:
            return self.tips.say("lay.turns" if laying.ways > 1 else "lay.ready", n=laying.ways)
        assert self.pointer is not None
        x, y = self.camera.to_world(self.pointer)
        cell = (int(x // 1), int(y // 1))
        if any(self._cell(zone) == cell for zone in self.zones):
            return self.tips.say("lay.taken")
        if abs(cell[0] - laying.beside[0]) + abs(cell[1] - laying.beside[1]) == 1:
            return self.tips.say("lay.unfit")
        beside = next((z for z in self.zones if self._cell(z) == laying.beside), "")
        return self.tips.say("lay.beside", zone=self.tips.name(beside))

    # --- events ----------------------------------------------------------------------------

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
            self.leave()
        return False

    def leave(self) -> None:
        """The pointer is somewhere else: over a panel, or outside the window."""
        self.pointer = None
        if self.laying is not None:
            self.laying.leave()
        self._find_hover()

    def _motion(self, pos: tuple[int, int]) -> bool:
        before, self.pointer = self.pointer, pos
        if self.press is not None:
            far = max(abs(pos[0] - self.press[0][0]), abs(pos[1] - self.press[0][1]))
            if not self.dragging and far > self.u(DRAG_UNITS):
                self.dragging = True
                before = self.press[0]
            if self.dragging and before is not None:
                self.camera.drag(pos[0] - before[0], pos[1] - before[1])
                self.touch()
                return True
        if not self.rect.collidepoint(pos):
            self.leave()
            return False
        self._point_laying()
        self._find_hover()
        return True

    def _point_laying(self) -> None:
        if self.laying is not None and self.pointer is not None:
            self.laying.point(self.camera.to_world(self.pointer))
            self._version += 1
            self.touch()

    def _find_hover(self) -> None:
        spot = self.spot_at(self.pointer) if self.press is None or not self.dragging else None
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
            return self._right(pos)
        self.press, self.dragging = (pos, button), button == MIDDLE
        return True

    def _right(self, pos: tuple[int, int]) -> bool:
        if self.laying is not None and self._turn(1):
            return True
        spot = self.spot_at(pos)
        if spot is not None and spot.thing is not None:
            self.on_inspect(spot.thing)
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
        if self.laying is not None:
            self._lay()
            return
        spot = self.spot_at(pos)
        if spot is not None and not spot.enabled and spot.id.startswith("pawn:"):
            # A figure that is nobody's target does not hide the zone it stands on.
            below = [s for s in self.areas() if s.rect.collidepoint(pos) and s.enabled]
            spot = below[-1] if below else spot
        if spot is not None:
            self.use(spot.id)

    def use(self, name: str) -> bool:
        """Do what a click on a spot does; True if it answers the question."""
        spot = self._spot(name)
        if spot is None or not spot.enabled:
            return False
        verb, *rest = name.split(":")
        if verb == "lay":
            self.on_choose(spot.key)
        elif verb == "explore":
            self.wished = (int(rest[0]), int(rest[1]))
            self.on_choose("explore")
        elif verb == "pawn":
            self._pick(self.pawn_keys[int(rest[0])], spot.rect)
        elif rest[0] in self.picks:
            self._pick(self.picks[rest[0]], spot.rect)
        else:
            self.on_walk(list(self.walks[rest[0]]["way"]))
        return True

    def _pick(self, keys: list[str], rect: pygame.Rect) -> None:
        if len(keys) == 1:
            self.on_choose(keys[0])
        else:
            self.on_pick(list(keys), rect)

    def _lay(self) -> bool:
        lay = self.laying.chosen if self.laying else None
        if lay is None:
            return False
        self.on_choose(lay.key)
        return True

    def _turn(self, by: int) -> bool:
        if self.laying is None or not self.laying.step_turn(by):
            return False
        self._version += 1
        self.touch()
        return True

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
        if self.laying is not None and self._laying_key(key, mod):
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
        elif key == pygame.K_i:
            return self._inspect()
        else:
            return False
        self.touch()
        return True

    def _inspect(self) -> bool:
        spot = self._spot(self.hover)
        if spot is None or spot.thing is None:
            return False
        self.on_inspect(spot.thing)
        return True

    def _laying_key(self, key: int, mod: int) -> bool:
        """Tab goes from place to place, R, Q and E turn, Enter lays."""
        assert self.laying is not None
        back = bool(mod & pygame.KMOD_SHIFT)
        if key == pygame.K_TAB:
            self.laying.step_place(-1 if back else 1)
            self._version += 1
            assert self.laying.cell is not None
            x, y = self.laying.cell
            self.camera.reveal((x + 0.5, y + 0.5))
        elif key in (pygame.K_r, pygame.K_e, pygame.K_q):
            self._turn(-1 if key == pygame.K_q or (key == pygame.K_r and back) else 1)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return self._lay()
        else:
            return False
        self.touch()
        return True

    def go_to(self, zone: str) -> None:
        """Bring a zone to the middle."""
        x, y = self._cell(zone)
        self.camera.go((x + 0.5, y + 0.5))
        self.touch()

    # --- movements -------------------------------------------------------------------------

    def pawn_path(self, who: object, zones: Sequence[str], view: View | None = None) -> Tween:
        """A figure (a seat, or "boss") through the passages of these zones."""
        after = view or self.view
        pawn = boss_pawn() if who == BOSS else self._pawn(int(str(who)))
        lying = {one["zone"]: one for one in after["map"]}
        way = [lying[zone] for zone in zones if zone in lying]
        start, end = self.pawn_spot(who, self.view), self.pawn_spot(who, after)
        assert end is not None
        self.camera.reveal(end)
        points = way_points(way, start, end) if start else []
        if start is None or len(way) < 2 or len(points) < len(way) + 1:
            return self._starting(who, self.moves.jump(who, pawn, start, end))
        return self._starting(who, self.moves.walk(who, pawn, points))

    def _starting(self, who: object, tween: Tween) -> Tween:
        """The figure leaves its tile when the movement begins, not when it is planned."""
        inner = tween.show

        def show(part: float) -> None:
            fresh = who not in self.moves.away
            inner(part)
            if fresh:
                self._read_faces()
            self.touch()

        tween.show = show
        return tween

    def fly(self, sign: str, start: Point, end: Point) -> Tween:
        """A cube or token in an arc; points in tiles."""
        return self._touching(self.moves.fly(sign, start, end))

    def _touching(self, tween: Tween) -> Tween:
        inner = tween.show

        def show(part: float) -> None:
            inner(part)
            self.touch()

        tween.show = show
        return tween

    def settle_tile(self, zone: str, view: View) -> Tween:
        """A new tile slides in and settles, from the hand that held it or from the edge."""
        lying = next(one for one in view["map"] if one["zone"] == zone)
        cell = (lying["x"], lying["y"])
        hang = self.laying.now if self.laying is not None else None
        edge = self.camera.to_world((self.rect.right + self.u(200), self.camera.clear.centery))
        start = (hang.x, hang.y - 0.06) if hang else edge
        self.laying = None
        self.camera.cover(bounds_of([(one["x"], one["y"]) for one in view["map"]]))
        self.camera.reveal((cell[0] + 0.5, cell[1] + 0.5))
        return self._touching(self.moves.slide(face_of(lying, ()), cell, start))

    def animate(self, event: Event, view: View) -> Tween | None:
        """The movement for an event, before the view changes; `view` is the one after it."""
        animate = _MOVES.get(event.kind)
        return animate(self, event.facts, view) if animate and self.view else None

    def _seat_world(self, seat: int) -> Point | None:
        """Where something of a seat comes from or goes to, in tiles."""
        panel = self.seat_point(seat)
        return self.camera.to_world(panel) if panel else self.pawn_spot(seat, self.view)

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        speed = SPEEDS[self.app.settings.speed]
        factor = 0.0 if self.app.settings.reduced_motion else speed
        moving = self.camera.update(dt, factor)
        if moving and self.laying is not None and self.pointer is not None and self.press is None:
            self._point_laying()
        if self.laying is not None:
            moving = self.laying.update(dt, factor) or moving
        if moving:
            self._prepare()
            if self.camera.still and self.press is None:
                self._find_hover()
            self.touch()
        elif not self.moves.movers and dt:
            self._sharpen_soon()
        return moving

    def read_ahead(self) -> None:
        """Read the pictures of zones that may be lifted, one between two frames."""
        unread = [zone for zone in self.app.box.zones if zone not in self.zones]

        def job() -> None:
            if unread:
                zone = unread.pop(0)
                self.art.rules(zone, 0)
                self.art.master(zone, 0)
                self.app.later(job)

        self.app.later(job)

    def _prepare(self) -> None:
        """While the map zooms, make tiles at the size it will rest at, a few before each frame."""
        side = round(self.camera.aim.side)
        if side == round(self.camera.now.side):
            return
        end = time.perf_counter() + PREPARE_SECONDS
        for zone, _ in self._in_view():
            if time.perf_counter() > end:
                return
            self.art.face(self.faces[zone], side)

    def _in_view(self) -> list[tuple[str, pygame.Rect]]:
        """The zones that show, with their places on the window."""
        key = (self._version, *self._pose())
        if self._seen is None or self._seen[0] != key:
            places = [(zone, self.camera.tile(self._cell(zone))) for zone in self.zones]
            self._seen = (key, [one for one in places if one[1].colliderect(self.rect)])
        return self._seen[1]

    def _sharpen_soon(self) -> None:
        """At rest and very near, zones are drawn at their true size, one between two frames."""
        side = round(self.camera.now.side)
        if side <= MASTER:
            return
        blurred = [
            face
            for zone, _ in self._in_view()
            if self.art.is_blurred((face := self.faces[zone]).zone, face.turn, side)
        ]
        if not blurred or self._sharpening:
            return
        self._sharpening = True

        def job() -> None:
            self._sharpening = False
            if round(self.camera.now.side) == side:
                self.art.sharpen(blurred[0].zone, blurred[0].turn, side)
                self._pictures.pop(blurred[0].zone, None)
                self.touch()

        self.app.later(job)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Table, places, tiles, joints, the way, what moves, and the tile in the hand."""
        surface.blit(self.look.table(surface.get_size()), (0, 0))
        if not self.view:
            return
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        self._draw_loose(surface)
        self._draw_places(surface)
        self._draw_tiles(surface)
        self._draw_joints(surface)
        self._draw_hover(surface)
        self.moves.draw(surface)
        if self.laying is not None:
            self.laying.draw_tile(surface, self.art, self.marker)
        surface.set_clip(clip)

    def _draw_tiles(self, surface: pygame.Surface) -> None:
        """Shadows to the right of and below tiles where the table shows, then the tiles."""
        seen = self._in_view()
        east, south, lead = self.art.shadows(round(self.camera.now.side))
        shadows = []
        for zone, rect in seen:
            if zone in self._bare["E"]:
                shadows.append((east, (rect.right, rect.y - lead)))
            if zone in self._bare["S"]:
                shadows.append((south, (rect.x - lead, rect.bottom)))
        surface.fblits(shadows)
        surface.fblits([(self._picture(zone, rect), rect.topleft) for zone, rect in seen])

    def _picture(self, zone: str, rect: pygame.Rect) -> pygame.Surface:
        """The tile as it fits its place: kept at rest, scaled while the map zooms."""
        face, kept = self.faces[zone], self._pictures.get(zone)
        if kept and kept[0] is face and kept[1].get_width() == rect.w:
            return kept[1]
        aim = round(self.camera.aim.side)
        if kept and rect.w != aim:
            fast = rect.w > SMOOTH_TO
            scale = pygame.transform.scale if fast else pygame.transform.smoothscale
            return scale(kept[1], rect.size)
        picture = self.art.face(face, rect.w if self.camera.still else aim)
        self._pictures[zone] = (face, picture)
        if picture.get_width() != rect.w:
            return pygame.transform.smoothscale(picture, rect.size)
        return picture

    def _draw_joints(self, surface: pygame.Surface) -> None:
        side = self.marker.side
        tokens = []
        for kind, point in self._joints:
            token = joint_sign(self.art, kind, side)
            tokens.append((token, token.get_rect(center=self.marker.at(point)).topleft))
        surface.fblits(tokens)

    def _draw_places(self, surface: pygame.Surface) -> None:
        if self.laying is not None:
            self.laying.draw_places(surface, self.marker)
            if self.laying.cell is not None:
                for cell in self.laying.places:
                    if cell != self.laying.cell:
                        self._label(surface, cell, "lay.or_here")
            return
        for x, y in self._explore_cells():
            lit = self.hover == f"explore:{x}:{y}"
            self.marker.place(surface, (x, y), "bright" if lit else "dim")
            self._draw_stack(surface, (x, y), lit)

    def _draw_stack(self, surface: pygame.Surface, cell: Cell, lit: bool) -> None:
        """The back of the zone that would be lifted."""
        rect = self.camera.tile(cell)
        side = round(rect.w * (0.5 if lit else 0.44))

        def make() -> pygame.Surface:
            back = self.art.sprite(f"dungeonology/cards/backs/zone_{level}", side)
            picture = pygame.transform.rotozoom(back, 5, 1)
            if not lit:
                picture.fill((255, 255, 255, 190), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        level = self.explore["level"]
        back = self.art.kept.get(("stack", level, side, lit), make)
        surface.blit(back, back.get_rect(center=(rect.centerx, rect.centery - rect.h // 14)))
        self._label(surface, cell, "explore.label", 0.84)

    def _label(self, surface: pygame.Surface, cell: Cell, key: str, at: float = 0.5) -> None:
        """A word written on the table, if there is room for it."""
        rect = self.camera.tile(cell)
        text = self.tips.say(key)
        style = LABEL.but(size=max(14, min(24, rect.w // 9)))
        block = self.art.type.lay(text, style)
        if block.size[0] < rect.w * 0.94:
            middle = (
                rect.centerx - block.size[0] // 2,
                rect.y + round(rect.h * at) - block.size[1] // 2,
            )
            self.art.type.draw(surface, block, middle)

    def _draw_hover(self, surface: pygame.Surface) -> None:
        own = self._spot(self.hover)
        if self.marked and self.marked[0] == "zone" and self.marked[1] in self.zones and not own:
            self.marker.frame(surface, self.tile_rect(self.marked[1]), "light", 4)
        if self.laying is not None or not self.hover.startswith("zone:"):
            return
        zone = self.hover.split(":")[1]
        if zone in self.walks or zone in self.picks:
            self.marker.frame(surface, self.tile_rect(zone), "light")
        if zone in self.walks and zone not in self.picks:
            self._draw_way(surface, self.walks[zone])

    def _draw_way(self, surface: pygame.Surface, walk: Mapping[str, Any]) -> None:
        """Footprints to the zone, with signs of what waits on the way."""
        lying = self._lying_on(walk["way"])
        start = self.pawn_spot(self.choices.seat, self.view)
        assert start is not None
        last = lying[-1]
        self.marker.way(surface, way_points(lying, start, (last["x"] + 0.5, last["y"] + 0.52)))
        found: dict[str, list[tuple[str, int]]] = {}
        for one, other in zip(lying, lying[1:], strict=False):
            if doors_between(one, other):
                found.setdefault(other["zone"], []).append(("lock", 0))
        for wait in walk["waits"]:
            found.setdefault(wait["zone"], []).append((wait_sign(wait), wait["n"]))
        for zone, chips in found.items():
            x, y = self._cell(zone)
            for i, (sign, n) in enumerate(chips):
                along = 0.5 + (i - (len(chips) - 1) / 2) * 0.19
                self.marker.chip(surface, sign, self.marker.at((x + along, y + 0.36)), n)

    def _lying_on(self, way: Sequence[str]) -> list[Lying]:
        """The zones of a way from the scholar's own on."""
        here = self.view["scholars"][self.choices.seat]["zone"]
        return [self.zones[here], *(self.zones[key.split(":")[1]] for key in way)]

    def _doors(self, way: Sequence[str]) -> list[str]:
        """The types doors ask for on a way."""
        lying = self._lying_on(way)
        asked = [
            t
            for key, one, other in zip(way, lying, lying[1:], strict=False)
            if not key.startswith("secret:")
            for t in doors_between(one, other)
        ]
        return list(dict.fromkeys(asked))

    def _draw_loose(self, surface: pygame.Surface) -> None:
        """Pages and a candle where no zone lies yet; they make room when one comes."""
        side = self.marker.side
        for (name, share, angle), cell in zip(LOOSE, self._loose_cells(), strict=False):
            rect = self.camera.tile(cell)
            if not rect.colliderect(self.rect):
                continue

            def make(name: str = name, share: float = share, angle: int = angle) -> pygame.Surface:
                page = self.art.sprite(f"table/{name}", share * side)
                return pygame.transform.rotozoom(page, angle, 1)

            if not self.camera.still:
                continue
            page = self.art.kept.get(("loose", name, side), make)
            surface.blit(page, page.get_rect(center=rect.center))

    def _loose_cells(self) -> list[Cell]:
        taken = {self._cell(zone) for zone in self.zones} | set(self._open_cells())
        b = self.camera.bounds
        left, right, top, bottom = (
            int(b.left) - 1,
            int(b.right),
            int(b.top),
            int(b.bottom) - 1,
        )
        wanted = [(right, bottom), (left, bottom), (left, top), (right, top)]
        return [cell for cell in wanted if cell not in taken]


def boss_pawn() -> Pawn:
    """Laetus."""
    return Pawn("dungeonology/pawns/laetus", "")


# --- events --------------------------------------------------------------------------------

Animate = Callable[[MapView, Mapping[str, Any], View], Tween | None]


def _entered(map_: MapView, facts: Mapping[str, Any], view: View) -> Tween | None:
    seat, zone, origin = facts["seat"], facts["zone"], facts["origin"]
    there = dict(view, scholars=_moved(map_.view, seat, zone))
    if origin == zone or zone not in {one["zone"] for one in view["map"]}:
        return None
    return map_.pawn_path(seat, [origin, zone], there)


def _moved(view: View, seat: int, zone: str) -> list[dict[str, Any]]:
    scholars = list(view["scholars"])
    scholars[seat] = {**scholars[seat], "zone": zone}
    return scholars


def _returned(map_: MapView, facts: Mapping[str, Any], view: View) -> Tween | None:
    there = dict(map_.view, scholars=_moved(map_.view, facts["seat"], "I-0"))
    return map_.pawn_path(facts["seat"], [], there)


def _swapped(map_: MapView, facts: Mapping[str, Any], view: View) -> Tween | None:
    one, other = facts["seat"], facts["target"]
    scholars = _moved(map_.view, one, map_.view["scholars"][other]["zone"])
    scholars[other] = {**scholars[other], "zone": map_.view["scholars"][one]["zone"]}
    there = dict(map_.view, scholars=scholars)
    return together(map_.pawn_path(one, [], there), map_.pawn_path(other, [], there))


def _boss_moved(map_: MapView, facts: Mapping[str, Any], view: View) -> Tween | None:
    there = dict(map_.view, boss={**map_.view["boss"], "zone": facts["zone"]})
    if not facts["zone"] or facts["zone"] not in map_.zones:
        return None
    return map_.pawn_path(BOSS, [facts["origin"], facts["zone"]], there)


def _laid(map_: MapView, facts: Mapping[str, Any], view: View) -> Tween | None:
    return map_.settle_tile(facts["zone"], view)


def _collected(map_: MapView, facts: Mapping[str, Any], view: View) -> Tween | None:
    end = map_._seat_world(facts["seat"])
    if end is None or facts["zone"] not in map_.zones:
        return None
    return map_.fly(f"cube_{facts['type']}", map_.slot_point(facts["zone"], facts["slot"]), end)


def _dropped(map_: MapView, facts: Mapping[str, Any], view: View) -> Tween | None:
    start = map_._seat_world(facts["seat"])
    if start is None or facts["zone"] not in map_.zones:
        return None
    return map_.fly(f"cube_{facts['type']}", start, map_.slot_point(facts["zone"], facts["slot"]))


def _token(map_: MapView, facts: Mapping[str, Any], view: View) -> Tween | None:
    start = map_._seat_world(facts["seat"])
    if start is None or facts["zone"] not in map_.zones:
        return None
    x, y = map_._cell(facts["zone"])
    end = (x + TOKEN_ROW[0][0], y + TOKEN_ROW[0][1])
    return map_.fly(f"token_{facts.get('token', 'trap')}", start, end)


_MOVES: Mapping[str, Animate] = {
    "zone_entered": _entered,
    "returned": _returned,
    "swapped": _swapped,
    "boss_moved": _boss_moved,
    "tile_laid": _laid,
    "cube_collected": _collected,
    "cube_dropped": _dropped,
    "token_placed": _token,
    "trap_placed": _token,
}
