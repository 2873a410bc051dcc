"""The drawings of art/: only what nanosvg draws, a source for each, a picture for every id."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pygame
import pytest

from art.draw.registry import entries
from game.assets import AssetError
from game.content.titles import load
from game.tools import contact_sheet
from tests.assets.test_catacombs_art import AWAITED

ART = Path(__file__).parents[2] / "art"
SVGS = sorted(ART.rglob("*.svg"))
DRAWN = {"svg", "defs", "linearGradient", "radialGradient", "stop", "path", "circle", "ellipse"}
PERCENT_OR_NONE = re.compile(r"-?\d+(\.\d+)?%")
COLOUR = re.compile(r"none|#[0-9A-Fa-f]{3,8}|url\(#\w+\)")
COORDINATES = ("x1", "y1", "x2", "y2", "cx", "cy", "r")


def faults(text: str) -> list[str]:
    """What nanosvg would leave out or draw wrongly, without a word."""
    found = []
    for element in ElementTree.fromstring(text).iter():
        tag = element.tag.rpartition("}")[2]
        if tag not in DRAWN:
            found.append(f"<{tag}>")
        if tag.endswith("Gradient"):
            found += _gradient_faults(element)
        found += [
            f"{name}={value}"
            for name, value in element.attrib.items()
            if name in ("fill", "stroke", "stop-color") and not COLOUR.fullmatch(value)
        ]
    return found


def _gradient_faults(element: ElementTree.Element) -> list[str]:
    found: list[str] = [name for name in ("fx", "fy") if name in element.attrib]
    if element.get("gradientUnits") == "userSpaceOnUse":
        return found
    return found + [
        f"{name}={element.attrib[name]}"
        for name in COORDINATES
        if name in element.attrib and not PERCENT_OR_NONE.fullmatch(element.attrib[name])
    ]


@pytest.mark.parametrize(
    "inside",
    [
        '<text x="1">a</text>',
        '<g clip-path="url(#c)"/>',
        '<linearGradient id="a" x1="0" x2="1"/>',
        '<radialGradient id="a" fx="10%"/>',
        '<path d="M0 0" fill="rebeccapurple"/>',
    ],
)
def test_what_nanosvg_leaves_out_is_noticed(inside: str) -> None:
    assert faults(f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>')


def test_every_drawing_is_within_what_nanosvg_draws() -> None:
    wrong = {path.name: faults(path.read_text("utf-8")) for path in SVGS}
    assert len(SVGS) > 300
    assert {name: found for name, found in wrong.items() if found} == {}


def test_every_drawing_has_a_source_and_every_source_a_file() -> None:
    drawn = {f"{name}.svg" for entry in entries() for _, name in entry.files()}
    assert {path.relative_to(ART).as_posix() for path in SVGS} == drawn


@pytest.mark.parametrize("step", [12, pytest.param(1, marks=pytest.mark.long)])
def test_the_files_are_what_the_code_draws(step: int) -> None:
    """Every twelfth of them each day."""
    stale = [
        name
        for entry in entries()[::step]
        for alternative, name in entry.files()
        if (ART / f"{name}.svg").read_text("utf-8") != entry.picture(alternative).svg()
    ]
    assert stale == [], "run python -m art.draw"


def wanted() -> list[str]:
    """A picture for every id of Dungeonology's data."""
    box = load("dungeonology")
    cards = (*box.tricks, *box.interns, *box.jinxes, *box.clans, *box.panics)
    effects = {e.kind for z in box.zones.values() for e in z.effects} - {"camp"}
    camps = {e.word for z in box.zones.values() for e in z.effects if e.kind == "camp"}
    return [
        *(f"dungeonology/cards/pictures/{card}.svg" for card in cards),
        *(f"dungeonology/zones/{zone}.tmx" for zone in box.zones),
        *(
            f"dungeonology/portraits/{s}{side}.svg"
            for s in box.scholars
            for side in ("", "_exalted")
        ),
        *(f"dungeonology/portraits/laetus_{boss}.svg" for boss in box.bosses),
        *(f"dungeonology/pawns/{s}_{c}.svg" for s in box.scholars for c in box.colours),
        *(
            f"dungeonology/cards/frames/{family}.svg"
            for family in {t.family for t in box.tricks.values()}
        ),
        *(f"signs/{kind}{t}.svg" for t in box.types for kind in ("", "cube_", "slot_")),
        *(f"signs/{effect}.svg" for effect in effects),
        *(f"signs/camp_{type_}.svg" for type_ in camps),
        *(f"signs/time_{timing}.svg" for timing in {t.timing for t in box.tricks.values()}),
        *(f"signs/token_trap_{face}.svg" for face in set(box.supply.traps)),
    ]


def test_every_id_has_its_picture() -> None:
    assert [name for name in wanted() if not (ART / name).is_file()] == []


def spoken_words() -> tuple[set[str], set[str], set[str]]:
    """Words of code and data, and beginnings and ends of names that are put together there."""
    root = ART.parent
    files = [*root.glob("game/**/*.py"), *root.glob("data/**/*.yaml")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    beginnings = set(re.findall(r"([a-z]+(?:_[a-z]+)*_)\{", text))
    return (
        set(re.findall(r"[\w-]+", text)),
        beginnings,
        set(re.findall(r"\}(_[a-z]+)", text)) | {"_exalted"},
    )


def is_used(name: str, words: set[str], beginnings: set[str], ends: set[str]) -> bool:
    """Is a picture named in code or data, or put together there of a known part and a known word?"""
    return (
        name in words
        or any(name.startswith(b) and name[len(b) :] in words for b in beginnings)
        or any(name.endswith(e) and name[: -len(e)] in words for e in ends)
    )


def test_no_picture_is_drawn_for_nobody() -> None:
    spoken = spoken_words()
    colours = load("dungeonology").colours
    loose = [
        path.relative_to(ART).as_posix()
        for path in SVGS
        if "tilesets" not in path.parts  # test_zones looks for props that no map has
        and "catacombs" not in path.parts  # test_catacombs_art holds them to the ids of the rules
        and path.stem not in AWAITED
        and not is_used(path.stem, *spoken)
        and not path.stem.endswith(tuple(f"_{colour}" for colour in colours))
    ]
    assert loose == []
    assert not is_used("nobody_draws_this", *spoken)


def test_a_contact_sheet_with_a_broken_picture_says_which(
    tmp_path: Path, capsys, monkeypatch
) -> None:
    def broken() -> pygame.Surface:
        raise AssetError("fault.picture", file="art/signs/undo.svg")

    monkeypatch.setattr(contact_sheet, "sheet", broken)
    assert contact_sheet.main(str(tmp_path / "sheet.png")) == 1
    assert "art/signs/undo.svg" in capsys.readouterr().out
