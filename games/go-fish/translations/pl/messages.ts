<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>Komplety</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>&amp;Rozdaj następną rundę</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>Pokaż &amp;moje karty</translation>
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
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>1 komplet</numerusform>
            <numerusform>%Ln komplety</numerusform>
            <numerusform>%Ln kompletów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>1 para</numerusform>
            <numerusform>%Ln pary</numerusform>
            <numerusform>%Ln par</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Na ryby: dobierz wierzchnią kartę talonu.</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>Najpierw kogoś zapytaj. Dobierasz, gdy ten gracz nie ma karty.</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>Najpierw wybierz swoją kartę, potem gracza, którego o nią zapytasz.</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Najpierw wybierz jedną ze swoich kart.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1, wyłożony 1 komplet</numerusform>
            <numerusform>%1, wyłożone %Ln komplety</numerusform>
            <numerusform>%1, wyłożone %Ln kompletów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1, wyłożona 1 para</numerusform>
            <numerusform>%1, wyłożone %Ln pary</numerusform>
            <numerusform>%1, wyłożone %Ln par</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>&amp;Zaznaczaj moje pary</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>Koniec rundy. %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>Na ruchu: %1. Pozostali teraz nie patrzą.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>Gra %1.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>Dobierz wierzchnią kartę talonu.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>Twoja kolej: zapytaj kogoś o kartę albo wyłóż to, co do siebie pasuje.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>Twoja kolej: zapytaj kogoś o kartę.</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>Komplety: %1. Wyłożono ostatni komplet.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>talon %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>Pary: %1.</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>Bez kart: %1.</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>Zostało kart: %1.</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>Niewyłożone pary się nie liczą: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>1 rywal</numerusform>
            <numerusform>%Ln rywali</numerusform>
            <numerusform>%Ln rywali</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rywale</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Wykładanie</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>Komplety z czterech kart</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Twoje</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>Wykładasz je ręcznie</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>Wykładają się same</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Jedna gra</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>Trzy rundy</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>Pięć rund</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>Dziesięć rund</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>Aż ktoś zdobędzie 25 punktów</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>Aż ktoś zdobędzie 50 punktów</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>Zapytany gracz oddaje wszystkie karty tej wartości; komplet to wszystkie cztery.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>Wcześniejsze pytanie o %2 zdradza: %1 wciąż ma taką kartę.</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>%1 na pewno ma %2: nigdzie indziej być nie mogą.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>Zapytaj o %2 (odpowiada %1): szansa wynosi około %3%.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>Zapytaj o %2 (odpowiada %1): szansa wynosi około %3%, a wszyscy wiedzą, że taką kartę masz.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>Runda jest skończona: rozdaj następną.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Na ryby: dobierz wierzchnią kartę talonu.</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>Wyłóż %1: wtedy nikt ich nie zabierze.</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>Nie ma kogo zapytać.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>Pyta kogokolwiek o cokolwiek, co ma.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>Pamięta sześć ostatnich pytań.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>Niczego nie zapomina i wnioskuje ze wszystkiego, co widać, kto co może mieć.</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>Pytasz o %3, odpowiada %2.</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>%1 pyta cię o %3.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>%1 pyta o %3, odpowiada %2.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>Pytasz o %3. %2: na ryby.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1 pyta cię o %3: na ryby.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1 pyta o %3. %2: na ryby.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>Pytasz o %3. %2 ich nie ma, a talon jest pusty.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>%1 pyta cię o %3: nie masz ich, a talon jest pusty.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>%1 pyta o %3. %2 ich nie ma, a talon jest pusty.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>Pytasz o %3. %2 oddaje kartę: para.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>%1 pyta cię o %3: para.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>%1 pyta o %3. %2 oddaje kartę: para.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>Pytasz o %3. %2 oddaje: %4.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1 pyta cię o %3 i dostaje: %4.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1 pyta o %3. %2 oddaje: %4.</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>Pytanie do ciebie o %2, zdobyte: %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>Pytanie o %2 (%1), zdobyte: %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>Pytanie do ciebie o %2: na ryby.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>Pytanie o %2 (%1): na ryby.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>Pytanie do ciebie o %2, z talonu: %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>Pytanie o %2 (%1), z talonu: %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>Pytanie do ciebie o %2: nic.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>Pytanie o %2 (%1): nic.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>asy</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dwójki</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trójki</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>czwórki</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>piątki</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>szóstki</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>siódemki</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ósemki</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>dziewiątki</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dziesiątki</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>walety</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damy</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>króle</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Runda %1 jest rozdana.</translation>
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
        <source>You draw %2 and go on.</source>
        <translation>Dobierasz kartę %2 i grasz dalej.</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>%1 dobiera kartę %2 i gra dalej.</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>Dobierasz parę: %2.</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>%1 dobiera parę: %2.</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>Wykładasz %2.</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>%1 wykłada %2.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>Na ryby: najpierw dobierz wierzchnią kartę talonu.</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>Ta runda jest skończona: rozdaj następną.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Ta runda jeszcze trwa.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Tej karty nie ma w ręce.</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>Komplet to wszystkie cztery karty jednej wartości.</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>W ręce nie ma drugiej karty tej wartości.</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>Trzeba zapytać innego gracza.</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>Ten gracz nie ma kart.</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>Najpierw zapytaj gracza.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Komplety</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>%1 kompletu</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 pary</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translatorcomment>not a term: book</translatorcomment>
        <translation>To nie są opcje gry Na ryby (takie jak 2 lub 3-books-r5).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>Z tych kart nie ma gry Na ryby z tymi opcjami.</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>Ruch w grze Na ryby to l7C, a7C2, f lub n.</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>Komplety, 1 rywal</numerusform>
            <numerusform>Komplety, %Ln rywali</numerusform>
            <numerusform>Komplety, %Ln rywali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>Pary, 1 rywal</numerusform>
            <numerusform>Pary, %Ln rywali</numerusform>
            <numerusform>Pary, %Ln rywali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1, 1 runda</numerusform>
            <numerusform>%1, %Ln rundy</numerusform>
            <numerusform>%1, %Ln rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1, do 1 punktu</numerusform>
            <numerusform>%1, do %Ln punktów</numerusform>
            <numerusform>%1, do %Ln punktów</numerusform>
        </translation>
    </message>
</context>
</TS>
