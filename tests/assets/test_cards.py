"""Cards: every id has its picture, every size shows what it promises, nothing is cut or too small."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.assets import ART
from game.assets.palette import load_palette
from game.assets.pictures import Pictures
from game.content.languages import languages
from game.content.texts import catalogue
from game.content.titles import load
from game.engine.titles.dungeonology.box import Box
from game.scenes.dungeonology.card_faces import alert_row
from game.scenes.dungeonology.cards import FOLDER, CardArt
from game.ui.card_press import FAN, LEAST_PX, NAMED, READING, Press, card_size

CARDS = ART / "dungeonology" / "cards"
FAMILIES = ("fate", "subterfuge", "magic", "exploration", "social", "notoriety")
OTHERS = ("intern", "jinx", "clan", "alarm", "panic", "chance")
BACKS = ("trick", "jinx", "clan", "panic", "chance", "zone_1", "zone_2", "zone_3")
SMALLEST, TABLE, LARGE = 48, 112, 500
FRAME_BYTES = 60_000


@dataclass
class Listener(Press):
    """A press that remembers what it set and where."""

    heard: list[tuple[str, str, int, pygame.Rect]] = field(default_factory=list)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures, load_palette(), FOLDER)
        self.heard = []

    def write(
        self, surface: pygame.Surface, text: str, face: str, px: int, colour: str, box: pygame.Rect
    ) -> None:
        """Set and remember."""
        super().write(surface, text, face, px, colour, box)
        self.heard.append((text, face, px, box))

    @property
    def words(self) -> list[str]:
        """The texts set."""
        return [text for text, *_ in self.heard]


@pytest.fixture(scope="module")
def box() -> Box:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    return load("dungeonology")


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures()


@pytest.fixture
def writer(pictures: Pictures) -> Listener:
    return Listener(pictures)


@pytest.fixture
def art(box: Box, pictures: Pictures, writer: Listener) -> CardArt:
    return CardArt(box, catalogue("en"), writer)


def every_card(art: CardArt) -> list[tuple[str, str]]:
    """(method of CardArt, id) of every card there is."""
    box = art.box
    kinds = {
        "trick": box.tricks, "intern": box.interns, "jinx": box.jinxes, "clan": box.clans,
        "alert": box.alerts, "panic": box.panics, "randomizer": box.chances,
    }  # fmt: skip
    return [(kind, card) for kind, cards in kinds.items() for card in cards]


def stems(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.svg")}


def test_every_card_has_a_picture_and_every_picture_a_card(box: Box) -> None:
    own = {*box.tricks, *box.interns, *box.jinxes, *box.clans, *box.panics}
    assert stems(CARDS / "pictures") == own | {"alert", "compass", "needle"}


def test_frames_and_backs_are_those_the_code_asks_for() -> None:
    kinds = (*FAMILIES, *OTHERS)
    wanted = {f"{form}{kind}" for kind in kinds for form in ("", "small_", "disc_")}
    assert stems(CARDS / "frames") == wanted
    assert stems(CARDS / "backs") == set(BACKS)


def test_frames_are_small_files() -> None:
    heavy = [p.name for p in (CARDS / "frames").glob("*.svg") if p.stat().st_size > FRAME_BYTES]
    assert heavy == []


def test_drawings_use_only_what_is_drawn() -> None:
    refused = re.compile(r"<(clipPath|mask|filter|pattern|use|symbol|text|image)\b|clip-path")
    faulty = [p.name for p in CARDS.rglob("*.svg") if refused.search(p.read_text("utf-8"))]
    assert faulty == []


@pytest.mark.parametrize("width", [TABLE, FAN, READING, LARGE])
def test_a_card_has_the_size_of_a_card(art: CardArt, width: int) -> None:
    assert art.trick("T05", width).get_size() == card_size(width)
    assert art.back("trick", width).get_size() == card_size(width)


def test_a_card_is_put_together_once_for_each_size(art: CardArt) -> None:
    first = art.trick("T05", READING)
    assert art.trick("T05", READING) is first
    assert art.trick("T05", TABLE) is not first
    art.forget()
    assert art.trick("T05", READING) is not first


def test_on_the_table_a_card_says_its_name_and_nothing_else(art: CardArt, writer: Listener) -> None:
    for kind, card in every_card(art):
        getattr(art, kind)(card, TABLE)
    assert len(writer.heard) == len(every_card(art))
    assert "Soft Soles" in writer.words


def test_a_name_that_would_be_broken_gives_way_to_a_sign(art: CardArt, writer: Listener) -> None:
    """Small cards: most names stand, the longest words do not; the smallest cards bear no words."""
    art.jinx("J01", NAMED + 6)
    art.jinx("J14", NAMED + 6)
    assert writer.words == ["Twisted Ankle"]
    writer.heard.clear()
    for kind, card in every_card(art):
        getattr(art, kind)(card, SMALLEST)
    assert writer.words == []


@pytest.mark.parametrize(
    "width",
    [
        NAMED,
        TABLE,
        READING,
        *(pytest.param(n, marks=pytest.mark.long) for n in (90, 100, FAN, 190, 250)),
    ],
)
def test_no_text_is_too_small_or_leaves_its_box(art: CardArt, writer: Listener, width: int) -> None:
    for kind, card in every_card(art):
        getattr(art, kind)(card, width)
        for text, face, px, place in writer.heard:
            assert px >= LEAST_PX, (card, text)
            wide, high = writer.measure(text, face, px, place.w)
            assert wide <= place.w, (card, text)
            assert high <= place.h + px // 4, (card, text)
            longest = max(writer.measure(word, face, px)[0] for word in text.split())
            assert longest <= place.w, (card, text)
        writer.heard.clear()


def test_a_trick_card_shows_cost_effect_and_auxiliary(art: CardArt, writer: Listener) -> None:
    art.trick("T15", 250)
    assert [re.split(r"\s", text)[0] for text in writer.words] == [
        "Scrying", "[student]", "look", "[divination]",
    ]  # fmt: skip


def test_a_fate_card_has_no_words_but_its_name_and_the_or(art: CardArt, writer: Listener) -> None:
    art.trick("T03", 250)
    assert writer.words == ["Stars in Line", "or"]


def test_flavour_stands_only_where_there_is_room(art: CardArt, writer: Listener) -> None:
    art.jinx("J03", 250)
    assert any(face == "italic" for _, face, _, _ in writer.heard)


def test_the_needle_points_to_the_direction(art: CardArt) -> None:
    north, east = art.randomizer("R01", 250), art.randomizer("R05", 250)
    above, right = pygame.Rect(122, 84, 7, 14), pygame.Rect(137, 107, 14, 7)

    def redness(card: pygame.Surface, spot: pygame.Rect) -> int:
        r, g, _, _ = pygame.transform.average_color(card, spot)
        return r - g

    assert redness(north, above) > redness(east, above) + 30
    assert redness(east, right) > redness(north, right) + 30


def test_a_clans_figures_stand_below_their_signs_in_every_language(
    box: Box, writer: Listener
) -> None:
    for language in languages():
        art = CardArt(box, catalogue(language), writer)
        cells = art.printed_clan("C2").cells
        assert [cell.sign for cell in cells] == list(box.types), language
        assert all(cell.word for cell in cells), language


def test_rows_of_the_alert_card_lie_below_one_another_inside_it(box: Box) -> None:
    rows = [alert_row(250, place) for place in range(len(box.alerts["normal"].rows))]
    assert all(a.bottom <= b.top for a, b in pairwise(rows))
    assert pygame.Rect(0, 0, 250, 296).contains(rows[-1])


def test_families_differ_at_a_glance(art: CardArt) -> None:
    """Six cards on the table: the edges of no two families have nearly the same colour."""
    first = {family: next(c for c, t in art.box.tricks.items() if t.family == family)
             for family in FAMILIES}  # fmt: skip
    edge = pygame.Rect(2, 40, 6, 100)
    tones = {f: pygame.transform.average_color(art.trick(c, TABLE), edge) for f, c in first.items()}
    for one in FAMILIES:
        for other in FAMILIES:
            if one < other:
                apart = sum(
                    abs(a - b) for a, b in zip(tones[one][:3], tones[other][:3], strict=True)
                )
                assert apart > 40, (one, other, tones[one], tones[other])
