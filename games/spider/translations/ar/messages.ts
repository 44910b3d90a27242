<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
