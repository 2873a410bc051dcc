"""Dungeonology on the map of tiles: zones, scholars, Laetus, ways through passages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from game.engine.core.agenda import Event, Option
from game.engine.core.grid import BEYOND, beyond
from game.engine.titles.dungeonology.view_types import (
    LyingView,
    Preview,
    ReachView,
    View,
    WaitView,
    ZoneView,
    own_preview,
    own_reach,
    zone_in,
)
from game.scenes.dungeonology.event_presentation import PRESENTATION
from game.scenes.dungeonology.passages import joint_token, passage_point, through
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.zone_details import small_thing_at
from game.scenes.dungeonology.zone_tiles import boss_pawn, face_of, new_pieces, zone_art
from game.scenes.dungeonology.zone_tips import Tips
from game.scenes.table.choices import NO_CHOICES, Choices
from game.scenes.tilemap.board import Board
from game.scenes.tilemap.model import (
    Cell,
    Chip,
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
from game.scenes.tilemap.view import MapView
from game.ui.motion import Tween
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App

BOSS = "boss"
#: Options that name a zone, and options that name a scholar.
ZONE_VERBS = ("zone", "boss", "drop_to", "teleport")
PAWN_VERBS = ("spy", "target")
#: Options that are about the scholar's own zone.
HERE_VERBS = ("study", "camp")
#: What stands for each thing that waits on the way.
WAIT_SIGNS = {
    "ambush": "ambush",
    "stop": "stop",
    "toll": "toll",
    "stairs": "stairs",
    "boss": "boss",
}


def dungeon_map(app: App) -> MapView:
    """The map of a table of Dungeonology."""
    return MapView(app, DungeonMap(app), zone_art(app))


class DungeonMap:
    """What the map shows of Dungeonology."""

    verbs = frozenset({"step", "secret", "explore", "lay", *ZONE_VERBS})

    def __init__(self, app: App) -> None:
        self.app = app
        self.tips = Tips(app)
        self.view = cast(View, {})
        self.choices: Choices = NO_CHOICES
        self.zones: dict[str, ZoneView] = {}
        #: Zones within reach, each with cost, way and what waits there (`reach`).
        self.steps: dict[str, ReachView] = {}
        self.facts = MapFacts()
        self._offer: tuple[object, Offer | None] = ((), None)

    # --- what lies where -------------------------------------------------------------------

    def read(self, view: View, choices: Choices) -> MapFacts:
        """Zones, joints, scholars, and the options about them."""
        self.view, self.choices = view, choices
        self.zones = {lying["zone"]: lying for lying in view["map"]}
        self.steps = {step["zone"]: step for step in own_reach(choices.reach())}
        here = self._here()
        picks = self._picks(here)
        self.facts = MapFacts(
            tiles=self.tiles(view),
            standing=self.standing(view),
            tokens=joints(view["map"]),
            active=view["active"],
            here=here,
            walks={zone: self._walk(here, step) for zone, step in self.steps.items()},
            picks=picks,
            targets={str(one.args[0]) for one in choices.offered(*ZONE_VERBS)},
            pawn_keys=self._pawn_keys(),
            explore=self._explore(here),
            offer=self._read_offer(),
        )
        return self.facts

    def tiles(self, view: View) -> dict[str, Tile]:
        """The zones of a view."""
        return {
            one["zone"]: Tile(one["zone"], (one["x"], one["y"]), one["turn"]) for one in view["map"]
        }

    def standing(self, view: View) -> dict[Who, str]:
        """Scholars, then Laetus, by their zones."""
        found: dict[Who, str] = {seat: one["zone"] for seat, one in enumerate(view["scholars"])}
        return {**found, BOSS: view["boss"]["zone"]}

    def face(self, view: View, zone: str) -> Face:
        """How a zone of a view looks."""
        return face_of(zone_in(view, zone))

    def pawn(self, view: View, who: Who) -> Pawn:
        """A scholar, or Laetus."""
        if not isinstance(who, int):
            return boss_pawn()
        scholar = view["scholars"][who]
        picture = f"dungeonology/pawns/{scholar['card']}_{scholar['colour']}"
        return Pawn(picture, scholar["colour"], who == view["active"])

    def every_tile(self) -> Iterable[str]:
        """All zones of the box."""
        return art_of(self.app).box.zones

    def animate(self, map_: MapView, event: Event, view: View) -> Tween | None:
        """The movement for an event."""
        movement = PRESENTATION.of(event).movement
        return movement(map_, event.facts, view) if movement else None

    # --- what can be chosen ----------------------------------------------------------------

    def _here(self) -> str:
        seat = self.choices.seat
        return "" if seat is None else str(self.view["scholars"][seat]["zone"])

    def _picks(self, here: str) -> dict[Place, list[str]]:
        picks: dict[Place, list[str]] = {}
        for verb in (*ZONE_VERBS, *HERE_VERBS):
            for one in self.choices.offered(verb):
                zone = here if verb in HERE_VERBS else str(one.args[0])
                picks.setdefault(zone, []).append(one.key)
        return picks

    def _pawn_keys(self) -> dict[Who, list[str]]:
        found: dict[Who, list[str]] = {}
        for one in self.choices.offered(*PAWN_VERBS):
            found.setdefault(int(one.args[0]), []).append(one.key)
        return found

    def _walk(self, here: str, step: ReachView) -> Walk:
        way = step["way"]
        lying = [self.zones[here], *(self.zones[one["zone"]] for one in way)]
        last = lying[-1]
        end = (last["x"] + 0.5, last["y"] + 0.52)
        points = (*through(lying, [one["passage"] for one in way]), end)
        keys = tuple(one["answer"] for one in way)
        return Walk(keys, int(step["cost"]), points, self._chips(step))

    def _chips(self, step: ReachView) -> tuple[Chip, ...]:
        """Doors and what waits, side by side on each zone of the way."""
        signs: dict[str, list[tuple[str, int]]] = {}
        for one in step["way"]:
            if one["door"]:
                signs.setdefault(one["zone"], []).append(("lock", 0))
        for wait in step["waits"]:
            signs.setdefault(wait["zone"], []).append((wait_sign(wait), wait["n"]))
        return tuple(
            Chip(sign, (x + 0.5 + (i - (len(found) - 1) / 2) * 0.19, y + 0.36), n)
            for zone, found in signs.items()
            for x, y in [(self.zones[zone]["x"], self.zones[zone]["y"])]
            for i, (sign, n) in enumerate(found)
        )

    def _explore(self, here: str) -> Explore | None:
        if "explore" not in self.choices.keys or not here:
            return None
        facts = own_preview(self.choices.preview("explore"))
        cell = (self.zones[here]["x"], self.zones[here]["y"])
        back = f"dungeonology/cards/backs/zone_{facts['level']}"
        cells = tuple(beyond(cell, side) for side in facts["sides"])
        return Explore("explore", back, cells, self.tips.explore(facts))

    def _read_offer(self) -> Offer | None:
        """The zone in the hand; looked at once for each question."""
        ways, zone = self.choices.offered("lay"), self.view["shown"]
        if not ways or not zone:
            return None
        if self._offer[0] != (ways, zone):
            self._offer = ((ways, zone), self._new_offer(ways, zone))
        return self._offer[1]

    def _new_offer(self, ways: Sequence[Option], zone: str) -> Offer:
        lays = tuple(_lay(one.key, own_preview(self.choices.preview(one.key))) for one in ways)
        dx, dy = BEYOND[str(ways[-1].args[0])]
        beside = (lays[-1].cell[0] - dx, lays[-1].cell[1] - dy)
        return Offer(zone, lays, beside, new_pieces(art_of(self.app).box.zones[zone]))

    # --- what is pointed at ----------------------------------------------------------------

    def tile_thing(self, tile: str) -> Thing:
        """A zone as a thing to look at."""
        return "zone", tile

    def pawn_thing(self, who: Who) -> Thing:
        """A scholar, or Laetus."""
        return ("scholar", who) if isinstance(who, int) else (BOSS,)

    def small_thing_at(self, board: Board, at: Point) -> Thing | None:
        """The token, sign, cube or door at a point."""
        return small_thing_at(board, at)

    # --- words -----------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        """A sentence of the map."""
        return self.tips.say(key, **args)

    def name(self, tile: str) -> str:
        """A zone by name."""
        return self.tips.name(tile)

    def place_hint(self, place: Place) -> str:
        """The way to a zone if there is one, and all that is printed and lies on it."""
        tile = str(place)
        is_walk = tile in self.steps and tile not in self.facts.picks
        head = self.tips.walk(self.steps[tile]) if is_walk else self.tips.head(tile)
        boss = self.view["boss"]
        profile = boss["profile"] if boss["zone"] == tile else ""
        about = self.tips.zone(self.zones[tile], self.view["campus"]["penalty"], profile)
        return "\n".join([head, *about])

    def why_not(self, place: Place) -> str | None:
        """Why a zone is out of reach in the own turn (D4.6)."""
        tile, choices, here = str(place), self.choices, self.facts.here
        own_turn = choices.seat is not None and choices.seat == self.view["active"]
        if not own_turn or tile == here:
            return None
        return choices.why_not("step", tile)

    def pawn_hint(self, who: Who, names: Sequence[str]) -> str:
        """A scholar by its player, or Laetus."""
        if not isinstance(who, int):
            return self.say("boss")
        name = names[who] if who < len(names) else ""
        return self.tips.pawn(name, self.view["scholars"][who]["card"])


def joints(zones: Iterable[LyingView]) -> list[Token]:
    """Stairs and walls on shared borders, each once (D4.5)."""
    return [
        joint_token(pair["joint"], passage_point((lying["x"], lying["y"]), pair["passage"]))
        for lying in zones
        for pair in lying["pairs"]
        if pair["joint"] != "open" and pair["passage"][0] in "SE"
    ]


def wait_sign(wait: WaitView) -> str:
    """The sign of something that waits on the way; a trap shows its face to who may know it."""
    if wait["kind"] == "trap":
        face = wait.get("face")
        return f"token_trap_{face}" if face else "token_trap"
    return WAIT_SIGNS[wait["kind"]]


def _lay(key: str, facts: Preview) -> Lay:
    """One way to lay a zone, as its preview tells it."""
    cell: Cell = (facts["cell"][0], facts["cell"][1])

    def points(passages: Sequence[str]) -> tuple[Point, ...]:
        return tuple(passage_point(cell, passage) for passage in passages)

    joints = (("stairs", facts["stairs"]), ("wall", facts["walls"]))
    tokens = tuple(joint_token(name, at) for name, lying in joints for at in points(lying))
    return Lay(key, cell, facts["turn"], points(facts["joined"]), points(facts["shut"]), tokens)
