<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Ein Klick auf den Talon gibt jeder Spalte eine Karte.</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>Entfernte Karten sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>%1 ist bedeckt. Nur die unterste Karte einer Spalte ist im Spiel.</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1, kann weg</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>Ist das noch zu &amp;gewinnen?</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>Prüft alle Karten, auch die des Talons. Das Spiel zählt dann als eines mit Hilfe.</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>Karten von &amp;selbst entfernen</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Zeigen, ob das Spiel zu &amp;gewinnen ist</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>&amp;Entfernbare Karten immer markieren</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>&amp;Talon links</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>Ja: Gerade ist es gewonnen.</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>Ist das noch zu gewinnen? Wird geprüft&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>Ist das noch zu gewinnen? Bisher eine Million Stellungen geprüft.</numerusform>
            <numerusform>Ist das noch zu gewinnen? Bisher %Ln Millionen Stellungen geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Diese Ausgangslage ist zu gewinnen.</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>Dieses Spiel ist noch zu gewinnen.</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>Es fand sich kein Weg zum Sieg, aber auch kein Beweis, dass es keinen gibt.</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>Diese Ausgangslage wäre zu gewinnen gewesen.</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>Von hier aus ist nicht mehr zu gewinnen. Die Ausgangslage wäre zu gewinnen gewesen.</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>Diese Ausgangslage ist nicht zu gewinnen, egal wie man spielt.</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>Von hier aus ist nicht mehr zu gewinnen. Ob die Ausgangslage zu gewinnen war, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>Es wird geprüft, ob das zu gewinnen ist&#xa0;…</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>Es ist noch zu gewinnen.</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>Von hier aus ist nicht mehr zu gewinnen.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Diese Ausgangslage ist nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>Ob das zu gewinnen ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Karten übrig</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Runden übrig</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>Nur die Asse sind übrig, nach einem Zug.</numerusform>
            <numerusform>Nur die Asse sind übrig, nach %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>Es ist kein Zug mehr möglich, und eine Karte bleibt übrig.</numerusform>
            <numerusform>Es ist kein Zug mehr möglich, und %Ln Karten bleiben übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Nur gewinnbare Spiele geben</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>Jede Ausgangslage wird gelöst, bevor du sie siehst.</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>Fast die Hälfte aller Ausgangslagen ist zu gewinnen, wenn man den Talon kennt.</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>Karten von selbst entfernen</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>Entfernbare Karten immer markieren</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Zeigen, ob das Spiel zu gewinnen ist</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>Talon links</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>Spalte %L1</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>entfernte Karten</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>%1 kann weg, weil die höhere Karte %2 offen liegt.</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>Beim nächsten Geben kommt auf jede Spalte eine Karte, und %1 ist in Spalte %2 besser aufgehoben.</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>%1 macht Platz für %2 darunter, und die kann dann weg.</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>Ein Ass bleibt bis zum Ende; also kommt %1 in die leere Spalte und gibt %2 darunter frei.</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>%1 kommt in die leere Spalte, und %2 darunter ist im Spiel.</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>Gib Karten und behalte %1 vorerst: So kann eine niedrigere Karte weg, wenn %2 bedeckt ist.</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>Keine Karte nützt in der leeren Spalte mehr als die nächste aus dem Talon.</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>Nichts lässt sich entfernen oder umlegen; also gib Karten.</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>Dieser Weg führt zum Sieg; er rechnet mit den Karten des Talons.</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>Bewiesen: Das ist nicht zu gewinnen. Der beste gefundene Weg lässt eine Karte übrig.</numerusform>
            <numerusform>Bewiesen: Das ist nicht zu gewinnen. Der beste gefundene Weg lässt %Ln Karten übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>Es fand sich kein Weg zum Sieg. Der beste lässt eine Karte übrig.</numerusform>
            <numerusform>Es fand sich kein Weg zum Sieg. Der beste lässt %Ln Karten übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>Das Spiel ist zu Ende: Keine Karte lässt sich mehr umlegen.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>%1 ist die höchste Karte ihrer Farbe und bleibt; eine leere Spalte gibt es nicht.</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>Keine höhere Karte dieser Farbe liegt offen, und für %1 gibt es keine leere Spalte.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>In dieser Spalte liegt keine Karte.</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>Beim Geben wird keine Spalte genannt.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Diese Spalte gibt es nicht.</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>Umlegen lassen sich Karten nur in leere Spalten.</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>%1 lässt sich nicht umlegen: Die Karte kann weg, weil %2 offen liegt.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>%1 ist die höchste Karte ihrer Farbe und bleibt.</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>%1 bleibt: Keine höhere Karte dieser Farbe liegt offen.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>So bleibt der Sieg möglich; nach dem anderen Zug ist er verloren (bewiesen). %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>die Ausgangslage, die zu gewinnen war</numerusform>
            <numerusform>%Ln Ausgangslagen, die zu gewinnen waren</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>Optionen von Asse sind „any“ oder „winnable“.</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>Ein Kartenspiel wird als 52 Karten zu zwei Buchstaben geschrieben, etwa ASTH2D.</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>Jede Karte muss genau einmal vorkommen.</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>Ein Zug wird als d (geben), x3 (aus Spalte 3 entfernen) oder 3-1 (umlegen) geschrieben.</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>Nur gewinnbare Spiele</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Beliebige Spiele</translation>
    </message>
</context>
</TS>
