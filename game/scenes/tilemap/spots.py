"""What can be pointed at on the map, with the words for it."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.tilemap.board import Board
from game.scenes.tilemap.edges import Edge, Edges
from game.scenes.tilemap.laying import Laying
from game.scenes.tilemap.marks import Marker
from game.scenes.tilemap.model import Cell, OwnPlace, Place
from game.scenes.tilemap.price_slips import PriceSlips, Slip
from game.scenes.tilemap.targets import (
    AnchorTarget,
    EdgeTarget,
    ExploreTarget,
    LayTarget,
    PawnTarget,
    TileTarget,
    meant,
)
from game.ui.spot import Spot, Thing
from game.ui.words import Markup


class MapSpots:
    """Tiles, places for tiles and pawns as spots; made anew when something lies elsewhere."""

    def __init__(self, board: Board, marker: Marker, edges: Edges, slips: PriceSlips) -> None:
        self.board = board
        self.game = board.game
        self.edges = edges
        self.slips = slips
        self.marker = marker
        self.names: Sequence[str] = ()
        self._made: tuple[object, list[Spot]] = ((), [])
        self._hints: tuple[int, dict[Place, str]] = (-1, {})

    def all(self) -> list[Spot]:
        """Tiles, then places for tiles, then pawns, then signs: what lies on top comes last."""
        edges = self.edges.all()
        key = (self.board.pose(), [edge.rect for edge in edges])
        if self._made[0] != key:
            spots = self._make()
            self._made = (key, [*spots, *self._signs(spots, edges)])
        return self._made[1]

    def _signs(self, spots: Sequence[Spot], edges: Sequence[Edge]) -> list[Spot]:
        """What lies out of sight, at the edge; the keyboard goes to the place itself."""
        by_target = {meant(spot): spot for spot in spots}
        found = [(edge, by_target[edge.target]) for edge in edges]
        return [
            Spot(f"edge:{s.id}", edge.rect, True, s.hint, "", s.thing, EdgeTarget(edge.target))
            for edge, s in found
        ]

    def at(self, pos: tuple[int, int]) -> Spot | None:
        """The topmost spot under a point of the window; a price stands for its place."""
        slip = self._slip(pos)
        return self._of(slip) if slip else next(iter(self._under(pos)), None)

    def clicked(self, pos: tuple[int, int]) -> Spot | None:
        """What a click there means: a pawn nobody can choose does not hide its tile."""
        slip = self._slip(pos)
        if slip is not None:
            return self._of(slip)
        return next((spot for spot in self._under(pos) if spot.enabled), None)

    def _under(self, pos: tuple[int, int]) -> list[Spot]:
        """All spots under a point, the topmost first."""
        return [spot for spot in reversed(self.all()) if spot.rect.collidepoint(pos)]

    def _slip(self, pos: tuple[int, int]) -> Slip | None:
        """The price under a point, unless a place is there: places come first."""
        is_bare = all(isinstance(meant(spot), TileTarget) for spot in self._under(pos))
        return self.slips.under(pos) if is_bare and self.board.laying is None else None

    def _of(self, slip: Slip) -> Spot:
        """The place that a price belongs to."""
        return next(spot for spot in self.all() if spot.target == AnchorTarget(slip.place))

    def find(self, name: str) -> Spot | None:
        """The spot with an id."""
        return next((spot for spot in self.all() if spot.id == name), None)

    def thing_at(self, spot: Spot, pointer: tuple[int, int] | None) -> Thing | None:
        """What is pointed at: on a tile the small thing under the pointer, else the tile."""
        if pointer is None or not isinstance(spot.target, TileTarget):
            return spot.thing
        at = self.board.camera.to_world(pointer)
        return self.game.small_thing_at(self.board, at) or spot.thing

    # --- making them -----------------------------------------------------------------------

    def _make(self) -> list[Spot]:
        board = self.board
        if not board.view:
            return []
        if board.laying is not None:
            return [self._place(board.laying, cell) for cell in board.laying.places]
        spots = [self._tile(tile) for tile in board.tiles]
        explore = board.explore
        if explore is not None:
            spots += [
                Spot(
                    f"explore:{x}:{y}",
                    board.camera.tile((x, y)),
                    True,
                    explore.hint,
                    explore.key,
                    target=ExploreTarget((x, y)),
                )
                for x, y in explore.cells
            ]
        return spots + [self._anchor(name) for name in board.facts.anchors] + self._pawns()

    def _place(self, laying: Laying, cell: Cell) -> Spot:
        ways = laying.places[cell]
        lay = next((way for way in ways if way.turn == laying.turn), ways[0])
        rect, thing = self.board.camera.tile(cell, lay.size), self.game.tile_thing(laying.tile)
        hint = self._lay_words(len(ways))
        name = f"lay:{cell[0]}:{cell[1]}"
        return Spot(name, rect, True, hint, lay.key, thing, LayTarget(cell))

    def _lay_words(self, ways: int) -> str:
        """The tile can be laid where it hangs."""
        return self.game.say("lay.turns" if ways > 1 else "lay.ready", n=ways)

    def _tile(self, tile: str) -> Spot:
        board = self.board
        keys, walk = board.picks.get(tile, []), board.walks.get(tile)
        key = keys[0] if keys else walk.way[0] if walk else ""
        rect, thing = board.rect(tile), self.game.tile_thing(tile)
        is_open, hint = bool(keys or walk), self._hint(tile)
        return Spot(f"tile:{tile}", rect, is_open, hint, key, thing, TileTarget(tile))

    def _anchor(self, place: OwnPlace) -> Spot:
        board, thing = self.board, self.board.facts.anchors[place].thing
        keys, walk = board.picks.get(place, []), board.walks.get(place)
        key = keys[0] if keys else walk.way[0] if walk else ""
        rect, is_open, hint = board.anchor_rect(place), board.is_open(place), self._hint(place)
        return Spot(f"anchor:{place}", rect, is_open, hint, key, thing, AnchorTarget(place))

    def _hint(self, place: Place) -> str:
        """The words for a tile or an anchor, put together once for each view."""
        if self._hints[0] != self.board.version:
            self._hints = (self.board.version, {})
        hints = self._hints[1]
        if place not in hints:
            pawns = self.board.pawns_on(place) if isinstance(place, str) else ()
            there = [self.game.pawn_hint(who, self.names) for who in pawns]
            answers = self._answers(self.board.picks.get(place, ()))
            hints[place] = "\n".join([self.game.place_hint(place), *there, *answers])
        return hints[place]

    def _answers(self, keys: Sequence[str]) -> list[str]:
        """What the options of a thing would do, a line each."""
        choices = self.board.choices
        lines = []
        for key in keys:
            hint = Markup(choices.hint(key).replace("\n", "; "))
            text = "answer_with" if hint else "answer"
            lines.append(self.game.say(text, answer=Markup(choices.answer(key)), hint=hint))
        return lines

    def _pawns(self) -> list[Spot]:
        board, spots = self.board, []
        for who in board.facts.standing:
            rect = self.board.figure(who)
            if rect is not None:
                keys = board.pawn_keys.get(who, [])
                words = [self.game.pawn_hint(who, self.names), *self._answers(keys)]
                key, thing = keys[0] if keys else "", self.game.pawn_thing(who)
                hint, target = "\n".join(words), PawnTarget(who)
                spots.append(Spot(f"pawn:{who}", rect, bool(keys), hint, key, thing, target))
        return spots

    # --- words beside the pointer ----------------------------------------------------------

    def tip(self, name: str, pos: tuple[int, int] | None = None) -> str:
        """The words for a spot; for a tile out of reach also why, on a short price that there is more."""
        spot = self.find(name)
        if spot is None:
            return ""
        target = meant(spot)
        why = None
        if isinstance(target, TileTarget | AnchorTarget) and not spot.enabled:
            why = self.game.why_not(target.place)
        slip = self._slip(pos) if pos else None
        more = [self.game.say("more")] if slip and slip.is_short else []
        return "\n".join([spot.hint, *([f"_{why}_"] if why else []), *more])

    def laying_tip(self, laying: Laying, pointer: tuple[int, int] | None) -> str:
        """Whether the tile can be laid where it hangs, and else why not."""
        if laying.chosen is not None or pointer is None:
            words = self._lay_words(laying.ways)
            hint = laying.chosen.hint if laying.chosen else ""
            return f"{hint}\n{words}" if hint else words
        x, y = self.board.camera.to_world(pointer)
        cell = (int(x // 1), int(y // 1))
        if self.board.tile_on(cell):
            return self.game.say("lay.taken")
        if abs(cell[0] - laying.beside[0]) + abs(cell[1] - laying.beside[1]) == 1:
            return self.game.say("lay.unfit")
        return self.game.say("lay.beside", tile=self.game.name(self.board.tile_on(laying.beside)))

    def below_tile(self, laying: Laying) -> tuple[int, int]:
        """Beside the lower edge of the tile in the hand, so that the tip does not cover it."""
        hang, side = laying.goal(), self.marker.side
        x, y = self.marker.at((hang.x, hang.y))
        return x - side // 2, y + round(side * 0.52)
