"""A storm of input is folded; what a hand does goes through as it came."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.scenes.shell.input_folding import MOST_PRESSES, folded


def motion(x: int, buttons: tuple[int, int, int] = (0, 0, 0)) -> Event:
    return Event(pygame.MOUSEMOTION, pos=(x, 5), rel=(1, 2), buttons=buttons)


def button(kind: int, x: int = 0, which: int = 1) -> Event:
    return Event(kind, pos=(x, 5), button=which)


def key(kind: int, which: int, mod: int = 0) -> Event:
    return Event(kind, key=which, mod=mod, unicode="")


def test_steps_of_one_movement_are_one_with_the_whole_way() -> None:
    (event,) = folded([motion(x) for x in range(500)])
    assert (event.pos, event.rel) == ((499, 5), (500, 1000))


def test_a_movement_is_not_joined_over_a_press_or_with_other_buttons() -> None:
    events = [motion(1), button(pygame.MOUSEBUTTONDOWN), motion(2, (1, 0, 0)), motion(3)]
    assert folded(events) == events


def test_turns_of_the_wheel_add_up() -> None:
    turns = [Event(pygame.MOUSEWHEEL, x=0, y=y) for y in (1, 1, -3)]
    (event,) = folded(turns)
    assert (event.x, event.y) == (0, -1)


def test_a_held_key_counts_once_and_two_keys_twice() -> None:
    held = [key(pygame.KEYDOWN, pygame.K_LEFT)] * 50
    assert len(folded(held)) == 1
    both = [key(pygame.KEYDOWN, pygame.K_LEFT), key(pygame.KEYDOWN, pygame.K_UP)]
    assert folded(both) == both


def test_a_double_click_goes_through() -> None:
    clicks = [button(pygame.MOUSEBUTTONDOWN), button(pygame.MOUSEBUTTONUP)] * 2
    assert folded(clicks) == clicks


def test_of_500_clicks_the_newest_are_answered_each_with_its_release() -> None:
    storm = [
        button(kind, x)
        for x in range(500)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    ]
    assert folded(storm) == storm[-2 * MOST_PRESSES :]


def test_leaving_and_a_release_from_before_are_never_dropped() -> None:
    before = button(pygame.MOUSEBUTTONUP, which=3)
    leave = Event(pygame.QUIT)
    storm = [before, leave, *[button(pygame.MOUSEBUTTONDOWN, x) for x in range(100)]]
    assert folded(storm)[:2] == [before, leave]
