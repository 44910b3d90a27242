<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>Karta %1 i to, co na niej leży, dopełniają kolor od króla do asa.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>Karta %1 przedłuża kolor karty %2, a karta pod nią się odsłania.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>Karta %1 przedłuża kolor karty %2, a kolumna %3 się opróżnia.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>Karta %1 przedłuża kolor karty %2: powstaje dłuższy sekwens, który przekłada się w całości.</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>Przełożenie karty %1 odsłania kartę pod nią.</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>Przełożenie karty %1 opróżnia kolumnę %2.</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>Część sekwensu, od karty %1, tworzy dłuższy na karcie %2.</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>Karta %1 robi w kolumnie %2 miejsce na następne rozdanie.</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>Przed następnym rozdaniem każda kolumna potrzebuje karty: karta %1 zajmuje pustą.</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>Karta %1 idzie na pustą kolumnę, by uwolnić kartę %2.</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>Karta %1 idzie na kartę %2, by uwolnić kartę %3.</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>Wszystkie kolory są pełne.</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>Ten plan wygrywa w jednym kroku; zna każdą ukrytą kartę.</numerusform>
            <numerusform>Ten plan wygrywa w %Ln krokach; zna każdą ukrytą kartę.</numerusform>
            <numerusform>Ten plan wygrywa w %Ln krokach; zna każdą ukrytą kartę.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation>Nic nie pomoże: udowodnione, że nie da się już wygrać.</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>Nic lepszego nie wiadomo: nie znaleziono ruchu, który prowadzi dalej.</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>Plan, który posuwa grę naprzód; nie wiadomo, czy wygrywa.</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>Rozdanie dopełnia kolor.</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>Ruchy na stole nie dają więcej niż następne karty: rozdaj.</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>W tej kolumnie nie ma tylu kart.</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>Zakrytej karty nie można przełożyć.</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>Karty %1 nie można podnieść: karta %2 nie przedłuża jej koloru.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Ta gra jest poddana.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Nie ma takiej kolumny.</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>Te karty już są w tej kolumnie.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>W tej kolumnie nie ma karty.</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>Trzeba przełożyć co najmniej jedną kartę.</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>Karta %1 nie idzie na kartę %2: przyjmuje ją tylko karta o jeden wyższa.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Talon jest pusty.</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>Kart na stole jest za mało, by zapełnić każdą kolumnę, więc talonu nie da się już rozdać.</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>Kolumna %1 jest pusta. Połóż tam kartę przed rozdaniem.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>Jedna kolumna jest pusta. Połóż tam kartę przed rozdaniem.</numerusform>
            <numerusform>%Ln kolumny są puste. Połóż na każdej kartę przed rozdaniem.</numerusform>
            <numerusform>%Ln kolumn jest pustych. Połóż na każdej kartę przed rozdaniem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>Pełne kolory</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>Żaden ruch nie oddał wygranej.</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>Udowodnione, że tego rozdania nie dało się wygrać.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>Nie wiadomo, czy to rozdanie dało się wygrać: nie znaleziono ani drogi, ani dowodu.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>Nie wiadomo, czy to rozdanie dało się wygrać; po ruchu %1 już nie: udowodnione.</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>Dało się wygrać przed ruchem %1, który to stracił: jedno i drugie udowodnione.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>Dało się wygrać przed ruchem %1. Po nim nie znaleziono ani wygranej, ani dowodu, że jej nie ma.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>Dało się wygrać przed ruchem %1. Po nim nie znaleziono wygranej; po ruchu %2 udowodniono, że jej nie ma.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>To utrzymuje wygraną, a po tamtym ruchu jest ona na pewno stracona. %1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>To utrzymuje wygraną; po tamtym ruchu żadnej nie znaleziono. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>rozdanie, które dało się wygrać</numerusform>
            <numerusform>%Ln rozdania, które dało się wygrać</numerusform>
            <numerusform>%Ln rozdań, które dało się wygrać</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translation>Opcje gry Pająk to liczba kolorów (1, 2 lub 4), potem w razie potrzeby -winnable2 i -gaps.</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>Rozdanie Pająka zapisuje się jako 104 karty po dwie litery, na przykład KS7H.</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>To nie są karty gry w jednym kolorze.</numerusform>
            <numerusform>To nie są karty gry w %Ln kolorach.</numerusform>
            <numerusform>To nie są karty gry w %Ln kolorach.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>Ruch zapisuje się jako d (rozdanie), end (poddanie) albo jak 2.3-5 (trzy karty kolumny 2 na kolumnę 5).</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1 (rozdania z wcześniejszych wersji)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>1 kolor, do wygrania, rozdawanie na puste kolumny</numerusform>
            <numerusform>%Ln kolory, do wygrania, rozdawanie na puste kolumny</numerusform>
            <numerusform>%Ln kolorów, do wygrania, rozdawanie na puste kolumny</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>1 kolor, do wygrania</numerusform>
            <numerusform>%Ln kolory, do wygrania</numerusform>
            <numerusform>%Ln kolorów, do wygrania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>1 kolor, rozdawanie na puste kolumny</numerusform>
            <numerusform>%Ln kolory, rozdawanie na puste kolumny</numerusform>
            <numerusform>%Ln kolorów, rozdawanie na puste kolumny</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>1 kolor</numerusform>
            <numerusform>%Ln kolory</numerusform>
            <numerusform>%Ln kolorów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Kliknięcie talonu dokłada kartę do każdej kolumny.</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>Pełny kolor wypadł z gry.</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>talon, pusty</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1, zostało 1 rozdanie</numerusform>
            <numerusform>%1, zostały %Ln rozdania</numerusform>
            <numerusform>%1, zostało %Ln rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, pusto</translation>
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
    <message>
        <source>%L1 face down</source>
        <translation>zakryte: %L1</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>na wierzchu: %1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>sekwens długości %L1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>Kolumna %L1 jest pusta.</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>Tę grę da się wygrać.</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>Stąd nie da się wygrać: wróć albo poddaj grę.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Tego rozdania nie da się wygrać.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Nie wiadomo, czy da się wygrać.</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>&amp;Rozdaj z talonu</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>Wróć do ostatniej &amp;szansy</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>Cofa ruchy, po których nie znaleziono wygranej. Gra liczy się jako wspomagana.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Poddaj grę</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>Kończy grę, która liczy się jako przegrana.</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation>&amp;Kliknięcie przenosi na najlepsze miejsce</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>Kliknięcie karty posyła ją na najlepsze miejsce, zamiast ją podnosić.</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Pokazuj, czy da się &amp;wygrać</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>Komputer zna każdą ukrytą kartę i szuka drogi do wygranej.</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>Stąd wciąż da się wygrać.</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>Udowodnione, że tego rozdania nigdy nie dało się wygrać.</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>Nie znaleziono w tej grze pozycji, którą da się wygrać.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 z %L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>Szukanie ostatniej pozycji, którą da się wygrać...</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>Szukanie drogi do wygranej...</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Poddana</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>Ślepy zaułek</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>Nie znamy dalszej drogi</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>Udowodnione, że stąd nie da się wygrać. Wróć do ostatniej szansy albo poddaj grę.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Udowodnione, że tego rozdania nie da się wygrać.</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>Wszystkich osiem kolorów jest pełnych, w jednym ruchu. Wynik: %1.</numerusform>
            <numerusform>Wszystkich osiem kolorów jest pełnych, w %Ln ruchach. Wynik: %1.</numerusform>
            <numerusform>Wszystkich osiem kolorów jest pełnych, w %Ln ruchach. Wynik: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>Pełne kolory: %L1 z %L2.</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>Ostatnie karty talonu wymagają karty na każdej kolumnie, a kart jest za mało.</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>Nie da się przełożyć ani rozdać żadnej karty.</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Jeden kolor</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Dwa kolory</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Cztery kolory</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>1 (najłatwiej)</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>4 (najtrudniej)</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Tylko rozdania, które da się wygrać</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation>Talon można rozdać także na puste kolumny</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation>Kliknięcie przenosi na najlepsze miejsce</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Pokazuj, czy da się wygrać</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>kolumna %L1</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>późniejsze rozdanie talonu</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>miejsce na pełny kolor</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>pełny kolor</translation>
    </message>
</context>
</TS>
