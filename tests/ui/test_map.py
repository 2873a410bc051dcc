"""The map: what is drawn, pointed at and clicked."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import api
from game.engine.titles.dungeonology.view_types import StepView, WaitView, own_preview, own_reach
from game.scenes.dungeonology.dungeon_map import wait_sign
from game.scenes.dungeonology.passages import JOINT_SIZES
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.zone_tiles import LEVEL_FROM, ZonePieces, pieces_of
from game.scenes.dungeonology.zone_tips import Tips
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES
from game.scenes.tilemap.camera import SIDES
from game.scenes.tilemap.model import Face
from game.scenes.tilemap.names import NAMES_FROM
from game.session.fairness import new_secret
from game.session.setup import SetUp
from game.session.sitting import Sitting
from game.session.timeline import Timeline
from game.ui.spot import Spot
from tests.engine.dungeonology.builder import a_game
from tests.seats import NAMES, seats_of
from tests.ui.map_games import MapTable, full_map, middle, sitting_with
from tests.ui.typed import sure

# --- what is drawn -------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_every_zoom_draws(make_app: Callable[..., App], size: tuple[int, int]) -> None:
    table = MapTable(make_app(size), view=full_map())
    seen = set()
    table.map.zoom(-100)
    for _ in range(len(SIDES)):
        table.map.update(0.05)
        table.draw()
        table.rest()
        seen.add(table.draw())
        table.map.zoom(1)
    assert table.map.camera.now.side == table.map.camera.nearest
    assert len(seen) > 8


def differs(table: MapTable, one: Face, other: Face, side: int) -> bool:
    art = table.map.art
    shown = [pygame.image.tobytes(art.face(face, side), "RGB") for face in (one, other)]
    return shown[0] != shown[1]


@pytest.mark.parametrize("side", [96, 160, 300])
@pytest.mark.parametrize(
    "token",
    ["trap", "trap_ambush", "trap_stop", "trap_toll", "teleport", "secret"],
)
def test_tokens_are_drawn(walking: MapTable, token: str, side: int) -> None:
    face = Face("I-1", 0, ZonePieces(("civ", "", "civ")))
    pieces = ZonePieces(("civ", "", "civ"), (token,))
    assert differs(walking, face, replace(face, pieces=pieces), side)


@pytest.mark.parametrize("side", [60, 96, 160, 300])
def test_all_that_rules_see_shows(walking: MapTable, side: int) -> None:
    face = Face("II-5", 0, ZonePieces(("mil", "", "civ", "")))
    pawn = walking.map.board.pawn(0)
    changes: list[dict[str, Any]] = [
        {"pawns": (pawn,)},
        {"pawns": (replace(pawn, current=not pawn.current),)},
        {"pawns": (walking.map.board.pawn("boss"),)},
        {"glow": "near", "cost": 1},
        {"glow": "choice"},
        {"turn": 1},
        {"pieces": ZonePieces(("mil", "wealth", "civ", ""))},
    ]
    for change in changes:
        assert differs(walking, face, replace(face, **change), side), change


def test_unresolved_stairs_shine(walking: MapTable) -> None:
    face = Face("I-1", 0, ZonePieces())
    assert differs(walking, face, replace(face, pieces=ZonePieces(stairs_open=True)), 200)


def test_traps_of_others_lie_face_down(walking: MapTable) -> None:
    view = dict(full_map())
    lying = [dict(one) for one in view["map"]]
    lying[3]["traps"] = [
        {"owner": 1, "face": None},
        {"owner": 0, "face": "toll"},
    ]
    walking.map.show({**view, "map": lying}, NO_CHOICES)
    pieces = pieces_of(walking.map.board.faces[lying[3]["zone"]])
    assert pieces.tokens == ("trap", "trap_toll")


def test_joints_lie_on_shared_borders(walking: MapTable) -> None:
    view = full_map()
    walking.map.show(view, NO_CHOICES)
    pairs = [p for one in view["map"] for p in one["pairs"] if p["joint"] != "open"]
    assert pairs
    assert 2 * len(walking.map.board.facts.tokens) == len(pairs)


@pytest.mark.parametrize("size", [100, 150, 200])
def test_names_stay_readable_and_inside(make_app: Callable[..., App], size: int) -> None:
    table = MapTable(make_app(text_size=size), view=full_map())
    for side in (64, 84, 100, 112, 130, 160, 200, 256, 400):
        for zone in art_of(table.app).box.zones:
            name = table.app.words(f"dungeonology.zone.{zone}.name")
            label = table.map.art.names.label(name, side)
            if side < NAMES_FROM:
                assert label is None
            elif side >= 200:
                assert label is not None
            if label is not None:
                assert label.block.px >= 14
                assert len(label.block.lines) == 1
                assert label.block.size[0] <= label.box.w
                assert pygame.Rect(0, 0, side, side).contains(label.box)
                assert not label.box.colliderect(level_box(side))
                # Signs of passages on the lower edge, stairs the highest, touch its rim at most.
                share, least = JOINT_SIZES["stairs"]
                assert label.box.bottom - side // 50 <= side - max(share * side, least) // 2


@pytest.mark.parametrize("side", [220, 300, 400])
def test_a_long_name_is_about_as_large_as_the_others_where_it_fits(
    make_app: Callable[..., App], side: int
) -> None:
    """On the tiles of a large window it stood in the least letters of all."""
    table = MapTable(make_app(), view=full_map())
    names = [table.app.words(f"dungeonology.zone.{z}.name") for z in art_of(table.app).box.zones]
    sizes = [sure(table.map.art.names.label(name, side)).block.px for name in names]
    assert min(sizes) >= 0.8 * max(sizes)


def level_box(side: int) -> pygame.Rect:
    """The level in the lower right corner of a zone."""
    if side < LEVEL_FROM:
        return pygame.Rect(0, 0, 0, 0)
    box = pygame.Rect(0, 0, max(18, round(0.115 * side)), max(18, round(0.115 * side)))
    box.center = (side - round(0.075 * side),) * 2
    return box.inflate(-4, -4)


@pytest.mark.parametrize("side", [44, 54, 66, 80, 96])
def test_cubes_show_at_every_size(walking: MapTable, side: int) -> None:
    """As counts by type far out: one more or one fewer of any type looks different."""
    faces = [
        Face("II-5", 0, ZonePieces(slots))
        for slots in (
            ("mil", "mil", "civ"),
            ("mil", "", "civ"),
            ("mil", "civ", "civ"),
            ("", "", ""),
        )
    ]
    for i, one in enumerate(faces):
        assert all(differs(walking, one, other, side) for other in faces[i + 1 :])


@pytest.mark.parametrize("side", [120, 160, 300])
def test_pawns_stand_in_front(walking: MapTable, side: int) -> None:
    """A pawn on a tile looks the same whatever is printed below it."""
    pawn = walking.map.board.pawn(0)
    figure = walking.map.art.pawn(pawn, side)
    bare, full = (
        walking.map.art.face(Face("II-5", 0, ZonePieces(), (pawn,), cost=cost), side)
        for cost in (0, 4)
    )
    x, y = walking.map.art.prints.stands(Face("II-5", 0, pawns=(pawn,)), side)[0]
    at = figure.get_rect(midbottom=(round(x * side), round(y * side)))
    for dx, dy in ((0, 0), (0, -at.h // 4)):
        point = (at.centerx + dx, at.centery + dy)
        assert bare.get_at(point) == full.get_at(point)


# --- what can be clicked -------------------------------------------------------------------


def test_what_glows_is_what_the_engine_says_is_in_reach(walking: MapTable) -> None:
    choices = walking.map.choices
    state = choices.sitting.timeline.state  # type: ignore[attr-defined]
    reach = {step["zone"]: step for step in own_reach(api.reach(state, sure(choices.seat)))}
    faces = walking.map.board.faces
    assert {zone for zone, face in faces.items() if face.glow} == set(reach)
    assert {z: face.cost for z, face in faces.items() if face.glow} == {
        zone: step["cost"] for zone, step in reach.items()
    }
    # The scholar's own zone answers too: it can be studied once the movement has ended.
    enabled = {s.id for s in walking.map.spots() if s.enabled and s.id.startswith("tile:")}
    assert enabled - {f"tile:{walking.map.board.here}"} == {f"tile:{zone}" for zone in reach}


def test_a_click_on_a_far_zone_reports_the_whole_way(walking: MapTable) -> None:
    walks = walking.map.board.walks
    zone = str(max(walks, key=lambda one: len(walks[one].way)))
    assert len(walks[zone].way) > 1
    walking.click(middle(walking, zone))
    assert walking.walked == [list(walks[zone].way)]


def test_the_way_and_what_waits_on_it_show_under_the_pointer(walking: MapTable) -> None:
    before = walking.draw()
    walks = walking.map.board.walks
    zone = str(max(walks, key=lambda one: walks[one].cost))
    walking.move(middle(walking, zone))
    assert walking.draw() != before
    told = walking.map.tip()
    assert told is not None
    words, _ = told
    assert str(walking.map.board.walks[zone].cost) in words
    for wait in walking.game.steps[zone]["waits"]:
        assert walking.app.words(f"dungeonology.zone.{wait['zone']}.name") in words


def test_whatever_may_wait_on_a_way_has_words_and_a_sign(make_app: Callable[..., App]) -> None:
    app = make_app()
    kinds = [(kind, None) for kind in ("ambush", "toll", "stop", "boss", "stairs", "trap")]
    told = set()
    for kind, face in (*kinds, ("trap", "ambush"), ("trap", "toll"), ("trap", "stop")):
        wait: WaitView = {"kind": kind, "face": face, "n": 2, "zone": "I-1"}
        step: StepView = {"answer": "", "zone": "I-2", "passage": "N1", "door": ["civ"]}
        words = Tips(app).walk({"zone": "I-2", "cost": 2, "way": [step], "waits": [wait]})
        way, door, waits = words.split("\n")
        assert app.words("dungeonology.zone.I-2.name") in way
        assert "[civ]" in door
        assert app.words("dungeonology.zone.I-1.name") in waits
        assert app.look.pictures.get(f"signs/{wait_sign(wait)}", 32).get_width() > 1
        told.add(waits)
    assert len(told) == 9, "each has words of its own"


@pytest.mark.parametrize("is_secret", [True, False])
def test_a_secret_way_past_a_door_has_neither_lock_nor_passage(
    make_app: Callable[..., App], is_secret: bool
) -> None:
    """The door beside it stood on the way, and the line led through it."""
    dungeon = a_game(2).with_map({"II-3": (5, 5), "II-5": (6, 5)}).at(0, "II-3")
    if is_secret:
        dungeon.with_secret("II-3", "II-5")
    else:
        dungeon.with_cubes(0, civ=1, mil=1)
    state = dungeon.in_phase(0, "movement").game
    setup = SetUp("dungeonology", seats_of(("person",) * 2), {})
    table = MapTable(make_app(), Sitting(setup, new_secret(1), Timeline(state)))
    walk = table.map.board.walks["II-5"]
    assert ["lock" in chip.sign for chip in walk.chips] == [True] * (not is_secret)
    assert len(walk.points) == (1 if is_secret else 2)


def test_what_a_zone_does_always_is_told_once_and_what_a_toll_costs_on_the_way(
    make_app: Callable[..., App],
) -> None:
    app = make_app()
    waits: list[WaitView] = [
        {"kind": kind, "face": None, "n": 1, "zone": zone}
        for kind, zone in (("toll", "II-4"), ("boss", "II-3"), ("stairs", "II-3"))
    ]
    told = Tips(app).walk({"zone": "II-3", "cost": 3, "way": [], "waits": waits})
    _, toll, stairs = told.split("\n")
    assert "Slums (drop 1 cube)" in toll
    assert "[stairs]" in stairs
    box = art_of(app).box
    assert {"boss", "stairs"} <= {effect.kind for effect in box.zones["II-3"].effects}


def test_a_zone_out_of_reach_says_why(make_app: Callable[..., App]) -> None:
    sitting = sitting_with("move", 12, "step")
    table = MapTable(make_app(), sitting)
    board = table.map.board
    out = [zone for zone in board.tiles if zone not in board.walks and zone != board.here]
    assert out
    tips = {zone: table.map.map_spots.tip(f"tile:{zone}") for zone in out}
    assert all(sure(board.choices.why_not("step", zone)) in tips[zone] for zone in out)
    moot = table.app.words("dungeonology.why.not_linked")
    assert not any(moot in tip for tip in tips.values()), "steps are left"
    far = out[-1]
    table.move(middle(table, far))
    assert sure(table.map.tip())[0] == tips[far]
    table.click(middle(table, far))
    assert not table.walked
    assert not table.chosen


def test_a_zone_under_the_pointer_tells_all_of_it(make_app: Callable[..., App]) -> None:
    """Steps, Alert, cubes by type, effects in words, who is there, what a Study would need."""
    table = MapTable(make_app(), sitting_with("move", 12, "step"))
    say, box, view = table.map.game.say, art_of(table.app).box, table.map.view
    for lying in view["map"]:
        zone, printed = lying["zone"], box.zones[lying["zone"]]
        words = table.map.map_spots.tip(f"tile:{zone}")
        assert table.app.words(f"dungeonology.zone.{zone}.name") in words
        if not printed.safe:
            assert say("alert", n=printed.alert) in words
        for kind in {cube for cube in lying["slots"] if cube}:
            assert f"[{kind}] {lying['slots'].count(kind)}" in words
        assert words.count("\n") >= len(printed.effects)
        for seat, scholar in enumerate(view["scholars"]):
            assert (NAMES[seat] in words) == (scholar["zone"] == zone)
        walk = table.map.board.walks.get(zone)
        if walk and zone not in table.map.board.picks:
            assert f"{walk.cost} step" in words


def test_d5_3_a_study_needs_what_its_preview_tells(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), sitting_with("act", 6, "study"))
    board, view = table.map.board, table.map.view
    assert not any(view["scholars"][board.choices.seat]["jinxes"])
    words = table.map.map_spots.tip(f"tile:{board.here}")
    for key in board.choices.by_verb("study"):
        alert, n = own_preview(board.choices.preview(key))["alert"], int(key.split(":")[1])
        assert table.map.game.say("study.each", n=n, alert=alert) in words


def cell_of(spot: Spot) -> tuple[int, int]:
    """Where a free side leads to."""
    _, x, y = spot.id.split(":")
    return int(x), int(y)


def test_free_sides_offer_to_lift_a_zone(walking: MapTable) -> None:
    board = walking.map.board
    spots = [spot for spot in walking.map.spots() if spot.key == "explore"]
    assert len(spots) == len(sure(board.explore).cells) > 0
    for spot in spots:
        assert not board.tile_on(cell_of(spot))
    walking.click(spots[0].rect.center)
    assert walking.chosen == ["explore"]


@pytest.mark.parametrize(("prompt", "verb"), [("drop_where", "drop_to"), ("collect_where", "zone")])
def test_zones_that_can_be_chosen_light_up(
    make_app: Callable[..., App], prompt: str, verb: str
) -> None:
    sitting = sitting_with(prompt, 2, verb)
    table = MapTable(make_app(), sitting)
    keys = [option.key for option in sure(sitting.question).options if option.verb == verb]
    lit = {zone for zone, face in table.map.board.faces.items() if face.glow == "choice"}
    assert lit == {key.split(":")[1] for key in keys}
    for key in keys:
        table.click(middle(table, key.split(":")[1]))
    assert table.chosen == keys


def test_scholars_that_can_be_chosen_are_ringed(make_app: Callable[..., App]) -> None:
    sitting = sitting_with("declare", 5, "target")
    table = MapTable(make_app(), sitting)
    keys = [o.key for o in sure(sitting.question).options if o.verb == "target"]
    spots = {s.id: s for s in table.map.spots() if s.id.startswith("pawn:") and s.enabled}
    assert set(spots) == {f"pawn:{key.split(':')[1]}" for key in keys}
    for key in keys:
        seat = int(key.split(":")[1])
        assert table.map.board.pawn(seat).lit
        assert table.map.use(f"pawn:{seat}")
    assert table.chosen == keys


def test_several_answers_for_one_thing_are_asked_for(make_app: Callable[..., App]) -> None:
    sitting = sitting_with("act", 5, "study")
    table = MapTable(make_app(), sitting)
    keys = [o.key for o in sure(sitting.question).options if o.verb == "study"]
    assert len(keys) > 1
    table.map.use(f"tile:{table.map.board.here}")
    assert table.picked == [keys]


def test_a_figure_nobody_can_choose_does_not_hide_its_zone(walking: MapTable) -> None:
    board = walking.map.board
    taken = [z for z in map(str, board.walks) if board.pawns_on(z)]
    assert taken
    who = board.pawns_on(taken[0])[0]
    spot = next(s for s in walking.map.spots() if s.id == f"pawn:{who}")
    walking.click(spot.rect.center)
    assert walking.walked == [list(board.walks[taken[0]].way)]


def test_the_right_button_and_i_look_at_what_is_under_the_pointer(walking: MapTable) -> None:
    zone = str(next(iter(walking.map.board.walks)))
    walking.click(middle(walking, zone), 3)
    walking.move(middle(walking, zone))
    walking.key(pygame.K_i)
    assert walking.inspected == [("zone", zone)] * 2
    assert not walking.walked


def test_nothing_can_be_clicked_when_nobody_is_asked(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=full_map())
    assert not any(spot.enabled for spot in table.map.spots())
    for spot in table.map.spots():
        table.click(spot.rect.center)
    assert not table.chosen
    assert not table.walked
    assert not table.picked


def test_hit_areas_lie_where_things_are_drawn(walking: MapTable) -> None:
    for zone in walking.map.board.tiles:
        spot = walking.map.map_spots.find(f"tile:{zone}")
        assert sure(spot).rect == walking.map.board.rect(zone)
        assert sure(spot).hint
    pawns = [spot.rect for spot in walking.map.spots() if spot.id.startswith("pawn:")]
    assert len(pawns) > 1
    tiles = [walking.map.board.rect(zone) for zone in walking.map.board.tiles]
    assert all(pawn.collidelist(tiles) >= 0 for pawn in pawns)


def test_the_pointer_gone_nothing_is_pointed_at(walking: MapTable) -> None:
    walking.move(middle(walking, next(iter(walking.map.board.tiles))))
    assert walking.map.over
    walking.move((-9999, -9999))
    assert not walking.map.over
    assert walking.map.tip() is None


def test_a_mark_from_elsewhere_is_framed(walking: MapTable) -> None:
    before = walking.draw()
    walking.map.mark(("zone", "I-0"))
    assert walking.draw() != before
    walking.map.mark(None)
    assert walking.draw() == before


def test_a_window_of_another_size_keeps_the_dungeon(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app((1920, 1080)), view=full_map())
    table.key(pygame.K_0)
    for size in ((1024, 600), (1600, 900)):
        table.map.clear = pygame.Rect(100, 60, size[0] - 300, size[1] - 200)
        table.map.place(pygame.Rect((0, 0), size))
        for zone in table.map.board.tiles:
            assert table.map.clear.contains(table.map.board.rect(zone))


def test_a_new_game_shows_one_tile_with_four_scholars(make_app: Callable[..., App]) -> None:
    table = MapTable(make_app(), view=sitting_with().view(None))
    assert len(table.map.board.faces["I-0"].pawns) == 4
    assert sum(pawn.current for pawn in table.map.board.faces["I-0"].pawns) == 1
