"""Memory: dropped pictures go back to the system at once, garbage is collected at quiet moments."""

import gc
import sys

M_MMAP_THRESHOLD = -3
LARGE = 128 * 1024
# Seconds without event or movement after which nobody notices what takes a moment.
CALM = 1.5
# So many times what once stayed: then it is worth looking through all of it again.
GROWN = 1.3


def give_back_large_blocks() -> None:
    """With glibc a block this large is mapped by itself, always.

    Left alone, glibc raises that size with every dropped picture and then keeps their room: some
    60 MB in an evening.
    """
    _libc("mallopt", M_MMAP_THRESHOLD, LARGE)


def give_back_holes() -> None:
    """What small dropped pictures leave between others goes back to the system: a millisecond or two."""
    _libc("malloc_trim", 0)


def _libc(name: str, *args: int) -> None:
    """Call a function of glibc; other C libraries have none of these."""
    if sys.platform == "linux":
        import ctypes  # takes as long as all of this package; the title page need not wait for it

        function = getattr(ctypes.CDLL(None), name, None)
        if function is not None:
            function(*args)


class Collector:
    """Rounds of the garbage collector over code, rules and texts take as long as four frames.

    So what is there when a game begins is set aside, and the rounds over the rest are made while
    nobody does anything.
    """

    def __init__(self) -> None:
        self.quiet_since = 0.0
        self.is_clean = True
        self.stays = 0

    def set_aside(self) -> None:
        """Later rounds need not look at what is there now; the next one still looks through all of it.

        The game before may be among it: few objects, but with all its pictures.
        """
        gc.freeze()
        self.stays = 0

    def stir(self, now: float) -> None:
        """Somebody did something, or something moved."""
        self.quiet_since, self.is_clean = now, False

    def rest(self, now: float) -> None:
        """Nothing happens: after a moment it is time for a round."""
        if not self.is_clean and now - self.quiet_since > CALM:
            self.is_clean = True
            self.tidy()

    def tidy(self) -> None:
        """A round over what is new, and over all the rest if much has come to it."""
        gc.collect()
        gc.freeze()
        if gc.get_freeze_count() > GROWN * self.stays:  # some of it may have been left meanwhile
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self.stays = gc.get_freeze_count()
        give_back_holes()
