<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1: Dort ist die Fahne.</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1: Nach jedem anderen Zug fängt ein Kürbis die Kugel sofort.</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1: Von dort ist es ein Schritt zur Fahne.</numerusform>
            <numerusform>%1: Von dort sind es %Ln Schritte zur Fahne.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1: Der Weg zur Fahne ist dann kürzer, %3 statt %2.</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1: In diesem Labyrinth könnte ein Kürbis die Kugel jetzt fangen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1: Einen Zug später verkürzt das nächste Labyrinth den Weg zur Fahne von %2 auf %3 Schritte.</numerusform>
            <numerusform>%1: %Ln Züge später verkürzt das nächste Labyrinth den Weg zur Fahne von %2 auf %3 Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1: Nichts gewinnt früher. Die Wege der Kürbisse zur Kugel sind dann %2 und %3 lang.</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>Das gewinnt.</numerusform>
            <numerusform>Das gewinnt mit %Ln Zügen, und nichts gewinnt mit weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>Es ist bewiesen, dass von hier nichts mit einem Zug gewinnt, und weiter wurde nicht gesucht. Nimm Züge zurück.</numerusform>
            <numerusform>Es ist bewiesen, dass von hier nichts mit bis zu %Ln Zügen gewinnt, und weiter wurde nicht gesucht. Nimm Züge zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>Es ist bewiesen, dass ein Kürbis die Kugel fängt, was du auch tust. Nimm Züge zurück.</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>Von hier gibt es zu viele Wege, um sie alle zu prüfen.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Nächstes Labyrinth</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>Das Spiel ist zu Ende. Nimm Züge zurück oder beginne ein neues Spiel.</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>Da ist eine Hecke.</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Labyrinthwechsel</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>%1 gewinnt sofort; nach „%2“ fängt ein Kürbis die Kugel, was auch kommt.</numerusform>
            <numerusform>%1 gewinnt mit %Ln Zügen; nach „%2“ fängt ein Kürbis die Kugel, was auch kommt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>%1 gewinnt sofort; mit „%2“ gewinnt nichts mit bis zu %3 Zügen.</numerusform>
            <numerusform>%1 gewinnt mit %Ln Zügen; mit „%2“ gewinnt nichts mit bis zu %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>%1 gewinnt sofort; mit „%2“ braucht es %3 Züge.</numerusform>
            <numerusform>%1 gewinnt mit %Ln Zügen; mit „%2“ braucht es %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
        <translation>
            <numerusform>ein Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the board of lesson %1.</source>
        <translation>Das ist nicht das Brett von Lektion %1.</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>Das ist kein Brett der Größe %1 × %1: weder sein Code noch seine Nummer.</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>Die Größe muss von %1 bis %2 sein.</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>Ein Zug ist left, up, right, down, wait oder next.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lektion %1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>tally_maze::Board</name>
    <message>
        <source>Maze</source>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>offen nach %1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>im nächsten Labyrinth offen nach %1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Fahne</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>jagender Kürbis</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>planender Kürbis</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>ein Kürbis kommt als Nächstes her</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>beide Kürbisse kommen als Nächstes her</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>Code und Nummer des Bretts</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>Jedes Labyrinth einer Größe hat eine Nummer. Sein Code ist dieselbe Nummer mit weniger Zeichen. Gib eines von beiden jemandem, und ihr spielt dasselbe Brett.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>Code dieses Bretts</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Seine Nummer</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>Code des jetzigen Labyrinths</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>Dieses Brett s&amp;pielen:</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>Ein Code, eine Nummer oder eine Spiel-ID</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>Es kann auch ein größeres sein, ab %L1 × %L1.</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Vorausschauen</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Nächstes Labyrinth</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>Die Kürbisse ziehen, die Kugel nicht (Leertaste oder Punkt)</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>Zeigt das nächste Labyrinth über diesem bis zum nächsten Zug oder solange der Knopf gedrückt ist (P gedrückt halten)</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>Das Labyrinth wird zum nächsten, dann ziehen die Kürbisse (N)</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>Klicke auf ein Feld neben der Kugel oder zieh die Kugel weiter.</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>Nächste &amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>&amp;Code und Nummer des Bretts&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>Brett &amp;einfügen</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>Zeigen, wohin die &amp;Kürbisse gehen</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>Das &amp;nächste Labyrinth immer zeigen</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>6 × 6 spielen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>Bring die Kugel zur Fahne, bevor ein Kürbis sie fängt. Wann immer du ziehst, wartest oder das nächste Labyrinth holst, machen beide Kürbisse einen Schritt.</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>Lektion 1 von 5: Schritte. Drücke eine Pfeiltaste oder klicke auf ein Feld neben der Kugel. Nach jedem deiner Schritte machen auch beide Kürbisse einen.</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>Lektion 2 von 5: Warten. Mit Schritten allein holt dich hier ein Kürbis. Warte unterwegs einmal: Drücke die Leertaste oder klicke auf die Kugel.</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>Lektion 3 von 5: das nächste Labyrinth. Hier führt kein Weg an den Kürbissen vorbei. Drücke unterwegs N: Eine Lücke in einer Hecke wandert an eine andere Stelle.</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>Lektion 4 von 5: Vorausschauen. Halte P gedrückt, bevor du N drückst, und sieh das nächste Labyrinth. Der Kürbis mit der Brille geht, als wäre es schon da.</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>Lektion 5 von 5: alles zusammen. Geh, warte, schau voraus und wechsle das Labyrinth. Z nimmt einen Zug zurück, auch wenn du gefangen bist.</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>über %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>Mindestens (Vorgabe)</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Labyrinthwechsel</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>Dieses Brett ist nicht zu gewinnen: Ein Kürbis fängt die Kugel, was du auch tust.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>Dieses Brett ist nicht mit einem Zug zu gewinnen. Ob mit mehr, hat niemand geprüft.</numerusform>
            <numerusform>Dieses Brett ist nicht mit %Ln Zügen zu gewinnen. Ob mit mehr, hat niemand geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>Im nächsten Labyrinth: ein Schritt zur Fahne</numerusform>
            <numerusform>Im nächsten Labyrinth: %Ln Schritte zur Fahne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>Ein Schritt zur Fahne</numerusform>
            <numerusform>%Ln Schritte zur Fahne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>ein Kürbis ist einen Schritt entfernt</numerusform>
            <numerusform>der nähere Kürbis ist %Ln Schritte entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>A pumpkin caught the ball after %Ln keys.</source>
        <comment>A pumpkin caught the ball at once.</comment>
        <translation>
            <numerusform>Ein Kürbis fing die Kugel sofort.</numerusform>
            <numerusform>Ein Kürbis fing die Kugel nach %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Mit einem Zug.</numerusform>
            <numerusform>Mit %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Mit einem Zug.</numerusform>
            <numerusform>Mit %Ln Zügen, weniger geht nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>Mit einem Zug, Vorgabe %L1.</numerusform>
            <numerusform>Mit %Ln Zügen, Vorgabe %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>In der Zwischenablage ist kein Brett: kein Code, keine Nummer und keine Spiel-ID.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>Lektion %L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>Felder je Seite</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>Lektionen sind fünf kleine Bretter, jedes mit einer Sache zum Lernen.</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>Jedes ausgeloste Brett ist mit einem Zug zu gewinnen.</numerusform>
            <numerusform>Jedes ausgeloste Brett ist mit höchstens %Ln Zügen zu gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>Zeigen, wohin die Kürbisse gehen</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>Das nächste Labyrinth immer zeigen</translation>
    </message>
</context>
</TS>
