<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>1 kulka</numerusform>
            <numerusform>%Ln kulki</numerusform>
            <numerusform>%Ln kulek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>1 punkt</numerusform>
            <numerusform>%Ln punkty</numerusform>
            <numerusform>%Ln punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>Ta kulka jest ostatnia: plansza jest pusta.</numerusform>
            <numerusform>Te %Ln kulki są ostatnie: plansza jest pusta.</numerusform>
            <numerusform>To ostatnie %Ln kulek: plansza jest pusta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>Ta kulka jest ostatnia w swoim kolorze, więc żadna nie zostaje (%1).</numerusform>
            <numerusform>Te %Ln kulki są ostatnie w swoim kolorze, więc żadna nie zostaje (%1).</numerusform>
            <numerusform>To ostatnie %Ln kulek w swoim kolorze, więc żadna nie zostaje (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>To największa grupa z tego, co zostało z planu: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>To, co spada, łączy się: jedna część staje się jedną grupą (%1), wartą o %2 więcej niż osobno.</numerusform>
            <numerusform>To, co spada, łączy się: %Ln części stają się jedną grupą (%1), wartą o %2 więcej niż osobno.</numerusform>
            <numerusform>To, co spada, łączy się: %Ln części staje się jedną grupą (%1), wartą o %2 więcej niż osobno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>Ta kulka zagradza większą grupę, którą zabiera następne kliknięcie: %1.</numerusform>
            <numerusform>Te %Ln kulki zagradzają większą grupę, którą zabiera następne kliknięcie: %1.</numerusform>
            <numerusform>Tych %Ln kulek zagradza większą grupę, którą zabiera następne kliknięcie: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>Ta kulka zawadza: bez niej zbiera się większa grupa (%1, %2).</numerusform>
            <numerusform>Te %Ln kulki zawadzają: bez nich zbiera się większa grupa (%1, %2).</numerusform>
            <numerusform>Tych %Ln kulek zawadza: bez nich zbiera się większa grupa (%1, %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>1 kliknięcie później</numerusform>
            <numerusform>%Ln kliknięcia później</numerusform>
            <numerusform>%Ln kliknięć później</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>Żadne dwie kulki jednego koloru się nie stykają: nie ma już czego usunąć.</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>Najlepszy znaleziony plan opróżnia planszę i kończy się jednym punktem.</numerusform>
            <numerusform>Najlepszy znaleziony plan opróżnia planszę i kończy się %Ln punktami.</numerusform>
            <numerusform>Najlepszy znaleziony plan opróżnia planszę i kończy się %Ln punktami.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>Najlepszy znaleziony plan na koniec: %1 i %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>została 1 kulka</numerusform>
            <numerusform>zostały %Ln kulki</numerusform>
            <numerusform>zostało %Ln kulek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>Ta plansza ma jeden wiersz; potrzeba %1.</numerusform>
            <numerusform>Ta plansza ma %Ln wiersze; potrzeba %1.</numerusform>
            <numerusform>Ta plansza ma %Ln wierszy; potrzeba %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>Wiersz tej planszy ma jedną kulkę; potrzeba %1.</numerusform>
            <numerusform>Wiersz tej planszy ma %Ln kulki; potrzeba %1.</numerusform>
            <numerusform>Wiersz tej planszy ma %Ln kulek; potrzeba %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translation>Planszę gry Takie same zapisuje się literami od a do %1.</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>Opcje gry Takie same wyglądają jak 20x16-5 lub 20x10-5-classic: kolumny od %1 do %2, wiersze od %3 do %4, kolory od %5 do %6.</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>Kliknięcie zapisuje się jako kolumna,wiersz, na przykład 3,12.</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>Tego miejsca nie ma na planszy.</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>Nie ma tu kulki.</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>Ta kulka nie dotyka żadnej innej tego koloru.</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>Klasyczna, %1 x %2, 1 kolor</numerusform>
            <numerusform>Klasyczna, %1 x %2, %Ln kolory</numerusform>
            <numerusform>Klasyczna, %1 x %2, %Ln kolorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>SameGame, %1 x %2, 1 kolor</numerusform>
            <numerusform>SameGame, %1 x %2, %Ln kolory</numerusform>
            <numerusform>SameGame, %1 x %2, %Ln kolorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1 x %2, 1 kolor</numerusform>
            <numerusform>%1 x %2, %Ln kolory</numerusform>
            <numerusform>%1 x %2, %Ln kolorów</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Największa grupa</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>Pozostałe kulki</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>niebieski krążek</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>pomarańczowy kwadrat</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>zielony trójkąt</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>różowy romb</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>żółta gwiazda</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>błękitny pierścień</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>czerwony krzyżyk</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, puste</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1, %2, samotna kulka</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1, %2, grupa z %L3, 1 punkt</numerusform>
            <numerusform>%1, %2, grupa z %L3, %Ln punkty</numerusform>
            <numerusform>%1, %2, grupa z %L3, %Ln punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Pusto!</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translation>Razem: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Razem: %1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>To kliknięcie: %1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>Norma: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>Suma wszystkich kliknięć: n kulek naraz daje (n-2) x (n-2) punktów.</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>Suma wszystkich kliknięć: n kulek naraz daje n x n punktów.</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>1000 punktów za pustą planszę, inaczej nic.</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>100 punktów za każdą kulkę, o którą zostało ich mniej niż 50: 5000 za pustą planszę.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>To się liczy: kliknięcia i premia razem.</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>Suma wszystkich kliknięć: para daje 2 punkty, n kulek daje (n-1) x (n-1) - (n-3).</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>To kliknięcie</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>Ile daje usunięcie wyróżnionej grupy.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Norma</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>Co komputer osiąga w tym rozdaniu po krótkim szukaniu. Da się to pobić.</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>Pozostałe kulki: %1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>n kulek naraz daje n x n punktów, a premia to 100 punktów za każdą kulkę, o którą zostało ich mniej niż 50.</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>Para daje 2 punkty, n kulek daje (n-1) x (n-1) - (n-3). Premii nie ma, a kulki rozdaje sam przypadek.</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>n kulek naraz daje (n-2) x (n-2) punktów, para nic, a pusta plansza 1000. Kulki rozdaje sam przypadek.</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>&amp;Kształty na kulkach</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>1 punkt</numerusform>
            <numerusform>%Ln punkty</numerusform>
            <numerusform>%Ln punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>Wybierz grupę z dwóch lub więcej kulek jednego koloru.</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>Pozostałe kulki: %L1. Największa grupa dotąd: %L2.</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Plansza pusta!</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>Nie ma już grup</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>Jeden punkt, największa grupa %L1.</numerusform>
            <numerusform>%Ln punkty, największa grupa %L1.</numerusform>
            <numerusform>%Ln punktów, największa grupa %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>Jeden punkt, pozostałe kulki %L1, największa grupa %L2.</numerusform>
            <numerusform>%Ln punkty, pozostałe kulki %L1, największa grupa %L2.</numerusform>
            <numerusform>%Ln punktów, pozostałe kulki %L1, największa grupa %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>To o %1 powyżej normy.</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>To norma.</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>Norma to %1.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Mała</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Zwykła</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duża</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczna</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>SameGame</translation>
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
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Nowoczesna</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>Kształty na kulkach</translation>
    </message>
</context>
</TS>
