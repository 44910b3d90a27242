<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
