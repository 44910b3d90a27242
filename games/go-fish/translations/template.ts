<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw %2 and go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
