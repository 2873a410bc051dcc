"""Which part of the map is in view and how large: pan, zoom towards the pointer, fit.

Left alone it shows the whole map while tiles are large enough, else what matters now, and moves only
when that is out of view; never while the pointer rests on the map. Somebody who moves it has it as
they like.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from game.scenes.tilemap.bounds import Bounds, between, missing, shown, within
from game.scenes.tilemap.model import Point

#: Tile sides in pixels the wheel stops at; a picture of every tile is kept for each.
SIDES = tuple(round(44 * 1.22**step) for step in range(22))
#: How far the map may be pushed beyond the edge of the view, in tiles.
SLACK = 0.9
#: The share of the view one tile fills at the nearest, and the air around the map at the farthest.
NEAREST = 0.94
AIR = 0.01
#: While the map is small, fitting it makes a tile no larger than this share of the nearest.
EARLY = 0.43
#: The share of the height of the view that a tile of a whole map has at the least; of a map farther
#: off only what matters is shown.
LEAST_WHOLE = 0.124
#: The same while a part of the places for new tiles is shown with it; else signs tell of them.
LEAST_OPEN = 0.2
#: The share of the nearest at which a picture is seen well and a few neighbours too.
COMFORT = 0.31
#: Shares of that side it may give up, one after the other, to show more of what can be reached;
#: at the last one names and figures on a tile are still read with ease.
STEPS = (1.0, 0.87, 0.75)
#: How quickly the view follows: after so many seconds a third of the way is left.
FOLLOW = 0.075
#: Closer than this (in pixels) counts as arrived.
ARRIVED = 0.4
#: How much smaller a tile that is looked at closely may be if then the whole map shows.
WITH_ALL = 0.75


@dataclass(slots=True)
class Pose:
    """The point of the map in the middle of the view, and the side of a tile in pixels."""

    x: float
    y: float
    side: float


class Camera:
    """Looks at the map. `now` follows `aim`; both are kept so that the map stays in view."""

    def __init__(self) -> None:
        #: The share of the height of the view that a tile of a whole map has at the least.
        self.least_whole = LEAST_WHOLE
        self.clear = pygame.Rect(0, 0, 1, 1)
        self.bounds = Bounds(0, 0, 1, 1)
        #: As much as should show of places where a tile may come to lie, and whether it must.
        self.open: Bounds | None = None
        self.must_open = False
        #: Where tiles lie.
        self.cells: tuple[tuple[int, int], ...] = ()
        self.now = Pose(0.5, 0.5, 200.0)
        self.aim = Pose(0.5, 0.5, 200.0)
        #: While zooming: the point of the map that stays under a point of the window.
        self.anchor: tuple[Point, Point] | None = None
        #: By itself, the whole map as it grows, or wherever somebody moved it.
        self.hold: Literal["near", "whole", "free"] = "near"
        #: What matters now: first what must be in view, then what should be, in order.
        self.attention: tuple[Bounds, ...] = ()
        #: What is looked at closely as long as it is there: a tile that is being turned.
        self.closely: Bounds | None = None
        #: While something is only glanced at: where the view was aimed before, and where for it.
        self.glanced: tuple[Pose, Pose] | None = None
        #: Whether the pointer rests on the map; whether a click there asked for what comes next.
        self.resting = False
        self.asked = False
        #: Whether something out of view waits for the pointer to go elsewhere.
        self.due = False
        #: Whether the view has followed the movement that is being shown.
        self.followed = False
        self._turn: object = None

    # --- what it looks at ------------------------------------------------------------------

    def place(self, clear: pygame.Rect) -> None:
        """The part of the window that no panel covers: the map is centred and fitted in it."""
        self.clear = pygame.Rect(clear)
        self._look_again()
        self.aim.side = min(max(self.aim.side, self.farthest), self.nearest)
        self._keep_in_view(self.aim)
        self.jump()

    def free(self, clear: pygame.Rect) -> None:
        """Panels cover more or less of the map now: what is in view stays where it is."""
        (x, y), self.clear = self.clear.center, pygame.Rect(clear)
        for pose in (self.now, self.aim):
            pose.x += (self.clear.centerx - x) / pose.side
            pose.y += (self.clear.centery - y) / pose.side
        self._arrange()

    def roomiest(self, rooms: Sequence[pygame.Rect]) -> pygame.Rect:
        """The one of several free parts of the window in which the whole map shows largest.

        The first if it shows whole in none: the view would only go to and fro.
        """
        best = max(rooms, key=lambda room: _side_in(room, self.bounds))
        return best if _side_in(best, self.bounds) >= int(best.h * self.least_whole) else rooms[0]

    def side_in(self, room: pygame.Rect) -> int:
        """The side at which the whole map shows in a free part of the window."""
        return _side_in(room, self.bounds)

    def shown_in(self, room: pygame.Rect) -> tuple[int, int]:
        """The side a tile would have in a free part of the window, and how wide the whole map would be."""
        side = min(self.side_in(room), int(min(room.size) * NEAREST * EARLY))
        return side, round(side * (self.bounds.right - self.bounds.left))

    def cover(self, bounds: Bounds, places: Bounds | None = None, must: bool = False) -> None:
        """The map has grown, or tiles may come to lie elsewhere, which must show if one is in hand."""
        self.bounds, self.open, self.must_open = bounds, places, must
        self._arrange()
        if self.hold == "free":
            self.aim.side = max(self.aim.side, self.farthest)
            self._keep_in_view(self.aim)

    def attend(self, *bounds: Bounds) -> None:
        """This matters now, the first most: in view, unless somebody moved the view elsewhere."""
        if bounds != self.attention:
            self.attention = bounds
            self._arrange()
        self.asked = self.followed = False

    def look_closely(self, bounds: Bounds | None, asked: bool) -> None:
        """Come nearer to this for a while, or go back from it (None)."""
        if bounds == self.closely:
            return
        self.closely = bounds
        self.due = self.hold == "near"
        if self.due and (asked or not self.resting):
            self.due = False
            self._look_again()
        self.asked = asked  # a page may open beside it, and leave less room

    def turn(self, whose: object) -> None:
        """With another turn the view goes by itself again; somebody's own view stays theirs."""
        if whose != self._turn:
            self._turn, self.asked, self.followed = whose, False, False
            if self.hold == "whole":
                self.hold = "near"

    def rest(self, resting: bool) -> None:
        """The pointer rests on the map, or went elsewhere: now is the time to look at what is due."""
        self.resting = resting
        if self.due and not resting:
            self._arrange()

    def _arrange(self) -> None:
        """Look at what should be in view if some of it is not; later if the pointer rests here."""
        self.due = self.hold != "free" and not self._is_well_in_view()
        if self.due and (self.asked or not self.resting):
            self.asked = self.due = False
            self._look_again()

    def look_anew(self) -> None:
        """A page was laid beside the map or taken away: fit it again, wherever the pointer is."""
        self.due = False
        self._look_again()

    def _look_again(self) -> None:
        """Look at the whole, or at what matters."""
        if self.hold == "whole":
            self.fit()
        elif self.hold == "near":
            self._look_at(*self._matters())

    def _is_well_in_view(self) -> bool:
        """Whether the whole map shows, or what must of a map too large for that, not too far off."""
        if self.closely and self.hold == "near":
            matters, side = self._matters()
            return self.aim.side >= side and self._is_in_view(matters)
        if self.hold == "whole" or self._is_whole_readable() or not self.attention:
            return self._is_in_view(self.whole)
        is_far = self.aim.side < min(self._matters()[1], self.clear.h * self.least_whole)
        return not is_far and self._is_in_view(self.attention[0])

    def _is_in_view(self, bounds: Bounds) -> bool:
        """Whether all of it shows where the view is aimed."""
        wide, high = self.clear.w / self.aim.side / 2, self.clear.h / self.aim.side / 2
        view = Bounds(self.aim.x - wide, self.aim.y - high, self.aim.x + wide, self.aim.y + high)
        return bounds.inside(view.grown(AIR))

    def _is_whole_readable(self) -> bool:
        return self._fitting(self.whole) >= int(self.clear.h * self.least_whole)

    @property
    def whole(self) -> Bounds:
        """All tiles; with places for new ones if that makes them no smaller than is comfortable."""
        both = self.bounds.joined(self.open) if self.open else self.bounds
        least = self.least_whole if self.must_open else LEAST_OPEN
        return both if self._fitting(both) >= int(self.clear.h * least) else self.bounds

    def _matters(self) -> tuple[Bounds, int]:
        """The whole map, or as much of what matters as shows with tiles of a good size; that size."""
        if self.closely:
            side = min(self._fitting(self.closely), int(self.nearest * EARLY))
            all_ = self._fitting(self.whole)
            return (
                (self.whole, min(side, all_)) if all_ >= side * WITH_ALL else (self.closely, side)
            )
        if self._is_whole_readable():
            return self.whole, self.farthest
        sides = [int(self.nearest * COMFORT * step) for step in STEPS]
        matters, *more = self.attention or (self.bounds,)
        for one in more:
            both = matters.joined(one)
            if self._fitting(both) >= sides[-1]:
                matters = both
        least = self._fitting(matters)
        side = next((side for side in sides if side <= least), least)
        return matters, max(self.farthest, side)

    def _look_at(self, matters: Bounds, side: float) -> None:
        """Near at something, with no more empty table than needed."""
        self.anchor = None
        wide, high = self.clear.w / side, self.clear.h / side
        b = self.bounds.joined(matters).grown(AIR)
        x = shown(self.aim.x, wide, (matters.left, matters.right), (b.left, b.right))
        y = shown(self.aim.y, high, (matters.top, matters.bottom), (b.top, b.bottom))
        self.aim = Pose(x, y, side)

    def _fitting(self, bounds: Bounds) -> int:
        """The side at which something is in view with some air around it."""
        return _side_in(self.clear, bounds)

    @property
    def farthest(self) -> int:
        """The side at which the whole map is in view."""
        return max(24, min(self._fitting(self.whole), int(self.nearest * EARLY)))

    @property
    def nearest(self) -> int:
        """The side at which one tile fills the view."""
        return max(48, int(min(self.clear.w, self.clear.h) * NEAREST))

    @property
    def still(self) -> bool:
        """Whether it has arrived."""
        return self.now == self.aim

    # --- places ----------------------------------------------------------------------------

    def to_screen(self, at: Point) -> Point:
        """A point of the map as a point of the window."""
        return (
            self.clear.centerx + (at[0] - self.now.x) * self.now.side,
            self.clear.centery + (at[1] - self.now.y) * self.now.side,
        )

    def to_world(self, pos: Point) -> Point:
        """A point of the window as a point of the map."""
        return (
            self.now.x + (pos[0] - self.clear.centerx) / self.now.side,
            self.now.y + (pos[1] - self.clear.centery) / self.now.side,
        )

    def tile(self, cell: tuple[int, int], size: tuple[int, int] = (1, 1)) -> pygame.Rect:
        """Where a tile lies on the window; neighbours share their edges to the pixel."""
        (x, y), side = self.origin, self.now.side
        left, top = round(x + cell[0] * side), round(y + cell[1] * side)
        right, bottom = round(x + (cell[0] + size[0]) * side), round(y + (cell[1] + size[1]) * side)
        return pygame.Rect(left, top, right - left, bottom - top)

    @property
    def origin(self) -> tuple[int, int]:
        """The upper left corner of cell (0, 0), on a whole pixel."""
        clear, now = self.clear, self.now
        return round(clear.centerx - now.x * now.side), round(clear.centery - now.y * now.side)

    # --- moving ----------------------------------------------------------------------------

    def drag(self, dx: float, dy: float) -> None:
        """Pushed by hand: at once."""
        self.anchor, self.hold = None, "free"
        self.aim.x = self.now.x - dx / self.now.side
        self.aim.y = self.now.y - dy / self.now.side
        self._keep_in_view(self.aim)
        self.now.x, self.now.y = self.aim.x, self.aim.y

    def glide(self, dx: float, dy: float) -> None:
        """Pushed by keys, in pixels: smoothly."""
        self.anchor, self.hold = None, "free"
        self.aim.x += dx / self.aim.side
        self.aim.y += dy / self.aim.side
        self._keep_in_view(self.aim)

    def zoom(self, steps: int, pos: Point) -> None:
        """The wheel: so many sizes nearer (or farther), what is under the pointer stays there."""
        self.hold = "free"
        sizes = [s for s in SIDES if self.farthest < s < self.nearest]
        sizes = [self.farthest, *sizes, self.nearest]
        for _ in range(abs(steps)):
            if steps > 0:
                self.aim.side = next((s for s in sizes if s > self.aim.side), sizes[-1])
            else:
                self.aim.side = next((s for s in reversed(sizes) if s < self.aim.side), sizes[0])
        self.anchor = (self.to_world(pos), pos)
        self._hold(self.aim)

    def fit(self) -> None:
        """The whole map."""
        self.anchor, self.hold, self.due = None, "whole", False
        x, y = self.whole.middle
        self.aim = Pose(x, y, self.farthest)
        self._keep_in_view(self.aim)

    def follow(self) -> None:
        """By itself again, until somebody moves the view."""
        self.hold, self.due = "near", False
        self._look_again()

    def reveal(self, at: Point, margin: float = 0.75) -> None:
        """Somebody wants to see a tile: if it is out of view, bring it there with others around it."""
        if self._is_in_view(self._around(at, 0.5)):
            return
        around = self._around(at, margin)
        wide, high = self.clear.w / self.aim.side, self.clear.h / self.aim.side
        self.aim.x = within(self.aim.x, wide, (around.left, around.right))
        self.aim.y = within(self.aim.y, high, (around.top, around.bottom))
        self._keep_in_view(self.aim)

    def watch(self, at: Point) -> None:
        """Something moves to a point: follow it there, once for a movement and only if it must."""
        is_still = self.hold != "near" or self.followed or (self.resting and not self.asked)
        if not is_still and not self._is_in_view(self._around(at, 0.5)):
            self.followed = True
            self.reveal(at, 1.2)

    def _around(self, at: Point, margin: float) -> Bounds:
        """What lies around a point, as far as there are tiles, or a place for one: no bare table."""
        x, y = math.floor(at[0]), math.floor(at[1])
        ground = self.bounds.joined(Bounds(x, y, x + 1, y + 1))
        return Bounds(*at, *at).grown(margin).cut(ground)

    def glance(self, at: Point) -> None:
        """Bring the tile around a point into view for a while, at the present size."""
        before = self.glanced[0] if self.glanced else replace(self.aim)
        around = Bounds(*at, *at).grown(0.5 + AIR)
        self.anchor = None
        self.aim.x = within(self.aim.x, self.clear.w / self.aim.side, (around.left, around.right))
        self.aim.y = within(self.aim.y, self.clear.h / self.aim.side, (around.top, around.bottom))
        self.glanced = (before, replace(self.aim))

    def look_back(self) -> None:
        """Back to where the view was before a glance, unless it was moved meanwhile."""
        if self.glanced and self.aim == self.glanced[1]:
            self.aim = replace(self.glanced[0])
        self.glanced = None

    def jump(self) -> None:
        """Be there at once."""
        self.now = Pose(self.aim.x, self.aim.y, self.aim.side)
        self.anchor = None

    def update(self, dt: float, factor: float = 1.0) -> bool:
        """Follow the aim for dt seconds; factor 0 arrives at once. True while something moves."""
        if self.still:
            return False
        part = 1.0 if factor <= 0 else 1 - math.exp(-dt / (FOLLOW * factor))
        now, aim = self.now, self.aim
        now.side *= (aim.side / now.side) ** part
        near_side = abs(now.side - aim.side) < ARRIVED * 2
        if self.anchor:
            self._hold(now)
        else:
            now.x += (aim.x - now.x) * part
            now.y += (aim.y - now.y) * part
        far = max(abs(now.x - aim.x), abs(now.y - aim.y)) * aim.side
        if near_side and (far < ARRIVED or self.anchor):
            self.jump()
        return True

    def _hold(self, pose: Pose) -> None:
        """Keep the anchored point where it is, as far as the map stays in view."""
        assert self.anchor is not None
        (wx, wy), (px, py) = self.anchor
        pose.x = wx - (px - self.clear.centerx) / pose.side
        pose.y = wy - (py - self.clear.centery) / pose.side
        self._keep_in_view(pose)

    def _keep_in_view(self, pose: Pose) -> None:
        """The map never drifts off: its edges stay near the edges of the view."""
        b, half = self.bounds, (self.clear.w / pose.side / 2, self.clear.h / pose.side / 2)
        pose.x = between(pose.x, b.left + half[0] - SLACK, b.right - half[0] + SLACK)
        pose.y = between(pose.y, b.top + half[1] - SLACK, b.bottom - half[1] + SLACK)
        self._keep_a_tile(pose, half)

    def _keep_a_tile(self, pose: Pose, half: Point) -> None:
        """Some tile shows by a third at least: a map with a bend leaves much of its box bare."""
        if not self.cells:
            return

        def needed(cell: tuple[int, int]) -> Point:
            """How far the view has to move for a third of a tile to show."""
            return missing(pose.x, half[0], cell[0]), missing(pose.y, half[1], cell[1])

        if any(needed(cell) == (0, 0) for cell in self.cells):
            return
        dx, dy = min((needed(cell) for cell in self.cells), key=lambda by: math.hypot(*by))
        pose.x, pose.y = pose.x + dx, pose.y + dy


def _side_in(room: pygame.Rect, bounds: Bounds) -> int:
    """The side at which something fits into a room."""
    wide = bounds.right - bounds.left + 2 * AIR
    high = bounds.bottom - bounds.top + 2 * AIR
    return min(int(room.w / wide), int(room.h / high))
