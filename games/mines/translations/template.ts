<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plain click or tap sets and takes flags; with Ctrl it uncovers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many layouts are possible to count the chances here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board may need a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes the step back; the game then counts as helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s. 3BV %2, %3 a second, efficiency %4 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
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
        <source>Mines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be solved without guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has only as many covered tiles as it needs, so they are mines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the two marked numbers, the %1 needs more mines than the %2, and only on the tiles that it does not share with it, so those are mines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the two marked numbers: all mines that the %1 still needs lie on tiles that it shares with the %2, so its other tiles are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: a mine with %1 percent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many layouts are possible to count them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In none of the ways to lay the mines that are left has this tile one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile around this number is left to uncover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A board of this size without guessing has at most %Ln mines.</source>
        <comment>A board of this size without guessing has at most one mine.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not options of Minesweeper (such as 16x16,30).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a deal of Minesweeper for these options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, no guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, first tile safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, no protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, no guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, first tile safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, no protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, no guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, first tile safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, no protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, no guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, first tile safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, no protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, %3, no guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, %3, first tile safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, %3, no protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln mines</source>
        <comment>1 mine</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
