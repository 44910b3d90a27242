<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>Jedna komórka</numerusform>
            <numerusform>%Ln komórki</numerusform>
            <numerusform>%Ln komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>Komórki GCalc</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation>Kostka</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Ta komórka jest pusta.</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>mieszanka: czerwony %L1, zielony %L2, niebieski %L3</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation>zmienna (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>jedna część</numerusform>
            <numerusform>%Ln części</numerusform>
            <numerusform>%Ln części</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>funkcja (%1): %2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>lewa połowa: %1, prawa połowa: %2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>górna połowa: %1, dolna połowa: %2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>przednia połowa: %1, tylna połowa: %2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>%1 zastosowane do: %2</translation>
    </message>
    <message>
        <source>main</source>
        <translation>główna</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation>strona %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, puste</translation>
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
        <translation>Kostki</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Magazyn</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>W ręce: %1. Przejdź do komórki i naciśnij Enter, by tam upuścić, albo Escape, by odłożyć.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Ta komórka jest pusta.</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>Żadna komórka nie ma takiej nazwy.</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
Upuszczenie: %2
Prawy przycisk: %3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
Prawy przycisk: robi z głównej funkcję tego koloru.</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>Upuść tu kostkę</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>W ręce: %1. Kliknij komórkę, by tam upuścić, albo naciśnij Escape, by odłożyć.</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Ta komórka jest pusta.</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>Rysunek kostki</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>Przechodzi do następnej lekcji</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>Rozłóż komórki</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>Kładzie komórki tej lekcji w miejsce twoich; cofnięcie je przywraca</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>Próbuje, co jest w komórce głównej</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>Pokaż odpowiedź</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>Kładzie dobrą odpowiedź w komórce głównej</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>Zadanie: %1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>Z pomocą: pokazano odpowiedź</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1, rozwiązana</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1, z pomocą</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>Pokazano odpowiedź: ta lekcja liczy się jako wspomagana.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>Została jedna lekcja.</numerusform>
            <numerusform>Zostały %Ln lekcje.</numerusform>
            <numerusform>Zostało %Ln lekcji.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>Wszystkie lekcje są rozwiązane.</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>Wszystkie lekcje są gotowe, niektóre z pomocą.</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Ta komórka jest pusta.</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>Obraz kostki</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>Obliczaj, gdy tylko coś zastosowano</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>Ogranicz głębokość obliczania</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>Pomijaj to, co ma mniej pikseli niż</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>Dziel argument według połów ciała funkcji</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>Kolory są funkcjami, które mieszają</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>Nigdy nie drukuj obrazu zamiast rysunku</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation>Kostka</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>W przestrzeni</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>Pokazuje kostkę w przestrzeni. Ciągnij, by ją obracać.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>Ciągnięcie lub strzałki: obrót; z Ctrl+Shift: przesunięcie. Kółko, + i -: wielkość. Escape: powrót.</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>Kółko, + i -: wielkość. Ciągnięcie: przesuwa albo obraca w przestrzeni. Ctrl+Shift ze strzałkami: przesuwa. Escape: powrót.</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>Części jest więcej, niż da się narysować; niektóre zastępują kilka.</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>Do termu przed pierwszym krokiem</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Jeden krok wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Naprzód</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Jeden krok naprzód</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>Do postaci normalnej</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>Kładzie term tego kroku w komórce głównej</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>Term tego kroku</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>Krok %L1</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>W drodze do postaci normalnej.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>Po jednym kroku nie ma końca; Koniec idzie dalej.</numerusform>
            <numerusform>Po %Ln krokach nie ma końca; Koniec idzie dalej.</numerusform>
            <numerusform>Po %Ln krokach nie ma końca; Koniec idzie dalej.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>Następny krok dałby za duży term.</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>To postać normalna: nie ma już czego redukować.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>Zatrzymuje po drodze</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>Szukaj nazw</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Dodaj stronę</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 z %L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Strona %L1 z %L2</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>Term jako tekst</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>Enter kładzie term w komórce głównej, Shift+Enter zaczyna wiersz, Escape przywraca to, co było. Gramatyka jest w pomocy.</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>Znak %L1: %2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>Enter kładzie to w komórce głównej.</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>Zamiast twoich komórek są teraz komórki tej lekcji. Cofnięcie przywraca twoje.</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>W komórce głównej jest dobra odpowiedź. Cofnięcie przywraca to, co tam było.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowe</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>Pokaż &amp;przykłady</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>&amp;Wytnij komórkę</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>&amp;Kopiuj komórkę</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>W&amp;klej do komórki</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>Wy&amp;czyść komórkę</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>&amp;Zmień nazwę komórki...</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>&amp;Oblicz komórkę</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>Zatrzymaj o&amp;bliczanie</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>Po&amp;większ kostkę</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>Kostki w &amp;przestrzeni</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>&amp;Tekst, kroki i lekcje</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>Części głównej</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>bez liku</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>Obliczanie. Escape je zatrzymuje.</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>Kopiuje kostkę: %1.</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>Przenosi kostkę: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>Przeciągnij kostkę na środek albo zacznij od lekcji: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>Przeciągnij kostkę na środek. Potem upuszczaj inne na komórki wokół niej.</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>Składaj kostki, rób z nich funkcje i stosuj je do siebie.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Ta komórka jest pusta.</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>Nie ma czego obliczać.</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>Obliczenie nie powiodło się.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>Obliczanie zatrzymano.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Skopiowano: %1.</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>Zawiera za dużo tekstu.</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>W schowku nie ma kostki. %1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Podstawowe kolory nigdy się nie zmieniają.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>W komórce głównej nic jeszcze nie ma.</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>Nie ma tu czego nazwać.</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>Zmień nazwę komórki</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>Nie ma tu czego czyścić.</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>Zrób z głównej funkcję tego koloru</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Upuść tutaj</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Weź</translation>
    </message>
    <message>
        <source>Enter</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Wytnij</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Oblicz</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Zmień nazwę...</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Drukuj...</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>Pokaż przykłady</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Otwórz...</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Zapisz jako...</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Ustawienia...</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>Wygląd kolorów</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Łagodny</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Czysty</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>Znaki na kolorach</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Wzory</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>Tył</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>Kładzie kostkę za główną.</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>Usuwa tylną połowę.</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>Usuń tylną połowę</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Góra</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>Kładzie kostkę na głównej.</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>Usuwa górną połowę.</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>Usuń górną połowę</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>Zastosuj jako funkcję</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>Stosuje kostkę do głównej.</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>Usuwa funkcję i zostawia jej argument.</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>Usuń funkcję</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewa</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>Kładzie kostkę na lewo od głównej.</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>Usuwa lewą połowę.</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>Usuń lewą połowę</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawa</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>Kładzie kostkę na prawo od głównej.</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>Usuwa prawą połowę.</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>Usuń prawą połowę</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>Zastosuj jako argument</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation>Stosuje główną kostkę do tej.</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>Usuwa argument i zostawia jego funkcję.</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>Usuń argument</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Dół</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>Kładzie kostkę pod główną.</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>Usuwa dolną połowę.</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>Usuń dolną połowę</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Przód</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>Kładzie kostkę przed główną.</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>Usuwa przednią połowę.</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>Usuń przednią połowę</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>Części poza głębokością obliczania zostają bez zmian. Ponowne obliczenie zajmie się nimi dalej.</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation>To się kręci w kółko: podczas obliczania wrócił ten sam term.</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>To nie ma końca: term jest częścią własnego wyniku. Tam zostaje bez zmian.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>Zatrzymano po jednym kroku.</numerusform>
            <numerusform>Zatrzymano po %Ln krokach.</numerusform>
            <numerusform>Zatrzymano po %Ln krokach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>Zatrzymano: obliczenie zajęło więcej niż jeden term.</numerusform>
            <numerusform>Zatrzymano: obliczenie zajęło więcej niż %Ln różne termy.</numerusform>
            <numerusform>Zatrzymano: obliczenie zajęło więcej niż %Ln różnych termów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>Zatrzymano: jedno obliczenie czekało na drugie.</numerusform>
            <numerusform>Zatrzymano: %Ln obliczenia czekały na siebie.</numerusform>
            <numerusform>Zatrzymano: %Ln obliczeń czekało na siebie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>Zatrzymano: termy stały się za duże, by iść dalej.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>Obliczanie zatrzymano.</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>Kolor nie jest funkcją, więc to zostaje bez zmian. W ustawieniach można pozwolić kolorom się mieszać.</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>Zmienna nie jest funkcją, dopóki nic nie zajmie jej miejsca.</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>Pusta część nie jest funkcją.</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>To znów staje się sobą.</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Podstawienie</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>Zastosowanie w przestrzeni</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>Mieszanie kolorów</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>Argument zajmuje miejsce zmiennej.</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation>Argument jest dzielony, a każda część funkcji bierze swoją jego część.</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>Każdy kolor argumentu miesza się z kolorem, który się do niego stosuje.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Plik jest za duży.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Ten nawias nie jest zamknięty.</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>Po kropce może stać tylko jedna rzecz.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>Zagnieżdżenie jest za głębokie.</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>Ten nawias nie był otwarty.</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>Po kropce musi coś stać.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>Po tym tekście brakuje cudzysłowu.</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>Ukośnik odwrotny może stać w tekście tylko przed cudzysłowem lub drugim takim ukośnikiem.</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>Tekst kończy się w środku słowa.</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>Tu nie może być kropki.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>Plik GCalc zaczyna się od „GCALC”.</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>Plik kończy się, zanim ustawienia i komórki są kompletne.</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>Po liście zapisanych komórek nic nie może stać.</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>Tu powinna być lista zapisanych komórek.</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>W tym tekście nie ma komórki.</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>Po komórce nic nie może stać.</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>Tu powinno być #t lub #f.</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>Tu powinno być #f lub liczba od 0 do %1.</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>Tu powinna być komórka: nazwa lub #f, kropka i term.</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>Ta nazwa ma niedozwolone znaki albo jest za długa.</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>Tu powinna być nazwa koloru.</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>Składowe koloru to liczby od 0 do 255.</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>Mieszany kolor ma trzy liczby.</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>Zmienna to var i nazwa koloru.</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>To nie jest term.</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>Działanie ma dwie części.</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>Tu powinna być zmienna: (var kolor).</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>Termów z ponad jednej części się nie zapisuje.</numerusform>
            <numerusform>Termów z ponad %Ln części się nie zapisuje.</numerusform>
            <numerusform>Termów z ponad %Ln części się nie zapisuje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>coś z jednej części</numerusform>
            <numerusform>coś z %Ln części</numerusform>
            <numerusform>coś z %Ln części</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>W komórce głównej wychodzi %1, a powinno %2.</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1 daje %2, a powinno dawać %3.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>W komórce głównej nic jeszcze nie ma.</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1 nie dochodzi do końca. %2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>Wszystko jest tu kostką. Najprostsze są kolory po lewej. W środku jest komórka główna, gdzie buduje się kostki; po prawej jest miejsce, by je przechować.</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>Przeciągnij kolor do komórki głównej, a zostanie tam skopiowany. Upuść inny kolor na jedną z komórek wokół niej, a zostanie dołączony do głównej kostki z tej strony: każdy z nich zajmuje wtedy połowę kostki.</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>Zbuduj kostkę, której lewa połowa jest czerwona, a prawa zielona.</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>Trzy kierunki</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>Kostki łączy się w trzech kierunkach: lewa i prawa, góra i dół, przód i tył. Jako tekst zapisuje się to red|green, red-green i red/green, a część lewa, górna i przednia stoi pierwsza.</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>Część sama może mieć części. By zbudować coś z dwóch połów, które obie mają części, zrób jedną z nich, przeciągnij ją do magazynu, a drugą zrób w komórce głównej.</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>Zbuduj tablicę z czterech kwadratów: u góry zielony i czerwony, u dołu czerwony i zielony.</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>Zabieranie</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>Kliknięcie prawym przyciskiem na Lewa, Prawa, Góra, Dół, Przód lub Tył zabiera to, co leży z tej strony. Cięcie przechodzi przez całą kostkę, bez względu na to, jak powstała.</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>Dlatego kostki nie trzeba składać z lewej i prawej, by ją tam przeciąć: dla (red|green)-blue, gdzie u dołu jest niebieski, lewa połowa to red-blue.</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>Komórka główna ma cztery kolory z przodu i dwa z tyłu. Zostaw to, co jest po lewej z przodu: czerwony nad niebieskim.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funkcje</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation>Kliknięcie prawym przyciskiem na kolorze po lewej robi z głównej kostki funkcję: kolor staje się luką, zmienną, w którą można wstawić cokolwiek. Pokazuje to okrągły znak w tym kolorze.</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>Z red|green i kliknięcia na zielonym powstaje \green.red|&apos;green: funkcja, która kładzie czerwony na lewo od wszystkiego, co dostanie. Apostrof odróżnia zmienną od koloru.</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>Zrób funkcję, która kładzie biały na wszystkim, co dostanie.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Zastosowanie</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>Zastosować funkcję to wstawić coś w jej lukę. Upuść funkcję na Zastosuj jako funkcję, a dostanie ona główną kostkę. Upuść kostkę na Zastosuj jako argument, a dostanie ją główna funkcja.</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>W magazynie jest funkcja o nazwie double: \green.&apos;green|&apos;green. Kładzie obok siebie dwa razy to, co dostanie. Jako tekst double zastosowane do czerwonego to &quot;double&quot;@red, z nazwą komórki w cudzysłowie.</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>Zbuduj rząd ośmiu czerwonych plastrów. Wystarczą trzy zastosowania double.</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>Dwa argumenty</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>Funkcja bierze jeden argument. Taka, która bierze dwa, to funkcja, której wynikiem jest inna funkcja: \green.\red.&apos;green|&apos;red dostaje coś za zielony i staje się funkcją, która czeka na czerwony.</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>Kolory stają się zmiennymi jeden po drugim, a o ostatni prosi się najpierw. Dlatego kliknij kolor drugiego argumentu przed kolorem pierwszego.</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>Zrób funkcję dwóch argumentów, która kładzie pierwszy za drugim.</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>Tak i nie</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>Funkcje mogą wybierać. Ta o nazwie true, \green.\red.&apos;green, bierze dwie rzeczy i oddaje pierwszą; false oddaje drugą. Wartość logiczna rozstrzyga więc sama: zastosowana do dwóch kostek, zostawia jedną z nich.</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>Przeciwieństwo wartości logicznej oddaje drugą z dwóch rzeczy tam, gdzie ona oddawała pierwszą.</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>Zrób funkcję not: dostaje true lub false i oddaje to drugie.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>Para przechowuje dwie rzeczy i oddaje jedną z nich. Funkcja cons bierze obie i czeka na wartość logiczną, która wybiera: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>Funkcja car pyta parę wartością true i dostaje pierwszą rzecz; cdr pyta wartością false i dostaje drugą.</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>Zrób funkcję, która dostaje parę i oddaje parę, w której obie rzeczy zamieniły się miejscami.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>Liczba mówi, ile razy coś się robi. Dwa bierze funkcję i początek i stosuje funkcję dwa razy: \green.\red.&apos;green@(&apos;green@&apos;red). Zero oddaje początek bez zmian.</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>By zobaczyć liczbę, daj jej coś do zrobienia. W magazynie jest slice, które kładzie niebieski na lewo od tego, co dostanie. Zastosuj dwa do slice, a wynik do białego.</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>Zrób liczbę cztery.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arytmetyka</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>Liczby coś robią, więc umieją liczyć. Plus dodaje jeden do drugiej liczby tyle razy, ile mówi pierwsza: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times robi pewną liczbę razy to, co samo jest robione pewną liczbę razy.</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>W magazynie jest też minus, które odejmuje drugą liczbę od pierwszej, i sub1, które odejmuje jeden: liczy parami, które pamiętają poprzednią liczbę.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>Zrób funkcję, która dostaje liczbę i oddaje jej kwadrat: liczbę razy ona sama.</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>Zero czy nie</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>Funkcja zero? mówi, czy liczba jest zerem. Każe liczbie zacząć od true i robić coś, co ze wszystkiego robi false. Zero zostawia true bez zmian.</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>Wychodzi wartość logiczna, a ta sama wybiera między dwiema rzeczami.</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>Zrób funkcję liczby, która dla zera oddaje czerwony, a dla jeden i wszystkiego powyżej biały.</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>Funkcje w przestrzeni</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>Funkcje są kostkami, więc można je łączyć jak wszystkie inne. Taka funkcja działa w przestrzeni: jej lewa część dostaje lewą połowę argumentu, a prawa część prawą.</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>W magazynie są id, które oddaje to, co dostanie, i hole, które zawsze oddaje przezroczystą kostkę. Slicer ma po osiem każdej na przemian i wycina ze wszystkiego plastry.</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation>Zrób funkcję, która odcina dolną połowę kostki, a górną zostawia na miejscu.</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>Rekurencja</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>Funkcja nie ma nazwy, którą mogłaby wywołać samą siebie. Pomaga Y-comb: &quot;Y-comb&quot;@f to f zastosowane do &quot;Y-comb&quot;@f. Tak f dostaje jako pierwszy argument to, czym zaraz się stanie.</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>W magazynie jest przykład: slices to &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Jego red to sama funkcja. Dla zera oddaje biały, inaczej niebieski i to, co oddaje dla liczby o jeden mniejszej. Oblicza się tylko to, co potrzebne, i dlatego dochodzi to do końca.</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>Rekurencja, która nigdy nie dochodzi do zera, nie ma końca. Zatrzymuje się na granicy, a gra o tym mówi.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>Zrób funkcję, która dostaje liczbę i sumuje wszystkie liczby od niej w dół do jeden: z trzech robi sześć.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listy</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>Lista to null albo para: jej pierwszy element i lista pozostałych. Funkcja null? mówi, czy nic już nie zostało.</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>Zrobić coś z każdym elementem to znów rekurencja: jeśli lista to null, praca jest skończona; inaczej zrób to z pierwszym elementem i idź dalej z resztą.</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>Zrób funkcję, która rysuje listę: jej elementy obok siebie od lewej, każdy połączony z tym, co narysowano z reszty, a dla null przezroczysty.</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>Ten tekst jest za długi na term.</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>Ten znak nic tu nie znaczy.</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>Nie ma koloru „%1”.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>Po apostrofie musi stać nazwa koloru.</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>Po krzyżyku musi stać sześć cyfr szesnastkowych, jak w #ff8000.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>Po nazwie brakuje cudzysłowu.</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>Żadna komórka nie nazywa się „%1”.</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>Nic tu nie napisano. Pusty term nazywa się empty.</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>Tekst kończy się tam, gdzie powinien stać term.</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>Przed tym nawiasem brakuje termu.</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>Przed tym znakiem brakuje termu.</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>Abstrakcja w działaniu wymaga nawiasów.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>Po lambdzie musi stać nazwa koloru.</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>Po zmiennej abstrakcji musi stać kropka.</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>Term jest zbyt głęboko zagnieżdżony.</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>Między dwoma termami brakuje znaku.</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>Nawiasy muszą mówić, które z dwóch działań jest pierwsze.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>Termu z ponad jednej części nie zapisuje się jako tekst.</numerusform>
            <numerusform>Termu z ponad %Ln części nie zapisuje się jako tekst.</numerusform>
            <numerusform>Termu z ponad %Ln części nie zapisuje się jako tekst.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>Nie ma takiej komórki.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Ta komórka jest pusta.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>Term z ponad jednej części nie mieści się w żadnej komórce.</numerusform>
            <numerusform>Term z ponad %Ln różnych części nie mieści się w żadnej komórce.</numerusform>
            <numerusform>Term z ponad %Ln różnych części nie mieści się w żadnej komórce.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>Kostki nie można upuścić tam, skąd pochodzi.</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Podstawowe kolory nigdy się nie zmieniają.</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>Takie upuszczenie zawsze kopiuje.</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>Z tej strony nie ma czego usunąć.</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>Jest tylko jedna strona.</numerusform>
            <numerusform>Są najwyżej %Ln strony.</numerusform>
            <numerusform>Jest najwyżej %Ln stron.</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>Te ustawienia wykraczają poza zakres.</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>To nie jest poprawny plik.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>Nazwa ma najwyżej jedną literę i żadnych końców wiersza.</numerusform>
            <numerusform>Nazwa ma najwyżej %Ln litery i żadnych końców wiersza.</numerusform>
            <numerusform>Nazwa ma najwyżej %Ln liter i żadnych końców wiersza.</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>GCalc nie ma takich opcji.</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>GCalc zaczyna się od przykładów, pustych komórek albo pliku.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>Tego nie da się zrobić w GCalc.</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>przezroczysty</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>ciemnoszary</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>szary</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>jasnoszary</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>ciemnoczerwony</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>ciemnozielony</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>ciemnoniebieski</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>ciemnożółty</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>ciemny cyjan</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>cyjan</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>ciemna magenta</translation>
    </message>
    <message>
        <source>magenta</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>magenta</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>W komórce głównej nie ma jeszcze funkcji: żaden kolor nie stał się zmienną.</translation>
    </message>
</context>
</TS>
