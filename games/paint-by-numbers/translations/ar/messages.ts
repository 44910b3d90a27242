<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Puzzles:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep its form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation type="unfinished"></translation>
    </message>
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
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue cells of a hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
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
        <source>Other pictures are in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Car</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Church</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fork</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Igloo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Television</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
