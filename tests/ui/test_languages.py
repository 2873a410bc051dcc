"""Every scene in every language: nothing hard-coded, nothing without room, switched in mid-game."""

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.assets import ART
from game.content.languages import languages
from game.content.texts import Catalogue, catalogue
from game.engine.titles import TITLES
from game.scenes.catacombs.card_faces import BAND, SMALL_SHAPE, _part
from game.scenes.catacombs.title_art import art_of
from game.scenes.library.games import Host
from game.scenes.library.saving import proposed_name
from game.scenes.shell.app import App
from game.scenes.shell.title_scenes import scenes_of
from game.session.sitting import Sitting
from game.terminal import VARIABLES
from tests import made_up
from tests.ui.atlandice_players import sat_down
from tests.ui.driver import StandIn
from tests.ui.every_scene import LATE, SAVED, SCENES, concrete_scenes, lay
from tests.ui.layout import MISSED, at_every_size, layout_faults, record
from tests.ui.shelf import play
from tests.ui.sittings import at_table

#: Words on a page that are nobody's language: names of people, of places on the disk, of languages,
#: and what the scenes for tests are made with.
OWN_WORDS = re.compile(
    r"Ada|Bruno|Chiara|Dario|Annabel|Bo\b|Christoph\w*|Wolfeschlegelstein|/\S+|English|Deutsch|Español"
)
#: What may lie below the settings: all of it speaks the language that is chosen there.
BELOW_THE_SETTINGS = {
    "title",
    "hand_over",
    "attempt_over",
    "table",
    "table_city",
    "table_catacombs",
}
STUBS = {"title", "curtain", "curtain_chinese", "notice", "confirm", "file"}
#: A word as English writes it: the made-up language has no vowel without an accent.
PLAIN_WORD = re.compile(r"\b[a-zA-Z]*[aeiou][a-zA-Z]*\b")
#: Names of signs: a line of text as a test reads it has them in it.
SIGNS = re.compile(
    "|".join(sorted((path.stem for path in (ART / "signs").glob("*.svg")), key=len, reverse=True))
)

#: How wide a card of the row is in the window the game opens with.
ROW_CARD = 93
#: The one whose lines are highest.
TALL = "zh-Hant"


@pytest.fixture
def nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A made-up language among the others."""
    texts = made_up.language(tmp_path / "made_up")
    find = lambda language="en": texts if language == made_up.NAME else catalogue(language)  # noqa: E731
    monkeypatch.setattr("game.ui.words.catalogue", find)
    return made_up.NAME


def plain_words(app: App) -> dict[str, str]:
    """Words on the page that did not come from the made-up language, with the text they stand in."""
    found: dict[str, str] = {}
    for drawn in record(app):
        text = SIGNS.sub(" ", OWN_WORDS.sub("", drawn.text))
        found |= dict.fromkeys(PLAIN_WORD.findall(text), drawn.text)
    return found


def still_made_up(app: App) -> list[str]:
    """What stays on the page in the made-up language after another was chosen."""
    return [drawn.text for drawn in record(app) if made_up.OPENING in drawn.text]


def test_nothing_is_hard_coded_and_all_of_it_has_room(
    make_app: Callable[..., App], nobodys: str
) -> None:
    app = make_app(games=StandIn(open_game=SAVED), speed="off", hints=False, language=nobodys)
    plain: dict[str, tuple[str, str]] = {}
    faults, laid = [], set()
    for name in SCENES:
        lay(app, name)
        laid |= {type(scene) for scene in app.stack.scenes}
        faults += [f"{name}: {fault}" for fault in layout_faults(app)]
        words = {} if name in STUBS else plain_words(app)
        plain |= {word: (name, text) for word, text in words.items()}
        app.change(language=TALL)
        faults += [f"{name} in {TALL}: {fault}" for fault in layout_faults(app)]
        if name in BELOW_THE_SETTINGS:
            faults += [f"{name} still says {text!r}" for text in still_made_up(app)]
        app.change(language=nobodys)
    assert plain == {}
    assert not faults, "\n".join(faults)
    assert not {kind.__name__ for kind in concrete_scenes() - laid}, "missing in SCENES"


def test_the_language_is_switched_in_the_middle_of_a_game(
    make_app: Callable[..., App], nobodys: str
) -> None:
    sitting = sat_down(*LATE)
    app = make_app(speed="off", hints=False, language="en")
    table = at_table(app, sitting)
    before, log = sitting.length, [line.text for line in table.log.lines]
    sentence = table.presenter.choices.sentence
    app.change(language=nobodys)
    assert pygame.display.get_caption()[0] == app.words("title.name") != "Civetta"
    assert table.presenter.choices.sentence.startswith(made_up.OPENING)
    told = [line.text for line in table.log.lines]
    assert len(told) == len(log)
    assert all(line.startswith(made_up.OPENING) for line in told)
    assert plain_words(app) == {}
    app.change(language="en")
    assert (sitting.length, table.presenter.choices.sentence) == (before, sentence)
    assert [line.text for line in table.log.lines] == log


@pytest.mark.parametrize("title", TITLES)
def test_a_game_saved_in_one_language_opens_in_every_other(
    make_app: Callable[..., App], title: str
) -> None:
    """What is kept knows no language: log and replay are told in that of now, as at the open table."""
    games = Host()
    app = make_app(games=games, speed="off", hints=False, language="de")
    sitting = play(games.library, ("person", "person"), 5, 40, title)
    table = at_table(app, sitting)
    entry = games.library.save(sitting, proposed_name(app, sitting))
    told = []
    for language in languages():
        app.stack.reset(table)
        app.change(language=language)
        log = [line.text for line in table.log.lines]
        opened = games.library.load(entry).sitting
        assert opened.records == sitting.records
        assert [line.text for line in at_table(app, opened).log.lines] == log
        captions = captions_of(app, opened)
        assert captions == captions_of(app, sitting)
        told += [log, captions]
    assert len({tuple(lines) for lines in told}) == 2 * len(languages())
    assert min(len(lines) for lines in told) >= 20


def captions_of(app: App, sitting: Sitting) -> list[str]:
    """What a replay says of every move."""
    playback = scenes_of(sitting.setup.title).replay(app, sitting, None).playback
    return [playback.caption_at(number) for number in range(playback.last)]


def test_a_language_of_one_run_is_not_kept(make_app: Callable[..., App]) -> None:
    app = make_app(language="de")
    app.language = "es"
    app.change(text_size=110)
    assert (app.language, app.settings.language) == ("es", "de")
    app.change(language="de")
    assert app.language == "de"


def test_a_first_start_takes_the_systems_language(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(
        pygame.system, "get_pref_locales", lambda: [{"language": "zh", "country": "TW"}]
    )
    assert make_app().language == "zh-Hant"
    monkeypatch.setenv("LANG", "es_MX.UTF-8")
    assert make_app().language == "es"


def test_the_title_page_reads_the_language_in_use_alone(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Catalogue("zh-Hans")
    monkeypatch.setattr("game.ui.words.catalogue", lambda language: texts)
    app = make_app(language="zh-Hans")
    app.open_title()
    app.frame(1 / 60)
    assert "_fallback" not in vars(texts)
    assert app.words("nowhere.at_all") == "«nowhere.at_all»"
    assert "_fallback" in vars(texts)


def test_a_text_that_is_missed_is_told_once(
    make_app: Callable[..., App], tmp_path: Path, nobodys: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    app = make_app(language=nobodys)
    texts = app.words.texts.texts
    monkeypatch.delitem(texts, "title.rules")
    app.open_title()
    for _ in range(3):
        app.stack.stale = True
        app.frame(1 / 60)
    assert any(drawn.text == "Rules" for drawn in record(app))
    assert capsys.readouterr().err.count("title.rules") == 1


@pytest.mark.long
@pytest.mark.parametrize("language", languages()[1:])
@at_every_size
def test_text_is_whole_apart_and_readable_in_every_language(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int, language: str
) -> None:
    """Every scene, laid in the language from the start."""
    games = StandIn(open_game=SAVED)
    app = make_app(size, games, text_size=text_size, speed="off", hints=False, language=language)
    faults = []
    for name in SCENES:
        lay(app, name)
        faults += [f"{name}: {fault}" for fault in layout_faults(app)]
    assert not faults, "\n".join(faults)


def test_names_stand_on_small_cards_in_every_language(make_app: Callable[..., App]) -> None:
    app = make_app(language="en")
    found = []
    band = _part((ROW_CARD, round(ROW_CARD * SMALL_SHAPE)), BAND)
    for language in languages():
        app.change(language=language)
        faces = art_of(app).cards.faces
        names = [faces.name(card) for card in faces.box.cards]
        found += [(language, name) for name in names if faces.small_type(name, band) is None]
        piles = [faces.name(card) for card in (*faces.box.reserve, faces.box.goblin)]
        found += [(language, name) for name in piles if faces.line_type(name, band.w) is None]
    assert found == []


def test_a_missing_text_is_told_from_a_spanish_name() -> None:
    assert MISSED.search("Ada juega «dungeonology.trick.T01.name».")
    assert not MISSED.search("Ada juega «Golpe de suerte».")
