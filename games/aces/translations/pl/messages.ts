<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Kliknięcie talonu dokłada kartę do każdej kolumny.</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>Usunięte karty wypadły z gry.</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>Karta %1 jest przykryta. W grze są tylko najniżej leżące karty kolumn.</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1, można usunąć</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>Czy da się &amp;wygrać?</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>Ogląda wszystkie karty, także te w talonie. Gra liczy się jako wspomagana.</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>Usuwaj karty &amp;samoczynnie</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Pokazuj, czy da się &amp;wygrać</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>Zawsze &amp;zaznaczaj karty do usunięcia</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>&amp;Talon po lewej</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>Tak: właśnie masz wygraną.</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>Sprawdzanie, czy da się wygrać...</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>Sprawdzanie, czy da się wygrać... Na razie milion pozycji.</numerusform>
            <numerusform>Sprawdzanie, czy da się wygrać... Na razie %Ln miliony pozycji.</numerusform>
            <numerusform>Sprawdzanie, czy da się wygrać... Na razie %Ln milionów pozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>To rozdanie da się wygrać.</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>Tę grę wciąż da się wygrać.</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>Nie znaleziono ani wygranej, ani dowodu, że jej nie ma.</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>To rozdanie dało się wygrać.</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>Stąd nie da się wygrać. Samo rozdanie dało się wygrać.</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>Tego rozdania nie da się wygrać w żaden sposób.</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>Stąd nie da się wygrać. Nie wiadomo, czy dało się wygrać rozdanie.</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>Sprawdzanie, czy da się wygrać...</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>Wciąż da się wygrać.</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>Stąd nie da się wygrać.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Tego rozdania nie da się wygrać.</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>Nie wiadomo, czy da się wygrać.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Zostało kart</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Zostało rozdań</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>Zostały same asy, po jednym ruchu.</numerusform>
            <numerusform>Zostały same asy, po %Ln ruchach.</numerusform>
            <numerusform>Zostały same asy, po %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>Nie ma już ruchu, a została jedna karta.</numerusform>
            <numerusform>Nie ma już ruchu, a zostały %Ln karty.</numerusform>
            <numerusform>Nie ma już ruchu, a zostało %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Tylko rozdania, które da się wygrać</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>Każde rozdanie zostaje rozwiązane, zanim je zobaczysz.</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>Kto zna talon, wygra prawie połowę wszystkich rozdań.</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>Usuwaj karty samoczynnie</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>Zawsze zaznaczaj karty do usunięcia</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Pokazuj, czy da się wygrać</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>Talon po lewej</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>kolumna %L1</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>usunięte karty</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>Karta %1 może odejść, bo wyższa karta %2 jest odsłonięta.</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>Następne rozdanie dołoży kartę do każdej kolumny, a karcie %1 będzie lepiej w kolumnie %2.</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>Karta %1 ustępuje, a leżąca pod nią karta %2 może wtedy odejść.</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>As zostaje do końca, więc karta %1 zajmuje pustą kolumnę i uwalnia spod siebie kartę %2.</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>Karta %1 zajmuje pustą kolumnę, a leżąca pod nią karta %2 wchodzi do gry.</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>Rozdaj i zachowaj na razie kartę %1: dzięki niej odejdzie niższa karta, gdy karta %2 będzie przykryta.</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>Żadna karta nie wykorzysta pustej kolumny lepiej niż następna z talonu.</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>Niczego nie da się usunąć ani przełożyć, więc rozdaj.</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>Ta droga wygrywa; uwzględnia karty z talonu.</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>Udowodnione, że nie da się wygrać. Najlepsza znana droga zostawia jedną kartę.</numerusform>
            <numerusform>Udowodnione, że nie da się wygrać. Najlepsza znana droga zostawia %Ln karty.</numerusform>
            <numerusform>Udowodnione, że nie da się wygrać. Najlepsza znana droga zostawia %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>Nie znaleziono drogi do wygranej. Najlepsza zostawia jedną kartę.</numerusform>
            <numerusform>Nie znaleziono drogi do wygranej. Najlepsza zostawia %Ln karty.</numerusform>
            <numerusform>Nie znaleziono drogi do wygranej. Najlepsza zostawia %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>Koniec gry: nie da się ruszyć żadnej karty.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>Karta %1 jest najwyższa w swoim kolorze i zostaje; nie ma dla niej pustej kolumny.</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>Nie widać wyższej karty w tym kolorze i nie ma pustej kolumny na kartę %1.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Talon jest pusty.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>W tej kolumnie nie ma karty.</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>Rozdanie nie ma kolumny.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Nie ma takiej kolumny.</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>Karty przekłada się tylko na puste kolumny.</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>Karty %1 nie można przełożyć: można ją usunąć, bo karta %2 jest odsłonięta.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>Karta %1 jest najwyższa w swoim kolorze i zostaje.</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>Karta %1 zostaje: nie widać wyższej karty w tym kolorze.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>To utrzymuje wygraną, a po tamtym ruchu jest ona na pewno stracona. %1</translation>
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
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>Opcje gry Asy to „any” albo „winnable”.</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>Talię zapisuje się jako 52 karty po dwie litery, na przykład ASTH2D.</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>Każda karta talii musi wystąpić dokładnie raz.</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>Ruch zapisuje się jako d (rozdanie), x3 (usunięcie z kolumny 3) albo 3-1 (przełożenie).</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>Tylko rozdania do wygrania</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Dowolne rozdanie</translation>
    </message>
</context>
</TS>
