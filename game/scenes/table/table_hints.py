"""Hints at a table: what is due there now, and which places a slip must keep free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.scenes.help.hints import Moment, Surroundings, hint_slip, is_small, ring_around
from game.scenes.table.panel import Panel
from game.scenes.table.part import Part, enlarged
from game.ui.widgets import Paint, Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: Parts that say what is asked.
ASKING = ("ribbon",)
#: What takes no more of the window than this is a thing on a panel, not a part of it.
THING = 0.03
#: How much of a thing that can be chosen stays free at least.
CORE = 0.6


def hint_widgets(table: TableScene[Any], widgets: Sequence[Widget]) -> list[Widget]:
    """The hint for what is going on, if one is due while somebody decides; `widgets` lie there."""
    if not is_calm(table) or table.acts.picking or table.hints.is_over:
        return []
    now, room = moment(table, widgets), surroundings_of(table, widgets)
    idle = [rect for rect in room.written if is_small(rect, room.area, THING)]
    idle = [rect for rect in idle if rect.collidelist(room.told) < 0]
    room = replace(room, told=[*room.told, *idle])  # also where nothing can be done
    slip = hint_slip(table.hints, table.look, now, room, table.rebuild)
    about = table.hints.about
    if slip is None or slip.near is not None or about is None:
        return [slip] if slip else []
    # No line leads to its thing, which glows instead.
    paint = partial(ring_around, table.look, room.prices)
    return [Paint(id="about", rect=about, paint=paint), slip]


def is_calm(table: TableScene[Any]) -> bool:
    """Does nothing move, so that a slip can be pinned beside something?"""
    busy = table.moving or table.motion.running or table.presenter.pending
    return table.presenter.stage in ("ask", "bar") and not busy


def moment(table: TableScene[Any], widgets: Sequence[Widget]) -> Moment:
    """What the table is about: what is asked, which answers there are, which buttons work."""
    presenter = table.presenter
    seat = presenter.now.seat if presenter.choices.seat is None else presenter.choices.seat
    return Moment(
        table.sitting.length,
        seat,
        presenter.choices.prompt,
        presenter.stage,
        frozenset(name for one in presenter.choices.options for name in (one.key, one.verb)),
        frozenset(widget.id for widget in widgets if widget.enabled),
        lambda name: place_of(table, widgets, name),
    )


def place_of(table: TableScene[Any], widgets: Sequence[Widget], name: str) -> pygame.Rect | None:
    """Where a button, a spot or a part of that name, or the first spot whose id begins so is in view."""
    found = [widget.rect for widget in widgets if widget.id == name]
    spots = [spot for part in table.visible() for spot in part.spots()]
    # Of several things of a kind one that can be chosen.
    spots.sort(key=lambda spot: not spot.key)
    found += [spot.rect for spot in spots if spot.id == name]
    found += [outline(table.parts[name])] if table.parts.get(name) in table.visible() else []
    found += [spot.rect for spot in spots if spot.id.startswith(name)]
    return next((rect for rect in found if rect.w > 4 and table.area.contains(rect)), None)


def outline(part: Part[Any]) -> pygame.Rect:
    """Where a part is seen: its papers, which may be smaller than the room it has."""
    sheets = part.lying() if isinstance(part, Panel) else []
    return sheets[0].unionall(sheets[1:]).clip(part.rect) if sheets else part.rect


def surroundings_of(table: TableScene[Any], widgets: Sequence[Widget]) -> Surroundings:
    """Buttons, papers, the prompt, the log and what can be chosen stay free; bare table is best."""
    edge = 2 * table.u(14)
    spots = [spot for part in table.visible() for spot in part.spots()]
    taken = [widget.rect for widget in widgets] + table.papers.solid
    taken += [part.rect for name, part in table.parts.items() if name in ASKING]
    panels = [part for part in table.visible() if isinstance(part, Panel)]
    taken += [rect for panel in panels for rect in panel.asking()]
    taken += [table.log.rect] if table.log.open else []
    offered = [spot.rect for spot in spots if spot.key]
    choices = [rect.scale_by(CORE) for rect in offered]
    told = [*offered, *(rect for part in table.visible() for rect in part.lying())]
    written = [spot.rect for panel in panels for spot in panel.spots()]
    area, over = table.area.inflate(-edge, -edge), [*taken, *lying_over_board(table)]
    prices = partial(prices_on, table)
    large = enlarged(table.visible())
    return Surroundings(
        area, taken, told, choices, written=written, over=over, large=large, prices=prices
    )


def prices_on(table: TableScene[Any]) -> list[pygame.Rect]:
    """Where it says on the parts what things cost."""
    return [rect for part in table.visible() for rect in part.prices()]


def lying_over_board(table: TableScene[Any]) -> list[pygame.Rect]:
    """Panels, and cards of a hand as low as they are now."""
    _board, *others = table.visible()
    return [
        rect
        for part in others
        for rect in (
            part.lying() if isinstance(part, Panel) else [spot.rect for spot in part.spots()]
        )
    ]
