<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Tempo di riflessione, in secondi</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>Un numero qualsiasi di secondi, 0 o più.</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>Il computer muove prima se ha visto abbastanza.</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>Il tempo deve essere un numero, 0 o più.</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>Un pezzo nuovo va sul tabellone.</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>Un pezzo che è sul tabellone ci resta.</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>%1 sta pensando. %2 fa muovere subito.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Di turno: %1.</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>Ora non c’è un posto dove questo pezzo possa andare.</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>Reclama la &amp;patta</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Reclama la patta</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>La stessa posizione è comparsa tre volte</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>Mostra le &amp;minacce</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>Mostra i pezzi &amp;coperti (per allenarsi)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>Piccoli dischi negli angoli di una casella mostrano che cosa vi è coperto. La partita conta come aiutata.</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>Tabellone 3 x 3</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>Tabellone 4 x 4</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
    <message>
        <source>Red can win by force on 3 x 3, and the expert knows how.</source>
        <translation>Su 3 x 3 Rosso può forzare la vittoria, e l’esperto sa come.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Le partite contro il computer si contano, ogni livello a parte.</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Tempo di riflessione, in secondi</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>Scegli prima uno dei tuoi pezzi.</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>minuscolo</translation>
    </message>
    <message>
        <source>small</source>
        <translation>piccolo</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>rosso minuscolo</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>giallo minuscolo</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>rosso piccolo</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>giallo piccolo</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>rosso medio</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>giallo medio</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>rosso grande</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>giallo grande</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, nessun pezzo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 sopra %2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>posto rosso %L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>posto giallo %L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>reclama la patta</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Tocca a te (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 sta pensando.</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>Il computer aspetta. Muovi per %1, vai avanti, o fallo muovere ora.</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>Questa posizione è comparsa tre volte: si può reclamare la patta.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 minaccia %2.</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1 può completare %2.</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1 tiene coperta una linea su %2.</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>Nessuna linea è minacciata.</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>Questa posizione è comparsa tre volte.</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>La linea %1 è completa.</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>Hai scoperto la linea %1.</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>%1 ha scoperto la linea %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>%Ln semimossa</numerusform>
            <numerusform>%Ln semimosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>%Ln posizione</numerusform>
            <numerusform>%Ln posizioni</numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation>vince di sicuro</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>perde contro il gioco migliore</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 linee</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>It wins by force, in %Ln moves at most.</source>
        <comment>It wins by force, in one move.</comment>
        <translation>
            <numerusform>Forza la vittoria, in una mossa.</numerusform>
            <numerusform>Forza la vittoria, in %Ln mosse al massimo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>Qualunque cosa tu faccia, l’avversario può vincere alla prossima mossa.</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>L’avversario può forzare la vittoria in una mossa; nient’altro resiste di più.</numerusform>
            <numerusform>L’avversario può forzare la vittoria in %Ln mosse; nient’altro resiste di più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>Nessuno può forzare la vittoria in una mossa.</numerusform>
            <numerusform>Nessuno può forzare la vittoria entro %Ln mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>Completa la tua linea.</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>Ferma una linea dell’avversario e ne minaccia una tua.</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>Ferma l’avversario, che potrebbe vincere alla prossima mossa.</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>Minaccia di completare una linea.</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>Conserva la tua vittoria.</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>Resiste più a lungo.</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Ti dà le migliori possibilità.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>Questa posizione è comparsa tre volte, e non si vede una vittoria.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>Completa una linea quando può, e gli sfugge molto altro.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>Guarda avanti tre mosse e si può battere.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>Su 3 x 3 non fa errori, e con Rosso vince sempre. Su 4 x 4 gioca bene quanto gli permette il suo tempo.</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>Non c’è un pezzo di questa grandezza.</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>Tutti i pezzi di questa grandezza sono sul tabellone.</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>Questo pezzo è ancora dentro uno più grande.</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>Un pezzo può coprirne solo uno più piccolo.</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>Un pezzo nuovo non può coprirne uno del tuo colore.</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>Un pezzo nuovo può coprirne solo uno che è tra i tre dell’altro colore su una linea.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Qui non c’è un pezzo.</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>Questo pezzo è dell’avversario.</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>Un pezzo deve andare in un’altra casella.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Questa mossa non è possibile.</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>La patta si può reclamare quando una posizione è comparsa tre volte.</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>Questo non è sul tabellone.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>Si poteva reclamare la patta, e l’avversario sta meglio.</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>Andando su %1 una linea è completa e vince subito.</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>Andare su %1 prometterebbe più della patta.</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>La tua mossa ha scoperto una linea dell’avversario; andare su %1 non lo fa.</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>Dopo la tua mossa l’avversario poteva vincere subito; andare su %1 lo impedirebbe.</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>Dopo la tua mossa l’avversario poteva reclamare la patta; andare su %1 lo eviterebbe.</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>Andare su %1 forza la vittoria, in una mossa.</numerusform>
            <numerusform>Andare su %1 forza la vittoria, in %Ln mosse al massimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>Dopo la tua mossa l’avversario poteva forzare la vittoria in una mossa; andare su %1 lo impedisce.</numerusform>
            <numerusform>Dopo la tua mossa l’avversario poteva forzare la vittoria in %Ln mosse; andare su %1 lo impedisce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>Probabilità di vincere: %2 % andando su %1, %3 % con la tua mossa.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % della probabilità di vincere</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>Una posizione di Gobblet è &quot;empty&quot;, oppure chi è di turno e le pile di tutte le caselle.</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>Un giocatore ha sul tabellone pezzi che non può avere.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>In questa posizione la partita è finita.</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>Rosso reclama la patta.</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>Giallo reclama la patta.</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>Rosso: %1 su %2.</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>Giallo: %1 su %2.</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>Rosso: minuscolo su %1.</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>Giallo: minuscolo su %1.</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>Rosso: piccolo su %1.</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>Giallo: piccolo su %1.</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>Rosso: medio su %1.</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>Giallo: medio su %1.</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>Rosso: grande su %1.</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>Giallo: grande su %1.</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>Le opzioni di Gobblet sono la grandezza del tabellone, &quot;3&quot; o &quot;4&quot;.</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>Le mosse di Gobblet si scrivono come &quot;+2@1,0&quot; (un pezzo nuovo) o &quot;1,0&gt;2,2&quot;.</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
</context>
</TS>
