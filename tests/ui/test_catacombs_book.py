"""The book of Catacombs: an entry for everything there is, labels that point at what they name."""

from collections.abc import Callable

import pytest

from game.content import titles
from game.scenes.catacombs.book import ASKED
from game.scenes.catacombs.title_art import art_of
from game.scenes.help.figures import figure_of
from game.scenes.shell.app import App
from game.scenes.shell.title_scenes import book_of
from tests.ui.catacombs_players import at_catacombs, sat_down
from tests.ui.test_help import explained, missing_entries, signs_shown, things_of

Make = Callable[..., App]
TITLE = "catacombs"
#: How far from its thing a label may point, in shares of a tile.
NEAR = 0.06


def test_everything_in_the_box_has_an_entry_with_its_picture(app: App) -> None:
    book, box = book_of(TITLE)(app), titles.load(TITLE)
    entries = {entry.id: entry for entry in book.entries}
    for kind, things in (
        ("card", box.cards), ("token", box.tokens), ("artifact", box.artifacts),
        ("tile", box.tiles),
    ):  # fmt: skip
        for name in things:
            entry = entries[f"{kind}:{name}"]
            assert entry.name == app.words(f"{TITLE}.{kind}.{name}.name")
            assert entry.text
        assert book.picture(entries[f"{kind}:{next(iter(things))}"], 200) is not None


def test_every_kind_of_room_leads_to_its_entry(app: App) -> None:
    book, box = book_of(TITLE)(app), titles.load(TITLE)
    entries = {entry.id: entry for entry in book.entries}
    for tile in box.tiles.values():
        for room in tile.rooms.values():
            found = book.entry_of(("room", f"{tile.id}.{room.name}"), {}, "")
            assert found in entries
            assert entries[found].chapter == "rooms"
    assert book.picture(entries["market"], 200) is not None


def test_every_question_and_answer_opens_at_an_entry(app: App) -> None:
    book = book_of(TITLE)(app)
    entries = {entry.id for entry in book.entries}
    assert set(ASKED.values()) <= entries
    prompts = {key.split(".")[2] for key in app.words.texts if key.startswith(f"{TITLE}.prompt.")}
    assert {book.entry_of(None, {}, prompt) for prompt in prompts} <= entries
    assert prompts <= set(ASKED)


@pytest.mark.parametrize(("seats", "seed", "moves"), [(2, 4, 0), (3, 2, 60), (6, 3, 500)])
def test_every_spot_has_its_entry_and_every_sign_is_explained(
    make_app: Make, seats: int, seed: int, moves: int
) -> None:
    app = make_app(speed="off", hints=False)

    def look() -> None:
        table = at_catacombs(app, sat_down(seats, seed, moves, hands="open"))
        table.draw(app.screen)
        assert missing_entries(table) == {}
        assert {"card", "tile", "player"} <= {thing[0] for thing in things_of(table).values()}

    assert signs_shown(app, look) - explained(app, TITLE) == set()


def test_labels_of_a_tile_point_at_its_icons(app: App) -> None:
    places, texts = art_of(app).tiles.places("D04", 0), app.words.texts
    figure = figure_of(texts, TITLE, "tile")
    assert figure is not None
    assert figure.picture == "tile/D04"
    points = {mark.text: mark.at for mark in figure.callouts}
    for kind in ("foot", "monster", "lock", "arrow"):
        x, y = points[texts.say(f"{TITLE}.figure.tile.{kind}")]
        icons = [i.at for way in places.tunnels.values() for i in way.icons if i.kind == kind]
        assert any(abs(x - a) < NEAR and abs(y - b) < NEAR for a, b in icons), kind
