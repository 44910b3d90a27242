<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
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
        <source>%1, mine found, in bloom</source>
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
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
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
        <source>There are too many ways to lay the mines to count the chances here.</source>
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
        <source>This board may need a guess and is not ranked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
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
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
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
        <source>Guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
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
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
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
        <source>Proven, by one number at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile is open.</source>
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
        <source>Nothing is left to uncover around this number.</source>
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
        <source>Begin at the ring: from there on this board needs no guess.</source>
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
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
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
        <source>Row %1, column %2 is safe. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
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
        <source>no guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, %3, %4</source>
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
