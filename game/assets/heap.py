"""Memory: dropped pictures go back to the system at once, and what stays is not looked through."""

import ctypes
import gc
import sys

M_MMAP_THRESHOLD = -3
LARGE = 128 * 1024


def give_back_large_blocks() -> None:
    """With glibc a block this large is mapped by itself, always.

    Left alone, glibc raises that size with every dropped picture and then keeps their room: some
    60 MB in an evening.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:  # other C libraries have none
            mallopt(M_MMAP_THRESHOLD, LARGE)


def set_aside_what_stays() -> None:
    """A whole round of the collector over code, rules and texts takes as long as four frames.

    They stay to the end: rounds in the middle of a game need not look at them.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
