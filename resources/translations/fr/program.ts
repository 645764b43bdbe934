<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>the program is open too many times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>The last state of your game was damaged; this is the one saved before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>This game cannot be kept safe at the moment: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>Your last game is damaged and cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>Your last game is damaged and cannot be read; it was put aside as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/bot_runner.py"/>
        <source>The computer could not work on this: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/bot_runner.py"/>
        <source>The computer stopped thinking unexpectedly. Your game is unharmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/lesson.py"/>
        <source>That is refused too, but by another rule. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/lesson.py"/>
        <source>That is legal, but not what is asked for here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/progress.py"/>
        <source>Your progress in the lessons cannot be saved: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/puzzle_records.py"/>
        <source>Your best results cannot be saved: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/puzzle_shelf.py"/>
        <source>This puzzle cannot be kept safe at the moment: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/tiling_gallery.py"/>
        <source>The solutions that you find cannot be saved: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/model/troubles.py"/>
        <source>the system reports an error ({detail})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>{player} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Take that piece (F I L N P T U V W X Y Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Move the piece in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>R, Shift+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Turn it right, left (or the mouse wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Flip it (or the right mouse button)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Place it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Move the cursor; then choose a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Place a stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Choose the block of that number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>R, L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn it clockwise, counter-clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn no block, where that is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Take the stone back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Take the stone back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn no block (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>B G Y O R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Take a blue, green, yellow, orange or red piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Put it back (or the right mouse button)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Shift+Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Look at that card (F I L N P T U V W X Y Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Place it here (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Put it back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_scene.py"/>
        <source>Free cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_scene.py"/>
        <source>{player}: {count} of {goal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>A second match explodes: {letters}. {count} pieces go home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>Turned passive: {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{player} gets {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is active: {player} owns {count} of the five pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is passive, {player}'s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>No single piece makes it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>The pieces that would make it cannot be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>One more piece makes it: {colours}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>with {partner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Turn a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – drag it round, or click an arrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – drag it round, or click an arrow, or skip it (S).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – press its number, then {keys}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – press its number, then {keys}, or skip it (S).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: place a stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>R or L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Cover, uncover, go on; or remove or place a stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose a square; then a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>R, G, B, Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose the colour of the stone to be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Put the removed stone back; end the showing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Put the stone back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>A stone that is placed is not taken back: now turn a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Take it apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Cover the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Really give up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Nothing can be moved yet. First press “{button}” (Enter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>The attempt is being shown. “{button}” (Enter) ends that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>You are looking back. To change the game, press “{button}” (Enter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Step back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Step on (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>End the showing (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>This is the picture; so it was taken apart:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>Taken apart, {i} of {n}: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>Restored like this, {i} of {n}: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_table.py"/>
        <source>Stones at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>one stone and one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{n} stones and {n} turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {n}. {restorer}: look at the picture and remember it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered: {restorer} looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker}, take apart: remove a stone ({i} of {n}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered until {restorer} is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, restore: place a stone ({i} of {n}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Looking back, round {n}: {phase}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker}, take apart: now turn a block ({i} of {n}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, restore: now turn a block ({i} of {n}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} restores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} takes apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>the picture, complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, look away!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} takes the table and takes the picture apart: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, take the table!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The computer has taken the picture apart. Restore it: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer} is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} leaves it and keeps silent. Restore the picture: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>A pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered, and any clock stands, until {restorer} goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player}'s time has run out: not restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has given up: not restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has restored the picture!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has not restored the picture: see the marked squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {old} is over. Out: {fallen}. Now it is {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {old} is over and nobody is out. Now it is {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Restored! Now it is {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>restores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>takes apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Turn left (Shift+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Turn right (R, or the wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Flip (F, or the right button)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_board_scene.py"/>
        <source>vacant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Move the cursor and the piece in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put the piece, or take the one under the cursor in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Take away the piece under the cursor (or the right mouse button)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put back what is in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put it here (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>A {colour} piece on {square} helps most for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>Makes {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>Breaks {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Move the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Mark the square, or take the mark away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Have the marked squares judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Take the last mark away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Take all marks away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_hand.py"/>
        <source>Move the cursor, with nothing in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_hand.py"/>
        <source>Take the piece under the cursor in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>{piece}, given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>The board is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>{piece}. It fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Explode the levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Slide the levels apart; taking a tile brings them together again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom in (or Ctrl and the wheel, or two fingers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom out (or Ctrl and the wheel, or two fingers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Show the whole stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Show the whole stack and follow it (drag the table, or Shift and arrows, to move it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Cover the table while you restore; the clock stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Give up the attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Give up the attempt (twice)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/speech.py"/>
        <source>level {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show all levels (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show level {level} alone ({level}, or Alt+Up and Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show level {level} alone (Alt+Up, Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>The first tile can lie anywhere on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>This tile must go on level 1, the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>This tile must go on level {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/strip.py"/>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/strip.py"/>
        <source>Open the lesson about this rule (Ctrl+?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/turn_handles.py"/>
        <source>Turn block {block} clockwise (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/scene/turn_handles.py"/>
        <source>Turn block {block} counter-clockwise (L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Export picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Previous position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Next position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Let the computer &amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Stop thinking and move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Pause between computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Take over from the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Let the computer play &amp;for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Lessons…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Why was that refused?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Show &amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>L&amp;eave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Welcome…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;About Pentogames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Sp&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Thinking time of the stron&amp;gest level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{count} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{player} is thinking. {key}: move now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{player}, the computer, waits. {key}: go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Let the computer think once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/who.py"/>
        <source>A person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/who.py"/>
        <source>Computer {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Pentogames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Save the game on the table first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>{name} exists already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>About Pentogames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Four tabletop games on one screen: play, learn and study them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Universe: designed by Alex Randolph, published by Parker Brothers; analysed by David Bush.
Pent-Up: designed by Néstor Romeral Andrés (nestorgames), with revisions by Nathan Morse.
Pentago: designed by Tomas Flodén, published by Mindtwister.
Pauli: designed by Alexandre Muñiz.

The names of the games and all trademarks belong to their owners, who have nothing to do with this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Free software under the MIT licence. The font is Inter (OFL).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: in Python, as nothing was compiled when this was installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: compiled for {games}, in Python for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: compiled for all games, and so at full speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Tiling puzzles: the solver is compiled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Tiling puzzles: the solver is in Python.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>{name} cannot be opened: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>{name} cannot be read: line {line}, column {column}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>The file is damaged; this is the copy that was saved before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>move {ply}, {move}, is illegal: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>This file has several games:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>{name} cannot be saved: {reason}. Please choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/language_menu.py"/>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/language_menu.py"/>
        <source>Like the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Nothing has been refused yet in this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Let me &amp;try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Back to the &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Reset progress…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Done, with a star.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>{game}  {done}/{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Reset progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Forget which lessons are done, of all games, and the stars?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Marked: {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>An arrow leads from {start} to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Step {number} of {count}; {solved} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>{game} · lesson {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>The lesson is done, without a mistake: ★</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>The lesson is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Fa&amp;mous games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Saved as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>The picture cannot be written to {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>No recent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>Start</source>
        <comment>the first position</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>Name of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>Who plays {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{count} of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{letter}: {player} owns {count} of the five pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>Matches on the board: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>There is no match on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pent_up.py"/>
        <source>Tiles by level</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/panels/pent_up.py"/>
        <source>{points} points</source>
        <extracomment>One: {points} point</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Picture editor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Round {n}: {n} to remove and restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Round 1: one stone to remove and restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Not while an attempt runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>a picture without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Picture: {name} {dots}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Time so far: {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>No record with this picture yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Record with this picture: {n} in {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_canvas.py"/>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_canvas.py"/>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Single squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored top and bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored both ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored at the rising diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored at the falling diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Turned by a half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Turned by quarters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>All mirrors and turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Take stones away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Picture editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Name of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Brush: {brush}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Nothing is painted yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Paint with the mouse, or with the arrow keys and Space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Difficulty {dots}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Difficulty {level} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} (sample)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is loaded; undo brings back what was here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} cannot be saved: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} cannot be deleted: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is deleted; save it again if that was a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Import a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is no picture: line {line}, column {column}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is imported; save it to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Export the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Exported as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_desk.py"/>
        <source>&amp;Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_desk.py"/>
        <source>&amp;Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>New puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>as many as it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Exactly one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Pass this code on, or type another: it makes the same puzzle anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Laid at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>A code looks like {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>The month before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>The month after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Puzzle of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Easy on Mondays, hardest on Sundays, and the same for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>Making a puzzle and proving it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>very hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>{n} pieces to lay</source>
        <extracomment>One: One piece to lay</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>exactly one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>It is {difficulty}: none of this size turned out {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Four: L N P Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Eight: F N P T U W Y Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>All twelve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>One match of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: one, as wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: {count}, too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Make exactly one match of each pentomino in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>One: {one} · none: {none} · too many: {many}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces. It can be done with {par}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: nobody can do better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: as few as the best figure known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: fewer than anybody is known to have found!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>par {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>best {best}, par {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Par {par} is {standing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>proved: nobody can do better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>best known: perhaps you can do better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Matches by pentomino</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Show my best figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>No single piece makes it better. Take one away or shift one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Put four pieces of different colours side by side to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Hints: {hints}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>No best value yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Your best: {value} (hints: {hints}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Your best: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>{letter}: {count} matches. Click or press Space to see each alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>{letter}: match {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Most matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Matches in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Different pentominoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{letter}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Pieces: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>matches in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>different pentominoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Make as many matches as you can: six pieces of each colour are yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: more than anybody is known to have found!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: nobody can do better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: as many as the best figure known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>First steps, 4×4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Easy, 5×5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Medium, 6×6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Hard, 8×8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Expert, 8×8 and crowded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Spot the matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>New board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Board by its code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Type the code of a board, such as easy-123, and press Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copy the code of this board, to share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Against the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Show how many there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Outline what is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed pieces want one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed piece belongs to a match of {letter}. A hint counts like a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed pieces belong to a match of {letter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>There is no board {code}. A code looks like {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copied: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Found: {found} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Found: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Wrong: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>hints: {hints}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>{seconds} s added for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>known board, no record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Missed: {count}. They are outlined on the board; Ctrl+B draws another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found. Ctrl+B draws another board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found in {time}. Ctrl+B draws another board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Mark five connected pieces of five colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found: your best so far in this level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Best time: {time} ({code})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Fewest slips: {slips} in {time} ({code})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>best {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>8×8 without any four squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{name}, with pieces that you choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{name} ({difficulty})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>New puzzle {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of {n} squares</source>
        <extracomment>One: Puzzle of one square</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>solved with hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Five rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Pieces three times as large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Universe's boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Small shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Letters and figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Yours to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>New puzzle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of the day…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Tiling puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The solver has stopped. Ask again to start it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>Looking for a solution…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>There is no solution at all, whatever is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>It cannot be solved from here. Take back these: {pieces}.</source>
        <extracomment>One: It cannot be solved from here. Take back the {pieces}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The {piece} fits somewhere. Another hint shows where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The {piece} goes there. Another hint lays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_gallery.py"/>
        <source>Solution {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_gallery.py"/>
        <source>Solutions found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Find another solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Show them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Decide anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Can it still be solved?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Mark what is hopeless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Fade pieces that fit nowhere any more, and hatch gaps that cannot be filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Show the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>This cannot be covered at all. Decide anew (Ctrl+D).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Not from here: something has to be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes: {n} solutions are left.</source>
        <extracomment>One: Yes: one solution is left.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes, in more ways than can be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes. Counting the solutions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved, as once before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} moves</source>
        <extracomment>One: One move</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} hints</source>
        <extracomment>One: one hint</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Best time: {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Fewest hints: {hints}, in {steps} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} solutions found</source>
        <extracomment>One: One solution found</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} of {total} solutions found</source>
        <extracomment>One: One of {total} solutions found</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>The only solution is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Click {n} squares to be removed.</source>
        <extracomment>One: Click one more square.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Choose {n} pieces by clicks.</source>
        <extracomment>One: Choose one more piece.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved. Ctrl+B begins anew, to find another solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Cover all squares with pieces from the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} squares are vacant.</source>
        <extracomment>One: One square is vacant.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved: your best time so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Player 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Player 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Cards that win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Balance offer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Give none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Draw who is Cool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Change sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Cards at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Who is Cool, and moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>{seat} starts with {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Handicap: click a card to give it to Cool, again to give it to Hot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Balance offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Make the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Who offers?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>{offering} picks any cards, or none. {choosing} then chooses a side: Cool, with the first turn, or Hot, with these cards, passive side up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>{player}, which side?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Cool
and the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>and the cards {letters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Hot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>and no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Misère</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Compare from the top down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>For three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Compare from the table up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Each tile scores its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Misère does not go with advanced scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pentago.py"/>
        <source>Table rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{name}: difficulty {level} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Hourglass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Stopwatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Time a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>The same for {n} rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{n} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Rounds a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>One picture chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{n} pictures chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>3 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>two outer regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>Click the two outer regions that are to be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment on the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment on this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>A draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>out after move {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Learn {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Play {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Welcome to Pentogames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Choose a game: learn it by playing, or play at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>You find this page again under Help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>there is no such file or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is not permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is no ordinary file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the disk is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that name is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the system reports an error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
