"""The command line of `run_game.py`: a table of what it can do, and one parser.

Its own sentences stand here and not in `data/text`, because `--help` and `--version` answer before
any package is installed. Each command imports what it needs when it is called.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from typing import NoReturn

from game import __version__, bootstrap, exits
from game.engine.titles import TITLES, title_part

DESCRIPTION = "Civetta: modern board games at one table, with one mouse."
PROGRAM = "civetta" if bootstrap.FROZEN else "run_game.py"
CALL = PROGRAM if bootstrap.FROZEN else f"python3 {PROGRAM}"
EPILOG = f"""\
examples:
  {CALL}
      play
  {CALL} --sim 100 --title {TITLES[0]} --seats 4 --seed 1
      100 games between computer players, and a table of how they went
  {CALL} --sim 50 --bots greedy,random
      which of two computer players is better
  {CALL} --check-data
      look for faults in data/
  {CALL} --verify game.civetta
      play a saved or finished game again and compare every decision
  {CALL} --replay game.civetta
      watch it in the window

exit codes: 0 all well, 2 an argument is wrong, 3 the data has faults, 5 a file that --verify
refuses, 130 interrupted, 143 ended from outside, 1 anything else
tests: python3 -m tests --help
"""


LONGEST_SIDE = 16384
TEXTS = os.path.join(bootstrap.ROOT, "data", "text")


class Parser(argparse.ArgumentParser):
    """A parser that answers a wrong argument with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help explains every argument)\n")


def build_parser() -> Parser:
    """All arguments, each with the line that explains it."""
    parser = Parser(
        prog=PROGRAM,
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Civetta {__version__}")
    add = parser.add_mutually_exclusive_group().add_argument
    add("--check-data", action="store_true", help="check all files in data/ and list every fault")
    add(
        "--contact-sheet",
        type=path,
        metavar="FILE.png",
        help="draw every picture of art/ with its name",
    )
    add(
        "--sim", type=count, metavar="N", help="let computer players play N games and print a table"
    )
    add(
        "--verify",
        type=path,
        metavar="FILE",
        help="play a game file again and name the first difference",
    )
    add("--replay", type=path, metavar="FILE", help="watch a saved or finished game in the window")
    add("--paths", action="store_true", help="print the folders the game writes to")
    add(
        "--tour",
        type=folder,
        metavar="DIR",
        help="play a game by itself and save pictures of every scene",
    )
    window = parser.add_argument_group("for the window and --tour")
    window.add_argument("--size", type=size, metavar="WxH", help="window size (default: 1280x720)")
    window.add_argument(
        "--lang", type=language, metavar="L", help="language of the tour (default: en)"
    )
    parser.add_argument(
        "--data-dir", type=folder, metavar="DIR", help="keep everything the game writes below DIR"
    )
    sim = parser.add_argument_group("for --sim")
    sim.add_argument(
        "--title",
        choices=TITLES,
        help=f"which game (default: {TITLES[0]}; --tour: one of each)",
    )
    sim.add_argument("--seats", type=count, metavar="S", help="how many players (default: 2)")
    sim.add_argument(
        "--seed", type=whole, metavar="K", help="seed of the (first) game, also for --tour"
    )
    sim.add_argument(
        "--bots",
        type=names,
        metavar="A,B",
        help="computer players by seat, repeated (default: scholar)",
    )
    sim.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help="an option of that game, as its set-up has it; may be repeated",
    )
    return parser


SIM_DEFAULTS = {
    "title": TITLES[0],
    "seats": 2,
    "seed": 1,
    "bots": ["scholar"],
    "option": [],
}


def count(text: str) -> int:
    """A whole number of at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return int(text)


def path(text: str) -> str:
    """A file's name; whether it can be read or written is told by whoever tries."""
    if not text.strip() or "\0" in text:
        raise argparse.ArgumentTypeError(f"{text!r} is not a file")
    return text


def language(text: str) -> str:
    """A language there are texts for."""
    known = sorted(entry.name for entry in os.scandir(TEXTS) if entry.is_dir())
    if text not in known:
        raise argparse.ArgumentTypeError(
            f"there are no texts in {text!r}, only in {', '.join(known)}"
        )
    return text


def folder(text: str) -> str:
    """A folder, or a name where one can be made."""
    path = os.path.abspath(text) if "\0" not in text else ""
    if not text or not path or (os.path.exists(path) and not os.path.isdir(path)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a folder")
    return path


def size(text: str) -> str:
    """Two whole numbers with an x between them."""
    wide, _, high = text.partition("x")
    if not (wide.isdecimal() and high.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    if not all(0 < length <= LONGEST_SIDE for length in (int(wide), int(high))):
        raise argparse.ArgumentTypeError(f"no side of a window is 0 or longer than {LONGEST_SIDE}")
    return text


def whole(text: str) -> int:
    """A whole number of at least zero."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def names(text: str) -> list[str]:
    """Words with commas between them."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a list of names with commas between them"
        )
    return words


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, with the defaults of a simulation filled in where there is one."""
    parser = build_parser()
    args = parser.parse_args(argv)
    for name, default in SIM_DEFAULTS.items():
        is_for_tour = name in ("seed", "title") and args.tour is not None
        if args.sim is None and getattr(args, name) is not None and not is_for_tour:
            parser.error(f"--{name} goes with --sim N")
        if args.sim is not None and getattr(args, name) is None:
            setattr(args, name, default)
    if args.sim is not None:
        args.options = options(parser, args.title, args.option)
    return args


def options(parser: Parser, title: str, given: Sequence[str]) -> dict[str, object]:
    """The options of a title out of `NAME=VALUE`, each checked by the title."""
    declared = title_part(title, "game.engine.titles.{}.options", "OPTIONS")
    found = {}
    for text in given:
        name, _, word = text.partition("=")
        option = declared.find(name)
        found[name] = option.read(word) if option else word
        if why := declared.why_not(name, found[name]):
            parser.error(f"--option {text}: {why}")
    return found


def main(argv: Sequence[str]) -> int:
    """Understand the arguments, get the packages, do what is asked; returns the exit code."""
    args = parse(argv)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if args.data_dir:
        os.environ["CIVETTA_DATA_DIR"] = args.data_dir
    return exits.ended(lambda: with_packages(args, argv))


def with_packages(args: argparse.Namespace, argv: Sequence[str]) -> int:
    """Get the packages, then do what is asked; data that cannot be played with is told fault by fault."""
    bootstrap.ensure(bootstrap.RUNTIME, [os.path.join(bootstrap.ROOT, "run_game.py"), *argv])
    try:
        return command(args)(args)
    except Exception as error:
        from game.content.yamlfile import (
            ContentError,  # only now: the title page does not wait for it
        )

        if not isinstance(error, ContentError):
            raise
        return exits.told(str(error), exits.FAULTY_DATA)


def command(args: argparse.Namespace) -> Callable[[argparse.Namespace], int]:
    """What these arguments ask for."""
    if args.check_data:
        return check_data
    if args.contact_sheet:
        return contact_sheet
    if args.verify:
        return verify
    if args.replay:
        return replay
    if args.paths:
        return paths
    if args.tour:
        return tour
    return play if args.sim is None else simulate


def check_data(args: argparse.Namespace) -> int:
    """`--check-data`: every fault of all data files, and 3 if there are any."""
    from game.content.check import main

    return main()


def contact_sheet(args: argparse.Namespace) -> int:
    """`--contact-sheet FILE.png`: every picture by kind with its name."""
    from game.tools.contact_sheet import main

    return main(args.contact_sheet)


def verify(args: argparse.Namespace) -> int:
    """`--verify FILE`: 0 if the file tells the truth, 5 and the first difference if not."""
    from pathlib import Path

    from game.session.proof import main

    return main(Path(args.verify))


def replay(args: argparse.Namespace) -> int:
    """`--replay FILE`: the game as usual, watching that file first; 1 if it cannot be read."""
    from game.scenes.library.games import watch_file

    return watch_file(args)


def paths(args: argparse.Namespace) -> int:
    """`--paths`: where things are kept."""
    from game.session import folders

    for name, place in folders.paths().items():
        print(f"{name:9} {place}")
    return 0


def simulate(args: argparse.Namespace) -> int:
    """`--sim N`: games between computer players."""
    from game.bots.sim import main

    return main(args)


def tour(args: argparse.Namespace) -> int:
    """`--tour DIR`: pictures of every scene."""
    from game.tools.tour import main

    return main(args)


def play(args: argparse.Namespace) -> int:
    """No argument: the game itself."""
    from game.scenes.library.games import Host
    from game.scenes.shell.opening import main

    return main(args, Host())
