<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
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
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
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
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a suit</source>
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
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
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
        <source>%L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
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
        <source>Cards for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
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
        <source>You name %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
