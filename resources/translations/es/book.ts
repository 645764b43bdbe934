<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Place pentominoes on a board that all players share. Whoever makes the last move wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Be the last player who can still place a piece. Nobody captures anything and nothing is counted: every move takes space away, and sooner or later there is none left for somebody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Two players use the centre, ten squares by ten. Three players add any two of the four outer regions, four players use the whole board of 200 squares. Each player has one set of the twelve pentominoes. White moves first; the others follow clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The board for four: the centre and the four outer regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Place one of your pieces, turned and flipped as you like, on five vacant squares. It stays there for the rest of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>One thing is forbidden: your move may not *fence off* a region of one to four vacant squares, for no piece could ever fill it. Edges count, corners do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Black wants to put the X on B2. That would fence off A1 and C3, one square each: not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>What a move leaves may be of three kinds:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **five** squares has the form of exactly one piece. Whoever still has that piece can fill it, and nobody can take it away by playing across it;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **six to nine** is a *dead zone*. A piece would leave one to four squares, which is forbidden, so nobody can ever play there;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **ten and more** is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>A dead zone of eight squares, and a region of five that only the P fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>With two players, whoever cannot move on their turn loses. With three and four, a player who cannot move on their turn is out for good, and the others go on; the last one to make a move wins. The others take their places in the reverse of the order in which they went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>There are no draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Ten by nine.** A slightly smaller board for two. It has two central squares instead of four, which changes what symmetry can do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Outer regions.** With three players, any two of the four may be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The pieces are numbered from 1 to 12, and each has two marked squares. A move is the number and the places of the marked squares: `12-D3-C5`. The X, number 1, has one mark, its centre: `1-B2`. Some pieces can be written in two ways; both are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Play the awkward pieces early.** On the empty board the X has 60 places and the P has 568. The X will be the hard one to place later, and the P will still find room near the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Keep reserve moves.** A region that only you can fill is a move nobody can take from you. Fence off regions whose piece you have and your opponent has played, and fill them last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Count to the end.** When the reserves are equal, the number of moves left decides. A move that makes a dead zone, or splits a region, changes odd to even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Beware of symmetry.** If the first move lies on one or two of the four central squares, the second player can answer nearly always with the same move turned by half a circle, and go on doing so to the end. Two first moves cannot be answered like that: `5-E5-D7` and `10-D5-E7`, because the answer would fence off single squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The U on E5 to D7 cannot be mirrored: the two marked squares would be fenced off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Universe was designed by Alex Randolph and published by Parker Brothers in the 1960s. David Bush wrote the study of its notation, openings and endgames that the famous games in this program come from. Two remarks about the study: the counts of second moves it gives after `12-D3-C5` (2988 and 2632) do not agree with the rule as stated, which gives 2972 and 2617; and in its endgame example the move `7-B3-E4` does not win, because `7-D9-A8` answers it. You can go through both under *Game &gt; Famous games*.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Stack pentominoes. Whoever has more tiles on the highest level wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>When all tiles are placed, have more tiles on the highest level than anybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Two or three players, White, Black and Red, each with the twelve pentominoes in their colour. The table is empty and has no edge. White begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Place one of your tiles, turned and flipped as you like, flat and in line with the grid. It goes either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>on the **table**, touching at least one tile that lies there, edge to edge; the very first tile goes anywhere; or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**up**: all five squares rest on the level directly below, and they rest on at least two different tiles, of any colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Two tiles on the table, and a third that rests on both of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>There is one rule that makes the game: a tile must go on the **highest level** on which that very tile can be placed now. Other tiles of yours may have other highest levels in the same turn. A tile in hand shows its level, and only the squares of that level are lit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>The game ends when all tiles lie, 24 with two players and 36 with three. Compare the tiles on the highest level. If they are equal, compare the next level down, and so on. Equal on every level is a draw; with three players equal scores share a place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Misère.** Most tiles on the table wins, and ties are broken on the next level up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Advanced scoring**, with three players: each tile is worth the number of its level, and the highest total wins. Ties are broken by the tiles on the top level. Misère is then ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>A move is the tile's letter, the places of its two marked squares, and the level: `F(0,0)(1,2)^1`. The squares of the table are counted from the first tile; the X has one mark: `X(3,4)^2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**You choose the tile, the rule chooses the level.** Ask of each tile where it *must* go. A tile that has no place above stays on the table, and sometimes that is what you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**A step is an invitation.** Two tiles side by side make a floor for somebody. Before you make one, see which tiles the others have left that fit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Keep the small ones in mind.** Compact tiles such as the P find a place on small plateaus; the I and the X seldom do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**The last tiles decide.** The one who opens a new highest level near the end often keeps it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Pent-Up was designed by Néstor Romeral Andrés and published by nestorgames in 2003, with revisions by Nathan Morse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Place a stone, turn a block, make five in a row. For two, three or four players, single or in teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Have five stones of your colour in a row: straight or diagonal, edge to edge or corner to corner. More than five count as five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>The board has nine blocks of three by three squares, which can be turned. It begins empty. Each player, or each pair, has stones of one colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>The nine blocks, numbered as one reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Place** a stone of your colour on any free square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Turn** any one block by a quarter, whether your stone lies on it or not. Empty blocks may be turned too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>If the stone you placed makes five in a row at once, you have won already, and no block is turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>One stone makes five in a row: no block is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>After a block is turned, everybody who has five in a row has made it, whoever turned it. If several have, they share the place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Every man for himself.** Whoever has five takes the next free place and leaves the turn order; the stones stay. The others go on for second, third and fourth place. The game ends when one player is left or the board is full. Rows of those who have been placed count for nothing any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Teams.** The first team with five wins. Five for both after one turn, or a full board without five, is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Direction.** Clockwise only, or either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Skip.** As long as some block holds no stone, the turn of a block may be skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**First five ends the game.** Nobody plays on for the other places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Teams.** Two pairs, whose partners sit opposite; or two against one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>`e5-5R` is a stone on e5, then block 5 turned clockwise; `L` is counter-clockwise. A winning stone stands alone: `e5`. A skipped turn is written `e5-0`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Look at every board twice**: as it is, and after each turn. A row of four in two blocks may be five after a quarter turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**The middle of a block stays where it is.** Stones there cannot be turned away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**With more players, threats are shared.** Let somebody else spend the move that blocks the leader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Pentago was designed by Tomas Flodén and is published by Mindtwister. The version on nine blocks, for up to four players, and the Picture-Puzzle are on its multiplayer rule sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>A game of memory on the board of Pentago: take a picture apart, and let somebody else put it together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Restore the picture as often as it is taken apart, and be the last player who still can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Two to eight players, or one alone against the computer. Choose a picture: one of the twelve samples, or one that you have drawn yourself. It is laid on the board for everybody to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>A sample picture: the Red Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>In round *n*, which begins with one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The player who will restore looks away; the screen covers itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The player before **takes apart**, *n* times: remove one stone, then turn one block by a quarter, either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The one who looked away **restores**, *n* times: place one of the stones that were removed, then turn one block by a quarter. A placed stone is not taken back. The same block may be turned again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The picture is restored if the board equals it, colours included, after the last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Whoever fails is out. When everybody who is left has taken apart and restored once, *n* grows by one. The last player left wins. If all that are left fail in the same round, they share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**A clock for each move**: an hourglass, or a stopwatch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Pictures**: a new one each round, or the same for several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Who takes apart**: the player before, or the computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>`xe5-5R`: the stone on e5 is removed, then block 5 turned clockwise. `rc4-5L`: a red stone is placed on c4, then block 5 turned counter-clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Undo in reverse.** What was done last is undone first: turn back, and then the stone. But you place before you turn: so find the square to which the later turns will carry it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Remember shapes, not stones.** Pictures with a plain form are easier; after three or four rounds take a harder one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The Picture-Puzzle comes with multiplayer Pentago, by Tomas Flodén and Mindtwister. The sheet names twelve pictures; the ones in this program were drawn anew to fit the names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Make pentominoes of single pieces in five colours, and collect their cards. But no pentomino may be on the board twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Own seven of the twelve cards at the end of a turn, whether they are active or passive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>The board has eight squares by eight. There are thirty pieces in five colours, six of each, and every piece points away from its owner. **Cool** owns 5 blue, 4 green, 3 yellow, 2 orange and 1 red; **Hot** owns 1 blue, 2 green, 3 yellow, 4 orange and 5 red. Off the board they lie in the owner's stash. The twelve cards, one for each pentomino, lie between the players, passive side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Cool is the player with the lower body temperature. Cool moves first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>A *match* is five pieces whose squares form a pentomino, with exactly one piece of each colour. Whose pieces they are does not matter for the match; but the player who owns three or more of them controls it. Matches may overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Five pieces in five colours make an L. Cool owns three of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Place** a piece of your stash on a free square. For each pentomino, count the matches that your piece completes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>nobody has an *active* card of it: at most one new match is allowed;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>your opponent has the active card: none is allowed;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>you have the active card: you may complete as many as you like, and all of them **explode**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Explosions.** All pieces of the exploding matches go back to their owners' stashes at once. Every card whose match on the board was destroyed turns passive, but stays with its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**No explosion?** Then each new match gives its card, active side up, to whoever controls the match. That may be your opponent, and a passive card changes hands like this too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Whoever owns seven cards or more at the end of any turn, active or passive, wins. If you have no legal placement on your turn, or your stash is empty, you lose at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Shorter games**: five or six cards, and more than the opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Balance**: one player offers any set of cards; the other takes either Cool and the first turn, or Hot and those cards, passive side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Handicap**: cards, and the first turn, for the weaker player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Repetition**: a position that occurs for the third time is a draw. The rules say nothing about it, so it can be switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>The colour's letter and the square: `B-d4`. A comment names what followed: `{explodes F}`, `{takes W}`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Learn to see matches.** It takes practice; the solitaires are made for it, and *Show matches* lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Mix your pieces with your opponent's** where you can use theirs, and choose colours that they cannot use in return. Many of your pieces in one place are at risk from one explosion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Mind your rare colours.** Cool has one red piece and Hot one blue: use the opponent's where you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Easy pentominoes** are good while active, since a second one explodes soon. **Hard ones** are good while passive, since nobody makes them again soon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Pauli was designed by Alexandre Muñiz in 2000 and 2001, first under the names Wolf Gangs and Pentominice, for Icehouse pieces. The name is that of the physicist Wolfgang Pauli: no two electrons of an atom may be in the same state.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
