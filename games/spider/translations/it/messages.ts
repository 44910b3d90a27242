<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>Con %1 e ciò che ci sta sopra si completa un seme dal re all’asso.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>Metti %1 su %2: continua il seme, e si gira la carta sotto.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>Metti %1 su %2: continua il seme, e la colonna %3 resta vuota.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>Metti %1 su %2: continua il seme, in una scala più lunga che si muove intera.</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>Spostando %1 si gira la carta sotto.</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>Spostando %1 resta vuota la colonna %2.</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>Una parte della scala, da %1 in poi, ne fa una più lunga su %2.</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>Sposta %1: fa posto nella colonna %2 per la prossima distribuzione.</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>Prima della prossima distribuzione ogni colonna richiede una carta: %1 copre quella vuota.</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>Metti %1 nella colonna vuota per liberare %2.</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>Metti %1 su %2 per liberare %3.</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>Tutti i semi sono completi.</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>Questo piano vince in un passo; conosce ogni carta nascosta.</numerusform>
            <numerusform>Questo piano vince in %Ln passi; conosce ogni carta nascosta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation>Nulla serve: è dimostrato che non si può più vincere.</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>Di meglio non si sa: nessuna mossa trovata porta più avanti.</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>Un piano che fa progressi; se vince, non si sa.</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>La distribuzione completa un seme.</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>Le mosse sul tavolo non rendono più delle prossime carte: dai le carte.</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>In questa colonna non ci sono tante carte.</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>Una carta coperta non si può muovere.</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>Non si può prendere %1: %2 non ne continua il seme.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Hai abbandonato questa partita.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Questa colonna non esiste.</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>Le carte sono già in questa colonna.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>In questa colonna non c’è una carta.</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>Bisogna muovere almeno una carta.</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>Non si può mettere %1 su %2: serve una carta più alta di uno.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Il tallone è finito.</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>Sul tavolo ci sono troppo poche carte per coprire ogni colonna, perciò dal tallone non se ne potranno più dare.</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>La colonna %1 è vuota. Mettici una carta prima di darne.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>Una colonna è vuota. Mettici una carta prima di darne.</numerusform>
            <numerusform>%Ln colonne sono vuote. Metti una carta su ognuna prima di darne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>Semi completi</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>Nessuna mossa ha regalato la vittoria.</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>È dimostrato che questa partita non si poteva vincere.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>Se questa partita si potesse vincere non si sa: nessuna via trovata, e nessuna prova.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>Se questa partita si potesse vincere non si sa; dopo la mossa %1 no: dimostrato.</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>Prima della mossa %1, che l’ha persa, si poteva vincere: l’una e l’altra cosa sono dimostrate.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>Prima della mossa %1 si poteva vincere. Dopo non si è trovata una via per vincere, e nessuna prova.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>Prima della mossa %1 si poteva vincere. Dopo non si è trovata una via per vincere; dopo la mossa %2 è dimostrato che non c’è.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Così la vittoria resta possibile; dopo l’altra mossa è dimostrato che è persa. %1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>Così la vittoria resta possibile; dopo l’altra mossa non si è trovata una via per vincere. %1</translation>
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
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translation>Le opzioni di Spider sono il numero dei semi (1, 2 o 4), poi, se si vuole, -winnable2 e -gaps.</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>Una partita di Spider si scrive con 104 carte di due lettere, per esempio KS7H.</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>Queste non sono le carte di una partita con un seme.</numerusform>
            <numerusform>Queste non sono le carte di una partita con %Ln semi.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>Una mossa si scrive d (dare le carte), end (abbandonare) o come 2.3-5 (tre carte dalla colonna 2 alla colonna 5).</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1 (partite di versioni precedenti)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln seme, si può vincere, colonne vuote ammesse</numerusform>
            <numerusform>%Ln semi, si può vincere, colonne vuote ammesse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>%Ln seme, si può vincere</numerusform>
            <numerusform>%Ln semi, si può vincere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln seme, colonne vuote ammesse</numerusform>
            <numerusform>%Ln semi, colonne vuote ammesse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>%Ln seme</numerusform>
            <numerusform>%Ln semi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Un clic sul tallone dà una carta a ogni colonna.</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>Un seme completo è fuori dal gioco.</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>tallone, vuoto</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1, resta %Ln distribuzione</numerusform>
            <numerusform>%1, restano %Ln distribuzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vuoto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 face down</source>
        <translation>%L1 coperte</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>in cima: %1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>scala di %L1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>La colonna %L1 è vuota.</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>Questa partita si può vincere.</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>Da qui non si può più vincere: torna indietro, o abbandona.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Questa partita non si può vincere.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Se si possa vincere, non si sa.</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>&amp;Dai le carte dal tallone</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>Torna all’ultima &amp;possibilità</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>Annulla le mosse dopo le quali non si trova una vittoria. La partita conta come aiutata.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>Abband&amp;ona</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>Chiude la partita, che conta come persa.</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation>I &amp;clic muovono nel posto migliore</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>Un clic su una carta la manda nel posto migliore invece di prenderla.</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Mostra se la partita si può &amp;vincere</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>Il computer conosce ogni carta nascosta e cerca una via per vincere.</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>Da qui si può ancora vincere.</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>È dimostrato che questa partita non si è mai potuta vincere.</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>Nessuna posizione trovata in questa partita si può vincere.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 di %L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>Ricerca dell’ultima posizione che si può vincere...</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>Ricerca di una via per vincere...</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>Un vicolo cieco</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>Non si conosce una via</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>È dimostrato che da qui non si può più vincere. Torna all’ultima possibilità, o abbandona.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>È dimostrato che questa partita non si può vincere.</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>Tutti e otto i semi sono completi, in una mossa. Punteggio: %1.</numerusform>
            <numerusform>Tutti e otto i semi sono completi, in %Ln mosse. Punteggio: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>Semi completi: %L1 di %L2.</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>Le ultime carte del tallone richiedono una carta su ogni colonna, e ce ne sono troppo poche.</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>Nessuna carta si può muovere o dare.</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Un seme</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Due semi</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quattro semi</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>1 (il più facile)</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>4 (il più difficile)</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Solo partite che si possono vincere</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation>Si danno carte dal tallone anche con colonne vuote</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation>I clic muovono nel posto migliore</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Mostra se la partita si può vincere</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>colonna %L1</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>una distribuzione successiva dal tallone</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>tallone</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>posto per un seme completo</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>seme completo</translation>
    </message>
</context>
</TS>
