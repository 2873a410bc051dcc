"""Run by the interpreter of `.venv-bench`: catanatron's random players, measured for the bench.

Prints one JSON line: counted and all decisions a second, microseconds for a copy in mid-game.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def players():
    return [RandomPlayer(colour) for colour in COLOURS]


def decisions(seconds, seed):
    counted = forced = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game(players(), seed=seed)
        seed += 1
        while game.winning_color() is None and game.state.num_turns < 1000:
            if len(game.state.playable_actions) > 1:
                counted += 1
            else:
                forced += 1
            game.play_tick()
    spent = time.process_time() - start
    return counted / spent, (counted + forced) / spent


def copy_microseconds(seed):
    game = Game(players(), seed=seed)
    for _ in range(200):
        game.play_tick()
    start = time.process_time()
    for _ in range(2000):
        game.copy()
    return (time.process_time() - start) / 2000 * 1e6


if __name__ == "__main__":
    first_seed = int(sys.argv[1])
    per_second, per_second_all = decisions(float(sys.argv[2]), first_seed)
    copy = copy_microseconds(first_seed)
    print(json.dumps({"counted": per_second, "all": per_second_all, "copy": copy}))
