"""A process to be killed: plays a kept game and tells the number of records after each answer.

Arguments: the folder of the library and a seed.
"""

import os
import sys
from pathlib import Path

from game.session.library import Library
from tests.session.table import Hands, mixed_title, people


def main() -> None:
    """Play until the end, or until somebody pulls the plug."""
    folder, seed = Path(sys.argv[1]), int(sys.argv[2])
    sitting = Library(folder).start(people(2 + seed % 3, mixed_title(seed)), seed=seed)
    for _ in Hands(seed).play(sitting):
        os.write(1, f"{len(sitting.records)} {sitting.records[-1].digest}\n".encode())
    sitting.close()


if __name__ == "__main__":
    main()
