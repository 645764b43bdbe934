<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Place pentominoes on a board that all players share. Whoever makes the last move wins.</source>
        <translation>Posez des pentaminos sur un plateau commun à tous. Qui joue le dernier coup gagne.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Be the last player who can still place a piece. Nobody captures anything and nothing is counted: every move takes space away, and sooner or later there is none left for somebody.</source>
        <translation>Soyez le dernier à pouvoir encore poser une pièce. On ne prend rien et on ne compte rien : chaque coup prend de la place et, tôt ou tard, il n'en reste plus pour quelqu'un.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Two players use the centre, ten squares by ten. Three players add any two of the four outer regions, four players use the whole board of 200 squares. Each player has one set of the twelve pentominoes. White moves first; the others follow clockwise.</source>
        <translation>À deux, on joue au centre, dix cases sur dix. À trois, on ajoute deux des quatre régions extérieures ; à quatre, tout le plateau sert, 200 cases. Chacun a un jeu des douze pentaminos. Blanc commence ; les autres suivent dans le sens horaire.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The board for four: the centre and the four outer regions</source>
        <translation>Le plateau à quatre : le centre et les quatre régions extérieures</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Place one of your pieces, turned and flipped as you like, on five vacant squares. It stays there for the rest of the game.</source>
        <translation>Posez une de vos pièces, tournée et retournée comme vous voulez, sur cinq cases libres. Elle y reste jusqu'à la fin de la partie.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>One thing is forbidden: your move may not *fence off* a region of one to four vacant squares, for no piece could ever fill it. Edges count, corners do not.</source>
        <translation>Une chose est interdite : votre coup ne doit pas *enclore* une région d'une à quatre cases libres, car aucune pièce ne pourrait jamais la remplir. Les bords comptent, pas les coins.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Black wants to put the X on B2. That would fence off A1 and C3, one square each: not allowed</source>
        <translation>Noir veut poser le X en B2. Cela enclorait A1 et C3, une case chacune : interdit</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>What a move leaves may be of three kinds:</source>
        <translation>Ce qu'un coup laisse peut être de trois sortes :</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **five** squares has the form of exactly one piece. Whoever still has that piece can fill it, and nobody can take it away by playing across it;</source>
        <translation>une région de **cinq** cases a la forme d'une seule pièce. Qui a encore cette pièce peut la remplir, et personne ne peut l'en priver en jouant à travers ;</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **six to nine** is a *dead zone*. A piece would leave one to four squares, which is forbidden, so nobody can ever play there;</source>
        <translation>une région de **six à neuf** cases est une *zone morte*. Une pièce en laisserait une à quatre, ce qui est interdit : personne ne pourra jamais y jouer ;</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>a region of **ten and more** is open.</source>
        <translation>une région de **dix et plus** est ouverte.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>A dead zone of eight squares, and a region of five that only the P fits</source>
        <translation>Une zone morte de huit cases, et une région de cinq où seul le P convient</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>With two players, whoever cannot move on their turn loses. With three and four, a player who cannot move on their turn is out for good, and the others go on; the last one to make a move wins. The others take their places in the reverse of the order in which they went out.</source>
        <translation>À deux, qui ne peut pas jouer à son tour perd. À trois et à quatre, qui ne peut pas jouer à son tour est éliminé pour de bon, et les autres continuent ; qui joue le dernier coup gagne. Les autres sont classés dans l'ordre inverse de leur élimination.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>There are no draws.</source>
        <translation>Il n'y a pas de partie nulle.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Ten by nine.** A slightly smaller board for two. It has two central squares instead of four, which changes what symmetry can do.</source>
        <translation>**Dix par neuf.** Un plateau un peu plus petit, à deux. Il a deux cases centrales au lieu de quatre, ce qui change ce que peut la symétrie.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Outer regions.** With three players, any two of the four may be chosen.</source>
        <translation>**Régions extérieures.** À trois, on peut choisir deux quelconques des quatre.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The pieces are numbered from 1 to 12, and each has two marked squares. A move is the number and the places of the marked squares: `12-D3-C5`. The X, number 1, has one mark, its centre: `1-B2`. Some pieces can be written in two ways; both are read.</source>
        <translation>Les pièces sont numérotées de 1 à 12, et chacune a deux cases repères. Un coup s'écrit par le numéro et les places des repères : `12-D3-C5`. Le X, numéro 1, n'a qu'un repère, son centre : `1-B2`. Certaines pièces peuvent s'écrire de deux façons ; les deux sont lues.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Play the awkward pieces early.** On the empty board the X has 60 places and the P has 568. The X will be the hard one to place later, and the P will still find room near the end.</source>
        <translation>**Jouez tôt les pièces encombrantes.** Sur le plateau vide, le X a 60 places et le P en a 568. Plus tard, c'est le X qui sera difficile à poser, et le P trouvera encore de la place vers la fin.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Keep reserve moves.** A region that only you can fill is a move nobody can take from you. Fence off regions whose piece you have and your opponent has played, and fill them last.</source>
        <translation>**Gardez des coups en réserve.** Une région que personne d'autre ne peut remplir est un coup que personne ne peut vous prendre. Enclosez des régions dont vous avez encore la pièce et l'adversaire plus, et remplissez-les en dernier.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Count to the end.** When the reserves are equal, the number of moves left decides. A move that makes a dead zone, or splits a region, changes odd to even.</source>
        <translation>**Comptez jusqu'à la fin.** À réserves égales, c'est le nombre de coups restants qui décide. Un coup qui crée une zone morte, ou partage une région, change l'impair en pair.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>**Beware of symmetry.** If the first move lies on one or two of the four central squares, the second player can answer nearly always with the same move turned by half a circle, and go on doing so to the end. Two first moves cannot be answered like that: `5-E5-D7` and `10-D5-E7`, because the answer would fence off single squares.</source>
        <translation>**Méfiez-vous de la symétrie.** Si le premier coup couvre une ou deux des quatre cases centrales, l'autre joueur peut presque toujours répondre par le même coup tourné d'un demi-tour, et continuer ainsi jusqu'à la fin. Deux premiers coups échappent à cette réponse : `5-E5-D7` et `10-D5-E7`, car elle enclorait des cases isolées.</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>The U on E5 to D7 cannot be mirrored: the two marked squares would be fenced off</source>
        <translation>Le U de E5 à D7 n'a pas d'image permise : les deux cases marquées seraient encloses</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>History</source>
        <translation>Histoire</translation>
    </message>
    <message>
        <location filename="resources/book/universe.md"/>
        <source>Universe was designed by Alex Randolph and published by Parker Brothers in the 1960s. David Bush wrote the study of its notation, openings and endgames that the famous games in this program come from. Two remarks about the study: the counts of second moves it gives after `12-D3-C5` (2988 and 2632) do not agree with the rule as stated, which gives 2972 and 2617; and in its endgame example the move `7-B3-E4` does not win, because `7-D9-A8` answers it. You can go through both under *Game &gt; Famous games*.</source>
        <translation>Universe a été créé par Alex Randolph et publié par Parker Brothers dans les années 1960. David Bush a écrit l'étude sur sa notation, ses ouvertures et ses finales d'où viennent les parties célèbres de ce programme. Deux remarques sur cette étude : les nombres de seconds coups qu'elle donne après `12-D3-C5` (2988 et 2632) ne s'accordent pas avec la règle énoncée, qui en donne 2972 et 2617 ; et, dans son exemple de finale, le coup `7-B3-E4` ne gagne pas, car `7-D9-A8` y répond. Vous pouvez parcourir les deux dans *Partie &gt; Parties célèbres*.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Stack pentominoes. Whoever has more tiles on the highest level wins.</source>
        <translation>Empilez des pentaminos. Qui a le plus de tuiles au niveau le plus haut gagne.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>When all tiles are placed, have more tiles on the highest level than anybody else.</source>
        <translation>Quand toutes les tuiles sont posées, ayez plus de tuiles au niveau le plus haut que quiconque.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Two or three players, White, Black and Red, each with the twelve pentominoes in their colour. The table is empty and has no edge. White begins.</source>
        <translation>Deux ou trois joueurs, Blanc, Noir et Rouge, ont chacun les douze pentaminos de leur couleur. La table est vide et n'a pas de bord. Blanc commence.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Place one of your tiles, turned and flipped as you like, flat and in line with the grid. It goes either</source>
        <translation>Posez une de vos tuiles, tournée et retournée comme vous voulez, à plat et alignée sur la grille. Elle va ou bien</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>on the **table**, touching at least one tile that lies there, edge to edge; the very first tile goes anywhere; or</source>
        <translation>sur la **table**, en touchant au moins une tuile qui y est, bord à bord ; la toute première va n'importe où ; ou bien</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**up**: all five squares rest on the level directly below, and they rest on at least two different tiles, of any colour.</source>
        <translation>**en hauteur** : ses cinq cases reposent sur le niveau juste en dessous, et sur au moins deux tuiles différentes, de n'importe quelle couleur.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Two tiles on the table, and a third that rests on both of them</source>
        <translation>Deux tuiles sur la table, et une troisième qui repose sur les deux</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>There is one rule that makes the game: a tile must go on the **highest level** on which that very tile can be placed now. Other tiles of yours may have other highest levels in the same turn. A tile in hand shows its level, and only the squares of that level are lit.</source>
        <translation>Une règle fait tout le jeu : une tuile doit aller au **niveau le plus haut** où elle-même peut être posée à ce moment. Au même tour, vos autres tuiles peuvent avoir d'autres niveaux. Une tuile en main montre son niveau, et seules les cases de ce niveau sont éclairées.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>The game ends when all tiles lie, 24 with two players and 36 with three. Compare the tiles on the highest level. If they are equal, compare the next level down, and so on. Equal on every level is a draw; with three players equal scores share a place.</source>
        <translation>La partie finit quand toutes les tuiles sont posées, 24 à deux et 36 à trois. Comparez les tuiles au niveau le plus haut. À égalité, comparez le niveau en dessous, et ainsi de suite. L'égalité à tous les niveaux est une partie nulle ; à trois, les ex æquo partagent une place.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Misère.** Most tiles on the table wins, and ties are broken on the next level up.</source>
        <translation>**Misère.** Gagne qui a le plus de tuiles sur la table ; une égalité se départage au niveau au-dessus.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Advanced scoring**, with three players: each tile is worth the number of its level, and the highest total wins. Ties are broken by the tiles on the top level. Misère is then ignored.</source>
        <translation>**Décompte avancé**, à trois : chaque tuile vaut le numéro de son niveau, et le plus grand total gagne. Les tuiles du plus haut niveau départagent les égalités. La misère est alors ignorée.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>A move is the tile's letter, the places of its two marked squares, and the level: `F(0,0)(1,2)^1`. The squares of the table are counted from the first tile; the X has one mark: `X(3,4)^2`.</source>
        <translation>Un coup s'écrit par la lettre de la tuile, les places de ses deux repères et le niveau : `F(0,0)(1,2)^1`. Les cases de la table se comptent à partir de la première tuile ; le X n'a qu'un repère : `X(3,4)^2`.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**You choose the tile, the rule chooses the level.** Ask of each tile where it *must* go. A tile that has no place above stays on the table, and sometimes that is what you want.</source>
        <translation>**Vous choisissez la tuile, la règle choisit le niveau.** Pour chaque tuile, demandez-vous où elle *doit* aller. Une tuile qui n'a pas de place en haut reste sur la table, et parfois c'est ce que vous voulez.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**A step is an invitation.** Two tiles side by side make a floor for somebody. Before you make one, see which tiles the others have left that fit it.</source>
        <translation>**Une marche est une invitation.** Deux tuiles côte à côte font un sol pour quelqu'un. Avant d'en faire un, voyez quelles tuiles qui y vont il reste aux autres.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**Keep the small ones in mind.** Compact tiles such as the P find a place on small plateaus; the I and the X seldom do.</source>
        <translation>**N'oubliez pas les petites.** Les tuiles compactes comme le P trouvent une place sur de petits plateaux ; le I et le X, rarement.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>**The last tiles decide.** The one who opens a new highest level near the end often keeps it alone.</source>
        <translation>**Les dernières tuiles décident.** Qui ouvre un nouveau plus haut niveau vers la fin le garde souvent seul.</translation>
    </message>
    <message>
        <location filename="resources/book/pent-up.md"/>
        <source>Pent-Up was designed by Néstor Romeral Andrés and published by nestorgames in 2003, with revisions by Nathan Morse.</source>
        <translation>Pent-Up a été créé par Néstor Romeral Andrés et publié par nestorgames en 2003, avec des révisions de Nathan Morse.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Place a stone, turn a block, make five in a row. For two, three or four players, single or in teams.</source>
        <translation>Posez une bille, tournez un bloc, alignez-en cinq. À deux, trois ou quatre, chacun pour soi ou en équipes.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Have five stones of your colour in a row: straight or diagonal, edge to edge or corner to corner. More than five count as five.</source>
        <translation>Alignez cinq billes de votre couleur : en ligne droite ou en diagonale, bord à bord ou coin à coin. Plus de cinq comptent comme cinq.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>The board has nine blocks of three by three squares, which can be turned. It begins empty. Each player, or each pair, has stones of one colour.</source>
        <translation>Le plateau a neuf blocs de trois cases sur trois, qui peuvent tourner. Il est vide au début. Chaque joueur, ou chaque paire, a des billes d'une couleur.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>The nine blocks, numbered as one reads</source>
        <translation>Les neuf blocs, numérotés dans le sens de la lecture</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Place** a stone of your colour on any free square.</source>
        <translation>**Posez** une bille de votre couleur sur une case libre.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Turn** any one block by a quarter, whether your stone lies on it or not. Empty blocks may be turned too.</source>
        <translation>**Tournez** un bloc d'un quart de tour, que votre bille y soit ou non. On peut aussi tourner un bloc vide.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>If the stone you placed makes five in a row at once, you have won already, and no block is turned.</source>
        <translation>Si la bille que vous posez en aligne aussitôt cinq, vous avez déjà gagné, et aucun bloc n'est tourné.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>One stone makes five in a row: no block is turned</source>
        <translation>Une bille en aligne cinq : aucun bloc n'est tourné</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>After a block is turned, everybody who has five in a row has made it, whoever turned it. If several have, they share the place.</source>
        <translation>Après le tour d'un bloc, chacun de ceux qui ont cinq billes alignées y est arrivé, peu importe qui a tourné. S'ils sont plusieurs, ils partagent la place.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Every man for himself.** Whoever has five takes the next free place and leaves the turn order; the stones stay. The others go on for second, third and fourth place. The game ends when one player is left or the board is full. Rows of those who have been placed count for nothing any more.</source>
        <translation>**Chacun pour soi.** Qui en a cinq prend la place suivante et ne joue plus ; ses billes restent. Les autres continuent pour la deuxième, la troisième et la quatrième place. La partie finit quand il reste un joueur ou que le plateau est plein. Les alignements de ceux qui sont classés ne comptent plus.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Teams.** The first team with five wins. Five for both after one turn, or a full board without five, is a draw.</source>
        <translation>**Équipes.** La première équipe à en aligner cinq gagne. Cinq pour les deux après un tour, ou un plateau plein sans cinq, c'est une partie nulle.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Direction.** Clockwise only, or either way.</source>
        <translation>**Sens.** Horaire seulement, ou dans les deux sens.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Skip.** As long as some block holds no stone, the turn of a block may be skipped.</source>
        <translation>**Passer.** Tant qu'un bloc n'a aucune bille, on peut s'abstenir de tourner un bloc.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**First five ends the game.** Nobody plays on for the other places.</source>
        <translation>**Les cinq premières finissent la partie.** Personne ne continue pour les autres places.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Teams.** Two pairs, whose partners sit opposite; or two against one.</source>
        <translation>**Équipes.** Deux paires, dont les partenaires se font face ; ou deux contre un.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>`e5-5R` is a stone on e5, then block 5 turned clockwise; `L` is counter-clockwise. A winning stone stands alone: `e5`. A skipped turn is written `e5-0`.</source>
        <translation>`e5-5R` est une bille en e5, puis le bloc 5 tourné dans le sens horaire ; `L` est le sens antihoraire. Une bille gagnante s'écrit seule : `e5`. Si aucun bloc n'est tourné, on écrit `e5-0`.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**Look at every board twice**: as it is, and after each turn. A row of four in two blocks may be five after a quarter turn.</source>
        <translation>**Regardez chaque plateau deux fois** : tel qu'il est, puis après chaque tour possible. Quatre alignées sur deux blocs peuvent devenir cinq après un quart de tour.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**The middle of a block stays where it is.** Stones there cannot be turned away.</source>
        <translation>**Le centre d'un bloc reste où il est.** Les billes qui s'y trouvent ne peuvent pas être déplacées.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>**With more players, threats are shared.** Let somebody else spend the move that blocks the leader.</source>
        <translation>**À plusieurs, les menaces se partagent.** Laissez quelqu'un d'autre dépenser le coup qui bloque le meneur.</translation>
    </message>
    <message>
        <location filename="resources/book/pentago.md"/>
        <source>Pentago was designed by Tomas Flodén and is published by Mindtwister. The version on nine blocks, for up to four players, and the Picture-Puzzle are on its multiplayer rule sheet.</source>
        <translation>Pentago a été créé par Tomas Flodén et publié par Mindtwister. La version à neuf blocs, jusqu'à quatre joueurs, et le Puzzle d'images viennent de sa feuille de règles à plusieurs.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>A game of memory on the board of Pentago: take a picture apart, and let somebody else put it together.</source>
        <translation>Un jeu de mémoire sur le plateau de Pentago : défaites une image, et laissez quelqu'un d'autre la refaire.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Restore the picture as often as it is taken apart, and be the last player who still can.</source>
        <translation>Refaites l'image chaque fois qu'elle est défaite, et soyez le dernier à y arriver encore.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Two to eight players, or one alone against the computer. Choose a picture: one of the twelve samples, or one that you have drawn yourself. It is laid on the board for everybody to see.</source>
        <translation>De deux à huit joueurs, ou en solo contre l'ordinateur. Choisissez une image : l'un des douze exemples, ou une que vous avez dessinée. Elle est posée sur le plateau, à la vue de tous.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>A sample picture: the Red Cross</source>
        <translation>Une image d'exemple : la Croix rouge</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>In round *n*, which begins with one:</source>
        <translation>À la manche *n*, qui commence à un :</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The player who will restore looks away; the screen covers itself.</source>
        <translation>Le joueur qui refera l'image regarde ailleurs ; l'écran se cache.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The player before **takes apart**, *n* times: remove one stone, then turn one block by a quarter, either way.</source>
        <translation>Le joueur précédent la **défait**, *n* fois : retirez une bille, puis tournez un bloc d'un quart de tour, dans un sens ou l'autre.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The one who looked away **restores**, *n* times: place one of the stones that were removed, then turn one block by a quarter. A placed stone is not taken back. The same block may be turned again.</source>
        <translation>Celui qui a regardé ailleurs la **refait**, *n* fois : posez une des billes retirées, puis tournez un bloc d'un quart de tour. Une bille posée ne se reprend pas. On peut tourner encore le même bloc.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The picture is restored if the board equals it, colours included, after the last turn.</source>
        <translation>L'image est refaite si le plateau lui est égal, couleurs comprises, après le dernier tour.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>Whoever fails is out. When everybody who is left has taken apart and restored once, *n* grows by one. The last player left wins. If all that are left fail in the same round, they share the win.</source>
        <translation>Qui échoue est éliminé. Quand tous ceux qui restent ont défait et refait une fois, *n* augmente d'un. Le dernier en jeu gagne. Si tous ceux qui restent échouent dans la même manche, ils partagent la victoire.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**A clock for each move**: an hourglass, or a stopwatch.</source>
        <translation>**Une pendule pour chaque coup** : un sablier, ou un chronomètre.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Pictures**: a new one each round, or the same for several.</source>
        <translation>**Images** : une nouvelle à chaque manche, ou la même pendant plusieurs.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Who takes apart**: the player before, or the computer.</source>
        <translation>**Qui défait** : le joueur précédent, ou l'ordinateur.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>`xe5-5R`: the stone on e5 is removed, then block 5 turned clockwise. `rc4-5L`: a red stone is placed on c4, then block 5 turned counter-clockwise.</source>
        <translation>`xe5-5R` : la bille en e5 est retirée, puis le bloc 5 tourné dans le sens horaire. `rc4-5L` : une bille rouge est posée en c4, puis le bloc 5 tourné dans le sens antihoraire.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Undo in reverse.** What was done last is undone first: turn back, and then the stone. But you place before you turn: so find the square to which the later turns will carry it.</source>
        <translation>**Annulez à rebours.** Ce qui a été fait en dernier s'annule en premier : le tour inverse, puis la bille. Mais vous posez avant de tourner : trouvez donc la case d'où les tours à venir ramèneront la bille.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>**Remember shapes, not stones.** Pictures with a plain form are easier; after three or four rounds take a harder one.</source>
        <translation>**Retenez des formes, pas des billes.** Les images de forme simple sont plus faciles ; après trois ou quatre manches, prenez-en une plus dure.</translation>
    </message>
    <message>
        <location filename="resources/book/picture-puzzle.md"/>
        <source>The Picture-Puzzle comes with multiplayer Pentago, by Tomas Flodén and Mindtwister. The sheet names twelve pictures; the ones in this program were drawn anew to fit the names.</source>
        <translation>Le Puzzle d'images accompagne le Pentago à plusieurs, de Tomas Flodén et Mindtwister. La feuille nomme douze images ; celles de ce programme ont été redessinées d'après leurs noms.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Make pentominoes of single pieces in five colours, and collect their cards. But no pentomino may be on the board twice.</source>
        <translation>Formez des pentaminos avec des pions de cinq couleurs, et collectionnez leurs cartes. Mais aucun pentamino ne peut être deux fois sur le plateau.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Own seven of the twelve cards at the end of a turn, whether they are active or passive.</source>
        <translation>Ayez sept des douze cartes à la fin d'un tour, actives ou passives.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>The board has eight squares by eight. There are thirty pieces in five colours, six of each, and every piece points away from its owner. **Cool** owns 5 blue, 4 green, 3 yellow, 2 orange and 1 red; **Hot** owns 1 blue, 2 green, 3 yellow, 4 orange and 5 red. Off the board they lie in the owner's stash. The twelve cards, one for each pentomino, lie between the players, passive side up.</source>
        <translation>Le plateau a huit cases sur huit. Il y a trente pions de cinq couleurs, six de chaque, et chaque pion pointe à l'opposé de son joueur. **Cool** a 5 bleus, 4 verts, 3 jaunes, 2 oranges et 1 rouge ; **Hot** a 1 bleu, 2 verts, 3 jaunes, 4 oranges et 5 rouges. Hors du plateau, ils sont dans la réserve de leur joueur. Les douze cartes, une par pentamino, sont entre les joueurs, face passive visible.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Cool is the player with the lower body temperature. Cool moves first.</source>
        <translation>Cool est le joueur dont le corps est le moins chaud. Cool commence.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>A *match* is five pieces whose squares form a pentomino, with exactly one piece of each colour. Whose pieces they are does not matter for the match; but the player who owns three or more of them controls it. Matches may overlap.</source>
        <translation>Une *combinaison* est faite de cinq pions dont les cases forment un pentamino, avec exactement un pion de chaque couleur. Peu importe à qui ils sont ; mais le joueur qui en a trois ou plus contrôle la combinaison. Les combinaisons peuvent se chevaucher.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Five pieces in five colours make an L. Cool owns three of them</source>
        <translation>Cinq pions de cinq couleurs forment un L. Trois sont à Cool</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Place** a piece of your stash on a free square. For each pentomino, count the matches that your piece completes:</source>
        <translation>**Posez** un pion de votre réserve sur une case libre. Pour chaque pentamino, comptez les combinaisons que votre pion complète :</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>nobody has an *active* card of it: at most one new match is allowed;</source>
        <translation>personne n'en a la carte *active* : une nouvelle combinaison au plus est permise ;</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>your opponent has the active card: none is allowed;</source>
        <translation>votre adversaire a la carte active : aucune n'est permise ;</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>you have the active card: you may complete as many as you like, and all of them **explode**.</source>
        <translation>vous avez la carte active : vous pouvez en compléter autant que vous voulez, et toutes **explosent**.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Explosions.** All pieces of the exploding matches go back to their owners' stashes at once. Every card whose match on the board was destroyed turns passive, but stays with its owner.</source>
        <translation>**Explosions.** Tous les pions des combinaisons qui explosent rentrent aussitôt dans les réserves de leurs joueurs. Toute carte dont la combinaison sur le plateau est détruite devient passive, mais reste à son joueur.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**No explosion?** Then each new match gives its card, active side up, to whoever controls the match. That may be your opponent, and a passive card changes hands like this too.</source>
        <translation>**Pas d'explosion ?** Alors chaque nouvelle combinaison donne sa carte, face active visible, à qui contrôle la combinaison. Ce peut être votre adversaire, et une carte passive change de main ainsi, elle aussi.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Whoever owns seven cards or more at the end of any turn, active or passive, wins. If you have no legal placement on your turn, or your stash is empty, you lose at once.</source>
        <translation>Qui a sept cartes ou plus à la fin d'un tour quelconque, actives ou passives, gagne. Si vous n'avez aucun coup permis à votre tour, ou si votre réserve est vide, vous perdez aussitôt.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Shorter games**: five or six cards, and more than the opponent.</source>
        <translation>**Parties plus courtes** : cinq ou six cartes, et plus que l'adversaire.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Balance**: one player offers any set of cards; the other takes either Cool and the first turn, or Hot and those cards, passive side up.</source>
        <translation>**Équilibre** : un joueur propose des cartes de son choix ; l'autre prend ou bien Cool et le premier tour, ou bien Hot et ces cartes, face passive visible.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Handicap**: cards, and the first turn, for the weaker player.</source>
        <translation>**Handicap** : des cartes, et le premier tour, pour le joueur le moins fort.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Repetition**: a position that occurs for the third time is a draw. The rules say nothing about it, so it can be switched off.</source>
        <translation>**Répétition** : une position qui apparaît pour la troisième fois est une partie nulle. Les règles n'en disent rien : on peut donc désactiver cela.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>The colour's letter and the square: `B-d4`. A comment names what followed: `{explodes F}`, `{takes W}`.</source>
        <translation>La lettre de la couleur (B bleu, G vert, Y jaune, O orange, R rouge) et la case : `B-d4`. Un commentaire nomme ce qui a suivi : `{explodes F}`, `{takes W}`.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Learn to see matches.** It takes practice; the solitaires are made for it, and *Show matches* lists them.</source>
        <translation>**Apprenez à voir les combinaisons.** Cela demande de l'exercice ; les solitaires sont faits pour cela, et le bouton *Combinaisons* les affiche.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Mix your pieces with your opponent's** where you can use theirs, and choose colours that they cannot use in return. Many of your pieces in one place are at risk from one explosion.</source>
        <translation>**Mêlez vos pions à ceux de l'adversaire** où vous pouvez vous servir des siens, et choisissez des couleurs dont il ne pourra pas se servir en retour. Beaucoup de vos pions au même endroit, c'est le risque d'une seule explosion.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Mind your rare colours.** Cool has one red piece and Hot one blue: use the opponent's where you can.</source>
        <translation>**Ménagez vos couleurs rares.** Cool a un pion rouge et Hot un bleu : servez-vous si possible de ceux de l'adversaire.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>**Easy pentominoes** are good while active, since a second one explodes soon. **Hard ones** are good while passive, since nobody makes them again soon.</source>
        <translation>**Les pentaminos faciles** sont bons tant que leur carte est active, car un second explose bientôt. **Les difficiles** sont bons tant qu'elle est passive, car personne ne les reforme de sitôt.</translation>
    </message>
    <message>
        <location filename="resources/book/pauli.md"/>
        <source>Pauli was designed by Alexandre Muñiz in 2000 and 2001, first under the names Wolf Gangs and Pentominice, for Icehouse pieces. The name is that of the physicist Wolfgang Pauli: no two electrons of an atom may be in the same state.</source>
        <translation>Pauli a été créé par Alexandre Muñiz en 2000 et 2001, d'abord sous les noms Wolf Gangs et Pentominice, pour des pièces Icehouse. Le nom est celui du physicien Wolfgang Pauli : deux électrons d'un atome ne peuvent pas être dans le même état.</translation>
    </message>
</context>
</TS>
