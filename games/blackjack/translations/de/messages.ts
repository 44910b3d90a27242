<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>Grundstrategie</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>Was jede Entscheidung im Durchschnitt wert ist, in Einsätzen.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>Die Werte ließen sich nicht berechnen.</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>Rat gibt es, sobald die Karten gegeben sind.</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 gegen %2: %3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>Besser mit genau diesen Karten: %1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>Noch eine Karte (H)</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>Keine Karten mehr (S)</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>Den Einsatz verdoppeln für genau eine weitere Karte (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>Aus dem Paar zwei Hände machen, mit zweitem Einsatz (P)</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>Die Hand für den halben Einsatz aufgeben (U)</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Auf Kredit wetten, dass die Bank einen Blackjack hat; zahlt 2 zu 1 (I)</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Wetten, dass die Bank einen Blackjack hat; zahlt 2 zu 1 (I)</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>Ohne Versicherung spielen (N)</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>Das Haus leiht, was der Einsatz braucht, und gibt (Eingabe)</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>Die nächste Runde geben (Eingabe)</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>Den Einsatz auf Kredit verdoppeln für genau eine weitere Karte (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>Aus dem Paar zwei Hände machen, mit zweitem Einsatz auf Kredit (P)</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>Die Chips zurücknehmen (C)</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>Mischen und mit deinem Geld weiterspielen (Eingabe)</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>Ein neues Spiel mit %1</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>Einen Chip zu einem Dollar setzen</numerusform>
            <numerusform>Einen Chip zu %Ln Dollar setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>Mach zuerst einen Einsatz.</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>Karten werden hier nicht von Hand bewegt: Benutze die Knöpfe unten.</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>&amp;Ratgeber zeigen</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>Zeigt, was die Grundstrategie täte und was jede Entscheidung wert ist. Spiele damit zählen als solche mit Hilfe.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>Du: %1, Bank: %2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>Der Schlitten ist ausgespielt</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>Ausgespielte Schlitten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>Eine Runde, gewonnen: %1.</numerusform>
            <numerusform>%Ln Runden, gewonnen: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>Eine Runde, verloren: %1.</numerusform>
            <numerusform>%Ln Runden, verloren: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>Eine Runde, nichts gewonnen und nichts verloren.</numerusform>
            <numerusform>%Ln Runden, nichts gewonnen und nichts verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>Mit dem nächsten Schlitten geht es mit %1 weiter; ein neues Spiel beginnt mit %2.</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>Regeln des Handbuchs</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>Die Bank zieht bei Soft 17</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Verdoppeln nach dem Teilen</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>Aufgeben für den halben Einsatz</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Versicherung gegen ein Ass</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>Ratgeber zeigen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>Die Runden dieses Schlittens werden sofort gezeigt. Gespeichert werden sie, wenn er ausgespielt ist.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Dieser Schlitten</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>Alle Schlitten</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Blackjacks</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Gewinn netto</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>Schlitten, noch eine Karte</numerusform>
            <numerusform>Schlitten, noch %Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Schlitten</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>abgelegte Karten</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>Hand der Bank</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>Bank zeigt %1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>Bank hat einen Blackjack</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>Bank hat %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Erste Hand</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Zweite Hand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>versichert</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>Auf Kredit</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>%1 setzen und geben</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>Einsatz machen</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>Einsatz: %1, das Haus leiht %2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Einsatz: %1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>Gewonnen: %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Verloren: %1.</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>Dein Einsatz kommt zurück.</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>Nichts ist gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation>Blackjack!</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>Die Bank hat einen Blackjack.</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>Überkauft.</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>Gleichstand.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Du gibst auf.</translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation>-%1 $</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Versichern</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Ohne Versicherung</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>double</source>
        <translation>verdoppeln</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>versichern</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>ohne Versicherung</translation>
    </message>
    <message>
        <source>split</source>
        <translation>teilen</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>push</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>überkauft</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>Die Versicherung zahlt.</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>Die Versicherung ist verloren.</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>Erste Hand: %1. Zweite Hand: %2. %3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>Die Bank hat sich überkauft.</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>Die Bank zeigt ein Ass. Deinen Einsatz für %1 versichern?</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>Mach einen Einsatz und lass geben. Auf Dauer behält das Haus %1 % davon, egal wie hoch er ist.</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>Mach einen Einsatz und lass geben. Nach diesen Regeln gewinnt die Grundstrategie auf Dauer %1 % davon, egal wie hoch er ist.</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>Keine Versicherung: Sie ist im Durchschnitt %1 Einsätze wert.</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>Sie lohnt sich auf Dauer, wenn mehr als ein Drittel der Karten, die du nicht siehst, 10 zählt. Von vollen Kartenspielen ohne deine Karten sind das %1 von %2, also weniger.</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>Gewonnene Runden in Prozent</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>Ertrag in Prozent der Einsätze</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>Entscheidungen wie in der Grundstrategie, in Prozent</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>Kosten anderer Entscheidungen, in Prozent der Einsätze</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>Nimm zuerst die Versicherung an oder lehne sie ab.</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>Teilen lassen sich nur die ersten beiden Karten, und nur bei gleichem Wert.</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>Aufgeben kannst du nur mit den ersten beiden Karten.</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>Nach den Regeln dieses Spiels kannst du nicht aufgeben.</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>Versichern kann man sich nur gegen ein Ass, vor allem anderen.</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>Nach den Regeln dieses Spiels gibt es keine Versicherung.</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>Verdoppeln kannst du nur mit den ersten beiden Karten einer Hand.</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>Verdoppeln kannst du nur mit den ersten beiden Karten und nicht nach dem Teilen.</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>Dieser Schlitten ist ausgespielt.</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>Spiele erst diese Runde zu Ende.</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>Ein Einsatz ist eine gerade Zahl von Dollar, von %1 bis %2.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Diesen Zug gibt es nicht.</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>Lass zuerst geben.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1 Was du getan hast, ist %2 wert. Das ist die Grundstrategie, die einzelne Karten nicht beachtet.</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1 Die Grundstrategie rät dasselbe. Was du getan hast, ist %2 wert.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1 Was du getan hast, ist %2 wert.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translation>Optionen von Blackjack sind „house“ für vier Kartenspiele oder 1, 2, 6 oder 8 Kartenspiele, dann nach Wunsch -h17 (die Bank zieht bei Soft 17), -das (verdoppeln nach dem Teilen), -surrender (aufgeben) und -insurance (Versicherung).</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>Ein Schlitten wird als seine Karten geschrieben, je zwei Buchstaben, dann ein Komma und das Geld in ganzen Dollar.</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>Ein Schlitten nach diesen Regeln enthält jede Karte einmal.</numerusform>
            <numerusform>Ein Schlitten nach diesen Regeln enthält jede Karte %Ln-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>Ein Zug wird als b mit einem geraden Einsatz geschrieben oder als h, s, d, p oder u für Karte, halten, verdoppeln, teilen, aufgeben oder als i oder n für mit oder ohne Versicherung.</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>Soft %1</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>Schlitten mit einem Kartenspiel, Bank zieht bei Soft 17</numerusform>
            <numerusform>Schlitten mit %Ln Kartenspielen, Bank zieht bei Soft 17</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>Schlitten mit vier Kartenspielen, Bank hält bei 17</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>Schlitten mit einem Kartenspiel, Bank hält bei 17</numerusform>
            <numerusform>Schlitten mit %Ln Kartenspielen, Bank hält bei 17</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1, verdoppeln nach Teilen</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1, Aufgeben</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1, Versicherung</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1: im Durchschnitt %2 Einsätze. %3: %4.</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>Das gilt genau für deine Karten, und die Grundstrategie rät dasselbe.</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>Das gilt genau für deine Karten. Die Grundstrategie, die einzelne Karten nicht beachtet, zieht das Zweite vor.</translation>
    </message>
</context>
</TS>
