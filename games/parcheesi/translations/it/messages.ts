<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>Tu, con aiuto</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 di %2 (%3 %)</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>Partite brevi vinte, per giocatore e colore</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>Partite vinte, per giocatore e colore</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>Qui non c’è ancora nulla. Le partite finite prima che ci fosse questa pagina sono tra i risultati.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>Qui si conta 1 partita. Tra giocatori uguali, ogni colore vince alla lunga il 25 %.</numerusform>
            <numerusform>Qui si contano %Ln partite. Tra giocatori uguali, ogni colore vince alla lunga il 25 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>troppo pochi lanci</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>irregolari</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>piuttosto irregolari</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>onesti</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>Non si è ancora contato nessun lancio.</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>I lanci sono ancora troppo pochi per dire se i dadi sono onesti.</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>I dadi sono onesti: dadi onesti sono irregolari almeno quanto il più irregolare di questi conteggi con probabilità %1.</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>I dadi sono un po’ più irregolari del solito: dadi onesti lo sono così con probabilità %1. Altri lanci mostreranno se era fortuna.</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>I dadi non sembrano onesti: dadi onesti sono irregolari così con probabilità %1.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>Quante volte è uscita ogni faccia (e quante erano attese)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Faccia</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation>Chi quadrato: quanto i conteggi distano dall’atteso (probabilità che dadi onesti distino altrettanto)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppi</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>Facce (circa 5)</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>Coppie (circa 20)</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>Coppie di dadi</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>Quante volte è uscita ogni coppia (e quante erano attese)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Giocatore %L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>Tutti i numeri sono usati: premi Fatto.</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>Non si può giocare altro: premi Fatto.</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>Numeri rimasti: %1. Una pedina può entrare.</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>Numeri rimasti: %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Tocca a te (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>Turno: %1.</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1: rimanda %2</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>entra in %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Hai vinto!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Turno: %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>resta: %1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>lancia %L1 e %L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1 e %L2: terzo doppio</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1 e %L2: non può giocare</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>Una pedina torna alla partenza solo quando è mangiata.</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>Nessuna pedina di questo colore va mai lì.</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>Le pedine di %1 entrano nella casella %2.</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>Le pedine vanno solo avanti.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Di turno: %1.</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>%1: corsia d’arrivo %L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>%1: arrivo</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>%1: partenza</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>casella %L1</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicura</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>qui entra %1</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>qui svolta %1</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>blocco di %1</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>%1, pedina %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>%Ln pedina</numerusform>
            <numerusform>%Ln pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>ne mancano %L1</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>Vince %1 con tutte e quattro le pedine all’arrivo. Caselle che mancavano agli altri: %2.</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>numeri rimasti: %1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>ha lanciato %1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>%L1 è scelto</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>usato: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>%Ln pedina all’arrivo</numerusform>
            <numerusform>%Ln pedine all’arrivo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Termina il turno</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>Termina il tuo turno quando sono usati tutti i numeri che si possono usare</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>Ritira un &amp;passo</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>Ricomincia il t&amp;urno</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>Ritira tutti i passi di questo turno</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>Mostra i &amp;numeri delle caselle</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>Il computer sta giocando. %1 lo fa muovere subito.</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>Non c’è più un %L1 da usare.</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>Ora nessuna pedina può muovere con il numero %L1.</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>Ora scegli la pedina da muovere con il numero %L1.</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>Terzo doppio</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>Non può giocare</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>Doppio: lancia ancora</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>Premi Fatto per continuare.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1 aspetta. Muovi al suo posto, o fai muovere con %2.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 sta giocando.</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>Probabilità di vincere: circa %L1 %</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>Normale, con quattro pedine</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>Breve, con due pedine</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>Mostra dove può andare la pedina sotto il puntatore</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>Termina da sé il mio turno quando non resta nulla da giocare</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>Aspettami quando non posso giocare</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>Così vinci la partita.</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>Così rimandi una pedina alla partenza.</numerusform>
            <numerusform>Così rimandi %Ln pedine alla partenza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>Così porti una pedina all’arrivo.</numerusform>
            <numerusform>Così porti %Ln pedine all’arrivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>Così fai entrare una pedina.</numerusform>
            <numerusform>Così fai entrare %Ln pedine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>Così costruisci un blocco.</numerusform>
            <numerusform>Così costruisci %Ln blocchi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>Così porti una pedina su una casella sicura.</numerusform>
            <numerusform>Così porti %Ln pedine su caselle sicure.</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Così hai le migliori probabilità.</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>Poi con nessun lancio ti mangiano.</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>Poi ti mangiano solo con 1 lancio su 36.</numerusform>
            <numerusform>Poi ti mangiano con %Ln lanci su 36.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>Il turno è completo così.</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>Probabilità di vincere: circa %1 %.</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>Renata la spericolata</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>Le piace stare dove gli altri possono rimandare le sue pedine.</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>Paola la cortese</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>Lascia passare tutti e resta il più lontano possibile dall’arrivo.</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>Grazia la magnifica</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>Corre verso l’arrivo, sta lontana dagli altri e costruisce blocchi.</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>Carla la cauta</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>Confronta ciò che ogni pedina ha da perdere con quanto sono avanti gli altri.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>Prova i turni più promettenti contro i dadi che potrebbero uscire.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>Doppi su cento lanci</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>Media di un dado</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % della probabilità di vincere</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1 Una pedina torna alla partenza (%2): +20.</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1 Questo dà +10.</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1 porta all’arrivo l’ultima pedina e vince.</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1 %2 entra in %3.</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1 %2: da %3 a %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1 lancia %2 e %3 e non può giocare.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1 lancia un terzo doppio, %2 e %3, e non può giocarlo.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1 lancia un terzo doppio, %2 e %3: la pedina più avanti torna alla partenza.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1 lancia %2 e %3, con le facce sotto %4 e %5.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1 lancia %2 e %3.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>start</source>
        <translation>partenza</translation>
    </message>
    <message>
        <source>home</source>
        <translation>arrivo</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>corsia d’arrivo %1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>Questa pedina non esiste.</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>Questa pedina deve prima entrare.</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>Questa pedina è già entrata.</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>Questa pedina è all’arrivo.</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>Una pedina entra con un 5, con un 1 e un 4, o con un 2 e un 3.</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>Due pedine bloccano la casella d’entrata.</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>Non c’è più un %1 da usare.</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>In mezzo c’è il blocco sulla casella %1.</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>In mezzo c’è il blocco sulla casella %1 della corsia d’arrivo.</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>È troppo lontano: una pedina arriva con il numero esatto.</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>Sulla casella %1 una pedina di un altro colore è al sicuro.</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>Una pedina può ancora entrare.</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>Il numero %1 si può ancora usare.</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>Un blocco non può muoversi intero.</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>Il blocco si muoverebbe intero, e nessun numero rimasto potrebbe separarlo.</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>Una partita di Parcheesi è standard o short.</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>I dadi di una partita di Parcheesi derivano da un solo numero intero.</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>Una mossa di Parcheesi si scrive come 2+6 per la pedina 2 che va di sei caselle, 2+in per entrare, o done.</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>breve, con due pedine</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
</TS>
