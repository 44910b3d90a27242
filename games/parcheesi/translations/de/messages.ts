<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>Du, mit Hilfe</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 von %2 (%3 %)</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>Gewonnene kurze Spiele, nach Spieler und Seite</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>Gewonnene Spiele, nach Spieler und Seite</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>Hier ist noch nichts gezählt. Spiele, die vor dieser Seite zu Ende gingen, stehen bei den Ergebnissen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>Hier ist ein Spiel gezählt. Bei gleich starken Spielern gewinnt jede Seite auf Dauer 25 %.</numerusform>
            <numerusform>Hier sind %Ln Spiele gezählt. Bei gleich starken Spielern gewinnt jede Seite auf Dauer 25 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>zu wenige Würfe</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>ungleich</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>recht ungleich</translation>
    </message>
    <message>
        <source>fair</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>fair</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>Noch sind keine Würfe gezählt.</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>Noch sind es zu wenige Würfe, um zu sagen, ob die Würfel fair sind.</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>Die Würfel sind fair: In %1 aller Fälle sind faire Würfel mindestens so ungleich wie die ungleichste dieser Zählungen.</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>Die Würfel sind etwas ungleicher als üblich: Faire Würfel sind in %1 aller Fälle so ungleich. Weitere Würfe zeigen, ob es Zufall war.</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>Die Würfel sehen nicht fair aus: Faire Würfel sind in %1 aller Fälle so ungleich.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>Wie oft jede Augenzahl fiel (und erwartet war)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation>Chi-Quadrat: wie weit die Zählung vom Erwarteten abweicht (wie wahrscheinlich faire Würfel so weit abweichen)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Pasche</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>Augen (etwa 5)</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>Paare (etwa 20)</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>Mit einem Wort</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>Würfelpaare</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>Wie oft jedes Paar fiel (und erwartet war)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Spieler %L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>Alle Zahlen sind gespielt: Drücke „Fertig“.</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>Mehr lässt sich nicht spielen: Drücke „Fertig“.</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>Zahlen übrig: %1. Eine Figur kann ins Spiel kommen.</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>Zahlen übrig: %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Du bist am Zug (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1: schlägt %2</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>kommt auf %1 ins Spiel</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>übrig: %1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>würfelt %L1 und %L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1 und %L2: dritter Pasch</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1 und %L2: kann nicht ziehen</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>Eine Figur kommt nur an den Start zurück, wenn sie geschlagen wird.</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>Dorthin kommt keine Figur dieser Seite.</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>Figuren von %1 kommen auf Feld %2 ins Spiel.</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>Figuren ziehen nur vorwärts.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>Zielgerade von %1, %L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>Ziel von %1</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>Start von %1</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>Feld %L1</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>hier kommt %1 ins Spiel</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>hier biegt %1 ab</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>Blockade von %1</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>%1, Figur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>%Ln Figur</numerusform>
            <numerusform>%Ln Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>noch %L1</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>%1 hat alle vier Figuren im Ziel. So viele Felder fehlten den anderen: %2.</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>Zahlen übrig: %1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>gewürfelt: %1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>%L1 ist gewählt</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>gespielt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>%Ln Figur im Ziel</numerusform>
            <numerusform>%Ln Figuren im Ziel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>Zug b&amp;eenden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>Beendet deinen Zug, wenn alle Zahlen gespielt sind, die sich spielen lassen</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>Einen &amp;Schritt zurück</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>Zug von &amp;vorn beginnen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>Nimmt alle Schritte dieses Zuges zurück</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>&amp;Nummern der Felder zeigen</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>Der Computer zieht. Mit %1 zieht er sofort.</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>Es ist keine %L1 mehr übrig.</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>Keine Figur kann jetzt mit der %L1 ziehen.</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>Wähle nun die Figur, die mit der %L1 zieht.</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>Dritter Pasch</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>Kann nicht ziehen</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>Pasch: würfelt noch einmal</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>Weiter mit „Fertig“.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1 wartet. Zieh für den Computer, oder lass ihn mit %2 ziehen.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 zieht.</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>Gewinnchance: etwa %L1 %</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>Normal, mit vier Figuren</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>Kurz, mit zwei Figuren</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>Zeigen, wohin die Figur unter dem Mauszeiger ziehen kann</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>Meinen Zug von selbst beenden, wenn nichts mehr zu spielen ist</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>Auf mich warten, wenn ich nicht ziehen kann</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>Das gewinnt das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>Das schickt eine Figur an den Start zurück.</numerusform>
            <numerusform>Das schickt %Ln Figuren an den Start zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>Das bringt eine Figur ins Ziel.</numerusform>
            <numerusform>Das bringt %Ln Figuren ins Ziel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>Das bringt eine Figur ins Spiel.</numerusform>
            <numerusform>Das bringt %Ln Figuren ins Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>Das baut eine Blockade.</numerusform>
            <numerusform>Das baut %Ln Blockaden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>Das bringt eine Figur auf ein sicheres Feld.</numerusform>
            <numerusform>Das bringt %Ln Figuren auf sichere Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Das gibt dir die besten Chancen.</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>Kein Wurf schlägt dich dann.</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>Dann schlägt dich nur einer von 36 Würfen.</numerusform>
            <numerusform>Dann schlagen dich %Ln von 36 Würfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>Der Zug ist vollständig, wie er ist.</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>Gewinnchance: etwa %1 %.</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>Leichtsinnige Lisa</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>Steht gern dort, wo andere ihre Figuren schlagen können.</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>Höfliche Hanna</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>Lässt allen anderen den Vortritt und bleibt dem Ziel so fern wie möglich.</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>Fabelhafte Frieda</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>Eilt ins Ziel, hält sich von anderen fern und baut Blockaden.</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>Vorsichtige Vera</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>Wägt ab, was jede Figur zu verlieren hat und wie fern die anderen sind.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>Probiert die aussichtsreichsten Züge gegen die Würfe, die als Nächstes kommen können.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>Pasche auf hundert Würfe</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>Mittelwert eines Würfels</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % Gewinnchance</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1 Eine Figur von %2 muss an den Start zurück: +20.</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1 Das gibt +10.</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1 bringt die letzte Figur ins Ziel und gewinnt.</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1 %2 kommt auf %3 ins Spiel.</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1 %2: %3 → %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1 würfelt %2 und %3 und kann nicht ziehen.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1 würfelt einen dritten Pasch, %2 und %3, und darf ihn nicht spielen.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1 würfelt einen dritten Pasch, %2 und %3: Die vorderste Figur muss an den Start zurück.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1 würfelt %2 und %3, mit den Unterseiten %4 und %5.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1 würfelt %2 und %3.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>home</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>Zielgerade %1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>Diese Figur gibt es nicht.</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>Diese Figur muss erst ins Spiel kommen.</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>Diese Figur ist schon im Spiel.</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>Diese Figur ist im Ziel.</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>Ins Spiel kommt eine Figur mit 5, mit 1 und 4 oder mit 2 und 3.</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>Zwei Figuren versperren das Einstiegsfeld.</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>Es ist keine %1 mehr übrig.</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>Die Blockade auf Feld %1 ist im Weg.</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>Die Blockade auf Feld %1 der Zielgeraden ist im Weg.</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>Das ist zu weit: Ins Ziel kommt eine Figur nur mit der genauen Zahl.</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>Auf Feld %1 steht eine Figur einer anderen Seite sicher.</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>Eine Figur kann noch ins Spiel kommen.</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>Die %1 lässt sich noch spielen.</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>Eine Blockade darf nicht als Ganzes weiterziehen.</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>Die Blockade würde als Ganzes weiterziehen, und keine übrige Zahl könnte sie trennen.</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>Ein Spiel Parcheesi ist standard (normal) oder short (kurz).</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>Die Würfe eines Spiels Parcheesi folgen aus einer ganzen Zahl.</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>Ein Zug bei Parcheesi sieht aus wie 2+6, wenn Figur 2 sechs Felder zieht, 2+in, wenn sie ins Spiel kommt, oder done.</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>kurz, mit zwei Figuren</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
</TS>
