"""The map of tiles with a made-up title: a tile of two cells, rooms and paths, tiles that turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import pygame
import pytest

from game.assets.tile_pictures import turned_point, turned_size
from game.engine.core.agenda import Event
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.table.part import AnyView
from game.scenes.tilemap.board import Board
from game.scenes.tilemap.model import (
    Explore,
    Face,
    Lay,
    MapFacts,
    Offer,
    Pawn,
    Place,
    Point,
    Tile,
    Token,
    Walk,
    Who,
)
from game.scenes.tilemap.tiles import TileArt
from game.scenes.tilemap.view import MapView
from game.ui.motion import Tween
from game.ui.spot import Thing
from tests.ui.driver import FRAME

Make = Callable[..., App]

#: Rooms of every tile, as printed, and the size of tiles that are larger than a cell.
ROOMS: dict[str, Point] = {"hall": (0.25, 0.3), "well": (0.75, 0.7)}
SIZES = {"gate": (2, 1)}
START: AnyView = {
    "seat": 0,
    "tiles": {"gate": ((0, 0), 0), "crypt": ((2, 0), 0), "vault": ((1, 1), 1)},
    "pawns": {0: ("gate", "hall"), 1: ("crypt", "hall"), "dragon": ("crypt", "well")},
}


class Painted:
    """Pictures of tiles without any file."""

    def painting(self, tile: str, turn: int, side: int) -> Iterator[pygame.Surface]:
        wide, high = turned_size(SIZES.get(tile, (1, 1)), turn)
        picture = pygame.Surface((wide * side, high * side))
        picture.fill((90 + 30 * turn, 70 + len(tile) * 9, 80))
        for at in ROOMS.values():
            x, y = turned_point(at, turn, size=SIZES.get(tile, (1, 1)))
            pygame.draw.circle(picture, (200, 190, 150), (x * side, y * side), side // 8)
        yield picture

    def render(self, tile: str, turn: int, side: int) -> pygame.Surface:
        return next(self.painting(tile, turn, side))

    def version(self) -> str:
        return "made up"


class Prints:
    """Names, and pawns in their rooms."""

    def name(self, tile: str) -> str:
        return "" if tile == "vault" else tile

    def below(
        self, art: TileArt, canvas: pygame.Surface, face: Face, side: int, floor: int
    ) -> None:
        assert floor <= canvas.get_height()

    def written(self, art: TileArt, face: Face, side: int) -> list[pygame.Rect]:
        return []

    def above(self, art: TileArt, canvas: pygame.Surface, face: Face, side: int) -> None:
        pygame.draw.rect(canvas, (255, 255, 255), (2, 2, 4, 4))

    def stands(self, face: Face, side: float) -> list[Point]:
        size = SIZES.get(face.tile, (1, 1))
        middle = (size[0] / 2, size[1] / 2)
        return [turned_point(ROOMS[pawn.anchor], face.turn, middle, size) for pawn in face.pawns]


class Crypts:
    """A title that is not there."""

    verbs = frozenset({"go", "lay", "explore", "fight"})

    def __init__(self, offer: Offer | None = None) -> None:
        self.offer = offer

    def tiles(self, view: AnyView) -> Mapping[str, Tile]:
        return {
            name: Tile(name, cell, turn, turned_size(SIZES.get(name, (1, 1)), turn))
            for name, (cell, turn) in view["tiles"].items()
        }

    def standing(self, view: AnyView) -> Mapping[Who, str]:
        return {who: tile for who, (tile, _) in view["pawns"].items()}

    def face(self, view: AnyView, tile: str) -> Face:
        lying = self.tiles(view)[tile]
        return Face(tile, lying.turn, "nothing", size=lying.size)

    def pawn(self, view: AnyView, who: Who) -> Pawn:
        colour = ("green", "orange")[who] if isinstance(who, int) else ""
        picture = "signs/seat_hexagon" if colour else "signs/danger"
        return Pawn(picture, colour, who == 0, anchor=view["pawns"][who][1])

    def every_tile(self) -> Iterable[str]:
        return [*START["tiles"], "cellar"]

    def read(self, view: AnyView, choices: Choices) -> MapFacts:
        asked = choices.seat is not None
        walk = Walk(("go:crypt",), 1, ((2.0, 0.5), (2.25, 0.3)))
        return MapFacts(
            tiles=self.tiles(view),
            standing=self.standing(view),
            tokens=[Token("lock", (2.0, 0.5), 0.2, 12, ("token", "lock"))],
            active=0,
            here="gate" if asked else "",
            walks={"crypt": walk} if asked and self.offer is None else {},
            picks={"vault": ["look:vault"]} if asked else {},
            targets=("vault",) if asked else (),
            pawn_keys={"dragon": ["fight:dragon"]} if asked else {},
            explore=Explore("explore", "table/page_skull", ((0, 1),), "a new one")
            if asked
            else None,
            offer=self.offer if asked else None,
        )

    def animate(self, map_: MapView, event: Event, view: AnyView) -> Tween | None:
        return map_.turn_tile(event.facts["tile"], view) if event.kind == "turned" else None

    def tile_thing(self, tile: str) -> Thing:
        return "tile", tile

    def pawn_thing(self, who: Who) -> Thing:
        return "pawn", who

    def small_thing_at(self, board: Board, at: Point) -> Thing | None:
        near = [token for token in board.facts.tokens if abs(token.at[0] - at[0]) < 0.1]
        return near[0].thing if near else None

    def say(self, key: str, **args: object) -> str:
        return key

    def name(self, tile: str) -> str:
        return tile

    def place_hint(self, place: Place) -> str:
        return f"the {place}"

    def why_not(self, place: Place) -> str | None:
        return "too far"

    def pawn_hint(self, who: Who, names: Sequence[str]) -> str:
        return f"pawn {who}"


class Asked(Choices):
    """Somebody is asked."""

    seat = 0


def a_map(
    make_app: Make, view: AnyView = START, choices: Choices = NO_CHOICES, **more: Offer
) -> MapView:
    app = make_app()
    board = MapView(app, Crypts(**more), TileArt(app, Painted(), Prints()))
    board.clear = pygame.Rect(200, 60, 880, 500)
    board.place(app.screen.get_rect())
    board.show(view, choices)
    rest(board)
    return board


def rest(board: MapView) -> None:
    for _ in range(200):
        if not board.update(FRAME):
            return
    raise AssertionError("the map never comes to rest")


def shot(board: MapView) -> bytes:
    board.draw(board.app.screen)
    return pygame.image.tobytes(board.app.screen, "RGB")


def test_a_tile_of_two_cells_is_one_tile_everywhere(make_app: Make) -> None:
    board = a_map(make_app, choices=Asked())
    gate, crypt = board.board.rect("gate"), board.board.rect("crypt")
    assert abs(gate.w - 2 * gate.h) <= 1
    assert gate.right == crypt.left, "neighbours share their edge to the pixel"
    assert board.board.tile_on((0, 0)) == board.board.tile_on((1, 0)) == "gate"
    assert board.board.middle("gate") == (1.0, 0.5)
    spot = board.map_spots.find("tile:gate")
    assert spot is not None
    assert spot.rect == gate
    for point in (gate.move(5, 5).topleft, gate.move(-5, -5).bottomright):
        found = board.map_spots.at(point)
        assert found is not None
        assert found.id == "tile:gate"
    assert board.camera.bounds.right == 3
    assert shot(board)


@pytest.mark.parametrize("steps", [-9, 0, 9])
def test_every_size_of_it_is_drawn_whole(make_app: Make, steps: int) -> None:
    board = a_map(make_app)
    board.zoom(steps)
    rest(board)
    board.camera.reveal((1.0, 0.5))
    rest(board)
    shot(board)
    side = round(board.camera.now.side)
    for tile, face in board.board.faces.items():
        wide, high = board.board.tiles[tile].size
        assert board.art.face(face, side).get_size() == (wide * side, high * side)


def test_pawns_stand_in_the_rooms_of_a_tile_as_it_lies(make_app: Make) -> None:
    board = a_map(make_app)
    assert board.board.pawn_spot(0) == pytest.approx((0.25, 0.3))
    assert board.board.pawn_spot("dragon") == pytest.approx((2.75, 0.7))
    turned = {**START, "tiles": {**START["tiles"], "crypt": ((2, 0), 1)}}
    assert board.board.pawn_spot("dragon", turned) == pytest.approx((2.3, 0.75))


@pytest.mark.parametrize(("turn", "quarters"), [(1, 1), (2, 2), (3, -1)])
def test_a_tile_turns_where_it_lies_with_all_that_is_on_it(
    make_app: Make, turn: int, quarters: int
) -> None:
    board = a_map(make_app)
    after = {**START, "tiles": {**START["tiles"], "crypt": ((2, 0), turn)}}
    still = shot(board)
    tween = board.animate(Event("turned", {"tile": "crypt"}), after)
    assert tween is not None
    tween.show(0.5)
    tile = board.moves.movers[("tile", "crypt")]
    assert tile.at == (2.5, 0.5)
    assert tile.angle == pytest.approx(-45 * quarters)
    assert shot(board) != still
    tween.finish()
    for who in (1, "dragon"):
        assert board.moves.movers[who].at == pytest.approx(board.board.pawn_spot(who, after))
    assert 0 not in board.moves.movers, "who stands elsewhere stays"
    board.show(after, NO_CHOICES)
    rest(board)
    assert not board.moves.movers
    assert shot(board) != still


def test_spots_answer_with_the_keys_of_their_options(make_app: Make) -> None:
    board = a_map(make_app, choices=Asked())
    told: list[object] = []
    board.on_walk = board.on_choose = told.append
    keys = {spot.id: spot.key for spot in board.spots() if spot.enabled}
    assert keys == {
        "tile:crypt": "go:crypt",
        "tile:vault": "look:vault",
        "pawn:dragon": "fight:dragon",
        "explore:0:1": "explore",
    }
    for name in keys:
        assert board.use(name)
    assert told == [["go:crypt"], "look:vault", "explore", "fight:dragon"]
    assert not board.use("tile:gate")
    assert board.map_spots.tip("tile:gate") == "the gate\npawn 0\n_too far_"
    board.over = board.map_spots.find("tile:crypt")
    assert shot(board)


def test_a_long_tile_is_laid_and_turned_as_its_ways_allow(make_app: Make) -> None:
    lays = (
        Lay("lay:flat", (3, 0), 0, ((3.0, 0.5),), size=(2, 1)),
        Lay("lay:upright", (3, 0), 1, (), ((4.0, 0.5),), size=(1, 2)),
    )
    board = a_map(make_app, choices=Asked(), offer=Offer("gate", lays, (2, 0)))
    chosen: list[str] = []
    board.on_choose = chosen.append
    laying = board.board.laying
    assert laying is not None
    laying.snap_to((3, 0))
    rest(board)
    flat = shot(board)
    assert laying.goal().x == 4.0
    assert laying.step_turn(1)
    assert (laying.goal().x, laying.goal().y) == (3.5, 1.0)
    rest(board)
    assert shot(board) != flat
    assert board.handle(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    )
    assert chosen == ["lay:upright"]


def test_where_a_tile_turns_the_table_shows_below_it(make_app: Make) -> None:
    board = a_map(make_app)
    after = {**START, "tiles": {**START["tiles"], "crypt": ((2, 0), 1)}}
    tween = board.animate(Event("turned", {"tile": "crypt"}), after)
    assert tween is not None
    tween.show(0.5)
    screen, corner = board.app.screen, board.board.rect("crypt").move(-6, 6).topright
    screen.fill((255, 0, 255))
    board.draw(screen)
    assert screen.get_at(corner) != pygame.Color("magenta")
    assert screen.get_at(corner) != board.art.face(board.board.faces["crypt"], 300).get_at((290, 8))
