<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>Ty, z pomocą</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 z %2 (%3%)</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>Wygrane krótkie gry, według gracza i strony</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>Wygrane gry, według gracza i strony</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Wszyscy gracze</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>Nic tu jeszcze nie policzono. Gry ukończone, zanim powstała ta strona, są wśród wyników.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>Policzono tu 1 grę. Z równych graczy każda strona na dłuższą metę wygrywa 25%.</numerusform>
            <numerusform>Policzono tu %Ln gry. Z równych graczy każda strona na dłuższą metę wygrywa 25%.</numerusform>
            <numerusform>Policzono tu %Ln gier. Z równych graczy każda strona na dłuższą metę wygrywa 25%.</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>za mało rzutów</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>nierówne</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>dość nierówne</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>uczciwe</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>Nie policzono jeszcze rzutów.</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>Rzutów jest jeszcze za mało, by powiedzieć, czy kostki są uczciwe.</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>Kostki są uczciwe: w %1 wszystkich przypadków uczciwe kostki są co najmniej tak nierówne jak najbardziej nierówna z tych liczb.</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>Kostki są trochę bardziej nierówne niż zwykle: uczciwe kostki są tak nierówne w %1 wszystkich przypadków. Dalsze rzuty pokażą, czy to traf.</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>Kostki nie wyglądają na uczciwe: uczciwe kostki są tak nierówne w %1 wszystkich przypadków.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>Jak często wypadała każda ścianka (i ile oczekiwano)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Ścianka</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation>Chi-kwadrat: jak daleko liczby są od oczekiwanych (szansa, że uczciwe kostki są równie daleko)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Rzuty</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dublety</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>Ścianki (około 5)</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>Pary (około 20)</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>Jednym słowem</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>Pary oczek</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>Jak często wypadała każda para (i ile oczekiwano)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Gracz %L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>Wszystkie liczby są zużyte: naciśnij „Gotowe”.</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>Nic więcej nie da się zagrać: naciśnij „Gotowe”.</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>Zostały liczby: %1. Pionek może wejść.</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>Zostały liczby: %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Twoja kolej (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1: zbity %2</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>wchodzi na %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Wygrana!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Wygrywa %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Na ruchu: %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>zostały: %1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>wyrzuca %L1 i %L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1 i %L2: trzeci dublet</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1 i %L2: brak ruchu</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>Pionek wraca na start tylko po zbiciu.</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>Żaden pionek tej strony tam nie chodzi.</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>Pionki strony %1 wchodzą na pole %2.</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>Pionki chodzą tylko naprzód.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>%1, ścieżka domowa %L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>%1, dom</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>%1, start</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>pole %L1</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>bezpieczne</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>tu wchodzi %1</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>tu skręca %1</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>blokada: %1</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>%1 pionek %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>1 pionek</numerusform>
            <numerusform>%Ln pionki</numerusform>
            <numerusform>%Ln pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>do celu %L1</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>%1 ma w domu wszystkie cztery pionki. Pola, które zostały innym: %2.</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>zostały liczby: %1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>rzut: %1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>wybrane: %L1</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>zużyte: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>1 pionek w domu</numerusform>
            <numerusform>%Ln pionki w domu</numerusform>
            <numerusform>%Ln pionków w domu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Zakończ turę</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>Kończy turę, gdy zużyto wszystkie liczby, których można użyć</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>&amp;Cofnij krok</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>Zacznij &amp;turę od nowa</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>Cofa wszystkie kroki tej tury</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>Pokazuj &amp;numery pól</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>Komputer wykonuje ruch. %1 każe mu ruszyć od razu.</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>Nie ma już liczby %L1 do użycia.</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>Żaden pionek nie może teraz pójść o %L1.</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>Wybierz teraz pionek, który idzie o %L1.</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>Trzeci dublet</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>Brak ruchu</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>Dublet: jeszcze jeden rzut</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>Naciśnij „Gotowe”, by grać dalej.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1 czeka. Wykonaj ruch za tego gracza albo puść go: %2.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 wykonuje ruch.</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>Szansa na wygraną: około %L1%</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Zwykła</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Krótka</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>Zwykła, z czterema pionkami</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>Krótka, z dwoma pionkami</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>Pokazuj, dokąd może iść pionek pod wskaźnikiem</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>Kończ moją turę, gdy nie ma już nic do zagrania</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>Czekaj na mnie, gdy nie mogę zagrać</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>To wygrywa grę.</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>To zbija pionek, który wraca na start.</numerusform>
            <numerusform>To zbija %Ln pionki, które wracają na start.</numerusform>
            <numerusform>To zbija %Ln pionków, które wracają na start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>To wprowadza pionek do domu.</numerusform>
            <numerusform>To wprowadza %Ln pionki do domu.</numerusform>
            <numerusform>To wprowadza %Ln pionków do domu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>To wprowadza pionek do gry.</numerusform>
            <numerusform>To wprowadza %Ln pionki do gry.</numerusform>
            <numerusform>To wprowadza %Ln pionków do gry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>To tworzy blokadę.</numerusform>
            <numerusform>To tworzy %Ln blokady.</numerusform>
            <numerusform>To tworzy %Ln blokad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>To stawia pionek na bezpiecznym polu.</numerusform>
            <numerusform>To stawia %Ln pionki na bezpiecznych polach.</numerusform>
            <numerusform>To stawia %Ln pionków na bezpiecznych polach.</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>To daje ci największe szanse.</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>Żaden rzut cię wtedy nie zbije.</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>Wtedy zbija cię tylko 1 z 36 rzutów.</numerusform>
            <numerusform>Wtedy zbijają cię %Ln z 36 rzutów.</numerusform>
            <numerusform>Wtedy zbija cię %Ln z 36 rzutów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>Tura jest już kompletna.</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>Szansa na wygraną: około %1%.</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>Ryzykancka Renata</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>Lubi stać tam, gdzie inni mogą zbić jej pionki.</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>Uprzejma Urszula</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>Wszystkich puszcza przodem i trzyma się jak najdalej od domu.</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>Zwinna Zofia</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>Spieszy do domu, omija innych i buduje blokady.</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>Ostrożna Olga</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>Waży, ile każdy pionek ma do stracenia, wobec tego, jak daleko są inni.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>Sprawdza najbardziej obiecujące tury wobec rzutów, które mogą przyjść.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Rzuty</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>Dublety na sto rzutów</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>Średnia kostki</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% szansy na wygraną</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1 Na start wraca pionek (%2): +20.</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1 To daje +10.</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1 wprowadza ostatni pionek do domu i wygrywa.</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1 %2 wchodzi na %3.</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1 %2: %3 → %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1 wyrzuca %2 i %3 i nie może zagrać.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1 wyrzuca trzeci dublet, %2 i %3, i nie może go zagrać.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1 wyrzuca trzeci dublet, %2 i %3: pierwszy pionek wraca na start.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1 wyrzuca %2 i %3, na spodzie %4 i %5.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1 wyrzuca %2 i %3.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>start</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>start</translation>
    </message>
    <message>
        <source>home</source>
        <translation>dom</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>ścieżka domowa %1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>Nie ma takiego pionka.</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>Ten pionek musi najpierw wejść.</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>Ten pionek jest już w grze.</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>Ten pionek jest w domu.</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>Pionek wchodzi z 5, z 1 i 4 albo z 2 i 3.</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>Dwa pionki blokują pole wejścia.</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>Nie ma już liczby %1 do użycia.</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>Na drodze stoi blokada na polu %1.</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>Na drodze stoi blokada na polu %1 ścieżki domowej.</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>To za daleko: pionek wchodzi do domu dokładną liczbą.</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>Na polu %1 obcy pionek jest bezpieczny.</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>Pionek może jeszcze wejść.</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>Można jeszcze użyć %1.</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>Blokada nie może iść w całości.</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>Blokada poszłaby w całości, a żadna pozostała liczba nie mogłaby jej rozdzielić.</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>Gra w Parcheesi jest zwykła (standard) albo krótka (short).</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>Kostki gry w Parcheesi wynikają z jednej liczby całkowitej.</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>Ruch w Parcheesi wygląda jak 2+6, gdy pionek 2 idzie o sześć pól, 2+in, gdy wchodzi, albo done.</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>krótka, z dwoma pionkami</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
</TS>
