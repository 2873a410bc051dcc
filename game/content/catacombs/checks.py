from game.content.sums import Sums

SUMS = Sums({}, {}, ())
