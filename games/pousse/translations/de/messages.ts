<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>Sucht&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>Einen Zug voraus: %1. %2</numerusform>
            <numerusform>%Ln Züge voraus: %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>Partien in der Schreibweise des Wettbewerbs</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1 x %L1, ein Zug</numerusform>
            <numerusform>%L1 x %L1, %Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>Partie &amp;kopieren</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>Die Partie ist in der Schreibweise des Wettbewerbs kopiert.</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>Es gibt keinen Text zum Einfügen. Kopiere erst eine Partie in der Schreibweise des Wettbewerbs: die Größe des Bretts, dann ein Zug je Zeile.</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Das lässt sich nicht einfügen</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Erster Spieler:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Zweiter Spieler:</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>Zei&amp;len und Spalten:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Partien:</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>Partien des Wettkampfs</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>Der erste Spieler beginnt mit X, dann werden die Seiten von Partie zu Partie getauscht.</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>Der Wettkampf ist zu Ende: %1.</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>Niemand: zu viele Züge</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1 (Wiederholung)</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>%1 hat %L2 von %L3 gewonnen, als X %L4 von %L5, als O %L6 von %L7.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Starten</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>Dasselbe Brett wie nach dem anderen Zug mit diesem Zeichen.</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>Geht zurück zu der Stellung, die wiederkam</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>Nach Zug %L1</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1 lässt sich nicht starten</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 wurde angehalten</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>%1 hat in einer Sekunde nicht geantwortet</numerusform>
            <numerusform>%1 hat in %Ln Sekunden nicht geantwortet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>%1 hört nicht auf zu schreiben</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1 ist abgestürzt</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>%1 hat ohne einen Zug geendet</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>%1 antwortete „%2“, und das ist hier kein Zug</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 kann nicht gestartet werden: %2</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>Die &amp;Liste der Züge mit QUIT beenden</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>Spielerprogramme</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>Programme, welche die Schnittstelle des Wettbewerbs beherrschen: Sie lesen die Größe und die bisherigen Züge und schreiben einen Zug. Sie laufen mit deinen Rechten; füge also nur solche hinzu, denen du traust. Eine Seite spielt mit einem davon, wenn ihr Spieler „Spielerprogramm“ ist.</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>Spielt &amp;X:</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>Spielt &amp;O:</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation>Spielerprogramm hinzufügen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation>Zeile %L1 von links</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>Zeile %L1 von rechts</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>Spalte %L1 von oben</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>Spalte %L1 von unten</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1; das letzte %2 fiele herunter</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1; verliert, weil ein früheres Brett wiederkäme</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1; Tipp</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>%1 brächte ein früheres Brett zurück und verlöre.</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>%1 macht Platz: Das letzte %2 fällt über den Rand.</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>%1 nimmt ein leeres Feld ein.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>%1 schiebt einen Stein weiter.</numerusform>
            <numerusform>%1 schiebt %Ln Steine weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>Du bist am Zug: Schiebe an einem Rand ein %1 ein.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>%1 hat das Brett nach Zug %L2 zurückgebracht, und das verliert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>Ein Zug ist gemacht, und niemand hat gewonnen.</numerusform>
            <numerusform>%Ln Züge sind gemacht, und niemand hat gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>%1 hat eine volle Reihe</numerusform>
            <numerusform>%1 hat %Ln volle Reihen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1 gegen %L2.</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>Den letzten Zug machte %1 selbst.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 führt mit %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 gewinnt mit dem nächsten Zug</numerusform>
            <numerusform>%1 kann in %Ln Zügen beider Seiten den Sieg erzwingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translation>
            <numerusform>eine Stellung</numerusform>
            <numerusform>%Ln Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>einen Zug voraus</numerusform>
            <numerusform>%Ln Züge voraus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Neues Spiel mit ge&amp;tauschten Seiten</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>&amp;Wettkampf aus mehreren Partien&#xa0;…</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>Spielerpro&amp;gramme&#xa0;…</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>Dasselbe Brett von f&amp;rüher zeigen</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>Ränder markieren, die durch Wieder&amp;holung verlieren</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>Markiert die Zahlen, an denen ein Schub ein früheres Brett zurückbrächte.</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>Uhr für jeden &amp;Zug</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>Zeigt, wie lange der jetzige Zug schon dauert.</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>&amp;Töne nach 30 und 60 Sekunden</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>Ein leiser Ton nach 30 Sekunden eines Zuges und zwei nach 60. Dazu müssen Töne an sein.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Bewertung und beste Variante</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>Der Computer beurteilt jede gezeigte Stellung. Eine Partie, in der du das siehst, zählt als eine mit Hilfe.</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>Steine kommen vom Rand herein: Klicke auf eine Zahl.</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>Reihen von X</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>Reihen von O</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>Der Computer überlegt. Mit %1 zieht er sofort.</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1 x %L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>Auf 3 x 3 kann X immer gewinnen, und der Experte weiß wie.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Partien gegen den Computer werden gezählt, jede Stufe für sich.</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1 überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Eingabe spielt ihn.</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>%1 ist am Zug und wartet. Zieh für den Computer, oder lass ihn mit %2 ziehen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>Der Computer (%1)</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 spielte %2.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>%1 gewinnt sofort.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 hält am längsten stand.</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>%1 ist der beste Zug, den der Experte sieht.</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>Du kannst mit einem Zug gewinnen.</numerusform>
            <numerusform>Du kannst in %Ln Zügen beider Seiten den Sieg erzwingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>Jeder Zug verliert sofort.</numerusform>
            <numerusform>Die andere Seite kann in %Ln Zügen beider Seiten den Sieg erzwingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>einfältig</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>Schiebt immer von unten in die erste Spalte; das schlägt jeden, der nicht hinsieht.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>Sieht eine volle Reihe, wenn eine zu vollenden ist.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>Sieht einen Zug und die Antwort darauf.</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>klassisch, schnell</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>Spielt auf die alte Art, einen Zug weniger voraus als klassisch.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>Denkt drei Züge voraus, auf kleinen Brettern vier.</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>klassisch</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>Spielt auf die alte Art und denkt fünf Züge voraus, auf großen Brettern weniger.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>Denkt sechs Züge voraus.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>Macht auf 3 x 3 keine Fehler, als X auch auf 4 x 4 nicht, und überlegt sonst zwei Sekunden.</translation>
    </message>
    <message>
        <source>player program</source>
        <translation>Spielerprogramm</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>Ein Programm, das du im Menü Spiel hinzugefügt hast. Ohne eines macht diese Stufe den letzten Zug nach.</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>Eine Partie beginnt mit der Größe ihres Bretts, %1 bis %2.</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>Partien, die nach Zug %1 weitergehen, sind nicht lesbar.</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>Zug %1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>Zug %1 ist nicht möglich. %2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>Zeilen und Spalten dieses Bretts haben die Nummern 1 bis %1.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation>Mit %1 kommt ein früheres Brett wieder, und das verliert; mit %2 keines.</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>%1 gibt der anderen Seite mehr volle Reihen; %2 nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>%1 gewinnt sofort.</numerusform>
            <numerusform>%1 kann in %Ln Zügen beider Seiten den Sieg erzwingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>Nach %1 gewinnt die andere Seite sofort mit %2; nach %3 nicht.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Nach %1 gewinnt die andere Seite sofort; nach %2 ist kein solcher Sieg zu sehen.</numerusform>
            <numerusform>Nach %1 kann die andere Seite in %Ln Zügen den Sieg erzwingen; nach %2 ist kein solcher Sieg zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Nach %1 ist die Antwort %2 stark; %3 lässt der anderen Seite weniger.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 lässt der anderen Seite weniger als %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % Gewinnchance</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>Optionen von Pousse sind die Größe des Bretts, %1 bis %2.</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>Jede Partie Pousse beginnt auf dem leeren Brett.</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>Ein Zug ist L, R, T oder B für den Rand und eine Zahl, etwa T3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translation>X: %1.</translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translation>O: %1.</translation>
    </message>
</context>
</TS>
