from game.content.box_checks import Sums

SUMS = Sums({}, {}, ())
