<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1: tam jest flaga.</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1: po każdym innym klawiszu dynia od razu łapie piłkę.</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1: stamtąd jest jeden krok do flagi.</numerusform>
            <numerusform>%1: stamtąd są %Ln kroki do flagi.</numerusform>
            <numerusform>%1: stamtąd jest %Ln kroków do flagi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1: droga do flagi jest wtedy krótsza, %3 zamiast %2.</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1: w tym labiryncie dynia mogłaby teraz złapać piłkę.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1: jeden klawisz później następny labirynt skraca drogę do flagi z %2 kroków do %3.</numerusform>
            <numerusform>%1: %Ln klawisze później następny labirynt skraca drogę do flagi z %2 kroków do %3.</numerusform>
            <numerusform>%1: %Ln klawiszy później następny labirynt skraca drogę do flagi z %2 kroków do %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1: nic nie wygrywa szybciej. Drogi dyń do piłki mają wtedy długość %2 i %3.</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>To wygrywa.</numerusform>
            <numerusform>To wygrywa %Ln klawiszami, a mniej nie wystarczy.</numerusform>
            <numerusform>To wygrywa %Ln klawiszami, a mniej nie wystarczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>Udowodnione, że stąd nie wygra jeden klawisz, a dalej nie szukano. Cofnij kilka klawiszy.</numerusform>
            <numerusform>Udowodnione, że stąd nic nie wygrywa do %Ln klawiszy, a dalej nie szukano. Cofnij kilka klawiszy.</numerusform>
            <numerusform>Udowodnione, że stąd nic nie wygrywa do %Ln klawiszy, a dalej nie szukano. Cofnij kilka klawiszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>Udowodnione, że dynia złapie piłkę, cokolwiek zrobisz. Cofnij kilka klawiszy.</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>Dróg jest stąd za dużo, by obejrzeć wszystkie.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>W lewo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>W prawo</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Następny labirynt</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>Gra jest skończona. Cofnij albo zacznij nową.</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>Tam jest żywopłot.</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Zmiany labiryntu</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>%1 wygrywa od razu; po „%2” dynia złapie piłkę, cokolwiek się stanie.</numerusform>
            <numerusform>%1 wygrywa %Ln klawiszami; po „%2” dynia złapie piłkę, cokolwiek się stanie.</numerusform>
            <numerusform>%1 wygrywa %Ln klawiszami; po „%2” dynia złapie piłkę, cokolwiek się stanie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>%1 wygrywa od razu; po „%2” nic nie wygrywa, do %3 klawiszy.</numerusform>
            <numerusform>%1 wygrywa %Ln klawiszami; po „%2” nic nie wygrywa, do %3.</numerusform>
            <numerusform>%1 wygrywa %Ln klawiszami; po „%2” nic nie wygrywa, do %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>%1 wygrywa od razu; po „%2” trzeba klawiszy: %3.</numerusform>
            <numerusform>%1 wygrywa %Ln klawiszami; po „%2” trzeba ich %3.</numerusform>
            <numerusform>%1 wygrywa %Ln klawiszami; po „%2” trzeba ich %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
        <translation>
            <numerusform>jeden klawisz</numerusform>
            <numerusform>%Ln klawisze</numerusform>
            <numerusform>%Ln klawiszy</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the board of lesson %1.</source>
        <translation>To nie jest plansza lekcji %1.</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>To nie jest plansza %1 × %1: ani jej kod, ani numer.</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>Wielkość musi wynosić od %1 do %2.</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>Ruch to jedno z: left, up, right, down, wait i next.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lekcja %1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>tally_maze::Board</name>
    <message>
        <source>Maze</source>
        <translation>Labirynt</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>w lewo</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>w prawo</translation>
    </message>
    <message>
        <source>above</source>
        <translation>w górę</translation>
    </message>
    <message>
        <source>below</source>
        <translation>w dół</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>otwarte: %1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>w następnym labiryncie otwarte: %1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>flaga</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>piłka</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>goniąca dynia</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>planująca dynia</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>teraz przyjdzie tu dynia</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>teraz przyjdą tu obie dynie</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>Kod i numer planszy</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>Każdy labirynt danej wielkości ma numer. Jego kod to ten sam numer w mniejszej liczbie liter. Podaj komuś jedno z nich, a zagracie na tej samej planszy.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>Kod tej planszy</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Jej numer</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>Kod obecnego labiryntu</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>&amp;Zagraj na tej planszy:</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>Kod, numer lub ID gry</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Wielkość:</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>To może być plansza większa, od %L1 × %L1.</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Patrz naprzód</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Następny labirynt</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>Dynie się ruszają, piłka nie (spacja lub kropka)</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>Pokazuje na tym labiryncie następny, aż naciśniesz klawisz, lub póki trzymasz przycisk (przytrzymaj P)</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>Labirynt zmienia się w następny, potem ruszają się dynie (N)</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>Kliknij pole obok piłki albo ciągnij piłkę.</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>Następna &amp;lekcja</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>&amp;Kod i numer planszy...</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>&amp;Wklej planszę</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>Pokazuj, dokąd idą &amp;dynie</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>Stale pokazuj &amp;następny labirynt</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>Graj 6 × 6</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>Doprowadź piłkę do flagi, zanim złapie ją dynia. Gdy idziesz, czekasz lub zmieniasz labirynt, obie dynie robią krok.</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>Lekcja 1 z 5: kroki. Naciśnij strzałkę albo kliknij pole obok piłki. Po każdym twoim kroku obie dynie też robią krok.</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>Lekcja 2 z 5: czekanie. Samymi krokami dynia cię tu złapie. Zaczekaj raz po drodze: naciśnij spację albo kliknij piłkę.</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>Lekcja 3 z 5: następny labirynt. Żadna droga nie omija tu dyń. Naciśnij po drodze N: luka w żywopłocie przejdzie gdzie indziej.</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>Lekcja 4 z 5: patrzenie naprzód. Przytrzymaj P, zanim naciśniesz N, i zobacz następny labirynt. Dynia w okularach chodzi tak, jakby już tu był.</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>Lekcja 5 z 5: wszystko razem. Idź, czekaj, patrz naprzód i zmieniaj labirynt. Z cofa klawisz, także po złapaniu.</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>ponad %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznana</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>Naciśnięte klawisze</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>Najmniej klawiszy (norma)</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Zmiany labiryntu</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>Na tej planszy nie da się wygrać: dynia złapie piłkę, cokolwiek zrobisz.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>Na tej planszy nie da się wygrać jednym klawiszem. Z większą liczbą nikt nie sprawdzał.</numerusform>
            <numerusform>Na tej planszy nie da się wygrać %Ln klawiszami. Z większą liczbą nikt nie sprawdzał.</numerusform>
            <numerusform>Na tej planszy nie da się wygrać %Ln klawiszami. Z większą liczbą nikt nie sprawdzał.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>W następnym labiryncie: jeden krok do flagi</numerusform>
            <numerusform>W następnym labiryncie: %Ln kroki do flagi</numerusform>
            <numerusform>W następnym labiryncie: %Ln kroków do flagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>Jeden krok do flagi</numerusform>
            <numerusform>%Ln kroki do flagi</numerusform>
            <numerusform>%Ln kroków do flagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>dynia jest o jeden krok stąd</numerusform>
            <numerusform>bliższa dynia jest o %Ln kroki stąd</numerusform>
            <numerusform>bliższa dynia jest o %Ln kroków stąd</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>A pumpkin caught the ball after %Ln keys.</source>
        <comment>A pumpkin caught the ball at once.</comment>
        <translation>
            <numerusform>Dynia złapała piłkę od razu.</numerusform>
            <numerusform>Dynia złapała piłkę po %Ln klawiszach.</numerusform>
            <numerusform>Dynia złapała piłkę po %Ln klawiszach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Jednym klawiszem.</numerusform>
            <numerusform>%Ln klawiszami.</numerusform>
            <numerusform>%Ln klawiszami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Jednym klawiszem.</numerusform>
            <numerusform>%Ln klawiszami, mniej się nie da.</numerusform>
            <numerusform>%Ln klawiszami, mniej się nie da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>Jednym klawiszem, norma %L1.</numerusform>
            <numerusform>%Ln klawiszami, norma %L1.</numerusform>
            <numerusform>%Ln klawiszami, norma %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>W schowku nie ma planszy: ani kodu, ani numeru, ani ID gry.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Rozdana</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>Lekcja %L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>Pola na boku</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>Lekcje to pięć małych plansz, a każda uczy jednej rzeczy.</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>Każdą rozdaną planszę da się wygrać jednym klawiszem.</numerusform>
            <numerusform>Każdą rozdaną planszę da się wygrać najwyżej %Ln klawiszami.</numerusform>
            <numerusform>Każdą rozdaną planszę da się wygrać najwyżej %Ln klawiszami.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>Pokazuj, dokąd idą dynie</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>Stale pokazuj następny labirynt</translation>
    </message>
</context>
</TS>
