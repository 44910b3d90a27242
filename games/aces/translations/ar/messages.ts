<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
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
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
