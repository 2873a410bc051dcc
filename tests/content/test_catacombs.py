"""Catacombs' data as a whole: totals, faces, sentences; and what a broken file is told."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from math import acos, degrees, hypot
from pathlib import Path
from random import Random

import pytest

from game import api
from game.bootstrap import ROOT
from game.content.catacombs import checks, phrases
from game.content.catacombs.wording import CatacombWording
from game.content.sentences import reason_key
from game.content.texts import MARK, catalogue
from game.content.titles import load
from game.engine.titles.catacombs.box import PORTAL, Box, Tile
from tests.content.conftest import Copy

OPENING = MARK.split("{}")[0]
Point = tuple[float, float]


@pytest.fixture(scope="module")
def box() -> Box:
    found = load("catacombs")
    assert isinstance(found, Box)
    return found


# What is printed


def test_c16_3_c15_9_totals_of_the_deck(box: Box) -> None:
    dungeon = [c for c in box.cards.values() if c.pile == "dungeon"]
    assert sum(c.copies for c in dungeon) == 100
    assert sum(c.copies + c.extra for c in dungeon) == 135
    marked = [c for c in dungeon if c.dragon]
    assert sum(c.copies for c in marked) == 25
    assert sum(c.copies + c.extra for c in marked) == 34


@pytest.mark.parametrize("card", load("catacombs").cards)
def test_c16_the_sentence_on_a_card_is_whole(box: Box, card: str) -> None:
    lines = phrases.card_text(box, card, catalogue())
    assert lines
    for line in lines:
        assert OPENING not in line.text
        assert line.text[-1] == "."


def test_c16_some_sentences_as_they_are_read(box: Box) -> None:
    def told(card: str) -> list[str]:
        return [line.text for line in phrases.card_text(box, card, catalogue())]

    assert told("lute")[0] == (
        "*+1 clank*, *draw 2 cards*. *1 gold* for each clank you gained this turn."
    )
    assert told("corrupt_advisor")[0].endswith(
        "If you hold a Crown: each *other* player *+2 clank* instead."
    )
    assert told("wishing_well")[0] == "Also pay 3 gold."


# Faces of tiles (C17)


def ends_of(tile: Tile) -> dict[str, Point]:
    """C17.2: where the ends are."""
    places = {
        "N1": (1, -0.5), "N2": (3, -0.5), "E1": (4.5, 1), "E2": (4.5, 3), "S1": (3, 4.5),
        "S2": (1, 4.5), "W1": (-0.5, 3), "W2": (-0.5, 1), "EU1": (4.5, 1), "EU2": (4.5, 3),
        "WU1": (-0.5, 3), "WU2": (-0.5, 1), "EL1": (4.5, 6), "EL2": (4.5, 8), "WL1": (-0.5, 8),
        "WL2": (-0.5, 6),
    }  # fmt: skip
    return {name: places[name] for name in tile.ends}


def lines_of(tile: Tile) -> list[tuple[str, str, Point, Point]]:
    """Every tunnel as a straight line between two named points."""
    at: dict[str, Point] = {r.name: (r.x, r.y) for r in tile.rooms.values()}
    at.update(ends_of(tile))
    if tile.portal:
        at[PORTAL] = tile.portal
    halves = (*tile.ends.values(), *tile.inner)
    return [(h.a, h.b, at[h.a], at[h.b]) for h in halves]


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a line between two others."""
    (px, py), (ax, ay), (bx, by) = point, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    t = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
    return hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay))


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two lines cross or touch?"""
    return min(
        distance(a, c, d), distance(b, c, d), distance(c, a, b), distance(d, a, b)
    ) < 1e-9 or (_side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0)


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def angle(centre: Point, a: Point, b: Point) -> float:
    """Between two lines that leave one point."""
    one, two = (a[0] - centre[0], a[1] - centre[1]), (b[0] - centre[0], b[1] - centre[1])
    cosine = (one[0] * two[0] + one[1] * two[1]) / (hypot(*one) * hypot(*two))
    return degrees(acos(max(-1.0, min(1.0, cosine))))


@pytest.mark.parametrize("name", load("catacombs").tiles)
def test_c17_15_tunnels_can_be_drawn_as_straight_lines(box: Box, name: str) -> None:
    tile = box.tiles[name]
    lines = lines_of(tile)
    for (a, b, pa, pb), (c, d, pc, pd) in combinations(lines, 2):
        shared = {a, b} & {c, d}
        if not shared:
            assert not crosses(pa, pb, pc, pd), (name, a, b, c, d)
            continue
        point = shared.pop()
        centre = pa if point == a else pb
        others = pb if point == a else pa, pd if point == c else pc
        assert angle(centre, *others) >= 24, (name, a, b, c, d)
    points = {r.name: (float(r.x), float(r.y)) for r in tile.rooms.values()}
    if tile.portal:
        points[PORTAL] = tile.portal
    for other, place in points.items():
        for a, b, pa, pb in lines:
            if other not in (a, b):
                assert distance(place, pa, pb) >= 0.89, (name, other, a, b)


def test_c17_3_a_quarter_turn_keeps_the_number_of_an_end(box: Box) -> None:
    game = api.new_game("catacombs", 2, 1)
    there = game.map.lay("D06", (4, 3), 1)  # type: ignore[attr-defined]
    cells = {w.id: w.cell for ways in there.ways.values() for w in ways if w.id.startswith("D06.")}
    assert cells["D06.N1"] == cells["D06.N2"] == (5, 3)
    assert cells["D06.W1"] == (4, 2)


# Words


def test_every_reason_and_event_has_words() -> None:
    texts = catalogue()
    engine = Path(ROOT) / "game" / "engine" / "titles" / "catacombs"
    source = "\n".join(path.read_text("utf-8") for path in engine.glob("*.py"))
    reasons = re.findall(r'Reason\(\s*"(\w+)"', source)
    kinds = re.findall(r'(?:emit|whisper)\((?:seat, )?"(\w+)"', source)
    assert min(len(reasons), len(kinds)) > 20
    for key in reasons:
        assert reason_key(texts, "catacombs", key) in texts, key
    for kind in kinds:
        assert f"catacombs.event.{kind}" in texts, kind


@pytest.mark.parametrize("seed", range(3))
def test_everything_asked_answered_and_told_is_a_whole_sentence(box: Box, seed: int) -> None:
    rng, seats = Random(seed), 2 + seed * 2
    told = CatacombWording(box, catalogue(), [f"P{seat}" for seat in range(seats)])
    state = api.new_game("catacombs", seats, seed)
    said: set[str] = set()
    while isinstance(question := api.pending(state), api.Question):
        said.add(told.prompt(question.prompt, question.args))
        said.update(told.answer(question, option) for option in question.options)
        for event in api.choose(state, rng.choice(question.options)):
            facts = {**event.facts, **event.secret}
            said.add(told.event(event.kind, facts))
    assert not [sentence for sentence in said if OPENING in sentence or "{" in sentence]
    assert len(said) > 300


def test_c3_7_silence_that_finds_no_clank_is_told_as_silence(box: Box) -> None:
    """Nothing was taken back: it waits for clank of this turn."""
    told = CatacombWording(box, catalogue(), ["Ada", "Bruno"])
    facts = {"seat": 0, "n": 0, "banked": 2}
    assert told.event("clank_taken_back", facts) == "Ada: 2 clank less later this turn."
    assert "2 more" in told.event("clank_taken_back", {**facts, "n": 1})
    assert "later" not in told.event("clank_taken_back", {"seat": 0, "n": 1, "banked": 0})


# What a broken file is told


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("cards", "id: skeleton  ", "id: skeletton  ", "text “catacombs.card.skeletton.name”"),
        ("cards", "defeat: [{gold: 2}, {clank: 1}]", "defeat: [{golds: 2}]", "unknown verb “golds”"),
        ("cards", "{per: artifacts, do", "{per: treasures, do", "“treasures” is not one of"),
        ("cards", "{if: {in: crystal}, do", "{if: {in: cave}, do", "no condition"),
        ("cards", "instead: {others_clank: 2}", "instead: {others_clank: 1}", "smaller number"),
        ("cards", "defeat: [{gold: 2}, {clank: 1}]", "play: [{gold: 2}]", "monster has defeat"),
        ("tiles", "    N2: {room: a, footprints: 1}\n    E1: {room: a}\n    E2: {room: c, monsters: 1}",
         "    N2: {room: a}\n    E1: {room: a}\n    E2: {room: c, monsters: 1}", "free_exits"),
        ("tokens", "id: chalice, pool: major, copies: 3", "id: chalice, pool: major, copies: 4", "12"),
        ("rage", "{seats: 4, space: 1}", "{seats: 4, space: 9}", "off the track"),
        ("artifacts", "{id: a7, value: 7}", "{id: a7, value: 70}", "must go up"),
        ("figures", "ghosts: 5 ", "ghosts: 6 ", "haunted tiles"),
        ("lesson", "offered: play_all, after: rival", "offered: play_all, after: lay", "is not one of"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused(data: Copy, file: str, old: str, new: str, told: str) -> None:
    data.swap(f"catacombs/{file}.yaml", old, new)
    found = "\n".join(str(fault) for fault in data.faults())
    assert told in found
    assert f"catacombs/{file}.yaml" in found


def test_c17_10_the_totals_name_every_feature() -> None:
    assert set(checks.TILES) == {"safe", "depths", "XA", "XB"}


# Totals and invariants of C16 and C17 over the data


def test_c16_5_what_the_book_tells_of_its_cards(box: Box) -> None:
    cards = box.cards
    assert (cards["crystal_kobold"].cost, cards["crystal_kobold"].where) == (
        2,
        ("crystal", "wayshrine"),
    )
    assert cards["expert_guide"].cost == 5
    assert [e.verb for e in cards["sneak_attack"].play] == ["swords", "quiet"]
    assert cards["ape_lord_phantasm"].copies == 0
    companions = [e for e in cards["rebel_general"].play if e.when]
    assert [(e.verb, e.n, e.when and e.when.count) for e in companions] == [
        ("draw", 1, "companions")
    ]


def test_c16_6_c16_4_the_deck_by_type(box: Box) -> None:
    found = Counter[str]()
    for card in box.cards.values():
        if card.pile == "dungeon":
            found[card.type] += card.copies
    assert found == {"monster": 20, "device": 9, "companion": 23, "gem": 7, "plain": 41}


@pytest.mark.parametrize("name", load("catacombs").tiles)
def test_c17_1_c17_4_rooms_lie_on_the_grid_of_their_tile(box: Box, name: str) -> None:
    tile = box.tiles[name]
    high = 9 if tile.kind == "start" else 4
    assert all(0 <= r.x <= 4 and 0 <= r.y <= high for r in tile.rooms.values())
    assert len({(r.x, r.y) for r in tile.rooms.values()}) == len(tile.rooms)
    halves = (*tile.ends.values(), *tile.inner)
    assert all(
        h.footprints in (0, 1) and h.monsters in (0, 1, 2) and h.locks in (0, 1) for h in halves
    )
    assert all(not h.only or h.only in (h.a, h.b) for h in halves)


def test_c17_5_end_1_meets_end_2(box: Box) -> None:
    pairs = {"N1": "S2", "N2": "S1", "E1": "W2", "E2": "W1"}
    beside = {"N": (3, 2), "E": (4, 3), "S": (3, 4), "W": (2, 3)}
    for end, met in {**pairs, **{b: a for a, b in pairs.items()}}.items():
        game = api.new_game("catacombs", 2, 1)
        there = game.map.lay("D18", (3, 3), 0).lay("D20", beside[end[0]], 0)  # type: ignore[attr-defined]
        way = next(w for ways in there.ways.values() for w in ways if w.id == f"D18.{end}")
        assert way.goal == f"D20.{box.tiles['D20'].ends[met].a}", end


@pytest.mark.parametrize(
    ("name", "rooms", "shrine"),
    [("XA", "crypt la lb ms ua ub", ""), ("XB", "crypt la lb ms ua ub", "ub")],
)
def test_c17_6_c17_7_both_faces_of_the_start_tile(
    box: Box, name: str, rooms: str, shrine: str
) -> None:
    tile = box.tiles[name]
    assert sorted(tile.rooms) == rooms.split()
    assert "shrine" in tile.rooms["ms"].features
    assert [r.name for r in tile.rooms.values() if "wayshrine" in r.features] == shrine.split()
    upper = {r.name for r in tile.rooms.values() if r.y < 5}
    assert upper == {"ua", "ub", "ms"}


def test_c17_8_c17_9_haunted_tiles_and_portals(box: Box) -> None:
    tiles = box.tiles.values()
    assert [t.id for t in tiles if t.haunted] == ["D06", "D09", "D13", "D18"]
    portals = [t.id for t in tiles if t.portal]
    assert portals == ["S5", "S6", "D02", "D05", "D08", "D11", "D14", "D17", "D20"]


@pytest.mark.parametrize("name", load("catacombs").tiles)
def test_c17_11_c17_12_c17_13_c17_14_every_face_is_sound(box: Box, name: str) -> None:
    tile = box.tiles[name]
    assert len(tile.ends) == (10 if tile.kind == "start" else 8)
    assert all(half.a in tile.rooms for half in tile.ends.values())
    if tile.kind != "start":
        for number in "12":
            assert any(h.is_free for h in tile.ends.values() if h.name[-1] == number)
    first = next(iter(tile.rooms))
    assert len(walked(tile, first, past_everything=True)) == len(tile.rooms)
    for room in tile.rooms:
        near = walked(tile, room, past_everything=False)
        assert any(h.is_free for h in tile.ends.values() if h.a in near), room


def walked(tile: Tile, start: str, past_everything: bool) -> set[str]:
    """Rooms reached inside a tile: past everything, or past neither lock nor arrow."""
    found, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for half in tile.inner:
            may = past_everything or (not half.locks and half.only in ("", here))
            for a, b in ((half.a, half.b), (half.b, half.a)):
                if a == here and b in tile.rooms and b not in found and may:
                    found.add(b)
                    edge.append(b)
    return found


def test_c17_16_claims_on_artifacts_secrets_prisoners_and_tomes(box: Box) -> None:
    features = Counter(f for t in box.tiles.values() for r in t.rooms.values() for f in r.features)
    assert sum(features[f"artifact{n}"] for n in range(3)) == 9
    assert features["chest"] + box.tokens["puzzle_box"].copies + 1 == 12
    freeing = (("riot", "acquire"), ("diversion", "acquire"), ("the_warden", "defeat"))
    freed = {
        name: sum(e.n for e in box.cards[name].parts[part] if e.verb == "free")
        for name, part in freeing
    }
    claims = 2 * features["cell"] + sum(n * box.cards[name].copies for name, n in freed.items())
    assert claims == 21
    assert features["tome"] + 1 == 7
    assert features["chest"] + features["tome"] + features["cell"] == 23


def test_c17_17_artifact_rooms_are_guarded(box: Box) -> None:
    for tile in box.tiles.values():
        if not tile.artifact:
            continue
        ends = [h for h in tile.ends.values() if h.a == tile.artifact]
        assert not any(h.is_free for h in ends), tile.id
        inner = [h for h in tile.inner if tile.artifact in (h.a, h.b)]
        for half in (*ends, *inner):
            shut_from_outside = half.only == tile.artifact
            if tile.marks == 2:
                assert half.monsters == 2 or half.locks or shut_from_outside, (tile.id, half.name)
            if tile.id == "D04":
                assert half.locks or shut_from_outside, half.name
