<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>Trovate</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>Le carte restano dove sono: fai clic su una per girarla.</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>Queste coppie sono state trovate.</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>&amp;Nomi sotto le figure</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Di turno: %1</translation>
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
        <translation>Coppie</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 di %L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Girate</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>Fai clic o premi Invio per continuare.</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>Tutte le coppie trovate!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1 x %L2, %Ln coppia</numerusform>
            <numerusform>%L1 x %L2, %Ln coppie</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiche</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animali</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Giardino</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Cose</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Miste</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>Tu da solo</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>La prima carta si può rigirare</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>Con più giocatori, una carta girata resta scoperta.</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>Una serie ha dieci figure; questo tabellone ne prende una da altre serie.</numerusform>
            <numerusform>Una serie ha dieci figure; questo tabellone ne prende %Ln da altre serie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>Mostra due carte diverse per</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Mezzo secondo</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Un secondo</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Due secondi</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>Finché prosegui</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation>Di’ ogni carta a parole</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln coppia</numerusform>
            <numerusform>%Ln coppie</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 sta giocando.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Di turno: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>Coppia trovata: %1.</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>Nessuna coppia: %1.</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>Turni: %L1, carte girate: %L2.</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>Conoscevi già queste carte, perciò era un allenamento.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, coperta</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vuoto</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1, ultima: %2</translation>
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
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>La gemella della carta scoperta non l’hai vista. Riga %1, colonna %2 è nuova.</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>La gemella della carta scoperta l’hai vista: riga %1, colonna %2.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>La gemella della carta scoperta non l’hai vista, e una carta nuova aiuterebbe il prossimo giocatore più di te. Girane una che conosci: riga %1, colonna %2.</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>Hai visto una coppia: riga %1, colonna %2, e riga %3, colonna %4.</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>La sua gemella è in riga %1, colonna %2.</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Non conosci nessuna coppia, e una carta nuova aiuterebbe il prossimo giocatore più di te. Girane una che conosci: riga %1, colonna %2.</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>Non hai ancora visto le due carte di una coppia. Riga %1, colonna %2 è nuova.</translation>
    </message>
    <message>
        <source>club</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>faccia allegra</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>faccia triste</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>un pesce</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>due pesci</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>zucca di Halloween</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stella</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gatto</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>gufo</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>anatra</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>lumaca</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>farfalla</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>coccinella</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>tartaruga</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>balena</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>riccio</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>pinguino</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>mela</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>pera</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>ciliegie</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>fragola</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>carota</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>fungo</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>tulipano</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>margherita</translation>
    </message>
    <message>
        <source>cactus</source>
        <translation>cactus</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>abete</translation>
    </message>
    <message>
        <source>house</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>barca a vela</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>mongolfiera</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>ombrello</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chiave</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>campana</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>razzo</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>ancora</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>tazza</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>aquilone</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Questa carta non esiste.</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>Questa coppia è già stata trovata.</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>Questa carta resta scoperta. Girane una seconda.</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>ricorda il 30 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>Di dieci carte che ha visto, conosce le ultime tre.</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>ricorda il 60 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>Di dieci carte che ha visto, conosce le ultime sei.</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>ricorda il 90 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>Di dieci carte che ha visto, conosce le ultime nove.</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>memoria perfetta</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>Conosce ogni carta che ha visto.</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>gioca sul tempo</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>Conosce ogni carta che ha visto, e ne gira di nuovo una dove una nuova aiuterebbe più te.</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>Due carte diverse</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Una coppia</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1: due carte diverse</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1: una coppia</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Carte girate</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>La gemella della carta scoperta era già stata vista: riga %1, colonna %2.</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>Una coppia era già stata vista intera: riga %1, colonna %2, e riga %3, colonna %4.</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>Una carta nuova, per esempio riga %1, colonna %2, fa una coppia con una probabilità del %3 %.</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>Una carta nuova fa una coppia con una probabilità del %3 %, ma aiuta di più il prossimo giocatore. Riga %1, colonna %2 era nota.</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>una coppia</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 coppie</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>Queste non sono opzioni di Memory (per esempio 5x4 o 6x5-animals+2).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>Queste carte non fanno una partita di Memory con queste opzioni.</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>Una mossa di Memory è il numero di una carta, da 0 a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, figure classiche, %Ln giocatore</numerusform>
            <numerusform>%1 x %2, figure classiche, %Ln giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, animali, %Ln giocatore</numerusform>
            <numerusform>%1 x %2, animali, %Ln giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, giardino, %Ln giocatore</numerusform>
            <numerusform>%1 x %2, giardino, %Ln giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, cose, %Ln giocatore</numerusform>
            <numerusform>%1 x %2, cose, %Ln giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, figure miste, %Ln giocatore</numerusform>
            <numerusform>%1 x %2, figure miste, %Ln giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1 x %2, figure classiche</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation>%1 x %2, figure classiche, le carte restano scoperte</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1 x %2, animali</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation>%1 x %2, animali, le carte restano scoperte</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1 x %2, giardino</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation>%1 x %2, giardino, le carte restano scoperte</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1 x %2, cose</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation>%1 x %2, cose, le carte restano scoperte</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1 x %2, figure miste</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation>%1 x %2, figure miste, le carte restano scoperte</translation>
    </message>
</context>
</TS>
