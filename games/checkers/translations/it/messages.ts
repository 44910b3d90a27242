<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>%1 propone patta. Accetta %2?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Accetta</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continua</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Valutazione</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>&amp;Copia la partita (PDN)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>Copia la posizione (FE&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>&amp;Incolla una partita o posizione</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>Inserisci una posi&amp;zione...</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>Partita copiata in PDN.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiato: %1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Questo non si può incollare</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>Non c’è un testo da incollare. Prima copia una partita in PDN o una posizione in FEN.</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>Partite dagli appunti</translation>
    </message>
</context>
<context>
    <name>checkers::GameTags</name>
    <message>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>1 move</comment>
        <translation>
            <numerusform>%Ln mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checkers::PdnFormat</name>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Non contiene partite.</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1. %2 la ripercorre all’indietro.</translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation>Partite (PDN)</translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>In questa posizione chi è di turno non può muovere.</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>Inserisci una posizione</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>La posizione in FEN: di chi è il turno (B: %1, W: %2), e le caselle dei due giocatori, con K davanti alle dame.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>checkers::ScoreSheet</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>abbandona</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>Salva la partita in PDN</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>Che cosa dice il file su questa partita. Le righe vuote si omettono.</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>Evento:</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>Luogo:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Data:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Turno:</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1 (Nero in PDN):</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1 (Bianco in PDN):</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Risultato:</translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation>Ricerca...</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1 (%Ln semimossa): %2</numerusform>
            <numerusform>%1 (%Ln semimosse): %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>Inserisci una mossa</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>Una mossa come 11-15, o una presa come 15x22x29:</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nuova partita a parti &amp;scambiate</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Proponi &amp;patta</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>&amp;Abbandona</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>&amp;Inserisci una mossa...</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Gira la damiera</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>Il tuo lato &amp;davanti</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>Contro un computer che inizia, la damiera si vede dal tuo lato.</translation>
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
        <source>The computer does not want a draw now.</source>
        <translation>Per ora il computer non vuole la patta.</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>Il computer sta pensando. %1 lo fa muovere subito.</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>Il computer pensa alla tua proposta...</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>Il computer (%1) sta pensando...</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>Il computer (%1) aspetta. Muovi tu per lui, o fallo muovere con %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 ha giocato %2.</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>Le patte per ripetizione e senza progressi chiudono la partita</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>Rossi e bianchi</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rossi e neri</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>Scuri e chiari</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>dama rossa</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>pedina rossa</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>dama bianca</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>pedina bianca</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>dama nera</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>pedina nera</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>dama scura</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>pedina scura</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>dama chiara</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>pedina chiara</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vuota</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, can move</source>
        <translation>%1, può muovere</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>%Ln pedina</numerusform>
            <numerusform>%Ln pedine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>%Ln dama</numerusform>
            <numerusform>%Ln dame</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>prese di %1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>Tocca a te: giochi con %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Di turno: %1.</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>Devi prendere con il pezzo su %1.</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>Questa posizione è comparsa per la seconda volta; alla terza è patta.</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>Patta dopo la prossima mossa, se nessuna pedina si muove e non si prende nulla.</numerusform>
            <numerusform>Patta tra %Ln mosse, se nessuna pedina si muove e non si prende nulla.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>Il pezzo su %1 prosegue verso %2. Esc ricomincia la presa.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Da %1 a %2.</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>I due giocatori sono d’accordo.</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>La posizione è comparsa per la terza volta.</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>In 40 mosse per parte nulla è stato preso e nessuna pedina si è mossa.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 abbandona.</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>A %1 non resta nessun pezzo.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 non può muovere.</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>I pezzi restano sulle caselle scure.</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>Su %1 c’è un pezzo.</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>Il pezzo su %1 deve prendere, e così non arriva su %2.</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>Una dama va nella casella accanto in diagonale.</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>Una pedina va in avanti nella casella accanto in diagonale.</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>patta, dimostrato</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 vince con la prossima mossa</numerusform>
            <numerusform>%1 vince in %Ln mosse al massimo, dimostrato</numerusform>
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
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>%Ln semimossa</numerusform>
            <numerusform>%Ln semimosse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>Una mossa si scrive come 11-15, una presa come 15x22 o 15x22x29.</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>Un passo va nella casella accanto in diagonale.</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>Un salto va nella seconda casella in diagonale, come 15x22.</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>Un pezzo si può saltare una volta sola.</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>C’è più di una presa così: scrivi ogni casella su cui il pezzo si posa.</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>Non ci sono più mosse.</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>Questa mossa ora non è possibile.</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>Una posizione si scrive come B:W21,22,K30:B1,2,K7.</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>Ogni casella ha un solo pezzo, ogni giocatore al massimo dodici, e una pedina sull’ultima riga è dama.</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>Queste non sono le tabelle dei finali di questa versione.</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>Le tabelle dei finali sono danneggiate.</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>Vince subito.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>Dimostrato: vince in una mossa.</numerusform>
            <numerusform>Dimostrato: vince in %Ln mosse al massimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Dimostrato: contro il gioco migliore la partita è persa in una mossa.</numerusform>
            <numerusform>Dimostrato: contro il gioco migliore la partita è persa in %Ln mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Dimostrato: contro il gioco migliore la partita è persa in una mossa.</numerusform>
            <numerusform>Dimostrato: contro il gioco migliore la partita è persa in %Ln mosse al massimo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>Dimostrato: con il gioco migliore di entrambi la partita è patta.</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translatorcomment>not a term: level</translatorcomment>
        <translation>La posizione è equilibrata.</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>Stai meglio di circa %1 pedine.</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>Stai peggio di circa %1 pedine.</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>%1 è obbligatoria.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 è l’unica mossa.</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>%1 lascia l’avversario senza mosse.</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>%1 cede un pezzo per riprenderne di più.</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>%1 guadagna pezzi.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 propone un cambio.</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>%1 porta alla vittoria.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 resiste più a lungo.</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>%1 è il tentativo migliore.</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>%1 perde il meno possibile.</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>%1 porta a dama.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>%1 conserva la patta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>%1 è la mossa migliore trovata, guardando avanti di una mossa.</numerusform>
            <numerusform>%1 è la mossa migliore trovata, guardando avanti di %Ln mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>Vede solo la sua prossima mossa, e una mossa su quattro è a caso.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>Vede la sua mossa e la tua risposta, giudica all’ingrosso, e a volte gioca una mossa a caso.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>discreto</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>Vede la sua mossa, la tua risposta e la sua prossima mossa. Fa piccoli errori, e di rado uno grande.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>Guarda avanti due mosse per parte, e gioca alla perfezione i finali con tre pezzi.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>Guarda avanti sette mosse, contando quelle di entrambi, e gioca alla perfezione i finali con quattro pezzi.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>Pensa per due secondi, spesso dieci mosse avanti e più, e gioca alla perfezione i finali con quattro pezzi.</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>Ci sono troppe partite; da qui in poi non ne è stata letta nessuna.</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>Troppe cose sono sbagliate; da qui in poi nulla è stato letto.</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>Partita %1: un’etichetta non è chiusa.</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>Partita %1: la sua posizione non si può leggere.</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>La partita %1 è di un altro tipo di dama.</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>Partita %1: qui %2 non è una mossa.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>Su questa casella non c’è un pezzo.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>È il turno dell’avversario.</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>Un altro pezzo può prendere, e la presa è obbligatoria.</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>Questo pezzo è bloccato.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Questa mossa non è possibile.</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>Una presa è possibile, e la presa è obbligatoria.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Secondo giocatore</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>%1 lascia l’avversario senza mosse, e vince.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>Le tabelle dei finali dimostrano che %1 vince in una mossa.</numerusform>
            <numerusform>Le tabelle dei finali dimostrano che %1 vince in %Ln mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>%1 può forzare la vittoria in una mossa.</numerusform>
            <numerusform>%1 può forzare la vittoria in %Ln mosse al massimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>Le tabelle dei finali dimostrano che dopo %1 l’avversario vince in una mossa; dopo %2 nessuna vittoria simile è nota.</numerusform>
            <numerusform>Le tabelle dei finali dimostrano che dopo %1 l’avversario vince in %Ln mosse; dopo %2 nessuna vittoria simile è nota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Dopo %1 l’avversario può forzare la vittoria in una mossa; dopo %2 nessuna vittoria simile si vede.</numerusform>
            <numerusform>Dopo %1 l’avversario può forzare la vittoria in %Ln mosse al massimo; dopo %2 nessuna vittoria simile si vede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>%1 guadagna un pezzo più di %2.</numerusform>
            <numerusform>%1 guadagna %Ln pezzi più di %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>%1 perde un pezzo meno di %2.</numerusform>
            <numerusform>%1 perde %Ln pezzi meno di %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>%1 perde un pezzo dopo la risposta %2; %3 non ne perde.</numerusform>
            <numerusform>%1 perde %Ln pezzi dopo la risposta %2; %3 non ne perde.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>%1 porta a dama; %2 no.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>%1 fa subito patta; %2 lascia sperare di più.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>Dopo %1 la risposta %2 fa subito patta; %3 lascia sperare di più.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>Le tabelle dei finali dimostrano la patta dopo %1; %2 lascia sperare di più.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>%1 fa subito patta; %2 lascia sperare di più all’avversario.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>Le tabelle dei finali dimostrano la patta dopo %1; %2 lascia sperare di più all’avversario.</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>La partita non era persa con certezza, e continua con %1.</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>%1 dà più speranze di una patta.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Dopo %1 la risposta %2 è forte; %3 lascia meno all’avversario.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 lascia all’avversario meno di %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % della probabilità di vincere</translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>In un codice la posizione ha _ dove in FEN ci sono i due punti, e niente spazi.</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>In questa posizione chi è di turno non può muovere.</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>Le opzioni di Dama sono &quot;draws&quot; o &quot;endless&quot;.</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>Niente patte automatiche</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>I due giocatori concordano la patta.</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>Il primo giocatore abbandona.</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>Il secondo giocatore abbandona.</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>Primo giocatore: %1.</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>Secondo giocatore: %1.</translation>
    </message>
</context>
</TS>
