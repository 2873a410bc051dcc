"""The command line of `run_game.py`: a table of what it can do, and one parser.

Each command imports what it needs when it is called: `--help` and `--version` answer before any
package is installed.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from game import __version__, bootstrap, exits, terminal
from game.engine.titles import TITLES, title_part
from game.terminal import TERMINAL

if TYPE_CHECKING:
    from game.engine.core.options import TitleOptions

PROGRAM = "civetta" if bootstrap.FROZEN else "run_game.py"
CALL = PROGRAM if bootstrap.FROZEN else f"python3 {PROGRAM}"

LONGEST_SIDE = 16384
say = TERMINAL.say


PHRASES = {
    "usage: ": "usage",
    "argument %(argument_name)s: %(message)s": "argument",
    "unrecognized arguments: %s": "unknown",
    "expected one argument": "wants_one",
    "ignored explicit argument %r": "wants_none",
    "not allowed with argument %s": "not_beside",
}
"""What argparse says by itself, and where we have it in five languages."""

_FILLED = re.compile(r"%(?:\((\w+)\))?[rs]")


def phrase(message: str) -> str:
    """A phrase of argparse in the language of the terminal; its holes stay for argparse to fill."""
    if message not in PHRASES:
        return message
    holes = {hole[1] or "text": hole[0] for hole in _FILLED.finditer(message)}
    return say(PHRASES[message], **holes)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help whose columns stay straight beside signs that are two columns wide."""

    def format_help(self) -> str:
        return "\n".join(map(self._straight, super().format_help().split("\n")))

    def _straight(self, line: str) -> str:
        if re.fullmatch(r"\S.*:", line):
            return say("heading", text=line[:-1])
        found = re.match(r" +-.*?\S(?=  )", line)
        more = terminal.columns(found[0]) - len(found[0]) if found else 0
        return line if found is None else found[0] + line[found.end() + more :]


class Parser(argparse.ArgumentParser):
    """A parser that answers a wrong argument with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {say('wrong', message=message)}\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Unlike argparse's own it does not keep silent when nothing can be written."""
        print(message, end="", file=file or sys.stderr, flush=True)


def build_parser() -> Parser:
    """All arguments, each with the line that explains it."""
    vars(argparse)["_"] = phrase  # its door to gettext, which reads compiled files only
    parser = Parser(
        prog=PROGRAM,
        add_help=False,
        description=say("about"),
        epilog=say("more", call=CALL, title=TITLES[0]),
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    parser._optionals.title = say("options")
    parser.add_argument("-h", "--help", action="help", help=say("help"))
    version = f"Civetta {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("version"))
    add = parser.add_mutually_exclusive_group().add_argument
    add("--check-data", action="store_true", help=say("check_data"))
    add("--contact-sheet", type=path, metavar=say("png"), help=say("contact_sheet"))
    add("--sim", type=count, metavar="N", help=say("sim"))
    add("--verify", type=path, metavar=say("file"), help=say("verify"))
    add("--judge", type=path, metavar=say("file"), help=say("judge"))
    add("--replay", type=path, metavar=say("file"), help=say("replay"))
    add("--paths", action="store_true", help=say("paths"))
    add("--tour", type=folder, metavar=say("dir"), help=say("tour"))
    window = parser.add_argument_group(say("for_window"))
    window.add_argument("--size", type=size, metavar="WxH", help=say("size"))
    window.add_argument("--lang", type=language, metavar="L", help=say("lang"))
    parser.add_argument("--data-dir", type=folder, metavar=say("dir"), help=say("data_dir"))
    sim = parser.add_argument_group(say("for_sim"))
    sim.add_argument(
        "--title", type=title, metavar="|".join(TITLES), help=say("title", title=TITLES[0])
    )
    sim.add_argument("--seats", type=count, metavar="S", help=say("seats"))
    sim.add_argument("--seed", type=whole, metavar="K", help=say("seed"))
    sim.add_argument("--bots", type=names, metavar="A,B", help=say("bots"))
    sim.add_argument("--paired", action="store_true", help=say("paired"))
    sim.add_argument("--option", action="append", metavar=say("name_value"), help=say("option"))
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
        raise argparse.ArgumentTypeError(say("not_count", text=text))
    return int(text)


def path(text: str) -> str:
    """A file's name; whether it can be read or written is told by whoever tries."""
    if not text.strip() or "\0" in text:
        raise argparse.ArgumentTypeError(say("not_file", text=text))
    return text


def language(text: str) -> str:
    """A language there are texts for."""
    known = terminal.languages()
    if text not in known:
        raise argparse.ArgumentTypeError(
            say("not_language", text=text, known=say("comma").join(known))
        )
    return text


def title(text: str) -> str:
    """A game we have."""
    if text not in TITLES:
        known = say("comma").join(TITLES)
        raise argparse.ArgumentTypeError(say("not_one_of", value=text, choices=known))
    return text


def folder(text: str) -> str:
    """A folder, or a name where one can be made."""
    path = os.path.abspath(text) if "\0" not in text else ""
    if not text or not path or (os.path.exists(path) and not os.path.isdir(path)):
        raise argparse.ArgumentTypeError(say("not_folder", text=text))
    return path


def size(text: str) -> str:
    """Two whole numbers with an x between them."""
    wide, _, high = text.partition("x")
    if not (wide.isdecimal() and high.isdecimal()):
        raise argparse.ArgumentTypeError(say("not_size", text=text))
    if not all(0 < length <= LONGEST_SIDE for length in (int(wide), int(high))):
        raise argparse.ArgumentTypeError(say("too_long", most=LONGEST_SIDE))
    return text


def whole(text: str) -> int:
    """A whole number of at least zero."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(say("not_whole", text=text))
    return int(text)


def names(text: str) -> list[str]:
    """Words with commas between them."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise argparse.ArgumentTypeError(say("not_names", text=text))
    return words


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, with the defaults of a simulation filled in where there is one."""
    parser = build_parser()
    args = parser.parse_args(argv)
    for name, default in SIM_DEFAULTS.items():
        is_for_tour = name in ("seed", "title") and args.tour is not None
        if args.sim is None and getattr(args, name) is not None and not is_for_tour:
            parser.error(say("only_sim", name=name))
        if args.sim is not None and getattr(args, name) is None:
            setattr(args, name, default)
    if args.paired and args.sim is None:
        parser.error(say("only_sim", name="paired"))
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
        if why := why_not(declared, name, found[name]):
            parser.error(say("argument", argument_name=f"--option {text}", message=why))
    return found


def why_not(declared: TitleOptions, name: str, value: object) -> str:
    """What is wrong with an option, in one sentence; "" if nothing is."""
    from game.engine.core.options import Number, OneOf

    option = declared.find(name)
    if option is None:
        known = say("comma").join(one.name for one in declared.options)
        return say("no_option" if known else "no_options", name=name, known=known)
    if option.allows(value):
        return ""
    if isinstance(option, OneOf):
        return say("not_one_of", value=value, choices=say("comma").join(option.values))
    if isinstance(option, Number):
        return say("not_between", value=value, least=option.least, most=option.most)
    return say("not_so", value=value)


def main(argv: Sequence[str]) -> int:
    """Do what the arguments ask, whatever terminal it is; returns the exit code."""
    TERMINAL.use(terminal.chosen(argv))
    return exits.run_to_end(lambda: obey(argv))


def obey(argv: Sequence[str]) -> int:
    """Understand the arguments, get the packages, do what is asked."""
    args = parse(argv)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if args.data_dir:
        os.environ["CIVETTA_DATA_DIR"] = args.data_dir
    return with_packages(args, argv)


def with_packages(args: argparse.Namespace, argv: Sequence[str]) -> int:
    """Get the packages, then do what is asked; data that cannot be played with is told fault by fault."""
    bootstrap.ensure(bootstrap.RUNTIME, [os.path.join(bootstrap.ROOT, "run_game.py"), *argv])
    if args.lang is None:
        TERMINAL.use(set_language() or TERMINAL.language)
    try:
        return command(args)(args)
    except Exception as error:
        from game.content.yamlfile import (
            ContentError,  # only now: the title page does not wait for it
        )

        if not isinstance(error, ContentError):
            raise
        return exits.tell(str(error), exits.FAULTY_DATA)


def set_language() -> str:
    """The language that is set, if any; whatever is wrong with the settings is told elsewhere."""
    from game.session.settings import load_settings

    found = load_settings()[0].language
    return found if found in terminal.languages() else ""


def command(args: argparse.Namespace) -> Callable[[argparse.Namespace], int]:
    """What these arguments ask for."""
    if args.check_data:
        return check_data
    if args.contact_sheet:
        return contact_sheet
    if args.verify:
        return verify
    if args.judge:
        return judge
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


def judge(args: argparse.Namespace) -> int:
    """`--judge FILE`: each seat's chance to win from turn to turn; codes as for `--verify`."""
    from pathlib import Path

    from game.session.hindsight import main

    return main(Path(args.judge))


def replay(args: argparse.Namespace) -> int:
    """`--replay FILE`: the game as usual, watching that file first; 1 if it cannot be read."""
    from game.scenes.library.games import watch_file

    return watch_file(args)


def paths(args: argparse.Namespace) -> int:
    """`--paths`: where things are kept."""
    from game.session import folders

    for name, place in folders.paths().items():
        print(terminal.padded(say(name), 18), place)
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
