<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
