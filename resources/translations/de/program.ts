<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>the program is open too many times</source>
        <translation>das Programm ist zu oft geöffnet</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>The last state of your game was damaged; this is the one saved before it.</source>
        <translation>Der letzte Stand deiner Partie war beschädigt; dies ist der, der davor gespeichert wurde.</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>This game cannot be kept safe at the moment: {reason}.</source>
        <translation>Diese Partie kann im Moment nicht gesichert werden: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>Your last game is damaged and cannot be read.</source>
        <translation>Deine letzte Partie ist beschädigt und nicht lesbar.</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>Your last game is damaged and cannot be read; it was put aside as {name}.</source>
        <translation>Deine letzte Partie ist beschädigt und nicht lesbar; sie wurde als {name} beiseitegelegt.</translation>
    </message>
    <message>
        <location filename="pentogames/model/bot_runner.py"/>
        <source>The computer could not work on this: {error}</source>
        <translation>Daran konnte der Computer nicht arbeiten: {error}</translation>
    </message>
    <message>
        <location filename="pentogames/model/bot_runner.py"/>
        <source>The computer stopped thinking unexpectedly. Your game is unharmed.</source>
        <translation>Der Computer hat unerwartet aufgehört zu denken. Deiner Partie ist nichts geschehen.</translation>
    </message>
    <message>
        <location filename="pentogames/model/lesson.py"/>
        <source>That is refused too, but by another rule. Try again.</source>
        <translation>Auch das geht nicht, aber wegen einer anderen Regel. Versuche es noch einmal.</translation>
    </message>
    <message>
        <location filename="pentogames/model/lesson.py"/>
        <source>That is legal, but not what is asked for here.</source>
        <translation>Das ist erlaubt, aber hier nicht gefragt.</translation>
    </message>
    <message>
        <location filename="pentogames/model/progress.py"/>
        <source>Your progress in the lessons cannot be saved: {reason}.</source>
        <translation>Dein Fortschritt in den Lektionen lässt sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/puzzle_records.py"/>
        <source>Your best results cannot be saved: {reason}.</source>
        <translation>Deine Bestleistungen lassen sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/puzzle_shelf.py"/>
        <source>This puzzle cannot be kept safe at the moment: {reason}.</source>
        <translation>Dieses Rätsel kann im Moment nicht gesichert werden: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/statistics.py"/>
        <source>Your statistics cannot be saved: {reason}.</source>
        <translation>Deine Statistik lässt sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/tiling_gallery.py"/>
        <source>The solutions that you find cannot be saved: {reason}.</source>
        <translation>Die Lösungen, die du findest, lassen sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/tiling_sketch.py"/>
        <source>What you have drawn cannot be kept: {reason}.</source>
        <translation>Was du gezeichnet hast, lässt sich nicht aufbewahren: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/troubles.py"/>
        <source>the system reports an error ({detail})</source>
        <translation>das System meldet einen Fehler ({detail})</translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>{player} to move</source>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>{player} has lost on time.</source>
        <translation>{player} hat auf Zeit verloren.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>The game was ended, and its places awarded.</source>
        <translation>Die Partie wurde beendet, und die Plätze wurden vergeben.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/confirm.py"/>
        <source>{move}: confirm it with Enter, or take it back with Esc.</source>
        <translation>{move}: Bestätige mit Eingabe, oder nimm mit Esc zurück.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/confirm.py"/>
        <source>Confirm the move (Enter)</source>
        <translation>Den Zug bestätigen (Eingabe)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/confirm.py"/>
        <source>Take it back (Esc)</source>
        <translation>Zurücknehmen (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Take that piece (F I L N P T U V W X Y Z)</source>
        <translation>Dieses Teil nehmen (F I L N P T U V W X Y Z)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Move the piece in hand</source>
        <translation>Bewegen, was in der Hand ist</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>R, Shift+R</source>
        <translation>R, Umschalt+R</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Turn it right, left (or the mouse wheel)</source>
        <translation>Rechts-, linksherum drehen (oder das Mausrad)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Flip it (or the right mouse button)</source>
        <translation>Umdrehen (oder die rechte Maustaste)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Place it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Move the cursor; then choose a block</source>
        <translation>Den Cursor bewegen; dann einen Block wählen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Place a stone</source>
        <translation>Einen Stein setzen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Choose the block of that number</source>
        <translation>Den Block mit dieser Nummer wählen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>R, L</source>
        <translation>R, L</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn it clockwise, counter-clockwise</source>
        <translation>Ihn im, gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn no block, where that is allowed</source>
        <translation>Keinen Block drehen, wo das erlaubt ist</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Take the stone back</source>
        <translation>Den Stein zurücknehmen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Take the stone back (Esc)</source>
        <translation>Den Stein zurücknehmen (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn no block (S)</source>
        <translation>Keinen Block drehen (S)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/parts.py"/>
        <source>level {number}</source>
        <translation>Ebene {number}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/parts.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="pentogames/scene/parts.py"/>
        <source>not on the board</source>
        <translation>nicht auf dem Brett</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>B G Y O R</source>
        <translation>B G Y O R</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Take a blue, green, yellow, orange or red piece</source>
        <translation>Eine Figur in Blau, Grün, Gelb, Orange oder Rot nehmen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Put it back (or the right mouse button)</source>
        <translation>Zurücklegen (oder die rechte Maustaste)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Shift+Letter</source>
        <translation>Umschalt+Buchstabe</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Look at that card (F I L N P T U V W X Y Z)</source>
        <translation>Diese Karte ansehen (F I L N P T U V W X Y Z)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Place it here (Enter)</source>
        <translation>Hier ablegen (Eingabe)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Put it back (Esc)</source>
        <translation>Zurücklegen (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_scene.py"/>
        <source>Free cards</source>
        <translation>Freie Karten</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_scene.py"/>
        <source>{player}: {count} of {goal}</source>
        <translation>{player}: {count} von {goal}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>A second match explodes: {letters}. {count} pieces go home.</source>
        <translation>Ein zweiter Treffer explodiert: {letters}. {count} Figuren kehren heim.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>Turned passive: {letters}.</source>
        <translation>Passiv werden: {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{player} gets {letters}.</source>
        <translation>{player} bekommt {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is active: {player} owns {count} of the five pieces.</source>
        <translation>{letter} ist aktiv: {player} besitzt {count} der fünf Figuren.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is free.</source>
        <translation>{letter} ist frei.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is passive, {player}'s.</source>
        <translation>{letter} ist passiv und gehört {player}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>No single piece makes it now.</source>
        <translation>Keine einzelne Figur bildet es jetzt.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>The pieces that would make it cannot be played now.</source>
        <translation>Die Figuren, die es bilden würden, können jetzt nicht gesetzt werden.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>One more piece makes it: {colours}.</source>
        <translation>Eine Figur genügt dafür: {colours}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>with {partner}</source>
        <translation>mit {partner}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Turn a block</source>
        <translation>Einen Block drehen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Turn</source>
        <comment>a block</comment>
        <translation>Drehen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – drag it round, or click an arrow.</source>
        <translation>{player}: Drehe jetzt einen Block – zieh ihn herum oder klicke einen Pfeil an.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – drag it round, or click an arrow, or skip it (S).</source>
        <translation>{player}: Drehe jetzt einen Block – zieh ihn herum, klicke einen Pfeil an, oder überspringe das (S).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – press its number, then {keys}.</source>
        <translation>{player}: Drehe jetzt einen Block – drücke seine Nummer, dann {keys}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – press its number, then {keys}, or skip it (S).</source>
        <translation>{player}: Drehe jetzt einen Block – drücke seine Nummer, dann {keys}, oder überspringe das (S).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: place a stone.</source>
        <translation>{player}: Setze einen Stein.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>R or L</source>
        <translation>R oder L</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Cover, uncover, go on; or remove or place a stone</source>
        <translation>Abdecken, aufdecken, weiter; Stein wegnehmen, setzen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose a square; then a block</source>
        <translation>Ein Feld wählen; dann einen Block</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>R, G, B, Y</source>
        <translation>R, G, B, Y</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose the colour of the stone to be placed</source>
        <translation>Die Farbe des Steins wählen, der gesetzt wird</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose a block</source>
        <translation>Einen Block wählen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Put the removed stone back; end the showing</source>
        <translation>Den Stein zurücklegen; die Vorführung beenden</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Put the stone back (Esc)</source>
        <translation>Den Stein zurücklegen (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>A stone that is placed is not taken back: now turn a block.</source>
        <translation>Ein gesetzter Stein wird nicht zurückgenommen: Drehe jetzt einen Block.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Take it apart</source>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Cover the table</source>
        <translation>Tisch abdecken</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Really give up?</source>
        <translation>Wirklich aufgeben?</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Nothing can be moved yet. First press “{button}” (Enter).</source>
        <translation>Noch kann nichts bewegt werden. Drücke zuerst „{button}“ (Eingabe).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>The attempt is being shown. “{button}” (Enter) ends that.</source>
        <translation>Der Versuch wird gerade gezeigt. „{button}“ (Eingabe) beendet das.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>You are looking back. To change the game, press “{button}” (Enter).</source>
        <translation>Du blickst zurück. Um die Partie zu ändern, drücke „{button}“ (Eingabe).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Step back (Left)</source>
        <translation>Einen Schritt zurück (Links)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Step on (Right)</source>
        <translation>Einen Schritt weiter (Rechts)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>End the showing (Esc)</source>
        <translation>Die Vorführung beenden (Esc)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>This is the picture; so it was taken apart:</source>
        <translation>Das ist das Bild; so wurde es zerlegt:</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>Taken apart, {i} of {n}: {move}</source>
        <translation>Zerlegt, {i} von {n}: {move}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>Restored like this, {i} of {n}: {move}</source>
        <translation>So wiederhergestellt, {i} von {n}: {move}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_table.py"/>
        <source>Stones at hand</source>
        <translation>Steine zur Hand</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>one stone and one turn</source>
        <translation>ein Stein und eine Drehung</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{n} stones and {n} turns</source>
        <translation>{n} Steine und {n} Drehungen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {n}. {restorer}: look at the picture and remember it.</source>
        <translation>Runde {n}. {restorer}: Sieh dir das Bild an und merk es dir.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered: {restorer} looks away.</source>
        <translation>Der Tisch ist abgedeckt: {restorer} sieht weg.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker}, take apart: remove a stone ({i} of {n}).</source>
        <translation>{taker}, zerlege: Nimm einen Stein weg ({i} von {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered until {restorer} is there.</source>
        <translation>Der Tisch ist abgedeckt, bis {restorer} da ist.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, restore: place a stone ({i} of {n}).</source>
        <translation>{restorer}, stelle wieder her: Setze einen Stein ({i} von {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered.</source>
        <translation>Der Tisch ist abgedeckt.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Looking back, round {n}: {phase}.</source>
        <translation>Rückblick, Runde {n}: {phase}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker}, take apart: now turn a block ({i} of {n}).</source>
        <translation>{taker}, zerlege: Drehe jetzt einen Block ({i} von {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, restore: now turn a block ({i} of {n}).</source>
        <translation>{restorer}, stelle wieder her: Drehe jetzt einen Block ({i} von {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} restores</source>
        <translation>{player} stellt wieder her</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} takes apart</source>
        <translation>{player} zerlegt</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>the picture, complete</source>
        <translation>das vollständige Bild</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, look away!</source>
        <translation>{restorer}, sieh weg!</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} takes the table and takes the picture apart: {what}.</source>
        <translation>{taker} übernimmt den Tisch und zerlegt das Bild: {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} is here</source>
        <translation>{taker} ist da</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, take the table!</source>
        <translation>{restorer}, übernimm den Tisch!</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The computer has taken the picture apart. Restore it: {what}.</source>
        <translation>Der Computer hat das Bild zerlegt. Stelle es wieder her: {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer} is here</source>
        <translation>{restorer} ist da</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} leaves it and keeps silent. Restore the picture: {what}.</source>
        <translation>{taker} geht weg und schweigt. Stelle das Bild wieder her: {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>A pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered, and any clock stands, until {restorer} goes on.</source>
        <translation>Der Tisch ist abgedeckt, und jede Uhr steht, bis {restorer} weitermacht.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player}'s time has run out: not restored.</source>
        <translation>Die Zeit von {player} ist abgelaufen: nicht wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has given up: not restored.</source>
        <translation>{player} hat aufgegeben: nicht wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has restored the picture!</source>
        <translation>{player} hat das Bild wiederhergestellt!</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has not restored the picture: see the marked squares.</source>
        <translation>{player} hat das Bild nicht wiederhergestellt: Sieh dir die markierten Felder an.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {old} is over. Out: {fallen}. Now it is {what}.</source>
        <translation>Runde {old} ist vorbei. Ausgeschieden: {fallen}. Als Nächstes: {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {old} is over and nobody is out. Now it is {what}.</source>
        <translation>Runde {old} ist vorbei, und niemand scheidet aus. Als Nächstes: {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Restored! Now it is {what}.</source>
        <translation>Wiederhergestellt! Als Nächstes: {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>failed</source>
        <translation>daneben</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>restores</source>
        <translation>baut auf</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>takes apart</source>
        <translation>zerlegt</translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Turn left (Shift+R)</source>
        <translation>Linksherum drehen (Umschalt+R)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Turn right (R, or the wheel)</source>
        <translation>Rechtsherum drehen (R oder das Mausrad)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Flip (F, or the right button)</source>
        <translation>Umdrehen (F oder die rechte Taste)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_board_scene.py"/>
        <source>vacant</source>
        <translation>frei</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Move the cursor and the piece in hand</source>
        <translation>Den Cursor und die Figur in der Hand bewegen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put the piece, or take the one under the cursor in hand</source>
        <translation>Figur setzen, oder die unter dem Cursor nehmen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Take away the piece under the cursor (or the right mouse button)</source>
        <translation>Wegnehmen, was unter dem Cursor liegt (oder die rechte Maustaste)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put back what is in hand</source>
        <translation>Zurücklegen, was in der Hand ist</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put it here (Enter)</source>
        <translation>Hier setzen (Eingabe)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>A {colour} piece on {square} helps most for now.</source>
        <translation>Eine Figur in {colour} auf {square} hilft im Moment am meisten.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>Makes {letters}.</source>
        <translation>Bildet {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>Breaks {letters}.</source>
        <translation>Zerstört {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Move the cursor</source>
        <translation>Den Cursor bewegen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Mark the square, or take the mark away</source>
        <translation>Das Feld markieren oder die Marke entfernen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Have the marked squares judged</source>
        <translation>Die markierten Felder prüfen lassen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Take the last mark away</source>
        <translation>Die letzte Marke entfernen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Take all marks away</source>
        <translation>Alle Marken entfernen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_hand.py"/>
        <source>Move the cursor, with nothing in hand</source>
        <translation>Den Cursor bewegen, mit leerer Hand</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_hand.py"/>
        <source>Take the piece under the cursor in hand</source>
        <translation>Das Teil unter dem Cursor in die Hand nehmen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_paper.py"/>
        <source>No solution is known</source>
        <translation>Keine Lösung bekannt</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_paper.py"/>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_paper.py"/>
        <source>Pentogames · page {number} of {count}</source>
        <translation>Pentogames · Seite {number} von {count}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>{piece}, given</source>
        <translation>{piece}, vorgegeben</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>The board is empty</source>
        <translation>Das Brett ist leer</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>{piece}. It fits.</source>
        <translation>{piece}. Es passt.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Explode the levels</source>
        <translation>Ebenen auseinanderziehen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Slide the levels apart; taking a tile brings them together again</source>
        <translation>Die Ebenen auseinanderschieben; nimmst du ein Plättchen, rücken sie wieder zusammen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom in (or Ctrl and the wheel, or two fingers)</source>
        <translation>Vergrößern (oder Strg und Mausrad, oder zwei Finger)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom out (or Ctrl and the wheel, or two fingers)</source>
        <translation>Verkleinern (oder Strg und Mausrad, oder zwei Finger)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Show the whole stack</source>
        <translation>Den ganzen Stapel zeigen</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Show the whole stack and follow it (drag the table, or Shift and arrows, to move it)</source>
        <translation>Den ganzen Stapel zeigen und ihm folgen (Tisch ziehen, oder Umschalt und Pfeiltasten, um ihn zu verschieben)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Cover the table while you restore; the clock stands</source>
        <translation>Den Tisch während des Wiederherstellens abdecken; die Uhr steht</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Give up the attempt</source>
        <translation>Den Versuch aufgeben</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Give up the attempt (twice)</source>
        <translation>Den Versuch aufgeben (zweimal)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show all levels (0)</source>
        <translation>Alle Ebenen zeigen (0)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show level {level} alone ({level}, or Alt+Up and Alt+Down)</source>
        <translation>Nur Ebene {level} zeigen ({level}, oder Alt+Auf und Alt+Ab)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show level {level} alone (Alt+Up, Alt+Down)</source>
        <translation>Nur Ebene {level} zeigen (Alt+Auf, Alt+Ab)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>The first tile can lie anywhere on the table.</source>
        <translation>Das erste Plättchen darf überall auf dem Tisch liegen.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>This tile must go on level 1, the table.</source>
        <translation>Dieses Plättchen muss auf Ebene 1, den Tisch.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>This tile must go on level {level}.</source>
        <translation>Dieses Plättchen muss auf Ebene {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/strip.py"/>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <location filename="pentogames/scene/strip.py"/>
        <source>Open the lesson about this rule (Ctrl+?)</source>
        <translation>Die Lektion zu dieser Regel öffnen (Strg+?)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/turn_handles.py"/>
        <source>Turn block {block} clockwise (R)</source>
        <translation>Block {block} im Uhrzeigersinn drehen (R)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/turn_handles.py"/>
        <source>Turn block {block} counter-clockwise (L)</source>
        <translation>Block {block} gegen den Uhrzeigersinn drehen (L)</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Copy the game</source>
        <translation>Partie &amp;kopieren</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Copy the &amp;position</source>
        <translation>Ste&amp;llung kopieren</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Paste a &amp;game or position</source>
        <translation>&amp;Partie oder Stellung einfügen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Se&amp;ttings…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;First position</source>
        <translation>&amp;Anfangsstellung</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Previous position</source>
        <translation>&amp;Vorige Stellung</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Next position</source>
        <translation>&amp;Nächste Stellung</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Last position</source>
        <translation>&amp;Letzte Stellung</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>! &amp;Good move</source>
        <translation>! &amp;Guter Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>? &amp;Mistake</source>
        <translation>? &amp;Fehler</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>!? &amp;Interesting move</source>
        <translation>!? &amp;Interessanter Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>?! &amp;Doubtful move</source>
        <translation>?! &amp;Zweifelhafter Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>!! &amp;Brilliant move</source>
        <translation>!! &amp;Brillanter Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>?? B&amp;lunder</source>
        <translation>?? &amp;Patzer</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;No sign</source>
        <translation>&amp;Kein Zeichen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Next &amp;variation</source>
        <translation>Nächste Va&amp;riante</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Previous v&amp;ariation</source>
        <translation>Vorige Var&amp;iante</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Make it the main line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Delete from here…</source>
        <translation>A&amp;b hier löschen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>F&amp;old variations</source>
        <translation>Varianten &amp;einklappen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Pause the &amp;clocks</source>
        <translation>&amp;Uhren anhalten</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Let the computer &amp;move</source>
        <translation>Computer &amp;ziehen lassen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Stop thinking and move</source>
        <translation>&amp;Sofort ziehen lassen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Pause between computers</source>
        <translation>&amp;Pause zwischen Computern</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Take over from the computer</source>
        <translation>Vom &amp;Computer übernehmen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Let the computer play &amp;for me</source>
        <translation>Computer &amp;für mich spielen lassen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Statisti&amp;cs…</source>
        <translation>Stat&amp;istik…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Play sounds</source>
        <translation>&amp;Klänge abspielen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Puzzle &amp;shelf…</source>
        <translation>Rätsel&amp;regal…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Why was that refused?</source>
        <translation>War&amp;um ging das nicht?</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Show &amp;me</source>
        <translation>Zeig es &amp;mir</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>L&amp;eave the lesson</source>
        <translation>Lektion &amp;verlassen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Welcome…</source>
        <translation>&amp;Willkommen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Open the l&amp;og</source>
        <translation>&amp;Protokoll öffnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;About Pentogames</source>
        <translation>Ü&amp;ber Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Pentogames</source>
        <translation>Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Something went wrong inside the program. Your game is kept, and you can go on.</source>
        <translation>Im Programm ist etwas schiefgegangen. Deine Partie ist gesichert, und du kannst weitermachen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Save the game…</source>
        <translation>Partie speichern…</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Open the log</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>There is no log yet.</source>
        <translation>Es gibt noch kein Protokoll.</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>The log lies in {path}.</source>
        <translation>Das Protokoll liegt in {path}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Time for the whole game</source>
        <translation>Zeit für die ganze Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Time, and more for each move</source>
        <translation>Zeit, und mehr mit jedem Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Hourglass: my time runs to you</source>
        <translation>Sanduhr: Meine Zeit fließt zu dir</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Time for each move</source>
        <translation>Zeit für jeden Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Minutes for each player</source>
        <translation>Minuten für jeden</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Seconds for a move</source>
        <translation>Sekunden für einen Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Seconds more after each move</source>
        <translation>Sekunden mehr nach jedem Zug</translation>
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
        <translation>Die Partie ist angehalten. {key}: weiter.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>The clocks stand. {player} is to move. {key}: go on.</source>
        <translation>Die Uhren stehen. {player} ist am Zug. {key}: weiter.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>{player} has no time left.</source>
        <translation>{player} hat keine Zeit mehr.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>&amp;Lost on time</source>
        <translation>&amp;Auf Zeit verloren</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>&amp;Play on without clocks</source>
        <translation>&amp;Ohne Uhren weiterspielen</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>This position has not been analysed.</source>
        <translation>Diese Stellung wurde nicht analysiert.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>{side} wins, as is proved.</source>
        <translation>{side} gewinnt; das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>A draw, as is proved.</source>
        <translation>Unentschieden; das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>It is about even.</source>
        <translation>Es steht etwa gleich.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>{side} stands better: {share}.</source>
        <translation>{side} steht besser: {share}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_page.py"/>
        <source>How far the analysis is</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_page.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_page.py"/>
        <source>Analyse the game</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Quick</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Computer</source>
        <translation>&amp;Computer</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Sp&amp;eed</source>
        <translation>T&amp;empo</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Thinking time of the stron&amp;gest level</source>
        <translation>&amp;Denkzeit der stärksten Stufe</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{count} seconds</source>
        <translation>{count} Sekunden</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{player} is thinking. {key}: move now.</source>
        <translation>{player} denkt nach. {key}: sofort ziehen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{player}, the computer, waits. {key}: go on.</source>
        <translation>{player}, der Computer, wartet. {key}: weiter.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Let the computer think once more</source>
        <translation>Den Computer noch einmal denken lassen</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/graph.py"/>
        <source>Graph of the game</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/computer/graph.py"/>
        <source>After {number} moves: not analysed.</source>
        <extracomment>One: After one move: not analysed.</extracomment>
        <translation>
            <numerusform>Nach einem Zug: nicht analysiert.</numerusform>
            <numerusform>Nach {number} Zügen: nicht analysiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/computer/graph.py"/>
        <source>After {number} moves: {shares}.</source>
        <extracomment>One: After one move: {shares}.</extracomment>
        <translation>
            <numerusform>Nach einem Zug: {shares}.</numerusform>
            <numerusform>Nach {number} Zügen: {shares}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>Looking for a good move…</source>
        <translation>Ein guter Zug wird gesucht…</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>Another</source>
        <translation>Ein anderer</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>The next best move</source>
        <translation>Der nächstbeste Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>The next step of the hint</source>
        <translation>Der nächste Schritt des Tipps</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/players_page.py"/>
        <source>Seats can be given to the computer, or taken over, at any time.</source>
        <translation>Plätze lassen sich jederzeit dem Computer geben oder übernehmen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/players_page.py"/>
        <source>Who plays {seat}</source>
        <translation>Wer {seat} spielt</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/who.py"/>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/who.py"/>
        <source>Computer {number}: {name}</source>
        <translation>Computer {number}: {name}</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Save the game on the table first?</source>
        <translation>Soll die Partie auf dem Tisch vorher gespeichert werden?</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>{name} exists already. Replace it?</source>
        <translation>{name} gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>About Pentogames</source>
        <translation>Über Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Four tabletop games on one screen: play, learn and study them.</source>
        <translation>Vier Brettspiele auf einem Bildschirm: zum Spielen, Lernen und Erforschen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Universe: designed by Alex Randolph, published by Parker Brothers; analysed by David Bush.
Pent-Up: designed by Néstor Romeral Andrés (nestorgames), with revisions by Nathan Morse.
Pentago: designed by Tomas Flodén, published by Mindtwister.
Pauli: designed by Alexandre Muñiz.

The names of the games and all trademarks belong to their owners, who have nothing to do with this program.</source>
        <translation>Universe: erfunden von Alex Randolph, erschienen bei Parker Brothers; analysiert von David Bush.
Pent-Up: erfunden von Néstor Romeral Andrés (nestorgames), überarbeitet von Nathan Morse.
Pentago: erfunden von Tomas Flodén, erschienen bei Mindtwister.
Pauli: erfunden von Alexandre Muñiz.

Die Namen der Spiele und alle Marken gehören ihren Inhabern, die mit diesem Programm nichts zu tun haben.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Free software under the MIT licence. The font is Inter (OFL).</source>
        <translation>Freie Software unter der MIT-Lizenz. Die Schrift ist Inter (OFL).</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: in Python, as nothing was compiled when this was installed.</source>
        <translation>Computerspieler: in Python, da bei der Installation nichts kompiliert wurde.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: compiled for {games}, in Python for the others.</source>
        <translation>Computerspieler: kompiliert für {games}, für die anderen in Python.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: compiled for all games, and so at full speed.</source>
        <translation>Computerspieler: für alle Spiele kompiliert und damit so schnell wie möglich.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Tiling puzzles: the solver is compiled.</source>
        <translation>Parkettierungen: Das Lösungsprogramm ist kompiliert.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Tiling puzzles: the solver is in Python.</source>
        <translation>Parkettierungen: Das Lösungsprogramm läuft in Python.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>{name} cannot be saved: {reason}. Please choose another place.</source>
        <translation>{name} lässt sich nicht speichern: {reason}. Bitte wähle einen anderen Ort.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>Some of the moves are to stay secret until the attempt is over.</source>
        <translation>Einige Züge sollen geheim bleiben, bis der Versuch vorbei ist.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>The game is on the clipboard.</source>
        <translation>Die Partie ist in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>The position is on the clipboard.</source>
        <translation>Die Stellung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>The text on the clipboard cannot be read: line {line}, column {column}: {reason}.</source>
        <translation>Der Text in der Zwischenablage lässt sich nicht lesen: Zeile {line}, Spalte {column}: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Form</source>
        <translation>Format</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Time for a move</source>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>{seconds} s for a move</source>
        <translation>{seconds} s für einen Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>&amp;Board only</source>
        <translation>Nur das &amp;Brett</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>S&amp;top</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} Pixel</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/export/dialog.py"/>
        <source>{count} positions, {seconds} s</source>
        <extracomment>One: One position, {seconds} s</extracomment>
        <translation>
            <numerusform>Eine Stellung, {seconds} s</numerusform>
            <numerusform>{count} Stellungen, {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Size {scale}×</source>
        <translation>Größe {scale}×</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>It is on the clipboard.</source>
        <translation>Es ist in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The table as it is now, for letters and pages.</source>
        <translation>Der Tisch, wie er jetzt ist, für Briefe und Seiten.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The table as it is now, sharp at any size, for print.</source>
        <translation>Der Tisch, wie er jetzt ist, scharf in jeder Größe, zum Drucken.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Animated picture</source>
        <translation>Animiertes Bild</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The moves of this line one after the other, in a PNG that browsers animate.</source>
        <translation>Die Züge dieser Zugfolge nacheinander, in einem PNG, das Browser animieren.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Animated PNG picture (*.png)</source>
        <translation>Animiertes PNG-Bild (*.png)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Moves of this line</source>
        <translation>Diese Zugfolge</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Without variations, as text that this program reads again.</source>
        <translation>Ohne Varianten, als Text, den dieses Programm wieder liest.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Board as text</source>
        <translation>Brett als Text</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The position, drawn with characters.</source>
        <translation>Die Stellung, mit Schriftzeichen gezeichnet.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/preview.py"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Games and puzzles</source>
        <translation>Partien und Rätsel</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>{name} lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>{name} cannot be read: line {line}, column {column}: {reason}.</source>
        <translation>{name} ist nicht lesbar: Zeile {line}, Spalte {column}: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>The file is damaged; this is the copy that was saved before it.</source>
        <translation>Die Datei ist beschädigt; dies ist die Kopie, die davor gespeichert wurde.</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>move {ply}, {move}, is illegal: {why}</source>
        <translation>Zug {ply}, {move}, ist nicht erlaubt: {why}</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Open a game</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>This file has several games:</source>
        <translation>In dieser Datei sind mehrere Partien:</translation>
    </message>
    <message>
        <location filename="pentogames/window/language_menu.py"/>
        <source>Lan&amp;guage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <location filename="pentogames/window/language_menu.py"/>
        <source>Like the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Nothing has been refused yet in this position.</source>
        <translation>In dieser Stellung wurde noch nichts verweigert.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Let me &amp;try</source>
        <translation>Jetzt &amp;ich</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Back to the &amp;game</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Next lesson</source>
        <translation>Nächste Le&amp;ktion</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Reset progress…</source>
        <translation>Fortschritt zurücksetzen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Done, with a star.</source>
        <translation>Erledigt, mit Stern.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>{game}  {done}/{count}</source>
        <translation>{game}  {done}/{count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Forget which lessons are done, of all games, and the stars?</source>
        <translation>Soll vergessen werden, welche Lektionen aller Spiele erledigt sind, mitsamt den Sternen?</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Marked: {squares}.</source>
        <translation>Markiert: {squares}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>An arrow leads from {start} to {end}.</source>
        <translation>Ein Pfeil führt von {start} nach {end}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Step {number} of {count}; {solved} done</source>
        <translation>Schritt {number} von {count}; {solved} erledigt</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>{game} · lesson {number} of {count}</source>
        <translation>{game} · Lektion {number} von {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>The lesson is done, without a mistake: ★</source>
        <translation>Die Lektion ist ohne Fehler geschafft: ★</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>The lesson is done.</source>
        <translation>Die Lektion ist geschafft.</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Wooden table</source>
        <translation>Holz&amp;tisch</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>High &amp;contrast, light</source>
        <translation>Hoher &amp;Kontrast, hell</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>High contrast, d&amp;ark</source>
        <translation>Hoher Kontrast, d&amp;unkel</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Look</source>
        <translation>Au&amp;ssehen</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Fa&amp;mous games</source>
        <translation>Berüh&amp;mte Partien</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Open a game or a puzzle</source>
        <translation>Eine Partie oder ein Rätsel öffnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>Start</source>
        <comment>the first position</comment>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_rows.py"/>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>Name of {seat}</source>
        <translation>Name von {seat}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{count} of 5</source>
        <translation>{count} von 5</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{letter}: {player} owns {count} of the five pieces.</source>
        <translation>{letter}: {player} besitzt {count} der fünf Figuren.</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>Matches on the board: {count}</source>
        <translation>Treffer auf dem Brett: {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>There is no match on the board.</source>
        <translation>Auf dem Brett ist kein Treffer.</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pent_up.py"/>
        <source>Tiles by level</source>
        <translation>Plättchen je Ebene</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/panels/pent_up.py"/>
        <source>{points} points</source>
        <extracomment>One: {points} point</extracomment>
        <translation>
            <numerusform>{points} Punkt</numerusform>
            <numerusform>{points} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Picture editor…</source>
        <translation>Bildeditor…</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Round {n}: {n} to remove and restore</source>
        <translation>Runde {n}: {n} Steine wegnehmen und wieder setzen</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Round 1: one stone to remove and restore</source>
        <translation>Runde 1: einen Stein wegnehmen und wieder setzen</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Not while an attempt runs</source>
        <translation>Nicht während eines Versuchs</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>a picture without a name</source>
        <translation>ein Bild ohne Namen</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Picture: {name} {dots}</source>
        <translation>Bild: {name} {dots}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Time so far: {time}</source>
        <translation>Zeit bisher: {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>No record with this picture yet</source>
        <translation>Noch kein Rekord mit diesem Bild</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Record with this picture: {n} in {time}</source>
        <translation>Rekord mit diesem Bild: {n} in {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Single squares</source>
        <translation>Einzelne Felder</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored left and right</source>
        <translation>Links und rechts gespiegelt</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored top and bottom</source>
        <translation>Oben und unten gespiegelt</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored both ways</source>
        <translation>In beiden Richtungen gespiegelt</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored at the rising diagonal</source>
        <translation>An der steigenden Diagonale gespiegelt</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored at the falling diagonal</source>
        <translation>An der fallenden Diagonale gespiegelt</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Turned by a half</source>
        <translation>Um eine halbe Drehung</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Turned by quarters</source>
        <translation>Um Vierteldrehungen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>All mirrors and turns</source>
        <translation>Alle Spiegelungen und Drehungen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Take stones away</source>
        <translation>Steine entfernen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Picture editor</source>
        <translation>Bildeditor</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Name of the picture</source>
        <translation>Name des Bildes</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Brush: {brush}</source>
        <translation>Pinsel: {brush}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Import…</source>
        <translation>Einlesen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Export…</source>
        <translation>Ausgeben…</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Nothing is painted yet</source>
        <translation>Noch nichts gemalt</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Paint with the mouse, or with the arrow keys and Space.</source>
        <translation>Male mit der Maus oder mit Pfeiltasten und Leertaste.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Difficulty {dots}</source>
        <translation>Schwierigkeit {dots}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Difficulty {level} of {most}</source>
        <translation>Schwierigkeit {level} von {most}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} (sample)</source>
        <translation>{name} (Muster)</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is loaded; undo brings back what was here.</source>
        <translation>{name} ist geladen; „Zurücknehmen“ holt zurück, was hier war.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} cannot be saved: {reason}.</source>
        <translation>{name} lässt sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} cannot be deleted: {reason}.</source>
        <translation>{name} lässt sich nicht löschen: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is deleted; save it again if that was a mistake.</source>
        <translation>{name} ist gelöscht; speichere es wieder, falls das ein Versehen war.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Import a picture</source>
        <translation>Ein Bild einlesen</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is no picture: line {line}, column {column}: {reason}.</source>
        <translation>{name} ist kein Bild: Zeile {line}, Spalte {column}: {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is imported; save it to keep it.</source>
        <translation>{name} ist eingelesen; speichere es, um es zu behalten.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Export the picture</source>
        <translation>Das Bild ausgeben</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Exported as {name}.</source>
        <translation>Ausgegeben als {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_desk.py"/>
        <source>&amp;Puzzles</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_desk.py"/>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>best {time}</source>
        <translation>Bestzeit {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>solved with hints</source>
        <translation>mit Tipps gelöst</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>very hard</source>
        <translation>sehr schwer</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>Puzzle {number}</source>
        <translation>Rätsel {number}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>{name} ({difficulty})</source>
        <translation>{name} ({difficulty})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Show the time</source>
        <translation>Zeit zeigen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back first (Ctrl+Z): from here the goal is out of reach.</source>
        <translation>Nimm erst zurück (Strg+Z): Von hier ist das Ziel nicht mehr zu erreichen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{player} is thinking…</source>
        <translation>{player} denkt nach…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back (Ctrl+Z) to try another move.</source>
        <translation>Nimm zurück (Strg+Z), um einen anderen Zug zu versuchen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{n} wrong moves</source>
        <extracomment>One: One wrong move</extracomment>
        <translation>
            <numerusform>Ein falscher Zug</numerusform>
            <numerusform>{n} falsche Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{n} hints</source>
        <extracomment>One: one hint</extracomment>
        <translation>
            <numerusform>ein Tipp</numerusform>
            <numerusform>{n} Tipps</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Best time: {time}</source>
        <translation>Bestzeit: {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Fewest hints: {hints}, wrong moves: {tries}</source>
        <translation>Wenigste Tipps: {hints}, falsche Züge: {tries}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Solved without hints and wrong moves.</source>
        <translation>Ohne Tipps und falsche Züge gelöst.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>All moves are refuted: White cannot win this endgame.</source>
        <translation>Alle Züge sind widerlegt: Weiß kann dieses Endspiel nicht gewinnen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{opponent} wins from here. Take back (Ctrl+Z) to try another move.</source>
        <translation>Von hier an gewinnt {opponent}. Nimm zurück (Strg+Z), um einen anderen Zug zu versuchen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>as many as it needs</source>
        <translation>so viele wie nötig</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Exactly one solution</source>
        <translation>Genau eine Lösung</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Pass this code on, or type another: it makes the same puzzle anywhere</source>
        <translation>Gib diesen Code weiter, oder tippe einen anderen ein: Er ergibt überall dasselbe Rätsel</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Another one</source>
        <translation>Ein anderes</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Laid at the start</source>
        <translation>Zu Beginn gelegt</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>A code looks like {code}.</source>
        <translation>Ein Code sieht aus wie {code}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>The month before</source>
        <translation>Der Monat davor</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>The month after</source>
        <translation>Der Monat danach</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Easy on Mondays, hardest on Sundays, and the same for everybody.</source>
        <translation>Montags leicht, sonntags am schwersten, und für alle dasselbe.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>Making a puzzle and proving it…</source>
        <translation>Ein Rätsel entsteht und wird bewiesen…</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>{n} pieces to lay</source>
        <extracomment>One: One piece to lay</extracomment>
        <translation>
            <numerusform>Ein Teil zu legen</numerusform>
            <numerusform>{n} Teile zu legen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>exactly one solution</source>
        <translation>genau eine Lösung</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>It is {difficulty}: none of this size turned out {wanted}.</source>
        <translation>Es ist {difficulty}: In dieser Größe wurde keines {wanted}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Four: L N P Y</source>
        <translation>Vier: L N P Y</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Eight: F N P T U W Y Z</source>
        <translation>Acht: F N P T U W Y Z</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>All twelve</source>
        <translation>Alle zwölf</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>One match of each</source>
        <translation>Je ein Treffer</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Pieces</source>
        <comment>of Pauli</comment>
        <translation>Figuren</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: none yet</source>
        <translation>{letter}: noch keiner</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: one, as wanted</source>
        <translation>{letter}: einer, wie gewünscht</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: {count}, too many</source>
        <translation>{letter}: {count}, zu viele</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Make exactly one match of each pentomino in the table.</source>
        <translation>Bilde genau einen Treffer von jedem Pentomino der Tabelle.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>One: {one} · none: {none} · too many: {many}</source>
        <translation>Einer: {one} · keiner: {none} · zu viele: {many}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces. It can be done with {par}.</source>
        <translation>Gelöst mit {pieces} Figuren. Es geht mit {par}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: nobody can do better.</source>
        <translation>Gelöst mit {pieces} Figuren: Besser geht es nicht.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: as few as the best figure known.</source>
        <translation>Gelöst mit {pieces} Figuren: so wenige wie der Bestwert.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: fewer than anybody is known to have found!</source>
        <translation>Gelöst mit {pieces} Figuren: weniger, als je gefunden wurden, soweit bekannt!</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>par {par}</source>
        <translation>Bestwert {par}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>best {best}, par {par}</source>
        <translation>du {best}, Bestwert {par}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Par {par} is {standing}.</source>
        <translation>Der Bestwert {par} ist {standing}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>proved: nobody can do better</source>
        <translation>bewiesen: Besser geht es nicht</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>best known: perhaps you can do better</source>
        <translation>der beste bekannte: Vielleicht kannst du es besser</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Matches by pentomino</source>
        <translation>Treffer je Pentomino</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Show my best figure</source>
        <translation>Meine beste Lösung zeigen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>No single piece makes it better. Take one away or shift one.</source>
        <translation>Keine einzelne Figur macht es besser. Nimm eine weg oder verschiebe eine.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Put four pieces of different colours side by side to begin with.</source>
        <translation>Setze zum Anfang vier Figuren verschiedener Farben nebeneinander.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Hints: {hints}</source>
        <translation>Tipps: {hints}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>No best value yet.</source>
        <translation>Noch keine Bestleistung.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Your best: {value} (hints: {hints}).</source>
        <translation>Deine Bestleistung: {value} (Tipps: {hints}).</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Your best: {value}.</source>
        <translation>Deine Bestleistung: {value}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>{letter}: {count} matches. Click or press Space to see each alone.</source>
        <translation>{letter}: {count} Treffer. Ein Klick oder die Leertaste zeigt jeden einzeln.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>{letter}: match {number} of {count}</source>
        <translation>{letter}: Treffer {number} von {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Most matches</source>
        <translation>Die meisten Treffer</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Matches in all</source>
        <translation>Treffer insgesamt</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Different pentominoes</source>
        <translation>Verschiedene Pentominos</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{letter}: {count}</source>
        <translation>{letter}: {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Pieces: {count}</source>
        <translation>Figuren: {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>matches in all</source>
        <translation>Treffer insgesamt</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>different pentominoes</source>
        <translation>verschiedene Pentominos</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Make as many matches as you can: six pieces of each colour are yours.</source>
        <translation>Bilde so viele Treffer, wie du kannst: Du hast sechs Figuren jeder Farbe.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: more than anybody is known to have found!</source>
        <translation>{value} {what}: mehr, als je gefunden wurden, soweit bekannt!</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: nobody can do better.</source>
        <translation>{value} {what}: Besser geht es nicht.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: as many as the best figure known.</source>
        <translation>{value} {what}: so viele wie der Bestwert.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>First steps, 4×4</source>
        <translation>Erste Schritte, 4×4</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Easy, 5×5</source>
        <translation>Leicht, 5×5</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Medium, 6×6</source>
        <translation>Mittel, 6×6</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Hard, 8×8</source>
        <translation>Schwer, 8×8</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Expert, 8×8 and crowded</source>
        <translation>Experte, 8×8 und dicht besetzt</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Spot the matches</source>
        <translation>Treffer finden</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>New board</source>
        <translation>Neues Brett</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Board by its code</source>
        <translation>Brett nach seinem Code</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Type the code of a board, such as easy-123, and press Enter</source>
        <translation>Tippe den Code eines Bretts ein, etwa easy-123, und drücke Eingabe</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copy the code of this board, to share it</source>
        <translation>Den Code dieses Bretts kopieren, um es zu teilen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Against the clock</source>
        <translation>Gegen die Uhr</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Show how many there are</source>
        <translation>Zeigen, wie viele es sind</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Outline what is found</source>
        <translation>Gefundenes umranden</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed pieces want one more.</source>
        <translation>Zu den umringten Figuren fehlt noch eine.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed piece belongs to a match of {letter}. A hint counts like a mistake.</source>
        <translation>Die umringte Figur gehört zu einem Treffer: {letter}. Ein Tipp zählt wie ein Fehler.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed pieces belong to a match of {letter}.</source>
        <translation>Die umringten Figuren gehören zu einem Treffer: {letter}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>There is no board {code}. A code looks like {example}.</source>
        <translation>Es gibt kein Brett {code}. Ein Code sieht aus wie {example}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copied: {code}</source>
        <translation>Kopiert: {code}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>missed</source>
        <translation>übersehen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Found: {found} of {total}</source>
        <translation>Gefunden: {found} von {total}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Found: {found}</source>
        <translation>Gefunden: {found}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Wrong: {wrong}</source>
        <translation>Falsch: {wrong}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>hints: {hints}</source>
        <translation>Tipps: {hints}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>{seconds} s added for each</source>
        <translation>je {seconds} s mehr</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>known board, no record</source>
        <translation>bekanntes Brett, kein Rekord</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Missed: {count}. They are outlined on the board; Ctrl+B draws another.</source>
        <translation>Übersehen: {count}. Sie sind auf dem Brett umrandet; Strg+B bringt ein neues.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found. Ctrl+B draws another board.</source>
        <translation>Alle gefunden. Strg+B bringt ein neues Brett.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found in {time}. Ctrl+B draws another board.</source>
        <translation>Alle gefunden in {time}. Strg+B bringt ein neues Brett.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Mark five connected pieces of five colours.</source>
        <translation>Markiere fünf zusammenhängende Figuren in fünf Farben.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found: your best so far in this level.</source>
        <translation>Alle gefunden: deine Bestleistung auf dieser Stufe.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Best time: {time} ({code})</source>
        <translation>Bestzeit: {time} ({code})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Fewest slips: {slips} in {time} ({code})</source>
        <translation>Wenigste Fehler: {slips} in {time} ({code})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>8×8 without any four squares</source>
        <translation>8×8 ohne vier beliebige Felder</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{name}, with pieces that you choose</source>
        <translation>{name}, mit Teilen deiner Wahl</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>New puzzle {code}</source>
        <translation>Neues Rätsel {code}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of {day}</source>
        <translation>Rätsel vom {day}</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{n} squares to cover</source>
        <extracomment>One: One square to cover</extracomment>
        <translation>
            <numerusform>Ein Feld zu bedecken</numerusform>
            <numerusform>{n} Felder zu bedecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{n} solutions</source>
        <extracomment>One: one solution</extracomment>
        <translation>
            <numerusform>eine Lösung</numerusform>
            <numerusform>{n} Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of {n} squares</source>
        <extracomment>One: Puzzle of one square</extracomment>
        <translation>
            <numerusform>Rätsel mit einem Feld</numerusform>
            <numerusform>Rätsel mit {n} Feldern</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Rectangles</source>
        <translation>Rechtecke</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Squares</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Five rows</source>
        <translation>Fünf Reihen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Pieces three times as large</source>
        <translation>Dreifach vergrößerte Teile</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Universe's boards</source>
        <translation>Bretter von Universe</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Small shapes</source>
        <translation>Kleine Formen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Letters and figures</source>
        <translation>Buchstaben und Ziffern</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Yours to decide</source>
        <translation>Du entscheidest</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>New puzzle…</source>
        <translation>Neues Rätsel…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of the day…</source>
        <translation>Rätsel des Tages…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Draw a puzzle…</source>
        <translation>Zeichnen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Edit a copy…</source>
        <translation>Kopie bearbeiten…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Tiling puzzles</source>
        <translation>Parkettierungen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The solver has stopped. Ask again to start it anew.</source>
        <translation>Das Lösungsprogramm hat angehalten. Frage noch einmal, um es neu zu starten.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>Looking for a solution…</source>
        <translation>Eine Lösung wird gesucht…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>There is no solution at all, whatever is taken back.</source>
        <translation>Es gibt überhaupt keine Lösung, was auch zurückgenommen wird.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>It cannot be solved from here. Take back these: {pieces}.</source>
        <extracomment>One: It cannot be solved from here. Take back the {pieces}.</extracomment>
        <translation>
            <numerusform>Von hier aus ist es nicht lösbar. Nimm das {pieces} zurück.</numerusform>
            <numerusform>Von hier aus ist es nicht lösbar. Nimm diese zurück: {pieces}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The {piece} fits somewhere. Another hint shows where.</source>
        <translation>Das {piece} passt irgendwohin. Ein weiterer Tipp zeigt, wohin.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The {piece} goes there. Another hint lays it.</source>
        <translation>Das {piece} gehört dorthin. Ein weiterer Tipp legt es.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>to be covered</source>
        <translation>zu bedecken</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>{piece} in hand.</source>
        <translation>{piece} in der Hand.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>One each</source>
        <translation>Je 1</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Two each</source>
        <translation>Je 2</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Give a {piece} ({piece})</source>
        <translation>Ein {piece} vorgeben ({piece})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Give a {piece}</source>
        <translation>Ein {piece} vorgeben</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Number of {piece}</source>
        <translation>Anzahl der {piece}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Draw a puzzle</source>
        <translation>Ein Rätsel zeichnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Title of the puzzle</source>
        <translation>Titel des Rätsels</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>How strokes are repeated</source>
        <translation>Wie sich Striche wiederholen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Draw with the mouse, or with arrows and Space. A letter takes a piece in hand.</source>
        <translation>Zeichne mit der Maus, oder mit Pfeilen und Leertaste. Ein Buchstabe nimmt ein Teil in die Hand.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>R turns and F flips the {piece}, a click or Enter lays it, Esc puts it down.</source>
        <translation>R dreht das {piece}, F dreht es um; ein Klick oder Eingabe legt es hin, Esc legt es weg.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>That reaches beyond the sheet.</source>
        <translation>Das reicht über das Blatt hinaus.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>There is a piece in the way.</source>
        <translation>Da liegt ein Teil im Weg.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Two pieces of the same letter that are given may not touch.</source>
        <translation>Zwei vorgegebene Teile mit demselben Buchstaben dürfen sich nicht berühren.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>There are too many pieces.</source>
        <translation>Das sind zu viele Teile.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It cannot be solved.</source>
        <translation>Es lässt sich nicht lösen.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It has {n} solutions.</source>
        <extracomment>One: It has exactly one solution.</extracomment>
        <translation>
            <numerusform>Es hat genau eine Lösung.</numerusform>
            <numerusform>Es hat {n} Lösungen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It can be solved, in many ways.</source>
        <translation>Es lässt sich lösen, auf viele Arten.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It can be solved. Counting the solutions…</source>
        <translation>Es lässt sich lösen. Die Lösungen werden gezählt…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>The solver has stopped.</source>
        <translation>Das Lösungsprogramm hat angehalten.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Open a puzzle</source>
        <translation>Ein Rätsel öffnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_files.py"/>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_files.py"/>
        <source>Save the puzzle</source>
        <translation>Das Rätsel speichern</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_gallery.py"/>
        <source>Solution {number}</source>
        <translation>Lösung {number}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_gallery.py"/>
        <source>Solutions found</source>
        <translation>Gefundene Lösungen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Find another solution</source>
        <translation>Weitere Lösung suchen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Show them</source>
        <translation>Lösungen zeigen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Decide anew</source>
        <translation>Neu entscheiden</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Can it still be solved?</source>
        <translation>Noch lösbar?</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Mark what is hopeless</source>
        <translation>Aussichtsloses markieren</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Fade pieces that fit nowhere any more, and hatch gaps that cannot be filled</source>
        <translation>Teile verblassen lassen, die nirgends mehr passen, und Lücken schraffieren, die sich nicht füllen lassen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>This cannot be covered at all. Decide anew (Ctrl+D).</source>
        <translation>Das lässt sich gar nicht füllen. Entscheide neu (Strg+D).</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Not from here: something has to be taken back.</source>
        <translation>Von hier aus nicht: Etwas muss zurückgenommen werden.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes: {n} solutions are left.</source>
        <extracomment>One: Yes: one solution is left.</extracomment>
        <translation>
            <numerusform>Ja: Eine Lösung ist übrig.</numerusform>
            <numerusform>Ja: {n} Lösungen sind übrig.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes, in more ways than can be counted.</source>
        <translation>Ja, auf unzählig viele Weisen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes. Counting the solutions…</source>
        <translation>Ja. Die Lösungen werden gezählt…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved, as once before.</source>
        <translation>Gelöst, wie schon einmal.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} moves</source>
        <extracomment>One: One move</extracomment>
        <translation>
            <numerusform>Ein Zug</numerusform>
            <numerusform>{n} Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Fewest hints: {hints}, in {steps} moves</source>
        <translation>Wenigste Tipps: {hints}, in {steps} Zügen</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} solutions found</source>
        <extracomment>One: One solution found</extracomment>
        <translation>
            <numerusform>Eine Lösung gefunden</numerusform>
            <numerusform>{n} Lösungen gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} of {total} solutions found</source>
        <extracomment>One: One of {total} solutions found</extracomment>
        <translation>
            <numerusform>Eine von {total} Lösungen gefunden</numerusform>
            <numerusform>{n} von {total} Lösungen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>The only solution is found</source>
        <translation>Die einzige Lösung ist gefunden</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Click {n} squares to be removed.</source>
        <extracomment>One: Click one more square.</extracomment>
        <translation>
            <numerusform>Klicke noch ein Feld an.</numerusform>
            <numerusform>Klicke {n} Felder an, die wegfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Choose {n} pieces by clicks.</source>
        <extracomment>One: Choose one more piece.</extracomment>
        <translation>
            <numerusform>Wähle noch ein Teil.</numerusform>
            <numerusform>Wähle {n} Teile durch Anklicken.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved. Ctrl+B begins anew, to find another solution.</source>
        <translation>Gelöst. Strg+B beginnt neu, um eine weitere Lösung zu finden.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Cover all squares with pieces from the tray.</source>
        <translation>Bedecke alle Felder mit Teilen aus dem Vorrat.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} squares are vacant.</source>
        <extracomment>One: One square is vacant.</extracomment>
        <translation>
            <numerusform>Ein Feld ist frei.</numerusform>
            <numerusform>{n} Felder sind frei.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved: your best time so far.</source>
        <translation>Gelöst: deine bisherige Bestzeit.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>PDF sheets</source>
        <translation>PDF-Blätter</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>PNG pictures</source>
        <translation>PNG-Bilder</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>SVG pictures</source>
        <translation>SVG-Bilder</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Print puzzles</source>
        <translation>Rätsel drucken</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>With solutions, on pages after them</source>
        <translation>Mit Lösungen, auf Seiten danach</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Puzzles on a page</source>
        <translation>Rätsel je Seite</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>{n} on a page</source>
        <extracomment>One: One on a page</extracomment>
        <translation>
            <numerusform>Eines je Seite</numerusform>
            <numerusform>{n} je Seite</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Looking for {n} solutions…</source>
        <extracomment>One: Looking for one solution…</extracomment>
        <translation>
            <numerusform>Eine Lösung wird gesucht…</numerusform>
            <numerusform>{n} Lösungen werden gesucht…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>The pages are on their way to the printer.</source>
        <translation>Die Seiten sind auf dem Weg zum Drucker.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>{name} cannot be printed.</source>
        <translation>{name} lässt sich nicht drucken.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Save the pages</source>
        <translation>Die Seiten speichern</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Your tiles</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Highest level: {level}</source>
        <translation>Höchste Ebene: {level}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Your best: {best}</source>
        <translation>Deine Bestleistung: {best}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Your best tower so far.</source>
        <translation>Dein bisher bester Turm.</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>{name} is not there any more</source>
        <translation>{name} ist nicht mehr da</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>No recent games</source>
        <translation>Keine letzten Partien</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>Clear the list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>Go on with</source>
        <translation>Weiter mit</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Red and green look alike</source>
        <translation>Bei Rot-Grün-Schwäche</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Blue and green look alike</source>
        <translation>Bei Blau-Grün-Schwäche</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Theme</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Colours of the players</source>
        <translation>Farben der Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Each colour has a sign besides, whatever the palette.</source>
        <translation>Jede Farbe hat außerdem ein Zeichen, in jeder Palette.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>&amp;Coordinates at the edge of the board</source>
        <translation>&amp;Koordinaten am Rand des Bretts</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Sections</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>Choose what is to be done, then press the keys for it in the field below.</source>
        <translation>Wähle, was geschehen soll, und drücke dann im Feld darunter die Tasten dafür.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>What can be done, and the keys for it</source>
        <translation>Was sich tun lässt, und die Tasten dafür</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>&amp;No keys</source>
        <translation>&amp;Keine Tasten</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>As at &amp;first</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>&amp;All as at first</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>Without Ctrl or Alt, {keys} is for what you hold in your hand.</source>
        <translation>Ohne Strg oder Alt gehört {keys} zu dem, was du in der Hand hast.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>{keys} is taken already: {deed}</source>
        <translation>{keys} ist schon vergeben: {deed}</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Always on</source>
        <translation>Immer an</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Off: everything jumps to its place</source>
        <translation>Aus: Alles springt an seinen Platz</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Animation never holds up the game: you can play on while things move.</source>
        <translation>Die Animation hält die Partie nie auf: Du kannst weiterspielen, während sich etwas bewegt.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>The screen changes when this dialog is closed; your game stays as it is.</source>
        <translation>Der Bildschirm wechselt, wenn dieses Fenster geschlossen wird; deine Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>&amp;Confirm each move</source>
        <translation>Jeden Zug &amp;bestätigen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>What you put down counts only when you press Enter or the tick below the board.</source>
        <translation>Was du ablegst, gilt erst, wenn du Eingabe oder das Häkchen unter dem Brett drückst.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Help</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Let the board &amp;help to find moves</source>
        <translation>Das Brett &amp;hilft, Züge zu finden</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Without it, the switches for legal squares, regions and the like are gone.</source>
        <translation>Ist das aus, fehlen die Schalter für erlaubte Felder, Gebiete und Ähnliches.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>New games are offered with it; each can have another.</source>
        <translation>Neue Partien werden damit angeboten; jede kann eine andere haben.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Cards that win</source>
        <translation>Karten zum Sieg</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Balance offer…</source>
        <translation>Ausgleichsangebot…</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Give none</source>
        <translation>Keine vergeben</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Draw who is Cool</source>
        <translation>Auslosen, wer Cool ist</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Change sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Cards at the start</source>
        <translation>Karten zu Beginn</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Who is Cool, and moves first</source>
        <translation>Wer Cool ist und anfängt</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>{seat} starts with {letters}.</source>
        <translation>{seat} beginnt mit {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Handicap: click a card to give it to Cool, again to give it to Hot.</source>
        <translation>Vorgabe: Klicke eine Karte an, um sie Cool zu geben, noch einmal für Hot.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Balance offer</source>
        <translation>Ausgleichsangebot</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Make the offer</source>
        <translation>Angebot machen</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Who offers?</source>
        <translation>Wer macht das Angebot?</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>{offering} picks any cards, or none. {choosing} then chooses a side: Cool, with the first turn, or Hot, with these cards, passive side up.</source>
        <translation>{offering} wählt beliebige Karten oder keine. {choosing} wählt dann eine Seite: Cool mit dem ersten Zug, oder Hot mit diesen Karten, passive Seite oben.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>{player}, which side?</source>
        <translation>{player}, welche Seite?</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Cool
and the first turn</source>
        <translation>Cool
und der erste Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>and the cards {letters}</source>
        <translation>und die Karten {letters}</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Hot</source>
        <translation>Hot</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>and no cards</source>
        <translation>und keine Karten</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Two players</source>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Three players</source>
        <translation>Drei Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Advanced</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Compare from the top down</source>
        <translation>Von oben her vergleichen</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>For three players</source>
        <translation>Für drei Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Compare from the table up</source>
        <translation>Vom Tisch her vergleichen</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Each tile scores its level</source>
        <translation>Jedes Plättchen zählt seine Ebene</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Misère does not go with advanced scoring.</source>
        <translation>Misère passt nicht zur Punktwertung.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pentago.py"/>
        <source>Table rules</source>
        <translation>Tischregeln</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{name}: difficulty {level} of {most}</source>
        <translation>{name}: Schwierigkeit {level} von {most}</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Stopwatch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Time a move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>The same for {n} rounds</source>
        <translation>Dasselbe für {n} Runden</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Rounds a picture</source>
        <translation>Runden je Bild</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Of this match</source>
        <translation>Aus dieser Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>One picture chosen</source>
        <translation>Ein Bild gewählt</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{n} pictures chosen</source>
        <translation>{n} Bilder gewählt</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>2 players</source>
        <translation>2 Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>3 players</source>
        <translation>3 Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>two outer regions</source>
        <translation>zwei Außengebiete</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>4 players</source>
        <translation>4 Spieler</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>the whole board</source>
        <translation>das ganze Brett</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>Click the two outer regions that are to be used.</source>
        <translation>Klicke die beiden Außengebiete an, die benutzt werden sollen.</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/cards.py"/>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/cards.py"/>
        <source>begun</source>
        <translation>angefangen</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Kinds of puzzles</source>
        <translation>Arten von Rätseln</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Any difficulty</source>
        <translation>Jede Schwierigkeit</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Unsolved only</source>
        <translation>Nur ungelöste</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Puzzle shelf</source>
        <translation>Rätselregal</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>{title}: {solved} of {number} solved</source>
        <translation>{title}: {solved} von {number} gelöst</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>All groups</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Puzzles that you have begun stand here.</source>
        <translation>Hier stehen die Rätsel, die du angefangen hast.</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>No puzzle is like that.</source>
        <translation>So ein Rätsel gibt es nicht.</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/pictures.py"/>
        <source>Restore the picture</source>
        <translation>Bild wiederherstellen</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/pictures.py"/>
        <source>{n} in {time}</source>
        <translation>{n} in {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/sections.py"/>
        <source>Begun</source>
        <translation>Angefangen</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/sections.py"/>
        <source>Made or opened by you</source>
        <translation>Von dir erstellt oder geöffnet</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Pages of the panel</source>
        <translation>Seiten der Leiste</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment on the game</source>
        <translation>Kommentar zur Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment on this move</source>
        <translation>Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>A draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>out after move {number}</source>
        <translation>ausgeschieden nach Zug {number}</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Count my games against the computer</source>
        <translation>Meine Partien gegen den Computer zählen</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Forget all games…</source>
        <translation>Alle Partien vergessen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>All of this stays on this computer.</source>
        <translation>All das bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Play at level {level}…</source>
        <translation>Auf Stufe {level} spielen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Forget all your games against the computer, and the ratings?</source>
        <translation>Alle deine Partien gegen den Computer und die Wertungen vergessen?</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>No game against the computer has been counted yet.</source>
        <translation>Noch ist keine Partie gegen den Computer gezählt.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/statistics.py"/>
        <source>{count} games counted.</source>
        <extracomment>One: One game counted.</extracomment>
        <translation>
            <numerusform>Eine Partie gezählt.</numerusform>
            <numerusform>{count} Partien gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Your rating is {points}, give or take {deviation}.</source>
        <translation>Deine Wertung ist {points}, plus oder minus {deviation}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Your rating, game by game</source>
        <translation>Deine Wertung, Partie für Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/tree/desk.py"/>
        <source>&amp;Sign beside the move</source>
        <translation>Zei&amp;chen neben dem Zug</translation>
    </message>
    <message>
        <location filename="pentogames/window/tree/desk.py"/>
        <source>This is the main line now; what it replaces is a variation.</source>
        <translation>Das ist jetzt die Hauptvariante; was sie ersetzt, ist eine Nebenvariante.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/tree/desk.py"/>
        <source>Delete {move} and what follows, {count} moves altogether?</source>
        <extracomment>One: Delete {move}?</extracomment>
        <translation>
            <numerusform>{move} löschen?</numerusform>
            <numerusform>{move} und was folgt löschen, zusammen {count} Züge?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/tree/desk.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Shapes to cover, endgames, towers and more, for one player.</source>
        <translation>Formen bedecken, Endspiele, Türme und mehr, für dich allein.</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Open the shelf</source>
        <translation>Regal öffnen</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Welcome to Pentogames</source>
        <translation>Willkommen bei Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Choose a game: learn it by playing, or play at once.</source>
        <translation>Wähle ein Spiel: Lerne es beim Spielen, oder spiele gleich.</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>You find this page again under Help.</source>
        <translation>Diese Seite findest du unter Hilfe wieder.</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>there is no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is not permitted</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is no ordinary file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that name is not possible</source>
        <translation>dieser Name ist nicht möglich</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the system reports an error</source>
        <translation>das System meldet einen Fehler</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Export picture…</source>
        <translation type="vanished">Bild &amp;exportieren…</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Export picture</source>
        <translation type="vanished">Bild exportieren</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>The picture cannot be written to {name}.</source>
        <translation type="vanished">Das Bild lässt sich nicht nach {name} schreiben.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back first (Ctrl+Z): this position is lost.</source>
        <translation type="vanished">Nimm erst zurück (Strg+Z): Diese Stellung ist verloren.</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>S&amp;ettings…</source>
        <translation type="vanished">E&amp;instellungen…</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Reset progress</source>
        <translation type="vanished">Fortschritt zurücksetzen</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;High contrast, light</source>
        <translation type="vanished">Hoher &amp;Kontrast, hell</translation>
    </message>
</context>
</TS>
