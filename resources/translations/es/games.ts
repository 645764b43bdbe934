<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Take it back (Ctrl+Z), or play on to see why.</source>
        <translation>Retírala (Ctrl+Z), o sigue jugando para ver por qué.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Take it back (Ctrl+Z) and try another move.</source>
        <translation>Retírala (Ctrl+Z) y prueba otra jugada.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Universe endgames</source>
        <translation>Finales de Universe</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Only one move of {player}'s wins. Find it, and make the last move of the game.</source>
        <translation>A {player} solo le gana una jugada. Encuéntrala y haz la última jugada de la partida.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}, and {player} can no longer win.</source>
        <translation>{opponent} responde {move}, y {player} ya no puede ganar.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes the last move, {move}.</source>
        <translation>{opponent} hace la última jugada, {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>That does not win.</source>
        <translation>Eso no gana.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Right so far. {opponent} defends with {move}.</source>
        <translation>Bien por ahora. {opponent} se defiende con {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Won: you have made the last move.</source>
        <translation>Ganado: has hecho la última jugada.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Pentago: five in one</source>
        <translation>Pentago: 5 en uno</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{player} can make five in this turn. Find the one way to do it.</source>
        <translation>{player} puede lograr cinco en este turno. Encuentra la única manera.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}.</source>
        <translation>{opponent} responde {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes five, {move}.</source>
        <translation>{opponent} logra cinco, {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>That makes no five.</source>
        <translation>Eso no da cinco.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Five in one turn: that is it.</source>
        <translation>Cinco en un turno: eso es.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Pentago: five in two</source>
        <translation>Pentago: 5 en dos</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{player} can make five in two turns, whatever {opponent} does. Find how.</source>
        <translation>{player} puede lograr cinco en dos turnos, haga lo que haga {opponent}. Encuentra cómo.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}, and there is no five in the next turn.</source>
        <translation>{opponent} responde {move}, y en el próximo turno no hay cinco.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes five first, {move}.</source>
        <translation>{opponent} logra cinco antes, {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Right so far: {opponent} cannot stop it with {move} either. Now make five.</source>
        <translation>Bien por ahora: {opponent} tampoco lo impide con {move}. Ahora logra cinco.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Five in two turns: that is it.</source>
        <translation>Cinco en dos turnos: eso es.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The rulebook thought that {player} wins here. Nobody had seen the answer: every move fails. Try them, and see each of them refuted.</source>
        <translation>El libro de reglas creía que aquí gana {player}. Nadie había visto la respuesta: todas las jugadas fallan. Pruébalas y mira cómo se refuta cada una.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Refuted: {opponent} answers {move}, and {player} cannot win.</source>
        <translation>Refutada: {opponent} responde {move}, y {player} no puede ganar.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{count} of {total} moves refuted</source>
        <extracomment>One: One of {total} moves refuted</extracomment>
        <translation>
            <numerusform>Refutada una de {total} jugadas</numerusform>
            <numerusform>Refutadas {count} de {total} jugadas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Look at piece {number}, the {piece}.</source>
        <translation>Fíjate en la pieza {number}, la {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Piece {number} covers the square that is marked.</source>
        <translation>La pieza {number} cubre la casilla marcada.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Lay piece {number} on the squares that are marked.</source>
        <translation>Coloca la pieza {number} en las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The stone belongs in block {block}.</source>
        <translation>La bola va en el bloque {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The stone belongs on the square that is marked.</source>
        <translation>La bola va en la casilla marcada.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Put the stone on the marked square, then turn block {block}.</source>
        <translation>Pon la bola en la casilla marcada y gira el bloque {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Put the stone on the square that is marked.</source>
        <translation>Pon la bola en la casilla marcada.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Newcomer</source>
        <translation>Novato</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Steady</source>
        <translation>Constante</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Legal squares</source>
        <translation>Casillas legales</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Show where the piece in hand can go, turned as it is</source>
        <translation>Mostrar dónde cabe la pieza en la mano, tal como está girada</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Show the letters and numbers at the edge of the board</source>
        <translation>Mostrar las letras y los números en el borde del tablero</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Explain the last move</source>
        <translation>Explicar la última jugada</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Say beside the board what the last move did</source>
        <translation>Contar junto al tablero qué hizo la última jugada</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show all matches on the board, with owner and majority</source>
        <translation>Mostrar todas las combinaciones del tablero, con dueño y mayoría</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Openings</source>
        <translation>Ocasiones</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show where the colour in hand makes a match</source>
        <translation>Mostrar dónde el color en la mano forma una combinación</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Forbidden squares</source>
        <translation>Casillas prohibidas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show where the exclusion principle forbids the colour in hand</source>
        <translation>Mostrar dónde el principio de exclusión prohíbe el color en la mano</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pent_up.py"/>
        <source>Building sites</source>
        <translation>Solares</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pent_up.py"/>
        <source>Show where the player to move can build above the table, and on which level</source>
        <translation>Mostrar dónde se puede construir en este turno por encima de la mesa, y en qué nivel</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Block numbers</source>
        <translation>Números de bloque</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Show the numbers of the blocks</source>
        <translation>Mostrar los números de los bloques</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Rows of four</source>
        <translation>Líneas de cuatro</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Show rows that want one stone to be five, and where it would go</source>
        <translation>Mostrar líneas a las que falta una bola para cinco, y dónde iría</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Show vacant regions: open with their size, of exactly five with the piece that fits</source>
        <translation>Mostrar las regiones vacías: las abiertas con su tamaño, las de cinco justas con la pieza que encaja</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Dead zones</source>
        <translation>Zonas muertas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Show where nobody can ever play</source>
        <translation>Mostrar dónde ya nadie podrá jugar</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{game}, before the first move</source>
        <translation>{game}, antes de la primera jugada</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{game}, after move {ply}, {move}</source>
        <translation>{game}, tras la jugada {ply}, {move}</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{seat} is to move.</source>
        <translation>Le toca a {seat}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{seat} ({player}) is to move.</source>
        <translation>Le toca a {seat} ({player}).</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: that makes {cards} cards.</source>
        <translation>Gana: con esto son {cards} cartas.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: {seat} has no legal place left.</source>
        <translation>Gana: a {seat} no le queda ninguna casilla legal.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: {seat} has no piece left to place.</source>
        <translation>Gana: a {seat} no le queda ninguna ficha por colocar.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It stops {seat} from winning with the next move.</source>
        <translation>Impide que {seat} gane con la próxima jugada.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It takes the cards {letters}.</source>
        <extracomment>One: It takes the card {letters}.</extracomment>
        <translation>
            <numerusform>Consigue la carta {letters}.</numerusform>
            <numerusform>Consigue las cartas {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It takes the passive cards {letters} away from {seat}.</source>
        <extracomment>One: It takes the passive card {letters} away from {seat}.</extracomment>
        <translation>
            <numerusform>Quita la carta pasiva {letters} a {seat}.</numerusform>
            <numerusform>Quita las cartas pasivas {letters} a {seat}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It explodes {seat}'s matches {letters}, so that these cards turn passive.</source>
        <extracomment>One: It explodes {seat}'s match {letters}, so that this card turns passive.</extracomment>
        <translation>
            <numerusform>Hace explotar la combinación {letters} de {seat}, y esta carta pasa a pasiva.</numerusform>
            <numerusform>Hace explotar las combinaciones {letters} de {seat}, y estas cartas pasan a pasivas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>Its explosion brings home {count} pieces of yours, and {other} of {seat}'s.</source>
        <extracomment>One: Its explosion brings home one piece of yours, and {other} of {seat}'s.</extracomment>
        <translation>
            <numerusform>Su explosión te devuelve a casa una ficha, y a {seat}, {other}.</numerusform>
            <numerusform>Su explosión te devuelve a casa {count} fichas, y a {seat}, {other}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It keeps {seat} from taking {letters} with the next move.</source>
        <translation>Impide que {seat} consiga {letters} con la próxima jugada.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It threatens to take one of these cards, or more: {letters}.</source>
        <extracomment>One: It threatens to take the card {letters}.</extracomment>
        <translation>
            <numerusform>Amenaza con conseguir la carta {letters}.</numerusform>
            <numerusform>Amenaza con conseguir una o más de estas cartas: {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It keeps your last pieces in these colours for later: {colours}.</source>
        <extracomment>One: It keeps your last {colours} piece for later.</extracomment>
        <translation>
            <numerusform>Guarda para luego tu última ficha de color {colours}.</numerusform>
            <numerusform>Guarda para luego tus últimas fichas de estos colores: {colours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But it gives {seat} the cards {letters}.</source>
        <extracomment>One: But it gives {seat} the card {letters}.</extracomment>
        <translation>
            <numerusform>Pero da a {seat} la carta {letters}.</numerusform>
            <numerusform>Pero da a {seat} las cartas {letters}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But it lets {seat} take {letters}.</source>
        <translation>Pero permite que {seat} consiga {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But {seat} can win with the next move.</source>
        <translation>Pero {seat} puede ganar con la próxima jugada.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It opens level {level}.</source>
        <translation>Abre el nivel {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It puts one more tile on the highest level.</source>
        <translation>Pone otra loseta en el nivel más alto.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It denies level {level} to {seat}.</source>
        <translation>Cierra el nivel {level} a {seat}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>No tile of {seat}'s reaches level {level} now.</source>
        <translation>Ninguna loseta de {seat} llega ahora al nivel {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It keeps a tile on the table, where they count.</source>
        <translation>Deja una loseta en la mesa, donde cuentan.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>{count} tiles of your hand still reach level {level}.</source>
        <extracomment>One: One tile of your hand still reaches level {level}.</extracomment>
        <translation>
            <numerusform>Una loseta de tu mano aún llega al nivel {level}.</numerusform>
            <numerusform>{count} losetas de tu mano aún llegan al nivel {level}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>But it lets {seat} onto level {level}.</source>
        <translation>Pero deja que {seat} suba al nivel {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It makes five in a row.</source>
        <translation>Logra cinco en línea.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>With block {block} turned, it makes five in a row.</source>
        <translation>Al girar el bloque {block}, logra cinco en línea.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But it makes five for {side} as well.</source>
        <translation>Pero también le da cinco a {side}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens five in {count} ways, and {side} cannot stop them all.</source>
        <extracomment>One: It threatens five, and {side} cannot stop that.</extracomment>
        <translation>
            <numerusform>Amenaza cinco, y {side} no puede impedirlo.</numerusform>
            <numerusform>Amenaza cinco de {count} maneras, y {side} no puede impedirlas todas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It blocks {side}'s row of four.</source>
        <translation>Bloquea la línea de cuatro de {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It keeps block {block} from turning into five for {side}.</source>
        <translation>Impide que, al girar el bloque {block}, {side} logre cinco.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens five in {count} ways.</source>
        <extracomment>One: It threatens five on {square}.</extracomment>
        <translation>
            <numerusform>Amenaza cinco en {square}.</numerusform>
            <numerusform>Amenaza cinco de {count} maneras.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens to make five by turning block {block}.</source>
        <translation>Amenaza con lograr cinco al girar el bloque {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It has {count} in a row that can still become five.</source>
        <translation>Tiene {count} en línea que aún pueden llegar a cinco.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It breaks up {count} in a row of {side}'s.</source>
        <translation>Rompe {count} en línea de {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It holds the middle of block {block}, which no turn can move.</source>
        <translation>Ocupa el centro del bloque {block}, que ningún giro mueve.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But it makes five for {side}.</source>
        <translation>Pero le da cinco a {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But {side} can make five with the next turn.</source>
        <translation>Pero {side} puede lograr cinco en el próximo turno.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It wins: nobody else can move.</source>
        <translation>Gana: nadie más puede jugar.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is proved to win.</source>
        <translation>Está demostrado que gana.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is proved to win: you make {count} moves more, this one counted.</source>
        <extracomment>One: It is proved to win with this very move.</extracomment>
        <translation>
            <numerusform>Está demostrado que gana con esta misma jugada.</numerusform>
            <numerusform>Está demostrado que gana: te quedan {count} jugadas, contando esta.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is the symmetric answer: turned by half the board looks the same, and {seat} has to break that.</source>
        <translation>Es la respuesta simétrica: con media vuelta el tablero queda igual, y {seat} tiene que romper eso.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>Only you can fill this region of five.</source>
        <translation>Solo tú puedes llenar esta región de cinco.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>Only you can still play in this region of {size} squares.</source>
        <translation>Solo tú puedes jugar ya en esta región de {size} casillas.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It keeps {count} regions in reserve where only you can play.</source>
        <extracomment>One: It keeps a move in reserve: only you can play in this region.</extracomment>
        <translation>
            <numerusform>Guarda una jugada de reserva: solo tú puedes jugar en esta región.</numerusform>
            <numerusform>Guarda en reserva {count} regiones donde solo tú puedes jugar.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It fills a region of five before {seat} can.</source>
        <translation>Llena una región de cinco antes de que pueda hacerlo {seat}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It leaves {seat} {count} moves, and you {own}.</source>
        <extracomment>One: It leaves {seat} a single move, and you {own}.</extracomment>
        <translation>
            <numerusform>Deja a {seat} una sola jugada, y a ti, {own}.</numerusform>
            <numerusform>Deja a {seat} {count} jugadas, y a ti, {own}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It gets rid of piece {piece}, which fits in fewer places than your others ({count}).</source>
        <translation>Se deshace de la pieza {piece}, que cabe en menos sitios que las demás tuyas ({count}).</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It makes {count} dead zones, where nobody can play.</source>
        <extracomment>One: It makes a dead zone, where nobody can play.</extracomment>
        <translation>
            <numerusform>Crea una zona muerta, donde nadie puede jugar.</numerusform>
            <numerusform>Crea {count} zonas muertas, donde nadie puede jugar.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>But only {seat} can play in the region of {size} squares that it makes.</source>
        <translation>Pero en la región de {size} casillas que crea solo puede jugar {seat}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>But it is proved to lose.</source>
        <translation>Pero está demostrado que pierde.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{seat} placed {colour} on {square}.</source>
        <translation>{seat} colocó una ficha de color {colour} en {square}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed no match.</source>
        <translation>No formó ninguna combinación.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed a match of the {letter}: {owner} owns {majority} of its five pieces.</source>
        <translation>Formó una combinación de la {letter}: {owner} tiene {majority} de sus cinco fichas.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{owner} gets the card.</source>
        <translation>{owner} se lleva la carta.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed a second match of the {letter}, whose card {seat} holds: it exploded.</source>
        <translation>Formó una segunda combinación de la {letter}, cuya carta tiene {seat}: explotó.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{count} pieces went back to their stashes.</source>
        <extracomment>One: One piece went back to its stash.</extracomment>
        <translation>
            <numerusform>Una ficha volvió a su reserva.</numerusform>
            <numerusform>{count} fichas volvieron a sus reservas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>The cards {letters} turned passive.</source>
        <extracomment>One: The card {letters} turned passive.</extracomment>
        <translation>
            <numerusform>La carta {letters} pasó a pasiva.</numerusform>
            <numerusform>Las cartas {letters} pasaron a pasivas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>{seat} placed the {piece} on the table.</source>
        <translation>{seat} colocó la {piece} en la mesa.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>{seat} placed the {piece} on level {level}, resting on {count} tiles.</source>
        <translation>{seat} colocó la {piece} en el nivel {level}, apoyada en {count} losetas.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>Nothing higher was open to this tile.</source>
        <translation>Nada más alto estaba abierto a esta loseta.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>It opened level {level}.</source>
        <translation>Abrió el nivel {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>Other tiles in hand had to go on level {levels}.</source>
        <translation>Otras losetas de la mano debían ir en el nivel {levels}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>{seat} placed a stone on {square}.</source>
        <translation>{seat} colocó una bola en {square}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>Block {block} was turned clockwise, and {count} stones with it.</source>
        <extracomment>One: Block {block} was turned clockwise, and one stone with it.</extracomment>
        <translation>
            <numerusform>El bloque {block} giró en sentido horario, y con él una bola.</numerusform>
            <numerusform>El bloque {block} giró en sentido horario, y con él {count} bolas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>Block {block} was turned counter-clockwise, and {count} stones with it.</source>
        <extracomment>One: Block {block} was turned counter-clockwise, and one stone with it.</extracomment>
        <translation>
            <numerusform>El bloque {block} giró en sentido antihorario, y con él una bola.</numerusform>
            <numerusform>El bloque {block} giró en sentido antihorario, y con él {count} bolas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>No block was turned.</source>
        <translation>No se giró ningún bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>The stone made five in a row, so no block was turned.</source>
        <translation>La bola logró cinco en línea, así que no se giró ningún bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>{seat} has five in a row.</source>
        <translation>{seat} tiene cinco en línea.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} removed a stone and turned a block.</source>
        <translation>{seat} quitó una bola y giró un bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} placed a stone on {square} and turned block {block}.</source>
        <translation>{seat} colocó una bola en {square} y giró el bloque {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} gave up.</source>
        <translation>{seat} se rindió.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>The picture is restored.</source>
        <translation>La imagen está rehecha.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>The picture is not restored: {seat} is out.</source>
        <translation>La imagen no está rehecha: {seat} queda fuera.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} placed the {piece} (number {number}).</source>
        <translation>{seat} colocó la {piece} (número {number}).</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It made {count} dead zones, of {sizes} squares: nobody can play there.</source>
        <extracomment>One: It made a dead zone of {sizes} squares: nobody can play there.</extracomment>
        <translation>
            <numerusform>Creó una zona muerta de {sizes} casillas: ahí nadie puede jugar.</numerusform>
            <numerusform>Creó {count} zonas muertas, de {sizes} casillas: ahí nadie puede jugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It fenced off a region of five that only the {piece} fits: {who} still have it.</source>
        <extracomment>One: It fenced off a region of five that only the {piece} fits: {who} still has it.</extracomment>
        <translation>
            <numerusform>Cercó una región de cinco en la que solo encaja la {piece}: aún la tiene {who}.</numerusform>
            <numerusform>Cercó una región de cinco en la que solo encaja la {piece}: aún la tienen {who}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It fenced off a region of five that only the {piece} fits: nobody has it any more.</source>
        <translation>Cercó una región de cinco en la que solo encaja la {piece}: ya no la tiene nadie.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} has no legal move and is out.</source>
        <translation>{seat} no tiene ninguna jugada legal y queda fuera.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} now has {count} legal moves.</source>
        <extracomment>One: {seat} now has one legal move.</extracomment>
        <translation>
            <numerusform>{seat} tiene ahora una jugada legal.</numerusform>
            <numerusform>{seat} tiene ahora {count} jugadas legales.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There are no pieces of that colour.</source>
        <translation>No hay fichas de ese color.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>That is beyond the squares that you may use.</source>
        <translation>Eso queda fuera de las casillas que puedes usar.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is a piece on {square} already. Del takes it away.</source>
        <translation>Ya hay una ficha en {square}. Supr la quita.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is no piece on {square}.</source>
        <translation>No hay ninguna ficha en {square}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>All six {colour} pieces are on the board.</source>
        <translation>Las seis fichas de color {colour} están ya en el tablero.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>Right: that is {letter}.</source>
        <translation>Correcto: es {letter}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>You have found that {letter} already. It does not count.</source>
        <translation>Esa {letter} ya la habías encontrado. No cuenta.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>A match has five squares: {count} are marked.</source>
        <extracomment>One: A match has five squares: one is marked.</extracomment>
        <translation>
            <numerusform>Una combinación tiene cinco casillas: hay una marcada.</numerusform>
            <numerusform>Una combinación tiene cinco casillas: hay {count} marcadas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is no piece on {squares}.</source>
        <translation>No hay ninguna ficha en {squares}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>No match: the pieces painted share a colour.</source>
        <translation>No es una combinación: las fichas pintadas comparten color.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>No match: those squares are not connected, so no pentomino.</source>
        <translation>No es una combinación: esas casillas no están unidas, así que no hay pentominó.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>{columns}×{rows} squares</source>
        <translation>{columns}×{rows} casillas</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: {side} wins in at most {count} moves.</source>
        <extracomment>One: Proved: {side} wins with one more move.</extracomment>
        <translation>
            <numerusform>Demostrado: {side} gana con una jugada más.</numerusform>
            <numerusform>Demostrado: {side} gana en {count} jugadas como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: {side} wins.</source>
        <translation>Demostrado: gana {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: a draw, if nobody makes a mistake.</source>
        <translation>Demostrado: tablas, si nadie se equivoca.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: look at this part of the board.</source>
        <translation>Pista: fíjate en esta parte del tablero.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: play the piece that is marked, {thing}.</source>
        <translation>Pista: juega lo que está marcado, {thing}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: the move is {move}.</source>
        <translation>Pista: la jugada es {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>It is the best move that the computer has found.</source>
        <translation>Es la mejor jugada que ha encontrado el ordenador.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>One square: a piece covers five.</source>
        <translation>Una casilla: una pieza cubre cinco.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>Draw the squares that are to be covered.</source>
        <translation>Dibuja las casillas que hay que cubrir.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: {needed} pieces.</source>
        <extracomment>One: {squares} squares: one piece.</extracomment>
        <translation>
            <numerusform>{squares} casillas: una pieza.</numerusform>
            <numerusform>{squares} casillas: {needed} piezas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: {needed} of {at_hand} pieces.</source>
        <translation>{squares} casillas: {needed} de {at_hand} piezas.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: {over} more than pieces can cover.</source>
        <extracomment>One: {squares} squares: one more than pieces can cover.</extracomment>
        <translation>
            <numerusform>{squares} casillas: una más de las que las piezas pueden cubrir.</numerusform>
            <numerusform>{squares} casillas: {over} más de las que las piezas pueden cubrir.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: pieces are lacking ({at_hand} of {needed}).</source>
        <translation>{squares} casillas: faltan piezas ({at_hand} de {needed}).</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>That reaches beyond the squares to be covered.</source>
        <translation>Eso se sale de las casillas que hay que cubrir.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>That piece belongs to the puzzle and stays where it is.</source>
        <translation>Esa pieza es parte del rompecabezas y se queda donde está.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>No {piece} is left beside the board.</source>
        <translation>Ya no queda ninguna {piece} junto al tablero.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>First click the squares that are to be removed.</source>
        <translation>Haz clic antes en las casillas que hay que quitar.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>First click the pieces that you want to use.</source>
        <translation>Haz clic antes en las piezas que quieres usar.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Rectangle with holes</source>
        <translation>Rectángulo con agujeros</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Blot</source>
        <translation>Mancha</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Mirror image</source>
        <translation>Espejo</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Pinwheel</source>
        <translation>Molinillo</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>{count} pieces lie there already</source>
        <extracomment>One: One piece lies there already</extracomment>
        <translation>
            <numerusform>Una pieza ya está puesta</numerusform>
            <numerusform>{count} piezas ya están puestas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Pent-Up tower</source>
        <translation>Torre de Pent-Up</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Twelve tiles</source>
        <translation>Doce losetas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Build as high as you can with one set of twelve tiles. Each tile must go on the highest level that is open to it, and lie on at least two tiles there.</source>
        <translation>Construye lo más alto que puedas con un juego de doce losetas. Cada una debe ir en el nivel más alto que tenga abierto, y apoyarse en al menos dos losetas.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Par {par}: nobody can build higher. It is proved.</source>
        <translation>Marca {par}: nadie puede construir más alto. Está demostrado.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Par {par}: more is not possible. It is proved.</source>
        <translation>Marca {par}: no se puede más. Está demostrado.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tower_words.py"/>
        <source>{count} tiles can go on level {level} now, on the squares that are marked: {tiles}.</source>
        <extracomment>One: One tile can go on level {level} now, on the squares that are marked: {tiles}.</extracomment>
        <translation>
            <numerusform>Una loseta puede ir ahora en el nivel {level}, en las casillas marcadas: {tiles}.</numerusform>
            <numerusform>{count} losetas pueden ir ahora en el nivel {level}, en las casillas marcadas: {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>All twelve tiles lie: level {height}, {points} points. Nobody can do better.</source>
        <translation>Las doce losetas están puestas: nivel {height}, {points} puntos. Nadie puede hacerlo mejor.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>All twelve tiles lie: level {height}, {points} points.</source>
        <translation>Las doce losetas están puestas: nivel {height}, {points} puntos.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tower_words.py"/>
        <source>{count} tiles are left.</source>
        <extracomment>One: One tile is left.</extracomment>
        <translation>
            <numerusform>Queda una loseta.</numerusform>
            <numerusform>Quedan {count} losetas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words.py"/>
        <source>{player}: out.</source>
        <translation>{player}: fuera.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Pauli</source>
        <translation>Pauli</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Win the pentominoes' cards with matches of five colours, and blow up second ones.</source>
        <translation>Gana cartas con combinaciones de cinco colores, y haz explotar las repetidas.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cool</source>
        <translation>Cool</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Passive</source>
        <translation>Pasiva</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Active</source>
        <translation>Activa</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Active cards</source>
        <translation>Cartas activas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Pieces in the stash</source>
        <translation>Fichas en la reserva</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>A position's third occurrence is a draw</source>
        <translation>Tablas cuando una posición se da por tercera vez</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cards given at the start</source>
        <translation>Cartas dadas al empezar</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>It is not your turn: {seat} is to move.</source>
        <translation>No es tu turno: le toca a {seat}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>There are no pieces of colour {colour}.</source>
        <translation>No hay fichas de color {colour}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That square is not on the board.</source>
        <translation>Esa casilla no está en el tablero.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>You cannot put a piece on {square}: there is one already.</source>
        <translation>No puedes poner una ficha en {square}: ya hay una.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>You have no {colour} piece left; you still have: {left}.</source>
        <translation>No te quedan fichas de color {colour}; aún tienes: {left}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That would make two or more matches of the same pentomino at once: {letters}.</source>
        <translation>Eso formaría a la vez dos o más combinaciones del mismo pentominó: {letters}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That would make second matches of active cards that {seat} holds: {letters}.</source>
        <extracomment>One: That would make a second match of {letters}, whose active card {seat} holds.</extracomment>
        <translation>
            <numerusform>Eso formaría una segunda combinación de {letters}, cuya carta activa tiene {seat}.</numerusform>
            <numerusform>Eso formaría segundas combinaciones de cartas activas que tiene {seat}: {letters}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins with enough cards, and more than the opponent.</source>
        <translation>Gana {winners} con cartas suficientes, y más que su rival.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins: the opponent's stash is empty.</source>
        <translation>Gana {winners}: la reserva de su rival está vacía.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins: the opponent cannot place any piece.</source>
        <translation>Gana {winners}: su rival no puede colocar ninguna ficha.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>The game is drawn: the same position came up for the third time.</source>
        <translation>La partida acaba en tablas: la misma posición se ha dado por tercera vez.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Pent-Up</source>
        <translation>Pent-Up</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Stack pentominoes; whoever has more tiles on the highest level wins.</source>
        <translation>Apila pentominós; gana quien tenga más losetas en el nivel más alto.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Tiles left</source>
        <translation>Losetas restantes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the highest level</source>
        <translation>En el nivel más alto</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Most tiles on the highest level win</source>
        <translation>Gana quien tenga más losetas en el nivel más alto</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Most tiles on the table win</source>
        <translation>Gana quien tenga más losetas en la mesa</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Compare level by level</source>
        <translation>Comparar nivel por nivel</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Each tile scores its level, for three players</source>
        <translation>Cada loseta vale su nivel, para tres jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>That tile is {seat}'s, and it is {to_move}'s turn.</source>
        <translation>Esa loseta es de {seat}, y el turno es de {to_move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>There is no tile {piece}.</source>
        <translation>No hay ninguna loseta {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>You have played your {piece} already.</source>
        <translation>Ya has jugado tu {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>A tile lies flat: all its squares must be on one level.</source>
        <translation>Una loseta se apoya plana: todas sus casillas deben estar en un mismo nivel.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>These squares do not have the form of tile {piece}.</source>
        <translation>Estas casillas no tienen la forma de la loseta {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>There is no level {level} yet: you can build no higher than level {highest}.</source>
        <translation>Aún no hay nivel {level}: no puedes construir más alto que el nivel {highest}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>{count} of these squares are taken already on level {level}.</source>
        <extracomment>One: One of these squares is taken already on level {level}.</extracomment>
        <translation>
            <numerusform>Una de estas casillas ya está ocupada en el nivel {level}.</numerusform>
            <numerusform>{count} de estas casillas ya están ocupadas en el nivel {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>{count} of its squares would hang in the air, without a tile directly below.</source>
        <extracomment>One: One of its squares would hang in the air, without a tile directly below.</extracomment>
        <translation>
            <numerusform>Una de sus casillas quedaría en el aire, sin loseta justo debajo.</numerusform>
            <numerusform>{count} de sus casillas quedarían en el aire, sin loseta justo debajo.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Your {piece} would rest on one tile alone; it must rest on at least two.</source>
        <translation>Tu {piece} se apoyaría en una sola loseta; debe apoyarse en al menos dos.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the table, your tile must touch another one there, edge to edge.</source>
        <translation>En la mesa, tu loseta debe tocar otra de allí, lado con lado.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Your {piece} must go on level {level}, the highest that is open to it.</source>
        <translation>Tu {piece} debe ir en el nivel {level}, el más alto que tiene abierto.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the highest level.</source>
        <translation>Primer puesto: {winners}, por losetas en el nivel más alto.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on a lower level, after a tie on the highest.</source>
        <translation>Primer puesto: {winners}, por un nivel inferior, tras empate arriba.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the table.</source>
        <translation>Primer puesto: {winners}, por losetas en la mesa.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on a level above, after a tie on the table.</source>
        <translation>Primer puesto: {winners}, por un nivel superior, tras empate en la mesa.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by points.</source>
        <translation>Primer puesto: {winners}, por puntos.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the highest level, after a tie in points.</source>
        <translation>Primer puesto: {winners}, por el nivel más alto, tras empate a puntos.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>A draw: nobody is ahead of anybody.</source>
        <translation>Tablas: nadie va por delante de nadie.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}, the highest.</source>
        <translation>En cabeza: {winners}, por losetas en el nivel {level}, el más alto.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}; equal above it.</source>
        <translation>En cabeza: {winners}, por losetas en el nivel {level}; empate por encima.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on the table.</source>
        <translation>En cabeza: {winners}, por losetas en la mesa.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}; equal below it.</source>
        <translation>En cabeza: {winners}, por losetas en el nivel {level}; empate por debajo.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by points.</source>
        <translation>En cabeza: {winners}, por puntos.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}, the highest; equal in points.</source>
        <translation>En cabeza: {winners}, por losetas en el nivel {level}, el más alto; empate a puntos.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Nobody is ahead now.</source>
        <translation>Ahora nadie está en cabeza.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Multiplayer Pentago</source>
        <translation>Pentago multijugador</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Place a stone, turn a block; five in a row win.</source>
        <translation>Coloca una bola, gira un bloque; cinco en línea ganan.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Player 3</source>
        <translation>Jug. 3</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Player 4</source>
        <translation>Jug. 4</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Team A</source>
        <translation>Equipo A</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Team B</source>
        <translation>Equipo B</translation>
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
        <translation>Bolas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Blocks turn</source>
        <translation>Giro de los bloques</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Turning may be skipped while a block is empty</source>
        <translation>Se puede no girar mientras haya un bloque vacío</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The first five ends the game</source>
        <translation>El primer cinco acaba la partida</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Every man for himself</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Two pairs</source>
        <translation>Dos parejas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Two against one</source>
        <translation>Dos contra uno</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Clockwise only</source>
        <translation>Solo en sentido horario</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>In either direction</source>
        <translation>En ambos sentidos</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>It is the turn of {seat}.</source>
        <translation>Es el turno de {seat}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Place a stone first, then turn a block.</source>
        <translation>Coloca antes una bola; después, gira un bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>That square lies off the board.</source>
        <translation>Esa casilla está fuera del tablero.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>There is a stone on {square} already.</source>
        <translation>Ya hay una bola en {square}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Your stone on {square} makes five and wins: no block is turned.</source>
        <translation>Tu bola en {square} logra cinco y gana: no se gira ningún bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Your stone is on {square}: now turn a block.</source>
        <translation>Tu bola está en {square}: ahora gira un bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>You may not skip the turn of a block in this game.</source>
        <translation>En esta partida no se puede dejar de girar un bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>You may skip the turn only while some block is empty, and none is any more.</source>
        <translation>Solo puedes no girar mientras haya algún bloque vacío, y ya no lo hay.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The blocks are numbered 1 to 9; there is no block {block}.</source>
        <translation>Los bloques van del 1 al 9; no hay bloque {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>A block is turned by exactly one quarter, either way round.</source>
        <translation>Un bloque se gira exactamente un cuarto de vuelta, en un sentido o en el otro.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Blocks turn clockwise only in this game: {instead} would be allowed.</source>
        <translation>En esta partida los bloques giran solo en sentido horario: {instead} sí se podría.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{winners} made five in a row and won.</source>
        <translation>Cinco en línea: victoria de {winners}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{winners} made five in the same turn and share the first place.</source>
        <translation>Cinco en el mismo turno: {winners} comparten el primer puesto.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Everybody made five in the same turn: a draw.</source>
        <translation>Todos lograron cinco en el mismo turno: tablas.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The board is full; the first place goes to {winners}.</source>
        <translation>El tablero está lleno; el primer puesto es para {winners}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The board is full and nobody made five: a draw.</source>
        <translation>El tablero está lleno y nadie logró cinco: tablas.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{player} made five in a row; the others play on.</source>
        <translation>{player} logró cinco en línea; los demás siguen jugando.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Picture-Puzzle</source>
        <translation>Puzle de imágenes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>One takes a picture apart, the next restores it from memory.</source>
        <translation>Uno deshace una imagen, el siguiente la rehace de memoria.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The computer</source>
        <translation>El ordenador</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 5</source>
        <translation>Jug. 5</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 6</source>
        <translation>Jug. 6</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 7</source>
        <translation>Jug. 7</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 8</source>
        <translation>Jug. 8</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Highest number restored</source>
        <translation>Mayor número rehecho</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Taking apart</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Restoring</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Over</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Rounds with the same picture</source>
        <translation>Rondas con la misma imagen</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Taken apart by</source>
        <translation>La deshace</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>One, against the computer</source>
        <translation>Uno, contra el ordenador</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Eight</source>
        <translation>Ocho</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>A new picture each round</source>
        <translation>Una imagen nueva en cada ronda</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The same for three rounds</source>
        <translation>La misma durante tres rondas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The same for four rounds</source>
        <translation>La misma durante cuatro rondas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The player before</source>
        <translation>El jugador anterior</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>That is no move of the Picture-Puzzle.</source>
        <translation>Eso no es una jugada del puzle de imágenes.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture is being taken apart: remove a stone, then turn a block.</source>
        <translation>Se está deshaciendo la imagen: quita una bola y después gira un bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture is being restored: place a stone, then turn a block.</source>
        <translation>Se está rehaciendo la imagen: coloca una bola y después gira un bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Remove a stone first, then turn a block.</source>
        <translation>Quita antes una bola; después, gira un bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>There is no stone on {square} to remove.</source>
        <translation>En {square} no hay ninguna bola que quitar.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>You have no {colour} stone at hand; the colours at hand are: {hand}.</source>
        <translation>No tienes a mano ninguna bola de color {colour}; los colores a mano son: {hand}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The stone of {square} has been moved: now turn a block.</source>
        <translation>La bola de {square} ya se ha movido: ahora gira un bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>{winners} is the last one left and won.</source>
        <translation>Solo queda {winners}: suya es la victoria.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>All who were left failed in the same round and share the win.</source>
        <translation>Todos los que quedaban fallaron en la misma ronda y comparten la victoria.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture has no stones for another round: all who are left share the win.</source>
        <translation>La imagen no tiene bolas para otra ronda: los que quedan comparten la victoria.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture was not restored: the game is over.</source>
        <translation>La imagen no se ha rehecho: la partida ha terminado.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>While an attempt runs nothing is taken back, and nobody looks back.</source>
        <translation>Durante un intento no se retira nada, y nadie mira atrás.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It is symmetrical.</source>
        <translation>Es simétrica.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>{figure} % of its stones break the symmetry.</source>
        <translation>El {figure} % de sus bolas rompe la simetría.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It falls into {figure} patches of colour.</source>
        <extracomment>One: It is one patch of colour.</extracomment>
        <translation>
            <numerusform>Es una sola mancha de color.</numerusform>
            <numerusform>Se divide en {figure} manchas de color.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It occupies {figure} of the nine blocks.</source>
        <extracomment>One: It occupies one of the nine blocks.</extracomment>
        <translation>
            <numerusform>Ocupa uno de los nueve bloques.</numerusform>
            <numerusform>Ocupa {figure} de los nueve bloques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It has {figure} colours.</source>
        <extracomment>One: It has one colour.</extracomment>
        <translation>
            <numerusform>Tiene un color.</numerusform>
            <numerusform>Tiene {figure} colores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It has {figure} stones.</source>
        <extracomment>One: It has one stone.</extracomment>
        <translation>
            <numerusform>Tiene una bola.</numerusform>
            <numerusform>Tiene {figure} bolas.</numerusform>
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
        <translation>Coloca pentominós en un tablero común; gana quien haga la última jugada.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Central squares</source>
        <translation>Casillas centrales</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Pieces left</source>
        <translation>Piezas restantes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Legal moves</source>
        <translation>Jugadas legales</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Open region</source>
        <translation>Región abierta</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Region for exactly one piece</source>
        <translation>Región para una pieza justa</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Dead zone</source>
        <translation>Zona muerta</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>east</source>
        <translation>este</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Outer regions</source>
        <translation>Regiones exteriores</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Two, on the centre alone</source>
        <translation>Dos, solo en el centro</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Three, on the centre and two outer regions</source>
        <translation>Tres, en el centro y dos regiones exteriores</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Four, on the whole board</source>
        <translation>Cuatro, en todo el tablero</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Ten columns</source>
        <translation>Diez columnas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Ten rows</source>
        <translation>Diez filas</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Nine rows, for two players</source>
        <translation>Nueve filas, para dos jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>That piece is {owner}'s, and it is {seat}'s turn.</source>
        <translation>Esa pieza es de {owner}, y el turno es de {seat}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>You have used piece {piece} already.</source>
        <translation>Ya has usado la pieza {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>These {count} squares do not have the form of piece {piece}.</source>
        <translation>Estas {count} casillas no tienen la forma de la pieza {piece}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares lie off the board.</source>
        <extracomment>One: One of these squares lies off the board.</extracomment>
        <translation>
            <numerusform>Una de estas casillas está fuera del tablero.</numerusform>
            <numerusform>{count} de estas casillas están fuera del tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares lie in an outer region that is not in use: {regions}.</source>
        <extracomment>One: One of these squares lies in an outer region that is not in use: {regions}.</extracomment>
        <translation>
            <numerusform>Una de estas casillas está en una región exterior que no se usa: {regions}.</numerusform>
            <numerusform>{count} de estas casillas están en una región exterior que no se usa: {regions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares are occupied already.</source>
        <extracomment>One: One of these squares is occupied already.</extracomment>
        <translation>
            <numerusform>Una de estas casillas ya está ocupada.</numerusform>
            <numerusform>{count} de estas casillas ya están ocupadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>That would fence off {regions} vacant regions too small for any piece, of these sizes: {sizes}.</source>
        <extracomment>One: That would fence off a vacant region too small for any piece, of size {sizes}.</extracomment>
        <translation>
            <numerusform>Eso cercaría una región vacía demasiado pequeña para cualquier pieza, de tamaño {sizes}.</numerusform>
            <numerusform>Eso cercaría {regions} regiones vacías demasiado pequeñas para cualquier pieza, de estos tamaños: {sizes}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{winners} made the last move and wins.</source>
        <translation>{winners} hizo la última jugada y gana.</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Red Cross</source>
        <translation>Cruz roja</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Space Rocket</source>
        <translation>Nave</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Bottleneck / Traffic Jam</source>
        <translation>Atasco</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Lightning</source>
        <translation>Relámpago</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Orion</source>
        <translation>Orión</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Four W</source>
        <translation>Cuatro W</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Love</source>
        <translation>Amor</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Jackson Pollock</source>
        <translation>Jackson Pollock</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without its centre</source>
        <translation>8×8 sin centro</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without its corners</source>
        <translation>8×8 sin esquinas</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a pinwheel</source>
        <translation>8×8 con molinillo</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with four windows</source>
        <translation>8×8 con ventanas</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with holes near its corners</source>
        <translation>8×8 con agujeros</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a diagonal</source>
        <translation>8×8 con diagonal</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a slit</source>
        <translation>8×8 con ranura</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without a block in a corner</source>
        <translation>8×8 sin una esquina</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a notch in each side</source>
        <translation>8×8 con muescas</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×3 with any pieces</source>
        <translation>5×3, piezas libres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×4 with any pieces</source>
        <translation>5×4, piezas libres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×5 with any pieces</source>
        <translation>5×5, piezas libres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×6 with any pieces</source>
        <translation>5×6, piezas libres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×7 with any pieces</source>
        <translation>5×7, piezas libres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×8 with any pieces</source>
        <translation>5×8, piezas libres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×9 with any pieces</source>
        <translation>5×9, piezas libres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×10 with any pieces</source>
        <translation>5×10, piezas libres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×4 in one way</source>
        <translation>5×4, modo único</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×5 in one way</source>
        <translation>5×5, modo único</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×6 in one way</source>
        <translation>5×6, modo único</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×7 in one way</source>
        <translation>5×7, modo único</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×8 in one way</source>
        <translation>5×8, modo único</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×9 in one way</source>
        <translation>5×9, modo único</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×10 in one way</source>
        <translation>5×10, modo único</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple F</source>
        <translation>F triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple I</source>
        <translation>I triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple L</source>
        <translation>L triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple N</source>
        <translation>N triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple P</source>
        <translation>P triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple T</source>
        <translation>T triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple U</source>
        <translation>U triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple V</source>
        <translation>V triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple W</source>
        <translation>W triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple X</source>
        <translation>X triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple Y</source>
        <translation>Y triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Triple Z</source>
        <translation>Z triple</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board of 10×9</source>
        <translation>Tablero de 10×9</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for two</source>
        <translation>Tablero para dos</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for three</source>
        <translation>Tablero para tres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for four</source>
        <translation>Tablero para cuatro</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Diamond</source>
        <translation>Rombo</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Chair</source>
        <translation>Silla</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Flag</source>
        <translation>Bandera</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Boot</source>
        <translation>Bota</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Plus</source>
        <translation>Más</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Stairs</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Mushroom</source>
        <translation>Seta</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Bridge</source>
        <translation>Puente</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Guitar</source>
        <translation>Guitarra</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Umbrella</source>
        <translation>Paraguas</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Castle</source>
        <translation>Castillo</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Aeroplane</source>
        <translation>Avión</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Rocket</source>
        <translation>Cohete</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Car</source>
        <translation>Coche</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Apple</source>
        <translation>Manzana</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Cup</source>
        <translation>Taza</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Sailing boat</source>
        <translation>Velero</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Hammer</source>
        <translation>Martillo</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Key</source>
        <translation>Llave</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Heart</source>
        <translation>Corazón</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Steam engine</source>
        <translation>Locomotora de vapor</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Duck</source>
        <translation>Pato</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Snail</source>
        <translation>Caracol</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Penguin</source>
        <translation>Pingüino</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Swan</source>
        <translation>Cisne</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Rabbit</source>
        <translation>Conejo</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Butterfly</source>
        <translation>Mariposa</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Dog</source>
        <translation>Perro</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Fish</source>
        <translation>Pez</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Turtle</source>
        <translation>Tortuga</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Owl</source>
        <translation>Búho</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Whale</source>
        <translation>Ballena</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Camel</source>
        <translation>Camello</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Dinosaur</source>
        <translation>Dinosaurio</translation>
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
        <translation>La regla de cercar en un ejemplo</translation>
    </message>
    <message>
        <location filename="resources/games/universe-2-first-moves.pento"/>
        <source>A first move without a mirror: 5-E5-D7</source>
        <translation>Una primera jugada sin espejo: 5-E5-D7</translation>
    </message>
    <message>
        <location filename="resources/games/universe-2-first-moves.pento"/>
        <source>A first move without a mirror: 10-D5-E7</source>
        <translation>Una primera jugada sin espejo: 10-D5-E7</translation>
    </message>
    <message>
        <location filename="resources/games/universe-3-ten-by-nine.pento"/>
        <source>Ten by nine: how White breaks the symmetry</source>
        <translation>Diez por nueve: cómo Blanco rompe la simetría</translation>
    </message>
    <message>
        <location filename="resources/games/universe-4-endgame.pento"/>
        <source>An endgame, and the answer that was overlooked</source>
        <translation>Un final, y la respuesta que se pasó por alto</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares take {needed} pieces, and {at_hand} at hand are too few.</source>
        <translation type="vanished">{squares} casillas piden {needed} piezas; con {at_hand} a mano no basta.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares take {needed} pieces, and {at_hand} are there.</source>
        <translation type="vanished">{squares} casillas piden {needed} piezas, y hay {at_hand}.</translation>
    </message>
</context>
</TS>
