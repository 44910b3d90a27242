<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1, coperta</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1, coperta, bandierina</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1, coperta, punto interrogativo</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1, coperta, comincia qui</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1, mina trovata, in fiore</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vuota</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1, numero %L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation>%1, mina</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1, mina esplosa</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1, bandierina sbagliata</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1, mina al %L2 percento</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>I clic mettono le &amp;bandierine</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>Un semplice clic o tocco mette o toglie una bandierina; con Ctrl scopre.</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>Mostra le &amp;probabilità delle mine</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>Mostra la probabilità esatta di una mina su ogni casella coperta. La partita conta come aiutata.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>Qui ci sono troppi modi di disporre le mine per contare le probabilità.</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>Le probabilità non si sono potute contare.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Mine rimaste</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>I clic mettono le bandierine.</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>In questo campo può servire tirare a indovinare, perciò non entra in classifica.</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>Nessun campo di questo livello trovato. Questo richiede meno e non entra in classifica.</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>Comincia dall’anello.</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>Era una mina</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation>Tutte le mine trovate!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>%L1 di %Ln casella sicura era scoperta.</numerusform>
            <numerusform>%L1 di %Ln caselle sicure erano scoperte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>Una mossa, meno dei %L1 clic senza bandierine.</numerusform>
            <numerusform>%Ln mosse, meno dei %L1 clic senza bandierine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>Una mossa; senza bandierine bastano %L1 clic.</numerusform>
            <numerusform>%Ln mosse; senza bandierine bastano %L1 clic.</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Senza indovinare</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermedio</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Prima casella</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>Sicura, con un’apertura</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Sicura</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Non protetta</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Indovinare</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>Può servire</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>Mai, al massimo coppie</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>Mai, ragionamento di base</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>Mai, servono coppie</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>Mai, servono catene</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>Mai, serve un ragionamento da esperto</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>Uno o due numeri alla volta bastano per risolvere il campo.</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>Un numero alla volta basta per risolvere il campo.</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>In qualche punto devi confrontare due numeri, ma mai di più.</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>In qualche punto devi seguire tutta una catena di numeri.</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>In qualche punto devi contare le mine rimaste e confrontarle con tutto ciò che vedi.</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>I campi non sono controllati, perciò può decidere la fortuna.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>%L1 % delle caselle ha una mina; ci sta una mina.</numerusform>
            <numerusform>%L1 % delle caselle ha una mina; ci stanno fino a %Ln mine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>Punti interrogativi dopo le bandierine</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>Un clic su un numero scopre intorno</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>Le opzioni promettono una prima casella sicura, ma questo campo non ne nomina una. Si può giocare con %1.</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>Le opzioni promettono un’apertura alla prima casella, ma questo campo lì non l’ha. Si può giocare con %1.</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>Le opzioni promettono che il ragionamento risolve questo campo, e non si è potuto dimostrare. Si può giocare con %1.</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>Questo campo richiede meno ragionamento di quanto promettono le opzioni. Si può giocare con %1.</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>Questo campo comincia qui: qui e intorno non ha mine.</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>Questo campo è stato aperto qui, e non c’è una mina.</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>La prima casella è sempre sicura.</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>L’1 segnato ha già la sua mina, perciò le altre caselle intorno sono sicure.</numerusform>
            <numerusform>Il %Ln segnato ha già tutte le sue mine, perciò le altre caselle intorno sono sicure.</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>Intorno al numero segnato, %1, non ci sono più caselle coperte che mine, perciò sono tutte mine.</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>Il primo numero segnato, %1, richiede tante mine più dell’altro, %2, che ogni casella toccata solo da quel %1 è una mina.</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>Tutte le mine che mancano al primo numero segnato, %1, stanno su caselle che ha in comune con l’altro, %2, perciò le altre caselle intorno a quel %1 sono sicure.</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>Restano tante mine quante caselle coperte, perciò sono tutte mine.</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>Tutte le mine sono trovate, perciò ogni altra casella è sicura.</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>Una bandierina è sbagliata, dimostrato.</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>Dimostrato, con un numero alla volta.</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>Dimostrato, confrontando due numeri.</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>Dimostrato, con una catena di numeri.</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>Dimostrato, contando le mine rimaste.</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>Con una mina su questa casella i numeri segnati non potrebbero essere tutti giusti, perciò è sicura.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>Ora nulla è certo. La probabilità di una mina è qui del %1 percento e del %2 percento sulla casella più sicura, ma è probabile che il numero qui sotto porti più lontano.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>Ora nulla è certo. La probabilità di una mina è qui del %1 percento. Di tutti i modi in cui le mine possono ancora stare, con questa casella si vince il %2 percento, e con nessun’altra di più.</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>Ora nulla è certo. Questa casella è la più sicura: la probabilità di una mina è del %1 percento.</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>Un’ipotesi, non dimostrata.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>Qui ci sono troppi modi di disporre le mine per contarli.</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>Comunque stiano le mine rimaste, su questa casella non ce n’è.</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>Ogni casella è scoperta.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Questa casella non esiste.</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>Solo un numero scoperto può scoprire le caselle intorno.</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>Intorno a questo numero non resta nulla da scoprire.</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>Le bandierine intorno a questo numero non sono quante ne dice.</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>Questa casella è già scoperta.</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>Comincia dall’anello: da lì in poi questo campo non chiede di indovinare.</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>Una bandierina protegge questa casella.</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>Questa casella ha già una bandierina.</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>Questa casella ha già un punto interrogativo.</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>Questa casella non ha segni.</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation>
            <numerusform>Un campo ha da %1 a %Ln casella per riga o colonna.</numerusform>
            <numerusform>Un campo ha da %1 a %Ln caselle per riga o colonna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Un campo di questa grandezza ha al massimo una mina.</numerusform>
            <numerusform>Un campo di questa grandezza ha al massimo %Ln mine.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>Un campo senza indovinare richiede un’apertura alla prima casella.</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Senza indovinare, un campo di questa grandezza ha al massimo una mina.</numerusform>
            <numerusform>Senza indovinare, un campo di questa grandezza ha al massimo %Ln mine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>Per un ragionamento simile, un campo di questa grandezza richiede almeno una mina.</numerusform>
            <numerusform>Per un ragionamento simile, un campo di questa grandezza richiede almeno %Ln mine.</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>3BV al secondo</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>Efficienza in percento</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>Riga %1, colonna %2 è sicura. %3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>Riga %1, colonna %2 è l’ipotesi migliore. %3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>%1 % della probabilità di sopravvivere</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>Questo non è un campo di Campo minato con queste opzioni.</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>Questo campo ha una mina, ma le opzioni dicono %1.</numerusform>
            <numerusform>Questo campo ha %Ln mine, ma le opzioni dicono %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>senza indovinare</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>senza indovinare, ragionamento di base</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>senza indovinare, ragionamento con coppie</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>senza indovinare, ragionamento con catene</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>senza indovinare, ragionamento da esperto</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>prima casella sicura</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>nessuna protezione</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>Le opzioni di Campo minato si scrivono come 16x16,30.</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>Questa non è una mossa di Campo minato.</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>Classico, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>Classico, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation>Principiante, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation>Principiante, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation>Intermedio, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation>Intermedio, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation>Esperto, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation>Esperto, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation>%1 x %2, %3</translation>
    </message>
    <message>
        <source>%1 x %2, %3, %4</source>
        <translation>%1 x %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mines</source>
        <comment>1 mine</comment>
        <translation>
            <numerusform>%Ln mina</numerusform>
            <numerusform>%Ln mine</numerusform>
        </translation>
    </message>
</context>
</TS>
