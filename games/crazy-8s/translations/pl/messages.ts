<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kier</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trefl</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>Wybierz kolor: H, S, C lub D.</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>Dołóż 2 albo weź 1 kartę.</numerusform>
            <numerusform>Dołóż 2 albo weź %Ln karty.</numerusform>
            <numerusform>Dołóż 2 albo weź %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>Dołóż 2 albo spasuj.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>Dopasuj (%1), zagraj ósemkę albo dobierz.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>Dopasuj (%1), zagraj ósemkę albo spasuj.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>Dopasuj (%1 lub %2), zagraj ósemkę albo dobierz.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>Dopasuj (%1 lub %2), zagraj ósemkę albo spasuj.</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>Nikt nie może grać dalej: w tej rundzie nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>Pozbywasz się kart przed innymi.</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>%1 pozbywa się kart przed innymi.</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>Pozbywasz się kart przed innymi i masz 1 punkt.</numerusform>
            <numerusform>Pozbywasz się kart przed innymi i masz %Ln punkty.</numerusform>
            <numerusform>Pozbywasz się kart przed innymi i masz %Ln punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 pozbywa się kart przed innymi i ma 1 punkt.</numerusform>
            <numerusform>%1 pozbywa się kart przed innymi i ma %Ln punkty.</numerusform>
            <numerusform>%1 pozbywa się kart przed innymi i ma %Ln punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1: 1 punkt</numerusform>
            <numerusform>%1: %Ln punkty</numerusform>
            <numerusform>%1: %Ln punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>ostatnia karta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>1 karta</numerusform>
            <numerusform>%Ln karty</numerusform>
            <numerusform>%Ln kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation>
            <numerusform>%1, 1 punkt</numerusform>
            <numerusform>%1, %Ln punkty</numerusform>
            <numerusform>%1, %Ln punktów</numerusform>
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
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1, dobrana 1</numerusform>
            <numerusform>%1, dobrane %Ln</numerusform>
            <numerusform>%1, dobrane %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1, zagrana %2</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, pas</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>stos do dobierania</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>odrzucone</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>kara: %Ln</numerusform>
            <numerusform>kara: %Ln</numerusform>
            <numerusform>kara: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Następna runda</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>Pokaż &amp;moje karty</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasuj</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Pasuj (P)</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>stos do dobierania, 1 karta</numerusform>
            <numerusform>stos do dobierania, %Ln karty</numerusform>
            <numerusform>stos do dobierania, %Ln kart</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>odrzucone, na wierzchu: %1, kolor: %2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>odrzucone, na wierzchu: %1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>Pokazuj, które karty &amp;pasują</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>Przyciemnia karty z ręki, których nie można teraz zagrać.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Wybierz kolor</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Kierunek</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Zgodnie z zegarem</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Przeciwnie do zegara</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 z %L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1 wybiera kolor.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 wykonuje ruch.</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>Dobrana karta: %1.</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>Mecz: %1.</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>1 rywal, 10 kart</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>1 rywal, 7 kart</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>2 rywali, 7 kart</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>3 rywali, 7 kart</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rywale</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Jeden</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dwóch</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trzech</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Kart dla każdego</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>Jedna runda: wygrywa, kto pierwszy skończy</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>Do 100 punktów za to, co zostało innym</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>Do 250 punktów za to, co zostało innym</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>3 rundy na punkty</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>5 rund na punkty</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>10 rund na punkty</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Dobieranie w turze</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation>Dowolnie wiele kart</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>Najwyżej 1 karta, potem pas</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>Najwyżej 2 karty, potem pas</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>Najwyżej 3 karty, potem pas</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>Najwyżej 4 karty, potem pas</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>Najwyżej 5 kart, potem pas</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>Gdy stos się skończy, odwraca się odrzucone</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation>Po 2 następny gracz bierze dwie karty albo dokłada 2</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>Dama pomija następnego gracza</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>As odwraca kierunek</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>Przy jednym rywalu ten, kto zagra asa, gra dalej.</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation>Punkty: ósemka 50, walet, dama i król 10, inne karty według liczby.</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>Karty zagrywa się i dobiera przez</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>Kliknięcie lub przeciągnięcie</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>Tylko przeciągnięcie</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1: nic innego nie obiecuje więcej punktów.</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1: wygrana jest mało prawdopodobna, a nic innego nie jest lepsze.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1: szansa wygranej to około %2%; nic nie jest lepsze.</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>Wybierz kolor %1: %2 musi po nim dobierać i raczej go nie ma.</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>Wybierz kolor %1: masz w nim 1 kartę, a w żadnym więcej.</numerusform>
            <numerusform>Wybierz kolor %1: masz w nim %Ln karty, a w żadnym więcej.</numerusform>
            <numerusform>Wybierz kolor %1: masz w nim %Ln kart, a w żadnym więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Wybierz kolor %1</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>%1 to twoja ostatnia karta: kończysz nią rundę.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>%1 to jedyna karta, która pasuje; potem wybierz kolor.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>%1 to jedyna karta, która pasuje.</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>%1: %2 musi dobierać na %3 i raczej nie ma tego koloru.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>Weź karną kartę.</numerusform>
            <numerusform>Weź %Ln karne karty.</numerusform>
            <numerusform>Weź %Ln karnych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>Żadna twoja karta nie pasuje: dobierz.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>Mimo to dobierz</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>Nie ma już karty do wzięcia: spasuj.</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>Żadna twoja karta nie pasuje: spasuj.</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>Mimo to spasuj</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>Rozdaj następną rundę: ta jest skończona.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>Zagrywasz kartę %2 i kończysz przed innymi.</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>%1 zagrywa kartę %2 i kończy przed innymi.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>Zagrywasz kartę %2, kończysz i masz 1 punkt.</numerusform>
            <numerusform>Zagrywasz kartę %2, kończysz i masz %Ln punkty.</numerusform>
            <numerusform>Zagrywasz kartę %2, kończysz i masz %Ln punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 zagrywa kartę %2, kończy i ma 1 punkt.</numerusform>
            <numerusform>%1 zagrywa kartę %2, kończy i ma %Ln punkty.</numerusform>
            <numerusform>%1 zagrywa kartę %2, kończy i ma %Ln punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>Zagrywasz kartę %2. Następny gracz musi wziąć 1 kartę.</numerusform>
            <numerusform>Zagrywasz kartę %2. Następny gracz musi wziąć %Ln karty.</numerusform>
            <numerusform>Zagrywasz kartę %2. Następny gracz musi wziąć %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>%1 zagrywa kartę %2. Następny gracz musi wziąć 1 kartę.</numerusform>
            <numerusform>%1 zagrywa kartę %2. Następny gracz musi wziąć %Ln karty.</numerusform>
            <numerusform>%1 zagrywa kartę %2. Następny gracz musi wziąć %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>Zagrywasz kartę %2. Kierunek się odwraca.</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>%1 zagrywa kartę %2. Kierunek się odwraca.</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>Zagrywasz kartę %2. %3 traci kolejkę.</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>%1 zagrywa kartę %2. Tracisz kolejkę.</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>%1 zagrywa kartę %2. %3 traci kolejkę.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>Zagrywasz kartę %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 zagrywa kartę %2.</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>Odrzucone karty wracają na stos. Dobierasz kartę.</numerusform>
            <numerusform>Odrzucone karty wracają na stos. Dobierasz %Ln karty.</numerusform>
            <numerusform>Odrzucone karty wracają na stos. Dobierasz %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>Odrzucone karty wracają na stos. %1 dobiera kartę.</numerusform>
            <numerusform>Odrzucone karty wracają na stos. %1 dobiera %Ln karty.</numerusform>
            <numerusform>Odrzucone karty wracają na stos. %1 dobiera %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>Bierzesz karną kartę.</numerusform>
            <numerusform>Bierzesz %Ln karne karty.</numerusform>
            <numerusform>Bierzesz %Ln karnych kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>%1 bierze karną kartę.</numerusform>
            <numerusform>%1 bierze %Ln karne karty.</numerusform>
            <numerusform>%1 bierze %Ln karnych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Dobierasz kartę.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 dobiera kartę.</translation>
    </message>
    <message>
        <source>You name %2.</source>
        <translation>Wybierasz kolor: %2.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>%1 wybiera kolor: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasujesz.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Runda %1 jest rozdana.</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1 Wołasz: ostatnia karta.</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1 %2 woła: ostatnia karta.</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1 Nikt nie może grać dalej: nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>Następna runda nie jest jeszcze rozdana.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Ta runda jeszcze trwa.</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>Kolor wybiera się tylko po ósemce.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Tej karty nie ma w twojej ręce.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>Weź kartę albo dołóż do tej 2.</numerusform>
            <numerusform>Weź %Ln karty albo dołóż do tej 2.</numerusform>
            <numerusform>Weź %Ln kart albo dołóż do tej 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>Karta %1 nie pasuje do karty %2.</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>W tej turze nie możesz już dobierać. Zagraj kartę albo spasuj.</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>Nie ma już karty do dobrania. Zagraj kartę albo spasuj.</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>Pasować można tylko wtedy, gdy nie da się dobrać. Dobierz.</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>Najpierw wybierz kolor.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Zostało kart</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>Zagrywa pierwszą pasującą kartę, a ósemki trzyma na wypadek, gdy nic innego nie pasuje.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>Wnioskuje z tego, co dobierasz, czego nie masz, i rozgrywa partię w myślach.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1% wygranej rundy</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>To nie są opcje gry Szalone ósemki (takie jak 2x7 lub 3x7-turnover-p100).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>Z tych kart nie ma gry Szalone ósemki z tymi opcjami.</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>Pierwsza odrzucona karta nie może być ósemką.</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation>Ruch to karta, jak 7H, kolor, jak H, albo draw, pass, deal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>1 gracz, kart: %1</numerusform>
            <numerusform>%Ln gracze, kart na gracza: %1</numerusform>
            <numerusform>%Ln graczy, kart na gracza: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>1 gracz, kart: %1, rund: %2</numerusform>
            <numerusform>%Ln gracze, kart na gracza: %1, rund: %2</numerusform>
            <numerusform>%Ln graczy, kart na gracza: %1, rund: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>1 gracz, kart: %1, do %2 punktów</numerusform>
            <numerusform>%Ln gracze, kart na gracza: %1, do %2 punktów</numerusform>
            <numerusform>%Ln graczy, kart na gracza: %1, do %2 punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>1 gracz, kart: %1, własne zasady</numerusform>
            <numerusform>%Ln gracze, kart na gracza: %1, własne zasady</numerusform>
            <numerusform>%Ln graczy, kart na gracza: %1, własne zasady</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>1 gracz, kart: %1, własne zasady, rund: %2</numerusform>
            <numerusform>%Ln gracze, kart na gracza: %1, własne zasady, rund: %2</numerusform>
            <numerusform>%Ln graczy, kart na gracza: %1, własne zasady, rund: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>1 gracz, kart: %1, własne zasady, do %2 punktów</numerusform>
            <numerusform>%Ln gracze, kart na gracza: %1, własne zasady, do %2 punktów</numerusform>
            <numerusform>%Ln graczy, kart na gracza: %1, własne zasady, do %2 punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1: ósemkę zachowujesz na później.</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>%1, potem wybierz kolor %2: %3 musi po nim dobierać.</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>%1, potem wybierz kolor %2: masz w nim 1 kartę.</numerusform>
            <numerusform>%1, potem wybierz kolor %2: masz w nim %Ln karty.</numerusform>
            <numerusform>%1, potem wybierz kolor %2: masz w nim %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1: na później zostaje ci 1 karta w kolorze %2.</numerusform>
            <numerusform>%1: na później zostają ci %Ln karty w kolorze %2.</numerusform>
            <numerusform>%1: na później zostaje ci %Ln kart w kolorze %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1: to twoja jedyna karta w kolorze %2, później może nie pasować.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1: szansa wygranej to około %2%, a po zagraniu karty %3%.</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>Karta %1 nie ma wybranego koloru.</translation>
    </message>
</context>
</TS>
