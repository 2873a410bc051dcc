"""Movement: tweens, easing and a queue, driven by dt alone."""

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

Ease = Callable[[float], float]
# How long things take compared with normal.
SPEEDS: dict[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}


def linear(t: float) -> float:
    """No easing."""
    return t


def ease_in_out(t: float) -> float:
    """Starts and ends gently."""
    return t * t * (3 - 2 * t)


def ease_out(t: float) -> float:
    """Starts fast, ends gently."""
    return 1 - (1 - t) ** 3


def settle(t: float) -> float:
    """Goes a little too far and comes back, as a tile that snaps into place."""
    back = 1.4
    return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2


def arc(t: float) -> float:
    """Height of a thrown thing: 0 at both ends, 1 in the middle."""
    return math.sin(math.pi * t)


@dataclass(slots=True)
class Tween:
    """One short movement: `show(value)` is called with 0..1 eased; `done` once at the end."""

    seconds: float
    show: Callable[[float], None]
    ease: Ease = ease_in_out
    done: Callable[[], None] | None = None
    # A movement across the screen, left out when motion is reduced (a fade is not).
    travels: bool = True
    age: float = 0.0

    def advance(self, dt: float) -> float:
        """Go on by dt; returns the time left over when it has ended, else 0."""
        self.age += dt
        if self.age < self.seconds:
            self.show(self.ease(self.age / self.seconds))
            return 0.0
        self.finish()
        return self.age - self.seconds

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.age >= self.seconds

    def finish(self) -> None:
        """Show the end state and report it, whatever is left."""
        left_over = max(0.0, self.age - self.seconds)
        self.show(1.0)
        self.age = self.seconds + left_over
        done, self.done = self.done, None
        if done:
            done()


def together(*tweens: Tween, done: Callable[[], None] | None = None) -> Tween:
    """Several movements as one, as long as the longest."""
    longest = max((t.seconds for t in tweens), default=0.0)

    def show(part: float) -> None:
        for tween in tweens:
            reached = min(1.0, part * longest / tween.seconds) if tween.seconds else 1.0
            tween.show(tween.ease(reached))
            if reached >= 1.0 and tween.done:
                finished, tween.done = tween.done, None
                finished()

    return Tween(longest, show, linear, done, any(t.travels for t in tweens))


class Motion:
    """A queue of movements, one after the other; a click or key finishes the running one."""

    def __init__(self, speed: str = "normal", reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.waiting: deque[Tween] = deque()

    @property
    def running(self) -> bool:
        """Whether anything is still to move."""
        return bool(self.waiting)

    def play(self, tween: Tween) -> None:
        """Add a movement to the end of the queue; at speed off it is over at once."""
        if self._instant(tween) and not self.waiting:
            tween.finish()
        else:
            self.waiting.append(tween)

    def pause(self, seconds: float) -> None:
        """Add a moment in which nothing moves, so that a result can be read."""
        self.play(Tween(seconds, lambda _part: None, linear, travels=False))

    def update(self, dt: float) -> None:
        """Go on by dt seconds; time left over goes to the next movement."""
        factor = SPEEDS[self.speed]
        left = dt / factor if factor else math.inf
        while self.waiting and left > 0:
            tween = self.waiting[0]
            if self._instant(tween):
                self.waiting.popleft()
                tween.finish()
                continue
            left = tween.advance(left)
            if tween.over:
                # `done` may have queued more behind it; the finished one is still the first.
                self.waiting.remove(tween)

    def finish(self) -> bool:
        """End the running movement; True if there was one."""
        if not self.waiting:
            return False
        self.waiting.popleft().finish()
        return True

    def finish_all(self) -> None:
        """End everything in order, also what the endings add."""
        while self.finish():
            pass

    def _instant(self, tween: Tween) -> bool:
        return SPEEDS[self.speed] == 0 or (self.reduced and tween.travels)
