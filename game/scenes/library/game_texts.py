"""What a list of games says about one of them."""

from __future__ import annotations

from game.scenes.library.saving import moment
from game.session.journal_records import Head
from game.session.setup import SeatSetUp
from game.ui.look import SEAT_COLOURS
from game.ui.text import plain
from game.ui.words import Markup, Words


def title_name(words: Words, title: str) -> str:
    """The name of a title, also of one that is not here."""
    key = f"titles.{title}.name"
    return words(key) if words.has(key) else title


def shown_date(written: str) -> str:
    """The moment a file was written, as it is shown."""
    return written.replace("T", " ")


def scholar_name(words: Words, scholar: str) -> str:
    """The name of a scholar's card."""
    key = f"scholar.{scholar}.name"
    return words(key) if words.has(key) else plain(scholar)


def seat_text(words: Words, seat: SeatSetUp, scholar: str) -> str:
    """Shape and colour, name, and scholar of one seat; some titles have no scholars."""
    kind = "person" if seat.kind == "person" else "computer"
    sign = Markup(f"[seat_{SEAT_COLOURS[seat.colour][1]}]")
    if not scholar:
        return words(f"saves.{kind}", sign=sign, name=seat.name)
    shown = Markup(scholar_name(words, scholar))
    return words(f"saves.{kind}_as", sign=sign, name=seat.name, scholar=shown)


def people_text(words: Words, head: Head) -> str:
    """Everybody at the table of a game."""
    scholars = head.summary.scholars or [""] * len(head.setup.seats)
    pairs = zip(head.setup.seats, scholars, strict=False)
    return "   ".join(seat_text(words, seat, scholar) for seat, scholar in pairs)


def detail_text(words: Words, head: Head, turn: int) -> str:
    """Title, turn and date."""
    key = "saves.detail_over" if head.outcome else "saves.detail"
    when = moment(words, head.title, turn)
    title, date = title_name(words, head.title), shown_date(head.written)
    return words(key, title=title, moment=when, date=date)
