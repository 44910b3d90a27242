<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>%1, pomyłka</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieskie</translation>
    </message>
    <message>
        <source>white</source>
        <translation>białe</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>białe, pomyłka</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>niebieskie, pomyłka</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>liczby wiersza: %1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>liczby kolumny: %1</translation>
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
        <translation>&amp;Ta łamigłówka</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>&amp;Zeszyt</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Rozwiązania na końcu</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Co wydrukować</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Losowe plansze</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>&amp;Puzzles:</source>
        <translation>Łami&amp;główki:</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>&amp;Kolumny i wiersze:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Poziom:</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>&amp;Ile:</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>&amp;Na stronie najwyżej:</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>Obrazki logiczne</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>Obrazki logiczne: %1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>Powstają łamigłówki...</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>Obrazek; przeciągnij po części, którą chcesz wziąć</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>Zapewnij &amp;jednoznaczność</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>Szuka najmniejszej liczby pól, których zmiana zostawia jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>Zmień te p&amp;ola</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>Odbij w poziomie</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>Odbij w pionie</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Obróć w prawo</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>Zamień niebieskie z białymi</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>Wyczyść obrazek</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Przesuń w lewo</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Przesuń w prawo</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <translation>&amp;Kolumny:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>&amp;Wiersze:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Tytuł:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Autor:</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>&amp;Zagraj</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>Moje ła&amp;migłówki...</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>Z &amp;obrazka...</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Wróć do &amp;gry</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>&amp;Dodaj do moich łamigłówek</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>Za&amp;chowaj w moich łamigłówkach</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>Narysuj coś: kliknij pole albo przeciągnij po kilku.</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Po zmianie tego pola jest jedno rozwiązanie.</numerusform>
            <numerusform>Po zmianie tych %Ln pól jest jedno rozwiązanie. Mniej nie wystarczy.</numerusform>
            <numerusform>Po zmianie tych %Ln pól jest jedno rozwiązanie. Mniej nie wystarczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Po zmianie tego pola jest jedno rozwiązanie.</numerusform>
            <numerusform>Po zmianie tych %Ln pól jest jedno rozwiązanie. Może wystarczy mniej.</numerusform>
            <numerusform>Po zmianie tych %Ln pól jest jedno rozwiązanie. Może wystarczy mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>Szukanie najmniejszej liczby pól do zmiany...</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation>Nie znaleziono kilku pól, których zmiana dałaby jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>Szukanie innych rozwiązań...</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>Jest jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>Jest jedno rozwiązanie i da się je znaleźć linia po linii. Poziom: %1.</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>Jest jedno rozwiązanie, ale trzeba próbować kolorów. Poziom: %1.</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>Są %L1 rozwiązania i więcej. Zaznaczone pola nie są we wszystkich takie same.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>Jest jedno rozwiązanie.</numerusform>
            <numerusform>Są %Ln rozwiązania. Zaznaczone pola nie są we wszystkich takie same.</numerusform>
            <numerusform>Jest %Ln rozwiązań. Zaznaczone pola nie są we wszystkich takie same.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>Nie udało się na czas ustalić, czy jest tylko jedno rozwiązanie.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>Z obrazka</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>&amp;Rysuj</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>&amp;Keep its form</source>
        <translation>&amp;Zachowaj kształt</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>Kolumny i &amp;wiersze:</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>Naj&amp;lepiej</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>Tam, gdzie ciemne najlepiej oddziela się od jasnego</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>&amp;Jasne jest niebieskie</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>&amp;Niebieski zaczyna się od:</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>Utnij z lewej</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>Utnij z góry</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>Utnij z prawej</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>Utnij z dołu</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>&amp;Bez obramowania</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>Ca&amp;łość</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>&amp;Utnij (piksele):</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>Obrazki do znalezienia</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Pokazuj</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>wszystkie obrazki</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Wielkości</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazki</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
znalezione %L2 z %L3</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>Znalezione dotąd: %L1 z %L2. Co obrazek przedstawia, widać, gdy jest znaleziony.</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Maluj</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znaleziony</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Zaczęty</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Jeszcze nieznaleziony</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>Znaleziony, najlepszy czas %1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>Moje łamigłówki</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>&amp;Rysuj dalej</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Usuń...</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Jeszcze żadnej nie ma.</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>Bez tytułu, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>Usunąć tę łamigłówkę na zawsze?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>To nie jest plik albo jest za duży.</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Wiersz %L1: %2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>Nie zawiera jednej łamigłówki.</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>Nie można użyć %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>Nie można użyć %1; plik odłożono jako %2. %3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>Nie udało się zachować łamigłówki: %1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>Nie można usunąć %1.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>Maluj tym kolorem: %1 (klawisz %L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>Obrazki</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrazek</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>Łamigłówki (non)</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>Łamigłówki z webpbn</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>Łamigłówki (nin)</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>Łamigłówki (mk)</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>Łamigłówki (cwd)</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>Łamigłówki (g)</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>Sam obrazek (pbm)</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>Łamigłówki z turniejów</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>Łamigłówki PLT Games</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>Łamigłówka %L1, %2</translation>
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
        <translation>Wypełniaj pola tak, by każdy wiersz i każda kolumna miały ciągi wypełnionych pól tych długości, w tej kolejności, a między dwoma ciągami co najmniej jedno puste pole.</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>Każdy wiersz i każda kolumna mają ciągi pól tych długości i kolorów, w tej kolejności. Między dwoma ciągami jednego koloru jest co najmniej jedno puste pole; inne mogą się stykać.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Rozwiązania</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 z %L2</translation>
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
        <translation>Kolorowe</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>od %L1 do %L2 pól</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>Pola, które z tego powstaną</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>&amp;Biblioteka...</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>&amp;Następny obrazek</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Następny obrazek</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation>&amp;Kliknięcia malują na biało</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>Zwykłe kliknięcie lub dotknięcie robi nieznane pole białym; prawy przycisk robi je niebieskim.</translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>Kliknij lub przeciągnij, by pola stały się białe; prawym przyciskiem stają się niebieskie.</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>&amp;Sprawdź linie</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>Zaznacza wiersze i kolumny, których w tym stanie nie da się dokończyć.</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>Pokaż &amp;pomyłki</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>P&amp;rzyciemniaj gotowe liczby</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>&amp;Cała plansza, choćby mała</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>&amp;Litery kolorów</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>Niebieskie pola</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>Kolorowe pola</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 z %L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>Kliknij lub przeciągnij, by rysować. Liczby się dostosują.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>Jednej linii nie da się dokończyć w tym stanie.</numerusform>
            <numerusform>%Ln linii nie da się dokończyć w tym stanie.</numerusform>
            <numerusform>%Ln linii nie da się dokończyć w tym stanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation>Klawisze od 1 do %L1 wybierają kolor. Kliknij lub przeciągnij, by malować; prawy przycisk robi pola białymi.</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>Kliknij lub przeciągnij, by malować pola na niebiesko; prawym przyciskiem stają się białe.</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>Obrazek znaleziony!</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>To twój najlepszy czas dla tego obrazka.</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>Twój najlepszy czas dla tego obrazka to %1.</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>Na&amp;rysuj łamigłówkę</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>&amp;Wklej obrazek</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>Każdy wiersz i każdą kolumnę da się dokończyć w tym stanie.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Nie ma pomyłek.</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>Nie udało się poszukać pomyłek.</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>Wszystkie obrazki są znalezione.</translation>
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
        <translation>Losowa plansza</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>Ten sam obrazek jeszcze raz</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>Co malować</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Blue cells of a hundred</source>
        <translation>Niebieskich pól na sto</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwa</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudna</translation>
    </message>
    <message>
        <source>Other pictures are in the library.</source>
        <translation>Inne obrazki są w bibliotece.</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>Każda losowa plansza ma dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>Gotowe linie wypełniają resztę na biało</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>Przyciemniaj gotowe liczby</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>Puste linie pokazują 0</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>Litery kolorów w liczbach i polach</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>Cała plansza, choćby mała</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>Rozwiązania pokazuje się</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>W zwykłym tempie</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Od razu</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>To twoja łamigłówka. Rysunek zostaje w edytorze.</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>Łamigłówka jest w twojej bibliotece.</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>Nie da się jej narysować</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>Edytor rysuje na niebiesko i biało. W obrazek w kolorach można grać.</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>Rysunek ma najwyżej %L1 × %L1; ta łamigłówka ma %L2 × %L3.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>Liczby są sprzeczne: nie ma takiego obrazka.</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>Nie znaleziono na czas obrazka dla tych liczb.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>Liczby są sprzeczne: ta łamigłówka nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>Ta łamigłówka ma kilka rozwiązań. Każde z nich wygrywa.</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>Z obrazka</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Nie można otworzyć: %1</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Nie można wkleić obrazka</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Moje łamigłówki</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>Plik jest za duży.</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>Pliki tego rodzaju nie mają kolorów.</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>Obrazek tej łamigłówki nie jest znany.</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>Łamigłówki z turniejów mają tyle samo wierszy, co kolumn.</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>„%1” nie jest liczbą od 0 do %2.</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>Bok to liczba od 1 do %1.</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>Liczby się nie mieszczą. Potrzebne pola: %1; pola linii: %2.</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>Łamigłówka ma od 1 do %1 wierszy i kolumn.</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>Łamigłówka ma za dużo kolorów. Najwięcej to %1.</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>Kolor „%1” nie ma wartości.</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>Coś stoi za końcem listy.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>Nawias nie jest zamknięty.</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>Listy leżą w listach za głęboko.</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>Tekst w cudzysłowie nie ma końca.</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>Zamknięto nawias, którego nie otwarto.</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>To nie jest zapisana gra ani zapisany projekt Obrazków logicznych.</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>Pól jest inna liczba, niż mówią liczby.</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>Wiersze i kolumny to listy list liczb.</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>Ta wielkość występuje dwa razy: %1.</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>Wielkości stoją przed tą sekcją: %1.</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>Ta sekcja występuje dwa razy: %1.</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>Sekcja jest za długa lub za krótka. Potrzebne linie: %1; znalezione: %2; sekcja: %3.</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>Wielkości stoją przed obrazkiem.</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>Obrazek jest za duży lub za mały. Znalezione pola: %1; potrzebne: %2.</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translatorcomment>not a term: row, column</translatorcomment>
        <translation>Łamigłówka ma sekcje rows i columns albo goal.</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>Obrazek i liczby się nie zgadzają. Przyjęto liczby.</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>Wczytywanych jest tylko %1 pierwszych łamigłówek.</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>Brakuje wielkości.</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>Pierwszy wiersz ma dwie liczby, wielkości.</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>Brakuje liczb niektórych linii.</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>Linii jest więcej, niż mówią wielkości.</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>Między wierszami a kolumnami stoi wiersz z #.</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>Między wierszami a kolumnami stoi pusty wiersz.</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>Łamigłówka zaczyna się od $ i numeru.</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translation>Dwie sekcje zaczynają się od dwukropka: wiersze i kolumny.</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>W łamigłówki z trójkątami nie da się grać.</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>Mapa bitowa zaczyna się od P1 lub P4.</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>Mapa bitowa kończy się za wcześnie.</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>Pole mapy bitowej to 0 lub 1.</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translatorcomment>not a term: row, column</translatorcomment>
        <translation>Wskazówki mają typ rows lub columns.</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>W łamigłówki z ukrytymi liczbami nie da się grać.</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>Każdy wiersz obrazka stoi między dwoma |.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Nawias kwadratowy nie jest zamknięty.</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>Nie ma koloru dla „%1”.</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>Wiersze obrazka są równej długości.</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>Łamigłówka ma wskazówki albo obrazek.</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>W tym XML nie ma łamigłówki.</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>XML kończy się za wcześnie.</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>XML, który deklaruje własne encje, nie jest czytany.</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>To nie jest XML.</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>Znacznik nie ma nazwy.</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>Atrybut wygląda jak nazwa=&quot;wartość&quot;.</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>XML jest za duży.</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>Zamknięto znacznik, który nie jest otwarty: %1.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Wiersz %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolumna %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1: nie ma kolorowych pól, więc wszystkie są białe.</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1: są już wszystkie kolorowe pola, więc reszta jest biała.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1: gdziekolwiek leży ciąg %2 (%3), pokrywa te pola.</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1 i %2 zostawiają jeden kolor dla pola, gdzie się krzyżują: %3.</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>Linia po linii zostaje jeden kolor dla pola %1: %2.</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>Każdy inny kolor pola %1 prowadzi do linii nie do dokończenia, więc jest to %2.</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>Gdyby pole %1 miało kolor %2, nic by już do tej linii nie pasowało: %3.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>Gdyby pole %1 miało kolor %2, tej linii nie dałoby się dokończyć po jednym kroku: %3.</numerusform>
            <numerusform>Gdyby pole %1 miało kolor %2, tej linii nie dałoby się dokończyć po %Ln krokach: %3.</numerusform>
            <numerusform>Gdyby pole %1 miało kolor %2, tej linii nie dałoby się dokończyć po %Ln krokach: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1: nie ma niebieskich pól, więc wszystkie są białe.</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1: są już wszystkie niebieskie pola, więc reszta jest biała.</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1: liczby dokładnie wypełniają linię.</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1: ciąg %2 jest gotowy, więc na końcu stoi białe.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1: gdziekolwiek leży ciąg %2, pokrywa te pola.</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1: w tak małą lukę nie zmieści się żaden ciąg.</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1: żaden ciąg nie sięga tych pól.</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1: we wszystkich układach liczb te pola są takie same.</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>Gdyby pole %1 było białe, nic by już do tej linii nie pasowało: %2.</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>Gdyby pole %1 było niebieskie, nic by już do tej linii nie pasowało: %2.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Gdyby pole %1 było białe, tej linii nie dałoby się dokończyć po jednym kroku: %2.</numerusform>
            <numerusform>Gdyby pole %1 było białe, tej linii nie dałoby się dokończyć po %Ln krokach: %2.</numerusform>
            <numerusform>Gdyby pole %1 było białe, tej linii nie dałoby się dokończyć po %Ln krokach: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Gdyby pole %1 było niebieskie, tej linii nie dałoby się dokończyć po jednym kroku: %2.</numerusform>
            <numerusform>Gdyby pole %1 było niebieskie, tej linii nie dałoby się dokończyć po %Ln krokach: %2.</numerusform>
            <numerusform>Gdyby pole %1 było niebieskie, tej linii nie dałoby się dokończyć po %Ln krokach: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>W tym stanie obrazka nie da się dokończyć.</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>Niektóre pola są błędne. Tu widać, które.</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>%1: w tym stanie nie da się dokończyć. Tu widać pomyłki.</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>Obrazek jest gotowy.</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>Niczego nie znaleziono na czas.</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>Widać to dopiero po wypróbowaniu kilku pól naraz.</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>Jest kilka rozwiązań. To pole należy do jednego z nich.</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>Udany połów</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>As trefl</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>As kier</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Żołądź</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>Samolot</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Kotwica</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>Jabłko</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>Fotel</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Strzała</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Siekiera</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>Wielbłąd dwugarbny</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>Balon nad wzgórzami</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>Banan</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Koszyk</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Nietoperz</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>Wanna</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Niedźwiedź</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Pszczoła</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Żuk</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Dzwonek</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>Rower</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>Budka dla ptaków</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>Tort urodzinowy</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>Prezent urodzinowy</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Goniec</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>Czarny kot</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>Łódź o zachodzie słońca</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Kość</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Butelka</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>Łuk i strzała</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>Muszka</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>Melonik</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>Rękawica bokserska</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Most</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Wiadro</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>Trzmiel</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>Kiść winogron</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>Autobus</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Motyl</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation>Kaktus</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Wielbłąd</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Aparat</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Świeca</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Świecznik</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Samochód</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Marchewka</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>Kot na półce</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>Głowa kota</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Krzesło</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>Czereśnie</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>Choinka</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kościół</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>Błazenek</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>Chatka</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>Chatka z ogrodem</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Krowa</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>Krab</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Szalone ósemki</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Korona</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>Filiżanka kawy</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>Filiżanka herbaty</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>Babeczka</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>Jamnik</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Stokrotka</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>Dzień na plaży</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>Jeleń</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>Wentylator</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Kostka</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>Głowa psa</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Delfin</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Bęben</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Kaczka</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>Kaczątko</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Orzeł</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Słoń</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>Pingwin cesarski</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Oko</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>Pysk lisa</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Jodła</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>Wóz strażacki</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Ryba</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>Rybka w kuli</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flaga</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Flaming</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Żelazko</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>Lot na Księżyc</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Kwiat</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>Kwitnący kaktus</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>Muchomor czerwony</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>But piłkarski</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Ślad stopy</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Widelec</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Lis</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Żaba</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>Żaba na lilii wodnej</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>Ślimak ogrodowy</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Duch</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Żyrafa</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Okulary</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>Puchar</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Złota rybka</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>Zegar stojący</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>Gitara</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Hamburger</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Młotek</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Dłoń</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>Wesoła buzia</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Zając</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>Nawiedzony dom</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Serce</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Jeż</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>Śmigłowiec</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translatorcomment>not a term: shoe</translatorcomment>
        <translation>But na obcasie</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>Balon</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Klepsydra</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>Lody</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>Lody w rożku</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>Lody na patyku</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>Łyżwa</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Igloo</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>W kosmosie</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Walet pik</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Meduza</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>Dzban</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>Kangur</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klucz</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation>Król zwierząt</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Król trefl</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Król karo</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Król kier</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Zimorodek</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Latawiec</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Skoczek</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Drabina</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Biedronka</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>Biedronka na liściu</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>Jezioro w górach</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Latarnia</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Liść</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Cytryna</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>Żarówka</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Latarnia morska</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Latarnia morska nocą</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Błyskawica</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>Głowa lwa</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>Mały pociąg</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Ciężarówka</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Magnes</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>Rękawiczka</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Małpa</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Księżyc</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Góry</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mysz</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>Wąsy</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Kubek</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Grzyb</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>Ośmiornica</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>Struś</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Sowa</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>Sowa nocą</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>Kłódka</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translation>Para czereśni</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>Palma</translation>
    </message>
    <message>
        <source>Panda</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>Panda z bambusem</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>Spadochron</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Papuga</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>Papuga na gałęzi</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pionek</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>Rusałka pawik</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>Gruszka</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pingwin</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Świnia</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>Ananas</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>Różowy flaming</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>Fajka</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>Kawałek pizzy</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Prezent</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Dynia</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>Lampion z dyni</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Piramidy</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Dama trefl</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Królik</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Tęcza</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>Czerwone jabłko</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>Czerwony traktor</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>Planeta z pierścieniami</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>Dojrzały ananas</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>Rudzik na śniegu</translation>
    </message>
    <message>
        <source>Robot</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rakieta</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>Fotel bujany</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>Koń na biegunach</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>Wrotka</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Wieża</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Kogut</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>Smutna buzia</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Żaglówka</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>Żaglowiec</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>Rondel</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>Piła</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Nożyczki</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>Konik morski</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation>Mina morska</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Rekin</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Owca</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Tarcza</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>Koszula</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Czaszka</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>Plaster melona</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Uśmiech</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Ślimak</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Płatek śniegu</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>Bałwan</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>Bałwan wieczorem</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>Skarpeta</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Klucz płaski</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Wiewiórka</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Gwiazda</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Rozgwiazda</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>Parowóz</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>Chmura burzowa</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Truskawka</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>Okręt podwodny</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Słońce</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>Słonecznik</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Jaskółka</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Łabędź</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Miecz</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>Lampa stołowa</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>Wysoki słonecznik</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Czajniczek</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Telewizor</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>Namiot</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>Trzy tulipany</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>Muchomor</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>Ząb</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>Cylinder</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>Tukan</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>Tukan w lesie</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>Robot zabawka</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation>Traktor</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>Sygnalizator</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Skrzynia skarbów</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Drzewo</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Trofeum</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>Trąbka</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>Tulipan</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Żółw</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>Turkawka</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>Dwie marchewki</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>Dwie ryby</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Parasol</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>Statek wikingów</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Skrzypce</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Wulkan</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>Arbuz</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>Konewka</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Wieloryb</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Taczka</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>Poziomka</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Wiatrak</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>Kieliszek</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>Kapelusz wiedźmy</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>Słoniątko</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>Młoda żyrafa</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>ciemnoszary</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>szary</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>jasnoszary</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>ciemnoczerwony</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>kremowy</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brązowy</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>jasnobrązowy</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>ciemnobrązowy</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>ciemnozielony</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>jasnozielony</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turkusowy</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>ciemnoniebieski</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>jasnoniebieski</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>jasnofioletowy</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>różowy</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>Nie ma takich pól.</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>Łamigłówka nie ma tego koloru.</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>Pociągnięcie zostaje w jednym wierszu lub kolumnie.</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>Te pola już mają ten kolor.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Nie ma pomyłek.</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>Obrazek potrzebuje niebieskiego pola.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Nazwa jest za długa.</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>Losowa plansza ma od %1 do %2 wierszy i kolumn.</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>Na sto pól od %1 do %2 jest niebieskich.</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translation>Losowa plansza jest łatwa, średnia lub trudna.</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translation>Nie ma takiego sposobu rozdawania.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>Jedno pole jest błędne. %1</numerusform>
            <numerusform>%Ln pola są błędne. %1</numerusform>
            <numerusform>%Ln pól jest błędnych. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>Jednego pola nie dało się jeszcze ustalić. %1</numerusform>
            <numerusform>%Ln pól nie dało się jeszcze ustalić. %1</numerusform>
            <numerusform>%Ln pól nie dało się jeszcze ustalić. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>Wiersz %1, kolumna %2 ma inny kolor.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>jedno pole za wcześnie lub błędnie</numerusform>
            <numerusform>%Ln pola za wcześnie lub błędnie</numerusform>
            <numerusform>%Ln pól za wcześnie lub błędnie</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>To nie są liczby tej łamigłówki.</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>Plansza nie ma %1 na %2 pól.</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>Losowa plansza ma dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translatorcomment>not a term: medium</translatorcomment>
        <translation>Opcje wyglądają jak 15x15,50,medium, a własna łamigłówka jak own,cross,1.3,0/1,1,1.</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>Liczby wyglądają jak 1.3,0/1,1,1: wiersze, potem kolumny.</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>Pociągnięcie wygląda jak b3,4-7,4.</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>Losowy, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>Obrazek w kolorze, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>Obrazek, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>Obrazek w kolorze, %1 x %2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>Obrazek, %1 x %2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1, %2 x %3</translation>
    </message>
</context>
</TS>
