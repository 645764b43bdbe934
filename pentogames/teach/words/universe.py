"""The words of Universe."""

from pentogames.teach.sentences import Sentence
from pentogames.teach.words import Words

WORDS = Words(
    title="Universe",
    summary="Place pentominoes on a shared board; whoever makes the last move wins.",
    refusals={
        "game-over": Sentence("The game is over."),
        "not-your-piece": Sentence("That piece is {owner}'s, and it is {seat}'s turn."),
        "already-used": Sentence("You have used piece {piece} already."),
        "not-a-piece": Sentence("These {count} squares do not have the form of piece {piece}."),
        "off-board": Sentence(
            "{count} of these squares lie off the board.",
            one="One of these squares lies off the board.",
            count="count",
        ),
        "region-not-in-use": Sentence(
            "{count} of these squares lie in an outer region that is not in use: {regions}.",
            one="One of these squares lies in an outer region that is not in use: {regions}.",
            count="count",
        ),
        "occupied": Sentence(
            "{count} of these squares are occupied already.",
            one="One of these squares is occupied already.",
            count="count",
        ),
        "fences-off": Sentence(
            "That would fence off {regions} vacant regions too small for any piece, "
            "of these sizes: {sizes}.",
            one="That would fence off a vacant region too small for any piece, of size {sizes}.",
            count="regions",
        ),
    },
    outcomes={"last-move": Sentence("{winners} made the last move and wins.")},
    names={
        "White": "White",
        "Yellow": "Yellow",
        "Red": "Red",
        "Blue": "Blue",
        "Black": "Black",
        "centre": "Centre",
        "heart": "Central squares",
        "south": "South",
        "west": "West",
        "north": "North",
        "east": "East",
        "pieces": "Pieces left",
        "moves": "Legal moves",
        "open": "Open region",
        "exact": "Region for exactly one piece",
        "dead": "Dead zone",
    },
    terms={"south": "south", "west": "west", "north": "north", "east": "east"},
    options={
        "players": "Players",
        "regions": "Outer regions",
        "columns": "Columns",
        "rows": "Rows",
    },
    choices={
        "players:2": "Two, on the centre alone",
        "players:3": "Three, on the centre and two outer regions",
        "players:4": "Four, on the whole board",
        "regions:south": "South",
        "regions:west": "West",
        "regions:north": "North",
        "regions:east": "East",
        "columns:10": "Ten columns",
        "rows:10": "Ten rows",
        "rows:9": "Nine rows, for two players",
    },
)
