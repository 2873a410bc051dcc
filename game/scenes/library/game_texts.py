"""What a list of games says about one of them."""

from __future__ import annotations

from game.content.sentences import day
from game.scenes.library.occasions import marked
from game.scenes.library.saving import moment
from game.session.journal_records import Head
from game.session.setup import SeatSetUp
from game.session.traits import traits_of
from game.ui.look import SEAT_COLOURS
from game.ui.text import plain
from game.ui.words import Markup, Words


def title_name(words: Words, title: str) -> str:
    """The name of a title, also of one that is not here."""
    key = f"{title}.title.name"
    return words(key) if words.has(key) else title


def shown_date(words: Words, written: str) -> str:
    """The moment a file was written, as it is shown."""
    date, _, time = written.partition("T")
    return words.texts.say("phrase.date_time", date=day(words.texts, date), time=time)


def role_name(words: Words, title: str, role: str) -> str:
    """The name of whom a seat plays."""
    key = f"{title}.{traits_of(title).role}.{role}.name"
    return words(key) if words.has(key) else plain(role)


def seat_sign(seat: SeatSetUp) -> Markup:
    """Shape and colour of a seat."""
    return Markup(f"[seat_{SEAT_COLOURS[seat.colour][1]}]")


def seat_text(words: Words, seat: SeatSetUp, role: str) -> str:
    """Shape and colour, name, and the name of whom it plays, if that is somebody."""
    kind = "person" if seat.kind == "person" else "computer"
    sign = seat_sign(seat)
    if not role:
        return words(f"saves.{kind}", sign=sign, name=seat.name)
    return words(f"saves.{kind}_as", sign=sign, name=seat.name, role=Markup(role))


def people_text(words: Words, head: Head) -> str:
    """Everybody at the table of a game."""
    names = [role_name(words, head.title, role) for role in head.summary.roles]
    pairs = zip(head.setup.seats, names or [""] * len(head.setup.seats), strict=False)
    return "   ".join(seat_text(words, seat, name) for seat, name in pairs)


def detail_text(words: Words, head: Head, turn: int) -> str:
    """Title, turn and date."""
    key = "saves.detail_over" if head.outcome else "saves.detail"
    when = moment(words, head.title, turn)
    title, date = title_name(words, head.title), shown_date(words, head.written)
    return marked(words, head.setup, words(key, title=title, moment=when, date=date))
