<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>Brett zeichnen</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>Ein Druck &amp;schaltet:</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>Brett zum Zeichnen</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>Alle &amp;aus</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>Alle &amp;an</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Umkehren</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>&amp;Zufällig</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>&amp;Lösbar machen</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>Ändert so wenige Lichter wie möglich</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>Aufgaben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>Mit Hilfe gelöst</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>Mit den wenigsten Zügen gelöst</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>Mit einem Zug gelöst</numerusform>
            <numerusform>Mit %Ln Zügen gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>Gelöste Aufgaben: %L1 von %L2, davon %L3 mit den wenigsten Zügen. Die leichtesten kommen zuerst.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>Ein Druck schaltet ein Licht und die darüber, darunter, links und rechts davon.</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>Ein Druck schaltet ein Licht und die darüber, darunter, links und rechts davon; jenseits eines Randes geht das Brett am anderen weiter.</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>Ein Druck schaltet ein Licht und die, die es an einer Ecke berühren.</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>Ein Druck schaltet ein Licht und alle Lichter ringsum.</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>Schalte alle Lichter aus. Gefüllte Kreise mit Strahlen leuchten.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>Dazu braucht es mindestens %Ln Zug.</numerusform>
            <numerusform>Dazu braucht es mindestens %Ln Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>Lights Out</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>Lights Out, %1 x %1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>Lösung: Drücke jedes Feld mit einem Kreuz, in beliebiger Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>gedrückt</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>Teil der Lösung</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>Au&amp;fgaben&#xa0;…</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>Nä&amp;chste Aufgabe</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>Brett &amp;zeichnen&#xa0;…</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>&amp;Gedrückte Felder markieren</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>&amp;Umrahmen, was ein Druck schaltet</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Lichter an</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>Alle Lichter sind aus: Dieses Feld ist ein stilles Muster.</numerusform>
            <numerusform>Alle Lichter sind aus: Diese %Ln Felder sind ein stilles Muster.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>Alle Lichter sind aus!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>Ein Zug, weniger geht nicht.</numerusform>
            <numerusform>%Ln Züge, weniger geht nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Ein Zug; %L1 hätten genügt.</numerusform>
            <numerusform>%Ln Züge; %L1 hätten genügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Eine Aufgabe</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Mein eigenes</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>Leer, zum Ausprobieren</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>Ein Druck schaltet</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Zufällige Bretter</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>Leicht, bis 5 Züge</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>Mittel, 6 bis 9 Züge</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>Schwer, 10 bis 14 Züge</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>Experte, ab 15 Zügen</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1&#xa0;…</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>&amp;Zeichnen&#xa0;…</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>Mein eigenes Brett</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>Jedes ausgeloste Brett ist lösbar.</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>Eine Aufgabe hat ihre eigene Größe und Nachbarschaft.</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>Alle Lichter sind aus. Drücke Felder, um Muster zu machen, oder suche Züge, die nichts ändern.</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>Gedrückte Felder markieren</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>Umrahmen, was ein Druck schaltet</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>Das Kreuz, und die Ränder treffen sich</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>Das schräge Kreuz</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>Alle acht Nachbarn</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>Das Kreuz</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1, %L2 × %L2, ein Zug</numerusform>
            <numerusform>%1, %L2 × %L2, %Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>Bretter dieser Art haben zu viele Lösungen, um die wenigsten Züge zu finden.</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>Noch ist kein Licht an.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Dieses Brett ist nicht lösbar.</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>Ein Zug löst dieses Brett: %1.</numerusform>
            <numerusform>Dieses Brett ist in %Ln Zügen lösbar und nicht in weniger: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>Gegenüberliegende Ecken</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>Eine von vieren</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>Kleines T</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Buchstabe H</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>Alle an, 2 × 2</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Vier Ecken</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>Schräge Ecke</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Zaun</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>Alle an, 4 × 4</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Kompass</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>Scharniere</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Klammern</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>Naht</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Nest</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>Alle an, alle acht</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>Vier Kreuze</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>Mittellicht</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>Ecklicht</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>Alle an, 3 × 3</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>Einsames Licht</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>Klassische Diagonale</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>Fünf Sterne</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Knopf</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>Alle an, Ränder verbunden</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Edelstein</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>Schräger Fächer</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Thron</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>Fünf Kreuze</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>Klassiker 1</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>Klassiker 2</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>Klassiker 3</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>Klassiker 4</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>Klassiker 5</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>Kleines L</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>Klassiker 6</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>Klassiker 7</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>Endloser Rahmen</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>Kleiner Ring</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Alle außer einem</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>Ferne Ecken</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation>Armband</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>Vier Wege</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Schneeflocke</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>Donut</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>Endloser Ring</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>Endloser Regen</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Blütenblätter</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation>Königsstern</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Briefmarke</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation>König in der Ecke</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Pupille</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>Neun Punkte</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kiste</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>Neun Juwelen</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>Kiefernzapfen</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>Alle an, schräg</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>Vier Lampen</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>Andreaskreuz</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>Vier Pfeile</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>Ringstraße</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>Funken</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaik</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Klee</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>Alle an, 5 × 5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Tanne</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Pilz</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>Alle an, 9 × 9</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Becher</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Schirm</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>Alle an, 6 × 6</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Lächeln</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>Rahmen im Rahmen</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>Alle an, 7 × 7</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>Eindringling</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Segelboot</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>Alle an, 8 × 8</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>Großes Schachbrett</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>Alle an, 10 × 10</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>Alle an, 11 × 11</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>Alle an, 12 × 12</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>Dieses Licht gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>Alle Lichter sind schon aus. Beginne ein neues Spiel oder dieses von vorn.</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>Alle Lichter sind aus. Drücke ein Feld, um ein Muster zu machen.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>Zeile %1, Spalte %2 gehört zur einzigen Lösung.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>Zeile %1, Spalte %2 gehört zu jeder Lösung.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>Zeile %1, Spalte %2 gehört zur einzigen kürzesten Lösung.</numerusform>
            <numerusform>Zeile %1, Spalte %2 gehört zu allen %Ln kürzesten Lösungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>Zeile %1, Spalte %2 gehört zur kürzesten Lösung.</numerusform>
            <numerusform>Zeile %1, Spalte %2 gehört zu einer von %Ln kürzesten Lösungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>Das ist der letzte Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>Insgesamt ein Zug.</numerusform>
            <numerusform>Insgesamt %Ln Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>Zeile %1, Spalte %2 ist der letzte Zug.</numerusform>
            <numerusform>Zeile %1, Spalte %2 gehört zu einer kürzesten Lösung mit %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>ein Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>Die Größe muss von %1 bis %2 sein.</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>Mit allen acht Nachbarn hat Größe %1 zu viele Lösungen, um die wenigsten Züge zu finden. Wähle eine andere Größe.</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>Kein Licht ist an; also gibt es nichts zu lösen.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Dieses Brett ist nicht lösbar.</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>Das Brett hat eine Zeile, das Spiel verlangt %1.</numerusform>
            <numerusform>Das Brett hat %Ln Zeilen, das Spiel verlangt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>Das Brett ist nicht das, welches das Spiel nennt.</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>Das Brett braucht einen Zug; das ist eine andere Stufe.</numerusform>
            <numerusform>Das Brett braucht %Ln Züge; das ist eine andere Stufe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>Zeichne zuerst ein eigenes Brett.</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>Kein Brett dieser Größe ist so schwer. Wähle eine leichtere Stufe oder ein größeres Brett.</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>„%1“ nennt kein Brett zum Spielen.</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>Ein Brett wird als Zeilen aus x (an) und o (aus) mit / dazwischen geschrieben.</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>„%1“ ist kein Zug.</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>Zufällig, %1 × %1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>Zufällig, %1 × %1, leicht</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>Zufällig, %1 × %1, mittel</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>Zufällig, %1 × %1, schwer</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>Zufällig, %1 × %1, Experte</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>Zufällig, %1 × %1, Ränder verbunden</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>Zufällig, %1 × %1, Ränder verbunden, leicht</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>Zufällig, %1 × %1, Ränder verbunden, mittel</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>Zufällig, %1 × %1, Ränder verbunden, schwer</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>Zufällig, %1 × %1, Ränder verbunden, Experte</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>Zufällig, %1 × %1, schräg</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>Zufällig, %1 × %1, schräg, leicht</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>Zufällig, %1 × %1, schräg, mittel</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>Zufällig, %1 × %1, schräg, schwer</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>Zufällig, %1 × %1, schräg, Experte</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>Zufällig, %1 × %1, alle acht</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>Zufällig, %1 × %1, alle acht, leicht</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>Zufällig, %1 × %1, alle acht, mittel</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>Zufällig, %1 × %1, alle acht, schwer</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>Zufällig, %1 × %1, alle acht, Experte</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>Eigenes Brett, %1 × %1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>Eigenes Brett, %1 × %1, Ränder verbunden</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>Eigenes Brett, %1 × %1, schräg</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>Eigenes Brett, %1 × %1, alle acht</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>Leeres Brett, %1 × %1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>Leeres Brett, %1 × %1, Ränder verbunden</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>Leeres Brett, %1 × %1, schräg</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>Leeres Brett, %1 × %1, alle acht</translation>
    </message>
</context>
</TS>
