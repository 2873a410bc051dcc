"""Memory of dropped pictures goes back to the system at once."""

import ctypes
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
