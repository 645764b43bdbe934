<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Take it back (Ctrl+Z), or play on to see why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Take it back (Ctrl+Z) and try another move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Universe endgames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Only one move of {player}'s wins. Find it, and make the last move of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}, and {player} can no longer win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes the last move, {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>That does not win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Right so far. {opponent} defends with {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Won: you have made the last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Pentago: five in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{player} can make five in this turn. Find the one way to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes five, {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>That makes no five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Five in one turn: that is it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Pentago: five in two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{player} can make five in two turns, whatever {opponent} does. Find how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}, and there is no five in the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes five first, {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Right so far: {opponent} cannot stop it with {move} either. Now make five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Five in two turns: that is it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The rulebook thought that {player} wins here. Nobody had seen the answer: every move fails. Try them, and see each of them refuted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Refuted: {opponent} answers {move}, and {player} cannot win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{count} of {total} moves refuted</source>
        <extracomment>One: One of {total} moves refuted</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Look at piece {number}, the {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Piece {number} covers the square that is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Lay piece {number} on the squares that are marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The stone belongs in block {block}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The stone belongs on the square that is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Put the stone on the marked square, then turn block {block}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Put the stone on the square that is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Newcomer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Legal squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Show where the piece in hand can go, turned as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Show the letters and numbers at the edge of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Explain the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Say beside the board what the last move did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show all matches on the board, with owner and majority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Openings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show where the colour in hand makes a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Forbidden squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show where the exclusion principle forbids the colour in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pent_up.py"/>
        <source>Building sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pent_up.py"/>
        <source>Show where the player to move can build above the table, and on which level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Block numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Show the numbers of the blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Rows of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Show rows that want one stone to be five, and where it would go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Show vacant regions: open with their size, of exactly five with the piece that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Dead zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Show where nobody can ever play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: that makes {cards} cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: {seat} has no legal place left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: {seat} has no piece left to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It stops {seat} from winning with the next move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It takes the cards {letters}.</source>
        <extracomment>One: It takes the card {letters}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It takes the passive cards {letters} away from {seat}.</source>
        <extracomment>One: It takes the passive card {letters} away from {seat}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It explodes {seat}'s matches {letters}, so that these cards turn passive.</source>
        <extracomment>One: It explodes {seat}'s match {letters}, so that this card turns passive.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>Its explosion brings home {count} pieces of yours, and {other} of {seat}'s.</source>
        <extracomment>One: Its explosion brings home one piece of yours, and {other} of {seat}'s.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It keeps {seat} from taking {letters} with the next move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It threatens to take one of these cards, or more: {letters}.</source>
        <extracomment>One: It threatens to take the card {letters}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It keeps your last pieces in these colours for later: {colours}.</source>
        <extracomment>One: It keeps your last {colours} piece for later.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But it gives {seat} the cards {letters}.</source>
        <extracomment>One: But it gives {seat} the card {letters}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But it lets {seat} take {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But {seat} can win with the next move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It opens level {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It puts one more tile on the highest level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It denies level {level} to {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>No tile of {seat}'s reaches level {level} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It keeps a tile on the table, where they count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>{count} tiles of your hand still reach level {level}.</source>
        <extracomment>One: One tile of your hand still reaches level {level}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>But it lets {seat} onto level {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It makes five in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>With block {block} turned, it makes five in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But it makes five for {side} as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens five in {count} ways, and {side} cannot stop them all.</source>
        <extracomment>One: It threatens five, and {side} cannot stop that.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It blocks {side}'s row of four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It keeps block {block} from turning into five for {side}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens five in {count} ways.</source>
        <extracomment>One: It threatens five on {square}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens to make five by turning block {block}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It has {count} in a row that can still become five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It breaks up {count} in a row of {side}'s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It holds the middle of block {block}, which no turn can move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But it makes five for {side}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But {side} can make five with the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It wins: nobody else can move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is proved to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is proved to win: you make {count} moves more, this one counted.</source>
        <extracomment>One: It is proved to win with this very move.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is the symmetric answer: turned by half the board looks the same, and {seat} has to break that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>Only you can fill this region of five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>Only you can still play in this region of {size} squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It keeps {count} regions in reserve where only you can play.</source>
        <extracomment>One: It keeps a move in reserve: only you can play in this region.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It fills a region of five before {seat} can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It leaves {seat} {count} moves, and you {own}.</source>
        <extracomment>One: It leaves {seat} a single move, and you {own}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It gets rid of piece {piece}, which fits in fewer places than your others ({count}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It makes {count} dead zones, where nobody can play.</source>
        <extracomment>One: It makes a dead zone, where nobody can play.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>But only {seat} can play in the region of {size} squares that it makes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>But it is proved to lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{seat} placed {colour} on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed no match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed a match of the {letter}: {owner} owns {majority} of its five pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{owner} gets the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed a second match of the {letter}, whose card {seat} holds: it exploded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{count} pieces went back to their stashes.</source>
        <extracomment>One: One piece went back to its stash.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>The cards {letters} turned passive.</source>
        <extracomment>One: The card {letters} turned passive.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>{seat} placed the {piece} on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>{seat} placed the {piece} on level {level}, resting on {count} tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>Nothing higher was open to this tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>It opened level {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>Other tiles in hand had to go on level {levels}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>{seat} placed a stone on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>Block {block} was turned clockwise, and {count} stones with it.</source>
        <extracomment>One: Block {block} was turned clockwise, and one stone with it.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>Block {block} was turned counter-clockwise, and {count} stones with it.</source>
        <extracomment>One: Block {block} was turned counter-clockwise, and one stone with it.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>No block was turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>The stone made five in a row, so no block was turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>{seat} has five in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} removed a stone and turned a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} placed a stone on {square} and turned block {block}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} gave up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>The picture is restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>The picture is not restored: {seat} is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} placed the {piece} (number {number}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It made {count} dead zones, of {sizes} squares: nobody can play there.</source>
        <extracomment>One: It made a dead zone of {sizes} squares: nobody can play there.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It fenced off a region of five that only the {piece} fits: {who} still have it.</source>
        <extracomment>One: It fenced off a region of five that only the {piece} fits: {who} still has it.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It fenced off a region of five that only the {piece} fits: nobody has it any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} has no legal move and is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} now has {count} legal moves.</source>
        <extracomment>One: {seat} now has one legal move.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There are no pieces of that colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>That is beyond the squares that you may use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is a piece on {square} already. Del takes it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is no piece on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>All six {colour} pieces are on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>Right: that is {letter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>You have found that {letter} already. It does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>A match has five squares: {count} are marked.</source>
        <extracomment>One: A match has five squares: one is marked.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is no piece on {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>No match: the pieces painted share a colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>No match: those squares are not connected, so no pentomino.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>{columns}×{rows} squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: {side} wins in at most {count} moves.</source>
        <extracomment>One: Proved: {side} wins with one more move.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: {side} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: a draw, if nobody makes a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: look at this part of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: play the piece that is marked, {thing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: the move is {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>It is the best move that the computer has found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>That reaches beyond the squares to be covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>There is a piece in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>That piece belongs to the puzzle and stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>No {piece} is left beside the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>First click the squares that are to be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>First click the pieces that you want to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Rectangle with holes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Blot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Mirror image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Pinwheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>{count} pieces lie there already</source>
        <extracomment>One: One piece lies there already</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Pent-Up tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Twelve tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Build as high as you can with one set of twelve tiles. Each tile must go on the highest level that is open to it, and lie on at least two tiles there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Par {par}: nobody can build higher. It is proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Par {par}: more is not possible. It is proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tower_words.py"/>
        <source>{count} tiles can go on level {level} now, on the squares that are marked: {tiles}.</source>
        <extracomment>One: One tile can go on level {level} now, on the squares that are marked: {tiles}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>All twelve tiles lie: level {height}, {points} points. Nobody can do better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>All twelve tiles lie: level {height}, {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tower_words.py"/>
        <source>{count} tiles are left.</source>
        <extracomment>One: One tile is left.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words.py"/>
        <source>{player}: out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Pauli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Win the pentominoes' cards with matches of five colours, and blow up second ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Passive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Active cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Pieces in the stash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>A position's third occurrence is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cards given at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>It is not your turn: {seat} is to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>There are no pieces of colour {colour}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That square is not on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>You cannot put a piece on {square}: there is one already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>You have no {colour} piece left; you still have: {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That would make two or more matches of the same pentomino at once: {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That would make second matches of active cards that {seat} holds: {letters}.</source>
        <extracomment>One: That would make a second match of {letters}, whose active card {seat} holds.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins with enough cards, and more than the opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins: the opponent's stash is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins: the opponent cannot place any piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>The game is drawn: the same position came up for the third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Pent-Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Stack pentominoes; whoever has more tiles on the highest level wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the highest level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Most tiles on the highest level win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Most tiles on the table win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Compare level by level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Each tile scores its level, for three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>That tile is {seat}'s, and it is {to_move}'s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>There is no tile {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>You have played your {piece} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>A tile lies flat: all its squares must be on one level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>These squares do not have the form of tile {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>There is no level {level} yet: you can build no higher than level {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>{count} of these squares are taken already on level {level}.</source>
        <extracomment>One: One of these squares is taken already on level {level}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>{count} of its squares would hang in the air, without a tile directly below.</source>
        <extracomment>One: One of its squares would hang in the air, without a tile directly below.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Your {piece} would rest on one tile alone; it must rest on at least two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the table, your tile must touch another one there, edge to edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Your {piece} must go on level {level}, the highest that is open to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the highest level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on a lower level, after a tie on the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on a level above, after a tie on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the highest level, after a tie in points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>A draw: nobody is ahead of anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}, the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}; equal above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}; equal below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}, the highest; equal in points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Nobody is ahead now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Multiplayer Pentago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Place a stone, turn a block; five in a row win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Player 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Player 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Team A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Team B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>A1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>B1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>A2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>B2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Blocks turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Turning may be skipped while a block is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The first five ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Every man for himself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Two against one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Clockwise only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>In either direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>It is the turn of {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Place a stone first, then turn a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>That square lies off the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>There is a stone on {square} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Your stone on {square} makes five and wins: no block is turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Your stone is on {square}: now turn a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>You may not skip the turn of a block in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>You may skip the turn only while some block is empty, and none is any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The blocks are numbered 1 to 9; there is no block {block}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>A block is turned by exactly one quarter, either way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Blocks turn clockwise only in this game: {instead} would be allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{winners} made five in a row and won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{winners} made five in the same turn and share the first place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Everybody made five in the same turn: a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The board is full; the first place goes to {winners}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The board is full and nobody made five: a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{player} made five in a row; the others play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Picture-Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>One takes a picture apart, the next restores it from memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Highest number restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Taking apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Restoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Rounds with the same picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Taken apart by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>One, against the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>A new picture each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The same for three rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The same for four rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The player before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>That is no move of the Picture-Puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture is being taken apart: remove a stone, then turn a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture is being restored: place a stone, then turn a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Remove a stone first, then turn a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>There is no stone on {square} to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>You have no {colour} stone at hand; the colours at hand are: {hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The stone of {square} has been moved: now turn a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>{winners} is the last one left and won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>All who were left failed in the same round and share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture has no stones for another round: all who are left share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture was not restored: the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>While an attempt runs nothing is taken back, and nobody looks back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It is symmetrical.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>{figure} % of its stones break the symmetry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It falls into {figure} patches of colour.</source>
        <extracomment>One: It is one patch of colour.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It occupies {figure} of the nine blocks.</source>
        <extracomment>One: It occupies one of the nine blocks.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It has {figure} colours.</source>
        <extracomment>One: It has one colour.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It has {figure} stones.</source>
        <extracomment>One: It has one stone.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Universe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Place pentominoes on a shared board; whoever makes the last move wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Central squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Pieces left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Open region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Region for exactly one piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Dead zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Outer regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Two, on the centre alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Three, on the centre and two outer regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Four, on the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Ten columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Ten rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Nine rows, for two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>That piece is {owner}'s, and it is {seat}'s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>You have used piece {piece} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>These {count} squares do not have the form of piece {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares lie off the board.</source>
        <extracomment>One: One of these squares lies off the board.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares lie in an outer region that is not in use: {regions}.</source>
        <extracomment>One: One of these squares lies in an outer region that is not in use: {regions}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares are occupied already.</source>
        <extracomment>One: One of these squares is occupied already.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>That would fence off {regions} vacant regions too small for any piece, of these sizes: {sizes}.</source>
        <extracomment>One: That would fence off a vacant region too small for any piece, of size {sizes}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{winners} made the last move and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Red Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Space Rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Bottleneck / Traffic Jam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Lightning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Orion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Four W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Love</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Jackson Pollock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without its centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without its corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a pinwheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with four windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with holes near its corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a slit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without a block in a corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a notch in each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×3 with any pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×4 with any pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×5 with any pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×6 with any pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×7 with any pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×8 with any pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×9 with any pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×10 with any pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×4 in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×5 in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×6 in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×7 in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×8 in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×9 in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×10 in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board of 10×9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Chair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Robot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Boot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Stairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Crown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Mushroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Guitar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Umbrella</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Aeroplane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Car</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Apple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Sailing boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Hammer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Steam engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Duck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Snail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Penguin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Swan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Rabbit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Butterfly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Dog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Turtle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Owl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Camel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Dinosaur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/games/universe-1-fencing.pento"/>
        <source>The fencing rule in one example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/games/universe-2-first-moves.pento"/>
        <source>A first move without a mirror: 5-E5-D7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/games/universe-2-first-moves.pento"/>
        <source>A first move without a mirror: 10-D5-E7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/games/universe-3-ten-by-nine.pento"/>
        <source>Ten by nine: how White breaks the symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/games/universe-4-endgame.pento"/>
        <source>An endgame, and the answer that was overlooked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
