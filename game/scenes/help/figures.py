"""Labelled pictures of the book of rules: a drawing with leader lines, or steps as a strip.

Where the labels point to stands in art/<title>/figures.yaml, what they say in the catalogue.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypedDict

import pygame
import yaml

from game.assets import ART
from game.content.texts import Catalogue
from game.scenes.shell.sheet import Column
from game.ui.look import BODY, SMALL, Look
from game.ui.text import Style
from game.ui.widgets import Label, Paint, Widget

LABEL = SMALL
NUMBER = BODY.but(face="title", align="centre")
#: Least breadth of a column of labels beside a picture and of a step, in units of the text.
LEAST_LABEL, LEAST_STEP = 118, 104
#: Share of the room that the picture takes between its labels.
PICTURE_SHARE = 0.46
STEP_SIDE = 64


class Callout(NamedTuple):
    """A label and the point it is about, as shares of the picture."""

    text: str
    at: tuple[float, float]


class Spec(TypedDict, total=False):
    """An entry of `figures.yaml`: a picture and where its labels point, or labels with a sign each."""

    picture: str
    labels: dict[str, list[float]]
    strip: dict[str, str]


class Figure(NamedTuple):
    """What an entry shows: a picture with marks, or steps with a sign each."""

    name: str
    picture: str
    callouts: tuple[Callout, ...]
    steps: tuple[tuple[str, str], ...]


@cache
def _specs(title: str) -> dict[str, Spec]:
    path = ART / title / "figures.yaml"
    found: dict[str, Spec] = yaml.safe_load(path.read_text("utf-8")) if path.exists() else {}
    return found


def figure_of(texts: Catalogue, title: str, entry: str) -> Figure | None:
    """The figure of an entry; None if it has none."""
    spec = _specs(title).get(entry)
    if spec is None:
        return None

    def say(label: str) -> str:
        return texts.say(f"{title}.figure.{entry}.{label}")

    callouts = tuple(
        Callout(say(label), (x, y)) for label, (x, y) in spec.get("labels", {}).items()
    )
    steps = tuple((sign, say(label)) for label, sign in spec.get("strip", {}).items())
    return Figure(entry, spec.get("picture", ""), callouts, steps)


def lay_strip(look: Look, column: Column, figure: Figure) -> None:
    """Steps side by side with a number each, in as many rows as their words need."""
    least = look.u(LEAST_STEP) * look.scale.large_text
    in_row = max(1, min(len(figure.steps), int(column.width // least)))
    rows = -(-len(figure.steps) // in_row)
    in_row = -(-len(figure.steps) // rows)
    wide, side = column.width // in_row, look.u(STEP_SIDE)
    for first in range(0, len(figure.steps), in_row):
        texts = [text for _, text in figure.steps[first : first + in_row]]
        style = LABEL.but(align="centre")
        gap = look.u(8)
        high = max(look.type.size(text, style, wide - gap)[1] for text in texts)
        room = column.take(side + look.u(6) + high, 8)
        for i, (sign, text) in enumerate(figure.steps[first : first + in_row]):
            cell = pygame.Rect(room.x + i * wide, room.y, wide, room.h)
            number = first + i
            is_last = number == len(figure.steps) - 1
            column.widgets += _step(
                look, cell, (f"{figure.name}:{number}", sign, text), style, is_last
            )


def _step(
    look: Look, cell: pygame.Rect, step: tuple[str, str, str], style: Style, is_last: bool
) -> list[Widget]:
    name, sign, text = step
    side = look.u(STEP_SIDE)

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        picture = look.pictures.get(sign if "/" in sign else f"signs/{sign}", side, side)
        surface.blit(picture, picture.get_rect(center=rect.center))
        if not is_last:
            arrow = look.pictures.get("signs/arrow_right", side // 3)
            surface.blit(arrow, arrow.get_rect(center=(rect.centerx + cell.w // 2, rect.centery)))

    head = pygame.Rect(cell.centerx - side // 2, cell.y, side, side)
    words = pygame.Rect(cell.x, head.bottom + look.u(6), cell.w - look.u(8), 0)
    words.h = cell.bottom - words.y
    words.centerx = cell.centerx
    return [
        Paint(id=f"step:{name}", rect=head, paint=paint),
        Label(id=f"step_text:{name}", rect=words, text=text, style=style),
    ]


def picture_width(look: Look, room: int) -> int:
    """How wide the picture of a figure is in a room of some width."""
    return round(room * PICTURE_SHARE) if _has_sides(look, room) else min(room, look.u(420))


def _has_sides(look: Look, room: int) -> bool:
    beside = room * (1 - PICTURE_SHARE) / 2
    return beside >= look.u(LEAST_LABEL) * look.scale.large_text


def lay_figure(look: Look, column: Column, figure: Figure, picture: pygame.Surface) -> None:
    """A picture with its labels: on both sides with leader lines, or numbered below it."""
    if _has_sides(look, column.width):
        _lay_between(look, column, figure, picture)
    else:
        _lay_numbered(look, column, figure, picture)


def _lay_between(look: Look, column: Column, figure: Figure, picture: pygame.Surface) -> None:
    gap = look.u(14)
    wide = (column.width - picture.get_width()) // 2 - gap
    callouts = sorted(figure.callouts, key=lambda callout: callout.at[1])
    sides = [
        [callout for callout in callouts if (callout.at[0] >= 0.5) is right]
        for right in (False, True)
    ]
    heights = [[look.type.size(callout.text, LABEL, wide)[1] for callout in side] for side in sides]
    apart = look.u(10)
    needed = max((sum(h) + apart * len(h) for h in heights), default=0)
    room = column.take(max(picture.get_height(), needed), 12)
    spot = picture.get_rect(center=room.center)
    lines: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for right, (side, high) in enumerate(zip(sides, heights, strict=True)):
        x = room.right - wide if right else room.x
        tops = _tops([round(spot.y + m.at[1] * spot.h) for m in side], high, room, apart)
        for i, (callout, top) in enumerate(zip(side, tops, strict=True)):
            box = pygame.Rect(x, top, wide, high[i])
            style = LABEL if right else LABEL.but(align="right")
            name = f"label:{figure.name}:{right}:{i}"
            column.widgets.append(Label(id=name, rect=box, text=callout.text, style=style))
            start = (box.x - look.u(4) if right else box.right + look.u(4), box.centery)
            lines.append((start, _point(spot, callout)))
    column.widgets.append(_drawing(look, figure, picture, spot, lines))


def _tops(wanted: list[int], high: list[int], room: pygame.Rect, apart: int) -> list[int]:
    """Upper edges of labels as near to their points as their heights allow."""
    tops, floor = [], room.y
    for y, h in zip(wanted, high, strict=True):
        tops.append(max(floor, y - h // 2))
        floor = tops[-1] + h + apart
    roof = room.bottom
    for i in range(len(tops) - 1, -1, -1):
        tops[i] = min(tops[i], roof - high[i])
        roof = tops[i] - apart
    return tops


def _lay_numbered(look: Look, column: Column, figure: Figure, picture: pygame.Surface) -> None:
    room = column.take(picture.get_height(), 10)
    spot = picture.get_rect(center=room.center)
    column.widgets.append(_drawing(look, figure, picture, spot, [], numbered=True))
    for i, callout in enumerate(figure.callouts, start=1):
        column.text(f"label:{figure.name}:{i}", f"*{i}*\u00a0 {callout.text}", LABEL, 4)


def _point(spot: pygame.Rect, callout: Callout) -> tuple[int, int]:
    return round(spot.x + callout.at[0] * spot.w), round(spot.y + callout.at[1] * spot.h)


def _drawing(
    look: Look,
    figure: Figure,
    picture: pygame.Surface,
    spot: pygame.Rect,
    lines: list[tuple[tuple[int, int], tuple[int, int]]],
    numbered: bool = False,
) -> Paint:
    """The picture with the lines from its labels, or with numbers where they point to."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        off = (rect.x - spot.x, rect.y - spot.y)
        surface.blit(picture, rect)
        for start, end in lines:
            _leader(look, surface, _moved(start, off), _moved(end, off))
        for i, callout in enumerate(figure.callouts if numbered else (), start=1):
            _numeral(look, surface, str(i), _point(rect, callout))

    return Paint(id=f"figure:{figure.name}", rect=spot, paint=paint)


def _moved(point: tuple[int, int], off: tuple[int, int]) -> tuple[int, int]:
    return point[0] + off[0], point[1] + off[1]


def _leader(
    look: Look, surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int]
) -> None:
    """A line of ink on a pale ground, with a dot at what it means."""
    for role, wide in (("paper_light", look.u(4)), ("seal", look.u(1.6))):
        pygame.draw.line(surface, look.colour(role), start, end, max(1, wide))
    pygame.draw.circle(surface, look.colour("paper_light"), end, look.u(6))
    pygame.draw.circle(surface, look.colour("seal"), end, look.u(4))


def _numeral(look: Look, surface: pygame.Surface, text: str, at: tuple[int, int]) -> None:
    side = look.type.line_height(NUMBER)
    disc = pygame.Rect(0, 0, side, side)
    disc.center = at
    pygame.draw.circle(surface, look.colour("seal"), at, side // 2)
    pygame.draw.circle(surface, look.colour("paper_light"), at, side // 2 - 2)
    look.type.write(surface, text, NUMBER, disc, "middle")
