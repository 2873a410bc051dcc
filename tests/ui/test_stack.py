"""The stack with three scenes: who gets events, who is drawn, when enter and leave are called."""

import pygame
import pytest

from game.scenes.shell.stack import Stack
from tests.ui.bare_scene import BareScene


class Probe(BareScene):
    """Writes down what happens to it."""

    def __init__(self, name: str, book: list[str], overlay: bool = False) -> None:
        super().__init__()
        self.name, self.book, self.overlay = name, book, overlay
        self.answer = True
        self.wait: float | None = None

    def enter(self) -> None:
        self.book.append(f"{self.name} enter")

    def leave(self) -> None:
        self.book.append(f"{self.name} leave")

    def handle(self, event: pygame.event.Event) -> bool:
        self.book.append(f"{self.name} event")
        return self.answer

    def update(self, dt: float) -> None:
        self.book.append(f"{self.name} update {dt}")

    def draw(self, surface: pygame.Surface) -> None:
        self.book.append(f"{self.name} draw")

    def wake_in(self) -> float | None:
        return self.wait


@pytest.fixture
def book() -> list[str]:
    return []


@pytest.fixture
def three(book: list[str]) -> tuple[Stack, Probe, Probe, Probe]:
    stack = Stack()
    scenes = Probe("low", book), Probe("page", book), Probe("over", book, overlay=True)
    for scene in scenes:
        stack.push(scene)
    return stack, *scenes


def test_only_the_top_of_three_gets_events(three, book) -> None:
    stack, *_ = three
    book.clear()
    assert stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a)) is True
    assert book == ["over event"]


def test_an_overlay_shows_the_page_below_but_not_what_that_covers(three, book) -> None:
    stack, *_ = three
    book.clear()
    stack.draw(pygame.Surface((4, 4)))
    assert book == ["page draw", "over draw"]


def test_enter_and_leave_in_pairs(three, book) -> None:
    stack, low, page, _over = three
    assert book == [
        "low enter", "low leave", "page enter", "page leave", "over enter",
    ]  # fmt: skip
    book.clear()
    stack.pop(page)
    assert book == ["over leave", "page leave", "low enter"]
    assert stack.top is low


def test_time_passes_for_covered_scenes_too(three, book) -> None:
    stack, *_ = three
    book.clear()
    stack.update(0.5)
    assert book == ["low update 0.5", "page update 0.5", "over update 0.5"]


def test_changes_during_an_event_happen_after_it(three, book) -> None:
    stack, _low, _page, over = three

    def handle(event: pygame.event.Event) -> bool:
        stack.pop()
        assert stack.top is over
        book.append("still there")
        return True

    over.handle = handle
    book.clear()
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert book == ["still there", "over leave", "page enter"]


def test_a_frame_is_wanted_only_after_a_change(three) -> None:
    stack, low, page, over = three
    surface = pygame.Surface((4, 4))
    stack.draw(surface)
    assert not stack.needs_frame()
    low.touch()
    assert not stack.needs_frame(), "what is covered needs no frame"
    page.touch()
    assert stack.needs_frame()
    stack.draw(surface)
    over.wait, low.wait = 2.0, 0.5
    assert stack.wake_in() == 0.5


def test_reset_leaves_one_scene(three, book) -> None:
    stack, *_ = three
    new = Probe("new", book)
    book.clear()
    stack.reset(new)
    assert book == ["over leave", "page leave", "low leave", "new enter"]
    assert stack.scenes == [new]
