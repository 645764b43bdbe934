<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Turning and flipping</source>
        <translation>Tourner et retourner</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Bring any piece into any of its forms.</source>
        <translation>Donnez à chaque pièce toutes ses formes.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Your pieces lie in the tray. Drag the F onto the board; or click it, then a square.</source>
        <translation>Vos pièces sont dans la réserve. Faites glisser le F sur le plateau ; ou cliquez dessus, puis sur une case.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>The frame under the piece showed where it would lie.</source>
        <translation>Le cadre sous la pièce montrait où elle se poserait.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>That works as well, but this time take the F: the piece with a bump.</source>
        <translation>Cela marche aussi, mais cette fois prenez le F : la pièce avec une bosse.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>R turns the piece in hand to the right, and so does the mouse wheel. Stand the I up on the marked squares.</source>
        <translation>R tourne la pièce en main vers la droite, la molette aussi. Dressez le I sur les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Shift+R turns it the other way. There are buttons for both below the board.</source>
        <translation>Maj+R la tourne dans l'autre sens. Sous le plateau, il y a un bouton pour chaque sens.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Not quite: cover the five marked squares.</source>
        <translation>Pas tout à fait : recouvrez les cinq cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>F, or the right mouse button, flips a piece. No turning alone brings the L onto these squares.</source>
        <translation>F, ou le clic droit, retourne une pièce. Tourner seulement n'amène jamais le L sur ces cases.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Flipped, it is its own image in a mirror.</source>
        <translation>Retourné, il est sa propre image dans un miroir.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Not quite: take the L, flip it, and cover the marked squares.</source>
        <translation>Pas tout à fait : prenez le L, retournez-le et recouvrez les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Now both: flip and turn the N until it covers the marked squares.</source>
        <translation>Les deux à la fois : retournez et tournez le N jusqu'à ce qu'il recouvre les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>F, L, N, P and Y have eight forms each. The X has only one.</source>
        <translation>F, L, N, P et Y ont huit formes chacun. Le X n'en a qu'une.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Not quite: it must be the N, on the marked squares.</source>
        <translation>Pas tout à fait : il faut le N, sur les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Placing pieces</source>
        <translation>Poser des pièces</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Lay pieces in turn; whoever makes the last move wins.</source>
        <translation>Posez des pièces à tour de rôle ; qui joue le dernier coup gagne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>White begins. Lay any of your twelve pieces on five vacant squares.</source>
        <translation>Blanc commence. Posez une de vos douze pièces sur cinq cases libres.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Now it is Black's turn, and so on.</source>
        <translation>C'est maintenant à Noir, et ainsi de suite.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Pieces stay where they lie. Try to lay one over Black's.</source>
        <translation>Les pièces restent où elles sont. Essayez d'en poser une par-dessus celle de Noir.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Each square holds one piece only. What is in the way is marked.</source>
        <translation>Une case ne porte qu'une pièce. Ce qui gêne est marqué.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>That one is legal. Try a piece on top of another.</source>
        <translation>Celui-là est permis. Essayez une pièce par-dessus une autre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Each of you has one piece of every form. Black's Y is gone, yours is not: play it.</source>
        <translation>Chacun a une pièce de chaque forme. Le Y noir est parti, pas le vôtre : jouez-le.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Both trays show what is left, and outlines show what is gone.</source>
        <translation>Les deux réserves montrent ce qui reste, et en contour ce qui est parti.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Take the Y: four in a row with a bump on the side.</source>
        <translation>Prenez le Y : quatre cases en ligne avec une bosse sur le côté.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Much later. Whoever cannot move has lost. Only your I still fits: take it where Black finds no answer.</source>
        <translation>Bien plus tard. Qui ne peut pas jouer a perdu. Seul votre I va encore quelque part : mettez-le où Noir n'a pas de réponse.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Black has no move left. Yours was the last, and you win.</source>
        <translation>Noir n'a plus de coup. Le vôtre était le dernier, et vous gagnez.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>It fits, but there is room for Black's P. Now you are the one without a move.</source>
        <translation>Il va bien là, mais il reste de la place pour le P noir. C'est maintenant vous qui n'avez plus de coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Fencing off</source>
        <translation>Enclore</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>See which gaps nobody may make.</source>
        <translation>Voyez quels trous personne n'a le droit de faire.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Lay White's F on the marked squares. The move is written 12-D3-C5, by piece and two marks.</source>
        <translation>Posez le F blanc sur les cases marquées. Le coup s'écrit 12-D3-C5 : la pièce et deux repères.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>In the middle of an empty board it cuts nothing off.</source>
        <translation>Au milieu d'un plateau vide, il n'isole rien.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>For this example the F must lie on the marked squares.</source>
        <translation>Pour cet exemple, le F doit aller sur les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Now you are Black. Try the X in the corner, with its middle on B2.</source>
        <translation>Vous êtes maintenant Noir. Essayez le X dans le coin, son centre en B2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>A1 and C3 would be shut in. No piece fits on one square, nor on two, three or four: such gaps may not be fenced off.</source>
        <translation>A1 et C3 seraient enfermées. Aucune pièce ne va sur une case, ni sur deux, trois ou quatre : il est interdit d'enclore de tels trous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>There the X is legal. Try it closer to the corner, with its middle on B2.</source>
        <translation>Là, le X est permis. Essayez-le plus près du coin, son centre en B2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Elsewhere the same piece is welcome. Lay the X where it fences off nothing.</source>
        <translation>Ailleurs, la même pièce est la bienvenue. Posez le X où il n'enclôt rien.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Every vacant square is still part of a large region.</source>
        <translation>Chaque case libre fait encore partie d'une grande région.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>That is legal too, but this is about the X.</source>
        <translation>C'est permis aussi, mais il s'agit du X.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Try to wall in the corner with the V: two squares out from it, on A3, C3 and C1.</source>
        <translation>Essayez de murer le coin avec le V : à deux cases de lui, sur A3, C3 et C1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Four squares are still too few.</source>
        <translation>Quatre cases, c'est encore trop peu.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>That is legal. The V must go right round the corner: A3, C3 and C1.</source>
        <translation>C'est permis. Le V doit contourner tout le coin : A3, C3 et C1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Five are enough. With the N on the marked squares a piece would still fit in the corner: lay it.</source>
        <translation>Cinq suffisent. Avec le N sur les cases marquées, une pièce irait encore dans le coin : posez-le.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>A region of five may be fenced off, because one piece fills it.</source>
        <translation>On peut enclore une région de cinq, puisqu'une pièce la remplit.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Legal, but cover the marked squares this time.</source>
        <translation>Permis, mais cette fois recouvrez les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Regions of five</source>
        <translation>Régions de cinq</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Make a move that nobody can take from you.</source>
        <translation>Gardez-vous un coup que personne ne peut vous prendre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>The vacant corner has exactly five squares, in the form of a P. Fill it.</source>
        <translation>Le coin libre a exactement cinq cases, en forme de P. Remplissez-le.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Only the P fits there, and only once.</source>
        <translation>Seul le P y va, et une seule fois.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Legal, but the corner is still vacant. Fill it with the P.</source>
        <translation>Permis, mais le coin est toujours libre. Remplissez-le avec le P.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Two regions of five, but you have used your I. Fill the one that is left for you.</source>
        <translation>Deux régions de cinq, mais vous avez déjà joué votre I. Remplissez celle qui vous reste.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Both of you have used the I, so the other region stays empty for ever.</source>
        <translation>Vous avez tous deux joué le I : l'autre région reste vide pour toujours.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>That fills neither of them. Look for the form of the P.</source>
        <translation>Cela ne remplit ni l'une ni l'autre. Cherchez la forme du P.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Black has no P any more. Fence off a region of five that only your P can fill.</source>
        <translation>Noir n'a plus de P. Enclosez une région de cinq que seul votre P peut remplir.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>A reserve: a move that you can make whenever you like, and Black never.</source>
        <translation>Une réserve : un coup que vous jouerez quand vous voudrez, et Noir jamais.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Five squares, but Black still has the piece that fits. It must be the form of a P.</source>
        <translation>Cinq cases, mais Noir a encore la pièce qui convient. Il faut la forme d'un P.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>That fences off no region of five. Try the lower left corner, beside the I.</source>
        <translation>Cela n'enclôt pas de région de cinq. Essayez le coin en bas à gauche, à côté du I.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>A reserve can wait. Three moves are left on the board: make the right one now, and Black has none.</source>
        <translation>Une réserve peut attendre. Il reste trois coups sur le plateau : jouez maintenant le bon, et Noir n'en a plus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>You took the only move that Black had left, and still have your reserve.</source>
        <translation>Vous avez pris le seul coup qui restait à Noir, et vous gardez votre réserve.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Nobody could have taken that one from you. Now Black takes the last move.</source>
        <translation>Celui-là, personne ne pouvait vous le prendre. Maintenant, Noir joue le dernier coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Close squares for both sides, and count what is left.</source>
        <translation>Fermez des cases aux deux camps, et comptez ce qui reste.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Cut the six squares in the corner off: lay the V on the marked squares.</source>
        <translation>Isolez les six cases du coin : posez le V sur les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>That is allowed: it is more than four.</source>
        <translation>C'est permis : il y en a plus de quatre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Legal, but cover the marked squares.</source>
        <translation>Permis, mais recouvrez les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Now you are Black. Try to lay a piece in there.</source>
        <translation>Vous êtes maintenant Noir. Essayez d'y poser une pièce.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Whatever lies on five of six to nine squares leaves one to four. Such a region is dead for both.</source>
        <translation>Toute pièce sur cinq de six à neuf cases en laisse une à quatre. Une telle région est morte pour les deux.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Lay it inside the corner, on A1 to C2.</source>
        <translation>Posez-la dans le coin, de A1 à C2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>A region of eleven to fourteen has room for one piece only: what is left of it is dead. Play at the lower right.</source>
        <translation>Une région de onze à quatorze n'a de place que pour une pièce : le reste est mort. Jouez en bas à droite.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>The rest of that region is closed. Counting such regions tells who moves last.</source>
        <translation>Le reste de cette région est fermé. Compter ces régions dit qui jouera en dernier.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Play in the region of at most fourteen squares, at the lower right.</source>
        <translation>Jouez dans la région de quatorze cases au plus, en bas à droite.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>One region is left with room for two moves. Make your move the only one.</source>
        <translation>Il reste une région avec la place pour deux coups. Faites du vôtre le seul.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>The rest is too small for what Black has. You made the last move.</source>
        <translation>Le reste est trop petit pour ce qu'a Noir. Vous avez joué le dernier coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>That leaves room for the V, and Black has one too.</source>
        <translation>Cela laisse la place pour le V, et Noir en a un aussi.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Three and four players</source>
        <translation>À trois et à quatre</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Play on a larger board, and be out last.</source>
        <translation>Jouez sur un plateau plus grand, et restez en jeu le dernier.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Three players use the middle and two outer regions. Lay a piece wholly in the southern one.</source>
        <translation>Trois joueurs utilisent le centre et deux régions extérieures. Posez une pièce tout entière dans celle du sud.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>It is three rows deep. Only squares in use count, also for fencing off.</source>
        <translation>Elle a trois rangées. Seules les cases utilisées comptent, pour enclore aussi.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>That lies in the middle or in the west. The south is below row 4.</source>
        <translation>C'est au centre ou à l'ouest. Le sud est sous la rangée 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Who cannot move is out, and the others go on. Make a move after which Yellow has none.</source>
        <translation>Qui ne peut pas jouer est éliminé, et les autres continuent. Jouez un coup après lequel Jaune n'en a plus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Yellow is out for good and gets the third place.</source>
        <translation>Jaune ne joue plus et prend la troisième place.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Red makes the last move and is first; you are second.</source>
        <translation>Rouge joue le dernier coup et finit en tête ; vous êtes deuxième.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Yellow can still play at the bottom of the board. Take that room.</source>
        <translation>Jaune peut encore jouer en bas du plateau. Prenez cette place.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>First place goes to the last move. Find the one after which neither Yellow nor Red can play.</source>
        <translation>La première place revient au dernier coup. Trouvez celui après lequel ni Jaune ni Rouge ne peuvent jouer.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Both are out, and you are first.</source>
        <translation>Tous deux sont éliminés, et vous avez la première place.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Yellow still has an answer. Look at the lower right.</source>
        <translation>Jaune a encore une réponse. Regardez en bas à droite.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Four use the whole board. Yellow is out already, and two regions of five are yours alone. End the game now.</source>
        <translation>À quatre, tout le plateau sert. Jaune ne joue plus, et deux régions de cinq ne sont qu'à vous. Finissez la partie maintenant.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Red and Blue are out together with the last move: Blue, who would have moved later, is second.</source>
        <translation>Le dernier coup élimine Rouge et Bleu ensemble : Bleu, qui aurait joué plus tard, est deuxième.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>That one nobody could take from you. Blue still has a move.</source>
        <translation>Celui-là, personne ne pouvait vous le prendre. Bleu a encore un coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>The symmetric answer</source>
        <translation>La réponse symétrique</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Win by copying White, and see how White escapes.</source>
        <translation>Gagnez en imitant Blanc, et voyez comment Blanc y échappe.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>You are Black. White has covered two of the four squares in the middle. Answer with the same move, turned by half round the middle.</source>
        <translation>Vous êtes Noir. Blanc a recouvert deux des quatre cases centrales. Répondez par le même coup, tourné d'un demi-tour autour du centre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>The middle is full now. Whatever White does, its image will be free for you.</source>
        <translation>Le centre est plein maintenant. Quoi que fasse Blanc, l'image du coup sera libre pour vous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>White tries something else.</source>
        <translation>Blanc essaie autre chose.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>That is not its image. Turned by half, the I stands beside White's, one square higher.</source>
        <translation>Ce n'est pas son image. Tourné d'un demi-tour, le I est à côté du I blanc, une case plus haut.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Copy it again.</source>
        <translation>Imitez encore.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>So it goes on, and Black makes the last move. White lost this game with the first.</source>
        <translation>Cela continue ainsi, et Noir joue le dernier coup. Blanc a perdu cette partie dès le premier.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Not its image. White's F is near the upper left, so yours belongs near the lower right.</source>
        <translation>Ce n'est pas son image. Le F blanc est près du coin en haut à gauche, le vôtre va donc près du coin en bas à droite.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Now be White. One way to stop this is 5-E5-D7: lay the U on the marked squares.</source>
        <translation>Soyez maintenant Blanc. Une façon d'empêcher cela est 5-E5-D7 : posez le U sur les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>It covers two central squares again, but wait for the answer.</source>
        <translation>Il recouvre encore deux cases centrales, mais attendez la réponse.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Legal, but this is about the U on the marked squares.</source>
        <translation>Permis, mais il s'agit du U sur les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>You are Black. Try the image of that U.</source>
        <translation>Vous êtes Noir. Essayez l'image de ce U.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>E6 and F5 would be shut in, one square each. Black must think of something else.</source>
        <translation>E6 et F5 seraient enfermées, une case chacune. Noir doit trouver autre chose.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>That is another move. The image covers G4 to G6, F4 and F6.</source>
        <translation>C'est un autre coup. L'image recouvre G4 à G6, F4 et F6.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>The W can do it too: 10-D5-E7. Lay it on the marked squares.</source>
        <translation>Le W y arrive aussi : 10-D5-E7. Posez-le sur les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Its image, 10-G6-F4, would shut in E5 and F6.</source>
        <translation>Son image, 10-G6-F4, enfermerait E5 et F6.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Lay the W on the marked squares.</source>
        <translation>Posez le W sur les cases marquées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Find another first move that covers one or two of the central squares and has no image that Black may play.</source>
        <translation>Trouvez un autre premier coup qui recouvre une ou deux des cases centrales et dont l'image est interdite à Noir.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Up to turning and mirroring there are three such moves: U, W, and an L that would lie on its own image.</source>
        <translation>À une rotation ou un miroir près, il y a trois coups de ce genre : un U, un W, et un L qui se poserait sur sa propre image.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Black may answer that with its image, and goes on copying to the end.</source>
        <translation>Noir peut répondre par l'image de ce coup, et imiter jusqu'à la fin.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>One or two of the four central squares must be covered, no more and no less.</source>
        <translation>Une ou deux des quatre cases centrales doivent être recouvertes, ni plus ni moins.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Reserve moves and parity</source>
        <translation>Coups de réserve et parité</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Count an endgame out, and find what was overlooked.</source>
        <translation>Comptez une finale, et trouvez ce que nul n'avait vu.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>From the rulebook: Black has used the V, you have not. Lay the L so that it fences off a V at the lower left.</source>
        <translation>Tiré du livre de règles : Noir a joué le V, pas vous. Posez le L pour enclore un V en bas à gauche.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>7-B3-E4 keeps the V's five squares for you, and what lies below them is dead. The rulebook thought that this wins.</source>
        <translation>7-B3-E4 vous garde les cinq cases du V, et ce qui est en dessous est mort. Le livre de règles croyait que cela gagne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>A reserve as well, but Black makes one too, in the form of the N that you have just used.</source>
        <translation>Une réserve aussi, mais Noir s'en fait une également, en forme du N que vous venez de jouer.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Black gets a reserve that you cannot match: the I has been used by you.</source>
        <translation>Noir obtient une réserve que vous ne pouvez égaler : votre I est joué.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Look at the region at the lower left: the L can lie along row 3.</source>
        <translation>Regardez la région en bas à gauche : le L peut se coucher sur la rangée 3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Now you are Black. A single answer wins, and the rulebook missed it. It is an L, at the upper left.</source>
        <translation>Vous êtes maintenant Noir. Une seule réponse gagne, et le livre de règles ne l'a pas vue. C'est un L, en haut à gauche.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Two gaps at once: an I, which White has used, and a P that both still have.</source>
        <translation>Deux trous d'un coup : un I, que Blanc a joué, et un P que vous avez encore tous deux.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>A reserve in the form of the I, but now six moves are left and Black has to begin: White makes the last.</source>
        <translation>Une réserve en forme de I, mais il reste six coups et c'est à Noir de commencer : Blanc joue le dernier.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>A reserve, but White makes two more, one for each of you. An even number of moves is left, with Black to begin.</source>
        <translation>Une réserve, mais Blanc en fait deux de plus, une pour chacun. Il reste un nombre pair de coups, et Noir commence.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White keeps the reserve and the last move. Look for an L that makes two regions of five.</source>
        <translation>Blanc garde la réserve et le dernier coup. Cherchez un L qui fait deux régions de cinq.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White's F has left ten squares at the upper right and twelve at the lower right. Use up the lower ones.</source>
        <translation>Le F blanc a laissé dix cases en haut à droite et douze en bas à droite. Utilisez celles du bas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>That region is dead now, and every region that is left is counted.</source>
        <translation>Cette région est morte maintenant, et toutes les régions restantes sont comptées.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>That throws the count out, and White makes the last move. Play at the lower right.</source>
        <translation>Cela fausse le compte, et Blanc joue le dernier coup. Jouez en bas à droite.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White played the P. Your reserves are an I and one P, though two regions have its form; White's is the V. Fill any of yours.</source>
        <translation>Blanc a joué le P. Vos réserves sont un I et un seul P, bien que deux régions en aient la forme ; celle de Blanc est le V. Remplissez une des vôtres.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Two for you, one for White: you will move last.</source>
        <translation>Deux pour vous, une pour Blanc : vous jouerez en dernier.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White has spent the V. Make the last move.</source>
        <translation>Blanc a joué le V. Jouez le dernier coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Black wins. A search of every line shows that White was lost from the start, whatever the first move.</source>
        <translation>Noir gagne. Une recherche de toutes les suites montre que Blanc était perdu dès le départ, quel que soit le premier coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Touching</source>
        <translation>Se toucher</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Lay tiles on the table, edge to edge.</source>
        <translation>Posez des tuiles sur la table, bord à bord.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>White begins. The first tile may lie anywhere: drag any of yours onto the table.</source>
        <translation>Blanc commence. La première tuile va n'importe où : faites-en glisser une sur la table.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>R turns a tile in hand and F flips it, here as in all games with these pieces.</source>
        <translation>R tourne la tuile en main et F la retourne, ici comme dans tous les jeux avec ces pièces.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>You are Black now. Try to lay a tile apart from White's.</source>
        <translation>Vous êtes maintenant Noir. Essayez de poser une tuile à l'écart de celle de Blanc.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>On the table every further tile must touch one that lies there.</source>
        <translation>Sur la table, chaque nouvelle tuile doit en toucher une qui y est déjà.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>That one touches, so it is legal. Leave a gap.</source>
        <translation>Celle-ci touche, donc c'est permis. Laissez un vide.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Are corners enough? Try a tile that meets White's at a corner only.</source>
        <translation>Les coins suffisent-ils ? Essayez une tuile qui ne touche celle de Blanc que par un coin.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>They are not. Tiles touch along an edge.</source>
        <translation>Non. Les tuiles se touchent par un bord.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>That one shares an edge. Move it one square farther, to the corner.</source>
        <translation>Celle-ci partage un bord. Déplacez-la d'une case, jusqu'au coin.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Lay any tile so that it shares an edge with White's.</source>
        <translation>Posez une tuile qui partage un bord avec celle de Blanc.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>The table has no edge, so you will always find a place.</source>
        <translation>La table n'a pas de bord : vous trouverez toujours une place.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Going up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Build on what lies there, without overhangs.</source>
        <translation>Construisez sur ce qui est posé, sans surplomb.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Two tiles make a flat floor of ten squares. Lay your P on it, all five squares on the floor.</source>
        <translation>Deux tuiles font un sol plat de dix cases. Posez-y votre P, ses cinq cases sur ce sol.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>It lies on the second level now, as its number says.</source>
        <translation>Il est maintenant au deuxième niveau, comme le dit son chiffre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Take the P this time; it fits on the floor.</source>
        <translation>Cette fois, prenez le P ; il tient sur ce sol.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>The X is too wide for two rows. Try it on the floor anyway.</source>
        <translation>Le X est trop large pour deux rangées. Essayez-le quand même.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Some of its squares would hang in the air. Every square needs a tile directly below.</source>
        <translation>Certaines de ses cases seraient en l'air. Chaque case doit avoir une tuile juste en dessous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>That is legal, but it does not hang over. Hold the X over the two tiles.</source>
        <translation>C'est permis, mais cela ne dépasse pas. Tenez le X au-dessus des deux tuiles.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Here a second floor is complete. Open the third level: lay your L on top.</source>
        <translation>Ici, un deuxième sol est complet. Ouvrez le troisième niveau : posez votre L au-dessus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>So it goes on, as high as the floors carry.</source>
        <translation>Et ainsi de suite, aussi haut que les sols portent.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Legal, but take the L.</source>
        <translation>Permis, mais prenez le L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Two tiles below</source>
        <translation>Deux tuiles en dessous</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Rest every tile on at least two.</source>
        <translation>Posez chaque tuile sur deux autres au moins.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Black's L lies behind your I. Try to lay your own L exactly on it.</source>
        <translation>Le L noir est derrière votre I. Essayez de poser votre L exactement dessus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>It would rest on one tile alone. Two at least must carry it.</source>
        <translation>Il reposerait sur une seule tuile. Il en faut au moins deux pour le porter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>That is legal, but it rests on two tiles. Cover the L, and nothing else.</source>
        <translation>C'est permis, mais il repose sur deux tuiles. Recouvrez le L, et rien d'autre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Now lay your L so that it rests on both.</source>
        <translation>Posez maintenant votre L pour qu'il repose sur les deux.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>It ties the two together. That is how stacks grow.</source>
        <translation>Il lie les deux tuiles. C'est ainsi que les piles grandissent.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>That was another tile. Take the L.</source>
        <translation>C'était une autre tuile. Prenez le L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Whose tiles carry it does not matter. Lay one that rests on two of your own, and on no other.</source>
        <translation>Peu importe à qui sont les tuiles qui portent. Posez-en une sur deux des vôtres, et sur aucune autre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Your I and your W carry it together.</source>
        <translation>Votre I et votre W la portent ensemble.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Legal, but your I and your W alone must carry it. Try the U at the bottom.</source>
        <translation>Permis, mais seuls votre I et votre W doivent la porter. Essayez le U en bas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>The highest level</source>
        <translation>Le niveau le plus haut</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Know where each tile must go.</source>
        <translation>Sachez où chaque tuile doit aller.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Your N would fit on the floor of two tiles. Try to lay it on the table all the same.</source>
        <translation>Votre N irait sur le sol des deux tuiles. Essayez quand même de le poser sur la table.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>The key rule: a tile must go on the highest level that is open to it. Where that is was shown to you.</source>
        <translation>La règle clé : une tuile doit aller au plus haut niveau qui lui est ouvert. On vous a montré où il se trouve.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>That is legal, for that tile fits nowhere higher. Try the N beside the two tiles.</source>
        <translation>C'est permis, car cette tuile ne va nulle part plus haut. Essayez le N à côté des deux tuiles.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Lay it where it must go.</source>
        <translation>Posez-le où il doit aller.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>In the tray a number on every tile tells you the level.</source>
        <translation>Dans la réserve, un chiffre sur chaque tuile vous dit le niveau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Take the N.</source>
        <translation>Prenez le N.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Each tile has a level of its own. The V does not fit on two rows: lay it on the table.</source>
        <translation>Chaque tuile a son propre niveau. Le V ne tient pas sur deux rangées : posez-le sur la table.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>You choose the level by choosing the tile.</source>
        <translation>C'est en choisissant la tuile que vous choisissez le niveau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>That was another tile. Take the V.</source>
        <translation>C'était une autre tuile. Prenez le V.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Some of your tiles must go on the table here, one on the second level, some on the third. Lay one on the third.</source>
        <translation>Ici, certaines de vos tuiles doivent aller sur la table, une au deuxième niveau, d'autres au troisième. Posez-en une au troisième.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>It bridges the two tiles on the second level.</source>
        <translation>Elle fait un pont entre les deux tuiles du deuxième niveau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>That was not the third level. Look for a tile with a 3.</source>
        <translation>Ce n'était pas le troisième niveau. Cherchez une tuile marquée 3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>Counting the levels</source>
        <translation>Compter les niveaux</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>See who is ahead, and by what.</source>
        <translation>Voyez qui est en tête, et par quoi.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>In the end most tiles on the highest level win. Nobody is ahead yet: get a level above Black.</source>
        <translation>À la fin, qui a le plus de tuiles au niveau le plus haut gagne. Personne n'est en tête : montez un niveau plus haut que Noir.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>You are ahead: one tile on the second level beats any number on the table.</source>
        <translation>Vous êtes en tête : une tuile au deuxième niveau bat tout ce qui est sur la table.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>Two against one on the table puts you ahead, but only until somebody goes up. Do it yourself.</source>
        <translation>Deux contre une sur la table vous mettent en tête, mais seulement jusqu'à ce que quelqu'un monte. Faites-le vous-même.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>One each on the table, one each above. Take the lead once more.</source>
        <translation>Une chacun sur la table, une chacun au-dessus. Reprenez la tête.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>The highest level is now the third, and you are alone on it.</source>
        <translation>Le plus haut niveau est maintenant le troisième, et il n'est qu'à vous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>Black is still as high as you are. Open the third level.</source>
        <translation>Noir est encore aussi haut que vous. Ouvrez le troisième niveau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>You are Black. White alone has a tile on the third level, but you have more on the second. One of your tiles reaches the third.</source>
        <translation>Vous êtes Noir. Seul Blanc a une tuile au troisième niveau, mais vous en avez plus au deuxième. Une de vos tuiles atteint le troisième.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>One each on the third level. So the next one down decides: two for you, one for White.</source>
        <translation>Une chacun au troisième niveau. C'est donc le niveau en dessous qui décide : deux pour vous, une pour Blanc.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>White is still alone on the third level. Look for your tile with a 3.</source>
        <translation>Blanc tient encore seul le troisième niveau. Cherchez votre tuile marquée 3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Misère and advanced</source>
        <translation>Misère et avancé</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Turn the aim round, or count points with three players.</source>
        <translation>Inversez le but, ou comptez les points à trois.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Misère: most tiles on the table win. Try to keep your N down, on the table.</source>
        <translation>Misère : le plus de tuiles sur la table gagne. Essayez de garder votre N en bas, sur la table.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>The rule of the highest level holds here too. A tile that can go up must go up.</source>
        <translation>La règle du niveau le plus haut vaut ici aussi. Une tuile qui peut monter doit monter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>That is legal. Try the N on the table.</source>
        <translation>C'est permis. Essayez le N sur la table.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>You have two tiles each down there. One of yours fits nowhere higher: lay it.</source>
        <translation>Vous avez chacun deux tuiles en bas. Une des vôtres ne va nulle part plus haut : posez-la.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Three on the table against two. Only a tie there would be broken on the next level up.</source>
        <translation>Trois sur la table contre deux. Seule une égalité y serait départagée au niveau au-dessus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>That one went up, where it hardly helps you. Find the tile with a 1.</source>
        <translation>Celle-là est montée, où elle ne vous sert guère. Trouvez la tuile marquée 1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Advanced, with three players: each tile scores its level. Red has four points, you and Black two. Take the lead.</source>
        <translation>Avancé, à trois : chaque tuile vaut son niveau. Rouge a quatre points, vous et Noir deux. Prenez la tête.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Three points for the third level make five. Misère is ignored when points are counted.</source>
        <translation>Trois points pour le troisième niveau, cela fait cinq. La misère est ignorée quand on compte les points.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>One point more is too little. Reach the third level.</source>
        <translation>Un point de plus, c'est trop peu. Atteignez le troisième niveau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Place and turn</source>
        <translation>Poser et tourner</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Make a turn of both its halves.</source>
        <translation>Jouez un tour avec ses deux moitiés.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Place a stone on any free square. Then turn any block: drag it round, or click the arrow that appears on it.</source>
        <translation>Posez une bille sur n'importe quelle case libre. Puis tournez un bloc : faites-le glisser, ou cliquez sur la flèche qui apparaît dessus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Stone, then block: that is one turn, and the next player has the next.</source>
        <translation>Une bille, puis un bloc : c'est un tour, et le suivant est au joueur suivant.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>You are player 2. Try the square in the middle, where a stone lies already.</source>
        <translation>Vous êtes le joueur 2. Essayez la case du milieu, où il y a déjà une bille.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Stones never leave their squares, except when their block turns.</source>
        <translation>Les billes ne quittent jamais leur case, sauf quand leur bloc tourne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>That square was free. Try the one in the middle.</source>
        <translation>Cette case était libre. Essayez celle du milieu.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>A block takes its stones along. Place a stone anywhere, then turn block 5, so that d6 comes to f6, beside your two.</source>
        <translation>Un bloc emporte ses billes. Posez une bille n'importe où, puis tournez le bloc 5 pour que d6 arrive en f6, à côté de vos deux billes.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Three in a row now. Any block may be turned, wherever you placed your stone.</source>
        <translation>Trois alignées maintenant. On peut tourner n'importe quel bloc, où que soit la bille posée.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>That was another block. Block 5 is the one in the middle.</source>
        <translation>C'était un autre bloc. Le bloc 5 est celui du milieu.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Blocks turn clockwise only. Try it the other way: drag a block round to the left, or choose one by its number and press L.</source>
        <translation>Les blocs ne tournent que dans le sens horaire. Essayez l'autre : faites glisser un bloc vers la gauche, ou tapez son numéro puis L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>In a new game you can choose that both directions are allowed.</source>
        <translation>Dans une nouvelle partie, vous pouvez permettre les deux sens.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>That was clockwise, and legal.</source>
        <translation>C'était le sens horaire, permis.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Five in a row</source>
        <translation>Cinq alignées</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Win by your stone, or by turning a block.</source>
        <translation>Gagnez par votre bille, ou en tournant un bloc.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Four of yours lie in a row, one end is free. Place the fifth.</source>
        <translation>Quatre des vôtres sont alignées, un bout est libre. Posez la cinquième.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>You have won with the stone alone; no block is turned any more.</source>
        <translation>Vous avez gagné par la bille seule ; on ne tourne plus de bloc.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>No five yet. The free end of the row is f5.</source>
        <translation>Pas encore cinq. Le bout libre de l'alignement est f5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>This row is shut at both ends, by c5 and h5. But a block can carry your stone from b6 to c5. Place a stone anywhere and turn that block.</source>
        <translation>Cet alignement est fermé aux deux bouts, par c5 et h5. Mais un bloc peut porter votre bille de b6 en c5. Posez une bille n'importe où et tournez ce bloc.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>The stone that stood in the way was carried off by the same turn.</source>
        <translation>La bille qui gênait a été emportée par le même tour.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Not that block. b6 and c5 lie in block 4.</source>
        <translation>Pas ce bloc. b6 et c5 sont dans le bloc 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Now player 2 threatens to win. Prevent it: close the row, or break it by turning a block.</source>
        <translation>Le joueur 2 menace maintenant de gagner. Empêchez-le : fermez l'alignement, ou cassez-le en tournant un bloc.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Player 2 cannot make five next turn, neither with a stone nor with a block.</source>
        <translation>Le joueur 2 ne peut pas en aligner cinq au prochain tour, ni par une bille ni par un bloc.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Player 2 still makes five. Mind that turning block 5 or 6 can open f5 again.</source>
        <translation>Le joueur 2 en aligne encore cinq. Attention : tourner le bloc 5 ou 6 peut rouvrir f5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>More than five count as five. Fill the gap.</source>
        <translation>Plus de cinq comptent comme cinq. Comblez le trou.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Six in a row win as well.</source>
        <translation>Six alignées gagnent aussi.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>The gap is e5.</source>
        <translation>Le trou est en e5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Several fives</source>
        <translation>Plusieurs cinq</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>See what becomes of two fives after one turn.</source>
        <translation>Voyez ce que donnent deux fois cinq après un tour.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Turning block 4 makes your row complete. But look at player 2's column b as well. Place a stone, and turn it.</source>
        <translation>Tourner le bloc 4 complète votre rangée. Mais regardez aussi la colonne b du joueur 2. Posez une bille, et tournez-le.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Both have five after the same turn, so both have made it. With two players that is a draw.</source>
        <translation>Tous deux en ont cinq après le même tour, donc tous deux y sont arrivés. À deux, c'est une partie nulle.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Turn block 4, the left one in the middle.</source>
        <translation>Tournez le bloc 4, celui de gauche au milieu.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>With three players, two fives share the first place. Make them.</source>
        <translation>À trois, deux fois cinq partagent la première place. Formez-les.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>You and player 2 are first, and player 3 is third.</source>
        <translation>Le joueur 2 et vous êtes premiers, le joueur 3 est troisième.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Turn block 4: it completes your row and player 2's column.</source>
        <translation>Tournez le bloc 4 : il complète votre rangée et la colonne du joueur 2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Here a stone is missing in column b. The same turn wins for you alone.</source>
        <translation>Ici, il manque une bille dans la colonne b. Le même tour ne fait gagner que vous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Before you turn, look at what the turn does for the others.</source>
        <translation>Avant de tourner, regardez ce que le tour fait pour les autres.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>That makes no five. Turn block 4.</source>
        <translation>Cela n'en aligne pas cinq. Tournez le bloc 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Second and third place</source>
        <translation>Deuxième et troisième place</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Play on when the first has won.</source>
        <translation>Continuez quand le premier a gagné.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Three play, every man for himself. Take the first place.</source>
        <translation>Trois joueurs, chacun pour soi. Prenez la première place.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>You are first, and have no turns any more. Your stones stay.</source>
        <translation>Vous avez la première place et ne jouez plus. Vos billes restent.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>The others go on.</source>
        <translation>Les autres continuent.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Your row still lacks f5.</source>
        <translation>Il manque encore f5 à votre rangée.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Now you are player 2. Player 1 is first already; five stones of yours win the second place.</source>
        <translation>Vous êtes maintenant le joueur 2. Le joueur 1 est déjà premier ; cinq billes à vous gagnent la deuxième place.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Second place is yours, and player 3 alone is left: third. Player 1's row did not count any more.</source>
        <translation>La deuxième place est à vous, et le joueur 3 reste seul : troisième. La rangée du joueur 1 ne comptait plus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Not five yet. Look at column h.</source>
        <translation>Pas encore cinq. Regardez la colonne h.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Four players, and player 1 is first. One turn of a block makes five for you, player 2, and for player 3. Make it.</source>
        <translation>Quatre joueurs, et le joueur 1 est premier. Tourner un certain bloc en aligne cinq pour vous, le joueur 2, et pour le joueur 3. Faites-le.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>You share the second place with player 3, and player 4 is left with the fourth.</source>
        <translation>Vous partagez la deuxième place avec le joueur 3, et il reste la quatrième au joueur 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Win together, two against two or two against one.</source>
        <translation>Gagnez ensemble, à deux contre deux ou à deux contre un.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Two pairs: A1 and A2 have one colour. It is A2's turn, and your partner's stones are yours too. Win.</source>
        <translation>Deux paires : A1 et A2 ont une couleur. C'est à A2, et les billes de votre partenaire sont aussi les vôtres. Gagnez.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Five on the diagonal: team A has won. Teams always end with the first five.</source>
        <translation>Cinq en diagonale : l'équipe A a gagné. En équipes, les cinq premières alignées finissent toujours la partie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Look along the diagonal from c3 to f6.</source>
        <translation>Regardez le long de la diagonale de c3 à f6.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>You are B1. After you comes A2, who would complete that diagonal. Prevent it: a stone on g7 alone is not enough.</source>
        <translation>Vous êtes B1. Après vous vient A2, qui compléterait cette diagonale. Empêchez-le : une bille en g7 seule ne suffit pas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Opponents always move between partners, so each may stop what the other has prepared.</source>
        <translation>Les adversaires jouent toujours entre les partenaires : chacun peut arrêter ce que l'autre a préparé.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>A2 places a stone on i7 and turns block 3: your stone goes, and A's comes to g7.</source>
        <translation>A2 pose une bille en i7 et tourne le bloc 3 : votre bille s'en va, et celle de A arrive en g7.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>A2 can still make five. Turn a block that carries a stone out of the diagonal.</source>
        <translation>A2 peut encore en aligner cinq. Tournez un bloc qui sort une bille de la diagonale.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Two against one: B1 alone has every second turn, against A1 and A2. Win as B1.</source>
        <translation>Deux contre un : B1, seul, joue un tour sur deux, contre A1 et A2. Gagnez avec B1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Both ends of the column were open, so it could not be stopped.</source>
        <translation>Les deux bouts de la colonne étaient ouverts : impossible de l'arrêter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Four of yours stand in column f.</source>
        <translation>Quatre des vôtres sont dans la colonne f.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Take a picture apart, so that the next player has something to do.</source>
        <translation>Défaites une image, pour donner du travail au joueur suivant.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>This is the Red Cross. Remove any stone, then turn any block by a quarter, either way.</source>
        <translation>Voici la Croix rouge. Retirez une bille, puis tournez un bloc d'un quart de tour, dans un sens ou l'autre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>That was one removal. Player 2 did not look, and would now restore the picture, with one move.</source>
        <translation>C'était un retrait. Le joueur 2 n'a pas regardé et referait maintenant l'image, en un coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>The stone comes first. Try to turn a block before you have removed one.</source>
        <translation>La bille d'abord. Essayez de tourner un bloc avant d'en avoir retiré une.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>First a stone, then a block: every move has both, in this order.</source>
        <translation>D'abord une bille, puis un bloc : chaque coup a les deux, dans cet ordre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>That was a whole move. Try the turn alone.</source>
        <translation>C'était un coup entier. Essayez de tourner seulement.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Try to remove a stone where there is none.</source>
        <translation>Essayez de retirer une bille où il n'y en a pas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Only what lies on the board can be taken away.</source>
        <translation>On ne peut enlever que ce qui est sur le plateau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>There was a stone. Try a vacant square, in a corner of the board.</source>
        <translation>Il y avait une bille. Essayez une case vide, dans un coin du plateau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>The middle block is full: without its central stone it looks the same after a turn. Make a move whose turn can be seen.</source>
        <translation>Le bloc central est plein : sans sa bille du milieu, il paraît le même après un tour. Jouez un coup dont le tour se voit.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Now the next player must find the turn as well as the stone.</source>
        <translation>Le joueur suivant doit maintenant trouver le tour aussi bien que la bille.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>That turn changes nothing that could be seen. Turn a block that is not the same from all sides.</source>
        <translation>Ce tour ne change rien de visible. Tournez un bloc qui n'est pas pareil de tous les côtés.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>In the second round two stones go. You took f7 and turned block 2 clockwise; now take one more and turn that block on, the same way.</source>
        <translation>À la deuxième manche, deux billes partent. Vous avez pris f7 et tourné le bloc 2 dans le sens horaire ; prenez-en une autre et tournez encore ce bloc, dans le même sens.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>The gap of the first stone has moved on. The more turns of the same block, the harder it is.</source>
        <translation>Le trou de la première bille s'est déplacé. Plus le même bloc tourne, plus c'est difficile.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Legal, but turn block 2 again, clockwise, so that it shows.</source>
        <translation>Permis, mais tournez encore le bloc 2, dans le sens horaire, de façon que cela se voie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Restoring in reverse order</source>
        <translation>Refaire dans l'ordre inverse</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Undo what was done last, and place stones where a turn will carry them home.</source>
        <translation>Annulez le dernier coup : le tour ramènera la bille chez elle.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You are player 2. The stone of f7 was removed, then block 2 turned clockwise; try to turn it back before you place a stone.</source>
        <translation>Vous êtes le joueur 2. La bille de f7 a été retirée, puis le bloc 2 tourné dans le sens horaire ; essayez de le tourner en sens inverse avant de poser une bille.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You place before you turn, just as the other player removed before turning.</source>
        <translation>Vous posez avant de tourner, tout comme l'autre joueur a retiré avant de tourner.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>So the stone goes where the turn has carried its square: from f7 to d7. Place it there, and turn block 2 back.</source>
        <translation>La bille va donc où le tour a porté sa case : de f7 à d7. Posez-la là, et tournez le bloc 2 en sens inverse.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The turn took the stone home, and the picture is complete.</source>
        <translation>Le tour a ramené la bille à sa place, et l'image est complète.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>That is where it lay at first, but turning back carries it away to f9.</source>
        <translation>C'est là qu'elle était au début, mais le tour inverse l'emporte en f9.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The right square, but that turn goes on instead of back.</source>
        <translation>La bonne case, mais ce tour continue au lieu de revenir.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The picture is not complete, and you would be out. The stone goes to d7, and block 2 turns counter-clockwise.</source>
        <translation>L'image n'est pas complète, et vous seriez éliminé. La bille va en d7, et le bloc 2 tourne dans le sens antihoraire.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Two removals: f7 with a turn of block 2, then d9 with another, both clockwise. Undo the last one first: its gap has gone from d9 to f9.</source>
        <translation>Deux retraits : f7 avec un tour du bloc 2, puis d9 avec un autre, tous deux dans le sens horaire. Annulez d'abord le dernier : son trou est passé de d9 à f9.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>One step back. The board is as it was after the first removal.</source>
        <translation>Un pas en arrière. Le plateau est comme après le premier retrait.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Undo the second removal only: a stone on f9, and block 2 a quarter counter-clockwise.</source>
        <translation>N'annulez que le second retrait : une bille en f9, et le bloc 2 d'un quart de tour dans le sens antihoraire.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Now the first removal. You know this position.</source>
        <translation>Maintenant, le premier retrait. Vous connaissez cette position.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Last out, first in: that is how longer attempts are restored too.</source>
        <translation>La dernière sortie rentre la première : on refait ainsi les essais plus longs aussi.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Not complete. What was the square to which f7 was carried?</source>
        <translation>Pas complète. Sur quelle case f7 a-t-elle été portée ?</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Colours count too. Green was taken from f1, then blue from f3, each with a clockwise turn of block 8: begin to restore.</source>
        <translation>Les couleurs comptent aussi. Le vert a été pris en f1, puis le bleu en f3, chacun avec un tour horaire du bloc 8 : commencez à refaire.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>One more move completes the house.</source>
        <translation>Encore un coup pour compléter la maison.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The right square and turn, but green came out first. The house would have the wrong colours.</source>
        <translation>La bonne case et le bon tour, mais le vert est sorti le premier. La maison n'aurait pas les bonnes couleurs.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>From here no move completes the house any more. The last one out was blue, and its gap is on f1 now.</source>
        <translation>D'ici, plus aucun coup ne complète la maison. Le bleu est sorti le dernier, et son trou est maintenant en f1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Green is left. Complete the house.</source>
        <translation>Il reste le vert. Complétez la maison.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Every stone is home. After each round one more is taken.</source>
        <translation>Chaque bille est à sa place. À chaque manche, on en prend une de plus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Not complete. The gap of f1 is on d1, and block 8 goes back counter-clockwise.</source>
        <translation>Pas complète. Le trou de f1 est en d1, et le bloc 8 revient dans le sens antihoraire.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Whoever fails is out when the round is over. Player 2 has failed and you, player 1, have not tried yet: restore the cross, and you win.</source>
        <translation>Qui échoue est éliminé à la fin de la manche. Le joueur 2 a échoué, et vous, joueur 1, n'avez pas encore essayé : refaites la croix, et vous gagnez.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You are the last one left.</source>
        <translation>Il ne reste que vous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You have failed in the same round, and share the win. Look at what is missing.</source>
        <translation>Vous avez échoué dans la même manche, et partagez la victoire. Regardez ce qui manque.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Pieces and owners</source>
        <translation>Les pions et à qui ils sont</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Know your thirty pieces, and whose they are.</source>
        <translation>Connaissez vos trente pions, et à qui ils sont.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>You are Cool, and Cool moves first. Place a piece of your stash, whichever you like, on any square.</source>
        <translation>Vous êtes Cool, et Cool commence. Posez un pion de votre réserve, celui que vous voulez, sur n'importe quelle case.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>It points away from you for the whole game: that shows whose it is.</source>
        <translation>Il pointe à l'opposé de vous pendant toute la partie : cela montre à qui il est.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Your pieces lie there now, and Hot's point the other way. Try to place one on top of another.</source>
        <translation>Vos pions sont là, et ceux de Hot pointent dans l'autre sens. Essayez d'en poser un sur un autre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>A square holds one piece only.</source>
        <translation>Une case ne porte qu'un pion.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>That square was free. Try one on which a piece lies.</source>
        <translation>Cette case était libre. Essayez-en une où il y a un pion.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Colours are dealt unevenly: you own 5 blue, 4 green, 3 yellow, 2 orange and 1 red. Place your only red piece.</source>
        <translation>Les couleurs sont inégales : vous avez 5 bleus, 4 verts, 3 jaunes, 2 oranges et 1 rouge. Posez votre unique pion rouge.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>It was the only one. Rare colours are best kept for a good moment.</source>
        <translation>C'était le seul. Mieux vaut garder les couleurs rares pour un bon moment.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>That is another colour. The red piece is the one of which you have no second.</source>
        <translation>C'est une autre couleur. Le rouge est le pion que vous n'avez pas en double.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Hot has answered. Try to place another red piece.</source>
        <translation>Hot a répondu. Essayez de poser un autre pion rouge.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Your stash has no red left. A piece comes back only when it explodes, and that is a later lesson.</source>
        <translation>Votre réserve n'a plus de rouge. Un pion n'y revient que par une explosion, et c'est pour une autre leçon.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>That was not red. Try the colour that you have run out of.</source>
        <translation>Ce n'était pas rouge. Essayez la couleur que vous n'avez plus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Now you are Hot, with 5 red, 4 orange, 3 yellow, 2 green and 1 blue. Place a colour of which you own more than Cool.</source>
        <translation>Vous êtes maintenant Hot, avec 5 rouges, 4 oranges, 3 jaunes, 2 verts et 1 bleu. Posez une couleur dont vous avez plus que Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Red and orange are Hot's colours, as blue and green are Cool's.</source>
        <translation>Le rouge et l'orange sont les couleurs de Hot, le bleu et le vert celles de Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Of yellow you own three each. Look for a colour of which you own more.</source>
        <translation>De jaune, vous en avez trois chacun. Cherchez une couleur dont vous avez plus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Cool owns more of those.</source>
        <translation>Cool en a plus que vous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match</source>
        <translation>Une combinaison</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>See five colours in the form of a pentomino.</source>
        <translation>Voyez cinq couleurs en forme de pentamino.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Four pieces, four colours. Put the fifth colour, blue, on the marked square, and they form an L.</source>
        <translation>Quatre pions, quatre couleurs. Mettez la cinquième, bleu, sur la case marquée, et ils forment un L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match: five squares that form a pentomino, with one piece of each colour.</source>
        <translation>Une combinaison : cinq cases qui forment un pentamino, avec un pion de chaque couleur.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>That is a match as well, of the N. This time make the L, on the marked square.</source>
        <translation>C'est aussi une combinaison, du N. Cette fois, formez le L, sur la case marquée.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No L yet. It must be blue, on the marked square.</source>
        <translation>Pas encore de L. Il faut bleu, sur la case marquée.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>The card of a pentomino counts for all its turns and flips. A green piece is missing here: make the T.</source>
        <translation>La carte d'un pentamino vaut pour toutes ses positions, tourné ou retourné. Il manque ici un pion vert : formez le T.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>The T has a bar of three and a stem of two.</source>
        <translation>Le T a une barre de trois et une jambe de deux.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match, but of another pentomino. The T wants the bar at the top to be three squares wide.</source>
        <translation>Une combinaison, mais d'un autre pentamino. La barre du T doit faire trois cases, en haut.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No match. Green must touch the other four so that they form a T.</source>
        <translation>Pas de combinaison. Le vert doit toucher les quatre autres de façon à former un T.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>The same four pieces again. Make the F, the one with a bump.</source>
        <translation>Encore les mêmes quatre pions. Formez le F, celui avec une bosse.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Green can make nine pentominoes here, each on a square of its own.</source>
        <translation>Le vert peut former neuf pentaminos ici, chacun sur une case différente.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match, but not of the F. The bump belongs at the middle of the column, on the side away from the red piece.</source>
        <translation>Une combinaison, mais pas de F. La bosse va au milieu de la colonne, du côté opposé au pion rouge.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No match. Green must touch the other four so that they form an F.</source>
        <translation>Pas de combinaison. Le vert doit toucher les quatre autres de façon à former un F.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Any square beside this block makes the form of a P. Choose the colour that makes it a match.</source>
        <translation>Toute case à côté de ce bloc donne la forme d'un P. Choisissez la couleur qui en fait une combinaison.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Yellow was the one that was missing. Two pieces of the same colour are never in one match.</source>
        <translation>C'est le jaune qui manquait. Deux pions de la même couleur ne sont jamais dans une combinaison.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No match. The piece must touch the block, and bring the colour that it lacks.</source>
        <translation>Pas de combinaison. Le pion doit toucher le bloc et apporter la couleur qui lui manque.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>One piece may complete several matches. Find the square where orange completes two at once.</source>
        <translation>Un seul pion peut former plusieurs combinaisons. Trouvez la case où l'orange en forme deux d'un coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>An L and a Y, and they share four pieces. Matches may overlap.</source>
        <translation>Un L et un Y, avec quatre pions en commun. Les combinaisons peuvent se chevaucher.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>That does not make two. Look at the gap between the green piece and the rest.</source>
        <translation>Cela n'en forme pas deux. Regardez le trou entre le pion vert et les autres.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Majority</source>
        <translation>Majorité</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Win a card with three pieces of your own, and deny one to Hot.</source>
        <translation>Gagnez une carte avec trois pions à vous, et refusez-en une à Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>A match may be made of both players' pieces; its card goes to whoever owns three or more. Complete the L.</source>
        <translation>Une combinaison peut mêler les pions des deux joueurs ; sa carte va à qui en a trois ou plus. Complétez le L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Blue, green and orange are yours. The card is yours too, with its active side up.</source>
        <translation>Bleu, vert et orange sont à vous. La carte aussi, face active visible.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>That takes the N. A fine move, but this time make the L.</source>
        <translation>Cela prend le N. Beau coup, mais cette fois, formez le L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>No L yet. It wants blue on c3, below the column.</source>
        <translation>Pas encore de L. Il faut bleu en c3, sous la colonne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Orange can make a W on either side of the yellow piece. Take the card.</source>
        <translation>L'orange peut former un W de chaque côté du pion jaune. Prenez la carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Two pieces of yours were there, and the third is the one that you placed.</source>
        <translation>Deux pions à vous étaient là, et le troisième est celui que vous avez posé.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>A W, but three of its pieces are Hot's. You completed it, and Hot gets the card.</source>
        <translation>Un W, mais trois de ses pions sont à Hot. Vous l'avez formé, et Hot reçoit la carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>No W. The free squares left and right of the yellow piece are the ones to look at.</source>
        <translation>Pas de W. Regardez les cases libres à gauche et à droite du pion jaune.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Now you are Hot. Place yellow so that a card becomes yours, with two pieces of Cool's.</source>
        <translation>Vous êtes maintenant Hot. Posez jaune pour qu'une carte devienne la vôtre, avec deux pions de Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>The N has three of your pieces. It did not matter that the others are Cool's.</source>
        <translation>Le N a trois de vos pions. Peu importait que les autres soient à Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>That is an L with three of Cool's pieces: Cool gets the card.</source>
        <translation>C'est un L avec trois pions de Cool : Cool reçoit la carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>No match. Yellow is missing: look beside the green piece of yours.</source>
        <translation>Pas de combinaison. Il manque le jaune : regardez à côté de votre pion vert.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>You are Cool. With orange on b5, Hot would take the L: stop that, and let Hot take no other card instead.</source>
        <translation>Vous êtes Cool. Avec orange en b5, Hot prendrait le L : empêchez-le, sans laisser Hot prendre une autre carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Hot can take no card now. Yellow on b5 works because a match has only one yellow piece.</source>
        <translation>Hot ne peut plus prendre de carte. Jaune en b5 convient, car une combinaison n'a qu'un pion jaune.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>You completed the L yourself. Three of its pieces are Hot's, and so is the card.</source>
        <translation>Vous avez formé le L vous-même. Trois de ses pions sont à Hot, et la carte aussi.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>That leaves the gap open.</source>
        <translation>Cela laisse le trou ouvert.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Hot takes the L.</source>
        <translation>Hot prend le L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>The gap is filled, but four colours are still close together: orange on c5 makes another match for Hot.</source>
        <translation>Le trou est comblé, mais quatre couleurs sont encore proches : orange en c5 forme une autre combinaison pour Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>The gap on b5 is still open, and Hot takes the L.</source>
        <translation>Le trou en b5 est toujours ouvert, et Hot prend le L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Exclusion: one at a time</source>
        <translation>Exclusion : un à la fois</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>See why a pentomino may not be made twice in one move.</source>
        <translation>Voyez pourquoi un pentamino ne se forme pas deux fois.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>No pentomino may lie on the board in two matches. Try to place yellow on d4, where it would make two Fs at once.</source>
        <translation>Aucun pentamino ne peut être sur le plateau dans deux combinaisons. Essayez de poser jaune en d4, où il formerait deux F d'un coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Both Fs are marked. While nobody holds its active card, one move may make only one match of a pentomino.</source>
        <translation>Les deux F sont marqués. Tant que personne ne tient sa carte active, un coup ne peut former qu'une combinaison d'un pentamino.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>That one is legal. Try yellow on d4.</source>
        <translation>Celui-là est permis. Essayez jaune en d4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>One F is enough. Find a square where yellow makes a single one, and take the card.</source>
        <translation>Un F suffit. Trouvez une case où le jaune n'en forme qu'un, et prenez la carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>The F is yours, and there is only one on the board.</source>
        <translation>Le F est à vous, et il n'y en a qu'un sur le plateau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Legal, but no F. Try yellow close to d4.</source>
        <translation>Permis, mais pas de F. Essayez jaune près de d4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Two matches at once are welcome if they are of different pentominoes. Let red complete two.</source>
        <translation>Deux combinaisons d'un coup sont bienvenues, si les pentaminos diffèrent. Que le rouge en forme deux.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>A P and a U: two cards in one move.</source>
        <translation>Un P et un U : deux cartes en un coup.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>That does not make two. Look at the gap between blue and green.</source>
        <translation>Cela n'en forme pas deux. Regardez le trou entre le bleu et le vert.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>You own the P, but its card is passive: no P lies on the board. Try red on e5, where it would make two.</source>
        <translation>Vous avez le P, mais sa carte est passive : il n'y a pas de P sur le plateau. Essayez rouge en e5, où il en formerait deux.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>A passive card changes nothing here. Only active ones count, as the next two lessons show.</source>
        <translation>Une carte passive ne change rien ici. Seules les actives comptent, comme le montrent les deux leçons suivantes.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>That one is legal. Try red on e5.</source>
        <translation>Celui-là est permis. Essayez rouge en e5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Exclusion: the opponent's card</source>
        <translation>Exclusion : la carte de l'adversaire</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Respect Hot's active cards, and let your own ones protect you.</source>
        <translation>Respectez les cartes de Hot, et protégez-vous des vôtres.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Hot holds the L, active: its match lies at the bottom. Try to make another L at the top, with blue on d8.</source>
        <translation>Hot tient le L, actif : sa combinaison est en bas. Essayez d'en former un autre en haut, avec bleu en d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>The L is taken while Hot's match lies there, even if most of the second one were yours.</source>
        <translation>Le L est pris tant que la combinaison de Hot est là, même si la majorité du second était à vous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That one is legal. Try blue on d8.</source>
        <translation>Celui-là est permis. Essayez bleu en d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Other pentominoes are free. Take any card.</source>
        <translation>Les autres pentaminos sont libres. Prenez n'importe quelle carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>The card is yours. Only the L is barred.</source>
        <translation>La carte est à vous. Seul le L est interdit.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>A match, but most of its pieces are Hot's, and so is the card.</source>
        <translation>Une combinaison, mais la plupart de ses pions sont à Hot, et la carte aussi.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>No card. Blue is missing from the four pieces at the top.</source>
        <translation>Pas de carte. Il manque le bleu aux quatre pions du haut.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Hot threatens an L with orange on b5. Be faster: take the L yourself, on the other side of the board.</source>
        <translation>Hot menace d'un L avec orange en b5. Soyez plus rapide : prenez le L vous-même, de l'autre côté du plateau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Now the L is yours, and active.</source>
        <translation>Le L est maintenant à vous, et actif.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That completes Hot's L, with three pieces of Hot's. Look at the other side.</source>
        <translation>Cela complète le L de Hot, avec trois pions de Hot. Regardez de l'autre côté.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That stops Hot, but there is a move that also takes the card.</source>
        <translation>Cela arrête Hot, mais un coup prend aussi la carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That is no L of yours. Look at the gap in the column g.</source>
        <translation>Ce n'est pas un L à vous. Regardez le trou dans la colonne g.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Now you are Hot. Try to make your L all the same.</source>
        <translation>Vous êtes maintenant Hot. Essayez quand même de former votre L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>An active card keeps the opponent from making its pentomino anywhere on the board.</source>
        <translation>Une carte active empêche l'adversaire de former son pentamino où que ce soit sur le plateau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That one is legal. Try orange on b5.</source>
        <translation>Celui-là est permis. Essayez orange en b5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Explosion</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Blow up a second match of your own card, and break what is in the way.</source>
        <translation>Faites exploser une seconde combinaison de votre carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>You hold the L yourself, active. Then a second one may be made, but it explodes: place blue on d8.</source>
        <translation>Vous tenez vous-même le L, actif. Vous pouvez donc en former un second, mais il explose : posez bleu en d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>All five pieces went back to their owners. The first L still lies there, and your card stays active.</source>
        <translation>Les cinq pions sont rentrés chez eux. Le premier L est toujours là, et votre carte reste active.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>An L exploded, but it took pieces of the first one with it. That is the next step; now try d8.</source>
        <translation>Un L a explosé, mais il a emporté des pions du premier. C'est l'étape suivante ; essayez maintenant d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>No explosion. It wants blue on d8, on top of the column.</source>
        <translation>Pas d'explosion. Il faut bleu en d8, au sommet de la colonne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>You hold the N. Complete a second one that shares pieces with the first.</source>
        <translation>Vous tenez le N. Formez-en un second qui a des pions en commun avec le premier.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>The first N lost pieces too, so it is no match any more. Its card turns passive, but it stays yours.</source>
        <translation>Le premier N a perdu des pions lui aussi et n'est plus une combinaison. Sa carte devient passive, mais reste à vous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>That takes a card, and is not bad. But look for the explosion: yellow does it.</source>
        <translation>Cela prend une carte, et ce n'est pas mal. Mais cherchez l'explosion : le jaune la provoque.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>No explosion. Look for a place for yellow.</source>
        <translation>Pas d'explosion. Cherchez une place pour le jaune.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Explosions hit Hot's matches too. Hot's I stands in the column g: make an L that uses part of it.</source>
        <translation>Les explosions touchent aussi les combinaisons de Hot. Le I de Hot est dans la colonne g : formez un L qui en utilise une partie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Your L exploded and tore up the I: Hot's card is passive now. Your first L was not touched.</source>
        <translation>Votre L a explosé et déchiré le I : la carte de Hot est passive maintenant. Votre premier L n'a rien eu.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>An explosion, but it hit your own L, and Hot's I still stands.</source>
        <translation>Une explosion, mais elle a touché votre propre L, et le I de Hot tient toujours.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Nothing exploded. Put your red piece beside an end of the upper four of the column.</source>
        <translation>Rien n'a explosé. Posez votre pion rouge à côté d'un bout des quatre du haut de la colonne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>On d8 blue would complete a second L, and with the pieces beside it a V. Place it there.</source>
        <translation>En d8, bleu formerait un second L et, avec les pions à côté, un V. Posez-le là.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>The V was gone before it could count: explosions come first, and a move that explodes takes no card.</source>
        <translation>Le V a disparu avant de compter : les explosions passent d'abord, et un coup qui explose ne prend pas de carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>For this example, blue must go on d8.</source>
        <translation>Pour cet exemple, le bleu doit aller en d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Your red and orange pieces are all on the board. Bring the red one home with an explosion.</source>
        <translation>Vos pions rouge et orange sont tous sur le plateau. Ramenez le rouge par une explosion.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Your red piece is in the stash again. Explosions are also a way to get rare colours back.</source>
        <translation>Votre pion rouge est de nouveau en réserve. Les explosions servent aussi à récupérer des couleurs rares.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>That explodes as well, but the red piece was not part of it.</source>
        <translation>Cela explose aussi, mais le pion rouge n'en était pas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>The red piece is still on the board. Put blue beside an end of the column g, so that an L explodes.</source>
        <translation>Le pion rouge est toujours sur le plateau. Posez bleu à côté d'un bout de la colonne g, pour qu'un L explose.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Passive cards and winning</source>
        <translation>Cartes passives et victoire</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Steal a passive card, and finish the game.</source>
        <translation>Volez une carte passive, et finissez la partie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot owns the W, but passive: no W lies on the board. Make one with three pieces of your own.</source>
        <translation>Hot a le W, mais passif : il n'y a pas de W sur le plateau. Formez-en un avec trois pions à vous.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The card has changed hands, and is active again. A passive card is never safe.</source>
        <translation>La carte a changé de main, et elle est de nouveau active. Une carte passive n'est jamais à l'abri.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Most of that W is Hot's. You have only turned Hot's card active again.</source>
        <translation>La plupart de ce W est à Hot. Vous avez seulement rendu active la carte de Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>No W. Orange is missing, on one side of the yellow piece or the other.</source>
        <translation>Pas de W. Il manque l'orange, d'un côté ou de l'autre du pion jaune.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Seven cards win, active or passive, at the end of anybody's turn. You have six: take the one that nobody has.</source>
        <translation>Sept cartes gagnent, actives ou passives, à la fin du tour de n'importe qui. Vous en avez six : prenez celle qui n'est à personne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The V is your seventh card, and the game is over at once.</source>
        <translation>Le V est votre septième carte, et la partie est finie aussitôt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>An L with three pieces of Hot's: your passive L goes over to Hot, who has six now.</source>
        <translation>Un L avec trois pions de Hot : votre L passif passe à Hot, qui en a maintenant six.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>No card. Look at the square between the two groups.</source>
        <translation>Pas de carte. Regardez la case entre les deux groupes.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Now Hot has six, and could take the L with orange on b5. Do not let that happen.</source>
        <translation>Maintenant, Hot en a six et pourrait prendre le L avec orange en b5. Ne laissez pas faire.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot must look for a seventh card elsewhere.</source>
        <translation>Hot doit chercher une septième carte ailleurs.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>You gave Hot the seventh card. A game can be lost on your own turn.</source>
        <translation>Vous avez donné à Hot la septième carte. On peut perdre une partie à son propre tour.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot takes the L, the seventh card.</source>
        <translation>Hot prend le L, la septième carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The gap is filled, but with four colours in a column.</source>
        <translation>Le trou est comblé, mais avec quatre couleurs dans une colonne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot makes another L, the seventh card.</source>
        <translation>Hot forme un autre L, la septième carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The gap is filled, but four colours are still close together.</source>
        <translation>Le trou est comblé, mais quatre couleurs sont encore proches.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Orange beside it makes a match: Hot's seventh card.</source>
        <translation>Orange à côté forme une combinaison : la septième carte de Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The gap on b5 is open, and Hot takes the seventh card.</source>
        <translation>Le trou en b5 est ouvert, et Hot prend la septième carte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>In shorter games five or six cards are enough, if they are more than the opponent's. Here it is five, and each has four: win.</source>
        <translation>Dans les parties plus courtes, cinq ou six cartes suffisent, si l'adversaire en a moins. Ici, c'est cinq, et chacun en a quatre : gagnez.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Five cards, and Hot has fewer. Taking one of Hot's passive cards wins as well.</source>
        <translation>Cinq cartes, et Hot en a moins. Prendre une des cartes passives de Hot gagne aussi.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>An L for you, but a V for Hot: five each, and the game goes on.</source>
        <translation>Un L pour vous, mais un V pour Hot : cinq partout, et la partie continue.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>That card was yours already. It is active now, but you still have four.</source>
        <translation>Cette carte était déjà à vous. Elle est active maintenant, mais vous en avez toujours quatre.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>That match is Hot's, with three of its pieces. A fifth card would even win the game for Hot.</source>
        <translation>Cette combinaison est à Hot, avec trois de ses pions. Une cinquième carte ferait même gagner Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>That is no fifth card for you. Let blue complete the four pieces on the left.</source>
        <translation>Ce n'est pas une cinquième carte pour vous. Que le bleu complète les quatre pions de gauche.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Who must move and has no piece, or no square where one may go, has lost. Hot's stash is empty: place your last piece, but let nothing explode.</source>
        <translation>Qui doit jouer et n'a plus de pion, ou plus de case où en poser un, a perdu. La réserve de Hot est vide : posez votre dernier pion, mais que rien n'explose.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>It is Hot's turn, and the stash is empty: you win, whatever the cards.</source>
        <translation>C'est à Hot, et sa réserve est vide : vous gagnez, quelles que soient les cartes.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The explosion gives Hot pieces to play with, and the game goes on.</source>
        <translation>L'explosion rend à Hot des pions à jouer, et la partie continue.</translation>
    </message>
</context>
</TS>
