"""The map: tiles on the table. The wheel zooms, dragging pans, a click chooses.

Options with a tile or a pawn light up here: steps and far walks, new tiles to lift and to lay,
targets. What fits, what can be reached and why not is told by the title alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.table.part import AnyView
from game.scenes.tilemap.keys import MapKeys
from game.scenes.tilemap.model import Cell
from game.scenes.tilemap.stage import MapStage
from game.scenes.tilemap.targets import (
    AnchorTarget,
    EdgeTarget,
    ExploreTarget,
    LayTarget,
    PawnTarget,
    TileTarget,
    meant,
)
from game.scenes.tilemap.tile_game import TileGame
from game.scenes.tilemap.tiles import DETAILS_FROM, TileArt
from game.ui.motion import Tween
from game.ui.spot import Spot, Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.session.sitting import Sitting

LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = 1, 2, 3, 4, 5
#: A press that moves farther than this (in units) is a drag, not a click.
DRAG_UNITS = 6
#: How far down the left edge of a tile its number stands.
NUMBER_FAR, NUMBER_NEAR = 0.42, 0.6


class MapView(MapStage):
    """The map and everything on it that can be pointed at, dragged and clicked."""

    pans = True

    def __init__(self, app: App, game: TileGame, art: TileArt) -> None:
        super().__init__(app, game, art)
        self.verbs = game.verbs
        self.keys = MapKeys(self)
        self.pointer: tuple[int, int] | None = None
        #: Where the pointer was when nobody was asked here any more: left lying, it points at nothing.
        self.left_at: tuple[int, int] | None = None
        #: The very thing pointed at, which may be a small one on the spot.
        self.thing: Thing | None = None
        #: The spot the keyboard points at, if any: it comes before the pointer.
        self.focused = ""
        #: Where a button went down and which; whether it has become a drag.
        self.press: tuple[tuple[int, int], int] | None = None
        self.dragging = False
        #: The place clicked to lift a tile: the tile lifted is held there first.
        self.wished: Cell | None = None

    # --- what the table calls --------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        """The whole map; `clear`, set before, is the part of it that no panel covers."""
        clear = self.clear or rect
        if (self.rect, self.camera.clear) != (rect, clear):
            super().place(pygame.Rect(rect))
            self.camera.place(clear)
        if self.art.renew():
            self.paint.pictures.clear()
        self.stale()

    def show(self, view: AnyView, choices: Choices) -> None:
        """A new view and what can be chosen now; everything is where the view says."""
        before, laying = len(self.board.tiles), self.board.laying
        if choices.seat is None and self.board.choices.seat is not None:
            self.left_at = self.pointer
        super().show(view, choices)
        self.map_spots.names = self.names
        self.board.read(view, choices)
        self.moves.clear()
        self.camera.rest(self._is_resting())
        if not before:
            self.read_ahead()
        if self.board.laying is not laying:
            self._take_tile()
        self._look(len(self.board.tiles) - before, before == 0)
        self._dress()

    def _look(self, grown: int, first: bool) -> None:
        """The camera is told what lies there now and what matters."""
        camera, board = self.camera, self.board
        asked, camera.cells = camera.asked, tuple(board.taken)
        camera.turn(board.facts.active)
        self._cover(grown != 0)
        if board.choices.seat is not None:
            camera.attend(*board.attention())
        elif first:
            camera.attend(board.around(board.facts.active))
        camera.look_closely(board.close_up(), asked)
        if first:
            camera.follow()
            camera.jump()

    def _take_tile(self) -> None:
        """A tile was lifted, or laid: the new one hangs at its place if known, else on the pointer."""
        laying, wished, self.wished = self.board.laying, self.wished, None
        if laying is None:
            return
        if wished is not None:
            laying.snap_to(wished)
        elif laying.offer.is_told and len(laying.places) == 1:
            laying.snap_to(next(iter(laying.places)))
        elif self.pointer is not None:
            laying.point(self.camera.to_world(self.pointer))

    def _cover(self, grown: bool) -> None:
        """The camera keeps tiles and places for them in view; while no tile is laid it only widens."""
        camera, wanted, must = self.camera, self.board.open_bounds(), self.board.laying is not None
        if not grown and wanted and camera.open:
            wanted = wanted.joined(camera.open)
        elif not grown:
            wanted = wanted or camera.open
        bounds = self.board.bounds()
        if (bounds, wanted, must) != (camera.bounds, camera.open, camera.must_open):
            camera.cover(bounds, wanted, must)

    def free(self, clear: pygame.Rect) -> None:
        """Panels leave this part of the map free now; what is in view stays where it is."""
        if clear != self.camera.clear:
            self.clear = pygame.Rect(clear)
            self.camera.free(self.clear)
            self.stale()

    def lying(self) -> list[pygame.Rect]:
        """Tiles, and their names apart: lines keep off those even inside a tile."""
        return [*self.board.coming_to_lie(), *self.board.names_coming()]

    def tiles_lying(self) -> list[pygame.Rect]:
        """Where tiles come to lie: papers keep off them."""
        return self.board.coming_to_lie()

    def prices(self) -> list[pygame.Rect]:
        laying = self.board.laying
        if laying is None:
            return self.paint.slips.boxes()
        return laying.prices(self.art, self.marker, self.board.written())

    def mark(self, thing: Thing | None) -> None:
        """Something is pointed at elsewhere: show where it is here."""
        if thing != self.marked:
            self.marked = thing
            if self.view:
                self._dress()

    def glance(self, tile: str) -> None:
        """A tile is named elsewhere: bring it into view for so long ("": look back)."""
        if tile in self.board.tiles:
            self.camera.glance(self.board.middle(tile))
        else:
            self.camera.look_back()
        self.touch()

    def spots(self) -> list[Spot]:
        """Tiles, places for tiles, pawns."""
        return self.map_spots.all()

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """What the tooltip says, and beside which point."""
        laying = self.board.laying
        if laying is not None and laying.chosen and laying.offer.is_told:
            return None
        if laying is not None and not self.dragging and (self.pointer or laying.chosen):
            words = self.map_spots.laying_tip(laying, self.pointer)
            return words, self.map_spots.below_tile(laying)
        if self.pointer is None or self.dragging or not self.view:
            return None
        words = self.map_spots.tip(self.over.id, self.pointer) if self.over else ""
        return (words, self.pointer) if words else None

    def animate(self, event: Event, view: AnyView) -> Tween | None:
        """The movement for an event, before the view changes; `view` is the one after it."""
        return self.game.animate(self, event, view) if self.view else None

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
            return self.keys.press(event.key, event.mod)
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
        self.camera.rest(self._is_resting())
        return True

    def _is_resting(self) -> bool:
        """Is the pointer on the map? While nobody is asked here, only one that went to something is."""
        if self.pointer is None or self.board.choices.seat is not None:
            return self.pointer is not None
        return self.over is not None and self.pointer != self.left_at

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
        if self.camera.due:
            self.touch()
        self.camera.rest(False)
        if self.board.laying is not None:
            self.board.laying.leave()
        self._find_hover()

    def _hang(self) -> None:
        """The tile in the hand follows the pointer."""
        laying = self.board.laying
        if laying is not None and self.pointer is not None and self.press is None:
            if laying.point(self.camera.to_world(self.pointer)):
                self.board.version += 1
            self.touch()

    def _find_hover(self) -> None:
        spot = self.map_spots.find(self.focused) if self.focused else self._under_pointer()
        before, self.over = self.over, spot
        pointer = None if self.focused else self.pointer
        thing = self.map_spots.thing_at(spot, pointer) if spot else None
        if (before and before.id, self.thing) != (spot and spot.id, thing):
            self.thing = thing
            self.on_hover(thing)
            self.touch()

    def _under_pointer(self) -> Spot | None:
        if self.pointer is None or self.dragging or not self.rect.collidepoint(self.pointer):
            return None
        return self.map_spots.at(self.pointer)

    def _down(self, pos: tuple[int, int], button: int) -> bool:
        if not self.rect.collidepoint(pos) or button in (WHEEL_UP, WHEEL_DOWN):
            return False
        self._motion(pos)
        if button == RIGHT:
            if not self.turn(1):
                self.inspect()
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

    def let_go(self) -> None:
        self.press, self.dragging = None, False
        self._find_hover()

    def _click(self, pos: tuple[int, int]) -> None:
        spot = self.map_spots.clicked(pos)
        if self.board.laying is None:
            if spot is not None:
                self.use(spot.id)
        elif spot is not None and isinstance(spot.target, EdgeTarget):
            target = meant(spot)
            assert isinstance(target, LayTarget)
            x, y = target.cell
            self.camera.reveal((x + 0.5, y + 0.5))
            self.touch()
        else:
            self.lay()

    # --- the keyboard ----------------------------------------------------------------------

    def use_spot(self, spot: Spot) -> None:
        if not self.use(spot.id) and spot.thing:
            self.on_inspect(spot.thing)

    def focus(self, spot: Spot | None) -> None:
        """Show the way to it as the pointer would, and bring it into view."""
        self.focused = spot.id if spot else ""
        if spot:
            self.camera.reveal(self.camera.to_world(spot.rect.center))
        self._find_hover()
        self.touch()

    def focus_rect(self, spot: Spot) -> pygame.Rect:
        """What no panel covers of it."""
        return spot.rect.clip(self.camera.clear)

    def number_at(self, spot: Spot) -> tuple[int, int]:
        """On the left edge, where neither a number nor steps nor the name stand."""
        rect = self.focus_rect(spot)
        down = NUMBER_FAR if self.camera.now.side < DETAILS_FROM else NUMBER_NEAR
        return rect.x, rect.y + round(rect.h * down)

    def focus_tip(self, spot: Spot) -> str:
        return self.map_spots.tip(spot.id)

    # --- clicks ----------------------------------------------------------------------------

    def use(self, name: str) -> bool:
        """Do what a click on a spot does; True if it answers the question."""
        spot = self.map_spots.find(name)
        if spot is None or not spot.enabled:
            return False
        board = self.board
        self.camera.asked = True
        match meant(spot):
            case LayTarget():
                self.on_choose(spot.key)
            case ExploreTarget(cell):
                assert board.explore is not None
                self.wished = cell
                self.on_choose(board.explore.key)
            case PawnTarget(who):
                self._pick(board.pawn_keys[who], spot.rect)
            case TileTarget(place) | AnchorTarget(place):
                if place in board.picks:
                    self._pick(board.picks[place], spot.rect)
                else:
                    self.on_walk(list(board.walks[place].way))
        return True

    def answers_of(self, spot: Spot) -> Sequence[str]:
        """A walk is one answer only if it is one step."""
        board = self.board
        match meant(spot):
            case PawnTarget(who):
                return board.pawn_keys.get(who, ())
            case TileTarget(place) | AnchorTarget(place):
                walk = board.walks.get(place)
                one_step = walk.way if walk and len(walk.way) == 1 else ()
                return board.picks.get(place, one_step)
            case _:
                return (spot.key,)

    def _pick(self, keys: list[str], rect: pygame.Rect) -> None:
        if len(keys) == 1:
            self.on_choose(keys[0])
        else:
            self.on_pick(list(keys), rect)

    def inspect(self) -> bool:
        """Look closely at what is pointed at, or at the tile in the hand; True if there is something."""
        laying = self.board.laying
        thing = self.game.tile_thing(laying.tile) if laying else self.thing
        if thing is not None:
            self.on_inspect(thing)
        return thing is not None

    # --- wheel, and the tile in the hand ---------------------------------------------------

    def _wheel(self, steps: int) -> bool:
        if not steps or self.pointer is None:
            return False
        if not self.turn(-1 if steps > 0 else 1):
            self.zoom(steps, self.pointer)
        return True

    def zoom(self, steps: int, pos: tuple[int, int] | None = None) -> None:
        """Nearer (or farther) by so many sizes, towards a point or the middle."""
        self.camera.zoom(steps, pos or self.camera.clear.center)
        self.touch()

    def show_whole(self) -> None:
        """The whole map, until the turn ends."""
        self.camera.fit()
        self.touch()

    def follow(self) -> None:
        """The view goes by itself again, from whoever plays on."""
        self.camera.attend(self.board.around(self.board.facts.active))
        self.camera.follow()
        self.touch()

    def turn(self, by: int) -> bool:
        """The tile in the hand to its next turn that fits; True if there is one."""
        laying = self.board.laying
        if laying is None or not laying.step_turn(by):
            return False
        self.stale()
        return True

    def lay(self) -> bool:
        """The tile in the hand stays where it is held; True if it fits there."""
        lay = self.board.laying.chosen if self.board.laying else None
        if lay is not None:
            self.camera.asked = True
            self.on_choose(lay.key)
        return lay is not None


def paint_map(board: MapView, sitting: Sitting, view: AnyView, canvas: pygame.Surface) -> None:
    """A whole map at rest, for the picture of a saved game."""
    board.seats, board.names = sitting.seats, [seat.name for seat in sitting.seats]
    board.place(canvas.get_rect())
    board.show(view, NO_CHOICES)
    board.camera.fit()
    board.camera.jump()
    board.draw(canvas)
