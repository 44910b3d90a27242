<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>Strahl in der Zeile</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>Strahl in der Spalte</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>Die Bestenliste wurde von einer neueren Version geschrieben.</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>Die Bestenliste wird gerade in einem anderen Fenster benutzt.</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>blaue Kugel</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>Kugel in Orange</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>gelbe Kugel</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>Kugel in Rosa</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>grüne Kugel</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>rote Kugel</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>hellblaue Kugel</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>blauer Würfel</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>Würfel in Orange</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>gelber Würfel</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>Würfel in Rosa</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>grüner Würfel</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>roter Würfel</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>hellblauer Würfel</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>blaue Pyramide</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>Pyramide in Orange</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>gelbe Pyramide</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>Pyramide in Rosa</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>grüne Pyramide</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>rote Pyramide</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>hellblaue Pyramide</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>blaues Oktaeder</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>Oktaeder in Orange</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>gelbes Oktaeder</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>Oktaeder in Rosa</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>grünes Oktaeder</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>rotes Oktaeder</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>hellblaues Oktaeder</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>blauer Zylinder</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>Zylinder in Orange</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>gelber Zylinder</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>Zylinder in Rosa</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>grüner Zylinder</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>roter Zylinder</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>hellblauer Zylinder</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>blauer Kegel</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>Kegel in Orange</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>gelber Kegel</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>Kegel in Rosa</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>grüner Kegel</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>roter Kegel</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>hellblauer Kegel</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>blauer Stern</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>Stern in Orange</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>gelber Stern</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>Stern in Rosa</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>grüner Stern</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>roter Stern</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>hellblauer Stern</translation>
    </message>
</context>
<context>
    <name>jewel::Board</name>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>Dieser Computer hat kein OpenGL; deshalb sind die Juwelen flach gemalt.</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>Die Grafik dieses Computers ist ausgefallen; deshalb sind die Juwelen flach gemalt.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>OpenGL läuft auf diesem Computer nicht; deshalb sind die Juwelen flach gemalt.</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>Namen &amp;behalten</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>Nummer %L1 der Bestenliste. Dein &amp;Name:</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Art des Spiels</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Tauschzüge</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>Spiel &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>Besten&amp;liste&#xa0;…</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>Juwelen im &amp;Raum</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>Juwelen &amp;drehen sich</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>&amp;Zeichen auf den Juwelen</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>Zeichen, wo nur &amp;Farben zählen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>Noch eine Sekunde</numerusform>
            <numerusform>Noch %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>Restzüge</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>Die Uhr läuft ab dem ersten Tausch. Rückgängig bringt das Spiel davor zurück.</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>Die Uhr läuft ab dem ersten Tausch.</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>Rückgängig bringt das Spiel davor zurück, das nicht zu Ende war.</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>Die Zeit wird knapp.</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>Bringe drei Juwelen einer Farbe zusammen.</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>Bringe drei Juwelen einer Form zusammen.</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>Bringe drei Juwelen einer Art zusammen.</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>Alle Züge sind gemacht</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Spiel beendet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>Ein Punkt, Stufe %L1, längste Kette %L2.</numerusform>
            <numerusform>%Ln Punkte, Stufe %L1, längste Kette %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Die Bestenliste war nicht lesbar und beginnt von vorn. Was da war, ist als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>Formen und Farben</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>Nur Farben</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>Nur Formen</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>Farben, Formen gemischt</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>Formen, Farben gemischt</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Gegen die Uhr</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>In Ruhe, ohne Uhr</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sechzig Züge</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>Bonus für Ketten</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>Besondere Juwelen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>Nach einer Sekunde</numerusform>
            <numerusform>Nach %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>Tipps von selbst</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>Jede Art von Juwelen hat ihre eigene Form und Farbe.</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>Alle Juwelen haben eine Form. Es zählen die Farben.</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>Alle Juwelen haben eine Farbe. Es zählen die Formen.</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>Es zählen die Farben. Die Formen bedeuten nichts.</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>Es zählen die Formen. Die Farben bedeuten nichts.</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1 Reihen aus vier und mehr und Reihen, die sich kreuzen, hinterlassen ein Juwel, das andere mitnimmt.</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>Juwelen im Raum</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>Juwelen drehen sich</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>Zeichen auf den Juwelen</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>Zeichen, wo nur Farben zählen</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>Das Prisma nimmt alle blauen Kugeln</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>Das Prisma nimmt alle orangefarbenen Würfel</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>Das Prisma nimmt alle gelben Pyramiden</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>Das Prisma nimmt alle rosafarbenen Oktaeder</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>Das Prisma nimmt alle grünen Zylinder</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>Das Prisma nimmt alle roten Kegel</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>Das Prisma nimmt alle hellblauen Sterne</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>Das Prisma nimmt alle blauen Juwelen</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>Das Prisma nimmt alle orangefarbenen Juwelen</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>Das Prisma nimmt alle gelben Juwelen</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>Das Prisma nimmt alle rosafarbenen Juwelen</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>Das Prisma nimmt alle grünen Juwelen</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>Das Prisma nimmt alle roten Juwelen</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>Das Prisma nimmt alle hellblauen Juwelen</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>Das Prisma nimmt alle Kugeln</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>Das Prisma nimmt alle Würfel</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>Das Prisma nimmt alle Pyramiden</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>Das Prisma nimmt alle Oktaeder</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>Das Prisma nimmt alle Zylinder</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>Das Prisma nimmt alle Kegel</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>Das Prisma nimmt alle Sterne</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>Das ergibt einen Strahl in Zeile %1</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>Das ergibt einen Strahl in Spalte %1</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>Das ergibt eine Explosion</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>Das ergibt ein Prisma</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>Zwei Prismen nehmen das ganze Brett</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>Das ergibt zwei besondere Juwelen</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>Das löst ein besonderes Juwel aus</numerusform>
            <numerusform>Das löst %Ln besondere Juwelen aus</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>Tausche das Juwel in Zeile %1, Spalte %2 mit dem darunter: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>Tausche das Juwel in Zeile %1, Spalte %2 mit dem rechts daneben: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>Tausche das Juwel in Zeile %1, Spalte %2 mit dem darunter: %3. Punkte: %4.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>Tausche das Juwel in Zeile %1, Spalte %2 mit dem rechts daneben: %3. Punkte: %4.</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1 Durchschnitt mit allem, was nachfällt: %2 Punkte.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sechzig Züge</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>Formen und Farben</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>nur Farben</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>nur Formen</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>Farben, Formen gemischt</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>Formen, Farben gemischt</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>Das ist kein Zug bei Juwelen.</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>Das ist kein Brett für Juwelen: acht Zeilen zu acht Juwelen und eine Zahl.</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>Ein erstes Brett hat noch keine Dreierreihe.</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>Kein Tausch auf diesem Brett ergibt eine Reihe.</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>Das sind keine Optionen von Juwelen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>In diesem Spiel läuft keine Uhr.</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>Ein Zug kann nicht vor dem stehen, auf den er folgt.</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>Die Zeit ist nicht um.</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>Da ist kein Juwel zum Tauschen.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Die Zeit ist um.</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>Das ergibt keine Dreierreihe; also gehen die Juwelen zurück.</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1, %2, Bonus für Ketten, besondere Juwelen</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1, %2, Bonus für Ketten</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1, %2, besondere Juwelen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1, Tipps nach einer Sekunde</numerusform>
            <numerusform>%1, Tipps nach %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>Es gibt nichts zu tauschen.</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Längste Kette</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>Bester Tausch</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>Besondere Juwelen gemacht</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>Tausche das Juwel in Zeile %1, Spalte %2 mit dem darunter.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>Tausche das Juwel in Zeile %1, Spalte %2 mit dem rechts daneben.</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>Ergibt mehr als eine Reihe. Punkte: %1. %2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>Ergibt eine Reihe von %1 in Spalte %2. %3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>Ergibt eine Reihe von %1 in Zeile %2. %3</translation>
    </message>
</context>
</TS>
