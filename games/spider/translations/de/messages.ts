<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>Mit %1 und allem darauf wird eine Farbe vollständig, vom König bis zum Ass.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>%1 setzt die Farbe von %2 fort, und die Karte darunter wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>%1 setzt die Farbe von %2 fort, und Spalte %3 wird leer.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>%1 setzt die Farbe von %2 fort: eine längere Folge, die als Ganzes zieht.</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>Wenn %1 wegzieht, wird die Karte darunter aufgedeckt.</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>Wenn %1 wegzieht, wird Spalte %2 leer.</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>Ein Teil der Folge, ab %1, wird auf %2 zu einer längeren Folge.</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>%1 macht in Spalte %2 Platz für das nächste Austeilen.</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>Jede Spalte braucht vor dem Austeilen eine Karte: %1 bedeckt die leere.</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>%1 kommt in die leere Spalte, um %2 freizulegen.</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>%1 kommt auf %2, um %3 freizulegen.</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>Alle Farben sind vollständig.</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>Dieser Plan führt in einem Schritt zum Sieg; er kennt jede verdeckte Karte.</numerusform>
            <numerusform>Dieser Plan führt in %Ln Schritten zum Sieg; er kennt jede verdeckte Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation>Nichts hilft mehr: Es ist bewiesen, dass das nicht mehr zu gewinnen ist.</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>Nichts Besseres ist bekannt: Es fand sich kein Zug, der weiterbringt.</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>Ein Plan, der weiterbringt; ob er zum Sieg führt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>Das Austeilen vollendet eine Farbe.</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>Die Züge auf dem Tisch bringen nicht mehr als die nächsten Karten: Teile aus.</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>So viele Karten sind nicht in dieser Spalte.</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>Eine verdeckte Karte lässt sich nicht bewegen.</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>%1 lässt sich nicht aufheben: %2 setzt die Farbe nicht fort.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Du hast dieses Spiel aufgegeben.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Diese Spalte gibt es nicht.</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>Die Karten sind schon in dieser Spalte.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>In dieser Spalte liegt keine Karte.</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>Mindestens eine Karte muss bewegt werden.</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>%1 passt nicht auf %2: Nur eine um eins höhere Karte nimmt sie auf.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>Auf dem Tisch liegen zu wenige Karten, um jede Spalte zu bedecken; der Talon lässt sich also nie mehr austeilen.</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>Spalte %1 ist leer. Lege vor dem Austeilen eine Karte hinein.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>Eine Spalte ist leer. Lege vor dem Austeilen eine Karte hinein.</numerusform>
            <numerusform>%Ln Spalten sind leer. Lege vor dem Austeilen in jede eine Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>Vollständige Farben</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>Kein Zug hat den Sieg verschenkt.</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>Es ist bewiesen, dass diese Ausgangslage nicht zu gewinnen war.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>Ob diese Ausgangslage zu gewinnen war, ist nicht bekannt: Es fand sich kein Weg und kein Beweis.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>Ob diese Ausgangslage zu gewinnen war, ist nicht bekannt; nach Zug %1 war sie es nicht mehr (bewiesen).</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>Vor Zug %1 war das zu gewinnen, danach nicht mehr: Beides ist bewiesen.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>Vor Zug %1 war das zu gewinnen. Danach fand sich kein Weg zum Sieg, aber auch kein Beweis.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>Vor Zug %1 war das zu gewinnen. Danach fand sich kein Weg zum Sieg; nach Zug %2 ist bewiesen, dass es keinen gibt.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>So bleibt der Sieg möglich; nach dem anderen Zug ist er verloren (bewiesen). %1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>So bleibt der Sieg möglich; nach dem anderen Zug fand sich kein Weg zum Sieg. %1</translation>
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
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translation>Optionen von Spider sind die Zahl der Farben (1, 2 oder 4), dann nach Wunsch -winnable2 und -gaps.</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>Eine Ausgangslage von Spider wird als 104 Karten zu zwei Buchstaben geschrieben, etwa KS7H.</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>Das sind nicht die Karten eines Spiels mit einer Farbe.</numerusform>
            <numerusform>Das sind nicht die Karten eines Spiels mit %Ln Farben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>Ein Zug wird als d (austeilen), end (aufgeben) oder wie 2.3-5 (drei Karten von Spalte 2 in Spalte 5) geschrieben.</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1 (Ausgangslagen früherer Versionen)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln Farbe, gewinnbar, Austeilen über Lücken</numerusform>
            <numerusform>%Ln Farben, gewinnbar, Austeilen über Lücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>%Ln Farbe, gewinnbar</numerusform>
            <numerusform>%Ln Farben, gewinnbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln Farbe, Austeilen über Lücken</numerusform>
            <numerusform>%Ln Farben, Austeilen über Lücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>%Ln Farbe</numerusform>
            <numerusform>%Ln Farben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Ein Klick auf den Talon gibt jeder Spalte eine Karte.</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>Eine vollständige Farbe ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>Talon, leer</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1, noch eine Runde</numerusform>
            <numerusform>%1, noch %Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 face down</source>
        <translation>%L1 verdeckt</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>oben: %1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>Folge von %L1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>Spalte %L1 ist leer.</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>Dieses Spiel ist zu gewinnen.</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>Von hier aus ist nicht mehr zu gewinnen: Geh zurück oder gib auf.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Diese Ausgangslage ist nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Ob das zu gewinnen ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>Vom Talon &amp;austeilen</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>Zurück zur letzten &amp;Gelegenheit</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>Nimmt die Züge zurück, nach denen sich kein Sieg mehr findet. Das Spiel zählt dann als eines mit Hilfe.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>Beendet das Spiel; es zählt als verloren.</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation>&amp;Klicks ziehen auf den besten Platz</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>Ein Klick auf eine Karte schickt sie auf den besten Platz, statt sie aufzuheben.</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Zeigen, ob das Spiel zu &amp;gewinnen ist</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>Der Computer kennt jede verdeckte Karte und sucht einen Weg zum Sieg.</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>Von hier aus ist noch zu gewinnen.</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>Es ist bewiesen, dass diese Ausgangslage nie zu gewinnen war.</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>In diesem Spiel fand sich keine Stellung, die zu gewinnen ist.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>Die letzte Stellung, die zu gewinnen ist, wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>Ein Weg zum Sieg wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>Eine Sackgasse</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>Kein weiterer Weg bekannt</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>Es ist bewiesen, dass von hier aus nicht zu gewinnen ist. Geh zurück zur letzten Gelegenheit oder gib auf.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Es ist bewiesen, dass diese Ausgangslage nicht zu gewinnen ist.</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>Alle acht Farben sind vollständig, in einem Zug. Punkte: %1.</numerusform>
            <numerusform>Alle acht Farben sind vollständig, in %Ln Zügen. Punkte: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>Vollständige Farben: %L1 von %L2.</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>Die letzten Karten des Talons brauchen auf jeder Spalte eine Karte, und es sind zu wenige.</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>Es lässt sich keine Karte mehr bewegen oder austeilen.</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Eine Farbe</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>1 (am leichtesten)</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>4 (am schwersten)</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Nur gewinnbare Spiele geben</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation>Der Talon darf über leere Spalten ausgeteilt werden</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation>Klicks ziehen auf den besten Platz</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Zeigen, ob das Spiel zu gewinnen ist</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>Spalte %L1</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>eine spätere Runde des Talons</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>Platz für eine vollständige Farbe</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>vollständige Farbe</translation>
    </message>
</context>
</TS>
