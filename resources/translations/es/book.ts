<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Place pentominoes on a board that all players share. Whoever makes the last move wins.</source>
        <translation>Coloca pentominós en un tablero común a todos. Gana quien haga la última jugada.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Be the last player who can still place a piece. Nobody captures anything and nothing is counted: every move takes space away, and sooner or later there is none left for somebody.</source>
        <translation>Sé quien coloque la última pieza. Nadie captura nada y nada se cuenta: cada jugada quita espacio, y tarde o temprano a alguien no le queda ninguno.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Two players use the centre, ten squares by ten. Three players add any two of the four outer regions, four players use the whole board of 200 squares. Each player has one set of the twelve pentominoes. White moves first; the others follow clockwise.</source>
        <translation>Dos jugadores usan el centro, diez por diez casillas. Tres jugadores añaden dos cualesquiera de las cuatro regiones exteriores; cuatro usan todo el tablero, de 200 casillas. Cada jugador tiene un juego de los doce pentominós. Empieza Blanco; los demás siguen en sentido horario.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The board for four: the centre and the four outer regions</source>
        <translation>El tablero para cuatro: el centro y las cuatro regiones exteriores</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Place one of your pieces, turned and flipped as you like, on five vacant squares. It stays there for the rest of the game.</source>
        <translation>Coloca una de tus piezas, girada y volteada como quieras, en cinco casillas vacías. Ahí se queda el resto de la partida.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>One thing is forbidden: your move may not *fence off* a region of one to four vacant squares, for no piece could ever fill it. Edges count, corners do not.</source>
        <translation>Una cosa está prohibida: tu jugada no puede *cercar* una región de una a cuatro casillas vacías, pues ninguna pieza podría llenarla nunca. Los lados cuentan, las esquinas no.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Black wants to put the X on B2. That would fence off A1 and C3, one square each: not allowed</source>
        <translation>Negro quiere poner la X en B2. Eso cercaría A1 y C3, una casilla cada una: no se permite</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>What a move leaves may be of three kinds:</source>
        <translation>Lo que deja una jugada puede ser de tres clases:</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **five** squares has the form of exactly one piece. Whoever still has that piece can fill it, and nobody can take it away by playing across it;</source>
        <translation>una región de **cinco** casillas tiene la forma de exactamente una pieza. Quien aún tenga esa pieza puede llenarla, y nadie puede quitársela jugando a través de ella;</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **six to nine** is a *dead zone*. A piece would leave one to four squares, which is forbidden, so nobody can ever play there;</source>
        <translation>una región de **seis a nueve** es una *zona muerta*. Una pieza dejaría de una a cuatro casillas, lo que está prohibido, así que nadie podrá jugar nunca ahí;</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **ten and more** is open.</source>
        <translation>una región de **diez o más** está abierta.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>A dead zone of eight squares, and a region of five that only the P fits</source>
        <translation>Una zona muerta de ocho casillas, y una región de cinco en la que solo encaja la P</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>With two players, whoever cannot move on their turn loses. With three and four, a player who cannot move on their turn is out for good, and the others go on; the last one to make a move wins. The others take their places in the reverse of the order in which they went out.</source>
        <translation>Con dos jugadores, quien no puede jugar en su turno pierde. Con tres y cuatro, quien no puede jugar en su turno queda fuera para siempre, y los demás siguen; gana quien haga la última jugada. Los demás ocupan sus puestos en el orden inverso al que quedaron fuera.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>There are no draws.</source>
        <translation>No hay tablas.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Ten by nine.** A slightly smaller board for two. It has two central squares instead of four, which changes what symmetry can do.</source>
        <translation>**Diez por nueve.** Un tablero algo más pequeño para dos. Tiene dos casillas centrales en vez de cuatro, lo que cambia lo que puede la simetría.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Outer regions.** With three players, any two of the four may be chosen.</source>
        <translation>**Regiones exteriores.** Con tres jugadores se pueden elegir dos cualesquiera de las cuatro.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Notation</source>
        <translation>Notación</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The pieces are numbered from 1 to 12, and each has two marked squares. A move is the number and the places of the marked squares: `12-D3-C5`. The X, number 1, has one mark, its centre: `1-B2`. Some pieces can be written in two ways; both are read.</source>
        <translation>Las piezas van numeradas del 1 al 12, y cada una tiene dos casillas marcadas. Una jugada es el número y los lugares de las casillas marcadas: `12-D3-C5`. La X, número 1, tiene una sola marca, su centro: `1-B2`. Algunas piezas pueden escribirse de dos maneras; se leen ambas.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Play the awkward pieces early.** On the empty board the X has 60 places and the P has 568. The X will be the hard one to place later, and the P will still find room near the end.</source>
        <translation>**Juega pronto las piezas incómodas.** En el tablero vacío la X tiene 60 sitios y la P, 568. La X será después la difícil de colocar, y la P aún encontrará sitio cerca del final.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Keep reserve moves.** A region that only you can fill is a move nobody can take from you. Fence off regions whose piece you have and your opponent has played, and fill them last.</source>
        <translation>**Guarda jugadas de reserva.** Una región que solo tú puedes llenar es una jugada que nadie puede quitarte. Cerca regiones cuya pieza tengas tú y tu rival ya haya jugado, y llénalas al final.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Count to the end.** When the reserves are equal, the number of moves left decides. A move that makes a dead zone, or splits a region, changes odd to even.</source>
        <translation>**Cuenta hasta el final.** Si las reservas están igualadas, decide el número de jugadas que quedan. Una jugada que crea una zona muerta, o parte una región, cambia pares por impares.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Beware of symmetry.** If the first move lies on one or two of the four central squares, the second player can answer nearly always with the same move turned by half a circle, and go on doing so to the end. Two first moves cannot be answered like that: `5-E5-D7` and `10-D5-E7`, because the answer would fence off single squares.</source>
        <translation>**Cuidado con la simetría.** Si la primera jugada cubre una o dos de las cuatro casillas centrales, el segundo jugador puede responder casi siempre con la misma jugada girada media vuelta, y seguir así hasta el final. A dos primeras jugadas no se puede responder de ese modo: `5-E5-D7` y `10-D5-E7`, porque la respuesta cercaría casillas sueltas.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The U on E5 to D7 cannot be mirrored: the two marked squares would be fenced off</source>
        <translation>La U de E5 a D7 no se puede reflejar: quedarían cercadas las dos casillas marcadas</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Universe was designed by Alex Randolph and published by Parker Brothers in the 1960s. David Bush wrote the study of its notation, openings and endgames that the famous games in this program come from. Two remarks about the study: the counts of second moves it gives after `12-D3-C5` (2988 and 2632) do not agree with the rule as stated, which gives 2972 and 2617; and in its endgame example the move `7-B3-E4` does not win, because `7-D9-A8` answers it. You can go through both under *Game &gt; Famous games*.</source>
        <translation>Universe lo diseñó Alex Randolph y lo publicó Parker Brothers en los años sesenta. David Bush escribió el estudio de su notación, aperturas y finales del que proceden las partidas famosas de este programa. Dos observaciones sobre el estudio: los números de segundas jugadas que da tras `12-D3-C5` (2988 y 2632) no concuerdan con la regla tal como se enuncia, que da 2972 y 2617; y en su ejemplo de final la jugada `7-B3-E4` no gana, porque `7-D9-A8` la contesta. Puedes recorrer ambos en *Partida &gt; Partidas famosas*.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Stack pentominoes. Whoever has more tiles on the highest level wins.</source>
        <translation>Apila pentominós. Gana quien tenga más losetas en el nivel más alto.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>When all tiles are placed, have more tiles on the highest level than anybody else.</source>
        <translation>Cuando todas las losetas estén colocadas, ten más que nadie en el nivel más alto.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Two or three players, White, Black and Red, each with the twelve pentominoes in their colour. The table is empty and has no edge. White begins.</source>
        <translation>Dos o tres jugadores, Blanco, Negro y Rojo, cada uno con los doce pentominós de su color. La mesa está vacía y no tiene borde. Empieza Blanco.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Place one of your tiles, turned and flipped as you like, flat and in line with the grid. It goes either</source>
        <translation>Coloca una de tus losetas, girada y volteada como quieras, plana y alineada con la cuadrícula. Va o bien</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>on the **table**, touching at least one tile that lies there, edge to edge; the very first tile goes anywhere; or</source>
        <translation>en la **mesa**, tocando al menos una loseta de allí, lado con lado; la primera de todas va donde sea; o bien</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**up**: all five squares rest on the level directly below, and they rest on at least two different tiles, of any colour.</source>
        <translation>**arriba**: las cinco casillas se apoyan en el nivel justo inferior, y en al menos dos losetas distintas, del color que sea.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Two tiles on the table, and a third that rests on both of them</source>
        <translation>Dos losetas en la mesa, y una tercera que se apoya en ambas</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>There is one rule that makes the game: a tile must go on the **highest level** on which that very tile can be placed now. Other tiles of yours may have other highest levels in the same turn. A tile in hand shows its level, and only the squares of that level are lit.</source>
        <translation>Hay una regla que hace el juego: una loseta debe ir en el **nivel más alto** en el que esa misma loseta se pueda colocar ahora. Otras losetas tuyas pueden tener otro nivel más alto en el mismo turno. La loseta en la mano muestra su nivel, y solo se iluminan las casillas de ese nivel.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>The game ends when all tiles lie, 24 with two players and 36 with three. Compare the tiles on the highest level. If they are equal, compare the next level down, and so on. Equal on every level is a draw; with three players equal scores share a place.</source>
        <translation>La partida acaba cuando todas las losetas están puestas: 24 con dos jugadores y 36 con tres. Se comparan las losetas del nivel más alto. Si hay empate, las del nivel siguiente hacia abajo, y así sucesivamente. Igualdad en todos los niveles son tablas; con tres jugadores, los que empatan comparten puesto.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Misère.** Most tiles on the table wins, and ties are broken on the next level up.</source>
        <translation>**Misère.** Gana quien tenga más losetas en la mesa, y los empates se deciden en el nivel siguiente hacia arriba.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Advanced scoring**, with three players: each tile is worth the number of its level, and the highest total wins. Ties are broken by the tiles on the top level. Misère is then ignored.</source>
        <translation>**Puntuación avanzada**, con tres jugadores: cada loseta vale el número de su nivel, y gana el total más alto. Los empates los deciden las losetas del nivel más alto. Entonces no hay misère.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>A move is the tile's letter, the places of its two marked squares, and the level: `F(0,0)(1,2)^1`. The squares of the table are counted from the first tile; the X has one mark: `X(3,4)^2`.</source>
        <translation>Una jugada es la letra de la loseta, los lugares de sus dos casillas marcadas y el nivel: `F(0,0)(1,2)^1`. Las casillas de la mesa se cuentan desde la primera loseta; la X tiene una sola marca: `X(3,4)^2`.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**You choose the tile, the rule chooses the level.** Ask of each tile where it *must* go. A tile that has no place above stays on the table, and sometimes that is what you want.</source>
        <translation>**Tú eliges la loseta; la regla, el nivel.** Pregúntate de cada loseta dónde *debe* ir. Una loseta que no tiene sitio arriba se queda en la mesa, y a veces es lo que quieres.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**A step is an invitation.** Two tiles side by side make a floor for somebody. Before you make one, see which tiles the others have left that fit it.</source>
        <translation>**Un escalón es una invitación.** Dos losetas juntas son un suelo para alguien. Antes de hacerlo, mira qué losetas les quedan a los demás que encajen en él.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Keep the small ones in mind.** Compact tiles such as the P find a place on small plateaus; the I and the X seldom do.</source>
        <translation>**Ten presentes las pequeñas.** Las losetas compactas como la P encuentran sitio en mesetas pequeñas; la I y la X, pocas veces.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**The last tiles decide.** The one who opens a new highest level near the end often keeps it alone.</source>
        <translation>**Deciden las últimas losetas.** Quien abre un nuevo nivel más alto cerca del final suele quedárselo.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Pent-Up was designed by Néstor Romeral Andrés and published by nestorgames in 2003, with revisions by Nathan Morse.</source>
        <translation>Pent-Up lo diseñó Néstor Romeral Andrés y lo publicó nestorgames en 2003, con revisiones de Nathan Morse.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Place a stone, turn a block, make five in a row. For two, three or four players, single or in teams.</source>
        <translation>Coloca una bola, gira un bloque, logra cinco en línea. Para dos, tres o cuatro jugadores, por separado o por equipos.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Have five stones of your colour in a row: straight or diagonal, edge to edge or corner to corner. More than five count as five.</source>
        <translation>Consigue cinco bolas de tu color en línea: recta o diagonal, lado con lado o esquina con esquina. Más de cinco cuentan como cinco.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>The board has nine blocks of three by three squares, which can be turned. It begins empty. Each player, or each pair, has stones of one colour.</source>
        <translation>El tablero tiene nueve bloques de tres por tres casillas, que se pueden girar. Empieza vacío. Cada jugador, o cada pareja, tiene bolas de un color.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>The nine blocks, numbered as one reads</source>
        <translation>Los nueve bloques, numerados en orden de lectura</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Place** a stone of your colour on any free square.</source>
        <translation>**Coloca** una bola de tu color en cualquier casilla libre.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Turn** any one block by a quarter, whether your stone lies on it or not. Empty blocks may be turned too.</source>
        <translation>**Gira** un bloque cualquiera un cuarto de vuelta, esté o no en él tu bola. También se pueden girar bloques vacíos.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>If the stone you placed makes five in a row at once, you have won already, and no block is turned.</source>
        <translation>Si la bola que colocas logra cinco en línea en el acto, ya has ganado, y no se gira ningún bloque.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>One stone makes five in a row: no block is turned</source>
        <translation>Una bola logra cinco en línea: no se gira ningún bloque</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>After a block is turned, everybody who has five in a row has made it, whoever turned it. If several have, they share the place.</source>
        <translation>Tras girar un bloque, todo el que tenga cinco en línea lo ha logrado, lo girara quien lo girara. Si son varios, comparten el puesto.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Every man for himself.** Whoever has five takes the next free place and leaves the turn order; the stones stay. The others go on for second, third and fourth place. The game ends when one player is left or the board is full. Rows of those who have been placed count for nothing any more.</source>
        <translation>**Todos contra todos.** Quien tiene cinco ocupa el siguiente puesto libre y deja de tener turnos; las bolas se quedan. Los demás siguen por el segundo, tercer y cuarto puesto. La partida acaba cuando queda un jugador o el tablero está lleno. Las líneas de los ya clasificados no cuentan para nada.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Teams.** The first team with five wins. Five for both after one turn, or a full board without five, is a draw.</source>
        <translation>**Equipos.** Gana el primer equipo con cinco. Cinco para ambos tras un mismo turno, o un tablero lleno sin cinco, son tablas.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Direction.** Clockwise only, or either way.</source>
        <translation>**Sentido.** Solo horario, o ambos.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Skip.** As long as some block holds no stone, the turn of a block may be skipped.</source>
        <translation>**Sin girar.** Mientras algún bloque no tenga ninguna bola, se puede dejar de girar.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**First five ends the game.** Nobody plays on for the other places.</source>
        <translation>**El primer cinco acaba la partida.** Nadie sigue jugando por los demás puestos.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Teams.** Two pairs, whose partners sit opposite; or two against one.</source>
        <translation>**Equipos.** Dos parejas, sentadas frente a frente; o dos contra uno.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>`e5-5R` is a stone on e5, then block 5 turned clockwise; `L` is counter-clockwise. A winning stone stands alone: `e5`. A skipped turn is written `e5-0`.</source>
        <translation>`e5-5R` es una bola en e5 y después un giro horario del bloque 5; `L` es antihorario. Una bola que gana va sola: `e5`. Un turno sin girar se escribe `e5-0`.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Look at every board twice**: as it is, and after each turn. A row of four in two blocks may be five after a quarter turn.</source>
        <translation>**Mira cada tablero dos veces**: como está, y tras cada giro. Cuatro en línea en dos bloques pueden ser cinco tras un cuarto de vuelta.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**The middle of a block stays where it is.** Stones there cannot be turned away.</source>
        <translation>**El centro de un bloque se queda donde está.** Una bola ahí no se puede quitar de en medio girando.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**With more players, threats are shared.** Let somebody else spend the move that blocks the leader.</source>
        <translation>**Con más jugadores, las amenazas se reparten.** Deja que otro gaste la jugada que frena a quien va en cabeza.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Pentago was designed by Tomas Flodén and is published by Mindtwister. The version on nine blocks, for up to four players, and the Picture-Puzzle are on its multiplayer rule sheet.</source>
        <translation>Pentago lo diseñó Tomas Flodén y lo publica Mindtwister. La versión de nueve bloques, para hasta cuatro jugadores, y el puzle de imágenes están en su hoja de reglas multijugador.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>A game of memory on the board of Pentago: take a picture apart, and let somebody else put it together.</source>
        <translation>Un juego de memoria en el tablero de Pentago: deshaz una imagen, y que otro la recomponga.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Restore the picture as often as it is taken apart, and be the last player who still can.</source>
        <translation>Rehaz la imagen tantas veces como la deshagan, y sé la última persona que aún pueda.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Two to eight players, or one alone against the computer. Choose a picture: one of the twelve samples, or one that you have drawn yourself. It is laid on the board for everybody to see.</source>
        <translation>De dos a ocho jugadores, o uno solo contra el ordenador. Se elige una imagen: una de las doce muestras, o una que hayas dibujado. Se pone en el tablero a la vista de todos.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>A sample picture: the Red Cross</source>
        <translation>Una imagen de muestra: la Cruz roja</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>In round *n*, which begins with one:</source>
        <translation>En la ronda *n*, que empieza por uno:</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The player who will restore looks away; the screen covers itself.</source>
        <translation>Quien va a rehacer deja de mirar; la pantalla se tapa sola.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The player before **takes apart**, *n* times: remove one stone, then turn one block by a quarter, either way.</source>
        <translation>El jugador anterior **deshace**, *n* veces: quita una bola y después gira un bloque un cuarto de vuelta, en un sentido o en el otro.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The one who looked away **restores**, *n* times: place one of the stones that were removed, then turn one block by a quarter. A placed stone is not taken back. The same block may be turned again.</source>
        <translation>Quien no miraba **rehace**, *n* veces: coloca una de las bolas quitadas y después gira un bloque un cuarto de vuelta. Una bola colocada no se retira. Se puede girar otra vez el mismo bloque.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The picture is restored if the board equals it, colours included, after the last turn.</source>
        <translation>La imagen está rehecha si el tablero es igual a ella, colores incluidos, tras el último giro.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Whoever fails is out. When everybody who is left has taken apart and restored once, *n* grows by one. The last player left wins. If all that are left fail in the same round, they share the win.</source>
        <translation>Quien falla queda fuera. Cuando todos los que quedan han deshecho y rehecho una vez, *n* aumenta en uno. Gana el último que queda. Si todos los que quedan fallan en la misma ronda, comparten la victoria.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**A clock for each move**: an hourglass, or a stopwatch.</source>
        <translation>**Un reloj para cada jugada**: de arena, o un cronómetro.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Pictures**: a new one each round, or the same for several.</source>
        <translation>**Imágenes**: una nueva en cada ronda, o la misma durante varias.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Who takes apart**: the player before, or the computer.</source>
        <translation>**Quién deshace**: el jugador anterior, o el ordenador.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>`xe5-5R`: the stone on e5 is removed, then block 5 turned clockwise. `rc4-5L`: a red stone is placed on c4, then block 5 turned counter-clockwise.</source>
        <translation>`xe5-5R`: se quita la bola de e5 y después se gira el bloque 5 en sentido horario. `rc4-5L`: se coloca una bola roja en c4 y después se gira el bloque 5 en sentido antihorario.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Undo in reverse.** What was done last is undone first: turn back, and then the stone. But you place before you turn: so find the square to which the later turns will carry it.</source>
        <translation>**Deshaz en orden inverso.** Lo último que se hizo se deshace primero: el giro, y después la bola. Pero colocas antes de girar: así que busca la casilla desde la que los giros siguientes la llevarán a su sitio.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Remember shapes, not stones.** Pictures with a plain form are easier; after three or four rounds take a harder one.</source>
        <translation>**Recuerda formas, no bolas.** Las imágenes de forma sencilla son más fáciles; tras tres o cuatro rondas, toma una más difícil.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The Picture-Puzzle comes with multiplayer Pentago, by Tomas Flodén and Mindtwister. The sheet names twelve pictures; the ones in this program were drawn anew to fit the names.</source>
        <translation>El puzle de imágenes viene con el Pentago multijugador, de Tomas Flodén y Mindtwister. La hoja nombra doce imágenes; las de este programa se han dibujado de nuevo según esos nombres.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Make pentominoes of single pieces in five colours, and collect their cards. But no pentomino may be on the board twice.</source>
        <translation>Forma pentominós con fichas sueltas de cinco colores, y reúne sus cartas. Pero ningún pentominó puede estar dos veces en el tablero.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Own seven of the twelve cards at the end of a turn, whether they are active or passive.</source>
        <translation>Ten siete de las doce cartas al final de un turno, sean activas o pasivas.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>The board has eight squares by eight. There are thirty pieces in five colours, six of each, and every piece points away from its owner. **Cool** owns 5 blue, 4 green, 3 yellow, 2 orange and 1 red; **Hot** owns 1 blue, 2 green, 3 yellow, 4 orange and 5 red. Off the board they lie in the owner's stash. The twelve cards, one for each pentomino, lie between the players, passive side up.</source>
        <translation>El tablero tiene ocho por ocho casillas. Hay treinta fichas de cinco colores, seis de cada uno, y cada ficha apunta en sentido contrario a su dueño. **Cool** tiene 5 azules, 4 verdes, 3 amarillas, 2 naranjas y 1 roja; **Hot** tiene 1 azul, 2 verdes, 3 amarillas, 4 naranjas y 5 rojas. Fuera del tablero están en la reserva de su dueño. Las doce cartas, una por cada pentominó, están entre los jugadores, por la cara pasiva.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Cool is the player with the lower body temperature. Cool moves first.</source>
        <translation>Cool es el jugador con la temperatura corporal más baja. Cool juega primero.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>A *match* is five pieces whose squares form a pentomino, with exactly one piece of each colour. Whose pieces they are does not matter for the match; but the player who owns three or more of them controls it. Matches may overlap.</source>
        <translation>Una *combinación* son cinco fichas cuyas casillas forman un pentominó, con exactamente una ficha de cada color. De quién sean las fichas no importa para la combinación; pero la controla el jugador que tenga tres o más de ellas. Las combinaciones pueden solaparse.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Five pieces in five colours make an L. Cool owns three of them</source>
        <translation>Cinco fichas de cinco colores forman una L. Tres de ellas son de Cool</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Place** a piece of your stash on a free square. For each pentomino, count the matches that your piece completes:</source>
        <translation>**Coloca** una ficha de tu reserva en una casilla libre. Para cada pentominó, cuenta las combinaciones que completa tu ficha:</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>nobody has an *active* card of it: at most one new match is allowed;</source>
        <translation>nadie tiene su carta *activa*: se permite como mucho una combinación nueva;</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>your opponent has the active card: none is allowed;</source>
        <translation>tu rival tiene la carta activa: no se permite ninguna;</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>you have the active card: you may complete as many as you like, and all of them **explode**.</source>
        <translation>tú tienes la carta activa: puedes completar tantas como quieras, y todas **explotan**.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Explosions.** All pieces of the exploding matches go back to their owners' stashes at once. Every card whose match on the board was destroyed turns passive, but stays with its owner.</source>
        <translation>**Explosiones.** Todas las fichas de las combinaciones que explotan vuelven de inmediato a las reservas de sus dueños. Toda carta cuya combinación en el tablero se haya destruido pasa a pasiva, pero sigue con su dueño.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**No explosion?** Then each new match gives its card, active side up, to whoever controls the match. That may be your opponent, and a passive card changes hands like this too.</source>
        <translation>**¿Sin explosión?** Entonces cada combinación nueva da su carta, por la cara activa, a quien controle la combinación. Puede ser tu rival, y así también cambia de manos una carta pasiva.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Whoever owns seven cards or more at the end of any turn, active or passive, wins. If you have no legal placement on your turn, or your stash is empty, you lose at once.</source>
        <translation>Gana quien tenga siete cartas o más al final de cualquier turno, activas o pasivas. Si en tu turno no tienes dónde colocar legalmente, o tu reserva está vacía, pierdes en el acto.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Shorter games**: five or six cards, and more than the opponent.</source>
        <translation>**Partidas más cortas**: cinco o seis cartas, y más que el rival.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Balance**: one player offers any set of cards; the other takes either Cool and the first turn, or Hot and those cards, passive side up.</source>
        <translation>**Equilibrio**: un jugador ofrece las cartas que quiera; el otro se queda con Cool y el primer turno, o con Hot y esas cartas, por la cara pasiva.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Handicap**: cards, and the first turn, for the weaker player.</source>
        <translation>**Ventaja**: cartas, y el primer turno, para el jugador más débil.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Repetition**: a position that occurs for the third time is a draw. The rules say nothing about it, so it can be switched off.</source>
        <translation>**Repetición**: una posición que se da por tercera vez son tablas. Las reglas no dicen nada al respecto, así que se puede desactivar.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>The colour's letter and the square: `B-d4`. A comment names what followed: `{explodes F}`, `{takes W}`.</source>
        <translation>La letra del color y la casilla: `B-d4`. Un comentario dice lo que siguió: `{explodes F}`, `{takes W}`.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Learn to see matches.** It takes practice; the solitaires are made for it, and *Show matches* lists them.</source>
        <translation>**Aprende a ver combinaciones.** Requiere práctica; los solitarios están hechos para eso, y *Combinaciones* las enumera.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Mix your pieces with your opponent's** where you can use theirs, and choose colours that they cannot use in return. Many of your pieces in one place are at risk from one explosion.</source>
        <translation>**Mezcla tus fichas con las del rival** donde puedas aprovecharlas, y elige colores que el rival no pueda aprovechar a su vez. Muchas fichas tuyas en un mismo lugar corren peligro con una sola explosión.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Mind your rare colours.** Cool has one red piece and Hot one blue: use the opponent's where you can.</source>
        <translation>**Cuida tus colores escasos.** Cool tiene una ficha roja y Hot una azul: usa las del rival donde puedas.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Easy pentominoes** are good while active, since a second one explodes soon. **Hard ones** are good while passive, since nobody makes them again soon.</source>
        <translation>**Los pentominós fáciles** son buenos mientras están activos, porque pronto explota otro. **Los difíciles** son buenos mientras están pasivos, porque nadie vuelve a formarlos pronto.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Pauli was designed by Alexandre Muñiz in 2000 and 2001, first under the names Wolf Gangs and Pentominice, for Icehouse pieces. The name is that of the physicist Wolfgang Pauli: no two electrons of an atom may be in the same state.</source>
        <translation>Pauli lo diseñó Alexandre Muñiz en 2000 y 2001, primero con los nombres Wolf Gangs y Pentominice, para piezas Icehouse. El nombre es el del físico Wolfgang Pauli: dos electrones de un átomo no pueden estar en el mismo estado.</translation>
    </message>
</context>
</TS>
