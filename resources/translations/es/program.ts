<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>the program is open too many times</source>
        <translation>el programa está abierto demasiadas veces</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>The last state of your game was damaged; this is the one saved before it.</source>
        <translation>El último estado de tu partida estaba dañado; este es el que se guardó antes.</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>This game cannot be kept safe at the moment: {reason}.</source>
        <translation>De momento no se puede conservar esta partida: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>Your last game is damaged and cannot be read.</source>
        <translation>Tu última partida está dañada y no se puede leer.</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>Your last game is damaged and cannot be read; it was put aside as {name}.</source>
        <translation>Tu última partida está dañada y no se puede leer; se ha apartado como {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/bot_runner.py"/>
        <source>The computer could not work on this: {error}</source>
        <translation>El ordenador no ha podido con esto: {error}</translation>
    </message>
    <message>
        <location filename="pentogames/model/bot_runner.py"/>
        <source>The computer stopped thinking unexpectedly. Your game is unharmed.</source>
        <translation>El ordenador ha dejado de pensar sin motivo conocido. Tu partida está intacta.</translation>
    </message>
    <message>
        <location filename="pentogames/model/lesson.py"/>
        <source>That is refused too, but by another rule. Try again.</source>
        <translation>Eso tampoco se permite, pero por otra regla. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <location filename="pentogames/model/lesson.py"/>
        <source>That is legal, but not what is asked for here.</source>
        <translation>Es legal, pero no es lo que se pide aquí.</translation>
    </message>
    <message>
        <location filename="pentogames/model/progress.py"/>
        <source>Your progress in the lessons cannot be saved: {reason}.</source>
        <translation>No se puede guardar tu progreso en las lecciones: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/puzzle_records.py"/>
        <source>Your best results cannot be saved: {reason}.</source>
        <translation>No se pueden guardar tus mejores resultados: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/puzzle_shelf.py"/>
        <source>This puzzle cannot be kept safe at the moment: {reason}.</source>
        <translation>De momento no se puede conservar este rompecabezas: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/statistics.py"/>
        <source>Your statistics cannot be saved: {reason}.</source>
        <translation>No se pueden guardar tus estadísticas: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/tiling_gallery.py"/>
        <source>The solutions that you find cannot be saved: {reason}.</source>
        <translation>No se pueden guardar las soluciones que encuentres: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/tiling_sketch.py"/>
        <source>What you have drawn cannot be kept: {reason}.</source>
        <translation>No se puede conservar lo que has dibujado: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/troubles.py"/>
        <source>the system reports an error ({detail})</source>
        <translation>el sistema comunica un error ({detail})</translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>{player} to move</source>
        <translation>Turno de {player}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>{player} has lost on time.</source>
        <translation>{player} ha perdido por tiempo.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>The game was ended, and its places awarded.</source>
        <translation>La partida se dio por terminada y se adjudicaron los puestos.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/confirm.py"/>
        <source>{move}: confirm it with Enter, or take it back with Esc.</source>
        <translation>{move}: confírmala con Intro o retírala con Esc.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/confirm.py"/>
        <source>Confirm the move (Enter)</source>
        <translation>Confirmar la jugada (Intro)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/confirm.py"/>
        <source>Take it back (Esc)</source>
        <translation>Retirarla (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Letter</source>
        <translation>Letra</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Take that piece (F I L N P T U V W X Y Z)</source>
        <translation>Coger esa pieza (F I L N P T U V W X Y Z)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Move the piece in hand</source>
        <translation>Mover la pieza en la mano</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>R, Shift+R</source>
        <translation>R, Mayús+R</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Turn it right, left (or the mouse wheel)</source>
        <translation>Girarla a la derecha o a la izquierda (o la rueda del ratón)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Flip it (or the right mouse button)</source>
        <translation>Voltearla (o el botón derecho del ratón)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Place it</source>
        <translation>Colocarla</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Put it back</source>
        <translation>Devolverla</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Move the cursor; then choose a block</source>
        <translation>Mover el cursor; después, elegir un bloque</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Enter, Space</source>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Place a stone</source>
        <translation>Colocar una bola</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>1 to 9</source>
        <translation>1 a 9</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Choose the block of that number</source>
        <translation>Elegir el bloque de ese número</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>R, L</source>
        <translation>R, L</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn it clockwise, counter-clockwise</source>
        <translation>Girarlo en sentido horario o antihorario</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn no block, where that is allowed</source>
        <translation>No girar ningún bloque, donde se permita</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Take the stone back</source>
        <translation>Retirar la bola</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Take the stone back (Esc)</source>
        <translation>Retirar la bola (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn no block (S)</source>
        <translation>No girar ningún bloque (S)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>to move</source>
        <translation>juega</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>1st</source>
        <translation>1.º</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>2nd</source>
        <translation>2.º</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>3rd</source>
        <translation>3.º</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>4th</source>
        <translation>4.º</translation>
    </message>
    <message>
        <location filename="pentogames/scene/parts.py"/>
        <source>level {number}</source>
        <translation>nivel {number}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/parts.py"/>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <location filename="pentogames/scene/parts.py"/>
        <source>not on the board</source>
        <translation>no está en el tablero</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>B G Y O R</source>
        <translation>B G Y O R</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Take a blue, green, yellow, orange or red piece</source>
        <translation>Coger una ficha azul, verde, amarilla, naranja o roja</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Put it back (or the right mouse button)</source>
        <translation>Devolverla (o el botón derecho del ratón)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Shift+Letter</source>
        <translation>Mayús+Letra</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Look at that card (F I L N P T U V W X Y Z)</source>
        <translation>Mirar esa carta (F I L N P T U V W X Y Z)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Place it here (Enter)</source>
        <translation>Colocarla aquí (Intro)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Put it back (Esc)</source>
        <translation>Devolverla (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_scene.py"/>
        <source>Free cards</source>
        <translation>Cartas libres</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_scene.py"/>
        <source>{player}: {count} of {goal}</source>
        <translation>{player}: {count} de {goal}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>A second match explodes: {letters}. {count} pieces go home.</source>
        <translation>Explota una segunda combinación: {letters}. Vuelven a casa {count} fichas.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>Turned passive: {letters}.</source>
        <translation>Pasan a pasivas: {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{player} gets {letters}.</source>
        <translation>{player} consigue {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is active: {player} owns {count} of the five pieces.</source>
        <translation>La {letter} está activa: {player} tiene {count} de las cinco fichas.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is free.</source>
        <translation>La {letter} está libre.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is passive, {player}'s.</source>
        <translation>La {letter} está pasiva y es de {player}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>No single piece makes it now.</source>
        <translation>Ahora ninguna ficha sola la forma.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>The pieces that would make it cannot be played now.</source>
        <translation>Las fichas que la formarían no se pueden jugar ahora.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>One more piece makes it: {colours}.</source>
        <translation>La forma una ficha más: {colours}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>with {partner}</source>
        <translation>con {partner}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Turn a block</source>
        <translation>Girar un bloque</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Turn</source>
        <comment>a block</comment>
        <translation>Girar</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – drag it round, or click an arrow.</source>
        <translation>{player}: ahora gira un bloque; arrástralo o pulsa una flecha.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – drag it round, or click an arrow, or skip it (S).</source>
        <translation>{player}: ahora gira un bloque; arrástralo o pulsa una flecha, o no gires (S).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – press its number, then {keys}.</source>
        <translation>{player}: ahora gira un bloque; pulsa su número y después {keys}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – press its number, then {keys}, or skip it (S).</source>
        <translation>{player}: ahora gira un bloque; pulsa su número y después {keys}, o no gires (S).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: place a stone.</source>
        <translation>{player}: coloca una bola.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>R or L</source>
        <translation>R o L</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Cover, uncover, go on; or remove or place a stone</source>
        <translation>Tapar, destapar, continuar; o quitar o colocar una bola</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose a square; then a block</source>
        <translation>Elegir una casilla; después, un bloque</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>R, G, B, Y</source>
        <translation>R, G, B, Y</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose the colour of the stone to be placed</source>
        <translation>Elegir el color de la bola que se coloca</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose a block</source>
        <translation>Elegir un bloque</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Put the removed stone back; end the showing</source>
        <translation>Devolver la bola quitada; terminar la demostración</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Put the stone back (Esc)</source>
        <translation>Devolver la bola (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>A stone that is placed is not taken back: now turn a block.</source>
        <translation>Una bola colocada no se retira: ahora gira un bloque.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Take it apart</source>
        <translation>Deshacerla</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Cover the table</source>
        <translation>Tapar la mesa</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Really give up?</source>
        <translation>¿Rendirse de verdad?</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Nothing can be moved yet. First press “{button}” (Enter).</source>
        <translation>Aún no se puede mover nada. Pulsa antes «{button}» (Intro).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>The attempt is being shown. “{button}” (Enter) ends that.</source>
        <translation>Se está mostrando el intento. «{button}» (Intro) lo termina.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>You are looking back. To change the game, press “{button}” (Enter).</source>
        <translation>Estás mirando atrás. Para cambiar la partida, pulsa «{button}» (Intro).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Step back (Left)</source>
        <translation>Un paso atrás (Izquierda)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Step on (Right)</source>
        <translation>Un paso adelante (Derecha)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>End the showing (Esc)</source>
        <translation>Terminar la demostración (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>This is the picture; so it was taken apart:</source>
        <translation>Esta es la imagen; así se deshizo:</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>Taken apart, {i} of {n}: {move}</source>
        <translation>Deshacer, {i} de {n}: {move}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>Restored like this, {i} of {n}: {move}</source>
        <translation>Así se rehace, {i} de {n}: {move}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_table.py"/>
        <source>Stones at hand</source>
        <translation>Bolas a mano</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>one stone and one turn</source>
        <translation>una bola y un giro</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{n} stones and {n} turns</source>
        <translation>{n} bolas y {n} giros</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {n}. {restorer}: look at the picture and remember it.</source>
        <translation>Ronda {n}. {restorer}: mira la imagen y memorízala.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered: {restorer} looks away.</source>
        <translation>La mesa está tapada: {restorer} no mira.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker}, take apart: remove a stone ({i} of {n}).</source>
        <translation>{taker}, deshaz: quita una bola ({i} de {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered until {restorer} is there.</source>
        <translation>La mesa está tapada hasta que llegue {restorer}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, restore: place a stone ({i} of {n}).</source>
        <translation>{restorer}, rehaz: coloca una bola ({i} de {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered.</source>
        <translation>La mesa está tapada.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Looking back, round {n}: {phase}.</source>
        <translation>Mirando atrás, ronda {n}: {phase}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker}, take apart: now turn a block ({i} of {n}).</source>
        <translation>{taker}, deshaz: ahora gira un bloque ({i} de {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, restore: now turn a block ({i} of {n}).</source>
        <translation>{restorer}, rehaz: ahora gira un bloque ({i} de {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} restores</source>
        <translation>{player} rehace</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} takes apart</source>
        <translation>{player} deshace</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>the picture, complete</source>
        <translation>la imagen, completa</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, look away!</source>
        <translation>{restorer}, ¡no mires!</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} takes the table and takes the picture apart: {what}.</source>
        <translation>{taker} se sienta a la mesa y deshace la imagen: {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} is here</source>
        <translation>{taker} está aquí</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, take the table!</source>
        <translation>{restorer}, ¡a la mesa!</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The computer has taken the picture apart. Restore it: {what}.</source>
        <translation>El ordenador ha deshecho la imagen. Rehazla: {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer} is here</source>
        <translation>{restorer} está aquí</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} leaves it and keeps silent. Restore the picture: {what}.</source>
        <translation>{taker} deja la mesa y guarda silencio. Rehaz la imagen: {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>A pause</source>
        <translation>Una pausa</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered, and any clock stands, until {restorer} goes on.</source>
        <translation>La mesa está tapada y el reloj, parado, hasta que {restorer} continúe.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player}'s time has run out: not restored.</source>
        <translation>A {player} se le ha acabado el tiempo: sin rehacer.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has given up: not restored.</source>
        <translation>{player} se rinde: sin rehacer.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has restored the picture!</source>
        <translation>¡{player} ha rehecho la imagen!</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has not restored the picture: see the marked squares.</source>
        <translation>{player} no ha rehecho la imagen: mira las casillas marcadas.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {old} is over. Out: {fallen}. Now it is {what}.</source>
        <translation>La ronda {old} ha terminado. Fuera: {fallen}. Ahora toca {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {old} is over and nobody is out. Now it is {what}.</source>
        <translation>La ronda {old} ha terminado y nadie queda fuera. Ahora toca {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Restored! Now it is {what}.</source>
        <translation>¡Rehecha! Ahora toca {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>failed</source>
        <translation>ha fallado</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>restores</source>
        <translation>rehace</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>takes apart</source>
        <translation>deshace</translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Turn left (Shift+R)</source>
        <translation>Girar a la izquierda (Mayús+R)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Turn right (R, or the wheel)</source>
        <translation>Girar a la derecha (R o la rueda)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Flip (F, or the right button)</source>
        <translation>Voltear (F o el botón derecho)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_board_scene.py"/>
        <source>vacant</source>
        <translation>vacía</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Move the cursor and the piece in hand</source>
        <translation>Mover el cursor y la ficha en la mano</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put the piece, or take the one under the cursor in hand</source>
        <translation>Poner la ficha, o coger la que está bajo el cursor</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Take away the piece under the cursor (or the right mouse button)</source>
        <translation>Quitar la ficha bajo el cursor (o el botón derecho del ratón)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put back what is in hand</source>
        <translation>Devolver lo que hay en la mano</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put it here (Enter)</source>
        <translation>Ponerla aquí (Intro)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>A {colour} piece on {square} helps most for now.</source>
        <translation>Lo que más ayuda por ahora: una ficha de color {colour} en {square}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>Makes {letters}.</source>
        <translation>Forma {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>Breaks {letters}.</source>
        <translation>Rompe {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>{count} left</source>
        <translation>Quedan: {count}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Move the cursor</source>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Mark the square, or take the mark away</source>
        <translation>Marcar la casilla o quitar la marca</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Have the marked squares judged</source>
        <translation>Comprobar las casillas marcadas</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Take the last mark away</source>
        <translation>Quitar la última marca</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Take all marks away</source>
        <translation>Quitar todas las marcas</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_hand.py"/>
        <source>Move the cursor, with nothing in hand</source>
        <translation>Mover el cursor, sin nada en la mano</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_hand.py"/>
        <source>Take the piece under the cursor in hand</source>
        <translation>Coger la pieza bajo el cursor</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_paper.py"/>
        <source>No solution is known</source>
        <translation>No se conoce ninguna solución</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_paper.py"/>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_paper.py"/>
        <source>Pentogames · page {number} of {count}</source>
        <translation>Pentogames · página {number} de {count}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>removed</source>
        <translation>quitada</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>{piece}, given</source>
        <translation>{piece}, dada</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>The board is empty</source>
        <translation>El tablero está vacío</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>{piece}. It fits.</source>
        <translation>{piece}. Encaja.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Explode the levels</source>
        <translation>Separar los niveles</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Slide the levels apart; taking a tile brings them together again</source>
        <translation>Separar los niveles; al coger una loseta se vuelven a juntar</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom in (or Ctrl and the wheel, or two fingers)</source>
        <translation>Acercar (o Ctrl y la rueda, o dos dedos)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom out (or Ctrl and the wheel, or two fingers)</source>
        <translation>Alejar (o Ctrl y la rueda, o dos dedos)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Show the whole stack</source>
        <translation>Mostrar toda la pila</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Show the whole stack and follow it (drag the table, or Shift and arrows, to move it)</source>
        <translation>Mostrar toda la pila y seguirla (para moverla, arrastra la mesa o usa Mayús y las flechas)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Cover the table while you restore; the clock stands</source>
        <translation>Tapar la mesa mientras rehaces; el reloj se para</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Give up the attempt</source>
        <translation>Rendirse en este intento</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Give up the attempt (twice)</source>
        <translation>Rendirse en este intento (dos veces)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show all levels (0)</source>
        <translation>Mostrar todos los niveles (0)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show level {level} alone ({level}, or Alt+Up and Alt+Down)</source>
        <translation>Mostrar solo el nivel {level} ({level}, o Alt+Arriba y Alt+Abajo)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show level {level} alone (Alt+Up, Alt+Down)</source>
        <translation>Mostrar solo el nivel {level} (Alt+Arriba, Alt+Abajo)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>The first tile can lie anywhere on the table.</source>
        <translation>La primera loseta puede ir en cualquier lugar de la mesa.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>This tile must go on level 1, the table.</source>
        <translation>Esta loseta debe ir en el nivel 1, la mesa.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>This tile must go on level {level}.</source>
        <translation>Esta loseta debe ir en el nivel {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/strip.py"/>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <location filename="pentogames/scene/strip.py"/>
        <source>Open the lesson about this rule (Ctrl+?)</source>
        <translation>Abrir la lección sobre esta regla (Ctrl+?)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/turn_handles.py"/>
        <source>Turn block {block} clockwise (R)</source>
        <translation>Girar el bloque {block} en sentido horario (R)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/turn_handles.py"/>
        <source>Turn block {block} counter-clockwise (L)</source>
        <translation>Girar el bloque {block} en sentido antihorario (L)</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Copy the game</source>
        <translation>Copiar la par&amp;tida</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Copy the &amp;position</source>
        <translation>Copiar la pos&amp;ición</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Paste a &amp;game or position</source>
        <translation>&amp;Pegar una partida o posición</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Se&amp;ttings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;First position</source>
        <translation>&amp;Primera posición</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Previous position</source>
        <translation>Posición a&amp;nterior</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Next position</source>
        <translation>Posición &amp;siguiente</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Last position</source>
        <translation>Ú&amp;ltima posición</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>! &amp;Good move</source>
        <translation>! &amp;Buena jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>? &amp;Mistake</source>
        <translation>? &amp;Error</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>!? &amp;Interesting move</source>
        <translation>!? Jugada &amp;interesante</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>?! &amp;Doubtful move</source>
        <translation>?! Jugada &amp;dudosa</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>!! &amp;Brilliant move</source>
        <translation>!! Jugada b&amp;rillante</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>?? B&amp;lunder</source>
        <translation>?? Error &amp;grave</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;No sign</source>
        <translation>&amp;Sin signo</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Next &amp;variation</source>
        <translation>Variante si&amp;guiente</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Previous v&amp;ariation</source>
        <translation>&amp;Variante anterior</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Make it the main line</source>
        <translation>&amp;Hacerla línea principal</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Delete from here…</source>
        <translation>&amp;Borrar desde aquí…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>F&amp;old variations</source>
        <translation>Plegar varian&amp;tes</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Pause the &amp;clocks</source>
        <translation>Pa&amp;usar los relojes</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Let the computer &amp;move</source>
        <translation>Que &amp;juegue el ordenador</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Stop thinking and move</source>
        <translation>Dejar de pensar y ju&amp;gar</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Pause between computers</source>
        <translation>Pa&amp;usa entre ordenadores</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Take over from the computer</source>
        <translation>&amp;Tomar el relevo del ordenador</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Let the computer play &amp;for me</source>
        <translation>&amp;Que el ordenador juegue por mí</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Statisti&amp;cs…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Analysis</source>
        <translation>&amp;Análisis</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Animation</source>
        <translation>A&amp;nimación</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Play sounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Puzzle &amp;shelf…</source>
        <translation>&amp;Estante de rompecabezas…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Why was that refused?</source>
        <translation>¿&amp;Por qué no se podía?</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Show &amp;me</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>L&amp;eave the lesson</source>
        <translation>Sal&amp;ir de la lección</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Welcome…</source>
        <translation>&amp;Bienvenida…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Open the l&amp;og</source>
        <translation>Abrir el re&amp;gistro</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;About Pentogames</source>
        <translation>A&amp;cerca de Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Pentogames</source>
        <translation>Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Something went wrong inside the program. Your game is kept, and you can go on.</source>
        <translation>Algo ha fallado dentro del programa. Tu partida está a salvo, y puedes seguir.</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Save the game…</source>
        <translation>Guardar la partida…</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Open the log</source>
        <translation>Abrir el registro</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>There is no log yet.</source>
        <translation>Aún no hay registro.</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>The log lies in {path}.</source>
        <translation>El registro está en {path}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Time for the whole game</source>
        <translation>Tiempo para toda la partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Time, and more for each move</source>
        <translation>Tiempo, y más por cada jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Hourglass: my time runs to you</source>
        <translation>Arena: mi tiempo pasa a ti</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Time for each move</source>
        <translation>Tiempo para cada jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Minutes for each player</source>
        <translation>Minutos por jugador</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Seconds for a move</source>
        <translation>Segundos por jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Seconds more after each move</source>
        <translation>Segundos más tras cada jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>The game is paused. {key}: go on.</source>
        <translation>La partida está en pausa. {key}: continuar.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>The clocks stand. {player} is to move. {key}: go on.</source>
        <translation>Los relojes están parados. Le toca a {player}. {key}: continuar.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>{player} has no time left.</source>
        <translation>A {player} no le queda tiempo.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>&amp;Lost on time</source>
        <translation>&amp;Derrota por tiempo</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>&amp;Play on without clocks</source>
        <translation>&amp;Seguir sin relojes</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>drawn</source>
        <translation>tablas</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>This position has not been analysed.</source>
        <translation>Esta posición no se ha analizado.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>{side} wins, as is proved.</source>
        <translation>Gana {side}: está demostrado.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>A draw, as is proved.</source>
        <translation>Tablas: está demostrado.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>It is about even.</source>
        <translation>Está más o menos igualado.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>{side} stands better: {share}.</source>
        <translation>{side} está mejor: {share}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_page.py"/>
        <source>How far the analysis is</source>
        <translation>Cuánto ha avanzado el análisis</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_page.py"/>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_page.py"/>
        <source>Analyse the game</source>
        <translation>Analizar la partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Quick</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Computer</source>
        <translation>&amp;Ordenador</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Sp&amp;eed</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Thinking time of the stron&amp;gest level</source>
        <translation>Tiempo de re&amp;flexión del nivel más fuerte</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{count} seconds</source>
        <translation>{count} segundos</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{player} is thinking. {key}: move now.</source>
        <translation>{player} está pensando. {key}: jugar ya.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{player}, the computer, waits. {key}: go on.</source>
        <translation>{player}, el ordenador, espera. {key}: continuar.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Let the computer think once more</source>
        <translation>Que el ordenador vuelva a pensar</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/graph.py"/>
        <source>Graph of the game</source>
        <translation>Gráfica de la partida</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/computer/graph.py"/>
        <source>After {number} moves: not analysed.</source>
        <extracomment>One: After one move: not analysed.</extracomment>
        <translation>
            <numerusform>Tras una jugada: sin analizar.</numerusform>
            <numerusform>Tras {number} jugadas: sin analizar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/computer/graph.py"/>
        <source>After {number} moves: {shares}.</source>
        <extracomment>One: After one move: {shares}.</extracomment>
        <translation>
            <numerusform>Tras una jugada: {shares}.</numerusform>
            <numerusform>Tras {number} jugadas: {shares}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>Looking for a good move…</source>
        <translation>Buscando una buena jugada…</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>Another</source>
        <translation>Otra</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>The next best move</source>
        <translation>La siguiente mejor jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>The next step of the hint</source>
        <translation>El siguiente paso de la pista</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/players_page.py"/>
        <source>Seats can be given to the computer, or taken over, at any time.</source>
        <translation>Los puestos pueden cederse al ordenador, o recuperarse, en cualquier momento.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/players_page.py"/>
        <source>Who plays {seat}</source>
        <translation>Quién juega en {seat}</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/who.py"/>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/who.py"/>
        <source>Computer {number}: {name}</source>
        <translation>Ordenador {number}: {name}</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Save the game on the table first?</source>
        <translation>¿Guardar antes la partida que está en la mesa?</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>{name} exists already. Replace it?</source>
        <translation>{name} ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>About Pentogames</source>
        <translation>Acerca de Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Four tabletop games on one screen: play, learn and study them.</source>
        <translation>Cuatro juegos de mesa en una pantalla: para jugarlos, aprenderlos y estudiarlos.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Universe: designed by Alex Randolph, published by Parker Brothers; analysed by David Bush.
Pent-Up: designed by Néstor Romeral Andrés (nestorgames), with revisions by Nathan Morse.
Pentago: designed by Tomas Flodén, published by Mindtwister.
Pauli: designed by Alexandre Muñiz.

The names of the games and all trademarks belong to their owners, who have nothing to do with this program.</source>
        <translation>Universe: diseñado por Alex Randolph, publicado por Parker Brothers; analizado por David Bush.
Pent-Up: diseñado por Néstor Romeral Andrés (nestorgames), con revisiones de Nathan Morse.
Pentago: diseñado por Tomas Flodén, publicado por Mindtwister.
Pauli: diseñado por Alexandre Muñiz.

Los nombres de los juegos y todas las marcas pertenecen a sus dueños, que no tienen nada que ver con este programa.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Free software under the MIT licence. The font is Inter (OFL).</source>
        <translation>Software libre con licencia MIT. La tipografía es Inter (OFL).</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: in Python, as nothing was compiled when this was installed.</source>
        <translation>Jugadores artificiales: en Python, porque no se compiló nada al instalar.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: compiled for {games}, in Python for the others.</source>
        <translation>Jugadores artificiales: compilados para {games}; en Python para los demás juegos.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: compiled for all games, and so at full speed.</source>
        <translation>Jugadores artificiales: compilados para todos los juegos, así que a toda velocidad.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Tiling puzzles: the solver is compiled.</source>
        <translation>Teselados: el solucionador está compilado.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Tiling puzzles: the solver is in Python.</source>
        <translation>Teselados: el solucionador está en Python.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>{name} cannot be saved: {reason}. Please choose another place.</source>
        <translation>No se puede guardar {name}: {reason}. Elige otro lugar.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>Some of the moves are to stay secret until the attempt is over.</source>
        <translation>Algunas jugadas deben seguir en secreto hasta que acabe el intento.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>The game is on the clipboard.</source>
        <translation>La partida está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>The position is on the clipboard.</source>
        <translation>La posición está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>The text on the clipboard cannot be read: line {line}, column {column}: {reason}.</source>
        <translation>No se puede leer el texto del portapapeles: línea {line}, columna {column}: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Form</source>
        <translation>Formato</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Time for a move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>{seconds} s for a move</source>
        <translation>{seconds} s por jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>&amp;Board only</source>
        <translation>Solo el &amp;tablero</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>S&amp;top</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} píxeles</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/export/dialog.py"/>
        <source>{count} positions, {seconds} s</source>
        <extracomment>One: One position, {seconds} s</extracomment>
        <translation>
            <numerusform>Una posición, {seconds} s</numerusform>
            <numerusform>{count} posiciones, {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Size {scale}×</source>
        <translation>Tamaño {scale}×</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>It is on the clipboard.</source>
        <translation>Está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The table as it is now, for letters and pages.</source>
        <translation>La mesa como está ahora, para cartas y páginas.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The table as it is now, sharp at any size, for print.</source>
        <translation>La mesa como está ahora, nítida a cualquier tamaño, para imprimir.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Animated picture</source>
        <translation>Imagen animada</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The moves of this line one after the other, in a PNG that browsers animate.</source>
        <translation>Las jugadas de esta línea una tras otra, en un PNG que los navegadores animan.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Animated PNG picture (*.png)</source>
        <translation>Imagen PNG animada (*.png)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Moves of this line</source>
        <translation>Esta línea</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Without variations, as text that this program reads again.</source>
        <translation>Sin variantes, como texto que este programa vuelve a leer.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Board as text</source>
        <translation>Tablero como texto</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The position, drawn with characters.</source>
        <translation>La posición, dibujada con caracteres.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/preview.py"/>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Games and puzzles</source>
        <translation>Partidas y rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Puzzles</source>
        <translation>Rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>No se puede abrir {name}: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>{name} cannot be read: line {line}, column {column}: {reason}.</source>
        <translation>No se puede leer {name}: línea {line}, columna {column}: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>The file is damaged; this is the copy that was saved before it.</source>
        <translation>El archivo está dañado; esta es la copia que se guardó antes.</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>move {ply}, {move}, is illegal: {why}</source>
        <translation>la jugada {ply}, {move}, es ilegal: {why}</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>This file has several games:</source>
        <translation>Este archivo contiene varias partidas:</translation>
    </message>
    <message>
        <location filename="pentogames/window/language_menu.py"/>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <location filename="pentogames/window/language_menu.py"/>
        <source>Like the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Nothing has been refused yet in this position.</source>
        <translation>En esta posición aún no se ha rechazado nada.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Let me &amp;try</source>
        <translation>Probar &amp;yo</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Back to the &amp;game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Finish</source>
        <translation>&amp;Terminar</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Next lesson</source>
        <translation>Lección &amp;siguiente</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Reset progress…</source>
        <translation>Borrar el progreso…</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Done, with a star.</source>
        <translation>Hecha, con estrella.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Done.</source>
        <translation>Hecha.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>{game}  {done}/{count}</source>
        <translation>{game}  {done}/{count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Forget which lessons are done, of all games, and the stars?</source>
        <translation>¿Olvidar qué lecciones están hechas, en todos los juegos, y las estrellas?</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Marked: {squares}.</source>
        <translation>Marcadas: {squares}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>An arrow leads from {start} to {end}.</source>
        <translation>Una flecha va de {start} a {end}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Step {number} of {count}; {solved} done</source>
        <translation>Paso {number} de {count}; {solved} hechos</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>{game} · lesson {number} of {count}</source>
        <translation>{game} · lección {number} de {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>The lesson is done, without a mistake: ★</source>
        <translation>Lección hecha, sin un solo error: ★</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>The lesson is done.</source>
        <translation>Lección hecha.</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Wooden table</source>
        <translation>&amp;Mesa de madera</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>High &amp;contrast, light</source>
        <translation>Alto con&amp;traste, claro</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>High contrast, d&amp;ark</source>
        <translation>Alto contraste, oscu&amp;ro</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Look</source>
        <translation>Aspec&amp;to</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Fa&amp;mous games</source>
        <translation>Partidas &amp;famosas</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Moves</source>
        <translation>&amp;Jugadas</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Open a game or a puzzle</source>
        <translation>Abrir una partida o un rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>Start</source>
        <comment>the first position</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>variation</source>
        <translation>variante</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>folded</source>
        <translation>plegada</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_rows.py"/>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>Name of {seat}</source>
        <translation>Nombre de {seat}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{count} of 5</source>
        <translation>{count} de 5</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>Matches</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{letter}: {player} owns {count} of the five pieces.</source>
        <translation>{letter}: {player} tiene {count} de las cinco fichas.</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>Matches on the board: {count}</source>
        <translation>Combinaciones en el tablero: {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>There is no match on the board.</source>
        <translation>No hay ninguna combinación en el tablero.</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pent_up.py"/>
        <source>Tiles by level</source>
        <translation>Losetas por nivel</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/panels/pent_up.py"/>
        <source>{points} points</source>
        <extracomment>One: {points} point</extracomment>
        <translation>
            <numerusform>{points} punto</numerusform>
            <numerusform>{points} puntos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Picture editor…</source>
        <translation>Editor de imágenes…</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Round {n}: {n} to remove and restore</source>
        <translation>Ronda {n}: {n} por quitar y rehacer</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Round 1: one stone to remove and restore</source>
        <translation>Ronda 1: una bola por quitar y rehacer</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Not while an attempt runs</source>
        <translation>No durante un intento</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>a picture without a name</source>
        <translation>una imagen sin nombre</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Picture: {name} {dots}</source>
        <translation>Imagen: {name} {dots}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Time so far: {time}</source>
        <translation>Tiempo hasta ahora: {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>No record with this picture yet</source>
        <translation>Aún sin récord con esta imagen</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Record with this picture: {n} in {time}</source>
        <translation>Récord con esta imagen: {n} en {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Single squares</source>
        <translation>Casillas sueltas</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored left and right</source>
        <translation>Espejo izquierda-derecha</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored top and bottom</source>
        <translation>Espejo arriba-abajo</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored both ways</source>
        <translation>Espejo en ambos sentidos</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored at the rising diagonal</source>
        <translation>Espejo en la diagonal ascendente</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored at the falling diagonal</source>
        <translation>Espejo en la diagonal descendente</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Turned by a half</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Turned by quarters</source>
        <translation>Cuartos de vuelta</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>All mirrors and turns</source>
        <translation>Todos los espejos y giros</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Take stones away</source>
        <translation>Quitar bolas</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Picture editor</source>
        <translation>Editor de imágenes</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Name of the picture</source>
        <translation>Nombre de la imagen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Brush: {brush}</source>
        <translation>Pincel: {brush}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Nothing is painted yet</source>
        <translation>Aún no hay nada pintado</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Paint with the mouse, or with the arrow keys and Space.</source>
        <translation>Pinta con el ratón, o con las flechas y Espacio.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Difficulty {dots}</source>
        <translation>Dificultad {dots}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Difficulty {level} of {most}</source>
        <translation>Dificultad {level} de {most}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} (sample)</source>
        <translation>{name} (muestra)</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is loaded; undo brings back what was here.</source>
        <translation>Se ha cargado {name}; deshacer devuelve lo que había.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} cannot be saved: {reason}.</source>
        <translation>No se puede guardar {name}: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} cannot be deleted: {reason}.</source>
        <translation>No se puede borrar {name}: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is deleted; save it again if that was a mistake.</source>
        <translation>Se ha borrado {name}; si ha sido un error, guárdalo otra vez.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Import a picture</source>
        <translation>Importar una imagen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is no picture: line {line}, column {column}: {reason}.</source>
        <translation>{name} no es una imagen: línea {line}, columna {column}: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is imported; save it to keep it.</source>
        <translation>Se ha importado {name}; guárdala para conservarla.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Export the picture</source>
        <translation>Exportar la imagen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Exported as {name}.</source>
        <translation>Exportado como {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_desk.py"/>
        <source>&amp;Puzzles</source>
        <translation>&amp;Rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_desk.py"/>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>best {time}</source>
        <translation>mejor: {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>solved with hints</source>
        <translation>resuelto con pistas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>very hard</source>
        <translation>muy difícil</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>Puzzle {number}</source>
        <translation>Rompecabezas {number}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>{name} ({difficulty})</source>
        <translation>{name} ({difficulty})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Next puzzle</source>
        <translation>Siguiente rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Show the time</source>
        <translation>Mostrar el tiempo</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back first (Ctrl+Z): from here the goal is out of reach.</source>
        <translation>Retírala antes (Ctrl+Z): desde aquí ya no se alcanza el objetivo.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{player} is thinking…</source>
        <translation>{player} está pensando…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back (Ctrl+Z) to try another move.</source>
        <translation>Retírala (Ctrl+Z) para probar otra jugada.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{n} wrong moves</source>
        <extracomment>One: One wrong move</extracomment>
        <translation>
            <numerusform>Una jugada errónea</numerusform>
            <numerusform>{n} jugadas erróneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{n} hints</source>
        <extracomment>One: one hint</extracomment>
        <translation>
            <numerusform>una pista</numerusform>
            <numerusform>{n} pistas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Best time: {time}</source>
        <translation>Mejor tiempo: {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Fewest hints: {hints}, wrong moves: {tries}</source>
        <translation>Menos pistas: {hints}; jugadas erróneas: {tries}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Solved without hints and wrong moves.</source>
        <translation>Resuelto sin pistas ni jugadas erróneas.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>All moves are refuted: White cannot win this endgame.</source>
        <translation>Todas las jugadas están refutadas: Blanco no puede ganar este final.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{opponent} wins from here. Take back (Ctrl+Z) to try another move.</source>
        <translation>Desde aquí gana {opponent}. Retírala (Ctrl+Z) para probar otra jugada.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>New puzzle</source>
        <translation>Nuevo rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>as many as it needs</source>
        <translation>las que hagan falta</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Exactly one solution</source>
        <translation>Una única solución</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Pass this code on, or type another: it makes the same puzzle anywhere</source>
        <translation>Comparte este código, o escribe otro: da el mismo rompecabezas en todas partes</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Another one</source>
        <translation>Otro</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Laid at the start</source>
        <translation>Puestas al empezar</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>A code looks like {code}.</source>
        <translation>Un código es así: {code}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>The month before</source>
        <translation>El mes anterior</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>The month after</source>
        <translation>El mes siguiente</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Puzzle of the day</source>
        <translation>Rompecabezas del día</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Easy on Mondays, hardest on Sundays, and the same for everybody.</source>
        <translation>Fácil los lunes, el más difícil los domingos, y el mismo para todo el mundo.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>Making a puzzle and proving it…</source>
        <translation>Preparando y comprobando un rompecabezas…</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>{n} pieces to lay</source>
        <extracomment>One: One piece to lay</extracomment>
        <translation>
            <numerusform>Una pieza por colocar</numerusform>
            <numerusform>{n} piezas por colocar</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>exactly one solution</source>
        <translation>una única solución</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>It is {difficulty}: none of this size turned out {wanted}.</source>
        <translation>Es {difficulty}: de este tamaño no ha salido ninguno {wanted}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Four: L N P Y</source>
        <translation>Cuatro: L N P Y</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Eight: F N P T U W Y Z</source>
        <translation>Ocho: F N P T U W Y Z</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>All twelve</source>
        <translation>Los doce</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>One match of each</source>
        <translation>Una por pentominó</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Pieces</source>
        <comment>of Pauli</comment>
        <translation>Fichas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: none yet</source>
        <translation>{letter}: ninguna todavía</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: one, as wanted</source>
        <translation>{letter}: una, como se pide</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: {count}, too many</source>
        <translation>{letter}: {count}, demasiadas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Make exactly one match of each pentomino in the table.</source>
        <translation>Forma exactamente una combinación de cada pentominó de la tabla.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>One: {one} · none: {none} · too many: {many}</source>
        <translation>Una: {one} · ninguna: {none} · demasiadas: {many}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces. It can be done with {par}.</source>
        <translation>Resuelto con {pieces} fichas. Se puede con {par}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: nobody can do better.</source>
        <translation>Resuelto con {pieces} fichas: nadie puede hacerlo mejor.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: as few as the best figure known.</source>
        <translation>Resuelto con {pieces} fichas: tan pocas como la marca conocida.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: fewer than anybody is known to have found!</source>
        <translation>Resuelto con {pieces} fichas: ¡menos de las que nadie ha logrado, que se sepa!</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>par {par}</source>
        <translation>marca {par}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>best {best}, par {par}</source>
        <translation>mejor {best}, marca {par}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Par {par} is {standing}.</source>
        <translation>La marca es {par} ({standing}).</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>proved: nobody can do better</source>
        <translation>demostrada: nadie puede mejorarla</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>best known: perhaps you can do better</source>
        <translation>la mejor conocida: quizá puedas mejorarla</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Matches by pentomino</source>
        <translation>Combinaciones por pentominó</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Show my best figure</source>
        <translation>Mostrar mi mejor figura</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>No single piece makes it better. Take one away or shift one.</source>
        <translation>Ninguna ficha sola la mejora. Quita o desplaza alguna.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Put four pieces of different colours side by side to begin with.</source>
        <translation>Para empezar, pon juntas cuatro fichas de distinto color.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Hints: {hints}</source>
        <translation>Pistas: {hints}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>No best value yet.</source>
        <translation>Aún no hay mejor valor.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Your best: {value} (hints: {hints}).</source>
        <translation>Lo mejor tuyo: {value} (pistas: {hints}).</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Your best: {value}.</source>
        <translation>Lo mejor tuyo: {value}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>{letter}: {count} matches. Click or press Space to see each alone.</source>
        <translation>{letter}: {count} combinaciones. Un clic o Espacio muestra cada una sola.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>{letter}: match {number} of {count}</source>
        <translation>{letter}: combinación {number} de {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Most matches</source>
        <translation>Más combinaciones</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Matches in all</source>
        <translation>Combinaciones en total</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Different pentominoes</source>
        <translation>Pentominós distintos</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{letter}: {count}</source>
        <translation>{letter}: {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Pieces: {count}</source>
        <translation>Fichas: {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>matches in all</source>
        <translation>combinaciones en total</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>different pentominoes</source>
        <translation>pentominós distintos</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Make as many matches as you can: six pieces of each colour are yours.</source>
        <translation>Forma tantas combinaciones como puedas: tienes seis fichas de cada color.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: more than anybody is known to have found!</source>
        <translation>{value} {what}: ¡más de lo que nadie ha logrado, que se sepa!</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: nobody can do better.</source>
        <translation>{value} {what}: nadie puede hacerlo mejor.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: as many as the best figure known.</source>
        <translation>{value} {what}: tantas como la marca conocida.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>First steps, 4×4</source>
        <translation>Primeros pasos, 4×4</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Easy, 5×5</source>
        <translation>Fácil, 5×5</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Medium, 6×6</source>
        <translation>Medio, 6×6</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Hard, 8×8</source>
        <translation>Difícil, 8×8</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Expert, 8×8 and crowded</source>
        <translation>Experto, 8×8 y repleto</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Spot the matches</source>
        <translation>Ver combinaciones</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>New board</source>
        <translation>Nuevo tablero</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Board by its code</source>
        <translation>Tablero por su código</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Type the code of a board, such as easy-123, and press Enter</source>
        <translation>Escribe el código de un tablero, como easy-123, y pulsa Intro</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copy the code of this board, to share it</source>
        <translation>Copiar el código de este tablero, para compartirlo</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Against the clock</source>
        <translation>Contra el reloj</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Show how many there are</source>
        <translation>Mostrar cuántas hay</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Outline what is found</source>
        <translation>Perfilar las encontradas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed pieces want one more.</source>
        <translation>A las fichas rodeadas les falta una.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed piece belongs to a match of {letter}. A hint counts like a mistake.</source>
        <translation>La ficha rodeada es de una {letter}. Una pista cuenta como error.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed pieces belong to a match of {letter}.</source>
        <translation>Las fichas rodeadas son de una {letter}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>There is no board {code}. A code looks like {example}.</source>
        <translation>No hay ningún tablero {code}. Un código es así: {example}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copied: {code}</source>
        <translation>Copiado: {code}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>found</source>
        <translation>encontrada</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>missed</source>
        <translation>sin ver</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Found: {found} of {total}</source>
        <translation>Encontradas: {found} de {total}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Found: {found}</source>
        <translation>Encontradas: {found}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Wrong: {wrong}</source>
        <translation>Errores: {wrong}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>hints: {hints}</source>
        <translation>pistas: {hints}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>{seconds} s added for each</source>
        <translation>+{seconds} s cada vez</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>known board, no record</source>
        <translation>tablero conocido, sin récord</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Missed: {count}. They are outlined on the board; Ctrl+B draws another.</source>
        <translation>Sin encontrar: {count}. Están perfiladas en el tablero; Ctrl+B saca otro.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found. Ctrl+B draws another board.</source>
        <translation>Todas encontradas. Ctrl+B saca otro tablero.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found in {time}. Ctrl+B draws another board.</source>
        <translation>Todas encontradas en {time}. Ctrl+B saca otro tablero.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Mark five connected pieces of five colours.</source>
        <translation>Marca cinco fichas unidas de cinco colores.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found: your best so far in this level.</source>
        <translation>Todas encontradas: tu mejor resultado en este nivel.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Best time: {time} ({code})</source>
        <translation>Mejor tiempo: {time} ({code})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Fewest slips: {slips} in {time} ({code})</source>
        <translation>Menos errores: {slips} en {time} ({code})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>8×8 without any four squares</source>
        <translation>8×8 sin cuatro casillas cualesquiera</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{name}, with pieces that you choose</source>
        <translation>{name}, con piezas a tu elección</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>New puzzle {code}</source>
        <translation>Nuevo rompecabezas {code}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of {day}</source>
        <translation>Rompecabezas: {day}</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{n} squares to cover</source>
        <extracomment>One: One square to cover</extracomment>
        <translation>
            <numerusform>Una casilla por cubrir</numerusform>
            <numerusform>{n} casillas por cubrir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{n} solutions</source>
        <extracomment>One: one solution</extracomment>
        <translation>
            <numerusform>una solución</numerusform>
            <numerusform>{n} soluciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of {n} squares</source>
        <extracomment>One: Puzzle of one square</extracomment>
        <translation>
            <numerusform>Rompecabezas de una casilla</numerusform>
            <numerusform>Rompecabezas de {n} casillas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Rectangles</source>
        <translation>Rectángulos</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Squares</source>
        <translation>Cuadrados</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Five rows</source>
        <translation>Cinco filas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Pieces three times as large</source>
        <translation>Piezas tres veces mayores</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Universe's boards</source>
        <translation>Tableros de Universe</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Small shapes</source>
        <translation>Formas pequeñas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Things</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Letters and figures</source>
        <translation>Letras y cifras</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Yours to decide</source>
        <translation>A tu elección</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>New puzzle…</source>
        <translation>Nuevo…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of the day…</source>
        <translation>Del día…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Draw a puzzle…</source>
        <translation>Dibujar…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Edit a copy…</source>
        <translation>Editar copia…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Tiling puzzles</source>
        <translation>Teselados</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The solver has stopped. Ask again to start it anew.</source>
        <translation>El solucionador se ha parado. Pregunta otra vez para reiniciarlo.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>Looking for a solution…</source>
        <translation>Buscando una solución…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>There is no solution at all, whatever is taken back.</source>
        <translation>No hay ninguna solución, se retire lo que se retire.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>It cannot be solved from here. Take back these: {pieces}.</source>
        <extracomment>One: It cannot be solved from here. Take back the {pieces}.</extracomment>
        <translation>
            <numerusform>Desde aquí no se puede resolver. Retira la {pieces}.</numerusform>
            <numerusform>Desde aquí no se puede resolver. Retira estas: {pieces}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The {piece} fits somewhere. Another hint shows where.</source>
        <translation>La {piece} encaja en algún sitio. Otra pista muestra dónde.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The {piece} goes there. Another hint lays it.</source>
        <translation>La {piece} va ahí. Otra pista la coloca.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>to be covered</source>
        <translation>por cubrir</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>outside</source>
        <translation>fuera</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>{piece} in hand.</source>
        <translation>{piece} en la mano.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>One each</source>
        <translation>1 de cada</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Two each</source>
        <translation>2 de cada</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Give a {piece} ({piece})</source>
        <translation>Dar una {piece} ({piece})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Give a {piece}</source>
        <translation>Dar una {piece}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Number of {piece}</source>
        <translation>Número de {piece}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Draw a puzzle</source>
        <translation>Dibujar un rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Title of the puzzle</source>
        <translation>Título del rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>How strokes are repeated</source>
        <translation>Cómo se repiten los trazos</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Draw with the mouse, or with arrows and Space. A letter takes a piece in hand.</source>
        <translation>Dibuja con el ratón, o con las flechas y Espacio. Una letra coge una pieza.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>R turns and F flips the {piece}, a click or Enter lays it, Esc puts it down.</source>
        <translation>R gira y F voltea la {piece}; un clic o Intro la pone, Esc la devuelve.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>That reaches beyond the sheet.</source>
        <translation>Eso se sale de la hoja.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>There is a piece in the way.</source>
        <translation>Hay una pieza en medio.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Two pieces of the same letter that are given may not touch.</source>
        <translation>Dos piezas dadas con la misma letra no pueden tocarse.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>There are too many pieces.</source>
        <translation>Hay demasiadas piezas.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It cannot be solved.</source>
        <translation>No se puede resolver.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It has {n} solutions.</source>
        <extracomment>One: It has exactly one solution.</extracomment>
        <translation>
            <numerusform>Tiene una única solución.</numerusform>
            <numerusform>Tiene {n} soluciones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It can be solved, in many ways.</source>
        <translation>Se puede resolver, de muchas maneras.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It can be solved. Counting the solutions…</source>
        <translation>Se puede resolver. Contando las soluciones…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>The solver has stopped.</source>
        <translation>El solucionador se ha parado.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Open a puzzle</source>
        <translation>Abrir un rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_files.py"/>
        <source>Puzzle</source>
        <translation>Rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_files.py"/>
        <source>Save the puzzle</source>
        <translation>Guardar el rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_gallery.py"/>
        <source>Solution {number}</source>
        <translation>Solución {number}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_gallery.py"/>
        <source>Solutions found</source>
        <translation>Soluciones encontradas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Find another solution</source>
        <translation>Buscar otra solución</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Show them</source>
        <translation>Mostrarlas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Decide anew</source>
        <translation>Elegir de nuevo</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Can it still be solved?</source>
        <translation>¿Aún se puede resolver?</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Mark what is hopeless</source>
        <translation>Marcar lo imposible</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Fade pieces that fit nowhere any more, and hatch gaps that cannot be filled</source>
        <translation>Atenuar las piezas que ya no caben y rayar los huecos que no se pueden llenar</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>This cannot be covered at all. Decide anew (Ctrl+D).</source>
        <translation>Esto no se puede cubrir de ningún modo. Elige de nuevo (Ctrl+D).</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Not from here: something has to be taken back.</source>
        <translation>Desde aquí no: hay que retirar algo.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes: {n} solutions are left.</source>
        <extracomment>One: Yes: one solution is left.</extracomment>
        <translation>
            <numerusform>Sí: queda una solución.</numerusform>
            <numerusform>Sí: quedan {n} soluciones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes, in more ways than can be counted.</source>
        <translation>Sí, de más maneras de las que se pueden contar.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes. Counting the solutions…</source>
        <translation>Sí. Contando las soluciones…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved, as once before.</source>
        <translation>Resuelto, como ya una vez.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved!</source>
        <translation>¡Resuelto!</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} moves</source>
        <extracomment>One: One move</extracomment>
        <translation>
            <numerusform>Una jugada</numerusform>
            <numerusform>{n} jugadas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Fewest hints: {hints}, in {steps} moves</source>
        <translation>Menos pistas: {hints}, en {steps} jugadas</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} solutions found</source>
        <extracomment>One: One solution found</extracomment>
        <translation>
            <numerusform>Una solución encontrada</numerusform>
            <numerusform>{n} soluciones encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} of {total} solutions found</source>
        <extracomment>One: One of {total} solutions found</extracomment>
        <translation>
            <numerusform>Encontrada una de {total} soluciones</numerusform>
            <numerusform>Encontradas {n} de {total} soluciones</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>The only solution is found</source>
        <translation>Encontrada la única solución</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Click {n} squares to be removed.</source>
        <extracomment>One: Click one more square.</extracomment>
        <translation>
            <numerusform>Haz clic en una casilla más.</numerusform>
            <numerusform>Haz clic en {n} casillas para quitarlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Choose {n} pieces by clicks.</source>
        <extracomment>One: Choose one more piece.</extracomment>
        <translation>
            <numerusform>Elige con un clic una pieza más.</numerusform>
            <numerusform>Elige {n} piezas con clics.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved. Ctrl+B begins anew, to find another solution.</source>
        <translation>Resuelto. Ctrl+B empieza de nuevo, para buscar otra solución.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Cover all squares with pieces from the tray.</source>
        <translation>Cubre todas las casillas con piezas de la bandeja.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} squares are vacant.</source>
        <extracomment>One: One square is vacant.</extracomment>
        <translation>
            <numerusform>Queda una casilla vacía.</numerusform>
            <numerusform>Quedan {n} casillas vacías.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved: your best time so far.</source>
        <translation>Resuelto: tu mejor tiempo hasta ahora.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>PDF sheets</source>
        <translation>Hojas PDF</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>PNG pictures</source>
        <translation>Imágenes PNG</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>SVG pictures</source>
        <translation>Imágenes SVG</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Print puzzles</source>
        <translation>Imprimir rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>With solutions, on pages after them</source>
        <translation>Con soluciones, en páginas al final</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Puzzles on a page</source>
        <translation>Rompecabezas por página</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>{n} on a page</source>
        <extracomment>One: One on a page</extracomment>
        <translation>
            <numerusform>Uno por página</numerusform>
            <numerusform>{n} por página</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Looking for {n} solutions…</source>
        <extracomment>One: Looking for one solution…</extracomment>
        <translation>
            <numerusform>Buscando una solución…</numerusform>
            <numerusform>Buscando {n} soluciones…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>The pages are on their way to the printer.</source>
        <translation>Las páginas van de camino a la impresora.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>{name} cannot be printed.</source>
        <translation>No se puede imprimir {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Save the pages</source>
        <translation>Guardar las páginas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Your tiles</source>
        <translation>Losetas</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Highest level: {level}</source>
        <translation>Nivel más alto: {level}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Points: {points}</source>
        <translation>Puntos: {points}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Your best: {best}</source>
        <translation>Lo mejor tuyo: {best}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Your best tower so far.</source>
        <translation>Tu mejor torre hasta ahora.</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>{name} is not there any more</source>
        <translation>{name} ya no está</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>No recent games</source>
        <translation>No hay partidas recientes</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>Clear the list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>Go on with</source>
        <translation>Continuar con</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Nothing found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Red and green look alike</source>
        <translation>Rojo y verde se parecen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Blue and green look alike</source>
        <translation>Azul y verde se parecen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Colours of the players</source>
        <translation>Colores de los jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Each colour has a sign besides, whatever the palette.</source>
        <translation>Cada color lleva además un signo, sea cual sea la paleta.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>&amp;Coordinates at the edge of the board</source>
        <translation>&amp;Coordenadas en el borde del tablero</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>Choose what is to be done, then press the keys for it in the field below.</source>
        <translation>Elige qué hay que hacer y pulsa sus teclas en el campo de abajo.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>What can be done, and the keys for it</source>
        <translation>Lo que se puede hacer, y sus teclas</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>New keys</source>
        <translation>Nuevas teclas</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>&amp;No keys</source>
        <translation>&amp;Sin teclas</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>As at &amp;first</source>
        <translation>Como al &amp;principio</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>&amp;All as at first</source>
        <translation>&amp;Todo como al principio</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>Without Ctrl or Alt, {keys} is for what you hold in your hand.</source>
        <translation>Sin Ctrl ni Alt, {keys} es para lo que tienes en la mano.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>{keys} is taken already: {deed}</source>
        <translation>{keys} ya está en uso: {deed}</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Always on</source>
        <translation>Siempre activada</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Off: everything jumps to its place</source>
        <translation>Desactivada: todo salta a su sitio</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Animation never holds up the game: you can play on while things move.</source>
        <translation>La animación nunca frena la partida: puedes seguir jugando mientras algo se mueve.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>The screen changes when this dialog is closed; your game stays as it is.</source>
        <translation>La pantalla cambia al cerrar este diálogo; tu partida sigue como está.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>&amp;Confirm each move</source>
        <translation>&amp;Confirmar cada jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>What you put down counts only when you press Enter or the tick below the board.</source>
        <translation>Lo que pones solo cuenta al pulsar Intro o la marca bajo el tablero.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Let the board &amp;help to find moves</source>
        <translation>Que el tablero a&amp;yude a encontrar jugadas</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Without it, the switches for legal squares, regions and the like are gone.</source>
        <translation>Sin esto desaparecen los interruptores de casillas legales, regiones y demás.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>New games are offered with it; each can have another.</source>
        <translation>Se ofrece en las partidas nuevas; cada una puede tener otro.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Player 1</source>
        <translation>Jug. 1</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Player 2</source>
        <translation>Jug. 2</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Cards that win</source>
        <translation>Cartas para ganar</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Balance offer…</source>
        <translation>Oferta de equilibrio…</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Give none</source>
        <translation>No dar ninguna</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Draw who is Cool</source>
        <translation>Sortear quién es Cool</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Change sides</source>
        <translation>Cambiar de lado</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Cards at the start</source>
        <translation>Cartas al empezar</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Who is Cool, and moves first</source>
        <translation>Quién es Cool, y empieza</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>{seat} starts with {letters}.</source>
        <translation>{seat} empieza con {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Handicap: click a card to give it to Cool, again to give it to Hot.</source>
        <translation>Ventaja: un clic en una carta la da a Cool; otro, a Hot.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Balance offer</source>
        <translation>Oferta de equilibrio</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Make the offer</source>
        <translation>Hacer la oferta</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Who offers?</source>
        <translation>¿Quién ofrece?</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>{offering} picks any cards, or none. {choosing} then chooses a side: Cool, with the first turn, or Hot, with these cards, passive side up.</source>
        <translation>{offering} elige las cartas que quiera, o ninguna. Después, {choosing} elige lado: Cool, con el primer turno, o Hot, con esas cartas, por la cara pasiva.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>{player}, which side?</source>
        <translation>{player}, ¿qué lado?</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Cool
and the first turn</source>
        <translation>Cool
y el primer turno</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>and the cards {letters}</source>
        <translation>y las cartas {letters}</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Hot</source>
        <translation>Hot</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>and no cards</source>
        <translation>y ninguna carta</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Advanced</source>
        <translation>Avanzada</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Compare from the top down</source>
        <translation>Comparar de arriba abajo</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>For three players</source>
        <translation>Para tres jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Compare from the table up</source>
        <translation>Comparar desde la mesa</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Each tile scores its level</source>
        <translation>Cada loseta vale su nivel</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Misère does not go with advanced scoring.</source>
        <translation>La misère no va con la puntuación avanzada.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pentago.py"/>
        <source>Table rules</source>
        <translation>Reglas de mesa</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{name}: difficulty {level} of {most}</source>
        <translation>{name}: dificultad {level} de {most}</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Alone</source>
        <translation>A solas</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Hourglass</source>
        <translation>Reloj de arena</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Stopwatch</source>
        <translation>Cronómetro</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Time a move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>The same for {n} rounds</source>
        <translation>La misma durante {n} rondas</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Rounds a picture</source>
        <translation>Rondas por imagen</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Of this match</source>
        <translation>De esta partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>One picture chosen</source>
        <translation>Una imagen elegida</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{n} pictures chosen</source>
        <translation>{n} imágenes elegidas</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>2 players</source>
        <translation>2 jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>3 players</source>
        <translation>3 jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>two outer regions</source>
        <translation>dos regiones exteriores</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>4 players</source>
        <translation>4 jugadores</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>the whole board</source>
        <translation>todo el tablero</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>Click the two outer regions that are to be used.</source>
        <translation>Haz clic en las dos regiones exteriores que se usarán.</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/cards.py"/>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/cards.py"/>
        <source>begun</source>
        <translation>empezado</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Kinds of puzzles</source>
        <translation>Tipos de rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Any difficulty</source>
        <translation>Cualquier dificultad</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Unsolved only</source>
        <translation>Solo sin resolver</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Puzzle shelf</source>
        <translation>Estante de rompecabezas</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>{title}: {solved} of {number} solved</source>
        <translation>{title}: {solved} de {number} resueltos</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>All groups</source>
        <translation>Todos los grupos</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Puzzles that you have begun stand here.</source>
        <translation>Aquí aparecen los rompecabezas que has empezado.</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>No puzzle is like that.</source>
        <translation>No hay ningún rompecabezas así.</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/pictures.py"/>
        <source>Restore the picture</source>
        <translation>Rehacer la imagen</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/pictures.py"/>
        <source>{n} in {time}</source>
        <translation>{n} en {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/sections.py"/>
        <source>Begun</source>
        <translation>Empezados</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/sections.py"/>
        <source>Made or opened by you</source>
        <translation>Creados o abiertos por ti</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Pages of the panel</source>
        <translation>Páginas del panel</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment on the game</source>
        <translation>Comentario a la partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment on this move</source>
        <translation>Comentario a esta jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>A draw.</source>
        <translation>Tablas.</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>out after move {number}</source>
        <translation>fuera tras la jugada {number}</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Count my games against the computer</source>
        <translation>Contar mis partidas contra el ordenador</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Forget all games…</source>
        <translation>Olvidar todas las partidas…</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>All of this stays on this computer.</source>
        <translation>Todo esto se queda en este ordenador.</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Play at level {level}…</source>
        <translation>Jugar en el nivel {level}…</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Forget all your games against the computer, and the ratings?</source>
        <translation>¿Olvidar todas tus partidas contra el ordenador y las puntuaciones?</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>No game against the computer has been counted yet.</source>
        <translation>Aún no se ha contado ninguna partida contra el ordenador.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/statistics.py"/>
        <source>{count} games counted.</source>
        <extracomment>One: One game counted.</extracomment>
        <translation>
            <numerusform>Una partida contada.</numerusform>
            <numerusform>{count} partidas contadas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Your rating is {points}, give or take {deviation}.</source>
        <translation>Tu puntuación es {points}, con un margen de {deviation}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Your rating, game by game</source>
        <translation>Tu puntuación, partida a partida</translation>
    </message>
    <message>
        <location filename="pentogames/window/tree/desk.py"/>
        <source>&amp;Sign beside the move</source>
        <translation>Signo &amp;junto a la jugada</translation>
    </message>
    <message>
        <location filename="pentogames/window/tree/desk.py"/>
        <source>This is the main line now; what it replaces is a variation.</source>
        <translation>Ahora esta es la línea principal; lo que sustituye es una variante.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/tree/desk.py"/>
        <source>Delete {move} and what follows, {count} moves altogether?</source>
        <extracomment>One: Delete {move}?</extracomment>
        <translation>
            <numerusform>¿Borrar {move}?</numerusform>
            <numerusform>¿Borrar {move} y lo que sigue, {count} jugadas en total?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/tree/desk.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Learn {game}</source>
        <translation>Aprender {game}</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Play {game}</source>
        <translation>Jugar a {game}</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Shapes to cover, endgames, towers and more, for one player.</source>
        <translation>Formas que cubrir, finales, torres y más, para una persona.</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Open the shelf</source>
        <translation>Abrir el estante</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Welcome to Pentogames</source>
        <translation>Te damos la bienvenida a Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Choose a game: learn it by playing, or play at once.</source>
        <translation>Elige un juego: apréndelo jugando, o juega sin más.</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>You find this page again under Help.</source>
        <translation>Esta página está siempre en Ayuda.</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>there is no such file or folder</source>
        <translation>no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is not permitted</source>
        <translation>eso no está permitido</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is a folder</source>
        <translation>eso es una carpeta</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is no ordinary file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that name is not possible</source>
        <translation>ese nombre no es posible</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the system reports an error</source>
        <translation>el sistema comunica un error</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Export picture…</source>
        <translation type="vanished">&amp;Exportar imagen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Export picture</source>
        <translation type="vanished">Exportar imagen</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>The picture cannot be written to {name}.</source>
        <translation type="vanished">No se puede escribir la imagen en {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back first (Ctrl+Z): this position is lost.</source>
        <translation type="vanished">Retírala antes (Ctrl+Z): esta posición está perdida.</translation>
    </message>
</context>
</TS>
