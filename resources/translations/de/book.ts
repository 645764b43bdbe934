<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Place pentominoes on a board that all players share. Whoever makes the last move wins.</source>
        <translation>Lege Pentominos auf ein Brett, das sich alle teilen. Wer den letzten Zug macht, gewinnt.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Be the last player who can still place a piece. Nobody captures anything and nothing is counted: every move takes space away, and sooner or later there is none left for somebody.</source>
        <translation>Lege das letzte Teil. Niemand schlägt etwas, und nichts wird gezählt: Jeder Zug nimmt Platz weg, und früher oder später findet jemand keinen mehr.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Two players use the centre, ten squares by ten. Three players add any two of the four outer regions, four players use the whole board of 200 squares. Each player has one set of the twelve pentominoes. White moves first; the others follow clockwise.</source>
        <translation>Zu zweit spielt man auf der Mitte, zehn mal zehn Felder. Zu dritt kommen zwei beliebige der vier Außengebiete dazu, zu viert gehört das ganze Brett mit 200 Feldern dazu. Jeder hat einen Satz der zwölf Pentominos. Weiß zieht zuerst; die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The board for four: the centre and the four outer regions</source>
        <translation>Das Brett für vier: die Mitte und die vier Außengebiete</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Place one of your pieces, turned and flipped as you like, on five vacant squares. It stays there for the rest of the game.</source>
        <translation>Lege eines deiner Teile, gedreht und umgedreht, wie du willst, auf fünf freie Felder. Dort bleibt es für den Rest der Partie.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>One thing is forbidden: your move may not *fence off* a region of one to four vacant squares, for no piece could ever fill it. Edges count, corners do not.</source>
        <translation>Eines ist verboten: Dein Zug darf kein Gebiet von einem bis vier freien Feldern *abzäunen*, denn kein Teil könnte es je füllen. Kanten zählen, Ecken nicht.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Black wants to put the X on B2. That would fence off A1 and C3, one square each: not allowed</source>
        <translation>Schwarz will das X auf B2 legen. Das würde A1 und C3 abzäunen, je ein Feld: nicht erlaubt</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>What a move leaves may be of three kinds:</source>
        <translation>Was ein Zug übrig lässt, kann dreierlei sein:</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **five** squares has the form of exactly one piece. Whoever still has that piece can fill it, and nobody can take it away by playing across it;</source>
        <translation>ein Gebiet von **fünf** Feldern hat die Form genau eines Teils. Wer dieses Teil noch hat, kann es füllen, und niemand kann es wegnehmen, indem er darüber hinweg legt;</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **six to nine** is a *dead zone*. A piece would leave one to four squares, which is forbidden, so nobody can ever play there;</source>
        <translation>ein Gebiet von **sechs bis neun** ist eine *tote Zone*. Ein Teil ließe ein bis vier Felder übrig, und das ist verboten; also kann dort nie mehr jemand spielen;</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **ten and more** is open.</source>
        <translation>ein Gebiet von **zehn und mehr** ist offen.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>A dead zone of eight squares, and a region of five that only the P fits</source>
        <translation>Eine tote Zone von acht Feldern, und ein Gebiet von fünf, in das nur das P passt</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>With two players, whoever cannot move on their turn loses. With three and four, a player who cannot move on their turn is out for good, and the others go on; the last one to make a move wins. The others take their places in the reverse of the order in which they went out.</source>
        <translation>Zu zweit verliert, wer am Zug ist und nicht ziehen kann. Zu dritt und zu viert scheidet, wer am Zug ist und nicht ziehen kann, endgültig aus, und die anderen spielen weiter; wer den letzten Zug macht, gewinnt. Die übrigen Plätze gehen in umgekehrter Reihenfolge an die Ausgeschiedenen: Wer zuerst ausscheidet, wird Letzter.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>There are no draws.</source>
        <translation>Ein Unentschieden gibt es nicht.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Ten by nine.** A slightly smaller board for two. It has two central squares instead of four, which changes what symmetry can do.</source>
        <translation>**Zehn mal neun.** Ein etwas kleineres Brett für zwei. Es hat zwei Mittelfelder statt vier, und damit kann Symmetrie anderes bewirken.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Outer regions.** With three players, any two of the four may be chosen.</source>
        <translation>**Außengebiete.** Zu dritt dürfen zwei beliebige der vier gewählt werden.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The pieces are numbered from 1 to 12, and each has two marked squares. A move is the number and the places of the marked squares: `12-D3-C5`. The X, number 1, has one mark, its centre: `1-B2`. Some pieces can be written in two ways; both are read.</source>
        <translation>Die Teile haben die Nummern 1 bis 12, und jedes hat zwei markierte Felder. Ein Zug besteht aus der Nummer und den Plätzen der markierten Felder: `12-D3-C5`. Das X, Nummer 1, hat nur eine Marke, seine Mitte: `1-B2`. Manche Teile lassen sich auf zwei Weisen schreiben; beide werden gelesen.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Play the awkward pieces early.** On the empty board the X has 60 places and the P has 568. The X will be the hard one to place later, and the P will still find room near the end.</source>
        <translation>**Spiele die sperrigen Teile früh.** Auf dem leeren Brett hat das X 60 Plätze und das P 568. Später wird das X schwer zu legen sein, und das P findet noch gegen Ende Platz.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Keep reserve moves.** A region that only you can fill is a move nobody can take from you. Fence off regions whose piece you have and your opponent has played, and fill them last.</source>
        <translation>**Halte Reservezüge.** Ein Gebiet, das nur du füllen kannst, ist ein Zug, den dir niemand nehmen kann. Zäune Gebiete ab, deren Teil du noch hast und die Gegenseite nicht mehr, und fülle sie zuletzt.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Count to the end.** When the reserves are equal, the number of moves left decides. A move that makes a dead zone, or splits a region, changes odd to even.</source>
        <translation>**Zähle bis zum Ende.** Sind die Reserven gleich, entscheidet die Zahl der übrigen Züge. Ein Zug, der eine tote Zone schafft oder ein Gebiet teilt, macht aus ungerade gerade.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Beware of symmetry.** If the first move lies on one or two of the four central squares, the second player can answer nearly always with the same move turned by half a circle, and go on doing so to the end. Two first moves cannot be answered like that: `5-E5-D7` and `10-D5-E7`, because the answer would fence off single squares.</source>
        <translation>**Hüte dich vor der Symmetrie.** Liegt der erste Zug auf einem oder zwei der vier Mittelfelder, kann fast immer mit demselben Zug geantwortet werden, halb herumgedreht, und so weiter bis zum Ende. Auf zwei erste Züge geht das nicht: `5-E5-D7` und `10-D5-E7`, weil die Antwort einzelne Felder abzäunen würde.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The U on E5 to D7 cannot be mirrored: the two marked squares would be fenced off</source>
        <translation>Das U auf E5 bis D7 hat kein Gegenstück: Die beiden markierten Felder würden abgezäunt</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Universe was designed by Alex Randolph and published by Parker Brothers in the 1960s. David Bush wrote the study of its notation, openings and endgames that the famous games in this program come from. Two remarks about the study: the counts of second moves it gives after `12-D3-C5` (2988 and 2632) do not agree with the rule as stated, which gives 2972 and 2617; and in its endgame example the move `7-B3-E4` does not win, because `7-D9-A8` answers it. You can go through both under *Game &gt; Famous games*.</source>
        <translation>Universe wurde von Alex Randolph erfunden und erschien in den 1960er-Jahren bei Parker Brothers. David Bush schrieb die Studie über Notation, Eröffnungen und Endspiele, aus der die berühmten Partien in diesem Programm stammen. Zwei Anmerkungen zur Studie: Die Zahlen der zweiten Züge, die sie nach `12-D3-C5` nennt (2988 und 2632), passen nicht zur Regel, wie sie dasteht; richtig sind 2972 und 2617. Und in ihrem Endspielbeispiel gewinnt der Zug `7-B3-E4` nicht, denn `7-D9-A8` widerlegt ihn. Beides kannst du unter *Partie &gt; Berühmte Partien* nachspielen.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Stack pentominoes. Whoever has more tiles on the highest level wins.</source>
        <translation>Staple Pentominos. Wer mehr Plättchen auf der höchsten Ebene hat, gewinnt.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>When all tiles are placed, have more tiles on the highest level than anybody else.</source>
        <translation>Wenn alle Plättchen liegen, sollst du mehr Plättchen auf der höchsten Ebene haben als alle anderen.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Two or three players, White, Black and Red, each with the twelve pentominoes in their colour. The table is empty and has no edge. White begins.</source>
        <translation>Zwei oder drei Spieler, Weiß, Schwarz und Rot, jeder mit den zwölf Pentominos in seiner Farbe. Der Tisch ist leer und hat keinen Rand. Weiß fängt an.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Place one of your tiles, turned and flipped as you like, flat and in line with the grid. It goes either</source>
        <translation>Lege eines deiner Plättchen, gedreht und umgedreht, wie du willst, flach und im Raster. Es kommt entweder</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>on the **table**, touching at least one tile that lies there, edge to edge; the very first tile goes anywhere; or</source>
        <translation>auf den **Tisch**, wo es mindestens ein Plättchen berührt, Kante an Kante; das allererste darf überall liegen; oder</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**up**: all five squares rest on the level directly below, and they rest on at least two different tiles, of any colour.</source>
        <translation>**hinauf**: Alle fünf Felder liegen auf der Ebene direkt darunter, und zwar auf mindestens zwei verschiedenen Plättchen beliebiger Farbe.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Two tiles on the table, and a third that rests on both of them</source>
        <translation>Zwei Plättchen auf dem Tisch, und ein drittes, das auf beiden liegt</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>There is one rule that makes the game: a tile must go on the **highest level** on which that very tile can be placed now. Other tiles of yours may have other highest levels in the same turn. A tile in hand shows its level, and only the squares of that level are lit.</source>
        <translation>Eine Regel macht das Spiel aus: Ein Plättchen muss auf die **höchste Ebene**, auf die genau dieses Plättchen jetzt gelegt werden kann. Andere Plättchen von dir können im selben Zug andere höchste Ebenen haben. Ein Plättchen in der Hand zeigt seine Ebene, und nur die Felder dieser Ebene leuchten.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>The game ends when all tiles lie, 24 with two players and 36 with three. Compare the tiles on the highest level. If they are equal, compare the next level down, and so on. Equal on every level is a draw; with three players equal scores share a place.</source>
        <translation>Die Partie endet, wenn alle Plättchen liegen, 24 zu zweit und 36 zu dritt. Vergleicht die Plättchen auf der höchsten Ebene. Sind es gleich viele, vergleicht die nächsttiefere, und so weiter. Gleichstand auf jeder Ebene ist unentschieden; zu dritt teilt man sich bei Gleichstand einen Platz.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Misère.** Most tiles on the table wins, and ties are broken on the next level up.</source>
        <translation>**Misère.** Die meisten Plättchen auf dem Tisch gewinnen; bei Gleichstand entscheidet die nächste Ebene darüber.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Advanced scoring**, with three players: each tile is worth the number of its level, and the highest total wins. Ties are broken by the tiles on the top level. Misère is then ignored.</source>
        <translation>**Punktwertung**, zu dritt: Jedes Plättchen zählt die Nummer seiner Ebene, und die höchste Summe gewinnt. Bei Gleichstand entscheiden die Plättchen auf der obersten Ebene. Misère gilt dann nicht.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>A move is the tile's letter, the places of its two marked squares, and the level: `F(0,0)(1,2)^1`. The squares of the table are counted from the first tile; the X has one mark: `X(3,4)^2`.</source>
        <translation>Ein Zug besteht aus dem Buchstaben des Plättchens, den Plätzen seiner beiden markierten Felder und der Ebene: `F(0,0)(1,2)^1`. Die Felder des Tisches werden vom ersten Plättchen aus gezählt; das X hat eine Marke: `X(3,4)^2`.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**You choose the tile, the rule chooses the level.** Ask of each tile where it *must* go. A tile that has no place above stays on the table, and sometimes that is what you want.</source>
        <translation>**Du wählst das Plättchen, die Regel wählt die Ebene.** Frage bei jedem Plättchen, wohin es gehen *muss*. Ein Plättchen, das oben keinen Platz hat, bleibt auf dem Tisch, und manchmal willst du gerade das.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**A step is an invitation.** Two tiles side by side make a floor for somebody. Before you make one, see which tiles the others have left that fit it.</source>
        <translation>**Eine Stufe ist eine Einladung.** Zwei Plättchen nebeneinander sind ein Boden für irgendwen. Bevor du einen schaffst, sieh nach, welche passenden Plättchen die anderen noch haben.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Keep the small ones in mind.** Compact tiles such as the P find a place on small plateaus; the I and the X seldom do.</source>
        <translation>**Denk an die kleinen.** Kompakte Plättchen wie das P finden auch auf kleinen Plateaus Platz; das I und das X selten.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**The last tiles decide.** The one who opens a new highest level near the end often keeps it alone.</source>
        <translation>**Die letzten Plättchen entscheiden.** Wer gegen Ende eine neue höchste Ebene eröffnet, behält sie oft für sich.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Pent-Up was designed by Néstor Romeral Andrés and published by nestorgames in 2003, with revisions by Nathan Morse.</source>
        <translation>Pent-Up wurde von Néstor Romeral Andrés erfunden und erschien 2003 bei nestorgames, mit Überarbeitungen von Nathan Morse.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Place a stone, turn a block, make five in a row. For two, three or four players, single or in teams.</source>
        <translation>Setze einen Stein, drehe einen Block, bilde fünf in einer Reihe. Für zwei, drei oder vier, einzeln oder in Teams.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Have five stones of your colour in a row: straight or diagonal, edge to edge or corner to corner. More than five count as five.</source>
        <translation>Bringe fünf Steine deiner Farbe in eine Reihe: gerade oder diagonal, Kante an Kante oder Ecke an Ecke. Mehr als fünf zählen wie fünf.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>The board has nine blocks of three by three squares, which can be turned. It begins empty. Each player, or each pair, has stones of one colour.</source>
        <translation>Das Brett hat neun Blöcke von drei mal drei Feldern, die sich drehen lassen. Am Anfang ist es leer. Jeder Spieler, oder jedes Paar, hat Steine einer Farbe.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>The nine blocks, numbered as one reads</source>
        <translation>Die neun Blöcke, in Leserichtung nummeriert</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Place** a stone of your colour on any free square.</source>
        <translation>**Setze** einen Stein deiner Farbe auf ein beliebiges freies Feld.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Turn** any one block by a quarter, whether your stone lies on it or not. Empty blocks may be turned too.</source>
        <translation>**Drehe** einen beliebigen Block um ein Viertel, ob dein Stein darauf liegt oder nicht. Auch leere Blöcke dürfen gedreht werden.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>If the stone you placed makes five in a row at once, you have won already, and no block is turned.</source>
        <translation>Wenn schon der gesetzte Stein fünf in einer Reihe bildet, hast du gewonnen, und kein Block wird gedreht.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>One stone makes five in a row: no block is turned</source>
        <translation>Ein Stein bildet fünf in einer Reihe: Kein Block wird gedreht</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>After a block is turned, everybody who has five in a row has made it, whoever turned it. If several have, they share the place.</source>
        <translation>Wer nach der Drehung eines Blocks fünf in einer Reihe hat, hat es geschafft, egal wer gedreht hat. Sind es mehrere, teilen sie sich den Platz.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Every man for himself.** Whoever has five takes the next free place and leaves the turn order; the stones stay. The others go on for second, third and fourth place. The game ends when one player is left or the board is full. Rows of those who have been placed count for nothing any more.</source>
        <translation>**Jeder für sich.** Wer fünf hat, nimmt den nächsten freien Platz und scheidet aus der Zugfolge aus; die Steine bleiben. Die anderen spielen um den zweiten, dritten und vierten Platz. Die Partie endet, wenn einer übrig oder das Brett voll ist. Reihen von denen, die schon einen Platz haben, zählen nicht mehr.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Teams.** The first team with five wins. Five for both after one turn, or a full board without five, is a draw.</source>
        <translation>**Teams.** Das erste Team mit fünf gewinnt. Fünf für beide nach einem Zug, oder ein volles Brett ohne fünf, ist unentschieden.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Direction.** Clockwise only, or either way.</source>
        <translation>**Richtung.** Nur im Uhrzeigersinn, oder beide.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Skip.** As long as some block holds no stone, the turn of a block may be skipped.</source>
        <translation>**Überspringen.** Solange ein Block keinen Stein hat, darf das Drehen ausfallen.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**First five ends the game.** Nobody plays on for the other places.</source>
        <translation>**Die ersten fünf beenden die Partie.** Niemand spielt um die übrigen Plätze weiter.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Teams.** Two pairs, whose partners sit opposite; or two against one.</source>
        <translation>**Teams.** Zwei Paare, deren Partner sich gegenübersitzen; oder zwei gegen eins.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>`e5-5R` is a stone on e5, then block 5 turned clockwise; `L` is counter-clockwise. A winning stone stands alone: `e5`. A skipped turn is written `e5-0`.</source>
        <translation>`e5-5R` ist ein Stein auf e5, dann Block 5 im Uhrzeigersinn gedreht; `L` ist gegen den Uhrzeigersinn. Ein Stein, der gewinnt, steht allein: `e5`. Fällt das Drehen aus, schreibt man `e5-0`.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Look at every board twice**: as it is, and after each turn. A row of four in two blocks may be five after a quarter turn.</source>
        <translation>**Sieh jedes Brett zweimal an**: so, wie es ist, und nach jeder möglichen Drehung. Vier in zwei Blöcken können nach einer Vierteldrehung fünf in einer Reihe sein.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**The middle of a block stays where it is.** Stones there cannot be turned away.</source>
        <translation>**Die Mitte eines Blocks bleibt, wo sie ist.** Steine dort lassen sich nicht wegdrehen.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**With more players, threats are shared.** Let somebody else spend the move that blocks the leader.</source>
        <translation>**Zu mehreren teilt man sich die Gefahren.** Lass andere den Zug ausgeben, der die Führung aufhält.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Pentago was designed by Tomas Flodén and is published by Mindtwister. The version on nine blocks, for up to four players, and the Picture-Puzzle are on its multiplayer rule sheet.</source>
        <translation>Pentago wurde von Tomas Flodén erfunden und erscheint bei Mindtwister. Die Fassung mit neun Blöcken für bis zu vier Spieler und das Bilderrätsel stehen auf dem zugehörigen Regelblatt.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>A game of memory on the board of Pentago: take a picture apart, and let somebody else put it together.</source>
        <translation>Ein Gedächtnisspiel auf dem Brett von Pentago: Zerlege ein Bild, und lass es jemand anderen wieder zusammensetzen.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Restore the picture as often as it is taken apart, and be the last player who still can.</source>
        <translation>Stelle das Bild so oft wieder her, wie es zerlegt wird, und halte am längsten durch.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Two to eight players, or one alone against the computer. Choose a picture: one of the twelve samples, or one that you have drawn yourself. It is laid on the board for everybody to see.</source>
        <translation>Zwei bis acht Spieler, oder einer allein gegen den Computer. Wählt ein Bild: eines der zwölf Muster, oder ein selbst gezeichnetes. Es wird für alle sichtbar auf das Brett gelegt.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>A sample picture: the Red Cross</source>
        <translation>Ein Muster: das Rote Kreuz</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>In round *n*, which begins with one:</source>
        <translation>In Runde *n*, angefangen mit eins:</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The player who will restore looks away; the screen covers itself.</source>
        <translation>Wer wiederherstellen wird, sieht weg; der Bildschirm deckt sich ab.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The player before **takes apart**, *n* times: remove one stone, then turn one block by a quarter, either way.</source>
        <translation>Wer davor an der Reihe ist, **zerlegt**, *n*-mal: einen Stein wegnehmen, dann einen Block um ein Viertel drehen, egal wie herum.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The one who looked away **restores**, *n* times: place one of the stones that were removed, then turn one block by a quarter. A placed stone is not taken back. The same block may be turned again.</source>
        <translation>Wer weggesehen hat, **stellt wieder her**, *n*-mal: einen der weggenommenen Steine setzen, dann einen Block um ein Viertel drehen. Ein gesetzter Stein wird nicht zurückgenommen. Derselbe Block darf wieder gedreht werden.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The picture is restored if the board equals it, colours included, after the last turn.</source>
        <translation>Das Bild ist wiederhergestellt, wenn das Brett ihm nach der letzten Drehung gleicht, mit allen Farben.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Whoever fails is out. When everybody who is left has taken apart and restored once, *n* grows by one. The last player left wins. If all that are left fail in the same round, they share the win.</source>
        <translation>Wer scheitert, scheidet aus. Wenn alle Übrigen einmal zerlegt und wiederhergestellt haben, wächst *n* um eins. Wer zuletzt übrig ist, gewinnt. Scheitern alle Übrigen in derselben Runde, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**A clock for each move**: an hourglass, or a stopwatch.</source>
        <translation>**Eine Uhr für jeden Zug**: eine Sanduhr oder eine Stoppuhr.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Pictures**: a new one each round, or the same for several.</source>
        <translation>**Bilder**: jede Runde ein neues, oder dasselbe für mehrere.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Who takes apart**: the player before, or the computer.</source>
        <translation>**Wer zerlegt**: wer davor an der Reihe ist, oder der Computer.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>`xe5-5R`: the stone on e5 is removed, then block 5 turned clockwise. `rc4-5L`: a red stone is placed on c4, then block 5 turned counter-clockwise.</source>
        <translation>`xe5-5R`: Der Stein auf e5 wird weggenommen, dann Block 5 im Uhrzeigersinn gedreht. `rc4-5L`: Ein roter Stein wird auf c4 gesetzt, dann Block 5 gegen den Uhrzeigersinn gedreht.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Undo in reverse.** What was done last is undone first: turn back, and then the stone. But you place before you turn: so find the square to which the later turns will carry it.</source>
        <translation>**Geh rückwärts vor.** Was zuletzt geschah, wird zuerst rückgängig gemacht: erst die Drehung, dann der Stein. Aber du setzt, bevor du drehst: Finde also das Feld, von dem ihn die späteren Drehungen heimtragen.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Remember shapes, not stones.** Pictures with a plain form are easier; after three or four rounds take a harder one.</source>
        <translation>**Merk dir Formen, nicht Steine.** Bilder mit klarer Form sind leichter; nehmt nach drei oder vier Runden ein schwereres.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The Picture-Puzzle comes with multiplayer Pentago, by Tomas Flodén and Mindtwister. The sheet names twelve pictures; the ones in this program were drawn anew to fit the names.</source>
        <translation>Das Bilderrätsel gehört zum Pentago für mehrere, von Tomas Flodén und Mindtwister. Das Regelblatt nennt zwölf Bilder; die in diesem Programm wurden passend zu den Namen neu gezeichnet.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Make pentominoes of single pieces in five colours, and collect their cards. But no pentomino may be on the board twice.</source>
        <translation>Bilde Pentominos aus einzelnen Figuren in fünf Farben, und sammle ihre Karten. Aber kein Pentomino darf zweimal auf dem Brett sein.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Own seven of the twelve cards at the end of a turn, whether they are active or passive.</source>
        <translation>Besitze am Ende eines Zuges sieben der zwölf Karten, egal ob aktiv oder passiv.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>The board has eight squares by eight. There are thirty pieces in five colours, six of each, and every piece points away from its owner. **Cool** owns 5 blue, 4 green, 3 yellow, 2 orange and 1 red; **Hot** owns 1 blue, 2 green, 3 yellow, 4 orange and 5 red. Off the board they lie in the owner's stash. The twelve cards, one for each pentomino, lie between the players, passive side up.</source>
        <translation>Das Brett hat acht mal acht Felder. Es gibt dreißig Figuren in fünf Farben, sechs von jeder, und jede Figur zeigt von der Seite weg, der sie gehört. **Cool** besitzt 5 blaue, 4 grüne, 3 gelbe, 2 orange und 1 rote; **Hot** besitzt 1 blaue, 2 grüne, 3 gelbe, 4 orange und 5 rote. Außerhalb des Bretts liegen sie im eigenen Vorrat. Die zwölf Karten, eine für jedes Pentomino, liegen zwischen den Spielern, passive Seite oben.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Cool is the player with the lower body temperature. Cool moves first.</source>
        <translation>Cool ist, wer die niedrigere Körpertemperatur hat. Cool zieht zuerst.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>A *match* is five pieces whose squares form a pentomino, with exactly one piece of each colour. Whose pieces they are does not matter for the match; but the player who owns three or more of them controls it. Matches may overlap.</source>
        <translation>Ein *Treffer* sind fünf Figuren, deren Felder ein Pentomino bilden, mit genau einer Figur jeder Farbe. Wem die Figuren gehören, ist für den Treffer egal; aber wer drei oder mehr von ihnen besitzt, beherrscht ihn. Treffer dürfen sich überschneiden.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Five pieces in five colours make an L. Cool owns three of them</source>
        <translation>Fünf Figuren in fünf Farben bilden ein L. Cool besitzt drei von ihnen</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Place** a piece of your stash on a free square. For each pentomino, count the matches that your piece completes:</source>
        <translation>**Setze** eine Figur deines Vorrats auf ein freies Feld. Zähle für jedes Pentomino die Treffer, die deine Figur vollendet:</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>nobody has an *active* card of it: at most one new match is allowed;</source>
        <translation>niemand hat eine *aktive* Karte davon: Höchstens ein neuer Treffer ist erlaubt;</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>your opponent has the active card: none is allowed;</source>
        <translation>die Gegenseite hat die aktive Karte: Keiner ist erlaubt;</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>you have the active card: you may complete as many as you like, and all of them **explode**.</source>
        <translation>du hast die aktive Karte: Du darfst beliebig viele vollenden, und alle **explodieren**.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Explosions.** All pieces of the exploding matches go back to their owners' stashes at once. Every card whose match on the board was destroyed turns passive, but stays with its owner.</source>
        <translation>**Explosionen.** Alle Figuren der explodierenden Treffer kehren sofort in die Vorräte ihrer Besitzer zurück. Jede Karte, deren Treffer auf dem Brett zerstört wurde, wird passiv, bleibt aber bei ihrem Besitzer.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**No explosion?** Then each new match gives its card, active side up, to whoever controls the match. That may be your opponent, and a passive card changes hands like this too.</source>
        <translation>**Keine Explosion?** Dann geht die Karte jedes neuen Treffers, aktive Seite oben, an die Seite, die ihn beherrscht. Das kann auch die Gegenseite sein, und auch eine passive Karte wechselt so den Besitzer.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Whoever owns seven cards or more at the end of any turn, active or passive, wins. If you have no legal placement on your turn, or your stash is empty, you lose at once.</source>
        <translation>Wer am Ende irgendeines Zuges sieben oder mehr Karten besitzt, aktiv oder passiv, gewinnt. Kannst du in deinem Zug nichts Erlaubtes setzen, oder ist dein Vorrat leer, verlierst du sofort.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Shorter games**: five or six cards, and more than the opponent.</source>
        <translation>**Kürzere Partien**: fünf oder sechs Karten, und mehr als die Gegenseite.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Balance**: one player offers any set of cards; the other takes either Cool and the first turn, or Hot and those cards, passive side up.</source>
        <translation>**Ausgleich**: Eine Seite bietet beliebige Karten an; die andere nimmt entweder Cool und den ersten Zug, oder Hot und diese Karten, passive Seite oben.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Handicap**: cards, and the first turn, for the weaker player.</source>
        <translation>**Vorgabe**: Karten, und der erste Zug, für die schwächere Seite.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Repetition**: a position that occurs for the third time is a draw. The rules say nothing about it, so it can be switched off.</source>
        <translation>**Wiederholung**: Eine Stellung, die zum dritten Mal vorkommt, ist unentschieden. Die Regeln sagen nichts darüber, deshalb lässt es sich abschalten.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>The colour's letter and the square: `B-d4`. A comment names what followed: `{explodes F}`, `{takes W}`.</source>
        <translation>Der Buchstabe der Farbe (englisch) und das Feld: `B-d4`. Ein Kommentar nennt, was folgte: `{explodes F}`, `{takes W}`.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Learn to see matches.** It takes practice; the solitaires are made for it, and *Show matches* lists them.</source>
        <translation>**Lerne, Treffer zu sehen.** Das braucht Übung; die Solitäre sind dafür gemacht, und die Einblendung *Treffer* zeigt sie.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Mix your pieces with your opponent's** where you can use theirs, and choose colours that they cannot use in return. Many of your pieces in one place are at risk from one explosion.</source>
        <translation>**Mische deine Figuren mit den gegnerischen**, wo du sie brauchen kannst, und wähle Farben, die der Gegenseite umgekehrt nichts nützen. Viele deiner Figuren an einem Ort riskieren, in einer einzigen Explosion zu verschwinden.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Mind your rare colours.** Cool has one red piece and Hot one blue: use the opponent's where you can.</source>
        <translation>**Achte auf deine seltenen Farben.** Cool hat eine rote Figur und Hot eine blaue: Benutze die gegnerischen, wo du kannst.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Easy pentominoes** are good while active, since a second one explodes soon. **Hard ones** are good while passive, since nobody makes them again soon.</source>
        <translation>**Leichte Pentominos** sind gut, solange sie aktiv sind, denn ein zweites explodiert bald. **Schwere** sind passiv gut, denn so bald bildet sie niemand wieder.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Pauli was designed by Alexandre Muñiz in 2000 and 2001, first under the names Wolf Gangs and Pentominice, for Icehouse pieces. The name is that of the physicist Wolfgang Pauli: no two electrons of an atom may be in the same state.</source>
        <translation>Pauli wurde 2000 und 2001 von Alexandre Muñiz erfunden, zuerst unter den Namen Wolf Gangs und Pentominice, für Icehouse-Figuren. Der Name ist der des Physikers Wolfgang Pauli: Keine zwei Elektronen eines Atoms dürfen im selben Zustand sein.</translation>
    </message>
</context>
</TS>
