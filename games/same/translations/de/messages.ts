<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>%Ln Kugel</numerusform>
            <numerusform>%Ln Kugeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>Diese Kugel ist die letzte: Das Brett ist leer.</numerusform>
            <numerusform>Diese %Ln Kugeln sind die letzten: Das Brett ist leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>Diese Kugel ist die letzte ihrer Farbe; also bleibt keine zurück (%1).</numerusform>
            <numerusform>Diese %Ln Kugeln sind die letzten ihrer Farbe; also bleibt keine zurück (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>Das ist die größte Gruppe von dem, was der Plan noch übrig lässt: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>Was fällt, fügt sich zusammen: Aus einem Teil wird eine Gruppe (%1), %2 mehr wert als einzeln.</numerusform>
            <numerusform>Was fällt, fügt sich zusammen: Aus %Ln Teilen wird eine Gruppe (%1), %2 mehr wert als einzeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>Diese Kugel ist einer größeren Gruppe im Weg, die der nächste Klick nimmt: %1.</numerusform>
            <numerusform>Diese %Ln Kugeln sind einer größeren Gruppe im Weg, die der nächste Klick nimmt: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>Diese Kugel ist im Weg: Ohne sie kommt eine größere Gruppe zusammen (%1, %2).</numerusform>
            <numerusform>Diese %Ln Kugeln sind im Weg: Ohne sie kommt eine größere Gruppe zusammen (%1, %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>einen Klick später</numerusform>
            <numerusform>%Ln Klicks später</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>Keine zwei Kugeln einer Farbe berühren sich mehr: Es ist nichts mehr zu entfernen.</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>Der beste gefundene Plan leert das Brett und endet mit einem Punkt.</numerusform>
            <numerusform>Der beste gefundene Plan leert das Brett und endet mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>Ende des besten gefundenen Plans: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>noch eine Kugel</numerusform>
            <numerusform>noch %Ln Kugeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>Dieses Brett hat eine Zeile; nötig sind %1.</numerusform>
            <numerusform>Dieses Brett hat %Ln Zeilen; nötig sind %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>Eine Zeile dieses Bretts hat eine Kugel; nötig sind %1.</numerusform>
            <numerusform>Eine Zeile dieses Bretts hat %Ln Kugeln; nötig sind %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translation>Ein Brett von Same wird mit den Buchstaben a bis %1 geschrieben.</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>Optionen von Same sehen aus wie 20x16-5 oder 20x10-5-classic: Spalten %1 bis %2, Zeilen %3 bis %4, Farben %5 bis %6.</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>Ein Klick wird als Spalte,Zeile geschrieben, etwa 3,12.</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>Diese Stelle ist nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>Hier ist keine Kugel.</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>Diese Kugel berührt keine andere ihrer Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>Klassisch, %1 x %2, %Ln Farbe</numerusform>
            <numerusform>Klassisch, %1 x %2, %Ln Farben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>SameGame, %1 x %2, %Ln Farbe</numerusform>
            <numerusform>SameGame, %1 x %2, %Ln Farben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1 x %2, %Ln Farbe</numerusform>
            <numerusform>%1 x %2, %Ln Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Größte Gruppe</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>Kugeln übrig</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>blaue Scheibe</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>orangefarbenes Quadrat</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>grünes Dreieck</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>rosafarbene Raute</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>gelber Stern</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>himmelblauer Ring</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>rotes Kreuz</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1, %2, allein</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1, %2, Gruppe von %L3, %Ln Punkt</numerusform>
            <numerusform>%1, %2, Gruppe von %L3, %Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Leer!</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translation>Summe: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Summe: %1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>Dieser Klick: %1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>Die Summe aller Klicks: n Kugeln auf einmal geben (n-2) x (n-2) Punkte.</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>Die Summe aller Klicks: n Kugeln auf einmal geben n x n Punkte.</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>1000 Punkte für ein leeres Brett, sonst nichts.</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>100 Punkte für jede Kugel, um die weniger als 50 übrig sind: 5000 für ein leeres Brett.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>Was zählt: Klicks und Bonus zusammen.</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>Die Summe aller Klicks: Ein Paar gibt 2 Punkte, n Kugeln geben (n-1) x (n-1) - (n-3).</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>Dieser Klick</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>Was die hervorgehobene Gruppe bringt.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>Was der Computer mit dieser Ausgangslage in einer kurzen Suche erreicht hat. Es ist zu schlagen.</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>Kugeln übrig: %1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>n Kugeln auf einmal geben n x n Punkte, und für jede Kugel, um die weniger als 50 übrig sind, gibt es einen Bonus von 100 Punkten.</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>Ein Paar gibt 2 Punkte, n Kugeln geben (n-1) x (n-1) - (n-3). Es gibt keinen Bonus, und die Kugeln liegen rein zufällig.</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>n Kugeln auf einmal geben (n-2) x (n-2) Punkte, ein Paar nichts, ein leeres Brett 1000. Die Kugeln liegen rein zufällig.</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>&amp;Formen auf den Kugeln</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>Wähle eine Gruppe aus zwei oder mehr Kugeln einer Farbe.</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>Kugeln übrig: %L1. Größte Gruppe bisher: %L2.</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Brett leer!</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>Es ist keine Gruppe übrig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>Ein Punkt, größte Gruppe: %L1.</numerusform>
            <numerusform>%Ln Punkte, größte Gruppe: %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>Ein Punkt, Kugeln übrig: %L1, größte Gruppe: %L2.</numerusform>
            <numerusform>%Ln Punkte, Kugeln übrig: %L1, größte Gruppe: %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>Das liegt %1 über der Vorgabe.</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>Das ist die Vorgabe.</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>Die Vorgabe ist %1.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Modern</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>Formen auf den Kugeln</translation>
    </message>
</context>
</TS>
