"""Lessons play themselves, never end in a dead end, and say what they say within bounds."""

from itertools import product

import pytest

from game.content.hints import load_hints
from game.content.lessons import chapter_with, load_lesson
from game.content.texts import catalogue
from game.engine.titles import TITLES
from game.scenes.dungeonology.acts import DungeonActs
from game.scenes.dungeonology.attempt.aim import AimTile
from game.scenes.help.lesson import Lesson, LessonSlip
from game.scenes.library.lessons import key_of, open_chapter, open_lesson, unfinished
from game.scenes.pages.menu import Menu
from game.scenes.pages.title import TitlePage
from game.scenes.shell.base import PageScene
from game.scenes.shell.dialog import Dialog
from game.scenes.shell.title_scenes import book_of
from game.scenes.table.part import enlarged
from game.ui.widgets import Button
from tests.ui.driver import Driver
from tests.ui.layout import CORNERS
from tests.ui.lessons import Pupil, Reader, glowing, school, things
from tests.ui.typed import sure

CHAPTERS = [(t, one.id) for t in TITLES for one in load_lesson(t) if not one.after]
PARTS = [(t, one.id) for t in TITLES for one in load_lesson(t)]
LANGUAGES = ["en", "de", "es", "zh-Hans", "zh-Hant"]
#: With a space between words, and without.
MOST_WORDS, MOST_SIGNS, MOST_TO_DO = 25, 50, 8


def chapter_of(title: str, name: str):
    return next(one for one in load_lesson(title) if one.id == name)


@pytest.mark.parametrize(("title", "name"), CHAPTERS)
def test_a_chapter_plays_itself(make_app, title, name) -> None:
    """Where the window is small and the text large."""
    app, chapter = school(make_app, size=(1024, 600), text_size=200), chapter_of(title, name)
    pupil = Reader(app, title, chapter, ["en"])
    assert pupil.play(), pupil.seen
    assert not pupil.faults, "\n".join(pupil.faults)
    steps = {f"{one.id}.{s.id}": s for one in chapter_with(title, chapter) for s in one.steps}
    assert [name for name, step in steps.items() if not step.extra and name not in pupil.seen] == []
    assert [name for name, step in steps.items() if step.expect and pupil.seen.get(name) == 0] == []
    assert not {one.id for one in unfinished(app, title)} & {name.split(".")[0] for name in steps}


@pytest.mark.long
@pytest.mark.parametrize(("size", "text_size"), CORNERS)
@pytest.mark.parametrize(("title", "name"), CHAPTERS)
def test_every_step_is_laid_out_in_every_language(make_app, title, name, size, text_size) -> None:
    app = school(make_app, size=size, text_size=text_size)
    pupil = Reader(app, title, chapter_of(title, name), LANGUAGES)
    assert pupil.play(), pupil.seen
    assert not pupil.faults, "\n".join(pupil.faults)


@pytest.mark.long
@pytest.mark.parametrize(("title", "name"), CHAPTERS)
def test_every_right_answer_leads_to_the_end(make_app, title, name) -> None:
    """The path once, then once more for each other answer that glowed on it."""
    first = Pupil(school(make_app), title, chapter_of(title, name))
    assert first.play()
    for step, answers in first.seen.items():
        for at in range(answers - 1):
            pupil = Pupil(school(make_app, lessons=()), title, chapter_of(title, name))
            pupil.branch = {step: at}
            assert pupil.play(20_000), (step, at)


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_gives_few_orders(make_app, title) -> None:
    """One thing glows at eight of its steps at most, all chapters together."""
    app = school(make_app)
    seen: dict[str, int] = {}
    for chapter in load_lesson(title):
        if not chapter.after:
            pupil = Pupil(app, title, chapter)
            assert pupil.play()
            seen |= pupil.seen
    assert sum(glows == 1 for glows in seen.values()) <= MOST_TO_DO, seen


@pytest.mark.long
@pytest.mark.parametrize(("title", "name"), CHAPTERS)
def test_who_never_does_what_it_says_plays_on(make_app, title, name) -> None:
    pupil = Pupil(school(make_app), title, chapter_of(title, name), stubborn=True)
    assert pupil.play(20_000)


@pytest.mark.parametrize(("title", "name"), PARTS)
def test_a_step_is_short(title, name) -> None:
    chapter = chapter_of(title, name)
    said = [*(step.id for step in chapter.steps), *(["otherwise"] if chapter.otherwise else [])]
    for language, one in product(LANGUAGES, said):
        text = catalogue(language).say(f"{title}.lesson.{name}.{one}", pupil="Ada", rival="Bruno")
        assert len(text.split()) <= MOST_WORDS, (language, one)
        assert not language.startswith("zh") or len(text) <= MOST_SIGNS, (language, one)


@pytest.mark.parametrize("title", TITLES)
def test_why_leads_to_an_entry_of_the_book(make_app, title) -> None:
    entries = {entry.id for entry in book_of(title)(school(make_app)).entries}
    whys = {step.why for chapter in load_lesson(title) for step in chapter.steps if step.why}
    assert whys <= entries


def test_a_lesson_goes_on_where_it_was_left(make_app) -> None:
    app, chapter = school(make_app), load_lesson("atlandice")[0]
    pupil = Pupil(app, "atlandice", chapter)
    while pupil.table.sitting.length < 6:
        pupil.play(1)
    told, length = sure(pupil.table.lesson).told, pupil.table.sitting.length
    pupil.table.saved.leave_game()
    open_lesson(app, "atlandice")
    assert pupil.table.sitting.length == length
    assert sure(pupil.table.lesson).told == told > 0


def test_back_tells_the_step_before_again_and_the_menu_leads_back_to_what_was_left(
    make_app,
) -> None:
    app = school(make_app)
    pupil = Pupil(app, "dungeonology", load_lesson("dungeonology")[0])
    while "field.goal" not in pupil.seen:
        pupil.play(1)
    app.frame(0.5)
    assert sure(pupil.table.lesson).shown == "stars"
    sure(pupil.table.page.find("lesson_back")).use()
    app.frame(0.5)
    assert sure(pupil.table.lesson).shown == "goal"
    for _ in range(3):
        sure(pupil.table.page.find("lesson_on")).use()
        app.frame(0.5)
    assert glowing(pupil.table)
    sure(pupil.table.page.find("lesson_skip")).use()
    app.frame(0.5)
    assert not [w for w in pupil.table.page.widgets if w.id.startswith("lesson")]
    pupil.table.acts.open_menu()  # the way back, for whoever did not mean it
    app.frame(0.5)
    sure(sure(app.stack.top, Menu).page.find("lesson")).use()
    app.frame(0.5)
    assert app.stack.top is pupil.table
    assert glowing(pupil.table)
    pupil.table.acts.open_menu()
    app.frame(0.5)
    assert sure(app.stack.top, Menu).page.find("lesson") is None


def test_back_goes_to_the_step_that_was_shown_last(make_app) -> None:
    """Not to the last of the file: a step speaks when its moment comes."""
    app = school(make_app)
    lesson = Lesson(app, "atlandice", load_lesson("atlandice")[0], "Ada", "Bruno")
    for name in ("goal", "send", "clock"):
        app.progress.lesson_told(lesson.key(name))
    assert not lesson.back()
    assert lesson.shown == "clock"
    assert lesson.back()


def test_where_a_button_is_named_it_bears_that_name(make_app) -> None:
    named = {
        "dungeonology.lesson.field.enough": "attempt.enough",
        "dungeonology.lesson.field.interfered": "attempt.pass",
        "dungeonology.lesson.failing.interfered": "attempt.pass",
        "dungeonology.lesson.failing.last_word": "attempt.settle",
        "dungeonology.lesson.spying.duel": "attempt.pass",
        "dungeonology.lesson.home.end": "table.end.end_move",
        "catacombs.lesson.raid.play_all": "counter.play_all",
    }
    for language, (step, button) in product(LANGUAGES, named.items()):
        texts = catalogue(language)
        label = texts.say(f"{step.partition('.')[0]}.{button}")
        assert label in texts.say(step, pupil="Ada", rival="Bruno"), (language, step)


def test_going_on_gives_the_only_answer_that_is_pointed_at(make_app) -> None:
    pupil = Pupil(school(make_app), "dungeonology", load_lesson("dungeonology")[0])
    pupil.play_to("interfered")
    sure(pupil.table.page.find("lesson_on")).use()
    pupil.stop = "last_word"
    pupil.play(20)
    assert sure(pupil.table.lesson).shown == "last_word"


@pytest.mark.parametrize(
    ("keys", "step"), [(["step:I-5", "step:I-0"], "end"), (["play:T22:aux"], "carried")]
)
def test_who_walks_home_at_once_or_by_a_card_is_told_what_comes_next(make_app, keys, step) -> None:
    pupil = Pupil(school(make_app), "dungeonology", chapter_of("dungeonology", "home"))
    pupil.play_to("home")
    pupil.table.presenter.intend(keys)
    pupil.stop = step
    pupil.play(40)
    assert sure(pupil.table.lesson).shown == step
    assert glowing(pupil.table)


def test_who_submits_at_once_hears_of_the_other_story_and_goes_on_there(make_app) -> None:
    """Not that the game has gone a way of its own: to submit was one of two good answers."""
    app = school(make_app)
    pupil = Pupil(app, "dungeonology", chapter_of("dungeonology", "thesis"))
    pupil.play_to("more")
    pupil.table.presenter.intend(["submit"])
    while not isinstance(page := app.stack.top, Dialog):
        if page is not pupil.table:  # the defence of the thesis
            sure(page, PageScene).back()
        app.frame(0.5)
        app.do_jobs(600)
    rival = pupil.table.sitting.seats[1].name
    assert page.text == app.words("dungeonology.lesson.thesis.otherwise", rival=rival)
    assert not pupil.table.sitting.outcome
    sure(page.page.find("next")).use()
    assert sure(pupil.table.sitting.lesson).id == "home"


def told_at(pupil: Pupil, keys: list[str]) -> str:
    """The step that lies there after some answers of the pupil's."""
    pupil.table.presenter.intend(keys)
    for _ in range(4):
        pupil.app.frame(0.5)
        pupil.app.do_jobs(600)
    return sure(pupil.table.lesson).shown


def test_a_step_that_comes_after_another_waits_for_it(make_app) -> None:
    """One card played alone: nothing has been done before, so nothing is done "again"."""
    pupil = Pupil(school(make_app), "catacombs", chapter_of("catacombs", "raid"))
    pupil.play_to("play_all")
    assert told_at(pupil, ["play:stumble"]) == "clank"
    sure(pupil.table.page.find("lesson_on")).use()
    pupil.app.frame(0.5)
    assert sure(pupil.table.lesson).shown == ""


def test_what_was_found_out_by_playing_is_not_taught_any_more(make_app) -> None:
    pupil = Pupil(school(make_app), "catacombs", chapter_of("catacombs", "raid"))
    pupil.play_to("walk")
    lesson = sure(pupil.table.lesson)
    walk, explore = (s for s in lesson.chapter.steps if s.id in ("walk", "explore"))
    told_at(pupil, ["walk:XA.crypt-lb"])
    assert lesson.is_behind(walk)
    told_at(pupil, ["explore:XA.EL1"])
    assert lesson.is_behind(explore)
    assert not lesson.is_told("explore")
    assert lesson.shown == "lay"


def test_what_was_taken_back_is_taught_again(make_app) -> None:
    pupil = Pupil(school(make_app), "catacombs", chapter_of("catacombs", "raid"))
    pupil.play_to("walk")
    told_at(pupil, ["walk:XA.crypt-la"])
    sure(pupil.table.page.find("lesson_back")).use()
    pupil.app.frame(0.5)
    assert sure(pupil.table.lesson).shown == "walk"


def test_the_lesson_comes_first_for_whoever_has_never_played(make_app) -> None:
    app = school(make_app)

    def first_line() -> tuple[str, str]:
        app.open_title()
        app.frame(0)
        page = sure(app.stack.top, TitlePage)
        return page.title, page.entries()[0][0]

    title, name = first_line()
    assert name == "lesson"
    for chapter in load_lesson(title):
        app.progress.lesson_told(key_of(title, chapter))
    assert first_line() == (title, "new_game")


def test_the_shelf_says_which_lesson_was_begun(make_app) -> None:
    app = school(make_app)
    app.open_title()
    app.frame(0)
    page = sure(app.stack.top, TitlePage)
    assert page.entries()[0][2] == "learn by playing"
    app.progress.lesson_told(f"{page.title}.lesson.{load_lesson(page.title)[0].id}.goal")
    assert page.entries()[0][2] == "begun: go on"


def test_an_answer_glows_once_where_its_places_lie_in_each_other(make_app) -> None:
    """A gate lies in its district."""
    pupil = Pupil(school(make_app), "atlandice", load_lesson("atlandice")[0])
    pupil.play_to("visit")
    assert len(glowing(pupil.table)) == len(things(pupil.table)) == 4


def test_a_line_leads_to_one_thing_never_to_one_of_several(make_app) -> None:
    pupil = Pupil(school(make_app), "dungeonology", load_lesson("dungeonology")[0])
    pupil.play_to("uses")
    assert sure(pupil.table.page.find("lesson:uses"), LessonSlip).near is not None
    pupil.play_to("cards")
    assert len(glowing(pupil.table)) > 1
    assert sure(pupil.table.page.find("lesson:cards"), LessonSlip).near is None


def test_a_ring_goes_round_the_part_of_a_place_that_is_seen(make_app) -> None:
    """Places to explore reach below the ribbon and the seats."""
    pupil = Pupil(school(make_app), "dungeonology", load_lesson("dungeonology")[0])
    pupil.play_to("explore")
    papers = [pupil.table.parts[name].rect for name in ("ribbon", "rail")]
    assert all(ring.rect.collidelist(papers) < 0 for ring in glowing(pupil.table))


def test_a_ring_goes_round_a_whole_zone_where_nothing_lies_on_it(make_app) -> None:
    """Cards that might come up, and names on the map, cut it off in the midst of the zone."""
    pupil = Pupil(school(make_app), "dungeonology", load_lesson("dungeonology")[0])
    pupil.play_to("walk")
    zones = [spot.rect for spot in pupil.table.parts["map"].spots() if spot.key.startswith("step:")]
    assert sorted(ring.rect.topleft for ring in glowing(pupil.table)) == sorted(
        zone.topleft for zone in zones
    )
    assert all(ring.rect in zones for ring in glowing(pupil.table))


@pytest.mark.parametrize("step", ["acquire", "walk"])
def test_a_ring_hides_nothing_that_tells_what_things_cost(make_app, step) -> None:
    """Nor how many cards a pile has."""
    app = school(make_app)
    pupil = Pupil(app, "catacombs", chapter_of("catacombs", "raid"))
    pupil.play_to(step)
    table, lesson = pupil.table, sure(pupil.table.lesson)
    app.frame(0.5)
    rings = [ring.rect.inflate(12, 12) for ring in glowing(table)]
    boxes = [box for part in table.visible() for box in part.prices()]
    boxes = [
        box for box in boxes if box.collidelist(rings) >= 0 and not box.colliderect(lesson.laid)
    ]
    assert boxes
    ringed = [app.screen.subsurface(box).copy() for box in boxes]
    lesson.is_left = True
    table.rebuild()
    app.frame(0.5)
    assert not glowing(table)
    bare = [app.screen.subsurface(box) for box in boxes]
    assert [a.get_buffer().raw for a in ringed] == [b.copy().get_buffer().raw for b in bare]


def test_a_slip_lies_off_the_ledger_it_speaks_of(make_app) -> None:
    pupil = Pupil(school(make_app), "atlandice", load_lesson("atlandice")[0])
    pupil.play_to("taken")
    slip = sure(pupil.table.page.find("lesson:taken")).rect
    assert not slip.colliderect(pupil.table.parts["ledger"].rect)


def test_a_lesson_is_no_game_of_the_chronicle(make_app) -> None:
    app, chapter = school(make_app), load_lesson("atlandice")[0]
    open_chapter(app, "atlandice", chapter)
    app.frame(0.5)
    assert sure(app.games).saved(app) is None


def test_who_ends_a_movement_as_the_lesson_says_is_not_asked_whether_that_is_meant(
    make_app,
) -> None:
    pupil = Pupil(school(make_app), "dungeonology", chapter_of("dungeonology", "home"))
    pupil.play_to("end")
    acts = sure(pupil.table.acts, DungeonActs)
    assert acts.left_over("end") == ""
    sure(pupil.table.lesson).is_left = True
    assert acts.left_over("end") == "steps"


def test_a_rival_goes_by_the_script_and_thinks_where_it_ends(make_app) -> None:
    app, chapter = school(make_app), load_lesson("atlandice")[0]
    pupil = Pupil(app, "atlandice", chapter)
    assert pupil.play()
    moves = pupil.table.sitting.timeline.moves
    given = [move.key for move in moves if move.by == "computer"]
    assert given[:2] == list(chapter.rivals[:2])


@pytest.mark.parametrize("title", TITLES)
def test_what_a_step_makes_moot_is_a_hint(title) -> None:
    hints = {hint.id for hint in load_hints(title)}
    moot = {one for part in load_lesson(title) for step in part.steps for one in step.moot}
    assert moot
    assert moot <= hints


def test_a_hint_does_not_say_again_what_the_lesson_said(make_app) -> None:
    app = school(make_app, hints=True, hints_seen=())
    pupil = Pupil(app, "atlandice", load_lesson("atlandice")[0])
    pupil.play_to("taken")
    assert "atlandice.visit" in app.settings.hints_seen


def test_who_comes_back_meets_the_step_that_lay_there(make_app) -> None:
    """Also one about something that has happened."""
    app, chapter = school(make_app), load_lesson("atlandice")[0]
    pupil = Pupil(app, "atlandice", chapter)
    pupil.play_to("clock")
    pupil.table.saved.leave_game()
    open_lesson(app, "atlandice")
    app.frame(0.5)
    app.do_jobs(600)
    app.frame(0.5)
    assert sure(pupil.table.lesson).shown == "clock"


def test_a_slip_stays_where_it_lies_while_a_card_is_pointed_at(make_app) -> None:
    app = school(make_app, size=(1280, 720))
    pupil = Pupil(app, "dungeonology", load_lesson("dungeonology")[0])
    pupil.play_to("uses")
    driver = Driver(app)
    laid = sure(pupil.table.page.find("lesson:uses")).rect
    card = driver.spots()["hand:0:T03"].rect
    driver.move(card.center)
    driver.pump(5)
    assert sure(pupil.table.page.find("lesson:uses")).rect == laid


def test_a_slip_lies_off_the_place_where_a_card_pointed_at_is_shown_large(make_app) -> None:
    """Whoever has laid a card points at the next one, and reads what is said meanwhile."""
    spying = next(c for c in load_lesson("dungeonology") if c.id == "spying")
    pupil = Pupil(school(make_app, size=(1280, 720)), "dungeonology", spying)
    pupil.play_to("more")
    slip = sure(pupil.table.page.find("lesson:more")).rect
    shown = enlarged(pupil.table.visible())
    assert shown
    assert slip.collidelist(shown) < 0


def test_the_page_of_a_study_shows_what_the_lesson_asks_for(make_app) -> None:
    app = school(make_app)
    pupil = Pupil(app, "dungeonology", load_lesson("dungeonology")[0])
    pupil.play_to("study")
    keys = [key for key in pupil.table.presenter.choices.keys if key.startswith("study:")]
    assert len(keys) > 1
    pupil.table.acts.pick(keys, pupil.table.area)
    widgets = sure(app.stack.top, PageScene).page.widgets
    tiles = [widget for widget in widgets if isinstance(widget, AimTile)]
    assert len(tiles) > 1
    assert [tile.id for tile in tiles if tile.is_right] == ["aim:study:1"]


def test_a11_3_the_slip_that_asks_for_whom_shows_what_the_lesson_says(make_app) -> None:
    pupil = Pupil(school(make_app), "atlandice", load_lesson("atlandice")[0])
    pupil.play_to("visit")
    table = pupil.table
    keys = [key for key in table.presenter.choices.keys if key.startswith("visit:1:")]
    table.acts.pick(keys, table.area)
    asked = [w for w in table.page.widgets if isinstance(w, Button) and w.answer in keys]
    assert [button.answer for button in asked if button.kind == "brass"] == ["visit:1:0"]


def test_a_step_between_forgets_nothing_that_happened(make_app) -> None:
    """What was taken is told before the neutral player, the clock at the end of its first round."""
    pupil = Pupil(school(make_app), "atlandice", load_lesson("atlandice")[0])
    pupil.play_to("clock")
    assert pupil.table.sitting.view(0)["round"] == 2
    told = list(pupil.seen)
    assert told.index("dive.sail") + 1 == told.index("dive.taken") < told.index("dive.neutral")


def test_a_slip_leaves_free_what_its_step_is_about(make_app) -> None:
    """The submarine, where it is asked where it goes."""
    pupil = Pupil(school(make_app), "atlandice", load_lesson("atlandice")[0])
    pupil.play_to("sail")
    boat = next(s for s in pupil.table.parts["city"].spots() if s.id == "boat")
    assert not sure(pupil.table.page.find("lesson:sail")).rect.colliderect(boat.rect)
