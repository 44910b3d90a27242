<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1: è la bandiera.</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1: con ogni altro tasto una zucca prende subito la palla.</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1: da lì c’è un passo fino alla bandiera.</numerusform>
            <numerusform>%1: da lì ci sono %Ln passi fino alla bandiera.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1: poi la via fino alla bandiera è più breve, %3 invece di %2.</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1: in questo labirinto una zucca ora potrebbe prendere la palla.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1: un tasto dopo il prossimo labirinto accorcia la via fino alla bandiera da %2 passi a %3.</numerusform>
            <numerusform>%1: %Ln tasti dopo il prossimo labirinto accorcia la via fino alla bandiera da %2 passi a %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1: non si vince prima. Poi le vie delle zucche fino alla palla sono lunghe %2 e %3.</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>Così vinci.</numerusform>
            <numerusform>Così vinci con %Ln tasti, e con meno non si può.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>È dimostrato che da qui non si vince con un tasto; oltre non si è cercato. Annulla alcuni tasti.</numerusform>
            <numerusform>È dimostrato che da qui non si vince con %Ln tasti o meno; oltre non si è cercato. Annulla alcuni tasti.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>È dimostrato che una zucca prende la palla, qualunque cosa tu faccia. Annulla alcuni tasti.</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>Da qui ci sono troppe vie per guardarle tutte.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Prossimo labirinto</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>La partita è finita. Annulla, o comincia una nuova partita.</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>C’è una siepe.</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Cambi di labirinto</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>%1 vince subito; dopo «%2» una zucca prende la palla, qualunque cosa tu faccia.</numerusform>
            <numerusform>%1 vince con %Ln tasti; dopo «%2» una zucca prende la palla, qualunque cosa tu faccia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>%1 vince subito; con «%2» non bastano %3 tasti.</numerusform>
            <numerusform>%1 vince con %Ln tasti; con «%2» non ne bastano %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>%1 vince subito; con «%2» servono %3 tasti.</numerusform>
            <numerusform>%1 vince con %Ln tasti; con «%2» ne servono %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
        <translation>
            <numerusform>un tasto</numerusform>
            <numerusform>%Ln tasti</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the board of lesson %1.</source>
        <translation>Questo non è lo schema della lezione %1.</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>Questo non è uno schema di %1 × %1: né il suo codice né il suo numero.</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>La grandezza deve essere da %1 a %2.</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>Una mossa è left, up, right, down, wait o next.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lezione %1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>tally_maze::Board</name>
    <message>
        <source>Maze</source>
        <translation>Labirinto</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>a sinistra</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>a destra</translation>
    </message>
    <message>
        <source>above</source>
        <translation>sopra</translation>
    </message>
    <message>
        <source>below</source>
        <translation>sotto</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>aperto %1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>nel prossimo labirinto aperto %1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>bandiera</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>palla</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>zucca inseguitrice</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>zucca stratega</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>qui arriva una zucca</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>qui arrivano tutte e due le zucche</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>suggerimento</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>Codice e numero dello schema</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>Ogni labirinto di una grandezza ha un numero. Il suo codice è lo stesso numero in meno lettere. Dai l’uno o l’altro a qualcuno, e giocherete lo stesso schema.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>Codice di questo schema</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Il suo numero</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>Codice del labirinto attuale</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>&amp;Gioca questo schema:</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>Un codice, un numero o un codice di partita</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Grandezza:</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>Può essere di una grandezza maggiore, da %L1 × %L1 in su.</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Guarda avanti</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Prossimo labirinto</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>Le zucche si muovono, la palla no (barra spaziatrice o punto)</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>Mostra il prossimo labirinto sopra questo fino al prossimo tasto, o finché è premuto (tieni premuto P)</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>Il labirinto diventa il prossimo, poi si muovono le zucche (N)</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>Fai clic su una casella accanto alla palla, o trascina la palla.</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>&amp;Lezione successiva</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>Codice e numero dello &amp;schema...</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>&amp;Incolla uno schema</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>Mostra dove &amp;vanno le zucche</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>Mostra sempre il &amp;prossimo labirinto</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>Gioca 6 × 6</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lezione successiva</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>Porta la palla alla bandiera prima che una zucca la prenda. Ogni volta che ti muovi, aspetti o fai venire il prossimo labirinto, tutte e due le zucche fanno un passo.</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>Lezione 1 di 5: i passi. Premi una freccia, o fai clic su una casella accanto alla palla. Dopo ogni tuo passo ne fanno uno anche tutte e due le zucche.</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>Lezione 2 di 5: aspettare. Con i soli passi qui una zucca ti prende. Aspetta una volta per strada: premi la barra spaziatrice, o fai clic sulla palla.</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>Lezione 3 di 5: il prossimo labirinto. Qui nessuna via passa oltre le zucche. Premi N per strada: un buco in una siepe va in un altro posto.</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>Lezione 4 di 5: guardare avanti. Tieni premuto P prima di premere N, e vedi il prossimo labirinto. La zucca con gli occhiali cammina come se fosse già lì.</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>Lezione 5 di 5: tutto insieme. Muoviti, aspetta, guarda avanti e cambia il labirinto. Z ritira un tasto, anche quando una zucca ti ha preso.</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>oltre %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ignoto</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>Tasti premuti</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>Minimo di tasti (par)</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Cambi di labirinto</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>Questo schema non si può vincere: una zucca prende la palla qualunque cosa tu faccia.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>Questo schema non si può vincere con un tasto. Oltre, nessuno ha cercato.</numerusform>
            <numerusform>Questo schema non si può vincere con %Ln tasti. Oltre, nessuno ha cercato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>Nel prossimo labirinto: un passo fino alla bandiera</numerusform>
            <numerusform>Nel prossimo labirinto: %Ln passi fino alla bandiera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>Un passo fino alla bandiera</numerusform>
            <numerusform>%Ln passi fino alla bandiera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>una zucca è a un passo</numerusform>
            <numerusform>la zucca più vicina è a %Ln passi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>A pumpkin caught the ball after %Ln keys.</source>
        <comment>A pumpkin caught the ball at once.</comment>
        <translation>
            <numerusform>Una zucca ha preso subito la palla.</numerusform>
            <numerusform>Una zucca ha preso la palla dopo %Ln tasti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Con un tasto.</numerusform>
            <numerusform>Con %Ln tasti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Con un tasto.</numerusform>
            <numerusform>Con %Ln tasti, il minimo possibile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>Con un tasto, par %L1.</numerusform>
            <numerusform>Con %Ln tasti, par %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>Negli appunti non c’è uno schema: né codice, né numero, né codice di partita.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>Lezione %L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>Caselle per lato</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>Le lezioni sono cinque piccoli schemi, ognuno con una cosa da imparare.</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>Ogni schema proposto si può vincere con un tasto.</numerusform>
            <numerusform>Ogni schema proposto si può vincere con al massimo %Ln tasti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>Mostra dove vanno le zucche</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>Mostra sempre il prossimo labirinto</translation>
    </message>
</context>
</TS>
