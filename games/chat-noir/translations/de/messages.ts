<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>die Katze, entkommen</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>die Katze, gefangen</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>die Katze</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>versperrt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>auf einem kürzesten Weg hinaus</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>&amp;Auswege der Katze zeigen</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>Markiert die kürzesten Wege der Katze zum Rand. H gedrückt halten, um sie kurz zu sehen.</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Auswege</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>Die Katze ist einen Schritt vom Rand entfernt.</numerusform>
            <numerusform>Die Katze ist %Ln Schritte vom Rand entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>Die Katze hat keinen Ausweg.</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>Die Katze ist gefangen!</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>Die Katze ist entwischt</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>Nach einem Zug.</numerusform>
            <numerusform>Nach %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>Kleiner Garten</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>Weiter Park</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>Garten ohne Entkommen</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>Freies Feld</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>Hecken am Anfang</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Gewöhnlich</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Schlau</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>Schläfrig</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>Nur Bretter, auf denen die Katze zu fangen ist (bewiesen)</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>Rechnet damit, dass du jedes Mal ihren besten Weg versperrst, und zieht Wege vor, die sich gabeln.</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>Nimmt einen kürzesten Weg, aber jeder dritte Schritt führt irgendwohin.</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>Nimmt einen kürzesten Weg zum Rand, von gleich kurzen irgendeinen. Sie denkt nicht voraus.</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Beweisen lässt sich das auf Brettern bis zur Größe %1.</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>Bretter dieser Größe mit Beweis haben für diese Katze mindestens eine Hecke.</numerusform>
            <numerusform>Bretter dieser Größe mit Beweis haben für diese Katze mindestens %Ln Hecken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>Ein Brett dieser Größe kann am Anfang eine Hecke haben.</numerusform>
            <numerusform>Ein Brett dieser Größe kann am Anfang bis zu %Ln Hecken haben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>Zeile %1, Spalte %2: versperrt den letzten Ausweg der Katze.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>Zeile %1, Spalte %2: der einzige Stein, auf dem die Katze als Nächstes entkommen kann.</numerusform>
            <numerusform>Zeile %1, Spalte %2: einer von %Ln Steinen, auf denen die Katze als Nächstes entkommen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>Zeile %1, Spalte %2: Dort würde die Katze als Nächstes entkommen.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>Zeile %1, Spalte %2: fing die Katze in %3 von einem Probespiel.</numerusform>
            <numerusform>Zeile %1, Spalte %2: fing die Katze in %3 von %Ln Probespielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>Zeile %1, Spalte %2: Wohin die Katze dann auch geht, sie lässt sich einzäunen.</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>Nur ein schläfriger Schritt der Katze kann das Spiel retten.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>Das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>Es fand sich kein sicherer Sieg.</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>Der Sieg ist bewiesen, egal was die Katze tut.</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>Der Sieg ist bewiesen: Dieser Zug beendet das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>Der Sieg ist bewiesen, in einem Zug.</numerusform>
            <numerusform>Der Sieg ist bewiesen, in höchstens %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>Diesen Stein gibt es nicht.</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>Auf diesem Stein sitzt die Katze.</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>Auf diesem Stein steht schon eine Hecke.</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>Zeile %1, Spalte %2 fing die Katze in %3 % der Probespiele, deine Hecke in %4 %.</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>%1 % Fangchance</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>Die Größe muss eine ungerade Zahl von 5 bis 21 sein.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>Ein Brett der Größe %1 kann am Anfang eine Hecke haben.</numerusform>
            <numerusform>Ein Brett der Größe %1 kann am Anfang bis zu %Ln Hecken haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Beweisen lässt sich das auf Brettern bis zur Größe %1.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>Ein Brett der Größe %1, auf dem diese Katze sicher zu fangen ist, braucht eine Hecke.</numerusform>
            <numerusform>Ein Brett der Größe %1, auf dem diese Katze sicher zu fangen ist, braucht %Ln Hecken.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>Ein Brett sieht aus wie c3d7k11-9f3a: die Hecken, dann die Nummer der Katze.</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>Das Brett nennt einen Stein, den es nicht hat.</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>Der Stein in der Mitte gehört der Katze.</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>Das Brett nennt einen Stein zweimal.</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>Das Brett müsste eine Hecke haben.</numerusform>
            <numerusform>Das Brett müsste %Ln Hecken haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>Die Nummer der Katze fehlt.</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>Auf diesem Brett ist die Katze schon eingesperrt; also gibt es nichts zu spielen.</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>Optionen sehen aus wie 11-6-plain: Größe, Hecken und Katze (plain, sharp oder sleepy), dann nach Wunsch -sure.</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>Das ist nicht der Name eines Steins.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>%Ln Hecke</numerusform>
            <numerusform>%Ln Hecken</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>Größe %1, %2, schlaue Katze, nur mit Beweis</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>Größe %1, %2, schlaue Katze</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>Größe %1, %2, schläfrige Katze, nur mit Beweis</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>Größe %1, %2, schläfrige Katze</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>Größe %1, %2, gewöhnliche Katze, nur mit Beweis</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>Größe %1, %2, gewöhnliche Katze</translation>
    </message>
</context>
</TS>
