<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>Szukanie...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>Jeden ruch naprzód: %1. %2</numerusform>
            <numerusform>%Ln ruchy naprzód: %1. %2</numerusform>
            <numerusform>%Ln ruchów naprzód: %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>Gry w notacji konkursowej</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1 x %L1, jeden ruch</numerusform>
            <numerusform>%L1 x %L1, %Ln ruchy</numerusform>
            <numerusform>%L1 x %L1, %Ln ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Kopiuj grę</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>Grę skopiowano w notacji konkursowej.</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>&amp;Wklej grę</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>Nie ma tekstu do wklejenia. Najpierw skopiuj grę w notacji konkursowej: wielkość planszy, a potem po jednym ruchu w wierszu.</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Nie da się tego wkleić</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Pierwszy gracz:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Drugi gracz:</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>&amp;Wiersze i kolumny:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Gry:</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>Gry meczu</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>Pierwszy gracz zaczyna jako X, potem strony zmieniają się z gry na grę.</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>Mecz się skończył: %1.</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>Nikt: za dużo ruchów</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1 (powtórzenie)</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>%1: wygrane %L2 z %L3, jako X %L4 z %L5, jako O %L6 z %L7.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>S&amp;tart</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>Ta sama plansza, co po drugim ruchu z tym znakiem.</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>Wraca do pozycji, która się powtórzyła</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>Po ruchu %L1</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>nie można uruchomić %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>nie można uruchomić %1: %2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>zatrzymano %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>brak odpowiedzi %1 przez jedną sekundę</numerusform>
            <numerusform>brak odpowiedzi %1 przez %Ln sekundy</numerusform>
            <numerusform>brak odpowiedzi %1 przez %Ln sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>%1 nie przestaje pisać</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1 uległ awarii</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>%1 zakończył się bez ruchu</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>odpowiedź %1 to „%2”, co nie jest tu ruchem</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>Kończ listę &amp;ruchów słowem QUIT</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>Programy grające</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>Programy, które znają interfejs konkursu: czytają wielkość i dotychczasowe ruchy, a piszą jeden ruch. Działają z twoimi prawami, więc dodawaj tylko te, którym ufasz. Strona gra takim, gdy jej graczem jest „program grający”.</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Dodaj...</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>Gra jako &amp;X:</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>Gra jako &amp;O:</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation>Dodaj program grający</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation>wiersz %L1 od lewej</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>wiersz %L1 od prawej</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>kolumna %L1 od góry</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>kolumna %L1 od dołu</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1; ostatni %2 by wypadł</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1; przegrywa, bo wróciłaby wcześniejsza plansza</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1; podpowiedź</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>Ruch %1 przywróciłby wcześniejszą planszę i przegrał.</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>Ruch %1 robi miejsce: ostatni %2 wypada za brzeg.</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>Ruch %1 zajmuje puste pole.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>Ruch %1 przesuwa jeden znak.</numerusform>
            <numerusform>Ruch %1 przesuwa %Ln znaki.</numerusform>
            <numerusform>Ruch %1 przesuwa %Ln znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>Twoja kolej: wsuń %1 od brzegu.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>%1 przywraca planszę po ruchu %L2, a to przegrywa.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>Wykonano jeden ruch i nikt nie wygrywa.</numerusform>
            <numerusform>Wykonano %Ln ruchy i nikt nie wygrywa.</numerusform>
            <numerusform>Wykonano %Ln ruchów i nikt nie wygrywa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>%1 ma jedną pełną linię</numerusform>
            <numerusform>%1 ma %Ln pełne linie</numerusform>
            <numerusform>%1 ma %Ln pełnych linii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1 przeciw %L2.</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>Ostatni ruch należał do przegranej strony, %1.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>równo</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 prowadzi o %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 wygrywa następnym ruchem</numerusform>
            <numerusform>%1 może wymusić wygraną w %Ln ruchach obu stron</numerusform>
            <numerusform>%1 może wymusić wygraną w %Ln ruchach obu stron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translation>
            <numerusform>jedna pozycja</numerusform>
            <numerusform>%Ln pozycje</numerusform>
            <numerusform>%Ln pozycji</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>jeden ruch naprzód</numerusform>
            <numerusform>%Ln ruchy naprzód</numerusform>
            <numerusform>%Ln ruchów naprzód</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nowa gra z &amp;zamianą stron</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>&amp;Mecz z kilku gier...</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>Programy &amp;grające...</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>Pokazuj &amp;wcześniejszą taką planszę</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>Zaznaczaj brzegi przegrywające &amp;powtórzeniem</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>Zaznacza liczby, gdzie wsunięcie przywróciłoby wcześniejszą planszę.</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>Zegar każdej &amp;tury</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>Pokazuje, jak długo trwa bieżąca tura.</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>&amp;Dźwięki po 30 i 60 sekundach</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>Cichy dźwięk po 30 sekundach tury i dwa po 60. Dźwięki muszą być włączone.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Ocena i najlepszy wariant</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>Komputer ocenia każdą pokazaną pozycję. Gra, w której to widać, liczy się jako wspomagana.</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>Znaki wsuwa się od brzegów: kliknij liczbę.</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>Pełne linie X</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>Pełne linie O</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ta tura</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>Komputer myśli. %1 każe mu ruszyć od razu.</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1 x %L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Wiersze i kolumny</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>Na 3 x 3 X zawsze może wygrać, a ekspert wie, jak.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Gry z komputerem są liczone, każdy poziom osobno.</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1 myśli...</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Enter go wykonuje.</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>%1 jest na ruchu i czeka. Wykonaj ruch za niego albo puść go: %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>Komputer (%1)</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 gra %2.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>Ruch %1 wygrywa od razu.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>Ruch %1 broni się najdłużej.</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>Ruch %1 to najlepszy, jaki widzi ekspert.</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>Możesz wygrać jednym ruchem.</numerusform>
            <numerusform>Możesz wymusić wygraną w %Ln ruchach obu stron.</numerusform>
            <numerusform>Możesz wymusić wygraną w %Ln ruchach obu stron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>Każdy ruch od razu przegrywa.</numerusform>
            <numerusform>Rywal może wymusić wygraną w %Ln ruchach obu stron.</numerusform>
            <numerusform>Rywal może wymusić wygraną w %Ln ruchach obu stron.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>prosty</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>Zawsze wsuwa od dołu w pierwszą kolumnę, co pokonuje tych, którzy nie patrzą.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>początkujący</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>Widzi pełną linię, gdy może ją dokończyć.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>Widzi jeden ruch i odpowiedź na niego.</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>szybki klasyczny</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>Gra po dawnemu, patrząc o jeden ruch krócej niż klasyczny.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>Patrzy trzy ruchy naprzód, na małych planszach cztery.</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>klasyczny</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>Gra po dawnemu i patrzy pięć ruchów naprzód, na dużych planszach mniej.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>Patrzy sześć ruchów naprzód.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>Nie popełnia błędów na 3 x 3 ani jako X na 4 x 4, a gdzie indziej myśli dwie sekundy.</translation>
    </message>
    <message>
        <source>player program</source>
        <translation>program grający</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>Program dodany przez ciebie w menu Gra. Bez niego powtarza ostatni ruch.</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>Gra zaczyna się od wielkości planszy, od %1 do %2.</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>Gier, które trwają po ruchu %1, nie da się odczytać.</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>Nie da się odczytać ruchu %1: %2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>Nie da się wykonać ruchu %1. %2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>Wiersze i kolumny tej planszy mają numery od 1 do %1.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation>Po %1 wraca wcześniejsza plansza, a to przegrywa; po %2 nie wraca żadna.</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>Ruch %1 daje drugiej stronie więcej pełnych linii; %2 nie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>Ruch %1 wygrywa od razu.</numerusform>
            <numerusform>Ruch %1 wymusza wygraną w %Ln ruchach obu stron.</numerusform>
            <numerusform>Ruch %1 wymusza wygraną w %Ln ruchach obu stron.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>Po %1 rywal wygrywa od razu ruchem %2; po %3 nie.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Po %1 rywal wygrywa od razu; po %2 takiej wygranej nie widać.</numerusform>
            <numerusform>Po %1 rywal może wymusić wygraną w %Ln ruchach; po %2 takiej nie widać.</numerusform>
            <numerusform>Po %1 rywal może wymusić wygraną w %Ln ruchach; po %2 takiej nie widać.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Po %1 odpowiedź %2 jest silna; %3 zostawia rywalowi mniej.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>Ruch %1 zostawia rywalowi mniej niż %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% szansy na wygraną</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>Opcje Pousse to wielkość planszy, od %1 do %2.</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>Każda gra w Pousse zaczyna się od pustej planszy.</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>Ruch to L, R, T lub B (brzeg) i liczba, jak T3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translation>X: %1.</translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translation>O: %1.</translation>
    </message>
</context>
</TS>
