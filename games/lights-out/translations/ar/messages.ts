<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All but one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Petals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Music note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
