<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>prisma</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>raggio lungo la riga</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>raggio lungo la colonna</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>scoppio</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>I record sono di una versione più recente.</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>I record sono in uso in un’altra finestra.</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>palla blu</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>palla arancione</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>palla gialla</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>palla rosa</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>palla verde</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>palla rossa</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>palla azzurra</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>cubo blu</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>cubo arancione</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>cubo giallo</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>cubo rosa</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>cubo verde</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>cubo rosso</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>cubo azzurro</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>piramide blu</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>piramide arancione</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>piramide gialla</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>piramide rosa</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>piramide verde</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>piramide rossa</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>piramide azzurra</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>ottaedro blu</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>ottaedro arancione</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>ottaedro giallo</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>ottaedro rosa</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>ottaedro verde</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>ottaedro rosso</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>ottaedro azzurro</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>cilindro blu</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>cilindro arancione</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>cilindro giallo</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>cilindro rosa</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>cilindro verde</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>cilindro rosso</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>cilindro azzurro</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>cono blu</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>cono arancione</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>cono giallo</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>cono rosa</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>cono verde</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>cono rosso</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>cono azzurro</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>stella blu</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>stella arancione</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>stella gialla</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>stella rosa</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>stella verde</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>stella rossa</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>stella azzurra</translation>
    </message>
</context>
<context>
    <name>jewel::Board</name>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, scelta</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>Questo computer non ha OpenGL, perciò le gemme sono dipinte in piano.</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>La grafica di questo computer ha smesso di funzionare, perciò le gemme sono dipinte in piano.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>OpenGL non funziona su questo computer, perciò le gemme sono dipinte in piano.</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>&amp;Conserva il nome</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>Numero %L1 tra i record. Il tuo &amp;nome:</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Tipo di partita</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Termina la partita</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>&amp;Record...</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>Gemme nello s&amp;pazio</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>Le gemme &amp;girano</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>&amp;Segni sulle gemme</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>Segni dove contano solo i &amp;colori</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>Resta un secondo</numerusform>
            <numerusform>Restano %Ln secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tempo rimasto</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>Scambi rimasti</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>Scambi possibili</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>L’orologio parte con il tuo primo scambio. Annullando torna la partita di prima.</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>L’orologio parte con il tuo primo scambio.</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>Annullando torna la partita di prima, che non era finita.</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>Il tempo sta per finire.</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>Allinea tre gemme dello stesso colore.</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>Allinea tre gemme della stessa forma.</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>Allinea tre gemme dello stesso tipo.</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>Scambi finiti</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Partita terminata</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>Un punto, livello %L1, catena più lunga %L2.</numerusform>
            <numerusform>%Ln punti, livello %L1, catena più lunga %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>I record non si sono potuti leggere e ricominciano da capo. Quello che c’era è conservato come %1.</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>Forme e colori</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>Solo colori</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>Solo forme</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>Colori, forme varie</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>Forme, colori vari</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contro il tempo</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>Con calma, senza orologio</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sessanta mosse</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Che cosa conta</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>Bonus per le catene</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>Gemme speciali</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>Dopo un secondo</numerusform>
            <numerusform>Dopo %Ln secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>Suggerimenti automatici</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>Ogni tipo di gemma ha una forma e un colore propri.</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>Tutte le gemme hanno la stessa forma. Allinea i colori.</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>Tutte le gemme hanno lo stesso colore. Allinea le forme.</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>Allinea i colori. Le forme non contano.</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>Allinea le forme. I colori non contano.</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1 Le linee di quattro e più, e le linee che si incrociano, lasciano una gemma che ne porta via altre.</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>Gemme nello spazio</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>Le gemme girano</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>Segni sulle gemme</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>Segni dove contano solo i colori</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>il prisma prende tutte le palle blu</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>il prisma prende tutti i cubi arancioni</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>il prisma prende tutte le piramidi gialle</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>il prisma prende tutti gli ottaedri rosa</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>il prisma prende tutti i cilindri verdi</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>il prisma prende tutti i coni rossi</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>il prisma prende tutte le stelle azzurre</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>il prisma prende tutte le gemme blu</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>il prisma prende tutte le gemme arancioni</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>il prisma prende tutte le gemme gialle</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>il prisma prende tutte le gemme rosa</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>il prisma prende tutte le gemme verdi</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>il prisma prende tutte le gemme rosse</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>il prisma prende tutte le gemme azzurre</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>il prisma prende tutte le palle</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>il prisma prende tutti i cubi</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>il prisma prende tutte le piramidi</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>il prisma prende tutti gli ottaedri</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>il prisma prende tutti i cilindri</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>il prisma prende tutti i coni</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>il prisma prende tutte le stelle</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>ne nasce un raggio lungo la riga %1</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>ne nasce un raggio lungo la colonna %1</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>ne nasce uno scoppio</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>ne nasce un prisma</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>due prismi prendono tutto il tabellone</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>ne nascono due gemme speciali</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>così si attiva una gemma speciale</numerusform>
            <numerusform>così si attivano %Ln gemme speciali</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>Scambia la gemma in riga %1, colonna %2 con quella sotto: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>Scambia la gemma in riga %1, colonna %2 con quella a destra: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>Scambia la gemma in riga %1, colonna %2 con quella sotto: %3. Punti: %4.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>Scambia la gemma in riga %1, colonna %2 con quella a destra: %3. Punti: %4.</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1 Punti in media, con tutto ciò che cade: %2.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>A tempo</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Con calma</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sessanta mosse</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>forme e colori</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>solo colori</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>solo forme</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>colori con forme varie</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>forme con colori vari</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>Questa non è una mossa di Gemme.</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>Questo non è un tabellone di Gemme: otto righe di otto gemme e un numero.</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>Un primo tabellone non ha ancora una linea di tre.</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>Su questo tabellone nessuno scambio fa una linea.</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>Queste non sono opzioni di Gemme.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>In questa partita non c’è orologio.</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>Una mossa non si può fare prima di quella che la precede.</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>Il tempo non è scaduto.</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>Non c’è una gemma con cui fare lo scambio.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Il tempo è scaduto.</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>Non si forma una linea di tre, perciò le gemme tornano indietro.</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1, %2, bonus per le catene, gemme speciali</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1, %2, bonus per le catene</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1, %2, gemme speciali</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1, suggerimenti dopo un secondo</numerusform>
            <numerusform>%1, suggerimenti dopo %Ln secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>Non c’è nulla da scambiare.</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Catena più lunga</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>Scambio migliore</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>Gemme speciali fatte</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>Scambia la gemma in riga %1, colonna %2 con quella sotto.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>Scambia la gemma in riga %1, colonna %2 con quella a destra.</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>Si formano più linee. Punti: %1. %2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>Si forma una linea di %1 nella colonna %2. %3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>Si forma una linea di %1 nella riga %2. %3</translation>
    </message>
</context>
</TS>
