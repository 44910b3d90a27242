<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uneven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
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
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
