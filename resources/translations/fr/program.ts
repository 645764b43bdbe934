<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>the program is open too many times</source>
        <translation>le programme est ouvert trop de fois</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>The last state of your game was damaged; this is the one saved before it.</source>
        <translation>Le dernier état de votre partie était endommagé ; voici celui qui avait été enregistré avant.</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>This game cannot be kept safe at the moment: {reason}.</source>
        <translation>Cette partie ne peut pas être sauvegardée pour le moment : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>Your last game is damaged and cannot be read.</source>
        <translation>Votre dernière partie est endommagée et illisible.</translation>
    </message>
    <message>
        <location filename="pentogames/model/autosave.py"/>
        <source>Your last game is damaged and cannot be read; it was put aside as {name}.</source>
        <translation>Votre dernière partie est endommagée et illisible ; elle a été mise de côté sous le nom {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/bot_runner.py"/>
        <source>The computer could not work on this: {error}</source>
        <translation>L'ordinateur n'a pas pu s'en occuper : {error}</translation>
    </message>
    <message>
        <location filename="pentogames/model/bot_runner.py"/>
        <source>The computer stopped thinking unexpectedly. Your game is unharmed.</source>
        <translation>L'ordinateur a cessé de réfléchir sans raison connue. Votre partie n'a pas souffert.</translation>
    </message>
    <message>
        <location filename="pentogames/model/lesson.py"/>
        <source>That is refused too, but by another rule. Try again.</source>
        <translation>C'est refusé aussi, mais par une autre règle. Réessayez.</translation>
    </message>
    <message>
        <location filename="pentogames/model/lesson.py"/>
        <source>That is legal, but not what is asked for here.</source>
        <translation>C'est permis, mais ce n'est pas ce qui est demandé ici.</translation>
    </message>
    <message>
        <location filename="pentogames/model/progress.py"/>
        <source>Your progress in the lessons cannot be saved: {reason}.</source>
        <translation>Votre progression dans les leçons ne peut pas être enregistrée : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/puzzle_records.py"/>
        <source>Your best results cannot be saved: {reason}.</source>
        <translation>Vos meilleurs résultats ne peuvent pas être enregistrés : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/puzzle_shelf.py"/>
        <source>This puzzle cannot be kept safe at the moment: {reason}.</source>
        <translation>Ce casse-tête ne peut pas être sauvegardé pour le moment : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/statistics.py"/>
        <source>Your statistics cannot be saved: {reason}.</source>
        <translation>Vos statistiques ne peuvent pas être enregistrées : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/tiling_gallery.py"/>
        <source>The solutions that you find cannot be saved: {reason}.</source>
        <translation>Les solutions que vous trouvez ne peuvent pas être enregistrées : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/tiling_sketch.py"/>
        <source>What you have drawn cannot be kept: {reason}.</source>
        <translation>Votre dessin ne peut pas être conservé : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/model/troubles.py"/>
        <source>the system reports an error ({detail})</source>
        <translation>le système signale une erreur ({detail})</translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>{player} to move</source>
        <translation>À {player} de jouer</translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>{player} has lost on time.</source>
        <translation>{player} a perdu au temps.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/board_scene.py"/>
        <source>The game was ended, and its places awarded.</source>
        <translation>La partie a été arrêtée, et les places attribuées.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/confirm.py"/>
        <source>{move}: confirm it with Enter, or take it back with Esc.</source>
        <translation>{move} : confirmez avec Entrée, ou reprenez le coup avec Échap.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/confirm.py"/>
        <source>Confirm the move (Enter)</source>
        <translation>Confirmer le coup (Entrée)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/confirm.py"/>
        <source>Take it back (Esc)</source>
        <translation>Le reprendre (Échap)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Take that piece (F I L N P T U V W X Y Z)</source>
        <translation>Prendre cette pièce (F I L N P T U V W X Y Z)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Move the piece in hand</source>
        <translation>Déplacer la pièce en main</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>R, Shift+R</source>
        <translation>R, Maj+R</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Turn it right, left (or the mouse wheel)</source>
        <translation>La tourner à droite, à gauche (ou molette)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Flip it (or the right mouse button)</source>
        <translation>La retourner (ou clic droit)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Place it</source>
        <translation>La poser</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drag_piece.py"/>
        <source>Put it back</source>
        <translation>La remettre à sa place</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Move the cursor; then choose a block</source>
        <translation>Déplacer le curseur, puis choisir un bloc</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Place a stone</source>
        <translation>Poser une bille</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>1 to 9</source>
        <translation>1 à 9</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Choose the block of that number</source>
        <translation>Choisir le bloc de ce numéro</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>R, L</source>
        <translation>R, L</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn it clockwise, counter-clockwise</source>
        <translation>Le tourner dans le sens horaire, antihoraire</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn no block, where that is allowed</source>
        <translation>Ne tourner aucun bloc, si c'est permis</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Take the stone back</source>
        <translation>Reprendre la bille</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Take the stone back (Esc)</source>
        <translation>Reprendre la bille (Échap)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/drop_then_turn.py"/>
        <source>Turn no block (S)</source>
        <translation>Ne tourner aucun bloc (S)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>to move</source>
        <translation>joue</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <location filename="pentogames/scene/home.py"/>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <location filename="pentogames/scene/parts.py"/>
        <source>level {number}</source>
        <translation>niveau {number}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/parts.py"/>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <location filename="pentogames/scene/parts.py"/>
        <source>not on the board</source>
        <translation>pas sur le plateau</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>B G Y O R</source>
        <translation>B G Y O R</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Take a blue, green, yellow, orange or red piece</source>
        <translation>Prendre un pion bleu, vert, jaune, orange ou rouge</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Put it back (or the right mouse button)</source>
        <translation>Le remettre à sa place (ou clic droit)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Shift+Letter</source>
        <translation>Maj+Lettre</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Look at that card (F I L N P T U V W X Y Z)</source>
        <translation>Regarder cette carte (F I L N P T U V W X Y Z)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Place it here (Enter)</source>
        <translation>Poser ici (Entrée)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_hand.py"/>
        <source>Put it back (Esc)</source>
        <translation>Remettre à sa place (Échap)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_scene.py"/>
        <source>Free cards</source>
        <translation>Cartes libres</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_scene.py"/>
        <source>{player}: {count} of {goal}</source>
        <translation>{player} : {count} sur {goal}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>A second match explodes: {letters}. {count} pieces go home.</source>
        <translation>Une seconde combinaison explose : {letters}. Pions qui rentrent : {count}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>Turned passive: {letters}.</source>
        <translation>Devenues passives : {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{player} gets {letters}.</source>
        <translation>{player} reçoit {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is active: {player} owns {count} of the five pieces.</source>
        <translation>La carte {letter} est active : {player} a {count} des cinq pions.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is free.</source>
        <translation>La carte {letter} est libre.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>{letter} is passive, {player}'s.</source>
        <translation>La carte {letter} est passive, à {player}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>No single piece makes it now.</source>
        <translation>Aucun pion ne la forme à lui seul pour le moment.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>The pieces that would make it cannot be played now.</source>
        <translation>Les pions qui la formeraient ne peuvent pas être joués maintenant.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pauli_words.py"/>
        <source>One more piece makes it: {colours}.</source>
        <translation>Encore un pion pour la former : {colours}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>with {partner}</source>
        <translation>avec {partner}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Turn a block</source>
        <translation>Tourner un bloc</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Place</source>
        <translation>Poser</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_bowl.py"/>
        <source>Turn</source>
        <comment>a block</comment>
        <translation>Tourner</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – drag it round, or click an arrow.</source>
        <translation>{player} : maintenant, tournez un bloc – faites-le glisser, ou cliquez sur une flèche.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – drag it round, or click an arrow, or skip it (S).</source>
        <translation>{player} : maintenant, tournez un bloc – faites-le glisser, cliquez sur une flèche, ou passez (S).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – press its number, then {keys}.</source>
        <translation>{player} : maintenant, tournez un bloc – tapez son numéro, puis {keys}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: now turn a block – press its number, then {keys}, or skip it (S).</source>
        <translation>{player} : maintenant, tournez un bloc – tapez son numéro, puis {keys}, ou passez (S).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>{player}: place a stone.</source>
        <translation>{player} : posez une bille.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <location filename="pentogames/scene/pentago_scene.py"/>
        <source>R or L</source>
        <translation>R ou L</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Cover, uncover, go on; or remove or place a stone</source>
        <translation>Cacher, découvrir, continuer ; ou retirer ou poser une bille</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose a square; then a block</source>
        <translation>Choisir une case, puis un bloc</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>R, G, B, Y</source>
        <translation>R, G, B, Y</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose the colour of the stone to be placed</source>
        <translation>Choisir la couleur de la bille à poser</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Choose a block</source>
        <translation>Choisir un bloc</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Put the removed stone back; end the showing</source>
        <translation>Remettre la bille retirée ; arrêter la présentation</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>Put the stone back (Esc)</source>
        <translation>Remettre la bille (Échap)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_hand.py"/>
        <source>A stone that is placed is not taken back: now turn a block.</source>
        <translation>Une bille posée ne se reprend pas : maintenant, tournez un bloc.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Take it apart</source>
        <translation>Défaire l'image</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Cover the table</source>
        <translation>Cacher la table</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Really give up?</source>
        <translation>Vraiment abandonner ?</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Play on from here</source>
        <translation>Reprendre d'ici</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Nothing can be moved yet. First press “{button}” (Enter).</source>
        <translation>Rien ne peut encore être déplacé. Appuyez d'abord sur « {button} » (Entrée).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>The attempt is being shown. “{button}” (Enter) ends that.</source>
        <translation>L'essai est présenté. « {button} » (Entrée) y met fin.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>You are looking back. To change the game, press “{button}” (Enter).</source>
        <translation>Vous regardez en arrière. Pour changer la partie, appuyez sur « {button} » (Entrée).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Step back (Left)</source>
        <translation>Un pas en arrière (Gauche)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>Step on (Right)</source>
        <translation>Un pas en avant (Droite)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_scene.py"/>
        <source>End the showing (Esc)</source>
        <translation>Arrêter la présentation (Échap)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>This is the picture; so it was taken apart:</source>
        <translation>Voici l'image ; elle a été défaite ainsi :</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>Taken apart, {i} of {n}: {move}</source>
        <translation>Défaite, {i} sur {n} : {move}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_show.py"/>
        <source>Restored like this, {i} of {n}: {move}</source>
        <translation>Refaite ainsi, {i} sur {n} : {move}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_table.py"/>
        <source>Stones at hand</source>
        <translation>Billes en main</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>one stone and one turn</source>
        <translation>une bille et un tour</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{n} stones and {n} turns</source>
        <translation>{n} billes et {n} tours</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {n}. {restorer}: look at the picture and remember it.</source>
        <translation>Manche {n}. {restorer} : regardez l'image et retenez-la.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered: {restorer} looks away.</source>
        <translation>La table est cachée : {restorer} regarde ailleurs.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker}, take apart: remove a stone ({i} of {n}).</source>
        <translation>{taker}, défaites l'image : retirez une bille ({i} sur {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered until {restorer} is there.</source>
        <translation>La table est cachée jusqu'à l'arrivée du joueur suivant : {restorer}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, restore: place a stone ({i} of {n}).</source>
        <translation>{restorer}, refaites l'image : posez une bille ({i} sur {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered.</source>
        <translation>La table est cachée.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Looking back, round {n}: {phase}.</source>
        <translation>En arrière, manche {n} : {phase}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker}, take apart: now turn a block ({i} of {n}).</source>
        <translation>{taker}, défaites l'image : maintenant, tournez un bloc ({i} sur {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, restore: now turn a block ({i} of {n}).</source>
        <translation>{restorer}, refaites l'image : maintenant, tournez un bloc ({i} sur {n}).</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} restores</source>
        <translation>{player} refait l'image</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} takes apart</source>
        <translation>{player} défait l'image</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>the picture, complete</source>
        <translation>l'image, complète</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, look away!</source>
        <translation>{restorer}, regardez ailleurs !</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} takes the table and takes the picture apart: {what}.</source>
        <translation>{taker} prend la table et défait l'image : {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} is here</source>
        <translation>{taker} est là</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer}, take the table!</source>
        <translation>{restorer}, à la table !</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The computer has taken the picture apart. Restore it: {what}.</source>
        <translation>L'ordinateur a défait l'image. Refaites-la : {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{restorer} is here</source>
        <translation>{restorer} est là</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{taker} leaves it and keeps silent. Restore the picture: {what}.</source>
        <translation>{taker} quitte la table et garde le silence. Refaites l'image : {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>A pause</source>
        <translation>Une pause</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>The table is covered, and any clock stands, until {restorer} goes on.</source>
        <translation>La table est cachée, et la pendule arrêtée, jusqu'à la reprise par {restorer}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player}'s time has run out: not restored.</source>
        <translation>Temps écoulé pour {player} : image non refaite.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has given up: not restored.</source>
        <translation>{player} abandonne : image non refaite.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has restored the picture!</source>
        <translation>{player} a refait l'image !</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>{player} has not restored the picture: see the marked squares.</source>
        <translation>{player} n'a pas refait l'image : voyez les cases marquées.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {old} is over. Out: {fallen}. Now it is {what}.</source>
        <translation>La manche {old} est finie. Ne jouent plus : {fallen}. Maintenant : {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Round {old} is over and nobody is out. Now it is {what}.</source>
        <translation>La manche {old} est finie et tout le monde reste. Maintenant : {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>Restored! Now it is {what}.</source>
        <translation>Image refaite ! Maintenant : {what}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>failed</source>
        <translation>a échoué</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>restores</source>
        <translation>refait</translation>
    </message>
    <message>
        <location filename="pentogames/scene/picture_words.py"/>
        <source>takes apart</source>
        <translation>défait</translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Turn left (Shift+R)</source>
        <translation>Tourner à gauche (Maj+R)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Turn right (R, or the wheel)</source>
        <translation>Tourner à droite (R, ou molette)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/piece_hand.py"/>
        <source>Flip (F, or the right button)</source>
        <translation>Retourner (F, ou clic droit)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_board_scene.py"/>
        <source>vacant</source>
        <translation>libre</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Move the cursor and the piece in hand</source>
        <translation>Déplacer le curseur et le pion en main</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put the piece, or take the one under the cursor in hand</source>
        <translation>Poser le pion, ou prendre celui sous le curseur</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Take away the piece under the cursor (or the right mouse button)</source>
        <translation>Enlever le pion sous le curseur (ou clic droit)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put back what is in hand</source>
        <translation>Remettre à sa place ce qui est en main</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_hand.py"/>
        <source>Put it here (Enter)</source>
        <translation>Poser ici (Entrée)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>A {colour} piece on {square} helps most for now.</source>
        <translation>Pour l'instant, c'est un pion {colour} en {square} qui aide le plus.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>Makes {letters}.</source>
        <translation>Forme {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>Breaks {letters}.</source>
        <translation>Détruit {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_figure_scene.py"/>
        <source>{count} left</source>
        <translation>reste : {count}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Mark the square, or take the mark away</source>
        <translation>Marquer la case, ou enlever la marque</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Have the marked squares judged</source>
        <translation>Faire juger les cases marquées</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Take the last mark away</source>
        <translation>Enlever la dernière marque</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/pauli_spot_scene.py"/>
        <source>Take all marks away</source>
        <translation>Enlever toutes les marques</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_hand.py"/>
        <source>Move the cursor, with nothing in hand</source>
        <translation>Déplacer le curseur, sans rien en main</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_hand.py"/>
        <source>Take the piece under the cursor in hand</source>
        <translation>Prendre en main la pièce sous le curseur</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_paper.py"/>
        <source>No solution is known</source>
        <translation>Aucune solution connue</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_paper.py"/>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_paper.py"/>
        <source>Pentogames · page {number} of {count}</source>
        <translation>Pentogames · page {number} sur {count}</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>{piece}, given</source>
        <translation>{piece}, donné</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>The board is empty</source>
        <translation>Le plateau est vide</translation>
    </message>
    <message>
        <location filename="pentogames/scene/puzzles/tiling_scene.py"/>
        <source>{piece}. It fits.</source>
        <translation>{piece}. Elle convient.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Explode the levels</source>
        <translation>Éclater les niveaux</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Slide the levels apart; taking a tile brings them together again</source>
        <translation>Écarter les niveaux ; prendre une tuile les rapproche</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom in (or Ctrl and the wheel, or two fingers)</source>
        <translation>Agrandir (ou Ctrl et la molette, ou deux doigts)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Zoom out (or Ctrl and the wheel, or two fingers)</source>
        <translation>Réduire (ou Ctrl et la molette, ou deux doigts)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Show the whole stack</source>
        <translation>Afficher toute la pile</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/pent_up.py"/>
        <source>Show the whole stack and follow it (drag the table, or Shift and arrows, to move it)</source>
        <translation>Afficher toute la pile et la suivre (pour la déplacer, faites glisser la table, ou Maj et flèches)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Cover the table while you restore; the clock stands</source>
        <translation>Cacher la table pendant que vous refaites l'image ; la pendule s'arrête</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Give up the attempt</source>
        <translation>Abandonner l'essai</translation>
    </message>
    <message>
        <location filename="pentogames/scene/specs/picture_puzzle.py"/>
        <source>Give up the attempt (twice)</source>
        <translation>Abandonner l'essai (deux fois)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show all levels (0)</source>
        <translation>Afficher tous les niveaux (0)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show level {level} alone ({level}, or Alt+Up and Alt+Down)</source>
        <translation>Afficher le niveau {level} seul ({level}, ou Alt+Haut et Alt+Bas)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_rail.py"/>
        <source>Show level {level} alone (Alt+Up, Alt+Down)</source>
        <translation>Afficher le niveau {level} seul (Alt+Haut, Alt+Bas)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>The first tile can lie anywhere on the table.</source>
        <translation>La première tuile peut aller n'importe où sur la table.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>This tile must go on level 1, the table.</source>
        <translation>Cette tuile doit aller au niveau 1, la table.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/stack_scene.py"/>
        <source>This tile must go on level {level}.</source>
        <translation>Cette tuile doit aller au niveau {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/scene/strip.py"/>
        <source>Why?</source>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <location filename="pentogames/scene/strip.py"/>
        <source>Open the lesson about this rule (Ctrl+?)</source>
        <translation>Ouvrir la leçon sur cette règle (Ctrl+?)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/turn_handles.py"/>
        <source>Turn block {block} clockwise (R)</source>
        <translation>Tourner le bloc {block} dans le sens horaire (R)</translation>
    </message>
    <message>
        <location filename="pentogames/scene/turn_handles.py"/>
        <source>Turn block {block} counter-clockwise (L)</source>
        <translation>Tourner le bloc {block} dans le sens antihoraire (L)</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Copy the game</source>
        <translation>Copier &amp;la partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Copy the &amp;position</source>
        <translation>Copier la pos&amp;ition</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Paste a &amp;game or position</source>
        <translation>Coller &amp;une partie ou une position</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;First position</source>
        <translation>&amp;Première position</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Previous position</source>
        <translation>Position pré&amp;cédente</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Next position</source>
        <translation>Position &amp;suivante</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Last position</source>
        <translation>&amp;Dernière position</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>! &amp;Good move</source>
        <translation>! &amp;Bon coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>? &amp;Mistake</source>
        <translation>? &amp;Erreur</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>!? &amp;Interesting move</source>
        <translation>!? Coup &amp;intéressant</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>?! &amp;Doubtful move</source>
        <translation>?! Coup &amp;douteux</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>!! &amp;Brilliant move</source>
        <translation>!! Coup b&amp;rillant</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>?? B&amp;lunder</source>
        <translation>?? &amp;Gaffe</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;No sign</source>
        <translation>&amp;Aucun signe</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Next &amp;variation</source>
        <translation>&amp;Variante suivante</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Previous v&amp;ariation</source>
        <translation>Varia&amp;nte précédente</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Make it the main line</source>
        <translation>En &amp;faire la ligne principale</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Delete from here…</source>
        <translation>Supprimer à partir d'&amp;ici…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>F&amp;old variations</source>
        <translation>Replier &amp;les variantes</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Pause the &amp;clocks</source>
        <translation>S&amp;uspendre les pendules</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Let the computer &amp;move</source>
        <translation>&amp;Faire jouer l'ordinateur</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Stop thinking and move</source>
        <translation>&amp;Jouer sans plus réfléchir</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Pause between computers</source>
        <translation>&amp;Pause entre ordinateurs</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Take over from the computer</source>
        <translation>&amp;Remplacer l'ordinateur</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Let the computer play &amp;for me</source>
        <translation>&amp;Laisser l'ordinateur jouer pour moi</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Statisti&amp;cs…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Animation</source>
        <translation>A&amp;nimation</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Play sounds</source>
        <translation>&amp;Jouer les sons</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Puzzle &amp;shelf…</source>
        <translation>É&amp;tagère de casse-têtes…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Why was that refused?</source>
        <translation>&amp;Pourquoi ce refus ?</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Show &amp;me</source>
        <translation>&amp;Montrez-moi</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Back</source>
        <translation>Pré&amp;cédent</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>L&amp;eave the lesson</source>
        <translation>&amp;Quitter la leçon</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Welcome…</source>
        <translation>&amp;Bienvenue…</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>Open the l&amp;og</source>
        <translation>Ouvrir le &amp;journal</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;About Pentogames</source>
        <translation>À &amp;propos de Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Pentogames</source>
        <translation>Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Something went wrong inside the program. Your game is kept, and you can go on.</source>
        <translation>Une erreur s'est produite dans le programme. Votre partie est conservée, et vous pouvez continuer.</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Save the game…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>Open the log</source>
        <translation>Ouvrir le journal</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>There is no log yet.</source>
        <translation>Il n'y a pas encore de journal.</translation>
    </message>
    <message>
        <location filename="pentogames/window/alarm.py"/>
        <source>The log lies in {path}.</source>
        <translation>Le journal se trouve dans {path}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Time for the whole game</source>
        <translation>Temps pour toute la partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Time, and more for each move</source>
        <translation>Temps, et un ajout par coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Hourglass: my time runs to you</source>
        <translation>Sablier : mon temps vous revient</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Time for each move</source>
        <translation>Temps pour chaque coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Minutes for each player</source>
        <translation>Minutes par joueur</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Seconds for a move</source>
        <translation>Secondes par coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/box.py"/>
        <source>Seconds more after each move</source>
        <translation>Secondes ajoutées après chaque coup</translation>
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
        <translation>La partie est en pause. {key} : continuer.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>The clocks stand. {player} is to move. {key}: go on.</source>
        <translation>Les pendules sont arrêtées. À {player} de jouer. {key} : continuer.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>{player} has no time left.</source>
        <translation>{player} n'a plus de temps.</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>&amp;Lost on time</source>
        <translation>&amp;Défaite au temps</translation>
    </message>
    <message>
        <location filename="pentogames/window/clocks/desk.py"/>
        <source>&amp;Play on without clocks</source>
        <translation>&amp;Continuer sans pendules</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>This position has not been analysed.</source>
        <translation>Cette position n'a pas été analysée.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>{side} wins, as is proved.</source>
        <translation>{side} gagne, c'est prouvé.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>A draw, as is proved.</source>
        <translation>Partie nulle, c'est prouvé.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>It is about even.</source>
        <translation>À peu près égal.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_desk.py"/>
        <source>{side} stands better: {share}.</source>
        <translation>Avantage à {side} : {share}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_page.py"/>
        <source>How far the analysis is</source>
        <translation>Avancement de l'analyse</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_page.py"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/analysis_page.py"/>
        <source>Analyse the game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Quick</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>&amp;Computer</source>
        <translation>&amp;Ordinateur</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Sp&amp;eed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Thinking time of the stron&amp;gest level</source>
        <translation>&amp;Temps de réflexion du plus haut niveau</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{count} seconds</source>
        <translation>{count} secondes</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{player} is thinking. {key}: move now.</source>
        <translation>{player} réfléchit. {key} : jouer tout de suite.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>{player}, the computer, waits. {key}: go on.</source>
        <translation>{player}, joueur artificiel, attend. {key} : continuer.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Let the computer think once more</source>
        <translation>Faire réfléchir l'ordinateur encore une fois</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/desk.py"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/graph.py"/>
        <source>Graph of the game</source>
        <translation>Courbe de la partie</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/computer/graph.py"/>
        <source>After {number} moves: not analysed.</source>
        <extracomment>One: After one move: not analysed.</extracomment>
        <translation>
            <numerusform>Après {number} coup : non analysé.</numerusform>
            <numerusform>Après {number} coups : non analysé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/computer/graph.py"/>
        <source>After {number} moves: {shares}.</source>
        <extracomment>One: After one move: {shares}.</extracomment>
        <translation>
            <numerusform>Après {number} coup : {shares}.</numerusform>
            <numerusform>Après {number} coups : {shares}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>Looking for a good move…</source>
        <translation>Recherche d'un bon coup…</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>Another</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>More</source>
        <translation>Suite</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>The next best move</source>
        <translation>Le meilleur coup suivant</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/hint_desk.py"/>
        <source>The next step of the hint</source>
        <translation>L'étape suivante de l'indice</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/players_page.py"/>
        <source>Seats can be given to the computer, or taken over, at any time.</source>
        <translation>À tout moment, une place peut être confiée à l'ordinateur ou reprise.</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/players_page.py"/>
        <source>Who plays {seat}</source>
        <translation>Qui joue {seat}</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/who.py"/>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <location filename="pentogames/window/computer/who.py"/>
        <source>Computer {number}: {name}</source>
        <translation>Ordinateur {number} : {name}</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Save the game on the table first?</source>
        <translation>Enregistrer d'abord la partie en cours ?</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>{name} exists already. Replace it?</source>
        <translation>{name} existe déjà. Le remplacer ?</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>About Pentogames</source>
        <translation>À propos de Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Four tabletop games on one screen: play, learn and study them.</source>
        <translation>Quatre jeux de table sur un écran : jouez-y, apprenez-les, étudiez-les.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Universe: designed by Alex Randolph, published by Parker Brothers; analysed by David Bush.
Pent-Up: designed by Néstor Romeral Andrés (nestorgames), with revisions by Nathan Morse.
Pentago: designed by Tomas Flodén, published by Mindtwister.
Pauli: designed by Alexandre Muñiz.

The names of the games and all trademarks belong to their owners, who have nothing to do with this program.</source>
        <translation>Universe : créé par Alex Randolph, publié par Parker Brothers ; analysé par David Bush.
Pent-Up : créé par Néstor Romeral Andrés (nestorgames), revu par Nathan Morse.
Pentago : créé par Tomas Flodén, publié par Mindtwister.
Pauli : créé par Alexandre Muñiz.

Les noms des jeux et toutes les marques appartiennent à leurs propriétaires, qui n'ont aucun lien avec ce programme.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Free software under the MIT licence. The font is Inter (OFL).</source>
        <translation>Logiciel libre sous licence MIT. La police est Inter (OFL).</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: in Python, as nothing was compiled when this was installed.</source>
        <translation>Joueurs artificiels : en Python, rien n'ayant été compilé à l'installation.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: compiled for {games}, in Python for the others.</source>
        <translation>Joueurs artificiels : compilés pour {games}, en Python pour les autres jeux.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Computer players: compiled for all games, and so at full speed.</source>
        <translation>Joueurs artificiels : compilés pour tous les jeux, donc à pleine vitesse.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Tiling puzzles: the solver is compiled.</source>
        <translation>Pavages : le solveur est compilé.</translation>
    </message>
    <message>
        <location filename="pentogames/window/dialogs.py"/>
        <source>Tiling puzzles: the solver is in Python.</source>
        <translation>Pavages : le solveur est en Python.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>Saved as {name}.</source>
        <translation>Enregistré : {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>{name} cannot be saved: {reason}. Please choose another place.</source>
        <translation>Impossible d'enregistrer {name} : {reason}. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>Some of the moves are to stay secret until the attempt is over.</source>
        <translation>Certains coups doivent rester secrets jusqu'à la fin de l'essai.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>The game is on the clipboard.</source>
        <translation>La partie est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>The position is on the clipboard.</source>
        <translation>La position est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>There is no text on the clipboard.</source>
        <translation>Il n'y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/desk.py"/>
        <source>The text on the clipboard cannot be read: line {line}, column {column}: {reason}.</source>
        <translation>Le texte du presse-papiers est illisible : ligne {line}, colonne {column} : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Form</source>
        <translation>Format</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Time for a move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>{seconds} s for a move</source>
        <translation>{seconds} s par coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>&amp;Board only</source>
        <translation>&amp;Plateau seul</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixels</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/export/dialog.py"/>
        <source>{count} positions, {seconds} s</source>
        <extracomment>One: One position, {seconds} s</extracomment>
        <translation>
            <numerusform>{count} position, {seconds} s</numerusform>
            <numerusform>{count} positions, {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>Size {scale}×</source>
        <translation>Taille {scale}×</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/dialog.py"/>
        <source>It is on the clipboard.</source>
        <translation>C'est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The table as it is now, for letters and pages.</source>
        <translation>La table telle quelle, pour lettres et pages.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The table as it is now, sharp at any size, for print.</source>
        <translation>La table telle quelle, nette à toute taille, pour l'impression.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Animated picture</source>
        <translation>Image animée</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The moves of this line one after the other, in a PNG that browsers animate.</source>
        <translation>Les coups de cette ligne un par un, dans un PNG que les navigateurs animent.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Animated PNG picture (*.png)</source>
        <translation>Image PNG animée (*.png)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Moves of this line</source>
        <translation>Cette ligne</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Without variations, as text that this program reads again.</source>
        <translation>Sans variantes, en texte que ce programme relit.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>Board as text</source>
        <translation>Plateau en texte</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/kinds.py"/>
        <source>The position, drawn with characters.</source>
        <translation>La position, dessinée avec des caractères.</translation>
    </message>
    <message>
        <location filename="pentogames/window/export/preview.py"/>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Games and puzzles</source>
        <translation>Parties et casse-têtes</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>{name} cannot be opened: {reason}.</source>
        <translation>Impossible d'ouvrir {name} : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>{name} cannot be read: line {line}, column {column}: {reason}.</source>
        <translation>Impossible de lire {name} : ligne {line}, colonne {column} : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>The file is damaged; this is the copy that was saved before it.</source>
        <translation>Le fichier est endommagé ; voici la copie enregistrée avant lui.</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>move {ply}, {move}, is illegal: {why}</source>
        <translation>le coup {ply}, {move}, est interdit : {why}</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/files.py"/>
        <source>This file has several games:</source>
        <translation>Ce fichier contient plusieurs parties :</translation>
    </message>
    <message>
        <location filename="pentogames/window/language_menu.py"/>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <location filename="pentogames/window/language_menu.py"/>
        <source>Like the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Learn</source>
        <translation>Appre&amp;ndre</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Nothing has been refused yet in this position.</source>
        <translation>Rien n'a encore été refusé dans cette position.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Let me &amp;try</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>Back to the &amp;game</source>
        <translation>Retour à la p&amp;artie</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_desk.py"/>
        <source>&amp;Next lesson</source>
        <translation>Leçon &amp;suivante</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Reset progress…</source>
        <translation>Effacer la progression…</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Done, with a star.</source>
        <translation>Faite, avec une étoile.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Done.</source>
        <translation>Faite.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>{game}  {done}/{count}</source>
        <translation>{game}  {done}/{count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Forget which lessons are done, of all games, and the stars?</source>
        <translation>Oublier quelles leçons sont faites, dans tous les jeux, ainsi que les étoiles ?</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Marked: {squares}.</source>
        <translation>Cases marquées : {squares}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>An arrow leads from {start} to {end}.</source>
        <translation>Une flèche va de {start} à {end}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Step {number} of {count}; {solved} done</source>
        <translation>Étape {number} sur {count} ; faites : {solved}</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>{game} · lesson {number} of {count}</source>
        <translation>{game} · leçon {number} sur {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>The lesson is done, without a mistake: ★</source>
        <translation>La leçon est faite, sans une faute : ★</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_panel.py"/>
        <source>The lesson is done.</source>
        <translation>La leçon est faite.</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Dark</source>
        <translation>So&amp;mbre</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Wooden table</source>
        <translation>&amp;Table en bois</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>High &amp;contrast, light</source>
        <translation>Contraste élevé, c&amp;lair</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>High contrast, d&amp;ark</source>
        <translation>Contraste élevé, s&amp;ombre</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;Look</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Fa&amp;mous games</source>
        <translation>Parties &amp;célèbres</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Moves</source>
        <translation>&amp;Coups</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Open a game or a puzzle</source>
        <translation>Ouvrir une partie ou un casse-tête</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>Start</source>
        <comment>the first position</comment>
        <translation>Début</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>variation</source>
        <translation>variante</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>folded</source>
        <translation>repliée</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_list.py"/>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <location filename="pentogames/window/move_rows.py"/>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/new_game.py"/>
        <source>Name of {seat}</source>
        <translation>Nom : {seat}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{count} of 5</source>
        <translation>{count} sur 5</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>Matches</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{name}: {value}</source>
        <translation>{name} : {value}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>{letter}: {player} owns {count} of the five pieces.</source>
        <translation>{letter} : {player} a {count} des cinq pions.</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>Matches on the board: {count}</source>
        <translation>Combinaisons sur le plateau : {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pauli.py"/>
        <source>There is no match on the board.</source>
        <translation>Aucune combinaison sur le plateau.</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/pent_up.py"/>
        <source>Tiles by level</source>
        <translation>Tuiles par niveau</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/panels/pent_up.py"/>
        <source>{points} points</source>
        <extracomment>One: {points} point</extracomment>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Picture editor…</source>
        <translation>Éditeur d'images…</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Round {n}: {n} to remove and restore</source>
        <translation>Manche {n} : {n} à retirer et à remettre</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Round 1: one stone to remove and restore</source>
        <translation>Manche 1 : une bille à retirer et à remettre</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Not while an attempt runs</source>
        <translation>Pas pendant un essai</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>a picture without a name</source>
        <translation>une image sans nom</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Picture: {name} {dots}</source>
        <translation>Image : {name} {dots}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Time so far: {time}</source>
        <translation>Temps écoulé : {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>No record with this picture yet</source>
        <translation>Pas encore de record avec cette image</translation>
    </message>
    <message>
        <location filename="pentogames/window/panels/picture_puzzle.py"/>
        <source>Record with this picture: {n} in {time}</source>
        <translation>Record avec cette image : {n} en {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Single squares</source>
        <translation>Cases simples</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored left and right</source>
        <translation>Symétrie gauche-droite</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored top and bottom</source>
        <translation>Symétrie haut-bas</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored both ways</source>
        <translation>Symétrie dans les deux sens</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored at the rising diagonal</source>
        <translation>Symétrie, diagonale montante</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Mirrored at the falling diagonal</source>
        <translation>Symétrie, diagonale descendante</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Turned by a half</source>
        <translation>Rotation d'un demi-tour</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Turned by quarters</source>
        <translation>Rotations d'un quart de tour</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>All mirrors and turns</source>
        <translation>Toutes les symétries et rotations</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Take stones away</source>
        <translation>Enlever des billes</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Picture editor</source>
        <translation>Éditeur d'images</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Name of the picture</source>
        <translation>Nom de l'image</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Brush: {brush}</source>
        <translation>Pinceau : {brush}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Nothing is painted yet</source>
        <translation>Rien n'est encore peint</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Paint with the mouse, or with the arrow keys and Space.</source>
        <translation>Peignez à la souris, ou avec les flèches et Espace.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Difficulty {dots}</source>
        <translation>Difficulté {dots}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Difficulty {level} of {most}</source>
        <translation>Difficulté {level} sur {most}</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} (sample)</source>
        <translation>{name} (exemple)</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is loaded; undo brings back what was here.</source>
        <translation>{name} est chargée ; annuler ramène ce qui était là.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} cannot be saved: {reason}.</source>
        <translation>Impossible d'enregistrer {name} : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} cannot be deleted: {reason}.</source>
        <translation>Impossible de supprimer {name} : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is deleted; save it again if that was a mistake.</source>
        <translation>{name} est supprimée ; si c'était une erreur, enregistrez-la de nouveau.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Import a picture</source>
        <translation>Importer une image</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is no picture: line {line}, column {column}: {reason}.</source>
        <translation>{name} n'est pas une image : ligne {line}, colonne {column} : {reason}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>{name} is imported; save it to keep it.</source>
        <translation>{name} est importée ; enregistrez-la pour la garder.</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Export the picture</source>
        <translation>Exporter l'image</translation>
    </message>
    <message>
        <location filename="pentogames/window/picture_editor.py"/>
        <source>Exported as {name}.</source>
        <translation>Exporté : {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_desk.py"/>
        <source>&amp;Puzzles</source>
        <translation>Casse-&amp;têtes</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_desk.py"/>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzle_page.py"/>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>best {time}</source>
        <translation>record {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>solved with hints</source>
        <translation>résolu avec indices</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>very hard</source>
        <translation>très difficile</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>Puzzle {number}</source>
        <translation>Casse-tête {number}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack.py"/>
        <source>{name} ({difficulty})</source>
        <translation>{name} ({difficulty})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Next puzzle</source>
        <translation>Casse-tête suivant</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Show the time</source>
        <translation>Afficher le temps</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back first (Ctrl+Z): from here the goal is out of reach.</source>
        <translation>Annulez d'abord (Ctrl+Z) : d'ici, le but est hors d'atteinte.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{player} is thinking…</source>
        <translation>{player} réfléchit…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back (Ctrl+Z) to try another move.</source>
        <translation>Reprenez le coup (Ctrl+Z) pour en essayer un autre.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{n} wrong moves</source>
        <extracomment>One: One wrong move</extracomment>
        <translation>
            <numerusform>{n} mauvais coup</numerusform>
            <numerusform>{n} mauvais coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{n} hints</source>
        <extracomment>One: one hint</extracomment>
        <translation>
            <numerusform>{n} indice</numerusform>
            <numerusform>{n} indices</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Best time: {time}</source>
        <translation>Meilleur temps : {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Fewest hints: {hints}, wrong moves: {tries}</source>
        <translation>Indices au minimum : {hints}, mauvais coups : {tries}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Solved without hints and wrong moves.</source>
        <translation>Résolu sans indice ni mauvais coup.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>All moves are refuted: White cannot win this endgame.</source>
        <translation>Tous les coups sont réfutés : Blanc ne peut pas gagner cette finale.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>{opponent} wins from here. Take back (Ctrl+Z) to try another move.</source>
        <translation>{opponent} gagne à partir d'ici. Reprenez le coup (Ctrl+Z) pour en essayer un autre.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>New puzzle</source>
        <translation>Nouveau casse-tête</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>as many as it needs</source>
        <translation>autant qu'il en faut</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Exactly one solution</source>
        <translation>Une seule solution</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Pass this code on, or type another: it makes the same puzzle anywhere</source>
        <translation>Transmettez ce code, ou tapez-en un autre : il donne partout le même casse-tête</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Another one</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Laid at the start</source>
        <translation>Déjà posées</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling.py"/>
        <source>A code looks like {code}.</source>
        <translation>Un code ressemble à {code}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>The month before</source>
        <translation>Le mois précédent</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>The month after</source>
        <translation>Le mois suivant</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Puzzle of the day</source>
        <translation>Casse-tête du jour</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_day.py"/>
        <source>Easy on Mondays, hardest on Sundays, and the same for everybody.</source>
        <translation>Facile le lundi, le plus dur le dimanche, et le même pour tout le monde.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>Making a puzzle and proving it…</source>
        <translation>Création d'un casse-tête et preuve…</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>{n} pieces to lay</source>
        <extracomment>One: One piece to lay</extracomment>
        <translation>
            <numerusform>{n} pièce à poser</numerusform>
            <numerusform>{n} pièces à poser</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>exactly one solution</source>
        <translation>une seule solution</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/new_tiling_preview.py"/>
        <source>It is {difficulty}: none of this size turned out {wanted}.</source>
        <translation>Il est {difficulty} : aucun de cette taille n'a été {wanted}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Four: L N P Y</source>
        <translation>Quatre : L N P Y</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Eight: F N P T U W Y Z</source>
        <translation>Huit : F N P T U W Y Z</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>All twelve</source>
        <translation>Les douze</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>One match of each</source>
        <translation>Une par pentamino</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Pieces</source>
        <comment>of Pauli</comment>
        <translation>Pions</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: none yet</source>
        <translation>{letter} : pas encore</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: one, as wanted</source>
        <translation>{letter} : une, comme voulu</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>{letter}: {count}, too many</source>
        <translation>{letter} : {count}, c'est trop</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Make exactly one match of each pentomino in the table.</source>
        <translation>Formez exactement une combinaison de chaque pentamino du tableau.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>One: {one} · none: {none} · too many: {many}</source>
        <translation>Une : {one} · aucune : {none} · trop : {many}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces. It can be done with {par}.</source>
        <translation>Résolu avec {pieces} pions. On peut le faire avec {par}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: nobody can do better.</source>
        <translation>Résolu avec {pieces} pions : personne ne peut faire mieux.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: as few as the best figure known.</source>
        <translation>Résolu avec {pieces} pions : aussi peu que le record connu.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>Solved with {pieces} pieces: fewer than anybody is known to have found!</source>
        <translation>Résolu avec {pieces} pions : moins que tout résultat connu !</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>par {par}</source>
        <translation>record connu {par}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_fewest.py"/>
        <source>best {best}, par {par}</source>
        <translation>le vôtre {best}, record connu {par}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Par {par} is {standing}.</source>
        <translation>Record connu {par} : {standing}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>proved: nobody can do better</source>
        <translation>prouvé, personne ne peut faire mieux</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>best known: perhaps you can do better</source>
        <translation>le meilleur connu, peut-être ferez-vous mieux</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Matches by pentomino</source>
        <translation>Combinaisons par pentamino</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Show my best figure</source>
        <translation>Afficher ma meilleure figure</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>No single piece makes it better. Take one away or shift one.</source>
        <translation>Aucun pion n'améliore la figure à lui seul. Enlevez-en un ou déplacez-en un.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Put four pieces of different colours side by side to begin with.</source>
        <translation>Pour commencer, posez côte à côte quatre pions de couleurs différentes.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Hints: {hints}</source>
        <translation>Indices : {hints}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>No best value yet.</source>
        <translation>Pas encore de record personnel.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Your best: {value} (hints: {hints}).</source>
        <translation>Votre record : {value} (indices : {hints}).</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>Your best: {value}.</source>
        <translation>Votre record : {value}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>{letter}: {count} matches. Click or press Space to see each alone.</source>
        <translation>{letter} : {count} combinaisons. Cliquez ou tapez Espace pour les voir une à une.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_figure.py"/>
        <source>{letter}: match {number} of {count}</source>
        <translation>{letter} : combinaison {number} sur {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Most matches</source>
        <translation>Combinaisons à foison</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Matches in all</source>
        <translation>Combinaisons en tout</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Different pentominoes</source>
        <translation>Pentaminos différents</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{letter}: {count}</source>
        <translation>{letter} : {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Pieces: {count}</source>
        <translation>Pions : {count}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>matches in all</source>
        <translation>combinaisons en tout</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>different pentominoes</source>
        <translation>pentaminos différents</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>Make as many matches as you can: six pieces of each colour are yours.</source>
        <translation>Formez le plus de combinaisons, avec six pions de chaque couleur.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: more than anybody is known to have found!</source>
        <translation>{value} {what} : plus que tout résultat connu !</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: nobody can do better.</source>
        <translation>{value} {what} : personne ne peut faire mieux.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_most.py"/>
        <source>{value} {what}: as many as the best figure known.</source>
        <translation>{value} {what} : autant que le record connu.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>First steps, 4×4</source>
        <translation>Premiers pas, 4×4</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Easy, 5×5</source>
        <translation>Facile, 5×5</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Medium, 6×6</source>
        <translation>Moyen, 6×6</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Hard, 8×8</source>
        <translation>Difficile, 8×8</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Expert, 8×8 and crowded</source>
        <translation>Expert, 8×8 et serré</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Spot the matches</source>
        <translation>Voir les combinaisons</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>New board</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Board by its code</source>
        <translation>Plateau par son code</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Type the code of a board, such as easy-123, and press Enter</source>
        <translation>Tapez le code d'un plateau, par exemple easy-123, puis Entrée</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copy the code of this board, to share it</source>
        <translation>Copier le code de ce plateau, pour le partager</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Against the clock</source>
        <translation>Contre la montre</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Show how many there are</source>
        <translation>Afficher combien il y en a</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Outline what is found</source>
        <translation>Entourer ce qui est trouvé</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed pieces want one more.</source>
        <translation>Il manque un pion à ceux qui sont cerclés.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed piece belongs to a match of {letter}. A hint counts like a mistake.</source>
        <translation>Le pion cerclé fait partie d'une combinaison {letter}. Un indice compte comme une faute.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>The ringed pieces belong to a match of {letter}.</source>
        <translation>Les pions cerclés font partie d'une combinaison {letter}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>There is no board {code}. A code looks like {example}.</source>
        <translation>Le plateau {code} n'existe pas. Un code ressemble à {example}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Copied: {code}</source>
        <translation>Copié : {code}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>found</source>
        <translation>trouvée</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>missed</source>
        <translation>manquée</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Found: {found} of {total}</source>
        <translation>Trouvées : {found} sur {total}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Found: {found}</source>
        <translation>Trouvées : {found}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Wrong: {wrong}</source>
        <translation>Fausses : {wrong}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>hints: {hints}</source>
        <translation>indices : {hints}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>{seconds} s added for each</source>
        <translation>{seconds} s ajoutées pour chaque</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>known board, no record</source>
        <translation>plateau connu, pas de record</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Missed: {count}. They are outlined on the board; Ctrl+B draws another.</source>
        <translation>Manquées : {count}. Elles sont entourées sur le plateau ; Ctrl+B en tire un autre.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found. Ctrl+B draws another board.</source>
        <translation>Toutes trouvées. Ctrl+B tire un autre plateau.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found in {time}. Ctrl+B draws another board.</source>
        <translation>Toutes trouvées en {time}. Ctrl+B tire un autre plateau.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Mark five connected pieces of five colours.</source>
        <translation>Marquez cinq pions qui se touchent, de cinq couleurs.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>All found: your best so far in this level.</source>
        <translation>Toutes trouvées : votre record à ce niveau.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Best time: {time} ({code})</source>
        <translation>Meilleur temps : {time} ({code})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/pauli_spot.py"/>
        <source>Fewest slips: {slips} in {time} ({code})</source>
        <translation>Fautes au minimum : {slips} en {time} ({code})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>8×8 without any four squares</source>
        <translation>8×8 moins quatre cases au choix</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{name}, with pieces that you choose</source>
        <translation>{name}, avec des pièces de votre choix</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>New puzzle {code}</source>
        <translation>Nouveau casse-tête {code}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of {day}</source>
        <translation>Casse-tête du {day}</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{n} squares to cover</source>
        <extracomment>One: One square to cover</extracomment>
        <translation>
            <numerusform>{n} case à recouvrir</numerusform>
            <numerusform>{n} cases à recouvrir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>{n} solutions</source>
        <extracomment>One: one solution</extracomment>
        <translation>
            <numerusform>{n} solution</numerusform>
            <numerusform>{n} solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of {n} squares</source>
        <extracomment>One: Puzzle of one square</extracomment>
        <translation>
            <numerusform>Casse-tête de {n} case</numerusform>
            <numerusform>Casse-tête de {n} cases</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Rectangles</source>
        <translation>Rectangles</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Five rows</source>
        <translation>Cinq rangées</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Pieces three times as large</source>
        <translation>Pièces trois fois plus grandes</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Universe's boards</source>
        <translation>Plateaux d'Universe</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Small shapes</source>
        <translation>Petites formes</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Things</source>
        <translation>Objets</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Letters and figures</source>
        <translation>Lettres et chiffres</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Yours to decide</source>
        <translation>À vous de choisir</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>New puzzle…</source>
        <translation>Nouveau casse-tête…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Puzzle of the day…</source>
        <translation>Casse-tête du jour…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Draw a puzzle…</source>
        <translation>Dessiner…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Edit a copy…</source>
        <translation>Modifier une copie…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling.py"/>
        <source>Tiling puzzles</source>
        <translation>Pavages</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The solver has stopped. Ask again to start it anew.</source>
        <translation>Le solveur s'est arrêté. Redemandez pour le relancer.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>Looking for a solution…</source>
        <translation>Recherche d'une solution…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>There is no solution at all, whatever is taken back.</source>
        <translation>Il n'y a aucune solution, quoi que vous repreniez.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>It cannot be solved from here. Take back these: {pieces}.</source>
        <extracomment>One: It cannot be solved from here. Take back the {pieces}.</extracomment>
        <translation>
            <numerusform>Sans solution à partir d'ici. Reprenez cette pièce : {pieces}.</numerusform>
            <numerusform>Sans solution à partir d'ici. Reprenez ces pièces : {pieces}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The {piece} fits somewhere. Another hint shows where.</source>
        <translation>La pièce {piece} convient quelque part. Un autre indice montre où.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_adviser.py"/>
        <source>The {piece} goes there. Another hint lays it.</source>
        <translation>La pièce {piece} va là. Un autre indice la pose.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>to be covered</source>
        <translation>à recouvrir</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>outside</source>
        <translation>en dehors</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_canvas.py"/>
        <source>{piece} in hand.</source>
        <translation>{piece} en main.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>One each</source>
        <translation>1 de chaque</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Two each</source>
        <translation>2 de chaque</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Give a {piece} ({piece})</source>
        <translation>Donner un {piece} ({piece})</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Give a {piece}</source>
        <translation>Donner un {piece}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_counts.py"/>
        <source>Number of {piece}</source>
        <translation>Nombre de {piece}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Draw a puzzle</source>
        <translation>Dessiner un casse-tête</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Title of the puzzle</source>
        <translation>Titre du casse-tête</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>How strokes are repeated</source>
        <translation>Répétition des traits</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Draw with the mouse, or with arrows and Space. A letter takes a piece in hand.</source>
        <translation>Dessinez à la souris, ou avec les flèches et Espace. Une lettre prend une pièce en main.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>R turns and F flips the {piece}, a click or Enter lays it, Esc puts it down.</source>
        <translation>R tourne le {piece}, F le retourne ; un clic ou Entrée le pose, Échap le range.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>That reaches beyond the sheet.</source>
        <translation>Cela dépasse de la feuille.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>There is a piece in the way.</source>
        <translation>Une pièce gêne.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Two pieces of the same letter that are given may not touch.</source>
        <translation>Deux pièces données de même lettre ne peuvent pas se toucher.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>There are too many pieces.</source>
        <translation>Il y a trop de pièces.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It cannot be solved.</source>
        <translation>Il ne peut pas être résolu.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It has {n} solutions.</source>
        <extracomment>One: It has exactly one solution.</extracomment>
        <translation>
            <numerusform>Il a une seule solution.</numerusform>
            <numerusform>Il a {n} solutions.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It can be solved, in many ways.</source>
        <translation>Il peut être résolu, de bien des façons.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>It can be solved. Counting the solutions…</source>
        <translation>Il peut être résolu. Décompte des solutions…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>The solver has stopped.</source>
        <translation>Le solveur s'est arrêté.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_editor.py"/>
        <source>Open a puzzle</source>
        <translation>Ouvrir un casse-tête</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_files.py"/>
        <source>Puzzle</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_files.py"/>
        <source>Save the puzzle</source>
        <translation>Enregistrer le casse-tête</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_gallery.py"/>
        <source>Solution {number}</source>
        <translation>Solution {number}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_gallery.py"/>
        <source>Solutions found</source>
        <translation>Solutions trouvées</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Find another solution</source>
        <translation>Trouver une autre solution</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Show them</source>
        <translation>Les afficher</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Decide anew</source>
        <translation>Choisir de nouveau</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Can it still be solved?</source>
        <translation>Peut-on encore résoudre ?</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Mark what is hopeless</source>
        <translation>Marquer ce qui est sans espoir</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Fade pieces that fit nowhere any more, and hatch gaps that cannot be filled</source>
        <translation>Estomper les pièces qui ne vont plus nulle part, hachurer les trous impossibles à remplir</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>This cannot be covered at all. Decide anew (Ctrl+D).</source>
        <translation>Impossible à recouvrir. Choisissez de nouveau (Ctrl+D).</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Not from here: something has to be taken back.</source>
        <translation>Pas à partir d'ici : il faut reprendre quelque chose.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes: {n} solutions are left.</source>
        <extracomment>One: Yes: one solution is left.</extracomment>
        <translation>
            <numerusform>Oui : il reste {n} solution.</numerusform>
            <numerusform>Oui : il reste {n} solutions.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes, in more ways than can be counted.</source>
        <translation>Oui, de plus de façons qu'on ne peut compter.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Yes. Counting the solutions…</source>
        <translation>Oui. Décompte des solutions…</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved, as once before.</source>
        <translation>Résolu, comme une fois déjà.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved!</source>
        <translation>Résolu !</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} moves</source>
        <extracomment>One: One move</extracomment>
        <translation>
            <numerusform>{n} coup</numerusform>
            <numerusform>{n} coups</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Fewest hints: {hints}, in {steps} moves</source>
        <translation>Indices au minimum : {hints}, en {steps} coups</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} solutions found</source>
        <extracomment>One: One solution found</extracomment>
        <translation>
            <numerusform>{n} solution trouvée</numerusform>
            <numerusform>{n} solutions trouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} of {total} solutions found</source>
        <extracomment>One: One of {total} solutions found</extracomment>
        <translation>
            <numerusform>{n} solution trouvée sur {total}</numerusform>
            <numerusform>{n} solutions trouvées sur {total}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>The only solution is found</source>
        <translation>L'unique solution est trouvée</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Click {n} squares to be removed.</source>
        <extracomment>One: Click one more square.</extracomment>
        <translation>
            <numerusform>Cliquez sur {n} case à retirer.</numerusform>
            <numerusform>Cliquez sur {n} cases à retirer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Choose {n} pieces by clicks.</source>
        <extracomment>One: Choose one more piece.</extracomment>
        <translation>
            <numerusform>Choisissez {n} pièce d'un clic.</numerusform>
            <numerusform>Choisissez {n} pièces par des clics.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved. Ctrl+B begins anew, to find another solution.</source>
        <translation>Résolu. Ctrl+B recommence, pour trouver une autre solution.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Cover all squares with pieces from the tray.</source>
        <translation>Recouvrez toutes les cases avec les pièces de la réserve.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>{n} squares are vacant.</source>
        <extracomment>One: One square is vacant.</extracomment>
        <translation>
            <numerusform>Il reste {n} case libre.</numerusform>
            <numerusform>Il reste {n} cases libres.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_page.py"/>
        <source>Solved: your best time so far.</source>
        <translation>Résolu : votre meilleur temps jusqu'ici.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>PDF sheets</source>
        <translation>Feuilles PDF</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>PNG pictures</source>
        <translation>Images PNG</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>SVG pictures</source>
        <translation>Images SVG</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Print puzzles</source>
        <translation>Imprimer des casse-têtes</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>With solutions, on pages after them</source>
        <translation>Avec les solutions, sur des pages à la suite</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Puzzles on a page</source>
        <translation>Casse-têtes par page</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>{n} on a page</source>
        <extracomment>One: One on a page</extracomment>
        <translation>
            <numerusform>{n} par page</numerusform>
            <numerusform>{n} par page</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Looking for {n} solutions…</source>
        <extracomment>One: Looking for one solution…</extracomment>
        <translation>
            <numerusform>Recherche de {n} solution…</numerusform>
            <numerusform>Recherche de {n} solutions…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>The pages are on their way to the printer.</source>
        <translation>Les pages sont envoyées à l'imprimante.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>{name} cannot be printed.</source>
        <translation>Impossible d'imprimer {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tiling_print.py"/>
        <source>Save the pages</source>
        <translation>Enregistrer les pages</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Your tiles</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Highest level: {level}</source>
        <translation>Plus haut niveau : {level}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Points: {points}</source>
        <translation>Points : {points}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Your best: {best}</source>
        <translation>Votre record : {best}</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/tower.py"/>
        <source>Your best tower so far.</source>
        <translation>Votre plus belle tour jusqu'ici.</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>{name} is not there any more</source>
        <translation>{name} n'est plus là</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>No recent games</source>
        <translation>Aucune partie récente</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>Clear the list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>Go on with</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="pentogames/window/recent.py"/>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="pentogames/window/rules_book.py"/>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Red and green look alike</source>
        <translation>Rouge et vert se ressemblent</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Blue and green look alike</source>
        <translation>Bleu et vert se ressemblent</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Colours of the players</source>
        <translation>Couleurs des joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Each colour has a sign besides, whatever the palette.</source>
        <translation>Quelle que soit la palette, chaque couleur porte aussi un signe.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/appearance.py"/>
        <source>&amp;Coordinates at the edge of the board</source>
        <translation>&amp;Coordonnées au bord du plateau</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/dialog.py"/>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>Choose what is to be done, then press the keys for it in the field below.</source>
        <translation>Choisissez une action, puis tapez ses touches dans le champ plus bas.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>What can be done, and the keys for it</source>
        <translation>Les actions et leurs touches</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>New keys</source>
        <translation>Nouvelles touches</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>&amp;No keys</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>As at &amp;first</source>
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>&amp;All as at first</source>
        <translation>&amp;Tout par défaut</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>Without Ctrl or Alt, {keys} is for what you hold in your hand.</source>
        <translation>Sans Ctrl ni Alt, {keys} sert à ce que vous avez en main.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/keys.py"/>
        <source>{keys} is taken already: {deed}</source>
        <translation>{keys} est déjà pris : {deed}</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Always on</source>
        <translation>Toujours active</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Off: everything jumps to its place</source>
        <translation>Désactivée : tout saute à sa place</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Animation never holds up the game: you can play on while things move.</source>
        <translation>L'animation ne retarde jamais la partie : vous pouvez jouer pendant que tout bouge.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>The screen changes when this dialog is closed; your game stays as it is.</source>
        <translation>L'écran change à la fermeture de cette fenêtre ; votre partie reste telle quelle.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>&amp;Confirm each move</source>
        <translation>Con&amp;firmer chaque coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>What you put down counts only when you press Enter or the tick below the board.</source>
        <translation>Ce que vous posez ne compte qu'après Entrée ou la coche sous le plateau.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Let the board &amp;help to find moves</source>
        <translation>&amp;Laisser le plateau aider à trouver les coups</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>Without it, the switches for legal squares, regions and the like are gone.</source>
        <translation>Sinon, les boutons pour les cases permises, les régions, etc. disparaissent.</translation>
    </message>
    <message>
        <location filename="pentogames/window/settings/simple.py"/>
        <source>New games are offered with it; each can have another.</source>
        <translation>Proposée pour les nouvelles parties ; chacune peut en avoir une autre.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Cards that win</source>
        <translation>Cartes pour gagner</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Balance offer…</source>
        <translation>Offre d'équilibre…</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Give none</source>
        <translation>N'en donner aucune</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Draw who is Cool</source>
        <translation>Tirer au sort qui est Cool</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Change sides</source>
        <translation>Échanger les côtés</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Cards at the start</source>
        <translation>Cartes au départ</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Who is Cool, and moves first</source>
        <translation>Qui est Cool, et commence</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>{seat} starts with {letters}.</source>
        <translation>{seat} commence avec {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli.py"/>
        <source>Handicap: click a card to give it to Cool, again to give it to Hot.</source>
        <translation>Handicap : un clic sur une carte la donne à Cool, un second à Hot.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Balance offer</source>
        <translation>Offre d'équilibre</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Make the offer</source>
        <translation>Faire l'offre</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Who offers?</source>
        <translation>Qui fait l'offre ?</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>{offering} picks any cards, or none. {choosing} then chooses a side: Cool, with the first turn, or Hot, with these cards, passive side up.</source>
        <translation>{offering} choisit des cartes, ou aucune. {choosing} choisit ensuite un côté : Cool, avec le premier tour, ou Hot, avec ces cartes, face passive visible.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>{player}, which side?</source>
        <translation>{player}, quel côté ?</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Cool
and the first turn</source>
        <translation>Cool
et le premier tour</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>and the cards {letters}</source>
        <translation>et les cartes {letters}</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>Hot</source>
        <translation>Hot</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pauli_balance.py"/>
        <source>and no cards</source>
        <translation>et aucune carte</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Three players</source>
        <translation>Trois joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Compare from the top down</source>
        <translation>Comparer du haut vers le bas</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>For three players</source>
        <translation>Pour trois joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Compare from the table up</source>
        <translation>Comparer de la table vers le haut</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Each tile scores its level</source>
        <translation>Chaque tuile vaut son niveau</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pent_up.py"/>
        <source>Misère does not go with advanced scoring.</source>
        <translation>La misère ne va pas avec le décompte avancé.</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/pentago.py"/>
        <source>Table rules</source>
        <translation>Règles de table</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{name}: difficulty {level} of {most}</source>
        <translation>{name} : difficulté {level} sur {most}</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Alone</source>
        <translation>En solo</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Stopwatch</source>
        <translation>Chronomètre</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Time a move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>The same for {n} rounds</source>
        <translation>La même pendant {n} manches</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Rounds a picture</source>
        <translation>Manches par image</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>Of this match</source>
        <translation>De cette partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>One picture chosen</source>
        <translation>Une image choisie</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/picture_puzzle.py"/>
        <source>{n} pictures chosen</source>
        <translation>{n} images choisies</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>2 players</source>
        <translation>2 joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>3 players</source>
        <translation>3 joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>two outer regions</source>
        <translation>deux régions extérieures</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>4 players</source>
        <translation>4 joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>the whole board</source>
        <translation>tout le plateau</translation>
    </message>
    <message>
        <location filename="pentogames/window/setup/universe.py"/>
        <source>Click the two outer regions that are to be used.</source>
        <translation>Cliquez sur les deux régions extérieures à utiliser.</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/cards.py"/>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/cards.py"/>
        <source>begun</source>
        <translation>commencé</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Kinds of puzzles</source>
        <translation>Types de casse-têtes</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Any difficulty</source>
        <translation>Toute difficulté</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Unsolved only</source>
        <translation>Non résolus seulement</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Puzzle shelf</source>
        <translation>Étagère de casse-têtes</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>{title}: {solved} of {number} solved</source>
        <translation>{title} : {solved} sur {number} résolus</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>All groups</source>
        <translation>Tous les groupes</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>Puzzles that you have begun stand here.</source>
        <translation>Les casse-têtes que vous avez commencés sont rangés ici.</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/page.py"/>
        <source>No puzzle is like that.</source>
        <translation>Aucun casse-tête ne correspond.</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/pictures.py"/>
        <source>Restore the picture</source>
        <translation>Refaire l'image</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/pictures.py"/>
        <source>{n} in {time}</source>
        <translation>{n} en {time}</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/sections.py"/>
        <source>Begun</source>
        <translation>Commencés</translation>
    </message>
    <message>
        <location filename="pentogames/window/shelf/sections.py"/>
        <source>Made or opened by you</source>
        <translation>Créés ou ouverts par vous</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Pages of the panel</source>
        <translation>Pages du panneau</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment on the game</source>
        <translation>Commentaire sur la partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>Comment on this move</source>
        <translation>Commentaire sur ce coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>A draw.</source>
        <translation>Partie nulle.</translation>
    </message>
    <message>
        <location filename="pentogames/window/side_panel.py"/>
        <source>out after move {number}</source>
        <translation>hors jeu après le coup {number}</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Count my games against the computer</source>
        <translation>Compter mes parties contre l'ordinateur</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Forget all games…</source>
        <translation>Oublier toutes les parties…</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>All of this stays on this computer.</source>
        <translation>Tout cela reste sur cet ordinateur.</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Play at level {level}…</source>
        <translation>Jouer au niveau {level}…</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Forget all your games against the computer, and the ratings?</source>
        <translation>Oublier toutes vos parties contre l'ordinateur, et les classements ?</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>No game against the computer has been counted yet.</source>
        <translation>Aucune partie contre l'ordinateur n'a encore été comptée.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/statistics.py"/>
        <source>{count} games counted.</source>
        <extracomment>One: One game counted.</extracomment>
        <translation>
            <numerusform>{count} partie comptée.</numerusform>
            <numerusform>{count} parties comptées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Your rating is {points}, give or take {deviation}.</source>
        <translation>Votre classement est de {points}, à {deviation} près.</translation>
    </message>
    <message>
        <location filename="pentogames/window/statistics.py"/>
        <source>Your rating, game by game</source>
        <translation>Votre classement, partie après partie</translation>
    </message>
    <message>
        <location filename="pentogames/window/tree/desk.py"/>
        <source>&amp;Sign beside the move</source>
        <translation>Si&amp;gne à côté du coup</translation>
    </message>
    <message>
        <location filename="pentogames/window/tree/desk.py"/>
        <source>This is the main line now; what it replaces is a variation.</source>
        <translation>C'est maintenant la ligne principale ; ce qu'elle remplace est une variante.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/window/tree/desk.py"/>
        <source>Delete {move} and what follows, {count} moves altogether?</source>
        <extracomment>One: Delete {move}?</extracomment>
        <translation>
            <numerusform>Supprimer {move} ?</numerusform>
            <numerusform>Supprimer {move} et la suite, {count} coups en tout ?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/window/tree/desk.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Learn {game}</source>
        <translation>Apprendre {game}</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Shapes to cover, endgames, towers and more, for one player.</source>
        <translation>Formes à recouvrir, finales, tours et plus, en solo.</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Open the shelf</source>
        <translation>Ouvrir l'étagère</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Welcome to Pentogames</source>
        <translation>Bienvenue dans Pentogames</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>Choose a game: learn it by playing, or play at once.</source>
        <translation>Choisissez un jeu : apprenez-le en jouant, ou jouez tout de suite.</translation>
    </message>
    <message>
        <location filename="pentogames/window/welcome.py"/>
        <source>You find this page again under Help.</source>
        <translation>Vous retrouverez cette page dans le menu Aide.</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou ce dossier n'existe pas</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is not permitted</source>
        <translation>ce n'est pas permis</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is a folder</source>
        <translation>c'est un dossier</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that is no ordinary file</source>
        <translation>ce n'est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>that name is not possible</source>
        <translation>ce nom n'est pas possible</translation>
    </message>
    <message>
        <location filename="pentogames/store/safe_files.py"/>
        <source>the system reports an error</source>
        <translation>le système signale une erreur</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>&amp;Export picture…</source>
        <translation type="vanished">E&amp;xporter l'image…</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>Export picture</source>
        <translation type="vanished">Exporter l'image</translation>
    </message>
    <message>
        <location filename="pentogames/window/main_window.py"/>
        <source>The picture cannot be written to {name}.</source>
        <translation type="vanished">Impossible d'écrire l'image dans {name}.</translation>
    </message>
    <message>
        <location filename="pentogames/window/puzzles/attack_page.py"/>
        <source>Take back first (Ctrl+Z): this position is lost.</source>
        <translation type="vanished">Reprenez d'abord un coup (Ctrl+Z) : cette position est perdue.</translation>
    </message>
    <message>
        <location filename="pentogames/window/actions.py"/>
        <source>S&amp;ettings…</source>
        <translation type="vanished">&amp;Préférences…</translation>
    </message>
    <message>
        <location filename="pentogames/window/lesson_list.py"/>
        <source>Reset progress</source>
        <translation type="vanished">Effacer la progression</translation>
    </message>
    <message>
        <location filename="pentogames/window/look.py"/>
        <source>&amp;High contrast, light</source>
        <translation type="vanished">Contraste élevé, c&amp;lair</translation>
    </message>
</context>
</TS>
