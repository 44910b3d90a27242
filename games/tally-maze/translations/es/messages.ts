<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1: es la bandera.</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1: con cualquier otra tecla, una calabaza atrapa la bola al instante.</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1: desde ahí queda un paso hasta la bandera.</numerusform>
            <numerusform>%1: desde ahí quedan %Ln pasos hasta la bandera.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1: así el camino a la bandera es más corto, %3 en vez de %2.</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1: en este laberinto una calabaza podría atrapar ahora la bola.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1: una tecla después, el siguiente laberinto acorta el camino a la bandera de %2 pasos a %3.</numerusform>
            <numerusform>%1: %Ln teclas después, el siguiente laberinto acorta el camino a la bandera de %2 pasos a %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1: no hay nada que gane antes. Los caminos de las calabazas a la bola miden entonces %2 y %3.</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>Esto gana.</numerusform>
            <numerusform>Esto gana con %Ln teclas, y nada gana con menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>Está demostrado que desde aquí nada gana con una tecla, y más allá no se miró. Deshaz algunas teclas.</numerusform>
            <numerusform>Está demostrado que desde aquí nada gana con hasta %Ln teclas, y más allá no se miró. Deshaz algunas teclas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>Está demostrado que una calabaza atrapa la bola, hagas lo que hagas. Deshaz algunas teclas.</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>Desde aquí hay demasiados caminos para mirarlos todos.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Siguiente laberinto</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>La partida ha terminado. Deshaz o empieza una partida nueva.</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>Ahí hay un seto.</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Laberintos cambiados</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>%1 gana al instante; tras «%2» una calabaza atrapa la bola, pase lo que pase.</numerusform>
            <numerusform>%1 gana con %Ln teclas; tras «%2» una calabaza atrapa la bola, pase lo que pase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>%1 gana al instante; con «%2» nada gana con hasta %3 teclas.</numerusform>
            <numerusform>%1 gana con %Ln teclas; con «%2» nada gana con hasta %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>%1 gana al instante; con «%2» hacen falta %3 teclas.</numerusform>
            <numerusform>%1 gana con %Ln teclas; con «%2» hacen falta %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
        <translation>
            <numerusform>una tecla</numerusform>
            <numerusform>%Ln teclas</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the board of lesson %1.</source>
        <translation>Este no es el tablero de la lección %1.</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>Esto no es un tablero de %1 × %1: ni su código ni su número.</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>El tamaño debe ser de %1 a %2.</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>Una jugada es left, up, right, down, wait o next.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lección %1</translation>
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
        <translation>Laberinto</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>above</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>below</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>abierto %1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>en el siguiente laberinto, abierto %1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>bandera</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>bola</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>calabaza perseguidora</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>calabaza previsora</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>aquí viene ahora una calabaza</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>aquí vienen ahora ambas calabazas</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>Código y número del tablero</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>Cada laberinto de un tamaño tiene un número. Su código es el mismo número con menos letras. Dale uno de los dos a otra persona y jugará el mismo tablero que tú.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>Código de este tablero</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Su número</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>Código del laberinto actual</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>&amp;Jugar este tablero:</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>Un código, un número o un código de partida</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>Puede ser uno de un tamaño mayor, desde %L1 × %L1.</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Ver qué viene</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Siguiente laberinto</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>Las calabazas se mueven y la bola no (barra espaciadora o punto)</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>Muestra el siguiente laberinto sobre este hasta la próxima tecla, o mientras se mantiene pulsado (mantén P)</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>El laberinto pasa al siguiente y después se mueven las calabazas (N)</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>Haz clic en una casilla junto a la bola, o arrástrala.</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>Siguiente &amp;lección</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>&amp;Código y número del tablero...</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>&amp;Pegar un tablero</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>Mostrar adónde &amp;van las calabazas</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>Mostrar siempre el &amp;siguiente laberinto</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>Jugar en 6 × 6</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>Lleva la bola a la bandera antes de que la atrape una calabaza. Cada vez que mueves, esperas o pasas al siguiente laberinto, las dos calabazas dan un paso.</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>Lección 1 de 5: pasos. Pulsa una flecha o haz clic en una casilla junto a la bola. Tras cada paso tuyo, las dos calabazas también dan uno.</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>Lección 2 de 5: esperar. Solo con pasos, aquí te atrapa una calabaza. Espera una vez por el camino: pulsa la barra espaciadora o haz clic en la bola.</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>Lección 3 de 5: el siguiente laberinto. Aquí ningún camino esquiva las calabazas. Pulsa N por el camino: un hueco de un seto cambia de sitio.</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>Lección 4 de 5: ver qué viene. Mantén P antes de pulsar N y verás el siguiente laberinto. La calabaza con gafas anda como si ya estuviera en él.</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>Lección 5 de 5: todo junto. Da pasos, espera, mira qué viene y cambia el laberinto. Z anula una tecla, también cuando te han atrapado.</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>más de %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>Teclas pulsadas</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>Mínimo de teclas (par)</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Laberintos cambiados</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>Este tablero no se puede ganar: una calabaza atrapa la bola hagas lo que hagas.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>Este tablero no se puede ganar con una tecla. Con más, nadie lo ha mirado.</numerusform>
            <numerusform>Este tablero no se puede ganar con %Ln teclas. Con más, nadie lo ha mirado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>En el siguiente laberinto: un paso hasta la bandera</numerusform>
            <numerusform>En el siguiente laberinto: %Ln pasos hasta la bandera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>Un paso hasta la bandera</numerusform>
            <numerusform>%Ln pasos hasta la bandera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>una calabaza está a un paso</numerusform>
            <numerusform>la calabaza más cercana está a %Ln pasos</numerusform>
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
            <numerusform>Una calabaza atrapó la bola al instante.</numerusform>
            <numerusform>Una calabaza atrapó la bola tras %Ln teclas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Con una tecla.</numerusform>
            <numerusform>Con %Ln teclas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Con una tecla.</numerusform>
            <numerusform>Con %Ln teclas, el mínimo posible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>Con una tecla, par %L1.</numerusform>
            <numerusform>Con %Ln teclas, par %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>El portapapeles no contiene ningún tablero: ni código, ni número, ni código de partida.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
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
        <translation>Repartido</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>Lección %L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>Casillas por lado</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>Las lecciones son cinco tableros pequeños, cada uno con una cosa que aprender.</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>Todo tablero repartido se puede ganar con una tecla.</numerusform>
            <numerusform>Todo tablero repartido se puede ganar con %Ln teclas como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>Mostrar adónde van las calabazas</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>Mostrar siempre el siguiente laberinto</translation>
    </message>
</context>
</TS>
