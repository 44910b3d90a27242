<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
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
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>irrtümlich %1</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>irrtümlich weiß</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>irrtümlich blau</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>Zahlen der Zeile: %1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>Zahlen der Spalte: %1</translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation>(%L1,%L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation>&amp;Dieses Rätsel</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>Ein &amp;Heft</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Lösungen am Schluss</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Zufällige Bretter</translation>
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
        <source>&amp;Puzzles:</source>
        <translation>&amp;Rätsel:</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>S&amp;palten und Zeilen:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Stufe:</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>&amp;Wie viele:</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>&amp;Auf einer Seite höchstens:</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Wei&amp;ter</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>Nonogramme</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>Nonogramme: %1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>Die Rätsel werden gemacht&#xa0;…</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>Das Bild; den Teil, der gelten soll, mit der Maus ziehen</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>&amp;Eindeutig machen</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>Sucht die wenigsten Kästchen, deren Änderung nur eine Lösung lässt.</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>Diese Kästchen &amp;ändern</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>Spiegeln, links und rechts</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>Spiegeln, oben und unten</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>Blau und Weiß vertauschen</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>Bild leeren</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Nach links schieben</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Nach rechts schieben</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Nach oben schieben</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Nach unten schieben</translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <translation>S&amp;palten:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>Von &amp;wem:</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>&amp;Meine Rätsel&#xa0;…</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>Aus einem &amp;Bild&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zu&amp;rück zum Spiel</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>Zu &amp;meinen Rätseln hinzufügen</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>Bei &amp;meinen Rätseln behalten</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>Zeichne etwas: Klicke auf ein Kästchen oder ziehe über mehrere.</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Ist dieses Kästchen geändert, gibt es genau eine Lösung.</numerusform>
            <numerusform>Sind diese %Ln Kästchen geändert, gibt es genau eine Lösung. Weniger genügen nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Ist dieses Kästchen geändert, gibt es genau eine Lösung.</numerusform>
            <numerusform>Sind diese %Ln Kästchen geändert, gibt es genau eine Lösung. Vielleicht genügen weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>Die wenigsten zu ändernden Kästchen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translatorcomment>not a term: solution</translatorcomment>
        <translation>Mit wenigen geänderten Kästchen ließ es sich nicht eindeutig machen.</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>Andere Lösungen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>Es gibt genau eine Lösung.</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>Es gibt genau eine Lösung, und sie ist Reihe für Reihe zu finden. Stufe: %1.</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>Es gibt genau eine Lösung, aber Farben müssen ausprobiert werden. Stufe: %1.</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>Es gibt %L1 Lösungen und mehr. Die markierten Kästchen sind nicht in allen gleich.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>Es gibt eine Lösung.</numerusform>
            <numerusform>Es gibt %Ln Lösungen. Die markierten Kästchen sind nicht in allen gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>Ob es nur eine Lösung gibt, ließ sich in der Zeit nicht herausfinden.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>Aus einem Bild</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>&amp;Zeichnen</translation>
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
        <source>&amp;Keep its form</source>
        <translation>&amp;Form behalten</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>Spalten und &amp;Zeilen:</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>&amp;Beste</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>Wo sich Dunkel und Hell am besten trennen</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>&amp;Helles ist blau</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>Bl&amp;au beginnt bei:</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>Links abgeschnitten</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>Oben abgeschnitten</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>Rechts abgeschnitten</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>Unten abgeschnitten</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>&amp;Ohne seinen Rand</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>Ab&amp;schneiden (Pixel):</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>Bildersammlung</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>alle Bilder</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
%L2 von %L3 gefunden</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>Bisher gefunden: %L1 von %L2. Was ein Bild zeigt, wird erst gesagt, wenn es gefunden ist.</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Malen</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Noch nicht gefunden</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>Gefunden, beste Zeit %1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>Meine Rätsel</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>&amp;Weiterzeichnen</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Entfernen&#xa0;…</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Es gibt noch keine.</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>Ohne Titel, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>Dieses Rätsel endgültig entfernen?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>Es ist keine Datei, oder sie ist zu groß.</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Zeile %L1: %2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>Es enthält nicht genau ein Rätsel.</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>%1 lässt sich nicht verwenden. %2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>%1 lässt sich nicht verwenden und wurde als %2 beiseitegelegt. %3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>Das Rätsel ließ sich nicht aufheben: %1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 lässt sich nicht entfernen.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>In dieser Farbe malen: %1 (Taste %L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
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
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>Rätsel (non)</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>Rätsel von webpbn</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>Rätsel (nin)</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>Rätsel (mk)</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>Rätsel (cwd)</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>Rätsel (g)</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>Nur das Bild (pbm)</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>Rätsel von Turnieren</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>Rätsel von PLT Games</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>Rätsel %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation>Fülle Kästchen so, dass jede Zeile und jede Spalte Blöcke aus gefüllten Kästchen dieser Längen hat, in dieser Reihenfolge, mit mindestens einem leeren Kästchen zwischen zwei Blöcken.</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>Jede Zeile und jede Spalte hat Blöcke dieser Längen und Farben, in dieser Reihenfolge. Zwischen zwei Blöcken derselben Farbe bleibt mindestens ein Kästchen leer; andere dürfen sich berühren.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation>In Farbe</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>%L1 bis %L2 Kästchen</translation>
    </message>
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
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>Die Kästchen, die daraus werden</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>&amp;Sammlung&#xa0;…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>Nä&amp;chstes Bild</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Nächstes Bild</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation>&amp;Klicks machen Kästchen weiß</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>Ein einfacher Klick oder ein Antippen macht ein unbekanntes Kästchen weiß; mit der rechten Taste wird es blau.</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>&amp;Reihen prüfen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>Markiert die Zeilen und Spalten, die sich so nicht vollenden lassen.</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>&amp;Fehler zeigen</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>Erledigte Zahlen &amp;dämpfen</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>&amp;Ganzes Brett, egal wie klein</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>&amp;Buchstaben der Farben</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>Blaue Kästchen</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>Farbige Kästchen</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>Klicken oder ziehen, um zu zeichnen. Die Zahlen folgen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>Eine Reihe lässt sich so nicht vollenden.</numerusform>
            <numerusform>%Ln Reihen lassen sich so nicht vollenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>Klicken oder Ziehen macht Kästchen weiß; mit der rechten Taste werden sie blau.</translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation>Die Tasten 1 bis %L1 wählen eine Farbe. Klicken oder Ziehen malt; die rechte Taste macht Kästchen weiß.</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>Klicken oder Ziehen malt Kästchen blau; mit der rechten Taste werden sie weiß.</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>Das Bild ist gefunden!</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>Das ist deine beste Zeit für dieses Bild.</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>Deine beste Zeit für dieses Bild ist %1.</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>&amp;Rätsel zeichnen</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>Bild &amp;einfügen</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>Jede Zeile und Spalte lässt sich so vollenden.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Es gibt keine Fehler.</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>Nach Fehlern ließ sich nicht suchen.</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>Du hast alle Bilder gefunden.</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation>15 × 15</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation>30 × 30</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Ein zufälliges Brett</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>Dasselbe Bild noch einmal</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>Was gemalt wird</translation>
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
        <source>Blue cells of a hundred</source>
        <translation>Blaue Kästchen von hundert</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
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
        <source>Other pictures are in the library.</source>
        <translation>Weitere Bilder sind in der Sammlung.</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>Jedes zufällige Brett hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>Den Rest fertiger Reihen mit Weiß füllen</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>Erledigte Zahlen dämpfen</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>Leere Reihen zeigen eine 0</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>Buchstaben der Farben in Zahlen und Kästchen</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>Ganzes Brett, egal wie klein</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>Lösungen werden gezeigt</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>In normalem Tempo</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>Das ist dein Rätsel. Die Zeichnung bleibt im Zeichenbrett.</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>Das Rätsel ist in deiner Sammlung.</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>Es lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>Gezeichnet wird in Blau und Weiß. Ein Bild in Farben lässt sich spielen.</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>Eine Zeichnung ist nicht größer als %L1 × %L1; dieses Rätsel ist %L2 × %L3.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>Die Zahlen widersprechen einander: Kein Bild hat sie.</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>Das Bild zu diesen Zahlen fand sich nicht rechtzeitig.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>Die Zahlen widersprechen einander: Dieses Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>Dieses Rätsel hat mehrere Lösungen. Jede davon gewinnt.</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>Aus einem Bild</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Es lässt sich kein Bild einfügen</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Meine Rätsel</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>Dateien dieser Art haben keine Farben.</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>Das Bild dieses Rätsels ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>Rätsel von Turnieren haben so viele Zeilen wie Spalten.</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>„%1“ ist keine Zahl von 0 bis %2.</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>Eine Seite ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>Die Zahlen passen nicht. Nötige Kästchen: %1; Kästchen der Reihe: %2.</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>Ein Rätsel hat 1 bis %1 Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>Das Rätsel hat zu viele Farben. Möglich sind %1.</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>Die Farbe „%1“ hat keinen Wert.</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>Nach dem Ende der Liste steht noch etwas.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>Eine Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>Listen liegen zu tief in Listen.</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>Ein Text in Anführungszeichen hat kein Ende.</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>Eine Klammer ist geschlossen, die nicht offen war.</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>Das ist kein gespeichertes Spiel und keine gespeicherte Zeichnung von Nonogramme.</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>Es sind nicht so viele Kästchen, wie die Zahlen sagen.</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>Zeilen und Spalten sind Listen von Listen von Zahlen.</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>Diese Größe steht zweimal da: %1.</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>Die Größen stehen vor diesem Abschnitt: %1.</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>Dieser Abschnitt steht zweimal da: %1.</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>Der Abschnitt ist zu lang oder zu kurz. Nötige Zeilen: %1; gefundene: %2; Abschnitt: %3.</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>Die Größen stehen vor dem Bild.</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>Das Bild ist zu groß oder zu klein. Gefundene Kästchen: %1; nötige: %2.</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>Ein Rätsel hat die Abschnitte rows und columns oder ein goal.</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>Das Bild und die Zahlen stimmen nicht überein. Es gelten die Zahlen.</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>Nur die ersten %1 Rätsel werden gelesen.</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>Die Größen fehlen.</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>Die erste Zeile hat zwei Zahlen, die Größen.</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>Die Zahlen einiger Reihen fehlen.</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>Es sind mehr Zeilen, als die Größen sagen.</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>Zwischen Zeilen und Spalten steht eine Zeile mit #.</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>Zwischen Zeilen und Spalten steht eine leere Zeile.</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>Ein Rätsel beginnt mit $ und seiner Nummer.</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translation>Zwei Abschnitte beginnen mit einem Doppelpunkt: Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>Rätsel mit Dreiecken lassen sich nicht spielen.</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>Eine Bitmap beginnt mit P1 oder P4.</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>Die Bitmap endet zu früh.</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>Ein Kästchen einer Bitmap ist 0 oder 1.</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>Die Zahlen am Rand sind vom Typ rows oder columns.</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>Rätsel mit verborgenen Zahlen lassen sich nicht spielen.</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>Jede Zeile eines Bildes steht zwischen zwei |.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Eine eckige Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>Es gibt keine Farbe für „%1“.</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>Die Zeilen eines Bildes sind gleich lang.</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>Ein Rätsel hat Zahlen am Rand oder ein Bild.</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>In diesem XML ist kein Rätsel.</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>Das XML endet zu früh.</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>XML, das eigene Entitäten deklariert, wird nicht gelesen.</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>Das ist kein XML.</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>Ein Tag hat keinen Namen.</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>Ein Attribut sieht aus wie name=&quot;value&quot;.</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>Das XML ist zu groß.</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>Ein Tag ist geschlossen, das nicht offen ist: %1.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1 hat keine farbigen Kästchen; also ist alles weiß.</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1: Alle farbigen Kästchen sind da; also ist der Rest weiß.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1: Egal wo der Block aus %2 (%3) liegt, er bedeckt diese Kästchen.</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1 und %2 lassen für das Kästchen, in dem sie sich kreuzen, eine Farbe: %3.</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>Von Reihe zu Reihe bleibt für %1 eine Farbe: %2.</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>Jede andere Farbe für %1 führt zu einer Reihe, die sich nicht vollenden lässt; also ist es diese: %2.</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>Wäre %1 %2, dann passte nichts mehr in diese Reihe: %3.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>Wäre %1 %2, dann ließe sich diese Reihe nach einem Schritt nicht vollenden: %3.</numerusform>
            <numerusform>Wäre %1 %2, dann ließe sich diese Reihe nach %Ln Schritten nicht vollenden: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1 hat keine blauen Kästchen; also ist alles weiß.</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1: Alle blauen Kästchen sind da; also ist der Rest weiß.</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1: Die Zahlen füllen die Reihe genau.</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1: Der Block aus %2 ist vollständig; also endet er mit Weiß.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1: Egal wo der Block aus %2 liegt, er bedeckt diese Kästchen.</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1: In eine so kleine Lücke passt kein Block.</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1: Kein Block reicht bis zu diesen Kästchen.</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1: In diesen Kästchen stimmen alle Anordnungen der Zahlen überein.</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>Wäre %1 weiß, dann passte nichts mehr in diese Reihe: %2.</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>Wäre %1 blau, dann passte nichts mehr in diese Reihe: %2.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Wäre %1 weiß, dann ließe sich diese Reihe nach einem Schritt nicht vollenden: %2.</numerusform>
            <numerusform>Wäre %1 weiß, dann ließe sich diese Reihe nach %Ln Schritten nicht vollenden: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Wäre %1 blau, dann ließe sich diese Reihe nach einem Schritt nicht vollenden: %2.</numerusform>
            <numerusform>Wäre %1 blau, dann ließe sich diese Reihe nach %Ln Schritten nicht vollenden: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>So lässt sich das Bild nicht vollenden.</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>Einige Kästchen sind falsch. Das zeigt, welche.</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>%1 lässt sich so nicht vollenden. Das zeigt die Fehler.</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>Das Bild ist fertig.</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>In der Zeit fand sich nichts.</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>Dieses zeigt sich nur, wenn man mehrere Kästchen zusammen ausprobiert.</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>Es gibt mehrere Lösungen. Dieses Kästchen gehört zu einer davon.</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>Ein guter Fang</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>Kreuz Ass</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Herz Ass</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>Flugzeug</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>Apfel</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>Sessel</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Axt</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>Trampeltier</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>Ballon über den Hügeln</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>Banane</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Korb</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Fledermaus</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>Badewanne</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Biene</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Käfer</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>Fahrrad</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>Vogelhaus</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>Geburtstagstorte</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>Geburtstagsgeschenk</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>Schwarze Katze</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>Boot im Abendrot</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>Stiefel</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Flasche</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>Pfeil und Bogen</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>Fliege (zum Anzug)</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>Melone (Hut)</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>Boxhandschuh</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Eimer</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>Hummel</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>Weintraube</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>Bus</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Schmetterling</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation>Kaktus</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Kamel</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Fotoapparat</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Kerze</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Kerzenständer</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Möhre</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>Katze im Regal</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>Katzenkopf</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Stuhl</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>Kirschen</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>Weihnachtsbaum</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kirche</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>Clownfisch</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>Häuschen</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>Häuschen mit Garten</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Kuh</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>Krebs</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Crazy Eights</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>Tasse Kaffee</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>Tasse Tee</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>Törtchen</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>Dackel</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Gänseblümchen</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>Tag am Strand</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>Tischventilator</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>Hundekopf</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Delfin</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Trommel</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>Entenküken</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Adler</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>Kaiserpinguin</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Auge</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>Fuchsgesicht</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Tanne</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>Feuerwehrauto</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>Fisch im Glas</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Fahne</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Flamingo</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Bügeleisen</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>Flug zum Mond</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>Blühender Kaktus</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>Fliegenpilz</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>Fußballschuh</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Fußabdruck</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Gabel</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Frosch</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>Frosch auf Seerosenblatt</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>Gartenschnecke</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Gespenst</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Giraffe</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Brille</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>Kelch</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Goldfisch</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>Standuhr</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>Gitarre</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translation>Hamburger</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>Fröhliches Gesicht</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>Spukhaus</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>Hubschrauber</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translation>Stöckelschuh</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>Heißluftballon</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>Eisbecher</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>Eistüte</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>Eis am Stiel</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>Schlittschuh</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translation>Iglu</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Im Weltraum</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Pik Bube</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Qualle</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>Krug</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>Känguru</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation>König der Tiere</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Kreuz König</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Karo König</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Herz König</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Eisvogel</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Drachen</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Marienkäfer</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>Marienkäfer auf Blatt</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>Bergsee</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Laterne</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Zitrone</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>Glühbirne</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Leuchtturm</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Leuchtturm bei Nacht</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>Löwenkopf</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>Kleiner Zug</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Lastwagen</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Magnet</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>Fäustling</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Affe</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>Oldtimer</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>Schnurrbart</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Becher</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Pilz</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>Krake</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>Strauß</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>Eule bei Nacht</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>Vorhängeschloss</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translatorcomment>not a term: pair</translatorcomment>
        <translation>Zwei Kirschen</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>Palme</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>Panda mit Bambus</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>Fallschirm</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Papagei</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>Papagei auf Ast</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translatorcomment>not a term: pawn</translatorcomment>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>Tagpfauenauge</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>Birne</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguin</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>Ananas</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>Rosa Flamingo</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>Pfeife</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>Stück Pizza</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Geschenk</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Kürbis</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>Kürbislaterne</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Pyramiden</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Kreuz Dame</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Kaninchen</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Regenbogen</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>Roter Apfel</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>Roter Traktor</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>Planet mit Ring</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>Reife Ananas</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>Rotkehlchen im Schnee</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>Schaukelstuhl</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>Schaukelpferd</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>Rollschuh</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Hahn</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>Trauriges Gesicht</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Segelboot</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>Segelschiff</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>Kochtopf</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>Säge</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Schere</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>Seepferdchen</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation>Seemine</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Hai</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Schaf</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>Hemd</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Totenkopf</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>Melonenscheibe</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Lächeln</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Schnecke</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Schneeflocke</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>Schneemann</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>Schneemann am Abend</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>Socke</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Schraubenschlüssel</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Eichhörnchen</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Seestern</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>Dampflok</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>Gewitterwolke</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Erdbeere</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>U-Boot</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>Sonnenblume</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Schwalbe</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Schwan</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>Tischlampe</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>Hohe Sonnenblume</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Teekanne</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Fernseher</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>Zelt</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>Drei Tulpen</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>Giftpilz</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>Zahn</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>Tukan</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>Tukan im Wald</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>Spielzeugroboter</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation>Traktor</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>Ampel</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Schatztruhe</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Pokal</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>Trompete</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>Tulpe</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Schildkröte</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>Turteltaube</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>Zwei Möhren</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>Zwei Fische</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Regenschirm</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>Wikingerschiff</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Geige</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>Wassermelone</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>Gießkanne</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Wal</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Schubkarre</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>Walderdbeere</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Windmühle</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>Weinglas</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>Hexenhut</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>Junger Elefant</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>Junge Giraffe</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>dunkelgrau</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>hellgrau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>dunkelrot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>creme</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>hellbraun</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>dunkelbraun</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>dunkelgrün</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>hellgrün</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>türkis</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>dunkelblau</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>helllila</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>Solche Kästchen gibt es nicht.</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>Diese Farbe hat das Rätsel nicht.</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>Ein Strich bleibt in einer Zeile oder einer Spalte.</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>Diese Kästchen haben diese Farbe schon.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Es gibt keine Fehler.</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>Das Bild braucht ein blaues Kästchen.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Der Name ist zu lang.</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>Ein zufälliges Brett hat %1 bis %2 Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>Von hundert Kästchen sind %1 bis %2 blau.</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translation>Ein zufälliges Brett ist leicht, mittel oder schwer.</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translation>Einen solchen Geber gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>Ein Kästchen ist falsch. %1</numerusform>
            <numerusform>%Ln Kästchen sind falsch. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>Ein Kästchen ließ sich noch nicht erschließen. %1</numerusform>
            <numerusform>%Ln Kästchen ließen sich noch nicht erschließen. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>Zeile %1, Spalte %2 hat eine andere Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>ein Kästchen zu früh oder falsch gemalt</numerusform>
            <numerusform>%Ln Kästchen zu früh oder falsch gemalt</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>Die Zahlen sind nicht die dieses Rätsels.</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>Das Brett hat nicht %1 mal %2 Kästchen.</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>Ein zufälliges Brett hat genau eine Lösung.</translation>
    </message>
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
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translatorcomment>not a term: medium</translatorcomment>
        <translation>Optionen sehen aus wie 15x15,50,medium, ein eigenes Rätsel wie own,cross,1.3,0/1,1,1.</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>Die Zahlen sehen aus wie 1.3,0/1,1,1: Zeilen, dann Spalten.</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>Ein Strich sieht aus wie b3,4-7,4.</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>Zufällig, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>Bild in Farbe, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>Bild, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>Bild in Farbe, %1 x %2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>Bild, %1 x %2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1, %2 x %3</translation>
    </message>
</context>
</TS>
