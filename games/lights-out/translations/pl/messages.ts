<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>Narysuj planszę</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Wielkość:</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>Naciśnięcie &amp;przełącza:</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>Plansza do rysowania</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>Zgaś wszys&amp;tkie</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>Z&amp;apal wszystkie</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Odwróć</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>&amp;Losowo</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>Zmień na &amp;rozwiązywalną</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>Zmienia możliwie mało świateł</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>1 naciśnięcie</numerusform>
            <numerusform>%Ln naciśnięcia</numerusform>
            <numerusform>%Ln naciśnięć</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Jeszcze nierozwiązany</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>Rozwiązany z pomocą</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>Rozwiązany najmniejszą liczbą naciśnięć</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>Rozwiązany jednym naciśnięciem</numerusform>
            <numerusform>Rozwiązany %Ln naciśnięciami</numerusform>
            <numerusform>Rozwiązany %Ln naciśnięciami</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>Rozwiązane poziomy: %L1 z %L2, a %L3 najmniejszą liczbą naciśnięć. Najłatwiejsze są pierwsze.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>Naciśnięcie przełącza światło i te nad, pod, po lewej i po prawej.</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>Naciśnięcie przełącza światło i te nad, pod, po lewej i po prawej; przeciwne brzegi są połączone.</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>Naciśnięcie przełącza światło i te, które stykają się z nim rogami.</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>Naciśnięcie przełącza światło i wszystkie wokół niego.</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>Zgaś wszystkie światła. Pełne kółka z promieniami świecą.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>Potrzeba co najmniej 1 naciśnięcia.</numerusform>
            <numerusform>Potrzeba co najmniej %Ln naciśnięć.</numerusform>
            <numerusform>Potrzeba co najmniej %Ln naciśnięć.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>Zgaś światła</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>Zgaś światła, %1 x %1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>Rozwiązanie: naciśnij każde pole z krzyżykiem, w dowolnej kolejności.</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>świeci</translation>
    </message>
    <message>
        <source>off</source>
        <translation>zgaszone</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>naciśnięte</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>część rozwiązania</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>&amp;Poziomy...</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>&amp;Następny poziom</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Następny poziom</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>&amp;Narysuj planszę...</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Pokaż &amp;rozwiązanie</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>&amp;Zaznaczaj naciśnięte pola</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>&amp;Obrysuj to, co przełącza naciśnięcie</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Naciśnięcia</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Najmniej</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Zapalone</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>Wszystkie światła zgaszone: to pole jest cichym wzorem.</numerusform>
            <numerusform>Wszystkie światła zgaszone: te %Ln pola są cichym wzorem.</numerusform>
            <numerusform>Wszystkie światła zgaszone: tych %Ln pól jest cichym wzorem.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>Wszystkie światła zgaszone!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>Jedno naciśnięcie, mniej się nie da.</numerusform>
            <numerusform>%Ln naciśnięcia, mniej się nie da.</numerusform>
            <numerusform>%Ln naciśnięć, mniej się nie da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Jedno naciśnięcie; wystarczyłoby %L1.</numerusform>
            <numerusform>%Ln naciśnięcia; wystarczyłoby %L1.</numerusform>
            <numerusform>%Ln naciśnięć; wystarczyłoby %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwe</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnie</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudne</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowa</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Własna</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>Pusta, do prób</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>Naciśnięcie przełącza</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Losowe plansze</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Dowolne</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>Łatwe, do 5 naciśnięć</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>Średnie, od 6 do 9 naciśnięć</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>Trudne, od 10 do 14 naciśnięć</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>Ekspert, 15 naciśnięć i więcej</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>&amp;Narysuj...</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>Moja własna plansza</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>Każdą rozdaną planszę da się rozwiązać.</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>Poziom ma własną wielkość i sąsiedztwo.</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>Wszystkie światła są zgaszone. Naciskaj pola, by tworzyć wzory, albo szukaj naciśnięć, które nic nie zmieniają.</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>Zaznaczaj naciśnięte pola</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>Obrysuj to, co przełącza naciśnięcie</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
    <message>
        <source>easy</source>
        <translation>łatwe</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średnie</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudne</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolne</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>Krzyż, brzegi złączone</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>Ukośny krzyż</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>Wszystkich ośmiu sąsiadów</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>Krzyż</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1, %L2 × %L2, jedno naciśnięcie</numerusform>
            <numerusform>%1, %L2 × %L2, %Ln naciśnięcia</numerusform>
            <numerusform>%1, %L2 × %L2, %Ln naciśnięć</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>Plansze tego rodzaju mają zbyt wiele rozwiązań, by znaleźć najmniejszą liczbę naciśnięć.</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>Żadne światło jeszcze nie świeci.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Tej planszy nie da się rozwiązać.</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>Do rozwiązania tej planszy potrzeba jednego naciśnięcia (%1).</numerusform>
            <numerusform>Do rozwiązania tej planszy potrzeba %Ln naciśnięć, mniej się nie da (%1).</numerusform>
            <numerusform>Do rozwiązania tej planszy potrzeba %Ln naciśnięć, mniej się nie da (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>Jedno naciśnięcie</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>Przeciwne rogi</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>Jedno z czterech</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>Małe T</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Litera H</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>Wszystkie, 2 × 2</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Cztery rogi</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>Ukośny róg</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Skrzyżowanie</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Piłka</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Płot</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>Wszystkie, 4 × 4</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Kompas</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>Zawiasy</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Nawiasy</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>Szew</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Goniec</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Skrzydła</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Gniazdo</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Korona</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>Wszystkie, ośmiu sąsiadów</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>Cztery krzyże</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>Światło w środku</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>Światło w rogu</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>Wszystkie, 3 × 3</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>Samotne światło</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>Klasyczna przekątna</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>Pięć gwiazd</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Guzik</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Wachlarz</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Krata</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>Wszystkie, brzegi złączone</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Klejnot</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>Ukośny wachlarz</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Tarcza</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Tron</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>Pięć krzyży</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>Klasyka 1</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>Klasyka 2</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>Klasyka 3</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>Klasyka 4</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>Klasyka 5</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>Małe L</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>Klasyka 6</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>Klasyka 7</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>Węzeł</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>Rama bez końca</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>Mały pierścień</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Wszystkie prócz jednego</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>Dalekie rogi</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation>Bransoletka</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>Cztery drogi</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Płatek śniegu</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>Pączek</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>Pierścień bez końca</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>Deszcz bez końca</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Płatki</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation>Gwiazda króla</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Romb</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Łąka</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Znaczek</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation>Król w rogu</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Źrenica</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Kokarda</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>Dziewięć kropek</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrazek</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Kość</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Brama</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pudełko</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>Dziewięć klejnotów</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>Szyszka</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>Wszystkie, ukośnie</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>Cztery lampy</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Okna</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>Nuta</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Rama</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>Znak X</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Księżyc</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>Cztery strzały</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>Obwodnica</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>Iskry</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mozaika</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Koniczyna</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Strzała</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>Wszystkie, 5 × 5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Jodła</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Serce</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rakieta</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Drabina</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Grzyb</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>Wszystkie, 9 × 9</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Kubek</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Parasol</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>Wszystkie, 6 × 6</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Gwiazda</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klucz</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Uśmiech</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Kotwica</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Ryba</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>Rama w ramie</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>Wszystkie, 7 × 7</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>Najeźdźca</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Żaglówka</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Klepsydra</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Słońce</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>Wszystkie, 8 × 8</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>Duża szachownica</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>Wszystkie, 10 × 10</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>Wszystkie, 11 × 11</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>Wszystkie, 12 × 12</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>Na tej planszy nie ma takiego światła.</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>Wszystkie światła są już zgaszone. Zacznij nową grę albo tę od nowa.</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Naciśnięcia</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>Wszystkie światła są zgaszone. Naciśnij dowolne pole, by utworzyć wzór.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>Wiersz %1, kolumna %2 należy do jedynego rozwiązania.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>Wiersz %1, kolumna %2 należy do każdego rozwiązania.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>Wiersz %1, kolumna %2 należy do jedynego najkrótszego rozwiązania.</numerusform>
            <numerusform>Wiersz %1, kolumna %2 należy do wszystkich najkrótszych rozwiązań, a jest ich %Ln.</numerusform>
            <numerusform>Wiersz %1, kolumna %2 należy do wszystkich najkrótszych rozwiązań, a jest ich %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>Wiersz %1, kolumna %2 należy do najkrótszego rozwiązania.</numerusform>
            <numerusform>Wiersz %1, kolumna %2 należy do jednego z %Ln najkrótszych rozwiązań.</numerusform>
            <numerusform>Wiersz %1, kolumna %2 należy do jednego z %Ln najkrótszych rozwiązań.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>To ostatnie naciśnięcie.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>Razem jedno naciśnięcie.</numerusform>
            <numerusform>Razem %Ln naciśnięcia.</numerusform>
            <numerusform>Razem %Ln naciśnięć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>Wiersz %1, kolumna %2 to ostatnie naciśnięcie.</numerusform>
            <numerusform>Wiersz %1, kolumna %2 należy do najkrótszego rozwiązania: %Ln naciśnięcia.</numerusform>
            <numerusform>Wiersz %1, kolumna %2 należy do najkrótszego rozwiązania: %Ln naciśnięć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>jedno naciśnięcie</numerusform>
            <numerusform>%Ln naciśnięcia</numerusform>
            <numerusform>%Ln naciśnięć</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>Wielkość musi wynosić od %1 do %2.</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>Przy ośmiu sąsiadach plansza wielkości %1 ma zbyt wiele rozwiązań, by znaleźć najmniejszą liczbę naciśnięć. Wybierz inną wielkość.</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>Żadne światło nie świeci, więc nie ma czego rozwiązywać.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Tej planszy nie da się rozwiązać.</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>Plansza ma jeden wiersz, a gra jest na %1.</numerusform>
            <numerusform>Plansza ma %Ln wiersze, a gra jest na %1.</numerusform>
            <numerusform>Plansza ma %Ln wierszy, a gra jest na %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>Plansza nie jest tą, którą podaje gra.</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>Plansza wymaga jednego naciśnięcia, a to inny stopień trudności.</numerusform>
            <numerusform>Plansza wymaga %Ln naciśnięć, a to inny stopień trudności.</numerusform>
            <numerusform>Plansza wymaga %Ln naciśnięć, a to inny stopień trudności.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>Najpierw narysuj własną planszę.</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>Żadna plansza tej wielkości nie jest aż tak trudna. Wybierz łatwiejszy stopień albo większą planszę.</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>„%1” nie oznacza planszy do gry.</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>Planszę zapisuje się jako wiersze z x (świeci) i o (zgaszone), a między nimi /.</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>„%1” nie jest naciśnięciem.</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>Losowa, %1 × %1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>Losowa, %1 × %1, łatwa</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>Losowa, %1 × %1, średnia</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>Losowa, %1 × %1, trudna</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>Losowa, %1 × %1, ekspert</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>Losowa, %1 × %1, brzegi złączone</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>Losowa, %1 × %1, brzegi złączone, łatwa</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>Losowa, %1 × %1, brzegi złączone, średnia</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>Losowa, %1 × %1, brzegi złączone, trudna</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>Losowa, %1 × %1, brzegi złączone, ekspert</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>Losowa, %1 × %1, ukośnie</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>Losowa, %1 × %1, ukośnie, łatwa</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>Losowa, %1 × %1, ukośnie, średnia</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>Losowa, %1 × %1, ukośnie, trudna</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>Losowa, %1 × %1, ukośnie, ekspert</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>Losowa, %1 × %1, ośmiu sąsiadów</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>Losowa, %1 × %1, ośmiu sąsiadów, łatwa</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>Losowa, %1 × %1, ośmiu sąsiadów, średnia</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>Losowa, %1 × %1, ośmiu sąsiadów, trudna</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>Losowa, %1 × %1, ośmiu sąsiadów, ekspert</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>Własna plansza, %1 × %1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>Własna plansza, %1 × %1, brzegi złączone</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>Własna plansza, %1 × %1, ukośnie</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>Własna plansza, %1 × %1, ośmiu sąsiadów</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>Pusta plansza, %1 × %1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>Pusta plansza, %1 × %1, brzegi złączone</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>Pusta plansza, %1 × %1, ukośnie</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>Pusta plansza, %1 × %1, ośmiu sąsiadów</translation>
    </message>
</context>
</TS>
