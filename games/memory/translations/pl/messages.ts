<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>Karty zostają na miejscu: kliknij kartę, by ją odkryć.</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>Te pary już znaleziono.</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>&amp;Nazwy pod obrazkami</translation>
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
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 z %L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>Kliknij lub naciśnij Enter, by grać dalej.</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>Wszystkie pary znalezione!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1 x %L2, 1 para</numerusform>
            <numerusform>%L1 x %L2, %Ln pary</numerusform>
            <numerusform>%L1 x %L2, %Ln par</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazki</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczne</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Zwierzęta</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Ogród</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Rzeczy</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mieszane</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>Tylko ty</translation>
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
        <source>Four</source>
        <translation>Czterech</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>Pierwszą kartę można zakryć z powrotem</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>Przy kilku graczach odkryta karta zostaje odkryta.</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>Zestaw ma dziesięć obrazków; ta plansza bierze jeden z innego zestawu.</numerusform>
            <numerusform>Zestaw ma dziesięć obrazków; ta plansza bierze %Ln z innych zestawów.</numerusform>
            <numerusform>Zestaw ma dziesięć obrazków; ta plansza bierze %Ln z innych zestawów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>Dwie różne karty widać</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Pół sekundy</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Jedną sekundę</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Dwie sekundy</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>Aż zagrasz dalej</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>Opisuj każdą kartę słowami</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
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
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>Gra %1.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Twoja kolej.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>%1 znajduje parę.</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>%1 nie znajduje pary.</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>Tury: %L1, odkryte karty: %L2.</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>To rozdanie było ci znane, więc to był trening.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, zakryta</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, puste</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1, ostatnio: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the players and their pairs, as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>Bliźniaczki odkrytej karty jeszcze nie znasz. Wiersz %1, kolumna %2 to nowa karta.</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>Znasz bliźniaczkę odkrytej karty: wiersz %1, kolumna %2.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Bliźniaczki odkrytej karty jeszcze nie znasz, a nowa karta pomogłaby następnemu graczowi bardziej niż tobie. Odkryj znaną: wiersz %1, kolumna %2.</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>Znasz już parę: wiersz %1, kolumna %2 oraz wiersz %3, kolumna %4.</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>Bliźniaczka leży tu: wiersz %1, kolumna %2.</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Nie znasz żadnej pary, a nowa karta pomogłaby następnemu graczowi bardziej niż tobie. Odkryj znaną: wiersz %1, kolumna %2.</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>Nie znasz jeszcze obu kart żadnej pary. Wiersz %1, kolumna %2 to nowa karta.</translation>
    </message>
    <message>
        <source>club</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>wesoła buzia</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>smutna buzia</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>jedna ryba</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>dwie ryby</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>lampion z dyni</translation>
    </message>
    <message>
        <source>star</source>
        <translation>gwiazda</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>kot</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>sowa</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>kaczka</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>ślimak</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>motyl</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>biedronka</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>żółw</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>wieloryb</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>jeż</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>pingwin</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>jabłko</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>gruszka</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>czereśnie</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>truskawka</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>marchewka</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>grzyb</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>tulipan</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>stokrotka</translation>
    </message>
    <message>
        <source>cactus</source>
        <translation>kaktus</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>jodła</translation>
    </message>
    <message>
        <source>house</source>
        <translation>dom</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>żaglówka</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>balon</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>parasol</translation>
    </message>
    <message>
        <source>key</source>
        <translation>klucz</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>dzwonek</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>rakieta</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>kotwica</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>filiżanka</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>latawiec</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Nie ma takiej karty.</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>Tę parę już znaleziono.</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>Ta karta zostaje odkryta. Odkryj drugą.</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>pamięta 30%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>Z dziesięciu widzianych kart zna trzy ostatnie.</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>pamięta 60%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>Z dziesięciu widzianych kart zna sześć ostatnich.</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>pamięta 90%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>Z dziesięciu widzianych kart zna dziewięć ostatnich.</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>doskonała pamięć</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>Zna każdą widzianą kartę.</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>gra na tempo</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>Zna każdą widzianą kartę i odkrywa taką ponownie, gdy nowa bardziej pomogłaby tobie.</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>Dwie różne karty</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1: dwie różne karty</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1: para</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Odkryte karty</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>Bliźniaczka odkrytej karty była już znana: wiersz %1, kolumna %2.</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>Cała para była już znana: wiersz %1, kolumna %2 oraz wiersz %3, kolumna %4.</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>Nowa karta, na przykład wiersz %1, kolumna %2, daje parę z szansą %3%.</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>Nowa karta daje parę z szansą %3%, ale bardziej pomaga następnemu graczowi. Wiersz %1, kolumna %2 to znana karta.</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>jedna para</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 pary</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>To nie są opcje gry Memory (takie jak 5x4 lub 6x5-animals+2).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>Z tych kart nie ma gry Memory z tymi opcjami.</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>Ruch w grze Memory to numer karty, od 0 do %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, klasyczne obrazki, 1 gracz</numerusform>
            <numerusform>%1 x %2, klasyczne obrazki, %Ln gracze</numerusform>
            <numerusform>%1 x %2, klasyczne obrazki, %Ln graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, zwierzęta, 1 gracz</numerusform>
            <numerusform>%1 x %2, zwierzęta, %Ln gracze</numerusform>
            <numerusform>%1 x %2, zwierzęta, %Ln graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, ogród, 1 gracz</numerusform>
            <numerusform>%1 x %2, ogród, %Ln gracze</numerusform>
            <numerusform>%1 x %2, ogród, %Ln graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, rzeczy, 1 gracz</numerusform>
            <numerusform>%1 x %2, rzeczy, %Ln gracze</numerusform>
            <numerusform>%1 x %2, rzeczy, %Ln graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, mieszane obrazki, 1 gracz</numerusform>
            <numerusform>%1 x %2, mieszane obrazki, %Ln gracze</numerusform>
            <numerusform>%1 x %2, mieszane obrazki, %Ln graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1 x %2, klasyczne obrazki</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation>%1 x %2, klasyczne obrazki, karty zostają odkryte</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1 x %2, zwierzęta</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation>%1 x %2, zwierzęta, karty zostają odkryte</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1 x %2, ogród</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation>%1 x %2, ogród, karty zostają odkryte</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1 x %2, rzeczy</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation>%1 x %2, rzeczy, karty zostają odkryte</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1 x %2, mieszane obrazki</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation>%1 x %2, mieszane obrazki, karty zostają odkryte</translation>
    </message>
</context>
</TS>
