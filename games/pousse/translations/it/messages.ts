<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>Ricerca...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>Avanti di una mossa: %1. %2</numerusform>
            <numerusform>Avanti di %Ln mosse: %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>Partite nella notazione della gara</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1 x %L1, una mossa</numerusform>
            <numerusform>%L1 x %L1, %Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copia la partita</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>La partita è copiata nella notazione della gara.</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>&amp;Incolla una partita</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>Non c’è un testo da incollare. Prima copia una partita nella notazione della gara: la grandezza del tabellone, e poi una mossa per riga.</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Questo non si può incollare</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Primo giocatore:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Secondo giocatore:</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>&amp;Righe e colonne:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>Partit&amp;e:</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vince</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>Partite dell’incontro</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>Il primo giocatore comincia con X, poi i lati si scambiano a ogni partita.</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>L’incontro è finito: %1.</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>Nessuno: troppe mosse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1 (ripetizione)</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>%1 ha vinto %L2 di %L3, con X %L4 di %L5, con O %L6 di %L7.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Avvia</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>Lo stesso tabellone che dopo l’altra mossa con questo segno.</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>Torna alla posizione che si è ripresentata</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>Dopo la mossa %L1</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>Impossibile avviare %1</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 è stato fermato</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>%1 non ha risposto in un secondo</numerusform>
            <numerusform>%1 non ha risposto in %Ln secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>%1 non smette di scrivere</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>arresto anomalo di %1</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>%1 ha finito senza una mossa</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>%1 ha risposto &quot;%2&quot;, che qui non è una mossa</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>Impossibile avviare %1: %2</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>Chiudi l’elenco delle &amp;mosse con QUIT</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>Programmi giocatori</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>Programmi che parlano l’interfaccia della gara: leggono la grandezza e le mosse fatte finora, e scrivono una mossa. Funzionano con i tuoi permessi, perciò aggiungi solo programmi di cui ti fidi. Un lato gioca con uno di essi quando il suo giocatore è «Programma giocatore».</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Aggiungi...</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>Gioca con &amp;X:</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>Gioca con &amp;O:</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation>Aggiungi un programma giocatore</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation>riga %L1 da sinistra</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>riga %L1 da destra</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>colonna %L1 dall’alto</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>colonna %L1 dal basso</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1; l’ultima %2 cadrebbe</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1; perde, perché tornerebbe un tabellone precedente</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1; suggerimento</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>%1 farebbe tornare un tabellone precedente, e perderebbe.</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>%1 fa posto: l’ultima %2 cade oltre il bordo.</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>%1 prende una casella vuota.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>%1 spinge avanti una pedina.</numerusform>
            <numerusform>%1 spinge avanti %Ln pedine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>Tocca a te: spingi dentro una %1 da un bordo.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Di turno: %1.</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>%1 ha fatto tornare il tabellone dopo la mossa %L2, e così perde.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>Una mossa è fatta, e nessuno ha vinto.</numerusform>
            <numerusform>%Ln mosse sono fatte, e nessuno ha vinto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>%1 ha una fila</numerusform>
            <numerusform>%1 ha %Ln file</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1 contro %L2.</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>L’ultima mossa era proprio di %1.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 è avanti di %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 vince con la prossima mossa</numerusform>
            <numerusform>%1 può forzare la vittoria in %Ln mosse dei due lati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translation>
            <numerusform>una posizione</numerusform>
            <numerusform>%Ln posizioni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>avanti di una mossa</numerusform>
            <numerusform>avanti di %Ln mosse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nuova partita a lati &amp;scambiati</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>Incontro di &amp;più partite...</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>Pro&amp;grammi giocatori...</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>Mostra lo stesso tabellone &amp;prima</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>Segna i bordi che perdono per &amp;ripetizione</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>Segna i numeri dove una spinta farebbe tornare un tabellone precedente.</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>Orologio per ogni &amp;turno</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>Mostra da quanto dura il turno presente.</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>S&amp;uoni dopo 30 e 60 secondi</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>Un suono lieve dopo 30 secondi di un turno, e due dopo 60. I suoni devono essere attivi.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Valutazione e linea migliore</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>Il computer valuta ogni posizione mostrata. Una partita in cui la vedi conta come aiutata.</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>Le pedine entrano dai bordi: fai clic su un numero.</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>File di X</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>File di O</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Questo turno</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>Il computer sta pensando. %1 lo fa muovere subito.</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1 x %L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Righe e colonne</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>Su 3 x 3 X può sempre vincere, e l’esperto sa come.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Le partite contro il computer si contano, ogni livello a parte.</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1 sta pensando...</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Invio la gioca.</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>%1 è di turno e aspetta. Muovi al suo posto, o fai muovere con %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>Il computer (%1)</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 ha giocato %2.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>%1 vince subito.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 resiste più a lungo.</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>%1 è la mossa migliore che vede l’esperto.</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>Puoi vincere con una mossa.</numerusform>
            <numerusform>Puoi forzare la vittoria in %Ln mosse dei due lati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>Ogni mossa perde subito.</numerusform>
            <numerusform>L’avversario può forzare la vittoria in %Ln mosse dei due lati.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>semplice</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>Spinge sempre nella prima colonna dal basso, e batte chi non guarda.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>Vede una fila quando può completarla.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>Vede una mossa e la risposta.</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>classico veloce</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>Gioca alla vecchia maniera, una mossa meno lontano del classico.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>Guarda avanti tre mosse, e quattro su tabelloni piccoli.</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>classico</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>Gioca alla vecchia maniera e guarda avanti cinque mosse, su tabelloni grandi meno.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>Guarda avanti sei mosse.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>Non fa errori su 3 x 3, né con X su 4 x 4, e altrove pensa per due secondi.</translation>
    </message>
    <message>
        <source>player program</source>
        <translation>programma giocatore</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>Un programma che hai aggiunto nel menu Partita. Se non c’è, copia l’ultima mossa.</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>Una partita comincia con la grandezza del suo tabellone, da %1 a %2.</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>Le partite che continuano dopo la mossa %1 non si possono leggere.</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>La mossa %1 non si può leggere: %2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>La mossa %1 non si può fare. %2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>Righe e colonne di questo tabellone hanno i numeri da 1 a %1.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation>Con %1 torna un tabellone precedente, e così si perde; con %2 nessuno.</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>%1 dà più file all’altro lato; %2 no.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>%1 vince subito.</numerusform>
            <numerusform>%1 può forzare la vittoria in %Ln mosse dei due lati.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>Dopo %1 l’altro lato vince subito con %2; dopo %3 no.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Dopo %1 l’altro lato vince subito; dopo %2 nessuna vittoria simile si vede.</numerusform>
            <numerusform>Dopo %1 l’altro lato può forzare la vittoria in %Ln mosse; dopo %2 nessuna vittoria simile si vede.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Dopo %1 la risposta %2 è forte; %3 lascia meno all’altro lato.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 lascia all’altro lato meno di %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % della probabilità di vincere</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>Le opzioni di Pousse sono la grandezza del tabellone, da %1 a %2.</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>Ogni partita di Pousse comincia sul tabellone vuoto.</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>Una mossa è L, R, T o B per il bordo e un numero, come T3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translation>X: %1.</translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translation>O: %1.</translation>
    </message>
</context>
</TS>
