"""The stage of a stealth attempt: what it tells, how it is played, how it ends."""

from collections.abc import Callable
from functools import cache

import pygame
import pytest

from game.api import Question
from game.bots import BOTS
from game.engine.titles.dungeonology.state import Source
from game.scenes.app import App
from game.scenes.dungeonology import duel_facts as facts
from game.scenes.dungeonology.duel_aim import AimScene
from game.scenes.dungeonology.duel_art import MOST_DEGREES, tilt
from game.scenes.dungeonology.duel_over import AttemptOver
from game.scenes.dungeonology.speech import DungeonSpeech
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.table.choices import NO_CHOICES, Asked
from game.session.sitting import Sitting
from tests.ui.attempts import NAMES, Game, StageScene, a_sitting, answered, prompt, verb_first
from tests.ui.driver import Driver
from tests.ui.every_scene import dungeon
from tests.ui.layout import SIZES, TEXT_SIZES, layout_faults, record


@pytest.fixture
def game(make_app: Callable[..., App]) -> Game:
    """A game of four people."""
    return Game(make_app(speed="off"), a_sitting())


def promised(sitting: Sitting, question: Question) -> bool:
    """Cards are laid while something is certain to be added to them."""
    attempt = sitting.view(None)["attempt"]
    return question.prompt == "generate" and bool(attempt["coming"])


# What it tells


def test_the_balance_tips_six_degrees_a_point_and_no_further_than_eighteen() -> None:
    assert tilt(4, 4) == 0
    assert tilt(3, 4) == 6
    assert tilt(5, 3) == -12
    assert tilt(0, 11) == MOST_DEGREES == 18


def test_rows_of_both_lists_add_up_to_the_totals(game: Game) -> None:
    game.until(answered, verb_first("play", "interfere"))
    view, attempt = game.sitting.view(None), game.stage.attempt
    assert attempt is not None
    for side, total in zip(("stealth", "alert"), game.stage.totals, strict=True):
        rows = facts.rows(
            game.app.box, game.app.words, view, attempt, game.stage.parts, side, game.stage.names
        )
        assert sum(row.value for row in rows) == total == attempt[side]
        assert all(row.hint for row in rows)


def test_every_card_of_an_opponent_bears_the_sign_of_who_played_it(game: Game) -> None:
    game.until(answered, verb_first("play", "interfere"))
    reds = [p for p in game.stage.parts if facts.is_card(game.app.box, p) and p.side == "alert"]
    assert reds
    assert all(p.seat not in (facts.NOBODY, game.stage.attempt["seat"]) for p in reds)


def test_steps_go_on_and_never_back(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    assert game.stage.step == 1
    game.until(prompt("interfere", "last_word"))
    assert game.stage.step >= 3
    game.until(prompt("last_word"))
    assert game.stage.step == 4


def test_stakes_name_every_cube_aimed_at_and_what_failure_costs(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    attempt = game.stage.attempt
    assert attempt is not None
    aimed = facts.aimed_at(game.sitting.view(None), attempt)
    lines = game.stage.stakes()
    assert {line.sign for line in lines if line.good} == set(aimed)
    assert next(line.sign for line in lines if not line.good) == "stun"
    assert len(aimed) == len(attempt["slots"])


def test_numbers_appear_one_by_one_and_agree_with_the_view_at_rest(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    before = list(game.stage.parts)
    key = next(o.key for o in game.question.options if o.verb == "use")
    events = game.sitting.choose(key)
    changed = [event for event in events if event.kind == "total_changed"]
    assert len(changed) == 1
    for event in events:
        tween = game.stage.animate(event, game.sitting.view(None))
        if tween is not None:
            assert game.stage.parts == before, "the number came before its card landed"
            tween.finish()
    assert len(game.stage.parts) == len(before) + 1
    game.show(None)
    assert list(game.stage.totals) == [
        game.stage.attempt["stealth"],
        game.stage.attempt["alert"],
    ]


def texts_on(game: Game) -> list[str]:
    """Everything written on the stage."""
    game.app.stack.push(StageScene(game.stage))
    return [drawn.text for drawn in record(game.app)]


def test_what_is_certain_to_come_is_counted_before_it_is_added(game: Game) -> None:
    """D5.3 step 4: the study bonus comes after the cards, and nobody lays cards for it in vain."""
    game.until(promised)
    coming = game.sitting.view(None)["attempt"]["coming"]
    more = sum(part["value"] for part in coming)
    before = game.stage.totals
    assert more > 0
    assert game.stage.expected == (before[0] + more, before[1])
    assert game.stage.degrees == tilt(*game.stage.expected)
    key, n = facts.verdict_key(*game.stage.expected)
    said = texts_on(game)
    assert game.app.words(f"duel.verdict.{key}", n=n) in said
    assert any(game.app.words("duel.asked.coming", n=more) in text for text in said)
    assert {str(total) for total in game.stage.expected} <= set(said)


def test_numbers_to_come_stand_apart_and_tell_so(game: Game) -> None:
    game.until(promised)
    assert game.app.words("duel.later.cards") in texts_on(game)
    hints = [place.hint for place in game.stage.places if place.id.startswith("row:stealth")]
    assert any(game.app.words("duel.later.certain") in hint for hint in hints)


def test_a_held_card_tells_what_will_be_once_all_has_come(game: Game) -> None:
    game.until(promised)
    key = next(k for k in game.stage.choices.keys if k.startswith("use:"))
    known = game.stage.choices.preview(key)
    game.answer(key)
    if game.question.find("done"):
        game.answer("done")
    assert game.stage.totals == (known["stealth"], known["alert"])


def test_numbers_to_come_are_counted_once_while_they_are_told(game: Game) -> None:
    """Two come one after the other; the balance stands still meanwhile."""
    game.until(promised)
    view = game.sitting.view(None)
    attempt, base = view["attempt"], game.stage.totals
    two = [Source("stealth", what, 1, -1)._asdict() for what in ("bonus", "intern")]
    seen = []
    sources = [*attempt["sources"], *two]
    for told, coming in ((0, two), (1, []), (2, [])):
        now = {"sources": sources if told else attempt["sources"], "coming": coming}
        now["stealth"] = base[0] + told
        game.stage.show({**view, "attempt": {**attempt, **now}}, NO_CHOICES)
        seen.append((game.stage.totals[0], game.stage.expected[0]))
    assert seen == [(base[0] + told, base[0] + 2) for told in (0, 1, 2)]


def test_a_divination_to_come_is_named_and_not_counted(game: Game) -> None:
    def lucky(sitting: Sitting, question: Question) -> bool:
        attempt = sitting.view(None)["attempt"]
        return question.prompt == "generate" and bool(attempt["divinations"])

    game.until(lucky)
    coming = game.sitting.view(None)["attempt"]["coming"]
    assert game.stage.expected[1] == game.stage.totals[1]
    assert game.stage.expected[0] == game.stage.totals[0] + sum(p["value"] for p in coming)
    assert game.app.words("duel.later.unknown") in texts_on(game)


def test_going_back_in_time_takes_numbers_back(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    before, earlier = game.stage.totals, game.sitting.view(None)
    game.answer(next(o.key for o in game.question.options if o.verb == "use"))
    assert len(game.stage.parts) > len(earlier["attempt"]["sources"])
    game.stage.show(earlier, NO_CHOICES)
    assert game.stage.totals == before
    assert len(game.stage.parts) == len(earlier["attempt"]["sources"])


# How it is played


def test_pointing_at_a_card_shows_the_new_total_before_it_is_played(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    spot = next(s for s in game.stage.areas() if s.key.startswith("use:"))
    game.point(spot.rect.center)
    game.app.stack.push(StageScene(game.stage))
    known = game.stage.choices.preview(spot.key)
    texts = [drawn.text for drawn in record(game.app)]
    assert any(facts.signed(known["value"]) in text for text in texts)
    assert any(f"{known['stealth']} against {known['alert']}" in text for text in texts)
    assert not game.chosen


def test_a_click_on_a_card_plays_it_and_one_on_a_button_ends_it(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    game.click(game.spot("use:").center)
    assert game.chosen[-1].startswith("use:")
    game.answer(game.chosen[-1])
    game.show()
    game.point((3, 3))
    if "done" in game.stage.choices.keys:
        game.click(game.spot("done").center)
        assert game.chosen[-1] == "done"


def test_every_answer_of_an_attempt_has_a_place_on_the_stage(game: Game) -> None:
    seen = set()
    for _ in range(12):
        game.until(prompt("generate", "divination", "intervene", "last_word", "interfere", "duel"))
        spots = {spot.key for spot in game.stage.areas() if spot.key}
        offered = set(Asked(game.sitting, game.speech).keys)
        assert offered <= spots
        seen.add(game.question.prompt)
        game.answer()
    assert {"generate", "last_word"} <= seen


def test_divined_cards_turn_over_and_one_is_picked(game: Game) -> None:
    game.until(prompt("divination"), verb_first("play", "interfere"))
    cards = game.sitting.view(None)["attempt"]["divined"]
    assert game.stage.divined == cards
    assert not [s for s in game.stage.areas() if s.id.startswith("hand:")]
    picks = [s for s in game.stage.areas() if s.key.startswith("pick:")]
    assert {s.key for s in picks} == {f"pick:{card}" for card in cards}
    game.click(picks[-1].rect.center)
    assert game.chosen == [picks[-1].key]
    game.answer(picks[-1].key)
    assert not game.stage.divined


def test_nothing_of_a_hand_is_shown_to_everybody(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    game.show(None)
    assert not [s for s in game.stage.areas() if s.thing and s.thing[0] == "card" and s.key]
    hand = [s for s in game.stage.areas() if s.id.startswith("hand:")]
    assert hand
    assert all(s.thing is None for s in hand)


# How it ends


def test_the_verdict_and_its_consequences_are_told_line_by_line(game: Game) -> None:
    game.until(prompt("last_word"))
    while game.sitting.view(None)["attempt"] is not None:
        game.answer("pass" if game.question.find("pass") else None)
    ending = game.stage.ending
    assert ending is not None
    assert ending.success == (ending.totals[0] >= ending.totals[1])
    assert ending.lines or game.question.prompt == "stun"


def test_the_choice_after_a_failure_stands_on_the_stage(game: Game) -> None:
    game.until(lambda s, q: q.prompt == "stun" and game.stage.ending is not None)
    view = game.sitting.view(game.question.seat)
    assert game.stage.is_open(view, False, "stun")
    keys = {spot.key for spot in game.stage.areas() if spot.key}
    assert {"stun", "sacrifice"} <= keys
    game.click(game.spot("sacrifice").center)
    assert game.chosen == ["sacrifice"]
    assert not game.stage.is_open(view, False, "priority")


def test_a_stun_of_another_day_does_not_open_the_stage(game: Game) -> None:
    game.until(lambda s, q: q.prompt == "stun" and game.stage.ending is not None)
    game.until(lambda s, q: q.prompt == "begin")
    assert game.stage.ending is None


# At the table


def study_at_the_table(
    make_app: Callable[..., App], speed: str, seed: int = 3
) -> tuple[Driver, DungeonTable, str]:
    """A person's Study about to begin at a table with three computers."""
    app = make_app(speed=speed, hints=False)
    sitting = a_sitting(seed, ("person", "greedy", "greedy", "greedy"))
    game = Game(app, sitting)
    game.until(lambda s, q: q.seat == 0 and q.prompt == "act" and bool(q.find("study:1")))
    table = DungeonTable(app, sitting)
    app.stack.push(table)
    driver = Driver(app)
    driver.pump(30)
    table.recap = []
    return driver, table, next(o.key for o in game.question.options if o.verb == "study")


def wait(driver: Driver, table: DungeonTable) -> None:
    """Until somebody has to decide, or to read the verdict."""
    for _ in range(1200):
        if isinstance(table.app.stack.top, AttemptOver) and not table.motion.running:
            return
        if table.course.stage == "ask" and not table.motion.running and not table.course.pending:
            return
        driver.pump(1, 0.05)
    raise AssertionError(table.course.stage)


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_whole_study_by_mouse(make_app: Callable[..., App], speed: str) -> None:
    driver, table, key = study_at_the_table(make_app, speed)
    table.choose(key)
    wait(driver, table)
    stage = table.parts["duel"]
    assert table.is_duel
    for _ in range(30):
        if isinstance(driver.app.stack.top, AttemptOver):
            break
        keys = [spot for spot in stage.areas() if spot.key and spot.enabled]
        ends = [s for s in keys if s.key in ("done", "pass", "stun") or s.key.startswith("pick")]
        spot = ends[0] if ends else keys[0]
        before = table.sitting.length
        driver.click_at(spot.rect.center)
        assert table.sitting.length > before, f"{spot} did nothing"
        wait(driver, table)
    driver.click("go_on")
    wait(driver, table)
    assert not table.is_duel


def test_a_whole_study_by_keyboard(make_app: Callable[..., App]) -> None:
    driver, table, key = study_at_the_table(make_app, "off")
    table.choose(key)
    wait(driver, table)
    for _ in range(40):
        if isinstance(driver.app.stack.top, AttemptOver):
            break
        before = table.sitting.length
        wanted = ("answer:done", "answer:pass", "answer:stun", "divined:", "hand:")
        names = [spot.id for spot in table.spots()]
        name = next(n for w in wanted for n in names if n.startswith(w))
        driver.focus(name)
        driver.key(pygame.K_RETURN)
        wait(driver, table)
        assert table.sitting.length > before
    driver.key(pygame.K_RETURN)
    wait(driver, table)
    assert not table.is_duel


def test_a_click_finishes_the_verdict(make_app: Callable[..., App]) -> None:
    driver, table, key = study_at_the_table(make_app, "slow")
    table.choose(key)
    for _ in range(400):
        if table.parts["duel"].ending is not None:
            break
        driver.pump(1, 0.1)
        choices = table.course.choices
        if table.course.stage == "ask" and table.is_duel and choices.seat is not None:
            keys = choices.keys
            table.choose(next((k for k in keys if k in ("done", "pass")), keys[0]))
    assert table.motion.running
    driver.click_at((640, 300))
    assert not table.motion.running


def ended(driver: Driver, table: DungeonTable, cards: int) -> AttemptOver:
    """The verdict of a Study with so many cards, all that it brings told."""
    for _ in range(60):
        wait(driver, table)
        if isinstance(driver.app.stack.top, AttemptOver):
            return driver.app.stack.top
        choices = table.course.choices
        ends = [k for k in choices.keys if k in ("done", "pass", "stun") or k.startswith("pick")]
        if choices.prompt == "generate" and cards > 0:
            ends, cards = [], cards - 1
        table.choose((ends or list(choices.keys))[0])
        driver.pump()
    raise AssertionError("the verdict never came")


@pytest.mark.parametrize("speed", ["off", "fast"])
@pytest.mark.parametrize(("seed", "cards", "success"), [(3, 1, False), (14, 9, True)])
def test_the_verdict_of_a_person_stays_until_it_was_read(
    make_app: Callable[..., App], speed: str, seed: int, cards: int, success: bool
) -> None:
    driver, table, key = study_at_the_table(make_app, speed, seed)
    table.choose(key)
    driver.pump()
    ended(driver, table, cards)
    turn, length = table.course.view["turn"], table.sitting.length
    driver.pump(200, 0.1)
    assert (table.course.view["turn"], table.sitting.length) == (turn, length), "it went on"
    assert table.is_duel
    ending = table.duel.ending
    assert ending is not None
    assert ending.lines
    assert ending.success is success
    word = "success" if success else "failure"
    stealth, alert = ending.totals
    driver.app.stack.push(StageScene(table.duel))
    texts = [drawn.text for drawn in record(driver.app)]
    driver.app.stack.pop()
    assert table.words(f"duel.end.{word}") in texts
    assert table.words(f"duel.end.{word}_note", stealth=stealth, alert=alert) in texts
    for _, text, _ in ending.lines:
        assert any(text.split("]")[-1] in one for one in texts)  # behind its sign
    driver.click_at((5, 300))
    assert driver.app.stack.top is table
    wait(driver, table)
    assert not table.is_duel


def test_one_click_skips_to_the_verdict_and_the_next_one_goes_on(
    make_app: Callable[..., App],
) -> None:
    driver, table, key = study_at_the_table(make_app, "slow")
    table.choose(key)
    for _ in range(3000):
        choices = table.course.choices
        if table.duel.ending is not None:
            break
        if table.course.stage == "ask" and choices.seat is not None and not table.motion.running:
            keys = choices.keys
            table.choose(next((k for k in keys if k in ("done", "pass")), keys[0]))
        driver.pump(1, 0.1)
    driver.click_at((5, 300))
    if table.course.choices.prompt == "stun":
        table.choose("stun")
        driver.pump(2)
        driver.click_at((5, 300))
    assert isinstance(driver.app.stack.top, AttemptOver)
    assert not table.motion.running
    assert table.duel.ending is not None
    driver.key(pygame.K_SPACE)
    assert driver.app.stack.top is table
    assert not table.duel.rests


def test_computers_among_themselves_hold_up_nobody(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off", hints=False)
    table = DungeonTable(app, a_sitting(3, ("greedy",) * 4))
    app.stack.push(table)
    driver = Driver(app)
    seen = 0
    for _ in range(600):
        driver.pump(1, 0.05)
        assert app.stack.top is table
        seen = sum(t.event.kind == "attempt_ended" for t in table.sitting.events_for(None))
        if seen > 3:
            break
    assert seen > 3


def test_a_person_who_was_spied_upon_reads_how_it_ended(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off", hints=False)
    sitting = a_sitting(2, ("person", "greedy", "greedy", "greedy"))
    game = Game(app, sitting)

    def robbed(sitting: Sitting, question: Question) -> bool:
        return (
            question.prompt == "duel"
            and question.seat == 0
            and (sitting.view(None)["attempt"]["rival"] == 0)
        )

    game.until(robbed, verb_first("spy"))
    table = DungeonTable(app, sitting)
    app.stack.push(table)
    driver = Driver(app)
    driver.pump(5)
    over = ended(driver, table, 0)
    assert table.duel.ending is not None
    assert table.duel.ending.attempt["rival"] == 0
    over.back()
    driver.pump(2)
    assert not table.duel.rests


def test_how_many_cubes_is_chosen_on_tiles(make_app: Callable[..., App]) -> None:
    app = make_app(speed="off")
    taken: list[str] = []
    driver = Driver(app)
    app.open_title()

    def open_tiles() -> AimScene:
        scene = aiming(app, "study", taken.append)
        app.stack.push(scene)
        driver.pump()
        return scene

    scene = open_tiles()
    texts = [drawn.text for drawn in record(app)]
    alerts = [str(scene.choices.preview(key)["alert"]) for key in scene.keys]
    assert all(alert in texts for alert in alerts)
    driver.click("aim:study:2")
    assert taken == ["study:2"]
    open_tiles()
    driver.key(pygame.K_1)
    assert taken == ["study:2", "study:1"]
    open_tiles()
    driver.focus("aim:study:2")
    driver.key(pygame.K_RETURN)
    assert taken == ["study:2", "study:1", "study:2"]
    open_tiles()
    driver.key(pygame.K_ESCAPE)
    assert len(taken) == 3
    assert not isinstance(app.stack.top, AimScene)


def test_a_zone_with_attempts_and_a_camp_asks_which_in_words(make_app: Callable[..., App]) -> None:
    """D4.8: the own zone may offer a Study and its Camp; only attempts have an Alert to choose by."""
    app = make_app(speed="off")
    table = dungeon(app, "act", "camp")
    keys = list(table.parts["map"].board.picks[table.parts["map"].board.here])
    assert "camp" in keys
    for offered in (keys, [*keys, "study:1"], ["study:1", *keys]):
        table.pick(offered, pygame.Rect(600, 300, 10, 10))
        app.frame(0.1)
        assert app.stack.top is table
        assert {f"pick:{key}" for key in offered} <= {widget.id for widget in table.page.widgets}


# Layout


PLAYED: dict[str, Game] = {}


@cache
def about_to(verb: str) -> Sitting:
    """A game in which somebody can choose between several attempts of a kind."""
    sitting = a_sitting(2)
    bots = [BOTS["greedy"](seat) for seat in range(4)]
    while True:
        question = sitting.question
        assert question is not None
        if sum(option.verb == verb for option in question.options) > 2:
            return sitting
        sitting.choose(bots[question.seat].answer(sitting.view(question.seat), question))


def aiming(app: App, verb: str, choose: Callable[[str], None] = lambda _key: None) -> AimScene:
    """The choice of an attempt."""
    sitting = about_to(verb)
    choices = Asked(sitting, DungeonSpeech(app.box, app.words, NAMES))
    view = sitting.view(choices.seat)
    return AimScene(app, view, choices, choices.by_verb(verb), sitting.seats, choose)


def moments(app: App) -> dict[str, Game]:
    """The stage at different moments of games that are played once."""
    if not PLAYED:
        fresh = lambda: Game(app, a_sitting())  # noqa: E731
        answering = verb_first("play", "interfere")
        PLAYED["generate"] = fresh().until(prompt("generate", kind="study"))
        PLAYED["promised"] = fresh().until(promised)
        PLAYED["last_word"] = fresh().until(answered, answering)
        PLAYED["spying"] = fresh().until(prompt("duel"), verb_first("spy"))
        PLAYED["divination"] = fresh().until(prompt("divination"), answering)
        PLAYED["end"] = fresh().until(lambda s, q: q.prompt == "stun")
    found = {name: game.again(app) for name, game in PLAYED.items()}
    found["held"] = held = PLAYED["generate"].again(app)
    held.point(held.spot("use:").center)
    found["rests"] = rests = PLAYED["end"].again(app)
    rests.stage.rests = True
    rests.show(None)
    return found


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_a_lifted_card_and_its_slip_leave_the_sentence_in_view(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off")
    game = moments(app)["held"]
    app.stack.push(StageScene(game.stage))
    drawn = record(app)
    stage = game.stage.stage
    lifted = game.stage.fan._lifted
    assert stage is not None
    assert lifted is not None
    said = game.stage._asked()[0]
    assert any(one.text.startswith(said[:20]) and stage.asked.contains(one.rect) for one in drawn)
    assert not game.stage.fan._risen(lifted).colliderect(stage.asked)
    slip = next(one for one in drawn if "against" in one.text)
    assert not slip.rect.colliderect(stage.asked)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_text_of_the_stage_is_whole_apart_and_readable(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off")
    faults = []
    for name, game in moments(app).items():
        app.stack.push(StageScene(game.stage))
        faults += [f"{name}: {fault}" for fault in layout_faults(app)]
        game.stage.names = ["Wolfeschlegelsteinhausen", "欧阳若兰", "Maximiliane Augusta", "I"]
        game.stage.stale()
        faults += [f"{name}, long names: {fault}" for fault in layout_faults(app)]
    for verb in ("study", "spy"):
        app.open_title()
        app.stack.push(aiming(app, verb))
        app.frame(1 / 60)
        faults += [f"aim, {verb}: {fault}" for fault in layout_faults(app)]
    assert not faults, "\n".join(faults)
