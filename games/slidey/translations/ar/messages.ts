<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
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
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 × 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
