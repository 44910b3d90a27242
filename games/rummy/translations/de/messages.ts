<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>Nimm %1: Damit können alle deine Karten in Kombinationen liegen.</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>Nimm %1: Damit kannst du mit %2 klopfen.</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>Klopfe mit %1: Gin, alle anderen Karten liegen in Kombinationen.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>Klopfe mit %1: Deine losen Karten zählen %2, die des Gegners wohl etwa %3.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>Klopfe mit %1: Deine losen Karten zählen %2, und Warten verspricht nicht mehr.</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>Wirf %1 ab und warte: Du könntest mit %2 klopfen, aber Weiterspielen verspricht mehr.</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation>Wirf %1 ab: %2 brauchst du weniger, aber die Karte würde dem Gegner mehr helfen.</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>Wirf %1 ab: Die Karte zählt %2 und passt zu keiner deiner anderen.</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>Wirf %1 ab: Die losen Karten, die bleiben, zählen %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation>Wirf %1 ab: Das vollendet nichts, was noch zu haben ist; %2 hat der Gegner auf der Hand.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation>Wirf %1 ab: Das vollendet nichts, was noch zu haben ist; die Karten dazu sind weg oder auf der Hand des Gegners.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>Wirf %1 ab: Das vollendet nichts, was noch zu haben ist; %2 ist weg.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>Wirf %1 ab: Das vollendet nichts, was noch zu haben ist; %2 und %3 sind weg.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>Wirf %1 ab: Das vollendet nichts, was noch zu haben ist; die eine Karte dazu ist weg.</numerusform>
            <numerusform>Wirf %1 ab: Das vollendet nichts, was noch zu haben ist; alle %Ln Karten dazu sind weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>Wirf %1 ab: Alle anderen Karten liegen in Kombinationen, und du gewinnst.</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>Wirf %1 ab, obwohl die Karte zu einer Kombination gehört: Ohne sie lässt sich ein fertiges Blatt auf mehr Arten erreichen.</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>Wirf %1 ab: Die Kombination bleibt auch ohne diese Karte eine.</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>Wirf %1 ab: Die Karte passt zu keiner deiner anderen.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>Wirf %1 ab: Nur eine Karte, die noch kommen kann, ergäbe damit eine Kombination.</numerusform>
            <numerusform>Wirf %1 ab: Nur %Ln Karten, die noch kommen können, ergäben damit eine Kombination.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>Nimm %1: Mit %2 und %3 ist das eine Kombination.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>Nimm %1: Mit einer anderen Karte wird es eine Kombination.</numerusform>
            <numerusform>Nimm %1: Mit %Ln anderen wird es eine Kombination.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>Nimm %1: Mit %2 fehlt nur noch eine Karte zu einer Kombination.</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>Nimm %1: Damit lässt sich ein fertiges Blatt auf mehr Arten erreichen.</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>Zieh vom Stapel: %1 ergibt keine Kombination, eine noch nicht gesehene Karte schon.</numerusform>
            <numerusform>Zieh vom Stapel: %1 ergibt keine Kombination, %Ln noch nicht gesehene Karten schon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>Zieh vom Stapel: %1 passt, bringt aber einem fertigen Blatt nicht näher.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>Die Runde ist zu Ende. Gib die nächste.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>Erkennt eine fertige Kombination und wirft sonst irgendetwas ab.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>Behält, was zusammenpasst, und sieht auf den Ablagestapel, aber nicht auf dich.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>Merkt sich jede Karte, zählt, was noch zu haben ist, und hält zurück, was du willst.</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>Du hast %2 angelegt.</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>%1 hat %2 angelegt.</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>Du hast %2 angelegt.</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>%1 hat %2 angelegt.</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>Gin! Alle deine Karten liegen in Kombinationen.</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>Gin! Alle Karten von %1 liegen in Kombinationen.</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>Du hast mit %2 geklopft.</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>%1 hat mit %2 geklopft.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>Unterboten: Du hast nur %2.</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>Unterboten: %1 hat nur %2.</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>Du hast vom Stapel gezogen.</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>%1 hat vom Stapel gezogen.</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>Du hast %2 vom Ablagestapel genommen.</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>%1 hat %2 vom Ablagestapel genommen.</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>Runde %1 ist gegeben, und ein Blatt ist schon fertig.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Runde %1 ist gegeben.</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Du hast %2 abgeworfen. Zwei Karten sind noch im Stapel, und niemand hat geklopft.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>%1 hat %2 abgeworfen. Zwei Karten sind noch im Stapel, und niemand hat geklopft.</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translation>Du hast %2 abgeworfen, und alle anderen Karten liegen in Kombinationen.</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translation>%1 hat %2 abgeworfen, und alle anderen Karten liegen in Kombinationen.</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>Du hast %2 abgeworfen. Der Stapel war leer: Die abgelegten Karten werden gemischt und bilden den Stapel.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>%1 hat %2 abgeworfen. Der Stapel war leer: Die abgelegten Karten werden gemischt und bilden den Stapel.</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>Du hast %2 abgeworfen.</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1 hat %2 abgeworfen.</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>Die Runde ist zu Ende. Die nächste ist zu geben.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Diese Runde ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>In diesem Spiel wird nicht geklopft.</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>Eine Karte ist schon gezogen. Wirf nun eine ab.</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>Zieh erst eine Karte, vom Stapel oder vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>Abwerfen lässt sich nur eine Karte der eigenen Hand.</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>Die losen Karten, die bleiben, zählen mehr als 10; das ist zu viel zum Klopfen.</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>Züge in gewonnenen Spielen</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>So, wie die verborgenen Karten liegen können, ist das besser als der andere Zug.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1 % einer gewonnenen Runde</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>Optionen sehen aus wie „first“ oder „second-r5“ für einen Wettkampf aus fünf Runden.</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>Karten werden nur in einem Wettkampf gezählt, etwa „first-p100-cards“.</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>Eine Ausgangslage wird als die 52 Karten eines Kartenspiels geschrieben, je zwei Buchstaben, dann ein Punkt und eine Zahl.</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translation>Ein Zug ist „draw“ (ziehen), „take“ (nehmen), „deal“ (geben), die abgeworfene Karte, etwa 7C, oder „knock-7C“ (klopfen).</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>Der erste Spieler beginnt, %Ln Runde um Punkte</numerusform>
            <numerusform>Der erste Spieler beginnt, %Ln Runden um Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>Der zweite Spieler beginnt, %Ln Runde um Punkte</numerusform>
            <numerusform>Der zweite Spieler beginnt, %Ln Runden um Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>Der erste Spieler beginnt, %Ln Runde</numerusform>
            <numerusform>Der erste Spieler beginnt, %Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>Der zweite Spieler beginnt, %Ln Runde</numerusform>
            <numerusform>Der zweite Spieler beginnt, %Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>Der erste Spieler beginnt, bis %Ln Punkt</numerusform>
            <numerusform>Der erste Spieler beginnt, bis %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>Der zweite Spieler beginnt, bis %Ln Punkt</numerusform>
            <numerusform>Der zweite Spieler beginnt, bis %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Der erste Spieler beginnt, bis %Ln Runde gewonnen ist</numerusform>
            <numerusform>Der erste Spieler beginnt, bis %Ln Runden gewonnen sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Der zweite Spieler beginnt, bis %Ln Runde gewonnen ist</numerusform>
            <numerusform>Der zweite Spieler beginnt, bis %Ln Runden gewonnen sind</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>Der erste Spieler beginnt</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>Der zweite Spieler beginnt</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1, mit Klopfen</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>Du hast unterboten.</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>Unterboten von %1.</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Zwei Karten sind noch im Stapel, und niemand hat geklopft.</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>Gin! %1 hat %L2 in losen Karten.</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>%1 hat Gin, und du hast %L2 in losen Karten.</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>%1 hat Gin, und %2 hat %L3 in losen Karten.</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>Du hast mit %L1 geklopft, %2 hat %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>%1 hat mit %L2 geklopft, du hast %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>%1 hat mit %L2 geklopft, %3 hat %L4.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>Das macht einen Punkt für dich.</numerusform>
            <numerusform>Das macht %Ln Punkte für dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>Das macht einen Punkt für %1.</numerusform>
            <numerusform>Das macht %Ln Punkte für %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1, nahm %2</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1, zog</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1, warf %2 ab</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>lose %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>%Ln Runde gewonnen</numerusform>
            <numerusform>%Ln Runden gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translation>&amp;Gin</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>Mit %L1 &amp;klopfen</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>Meine Karten &amp;zeigen</translation>
    </message>
    <message>
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>Du hast schon eine Karte. Wähle eine deiner Hand zum Abwerfen.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Warte, bis du am Zug bist.</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1, Kombinationen: %2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>&amp;Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>&amp;Oberste Karte der Ablage nehmen</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>Gewählte Karte a&amp;bwerfen</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Klopfen</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Wähle erst eine Karte deiner Hand.</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>Meine Hand zu &amp;Kombinationen ordnen</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>&amp;Ganze Ablage zeigen</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>Zieh erst eine Karte, dann klopfe beim Abwerfen.</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>Deine losen Karten zählten %L1. Zum Klopfen dürfen sie höchstens 10 zählen.</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>Nach &amp;Farbe ordnen</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Nach &amp;Wert ordnen</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>Nach &amp;Kombinationen ordnen</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>Du bist am Zug: abwerfen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>Gezogen: %1.</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>Der Stapel war leer: Die abgelegten Karten wurden gemischt und sind jetzt der Stapel.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1: Drücke „Meine Karten zeigen“, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>Bis %Ln Runde gewonnen ist</numerusform>
            <numerusform>Bis %Ln Runden gewonnen sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>Bis %Ln Punkt für lose Karten</numerusform>
            <numerusform>Bis %Ln Punkte für lose Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>%Ln Runde um Punkte</numerusform>
            <numerusform>%Ln Runden um Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>Wer höchstens 10 in losen Karten hat, darf die Runde beenden. Gin und Unterbieten zählen 25 mehr.</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation>Punkte: ein Ass 1, Bube, Dame und König 10, andere Karten ihr Zahlenwert.</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Es beginnt</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Der erste Spieler</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Der zweite Spieler</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
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
        <source>run of spades</source>
        <translation>Folge in Pik</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>Folge in Herz</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>Folge in Karo</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>Folge in Kreuz</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%L1 %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>%1 hat %2 genommen und %3 abgeworfen.</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>%1 hat gezogen und %2 abgeworfen.</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>%1 wirft gleich eine Karte ab.</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>%1 nimmt gleich eine Karte.</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>Wirf nun eine Karte ab oder klopfe.</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1: Wirf nun eine Karte ab oder klopfe.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Wirf nun eine Karte ab.</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1: Wirf nun eine Karte ab.</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>Du bist am Zug: Nimm eine Karte vom Stapel oder vom Ablagestapel.</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1: Nimm eine Karte vom Stapel oder vom Ablagestapel.</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>Die losen Karten von %1 machen einen Punkt für dich.</numerusform>
            <numerusform>Die losen Karten von %1 machen %Ln Punkte für dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>Deine losen Karten machen einen Punkt für %1.</numerusform>
            <numerusform>Deine losen Karten machen %Ln Punkte für %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>Die losen Karten von %1 machen einen Punkt für %2.</numerusform>
            <numerusform>Die losen Karten von %1 machen %Ln Punkte für %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>Beide Blätter waren schon beim Geben fertig.</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>Deine zehn Karten lagen schon beim Geben alle in Kombinationen.</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation>Die Karten von %1 lagen schon beim Geben alle in Kombinationen.</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>Alle deine zehn Karten liegen in Kombinationen.</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>Alle zehn Karten von %1 liegen in Kombinationen.</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>Punkte: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>Gewonnene Runden: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>angelegt: %1</translation>
    </message>
</context>
</TS>
