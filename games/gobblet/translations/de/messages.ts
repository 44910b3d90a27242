<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Bedenkzeit in Sekunden</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>Beliebig viele Sekunden, 0 oder mehr.</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>Der Computer zieht früher, wenn er genug gesehen hat.</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>Die Zeit muss eine Zahl sein, 0 oder mehr.</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>Ein neuer Stein kommt auf das Brett.</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>Ein Stein auf dem Brett bleibt auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>%1 überlegt. Mit %2 zieht der Computer sofort.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>Für diesen Stein gibt es jetzt keinen Platz.</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>&amp;Remis verlangen</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Remis verlangen</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>Dieselbe Stellung war dreimal da</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>&amp;Drohungen zeigen</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>&amp;Verdeckte Steine zeigen (zum Üben)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>Kleine Scheiben in den Ecken eines Feldes zeigen, was dort verdeckt ist. Das Spiel zählt als eines mit Hilfe.</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>Brett 3 x 3</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>Brett 4 x 4</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
    <message>
        <source>Red can win by force on 3 x 3, and the expert knows how.</source>
        <translation>Auf 3 x 3 kann Rot den Sieg erzwingen, und der Experte weiß wie.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Partien gegen den Computer werden gezählt, jede Stufe für sich.</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Bedenkzeit in Sekunden</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>Wähle zuerst einen deiner Steine.</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>winzig</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>winziger roter Stein</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>winziger gelber Stein</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>kleiner roter Stein</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>kleiner gelber Stein</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>mittlerer roter Stein</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>mittlerer gelber Stein</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>großer roter Stein</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>großer gelber Stein</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1, darunter %2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>roter Vorrat %L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>gelber Vorrat %L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>verlangt Remis</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Du bist am Zug (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 überlegt.</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>Der Computer wartet. Zieh für %1, geh vor oder lass ihn jetzt ziehen.</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>Diese Stellung war dreimal da: Remis kann verlangt werden.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 droht mit %2.</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1 kann %2 vollenden.</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1 deckt auf %2 eine Reihe zu.</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>Es droht keine Reihe.</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>Diese Stellung war dreimal da.</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>Die Reihe %1 ist voll.</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>Du hast die Reihe %1 aufgedeckt.</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>%1 hat die Reihe %2 aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>%Ln Halbzug</numerusform>
            <numerusform>%Ln Halbzüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>%Ln Stellung</numerusform>
            <numerusform>%Ln Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation>gewinnt sicher</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>verliert gegen bestes Spiel</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Reihen</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>It wins by force, in %Ln moves at most.</source>
        <comment>It wins by force, in one move.</comment>
        <translation>
            <numerusform>Das erzwingt den Sieg in einem Zug.</numerusform>
            <numerusform>Das erzwingt den Sieg in höchstens %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>Was du auch tust, die andere Seite kann danach gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>Die andere Seite kann den Sieg in einem Zug erzwingen; nichts hält länger stand.</numerusform>
            <numerusform>Die andere Seite kann den Sieg in %Ln Zügen erzwingen; nichts hält länger stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>Niemand kann in einem Zug den Sieg erzwingen.</numerusform>
            <numerusform>Niemand kann in %Ln Zügen den Sieg erzwingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>Das vollendet deine Reihe.</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>Das verhindert eine Reihe der anderen Seite und droht mit einer eigenen.</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>Das hält die andere Seite auf, die sonst gewinnen könnte.</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>Das droht, eine Reihe zu vollenden.</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>So bleibt dir der Sieg sicher.</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>Das hält am längsten stand.</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Das gibt dir die besten Chancen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>Diese Stellung war dreimal da, und kein Sieg ist in Sicht.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>Vollendet eine Reihe, wenn es geht, und übersieht sonst vieles.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>Denkt drei Züge voraus und ist zu schlagen.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>Auf 3 x 3 macht er keine Fehler, und als Rot gewinnt er immer. Auf 4 x 4 spielt er so gut, wie es seine Bedenkzeit zulässt.</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>Es gibt keinen Stein dieser Größe.</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>Alle Steine dieser Größe sind auf dem Brett.</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>Dieser Stein steckt noch in einem größeren.</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>Ein Stein kann nur einen kleineren verdecken.</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>Ein neuer Stein darf keinen der eigenen Farbe verdecken.</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>Ein neuer Stein darf nur einen Stein verdecken, der zu dreien der anderen Farbe in einer Reihe gehört.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Hier ist kein Stein.</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>Dieser Stein gehört der anderen Seite.</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>Ein Stein muss auf ein anderes Feld ziehen.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Dieser Zug ist nicht möglich.</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>Remis kann verlangt werden, wenn eine Stellung dreimal da war.</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>Das ist nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>Remis konnte verlangt werden, und die andere Seite steht besser.</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>Mit einem Zug nach %1 ist eine Reihe voll und die Partie sofort gewonnen.</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>Ein Zug nach %1 verspräche mehr als ein Remis.</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>Dein Zug hat eine Reihe der anderen Seite aufgedeckt; ein Zug nach %1 tut das nicht.</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>Nach deinem Zug konnte die andere Seite sofort gewinnen; ein Zug nach %1 hätte das verhindert.</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>Nach deinem Zug konnte die andere Seite Remis verlangen; ein Zug nach %1 hätte das vermieden.</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>Ein Zug nach %1 erzwingt den Sieg in einem Zug.</numerusform>
            <numerusform>Ein Zug nach %1 erzwingt den Sieg in höchstens %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>Nach deinem Zug konnte die andere Seite den Sieg in einem Zug erzwingen; ein Zug nach %1 verhindert das.</numerusform>
            <numerusform>Nach deinem Zug konnte die andere Seite den Sieg in %Ln Zügen erzwingen; ein Zug nach %1 verhindert das.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>Ein Zug nach %1 gäbe %2 % Gewinnchance, dein Zug %3 %.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % Gewinnchance</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>Eine Stellung bei Gobblet ist „empty“ oder die Seite am Zug und die Stapel aller Felder.</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>Eine Seite hat Steine auf dem Brett, die sie nicht haben kann.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Die Partie ist in dieser Stellung zu Ende.</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>Rot verlangt Remis.</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>Gelb verlangt Remis.</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>Rot: %1 nach %2.</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>Gelb: %1 nach %2.</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>Rot: winzig nach %1.</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>Gelb: winzig nach %1.</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>Rot: klein nach %1.</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>Gelb: klein nach %1.</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>Rot: mittel nach %1.</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>Gelb: mittel nach %1.</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>Rot: groß nach %1.</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>Gelb: groß nach %1.</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>Optionen von Gobblet sind die Größe des Bretts, „3“ oder „4“.</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>Züge bei Gobblet werden wie &quot;+2@1,0&quot; (ein neuer Stein) oder &quot;1,0&gt;2,2&quot; geschrieben.</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
</context>
</TS>
