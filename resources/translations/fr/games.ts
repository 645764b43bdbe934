<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Take it back (Ctrl+Z), or play on to see why.</source>
        <translation>Reprenez le coup (Ctrl+Z), ou continuez pour voir pourquoi.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Take it back (Ctrl+Z) and try another move.</source>
        <translation>Reprenez le coup (Ctrl+Z) et essayez-en un autre.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Universe endgames</source>
        <translation>Finales d'Universe</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Only one move of {player}'s wins. Find it, and make the last move of the game.</source>
        <translation>Pour {player}, un seul coup gagne. Jouez-le, puis le dernier coup de la partie.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}, and {player} can no longer win.</source>
        <translation>{opponent} répond {move}, et {player} ne peut plus gagner.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes the last move, {move}.</source>
        <translation>{opponent} joue le dernier coup, {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>That does not win.</source>
        <translation>Cela ne gagne pas.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Right so far. {opponent} defends with {move}.</source>
        <translation>Bien jusqu'ici. {opponent} se défend par {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Won: you have made the last move.</source>
        <translation>Gagné : vous avez joué le dernier coup.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Pentago: five in one</source>
        <translation>Pentago : 5 en un</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{player} can make five in this turn. Find the one way to do it.</source>
        <translation>{player} peut aligner cinq billes dans ce tour. Trouvez la seule façon de le faire.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}.</source>
        <translation>{opponent} répond {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes five, {move}.</source>
        <translation>{opponent} en aligne cinq, {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>That makes no five.</source>
        <translation>Cela n'en aligne pas cinq.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Five in one turn: that is it.</source>
        <translation>Cinq alignées en un tour : c'est ça.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Pentago: five in two</source>
        <translation>Pentago : 5 en deux</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{player} can make five in two turns, whatever {opponent} does. Find how.</source>
        <translation>{player} peut aligner cinq billes en deux tours, quoi que fasse {opponent}. Trouvez comment.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} answers {move}, and there is no five in the next turn.</source>
        <translation>{opponent} répond {move}, et il n'y en a pas cinq au tour suivant.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} makes five first, {move}.</source>
        <translation>{opponent} en aligne cinq avant vous, {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Right so far: {opponent} cannot stop it with {move} either. Now make five.</source>
        <translation>Bien jusqu'ici : avec {move} non plus, {opponent} ne peut rien empêcher. Alignez-en cinq.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Five in two turns: that is it.</source>
        <translation>Cinq alignées en deux tours : c'est ça.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The rulebook thought that {player} wins here. Nobody had seen the answer: every move fails. Try them, and see each of them refuted.</source>
        <translation>Le livre de règles croyait qu'ici {player} gagne. Personne n'avait vu la réponse : tous les coups échouent. Essayez-les, et voyez chacun se faire réfuter.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Refuted: {opponent} answers {move}, and {player} cannot win.</source>
        <translation>Réfuté : {opponent} répond {move}, et {player} ne peut pas gagner.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{count} of {total} moves refuted</source>
        <extracomment>One: One of {total} moves refuted</extracomment>
        <translation>
            <numerusform>{count} coup sur {total} réfuté</numerusform>
            <numerusform>{count} coups sur {total} réfutés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Look at piece {number}, the {piece}.</source>
        <translation>Regardez la pièce {number}, le {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Piece {number} covers the square that is marked.</source>
        <translation>La pièce {number} recouvre la case marquée.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Lay piece {number} on the squares that are marked.</source>
        <translation>Posez la pièce {number} sur les cases marquées.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The stone belongs in block {block}.</source>
        <translation>La bille va dans le bloc {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>The stone belongs on the square that is marked.</source>
        <translation>La bille va sur la case marquée.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Put the stone on the marked square, then turn block {block}.</source>
        <translation>Posez la bille sur la case marquée, puis tournez le bloc {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>Put the stone on the square that is marked.</source>
        <translation>Posez la bille sur la case marquée.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Newcomer</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Steady</source>
        <translation>Régulier</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <location filename="pentogames/teach/levels.py"/>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Legal squares</source>
        <translation>Cases permises</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Show where the piece in hand can go, turned as it is</source>
        <translation>Afficher où peut aller la pièce en main, tournée comme elle est</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Show the letters and numbers at the edge of the board</source>
        <translation>Afficher les lettres et les chiffres au bord du plateau</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Explain the last move</source>
        <translation>Expliquer le dernier coup</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays.py"/>
        <source>Say beside the board what the last move did</source>
        <translation>Dire à côté du plateau ce qu'a fait le dernier coup</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show all matches on the board, with owner and majority</source>
        <translation>Afficher toutes les combinaisons du plateau, avec leur majorité et à qui elles sont</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Openings</source>
        <translation>Occasions</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show where the colour in hand makes a match</source>
        <translation>Afficher où la couleur en main forme une combinaison</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Forbidden squares</source>
        <translation>Cases interdites</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pauli.py"/>
        <source>Show where the exclusion principle forbids the colour in hand</source>
        <translation>Afficher où le principe d'exclusion interdit la couleur en main</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pent_up.py"/>
        <source>Building sites</source>
        <translation>Terrains à bâtir</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pent_up.py"/>
        <source>Show where the player to move can build above the table, and on which level</source>
        <translation>Afficher où l'on peut construire à ce tour au-dessus de la table, et à quel niveau</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Block numbers</source>
        <translation>Numéros des blocs</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Show the numbers of the blocks</source>
        <translation>Afficher les numéros des blocs</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Rows of four</source>
        <translation>Quatre alignées</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/pentago.py"/>
        <source>Show rows that want one stone to be five, and where it would go</source>
        <translation>Afficher les alignements auxquels il manque une bille pour en faire cinq, et où elle irait</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Show vacant regions: open with their size, of exactly five with the piece that fits</source>
        <translation>Afficher les régions libres : ouvertes, avec leur taille ; de cinq cases, avec la pièce qui convient</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Dead zones</source>
        <translation>Zones mortes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/overlays/universe.py"/>
        <source>Show where nobody can ever play</source>
        <translation>Afficher où personne ne pourra jamais jouer</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{game}, before the first move</source>
        <translation>{game}, avant le premier coup</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{game}, after move {ply}, {move}</source>
        <translation>{game}, après le coup {ply}, {move}</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{seat} is to move.</source>
        <translation>À {seat} de jouer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/plain.py"/>
        <source>{seat} ({player}) is to move.</source>
        <translation>À {seat} ({player}) de jouer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: that makes {cards} cards.</source>
        <translation>Il gagne : cela fait {cards} cartes.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: {seat} has no legal place left.</source>
        <translation>Il gagne : {seat} n'a plus de case permise.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It wins: {seat} has no piece left to place.</source>
        <translation>Il gagne : {seat} n'a plus de pion à poser.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It stops {seat} from winning with the next move.</source>
        <translation>Il empêche {seat} de gagner au coup suivant.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It takes the cards {letters}.</source>
        <extracomment>One: It takes the card {letters}.</extracomment>
        <translation>
            <numerusform>Il prend la carte {letters}.</numerusform>
            <numerusform>Il prend les cartes {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It takes the passive cards {letters} away from {seat}.</source>
        <extracomment>One: It takes the passive card {letters} away from {seat}.</extracomment>
        <translation>
            <numerusform>Il enlève à {seat} la carte passive {letters}.</numerusform>
            <numerusform>Il enlève à {seat} les cartes passives {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It explodes {seat}'s matches {letters}, so that these cards turn passive.</source>
        <extracomment>One: It explodes {seat}'s match {letters}, so that this card turns passive.</extracomment>
        <translation>
            <numerusform>Il fait exploser la combinaison {letters} ({seat}), et cette carte devient passive.</numerusform>
            <numerusform>Il fait exploser les combinaisons {letters} ({seat}), et ces cartes deviennent passives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>Its explosion brings home {count} pieces of yours, and {other} of {seat}'s.</source>
        <extracomment>One: Its explosion brings home one piece of yours, and {other} of {seat}'s.</extracomment>
        <translation>
            <numerusform>Son explosion fait rentrer {count} pion à vous, et {other} à {seat}.</numerusform>
            <numerusform>Son explosion fait rentrer {count} pions à vous, et {other} à {seat}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It keeps {seat} from taking {letters} with the next move.</source>
        <translation>Il empêche {seat} de prendre {letters} au coup suivant.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It threatens to take one of these cards, or more: {letters}.</source>
        <extracomment>One: It threatens to take the card {letters}.</extracomment>
        <translation>
            <numerusform>Il menace de prendre la carte {letters}.</numerusform>
            <numerusform>Il menace de prendre une de ces cartes, ou plus : {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>It keeps your last pieces in these colours for later: {colours}.</source>
        <extracomment>One: It keeps your last {colours} piece for later.</extracomment>
        <translation>
            <numerusform>Il garde pour plus tard votre dernier pion {colours}.</numerusform>
            <numerusform>Il garde pour plus tard vos derniers pions de ces couleurs : {colours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But it gives {seat} the cards {letters}.</source>
        <extracomment>One: But it gives {seat} the card {letters}.</extracomment>
        <translation>
            <numerusform>Mais il donne à {seat} la carte {letters}.</numerusform>
            <numerusform>Mais il donne à {seat} les cartes {letters}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But it lets {seat} take {letters}.</source>
        <translation>Mais il laisse {seat} prendre {letters}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pauli.py"/>
        <source>But {seat} can win with the next move.</source>
        <translation>Mais {seat} peut gagner au coup suivant.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It opens level {level}.</source>
        <translation>Il ouvre le niveau {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It puts one more tile on the highest level.</source>
        <translation>Il met une tuile de plus au niveau le plus haut.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It denies level {level} to {seat}.</source>
        <translation>Il interdit le niveau {level} à {seat}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>No tile of {seat}'s reaches level {level} now.</source>
        <translation>Maintenant, {seat} n'a plus de tuile qui atteigne le niveau {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>It keeps a tile on the table, where they count.</source>
        <translation>Il garde une tuile sur la table, où elles comptent.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>{count} tiles of your hand still reach level {level}.</source>
        <extracomment>One: One tile of your hand still reaches level {level}.</extracomment>
        <translation>
            <numerusform>Dans votre main, {count} tuile atteint encore le niveau {level}.</numerusform>
            <numerusform>Dans votre main, {count} tuiles atteignent encore le niveau {level}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pent_up.py"/>
        <source>But it lets {seat} onto level {level}.</source>
        <translation>Mais il laisse {seat} monter au niveau {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It makes five in a row.</source>
        <translation>Il aligne cinq billes.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>With block {block} turned, it makes five in a row.</source>
        <translation>En tournant le bloc {block}, il aligne cinq billes.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But it makes five for {side} as well.</source>
        <translation>Mais il en aligne cinq aussi pour {side}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens five in {count} ways, and {side} cannot stop them all.</source>
        <extracomment>One: It threatens five, and {side} cannot stop that.</extracomment>
        <translation>
            <numerusform>Il menace d'en aligner cinq, et {side} ne peut pas l'empêcher.</numerusform>
            <numerusform>Il menace d'en aligner cinq de {count} façons, et {side} ne peut pas toutes les empêcher.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It blocks {side}'s row of four.</source>
        <translation>Il bloque quatre billes alignées, à {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It keeps block {block} from turning into five for {side}.</source>
        <translation>Il empêche le bloc {block} d'en aligner cinq pour {side} en tournant.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens five in {count} ways.</source>
        <extracomment>One: It threatens five on {square}.</extracomment>
        <translation>
            <numerusform>Il menace d'en aligner cinq en {square}.</numerusform>
            <numerusform>Il menace d'en aligner cinq de {count} façons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It threatens to make five by turning block {block}.</source>
        <translation>Il menace d'en aligner cinq en tournant le bloc {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It has {count} in a row that can still become five.</source>
        <translation>Il en aligne {count}, qui peuvent encore devenir cinq.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It breaks up {count} in a row of {side}'s.</source>
        <translation>Il casse un alignement de {count} billes, à {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>It holds the middle of block {block}, which no turn can move.</source>
        <translation>Il tient le centre du bloc {block}, qu'aucun tour ne déplace.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But it makes five for {side}.</source>
        <translation>Mais il en aligne cinq pour {side}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/pentago.py"/>
        <source>But {side} can make five with the next turn.</source>
        <translation>Mais {side} peut en aligner cinq au tour suivant.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It wins: nobody else can move.</source>
        <translation>Il gagne : personne d'autre ne peut jouer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is proved to win.</source>
        <translation>Il est prouvé qu'il gagne.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is proved to win: you make {count} moves more, this one counted.</source>
        <extracomment>One: It is proved to win with this very move.</extracomment>
        <translation>
            <numerusform>Il est prouvé que ce coup même gagne.</numerusform>
            <numerusform>Il est prouvé qu'il gagne : vous jouez encore {count} coups, celui-ci compris.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It is the symmetric answer: turned by half the board looks the same, and {seat} has to break that.</source>
        <translation>C'est la réponse symétrique : tourné d'un demi-tour, le plateau est le même, et c'est à {seat} de rompre cela.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>Only you can fill this region of five.</source>
        <translation>À part vous, personne ne peut remplir cette région de cinq.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>Only you can still play in this region of {size} squares.</source>
        <translation>À part vous, personne ne peut plus jouer dans cette région de {size} cases.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It keeps {count} regions in reserve where only you can play.</source>
        <extracomment>One: It keeps a move in reserve: only you can play in this region.</extracomment>
        <translation>
            <numerusform>Il garde un coup en réserve : dans cette région, personne d'autre ne peut jouer.</numerusform>
            <numerusform>Il garde en réserve {count} régions où personne d'autre ne peut jouer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It fills a region of five before {seat} can.</source>
        <translation>Il remplit une région de cinq avant {seat}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It leaves {seat} {count} moves, and you {own}.</source>
        <extracomment>One: It leaves {seat} a single move, and you {own}.</extracomment>
        <translation>
            <numerusform>Il laisse à {seat} un seul coup, et {own} à vous.</numerusform>
            <numerusform>Il laisse à {seat} {count} coups, et {own} à vous.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It gets rid of piece {piece}, which fits in fewer places than your others ({count}).</source>
        <translation>Il vous débarrasse de la pièce {piece}, qui va à moins d'endroits que les autres ({count}).</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>It makes {count} dead zones, where nobody can play.</source>
        <extracomment>One: It makes a dead zone, where nobody can play.</extracomment>
        <translation>
            <numerusform>Il crée une zone morte, où personne ne peut jouer.</numerusform>
            <numerusform>Il crée {count} zones mortes, où personne ne peut jouer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>But only {seat} can play in the region of {size} squares that it makes.</source>
        <translation>Mais il crée une région de {size} cases où, à part {seat}, personne ne peut jouer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/reasons/universe.py"/>
        <source>But it is proved to lose.</source>
        <translation>Mais il est prouvé qu'il perd.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{seat} placed {colour} on {square}.</source>
        <translation>{seat} a posé {colour} en {square}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed no match.</source>
        <translation>Aucune combinaison n'a été formée.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed a match of the {letter}: {owner} owns {majority} of its five pieces.</source>
        <translation>Le pion a formé une combinaison {letter} : {owner} a {majority} des cinq pions.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{owner} gets the card.</source>
        <translation>{owner} reçoit la carte.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>It completed a second match of the {letter}, whose card {seat} holds: it exploded.</source>
        <translation>Le pion a formé une seconde combinaison {letter}, dont {seat} tient la carte : elle a explosé.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>{count} pieces went back to their stashes.</source>
        <extracomment>One: One piece went back to its stash.</extracomment>
        <translation>
            <numerusform>{count} pion est retourné à sa réserve.</numerusform>
            <numerusform>{count} pions sont retournés à leurs réserves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pauli.py"/>
        <source>The cards {letters} turned passive.</source>
        <extracomment>One: The card {letters} turned passive.</extracomment>
        <translation>
            <numerusform>La carte {letters} est devenue passive.</numerusform>
            <numerusform>Les cartes {letters} sont devenues passives.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>{seat} placed the {piece} on the table.</source>
        <translation>{seat} a posé la tuile {piece} sur la table.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>{seat} placed the {piece} on level {level}, resting on {count} tiles.</source>
        <translation>{seat} a posé la tuile {piece} au niveau {level}, sur {count} tuiles.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>Nothing higher was open to this tile.</source>
        <translation>Rien de plus haut n'était ouvert à cette tuile.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>It opened level {level}.</source>
        <translation>Cela a ouvert le niveau {level}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pent_up.py"/>
        <source>Other tiles in hand had to go on level {levels}.</source>
        <translation>D'autres tuiles en main devaient aller au niveau {levels}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>{seat} placed a stone on {square}.</source>
        <translation>{seat} a posé une bille en {square}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>Block {block} was turned clockwise, and {count} stones with it.</source>
        <extracomment>One: Block {block} was turned clockwise, and one stone with it.</extracomment>
        <translation>
            <numerusform>Le bloc {block} a tourné dans le sens horaire, avec {count} bille.</numerusform>
            <numerusform>Le bloc {block} a tourné dans le sens horaire, avec {count} billes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>Block {block} was turned counter-clockwise, and {count} stones with it.</source>
        <extracomment>One: Block {block} was turned counter-clockwise, and one stone with it.</extracomment>
        <translation>
            <numerusform>Le bloc {block} a tourné dans le sens antihoraire, avec {count} bille.</numerusform>
            <numerusform>Le bloc {block} a tourné dans le sens antihoraire, avec {count} billes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>No block was turned.</source>
        <translation>Aucun bloc n'a tourné.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>The stone made five in a row, so no block was turned.</source>
        <translation>La bille en a aligné cinq, donc aucun bloc n'a tourné.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/pentago.py"/>
        <source>{seat} has five in a row.</source>
        <translation>{seat} a cinq billes alignées.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} removed a stone and turned a block.</source>
        <translation>{seat} a retiré une bille et tourné un bloc.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} placed a stone on {square} and turned block {block}.</source>
        <translation>{seat} a posé une bille en {square} et tourné le bloc {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>{seat} gave up.</source>
        <translation>{seat} a abandonné.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>The picture is restored.</source>
        <translation>L'image est refaite.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/picture_puzzle.py"/>
        <source>The picture is not restored: {seat} is out.</source>
        <translation>L'image n'est pas refaite : {seat} ne joue plus.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} placed the {piece} (number {number}).</source>
        <translation>{seat} a posé la pièce {piece} (numéro {number}).</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It made {count} dead zones, of {sizes} squares: nobody can play there.</source>
        <extracomment>One: It made a dead zone of {sizes} squares: nobody can play there.</extracomment>
        <translation>
            <numerusform>Cela a créé une zone morte de {sizes} cases : personne ne peut y jouer.</numerusform>
            <numerusform>Cela a créé {count} zones mortes, de {sizes} cases : personne ne peut y jouer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It fenced off a region of five that only the {piece} fits: {who} still have it.</source>
        <extracomment>One: It fenced off a region of five that only the {piece} fits: {who} still has it.</extracomment>
        <translation>
            <numerusform>Cela a enclos une région de cinq où seul le {piece} convient : {who} l'a encore.</numerusform>
            <numerusform>Cela a enclos une région de cinq où seul le {piece} convient : {who} l'ont encore.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>It fenced off a region of five that only the {piece} fits: nobody has it any more.</source>
        <translation>Cela a enclos une région de cinq où seul le {piece} convient : personne ne l'a plus.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} has no legal move and is out.</source>
        <translation>{seat} n'a aucun coup permis et ne joue plus.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/retell/universe.py"/>
        <source>{seat} now has {count} legal moves.</source>
        <extracomment>One: {seat} now has one legal move.</extracomment>
        <translation>
            <numerusform>{seat} a maintenant {count} coup permis.</numerusform>
            <numerusform>{seat} a maintenant {count} coups permis.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There are no pieces of that colour.</source>
        <translation>Il n'y a pas de pions de cette couleur.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>That is beyond the squares that you may use.</source>
        <translation>C'est hors des cases que vous pouvez utiliser.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is a piece on {square} already. Del takes it away.</source>
        <translation>Il y a déjà un pion en {square}. Suppr l'enlève.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is no piece on {square}.</source>
        <translation>Il n'y a pas de pion en {square}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>All six {colour} pieces are on the board.</source>
        <translation>Les six pions de cette couleur ({colour}) sont sur le plateau.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>Right: that is {letter}.</source>
        <translation>Juste : c'est {letter}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>You have found that {letter} already. It does not count.</source>
        <translation>Vous avez déjà trouvé ce {letter}. Il ne compte pas.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>A match has five squares: {count} are marked.</source>
        <extracomment>One: A match has five squares: one is marked.</extracomment>
        <translation>
            <numerusform>Une combinaison a cinq cases : {count} est marquée.</numerusform>
            <numerusform>Une combinaison a cinq cases : {count} sont marquées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>There is no piece on {squares}.</source>
        <translation>Il n'y a pas de pion en {squares}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>No match: the pieces painted share a colour.</source>
        <translation>Pas de combinaison : les pions colorés ont une couleur en commun.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>No match: those squares are not connected, so no pentomino.</source>
        <translation>Pas de combinaison : ces cases ne se touchent pas toutes, donc pas de pentamino.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/solitaire_words.py"/>
        <source>{columns}×{rows} squares</source>
        <translation>{columns}×{rows} cases</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: {side} wins in at most {count} moves.</source>
        <extracomment>One: Proved: {side} wins with one more move.</extracomment>
        <translation>
            <numerusform>Prouvé : {side} gagne au coup suivant.</numerusform>
            <numerusform>Prouvé : {side} gagne en {count} coups au plus.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: {side} wins.</source>
        <translation>Prouvé : {side} gagne.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Proved: a draw, if nobody makes a mistake.</source>
        <translation>Prouvé : partie nulle, si personne ne se trompe.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: look at this part of the board.</source>
        <translation>Indice : regardez cette partie du plateau.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: play the piece that is marked, {thing}.</source>
        <translation>Indice : jouez ce qui est marqué, {thing}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>Hint: the move is {move}.</source>
        <translation>Indice : le coup est {move}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/thinking.py"/>
        <source>It is the best move that the computer has found.</source>
        <translation>C'est le meilleur coup que l'ordinateur ait trouvé.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>One square: a piece covers five.</source>
        <translation>Une case : une pièce en recouvre cinq.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>Draw the squares that are to be covered.</source>
        <translation>Dessinez les cases à recouvrir.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: {needed} pieces.</source>
        <extracomment>One: {squares} squares: one piece.</extracomment>
        <translation>
            <numerusform>{squares} cases : {needed} pièce.</numerusform>
            <numerusform>{squares} cases : {needed} pièces.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: {needed} of {at_hand} pieces.</source>
        <translation>{squares} cases : {needed} pièces sur {at_hand}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: {over} more than pieces can cover.</source>
        <extracomment>One: {squares} squares: one more than pieces can cover.</extracomment>
        <translation>
            <numerusform>{squares} cases : {over} de plus que les pièces ne peuvent recouvrir.</numerusform>
            <numerusform>{squares} cases : {over} de plus que les pièces ne peuvent recouvrir.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_draft_words.py"/>
        <source>{squares} squares: pieces are lacking ({at_hand} of {needed}).</source>
        <translation>{squares} cases : il manque des pièces ({at_hand} sur {needed}).</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>That reaches beyond the squares to be covered.</source>
        <translation>Cela dépasse les cases à recouvrir.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>That piece belongs to the puzzle and stays where it is.</source>
        <translation>Cette pièce fait partie du casse-tête et reste où elle est.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>No {piece} is left beside the board.</source>
        <translation>Il ne reste plus de {piece} à côté du plateau.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>First click the squares that are to be removed.</source>
        <translation>Cliquez d'abord sur les cases à retirer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_play_words.py"/>
        <source>First click the pieces that you want to use.</source>
        <translation>Cliquez d'abord sur les pièces que vous voulez utiliser.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Rectangle with holes</source>
        <translation>Rectangle troué</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Blot</source>
        <translation>Tache</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Mirror image</source>
        <translation>Image miroir</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>Pinwheel</source>
        <translation>Moulinet</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tiling_words.py"/>
        <source>{count} pieces lie there already</source>
        <extracomment>One: One piece lies there already</extracomment>
        <translation>
            <numerusform>{count} pièce est déjà posée</numerusform>
            <numerusform>{count} pièces sont déjà posées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Pent-Up tower</source>
        <translation>Tour de Pent-Up</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Twelve tiles</source>
        <translation>Douze tuiles</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Build as high as you can with one set of twelve tiles. Each tile must go on the highest level that is open to it, and lie on at least two tiles there.</source>
        <translation>Construisez le plus haut possible avec un jeu de douze tuiles. Chaque tuile doit aller au plus haut niveau qui lui est ouvert, et y reposer sur deux tuiles au moins.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Par {par}: nobody can build higher. It is proved.</source>
        <translation>Record connu {par} : personne ne peut construire plus haut, c'est prouvé.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>Par {par}: more is not possible. It is proved.</source>
        <translation>Record connu {par} : plus n'est pas possible, c'est prouvé.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tower_words.py"/>
        <source>{count} tiles can go on level {level} now, on the squares that are marked: {tiles}.</source>
        <extracomment>One: One tile can go on level {level} now, on the squares that are marked: {tiles}.</extracomment>
        <translation>
            <numerusform>{count} tuile peut aller maintenant au niveau {level}, sur les cases marquées : {tiles}.</numerusform>
            <numerusform>{count} tuiles peuvent aller maintenant au niveau {level}, sur les cases marquées : {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>All twelve tiles lie: level {height}, {points} points. Nobody can do better.</source>
        <translation>Les douze tuiles sont posées : niveau {height}, {points} points. Personne ne peut faire mieux.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/tower_words.py"/>
        <source>All twelve tiles lie: level {height}, {points} points.</source>
        <translation>Les douze tuiles sont posées : niveau {height}, {points} points.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/tower_words.py"/>
        <source>{count} tiles are left.</source>
        <extracomment>One: One tile is left.</extracomment>
        <translation>
            <numerusform>Il reste {count} tuile.</numerusform>
            <numerusform>Il reste {count} tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words.py"/>
        <source>{player}: out.</source>
        <translation>{player} : ne joue plus.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Pauli</source>
        <translation>Pauli</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Win the pentominoes' cards with matches of five colours, and blow up second ones.</source>
        <translation>Cinq couleurs gagnent une carte ; les doubles explosent.</translation>
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
        <translation>Libre</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Passive</source>
        <translation>Passive</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Active</source>
        <translation>Active</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Active cards</source>
        <translation>Cartes actives</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Pieces in the stash</source>
        <translation>Pions en réserve</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>A position's third occurrence is a draw</source>
        <translation>La troisième fois qu'une position apparaît, la partie est nulle</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Cards given at the start</source>
        <translation>Cartes données au départ</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>It is not your turn: {seat} is to move.</source>
        <translation>Ce n'est pas votre tour : à {seat} de jouer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>There are no pieces of colour {colour}.</source>
        <translation>Il n'y a pas de pions de couleur {colour}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That square is not on the board.</source>
        <translation>Cette case n'est pas sur le plateau.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>You cannot put a piece on {square}: there is one already.</source>
        <translation>Vous ne pouvez pas poser de pion en {square} : il y en a déjà un.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>You have no {colour} piece left; you still have: {left}.</source>
        <translation>Vous n'avez plus de pion {colour} ; il vous reste : {left}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That would make two or more matches of the same pentomino at once: {letters}.</source>
        <translation>Cela formerait d'un coup deux combinaisons ou plus du même pentamino : {letters}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>That would make second matches of active cards that {seat} holds: {letters}.</source>
        <extracomment>One: That would make a second match of {letters}, whose active card {seat} holds.</extracomment>
        <translation>
            <numerusform>Cela formerait une seconde combinaison {letters}, dont {seat} tient la carte active.</numerusform>
            <numerusform>Cela formerait une seconde combinaison de cartes actives que {seat} tient : {letters}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins with enough cards, and more than the opponent.</source>
        <translation>{winners} gagne avec assez de cartes, et plus que l'adversaire.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins: the opponent's stash is empty.</source>
        <translation>{winners} gagne : la réserve adverse est vide.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>{winners} wins: the opponent cannot place any piece.</source>
        <translation>{winners} gagne : l'adversaire ne peut poser aucun pion.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pauli.py"/>
        <source>The game is drawn: the same position came up for the third time.</source>
        <translation>Partie nulle : la même position est apparue pour la troisième fois.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Pent-Up</source>
        <translation>Pent-Up</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Stack pentominoes; whoever has more tiles on the highest level wins.</source>
        <translation>Empilez des pentaminos ; qui a le plus de tuiles au niveau le plus haut gagne.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Tiles left</source>
        <translation>Tuiles restantes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the highest level</source>
        <translation>Au niveau le plus haut</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Most tiles on the highest level win</source>
        <translation>Gagne qui a le plus de tuiles au niveau le plus haut</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Most tiles on the table win</source>
        <translation>Gagne qui a le plus de tuiles sur la table</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Compare level by level</source>
        <translation>Comparer niveau par niveau</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Each tile scores its level, for three players</source>
        <translation>Chaque tuile vaut son niveau, pour trois joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>That tile is {seat}'s, and it is {to_move}'s turn.</source>
        <translation>Cette tuile est à {seat}, et c'est à {to_move} de jouer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>There is no tile {piece}.</source>
        <translation>Il n'y a pas de tuile {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>You have played your {piece} already.</source>
        <translation>Vous avez déjà joué votre {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>A tile lies flat: all its squares must be on one level.</source>
        <translation>Une tuile se pose à plat : toutes ses cases doivent être au même niveau.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>These squares do not have the form of tile {piece}.</source>
        <translation>Ces cases n'ont pas la forme de la tuile {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>There is no level {level} yet: you can build no higher than level {highest}.</source>
        <translation>Le niveau {level} n'existe pas encore : vous ne pouvez pas construire plus haut que le niveau {highest}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>{count} of these squares are taken already on level {level}.</source>
        <extracomment>One: One of these squares is taken already on level {level}.</extracomment>
        <translation>
            <numerusform>Au niveau {level}, {count} de ces cases est déjà prise.</numerusform>
            <numerusform>Au niveau {level}, {count} de ces cases sont déjà prises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>{count} of its squares would hang in the air, without a tile directly below.</source>
        <extracomment>One: One of its squares would hang in the air, without a tile directly below.</extracomment>
        <translation>
            <numerusform>{count} de ses cases serait en l'air, sans tuile juste en dessous.</numerusform>
            <numerusform>{count} de ses cases seraient en l'air, sans tuile juste en dessous.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Your {piece} would rest on one tile alone; it must rest on at least two.</source>
        <translation>Votre {piece} reposerait sur une seule tuile ; il doit reposer sur deux au moins.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>On the table, your tile must touch another one there, edge to edge.</source>
        <translation>Sur la table, votre tuile doit en toucher une autre, bord à bord.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Your {piece} must go on level {level}, the highest that is open to it.</source>
        <translation>Votre {piece} doit aller au niveau {level}, le plus haut qui lui soit ouvert.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the highest level.</source>
        <translation>Première place : {winners}, par les tuiles au niveau le plus haut.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on a lower level, after a tie on the highest.</source>
        <translation>Première place : {winners}, par les tuiles à un niveau plus bas, après égalité au plus haut.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the table.</source>
        <translation>Première place : {winners}, par les tuiles sur la table.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on a level above, after a tie on the table.</source>
        <translation>Première place : {winners}, par les tuiles à un niveau au-dessus, après égalité sur la table.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by points.</source>
        <translation>Première place : {winners}, aux points.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>First place: {winners}, by tiles on the highest level, after a tie in points.</source>
        <translation>Première place : {winners}, par les tuiles au niveau le plus haut, après égalité de points.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>A draw: nobody is ahead of anybody.</source>
        <translation>Partie nulle : personne ne devance personne.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}, the highest.</source>
        <translation>En tête : {winners}, par les tuiles au niveau {level}, le plus haut.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}; equal above it.</source>
        <translation>En tête : {winners}, par les tuiles au niveau {level} ; égalité au-dessus.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on the table.</source>
        <translation>En tête : {winners}, par les tuiles sur la table.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}; equal below it.</source>
        <translation>En tête : {winners}, par les tuiles au niveau {level} ; égalité en dessous.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by points.</source>
        <translation>En tête : {winners}, aux points.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Ahead now: {winners}, by tiles on level {level}, the highest; equal in points.</source>
        <translation>En tête : {winners}, par les tuiles au niveau {level}, le plus haut ; égalité de points.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pent_up.py"/>
        <source>Nobody is ahead now.</source>
        <translation>Personne n'est en tête.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Multiplayer Pentago</source>
        <translation>Pentago à plusieurs</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Place a stone, turn a block; five in a row win.</source>
        <translation>Posez une bille, tournez un bloc ; cinq alignées gagnent.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Player 3</source>
        <translation>Joueur 3</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Player 4</source>
        <translation>Joueur 4</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Team A</source>
        <translation>Équipe A</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Team B</source>
        <translation>Équipe B</translation>
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
        <translation>Billes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Blocks turn</source>
        <translation>Sens des blocs</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Turning may be skipped while a block is empty</source>
        <translation>On peut passer le tour d'un bloc tant qu'un bloc est vide</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The first five ends the game</source>
        <translation>Les cinq premières alignées finissent la partie</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Every man for himself</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Two pairs</source>
        <translation>Deux paires</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Two against one</source>
        <translation>Deux contre un</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Clockwise only</source>
        <translation>Sens horaire seulement</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>In either direction</source>
        <translation>Dans les deux sens</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>It is the turn of {seat}.</source>
        <translation>À {seat} de jouer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Place a stone first, then turn a block.</source>
        <translation>Posez d'abord une bille, puis tournez un bloc.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>That square lies off the board.</source>
        <translation>Cette case est hors du plateau.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>There is a stone on {square} already.</source>
        <translation>Il y a déjà une bille en {square}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Your stone on {square} makes five and wins: no block is turned.</source>
        <translation>Votre bille en {square} en aligne cinq et gagne : aucun bloc n'est tourné.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Your stone is on {square}: now turn a block.</source>
        <translation>Votre bille est en {square} : maintenant, tournez un bloc.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>You may not skip the turn of a block in this game.</source>
        <translation>Dans cette partie, il faut toujours tourner un bloc.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>You may skip the turn only while some block is empty, and none is any more.</source>
        <translation>On ne peut s'abstenir de tourner que tant qu'un bloc est vide, et plus aucun ne l'est.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The blocks are numbered 1 to 9; there is no block {block}.</source>
        <translation>Les blocs sont numérotés de 1 à 9 ; il n'y a pas de bloc {block}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>A block is turned by exactly one quarter, either way round.</source>
        <translation>Un bloc tourne d'un quart de tour exactement, dans un sens ou dans l'autre.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Blocks turn clockwise only in this game: {instead} would be allowed.</source>
        <translation>Dans cette partie, les blocs ne tournent que dans le sens horaire : {instead} serait permis.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{winners} made five in a row and won.</source>
        <translation>Victoire, cinq billes alignées : {winners}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{winners} made five in the same turn and share the first place.</source>
        <translation>Cinq billes alignées dans le même tour, première place partagée : {winners}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>Everybody made five in the same turn: a draw.</source>
        <translation>Tout le monde en a aligné cinq dans le même tour : partie nulle.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The board is full; the first place goes to {winners}.</source>
        <translation>Le plateau est plein ; première place : {winners}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>The board is full and nobody made five: a draw.</source>
        <translation>Le plateau est plein et personne n'en a aligné cinq : partie nulle.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/pentago.py"/>
        <source>{player} made five in a row; the others play on.</source>
        <translation>{player} a aligné cinq billes ; les autres continuent.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Picture-Puzzle</source>
        <translation>Puzzle d'images</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>One takes a picture apart, the next restores it from memory.</source>
        <translation>L'un défait une image, le suivant la refait de mémoire.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The computer</source>
        <translation>L'ordinateur</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 5</source>
        <translation>Joueur 5</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 6</source>
        <translation>Joueur 6</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 7</source>
        <translation>Joueur 7</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Player 8</source>
        <translation>Joueur 8</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Highest number restored</source>
        <translation>Plus grand nombre refait</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Taking apart</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Restoring</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Over</source>
        <translation>Fini</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Rounds with the same picture</source>
        <translation>Manches avec la même image</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Taken apart by</source>
        <translation>Défaite par</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>One, against the computer</source>
        <translation>Un, contre l'ordinateur</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Eight</source>
        <translation>Huit</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>A new picture each round</source>
        <translation>Une nouvelle image à chaque manche</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The same for three rounds</source>
        <translation>La même pendant trois manches</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The same for four rounds</source>
        <translation>La même pendant quatre manches</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The player before</source>
        <translation>Le joueur précédent</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>That is no move of the Picture-Puzzle.</source>
        <translation>Ce n'est pas un coup du Puzzle d'images.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture is being taken apart: remove a stone, then turn a block.</source>
        <translation>L'image est à défaire : retirez une bille, puis tournez un bloc.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture is being restored: place a stone, then turn a block.</source>
        <translation>L'image est à refaire : posez une bille, puis tournez un bloc.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>Remove a stone first, then turn a block.</source>
        <translation>Retirez d'abord une bille, puis tournez un bloc.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>There is no stone on {square} to remove.</source>
        <translation>Il n'y a pas de bille à retirer en {square}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>You have no {colour} stone at hand; the colours at hand are: {hand}.</source>
        <translation>Vous n'avez pas cette couleur en main : {colour} ; vos couleurs sont : {hand}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The stone of {square} has been moved: now turn a block.</source>
        <translation>La bille en {square} a été déplacée : maintenant, tournez un bloc.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>{winners} is the last one left and won.</source>
        <translation>{winners} gagne : plus personne d'autre n'est en jeu.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>All who were left failed in the same round and share the win.</source>
        <translation>Tous ceux qui restaient ont échoué dans la même manche et partagent la victoire.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture has no stones for another round: all who are left share the win.</source>
        <translation>L'image n'a pas assez de billes pour une autre manche : tous ceux qui restent partagent la victoire.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>The picture was not restored: the game is over.</source>
        <translation>L'image n'a pas été refaite : la partie est finie.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>While an attempt runs nothing is taken back, and nobody looks back.</source>
        <translation>Pendant un essai, on ne reprend rien et on ne regarde pas en arrière.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It is symmetrical.</source>
        <translation>Elle est symétrique.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>{figure} % of its stones break the symmetry.</source>
        <translation>{figure} % de ses billes rompent la symétrie.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It falls into {figure} patches of colour.</source>
        <extracomment>One: It is one patch of colour.</extracomment>
        <translation>
            <numerusform>Elle forme {figure} tache de couleur.</numerusform>
            <numerusform>Elle forme {figure} taches de couleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It occupies {figure} of the nine blocks.</source>
        <extracomment>One: It occupies one of the nine blocks.</extracomment>
        <translation>
            <numerusform>Elle occupe {figure} des neuf blocs.</numerusform>
            <numerusform>Elle occupe {figure} des neuf blocs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It has {figure} colours.</source>
        <extracomment>One: It has one colour.</extracomment>
        <translation>
            <numerusform>Elle a {figure} couleur.</numerusform>
            <numerusform>Elle a {figure} couleurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/picture_puzzle.py"/>
        <source>It has {figure} stones.</source>
        <extracomment>One: It has one stone.</extracomment>
        <translation>
            <numerusform>Elle a {figure} bille.</numerusform>
            <numerusform>Elle a {figure} billes.</numerusform>
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
        <translation>Posez des pentaminos sur un plateau commun ; qui joue le dernier coup gagne.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Central squares</source>
        <translation>Cases centrales</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Pieces left</source>
        <translation>Pièces restantes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Legal moves</source>
        <translation>Coups permis</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Open region</source>
        <translation>Région ouverte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Region for exactly one piece</source>
        <translation>Région pour une seule pièce</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Dead zone</source>
        <translation>Zone morte</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Outer regions</source>
        <translation>Régions extérieures</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Two, on the centre alone</source>
        <translation>Deux, au centre seulement</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Three, on the centre and two outer regions</source>
        <translation>Trois, au centre et dans deux régions extérieures</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Four, on the whole board</source>
        <translation>Quatre, sur tout le plateau</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Ten columns</source>
        <translation>Dix colonnes</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Ten rows</source>
        <translation>Dix rangées</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>Nine rows, for two players</source>
        <translation>Neuf rangées, pour deux joueurs</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>That piece is {owner}'s, and it is {seat}'s turn.</source>
        <translation>Cette pièce est à {owner}, et c'est à {seat} de jouer.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>You have used piece {piece} already.</source>
        <translation>Vous avez déjà utilisé la pièce {piece}.</translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>These {count} squares do not have the form of piece {piece}.</source>
        <translation>Ces {count} cases n'ont pas la forme de la pièce {piece}.</translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares lie off the board.</source>
        <extracomment>One: One of these squares lies off the board.</extracomment>
        <translation>
            <numerusform>{count} de ces cases est hors du plateau.</numerusform>
            <numerusform>{count} de ces cases sont hors du plateau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares lie in an outer region that is not in use: {regions}.</source>
        <extracomment>One: One of these squares lies in an outer region that is not in use: {regions}.</extracomment>
        <translation>
            <numerusform>{count} de ces cases est dans une région extérieure inutilisée : {regions}.</numerusform>
            <numerusform>{count} de ces cases sont dans une région extérieure inutilisée : {regions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{count} of these squares are occupied already.</source>
        <extracomment>One: One of these squares is occupied already.</extracomment>
        <translation>
            <numerusform>{count} de ces cases est déjà occupée.</numerusform>
            <numerusform>{count} de ces cases sont déjà occupées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="pentogames/teach/words/universe.py"/>
        <source>That would fence off {regions} vacant regions too small for any piece, of these sizes: {sizes}.</source>
        <extracomment>One: That would fence off a vacant region too small for any piece, of size {sizes}.</extracomment>
        <translation>
            <numerusform>Cela enclorait une région libre trop petite pour toute pièce, de taille {sizes}.</numerusform>
            <numerusform>Cela enclorait {regions} régions libres trop petites pour toute pièce, de tailles {sizes}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="pentogames/teach/words/universe.py"/>
        <source>{winners} made the last move and wins.</source>
        <translation>{winners} a joué le dernier coup et gagne.</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Red Cross</source>
        <translation>Croix rouge</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Space Rocket</source>
        <translation>Fusée spatiale</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Bottleneck / Traffic Jam</source>
        <translation>Goulot / Bouchon</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Lightning</source>
        <translation>Éclair</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Orion</source>
        <translation>Orion</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Four W</source>
        <translation>Quatre W</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Love</source>
        <translation>Amour</translation>
    </message>
    <message>
        <location filename="resources/pictures"/>
        <source>Jackson Pollock</source>
        <translation>Jackson Pollock</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without its centre</source>
        <translation>8×8 sans centre</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without its corners</source>
        <translation>8×8 sans ses coins</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a pinwheel</source>
        <translation>8×8 à moulinet</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with four windows</source>
        <translation>8×8 à 4 fenêtres</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with holes near its corners</source>
        <translation>8×8 à trous</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a diagonal</source>
        <translation>8×8 à diagonale</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a slit</source>
        <translation>8×8 avec une fente</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 without a block in a corner</source>
        <translation>8×8 sans un coin</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>8×8 with a notch in each side</source>
        <translation>8×8 à encoches</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×3 with any pieces</source>
        <translation>5×3, toutes pièces</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×4 with any pieces</source>
        <translation>5×4, toutes pièces</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×5 with any pieces</source>
        <translation>5×5, toutes pièces</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×6 with any pieces</source>
        <translation>5×6, toutes pièces</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×7 with any pieces</source>
        <translation>5×7, toutes pièces</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×8 with any pieces</source>
        <translation>5×8, toutes pièces</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×9 with any pieces</source>
        <translation>5×9, toutes pièces</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×10 with any pieces</source>
        <translation>5×10, toutes pièces</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×4 in one way</source>
        <translation>5×4, une façon</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×5 in one way</source>
        <translation>5×5, une façon</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×6 in one way</source>
        <translation>5×6, une façon</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×7 in one way</source>
        <translation>5×7, une façon</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×8 in one way</source>
        <translation>5×8, une façon</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×9 in one way</source>
        <translation>5×9, une façon</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>5×10 in one way</source>
        <translation>5×10, une façon</translation>
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
        <translation>Plateau de 10×9</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for two</source>
        <translation>Plateau pour deux</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for three</source>
        <translation>Plateau pour trois</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Board for four</source>
        <translation>Plateau pour quatre</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Diamond</source>
        <translation>Losange</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Chair</source>
        <translation>Chaise</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Flag</source>
        <translation>Drapeau</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Boot</source>
        <translation>Botte</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Stairs</source>
        <translation>Escalier</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Crown</source>
        <translation>Couronne</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Mushroom</source>
        <translation>Champignon</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Guitar</source>
        <translation>Guitare</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Umbrella</source>
        <translation>Parapluie</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Castle</source>
        <translation>Château</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Aeroplane</source>
        <translation>Avion</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Rocket</source>
        <translation>Fusée</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Car</source>
        <translation>Voiture</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Apple</source>
        <translation>Pomme</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Cup</source>
        <translation>Tasse</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Sailing boat</source>
        <translation>Voilier</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Hammer</source>
        <translation>Marteau</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Heart</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Steam engine</source>
        <translation>Locomotive à vapeur</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Duck</source>
        <translation>Canard</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Snail</source>
        <translation>Escargot</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Penguin</source>
        <translation>Manchot</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Swan</source>
        <translation>Cygne</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Rabbit</source>
        <translation>Lapin</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Butterfly</source>
        <translation>Papillon</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Dog</source>
        <translation>Chien</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Turtle</source>
        <translation>Tortue</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Owl</source>
        <translation>Chouette</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Whale</source>
        <translation>Baleine</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Camel</source>
        <translation>Chameau</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <location filename="resources/puzzles/tilings"/>
        <source>Dinosaur</source>
        <translation>Dinosaure</translation>
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
        <translation>La règle de l'enclos en un exemple</translation>
    </message>
    <message>
        <location filename="resources/games/universe-2-first-moves.pento"/>
        <source>A first move without a mirror: 5-E5-D7</source>
        <translation>Un premier coup sans miroir : 5-E5-D7</translation>
    </message>
    <message>
        <location filename="resources/games/universe-2-first-moves.pento"/>
        <source>A first move without a mirror: 10-D5-E7</source>
        <translation>Un premier coup sans miroir : 10-D5-E7</translation>
    </message>
    <message>
        <location filename="resources/games/universe-3-ten-by-nine.pento"/>
        <source>Ten by nine: how White breaks the symmetry</source>
        <translation>Dix par neuf : comment Blanc rompt la symétrie</translation>
    </message>
    <message>
        <location filename="resources/games/universe-4-endgame.pento"/>
        <source>An endgame, and the answer that was overlooked</source>
        <translation>Une finale, et la réponse que personne n'avait vue</translation>
    </message>
    <message>
        <location filename="pentogames/teach/attack_words.py"/>
        <source>{opponent} has made the last move.</source>
        <translation type="vanished">{opponent} a joué le dernier coup.</translation>
    </message>
</context>
</TS>
