<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>Quartette</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>&amp;Nächste Runde geben</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>Meine Hand &amp;zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>%Ln Quartett</numerusform>
            <numerusform>%Ln Quartette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln Paar</numerusform>
            <numerusform>%Ln Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Geh fischen: Ziehe die oberste Karte vom Talon.</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>Frag erst jemanden. Gezogen wird, wenn die Antwort nein ist.</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>Wähle erst eine deiner Karten, dann den Spieler, der nach ihr gefragt wird.</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Wähle erst eine deiner Karten.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1, ein Quartett abgelegt</numerusform>
            <numerusform>%1, %Ln Quartette abgelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1, ein Paar abgelegt</numerusform>
            <numerusform>%1, %Ln Paare abgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>Meine Paare &amp;markieren</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>Die Runde ist zu Ende. %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>%1 ist am Zug. Die anderen sehen jetzt weg.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 spielt.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>Ziehe die oberste Karte vom Talon.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>Du bist am Zug: Frag jemanden nach einer Karte oder lege ab, was zusammengehört.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>Du bist am Zug: Frag jemanden nach einer Karte.</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>Quartette: %1. Das letzte Quartett ist abgelegt.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>Talon %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>Paare: %1.</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>Ohne Karten: %1.</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>Restliche Karten: %1.</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>Nicht abgelegte Paare zählen nicht: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>%Ln Gegner</numerusform>
            <numerusform>%Ln Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Abgelegt werden</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>Quartette</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>Du legst sie von Hand ab</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>Sie werden von selbst abgelegt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>Drei Runden</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>Fünf Runden</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>Zehn Runden</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>Bis jemand 25 Punkte hat</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>Bis jemand 50 Punkte hat</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>Wer gefragt wird, gibt alle Karten eines Wertes; ein Quartett sind alle vier.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>%1 wollte %2 und hat noch eine Karte davon.</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>%1 muss eine davon haben: %2 können nirgends sonst sein.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>Frag %1: „%2?“ Die Trefferchance liegt bei etwa %3 %.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>Frag %1: „%2?“ Die Trefferchance liegt bei etwa %3 %, und alle wissen, dass du eine davon hast.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>Die Runde ist zu Ende: Gib die nächste.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Geh fischen: Ziehe die oberste Karte vom Talon.</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>Lege deine %1 ab: Dann kann niemand sie nehmen.</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>Es ist niemand da, den man fragen könnte.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>Fragt irgendwen nach irgendetwas, das er selbst hat.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>Merkt sich die letzten sechs Fragen.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>Vergisst nichts und schließt aus allem, was jeder sah, wer was haben kann.</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>Du willst von %2 %3.</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>%1 will von dir %3.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>%1 will von %2 %3.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>Du willst von %2 %3: Geh fischen.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1 will von dir %3: Geh fischen.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1 will von %2 %3: Geh fischen.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>Du willst von %2 %3: keine, und der Talon ist leer.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>%1 will von dir %3: keine, und der Talon ist leer.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>%1 will von %2 %3: keine, und der Talon ist leer.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>Du willst von %2 %3: ein Paar.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>%1 will von dir %3: ein Paar.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>%1 will von %2 %3: ein Paar.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>Du willst von %2 %3 und bekommst %4.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1 will von dir %3 und bekommt %4.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1 will von %2 %3 und bekommt %4.</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>Wollte von dir %2: bekam %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>Wollte von %1 %2: bekam %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>Wollte von dir %2: fischte.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>Wollte von %1 %2: fischte.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>Wollte von dir %2: fischte %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>Wollte von %1 %2: fischte %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>Wollte von dir %2: keine.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>Wollte von %1 %2: keine.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Runde %1 ist gegeben.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 zieht eine Karte.</translation>
    </message>
    <message>
        <source>You draw %2 and go on.</source>
        <translation>Du ziehst %2 und bist weiter am Zug.</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>%1 zieht %2 und ist weiter am Zug.</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>Du ziehst ein Paar: %2.</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>%1 zieht ein Paar: %2.</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>Du legst %2 ab.</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>%1 legt %2 ab.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>Geh fischen: Ziehe erst die oberste Karte vom Talon.</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>Diese Runde ist zu Ende: Gib die nächste.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Diese Runde ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Diese Karte ist nicht in der Hand.</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>Ein Quartett sind alle vier Karten eines Wertes.</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>Eine zweite Karte dieses Wertes ist nicht in der Hand.</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>Gefragt werden muss ein anderer Spieler.</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>Dieser Spieler hat keine Karte.</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>Frag erst einen Spieler.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Quartette</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>%1 Quartette</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 Paare</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translation>Das sind keine Optionen von Go Fish (etwa 2 oder 3-books-r5).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>Diese Karten ergeben mit diesen Optionen kein Spiel Go Fish.</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>Ein Zug bei Go Fish ist l7C, a7C2, f oder n.</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>Quartette, %Ln Gegner</numerusform>
            <numerusform>Quartette, %Ln Gegner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>Paare, %Ln Gegner</numerusform>
            <numerusform>Paare, %Ln Gegner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1, %Ln Runde</numerusform>
            <numerusform>%1, %Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1, bis %Ln Punkt</numerusform>
            <numerusform>%1, bis %Ln Punkte</numerusform>
        </translation>
    </message>
</context>
</TS>
