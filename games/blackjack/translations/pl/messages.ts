<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>Strategia podstawowa</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>Ile średnio warte jest każde zagranie, w stawkach.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Liczenie...</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>Nie udało się obliczyć wartości.</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>Rozdaj, by zobaczyć radę.</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>Masz %1, krupier %2: %3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>Przy tych właśnie kartach lepiej: %1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>Jeszcze jedna karta (H)</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>Bez dalszych kart (S)</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>Podwaja stawkę za dokładnie jedną kartę więcej (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>Tworzy z pary dwie ręce, z drugą stawką (P)</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>Oddaje rękę za pół stawki (U)</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Zakłada na kredyt, że krupier ma blackjacka; płaci 2 do 1 (I)</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Zakłada, że krupier ma blackjacka; płaci 2 do 1 (I)</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>Graj bez ubezpieczenia (N)</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>Kasyno pożycza, ile brakuje do stawki, i rozdaje (Enter)</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>Rozdaje następną rundę (Enter)</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>Podwaja stawkę na kredyt za dokładnie jedną kartę więcej (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>Tworzy z pary dwie ręce, z drugą stawką na kredyt (P)</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>Zabiera żetony z powrotem (C)</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>Tasuje i gra dalej z twoimi pieniędzmi (Enter)</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>Nowa gra, pieniądze: %1</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>Dodaj żeton za jednego dolara</numerusform>
            <numerusform>Dodaj żeton za %Ln dolary</numerusform>
            <numerusform>Dodaj żeton za %Ln dolarów</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>Najpierw postaw stawkę.</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>Kart nie przekłada się tu ręcznie: użyj przycisków poniżej.</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>Pokazuj &amp;doradcę</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>Pokazuje, co zrobiłaby strategia podstawowa i ile warte jest każde zagranie. Gry z nim liczą się jako wspomagane.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>Ty: %1, krupier: %2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>Sabot jest rozegrany</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>Rozegrane saboty</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>1 runda, zysk: %1.</numerusform>
            <numerusform>%Ln rundy, zysk: %1.</numerusform>
            <numerusform>%Ln rund, zysk: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>1 runda, strata: %1.</numerusform>
            <numerusform>%Ln rundy, strata: %1.</numerusform>
            <numerusform>%Ln rund, strata: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>1 runda, bez zysku i bez straty.</numerusform>
            <numerusform>%Ln rundy, bez zysku i bez straty.</numerusform>
            <numerusform>%Ln rund, bez zysku i bez straty.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>Następny sabot zaczyna się od %1, a nowa gra od %2.</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>Zasady z podręcznika</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Talie</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>Krupier dobiera przy miękkich 17</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Podwojenie po rozdzieleniu</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>Poddanie za pół stawki</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Ubezpieczenie przy asie krupiera</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>Pokazuj doradcę</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>Rundy tego sabotu widać od razu. Są zapisywane po jego rozegraniu.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Ten sabot</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>Wszystkie saboty</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translation>Blackjacki</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Zysk</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>sabot, została jedna karta</numerusform>
            <numerusform>sabot, zostały %Ln karty</numerusform>
            <numerusform>sabot, zostało %Ln kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>zużyte karty</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Zużyte</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>ręka krupiera</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Krupier</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>Krupier pokazuje %1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>Krupier ma blackjacka</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>Krupier ma %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Pierwsza ręka</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Druga ręka</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>ubezpieczona</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>Następny sabot: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zdejmij</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>Na kredyt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdaj</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>Postaw %1 i rozdaj</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>Postaw stawkę</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>Stawka: %1, kasyno pożycza %2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Stawka: %1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>Zyskujesz %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Tracisz %1.</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>Stawka do ciebie wraca.</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>Bez zysku i bez straty.</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Blackjack!</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>Krupier ma blackjacka.</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>Fura.</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>Remis.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Poddajesz rękę.</translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation>-$%1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Dobierz</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stój</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Podwój</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddaj</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Ubezpiecz</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Bez ubezpieczenia</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Rozdziel</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>dobierz</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stój</translation>
    </message>
    <message>
        <source>double</source>
        <translation>podwój</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>poddaj</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>ubezpiecz</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>bez ubezpieczenia</translation>
    </message>
    <message>
        <source>split</source>
        <translation>rozdziel</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>push</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>poddana</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>fura</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>Ubezpieczenie wypłaca.</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>Ubezpieczenie przepada.</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>Pierwsza ręka: %1. Druga ręka: %2. %3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>Krupier ma furę.</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>Krupier pokazuje asa. Ubezpieczyć stawkę za %1?</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>as</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>Postaw stawkę i rozdaj. Na dłuższą metę kasyno zatrzymuje z niej %1%, bez względu na jej wysokość.</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>Postaw stawkę i rozdaj. Przy tych zasadach strategia podstawowa zyskuje z niej na dłuższą metę %1%, bez względu na jej wysokość.</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>Bez ubezpieczenia: ubezpieczenie jest warte średnio %1 stawki.</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>Na dłuższą metę opłaca się, gdy ponad jedna trzecia niewidocznych kart liczy się za 10. W pełnych taliach bez twoich kart to %1 na %2, czyli mniej.</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>Wygrane rundy w procentach</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>Zwrot w procentach stawek</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>Decyzje jak w strategii podstawowej, w procentach</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>Koszt innych decyzji, w procentach stawek</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>Najpierw ubezpiecz stawkę albo odmów.</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>Rozdzielić można tylko dwie pierwsze karty, i to o równej wartości.</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>Poddać można tylko z dwiema pierwszymi kartami.</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>Zasady tej gry nie pozwalają poddać ręki.</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>Ubezpieczyć się można tylko przy asie krupiera, przed wszystkim innym.</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>W zasadach tej gry nie ma ubezpieczenia.</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>Podwoić można tylko z dwiema pierwszymi kartami ręki.</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>Podwoić można tylko z dwiema pierwszymi kartami, a po rozdzieleniu nie.</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>Ten sabot jest rozegrany.</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>Najpierw dokończ tę rundę.</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>Stawka to parzysta liczba dolarów od %1 do %2.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Nie ma takiego ruchu.</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>Najpierw rozdaj.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1 Twoje zagranie jest warte %2. To strategia podstawowa, która nie patrzy na pojedyncze karty.</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1 Tak radzi też strategia podstawowa. Twoje zagranie jest warte %2.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1 Twoje zagranie jest warte %2.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translation>Opcje gry Blackjack to „house” na cztery talie albo 1, 2, 6 lub 8 talii, potem w razie potrzeby -h17 (krupier dobiera przy miękkich 17), -das (podwojenie po rozdzieleniu), -surrender i -insurance.</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>Sabot zapisuje się jako jego karty, po dwie litery, potem przecinek i pieniądze w całych dolarach.</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>Sabot o tych zasadach zawiera każdą kartę raz.</numerusform>
            <numerusform>Sabot o tych zasadach zawiera każdą kartę %Ln razy.</numerusform>
            <numerusform>Sabot o tych zasadach zawiera każdą kartę %Ln razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>Ruch zapisuje się jako b i parzystą stawkę albo h, s, d, p lub u (dobierz, stój, podwój, rozdziel, poddaj), albo i lub n (ubezpieczenie lub nie).</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>miękkie %1</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>Sabot z jednej talii, krupier dobiera przy miękkich 17</numerusform>
            <numerusform>Saboty z %Ln talii, krupier dobiera przy miękkich 17</numerusform>
            <numerusform>Saboty z %Ln talii, krupier dobiera przy miękkich 17</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>Saboty z czterech talii, krupier staje na 17</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>Sabot z jednej talii, krupier staje na 17</numerusform>
            <numerusform>Saboty z %Ln talii, krupier staje na 17</numerusform>
            <numerusform>Saboty z %Ln talii, krupier staje na 17</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1, podwojenie po rozdzieleniu</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1, poddanie</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1, ubezpieczenie</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Dobierz</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stój</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Podwój</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddaj</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Rozdziel</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1: średnio %2 stawki. %3: %4.</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>To dokładna wartość dla twoich kart, zgodna ze strategią podstawową.</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>To dokładna wartość dla twoich kart. Strategia podstawowa, która nie patrzy na pojedyncze karty, woli to drugie.</translation>
    </message>
</context>
</TS>
