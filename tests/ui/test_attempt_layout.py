"""The stage of a stealth attempt at every size of window and text."""

from collections.abc import Callable

import pytest

from game.scenes.dungeonology.attempt.end import Ending
from game.scenes.dungeonology.attempt.question import AskedPainter
from game.scenes.shell.app import App
from tests.ui.attempts import (
    Game,
    StageScene,
    aiming,
    answered,
    promised,
    prompt,
    verb_first,
)
from tests.ui.layout import at_every_size, layout_faults, record
from tests.ui.sittings import a_sitting
from tests.ui.typed import sure

PLAYED: dict[str, Game] = {}


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


@at_every_size
def test_a_lifted_card_and_its_slip_leave_the_sentence_in_view(
    make_app: Callable[..., App], size: tuple[int, int], text_size: int
) -> None:
    app = make_app(size, text_size=text_size, speed="off")
    game = moments(app)["held"]
    app.stack.push(StageScene(game.stage))
    drawn = record(app)
    stage = game.stage.stage
    lifted = game.stage.fan.layout.lifted
    assert stage is not None
    assert lifted is not None
    said = AskedPainter(game.stage.brush, stage, game.moment).sentences()[0]
    assert any(one.text.startswith(said[:20]) and stage.asked.contains(one.rect) for one in drawn)
    assert not game.stage.fan.layout.risen(lifted).colliderect(stage.asked)
    slip = next(one for one in drawn if "against" in one.text)
    assert not slip.rect.colliderect(stage.asked)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1600, 900)], ids=str)
def test_no_paper_lies_half_below_the_verdict(
    make_app: Callable[..., App], size: tuple[int, int]
) -> None:
    app = make_app(size, speed="off")
    game = moments(app)["end"]
    app.stack.push(StageScene(game.stage))
    record(app)
    sheet = sure(game.stage.ending, Ending).box()
    _sheet, *beside = game.stage.asking()
    assert [paper for paper in beside if paper.colliderect(sheet)] == []
    told = [spot.rect for spot in game.stage.spots() if spot.id.startswith(("stakes", "order:"))]
    assert told
    assert [rect for rect in told if rect.colliderect(sheet)] == []


@at_every_size
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
