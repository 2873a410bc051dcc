"""Garbage of a process that has nothing else in it: see `test_heap.py`."""

import gc

from game.assets.memory import CALM, Collector


class Ring:
    """Garbage that only the collector finds."""

    alive = 0

    def __init__(self) -> None:
        self.own = self
        Ring.alive += 1

    def __del__(self) -> None:
        Ring.alive -= 1


def garbage_waits_until_nobody_has_done_anything_for_a_moment() -> None:
    collector = Collector()
    collector.stir(10.0)
    Ring()
    collector.rest(10.0 + CALM / 2)
    assert Ring.alive == 1
    collector.rest(10.1 + CALM)
    assert Ring.alive == 0


def one_pause_has_one_round() -> None:
    collector = Collector()
    collector.stir(10.0)
    collector.rest(12.0)
    Ring()
    collector.rest(14.0)
    assert Ring.alive == 1
    collector.stir(15.0)
    collector.rest(17.0)
    assert Ring.alive == 0


def a_game_that_was_left_is_found_though_it_was_set_aside() -> None:
    collector = Collector()
    collector.stir(10.0)
    collector.rest(12.0)
    game = Ring()
    collector.set_aside()
    del game
    collector.stir(13.0)
    collector.rest(15.0)
    assert Ring.alive == 0


def what_became_much_is_looked_through_again() -> None:
    collector = Collector()
    collector.stir(10.0)
    collector.rest(12.0)
    rings = [Ring() for _ in range(gc.get_freeze_count())]
    gc.freeze()
    rings.clear()
    collector.stir(13.0)
    collector.rest(15.0)
    assert Ring.alive == 0
