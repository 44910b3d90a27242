<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the players and their pairs, as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>happy face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sad face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turtle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penguin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cherries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carrot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tulip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>daisy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cactus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
