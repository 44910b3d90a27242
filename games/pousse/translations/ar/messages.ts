<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
