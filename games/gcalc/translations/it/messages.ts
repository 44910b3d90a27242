<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>Una casella</numerusform>
            <numerusform>%Ln caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>Caselle di GCalc</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Questa casella è vuota.</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>miscela di rosso %L1, verde %L2, blu %L3</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation>variabile %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>una parte</numerusform>
            <numerusform>%Ln parti</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>funzione di %1: %2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>metà sinistra: %1, metà destra: %2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>metà superiore: %1, metà inferiore: %2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>metà anteriore: %1, metà posteriore: %2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>%1 applicato a %2</translation>
    </message>
    <message>
        <source>main</source>
        <translation>principale</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation>pagina %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vuota</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translation>Cubi</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Deposito</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>In mano: %1. Vai a una casella e premi Invio per lasciarlo lì, Esc per rimetterlo a posto.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Questa casella è vuota.</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>Nessuna casella ha questo nome.</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
Lascia: %2
Tasto destro: %3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
Tasto destro: fa del cubo principale una funzione di questo colore.</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>Lascia qui un cubo</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>In mano: %1. Fai clic su una casella per lasciarlo lì, Esc per rimetterlo a posto.</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Questa casella è vuota.</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>Disegno del cubo</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>Passa alla prossima lezione</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>Disponi le caselle</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>Mette le caselle di questa lezione al posto delle tue; annullando tornano le tue</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>Prova che cosa c’è nella casella principale</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>Mostra una risposta</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>Mette una risposta giusta nella casella principale</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>Compito: %1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>Con aiuto: la risposta è stata mostrata</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1, risolta</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1, con aiuto</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>La risposta è stata mostrata: questa lezione conta come aiutata.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>Resta una lezione.</numerusform>
            <numerusform>Restano %Ln lezioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>Tutte le lezioni sono risolte.</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>Tutte le lezioni sono fatte, alcune con aiuto.</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Questa casella è vuota.</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>Immagine del cubo</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>Calcola appena qualcosa è applicato</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>Limita la profondità di calcolo</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>Ometti ciò che ha meno pixel di</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>Dividi un argomento secondo le metà del corpo</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>I colori sono funzioni che mescolano</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>Non stampare mai un’immagine invece di un disegno</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Nello spazio</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>Mostra il cubo nello spazio. Trascinalo per girarlo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>Trascina o frecce: gira; con Ctrl+Maiusc: sposta. Rotella, + e -: più grande. Esc: indietro.</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>Rotella, + e -: più grande. Trascina: sposta, o gira nello spazio. Ctrl+Maiusc con le frecce: sposta. Esc: indietro.</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>Ha più parti di quante se ne possano disegnare; alcune ne rappresentano diverse.</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>Al termine prima del primo passo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>Alla forma normale</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>Mette il termine di questo passo nella casella principale</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>Termine di questo passo</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>Passo %L1</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>Sulla via della forma normale.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>Nessuna fine dopo un passo; Fine prosegue.</numerusform>
            <numerusform>Nessuna fine dopo %Ln passi; Fine prosegue.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>Il prossimo passo farebbe un termine troppo grande.</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>Questa è la forma normale: non c’è più nulla da ridurre.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>Si ferma per strada</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>Cerca nomi</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Aggiungi una pagina</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 di %L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Pagina %L1 di %L2</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>Termine come testo</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>Invio mette il termine nella casella principale, Maiusc+Invio comincia una riga, Esc riporta ciò che c’era. La grammatica è nell’aiuto.</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>Alla lettera %L1: %2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>Invio lo mette nella casella principale.</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>Le caselle di questa lezione sono al posto delle tue. Annullando tornano le tue.</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>Nella casella principale c’è una risposta giusta. Annullando torna ciò che c’era.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>Mostra gli e&amp;sempi</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>&amp;Taglia la casella</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>&amp;Copia la casella</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>&amp;Incolla nella casella</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>S&amp;vuota la casella</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>&amp;Rinomina la casella...</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>Calc&amp;ola la casella</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>&amp;Ferma il calcolo</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>In&amp;grandisci il cubo</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>C&amp;ubi nello spazio</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>T&amp;esto, passi e lezioni</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>Parti del cubo principale</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>innumerevoli</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>Calcolo in corso. Esc ferma il calcolo.</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>Copia il cubo: %1.</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>Sposta il cubo: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>Trascina un cubo in mezzo, o comincia dalle lezioni: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>Trascina un cubo in mezzo. Poi lasciane altri sulle caselle che lo circondano.</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>Unisci cubi, fanne funzioni, e applicale le une alle altre.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Questa casella è vuota.</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>Non c’è nulla da calcolare.</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>Il calcolo non è riuscito.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>Il calcolo è stato fermato.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Copiato: %1.</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>Contiene troppo testo.</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>Negli appunti non c’è un cubo. %1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>I colori di base non cambiano mai.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>Nella casella principale non c’è ancora nulla.</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>Qui non c’è nulla da rinominare.</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>Rinomina la casella</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>Qui non c’è nulla da svuotare.</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>Fai del cubo principale una funzione di questo colore</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Lascia qui</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Prendi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Calcola</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Rinomina...</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Stampa...</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>Mostra gli esempi</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Apri...</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Salva con nome...</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Preferenze...</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>Aspetto dei colori</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Morbido</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Puro</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>Segni sui colori</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Motivi</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>Dietro</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>Mette il cubo dietro a quello principale.</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>Toglie la metà posteriore.</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>Togli la metà posteriore</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Sopra</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>Mette il cubo sopra a quello principale.</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>Toglie la metà superiore.</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>Togli la metà superiore</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>Applica come funzione</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>Applica il cubo a quello principale.</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>Toglie la funzione e tiene il suo argomento.</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>Togli la funzione</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>Mette il cubo a sinistra di quello principale.</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>Toglie la metà sinistra.</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>Togli la metà sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>Mette il cubo a destra di quello principale.</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>Toglie la metà destra.</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>Togli la metà destra</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>Applica come argomento</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation>Applica il cubo principale a questo.</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>Toglie l’argomento e tiene la sua funzione.</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>Togli l’argomento</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Sotto</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>Mette il cubo sotto a quello principale.</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>Toglie la metà inferiore.</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>Togli la metà inferiore</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Davanti</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>Mette il cubo davanti a quello principale.</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>Toglie la metà anteriore.</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>Togli la metà anteriore</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>Le parti oltre la profondità di calcolo restano come sono. Calcolando di nuovo si prosegue da lì.</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation>Gira in tondo: durante il calcolo un termine è tornato.</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>Non ha fine: un termine è una parte del suo stesso risultato. Lì resta com’è.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>Fermato dopo un passo.</numerusform>
            <numerusform>Fermato dopo %Ln passi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>Fermato: il calcolo richiedeva più di un termine.</numerusform>
            <numerusform>Fermato: il calcolo richiedeva più di %Ln termini diversi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>Fermato: un calcolo ne aspettava un altro.</numerusform>
            <numerusform>Fermato: %Ln calcoli si aspettavano a vicenda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>Fermato: i termini sono diventati troppo grandi per continuare.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>Il calcolo è stato fermato.</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>Un colore non è una funzione, quindi resta tutto com’è. Le preferenze possono far mescolare i colori.</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>Una variabile non è una funzione finché qualcosa non prende il suo posto.</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>Una parte vuota non è una funzione.</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>Ritorna ad essere sé stesso.</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Sostituzione</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>Applicazione nello spazio</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>Miscela di colori</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>L’argomento prende il posto della variabile.</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation>L’argomento si divide, e ogni parte della funzione ne prende la sua parte.</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>Ogni colore dell’argomento si mescola con il colore che gli è applicato.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Il file è troppo grande.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Questa parentesi non è chiusa.</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>Dopo il punto può esserci una cosa sola.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>Questo è annidato troppo in profondità.</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>Questa parentesi non era stata aperta.</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>Dopo il punto deve esserci qualcosa.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>Dopo questo testo mancano le virgolette.</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>In un testo una barra rovesciata può stare solo davanti a virgolette o a un’altra barra rovesciata.</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>Il testo finisce dentro una parola.</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>Qui non può esserci un punto.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>Un file di GCalc comincia con &quot;GCALC&quot;.</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>Il file finisce prima che le sue preferenze e caselle siano complete.</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>Dopo l’elenco delle caselle in deposito non può esserci nulla.</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>Questo dovrebbe essere l’elenco delle caselle in deposito.</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>In questo testo non c’è una casella.</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>Dopo la casella non può esserci nulla.</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>Questo dovrebbe essere #t o #f.</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>Questo dovrebbe essere #f o un numero da 0 a %1.</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>Questo dovrebbe essere una casella: un nome o #f, un punto e un termine.</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>Questo nome ha segni che nessun nome può avere, o è troppo lungo.</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>Questo dovrebbe essere il nome di un colore.</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>Le parti di un colore sono numeri da 0 a 255.</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>Un colore mescolato ha tre numeri.</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>Una variabile è var e il nome di un colore.</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>Questo non è un termine.</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>Un’operazione ha due parti.</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>Questo dovrebbe essere una variabile: (var colore).</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>I termini di più di una parte non si scrivono.</numerusform>
            <numerusform>I termini di più di %Ln parti non si scrivono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>qualcosa di una parte</numerusform>
            <numerusform>qualcosa di %Ln parti</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>La casella principale dà %1, e dovrebbe dare %2.</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1 dà %2, e dovrebbe dare %3.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>Nella casella principale non c’è ancora nulla.</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1 non arriva a una fine. %2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubi</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>Qui tutto è un cubo. I colori a sinistra sono i più semplici. In mezzo c’è la casella principale, dove si costruiscono i cubi; a destra c’è posto per conservarli.</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>Trascina un colore sulla casella principale: viene copiato lì. Lascia un altro colore su una delle caselle che la circondano: si unisce al cubo principale da quel lato, e allora ognuno dei due occupa una metà del cubo.</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>Costruisci un cubo con la metà sinistra rossa e la metà destra verde.</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>Tre direzioni</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>I cubi si uniscono in tre direzioni: sinistra e destra, sopra e sotto, davanti e dietro. Come testo si scrive red|green, red-green e red/green, con la parte a sinistra, sopra o davanti per prima.</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>Una parte può avere parti anch’essa. Per costruire qualcosa di due metà fatte entrambe di parti, fanne una, trascinala nel deposito, e fai l’altra nella casella principale.</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>Costruisci una scacchiera di quattro quadrati: verde e rosso sopra, rosso e verde sotto.</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>Togliere</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>Un clic con il tasto destro su Sinistra, Destra, Sopra, Sotto, Davanti o Dietro toglie ciò che sta da quel lato. Il taglio attraversa tutto il cubo, qualunque cosa si sia costruita per prima.</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>Perciò un cubo non deve essere unito a sinistra e a destra per essere tagliato lì: di (red|green)-blue, che sotto ha il blu, la metà sinistra è red-blue.</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>La casella principale ha quattro colori davanti e due dietro. Tieni ciò che sta a sinistra nella parte davanti: rosso sopra blu.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funzioni</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation>Un clic con il tasto destro su un colore a sinistra fa del cubo principale una funzione: il colore diventa un buco, una variabile, in cui si può mettere qualsiasi cosa. Lo mostra un segno rotondo di questo colore.</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>Da red|green e un clic sul verde viene \green.red|&apos;green: la funzione che mette il rosso a sinistra di qualunque cosa riceva. L’apostrofo distingue una variabile da un colore.</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>Fai una funzione che mette il bianco sopra qualunque cosa riceva.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Applicazione</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>Applicare una funzione è mettere qualcosa nel suo buco. Lascia una funzione su Applica come funzione, e riceve il cubo principale. Lascia un cubo su Applica come argomento, e lo riceve la funzione principale.</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>Il deposito ha una funzione chiamata double: \green.&apos;green|&apos;green. Mette fianco a fianco due copie di ciò che riceve. Come testo, double di rosso si scrive &quot;double&quot;@red, con il nome di una casella tra virgolette.</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>Costruisci una fila di otto fette rosse. Bastano tre applicazioni di double.</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>Due argomenti</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>Una funzione prende un solo argomento. Una che ne prende due è una funzione che ha per risultato un’altra funzione: \green.\red.&apos;green|&apos;red riceve qualcosa per green, e diventa una funzione che aspetta red.</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>I colori diventano variabili uno dopo l’altro, e l’ultimo è chiesto per primo. Perciò fai clic sul colore del secondo argomento prima che su quello del primo.</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>Fai una funzione di due argomenti che mette il primo dietro al secondo.</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>Sì e no</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>Le funzioni possono scegliere. Quella chiamata true, \green.\red.&apos;green, prende due cose e dà la prima; false dà la seconda. Così un valore di verità decide da sé: se si applica a due cubi, ne resta uno.</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>Il contrario di un valore di verità è quello che dà la seconda di due cose dove lui dava la prima.</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>Fai la funzione not: riceve true o false, e dà l’altro.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>Una coppia conserva due cose e ne restituisce una. La funzione cons le prende entrambe, e aspetta un valore di verità che sceglie: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>La funzione car interroga la coppia con true, e così riceve la prima; cdr interroga con false, e riceve la seconda.</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>Fai una funzione che riceve una coppia, e dà una coppia in cui le due cose hanno cambiato posto.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>Un numero è quante volte si fa qualcosa. Due prende una funzione e un inizio, e applica la funzione due volte: \green.\red.&apos;green@(&apos;green@&apos;red). Zero dà l’inizio così com’è.</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>Per vedere un numero, dagli qualcosa da fare. Nel deposito c’è slice, che mette il blu a sinistra di ciò che riceve. Applica due a slice, e il risultato al bianco.</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>Fai il numero quattro.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmetica</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>I numeri fanno cose, perciò sanno contare. Plus aggiunge uno al secondo numero tante volte quante dice il primo: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times fa un numero di volte ciò che a sua volta si fa un numero di volte.</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>Nel deposito ci sono anche minus, che toglie il secondo numero dal primo, e sub1, che toglie uno: conta in coppie che ricordano il numero precedente.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>Fai una funzione che riceve un numero e ne dà il quadrato: il numero per sé stesso.</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>Zero o no</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>La funzione zero? dice se un numero è zero. Fa cominciare il numero da true, e gli fa fare qualcosa che di tutto fa false. Zero lascia true com’è.</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>Ciò che viene è un valore di verità, e questo sceglie da sé tra due cose.</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>Fai una funzione di un numero che dà rosso per zero, e bianco per uno e tutto ciò che è di più.</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>Funzioni nello spazio</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>Le funzioni sono cubi, perciò si possono unire come tutti gli altri. Una tale funzione agisce nello spazio: la sua parte sinistra riceve la metà sinistra dell’argomento, e la sua parte destra la metà destra.</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>Nel deposito ci sono id, che dà ciò che riceve, e hole, che dà sempre il cubo trasparente. Slicer ne ha otto di ciascuno, alternati, e taglia fette via da tutto.</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation>Fai una funzione che taglia via la metà inferiore di un cubo, e lascia dov’è quella superiore.</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>Ricorsione</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>Una funzione non ha un nome con cui possa chiamare sé stessa. Y-comb aiuta: &quot;Y-comb&quot;@f è f applicata a &quot;Y-comb&quot;@f. Così f riceve, come primo argomento, ciò che sta per diventare.</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>Un esempio è nel deposito: slices è &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Il suo red è la funzione stessa. Per zero dà bianco, altrimenti blu e ciò che dà per uno di meno. Si calcola solo ciò che serve, e così arriva a una fine.</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>Una ricorsione che non raggiunge mai zero non ha fine. Si ferma a un limite, e lo si dice.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>Fai una funzione che riceve un numero e somma tutti i numeri da esso fino a uno: di tre fa sei.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>Una lista è null, o una coppia: il suo primo elemento, e la lista degli altri. La funzione null? dice se non resta nulla.</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>Fare qualcosa con ogni elemento è di nuovo ricorsione: se la lista è null, il lavoro è fatto; altrimenti fallo con il primo elemento, e continua con il resto.</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>Fai una funzione che disegna una lista: i suoi elementi fianco a fianco da sinistra, ognuno unito a ciò che si disegna del resto, e trasparente per null.</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>Questo testo è troppo lungo per un termine.</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>Questo segno qui non ha significato.</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>Il colore &quot;%1&quot; non esiste.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>Dopo l’apostrofo deve esserci il nome di un colore.</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>Dopo il cancelletto devono esserci sei cifre esadecimali, come in #ff8000.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>Dopo il nome mancano le virgolette.</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>Nessuna casella si chiama &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>Qui non è scritto nulla. Il termine vuoto si chiama empty.</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>Il testo finisce dove dovrebbe seguire un termine.</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>Davanti a questa parentesi manca un termine.</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>Davanti a questo segno manca un termine.</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>In un’operazione un’astrazione richiede parentesi intorno.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>Dopo il lambda deve esserci il nome di un colore.</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>Dopo la variabile di un’astrazione deve esserci un punto.</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>Il termine è annidato troppo in profondità.</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>Tra due termini manca un segno.</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>Delle parentesi devono dire quale dei due operatori viene prima.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>Un termine di più di una parte non si scrive come testo.</numerusform>
            <numerusform>Un termine di più di %Ln parti non si scrive come testo.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>Questa casella non esiste.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Questa casella è vuota.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>Un termine di più di una parte non sta in nessuna casella.</numerusform>
            <numerusform>Un termine di più di %Ln parti diverse non sta in nessuna casella.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>Un cubo non si può lasciare dove è stato preso.</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>I colori di base non cambiano mai.</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>Lasciando qui si copia sempre.</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>Da questo lato non c’è nulla da togliere.</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>C’è una sola pagina.</numerusform>
            <numerusform>Non ci sono più di %Ln pagine.</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>Queste preferenze sono fuori dai limiti.</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>Questo file non è valido.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>Un nome ha al massimo una lettera e nessun a capo.</numerusform>
            <numerusform>Un nome ha al massimo %Ln lettere e nessun a capo.</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>GCalc non ha opzioni simili.</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>GCalc comincia con gli esempi, con caselle vuote o con un file.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>Questo in GCalc non si può fare.</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>trasparente</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>grigio scuro</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>grigio</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>grigio chiaro</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>rosso scuro</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>verde scuro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>blu scuro</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>giallo scuro</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>ciano scuro</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>ciano</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>magenta scuro</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>Nella casella principale non c’è ancora una funzione: nessun colore è diventato una variabile.</translation>
    </message>
</context>
</TS>
