<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Un clic sul tallone dà una carta a ogni colonna.</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>Le carte tolte sono fuori dal gioco.</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>La carta è coperta da altre: %1. In gioco è solo l’ultima in basso di ogni colonna.</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1, si può togliere</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>Si può &amp;vincere?</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>Guarda tutte le carte, anche quelle del tallone. La partita conta come aiutata.</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>Togli le carte &amp;automaticamente</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Mostra se la partita si può &amp;vincere</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>&amp;Segna sempre le carte da togliere</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>&amp;Tallone a sinistra</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>Sì: hai appena vinto.</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>Si può vincere? Ricerca in corso...</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>Si può vincere? Ricerca in corso... Finora %Ln milione di posizioni.</numerusform>
            <numerusform>Si può vincere? Ricerca in corso... Finora %Ln milioni di posizioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Questa partita si può vincere.</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>Questa partita si può ancora vincere.</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>Nessuna via per vincere è stata trovata, e nessuna prova che non ci sia.</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>Questa partita si poteva vincere.</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>Da qui non si può più vincere. All’inizio si poteva.</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>Questa partita non si può vincere, comunque si giochi.</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>Da qui non si può più vincere. Se all’inizio si potesse, non si sa.</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>Si può vincere? Ricerca in corso...</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>Si può ancora vincere.</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>Da qui non si può più vincere.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Questa partita non si può vincere.</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>Se si possa vincere, non si sa.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Distribuzioni rimaste</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>Restano solo gli assi, dopo una mossa.</numerusform>
            <numerusform>Restano solo gli assi, dopo %Ln mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>Non ci sono più mosse, e resta una carta.</numerusform>
            <numerusform>Non ci sono più mosse, e restano %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Solo partite che si possono vincere</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>Ogni partita è risolta prima che tu la veda.</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>Quasi metà delle partite può vincerla chi conosce il tallone.</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>Togli le carte automaticamente</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>Segna sempre le carte da togliere</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Mostra se la partita si può vincere</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>Tallone a sinistra</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>colonna %L1</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>tallone</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>carte tolte</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>Via %1: è in gioco una carta più alta, %2.</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>La prossima distribuzione copre ogni colonna, e nella colonna %2 sta meglio %1.</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>Sposta %1: così si libera %2, che poi si può togliere.</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>Un asso resta fino alla fine: %1 va nella colonna vuota e libera la carta sotto, %2.</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>Nella colonna vuota va %1, ed entra in gioco la carta sotto, %2.</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>Dai le carte, e per ora tieni %1: con %2 sotto altre carte, permette di togliere una carta più bassa.</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>Nessuna carta sta meglio nella colonna vuota della prossima del tallone.</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>Nulla si può togliere o spostare, perciò dai le carte.</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>Per questa via si vince; tiene conto delle carte del tallone.</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>È dimostrato che non si può vincere. La via migliore trovata lascia una carta.</numerusform>
            <numerusform>È dimostrato che non si può vincere. La via migliore trovata lascia %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>Nessuna via per vincere è stata trovata. La migliore lascia una carta.</numerusform>
            <numerusform>Nessuna via per vincere è stata trovata. La migliore lascia %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>La partita è finita: nessuna carta si può muovere.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>È la più alta del suo seme e resta: %1; per spostarla non c’è una colonna vuota.</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>In gioco non c’è una carta più alta del suo seme, né una colonna vuota per %1.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Il tallone è finito.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>In questa colonna non c’è una carta.</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>Dare le carte non richiede una colonna.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Questa colonna non esiste.</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>Le carte si spostano solo nelle colonne vuote.</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>Non si può spostare %1: si può togliere, perché è in gioco %2.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>È la più alta del suo seme e resta: %1.</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>Resta %1: in gioco non c’è una carta più alta del suo seme.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Così la vittoria resta possibile; dopo l’altra mossa è dimostrato che è persa. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>la partita, che si poteva vincere</numerusform>
            <numerusform>%Ln partite che si potevano vincere</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>Le opzioni di Assi sono &quot;any&quot; o &quot;winnable&quot;.</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>Un mazzo si scrive con 52 carte di due lettere, per esempio ASTH2D.</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>Ogni carta del mazzo deve esserci una volta sola.</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>Una mossa si scrive d (dare le carte), x3 (togliere dalla colonna 3) o 3-1 (spostare).</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>Solo partite che si possono vincere</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Partite qualsiasi</translation>
    </message>
</context>
</TS>
