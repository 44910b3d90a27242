<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>Disegna uno schema</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Grandezza:</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>Una mossa cam&amp;bia:</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>Schema da disegnare</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>&amp;Tutte spente</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>Tutte &amp;accese</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Inverti</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>A ca&amp;so</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>&amp;Rendi risolvibile</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>Cambia meno luci possibile</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Gi&amp;oca</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>%Ln mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Non ancora risolto</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>Risolto con aiuto</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>Risolto nel minor numero di mosse</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>Risolto in una mossa</numerusform>
            <numerusform>Risolto in %Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>Livelli risolti: %L1 di %L2, di cui %L3 nel minor numero di mosse. I più facili vengono per primi.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>Una mossa cambia una luce e quelle sopra, sotto, a sinistra e a destra.</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>Una mossa cambia una luce e quelle sopra, sotto, a sinistra e a destra; oltre un bordo lo schema continua dall’altro.</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>Una mossa cambia una luce e quelle che la toccano con un angolo.</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>Una mossa cambia una luce e tutte quelle intorno.</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>Spegni tutte le luci. I cerchi pieni con raggi sono accesi.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>Serve almeno %Ln mossa.</numerusform>
            <numerusform>Servono almeno %Ln mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>Spegni le luci</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>Spegni le luci, %1 x %1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>Soluzione: premi ogni casella con una croce, in qualsiasi ordine.</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>accesa</translation>
    </message>
    <message>
        <source>off</source>
        <translation>spenta</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>premuta</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>parte della soluzione</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>suggerimento</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>&amp;Livelli...</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>L&amp;ivello successivo</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Livello successivo</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>&amp;Disegna uno schema...</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostra la &amp;soluzione</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>Se&amp;gna le caselle premute</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>&amp;Contorna ciò che una mossa cambia</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Luci accese</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>Tutte le luci sono spente: questa casella è un motivo silenzioso.</numerusform>
            <numerusform>Tutte le luci sono spente: queste %Ln caselle sono un motivo silenzioso.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>Tutte le luci sono spente!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>Una mossa, il minimo possibile.</numerusform>
            <numerusform>%Ln mosse, il minimo possibile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Una mossa; ne bastavano %L1.</numerusform>
            <numerusform>%Ln mosse; ne bastavano %L1.</numerusform>
        </translation>
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
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Un livello</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Il mio</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>Vuoto, per fare prove</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>Una mossa cambia</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Schemi a caso</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>Facile, fino a 5 mosse</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>Medio, da 6 a 9 mosse</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>Difficile, da 10 a 14 mosse</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>Esperto, 15 mosse e più</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>&amp;Disegna...</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>Il mio schema</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>Ogni schema proposto si può risolvere.</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>Un livello ha grandezza e vicinato propri.</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>Tutte le luci sono spente. Premi caselle per fare motivi, o cerca mosse che non cambiano nulla.</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>Segna le caselle premute</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>Contorna ciò che una mossa cambia</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
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
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>La croce, con i bordi uniti</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>La croce diagonale</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>Tutti gli otto vicini</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>La croce</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1, %L2 × %L2, una mossa</numerusform>
            <numerusform>%1, %L2 × %L2, %Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>Gli schemi di questo tipo hanno troppe soluzioni per trovare il minimo di mosse.</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>Non c’è ancora una luce accesa.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Questo schema non si può risolvere.</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>Una mossa risolve questo schema: %1.</numerusform>
            <numerusform>Questo schema si può risolvere in %Ln mosse e non in meno: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translation>Più</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>Una mossa</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>Angoli opposti</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>Uno di quattro</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>Piccola T</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Lettera H</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>Tutte accese, 2 × 2</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Quattro angoli</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>Angolo obliquo</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Incrocio</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Palla</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Steccato</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>Tutte accese, 4 × 4</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Bussola</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>Cerniere</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Parentesi</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>Cucitura</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Alfiere</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Ali</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Nido</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castello</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>Tutte accese, tutti gli otto</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>Quattro croci</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>Luce in mezzo</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>Luce in un angolo</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>Tutte accese, 3 × 3</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>Luce solitaria</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>Diagonale classica</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>Cinque stelle</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Bottone</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Ventaglio</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Graticcio</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>Tutte accese, bordi uniti</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Gemma</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>Ventaglio obliquo</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Scudo</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Trono</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>Cinque croci</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>Classico 1</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>Classico 2</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>Classico 3</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>Classico 4</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>Classico 5</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>Piccola L</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>Classico 6</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>Classico 7</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>Cornice senza fine</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>Anellino</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Tutte tranne una</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>Angoli lontani</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation>Bracciale</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>Quattro vie</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Fiocco di neve</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>Ciambella</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>Anello senza fine</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>Pioggia senza fine</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Petali</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation>Stella del re</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Rombo</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Prato</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Francobollo</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation>Re nell’angolo</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Pupilla</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Fiocco</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>Nove punti</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Osso</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Cancello</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Scatola</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>Nove gioielli</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>Pigna</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>Tutte accese, diagonale</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>Quattro lampade</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Finestre</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>Nota musicale</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Cornice</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>Croce di sant’Andrea</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>Quattro frecce</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>Tangenziale</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>Scintille</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaico</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Trifoglio</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Freccia</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>Tutte accese, 5 × 5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Abete</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cuore</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Razzo</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Fungo</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>Tutte accese, 9 × 9</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Tazza</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Ombrello</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>Tutte accese, 6 × 6</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chiave</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Sorriso</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ancora</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pesce</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>Cornice nella cornice</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>Tutte accese, 7 × 7</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>Invasore</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Barca a vela</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Clessidra</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sole</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>Tutte accese, 8 × 8</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>Grande scacchiera</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>Tutte accese, 10 × 10</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>Tutte accese, 11 × 11</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>Tutte accese, 12 × 12</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>In questo schema non c’è una luce così.</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>Tutte le luci sono già spente. Comincia una nuova partita o ricomincia questa.</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>Tutte le luci sono spente. Premi una casella qualsiasi per fare un motivo.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>Riga %1, colonna %2 è nell’unica soluzione.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>Riga %1, colonna %2 è in ogni soluzione.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>Riga %1, colonna %2 è nell’unica soluzione più breve.</numerusform>
            <numerusform>Riga %1, colonna %2 è in tutte le %Ln soluzioni più brevi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>Riga %1, colonna %2 è nella soluzione più breve.</numerusform>
            <numerusform>Riga %1, colonna %2 è in una di %Ln soluzioni più brevi.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>È l’ultima mossa.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>Una mossa in tutto.</numerusform>
            <numerusform>%Ln mosse in tutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>Riga %1, colonna %2 è l’ultima mossa.</numerusform>
            <numerusform>Riga %1, colonna %2 appartiene a una soluzione più breve di %Ln mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>una mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>La grandezza deve essere da %1 a %2.</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>Con tutti gli otto vicini, la grandezza %1 ha troppe soluzioni per trovare il minimo di mosse. Scegli un’altra grandezza.</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>Non c’è una luce accesa, perciò non c’è nulla da risolvere.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Questo schema non si può risolvere.</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>Lo schema ha una riga, e la partita è per %1.</numerusform>
            <numerusform>Lo schema ha %Ln righe, e la partita è per %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>Lo schema non è quello che la partita nomina.</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>Lo schema richiede una mossa, che è un altro grado.</numerusform>
            <numerusform>Lo schema richiede %Ln mosse, che è un altro grado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>Prima disegna uno schema tuo.</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>Nessuno schema di questa grandezza è così difficile. Scegli un grado più facile o uno schema più grande.</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>«%1» non indica uno schema da giocare.</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>Uno schema si scrive con righe di x (accesa) e o (spenta), separate da /.</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>«%1» non è una mossa.</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>A caso, %1 × %1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>A caso, %1 × %1, facile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>A caso, %1 × %1, medio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>A caso, %1 × %1, difficile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>A caso, %1 × %1, esperto</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>A caso, %1 × %1, bordi uniti</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>A caso, %1 × %1, bordi uniti, facile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>A caso, %1 × %1, bordi uniti, medio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>A caso, %1 × %1, bordi uniti, difficile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>A caso, %1 × %1, bordi uniti, esperto</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>A caso, %1 × %1, diagonale</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>A caso, %1 × %1, diagonale, facile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>A caso, %1 × %1, diagonale, medio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>A caso, %1 × %1, diagonale, difficile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>A caso, %1 × %1, diagonale, esperto</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>A caso, %1 × %1, tutti gli otto</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>A caso, %1 × %1, tutti gli otto, facile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>A caso, %1 × %1, tutti gli otto, medio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>A caso, %1 × %1, tutti gli otto, difficile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>A caso, %1 × %1, tutti gli otto, esperto</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>Schema proprio, %1 × %1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>Schema proprio, %1 × %1, bordi uniti</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>Schema proprio, %1 × %1, diagonale</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>Schema proprio, %1 × %1, tutti gli otto</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>Schema vuoto, %1 × %1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>Schema vuoto, %1 × %1, bordi uniti</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>Schema vuoto, %1 × %1, diagonale</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>Schema vuoto, %1 × %1, tutti gli otto</translation>
    </message>
</context>
</TS>
