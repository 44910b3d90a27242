<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>%Ln Zelle</numerusform>
            <numerusform>%Ln Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>Zellen von GCalc</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Diese Zelle ist leer.</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>Mischung aus Rot %L1, Grün %L2, Blau %L3</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation>Variable %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>%Ln Teil</numerusform>
            <numerusform>%Ln Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>Funktion von %1: %2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>linke Hälfte %1, rechte Hälfte %2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>obere Hälfte %1, untere Hälfte %2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>vordere Hälfte %1, hintere Hälfte %2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>%1 angewandt auf %2</translation>
    </message>
    <message>
        <source>main</source>
        <translation>Hauptzelle</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation>Seite %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>Angehoben: %1. Geh zu einer Zelle; Eingabe legt den Würfel dort ab, Esc legt ihn zurück.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Diese Zelle ist leer.</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>Keine Zelle heißt so.</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
Ablegen: %2
Rechtsklick: %3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
Rechtsklick: macht die Hauptzelle zur Funktion dieser Farbe.</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>Würfel hier ablegen</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>Angehoben: %1. Ein Klick auf eine Zelle legt den Würfel dort ab, Esc legt ihn zurück.</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Diese Zelle ist leer.</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>Zeichnung des Würfels</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>Geht weiter zur nächsten Lektion</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>Zellen auslegen</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>Ersetzt deine Zellen durch die dieser Lektion; Rückgängig bringt deine zurück</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>Probiert aus, was in der Hauptzelle ist</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>Legt eine richtige Lösung in die Hauptzelle</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>Aufgabe: %1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>Mit Hilfe: Die Lösung wurde gezeigt</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1, gelöst</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1, mit Hilfe</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>Die Lösung wurde gezeigt: Diese Lektion zählt als eine mit Hilfe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>Eine Lektion ist übrig.</numerusform>
            <numerusform>%Ln Lektionen sind übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>Alle Lektionen sind gelöst.</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>Alle Lektionen sind geschafft, einige mit Hilfe.</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Diese Zelle ist leer.</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>Bild des Würfels</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>Sofort auswerten, wenn etwas angewandt wird</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>Tiefe der Auswertung begrenzen</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>Weglassen, was weniger Pixel hat als</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>Ein Argument auf die Hälften des Rumpfes verteilen</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>Farben sind Funktionen, die mischen</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>Nie ein Bild statt einer Zeichnung drucken</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Im Raum</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>Zeigt den Würfel im Raum. Ziehen dreht ihn.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>Ziehen oder Pfeiltasten: drehen; mit Strg+Umschalt: verschieben. Rad, + und -: größer. Esc: zurück.</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>Rad, + und -: größer. Ziehen: verschieben oder im Raum drehen. Strg+Umschalt mit Pfeiltasten: verschieben. Esc: zurück.</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>Er hat mehr Teile, als sich zeichnen lassen; manche stehen für mehrere.</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>Zum Term vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>Zur Normalform</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>Legt den Term dieses Schritts in die Hauptzelle</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>Term dieses Schritts</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>Schritt %L1</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>Auf dem Weg zur Normalform.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>Kein Ende nach einem Schritt; „Letzter“ macht weiter.</numerusform>
            <numerusform>Kein Ende nach %Ln Schritten; „Letzter“ macht weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>Der nächste Schritt ergäbe einen zu großen Term.</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>Das ist die Normalform: Es ist nichts mehr zu reduzieren.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>Hält unterwegs an</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Seite hinzufügen</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Seite %L1 von %L2</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>Term als Text</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>Eingabe bringt den Term in die Hauptzelle, Umschalt+Eingabe beginnt eine Zeile, Esc holt zurück, was da war. Die Grammatik steht in der Hilfe.</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>Beim Zeichen %L1: %2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>Eingabe bringt das in die Hauptzelle.</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>Die Zellen dieser Lektion ersetzen jetzt deine. Rückgängig bringt deine zurück.</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>In der Hauptzelle liegt eine richtige Lösung. Rückgängig bringt zurück, was dort war.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>&amp;Beispiele zeigen</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>Zelle a&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>Zelle &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>In die Zelle &amp;einfügen</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>Zelle &amp;leeren</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>Zelle u&amp;mbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>Zelle aus&amp;werten</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>Auswertung &amp;anhalten</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>Würfel &amp;vergrößern</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>&amp;Würfel im Raum</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>&amp;Text, Schritte und Lektionen</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>Teile der Hauptzelle</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>zahllos</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>Wird ausgewertet. Esc hält an.</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>Kopiert den Würfel: %1.</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>Verschiebt den Würfel: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>Zieh einen Würfel in die Mitte oder beginne mit den Lektionen: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>Zieh einen Würfel in die Mitte. Lass dann andere auf die Zellen ringsum fallen.</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>Setze Würfel zusammen, mach Funktionen daraus und wende sie aufeinander an.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Diese Zelle ist leer.</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>Es gibt nichts auszuwerten.</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>Die Auswertung ist gescheitert.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>Die Auswertung wurde angehalten.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Kopiert: %1.</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>Es ist zu viel Text darin.</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>In der Zwischenablage ist kein Würfel. %1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Die Grundfarben ändern sich nie.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>In der Hauptzelle ist noch nichts.</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>Hier gibt es nichts umzubenennen.</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>Zelle umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>Hier gibt es nichts zu leeren.</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>Hauptzelle zur Funktion dieser Farbe machen</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Hier ablegen</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Anheben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>Beispiele zeigen</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>Aussehen der Farben</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Rein</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>Zeichen auf Farben</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>Setzt den Würfel hinter den in der Hauptzelle.</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>Entfernt die hintere Hälfte.</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>Hintere Hälfte entfernen</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>Setzt den Würfel auf den in der Hauptzelle.</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>Entfernt die obere Hälfte.</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>Obere Hälfte entfernen</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>Als Funktion anwenden</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>Wendet den Würfel auf den in der Hauptzelle an.</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>Entfernt die Funktion und behält ihr Argument.</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>Funktion entfernen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>Setzt den Würfel links neben den in der Hauptzelle.</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>Entfernt die linke Hälfte.</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>Linke Hälfte entfernen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>Setzt den Würfel rechts neben den in der Hauptzelle.</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>Entfernt die rechte Hälfte.</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>Rechte Hälfte entfernen</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>Als Argument anwenden</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation>Wendet die Hauptzelle auf diesen Würfel an.</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>Entfernt das Argument und behält seine Funktion.</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>Argument entfernen</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>Setzt den Würfel unter den in der Hauptzelle.</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>Entfernt die untere Hälfte.</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>Untere Hälfte entfernen</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>Setzt den Würfel vor den in der Hauptzelle.</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>Entfernt die vordere Hälfte.</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>Vordere Hälfte entfernen</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>Teile jenseits der Auswertungstiefe bleiben, wie sie sind. Erneutes Auswerten setzt sie fort.</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation>Das dreht sich im Kreis: Ein Term kam wieder, während er ausgewertet wurde.</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>Das hat kein Ende: Ein Term ist Teil seines eigenen Ergebnisses. Dort bleibt er, wie er ist.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>Angehalten nach einem Schritt.</numerusform>
            <numerusform>Angehalten nach %Ln Schritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>Angehalten: Die Auswertung brauchte mehr als einen Term.</numerusform>
            <numerusform>Angehalten: Die Auswertung brauchte mehr als %Ln verschiedene Terme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>Angehalten: Eine Auswertung wartete auf eine andere.</numerusform>
            <numerusform>Angehalten: %Ln Auswertungen warteten aufeinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>Angehalten: Die Terme wurden zu groß zum Weitermachen.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>Die Auswertung wurde angehalten.</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>Eine Farbe ist keine Funktion, daher bleibt das, wie es ist. In den Einstellungen lassen sich Farben mischen.</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>Eine Variable ist keine Funktion, solange nichts an ihre Stelle tritt.</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>Ein leerer Teil ist keine Funktion.</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>Das wird wieder es selbst.</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Einsetzung</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>Räumliche Anwendung</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>Farbmischung</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>Das Argument tritt an die Stelle der Variablen.</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation>Das Argument wird zerteilt, und jeder Teil der Funktion bekommt seinen Teil davon.</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>Jede Farbe des Arguments wird mit der Farbe gemischt, die darauf angewandt wird.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Diese Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>Nach dem Punkt kann nur eines folgen.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>Das ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>Diese Klammer wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>Nach dem Punkt muss etwas folgen.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>Nach diesem Text fehlt ein Anführungszeichen.</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>Ein umgekehrter Schrägstrich steht in einem Text nur vor einem Anführungszeichen oder vor noch einem.</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>Der Text endet mitten in einem Wort.</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>Hier kann kein Punkt stehen.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>Eine Datei von GCalc beginnt mit „GCALC“.</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>Die Datei endet, bevor ihre Einstellungen und Zellen vollständig sind.</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>Nach der Liste der Zellen im Lager kann nichts folgen.</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>Das müsste die Liste der Zellen im Lager sein.</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>In diesem Text ist keine Zelle.</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>Nach der Zelle kann nichts folgen.</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>Das müsste #t oder #f sein.</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>Das müsste #f oder eine Zahl von 0 bis %1 sein.</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>Das müsste eine Zelle sein: ein Name oder #f, ein Punkt und ein Term.</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>Dieser Name hat Zeichen, die kein Name haben kann, oder ist zu lang.</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>Das müsste der Name einer Farbe sein.</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>Die Anteile einer Farbe sind Zahlen von 0 bis 255.</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>Eine gemischte Farbe hat drei Zahlen.</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>Eine Variable ist var und der Name einer Farbe.</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>Das ist kein Term.</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>Eine Verknüpfung hat zwei Teile.</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>Das müsste eine Variable sein: (var Farbe).</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>Terme mit mehr als einem Teil werden nicht geschrieben.</numerusform>
            <numerusform>Terme mit mehr als %Ln Teilen werden nicht geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>etwas aus einem Teil</numerusform>
            <numerusform>etwas aus %Ln Teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>Die Hauptzelle ergibt %1, es soll aber %2 sein.</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1 ergibt %2, es soll aber %3 ergeben.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>In der Hauptzelle ist noch nichts.</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1 kommt zu keinem Ende. %2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Das ist richtig.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>Hier ist alles ein Würfel. Die Farben links sind die einfachsten. In der Mitte ist die Hauptzelle, in der Würfel gebaut werden; rechts ist Platz, um sie aufzuheben.</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>Zieh eine Farbe in die Hauptzelle, und sie wird dorthin kopiert. Lass eine andere Farbe auf eine der Zellen ringsum fallen, und sie wird auf dieser Seite angefügt: Jede nimmt dann eine Hälfte des Würfels ein.</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>Baue einen Würfel, dessen linke Hälfte rot und dessen rechte grün ist.</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>Drei Richtungen</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>Würfel lassen sich in drei Richtungen zusammenfügen: links und rechts, oben und unten, vorn und hinten. Als Text heißt das red|green, red-green und red/green, mit dem linken, oberen und vorderen Teil zuerst.</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>Ein Teil kann selbst Teile haben. Um etwas aus zwei Hälften zu bauen, die beide aus Teilen bestehen, baue die eine, zieh sie ins Lager und baue die andere in der Hauptzelle.</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>Baue ein Brett aus vier Feldern: oben grün und rot, unten rot und grün.</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>Ein Klick mit der rechten Taste auf Links, Rechts, Oben, Unten, Vorn oder Hinten nimmt weg, was auf dieser Seite liegt. Der Schnitt geht durch den ganzen Würfel, woraus er auch zuerst gebaut wurde.</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>Ein Würfel muss also nicht aus links und rechts gebaut sein, um dort zerschnitten zu werden: Von (red|green)-blue, unten blau, ist die linke Hälfte red-blue.</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>Die Hauptzelle hat vorn vier Farben und hinten zwei. Behalte, was vorn links ist: Rot über Blau.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funktionen</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation>Ein Klick mit der rechten Taste auf eine Farbe links macht eine Funktion aus dem Würfel in der Hauptzelle: Die Farbe wird zur Lücke, zu einer Variablen, in die sich alles einsetzen lässt. Ein runder Fleck in dieser Farbe zeigt sie an.</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>Aus red|green und einem Klick auf Grün wird \green.red|&apos;green: die Funktion, die Rot links neben alles setzt, was sie bekommt. Der Apostroph unterscheidet eine Variable von einer Farbe.</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>Mach eine Funktion, die Weiß auf alles setzt, was sie bekommt.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>Eine Funktion anwenden heißt, etwas in ihre Lücke zu setzen. Lass eine Funktion auf „Als Funktion anwenden“ fallen, und sie bekommt den Würfel der Hauptzelle. Lass einen Würfel auf „Als Argument anwenden“ fallen, und die Funktion in der Hauptzelle bekommt ihn.</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>Im Lager ist eine Funktion namens double: \green.&apos;green|&apos;green. Sie stellt zwei von dem, was sie bekommt, nebeneinander. Als Text heißt double auf Rot angewandt &quot;double&quot;@red, mit dem Namen einer Zelle in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>Baue eine Reihe aus acht roten Scheiben. Drei Anwendungen von double genügen.</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>Zwei Argumente</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>Eine Funktion nimmt ein Argument. Eine mit zweien ist eine Funktion, deren Ergebnis wieder eine Funktion ist: \green.\red.&apos;green|&apos;red bekommt etwas für Grün und wird zu einer Funktion, die auf Rot wartet.</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>Farben werden nacheinander zu Variablen, und nach der letzten wird zuerst gefragt. Klicke also erst auf die Farbe des zweiten Arguments, dann auf die des ersten.</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>Mach eine Funktion mit zwei Argumenten, die das erste hinter das zweite setzt.</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>Ja und nein</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>Funktionen können wählen. Die Funktion namens true, \green.\red.&apos;green, nimmt zwei Dinge und gibt das erste; false gibt das zweite. So entscheidet ein Wahrheitswert selbst: Auf zwei Würfel angewandt, lässt er einen davon übrig.</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>Das Gegenteil eines Wahrheitswerts ist einer, der das zweite von zwei Dingen gibt, wo er das erste gab.</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>Mach die Funktion not: Sie bekommt true oder false und gibt das andere.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>Ein Paar bewahrt zwei Dinge auf und gibt eines davon zurück. Die Funktion cons nimmt beide und wartet auf einen Wahrheitswert, der wählt: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>Die Funktion car fragt das Paar mit true und bekommt so das erste; cdr fragt mit false und bekommt das zweite.</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>Mach eine Funktion, die ein Paar bekommt und ein Paar gibt, in dem die beiden getauscht sind.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>Eine Zahl sagt, wie oft etwas getan wird. Zwei nimmt eine Funktion und einen Anfang und wendet die Funktion zweimal an: \green.\red.&apos;green@(&apos;green@&apos;red). Null gibt den Anfang, wie er ist.</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>Um eine Zahl zu sehen, gib ihr etwas zu tun. Im Lager ist slice, das Blau links neben alles setzt, was es bekommt. Wende two auf slice an und das Ergebnis auf Weiß.</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>Mach die Zahl vier.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>Zahlen tun etwas, also können sie zählen. Plus zählt zur zweiten Zahl so oft eins hinzu, wie die erste sagt: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times tut so oft, wie eine Zahl sagt, was selbst so oft getan wird, wie eine Zahl sagt.</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>Im Lager sind auch minus, das die zweite Zahl von der ersten abzieht, und sub1, das eins abzieht: Es zählt in Paaren, die sich die Zahl davor merken.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>Mach eine Funktion, die eine Zahl bekommt und ihr Quadrat gibt: die Zahl mal sich selbst.</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>Null oder nicht</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>Die Funktion zero? sagt, ob eine Zahl null ist. Sie lässt die Zahl mit true beginnen und etwas tun, das aus allem false macht. Null lässt true, wie es ist.</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>Heraus kommt ein Wahrheitswert, und der wählt selbst zwischen zwei Dingen.</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>Mach eine Funktion einer Zahl, die bei null Rot gibt und bei eins und allem darüber Weiß.</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>Funktionen im Raum</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>Funktionen sind Würfel; also lassen sie sich zusammenfügen wie alle anderen. Eine solche Funktion wirkt im Raum: Ihr linker Teil bekommt die linke Hälfte des Arguments, ihr rechter die rechte.</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>Im Lager sind id, das gibt, was es bekommt, und hole, das immer den durchsichtigen Würfel gibt. Slicer hat abwechselnd acht von beiden und schneidet Scheiben aus allem.</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translatorcomment>meant: doublewords</translatorcomment>
        <translation>Mach eine Funktion, die die untere Hälfte eines Würfels wegschneidet und die obere lässt, wo sie ist.</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>Rekursion</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>Eine Funktion hat keinen Namen, mit dem sie sich selbst rufen könnte. Y-comb hilft: &quot;Y-comb&quot;@f ist f angewandt auf &quot;Y-comb&quot;@f. So bekommt f als erstes Argument das, was es gerade wird.</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>Ein Beispiel ist im Lager: slices ist &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Sein Rot ist die Funktion selbst. Bei null gibt sie Weiß, sonst Blau und das, was sie bei einem weniger gibt. Ausgewertet wird nur, was gebraucht wird, und so kommt sie zu einem Ende.</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>Eine Rekursion, die nie bei null ankommt, hat kein Ende. Sie wird an einer Grenze angehalten, und das wird gesagt.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>Mach eine Funktion, die eine Zahl bekommt und alle Zahlen von ihr bis eins zusammenzählt: Aus drei macht sie sechs.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>Eine Liste ist null oder ein Paar: ihr erstes Element und die Liste der anderen. Die Funktion null? sagt, ob nichts mehr übrig ist.</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>Mit jedem Element etwas zu tun ist wieder Rekursion: Ist die Liste null, so ist die Arbeit getan; sonst tu es mit dem ersten Element und mach mit dem Rest weiter.</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>Mach eine Funktion, die eine Liste zeichnet: ihre Elemente von links nebeneinander, jedes angefügt an die Zeichnung des Restes, und Durchsichtig für null.</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>Dieser Text ist zu lang für einen Term.</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>Dieses Zeichen bedeutet hier nichts.</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>Es gibt keine Farbe „%1“.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>Nach dem Apostroph muss der Name einer Farbe folgen.</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>Nach dem Nummernzeichen müssen sechs Hexadezimalziffern folgen, wie in #ff8000.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>Nach dem Namen fehlt ein Anführungszeichen.</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>Keine Zelle heißt „%1“.</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>Hier steht nichts. Der leere Term heißt empty.</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>Der Text endet, wo ein Term folgen müsste.</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>Vor dieser Klammer fehlt ein Term.</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>Vor diesem Zeichen fehlt ein Term.</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>Eine Abstraktion in einer Verknüpfung braucht Klammern.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>Nach dem Lambda muss der Name einer Farbe folgen.</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>Nach der Variablen einer Abstraktion muss ein Punkt folgen.</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>Der Term ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>Zwischen zwei Termen fehlt ein Zeichen.</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>Klammern müssen sagen, welches der beiden Zeichen zuerst kommt.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>Ein Term mit mehr als einem Teil wird nicht als Text geschrieben.</numerusform>
            <numerusform>Ein Term mit mehr als %Ln Teilen wird nicht als Text geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>Diese Zelle gibt es nicht.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Diese Zelle ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>Ein Term mit mehr als einem Teil passt in keine Zelle.</numerusform>
            <numerusform>Ein Term mit mehr als %Ln verschiedenen Teilen passt in keine Zelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>Ein Würfel lässt sich nicht ablegen, wo er herkommt.</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Die Grundfarben ändern sich nie.</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>Ein solches Ablegen kopiert immer.</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>Auf dieser Seite gibt es nichts zu entfernen.</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>Es gibt nur eine Seite.</numerusform>
            <numerusform>Mehr als %Ln Seiten gibt es nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>Diese Einstellungen liegen außerhalb der Grenzen.</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>Das ist keine brauchbare Datei.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>Ein Name hat höchstens ein Zeichen und keine Zeilenenden.</numerusform>
            <numerusform>Ein Name hat höchstens %Ln Zeichen und keine Zeilenenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>Solche Optionen hat GCalc nicht.</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>GCalc beginnt mit den Beispielen, mit leeren Zellen oder mit einer Datei.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>So etwas lässt sich in GCalc nicht tun.</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>durchsichtig</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>dunkelgrau</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>hellgrau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>dunkelrot</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>dunkelgrün</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>dunkelblau</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>dunkelgelb</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>dunkelcyan</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>cyan</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>dunkelmagenta</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>In der Hauptzelle ist noch keine Funktion: Keine Farbe darin ist zur Variablen geworden.</translation>
    </message>
</context>
</TS>
