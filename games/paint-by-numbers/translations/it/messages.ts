<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>Schema</translation>
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
        <source>unknown</source>
        <translation>ignota</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>%1 per errore</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianca</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>bianca per errore</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>blu per errore</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>suggerimento</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>numeri della riga: %1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>numeri della colonna: %1</translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation>(%L1,%L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation>&amp;Questo schema</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>Un &amp;fascicolo</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Soluzioni alla fine</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Che cosa stampare</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Schemi a caso</translation>
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
        <source>&amp;Puzzles:</source>
        <translation>Sch&amp;emi:</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>&amp;Colonne e righe:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Livello:</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>Q&amp;uanti:</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>Per &amp;pagina, al massimo:</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>C&amp;ontinua</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>Nonogrammi</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>Nonogrammi: %1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>Gli schemi sono in preparazione...</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>L’immagine; trascina sulla parte da prendere</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>&amp;Rendila l’unica</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>Cerca il minor numero di caselle da cambiare perché resti una sola soluzione.</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>C&amp;ambia queste caselle</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>Specchia, da sinistra a destra</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>Specchia, dall’alto in basso</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Gira a destra</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>Scambia blu e bianco</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>Cancella il disegno</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Sposta a sinistra</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Sposta a destra</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Sposta in alto</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Sposta in basso</translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <translation>C&amp;olonne:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>R&amp;ighe:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titolo:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>A&amp;utore:</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>I miei sc&amp;hemi...</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>Da un’im&amp;magine...</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Tor&amp;na alla partita</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>Aggiungi ai miei sch&amp;emi</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>Conserva nei miei sch&amp;emi</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>Disegna qualcosa: fai clic su una casella, o trascina su più d’una.</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Cambiando questa casella c’è una sola soluzione.</numerusform>
            <numerusform>Cambiando queste %Ln caselle c’è una sola soluzione. Meno non basterebbero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Cambiando questa casella c’è una sola soluzione.</numerusform>
            <numerusform>Cambiando queste %Ln caselle c’è una sola soluzione. Forse ne bastano meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>Ricerca del minor numero di caselle da cambiare...</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation>Cambiando poche caselle non si è trovato il modo di renderla l’unica soluzione.</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>Ricerca di altre soluzioni...</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>C’è una sola soluzione.</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>C’è una sola soluzione, e si trova linea per linea. Livello: %1.</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>C’è una sola soluzione, ma bisogna provare dei colori. Livello: %1.</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>Ci sono %L1 soluzioni e più. Le caselle segnate non sono uguali in tutte.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>C’è una sola soluzione.</numerusform>
            <numerusform>Ci sono %Ln soluzioni. Le caselle segnate non sono uguali in tutte.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Non c’è soluzione.</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>Se ci sia una sola soluzione, non si è scoperto in tempo.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>Da un’immagine</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>&amp;Disegnala</translation>
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
        <source>&amp;Keep its form</source>
        <translation>&amp;Mantieni la forma</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>Colonne e &amp;righe:</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>M&amp;igliore</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>Dove scuro e chiaro si separano meglio</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>Il c&amp;hiaro è blu</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>Il &amp;blu comincia da:</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>Taglia a sinistra</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>Taglia in alto</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>Taglia a destra</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>Taglia in basso</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>&amp;Senza il bordo</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>&amp;Tutta</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>Ta&amp;glia (pixel):</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>Disegni da trovare</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostra</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>tutti i disegni</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Grandezze</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Disegni</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
trovati %L2 di %L3</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>Trovati finora: %L1 di %L2. Che cosa mostra un disegno si dice quando è trovato.</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Dipingi</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovato</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Iniziato</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Non ancora trovato</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>Trovato, tempo migliore %1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>I miei schemi</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>Continua a &amp;disegnare</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Rimuovi...</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Non ce ne sono ancora.</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>Senza titolo, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>Rimuovere questo schema per sempre?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>Non è un file, o è troppo grande.</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Riga %L1: %2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>Non contiene un solo schema.</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>Impossibile usare %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>Impossibile usare %1: è stato messo da parte come %2. %3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>Non si è potuto conservare lo schema: %1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>Impossibile rimuovere %1.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>Dipingi con questo colore: %1 (tasto %L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>Schemi (non)</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>Schemi di webpbn</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>Schemi (nin)</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>Schemi (mk)</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>Schemi (cwd)</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>Schemi (g)</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>Solo il disegno (pbm)</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>Schemi di tornei</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>Schemi di PLT Games</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>Schema %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation>Riempi caselle così che ogni riga e ogni colonna abbia blocchi di caselle piene di queste lunghezze, in quest’ordine, con almeno una casella vuota tra due blocchi.</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>Ogni riga e ogni colonna ha blocchi di caselle di queste lunghezze e di questi colori, in quest’ordine. Tra due blocchi dello stesso colore c’è almeno una casella vuota; gli altri possono toccarsi.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 di %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation>A colori</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>da %L1 a %L2 caselle</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>esperto</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>Le caselle che ne vengono</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>&amp;Libreria...</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Libreria</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>Disegno s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Disegno successivo</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation>I &amp;clic fanno bianche le caselle</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>Un semplice clic o tocco fa bianca una casella ignota; con il tasto destro diventa blu.</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>Controlla le lin&amp;ee</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>Segna le righe e le colonne che così come sono non si possono finire.</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>Mostra gli &amp;errori</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>Attenua i &amp;numeri fatti</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>Tutto lo schema, per &amp;quanto piccolo</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>&amp;Lettere dei colori</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>Caselle blu</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>Caselle colorate</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 di %L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>Fai clic o trascina per disegnare. I numeri seguono.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>Una linea così com’è non si può finire.</numerusform>
            <numerusform>%Ln linee così come sono non si possono finire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>Fai clic o trascina per fare bianche le caselle; con il tasto destro diventano blu.</translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation>I tasti da 1 a %L1 scelgono un colore. Fai clic o trascina per dipingere; il tasto destro fa bianche le caselle.</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>Fai clic o trascina per dipingere di blu le caselle; con il tasto destro diventano bianche.</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>Il disegno è trovato!</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>È il tuo tempo migliore per questo disegno.</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>Il tuo tempo migliore per questo disegno è %1.</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>&amp;Disegna uno schema</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>&amp;Incolla un’immagine</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>Ogni riga e colonna così com’è si può finire.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Non ci sono errori.</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>Non si sono potuti cercare gli errori.</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>Hai trovato tutti i disegni.</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation>15 × 15</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation>30 × 30</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Uno schema a caso</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>Di nuovo lo stesso disegno</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>Che cosa dipingere</translation>
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
        <source>Blue cells of a hundred</source>
        <translation>Caselle blu su cento</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Other pictures are in the library.</source>
        <translation>Altri disegni sono nella libreria.</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>Ogni schema a caso ha esattamente una soluzione.</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>Le linee finite riempiono il resto di bianco</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>Attenua i numeri fatti</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>Le linee vuote mostrano uno 0</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>Lettere dei colori nei numeri e nelle caselle</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>Tutto lo schema, per quanto piccolo</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>Le soluzioni si mostrano</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Lentamente</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>Al passo normale</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>In fretta</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>Questo è il tuo schema. Il disegno è conservato nell’editor.</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>Lo schema è nella tua libreria.</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>Non si può disegnare</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>L’editor disegna in blu e bianco. Un disegno a colori si può giocare.</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>Un disegno non supera %L1 × %L1; questo schema è %L2 × %L3.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>I numeri si contraddicono: nessun disegno li ha.</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>Il disegno di questi numeri non si è trovato in tempo.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>I numeri si contraddicono: questo schema non ha soluzione.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>Questo schema ha più soluzioni. Una qualsiasi vince.</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>Da un’immagine</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Impossibile aprire %1</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Nessuna immagine da incollare</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>I miei schemi</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>Il file è troppo grande.</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>I file di questo tipo non hanno colori.</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>Il disegno di questo schema non è noto.</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>Gli schemi di tornei hanno tante righe quante colonne.</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>«%1» non è un numero da 0 a %2.</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>Un lato è un numero da 1 a %1.</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>I numeri non ci stanno. Caselle necessarie: %1; caselle della linea: %2.</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>Uno schema ha da 1 a %1 righe e colonne.</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>Lo schema ha troppi colori. Il massimo è %1.</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>Il colore «%1» non ha un valore.</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>C’è qualcosa dopo la fine dell’elenco.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>Una parentesi non è chiusa.</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>Elenchi annidati troppo in profondità.</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>Un testo tra virgolette non ha fine.</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>Si chiude una parentesi che non era aperta.</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>Questa non è una partita salvata né un disegno salvato di Paint by Numbers.</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>Le caselle non sono quante dicono i numeri.</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>Righe e colonne sono elenchi di elenchi di numeri.</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>Questa grandezza c’è due volte: %1.</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>Le grandezze stanno prima di questa sezione: %1.</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>Questa sezione c’è due volte: %1.</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>La sezione è troppo lunga o troppo corta. Righe necessarie: %1; righe trovate: %2; sezione: %3.</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>Le grandezze stanno prima del disegno.</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>Il disegno è troppo grande o troppo piccolo. Caselle trovate: %1; caselle necessarie: %2.</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>Uno schema ha le sezioni rows e columns, o un goal.</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>Il disegno e i numeri non concordano. Si prendono i numeri.</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>Si leggono solo i primi %1 schemi.</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>Mancano le grandezze.</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>La prima riga ha due numeri, le grandezze.</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>Mancano i numeri di alcune linee.</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>Ci sono più righe di quante ne dicono le grandezze.</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>Una riga con # sta tra righe e colonne.</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>Una riga vuota sta tra righe e colonne.</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>Uno schema comincia con $ e il suo numero.</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translation>Due sezioni cominciano con i due punti: righe e colonne.</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>Gli schemi con triangoli non si possono giocare.</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>Una bitmap comincia con P1 o P4.</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>La bitmap finisce troppo presto.</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>Una casella di una bitmap è 0 o 1.</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>I numeri sono di tipo rows o columns.</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>Gli schemi con numeri nascosti non si possono giocare.</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>Ogni riga di un disegno sta tra due |.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Una parentesi quadra non è chiusa.</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>Non c’è un colore per «%1».</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>Le righe di un disegno sono lunghe uguali.</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>Uno schema ha numeri o un disegno.</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>In questo XML non c’è uno schema.</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>L’XML finisce troppo presto.</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>Un XML che dichiara entità proprie non si legge.</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>Questo non è XML.</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>Un tag non ha nome.</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>Un attributo si scrive come name=&quot;value&quot;.</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>L’XML è troppo grande.</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>Si chiude un tag che non è aperto: %1.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonna %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>riga %1, colonna %2</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1: nessuna casella colorata, perciò tutta bianca.</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1: tutte le caselle colorate ci sono, perciò il resto è bianco.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1: dovunque stia il blocco di %2 (%3), copre queste caselle.</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1, %2: alla casella in cui si incrociano resta un solo colore, %3.</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>Di linea in linea, a %1 resta un solo colore: %2.</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>Ogni altro colore per %1 porta a una linea che non si può finire, perciò è questo: %2.</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>Con %1 di colore %2, nulla starebbe più in questa linea: %3.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>Con %1 di colore %2, dopo un passo questa linea non si potrebbe finire: %3.</numerusform>
            <numerusform>Con %1 di colore %2, dopo %Ln passi questa linea non si potrebbe finire: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1: nessuna casella blu, perciò tutta bianca.</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1: tutte le caselle blu ci sono, perciò il resto è bianco.</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1: i suoi numeri riempiono la linea esattamente.</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1: il blocco di %2 è completo, perciò finisce con il bianco.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1: dovunque stia il blocco di %2, copre queste caselle.</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1: nessun blocco sta in uno spazio così piccolo.</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1: nessun blocco arriva fino a queste caselle.</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1: tutte le disposizioni dei suoi numeri concordano su queste caselle.</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>Con %1 bianca, nulla starebbe più in questa linea: %2.</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>Con %1 blu, nulla starebbe più in questa linea: %2.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Con %1 bianca, dopo un passo questa linea non si potrebbe finire: %2.</numerusform>
            <numerusform>Con %1 bianca, dopo %Ln passi questa linea non si potrebbe finire: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Con %1 blu, dopo un passo questa linea non si potrebbe finire: %2.</numerusform>
            <numerusform>Con %1 blu, dopo %Ln passi questa linea non si potrebbe finire: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>Così il disegno non si può finire.</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>Alcuni segni sono sbagliati. Ecco quali.</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>%1: così segnata non si può finire. Ecco gli errori.</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>Il disegno è finito.</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>Nulla è stato trovato in tempo.</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>Questa si vede solo provando più caselle insieme.</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>Ci sono più soluzioni. Questa casella appartiene a una di esse.</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>Una buona pesca</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>Asso di fiori</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Asso di cuori</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Ghianda</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>Aeroplano</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ancora</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>Mela</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>Poltrona</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Freccia</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Ascia</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>Cammello della Battriana</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>Mongolfiera sopra le colline</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>Banana</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Cesto</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Pipistrello</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>Vasca da bagno</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Orso</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Ape</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Scarabeo</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Campana</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>Bicicletta</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>Casetta per uccelli</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>Torta di compleanno</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>Regalo di compleanno</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Alfiere</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>Gatto nero</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>Barca al tramonto</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Osso</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>Stivale</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Bottiglia</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>Arco e freccia</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>Farfallino</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>Bombetta</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>Guantone da boxe</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Secchio</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>Bombo</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>Grappolo d’uva</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>Autobus</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Farfalla</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation>Cactus</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Cammello</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Macchina fotografica</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Candela</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Candeliere</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Carota</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castello</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>Gatto su uno scaffale</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>Testa di gatto</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Sedia</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>Ciliegie</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>Albero di Natale</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Chiesa</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>Pesce pagliaccio</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>Casetta</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>Casetta con giardino</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Mucca</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>Granchio</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Otto americano</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>Tazza di caffè</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>Tazza di tè</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>Tortina</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>Bassotto</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Margherita</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>Giornata in spiaggia</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>Cervo</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>Ventilatore da tavolo</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>Testa di cane</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Delfino</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Tamburo</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Anatra</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>Anatroccolo</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Aquila</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>Pinguino imperatore</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Occhio</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>Muso di volpe</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Abete</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>Camion dei pompieri</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pesce</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>Pesce nella boccia</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandiera</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Fenicottero</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Ferro da stiro</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>Volo sulla luna</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fiore</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>Cactus in fiore</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>Ovolo malefico</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>Scarpa da calcio</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Orma</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Forchetta</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Volpe</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Rana</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>Rana su una ninfea</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>Chiocciola</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Giraffa</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Occhiali</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>Calice</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Pesce rosso</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>Orologio a pendolo</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>Chitarra</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translation>Hamburger</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Martello</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>Faccia allegra</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Lepre</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>Casa stregata</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cuore</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Riccio</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>Elicottero</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translation>Scarpa col tacco</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>Mongolfiera</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Clessidra</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>Gelato</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>Cono gelato</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>Ghiacciolo</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>Pattino da ghiaccio</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translation>Igloo</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Nello spazio</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Fante di picche</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Medusa</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>Brocca</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>Canguro</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chiave</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation>Il re degli animali</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Re di fiori</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Re di quadri</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Re di cuori</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Martin pescatore</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Aquilone</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavallo degli scacchi</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Coccinella</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>Coccinella su una foglia</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>Lago di montagna</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Lanterna</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Foglia</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Limone</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>Lampadina</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Faro</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Faro di notte</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Fulmine</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>Testa di leone</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>Trenino</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Camion</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Calamita</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Microfono</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>Muffola</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Scimmia</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>Automobile</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Topo</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>Baffi</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Tazzone</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Fungo</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>Polpo</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>Struzzo</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Gufo</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>Gufo di notte</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>Lucchetto</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translation>Coppia di ciliegie</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>Palma</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>Panda con bambù</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>Paracadute</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Pappagallo</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>Pappagallo su un ramo</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translatorcomment>not a term: pawn</translatorcomment>
        <translation>Pedone</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>Vanessa</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>Pera</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguino</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Maiale</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>Ananas</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>Fenicottero rosa</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>Pipa</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirata</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>Fetta di pizza</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Regalo</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Zucca</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>Zucca di Halloween</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Piramidi</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Donna di fiori</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Coniglio</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Arcobaleno</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>Mela rossa</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>Trattore rosso</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>Pianeta con gli anelli</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>Ananas maturo</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>Pettirosso nella neve</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Razzo</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>Sedia a dondolo</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>Cavallo a dondolo</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>Pattino a rotelle</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Gallo</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>Faccia triste</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Barca a vela</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>Veliero</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>Pentola</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>Sega</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Forbici</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>Cavalluccio marino</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation>Mina marina</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Squalo</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Pecora</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Scudo</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>Camicia</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Teschio</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>Fetta di melone</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Sorriso</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Lumaca</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Fiocco di neve</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>Pupazzo di neve</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>Pupazzo di neve di sera</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>Calzino</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Chiave inglese</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Scoiattolo</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Stella marina</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>Locomotiva a vapore</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>Nuvola temporalesca</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Fragola</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>Sottomarino</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sole</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>Girasole</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Rondine</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Cigno</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Spada</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>Lampada da tavolo</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>Girasole alto</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Teiera</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefono</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Televisore</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>Tenda</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>Tre tulipani</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>Fungo velenoso</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>Dente</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>Tucano</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>Tucano nel bosco</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>Robot giocattolo</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation>Trattore</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>Semaforo</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Forziere</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Albero</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Trofeo</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>Tromba</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>Tulipano</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Tartaruga</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>Tortora</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>Due carote</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>Due pesci</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Ombrello</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>Nave vichinga</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Violino</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Vulcano</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>Anguria</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>Annaffiatoio</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Balena</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Carriola</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>Fragolina di bosco</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Mulino a vento</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>Calice da vino</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>Cappello da strega</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>Elefantino</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>Giraffa piccola</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>grigio scuro</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grigio</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>grigio chiaro</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>rosso scuro</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>crema</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrone</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>marrone chiaro</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>marrone scuro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>verde scuro</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>verde chiaro</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turchese</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>blu scuro</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>azzurro</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>viola chiaro</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>Queste caselle non esistono.</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>Lo schema non ha questo colore.</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>Un tratto resta in una sola riga o colonna.</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>Queste caselle hanno già questo colore.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Non ci sono errori.</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>Il disegno richiede una casella blu.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Il nome è troppo lungo.</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>Uno schema a caso ha da %1 a %2 righe e colonne.</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>Di cento caselle, da %1 a %2 sono blu.</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translation>Uno schema a caso è facile, medio o difficile.</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translation>Questo tipo di schema a caso non esiste.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>Una casella è sbagliata. %1</numerusform>
            <numerusform>%Ln caselle sono sbagliate. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>Una casella non si poteva ancora sapere. %1</numerusform>
            <numerusform>%Ln caselle non si potevano ancora sapere. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>Riga %1, colonna %2 ha un altro colore.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>una casella dipinta troppo presto o sbagliata</numerusform>
            <numerusform>%Ln caselle dipinte troppo presto o sbagliate</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>I numeri non sono quelli di questo schema.</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>Lo schema non è di %1 per %2 caselle.</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>Uno schema a caso ha esattamente una soluzione.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translation>Le opzioni si scrivono come 15x15,50,medium, e uno schema proprio come own,cross,1.3,0/1,1,1.</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>I numeri si scrivono come 1.3,0/1,1,1: righe, poi colonne.</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>Un tratto si scrive come b3,4-7,4.</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>A caso, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>Disegno a colori, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>Disegno, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>Disegno a colori, %1 x %2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>Disegno, %1 x %2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1, %2 x %3</translation>
    </message>
</context>
</TS>
