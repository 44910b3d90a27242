<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1, zakryte</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1, zakryte, flaga</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1, zakryte, znak zapytania</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1, zakryte, zacznij tutaj</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1, znaleziona mina, zakwitła</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, puste</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1, liczba %L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation>%1, mina</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1, wybuchła mina</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1, błędna flaga</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1, mina na %L2 procent</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>Kliknięcia stawiają &amp;flagi</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>Zwykłe kliknięcie lub dotknięcie stawia lub zdejmuje flagę; z Ctrl odkrywa.</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>Pokazuj &amp;ryzyko miny</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>Pokazuje dokładne ryzyko miny na każdym zakrytym polu. Gra liczy się jako wspomagana.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>Miny mogą leżeć na zbyt wiele sposobów, by policzyć tu ryzyko.</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>Nie udało się policzyć ryzyka.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Pozostałe miny</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>Kliknięcia stawiają flagi.</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>Ta plansza może wymagać zgadywania i nie jest klasyfikowana.</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>Nie znaleziono planszy na tym poziomie. Ta wymaga mniej i nie jest klasyfikowana.</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>Zacznij od pierścienia.</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>To była mina</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation>Wszystkie miny znalezione!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>Odkryte bezpieczne pola: %L1 z 1.</numerusform>
            <numerusform>Odkryte bezpieczne pola: %L1 z %Ln.</numerusform>
            <numerusform>Odkryte bezpieczne pola: %L1 z %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>Jeden ruch; bez flag byłoby kliknięć: %L1.</numerusform>
            <numerusform>%Ln ruchy; bez flag byłoby kliknięć: %L1.</numerusform>
            <numerusform>%Ln ruchów; bez flag byłoby kliknięć: %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>Jeden ruch; bez flag wystarczyłoby %L1.</numerusform>
            <numerusform>%Ln ruchy; bez flag wystarczyłoby %L1.</numerusform>
            <numerusform>%Ln ruchów; bez flag wystarczyłoby %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Bez zgadywania</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczny</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Zaawansowany</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
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
        <source>Mines</source>
        <translation>Miny</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Pierwsze pole</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>Bezpieczne, z otwarciem</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Bezpieczne</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Niechronione</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Zgadywanie</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>Może być potrzebne</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>Nigdy, najwyżej pary</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>Nigdy, proste rozumowanie</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>Nigdy, potrzebne pary</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>Nigdy, potrzebne łańcuchy</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>Nigdy, potrzebne rozumowanie eksperta</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>Jedna lub dwie liczby naraz wystarczą, by rozwiązać planszę.</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>Jedna liczba naraz wystarczy, by rozwiązać planszę.</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>Gdzieś trzeba porównać dwie liczby, ale nigdy więcej.</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>Gdzieś trzeba przemyśleć cały łańcuch liczb.</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>Gdzieś trzeba zestawić liczbę pozostałych min ze wszystkim, co widać.</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>Plansze nie są sprawdzane, więc może zdecydować szczęście.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>Miny ma %L1% pól; mieści się jedna mina.</numerusform>
            <numerusform>Miny ma %L1% pól; mieszczą się najwyżej %Ln miny.</numerusform>
            <numerusform>Miny ma %L1% pól; mieści się najwyżej %Ln min.</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>Znaki zapytania po flagach</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>Kliknięcie liczby odkrywa pola wokół niej</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>Opcje obiecują bezpieczne pierwsze pole, ale ta plansza żadnego nie podaje. Można w nią grać z %1.</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>Opcje obiecują otwarcie na pierwszym polu, ale na tej planszy go tam nie ma. Można w nią grać z %1.</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>Opcje obiecują, że planszę rozwiąże rozumowanie, czego nie udało się udowodnić. Można w nią grać z %1.</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>Ta plansza wymaga mniej rozumowania, niż obiecują opcje. Można w nią grać z %1.</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>Ta plansza zaczyna się tutaj: nie ma miny ani tu, ani wokół.</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>Tę planszę najpierw otwarto tutaj i nie ma tu miny.</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>Pierwsze pole jest zawsze bezpieczne.</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>Zaznaczona liczba 1 ma już swoją minę, więc pozostałe pola wokół niej są bezpieczne.</numerusform>
            <numerusform>Zaznaczona liczba %Ln ma już wszystkie swoje miny, więc pozostałe pola wokół niej są bezpieczne.</numerusform>
            <numerusform>Zaznaczona liczba %Ln ma już wszystkie swoje miny, więc pozostałe pola wokół niej są bezpieczne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>Wokół zaznaczonej liczby %1 nie ma więcej zakrytych pól niż min, więc na wszystkich są miny.</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>Zaznaczonej liczbie %1 brakuje o tyle więcej min niż zaznaczonej liczbie %2, że mina jest na każdym polu, którego dotyka tylko %1.</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>Wszystkie miny, których brakuje zaznaczonej liczbie %1, leżą na polach wspólnych z zaznaczoną liczbą %2, więc pozostałe pola wokół %1 są bezpieczne.</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>Zostało tyle min, ile zakrytych pól, więc na wszystkich są miny.</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>Wszystkie miny są znalezione, więc każde inne pole jest bezpieczne.</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>Jedna z flag jest błędna, udowodnione.</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>Udowodnione, po jednej liczbie naraz.</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>Udowodnione, przez porównanie dwóch liczb.</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>Udowodnione, przez łańcuch liczb.</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>Udowodnione, przez policzenie pozostałych min.</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>Z miną na tym polu zaznaczone liczby nie mogłyby się wszystkie zgadzać, więc jest bezpieczne.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>Nic nie jest teraz pewne. Ryzyko miny wynosi tu %1 procent, a na najbezpieczniejszym polu %2 procent, ale liczba pod tym polem raczej poprowadzi dalej.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>Nic nie jest teraz pewne. Ryzyko miny wynosi tu %1 procent. Ze wszystkich możliwych układów min to pole wygrywa %2 procent, a żadne inne więcej.</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>Nic nie jest teraz pewne. To pole jest najbezpieczniejsze: ryzyko miny wynosi %1 procent.</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>Zgadywanie, nieudowodnione.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>Miny mogą leżeć na zbyt wiele sposobów, by je tu policzyć.</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>Jakkolwiek leżą pozostałe miny, na tym polu nie ma żadnej.</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>Wszystkie pola są odkryte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Nie ma takiego pola.</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>Tylko odkryta liczba może odkryć pola wokół siebie.</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>Wokół tej liczby nie ma już czego odkrywać.</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>Wokół tej liczby nie ma tylu flag, ile ona wskazuje.</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>To pole jest już odkryte.</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>Zacznij od pierścienia: stąd ta plansza nie wymaga zgadywania.</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>To pole chroni flaga.</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>Na tym polu już jest flaga.</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>Na tym polu już jest znak zapytania.</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>Na tym polu nie ma znaku.</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translatorcomment>not a term: in a row</translatorcomment>
        <translation>
            <numerusform>Plansza ma w wierszu lub kolumnie 1 pole.</numerusform>
            <numerusform>Plansza ma w wierszu lub kolumnie od %1 do %Ln pól.</numerusform>
            <numerusform>Plansza ma w wierszu lub kolumnie od %1 do %Ln pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Plansza tej wielkości ma najwyżej jedną minę.</numerusform>
            <numerusform>Plansza tej wielkości ma najwyżej %Ln miny.</numerusform>
            <numerusform>Plansza tej wielkości ma najwyżej %Ln min.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>Plansza bez zgadywania wymaga otwarcia na pierwszym polu.</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Bez zgadywania plansza tej wielkości ma najwyżej jedną minę.</numerusform>
            <numerusform>Bez zgadywania plansza tej wielkości ma najwyżej %Ln miny.</numerusform>
            <numerusform>Bez zgadywania plansza tej wielkości ma najwyżej %Ln min.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>Na takie rozumowanie plansza tej wielkości potrzebuje co najmniej jednej miny.</numerusform>
            <numerusform>Na takie rozumowanie plansza tej wielkości potrzebuje co najmniej %Ln min.</numerusform>
            <numerusform>Na takie rozumowanie plansza tej wielkości potrzebuje co najmniej %Ln min.</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>3BV na sekundę</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>Sprawność w procentach</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>Wiersz %1, kolumna %2: bezpieczne. %3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>Wiersz %1, kolumna %2: lepiej zgadywać tutaj. %3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>%1% szansy na przetrwanie</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>To nie jest plansza Sapera z tymi opcjami.</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>Ta plansza ma jedną minę, a opcje mówią %1.</numerusform>
            <numerusform>Ta plansza ma %Ln miny, a opcje mówią %1.</numerusform>
            <numerusform>Ta plansza ma %Ln min, a opcje mówią %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>bez zgadywania</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>bez zgadywania, proste rozumowanie</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>bez zgadywania, rozumowanie parami</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>bez zgadywania, rozumowanie łańcuchami</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>bez zgadywania, rozumowanie eksperta</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>pierwsze pole bezpieczne</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>bez ochrony</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>Opcje Sapera wyglądają jak 16x16,30.</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>To nie jest ruch w Saperze.</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>Klasyczny, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>Klasyczny, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation>Początkujący, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation>Początkujący, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation>Zaawansowany, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation>Zaawansowany, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation>Ekspert, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation>Ekspert, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation>%1 x %2, %3</translation>
    </message>
    <message>
        <source>%1 x %2, %3, %4</source>
        <translation>%1 x %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mines</source>
        <comment>1 mine</comment>
        <translation>
            <numerusform>1 mina</numerusform>
            <numerusform>%Ln miny</numerusform>
            <numerusform>%Ln min</numerusform>
        </translation>
    </message>
</context>
</TS>
