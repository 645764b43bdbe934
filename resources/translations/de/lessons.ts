<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Pentogames</name>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Turning and flipping</source>
        <translation>Drehen und Umdrehen</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Bring any piece into any of its forms.</source>
        <translation>Bring jedes Teil in jede seiner Formen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Your pieces lie in the tray. Drag the F onto the board; or click it, then a square.</source>
        <translation>Deine Teile liegen im Vorrat. Zieh das F aufs Brett; oder klicke es an, dann ein Feld.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>The frame under the piece showed where it would lie.</source>
        <translation>Der Rahmen unter dem Teil zeigte, wo es liegen würde.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>That works as well, but this time take the F: the piece with a bump.</source>
        <translation>Auch das geht, aber nimm diesmal das F: das Teil mit dem Höcker.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>R turns the piece in hand to the right, and so does the mouse wheel. Stand the I up on the marked squares.</source>
        <translation>R dreht das Teil in der Hand nach rechts, das Mausrad auch. Stelle das I aufrecht auf die markierten Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Shift+R turns it the other way. There are buttons for both below the board.</source>
        <translation>Umschalt+R dreht andersherum. Für beides gibt es Knöpfe unter dem Brett.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Not quite: cover the five marked squares.</source>
        <translation>Nicht ganz: Bedecke die fünf markierten Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>F, or the right mouse button, flips a piece. No turning alone brings the L onto these squares.</source>
        <translation>F oder die rechte Maustaste dreht ein Teil um. Drehen allein bringt das L nicht auf diese Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Flipped, it is its own image in a mirror.</source>
        <translation>Umgedreht ist es sein eigenes Spiegelbild.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Not quite: take the L, flip it, and cover the marked squares.</source>
        <translation>Nicht ganz: Nimm das L, dreh es um, und bedecke die markierten Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Now both: flip and turn the N until it covers the marked squares.</source>
        <translation>Jetzt beides: Drehe das N und dreh es um, bis es die markierten Felder bedeckt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>F, L, N, P and Y have eight forms each. The X has only one.</source>
        <translation>F, L, N, P und Y haben je acht Formen. Das X hat nur eine.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: turning"/>
        <source>Not quite: it must be the N, on the marked squares.</source>
        <translation>Nicht ganz: Es muss das N sein, auf den markierten Feldern.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Placing pieces</source>
        <translation>Teile legen</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Lay pieces in turn; whoever makes the last move wins.</source>
        <translation>Legt abwechselnd Teile; wer den letzten Zug macht, gewinnt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>White begins. Lay any of your twelve pieces on five vacant squares.</source>
        <translation>Weiß fängt an. Lege eines deiner zwölf Teile auf fünf freie Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Now it is Black's turn, and so on.</source>
        <translation>Jetzt ist Schwarz am Zug, und so weiter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Pieces stay where they lie. Try to lay one over Black's.</source>
        <translation>Teile bleiben liegen. Versuche, eines über das schwarze zu legen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Each square holds one piece only. What is in the way is marked.</source>
        <translation>Jedes Feld fasst nur ein Teil. Was im Weg liegt, wird markiert.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>That one is legal. Try a piece on top of another.</source>
        <translation>Das ist erlaubt. Versuche, ein Teil auf ein anderes zu legen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Each of you has one piece of every form. Black's Y is gone, yours is not: play it.</source>
        <translation>Beide haben ein Teil von jeder Form. Das schwarze Y ist weg, deines nicht: Spiele es.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Both trays show what is left, and outlines show what is gone.</source>
        <translation>Beide Vorräte zeigen, was übrig ist, und Umrisse, was fehlt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Take the Y: four in a row with a bump on the side.</source>
        <translation>Nimm das Y: vier in einer Reihe mit einem Höcker an der Seite.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Much later. Whoever cannot move has lost. Only your I still fits: take it where Black finds no answer.</source>
        <translation>Viel später. Wer nicht ziehen kann, hat verloren. Nur dein I passt noch: Lege es so, dass Schwarz keine Antwort findet.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>Black has no move left. Yours was the last, and you win.</source>
        <translation>Schwarz hat keinen Zug mehr. Deiner war der letzte, und du gewinnst.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: placing"/>
        <source>It fits, but there is room for Black's P. Now you are the one without a move.</source>
        <translation>Es passt, aber für das P von Schwarz ist noch Platz. Jetzt hast du keinen Zug mehr.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Fencing off</source>
        <translation>Abzäunen</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>See which gaps nobody may make.</source>
        <translation>Sieh, welche Lücken niemand schaffen darf.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Lay White's F on the marked squares. The move is written 12-D3-C5, by piece and two marks.</source>
        <translation>Lege das weiße F auf die markierten Felder. Der Zug heißt 12-D3-C5, nach Teil und zwei Marken.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>In the middle of an empty board it cuts nothing off.</source>
        <translation>Mitten auf einem leeren Brett schneidet es nichts ab.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>For this example the F must lie on the marked squares.</source>
        <translation>Für dieses Beispiel muss das F auf den markierten Feldern liegen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Now you are Black. Try the X in the corner, with its middle on B2.</source>
        <translation>Jetzt bist du Schwarz. Versuche das X in der Ecke, mit der Mitte auf B2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>A1 and C3 would be shut in. No piece fits on one square, nor on two, three or four: such gaps may not be fenced off.</source>
        <translation>A1 und C3 wären eingeschlossen. Auf ein Feld passt kein Teil, auch nicht auf zwei, drei oder vier: Solche Lücken dürfen nicht abgezäunt werden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>There the X is legal. Try it closer to the corner, with its middle on B2.</source>
        <translation>Dort ist das X erlaubt. Versuche es näher an der Ecke, mit der Mitte auf B2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Elsewhere the same piece is welcome. Lay the X where it fences off nothing.</source>
        <translation>Anderswo ist dasselbe Teil willkommen. Lege das X dorthin, wo es nichts abzäunt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Every vacant square is still part of a large region.</source>
        <translation>Jedes freie Feld gehört noch zu einem großen Gebiet.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>That is legal too, but this is about the X.</source>
        <translation>Auch das ist erlaubt, aber hier geht es um das X.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Try to wall in the corner with the V: two squares out from it, on A3, C3 and C1.</source>
        <translation>Versuche, die Ecke mit dem V einzumauern: zwei Felder vor ihr, auf A3, C3 und C1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Four squares are still too few.</source>
        <translation>Vier Felder sind noch zu wenige.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>That is legal. The V must go right round the corner: A3, C3 and C1.</source>
        <translation>Das ist erlaubt. Das V muss ganz um die Ecke herum: A3, C3 und C1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Five are enough. With the N on the marked squares a piece would still fit in the corner: lay it.</source>
        <translation>Fünf genügen. Mit dem N auf den markierten Feldern passte in die Ecke noch ein Teil: Lege es.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>A region of five may be fenced off, because one piece fills it.</source>
        <translation>Ein Gebiet von fünf darf abgezäunt werden, denn ein Teil füllt es.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: fencing-off"/>
        <source>Legal, but cover the marked squares this time.</source>
        <translation>Erlaubt, aber bedecke diesmal die markierten Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Regions of five</source>
        <translation>Fünfergebiete</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Make a move that nobody can take from you.</source>
        <translation>Mach einen Zug, den dir niemand nehmen kann.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>The vacant corner has exactly five squares, in the form of a P. Fill it.</source>
        <translation>Die freie Ecke hat genau fünf Felder, in der Form eines P. Fülle sie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Only the P fits there, and only once.</source>
        <translation>Nur das P passt dort, und nur einmal.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Legal, but the corner is still vacant. Fill it with the P.</source>
        <translation>Erlaubt, aber die Ecke ist noch frei. Fülle sie mit dem P.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Two regions of five, but you have used your I. Fill the one that is left for you.</source>
        <translation>Zwei Fünfergebiete, aber dein I hast du schon gelegt. Fülle das, das für dich übrig ist.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Both of you have used the I, so the other region stays empty for ever.</source>
        <translation>Beide haben das I gelegt, also bleibt das andere Gebiet für immer leer.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>That fills neither of them. Look for the form of the P.</source>
        <translation>Das füllt keines von beiden. Suche die Form des P.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Black has no P any more. Fence off a region of five that only your P can fill.</source>
        <translation>Schwarz hat kein P mehr. Zäune ein Fünfergebiet ab, das nur dein P füllen kann.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>A reserve: a move that you can make whenever you like, and Black never.</source>
        <translation>Eine Reserve: ein Zug, den du jederzeit machen kannst und Schwarz nie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Five squares, but Black still has the piece that fits. It must be the form of a P.</source>
        <translation>Fünf Felder, aber Schwarz hat das passende Teil noch. Es muss die Form eines P sein.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>That fences off no region of five. Try the lower left corner, beside the I.</source>
        <translation>Das zäunt kein Fünfergebiet ab. Versuche die Ecke unten links, neben dem I.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>A reserve can wait. Three moves are left on the board: make the right one now, and Black has none.</source>
        <translation>Eine Reserve kann warten. Drei Züge sind noch auf dem Brett: Mach jetzt den richtigen, und Schwarz hat keinen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>You took the only move that Black had left, and still have your reserve.</source>
        <translation>Du hast den einzigen Zug genommen, den Schwarz noch hatte, und hast deine Reserve noch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: regions-of-five"/>
        <source>Nobody could have taken that one from you. Now Black takes the last move.</source>
        <translation>Den hätte dir niemand nehmen können. Jetzt macht Schwarz den letzten Zug.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Close squares for both sides, and count what is left.</source>
        <translation>Sperre Felder für beide Seiten, und zähle, was übrig bleibt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Cut the six squares in the corner off: lay the V on the marked squares.</source>
        <translation>Schneide die sechs Felder in der Ecke ab: Lege das V auf die markierten Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>That is allowed: it is more than four.</source>
        <translation>Das ist erlaubt: Es sind mehr als vier.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Legal, but cover the marked squares.</source>
        <translation>Erlaubt, aber bedecke die markierten Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Now you are Black. Try to lay a piece in there.</source>
        <translation>Jetzt bist du Schwarz. Versuche, ein Teil hineinzulegen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Whatever lies on five of six to nine squares leaves one to four. Such a region is dead for both.</source>
        <translation>Was auf fünf von sechs bis neun Feldern liegt, lässt eins bis vier übrig. So ein Gebiet ist für beide tot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Lay it inside the corner, on A1 to C2.</source>
        <translation>Lege es in die Ecke, auf A1 bis C2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>A region of eleven to fourteen has room for one piece only: what is left of it is dead. Play at the lower right.</source>
        <translation>Ein Gebiet von elf bis vierzehn hat nur für ein Teil Platz: Was übrig bleibt, ist tot. Spiele unten rechts.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>The rest of that region is closed. Counting such regions tells who moves last.</source>
        <translation>Der Rest dieses Gebiets ist zu. Wer solche Gebiete zählt, weiß, wer zuletzt zieht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>Play in the region of at most fourteen squares, at the lower right.</source>
        <translation>Spiele in dem Gebiet von höchstens vierzehn Feldern, unten rechts.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>One region is left with room for two moves. Make your move the only one.</source>
        <translation>Ein Gebiet mit Platz für zwei Züge ist übrig. Mach deinen Zug zum einzigen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>The rest is too small for what Black has. You made the last move.</source>
        <translation>Der Rest ist zu klein für das, was Schwarz hat. Du hast den letzten Zug gemacht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: dead-zones"/>
        <source>That leaves room for the V, and Black has one too.</source>
        <translation>Das lässt Platz für das V, und Schwarz hat auch eines.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Three and four players</source>
        <translation>Drei und vier Spieler</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Play on a larger board, and be out last.</source>
        <translation>Spiele auf einem größeren Brett, und halte am längsten durch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Three players use the middle and two outer regions. Lay a piece wholly in the southern one.</source>
        <translation>Zu dritt spielt man auf der Mitte und zwei Außengebieten. Lege ein Teil ganz in das südliche.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>It is three rows deep. Only squares in use count, also for fencing off.</source>
        <translation>Es ist drei Reihen tief. Nur benutzte Felder zählen, auch beim Abzäunen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>That lies in the middle or in the west. The south is below row 4.</source>
        <translation>Das liegt in der Mitte oder im Westen. Der Süden liegt unter Reihe 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Who cannot move is out, and the others go on. Make a move after which Yellow has none.</source>
        <translation>Wer nicht ziehen kann, scheidet aus, und die anderen spielen weiter. Mach einen Zug, nach dem Gelb keinen hat.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Yellow is out for good and gets the third place.</source>
        <translation>Gelb ist endgültig ausgeschieden und wird Dritter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Red makes the last move and is first; you are second.</source>
        <translation>Rot macht den letzten Zug und ist Erster; du bist auf Platz zwei.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Yellow can still play at the bottom of the board. Take that room.</source>
        <translation>Gelb kann unten auf dem Brett noch spielen. Nimm diesen Platz weg.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>First place goes to the last move. Find the one after which neither Yellow nor Red can play.</source>
        <translation>Der erste Platz gehört dem letzten Zug. Finde den, nach dem weder Gelb noch Rot spielen kann.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Both are out, and you are first.</source>
        <translation>Beide sind ausgeschieden, und du bist auf Platz eins.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Yellow still has an answer. Look at the lower right.</source>
        <translation>Gelb hat noch eine Antwort. Sieh nach unten rechts.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Four use the whole board. Yellow is out already, and two regions of five are yours alone. End the game now.</source>
        <translation>Zu viert spielt man auf dem ganzen Brett. Gelb ist schon ausgeschieden, und zwei Fünfergebiete gehören dir allein. Beende die Partie jetzt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>Red and Blue are out together with the last move: Blue, who would have moved later, is second.</source>
        <translation>Rot und Blau scheiden mit dem letzten Zug gemeinsam aus: Blau wäre später am Zug gewesen und ist Zweiter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: players"/>
        <source>That one nobody could take from you. Blue still has a move.</source>
        <translation>Den hätte dir niemand nehmen können. Blau hat noch einen Zug.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>The symmetric answer</source>
        <translation>Die symmetrische Antwort</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Win by copying White, and see how White escapes.</source>
        <translation>Gewinne durch Nachahmen, und sieh, wie Weiß entkommt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>You are Black. White has covered two of the four squares in the middle. Answer with the same move, turned by half round the middle.</source>
        <translation>Du bist Schwarz. Weiß hat zwei der vier Mittelfelder bedeckt. Antworte mit demselben Zug, halb um die Mitte gedreht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>The middle is full now. Whatever White does, its image will be free for you.</source>
        <translation>Die Mitte ist jetzt voll. Was Weiß auch tut, das Gegenstück wird für dich frei sein.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>White tries something else.</source>
        <translation>Weiß versucht etwas anderes.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>That is not its image. Turned by half, the I stands beside White's, one square higher.</source>
        <translation>Das ist nicht das Gegenstück. Halb herumgedreht steht das I neben dem weißen, ein Feld höher.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Copy it again.</source>
        <translation>Ahme noch einmal nach.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>So it goes on, and Black makes the last move. White lost this game with the first.</source>
        <translation>So geht es weiter, und Schwarz macht den letzten Zug. Weiß hat diese Partie mit dem ersten verloren.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Not its image. White's F is near the upper left, so yours belongs near the lower right.</source>
        <translation>Nicht das Gegenstück. Das weiße F liegt oben links, also gehört deines nach unten rechts.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Now be White. One way to stop this is 5-E5-D7: lay the U on the marked squares.</source>
        <translation>Jetzt sei Weiß. Eine Art, das zu verhindern, ist 5-E5-D7: Lege das U auf die markierten Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>It covers two central squares again, but wait for the answer.</source>
        <translation>Es bedeckt wieder zwei Mittelfelder, aber warte auf die Antwort.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Legal, but this is about the U on the marked squares.</source>
        <translation>Erlaubt, aber hier geht es um das U auf den markierten Feldern.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>You are Black. Try the image of that U.</source>
        <translation>Du bist Schwarz. Versuche das Gegenstück dieses U.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>E6 and F5 would be shut in, one square each. Black must think of something else.</source>
        <translation>E6 und F5 wären eingeschlossen, je ein Feld. Schwarz muss sich etwas anderes einfallen lassen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>That is another move. The image covers G4 to G6, F4 and F6.</source>
        <translation>Das ist ein anderer Zug. Das Gegenstück bedeckt G4 bis G6, F4 und F6.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>The W can do it too: 10-D5-E7. Lay it on the marked squares.</source>
        <translation>Auch das W kann es: 10-D5-E7. Lege es auf die markierten Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Its image, 10-G6-F4, would shut in E5 and F6.</source>
        <translation>Sein Gegenstück, 10-G6-F4, würde E5 und F6 einschließen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Lay the W on the marked squares.</source>
        <translation>Lege das W auf die markierten Felder.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Find another first move that covers one or two of the central squares and has no image that Black may play.</source>
        <translation>Finde einen weiteren ersten Zug, der ein oder zwei Mittelfelder bedeckt und kein Gegenstück hat, das Schwarz spielen darf.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Up to turning and mirroring there are three such moves: U, W, and an L that would lie on its own image.</source>
        <translation>Gedrehte und gespiegelte nicht mitgezählt, gibt es drei solche Züge: U, W und ein L, das auf seinem eigenen Gegenstück läge.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>Black may answer that with its image, and goes on copying to the end.</source>
        <translation>Schwarz kann darauf mit dem Gegenstück antworten und ahmt bis zum Ende nach.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: symmetry"/>
        <source>One or two of the four central squares must be covered, no more and no less.</source>
        <translation>Eines oder zwei der vier Mittelfelder müssen bedeckt sein, nicht mehr und nicht weniger.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Reserve moves and parity</source>
        <translation>Reservezüge und Parität</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Count an endgame out, and find what was overlooked.</source>
        <translation>Zähle ein Endspiel aus, und finde, was übersehen wurde.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>From the rulebook: Black has used the V, you have not. Lay the L so that it fences off a V at the lower left.</source>
        <translation>Aus dem Regelheft: Schwarz hat das V gelegt, du nicht. Lege das L so, dass es unten links ein V abzäunt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>7-B3-E4 keeps the V's five squares for you, and what lies below them is dead. The rulebook thought that this wins.</source>
        <translation>7-B3-E4 hält die fünf Felder des V für dich frei, und was darunter liegt, ist tot. Das Regelheft meinte, das gewinne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>A reserve as well, but Black makes one too, in the form of the N that you have just used.</source>
        <translation>Auch eine Reserve, aber Schwarz macht sich ebenfalls eine, in der Form des N, das du gerade gelegt hast.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Black gets a reserve that you cannot match: the I has been used by you.</source>
        <translation>Schwarz bekommt eine Reserve, der du nichts entgegensetzen kannst: Das I hast du schon gelegt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Look at the region at the lower left: the L can lie along row 3.</source>
        <translation>Sieh dir das Gebiet unten links an: Das L kann entlang Reihe 3 liegen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Now you are Black. A single answer wins, and the rulebook missed it. It is an L, at the upper left.</source>
        <translation>Jetzt bist du Schwarz. Eine einzige Antwort gewinnt, und das Regelheft hat sie übersehen. Es ist ein L, oben links.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Two gaps at once: an I, which White has used, and a P that both still have.</source>
        <translation>Zwei Lücken auf einmal: ein I, das Weiß gelegt hat, und ein P, das beide noch haben.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>A reserve in the form of the I, but now six moves are left and Black has to begin: White makes the last.</source>
        <translation>Eine Reserve in der Form des I, aber jetzt sind sechs Züge übrig, und Schwarz muss anfangen: Weiß macht den letzten.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>A reserve, but White makes two more, one for each of you. An even number of moves is left, with Black to begin.</source>
        <translation>Eine Reserve, aber Weiß macht zwei weitere, für jede Seite eine. Eine gerade Zahl von Zügen ist übrig, und Schwarz fängt an.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White keeps the reserve and the last move. Look for an L that makes two regions of five.</source>
        <translation>Weiß behält die Reserve und den letzten Zug. Suche ein L, das zwei Fünfergebiete schafft.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White's F has left ten squares at the upper right and twelve at the lower right. Use up the lower ones.</source>
        <translation>Das weiße F hat oben rechts zehn Felder übrig gelassen und unten rechts zwölf. Verbrauche die unteren.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>That region is dead now, and every region that is left is counted.</source>
        <translation>Dieses Gebiet ist jetzt tot, und alle übrigen sind ausgezählt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>That throws the count out, and White makes the last move. Play at the lower right.</source>
        <translation>Das bringt die Rechnung durcheinander, und Weiß macht den letzten Zug. Spiele unten rechts.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White played the P. Your reserves are an I and one P, though two regions have its form; White's is the V. Fill any of yours.</source>
        <translation>Weiß hat das P gespielt. Deine Reserven sind ein I und ein P, obwohl zwei Gebiete dessen Form haben; die von Weiß ist das V. Fülle eine von deinen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Two for you, one for White: you will move last.</source>
        <translation>Zwei für dich, eine für Weiß: Du ziehst zuletzt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>White has spent the V. Make the last move.</source>
        <translation>Weiß hat das V verbraucht. Mach den letzten Zug.</translation>
    </message>
    <message>
        <location filename="resources/lessons/universe.toml: endgame"/>
        <source>Black wins. A search of every line shows that White was lost from the start, whatever the first move.</source>
        <translation>Schwarz gewinnt. Eine Suche durch alle Varianten zeigt, dass Weiß von Anfang an verloren war, mit jedem ersten Zug.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Touching</source>
        <translation>Berühren</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Lay tiles on the table, edge to edge.</source>
        <translation>Lege Plättchen auf den Tisch, Kante an Kante.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>White begins. The first tile may lie anywhere: drag any of yours onto the table.</source>
        <translation>Weiß fängt an. Das erste Plättchen darf überall liegen: Zieh irgendeines von deinen auf den Tisch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>R turns a tile in hand and F flips it, here as in all games with these pieces.</source>
        <translation>R dreht ein Plättchen in der Hand und F dreht es um, hier wie in allen Spielen mit diesen Teilen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>You are Black now. Try to lay a tile apart from White's.</source>
        <translation>Jetzt bist du Schwarz. Versuche, ein Plättchen abseits vom weißen zu legen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>On the table every further tile must touch one that lies there.</source>
        <translation>Auf dem Tisch muss jedes weitere Plättchen eines berühren, das dort liegt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>That one touches, so it is legal. Leave a gap.</source>
        <translation>Das berührt, ist also erlaubt. Lass eine Lücke.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Are corners enough? Try a tile that meets White's at a corner only.</source>
        <translation>Genügen Ecken? Versuche ein Plättchen, das das weiße nur an einer Ecke trifft.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>They are not. Tiles touch along an edge.</source>
        <translation>Nein. Plättchen berühren sich an einer Kante.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>That one shares an edge. Move it one square farther, to the corner.</source>
        <translation>Das hat eine gemeinsame Kante. Rück es ein Feld weiter, bis zur Ecke.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>Lay any tile so that it shares an edge with White's.</source>
        <translation>Lege irgendein Plättchen so, dass es eine Kante mit dem weißen gemeinsam hat.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: touching"/>
        <source>The table has no edge, so you will always find a place.</source>
        <translation>Der Tisch hat keinen Rand, du findest also immer Platz.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Going up</source>
        <translation>Hinauf</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Build on what lies there, without overhangs.</source>
        <translation>Baue auf dem, was da liegt, ohne Überhänge.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Two tiles make a flat floor of ten squares. Lay your P on it, all five squares on the floor.</source>
        <translation>Zwei Plättchen bilden einen ebenen Boden von zehn Feldern. Lege dein P darauf, mit allen fünf Feldern.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>It lies on the second level now, as its number says.</source>
        <translation>Es liegt jetzt auf der zweiten Ebene, wie seine Zahl sagt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Take the P this time; it fits on the floor.</source>
        <translation>Nimm diesmal das P; es passt auf den Boden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>The X is too wide for two rows. Try it on the floor anyway.</source>
        <translation>Das X ist zu breit für zwei Reihen. Versuche es trotzdem auf dem Boden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Some of its squares would hang in the air. Every square needs a tile directly below.</source>
        <translation>Einige seiner Felder hingen in der Luft. Jedes Feld braucht ein Plättchen direkt darunter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>That is legal, but it does not hang over. Hold the X over the two tiles.</source>
        <translation>Das ist erlaubt, aber es hängt nicht über. Halte das X über die beiden Plättchen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Here a second floor is complete. Open the third level: lay your L on top.</source>
        <translation>Hier ist ein zweiter Boden fertig. Eröffne die dritte Ebene: Lege dein L obenauf.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>So it goes on, as high as the floors carry.</source>
        <translation>So geht es weiter, so hoch die Böden tragen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: going-up"/>
        <source>Legal, but take the L.</source>
        <translation>Erlaubt, aber nimm das L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Two tiles below</source>
        <translation>Zwei Plättchen darunter</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Rest every tile on at least two.</source>
        <translation>Lege jedes Plättchen auf mindestens zwei andere.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Black's L lies behind your I. Try to lay your own L exactly on it.</source>
        <translation>Das schwarze L liegt hinter deinem I. Versuche, dein eigenes L genau darauf zu legen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>It would rest on one tile alone. Two at least must carry it.</source>
        <translation>Es läge auf nur einem Plättchen. Mindestens zwei müssen es tragen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>That is legal, but it rests on two tiles. Cover the L, and nothing else.</source>
        <translation>Das ist erlaubt, aber es liegt auf zwei Plättchen. Bedecke das L und sonst nichts.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Now lay your L so that it rests on both.</source>
        <translation>Lege jetzt dein L so, dass es auf beiden liegt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>It ties the two together. That is how stacks grow.</source>
        <translation>Es verbindet die beiden. So wachsen Stapel.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>That was another tile. Take the L.</source>
        <translation>Das war ein anderes Plättchen. Nimm das L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Whose tiles carry it does not matter. Lay one that rests on two of your own, and on no other.</source>
        <translation>Wessen Plättchen es tragen, ist egal. Lege eines, das auf zweien von deinen liegt und auf keinem anderen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Your I and your W carry it together.</source>
        <translation>Dein I und dein W tragen es gemeinsam.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: two-tiles-below"/>
        <source>Legal, but your I and your W alone must carry it. Try the U at the bottom.</source>
        <translation>Erlaubt, aber nur dein I und dein W sollen es tragen. Versuche das U ganz unten.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>The highest level</source>
        <translation>Die höchste Ebene</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Know where each tile must go.</source>
        <translation>Erkenne, wohin jedes Plättchen muss.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Your N would fit on the floor of two tiles. Try to lay it on the table all the same.</source>
        <translation>Dein N würde auf den Boden aus zwei Plättchen passen. Versuche trotzdem, es auf den Tisch zu legen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>The key rule: a tile must go on the highest level that is open to it. Where that is was shown to you.</source>
        <translation>Die wichtigste Regel: Ein Plättchen muss auf die höchste Ebene, die ihm offensteht. Wo das ist, wurde dir gezeigt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>That is legal, for that tile fits nowhere higher. Try the N beside the two tiles.</source>
        <translation>Das ist erlaubt, denn dieses Plättchen passt nirgends höher. Versuche das N neben den beiden Plättchen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Lay it where it must go.</source>
        <translation>Lege es dorthin, wohin es muss.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>In the tray a number on every tile tells you the level.</source>
        <translation>Im Vorrat nennt dir eine Zahl auf jedem Plättchen die Ebene.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Take the N.</source>
        <translation>Nimm das N.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Each tile has a level of its own. The V does not fit on two rows: lay it on the table.</source>
        <translation>Jedes Plättchen hat seine eigene Ebene. Das V passt nicht auf zwei Reihen: Lege es auf den Tisch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>You choose the level by choosing the tile.</source>
        <translation>Du wählst die Ebene, indem du das Plättchen wählst.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>That was another tile. Take the V.</source>
        <translation>Das war ein anderes Plättchen. Nimm das V.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>Some of your tiles must go on the table here, one on the second level, some on the third. Lay one on the third.</source>
        <translation>Hier müssen einige deiner Plättchen auf den Tisch, eines auf die zweite Ebene, einige auf die dritte. Lege eines auf die dritte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>It bridges the two tiles on the second level.</source>
        <translation>Es überbrückt die beiden Plättchen auf der zweiten Ebene.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: highest-level"/>
        <source>That was not the third level. Look for a tile with a 3.</source>
        <translation>Das war nicht die dritte Ebene. Suche ein Plättchen mit einer 3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>Counting the levels</source>
        <translation>Die Ebenen zählen</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>See who is ahead, and by what.</source>
        <translation>Sieh, wer vorn liegt und womit.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>In the end most tiles on the highest level win. Nobody is ahead yet: get a level above Black.</source>
        <translation>Am Ende gewinnen die meisten Plättchen auf der höchsten Ebene. Noch liegt niemand vorn: Steige eine Ebene über Schwarz.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>You are ahead: one tile on the second level beats any number on the table.</source>
        <translation>Du liegst vorn: Ein Plättchen auf der zweiten Ebene schlägt beliebig viele auf dem Tisch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>Two against one on the table puts you ahead, but only until somebody goes up. Do it yourself.</source>
        <translation>Zwei gegen eins auf dem Tisch bringt dich nach vorn, aber nur, bis jemand hinaufsteigt. Tu es selbst.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>One each on the table, one each above. Take the lead once more.</source>
        <translation>Je eines auf dem Tisch, je eines darüber. Geh noch einmal in Führung.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>The highest level is now the third, and you are alone on it.</source>
        <translation>Die höchste Ebene ist jetzt die dritte, und du liegst allein auf ihr.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>Black is still as high as you are. Open the third level.</source>
        <translation>Schwarz liegt noch so hoch wie du. Eröffne die dritte Ebene.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>You are Black. White alone has a tile on the third level, but you have more on the second. One of your tiles reaches the third.</source>
        <translation>Du bist Schwarz. Nur Weiß hat ein Plättchen auf der dritten Ebene, aber du hast mehr auf der zweiten. Eines deiner Plättchen erreicht die dritte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>One each on the third level. So the next one down decides: two for you, one for White.</source>
        <translation>Je eines auf der dritten Ebene. Also entscheidet die nächsttiefere: zwei für dich, eines für Weiß.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: counting"/>
        <source>White is still alone on the third level. Look for your tile with a 3.</source>
        <translation>Weiß liegt noch allein auf der dritten Ebene. Suche dein Plättchen mit einer 3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Misère and advanced</source>
        <translation>Misère und Punktwertung</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Turn the aim round, or count points with three players.</source>
        <translation>Kehre das Ziel um, oder zähle Punkte zu dritt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Misère: most tiles on the table win. Try to keep your N down, on the table.</source>
        <translation>Misère: Die meisten Plättchen auf dem Tisch gewinnen. Versuche, dein N unten zu halten, auf dem Tisch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>The rule of the highest level holds here too. A tile that can go up must go up.</source>
        <translation>Die Regel von der höchsten Ebene gilt auch hier. Ein Plättchen, das hinauf kann, muss hinauf.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>That is legal. Try the N on the table.</source>
        <translation>Das ist erlaubt. Versuche das N auf dem Tisch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>You have two tiles each down there. One of yours fits nowhere higher: lay it.</source>
        <translation>Beide haben dort unten zwei Plättchen. Eines von deinen passt nirgends höher: Lege es.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Three on the table against two. Only a tie there would be broken on the next level up.</source>
        <translation>Drei auf dem Tisch gegen zwei. Nur ein Gleichstand dort würde auf der nächsten Ebene darüber entschieden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>That one went up, where it hardly helps you. Find the tile with a 1.</source>
        <translation>Das ging hinauf, wo es dir kaum hilft. Suche das Plättchen mit einer 1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Advanced, with three players: each tile scores its level. Red has four points, you and Black two. Take the lead.</source>
        <translation>Punktwertung zu dritt: Jedes Plättchen zählt seine Ebene. Rot hat vier Punkte, du und Schwarz je zwei. Geh in Führung.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>Three points for the third level make five. Misère is ignored when points are counted.</source>
        <translation>Drei Punkte für die dritte Ebene machen fünf. Werden Punkte gezählt, gilt Misère nicht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pent-up.toml: variants"/>
        <source>One point more is too little. Reach the third level.</source>
        <translation>Ein Punkt mehr ist zu wenig. Erreiche die dritte Ebene.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Place and turn</source>
        <translation>Setzen und drehen</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Make a turn of both its halves.</source>
        <translation>Mach einen Zug aus seinen beiden Hälften.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Place a stone on any free square. Then turn any block: drag it round, or click the arrow that appears on it.</source>
        <translation>Setze einen Stein auf ein freies Feld. Dann drehe einen beliebigen Block: Zieh ihn herum, oder klicke den Pfeil an, der auf ihm erscheint.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Stone, then block: that is one turn, and the next player has the next.</source>
        <translation>Stein, dann Block: Das ist ein Zug, und der nächste gehört dem Nächsten.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>You are player 2. Try the square in the middle, where a stone lies already.</source>
        <translation>Du bist Spieler 2. Versuche das Feld in der Mitte, wo schon ein Stein liegt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Stones never leave their squares, except when their block turns.</source>
        <translation>Steine verlassen ihr Feld nie, außer wenn sich ihr Block dreht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>That square was free. Try the one in the middle.</source>
        <translation>Dieses Feld war frei. Versuche das in der Mitte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>A block takes its stones along. Place a stone anywhere, then turn block 5, so that d6 comes to f6, beside your two.</source>
        <translation>Ein Block nimmt seine Steine mit. Setze irgendwo einen Stein, dann drehe Block 5, sodass d6 nach f6 kommt, neben deine zwei.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Three in a row now. Any block may be turned, wherever you placed your stone.</source>
        <translation>Jetzt sind es drei in einer Reihe. Jeder Block darf gedreht werden, egal wo du deinen Stein gesetzt hast.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>That was another block. Block 5 is the one in the middle.</source>
        <translation>Das war ein anderer Block. Block 5 ist der in der Mitte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>Blocks turn clockwise only. Try it the other way: drag a block round to the left, or choose one by its number and press L.</source>
        <translation>Blöcke drehen sich nur im Uhrzeigersinn. Versuche es andersherum: Zieh einen Block nach links herum, oder wähle einen mit seiner Nummer und drücke L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>In a new game you can choose that both directions are allowed.</source>
        <translation>Für eine neue Partie kannst du beide Richtungen erlauben.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: place-and-turn"/>
        <source>That was clockwise, and legal.</source>
        <translation>Das war im Uhrzeigersinn und erlaubt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Five in a row</source>
        <translation>Fünf in einer Reihe</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Win by your stone, or by turning a block.</source>
        <translation>Gewinne durch deinen Stein oder durch eine Drehung.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Four of yours lie in a row, one end is free. Place the fifth.</source>
        <translation>Vier von deinen liegen in einer Reihe, ein Ende ist frei. Setze den fünften.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>You have won with the stone alone; no block is turned any more.</source>
        <translation>Du hast mit dem Stein allein gewonnen; kein Block wird mehr gedreht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>No five yet. The free end of the row is f5.</source>
        <translation>Noch keine fünf. Das freie Ende der Reihe ist f5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>This row is shut at both ends, by c5 and h5. But a block can carry your stone from b6 to c5. Place a stone anywhere and turn that block.</source>
        <translation>Diese Reihe ist an beiden Enden gesperrt, durch c5 und h5. Aber ein Block kann deinen Stein von b6 nach c5 tragen. Setze irgendwo einen Stein, und drehe diesen Block.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>The stone that stood in the way was carried off by the same turn.</source>
        <translation>Der Stein, der im Weg lag, wurde von derselben Drehung weggetragen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Not that block. b6 and c5 lie in block 4.</source>
        <translation>Nicht dieser Block. b6 und c5 liegen in Block 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Now player 2 threatens to win. Prevent it: close the row, or break it by turning a block.</source>
        <translation>Jetzt droht Spieler 2 zu gewinnen. Verhindere es: Sperre die Reihe, oder brich sie durch eine Drehung.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Player 2 cannot make five next turn, neither with a stone nor with a block.</source>
        <translation>Spieler 2 kann im nächsten Zug keine fünf bilden, weder mit einem Stein noch mit einem Block.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Player 2 still makes five. Mind that turning block 5 or 6 can open f5 again.</source>
        <translation>Spieler 2 bildet noch immer fünf. Bedenke, dass eine Drehung von Block 5 oder 6 f5 wieder öffnen kann.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>More than five count as five. Fill the gap.</source>
        <translation>Mehr als fünf zählen wie fünf. Fülle die Lücke.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>Six in a row win as well.</source>
        <translation>Auch sechs in einer Reihe gewinnen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: five"/>
        <source>The gap is e5.</source>
        <translation>Die Lücke ist e5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Several fives</source>
        <translation>Mehrere Fünfer</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>See what becomes of two fives after one turn.</source>
        <translation>Sieh, was aus zwei Fünfern nach einem Zug wird.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Turning block 4 makes your row complete. But look at player 2's column b as well. Place a stone, and turn it.</source>
        <translation>Eine Drehung von Block 4 macht deine Reihe voll. Aber sieh auch auf Spalte b von Spieler 2. Setze einen Stein, und drehe ihn.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Both have five after the same turn, so both have made it. With two players that is a draw.</source>
        <translation>Beide haben nach demselben Zug fünf, also haben es beide geschafft. Zu zweit ist das unentschieden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Turn block 4, the left one in the middle.</source>
        <translation>Drehe Block 4, den linken in der Mitte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>With three players, two fives share the first place. Make them.</source>
        <translation>Zu dritt teilen sich zwei Fünfer den ersten Platz. Bilde sie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>You and player 2 are first, and player 3 is third.</source>
        <translation>Du und Spieler 2 sind Erste, und Spieler 3 ist Dritter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Turn block 4: it completes your row and player 2's column.</source>
        <translation>Drehe Block 4: Das vollendet deine Reihe und die Spalte von Spieler 2.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Here a stone is missing in column b. The same turn wins for you alone.</source>
        <translation>Hier fehlt ein Stein in Spalte b. Dieselbe Drehung gewinnt für dich allein.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>Before you turn, look at what the turn does for the others.</source>
        <translation>Sieh vor dem Drehen nach, was die Drehung für die anderen bewirkt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: several-fives"/>
        <source>That makes no five. Turn block 4.</source>
        <translation>Das ergibt keine fünf. Drehe Block 4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Second and third place</source>
        <translation>Zweiter und dritter Platz</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Play on when the first has won.</source>
        <translation>Spielt weiter, wenn der erste Sieg feststeht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Three play, every man for himself. Take the first place.</source>
        <translation>Drei spielen, jeder für sich. Hol dir den ersten Platz.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>You are first, and have no turns any more. Your stones stay.</source>
        <translation>Du bist auf Platz eins und kommst nicht mehr an den Zug. Deine Steine bleiben liegen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>The others go on.</source>
        <translation>Die anderen spielen weiter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Your row still lacks f5.</source>
        <translation>Deiner Reihe fehlt noch f5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Now you are player 2. Player 1 is first already; five stones of yours win the second place.</source>
        <translation>Jetzt bist du Spieler 2. Spieler 1 ist schon Erster; fünf Steine von dir gewinnen den zweiten Platz.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Second place is yours, and player 3 alone is left: third. Player 1's row did not count any more.</source>
        <translation>Der zweite Platz gehört dir, und Spieler 3 bleibt allein übrig: Dritter. Die Reihe von Spieler 1 zählte nicht mehr.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Not five yet. Look at column h.</source>
        <translation>Noch keine fünf. Sieh dir Spalte h an.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>Four players, and player 1 is first. One turn of a block makes five for you, player 2, and for player 3. Make it.</source>
        <translation>Vier spielen, und Spieler 1 ist Erster. Eine Drehung bildet fünf für dich, Spieler 2, und für Spieler 3. Mach sie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: places"/>
        <source>You share the second place with player 3, and player 4 is left with the fourth.</source>
        <translation>Du teilst dir den zweiten Platz mit Spieler 3, und für Spieler 4 bleibt der vierte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Win together, two against two or two against one.</source>
        <translation>Gewinnt gemeinsam, zwei gegen zwei oder zwei gegen eins.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Two pairs: A1 and A2 have one colour. It is A2's turn, and your partner's stones are yours too. Win.</source>
        <translation>Zwei Paare: A1 und A2 haben eine Farbe. A2 ist am Zug, und die Steine deines Partners gehören auch dir. Gewinne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Five on the diagonal: team A has won. Teams always end with the first five.</source>
        <translation>Fünf auf der Diagonale: Team A hat gewonnen. Mit Teams endet die Partie immer mit den ersten fünf.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Look along the diagonal from c3 to f6.</source>
        <translation>Sieh die Diagonale entlang, von c3 bis f6.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>You are B1. After you comes A2, who would complete that diagonal. Prevent it: a stone on g7 alone is not enough.</source>
        <translation>Du bist B1. Nach dir kommt A2 und würde diese Diagonale vollenden. Verhindere es: Ein Stein auf g7 allein genügt nicht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Opponents always move between partners, so each may stop what the other has prepared.</source>
        <translation>Zwischen Partnern ist immer die Gegenseite am Zug, also kann jede stören, was die andere vorbereitet hat.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>A2 places a stone on i7 and turns block 3: your stone goes, and A's comes to g7.</source>
        <translation>A2 setzt einen Stein auf i7 und dreht Block 3: Dein Stein verschwindet, und der von A kommt nach g7.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>A2 can still make five. Turn a block that carries a stone out of the diagonal.</source>
        <translation>A2 kann noch immer fünf bilden. Drehe einen Block, der einen Stein aus der Diagonale trägt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Two against one: B1 alone has every second turn, against A1 and A2. Win as B1.</source>
        <translation>Zwei gegen eins: B1 hat jeden zweiten Zug allein, gegen A1 und A2. Gewinne als B1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Both ends of the column were open, so it could not be stopped.</source>
        <translation>Beide Enden der Spalte waren offen, also war es nicht zu verhindern.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pentago.toml: teams"/>
        <source>Four of yours stand in column f.</source>
        <translation>Vier von deinen stehen in Spalte f.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Take a picture apart, so that the next player has something to do.</source>
        <translation>Zerlege ein Bild, damit es danach etwas zu tun gibt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>This is the Red Cross. Remove any stone, then turn any block by a quarter, either way.</source>
        <translation>Das ist das Rote Kreuz. Nimm irgendeinen Stein weg, dann drehe irgendeinen Block um ein Viertel, egal wie herum.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>That was one removal. Player 2 did not look, and would now restore the picture, with one move.</source>
        <translation>Das war einmal Wegnehmen. Spieler 2 hat nicht hingesehen und würde das Bild jetzt wiederherstellen, mit einem Zug.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>The stone comes first. Try to turn a block before you have removed one.</source>
        <translation>Der Stein kommt zuerst. Versuche, einen Block zu drehen, bevor du einen weggenommen hast.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>First a stone, then a block: every move has both, in this order.</source>
        <translation>Erst ein Stein, dann ein Block: Jeder Zug hat beides, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>That was a whole move. Try the turn alone.</source>
        <translation>Das war ein ganzer Zug. Versuche nur die Drehung.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Try to remove a stone where there is none.</source>
        <translation>Versuche, einen Stein wegzunehmen, wo keiner ist.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Only what lies on the board can be taken away.</source>
        <translation>Nur was auf dem Brett liegt, lässt sich wegnehmen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>There was a stone. Try a vacant square, in a corner of the board.</source>
        <translation>Dort war ein Stein. Versuche ein freies Feld in einer Ecke des Bretts.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>The middle block is full: without its central stone it looks the same after a turn. Make a move whose turn can be seen.</source>
        <translation>Der mittlere Block ist voll: Ohne den Stein in der Mitte sieht er nach einer Drehung gleich aus. Mach einen Zug, dessen Drehung man sieht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Now the next player must find the turn as well as the stone.</source>
        <translation>Jetzt muss außer dem Stein auch die Drehung gefunden werden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>That turn changes nothing that could be seen. Turn a block that is not the same from all sides.</source>
        <translation>Diese Drehung ändert nichts Sichtbares. Drehe einen Block, der nicht von allen Seiten gleich ist.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>In the second round two stones go. You took f7 and turned block 2 clockwise; now take one more and turn that block on, the same way.</source>
        <translation>In der zweiten Runde fallen zwei Steine weg. Du hast f7 weggenommen und Block 2 im Uhrzeigersinn gedreht; nimm jetzt noch einen weg, und drehe diesen Block genauso weiter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>The gap of the first stone has moved on. The more turns of the same block, the harder it is.</source>
        <translation>Die Lücke des ersten Steins ist weitergewandert. Je öfter sich derselbe Block dreht, desto schwerer wird es.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: taking-apart"/>
        <source>Legal, but turn block 2 again, clockwise, so that it shows.</source>
        <translation>Erlaubt, aber drehe noch einmal Block 2, im Uhrzeigersinn, damit man es sieht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Restoring in reverse order</source>
        <translation>Rückwärts wiederherstellen</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Undo what was done last, and place stones where a turn will carry them home.</source>
        <translation>Nimm das Letzte zuerst zurück, und lass die Drehung heimtragen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You are player 2. The stone of f7 was removed, then block 2 turned clockwise; try to turn it back before you place a stone.</source>
        <translation>Du bist Spieler 2. Der Stein von f7 wurde weggenommen, dann Block 2 im Uhrzeigersinn gedreht; versuche, ihn zurückzudrehen, bevor du einen Stein setzt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You place before you turn, just as the other player removed before turning.</source>
        <translation>Du setzt, bevor du drehst, so wie vorher weggenommen wurde, bevor gedreht wurde.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>So the stone goes where the turn has carried its square: from f7 to d7. Place it there, and turn block 2 back.</source>
        <translation>Also kommt der Stein dorthin, wohin die Drehung sein Feld getragen hat: von f7 nach d7. Setze ihn dort, und drehe Block 2 zurück.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The turn took the stone home, and the picture is complete.</source>
        <translation>Die Drehung hat den Stein heimgetragen, und das Bild ist vollständig.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>That is where it lay at first, but turning back carries it away to f9.</source>
        <translation>Dort lag er zuerst, aber das Zurückdrehen trägt ihn weg nach f9.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The right square, but that turn goes on instead of back.</source>
        <translation>Das richtige Feld, aber diese Drehung geht weiter statt zurück.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The picture is not complete, and you would be out. The stone goes to d7, and block 2 turns counter-clockwise.</source>
        <translation>Das Bild ist nicht vollständig, und du würdest ausscheiden. Der Stein kommt nach d7, und Block 2 dreht sich gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Two removals: f7 with a turn of block 2, then d9 with another, both clockwise. Undo the last one first: its gap has gone from d9 to f9.</source>
        <translation>Zweimal wurde weggenommen: f7 mit einer Drehung von Block 2, dann d9 mit noch einer, beide im Uhrzeigersinn. Mach zuerst das Letzte rückgängig: Seine Lücke ist von d9 nach f9 gewandert.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>One step back. The board is as it was after the first removal.</source>
        <translation>Ein Schritt zurück. Das Brett ist wie nach dem ersten Wegnehmen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Undo the second removal only: a stone on f9, and block 2 a quarter counter-clockwise.</source>
        <translation>Mach nur das zweite Wegnehmen rückgängig: ein Stein auf f9, und Block 2 ein Viertel gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Now the first removal. You know this position.</source>
        <translation>Jetzt das erste Wegnehmen. Diese Stellung kennst du.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Last out, first in: that is how longer attempts are restored too.</source>
        <translation>Zuletzt hinaus, zuerst hinein: So werden auch längere Versuche wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Not complete. What was the square to which f7 was carried?</source>
        <translation>Nicht vollständig. Auf welches Feld wurde f7 getragen?</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Colours count too. Green was taken from f1, then blue from f3, each with a clockwise turn of block 8: begin to restore.</source>
        <translation>Farben zählen auch. Grün wurde von f1 weggenommen, dann Blau von f3, jeweils mit einer Drehung von Block 8 im Uhrzeigersinn: Fang an, wiederherzustellen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>One more move completes the house.</source>
        <translation>Ein Zug noch, und das Haus ist vollständig.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>The right square and turn, but green came out first. The house would have the wrong colours.</source>
        <translation>Feld und Drehung stimmen, aber Grün kam zuerst heraus. Das Haus hätte die falschen Farben.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>From here no move completes the house any more. The last one out was blue, and its gap is on f1 now.</source>
        <translation>Von hier aus vollendet kein Zug mehr das Haus. Zuletzt kam Blau heraus, und seine Lücke ist jetzt auf f1.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Green is left. Complete the house.</source>
        <translation>Grün ist übrig. Vollende das Haus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Every stone is home. After each round one more is taken.</source>
        <translation>Jeder Stein ist daheim. Nach jeder Runde fällt einer mehr weg.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Not complete. The gap of f1 is on d1, and block 8 goes back counter-clockwise.</source>
        <translation>Nicht vollständig. Die Lücke von f1 ist auf d1, und Block 8 dreht sich gegen den Uhrzeigersinn zurück.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>Whoever fails is out when the round is over. Player 2 has failed and you, player 1, have not tried yet: restore the cross, and you win.</source>
        <translation>Wer scheitert, scheidet aus, wenn die Runde vorbei ist. Spieler 2 ist gescheitert, und du, Spieler 1, hast es noch nicht versucht: Stelle das Kreuz wieder her, und du gewinnst.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You are the last one left.</source>
        <translation>Du bist allein übrig.</translation>
    </message>
    <message>
        <location filename="resources/lessons/picture-puzzle.toml: restoring"/>
        <source>You have failed in the same round, and share the win. Look at what is missing.</source>
        <translation>Du bist in derselben Runde gescheitert, und ihr teilt euch den Sieg. Sieh nach, was fehlt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Pieces and owners</source>
        <translation>Figuren und Besitzer</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Know your thirty pieces, and whose they are.</source>
        <translation>Lerne die dreißig Figuren kennen, und wem sie gehören.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>You are Cool, and Cool moves first. Place a piece of your stash, whichever you like, on any square.</source>
        <translation>Du bist Cool, und Cool fängt an. Setze eine Figur deines Vorrats, welche du willst, auf irgendein Feld.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>It points away from you for the whole game: that shows whose it is.</source>
        <translation>Sie zeigt die ganze Partie von dir weg: Daran sieht man, wem sie gehört.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Your pieces lie there now, and Hot's point the other way. Try to place one on top of another.</source>
        <translation>Deine Figuren liegen jetzt da, und die von Hot zeigen andersherum. Versuche, eine auf eine andere zu setzen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>A square holds one piece only.</source>
        <translation>Ein Feld fasst nur eine Figur.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>That square was free. Try one on which a piece lies.</source>
        <translation>Dieses Feld war frei. Versuche eines, auf dem eine Figur liegt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Colours are dealt unevenly: you own 5 blue, 4 green, 3 yellow, 2 orange and 1 red. Place your only red piece.</source>
        <translation>Die Farben sind ungleich verteilt: Du besitzt 5 blaue, 4 grüne, 3 gelbe, 2 orange und 1 rote. Setze deine einzige rote Figur.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>It was the only one. Rare colours are best kept for a good moment.</source>
        <translation>Es war die einzige. Seltene Farben hebt man am besten für einen guten Moment auf.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>That is another colour. The red piece is the one of which you have no second.</source>
        <translation>Das ist eine andere Farbe. Die rote Figur ist die, von der du keine zweite hast.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Hot has answered. Try to place another red piece.</source>
        <translation>Hot hat geantwortet. Versuche, noch eine rote Figur zu setzen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Your stash has no red left. A piece comes back only when it explodes, and that is a later lesson.</source>
        <translation>In deinem Vorrat ist kein Rot mehr. Eine Figur kommt nur zurück, wenn sie explodiert, und das ist eine spätere Lektion.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>That was not red. Try the colour that you have run out of.</source>
        <translation>Das war nicht Rot. Versuche die Farbe, die dir ausgegangen ist.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Now you are Hot, with 5 red, 4 orange, 3 yellow, 2 green and 1 blue. Place a colour of which you own more than Cool.</source>
        <translation>Jetzt bist du Hot, mit 5 roten, 4 orangen, 3 gelben, 2 grünen und 1 blauen. Setze eine Farbe, von der du mehr besitzt als Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Red and orange are Hot's colours, as blue and green are Cool's.</source>
        <translation>Rot und Orange sind die Farben von Hot, so wie Blau und Grün die von Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Of yellow you own three each. Look for a colour of which you own more.</source>
        <translation>Von Gelb besitzen beide drei. Suche eine Farbe, von der du mehr besitzt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: pieces"/>
        <source>Cool owns more of those.</source>
        <translation>Davon besitzt Cool mehr.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match</source>
        <translation>Ein Treffer</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>See five colours in the form of a pentomino.</source>
        <translation>Erkenne fünf Farben in der Form eines Pentominos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Four pieces, four colours. Put the fifth colour, blue, on the marked square, and they form an L.</source>
        <translation>Vier Figuren, vier Farben. Setze die fünfte Farbe, Blau, auf das markierte Feld, und sie bilden ein L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match: five squares that form a pentomino, with one piece of each colour.</source>
        <translation>Ein Treffer: fünf Felder in der Form eines Pentominos, mit einer Figur jeder Farbe.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>That is a match as well, of the N. This time make the L, on the marked square.</source>
        <translation>Auch das ist ein Treffer, ein N. Bilde diesmal das L, auf dem markierten Feld.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No L yet. It must be blue, on the marked square.</source>
        <translation>Noch kein L. Es muss Blau sein, auf dem markierten Feld.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>The card of a pentomino counts for all its turns and flips. A green piece is missing here: make the T.</source>
        <translation>Die Karte eines Pentominos gilt für alle seine Drehungen und Spiegelungen. Hier fehlt eine grüne Figur: Bilde das T.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>The T has a bar of three and a stem of two.</source>
        <translation>Das T hat einen Balken aus drei und einen Stiel aus zwei.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match, but of another pentomino. The T wants the bar at the top to be three squares wide.</source>
        <translation>Ein Treffer, aber von einem anderen Pentomino. Beim T muss der Balken oben drei Felder breit sein.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No match. Green must touch the other four so that they form a T.</source>
        <translation>Kein Treffer. Grün muss die anderen vier so berühren, dass sie ein T bilden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>The same four pieces again. Make the F, the one with a bump.</source>
        <translation>Noch einmal dieselben vier Figuren. Bilde das F, das mit dem Höcker.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Green can make nine pentominoes here, each on a square of its own.</source>
        <translation>Grün kann hier neun Pentominos bilden, jedes auf einem eigenen Feld.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>A match, but not of the F. The bump belongs at the middle of the column, on the side away from the red piece.</source>
        <translation>Ein Treffer, aber nicht das F. Der Höcker gehört an die Mitte der Spalte, auf die Seite ohne die rote Figur.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No match. Green must touch the other four so that they form an F.</source>
        <translation>Kein Treffer. Grün muss die anderen vier so berühren, dass sie ein F bilden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Any square beside this block makes the form of a P. Choose the colour that makes it a match.</source>
        <translation>Jedes Feld neben diesem Block ergibt die Form eines P. Wähle die Farbe, die es zum Treffer macht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>Yellow was the one that was missing. Two pieces of the same colour are never in one match.</source>
        <translation>Gelb war es, was fehlte. Zwei Figuren derselben Farbe sind nie in einem Treffer.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>No match. The piece must touch the block, and bring the colour that it lacks.</source>
        <translation>Kein Treffer. Die Figur muss den Block berühren und die Farbe bringen, die ihm fehlt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>One piece may complete several matches. Find the square where orange completes two at once.</source>
        <translation>Eine Figur kann mehrere Treffer vollenden. Finde das Feld, wo Orange zwei auf einmal vollendet.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>An L and a Y, and they share four pieces. Matches may overlap.</source>
        <translation>Ein L und ein Y, und sie teilen sich vier Figuren. Treffer dürfen sich überschneiden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: match"/>
        <source>That does not make two. Look at the gap between the green piece and the rest.</source>
        <translation>Das ergibt keine zwei. Sieh dir die Lücke zwischen der grünen Figur und den übrigen an.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Majority</source>
        <translation>Mehrheit</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Win a card with three pieces of your own, and deny one to Hot.</source>
        <translation>Gewinne eine Karte mit drei Figuren, und verwehre Hot eine.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>A match may be made of both players' pieces; its card goes to whoever owns three or more. Complete the L.</source>
        <translation>Ein Treffer kann aus Figuren beider Seiten bestehen; seine Karte bekommt, wer drei oder mehr davon besitzt. Vollende das L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Blue, green and orange are yours. The card is yours too, with its active side up.</source>
        <translation>Blau, Grün und Orange gehören dir. Die Karte auch, mit der aktiven Seite oben.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>That takes the N. A fine move, but this time make the L.</source>
        <translation>Das bringt das N. Ein schöner Zug, aber bilde diesmal das L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>No L yet. It wants blue on c3, below the column.</source>
        <translation>Noch kein L. Es fehlt Blau auf c3, unter der Spalte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Orange can make a W on either side of the yellow piece. Take the card.</source>
        <translation>Orange kann auf beiden Seiten der gelben Figur ein W bilden. Nimm die Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Two pieces of yours were there, and the third is the one that you placed.</source>
        <translation>Zwei deiner Figuren waren da, und die dritte hast du gerade gesetzt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>A W, but three of its pieces are Hot's. You completed it, and Hot gets the card.</source>
        <translation>Ein W, aber drei seiner Figuren gehören Hot. Du hast es vollendet, und Hot bekommt die Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>No W. The free squares left and right of the yellow piece are the ones to look at.</source>
        <translation>Kein W. Sieh dir die freien Felder links und rechts der gelben Figur an.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Now you are Hot. Place yellow so that a card becomes yours, with two pieces of Cool's.</source>
        <translation>Jetzt bist du Hot. Setze Gelb so, dass eine Karte dein wird, mit zwei Figuren von Cool.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>The N has three of your pieces. It did not matter that the others are Cool's.</source>
        <translation>Das N hat drei deiner Figuren. Dass die anderen Cool gehören, macht nichts.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>That is an L with three of Cool's pieces: Cool gets the card.</source>
        <translation>Das ist ein L mit drei Figuren von Cool: Cool bekommt die Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>No match. Yellow is missing: look beside the green piece of yours.</source>
        <translation>Kein Treffer. Gelb fehlt: Sieh neben deine grüne Figur.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>You are Cool. With orange on b5, Hot would take the L: stop that, and let Hot take no other card instead.</source>
        <translation>Du bist Cool. Mit Orange auf b5 würde Hot das L nehmen: Verhindere das, und lass Hot auch keine andere Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Hot can take no card now. Yellow on b5 works because a match has only one yellow piece.</source>
        <translation>Hot kann jetzt keine Karte nehmen. Gelb auf b5 hilft, weil ein Treffer nur eine gelbe Figur hat.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>You completed the L yourself. Three of its pieces are Hot's, and so is the card.</source>
        <translation>Du hast das L selbst vollendet. Drei seiner Figuren gehören Hot, und damit auch die Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>That leaves the gap open.</source>
        <translation>Das lässt die Lücke offen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>Hot takes the L.</source>
        <translation>Hot nimmt das L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>The gap is filled, but four colours are still close together: orange on c5 makes another match for Hot.</source>
        <translation>Die Lücke ist gefüllt, aber vier Farben liegen noch beisammen: Orange auf c5 bildet einen anderen Treffer für Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: majority"/>
        <source>The gap on b5 is still open, and Hot takes the L.</source>
        <translation>Die Lücke auf b5 ist noch offen, und Hot nimmt das L.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Exclusion: one at a time</source>
        <translation>Ausschluss: eines auf einmal</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>See why a pentomino may not be made twice in one move.</source>
        <translation>Sieh, warum kein Pentomino zweimal auf einmal entstehen darf.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>No pentomino may lie on the board in two matches. Try to place yellow on d4, where it would make two Fs at once.</source>
        <translation>Kein Pentomino darf in zwei Treffern auf dem Brett liegen. Versuche, Gelb auf d4 zu setzen, wo es zwei F auf einmal ergäbe.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Both Fs are marked. While nobody holds its active card, one move may make only one match of a pentomino.</source>
        <translation>Beide F sind markiert. Solange niemand seine aktive Karte hält, darf ein Zug nur einen Treffer eines Pentominos bilden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>That one is legal. Try yellow on d4.</source>
        <translation>Das ist erlaubt. Versuche Gelb auf d4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>One F is enough. Find a square where yellow makes a single one, and take the card.</source>
        <translation>Ein F genügt. Finde ein Feld, wo Gelb nur eines bildet, und nimm die Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>The F is yours, and there is only one on the board.</source>
        <translation>Das F gehört dir, und nur eines liegt auf dem Brett.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Legal, but no F. Try yellow close to d4.</source>
        <translation>Erlaubt, aber kein F. Versuche Gelb nahe bei d4.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>Two matches at once are welcome if they are of different pentominoes. Let red complete two.</source>
        <translation>Zwei Treffer auf einmal sind willkommen, wenn es verschiedene Pentominos sind. Lass Rot zwei vollenden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>A P and a U: two cards in one move.</source>
        <translation>Ein P und ein U: zwei Karten in einem Zug.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>That does not make two. Look at the gap between blue and green.</source>
        <translation>Das ergibt keine zwei. Sieh dir die Lücke zwischen Blau und Grün an.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>You own the P, but its card is passive: no P lies on the board. Try red on e5, where it would make two.</source>
        <translation>Du besitzt das P, aber seine Karte ist passiv: Kein P liegt auf dem Brett. Versuche Rot auf e5, wo es zwei bilden würde.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>A passive card changes nothing here. Only active ones count, as the next two lessons show.</source>
        <translation>Eine passive Karte ändert hier nichts. Nur aktive zählen, wie die nächsten beiden Lektionen zeigen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-1"/>
        <source>That one is legal. Try red on e5.</source>
        <translation>Das ist erlaubt. Versuche Rot auf e5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Exclusion: the opponent's card</source>
        <translation>Ausschluss: die gegnerische Karte</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Respect Hot's active cards, and let your own ones protect you.</source>
        <translation>Achte die aktiven Karten von Hot, und nutze deine eigenen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Hot holds the L, active: its match lies at the bottom. Try to make another L at the top, with blue on d8.</source>
        <translation>Hot hält das L, aktiv: Sein Treffer liegt unten. Versuche, oben noch ein L zu bilden, mit Blau auf d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>The L is taken while Hot's match lies there, even if most of the second one were yours.</source>
        <translation>Das L ist vergeben, solange der Treffer von Hot dort liegt, selbst wenn das zweite überwiegend dir gehörte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That one is legal. Try blue on d8.</source>
        <translation>Das ist erlaubt. Versuche Blau auf d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Other pentominoes are free. Take any card.</source>
        <translation>Andere Pentominos sind frei. Nimm irgendeine Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>The card is yours. Only the L is barred.</source>
        <translation>Die Karte gehört dir. Nur das L ist gesperrt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>A match, but most of its pieces are Hot's, and so is the card.</source>
        <translation>Ein Treffer, aber die meisten seiner Figuren gehören Hot, und damit auch die Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>No card. Blue is missing from the four pieces at the top.</source>
        <translation>Keine Karte. Den vier Figuren oben fehlt Blau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Hot threatens an L with orange on b5. Be faster: take the L yourself, on the other side of the board.</source>
        <translation>Hot droht mit einem L durch Orange auf b5. Sei schneller: Nimm das L selbst, auf der anderen Seite des Bretts.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Now the L is yours, and active.</source>
        <translation>Jetzt gehört das L dir und ist aktiv.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That completes Hot's L, with three pieces of Hot's. Look at the other side.</source>
        <translation>Das vollendet das L von Hot, mit drei Figuren von Hot. Sieh auf die andere Seite.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That stops Hot, but there is a move that also takes the card.</source>
        <translation>Das hält Hot auf, aber ein anderer Zug nimmt außerdem die Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That is no L of yours. Look at the gap in the column g.</source>
        <translation>Das ist kein L für dich. Sieh dir die Lücke in Spalte g an.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>Now you are Hot. Try to make your L all the same.</source>
        <translation>Jetzt bist du Hot. Versuche trotzdem, dein L zu bilden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>An active card keeps the opponent from making its pentomino anywhere on the board.</source>
        <translation>Eine aktive Karte hindert die Gegenseite überall auf dem Brett daran, ihr Pentomino zu bilden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: exclusion-2"/>
        <source>That one is legal. Try orange on b5.</source>
        <translation>Das ist erlaubt. Versuche Orange auf b5.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Explosion</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Blow up a second match of your own card, and break what is in the way.</source>
        <translation>Sprenge zweite Treffer deiner Karten, und was im Weg ist.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>You hold the L yourself, active. Then a second one may be made, but it explodes: place blue on d8.</source>
        <translation>Du hältst selbst das L, aktiv. Dann darf ein zweites entstehen, aber es explodiert: Setze Blau auf d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>All five pieces went back to their owners. The first L still lies there, and your card stays active.</source>
        <translation>Alle fünf Figuren kehrten zu ihren Besitzern zurück. Das erste L liegt noch da, und deine Karte bleibt aktiv.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>An L exploded, but it took pieces of the first one with it. That is the next step; now try d8.</source>
        <translation>Ein L ist explodiert, aber es nahm Figuren des ersten mit. Das kommt im nächsten Schritt; versuche jetzt d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>No explosion. It wants blue on d8, on top of the column.</source>
        <translation>Keine Explosion. Es fehlt Blau auf d8, oben auf der Spalte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>You hold the N. Complete a second one that shares pieces with the first.</source>
        <translation>Du hältst das N. Vollende ein zweites, das sich Figuren mit dem ersten teilt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>The first N lost pieces too, so it is no match any more. Its card turns passive, but it stays yours.</source>
        <translation>Auch das erste N hat Figuren verloren, ist also kein Treffer mehr. Seine Karte wird passiv, aber sie bleibt deine.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>That takes a card, and is not bad. But look for the explosion: yellow does it.</source>
        <translation>Das nimmt eine Karte und ist nicht schlecht. Aber suche die Explosion: Gelb bringt sie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>No explosion. Look for a place for yellow.</source>
        <translation>Keine Explosion. Suche einen Platz für Gelb.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Explosions hit Hot's matches too. Hot's I stands in the column g: make an L that uses part of it.</source>
        <translation>Explosionen treffen auch Treffer von Hot. Das I von Hot steht in Spalte g: Bilde ein L, das einen Teil davon benutzt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Your L exploded and tore up the I: Hot's card is passive now. Your first L was not touched.</source>
        <translation>Dein L ist explodiert und hat das I zerrissen: Die Karte von Hot ist jetzt passiv. Dein erstes L blieb unberührt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>An explosion, but it hit your own L, and Hot's I still stands.</source>
        <translation>Eine Explosion, aber sie traf dein eigenes L, und das I von Hot steht noch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Nothing exploded. Put your red piece beside an end of the upper four of the column.</source>
        <translation>Nichts ist explodiert. Setze deine rote Figur neben ein Ende der oberen vier in der Spalte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>On d8 blue would complete a second L, and with the pieces beside it a V. Place it there.</source>
        <translation>Auf d8 würde Blau ein zweites L vollenden, und mit den Figuren daneben ein V. Setze es dort.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>The V was gone before it could count: explosions come first, and a move that explodes takes no card.</source>
        <translation>Das V war weg, bevor es zählen konnte: Explosionen kommen zuerst, und ein Zug, der explodiert, nimmt keine Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>For this example, blue must go on d8.</source>
        <translation>Für dieses Beispiel muss Blau auf d8.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Your red and orange pieces are all on the board. Bring the red one home with an explosion.</source>
        <translation>Deine roten und orangen Figuren liegen alle auf dem Brett. Hol die rote mit einer Explosion heim.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>Your red piece is in the stash again. Explosions are also a way to get rare colours back.</source>
        <translation>Deine rote Figur ist wieder im Vorrat. Explosionen bringen auch seltene Farben zurück.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>That explodes as well, but the red piece was not part of it.</source>
        <translation>Auch das explodiert, aber die rote Figur gehörte nicht dazu.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: explosion"/>
        <source>The red piece is still on the board. Put blue beside an end of the column g, so that an L explodes.</source>
        <translation>Die rote Figur ist noch auf dem Brett. Setze Blau neben ein Ende der Spalte g, sodass ein L explodiert.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Passive cards and winning</source>
        <translation>Passive Karten und der Sieg</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Steal a passive card, and finish the game.</source>
        <translation>Stiehl eine passive Karte, und beende die Partie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot owns the W, but passive: no W lies on the board. Make one with three pieces of your own.</source>
        <translation>Hot besitzt das W, aber passiv: Kein W liegt auf dem Brett. Bilde eines mit drei eigenen Figuren.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The card has changed hands, and is active again. A passive card is never safe.</source>
        <translation>Die Karte hat gewechselt und ist wieder aktiv. Eine passive Karte ist nie sicher.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Most of that W is Hot's. You have only turned Hot's card active again.</source>
        <translation>Dieses W gehört überwiegend Hot. Du hast nur die Karte von Hot wieder aktiv gemacht.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>No W. Orange is missing, on one side of the yellow piece or the other.</source>
        <translation>Kein W. Orange fehlt, auf der einen oder der anderen Seite der gelben Figur.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Seven cards win, active or passive, at the end of anybody's turn. You have six: take the one that nobody has.</source>
        <translation>Sieben Karten gewinnen, aktiv oder passiv, am Ende jedes Zuges. Du hast sechs: Nimm die, die niemand hat.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The V is your seventh card, and the game is over at once.</source>
        <translation>Das V ist deine siebte Karte, und die Partie ist sofort zu Ende.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>An L with three pieces of Hot's: your passive L goes over to Hot, who has six now.</source>
        <translation>Ein L mit drei Figuren von Hot: Dein passives L geht an Hot, jetzt mit sechs Karten.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>No card. Look at the square between the two groups.</source>
        <translation>Keine Karte. Sieh dir das Feld zwischen den beiden Gruppen an.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Now Hot has six, and could take the L with orange on b5. Do not let that happen.</source>
        <translation>Jetzt hat Hot sechs und könnte mit Orange auf b5 das L nehmen. Lass das nicht geschehen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot must look for a seventh card elsewhere.</source>
        <translation>Hot muss sich anderswo nach einer siebten Karte umsehen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>You gave Hot the seventh card. A game can be lost on your own turn.</source>
        <translation>Du hast Hot die siebte Karte gegeben. Eine Partie kann man auch im eigenen Zug verlieren.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot takes the L, the seventh card.</source>
        <translation>Hot nimmt das L, die siebte Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The gap is filled, but with four colours in a column.</source>
        <translation>Die Lücke ist gefüllt, aber mit vier Farben in einer Spalte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Hot makes another L, the seventh card.</source>
        <translation>Hot bildet ein anderes L, die siebte Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The gap is filled, but four colours are still close together.</source>
        <translation>Die Lücke ist gefüllt, aber vier Farben liegen noch beisammen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Orange beside it makes a match: Hot's seventh card.</source>
        <translation>Orange daneben bildet einen Treffer: die siebte Karte für Hot.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The gap on b5 is open, and Hot takes the seventh card.</source>
        <translation>Die Lücke auf b5 ist offen, und Hot nimmt die siebte Karte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>In shorter games five or six cards are enough, if they are more than the opponent's. Here it is five, and each has four: win.</source>
        <translation>In kürzeren Partien genügen fünf oder sechs Karten, wenn es mehr sind als die der Gegenseite. Hier sind es fünf, und beide haben vier: Gewinne.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Five cards, and Hot has fewer. Taking one of Hot's passive cards wins as well.</source>
        <translation>Fünf Karten, und Hot hat weniger. Eine passive Karte von Hot zu nehmen, gewinnt auch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>An L for you, but a V for Hot: five each, and the game goes on.</source>
        <translation>Ein L für dich, aber ein V für Hot: fünf zu fünf, und die Partie geht weiter.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>That card was yours already. It is active now, but you still have four.</source>
        <translation>Diese Karte gehörte schon dir. Sie ist jetzt aktiv, aber du hast weiterhin vier.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>That match is Hot's, with three of its pieces. A fifth card would even win the game for Hot.</source>
        <translation>Dieser Treffer gehört Hot, mit drei von seinen Figuren. Eine fünfte Karte würde Hot sogar die Partie gewinnen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>That is no fifth card for you. Let blue complete the four pieces on the left.</source>
        <translation>Das ist keine fünfte Karte für dich. Lass Blau die vier Figuren links vollenden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>Who must move and has no piece, or no square where one may go, has lost. Hot's stash is empty: place your last piece, but let nothing explode.</source>
        <translation>Wer am Zug ist und keine Figur hat, oder kein Feld, wo eine hindarf, hat verloren. Der Vorrat von Hot ist leer: Setze deine letzte Figur, aber lass nichts explodieren.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>It is Hot's turn, and the stash is empty: you win, whatever the cards.</source>
        <translation>Hot ist am Zug, und der Vorrat ist leer: Du gewinnst, egal wie die Karten stehen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/pauli.toml: winning"/>
        <source>The explosion gives Hot pieces to play with, and the game goes on.</source>
        <translation>Die Explosion gibt Hot Figuren zum Spielen, und die Partie geht weiter.</translation>
    </message>
</context>
</TS>
