<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Der letzte Schritt macht das Bild fertig.</numerusform>
            <numerusform>Teil %1 kommt an seinen Platz und bleibt dort. Noch %Ln Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Der letzte Schritt macht das Bild fertig.</numerusform>
            <numerusform>Das macht Platz für Teil %1, das als Nächstes seinen Platz erreicht. Noch %Ln Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Der letzte Schritt macht das Bild fertig.</numerusform>
            <numerusform>Die Teile %1 und %2 kommen zusammen an ihre Plätze. Noch etwa %Ln Schritte, mindestens %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Der letzte Schritt macht das Bild fertig.</numerusform>
            <numerusform>Die Teile %1 und %2 kommen zusammen an ihre Plätze; die fertigen Reihen bleiben. Noch etwa %Ln Schritte, mindestens %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Der letzte Schritt macht das Bild fertig.</numerusform>
            <numerusform>Teil %1 kommt an seinen Platz. Noch etwa %Ln Schritte, mindestens %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Der letzte Schritt macht das Bild fertig.</numerusform>
            <numerusform>Teil %1 kommt an seinen Platz; die Zeile darüber bleibt. Noch etwa %Ln Schritte, mindestens %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Der letzte Schritt macht das Bild fertig.</numerusform>
            <numerusform>Teil %1 kommt an seinen Platz; die Spalte links bleibt. Noch etwa %Ln Schritte, mindestens %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Der letzte Schritt macht das Bild fertig.</numerusform>
            <numerusform>Teil %1 kommt an seinen Platz; die fertigen Reihen bleiben. Noch etwa %Ln Schritte, mindestens %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ein Schritt macht das Bild fertig.</numerusform>
            <numerusform>Eine kürzeste Lösung hat %Ln Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ein Schritt macht das Bild fertig.</numerusform>
            <numerusform>Die Lösung hat %Ln Schritte; eine kürzeste hat mindestens %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>Das Bild ist fertig.</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>Es fand sich keine Lösung.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>Ballons über den Hügeln</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>Katze auf den Dächern</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>Korallenriff</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>Herbstsee</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Planeten</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Leuchtturm bei Nacht</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>Dorf im Schnee</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>Windmühle und Tulpen</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>Schildkröte in der Wüste</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>Zug auf dem Viadukt</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>Eule im Mondschein</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>Obst am Fenster</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>Häuser am Kanal</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Schmetterlinge</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>Pinguine</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>Spielzeug im Regal</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>Inselstrand</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Dieses Teil gibt es nicht.</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>Schieben lassen sich nur Teile in der Zeile oder Spalte der Lücke.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Schritte</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>Teil %1 macht das Bild fertig; mit dem gewählten braucht es %2 Schritte.</numerusform>
            <numerusform>Teil %1 beginnt eine kürzeste Lösung aus %Ln Schritten; mit dem gewählten braucht sie %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>Teil %1 macht das Bild fertig; mit dem gewählten braucht es %2 Schritte.</numerusform>
            <numerusform>Teil %1 beginnt eine Lösung aus %Ln Schritten; mit dem gewählten braucht die beste gefundene %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>ein Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>Die Teile werden als Zeilen von Zahlen geschrieben, etwa 1,2,3/4,8,5/7,0,6.</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>Eine Zeile hat nicht so viele Teile wie das Spiel.</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>Es sind nicht so viele Zeilen, wie das Spiel hat.</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>Jede Zahl bis zu der des letzten Teils muss einmal vorkommen.</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>Mit keinen Schritten lässt sich dieses Bild fertigstellen.</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>Optionen sehen aus wie 4x4-harbour: Teile nebeneinander und untereinander, 2 bis 30, und das Bild.</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>Ein Zug nennt eine Spalte und eine Zeile ab 0, etwa 2,1.</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>Teile: %1 × %2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>&amp;Quadratische Teile, so gut es geht</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>Bild zerschneiden</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>Teile neb&amp;eneinander:</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>Teile &amp;untereinander:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>In Pixeln: Bild %L1 × %L2, Teil %L3 × %L4.</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>In Pixeln: Bild %L1 × %L2, Teil %L3 × %L4, rechts abgeschnitten %L5, unten %L6.</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>&amp;Bild öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>Mein eigenes Bild</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>Das ganze Bild</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>Das ganze Bild. P gedrückt halten, um es anstelle der Teile zu sehen.</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>Teil %L1</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>an seinem Platz</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>Bild &amp;einfügen</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>Das &amp;ganze Bild neben den Teilen</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>Das ganze &amp;Bild kurz zeigen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>Zeigt kurz das ganze Bild, wie P, solange man es hält</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>&amp;Teile am falschen Platz markieren</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>&amp;Keine Nummern auf den Teilen</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>Nummern, solange man N &amp;hält</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>Nu&amp;mmern auf den Teilen</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>Das Bild dieses Spiels ist nicht mehr da. Ein anderes tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Kürzester Weg</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1 bis %L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>Klicke auf ein Teil in der Zeile oder Spalte der Lücke. Halte P, um das ganze Bild zu sehen.</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>Klicke auf ein Teil in der Zeile oder Spalte der Lücke oder nimm die Pfeiltasten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>Ein Teil ist nicht an seinem Platz.</numerusform>
            <numerusform>%Ln Teile sind nicht an ihrem Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>Das Bild ist fertig!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>Ein Schritt, weniger geht nicht.</numerusform>
            <numerusform>%Ln Schritte, weniger geht nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Ein Schritt; %L1 hätten genügt.</numerusform>
            <numerusform>%Ln Schritte; %L1 hätten genügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>Ein Schritt in %L1 Zügen.</numerusform>
            <numerusform>%Ln Schritte in %L1 Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Es lässt sich kein Bild einfügen</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>8 × 8</source>
        <translation>8 × 8</translation>
    </message>
    <message>
        <source>Tiles across</source>
        <translation>Teile nebeneinander</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>Teile untereinander</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>Zu dieser Größe ist die kürzeste Lösung bekannt.</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>Nummern auf den Teilen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>Solange man N hält</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>Das ganze Bild neben den Teilen</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>Teile am falschen Platz markieren</translation>
    </message>
</context>
</TS>
