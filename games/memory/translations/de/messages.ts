<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>Karten bleiben, wo sie sind: Klicke auf eine, um sie umzudrehen.</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>Diese Paare sind gefunden.</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>&amp;Namen unter den Bildern</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
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
        <translation>Paare</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>Weiter mit einem Klick oder der Eingabetaste.</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>Alle Paare gefunden!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1 x %L2, %Ln Paar</numerusform>
            <numerusform>%L1 x %L2, %Ln Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>Du allein</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>Die erste Karte darf wieder umgedreht werden</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>Bei mehreren Spielern bleibt eine aufgedeckte Karte offen.</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>Ein Satz hat zehn Bilder; dieses Brett nimmt eines aus einem anderen Satz.</numerusform>
            <numerusform>Ein Satz hat zehn Bilder; dieses Brett nimmt %Ln aus anderen Sätzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>Zwei verschiedene Karten zeigen</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Eine halbe Sekunde</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Eine Sekunde</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Zwei Sekunden</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>Bis du weitermachst</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation>Jede Karte in Worten sagen</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln Paar</numerusform>
            <numerusform>%Ln Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 spielt.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>%1 fand ein Paar.</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>%1 fand kein Paar.</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>Züge: %L1, aufgedeckte Karten: %L2.</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>Du kanntest diese Ausgangslage; das war also eine Übung.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, verdeckt</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1, zuletzt: %2</translation>
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
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>Den Zwilling der offenen Karte hast du noch nicht gesehen. Zeile %1, Spalte %2 ist neu.</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>Den Zwilling der offenen Karte hast du gesehen: Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Den Zwilling der offenen Karte hast du noch nicht gesehen, und eine neue Karte hülfe dem Nächsten mehr als dir. Decke eine bekannte auf: Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>Du hast ein Paar gesehen: Zeile %1, Spalte %2 und Zeile %3, Spalte %4.</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>Ihr Zwilling liegt in Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Du kennst kein Paar, und eine neue Karte hülfe dem Nächsten mehr als dir. Decke eine bekannte auf: Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>Von keinem Paar hast du schon beide Karten gesehen. Zeile %1, Spalte %2 ist neu.</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>fröhliches Gesicht</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>trauriges Gesicht</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>ein Fisch</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>zwei Fische</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>Kürbislaterne</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>Schnecke</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>Schmetterling</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>Marienkäfer</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>Schildkröte</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>Wal</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>Pinguin</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>Apfel</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>Birne</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>Kirschen</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>Erdbeere</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>Möhre</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>Pilz</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>Tulpe</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>Gänseblümchen</translation>
    </message>
    <message>
        <source>cactus</source>
        <translation>Kaktus</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>Tanne</translation>
    </message>
    <message>
        <source>house</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>Segelboot</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>Heißluftballon</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>Regenschirm</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>Tasse</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>Drachen</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Diese Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>Dieses Paar ist schon gefunden.</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>Diese Karte bleibt offen. Decke eine zweite auf.</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>merkt sich 30 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>Von zehn gesehenen Karten kennt er die letzten drei.</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>merkt sich 60 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>Von zehn gesehenen Karten kennt er die letzten sechs.</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>merkt sich 90 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>Von zehn gesehenen Karten kennt er die letzten neun.</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>perfektes Gedächtnis</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>Er kennt jede gesehene Karte.</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>spielt auf Tempo</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>Er kennt jede gesehene Karte und deckt eine davon noch einmal auf, wenn eine neue dir mehr nützte.</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>Zwei verschiedene Karten</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1: zwei verschiedene Karten</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1: ein Paar</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Aufgedeckte Karten</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>Der Zwilling der offenen Karte war schon zu sehen: Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>Ein Paar war schon ganz zu sehen: Zeile %1, Spalte %2 und Zeile %3, Spalte %4.</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>Eine neue Karte, etwa Zeile %1, Spalte %2, ergibt mit %3 % Wahrscheinlichkeit ein Paar.</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>Eine neue Karte ergibt mit %3 % Wahrscheinlichkeit ein Paar, hilft aber dem Nächsten mehr. Zeile %1, Spalte %2 war bekannt.</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 Paare</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>Das sind keine Optionen von Memory (etwa 5x4 oder 6x5-animals+2).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>Diese Karten ergeben mit diesen Optionen kein Memory.</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>Ein Zug bei Memory ist die Nummer einer Karte, von 0 bis %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, klassische Bilder, %Ln Spieler</numerusform>
            <numerusform>%1 x %2, klassische Bilder, %Ln Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, Tiere, %Ln Spieler</numerusform>
            <numerusform>%1 x %2, Tiere, %Ln Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, Garten, %Ln Spieler</numerusform>
            <numerusform>%1 x %2, Garten, %Ln Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, Dinge, %Ln Spieler</numerusform>
            <numerusform>%1 x %2, Dinge, %Ln Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, gemischte Bilder, %Ln Spieler</numerusform>
            <numerusform>%1 x %2, gemischte Bilder, %Ln Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1 x %2, klassische Bilder</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation>%1 x %2, klassische Bilder, Karten bleiben offen</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1 x %2, Tiere</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation>%1 x %2, Tiere, Karten bleiben offen</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1 x %2, Garten</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation>%1 x %2, Garten, Karten bleiben offen</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1 x %2, Dinge</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation>%1 x %2, Dinge, Karten bleiben offen</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1 x %2, gemischte Bilder</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation>%1 x %2, gemischte Bilder, Karten bleiben offen</translation>
    </message>
</context>
</TS>
