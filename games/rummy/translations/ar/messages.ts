<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
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
        <source>run of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
