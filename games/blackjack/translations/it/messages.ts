<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>Strategia di base</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>Quanto vale in media ogni azione, in puntate.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Calcolo in corso...</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>I valori non si sono potuti calcolare.</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>Gioca un giro per avere un consiglio.</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contro %2: %3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>Meglio proprio con queste carte: %1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>Ancora una carta (H)</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>Nessun’altra carta (S)</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>Raddoppia la puntata per una sola altra carta (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>Fa due mani della coppia, con una seconda puntata (P)</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>Rinuncia alla mano per metà della puntata (U)</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Scommette a credito che il banco abbia un blackjack, pagato 2 a 1 (I)</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Scommette che il banco abbia un blackjack, pagato 2 a 1 (I)</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>Gioca senza assicurazione (N)</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>Il casinò presta quanto manca alla puntata, e dà le carte (Invio)</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>Dà le carte del prossimo giro (Invio)</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>Raddoppia la puntata a credito per una sola altra carta (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>Fa due mani della coppia, con una seconda puntata a credito (P)</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>Riprende le fiches (C)</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>Mescola, e si continua con i tuoi soldi (Invio)</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>Una nuova partita con %1</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>Aggiunge una fiche da un dollaro</numerusform>
            <numerusform>Aggiunge una fiche da %Ln dollari</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>Prima fai una puntata.</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>Qui le carte non si muovono a mano: usa i pulsanti in basso.</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>Mostra il &amp;consigliere</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>Mostra che cosa farebbe la strategia di base e quanto vale ogni azione. Le partite con il consigliere contano come aiutate.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Soldi</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>Tu: %1, banco: %2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>Il sabot è finito</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>Sabot finiti</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>%Ln giro, e hai vinto %1.</numerusform>
            <numerusform>%Ln giri, e hai vinto %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>%Ln giro, e hai perso %1.</numerusform>
            <numerusform>%Ln giri, e hai perso %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>%Ln giro, niente vinto e niente perso.</numerusform>
            <numerusform>%Ln giri, niente vinto e niente perso.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>Il prossimo sabot continua con %1; una nuova partita comincia con %2.</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>Regole del manuale</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>Il banco tira con soft 17</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Raddoppio dopo una divisione</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>Resa per metà della puntata</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Assicurazione contro un asso</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>Mostra il consigliere</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Giri</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>I giri di questo sabot si vedono subito. Si conservano quando è finito.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Questo sabot</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>Tutti i sabot</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinti</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persi</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Vincita netta</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>sabot, resta una carta</numerusform>
            <numerusform>sabot, restano %Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>carte usate</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usate</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>mano del banco</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>Il banco mostra %1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>Il banco ha un blackjack</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>Il banco ha %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Prima mano</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Seconda mano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>assicurata</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>Prossimo sabot, con %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>A credito</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Da capo</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>Punta %1 e dai le carte</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>Fai una puntata</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>Puntata: %1, il casinò presta %2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Puntata: %1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>Vinci %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Perdi %1.</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>La puntata torna a te.</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>Niente vinto e niente perso.</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation>Blackjack!</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>Il banco ha un blackjack.</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>Sballato.</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>Pari.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Ti arrendi.</translation>
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
        <translation>Carta</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Raddoppia</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Assicura</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Niente assicurazione</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividi</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>sto</translation>
    </message>
    <message>
        <source>double</source>
        <translation>raddoppia</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>resa</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>assicura</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>niente assicurazione</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividi</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>push</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>resa</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>sballata</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>L’assicurazione paga.</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>L’assicurazione è persa.</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>Prima mano: %1. Seconda mano: %2. %3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>Il banco ha sballato.</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>Il banco mostra un asso. Assicuri la tua puntata per %1?</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un asso</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>Punta e dai le carte. Alla lunga il casinò ne trattiene una parte (%1 %), qualunque sia la puntata.</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>Punta e dai le carte. Con queste regole la strategia di base alla lunga ci guadagna (%1 %), qualunque sia la puntata.</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>Niente assicurazione: vale in media %1 puntate.</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>Alla lunga conviene se più di un terzo delle carte che non vedi vale 10. Nei mazzi interi senza le tue carte sono %1 su %2, cioè meno.</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>Giri vinti, in percentuale</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>Rendimento, in percentuale delle puntate</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>Decisioni secondo la strategia di base, in percentuale</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>Costo delle altre decisioni, in percentuale delle puntate</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>Prima assicura la puntata o rinuncia.</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>Puoi dividere solo le prime due carte, e solo se hanno lo stesso valore.</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>Puoi arrenderti solo con le prime due carte.</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>Le regole di questa partita non permettono la resa.</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>L’assicurazione si offre solo contro un asso, prima di tutto il resto.</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>Le regole di questa partita non hanno l’assicurazione.</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>Puoi raddoppiare solo con le prime due carte di una mano.</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>Puoi raddoppiare solo con le prime due carte, e non dopo una divisione.</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>Questo sabot è finito.</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>Prima finisci questo giro.</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>Una puntata è un numero pari di dollari da %1 a %2.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Questa mossa non esiste.</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>Prima dai le carte.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1 La tua scelta vale %2. È la strategia di base, che non guarda le singole carte.</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1 Così fa anche la strategia di base. La tua scelta vale %2.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1 La tua scelta vale %2.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translation>Le opzioni di Blackjack sono &quot;house&quot; per quattro mazzi, oppure 1, 2, 6 o 8 mazzi, e poi, se si vuole, -h17 (il banco tira con soft 17), -das (raddoppio dopo una divisione), -surrender e -insurance.</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>Un sabot si scrive con le sue carte, due lettere ciascuna, poi una virgola e i soldi in dollari interi.</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>Un sabot con queste regole ha ogni carta una volta.</numerusform>
            <numerusform>Un sabot con queste regole ha ogni carta %Ln volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>Una mossa si scrive b e una puntata pari, oppure h, s, d, p o u per carta, sto, raddoppia, dividi o resa, oppure i o n per assicurazione o niente.</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>Sabot di un mazzo, il banco tira con soft 17</numerusform>
            <numerusform>Sabot di %Ln mazzi, il banco tira con soft 17</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>Sabot di quattro mazzi, il banco sta con 17</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>Sabot di un mazzo, il banco sta con 17</numerusform>
            <numerusform>Sabot di %Ln mazzi, il banco sta con 17</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1, raddoppio dopo una divisione</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1, resa</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1, assicurazione</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Raddoppia</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividi</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1: in media %2 puntate. %3: %4.</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>È esatto per le tue carte, e la strategia di base è d’accordo.</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>È esatto per le tue carte. La strategia di base, che non guarda le singole carte, preferisce la seconda scelta.</translation>
    </message>
</context>
</TS>
