<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>pryzmat</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>promień wzdłuż wiersza</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>promień wzdłuż kolumny</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>wybuch</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>Najlepsze wyniki zapisała nowsza wersja.</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>Najlepsze wyniki są używane przez inne okno.</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>niebieska kula</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>pomarańczowa kula</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>żółta kula</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>różowa kula</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>zielona kula</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>czerwona kula</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>jasnoniebieska kula</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>niebieski sześcian</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>pomarańczowy sześcian</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>żółty sześcian</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>różowy sześcian</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>zielony sześcian</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>czerwony sześcian</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>jasnoniebieski sześcian</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>niebieska piramida</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>pomarańczowa piramida</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>żółta piramida</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>różowa piramida</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>zielona piramida</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>czerwona piramida</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>jasnoniebieska piramida</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>niebieski ośmiościan</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>pomarańczowy ośmiościan</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>żółty ośmiościan</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>różowy ośmiościan</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>zielony ośmiościan</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>czerwony ośmiościan</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>jasnoniebieski ośmiościan</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>niebieski walec</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>pomarańczowy walec</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>żółty walec</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>różowy walec</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>zielony walec</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>czerwony walec</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>jasnoniebieski walec</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>niebieski stożek</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>pomarańczowy stożek</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>żółty stożek</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>różowy stożek</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>zielony stożek</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>czerwony stożek</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>jasnoniebieski stożek</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>niebieska gwiazda</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>pomarańczowa gwiazda</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>żółta gwiazda</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>różowa gwiazda</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>zielona gwiazda</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>czerwona gwiazda</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>jasnoniebieska gwiazda</translation>
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
        <translation>Plansza</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, zaznaczono</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>Ten komputer nie ma OpenGL, dlatego klejnoty są płaskie.</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>Grafika tego komputera przestała działać, dlatego klejnoty są płaskie.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>OpenGL nie działa na tym komputerze, dlatego klejnoty są płaskie.</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>&amp;Zachowaj imię</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>%L1. miejsce wśród najlepszych wyników. Twoje &amp;imię:</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>Najlepsze wyniki</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Rodzaj gry</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Zamiany</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Zakończ grę</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>&amp;Najlepsze wyniki...</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Najlepsze wyniki</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>Klejnoty w &amp;przestrzeni</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>Klejnoty się &amp;obracają</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>&amp;Znaki na klejnotach</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>Znaki, gdy pasują tylko &amp;kolory</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>Została jedna sekunda</numerusform>
            <numerusform>Zostały %Ln sekundy</numerusform>
            <numerusform>Zostało %Ln sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Pozostały czas</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>Pozostałe zamiany</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>Możliwe zamiany</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>Zegar rusza z pierwszą zamianą. Cofnięcie przywraca poprzednią grę.</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>Zegar rusza z pierwszą zamianą.</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>Cofnięcie przywraca poprzednią grę, która nie była skończona.</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>Czas się kończy.</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>Ułóż trzy klejnoty jednego koloru.</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>Ułóż trzy klejnoty jednego kształtu.</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>Ułóż trzy klejnoty jednego rodzaju.</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Czas minął</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>Wszystkie zamiany wykonane</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Gra zakończona</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>Jeden punkt, poziom %L1, najdłuższy łańcuch %L2.</numerusform>
            <numerusform>%Ln punkty, poziom %L1, najdłuższy łańcuch %L2.</numerusform>
            <numerusform>%Ln punktów, poziom %L1, najdłuższy łańcuch %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Nie dało się odczytać najlepszych wyników, więc zaczynają się od nowa. To, co było, zachowano jako %1.</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>Kształty i kolory</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>Tylko kolory</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>Tylko kształty</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>Kolory, różne kształty</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>Kształty, różne kolory</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Tryb</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Na czas</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>Spokojnie, bez zegara</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sześćdziesiąt ruchów</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Co do siebie pasuje</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>Premia za łańcuch</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>Specjalne klejnoty</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>Po jednej sekundzie</numerusform>
            <numerusform>Po %Ln sekundach</numerusform>
            <numerusform>Po %Ln sekundach</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>Samoczynne podpowiedzi</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>Każdy rodzaj klejnotu ma własny kształt i kolor.</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>Wszystkie klejnoty mają jeden kształt. Układaj kolory.</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>Wszystkie klejnoty mają jeden kolor. Układaj kształty.</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>Układaj kolory. Kształty nic nie znaczą.</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>Układaj kształty. Kolory nic nie znaczą.</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1 Linie z czterech i więcej oraz linie skrzyżowane zostawiają klejnot, który zabiera inne ze sobą.</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>Klejnoty w przestrzeni</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>Klejnoty się obracają</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>Znaki na klejnotach</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>Znaki, gdy pasują tylko kolory</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>pryzmat zabiera wszystkie niebieskie kule</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>pryzmat zabiera wszystkie pomarańczowe sześciany</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>pryzmat zabiera wszystkie żółte piramidy</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>pryzmat zabiera wszystkie różowe ośmiościany</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>pryzmat zabiera wszystkie zielone walce</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>pryzmat zabiera wszystkie czerwone stożki</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>pryzmat zabiera wszystkie jasnoniebieskie gwiazdy</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>pryzmat zabiera wszystkie niebieskie klejnoty</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>pryzmat zabiera wszystkie pomarańczowe klejnoty</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>pryzmat zabiera wszystkie żółte klejnoty</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>pryzmat zabiera wszystkie różowe klejnoty</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>pryzmat zabiera wszystkie zielone klejnoty</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>pryzmat zabiera wszystkie czerwone klejnoty</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>pryzmat zabiera wszystkie jasnoniebieskie klejnoty</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>pryzmat zabiera wszystkie kule</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>pryzmat zabiera wszystkie sześciany</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>pryzmat zabiera wszystkie piramidy</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>pryzmat zabiera wszystkie ośmiościany</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>pryzmat zabiera wszystkie walce</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>pryzmat zabiera wszystkie stożki</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>pryzmat zabiera wszystkie gwiazdy</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>to daje promień wzdłuż wiersza %1</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>to daje promień wzdłuż kolumny %1</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>to daje wybuch</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>to daje pryzmat</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>dwa pryzmaty zabierają całą planszę</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>to daje dwa specjalne klejnoty</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>to wyzwala specjalny klejnot</numerusform>
            <numerusform>to wyzwala %Ln specjalne klejnoty</numerusform>
            <numerusform>to wyzwala %Ln specjalnych klejnotów</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>Zamień klejnot w wierszu %1, kolumnie %2 z tym pod nim: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>Zamień klejnot w wierszu %1, kolumnie %2 z tym na prawo: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>Zamień klejnot w wierszu %1, kolumnie %2 z tym pod nim: %3. Punkty: %4.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>Zamień klejnot w wierszu %1, kolumnie %2 z tym na prawo: %3. Punkty: %4.</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1 Średnio razem z tym, co spadnie: %2 punktu.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Spokojnie</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sześćdziesiąt ruchów</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>kształty i kolory</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>tylko kolory</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>tylko kształty</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>kolory, różne kształty</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>kształty, różne kolory</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>To nie jest ruch w grze Klejnoty.</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>To nie jest plansza gry Klejnoty: osiem wierszy po osiem klejnotów i liczba.</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>Pierwsza plansza nie ma jeszcze linii z trzech.</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>Na tej planszy żadna zamiana nie daje linii.</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>To nie są opcje gry Klejnoty.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>W tej grze nie ma zegara.</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>Ruchu nie da się wykonać przed tym, po którym następuje.</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>Czas jeszcze nie minął.</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>Nie ma klejnotu do zamiany.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Czas minął.</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>To nie daje linii z trzech, więc klejnoty wracają.</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1, %2, premia za łańcuch, specjalne klejnoty</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1, %2, premia za łańcuch</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1, %2, specjalne klejnoty</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1, podpowiedzi po jednej sekundzie</numerusform>
            <numerusform>%1, podpowiedzi po %Ln sekundach</numerusform>
            <numerusform>%1, podpowiedzi po %Ln sekundach</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>Nie ma czego zamienić.</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Najdłuższy łańcuch</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>Najlepsza zamiana</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>Utworzone specjalne klejnoty</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punktu</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>Zamień klejnot w wierszu %1, kolumnie %2 z tym pod nim.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>Zamień klejnot w wierszu %1, kolumnie %2 z tym na prawo.</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>Daje więcej niż jedną linię. Punkty: %1. %2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>Daje linię o długości %1 w kolumnie %2. %3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>Daje linię o długości %1 w wierszu %2. %3</translation>
    </message>
</context>
</TS>
