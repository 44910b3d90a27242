<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>kot, uciekł</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>kot, w pułapce</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>kot</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>zagrodzone</translation>
    </message>
    <message>
        <source>free</source>
        <translation>wolne</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>brzeg</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>na najkrótszej drodze ucieczki</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>Pokazuj &amp;drogi ucieczki kota</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>Zaznacza najkrótsze drogi kota do brzegu. Przytrzymaj H, by zobaczyć je na chwilę.</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Drogi ucieczki</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>Kot jest o krok od brzegu.</numerusform>
            <numerusform>Kot jest o %Ln kroki od brzegu.</numerusform>
            <numerusform>Kot jest o %Ln kroków od brzegu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>Kot nie ma drogi ucieczki.</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>Kot jest w pułapce!</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>Kot uciekł</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>Po jednej turze.</numerusform>
            <numerusform>Po %Ln turach.</numerusform>
            <numerusform>Po %Ln turach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Ogród</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>Mały ogród</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>Rozległy park</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>Ogród bez ucieczki</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>Otwarte pole</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Wielkość planszy</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>Żywopłoty na początku</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Bystry</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>Śpiący</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>Tylko plansze, na których kota na pewno da się złapać</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>Spodziewa się, że co krok zagrodzisz mu najlepszą drogę, i woli drogi, które się rozwidlają.</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>Idzie najkrótszą drogą, ale co trzeci krok dokądkolwiek.</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>Idzie najkrótszą drogą do brzegu; z równych dowolną. Nie patrzy naprzód.</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Pułapki są udowadniane na planszach do wielkości %1.</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>Na udowodnionych planszach tej wielkości jest dla tego kota co najmniej jeden żywopłot.</numerusform>
            <numerusform>Na udowodnionych planszach tej wielkości są dla tego kota co najmniej %Ln żywopłoty.</numerusform>
            <numerusform>Na udowodnionych planszach tej wielkości jest dla tego kota co najmniej %Ln żywopłotów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>Plansza tej wielkości może mieć na początku jeden żywopłot.</numerusform>
            <numerusform>Plansza tej wielkości może mieć na początku do %Ln żywopłotów.</numerusform>
            <numerusform>Plansza tej wielkości może mieć na początku do %Ln żywopłotów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>Wiersz %1, kolumna %2: zamyka kotu ostatnią drogę ucieczki.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>Wiersz %1, kolumna %2: jedyny kamień, z którego kot może zaraz uciec.</numerusform>
            <numerusform>Wiersz %1, kolumna %2: jeden z %Ln kamieni, z których kot może zaraz uciec.</numerusform>
            <numerusform>Wiersz %1, kolumna %2: jeden z %Ln kamieni, z których kot może zaraz uciec.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>Wiersz %1, kolumna %2: stamtąd kot zaraz by uciekł.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>Wiersz %1, kolumna %2: kot złapany w %3 z %Ln próbnej gry.</numerusform>
            <numerusform>Wiersz %1, kolumna %2: kot złapany w %3 z %Ln próbnych gier.</numerusform>
            <numerusform>Wiersz %1, kolumna %2: kot złapany w %3 z %Ln próbnych gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>Wiersz %1, kolumna %2: dokądkolwiek kot wtedy pójdzie, da się go ogrodzić.</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>Grę może uratować tylko senny krok kota.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>Gra jest przegrana.</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>Nie znaleziono pewnej wygranej.</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>Wygrana jest udowodniona, cokolwiek zrobi kot.</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>Wygrana jest udowodniona: ta tura kończy grę.</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>Wygrana jest udowodniona, w jednej turze.</numerusform>
            <numerusform>Wygrana jest udowodniona, najwyżej w %Ln turach.</numerusform>
            <numerusform>Wygrana jest udowodniona, najwyżej w %Ln turach.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>Nie ma takiego kamienia.</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>Na tym kamieniu siedzi kot.</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>Na tym kamieniu już jest żywopłot.</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>Wiersz %1, kolumna %2: kot złapany w %3% próbnych gier, po twoim żywopłocie w %4%.</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>%1% szansy na złapanie kota</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>Wielkość musi być liczbą nieparzystą od 5 do 21.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>Plansza wielkości %1 może mieć na początku najwyżej jeden żywopłot.</numerusform>
            <numerusform>Plansza wielkości %1 może mieć na początku do %Ln żywopłotów.</numerusform>
            <numerusform>Plansza wielkości %1 może mieć na początku do %Ln żywopłotów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Pułapki są udowadniane na planszach do wielkości %1.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>Plansza wielkości %1, na której tego kota na pewno da się złapać, wymaga jednego żywopłotu.</numerusform>
            <numerusform>Plansza wielkości %1, na której tego kota na pewno da się złapać, wymaga %Ln żywopłotów.</numerusform>
            <numerusform>Plansza wielkości %1, na której tego kota na pewno da się złapać, wymaga %Ln żywopłotów.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>Plansza wygląda jak c3d7k11-9f3a: żywopłoty, potem numer kota.</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>Plansza podaje kamień, którego nie ma.</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>Kamień na środku należy do kota.</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>Plansza podaje jeden kamień dwa razy.</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>Plansza powinna mieć jeden żywopłot.</numerusform>
            <numerusform>Plansza powinna mieć %Ln żywopłoty.</numerusform>
            <numerusform>Plansza powinna mieć %Ln żywopłotów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>Brakuje numeru kota.</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>Kot na tej planszy jest już zamknięty, więc nie ma w co grać.</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>Opcje wyglądają jak 11-6-plain: wielkość, żywopłoty i kot (plain, sharp lub sleepy), potem w razie potrzeby -sure.</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>To nie jest nazwa kamienia.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>1 żywopłot</numerusform>
            <numerusform>%Ln żywopłoty</numerusform>
            <numerusform>%Ln żywopłotów</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>Wielkość %1, %2, bystry kot, tylko udowodnione plansze</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>Wielkość %1, %2, bystry kot</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>Wielkość %1, %2, śpiący kot, tylko udowodnione plansze</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>Wielkość %1, %2, śpiący kot</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>Wielkość %1, %2, zwykły kot, tylko udowodnione plansze</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>Wielkość %1, %2, zwykły kot</translation>
    </message>
</context>
</TS>
