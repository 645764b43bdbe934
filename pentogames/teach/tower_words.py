"""What is said of the tower of Pent-Up's tiles."""

from pentogames.teach.sentences import Sentence, later

TITLE = later("Pent-Up tower")
LEVEL = later("Twelve tiles")
GOAL = later(
    "Build as high as you can with one set of twelve tiles. Each tile must go on the highest level "
    "that is open to it, and lie on at least two tiles there."
)
PAR_HEIGHT = Sentence("Par {par}: nobody can build higher. It is proved.")
PAR_POINTS = Sentence("Par {par}: more is not possible. It is proved.")
HIGHEST = Sentence(
    "{count} tiles can go on level {level} now, on the squares that are marked: {tiles}.",
    one="One tile can go on level {level} now, on the squares that are marked: {tiles}.",
    count="count",
)
"""A hint; figures: tiles (letters), level, count."""
TALLEST = Sentence("All twelve tiles lie: level {height}, {points} points. Nobody can do better.")
ENDED = Sentence("All twelve tiles lie: level {height}, {points} points.")
LEFT = Sentence("{count} tiles are left.", one="One tile is left.", count="count")
