<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Take it back (Ctrl+Z), or play on to see why.</source>
        <translation>Nimm ihn zurück (Strg+Z), oder spiele weiter, um zu sehen, warum.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Take it back (Ctrl+Z) and try another move.</source>
        <translation>Nimm ihn zurück (Strg+Z) und versuche einen anderen Zug.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Universe endgames</source>
        <translation>Universe: Endspiele</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Only one move of {player}'s wins. Find it, and make the last move of the game.</source>
        <translation>Nur ein Zug von {player} gewinnt. Finde ihn, und mache den letzten Zug der Partie.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}, and {player} can no longer win.</source>
        <translation>{opponent} antwortet {move}, und {player} kann nicht mehr gewinnen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes the last move, {move}.</source>
        <translation>{opponent} macht den letzten Zug, {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>That does not win.</source>
        <translation>Das gewinnt nicht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Right so far. {opponent} defends with {move}.</source>
        <translation>So weit richtig. {opponent} verteidigt sich mit {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Won: you have made the last move.</source>
        <translation>Gewonnen: Du hast den letzten Zug gemacht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Pentago: five in one</source>
        <translation>Pentago: 5 in einem</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{player} can make five in this turn. Find the one way to do it.</source>
        <translation>{player} kann in diesem Zug fünf bilden. Finde die einzige Möglichkeit.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}.</source>
        <translation>{opponent} antwortet {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes five, {move}.</source>
        <translation>{opponent} bildet fünf, {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>That makes no five.</source>
        <translation>Das ergibt keine fünf.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Five in one turn: that is it.</source>
        <translation>Fünf in einem Zug: Das ist es.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Pentago: five in two</source>
        <translation>Pentago: 5 in zwei</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{player} can make five in two turns, whatever {opponent} does. Find how.</source>
        <translation>{player} kann in zwei Zügen fünf bilden, was {opponent} auch tut. Finde heraus, wie.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}, and there is no five in the next turn.</source>
        <translation>{opponent} antwortet {move}, und im nächsten Zug gibt es keine fünf.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes five first, {move}.</source>
        <translation>{opponent} bildet vorher fünf, {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Right so far: {opponent} cannot stop it with {move} either. Now make five.</source>
        <translation>So weit richtig: Auch mit {move} kann {opponent} es nicht verhindern. Bilde jetzt fünf.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Five in two turns: that is it.</source>
        <translation>Fünf in zwei Zügen: Das ist es.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The rulebook thought that {player} wins here. Nobody had seen the answer: every move fails. Try them, and see each of them refuted.</source>
        <translation>Das Regelheft meinte, {player} gewinne hier. Niemand hatte die Antwort gesehen: Jeder Zug scheitert. Versuche sie, und sieh, wie jeder widerlegt wird.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Refuted: {opponent} answers {move}, and {player} cannot win.</source>
        <translation>Widerlegt: {opponent} antwortet {move}, und {player} kann nicht gewinnen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{count} of {total} moves refuted</source>
        <extracomment>One: One of {total} moves refuted</extracomment>
        <translation>
            <numerusform>Einer von {total} Zügen widerlegt</numerusform>
            <numerusform>{count} von {total} Zügen widerlegt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Look at piece {number}, the {piece}.</source>
        <translation>Sieh dir Teil {number} an, das {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Piece {number} covers the square that is marked.</source>
        <translation>Teil {number} bedeckt das markierte Feld.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Lay piece {number} on the squares that are marked.</source>
        <translation>Lege Teil {number} auf die markierten Felder.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The stone belongs in block {block}.</source>
        <translation>Der Stein gehört in Block {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The stone belongs on the square that is marked.</source>
        <translation>Der Stein gehört auf das markierte Feld.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Put the stone on the marked square, then turn block {block}.</source>
        <translation>Setze den Stein auf das markierte Feld, dann drehe Block {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Put the stone on the square that is marked.</source>
        <translation>Setze den Stein auf das markierte Feld.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Casual</source>
        <translation>Locker</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Steady</source>
        <translation>Solide</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Legal squares</source>
        <translation>Erlaubte Felder</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Show where the piece in hand can go, turned as it is</source>
        <translation>Zeigen, wohin das Teil in der Hand kann, so gedreht wie es ist</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Show the letters and numbers at the edge of the board</source>
        <translation>Die Buchstaben und Zahlen am Rand des Bretts zeigen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Explain the last move</source>
        <translation>Letzten Zug erklären</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Say beside the board what the last move did</source>
        <translation>Neben dem Brett sagen, was der letzte Zug bewirkt hat</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show all matches on the board, with owner and majority</source>
        <translation>Alle Treffer auf dem Brett zeigen, mit Besitzer und Mehrheit</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Openings</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show where the colour in hand makes a match</source>
        <translation>Zeigen, wo die Farbe in der Hand einen Treffer bildet</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Forbidden squares</source>
        <translation>Verbotene Felder</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show where the exclusion principle forbids the colour in hand</source>
        <translation>Zeigen, wo das Ausschlussprinzip die Farbe in der Hand verbietet</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pent_up.py"/>
        <source>Building sites</source>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pent_up.py"/>
        <source>Show where the player to move can build above the table, and on which level</source>
        <translation>Zeigen, wo über dem Tisch gebaut werden kann, und auf welcher Ebene</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Block numbers</source>
        <translation>Blocknummern</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Show the numbers of the blocks</source>
        <translation>Die Nummern der Blöcke zeigen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Rows of four</source>
        <translation>Viererreihen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Show rows that want one stone to be five, and where it would go</source>
        <translation>Reihen zeigen, denen ein Stein zu fünf fehlt, und wohin er käme</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Show vacant regions: open with their size, of exactly five with the piece that fits</source>
        <translation>Freie Gebiete zeigen: offene mit ihrer Größe, die von genau fünf mit dem passenden Teil</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Dead zones</source>
        <translation>Tote Zonen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Show where nobody can ever play</source>
        <translation>Zeigen, wo niemand mehr spielen kann</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{game}, before the first move</source>
        <translation>{game}, vor dem ersten Zug</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{game}, after move {ply}, {move}</source>
        <translation>{game}, nach Zug {ply}, {move}</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{seat} is to move.</source>
        <translation>{seat} ist am Zug.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{seat} ({player}) is to move.</source>
        <translation>{seat} ({player}) ist am Zug.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: that makes {cards} cards.</source>
        <translation>Das gewinnt: Es ergibt {cards} Karten.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: {seat} has no legal place left.</source>
        <translation>Das gewinnt: {seat} hat keinen erlaubten Platz mehr.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: {seat} has no piece left to place.</source>
        <translation>Das gewinnt: {seat} hat keine Figur mehr zu setzen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It stops {seat} from winning with the next move.</source>
        <translation>Das hindert {seat} daran, mit dem nächsten Zug zu gewinnen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It takes the cards {letters}.</source>
        <extracomment>One: It takes the card {letters}.</extracomment>
        <translation>
            <numerusform>Das bringt die Karte {letters}.</numerusform>
            <numerusform>Das bringt die Karten {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It takes the passive cards {letters} away from {seat}.</source>
        <extracomment>One: It takes the passive card {letters} away from {seat}.</extracomment>
        <translation>
            <numerusform>Das nimmt {seat} die passive Karte {letters} weg.</numerusform>
            <numerusform>Das nimmt {seat} die passiven Karten {letters} weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It explodes {seat}'s matches {letters}, so that these cards turn passive.</source>
        <extracomment>One: It explodes {seat}'s match {letters}, so that this card turns passive.</extracomment>
        <translation>
            <numerusform>Das sprengt den Treffer {letters} von {seat}, sodass diese Karte passiv wird.</numerusform>
            <numerusform>Das sprengt die Treffer {letters} von {seat}, sodass diese Karten passiv werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>Its explosion brings home {count} pieces of yours, and {other} of {seat}'s.</source>
        <extracomment>One: Its explosion brings home one piece of yours, and {other} of {seat}'s.</extracomment>
        <translation>
            <numerusform>Die Explosion bringt eine deiner Figuren heim, und {other} von {seat}.</numerusform>
            <numerusform>Die Explosion bringt {count} deiner Figuren heim, und {other} von {seat}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It keeps {seat} from taking {letters} with the next move.</source>
        <translation>Das hindert {seat} daran, mit dem nächsten Zug {letters} zu nehmen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It threatens to take one of these cards, or more: {letters}.</source>
        <extracomment>One: It threatens to take the card {letters}.</extracomment>
        <translation>
            <numerusform>Das droht die Karte {letters} zu nehmen.</numerusform>
            <numerusform>Das droht mindestens eine dieser Karten zu nehmen: {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It keeps your last pieces in these colours for later: {colours}.</source>
        <extracomment>One: It keeps your last {colours} piece for later.</extracomment>
        <translation>
            <numerusform>Das spart deine letzte Figur in {colours} für später auf.</numerusform>
            <numerusform>Das spart deine letzten Figuren in diesen Farben für später auf: {colours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But it gives {seat} the cards {letters}.</source>
        <extracomment>One: But it gives {seat} the card {letters}.</extracomment>
        <translation>
            <numerusform>Aber es gibt {seat} die Karte {letters}.</numerusform>
            <numerusform>Aber es gibt {seat} die Karten {letters}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But it lets {seat} take {letters}.</source>
        <translation>Aber danach kann {seat} {letters} nehmen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But {seat} can win with the next move.</source>
        <translation>Aber {seat} kann mit dem nächsten Zug gewinnen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It opens level {level}.</source>
        <translation>Das eröffnet Ebene {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It puts one more tile on the highest level.</source>
        <translation>Das bringt ein weiteres Plättchen auf die höchste Ebene.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It denies level {level} to {seat}.</source>
        <translation>Das verwehrt {seat} die Ebene {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>No tile of {seat}'s reaches level {level} now.</source>
        <translation>Kein Plättchen von {seat} erreicht jetzt Ebene {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It keeps a tile on the table, where they count.</source>
        <translation>Das hält ein Plättchen auf dem Tisch, wo es zählt.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>{count} tiles of your hand still reach level {level}.</source>
        <extracomment>One: One tile of your hand still reaches level {level}.</extracomment>
        <translation>
            <numerusform>Ein Plättchen deiner Hand erreicht noch Ebene {level}.</numerusform>
            <numerusform>{count} Plättchen deiner Hand erreichen noch Ebene {level}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>But it lets {seat} onto level {level}.</source>
        <translation>Aber es lässt {seat} auf Ebene {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It makes five in a row.</source>
        <translation>Das bildet fünf in einer Reihe.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>With block {block} turned, it makes five in a row.</source>
        <translation>Mit gedrehtem Block {block} bildet das fünf in einer Reihe.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But it makes five for {side} as well.</source>
        <translation>Aber es bildet auch fünf für {side}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens five in {count} ways, and {side} cannot stop them all.</source>
        <extracomment>One: It threatens five, and {side} cannot stop that.</extracomment>
        <translation>
            <numerusform>Das droht mit fünf, und {side} kann es nicht verhindern.</numerusform>
            <numerusform>Das droht auf {count} Weisen mit fünf, und {side} kann nicht alle verhindern.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It blocks {side}'s row of four.</source>
        <translation>Das sperrt die Viererreihe von {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It keeps block {block} from turning into five for {side}.</source>
        <translation>Das verhindert, dass Block {block} fünf für {side} bildet.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens five in {count} ways.</source>
        <extracomment>One: It threatens five on {square}.</extracomment>
        <translation>
            <numerusform>Das droht mit fünf auf {square}.</numerusform>
            <numerusform>Das droht auf {count} Weisen mit fünf.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens to make five by turning block {block}.</source>
        <translation>Das droht, mit einer Drehung von Block {block} fünf zu bilden.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It has {count} in a row that can still become five.</source>
        <translation>Das hat {count} in einer Reihe, aus denen noch fünf werden können.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It breaks up {count} in a row of {side}'s.</source>
        <translation>Das trennt {count} in einer Reihe von {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It holds the middle of block {block}, which no turn can move.</source>
        <translation>Das hält die Mitte von Block {block}, die keine Drehung bewegen kann.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But it makes five for {side}.</source>
        <translation>Aber es bildet fünf für {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But {side} can make five with the next turn.</source>
        <translation>Aber {side} kann mit dem nächsten Zug fünf bilden.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It wins: nobody else can move.</source>
        <translation>Das gewinnt: Sonst kann niemand ziehen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is proved to win.</source>
        <translation>Das gewinnt bewiesenermaßen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is proved to win: you make {count} moves more, this one counted.</source>
        <extracomment>One: It is proved to win with this very move.</extracomment>
        <translation>
            <numerusform>Das gewinnt bewiesenermaßen mit diesem Zug.</numerusform>
            <numerusform>Das gewinnt bewiesenermaßen: Du machst noch {count} Züge, diesen mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is the symmetric answer: turned by half the board looks the same, and {seat} has to break that.</source>
        <translation>Das ist die symmetrische Antwort: Halb herumgedreht sieht das Brett gleich aus, und {seat} muss das stören.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>Only you can fill this region of five.</source>
        <translation>Nur du kannst dieses Fünfergebiet füllen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>Only you can still play in this region of {size} squares.</source>
        <translation>Nur du kannst in diesem Gebiet von {size} Feldern noch spielen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It keeps {count} regions in reserve where only you can play.</source>
        <extracomment>One: It keeps a move in reserve: only you can play in this region.</extracomment>
        <translation>
            <numerusform>Das hält einen Zug in Reserve: Nur du kannst in diesem Gebiet spielen.</numerusform>
            <numerusform>Das hält {count} Gebiete in Reserve, in denen nur du spielen kannst.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It fills a region of five before {seat} can.</source>
        <translation>Das füllt ein Fünfergebiet, bevor {seat} es kann.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It leaves {seat} {count} moves, and you {own}.</source>
        <extracomment>One: It leaves {seat} a single move, and you {own}.</extracomment>
        <translation>
            <numerusform>Das lässt {seat} einen einzigen Zug und dir {own}.</numerusform>
            <numerusform>Das lässt {seat} {count} Züge und dir {own}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It gets rid of piece {piece}, which fits in fewer places than your others ({count}).</source>
        <translation>Damit wirst du Teil {piece} los, das an weniger Stellen passt als deine anderen ({count}).</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It makes {count} dead zones, where nobody can play.</source>
        <extracomment>One: It makes a dead zone, where nobody can play.</extracomment>
        <translation>
            <numerusform>Das ergibt eine tote Zone, in der niemand spielen kann.</numerusform>
            <numerusform>Das ergibt {count} tote Zonen, in denen niemand spielen kann.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>But only {seat} can play in the region of {size} squares that it makes.</source>
        <translation>Aber nur {seat} kann in dem Gebiet von {size} Feldern spielen, das dabei entsteht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>But it is proved to lose.</source>
        <translation>Aber es verliert bewiesenermaßen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{seat} placed {colour} on {square}.</source>
        <translation>{seat} hat {colour} auf {square} gesetzt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed no match.</source>
        <translation>Das bildete keinen Treffer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed a match of the {letter}: {owner} owns {majority} of its five pieces.</source>
        <translation>Das bildete einen Treffer, ein {letter}: {owner} besitzt {majority} der fünf Figuren.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{owner} gets the card.</source>
        <translation>{owner} bekommt die Karte.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed a second match of the {letter}, whose card {seat} holds: it exploded.</source>
        <translation>Das bildete einen zweiten Treffer des {letter}, dessen Karte {seat} hält: Er explodierte.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{count} pieces went back to their stashes.</source>
        <extracomment>One: One piece went back to its stash.</extracomment>
        <translation>
            <numerusform>Eine Figur kehrte in ihren Vorrat zurück.</numerusform>
            <numerusform>{count} Figuren kehrten in ihre Vorräte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>The cards {letters} turned passive.</source>
        <extracomment>One: The card {letters} turned passive.</extracomment>
        <translation>
            <numerusform>Die Karte {letters} wurde passiv.</numerusform>
            <numerusform>Die Karten {letters} wurden passiv.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>{seat} placed the {piece} on the table.</source>
        <translation>{seat} hat das {piece} auf den Tisch gelegt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>{seat} placed the {piece} on level {level}, resting on {count} tiles.</source>
        <translation>{seat} hat das {piece} auf Ebene {level} gelegt; {count} Plättchen tragen es.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>Nothing higher was open to this tile.</source>
        <translation>Höher hinauf konnte dieses Plättchen nicht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>It opened level {level}.</source>
        <translation>Das eröffnete Ebene {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>Other tiles in hand had to go on level {levels}.</source>
        <translation>Andere Plättchen der Hand mussten auf Ebene {levels}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>{seat} placed a stone on {square}.</source>
        <translation>{seat} hat einen Stein auf {square} gesetzt.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>Block {block} was turned clockwise, and {count} stones with it.</source>
        <extracomment>One: Block {block} was turned clockwise, and one stone with it.</extracomment>
        <translation>
            <numerusform>Block {block} wurde im Uhrzeigersinn gedreht, und ein Stein mit ihm.</numerusform>
            <numerusform>Block {block} wurde im Uhrzeigersinn gedreht, und {count} Steine mit ihm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>Block {block} was turned counter-clockwise, and {count} stones with it.</source>
        <extracomment>One: Block {block} was turned counter-clockwise, and one stone with it.</extracomment>
        <translation>
            <numerusform>Block {block} wurde gegen den Uhrzeigersinn gedreht, und ein Stein mit ihm.</numerusform>
            <numerusform>Block {block} wurde gegen den Uhrzeigersinn gedreht, und {count} Steine mit ihm.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>No block was turned.</source>
        <translation>Kein Block wurde gedreht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>The stone made five in a row, so no block was turned.</source>
        <translation>Der Stein bildete fünf in einer Reihe, deshalb wurde kein Block gedreht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>{seat} has five in a row.</source>
        <translation>{seat} hat fünf in einer Reihe.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} removed a stone and turned a block.</source>
        <translation>{seat} hat einen Stein weggenommen und einen Block gedreht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} placed a stone on {square} and turned block {block}.</source>
        <translation>{seat} hat einen Stein auf {square} gesetzt und Block {block} gedreht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} gave up.</source>
        <translation>{seat} hat aufgegeben.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>The picture is restored.</source>
        <translation>Das Bild ist wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>The picture is not restored: {seat} is out.</source>
        <translation>Das Bild ist nicht wiederhergestellt: {seat} scheidet aus.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} placed the {piece} (number {number}).</source>
        <translation>{seat} hat das {piece} gelegt (Nummer {number}).</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It made {count} dead zones, of {sizes} squares: nobody can play there.</source>
        <extracomment>One: It made a dead zone of {sizes} squares: nobody can play there.</extracomment>
        <translation>
            <numerusform>Das ergab eine tote Zone von {sizes} Feldern: Dort kann niemand spielen.</numerusform>
            <numerusform>Das ergab {count} tote Zonen, von {sizes} Feldern: Dort kann niemand spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It fenced off a region of five that only the {piece} fits: {who} still have it.</source>
        <extracomment>One: It fenced off a region of five that only the {piece} fits: {who} still has it.</extracomment>
        <translation>
            <numerusform>Das zäunte ein Fünfergebiet ab, in das nur das {piece} passt: {who} hat es noch.</numerusform>
            <numerusform>Das zäunte ein Fünfergebiet ab, in das nur das {piece} passt: {who} haben es noch.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It fenced off a region of five that only the {piece} fits: nobody has it any more.</source>
        <translation>Das zäunte ein Fünfergebiet ab, in das nur das {piece} passt: Niemand hat es mehr.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} has no legal move and is out.</source>
        <translation>{seat} hat keinen erlaubten Zug und scheidet aus.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} now has {count} legal moves.</source>
        <extracomment>One: {seat} now has one legal move.</extracomment>
        <translation>
            <numerusform>{seat} hat jetzt einen erlaubten Zug.</numerusform>
            <numerusform>{seat} hat jetzt {count} erlaubte Züge.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There are no pieces of that colour.</source>
        <translation>In dieser Farbe gibt es keine Figuren.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>That is beyond the squares that you may use.</source>
        <translation>Das liegt außerhalb der Felder, die du benutzen darfst.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is a piece on {square} already. Del takes it away.</source>
        <translation>Auf {square} steht schon eine Figur. Entf nimmt sie weg.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is no piece on {square}.</source>
        <translation>Auf {square} steht keine Figur.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>All six {colour} pieces are on the board.</source>
        <translation>Alle sechs Figuren in {colour} sind auf dem Brett.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>Right: that is {letter}.</source>
        <translation>Richtig: Das ist {letter}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>You have found that {letter} already. It does not count.</source>
        <translation>Dieses {letter} hast du schon gefunden. Es zählt nicht.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>A match has five squares: {count} are marked.</source>
        <extracomment>One: A match has five squares: one is marked.</extracomment>
        <translation>
            <numerusform>Ein Treffer hat fünf Felder: Markiert ist eines.</numerusform>
            <numerusform>Ein Treffer hat fünf Felder: Markiert sind {count}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is no piece on {squares}.</source>
        <translation>Auf {squares} steht keine Figur.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>No match: the pieces painted share a colour.</source>
        <translation>Kein Treffer: Die gezeigten Figuren haben dieselbe Farbe.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>No match: those squares are not connected, so no pentomino.</source>
        <translation>Kein Treffer: Diese Felder hängen nicht zusammen, sind also kein Pentomino.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>{columns}×{rows} squares</source>
        <translation>{columns}×{rows} Felder</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: {side} wins in at most {count} moves.</source>
        <extracomment>One: Proved: {side} wins with one more move.</extracomment>
        <translation>
            <numerusform>Bewiesen: {side} gewinnt mit dem nächsten Zug.</numerusform>
            <numerusform>Bewiesen: {side} gewinnt in höchstens {count} Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: {side} wins.</source>
        <translation>Bewiesen: {side} gewinnt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: a draw, if nobody makes a mistake.</source>
        <translation>Bewiesen: unentschieden, wenn niemand einen Fehler macht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: look at this part of the board.</source>
        <translation>Tipp: Sieh dir diesen Teil des Bretts an.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: play the piece that is marked, {thing}.</source>
        <translation>Tipp: Spiele, was markiert ist: {thing}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: the move is {move}.</source>
        <translation>Tipp: Der Zug ist {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>It is the best move that the computer has found.</source>
        <translation>Das ist der beste Zug, den der Computer gefunden hat.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>One square: a piece covers five.</source>
        <translation>Ein Feld: Ein Teil bedeckt fünf.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>Draw the squares that are to be covered.</source>
        <translation>Zeichne die Felder, die zu bedecken sind.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: {needed} pieces.</source>
        <extracomment>One: {squares} squares: one piece.</extracomment>
        <translation>
            <numerusform>{squares} Felder: ein Teil.</numerusform>
            <numerusform>{squares} Felder: {needed} Teile.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: {needed} of {at_hand} pieces.</source>
        <translation>{squares} Felder: {needed} von {at_hand} Teilen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: {over} more than pieces can cover.</source>
        <extracomment>One: {squares} squares: one more than pieces can cover.</extracomment>
        <translation>
            <numerusform>{squares} Felder: eines mehr, als Teile bedecken können.</numerusform>
            <numerusform>{squares} Felder: {over} mehr, als Teile bedecken können.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: pieces are lacking ({at_hand} of {needed}).</source>
        <translation>{squares} Felder: Es fehlen Teile ({at_hand} von {needed}).</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>That reaches beyond the squares to be covered.</source>
        <translation>Das ragt über die Felder hinaus, die zu bedecken sind.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>That piece belongs to the puzzle and stays where it is.</source>
        <translation>Dieses Teil gehört zum Rätsel und bleibt, wo es ist.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>No {piece} is left beside the board.</source>
        <translation>Neben dem Brett ist kein {piece} mehr.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>First click the squares that are to be removed.</source>
        <translation>Klicke zuerst die Felder an, die wegfallen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>First click the pieces that you want to use.</source>
        <translation>Klicke zuerst die Teile an, die du benutzen willst.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Rectangle with holes</source>
        <translation>Rechteck mit Löchern</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Blot</source>
        <translation>Klecks</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Mirror image</source>
        <translation>Spiegelbild</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Pinwheel</source>
        <translation>Windrad</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>{count} pieces lie there already</source>
        <extracomment>One: One piece lies there already</extracomment>
        <translation>
            <numerusform>Ein Teil liegt schon da</numerusform>
            <numerusform>{count} Teile liegen schon da</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Pent-Up tower</source>
        <translation>Turm in Pent-Up</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Twelve tiles</source>
        <translation>Zwölf Plättchen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Build as high as you can with one set of twelve tiles. Each tile must go on the highest level that is open to it, and lie on at least two tiles there.</source>
        <translation>Baue mit einem Satz von zwölf Plättchen so hoch, wie du kannst. Jedes Plättchen muss auf die höchste Ebene, die ihm offensteht, und dort auf mindestens zwei Plättchen liegen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Par {par}: nobody can build higher. It is proved.</source>
        <translation>Bestwert {par}: Höher geht es nicht. Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Par {par}: more is not possible. It is proved.</source>
        <translation>Bestwert {par}: Mehr geht nicht. Das ist bewiesen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tower_words.py"/>
        <source>{count} tiles can go on level {level} now, on the squares that are marked: {tiles}.</source>
        <extracomment>One: One tile can go on level {level} now, on the squares that are marked: {tiles}.</extracomment>
        <translation>
            <numerusform>Ein Plättchen kann jetzt auf Ebene {level}, auf die markierten Felder: {tiles}.</numerusform>
            <numerusform>{count} Plättchen können jetzt auf Ebene {level}, auf die markierten Felder: {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>All twelve tiles lie: level {height}, {points} points. Nobody can do better.</source>
        <translation>Alle zwölf Plättchen liegen: Ebene {height}, {points} Punkte. Besser geht es nicht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>All twelve tiles lie: level {height}, {points} points.</source>
        <translation>Alle zwölf Plättchen liegen: Ebene {height}, {points} Punkte.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tower_words.py"/>
        <source>{count} tiles are left.</source>
        <extracomment>One: One tile is left.</extracomment>
        <translation>
            <numerusform>Ein Plättchen ist übrig.</numerusform>
            <numerusform>{count} Plättchen sind übrig.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words.py"/>
        <source>{player}: out.</source>
        <translation>{player}: ausgeschieden.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Pauli</source>
        <translation>Pauli</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Win the pentominoes' cards with matches of five colours, and blow up second ones.</source>
        <translation>Gewinne Pentomino-Karten mit fünffarbigen Treffern, und sprenge zweite Treffer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cool</source>
        <translation>Cool</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Passive</source>
        <translation>Passiv</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Active cards</source>
        <translation>Aktive Karten</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Pieces in the stash</source>
        <translation>Figuren im Vorrat</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>A position's third occurrence is a draw</source>
        <translation>Dreimal dieselbe Stellung ist unentschieden</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cards given at the start</source>
        <translation>Karten zu Beginn</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>It is not your turn: {seat} is to move.</source>
        <translation>Du bist nicht dran: {seat} ist am Zug.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>There are no pieces of colour {colour}.</source>
        <translation>Es gibt keine Figuren in {colour}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That square is not on the board.</source>
        <translation>Dieses Feld ist nicht auf dem Brett.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>You cannot put a piece on {square}: there is one already.</source>
        <translation>Auf {square} kannst du nichts setzen: Da steht schon eine Figur.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>You have no {colour} piece left; you still have: {left}.</source>
        <translation>Du hast keine Figur in {colour} mehr; du hast noch: {left}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That would make two or more matches of the same pentomino at once: {letters}.</source>
        <translation>Das ergäbe zwei oder mehr Treffer desselben Pentominos auf einmal: {letters}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That would make second matches of active cards that {seat} holds: {letters}.</source>
        <extracomment>One: That would make a second match of {letters}, whose active card {seat} holds.</extracomment>
        <translation>
            <numerusform>Das ergäbe einen zweiten Treffer des {letters}, dessen aktive Karte {seat} hält.</numerusform>
            <numerusform>Das ergäbe zweite Treffer, deren aktive Karten {seat} hält: {letters}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins with enough cards, and more than the opponent.</source>
        <translation>{winners} gewinnt mit genug Karten, und mit mehr als die Gegenseite.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins: the opponent's stash is empty.</source>
        <translation>{winners} gewinnt: Der gegnerische Vorrat ist leer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins: the opponent cannot place any piece.</source>
        <translation>{winners} gewinnt: Die Gegenseite kann keine Figur setzen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>The game is drawn: the same position came up for the third time.</source>
        <translation>Unentschieden: Dieselbe Stellung kam zum dritten Mal vor.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Pent-Up</source>
        <translation>Pent-Up</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Stack pentominoes; whoever has more tiles on the highest level wins.</source>
        <translation>Staple Pentominos; wer mehr Plättchen auf der höchsten Ebene hat, gewinnt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Tiles left</source>
        <translation>Übrige Plättchen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the highest level</source>
        <translation>Auf der höchsten Ebene</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Most tiles on the highest level win</source>
        <translation>Die meisten Plättchen auf der höchsten Ebene gewinnen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Most tiles on the table win</source>
        <translation>Die meisten Plättchen auf dem Tisch gewinnen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Compare level by level</source>
        <translation>Ebene für Ebene vergleichen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Each tile scores its level, for three players</source>
        <translation>Jedes Plättchen zählt seine Ebene, für drei Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>That tile is {seat}'s, and it is {to_move}'s turn.</source>
        <translation>Dieses Plättchen gehört {seat}, und {to_move} ist am Zug.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>There is no tile {piece}.</source>
        <translation>Es gibt kein Plättchen {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>You have played your {piece} already.</source>
        <translation>Dein {piece} hast du schon gelegt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>A tile lies flat: all its squares must be on one level.</source>
        <translation>Ein Plättchen liegt flach: Alle seine Felder müssen auf einer Ebene sein.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>These squares do not have the form of tile {piece}.</source>
        <translation>Diese Felder haben nicht die Form des Plättchens {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>There is no level {level} yet: you can build no higher than level {highest}.</source>
        <translation>Ebene {level} gibt es noch nicht: Höher als Ebene {highest} kannst du nicht bauen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>{count} of these squares are taken already on level {level}.</source>
        <extracomment>One: One of these squares is taken already on level {level}.</extracomment>
        <translation>
            <numerusform>Eines dieser Felder ist auf Ebene {level} schon besetzt.</numerusform>
            <numerusform>{count} dieser Felder sind auf Ebene {level} schon besetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>{count} of its squares would hang in the air, without a tile directly below.</source>
        <extracomment>One: One of its squares would hang in the air, without a tile directly below.</extracomment>
        <translation>
            <numerusform>Eines der Felder hinge in der Luft, ohne Plättchen direkt darunter.</numerusform>
            <numerusform>{count} der Felder hingen in der Luft, ohne Plättchen direkt darunter.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Your {piece} would rest on one tile alone; it must rest on at least two.</source>
        <translation>Dein {piece} läge auf nur einem Plättchen; es muss auf mindestens zweien liegen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the table, your tile must touch another one there, edge to edge.</source>
        <translation>Auf dem Tisch muss dein Plättchen ein anderes berühren, Kante an Kante.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Your {piece} must go on level {level}, the highest that is open to it.</source>
        <translation>Dein {piece} muss auf Ebene {level}, die höchste, die ihm offensteht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the highest level.</source>
        <translation>Erster Platz: {winners}, nach Plättchen auf der höchsten Ebene.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on a lower level, after a tie on the highest.</source>
        <translation>Erster Platz: {winners}, nach Plättchen auf einer tieferen Ebene, bei Gleichstand auf der höchsten.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the table.</source>
        <translation>Erster Platz: {winners}, nach Plättchen auf dem Tisch.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on a level above, after a tie on the table.</source>
        <translation>Erster Platz: {winners}, nach Plättchen auf einer Ebene darüber, bei Gleichstand auf dem Tisch.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by points.</source>
        <translation>Erster Platz: {winners}, nach Punkten.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the highest level, after a tie in points.</source>
        <translation>Erster Platz: {winners}, nach Plättchen auf der höchsten Ebene, bei Gleichstand an Punkten.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>A draw: nobody is ahead of anybody.</source>
        <translation>Unentschieden: Niemand liegt vorn.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}, the highest.</source>
        <translation>Vorn liegt: {winners}, nach Plättchen auf Ebene {level}, der höchsten.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}; equal above it.</source>
        <translation>Vorn liegt: {winners}, nach Plättchen auf Ebene {level}; darüber Gleichstand.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on the table.</source>
        <translation>Vorn liegt: {winners}, nach Plättchen auf dem Tisch.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}; equal below it.</source>
        <translation>Vorn liegt: {winners}, nach Plättchen auf Ebene {level}; darunter Gleichstand.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by points.</source>
        <translation>Vorn liegt: {winners}, nach Punkten.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}, the highest; equal in points.</source>
        <translation>Vorn liegt: {winners}, nach Plättchen auf Ebene {level}, der höchsten; Gleichstand an Punkten.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Nobody is ahead now.</source>
        <translation>Niemand liegt jetzt vorn.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Multiplayer Pentago</source>
        <translation>Pentago für mehrere</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Place a stone, turn a block; five in a row win.</source>
        <translation>Setze einen Stein, drehe einen Block; fünf in einer Reihe gewinnen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Player 3</source>
        <translation>Spieler 3</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Player 4</source>
        <translation>Spieler 4</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Team A</source>
        <translation>Team A</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Team B</source>
        <translation>Team B</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>A1</source>
        <translation>A1</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>B1</source>
        <translation>B1</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>A2</source>
        <translation>A2</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>B2</source>
        <translation>B2</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Blocks turn</source>
        <translation>Blöcke drehen sich</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Turning may be skipped while a block is empty</source>
        <translation>Das Drehen darf ausfallen, solange ein Block leer ist</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The first five ends the game</source>
        <translation>Die ersten fünf beenden die Partie</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Every man for himself</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Two pairs</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Two against one</source>
        <translation>Zwei gegen eins</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Clockwise only</source>
        <translation>Nur im Uhrzeigersinn</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>In either direction</source>
        <translation>In beide Richtungen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>It is the turn of {seat}.</source>
        <translation>{seat} ist am Zug.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Place a stone first, then turn a block.</source>
        <translation>Setze zuerst einen Stein, dann drehe einen Block.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>That square lies off the board.</source>
        <translation>Dieses Feld liegt außerhalb des Bretts.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>There is a stone on {square} already.</source>
        <translation>Auf {square} liegt schon ein Stein.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Your stone on {square} makes five and wins: no block is turned.</source>
        <translation>Dein Stein auf {square} bildet fünf und gewinnt: Kein Block wird gedreht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Your stone is on {square}: now turn a block.</source>
        <translation>Dein Stein liegt auf {square}: Drehe jetzt einen Block.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>You may not skip the turn of a block in this game.</source>
        <translation>In dieser Partie darf das Drehen nicht ausfallen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>You may skip the turn only while some block is empty, and none is any more.</source>
        <translation>Das Drehen darf nur ausfallen, solange ein Block leer ist, und keiner ist es mehr.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The blocks are numbered 1 to 9; there is no block {block}.</source>
        <translation>Die Blöcke haben die Nummern 1 bis 9; einen Block {block} gibt es nicht.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>A block is turned by exactly one quarter, either way round.</source>
        <translation>Ein Block wird um genau eine Vierteldrehung gedreht, egal in welche Richtung.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Blocks turn clockwise only in this game: {instead} would be allowed.</source>
        <translation>In dieser Partie drehen sich Blöcke nur im Uhrzeigersinn: {instead} wäre erlaubt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{winners} made five in a row and won.</source>
        <translation>Fünf in einer Reihe und gewonnen: {winners}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{winners} made five in the same turn and share the first place.</source>
        <translation>{winners} haben im selben Zug fünf gebildet und teilen sich den ersten Platz.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Everybody made five in the same turn: a draw.</source>
        <translation>Alle haben im selben Zug fünf gebildet: unentschieden.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The board is full; the first place goes to {winners}.</source>
        <translation>Das Brett ist voll; der erste Platz geht an {winners}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The board is full and nobody made five: a draw.</source>
        <translation>Das Brett ist voll, und niemand hat fünf gebildet: unentschieden.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{player} made five in a row; the others play on.</source>
        <translation>{player} hat fünf in einer Reihe; die anderen spielen weiter.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Picture-Puzzle</source>
        <translation>Bilderrätsel</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>One takes a picture apart, the next restores it from memory.</source>
        <translation>Erst wird ein Bild zerlegt, dann aus dem Gedächtnis wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 5</source>
        <translation>Spieler 5</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 6</source>
        <translation>Spieler 6</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 7</source>
        <translation>Spieler 7</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 8</source>
        <translation>Spieler 8</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Highest number restored</source>
        <translation>Höchste geschaffte Zahl</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Taking apart</source>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Restoring</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Over</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Rounds with the same picture</source>
        <translation>Runden mit demselben Bild</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Taken apart by</source>
        <translation>Zerlegt von</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>One, against the computer</source>
        <translation>Allein, gegen den Computer</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>A new picture each round</source>
        <translation>Jede Runde ein neues Bild</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The same for three rounds</source>
        <translation>Dasselbe für drei Runden</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The same for four rounds</source>
        <translation>Dasselbe für vier Runden</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The player before</source>
        <translation>Wer davor dran ist</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>That is no move of the Picture-Puzzle.</source>
        <translation>Das ist kein Zug des Bilderrätsels.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture is being taken apart: remove a stone, then turn a block.</source>
        <translation>Das Bild wird zerlegt: Nimm einen Stein weg, dann drehe einen Block.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture is being restored: place a stone, then turn a block.</source>
        <translation>Das Bild wird wiederhergestellt: Setze einen Stein, dann drehe einen Block.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Remove a stone first, then turn a block.</source>
        <translation>Nimm zuerst einen Stein weg, dann drehe einen Block.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>There is no stone on {square} to remove.</source>
        <translation>Auf {square} liegt kein Stein zum Wegnehmen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>You have no {colour} stone at hand; the colours at hand are: {hand}.</source>
        <translation>Du hast keinen Stein in {colour} zur Hand; diese Farben hast du: {hand}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The stone of {square} has been moved: now turn a block.</source>
        <translation>Der Stein von {square} ist bewegt: Drehe jetzt einen Block.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>{winners} is the last one left and won.</source>
        <translation>{winners} bleibt allein übrig und hat gewonnen.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>All who were left failed in the same round and share the win.</source>
        <translation>Alle Übrigen sind in derselben Runde gescheitert und teilen sich den Sieg.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture has no stones for another round: all who are left share the win.</source>
        <translation>Das Bild hat keine Steine für eine weitere Runde: Alle Übrigen teilen sich den Sieg.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture was not restored: the game is over.</source>
        <translation>Das Bild wurde nicht wiederhergestellt: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>While an attempt runs nothing is taken back, and nobody looks back.</source>
        <translation>Während eines Versuchs wird nichts zurückgenommen, und niemand blickt zurück.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It is symmetrical.</source>
        <translation>Es ist symmetrisch.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>{figure} % of its stones break the symmetry.</source>
        <translation>{figure} % seiner Steine stören die Symmetrie.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It falls into {figure} patches of colour.</source>
        <extracomment>One: It is one patch of colour.</extracomment>
        <translation>
            <numerusform>Es ist ein einziger Farbfleck.</numerusform>
            <numerusform>Es zerfällt in {figure} Farbflecke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It occupies {figure} of the nine blocks.</source>
        <extracomment>One: It occupies one of the nine blocks.</extracomment>
        <translation>
            <numerusform>Es belegt einen der neun Blöcke.</numerusform>
            <numerusform>Es belegt {figure} der neun Blöcke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It has {figure} colours.</source>
        <extracomment>One: It has one colour.</extracomment>
        <translation>
            <numerusform>Es hat eine Farbe.</numerusform>
            <numerusform>Es hat {figure} Farben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It has {figure} stones.</source>
        <extracomment>One: It has one stone.</extracomment>
        <translation>
            <numerusform>Es hat einen Stein.</numerusform>
            <numerusform>Es hat {figure} Steine.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Universe</source>
        <translation>Universe</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Place pentominoes on a shared board; whoever makes the last move wins.</source>
        <translation>Lege Pentominos auf ein gemeinsames Brett; wer den letzten Zug macht, gewinnt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Central squares</source>
        <translation>Mittelfelder</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Pieces left</source>
        <translation>Übrige Teile</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Legal moves</source>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Open region</source>
        <translation>Offenes Gebiet</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Region for exactly one piece</source>
        <translation>Gebiet für genau ein Teil</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Dead zone</source>
        <translation>Tote Zone</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Outer regions</source>
        <translation>Außengebiete</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Two, on the centre alone</source>
        <translation>Zwei, nur auf der Mitte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Three, on the centre and two outer regions</source>
        <translation>Drei, auf der Mitte und zwei Außengebieten</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Four, on the whole board</source>
        <translation>Vier, auf dem ganzen Brett</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Ten columns</source>
        <translation>Zehn Spalten</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Ten rows</source>
        <translation>Zehn Reihen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Nine rows, for two players</source>
        <translation>Neun Reihen, für zwei Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>That piece is {owner}'s, and it is {seat}'s turn.</source>
        <translation>Dieses Teil gehört {owner}, und {seat} ist am Zug.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>You have used piece {piece} already.</source>
        <translation>Das Teil {piece} hast du schon gelegt.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>These {count} squares do not have the form of piece {piece}.</source>
        <translation>Diese {count} Felder haben nicht die Form des Teils {piece}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares lie off the board.</source>
        <extracomment>One: One of these squares lies off the board.</extracomment>
        <translation>
            <numerusform>Eines dieser Felder liegt außerhalb des Bretts.</numerusform>
            <numerusform>{count} dieser Felder liegen außerhalb des Bretts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares lie in an outer region that is not in use: {regions}.</source>
        <extracomment>One: One of these squares lies in an outer region that is not in use: {regions}.</extracomment>
        <translation>
            <numerusform>Eines dieser Felder liegt in einem Außengebiet, das nicht benutzt wird: {regions}.</numerusform>
            <numerusform>{count} dieser Felder liegen in einem Außengebiet, das nicht benutzt wird: {regions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares are occupied already.</source>
        <extracomment>One: One of these squares is occupied already.</extracomment>
        <translation>
            <numerusform>Eines dieser Felder ist schon besetzt.</numerusform>
            <numerusform>{count} dieser Felder sind schon besetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>That would fence off {regions} vacant regions too small for any piece, of these sizes: {sizes}.</source>
        <extracomment>One: That would fence off a vacant region too small for any piece, of size {sizes}.</extracomment>
        <translation>
            <numerusform>Das würde ein freies Gebiet abzäunen, das für jedes Teil zu klein ist, von der Größe {sizes}.</numerusform>
            <numerusform>Das würde {regions} freie Gebiete abzäunen, die für jedes Teil zu klein sind, von diesen Größen: {sizes}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{winners} made the last move and wins.</source>
        <translation>{winners} hat den letzten Zug gemacht und gewinnt.</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Red Cross</source>
        <translation>Rotes Kreuz</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Space Rocket</source>
        <translation>Weltraumrakete</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Bottleneck / Traffic Jam</source>
        <translation>Flaschenhals / Stau</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Lightning</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Orion</source>
        <translation>Orion</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Four W</source>
        <translation>Vier W</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Love</source>
        <translation>Liebe</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Jackson Pollock</source>
        <translation>Jackson Pollock</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without its centre</source>
        <translation>8×8 ohne die Mitte</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without its corners</source>
        <translation>8×8 ohne die Ecken</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a pinwheel</source>
        <translation>8×8 mit Windrad</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with four windows</source>
        <translation>8×8 mit 4 Fenstern</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with holes near its corners</source>
        <translation>8×8 mit Löchern</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a diagonal</source>
        <translation>8×8 mit Diagonale</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a slit</source>
        <translation>8×8 mit Schlitz</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without a block in a corner</source>
        <translation>8×8 ohne Eckblock</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a notch in each side</source>
        <translation>8×8 mit Kerben</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×3 with any pieces</source>
        <translation>5×3, beliebige Teile</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×4 with any pieces</source>
        <translation>5×4, beliebige Teile</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×5 with any pieces</source>
        <translation>5×5, beliebige Teile</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×6 with any pieces</source>
        <translation>5×6, beliebige Teile</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×7 with any pieces</source>
        <translation>5×7, beliebige Teile</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×8 with any pieces</source>
        <translation>5×8, beliebige Teile</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×9 with any pieces</source>
        <translation>5×9, beliebige Teile</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×10 with any pieces</source>
        <translation>5×10, beliebige Teile</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×4 in one way</source>
        <translation>5×4 auf eine Weise</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×5 in one way</source>
        <translation>5×5 auf eine Weise</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×6 in one way</source>
        <translation>5×6 auf eine Weise</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×7 in one way</source>
        <translation>5×7 auf eine Weise</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×8 in one way</source>
        <translation>5×8 auf eine Weise</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×9 in one way</source>
        <translation>5×9 auf eine Weise</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×10 in one way</source>
        <translation>5×10 auf eine Weise</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple F</source>
        <translation>Dreifaches F</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple I</source>
        <translation>Dreifaches I</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple L</source>
        <translation>Dreifaches L</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple N</source>
        <translation>Dreifaches N</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple P</source>
        <translation>Dreifaches P</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple T</source>
        <translation>Dreifaches T</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple U</source>
        <translation>Dreifaches U</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple V</source>
        <translation>Dreifaches V</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple W</source>
        <translation>Dreifaches W</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple X</source>
        <translation>Dreifaches X</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple Y</source>
        <translation>Dreifaches Y</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple Z</source>
        <translation>Dreifaches Z</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board of 10×9</source>
        <translation>Brett 10×9</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for two</source>
        <translation>Brett für zwei</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for three</source>
        <translation>Brett für drei</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for four</source>
        <translation>Brett für vier</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Chair</source>
        <translation>Stuhl</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Flag</source>
        <translation>Fahne</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Boot</source>
        <translation>Stiefel</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Stairs</source>
        <translation>Treppe</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Mushroom</source>
        <translation>Pilz</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Guitar</source>
        <translation>Gitarre</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Umbrella</source>
        <translation>Regenschirm</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Aeroplane</source>
        <translation>Flugzeug</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Apple</source>
        <translation>Apfel</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Cup</source>
        <translation>Tasse</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Sailing boat</source>
        <translation>Segelboot</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Steam engine</source>
        <translation>Dampflok</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Snail</source>
        <translation>Schnecke</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Penguin</source>
        <translation>Pinguin</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Swan</source>
        <translation>Schwan</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Rabbit</source>
        <translation>Kaninchen</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Butterfly</source>
        <translation>Schmetterling</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Turtle</source>
        <translation>Schildkröte</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Whale</source>
        <translation>Wal</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Camel</source>
        <translation>Kamel</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Elephant</source>
        <translation>Elefant</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Dinosaur</source>
        <translation>Dinosaurier</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <location filename="resources/games/universe-1-fencing.pento"/>
        <source>The fencing rule in one example</source>
        <translation>Die Regel vom Abzäunen an einem Beispiel</translation>
    </message>
    <message>
        <location filename="resources/games/universe-2-first-moves.pento"/>
        <source>A first move without a mirror: 5-E5-D7</source>
        <translation>Ein erster Zug ohne Gegenstück: 5-E5-D7</translation>
    </message>
    <message>
        <location filename="resources/games/universe-2-first-moves.pento"/>
        <source>A first move without a mirror: 10-D5-E7</source>
        <translation>Ein erster Zug ohne Gegenstück: 10-D5-E7</translation>
    </message>
    <message>
        <location filename="resources/games/universe-3-ten-by-nine.pento"/>
        <source>Ten by nine: how White breaks the symmetry</source>
        <translation>Zehn mal neun: wie Weiß die Symmetrie bricht</translation>
    </message>
    <message>
        <location filename="resources/games/universe-4-endgame.pento"/>
        <source>An endgame, and the answer that was overlooked</source>
        <translation>Ein Endspiel und die Antwort, die übersehen wurde</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} has made the last move.</source>
        <translation type="vanished">{opponent} hat den letzten Zug gemacht.</translation>
    </message>
</context>
</TS>
