<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Turning and flipping</source>
        <translation>Girar y voltear</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Bring any piece into any of its forms.</source>
        <translation>Lleva cualquier pieza a cualquiera de sus formas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Your pieces lie in the tray. Drag the F onto the board; or click it, then a square.</source>
        <translation>Tus piezas están en la bandeja. Arrastra la F al tablero; o haz clic en ella y después en una casilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>The frame under the piece showed where it would lie.</source>
        <translation>El marco bajo la pieza mostraba dónde quedaría.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>That works as well, but this time take the F: the piece with a bump.</source>
        <translation>Así también vale, pero esta vez coge la F: la pieza con un bulto.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>R turns the piece in hand to the right, and so does the mouse wheel. Stand the I up on the marked squares.</source>
        <translation>R gira a la derecha la pieza en la mano, y la rueda del ratón también. Pon la I de pie en las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Shift+R turns it the other way. There are buttons for both below the board.</source>
        <translation>Mayús+R la gira en el otro sentido. Bajo el tablero hay botones para ambos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Not quite: cover the five marked squares.</source>
        <translation>No del todo: cubre las cinco casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>F, or the right mouse button, flips a piece. No turning alone brings the L onto these squares.</source>
        <translation>F, o el botón derecho del ratón, voltea una pieza. Girando solo, la L no llega a estas casillas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Flipped, it is its own image in a mirror.</source>
        <translation>Volteada es su propia imagen en un espejo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Not quite: take the L, flip it, and cover the marked squares.</source>
        <translation>No del todo: coge la L, voltéala y cubre las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Now both: flip and turn the N until it covers the marked squares.</source>
        <translation>Ahora las dos cosas: voltea y gira la N hasta que cubra las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>F, L, N, P and Y have eight forms each. The X has only one.</source>
        <translation>F, L, N, P e Y tienen ocho formas cada una. La X tiene solo una.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Not quite: it must be the N, on the marked squares.</source>
        <translation>No del todo: tiene que ser la N, en las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Placing pieces</source>
        <translation>Colocar piezas</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Lay pieces in turn; whoever makes the last move wins.</source>
        <translation>Coloca piezas por turnos; gana quien haga la última jugada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>White begins. Lay any of your twelve pieces on five vacant squares.</source>
        <translation>Empieza Blanco. Coloca cualquiera de tus doce piezas en cinco casillas vacías.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Now it is Black's turn, and so on.</source>
        <translation>Ahora le toca a Negro, y así sucesivamente.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Pieces stay where they lie. Try to lay one over Black's.</source>
        <translation>Las piezas se quedan donde están. Intenta poner una encima de la de Negro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Each square holds one piece only. What is in the way is marked.</source>
        <translation>En cada casilla cabe una sola pieza. Lo que estorba está marcado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>That one is legal. Try a piece on top of another.</source>
        <translation>Esa es legal. Intenta poner una pieza encima de otra.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Each of you has one piece of every form. Black's Y is gone, yours is not: play it.</source>
        <translation>Cada jugador tiene una pieza de cada forma. La Y de Negro ya no está, la tuya sí: juégala.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Both trays show what is left, and outlines show what is gone.</source>
        <translation>Ambas bandejas muestran lo que queda, y los contornos, lo que falta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Take the Y: four in a row with a bump on the side.</source>
        <translation>Coge la Y: cuatro en fila con un bulto al lado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Much later. Whoever cannot move has lost. Only your I still fits: take it where Black finds no answer.</source>
        <translation>Mucho después. Quien no puede jugar ha perdido. Solo tu I cabe aún: ponla donde Negro no encuentre respuesta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Black has no move left. Yours was the last, and you win.</source>
        <translation>A Negro no le queda ninguna jugada. La tuya fue la última, y ganas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>It fits, but there is room for Black's P. Now you are the one without a move.</source>
        <translation>Cabe, pero deja sitio para la P de Negro. Ahora eres tú quien no puede jugar.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Fencing off</source>
        <translation>Cercar</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>See which gaps nobody may make.</source>
        <translation>Descubre qué huecos no puede dejar nadie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Lay White's F on the marked squares. The move is written 12-D3-C5, by piece and two marks.</source>
        <translation>Coloca la F de Blanco en las casillas marcadas. La jugada se escribe 12-D3-C5: pieza y dos marcas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>In the middle of an empty board it cuts nothing off.</source>
        <translation>En medio de un tablero vacío no aísla nada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>For this example the F must lie on the marked squares.</source>
        <translation>En este ejemplo la F debe ir en las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Now you are Black. Try the X in the corner, with its middle on B2.</source>
        <translation>Ahora eres Negro. Intenta poner la X en la esquina, con su centro en B2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>A1 and C3 would be shut in. No piece fits on one square, nor on two, three or four: such gaps may not be fenced off.</source>
        <translation>A1 y C3 quedarían encerradas. Ninguna pieza cabe en una casilla, ni en dos, tres o cuatro: esos huecos no se pueden cercar.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>There the X is legal. Try it closer to the corner, with its middle on B2.</source>
        <translation>Ahí la X es legal. Prueba más cerca de la esquina, con su centro en B2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Elsewhere the same piece is welcome. Lay the X where it fences off nothing.</source>
        <translation>En otro lugar la misma pieza es bienvenida. Coloca la X donde no cerque nada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Every vacant square is still part of a large region.</source>
        <translation>Cada casilla vacía sigue siendo parte de una región grande.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>That is legal too, but this is about the X.</source>
        <translation>También es legal, pero aquí se trata de la X.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Try to wall in the corner with the V: two squares out from it, on A3, C3 and C1.</source>
        <translation>Intenta tapiar la esquina con la V: a dos casillas de ella, en A3, C3 y C1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Four squares are still too few.</source>
        <translation>Cuatro casillas siguen siendo pocas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>That is legal. The V must go right round the corner: A3, C3 and C1.</source>
        <translation>Es legal. La V debe rodear la esquina: A3, C3 y C1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Five are enough. With the N on the marked squares a piece would still fit in the corner: lay it.</source>
        <translation>Cinco bastan. Con la N en las casillas marcadas aún cabría una pieza en la esquina: colócala.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>A region of five may be fenced off, because one piece fills it.</source>
        <translation>Una región de cinco se puede cercar, porque una pieza la llena.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Legal, but cover the marked squares this time.</source>
        <translation>Legal, pero esta vez cubre las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Regions of five</source>
        <translation>Regiones de cinco</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Make a move that nobody can take from you.</source>
        <translation>Haz una jugada que nadie pueda quitarte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>The vacant corner has exactly five squares, in the form of a P. Fill it.</source>
        <translation>La esquina vacía tiene cinco casillas justas, con la forma de una P. Llénala.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Only the P fits there, and only once.</source>
        <translation>Ahí solo encaja la P, y solo una vez.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Legal, but the corner is still vacant. Fill it with the P.</source>
        <translation>Legal, pero la esquina sigue vacía. Llénala con la P.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Two regions of five, but you have used your I. Fill the one that is left for you.</source>
        <translation>Dos regiones de cinco, pero ya has usado tu I. Llena la que te queda.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Both of you have used the I, so the other region stays empty for ever.</source>
        <translation>Los dos habéis usado la I, así que la otra región se queda vacía para siempre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>That fills neither of them. Look for the form of the P.</source>
        <translation>Eso no llena ninguna de las dos. Busca la forma de la P.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Black has no P any more. Fence off a region of five that only your P can fill.</source>
        <translation>Negro ya no tiene P. Cerca una región de cinco que solo tu P pueda llenar.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>A reserve: a move that you can make whenever you like, and Black never.</source>
        <translation>Una reserva: una jugada que puedes hacer cuando quieras, y Negro nunca.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Five squares, but Black still has the piece that fits. It must be the form of a P.</source>
        <translation>Cinco casillas, pero Negro aún tiene la pieza que encaja. Debe ser la forma de una P.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>That fences off no region of five. Try the lower left corner, beside the I.</source>
        <translation>Eso no cerca ninguna región de cinco. Prueba en la esquina inferior izquierda, junto a la I.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>A reserve can wait. Three moves are left on the board: make the right one now, and Black has none.</source>
        <translation>Una reserva puede esperar. En el tablero quedan tres jugadas: haz ahora la buena, y Negro se queda sin ninguna.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>You took the only move that Black had left, and still have your reserve.</source>
        <translation>Le quitaste a Negro la única jugada que le quedaba, y aún tienes tu reserva.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Nobody could have taken that one from you. Now Black takes the last move.</source>
        <translation>Esa no te la podía quitar nadie. Ahora Negro hace la última jugada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Close squares for both sides, and count what is left.</source>
        <translation>Cierra casillas para ambos lados y cuenta lo que queda.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Cut the six squares in the corner off: lay the V on the marked squares.</source>
        <translation>Aísla las seis casillas de la esquina: coloca la V en las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>That is allowed: it is more than four.</source>
        <translation>Está permitido: son más de cuatro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Legal, but cover the marked squares.</source>
        <translation>Legal, pero cubre las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Now you are Black. Try to lay a piece in there.</source>
        <translation>Ahora eres Negro. Intenta poner ahí una pieza.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Whatever lies on five of six to nine squares leaves one to four. Such a region is dead for both.</source>
        <translation>Quien ocupe cinco de seis a nueve casillas deja de una a cuatro. Una región así está muerta para ambos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Lay it inside the corner, on A1 to C2.</source>
        <translation>Ponla dentro de la esquina, de A1 a C2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>A region of eleven to fourteen has room for one piece only: what is left of it is dead. Play at the lower right.</source>
        <translation>Una región de once a catorce tiene sitio para una sola pieza: lo que queda de ella está muerto. Juega abajo a la derecha.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>The rest of that region is closed. Counting such regions tells who moves last.</source>
        <translation>El resto de esa región está cerrado. Contar esas regiones dice quién juega el último.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Play in the region of at most fourteen squares, at the lower right.</source>
        <translation>Juega en la región de catorce casillas como mucho, abajo a la derecha.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>One region is left with room for two moves. Make your move the only one.</source>
        <translation>Queda una región con sitio para dos jugadas. Haz que la tuya sea la única.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>The rest is too small for what Black has. You made the last move.</source>
        <translation>El resto es demasiado pequeño para lo que tiene Negro. Hiciste la última jugada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>That leaves room for the V, and Black has one too.</source>
        <translation>Eso deja sitio para la V, y Negro también tiene una.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Three and four players</source>
        <translation>Tres y cuatro jugadores</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Play on a larger board, and be out last.</source>
        <translation>Juega en un tablero mayor, y queda fuera el último.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Three players use the middle and two outer regions. Lay a piece wholly in the southern one.</source>
        <translation>Tres jugadores usan el centro y dos regiones exteriores. Coloca una pieza entera en la del sur.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>It is three rows deep. Only squares in use count, also for fencing off.</source>
        <translation>Tiene tres filas de fondo. Solo cuentan las casillas en uso, también al cercar.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>That lies in the middle or in the west. The south is below row 4.</source>
        <translation>Eso está en el centro o en el oeste. El sur queda por debajo de la fila 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Who cannot move is out, and the others go on. Make a move after which Yellow has none.</source>
        <translation>Quien no puede jugar queda fuera, y los demás siguen. Haz una jugada que deje a Amarillo sin ninguna.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Yellow is out for good and gets the third place.</source>
        <translation>Amarillo queda fuera para siempre y ocupa el tercer puesto.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Red makes the last move and is first; you are second.</source>
        <translation>Rojo hace la última jugada y es primero; tú, segundo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Yellow can still play at the bottom of the board. Take that room.</source>
        <translation>Amarillo aún puede jugar en la parte baja del tablero. Quítale ese sitio.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>First place goes to the last move. Find the one after which neither Yellow nor Red can play.</source>
        <translation>El primer puesto es para la última jugada. Encuentra la que deja sin jugar a Amarillo y a Rojo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Both are out, and you are first.</source>
        <translation>Los dos están fuera, y tú eres primero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Yellow still has an answer. Look at the lower right.</source>
        <translation>Amarillo aún tiene respuesta. Mira abajo a la derecha.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Four use the whole board. Yellow is out already, and two regions of five are yours alone. End the game now.</source>
        <translation>Cuatro usan todo el tablero. Amarillo ya está fuera, y dos regiones de cinco son solo tuyas. Acaba ya la partida.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Red and Blue are out together with the last move: Blue, who would have moved later, is second.</source>
        <translation>Rojo y Azul quedan fuera juntos con la última jugada: Azul, que habría jugado más tarde, es segundo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>That one nobody could take from you. Blue still has a move.</source>
        <translation>Esa no te la podía quitar nadie. Azul aún tiene una jugada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>The symmetric answer</source>
        <translation>La respuesta simétrica</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Win by copying White, and see how White escapes.</source>
        <translation>Gana copiando a Blanco, y mira cómo escapa Blanco.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>You are Black. White has covered two of the four squares in the middle. Answer with the same move, turned by half round the middle.</source>
        <translation>Eres Negro. Blanco ha cubierto dos de las cuatro casillas del centro. Responde con la misma jugada, girada media vuelta en torno al centro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>The middle is full now. Whatever White does, its image will be free for you.</source>
        <translation>El centro ya está lleno. Haga lo que haga Blanco, su imagen quedará libre para ti.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>White tries something else.</source>
        <translation>Blanco prueba otra cosa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>That is not its image. Turned by half, the I stands beside White's, one square higher.</source>
        <translation>Esa no es su imagen. Con media vuelta, la I queda junto a la de Blanco, una casilla más arriba.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Copy it again.</source>
        <translation>Cópiala otra vez.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>So it goes on, and Black makes the last move. White lost this game with the first.</source>
        <translation>Así sigue, y Negro hace la última jugada. Blanco perdió esta partida con la primera.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Not its image. White's F is near the upper left, so yours belongs near the lower right.</source>
        <translation>No es su imagen. La F de Blanco está cerca de la esquina superior izquierda; la tuya va cerca de la inferior derecha.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Now be White. One way to stop this is 5-E5-D7: lay the U on the marked squares.</source>
        <translation>Ahora eres Blanco. Una manera de impedirlo es 5-E5-D7: coloca la U en las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>It covers two central squares again, but wait for the answer.</source>
        <translation>También cubre dos casillas centrales, pero espera a la respuesta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Legal, but this is about the U on the marked squares.</source>
        <translation>Legal, pero aquí se trata de la U en las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>You are Black. Try the image of that U.</source>
        <translation>Eres Negro. Intenta la imagen de esa U.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>E6 and F5 would be shut in, one square each. Black must think of something else.</source>
        <translation>E6 y F5 quedarían encerradas, una casilla cada una. Negro tiene que pensar otra cosa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>That is another move. The image covers G4 to G6, F4 and F6.</source>
        <translation>Esa es otra jugada. La imagen cubre de G4 a G6, F4 y F6.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>The W can do it too: 10-D5-E7. Lay it on the marked squares.</source>
        <translation>La W también puede: 10-D5-E7. Colócala en las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Its image, 10-G6-F4, would shut in E5 and F6.</source>
        <translation>Su imagen, 10-G6-F4, encerraría E5 y F6.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Lay the W on the marked squares.</source>
        <translation>Coloca la W en las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Find another first move that covers one or two of the central squares and has no image that Black may play.</source>
        <translation>Encuentra otra primera jugada que cubra una o dos casillas centrales y no tenga imagen que Negro pueda jugar.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Up to turning and mirroring there are three such moves: U, W, and an L that would lie on its own image.</source>
        <translation>Salvo giros y espejos hay tres jugadas así: U, W y una L que quedaría sobre su propia imagen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Black may answer that with its image, and goes on copying to the end.</source>
        <translation>Negro puede responder con su imagen, y sigue copiando hasta el final.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>One or two of the four central squares must be covered, no more and no less.</source>
        <translation>Hay que cubrir una o dos de las cuatro casillas centrales, ni más ni menos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Reserve moves and parity</source>
        <translation>Jugadas de reserva y paridad</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Count an endgame out, and find what was overlooked.</source>
        <translation>Cuenta un final entero, y halla lo que se pasó por alto.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>From the rulebook: Black has used the V, you have not. Lay the L so that it fences off a V at the lower left.</source>
        <translation>Del libro de reglas: Negro ha usado la V, tú no. Coloca la L de modo que cerque una V abajo a la izquierda.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>7-B3-E4 keeps the V's five squares for you, and what lies below them is dead. The rulebook thought that this wins.</source>
        <translation>7-B3-E4 te guarda las cinco casillas de la V, y lo que queda debajo está muerto. El libro de reglas creía que esto gana.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>A reserve as well, but Black makes one too, in the form of the N that you have just used.</source>
        <translation>También es una reserva, pero Negro se hace otra, con la forma de la N que acabas de usar.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Black gets a reserve that you cannot match: the I has been used by you.</source>
        <translation>Negro consigue una reserva que no puedes igualar: la I ya la has usado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Look at the region at the lower left: the L can lie along row 3.</source>
        <translation>Mira la región de abajo a la izquierda: la L puede ir a lo largo de la fila 3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Now you are Black. A single answer wins, and the rulebook missed it. It is an L, at the upper left.</source>
        <translation>Ahora eres Negro. Una sola respuesta gana, y el libro de reglas no la vio. Es una L, arriba a la izquierda.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Two gaps at once: an I, which White has used, and a P that both still have.</source>
        <translation>Dos huecos a la vez: una I, que Blanco ya ha usado, y una P que los dos aún tenéis.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>A reserve in the form of the I, but now six moves are left and Black has to begin: White makes the last.</source>
        <translation>Una reserva con la forma de la I, pero quedan seis jugadas y empieza Negro: Blanco hace la última.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>A reserve, but White makes two more, one for each of you. An even number of moves is left, with Black to begin.</source>
        <translation>Una reserva, pero Blanco hace dos más, una para cada uno. Quedan jugadas en número par, y empieza Negro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White keeps the reserve and the last move. Look for an L that makes two regions of five.</source>
        <translation>Blanco conserva la reserva y la última jugada. Busca una L que haga dos regiones de cinco.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White's F has left ten squares at the upper right and twelve at the lower right. Use up the lower ones.</source>
        <translation>La F de Blanco ha dejado diez casillas arriba a la derecha y doce abajo a la derecha. Gasta las de abajo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>That region is dead now, and every region that is left is counted.</source>
        <translation>Esa región ya está muerta, y todas las que quedan están contadas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>That throws the count out, and White makes the last move. Play at the lower right.</source>
        <translation>Eso descuadra la cuenta, y Blanco hace la última jugada. Juega abajo a la derecha.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White played the P. Your reserves are an I and one P, though two regions have its form; White's is the V. Fill any of yours.</source>
        <translation>Blanco ha jugado la P. Tus reservas son una I y una P, aunque dos regiones tengan su forma; la de Blanco es la V. Llena cualquiera de las tuyas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Two for you, one for White: you will move last.</source>
        <translation>Dos para ti, una para Blanco: jugarás el último.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White has spent the V. Make the last move.</source>
        <translation>Blanco ha gastado la V. Haz la última jugada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Black wins. A search of every line shows that White was lost from the start, whatever the first move.</source>
        <translation>Gana Negro. Una búsqueda por todas las variantes muestra que Blanco estaba perdido desde el principio, fuera cual fuera la primera jugada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Touching</source>
        <translation>Tocar</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Lay tiles on the table, edge to edge.</source>
        <translation>Pon losetas en la mesa, lado con lado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>White begins. The first tile may lie anywhere: drag any of yours onto the table.</source>
        <translation>Empieza Blanco. La primera loseta puede ir en cualquier lugar: arrastra cualquiera de las tuyas a la mesa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>R turns a tile in hand and F flips it, here as in all games with these pieces.</source>
        <translation>R gira la loseta en la mano y F la voltea, como en todos los juegos con estas piezas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>You are Black now. Try to lay a tile apart from White's.</source>
        <translation>Ahora eres Negro. Intenta poner una loseta separada de la de Blanco.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>On the table every further tile must touch one that lies there.</source>
        <translation>En la mesa, cada nueva loseta debe tocar una que ya esté allí.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>That one touches, so it is legal. Leave a gap.</source>
        <translation>Esa toca, así que es legal. Deja un hueco.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Are corners enough? Try a tile that meets White's at a corner only.</source>
        <translation>¿Bastan las esquinas? Prueba una loseta que toque la de Blanco solo en una esquina.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>They are not. Tiles touch along an edge.</source>
        <translation>No bastan. Las losetas se tocan por un lado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>That one shares an edge. Move it one square farther, to the corner.</source>
        <translation>Esa comparte un lado. Muévela una casilla más, hasta la esquina.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Lay any tile so that it shares an edge with White's.</source>
        <translation>Pon cualquier loseta de modo que comparta un lado con la de Blanco.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>The table has no edge, so you will always find a place.</source>
        <translation>La mesa no tiene borde, así que siempre encontrarás sitio.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Going up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Build on what lies there, without overhangs.</source>
        <translation>Construye sobre lo que hay, sin voladizos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Two tiles make a flat floor of ten squares. Lay your P on it, all five squares on the floor.</source>
        <translation>Dos losetas forman un suelo llano de diez casillas. Pon tu P encima, con las cinco casillas sobre el suelo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>It lies on the second level now, as its number says.</source>
        <translation>Ahora está en el segundo nivel, como dice su número.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Take the P this time; it fits on the floor.</source>
        <translation>Esta vez coge la P; cabe en el suelo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>The X is too wide for two rows. Try it on the floor anyway.</source>
        <translation>La X es demasiado ancha para dos filas. Prueba a ponerla en el suelo de todos modos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Some of its squares would hang in the air. Every square needs a tile directly below.</source>
        <translation>Algunas de sus casillas quedarían en el aire. Cada casilla necesita una loseta justo debajo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>That is legal, but it does not hang over. Hold the X over the two tiles.</source>
        <translation>Es legal, pero no sobresale. Lleva la X sobre las dos losetas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Here a second floor is complete. Open the third level: lay your L on top.</source>
        <translation>Aquí hay un segundo suelo completo. Abre el tercer nivel: pon tu L encima.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>So it goes on, as high as the floors carry.</source>
        <translation>Y así sigue, hasta donde aguanten los suelos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Legal, but take the L.</source>
        <translation>Legal, pero coge la L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Two tiles below</source>
        <translation>Dos losetas debajo</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Rest every tile on at least two.</source>
        <translation>Apoya cada loseta en al menos dos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Black's L lies behind your I. Try to lay your own L exactly on it.</source>
        <translation>La L de Negro está detrás de tu I. Intenta poner tu L exactamente encima de ella.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>It would rest on one tile alone. Two at least must carry it.</source>
        <translation>Se apoyaría en una sola loseta. Deben sostenerla al menos dos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>That is legal, but it rests on two tiles. Cover the L, and nothing else.</source>
        <translation>Es legal, pero se apoya en dos losetas. Cubre la L, y nada más.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Now lay your L so that it rests on both.</source>
        <translation>Ahora pon tu L de modo que se apoye en las dos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>It ties the two together. That is how stacks grow.</source>
        <translation>Las une. Así crecen las pilas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>That was another tile. Take the L.</source>
        <translation>Esa era otra loseta. Coge la L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Whose tiles carry it does not matter. Lay one that rests on two of your own, and on no other.</source>
        <translation>De quién sean las losetas que la sostienen no importa. Pon una que se apoye en dos tuyas, y en ninguna otra.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Your I and your W carry it together.</source>
        <translation>Tu I y tu W la sostienen juntas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Legal, but your I and your W alone must carry it. Try the U at the bottom.</source>
        <translation>Legal, pero solo tu I y tu W deben sostenerla. Prueba la U abajo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>The highest level</source>
        <translation>El nivel más alto</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Know where each tile must go.</source>
        <translation>Aprende dónde debe ir cada loseta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Your N would fit on the floor of two tiles. Try to lay it on the table all the same.</source>
        <translation>Tu N cabría en el suelo de dos losetas. Intenta ponerla en la mesa de todos modos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>The key rule: a tile must go on the highest level that is open to it. Where that is was shown to you.</source>
        <translation>La regla clave: una loseta debe ir en el nivel más alto que tenga abierto. Se te ha mostrado dónde está.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>That is legal, for that tile fits nowhere higher. Try the N beside the two tiles.</source>
        <translation>Es legal, pues esa loseta no cabe más arriba. Prueba la N junto a las dos losetas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Lay it where it must go.</source>
        <translation>Ponla donde debe ir.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>In the tray a number on every tile tells you the level.</source>
        <translation>En la bandeja, un número en cada loseta te dice el nivel.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Take the N.</source>
        <translation>Coge la N.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Each tile has a level of its own. The V does not fit on two rows: lay it on the table.</source>
        <translation>Cada loseta tiene su propio nivel. La V no cabe en dos filas: ponla en la mesa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>You choose the level by choosing the tile.</source>
        <translation>Al elegir la loseta eliges el nivel.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>That was another tile. Take the V.</source>
        <translation>Esa era otra loseta. Coge la V.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Some of your tiles must go on the table here, one on the second level, some on the third. Lay one on the third.</source>
        <translation>Aquí, algunas de tus losetas deben ir en la mesa, una en el segundo nivel y otras en el tercero. Pon una en el tercero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>It bridges the two tiles on the second level.</source>
        <translation>Hace de puente entre las dos losetas del segundo nivel.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>That was not the third level. Look for a tile with a 3.</source>
        <translation>Ese no era el tercer nivel. Busca una loseta con un 3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>Counting the levels</source>
        <translation>Contar los niveles</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>See who is ahead, and by what.</source>
        <translation>Mira quién va por delante, y por qué.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>In the end most tiles on the highest level win. Nobody is ahead yet: get a level above Black.</source>
        <translation>Al final gana quien tenga más losetas en el nivel más alto. Nadie va aún por delante: sube un nivel por encima de Negro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>You are ahead: one tile on the second level beats any number on the table.</source>
        <translation>Vas por delante: una loseta en el segundo nivel gana a cualquier número en la mesa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>Two against one on the table puts you ahead, but only until somebody goes up. Do it yourself.</source>
        <translation>Dos contra una en la mesa te ponen por delante, pero solo hasta que alguien suba. Hazlo tú.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>One each on the table, one each above. Take the lead once more.</source>
        <translation>Una por cabeza en la mesa y otra por cabeza arriba. Toma otra vez la delantera.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>The highest level is now the third, and you are alone on it.</source>
        <translation>El nivel más alto es ahora el tercero, y solo estás tú.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>Black is still as high as you are. Open the third level.</source>
        <translation>Negro sigue tan alto como tú. Abre el tercer nivel.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>You are Black. White alone has a tile on the third level, but you have more on the second. One of your tiles reaches the third.</source>
        <translation>Eres Negro. Solo Blanco tiene una loseta en el tercer nivel, pero tú tienes más en el segundo. Una de tus losetas llega al tercero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>One each on the third level. So the next one down decides: two for you, one for White.</source>
        <translation>Una por cabeza en el tercer nivel. Decide entonces el siguiente más bajo: dos tuyas, una de Blanco.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>White is still alone on the third level. Look for your tile with a 3.</source>
        <translation>Blanco sigue solo en el tercer nivel. Busca tu loseta con un 3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Misère and advanced</source>
        <translation>Misère y avanzada</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Turn the aim round, or count points with three players.</source>
        <translation>Dale la vuelta al objetivo, o cuenta puntos entre tres.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Misère: most tiles on the table win. Try to keep your N down, on the table.</source>
        <translation>Misère: gana quien tenga más losetas en la mesa. Intenta dejar tu N abajo, en la mesa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>The rule of the highest level holds here too. A tile that can go up must go up.</source>
        <translation>La regla del nivel más alto vale también aquí. Una loseta que puede subir debe subir.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>That is legal. Try the N on the table.</source>
        <translation>Es legal. Prueba la N en la mesa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>You have two tiles each down there. One of yours fits nowhere higher: lay it.</source>
        <translation>Tenéis dos losetas cada uno ahí abajo. Una de las tuyas no cabe más arriba: ponla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Three on the table against two. Only a tie there would be broken on the next level up.</source>
        <translation>Tres en la mesa contra dos. Solo un empate allí se rompería en el nivel siguiente.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>That one went up, where it hardly helps you. Find the tile with a 1.</source>
        <translation>Esa ha subido, donde apenas te ayuda. Encuentra la loseta con un 1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Advanced, with three players: each tile scores its level. Red has four points, you and Black two. Take the lead.</source>
        <translation>Avanzada, con tres jugadores: cada loseta vale su nivel. Rojo tiene cuatro puntos; Negro y tú, dos. Ponte por delante.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Three points for the third level make five. Misère is ignored when points are counted.</source>
        <translation>Tres puntos por el tercer nivel dan cinco. Cuando se cuentan puntos no hay misère.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>One point more is too little. Reach the third level.</source>
        <translation>Un punto más es muy poco. Llega al tercer nivel.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Place and turn</source>
        <translation>Colocar y girar</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Make a turn of both its halves.</source>
        <translation>Haz un turno con sus dos mitades.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Place a stone on any free square. Then turn any block: drag it round, or click the arrow that appears on it.</source>
        <translation>Coloca una bola en cualquier casilla libre. Después gira cualquier bloque: arrástralo, o haz clic en la flecha que aparece en él.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Stone, then block: that is one turn, and the next player has the next.</source>
        <translation>Bola y después bloque: eso es un turno, y el siguiente es del siguiente jugador.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>You are player 2. Try the square in the middle, where a stone lies already.</source>
        <translation>Eres el jugador 2. Prueba la casilla del centro, donde ya hay una bola.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Stones never leave their squares, except when their block turns.</source>
        <translation>Las bolas no dejan nunca su casilla, salvo cuando gira su bloque.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>That square was free. Try the one in the middle.</source>
        <translation>Esa casilla estaba libre. Prueba la del centro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>A block takes its stones along. Place a stone anywhere, then turn block 5, so that d6 comes to f6, beside your two.</source>
        <translation>Un bloque se lleva sus bolas. Coloca una bola donde quieras y gira el bloque 5, para que d6 llegue a f6, junto a tus dos bolas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Three in a row now. Any block may be turned, wherever you placed your stone.</source>
        <translation>Ya hay tres en línea. Se puede girar cualquier bloque, hayas puesto donde hayas puesto tu bola.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>That was another block. Block 5 is the one in the middle.</source>
        <translation>Ese era otro bloque. El bloque 5 es el del centro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Blocks turn clockwise only. Try it the other way: drag a block round to the left, or choose one by its number and press L.</source>
        <translation>Los bloques giran solo en sentido horario. Prueba en el otro: arrastra un bloque a la izquierda, o elige uno por su número y pulsa L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>In a new game you can choose that both directions are allowed.</source>
        <translation>En una partida nueva puedes elegir que se permitan ambos sentidos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>That was clockwise, and legal.</source>
        <translation>Eso era en sentido horario, y legal.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Five in a row</source>
        <translation>Cinco en línea</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Win by your stone, or by turning a block.</source>
        <translation>Gana con tu bola, o girando un bloque.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Four of yours lie in a row, one end is free. Place the fifth.</source>
        <translation>Tienes cuatro en línea, con un extremo libre. Coloca la quinta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>You have won with the stone alone; no block is turned any more.</source>
        <translation>Has ganado solo con la bola; ya no se gira ningún bloque.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>No five yet. The free end of the row is f5.</source>
        <translation>Aún no son cinco. El extremo libre de la línea es f5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>This row is shut at both ends, by c5 and h5. But a block can carry your stone from b6 to c5. Place a stone anywhere and turn that block.</source>
        <translation>Esta línea está cerrada en los dos extremos, por c5 y h5. Pero un bloque puede llevar tu bola de b6 a c5. Coloca una bola donde quieras y gira ese bloque.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>The stone that stood in the way was carried off by the same turn.</source>
        <translation>El mismo giro se llevó la bola que estorbaba.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Not that block. b6 and c5 lie in block 4.</source>
        <translation>Ese bloque no. b6 y c5 están en el bloque 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Now player 2 threatens to win. Prevent it: close the row, or break it by turning a block.</source>
        <translation>Ahora el jugador 2 amenaza con ganar. Impídelo: cierra la línea, o rómpela girando un bloque.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Player 2 cannot make five next turn, neither with a stone nor with a block.</source>
        <translation>El jugador 2 no puede lograr cinco en su turno, ni con una bola ni con un bloque.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Player 2 still makes five. Mind that turning block 5 or 6 can open f5 again.</source>
        <translation>El jugador 2 sigue logrando cinco. Ten en cuenta que girar el bloque 5 o el 6 puede volver a abrir f5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>More than five count as five. Fill the gap.</source>
        <translation>Más de cinco cuentan como cinco. Llena el hueco.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Six in a row win as well.</source>
        <translation>Seis en línea también ganan.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>The gap is e5.</source>
        <translation>El hueco es e5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Several fives</source>
        <translation>Varios cincos</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>See what becomes of two fives after one turn.</source>
        <translation>Mira qué pasa con dos cincos tras un mismo turno.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Turning block 4 makes your row complete. But look at player 2's column b as well. Place a stone, and turn it.</source>
        <translation>Girar el bloque 4 completa tu línea. Pero mira también la columna b del jugador 2. Coloca una bola y gíralo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Both have five after the same turn, so both have made it. With two players that is a draw.</source>
        <translation>Los dos tenéis cinco tras el mismo turno, así que ambos lo habéis logrado. Con dos jugadores son tablas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Turn block 4, the left one in the middle.</source>
        <translation>Gira el bloque 4, el izquierdo de los del medio.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>With three players, two fives share the first place. Make them.</source>
        <translation>Con tres jugadores, dos cincos comparten el primer puesto. Haz que salgan.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>You and player 2 are first, and player 3 is third.</source>
        <translation>El jugador 2 y tú sois primeros, y el jugador 3, tercero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Turn block 4: it completes your row and player 2's column.</source>
        <translation>Gira el bloque 4: completa tu línea y la columna del jugador 2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Here a stone is missing in column b. The same turn wins for you alone.</source>
        <translation>Aquí falta una bola en la columna b. El mismo turno te da la victoria solo a ti.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Before you turn, look at what the turn does for the others.</source>
        <translation>Antes de girar, mira qué hace el giro por los demás.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>That makes no five. Turn block 4.</source>
        <translation>Eso no da cinco. Gira el bloque 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Second and third place</source>
        <translation>Segundo y tercer puesto</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Play on when the first has won.</source>
        <translation>Sigue jugando cuando el primero ya ha ganado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Three play, every man for himself. Take the first place.</source>
        <translation>Juegan tres, todos contra todos. Consigue el primer puesto.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>You are first, and have no turns any more. Your stones stay.</source>
        <translation>Eres el primero, y ya no tienes turnos. Tus bolas se quedan.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>The others go on.</source>
        <translation>Los demás siguen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Your row still lacks f5.</source>
        <translation>A tu línea aún le falta f5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Now you are player 2. Player 1 is first already; five stones of yours win the second place.</source>
        <translation>Ahora eres el jugador 2. El jugador 1 ya es primero; cinco bolas tuyas ganan el segundo puesto.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Second place is yours, and player 3 alone is left: third. Player 1's row did not count any more.</source>
        <translation>El segundo puesto es tuyo, y solo queda el jugador 3: tercero. La línea del jugador 1 ya no contaba.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Not five yet. Look at column h.</source>
        <translation>Aún no son cinco. Mira la columna h.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Four players, and player 1 is first. One turn of a block makes five for you, player 2, and for player 3. Make it.</source>
        <translation>Cuatro jugadores, y el jugador 1 es primero. Un giro de un bloque os da cinco a ti, jugador 2, y al jugador 3. Hazlo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>You share the second place with player 3, and player 4 is left with the fourth.</source>
        <translation>Compartes el segundo puesto con el jugador 3, y al jugador 4 le queda el cuarto.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Win together, two against two or two against one.</source>
        <translation>Ganad juntos: dos contra dos, o dos contra uno.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Two pairs: A1 and A2 have one colour. It is A2's turn, and your partner's stones are yours too. Win.</source>
        <translation>Dos parejas: A1 y A2 tienen un mismo color. Es el turno de A2, y las bolas de tu pareja también son tuyas. Gana.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Five on the diagonal: team A has won. Teams always end with the first five.</source>
        <translation>Cinco en la diagonal: ha ganado el equipo A. Por equipos, la partida acaba siempre con el primer cinco.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Look along the diagonal from c3 to f6.</source>
        <translation>Mira en la diagonal de c3 a f6.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>You are B1. After you comes A2, who would complete that diagonal. Prevent it: a stone on g7 alone is not enough.</source>
        <translation>Eres B1. Después de ti va A2, que completaría esa diagonal. Impídelo: una bola en g7 no basta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Opponents always move between partners, so each may stop what the other has prepared.</source>
        <translation>Entre los de una pareja siempre juegan los rivales, así que cada uno puede frenar lo que el otro prepara.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>A2 places a stone on i7 and turns block 3: your stone goes, and A's comes to g7.</source>
        <translation>A2 coloca una bola en i7 y gira el bloque 3: tu bola se va, y la de A llega a g7.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>A2 can still make five. Turn a block that carries a stone out of the diagonal.</source>
        <translation>A2 aún puede lograr cinco. Gira un bloque que saque una bola de la diagonal.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Two against one: B1 alone has every second turn, against A1 and A2. Win as B1.</source>
        <translation>Dos contra uno: B1 juega uno de cada dos turnos, contra A1 y A2. Gana como B1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Both ends of the column were open, so it could not be stopped.</source>
        <translation>Los dos extremos de la columna estaban abiertos, así que no se podía impedir.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Four of yours stand in column f.</source>
        <translation>Tienes cuatro en la columna f.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Take a picture apart, so that the next player has something to do.</source>
        <translation>Deshaz una imagen, y que el siguiente tenga trabajo.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>This is the Red Cross. Remove any stone, then turn any block by a quarter, either way.</source>
        <translation>Esta es la Cruz roja. Quita una bola cualquiera y gira un cuarto de vuelta un bloque cualquiera, en un sentido o en el otro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>That was one removal. Player 2 did not look, and would now restore the picture, with one move.</source>
        <translation>Eso ha sido una retirada. El jugador 2 no miraba, y ahora reharía la imagen, con una jugada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>The stone comes first. Try to turn a block before you have removed one.</source>
        <translation>Primero va la bola. Intenta girar un bloque antes de quitar ninguna.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>First a stone, then a block: every move has both, in this order.</source>
        <translation>Primero una bola, después un bloque: toda jugada tiene ambas cosas, en este orden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>That was a whole move. Try the turn alone.</source>
        <translation>Esa era una jugada entera. Prueba solo el giro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Try to remove a stone where there is none.</source>
        <translation>Intenta quitar una bola donde no la hay.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Only what lies on the board can be taken away.</source>
        <translation>Solo se puede quitar lo que hay en el tablero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>There was a stone. Try a vacant square, in a corner of the board.</source>
        <translation>Ahí había una bola. Prueba una casilla vacía, en una esquina del tablero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>The middle block is full: without its central stone it looks the same after a turn. Make a move whose turn can be seen.</source>
        <translation>El bloque central está lleno: sin su bola del medio, tras un giro se ve igual. Haz una jugada cuyo giro se note.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Now the next player must find the turn as well as the stone.</source>
        <translation>Ahora el siguiente jugador debe encontrar el giro además de la bola.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>That turn changes nothing that could be seen. Turn a block that is not the same from all sides.</source>
        <translation>Ese giro no cambia nada visible. Gira un bloque que no sea igual por todos los lados.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>In the second round two stones go. You took f7 and turned block 2 clockwise; now take one more and turn that block on, the same way.</source>
        <translation>En la segunda ronda se van dos bolas. Quitaste f7 y giraste el bloque 2 en sentido horario; quita una más y gira otra vez ese bloque, en el mismo sentido.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>The gap of the first stone has moved on. The more turns of the same block, the harder it is.</source>
        <translation>El hueco de la primera bola se ha movido. Cuantos más giros del mismo bloque, más difícil es.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Legal, but turn block 2 again, clockwise, so that it shows.</source>
        <translation>Legal, pero gira otra vez el bloque 2, en sentido horario, para que se vea.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Restoring in reverse order</source>
        <translation>Rehacer en orden inverso</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Undo what was done last, and place stones where a turn will carry them home.</source>
        <translation>Deshaz antes lo último, y deja que un giro lleve la bola a casa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You are player 2. The stone of f7 was removed, then block 2 turned clockwise; try to turn it back before you place a stone.</source>
        <translation>Eres el jugador 2. Se quitó la bola de f7 y después se giró el bloque 2 en sentido horario; intenta girarlo de vuelta antes de colocar una bola.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You place before you turn, just as the other player removed before turning.</source>
        <translation>Colocas antes de girar, igual que el otro jugador quitaba antes de girar.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>So the stone goes where the turn has carried its square: from f7 to d7. Place it there, and turn block 2 back.</source>
        <translation>Así que la bola va donde el giro llevó su casilla: de f7 a d7. Colócala ahí y gira de vuelta el bloque 2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The turn took the stone home, and the picture is complete.</source>
        <translation>El giro llevó la bola a su sitio, y la imagen está completa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>That is where it lay at first, but turning back carries it away to f9.</source>
        <translation>Ahí estaba al principio, pero el giro de vuelta se la lleva a f9.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The right square, but that turn goes on instead of back.</source>
        <translation>La casilla es buena, pero ese giro sigue adelante en vez de volver.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The picture is not complete, and you would be out. The stone goes to d7, and block 2 turns counter-clockwise.</source>
        <translation>La imagen no está completa, y quedarías fuera. La bola va en d7, y el bloque 2 gira en sentido antihorario.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Two removals: f7 with a turn of block 2, then d9 with another, both clockwise. Undo the last one first: its gap has gone from d9 to f9.</source>
        <translation>Dos retiradas: f7 con un giro del bloque 2, y después d9 con otro, ambos en sentido horario. Deshaz antes la última: su hueco ha pasado de d9 a f9.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>One step back. The board is as it was after the first removal.</source>
        <translation>Un paso atrás. El tablero está como tras la primera retirada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Undo the second removal only: a stone on f9, and block 2 a quarter counter-clockwise.</source>
        <translation>Deshaz solo la segunda retirada: una bola en f9 y un cuarto de vuelta antihorario del bloque 2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Now the first removal. You know this position.</source>
        <translation>Ahora la primera retirada. Ya conoces esta posición.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Last out, first in: that is how longer attempts are restored too.</source>
        <translation>La última en salir, la primera en volver: así se rehacen también los intentos más largos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Not complete. What was the square to which f7 was carried?</source>
        <translation>No está completa. ¿A qué casilla fue a parar f7?</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Colours count too. Green was taken from f1, then blue from f3, each with a clockwise turn of block 8: begin to restore.</source>
        <translation>Los colores también cuentan. Se quitó verde de f1 y después azul de f3, cada una con un giro horario del bloque 8: empieza a rehacer.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>One more move completes the house.</source>
        <translation>Otra jugada completa la casa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The right square and turn, but green came out first. The house would have the wrong colours.</source>
        <translation>La casilla y el giro son buenos, pero el verde salió primero. La casa tendría los colores mal.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>From here no move completes the house any more. The last one out was blue, and its gap is on f1 now.</source>
        <translation>Desde aquí ninguna jugada completa ya la casa. La última en salir fue azul, y su hueco está ahora en f1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Green is left. Complete the house.</source>
        <translation>Queda la verde. Completa la casa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Every stone is home. After each round one more is taken.</source>
        <translation>Todas las bolas están en su sitio. Tras cada ronda se quita una más.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Not complete. The gap of f1 is on d1, and block 8 goes back counter-clockwise.</source>
        <translation>No está completa. El hueco de f1 está en d1, y el bloque 8 vuelve en sentido antihorario.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Whoever fails is out when the round is over. Player 2 has failed and you, player 1, have not tried yet: restore the cross, and you win.</source>
        <translation>Quien falla queda fuera al acabar la ronda. El jugador 2 ha fallado y tú, jugador 1, aún no lo has intentado: rehaz la cruz y ganas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You are the last one left.</source>
        <translation>Solo quedas tú.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You have failed in the same round, and share the win. Look at what is missing.</source>
        <translation>Has fallado en la misma ronda, y compartes la victoria. Mira qué falta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Pieces and owners</source>
        <translation>Fichas y dueños</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Know your thirty pieces, and whose they are.</source>
        <translation>Conoce tus treinta fichas, y de quién son.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>You are Cool, and Cool moves first. Place a piece of your stash, whichever you like, on any square.</source>
        <translation>Eres Cool, y Cool juega primero. Coloca una ficha de tu reserva, la que quieras, en cualquier casilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>It points away from you for the whole game: that shows whose it is.</source>
        <translation>Apunta en sentido contrario a ti toda la partida: así se ve de quién es.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Your pieces lie there now, and Hot's point the other way. Try to place one on top of another.</source>
        <translation>Ahora tus fichas están ahí, y las de Hot apuntan al revés. Intenta colocar una encima de otra.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>A square holds one piece only.</source>
        <translation>En una casilla cabe una sola ficha.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>That square was free. Try one on which a piece lies.</source>
        <translation>Esa casilla estaba libre. Prueba una en la que haya una ficha.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Colours are dealt unevenly: you own 5 blue, 4 green, 3 yellow, 2 orange and 1 red. Place your only red piece.</source>
        <translation>Los colores no se reparten por igual: tienes 5 azules, 4 verdes, 3 amarillas, 2 naranjas y 1 roja. Coloca tu única ficha roja.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>It was the only one. Rare colours are best kept for a good moment.</source>
        <translation>Era la única. Conviene guardar los colores escasos para un buen momento.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>That is another colour. The red piece is the one of which you have no second.</source>
        <translation>Ese es otro color. De la ficha roja no tienes una segunda.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Hot has answered. Try to place another red piece.</source>
        <translation>Hot ha respondido. Intenta colocar otra ficha roja.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Your stash has no red left. A piece comes back only when it explodes, and that is a later lesson.</source>
        <translation>En tu reserva ya no hay rojas. Una ficha solo vuelve cuando explota, y eso es una lección posterior.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>That was not red. Try the colour that you have run out of.</source>
        <translation>Esa no era roja. Prueba el color que se te ha acabado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Now you are Hot, with 5 red, 4 orange, 3 yellow, 2 green and 1 blue. Place a colour of which you own more than Cool.</source>
        <translation>Ahora eres Hot, con 5 rojas, 4 naranjas, 3 amarillas, 2 verdes y 1 azul. Coloca un color del que tengas más que Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Red and orange are Hot's colours, as blue and green are Cool's.</source>
        <translation>Rojo y naranja son los colores de Hot, como azul y verde los de Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Of yellow you own three each. Look for a colour of which you own more.</source>
        <translation>De amarillo tenéis tres cada uno. Busca un color del que tengas más.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Cool owns more of those.</source>
        <translation>De esas tiene más Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match</source>
        <translation>Una combinación</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>See five colours in the form of a pentomino.</source>
        <translation>Mira cinco colores en la forma de un pentominó.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Four pieces, four colours. Put the fifth colour, blue, on the marked square, and they form an L.</source>
        <translation>Cuatro fichas, cuatro colores. Pon el quinto color, azul, en la casilla marcada, y forman una L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match: five squares that form a pentomino, with one piece of each colour.</source>
        <translation>Una combinación: cinco casillas que forman un pentominó, con una ficha de cada color.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>That is a match as well, of the N. This time make the L, on the marked square.</source>
        <translation>También es una combinación, de la N. Esta vez forma la L, en la casilla marcada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No L yet. It must be blue, on the marked square.</source>
        <translation>Aún no hay L. Tiene que ser azul, en la casilla marcada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>The card of a pentomino counts for all its turns and flips. A green piece is missing here: make the T.</source>
        <translation>La carta de un pentominó vale para todos sus giros y volteos. Aquí falta una ficha verde: forma la T.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>The T has a bar of three and a stem of two.</source>
        <translation>La T tiene una barra de tres y un pie de dos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match, but of another pentomino. The T wants the bar at the top to be three squares wide.</source>
        <translation>Una combinación, pero de otro pentominó. La T pide que la barra de arriba tenga tres casillas de ancho.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No match. Green must touch the other four so that they form a T.</source>
        <translation>No hay combinación. La verde debe tocar las otras cuatro de modo que formen una T.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>The same four pieces again. Make the F, the one with a bump.</source>
        <translation>Otra vez las mismas cuatro fichas. Forma la F, la del bulto.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Green can make nine pentominoes here, each on a square of its own.</source>
        <translation>Aquí la verde puede formar nueve pentominós, cada uno en su casilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match, but not of the F. The bump belongs at the middle of the column, on the side away from the red piece.</source>
        <translation>Una combinación, pero no de la F. El bulto va en la mitad de la columna, en el lado contrario a la ficha roja.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No match. Green must touch the other four so that they form an F.</source>
        <translation>No hay combinación. La verde debe tocar las otras cuatro de modo que formen una F.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Any square beside this block makes the form of a P. Choose the colour that makes it a match.</source>
        <translation>Cualquier casilla junto a este bloque da la forma de una P. Elige el color que la convierte en combinación.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Yellow was the one that was missing. Two pieces of the same colour are never in one match.</source>
        <translation>Faltaba la amarilla. Dos fichas del mismo color nunca están en una combinación.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No match. The piece must touch the block, and bring the colour that it lacks.</source>
        <translation>No hay combinación. La ficha debe tocar el bloque y aportar el color que le falta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>One piece may complete several matches. Find the square where orange completes two at once.</source>
        <translation>Una ficha puede completar varias combinaciones. Encuentra la casilla donde la naranja completa dos a la vez.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>An L and a Y, and they share four pieces. Matches may overlap.</source>
        <translation>Una L y una Y, y comparten cuatro fichas. Las combinaciones pueden solaparse.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>That does not make two. Look at the gap between the green piece and the rest.</source>
        <translation>Eso no forma dos. Mira el hueco entre la ficha verde y las demás.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Majority</source>
        <translation>Mayoría</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Win a card with three pieces of your own, and deny one to Hot.</source>
        <translation>Gana una carta con tres fichas tuyas, y niégale una a Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>A match may be made of both players' pieces; its card goes to whoever owns three or more. Complete the L.</source>
        <translation>Una combinación puede tener fichas de ambos; la carta es de quien tenga tres o más. Completa la L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Blue, green and orange are yours. The card is yours too, with its active side up.</source>
        <translation>Azul, verde y naranja son tuyas. La carta también, por su cara activa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>That takes the N. A fine move, but this time make the L.</source>
        <translation>Eso se lleva la N. Buena jugada, pero esta vez forma la L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>No L yet. It wants blue on c3, below the column.</source>
        <translation>Aún no hay L. Pide azul en c3, debajo de la columna.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Orange can make a W on either side of the yellow piece. Take the card.</source>
        <translation>La naranja puede formar una W a cualquier lado de la ficha amarilla. Llévate la carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Two pieces of yours were there, and the third is the one that you placed.</source>
        <translation>Había dos fichas tuyas, y la tercera es la que has colocado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>A W, but three of its pieces are Hot's. You completed it, and Hot gets the card.</source>
        <translation>Una W, pero tres de sus fichas son de Hot. La completaste tú, y Hot se lleva la carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>No W. The free squares left and right of the yellow piece are the ones to look at.</source>
        <translation>No hay W. Mira las casillas libres a la izquierda y a la derecha de la ficha amarilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Now you are Hot. Place yellow so that a card becomes yours, with two pieces of Cool's.</source>
        <translation>Ahora eres Hot. Coloca la amarilla de modo que consigas una carta, con dos fichas de Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>The N has three of your pieces. It did not matter that the others are Cool's.</source>
        <translation>La N tiene tres fichas tuyas. No importa que las otras sean de Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>That is an L with three of Cool's pieces: Cool gets the card.</source>
        <translation>Esa es una L con tres fichas de Cool: Cool se lleva la carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>No match. Yellow is missing: look beside the green piece of yours.</source>
        <translation>No hay combinación. Falta la amarilla: mira junto a tu ficha verde.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>You are Cool. With orange on b5, Hot would take the L: stop that, and let Hot take no other card instead.</source>
        <translation>Eres Cool. Con naranja en b5, Hot se llevaría la L: impídelo sin dejarle a cambio ninguna otra carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Hot can take no card now. Yellow on b5 works because a match has only one yellow piece.</source>
        <translation>Hot ya no puede llevarse ninguna carta. Amarillo en b5 sirve porque una combinación solo tiene una ficha amarilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>You completed the L yourself. Three of its pieces are Hot's, and so is the card.</source>
        <translation>Has completado tú la L. Tres de sus fichas son de Hot, y la carta también.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>That leaves the gap open.</source>
        <translation>Eso deja el hueco abierto.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Hot takes the L.</source>
        <translation>Hot se lleva la L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>The gap is filled, but four colours are still close together: orange on c5 makes another match for Hot.</source>
        <translation>El hueco está lleno, pero cuatro colores siguen muy juntos: naranja en c5 forma otra combinación para Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>The gap on b5 is still open, and Hot takes the L.</source>
        <translation>El hueco de b5 sigue abierto, y Hot se lleva la L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Exclusion: one at a time</source>
        <translation>Exclusión: de uno en uno</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>See why a pentomino may not be made twice in one move.</source>
        <translation>Mira por qué un pentominó no se forma dos veces.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>No pentomino may lie on the board in two matches. Try to place yellow on d4, where it would make two Fs at once.</source>
        <translation>Ningún pentominó puede estar en el tablero en dos combinaciones. Intenta poner amarillo en d4, donde formaría dos F a la vez.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Both Fs are marked. While nobody holds its active card, one move may make only one match of a pentomino.</source>
        <translation>Las dos F están marcadas. Mientras nadie tenga su carta activa, una jugada solo puede formar una combinación de un pentominó.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>That one is legal. Try yellow on d4.</source>
        <translation>Esa es legal. Prueba amarillo en d4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>One F is enough. Find a square where yellow makes a single one, and take the card.</source>
        <translation>Con una F basta. Encuentra una casilla donde la amarilla forme una sola, y llévate la carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>The F is yours, and there is only one on the board.</source>
        <translation>La F es tuya, y en el tablero solo hay una.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Legal, but no F. Try yellow close to d4.</source>
        <translation>Legal, pero no hay F. Prueba amarillo cerca de d4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Two matches at once are welcome if they are of different pentominoes. Let red complete two.</source>
        <translation>Dos combinaciones a la vez son bienvenidas si son de pentominós distintos. Haz que la roja complete dos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>A P and a U: two cards in one move.</source>
        <translation>Una P y una U: dos cartas en una jugada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>That does not make two. Look at the gap between blue and green.</source>
        <translation>Eso no forma dos. Mira el hueco entre la azul y la verde.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>You own the P, but its card is passive: no P lies on the board. Try red on e5, where it would make two.</source>
        <translation>La P es tuya, pero su carta está pasiva: en el tablero no hay ninguna P. Prueba rojo en e5, donde formaría dos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>A passive card changes nothing here. Only active ones count, as the next two lessons show.</source>
        <translation>Aquí una carta pasiva no cambia nada. Solo cuentan las activas, como muestran las dos lecciones siguientes.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>That one is legal. Try red on e5.</source>
        <translation>Esa es legal. Prueba rojo en e5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Exclusion: the opponent's card</source>
        <translation>Exclusión: la carta rival</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Respect Hot's active cards, and let your own ones protect you.</source>
        <translation>Respeta las cartas activas de Hot, y protégete con las tuyas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Hot holds the L, active: its match lies at the bottom. Try to make another L at the top, with blue on d8.</source>
        <translation>Hot tiene la L, activa: su combinación está abajo. Intenta formar otra L arriba, con azul en d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>The L is taken while Hot's match lies there, even if most of the second one were yours.</source>
        <translation>La L está ocupada mientras siga ahí la combinación de Hot, aunque la mayor parte de la segunda fuera tuya.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That one is legal. Try blue on d8.</source>
        <translation>Esa es legal. Prueba azul en d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Other pentominoes are free. Take any card.</source>
        <translation>Los demás pentominós están libres. Llévate cualquier carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>The card is yours. Only the L is barred.</source>
        <translation>La carta es tuya. Solo la L está vedada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>A match, but most of its pieces are Hot's, and so is the card.</source>
        <translation>Una combinación, pero casi todas sus fichas son de Hot, y la carta también.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>No card. Blue is missing from the four pieces at the top.</source>
        <translation>No hay carta. A las cuatro fichas de arriba les falta azul.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Hot threatens an L with orange on b5. Be faster: take the L yourself, on the other side of the board.</source>
        <translation>Hot amenaza una L con naranja en b5. Adelántate: llévate tú la L, en el otro lado del tablero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Now the L is yours, and active.</source>
        <translation>Ahora la L es tuya, y activa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That completes Hot's L, with three pieces of Hot's. Look at the other side.</source>
        <translation>Eso completa la L de Hot, con tres fichas de Hot. Mira en el otro lado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That stops Hot, but there is a move that also takes the card.</source>
        <translation>Eso frena a Hot, pero hay una jugada que además se lleva la carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That is no L of yours. Look at the gap in the column g.</source>
        <translation>Eso no es una L tuya. Mira el hueco de la columna g.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Now you are Hot. Try to make your L all the same.</source>
        <translation>Ahora eres Hot. Intenta formar tu L de todos modos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>An active card keeps the opponent from making its pentomino anywhere on the board.</source>
        <translation>Una carta activa impide al rival formar su pentominó en todo el tablero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That one is legal. Try orange on b5.</source>
        <translation>Esa es legal. Prueba naranja en b5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Explosion</source>
        <translation>Explosión</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Blow up a second match of your own card, and break what is in the way.</source>
        <translation>Haz explotar otra combinación, y rompe lo que estorba.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>You hold the L yourself, active. Then a second one may be made, but it explodes: place blue on d8.</source>
        <translation>La L es tuya, activa. Entonces puede formarse una segunda, pero explota: pon azul en d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>All five pieces went back to their owners. The first L still lies there, and your card stays active.</source>
        <translation>Las cinco fichas volvieron con sus dueños. La primera L sigue ahí, y tu carta sigue activa.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>An L exploded, but it took pieces of the first one with it. That is the next step; now try d8.</source>
        <translation>Explotó una L, pero se llevó fichas de la primera. Ese es el paso siguiente; ahora prueba d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>No explosion. It wants blue on d8, on top of the column.</source>
        <translation>No hay explosión. Pide azul en d8, encima de la columna.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>You hold the N. Complete a second one that shares pieces with the first.</source>
        <translation>Tienes la N. Completa una segunda que comparta fichas con la primera.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>The first N lost pieces too, so it is no match any more. Its card turns passive, but it stays yours.</source>
        <translation>La primera N también perdió fichas, así que ya no es una combinación. Su carta pasa a pasiva, pero sigue siendo tuya.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>That takes a card, and is not bad. But look for the explosion: yellow does it.</source>
        <translation>Eso se lleva una carta, y no está mal. Pero busca la explosión: lo logra la amarilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>No explosion. Look for a place for yellow.</source>
        <translation>No hay explosión. Busca un sitio para la amarilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Explosions hit Hot's matches too. Hot's I stands in the column g: make an L that uses part of it.</source>
        <translation>Las explosiones alcanzan también las combinaciones de Hot. Su I está en la columna g: forma una L que use parte de ella.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Your L exploded and tore up the I: Hot's card is passive now. Your first L was not touched.</source>
        <translation>Tu L explotó y destrozó la I: la carta de Hot es ahora pasiva. A tu primera L no le ha pasado nada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>An explosion, but it hit your own L, and Hot's I still stands.</source>
        <translation>Una explosión, pero alcanzó tu propia L, y la I de Hot sigue en pie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Nothing exploded. Put your red piece beside an end of the upper four of the column.</source>
        <translation>No explotó nada. Pon tu ficha roja junto a un extremo de las cuatro de arriba de la columna.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>On d8 blue would complete a second L, and with the pieces beside it a V. Place it there.</source>
        <translation>En d8, la azul completaría una segunda L y, con las fichas de al lado, una V. Colócala ahí.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>The V was gone before it could count: explosions come first, and a move that explodes takes no card.</source>
        <translation>La V desapareció antes de poder contar: las explosiones van primero, y una jugada que explota no se lleva ninguna carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>For this example, blue must go on d8.</source>
        <translation>En este ejemplo, azul debe ir en d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Your red and orange pieces are all on the board. Bring the red one home with an explosion.</source>
        <translation>Tus fichas roja y naranjas están todas en el tablero. Recupera la roja con una explosión.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Your red piece is in the stash again. Explosions are also a way to get rare colours back.</source>
        <translation>Tu ficha roja vuelve a estar en la reserva. Las explosiones también sirven para recuperar colores escasos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>That explodes as well, but the red piece was not part of it.</source>
        <translation>Eso también explota, pero la ficha roja no entraba en ello.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>The red piece is still on the board. Put blue beside an end of the column g, so that an L explodes.</source>
        <translation>La ficha roja sigue en el tablero. Pon azul junto a un extremo de la columna g, para que explote una L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Passive cards and winning</source>
        <translation>Cartas pasivas y victoria</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Steal a passive card, and finish the game.</source>
        <translation>Roba una carta pasiva, y acaba la partida.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot owns the W, but passive: no W lies on the board. Make one with three pieces of your own.</source>
        <translation>La W es de Hot, pero pasiva: en el tablero no hay ninguna W. Forma una con tres fichas tuyas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The card has changed hands, and is active again. A passive card is never safe.</source>
        <translation>La carta ha cambiado de manos, y vuelve a estar activa. Una carta pasiva nunca está segura.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Most of that W is Hot's. You have only turned Hot's card active again.</source>
        <translation>Casi toda esa W es de Hot. Solo has vuelto a activar la carta de Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>No W. Orange is missing, on one side of the yellow piece or the other.</source>
        <translation>No hay W. Falta naranja, a un lado u otro de la ficha amarilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Seven cards win, active or passive, at the end of anybody's turn. You have six: take the one that nobody has.</source>
        <translation>Ganan siete cartas, activas o pasivas, al final del turno de cualquiera. Tienes seis: llévate la que no tiene nadie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The V is your seventh card, and the game is over at once.</source>
        <translation>La V es tu séptima carta, y la partida acaba al instante.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>An L with three pieces of Hot's: your passive L goes over to Hot, who has six now.</source>
        <translation>Una L con tres fichas de Hot: tu L pasiva pasa a Hot, que ahora tiene seis.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>No card. Look at the square between the two groups.</source>
        <translation>No hay carta. Mira la casilla entre los dos grupos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Now Hot has six, and could take the L with orange on b5. Do not let that happen.</source>
        <translation>Ahora Hot tiene seis, y podría llevarse la L con naranja en b5. Que no ocurra.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot must look for a seventh card elsewhere.</source>
        <translation>Hot tiene que buscar en otra parte la séptima carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>You gave Hot the seventh card. A game can be lost on your own turn.</source>
        <translation>Le has dado a Hot la séptima carta. También se puede perder en el propio turno.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot takes the L, the seventh card.</source>
        <translation>Hot se lleva la L, la séptima carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The gap is filled, but with four colours in a column.</source>
        <translation>El hueco está lleno, pero con cuatro colores en una columna.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot makes another L, the seventh card.</source>
        <translation>Hot forma otra L, la séptima carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The gap is filled, but four colours are still close together.</source>
        <translation>El hueco está lleno, pero cuatro colores siguen muy juntos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Orange beside it makes a match: Hot's seventh card.</source>
        <translation>Naranja al lado forma una combinación: la séptima carta de Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The gap on b5 is open, and Hot takes the seventh card.</source>
        <translation>El hueco de b5 está abierto, y Hot se lleva la séptima carta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>In shorter games five or six cards are enough, if they are more than the opponent's. Here it is five, and each has four: win.</source>
        <translation>En partidas más cortas bastan cinco o seis cartas, si son más que las del rival. Aquí son cinco, y cada uno tiene cuatro: gana.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Five cards, and Hot has fewer. Taking one of Hot's passive cards wins as well.</source>
        <translation>Cinco cartas, y Hot tiene menos. Llevarse una carta pasiva de Hot también gana.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>An L for you, but a V for Hot: five each, and the game goes on.</source>
        <translation>Una L para ti, pero una V para Hot: cinco por cabeza, y la partida sigue.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>That card was yours already. It is active now, but you still have four.</source>
        <translation>Esa carta ya era tuya. Ahora está activa, pero sigues con cuatro.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>That match is Hot's, with three of its pieces. A fifth card would even win the game for Hot.</source>
        <translation>Esa combinación es de Hot, con tres fichas suyas. Una quinta carta le daría incluso la partida.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>That is no fifth card for you. Let blue complete the four pieces on the left.</source>
        <translation>Esa no es tu quinta carta. Haz que azul complete las cuatro fichas de la izquierda.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Who must move and has no piece, or no square where one may go, has lost. Hot's stash is empty: place your last piece, but let nothing explode.</source>
        <translation>Pierde quien debe jugar y no tiene ficha, o casilla donde ponerla. La reserva de Hot está vacía: coloca tu última ficha, pero que no explote nada.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>It is Hot's turn, and the stash is empty: you win, whatever the cards.</source>
        <translation>Es el turno de Hot, y su reserva está vacía: ganas, sean cuales sean las cartas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The explosion gives Hot pieces to play with, and the game goes on.</source>
        <translation>La explosión da a Hot fichas para jugar, y la partida sigue.</translation>
    </message>
</context>
</TS>
