"""Movements on the map: after each of them everything lies where the view says."""

from collections.abc import Callable
from typing import Any

import pytest

from game.api import Event
from game.bots import BOTS
from game.scenes.dungeonology.event_presentation import EVENTS
from game.scenes.dungeonology.map_events import slot_point
from game.scenes.dungeonology.passages import passage_point
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES
from game.scenes.tilemap.marks import along, dashes, rounded
from game.ui.motion import Motion
from tests.ui.map_games import MapTable, full_map, sitting_with
from tests.ui.typed import sure

Make = Callable[..., App]


def event(kind: str, **facts: Any) -> Event:
    return Event(kind, facts)


def test_a_walk_leaves_by_the_passage_and_arrives(make_app: Make) -> None:
    view = full_map()
    table = MapTable(make_app(), view=view)
    seat = view["active"]
    home = view["scholars"][seat]["zone"]
    here = table.game.zones[home]
    pair = next(p for p in here["pairs"] if p["joint"] != "wall")
    facts = {"seat": seat, "zone": pair["zone"], "origin": home, "passage": pair["passage"]}
    scholars = [dict(one) for one in view["scholars"]]
    scholars[seat]["zone"] = pair["zone"]
    after = {**view, "scholars": scholars}
    tween = table.map.animate(event("zone_entered", **facts), after)
    assert tween is not None
    still = table.draw()
    start = table.map.board.pawn_spot(seat)
    seen = []
    for _ in range(12):
        tween.advance(tween.seconds / 12)
        seen.append(table.map.moves.movers[seat].at)
        assert seat in table.map.moves.away
        assert all(
            pawn.colour != view["scholars"][seat]["colour"]
            for face in table.map.board.faces.values()
            for pawn in face.pawns
        )
    assert table.draw() != still
    gate = passage_point((here["x"], here["y"]), pair["passage"])
    assert min(abs(x - gate[0]) + abs(y - gate[1]) for x, y in seen) < 0.35
    table.map.show(after, NO_CHOICES)
    assert not table.map.moves.movers
    end = table.map.board.pawn_spot(seat)
    assert end is not None
    assert seen[-1] == pytest.approx(end, abs=0.05)
    assert start != end


def test_every_movement_of_a_game_ends_as_the_view_says(make_app: Make) -> None:
    """A whole game: each event moves from the view before it to the one after."""
    table = MapTable(make_app(), sitting_with())
    sitting, bot = sitting_with(), BOTS["scholar"](2)
    motion, drawn = Motion(), 0
    moved: set[str] = set()
    wanted = {"zone_entered", "tile_laid", "cube_collected", "boss_moved"}
    while sitting.question is not None and not (wanted <= moved and len(moved) >= 5):
        question = sitting.question
        before, since = sitting.view(None), sitting.length
        sitting.choose(bot.answer(sitting.view(question.seat), question))
        for one, after in sitting.shown_to(None, since):
            table.map.show(before, NO_CHOICES)
            before = after
            tween = table.map.animate(one, after)
            if tween is None:
                continue
            motion.play(tween)
            if one.kind not in moved:
                motion.update(tween.seconds / 2)
                table.draw()
                drawn += 1
            motion.finish_all()
            moved.add(one.kind)
        table.map.show(sitting.view(None), NO_CHOICES)
        assert not table.map.moves.movers
        assert not table.map.moves.away
    assert moved <= {kind for kind, traits in EVENTS.items() if traits.movement}
    assert wanted <= moved
    assert drawn == len(moved)


def test_a_tile_slides_in_and_settles(make_app: Make) -> None:
    sitting = sitting_with("lay", 4, "lay")
    table = MapTable(make_app(), view=sitting.view(None))
    told = sitting.choose(sure(sitting.question).options[0].key)
    laid = next(one for one in told if one.kind == "tile_laid")
    after = sitting.view(None)
    tween = table.map.animate(laid, after)
    assert tween is not None
    zone = laid.facts["zone"]
    tween.show(0.2)
    away = table.map.moves.movers[("tile", zone)].at
    tween.finish()
    here = table.map.moves.movers[("tile", zone)]
    middle = tuple(at + 0.5 for at in laid.facts["cell"])
    assert here.at == pytest.approx(middle)
    assert away != pytest.approx(middle)
    assert here.scale == pytest.approx(1)
    assert here.angle == pytest.approx(0)
    table.draw()
    table.map.show(after, NO_CHOICES)
    assert zone in table.map.board.faces


def test_a_cube_flies_in_an_arc_to_its_column(make_app: Make) -> None:
    view = full_map()
    table = MapTable(make_app(), view=view)
    table.map.seat_point = lambda seat: (50, 100 + 50 * seat)
    zone = next(z for z, lying in table.game.zones.items() if lying["slots"])
    facts = {"seat": 2, "zone": zone, "slot": 0, "type": "civ"}
    tween = table.map.animate(event("cube_collected", **facts), view)
    assert tween is not None
    tween.show(0.0)
    (start,) = [mover.at for mover in table.map.moves.movers.values()]
    assert start == slot_point(table.map, zone, 0)
    tween.show(0.999)
    (end,) = [mover.at for mover in table.map.moves.movers.values()]
    assert table.map.marker.at(end) == pytest.approx((50, 200), abs=4)
    tween.finish()
    assert not table.map.moves.movers


def test_laetus_comes_from_nowhere_and_walks(make_app: Make) -> None:
    view = full_map()
    nowhere = {**view, "boss": {**view["boss"], "zone": ""}}
    table = MapTable(make_app(), view=nowhere)
    tween = table.map.animate(event("boss_moved", origin="", zone="I-0"), view)
    assert tween is not None
    tween.show(0.5)
    table.draw()
    tween.finish()
    assert "boss" in table.map.moves.movers


def test_two_scholars_change_places(make_app: Make) -> None:
    view = full_map()
    table = MapTable(make_app(), view=view)
    facts = {"seat": 0, "target": 1, "zone": "", "target_zone": ""}
    tween = table.map.animate(event("swapped", **facts), view)
    assert tween is not None
    tween.show(0.5)
    assert {0, 1} <= table.map.moves.away
    table.draw()


def test_an_event_without_a_movement_has_none(make_app: Make) -> None:
    table = MapTable(make_app(), view=full_map())
    assert table.map.animate(event("passed", seat=0), full_map()) is None


def test_points_on_a_way_are_evenly_spaced() -> None:
    steps = along([(0, 0), (30, 0), (30, 40)], 10)
    assert len(steps) == 7
    assert {round(heading) for *_, heading in steps} == {0, 90}
    assert rounded([(0, 0), (1, 1)]) == [(0, 0), (1, 1)]
    smooth = rounded([(0, 0), (1, 0), (1, 1)])
    assert smooth[0] == (0, 0)
    assert smooth[-1] == (1, 1)
    start, end = dashes((0, 0), (10, 0), 3)[0]
    assert start == (0, 0)
    assert end == pytest.approx((10 / 3, 0))
