"""`python3 -m tests language xx`: what is left of a translation, and what is wrong in it."""

import argparse
from collections import Counter
from collections.abc import Sequence

from game.content.languages import ENGLISH, languages
from game.content.text_checks import lacks, language_faults
from game.content.texts import catalogue

MOST = 40


def main(argv: Sequence[str]) -> int:
    """Print it; 1 if anything is left or wrong."""
    parser = argparse.ArgumentParser(prog="python3 -m tests language", description=__doc__)
    parser.add_argument("language", choices=languages()[1:])
    parser.add_argument("--all", action="store_true", help=f"every text, not the first {MOST}")
    args = parser.parse_args(argv)
    texts, left = catalogue(ENGLISH).texts, lacks(args.language)
    faults = language_faults(args.language)
    for line in [*faults, *left][: None if args.all else MOST]:
        print(line)
    for file, n in sorted(Counter(texts[lack.key].file.name for lack in left).items()):
        print(f"{file:48} {n:5} left")
    done = len(texts) - len(left)
    share = 100 * done // len(texts)
    print(f"{args.language}: {done} of {len(texts)} texts, {share} %; faults: {len(faults)}")
    return 1 if left or faults else 0
