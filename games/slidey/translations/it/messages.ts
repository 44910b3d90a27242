<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>L’ultimo spostamento ricompone l’immagine.</numerusform>
            <numerusform>La tessera %1 va al suo posto e ci resta. Restano %Ln spostamenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>L’ultimo spostamento ricompone l’immagine.</numerusform>
            <numerusform>Fa posto alla tessera %1, la prossima ad arrivare al suo posto. Restano %Ln spostamenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>L’ultimo spostamento ricompone l’immagine.</numerusform>
            <numerusform>Le tessere %1 e %2 vanno insieme ai loro posti. Restano circa %Ln spostamenti, almeno %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translatorcomment>meant: doublewords</translatorcomment>
        <translation>
            <numerusform>L’ultimo spostamento ricompone l’immagine.</numerusform>
            <numerusform>Le tessere %1 e %2 vanno insieme ai loro posti; le linee già fatte restano. Restano circa %Ln spostamenti, almeno %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>L’ultimo spostamento ricompone l’immagine.</numerusform>
            <numerusform>La tessera %1 va al suo posto. Restano circa %Ln spostamenti, almeno %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>L’ultimo spostamento ricompone l’immagine.</numerusform>
            <numerusform>La tessera %1 va al suo posto; la riga sopra resta. Restano circa %Ln spostamenti, almeno %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>L’ultimo spostamento ricompone l’immagine.</numerusform>
            <numerusform>La tessera %1 va al suo posto; la colonna a sinistra resta. Restano circa %Ln spostamenti, almeno %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translatorcomment>meant: doublewords</translatorcomment>
        <translation>
            <numerusform>L’ultimo spostamento ricompone l’immagine.</numerusform>
            <numerusform>La tessera %1 va al suo posto; le linee già fatte restano. Restano circa %Ln spostamenti, almeno %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Uno spostamento ricompone l’immagine.</numerusform>
            <numerusform>Una soluzione più breve ha %Ln spostamenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Uno spostamento ricompone l’immagine.</numerusform>
            <numerusform>La soluzione ha %Ln spostamenti; una più breve ne ha almeno %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>L’immagine è completa.</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>Nessuna soluzione trovata.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>Mongolfiere sopra le colline</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>Gatto sui tetti</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>Barriera corallina</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>Lago d’autunno</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Pianeti</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Giardino</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Faro di notte</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>Villaggio nella neve</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>Mulino e tulipani</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>Tartaruga nel deserto</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>Treno sul viadotto</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>Gufo al chiaro di luna</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>Frutta alla finestra</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>Case sul canale</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Farfalle</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castello</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>Pinguini</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>Giocattoli sugli scaffali</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>Spiaggia dell’isola</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Questa tessera non esiste.</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>Si possono spostare solo le tessere nella riga o nella colonna del buco.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Spostamenti</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>La tessera %1 ricompone l’immagine; con l’altra servono %2 spostamenti.</numerusform>
            <numerusform>La tessera %1 comincia una soluzione più breve, di %Ln spostamenti; con l’altra ne servono %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>La tessera %1 ricompone l’immagine; con l’altra servono %2 spostamenti.</numerusform>
            <numerusform>La tessera %1 comincia una soluzione di %Ln spostamenti; con l’altra la migliore trovata ne richiede %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>uno spostamento</numerusform>
            <numerusform>%Ln spostamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>Le tessere si scrivono come righe di numeri, per esempio 1,2,3/4,8,5/7,0,6.</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>Una riga non ha tante tessere quante la partita.</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>Non ci sono tante righe quante ne ha la partita.</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>Ogni numero fino a quello dell’ultima tessera deve esserci una volta.</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>Nessuno spostamento può ricomporre questa immagine.</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>Le opzioni si scrivono come 4x4-harbour: tessere in orizzontale e in verticale, da 2 a 30, e l’immagine.</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>Una mossa nomina una colonna e una riga a partire da 0, per esempio 2,1.</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>Tessere: %1 × %2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>&amp;Tessere quadrate, il più possibile</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>Taglia l’immagine</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>Tessere in &amp;orizzontale:</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>Tessere in &amp;verticale:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>In pixel: immagine %L1 × %L2, tessera %L3 × %L4.</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>In pixel: immagine %L1 × %L2, tessera %L3 × %L4, tagliati a destra %L5, in basso %L6.</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
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
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>&amp;Apri un’immagine...</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>Una mia immagine</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Apri un’immagine</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Impossibile aprire %1</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>L’immagine intera</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>L’immagine intera. Tieni premuto P per vederla al posto delle tessere.</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>buco</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>tessera %L1</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>al suo posto</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>suggerimento</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>&amp;Incolla un’immagine</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>L’immagine int&amp;era accanto alle tessere</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>Mostra per un momento l’im&amp;magine intera</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>Mostra per un momento l’immagine intera, come P finché è premuto</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>&amp;Segna le tessere fuori posto</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>Nessun &amp;numero sulle tessere</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>Numeri finché N è &amp;premuto</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>Nu&amp;meri sulle tessere</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>L’immagine di questa partita non c’è più. Ne prende il posto un’altra.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Spostamenti</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>da %L1 a %L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>Fai clic su una tessera nella riga o colonna del buco. Tieni premuto P per vedere l’immagine intera.</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>Fai clic su una tessera nella riga o colonna del buco, o usa le frecce.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>Una tessera non è al suo posto.</numerusform>
            <numerusform>%Ln tessere non sono al loro posto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>L’immagine è completa!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>Uno spostamento, il minimo possibile.</numerusform>
            <numerusform>%Ln spostamenti, il minimo possibile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Uno spostamento; ne bastavano %L1.</numerusform>
            <numerusform>%Ln spostamenti; ne bastavano %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>Uno spostamento in %L1 mosse.</numerusform>
            <numerusform>%Ln spostamenti in %L1 mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Nessuna immagine da incollare</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>8 × 8</source>
        <translation>8 × 8</translation>
    </message>
    <message>
        <source>Tiles across</source>
        <translation>Tessere in orizzontale</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>Tessere in verticale</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>Di questa grandezza si conosce la soluzione più breve.</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>Numeri sulle tessere</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>Finché N è premuto</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>L’immagine intera accanto alle tessere</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>Segna le tessere fuori posto</translation>
    </message>
</context>
</TS>
