<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red can win by force on 3 x 3, and the expert knows how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>It wins by force, in %Ln moves at most.</source>
        <comment>It wins by force, in one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
