<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>countless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Functions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transparent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light gray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cyan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>magenta</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
