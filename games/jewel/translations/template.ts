<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>jewel::Board</name>
    <message>
        <source>+%L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
