<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Tiempo para pensar, en segundos</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>Cualquier número de segundos, 0 o más.</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>La máquina juega antes si ya ha visto bastante.</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>El tiempo debe ser un número, 0 o más.</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>Una pieza nueva va al tablero.</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>Una pieza que está en el tablero se queda en él.</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>%1 está pensando. Con %2 juega de inmediato.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>No hay ningún lugar donde esta pieza pueda ir ahora.</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>Reclamar &amp;tablas</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Reclamar tablas</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>La misma posición se ha dado tres veces</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>Mostrar las &amp;amenazas</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>Mostrar las piezas &amp;cubiertas (para practicar)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>Unos discos pequeños en las esquinas de una casilla muestran lo que hay cubierto. La partida cuenta como jugada con ayuda.</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>Tablero de 3 x 3</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>Tablero de 4 x 4</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
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
        <translation>En 3 x 3, Rojo puede forzar la victoria, y el nivel experto sabe cómo.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Las partidas contra la máquina se cuentan, cada nivel por separado.</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Tiempo para pensar, en segundos</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>Elige primero una de tus piezas.</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>minúscula</translation>
    </message>
    <message>
        <source>small</source>
        <translation>pequeña</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>roja minúscula</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>amarilla minúscula</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>roja pequeña</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>amarilla pequeña</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>roja mediana</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>amarilla mediana</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>roja grande</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>amarilla grande</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacía</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 sobre %2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>soporte rojo %L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>soporte amarillo %L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>reclama tablas</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Te toca (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>La máquina espera. Juega por %1, avanza o hazla jugar ya.</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>Esta posición se ha dado tres veces: se pueden reclamar tablas.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 amenaza %2.</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1 puede completar %2.</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1 tapa una línea en %2.</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>No hay ninguna línea amenazada.</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>Esta posición se ha dado tres veces.</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>La línea %1 está completa.</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>Has destapado la línea %1.</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>%1 ha destapado la línea %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>1 semijugada</numerusform>
            <numerusform>%Ln semijugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>1 posición</numerusform>
            <numerusform>%Ln posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation>gana con seguridad</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>pierde contra el mejor juego</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>líneas %1</translation>
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
            <numerusform>Fuerza la victoria en una jugada.</numerusform>
            <numerusform>Fuerza la victoria en %Ln jugadas como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>Hagas lo que hagas, el otro bando puede ganar en su turno.</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>El otro bando puede forzar la victoria en una jugada; no se puede resistir más.</numerusform>
            <numerusform>El otro bando puede forzar la victoria en %Ln jugadas; no se puede resistir más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>Nadie puede forzar la victoria en una jugada.</numerusform>
            <numerusform>Nadie puede forzar la victoria en %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>Esto completa tu línea.</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>Esto frena una línea del otro bando y amenaza con una tuya.</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>Esto frena al otro bando, que podría ganar en su turno.</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>Esto amenaza con completar una línea.</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>Esto conserva tu victoria.</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>Esto es lo que más resiste.</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Esto te da las mejores perspectivas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>Esta posición se ha dado tres veces, y no hay victoria a la vista.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>Completa una línea cuando puede, y se le escapa casi todo lo demás.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>Prevé tres jugadas y se le puede ganar.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>En 3 x 3 no comete errores, y con Rojo gana siempre. En 4 x 4 juega tan bien como le permite su tiempo para pensar.</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>No hay piezas de este tamaño.</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>Todas las piezas de este tamaño están en el tablero.</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>Esta pieza todavía está dentro de otra más grande.</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>Una pieza solo puede cubrir otra más pequeña.</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>Una pieza nueva no puede cubrir otra de tu color.</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>Una pieza nueva solo puede cubrir una que forme parte de tres en línea del otro color.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Aquí no hay ninguna pieza.</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>Esta pieza es del otro bando.</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>Una pieza tiene que ir a otra casilla.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Esa jugada no es posible.</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>Se pueden reclamar tablas cuando una posición se ha dado tres veces.</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>Esto no está en el tablero.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>Se podían reclamar tablas, y el otro bando está mejor.</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>Yendo a %1 se completa una línea y se gana al instante.</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>Ir a %1 prometería más que unas tablas.</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>Tu jugada destapó una línea del otro bando; ir a %1 no.</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>Tras tu jugada el otro bando podía ganar al instante; ir a %1 lo impediría.</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>Tras tu jugada el otro bando podía reclamar tablas; ir a %1 lo evitaría.</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>Ir a %1 fuerza la victoria en una jugada.</numerusform>
            <numerusform>Ir a %1 fuerza la victoria en %Ln jugadas como mucho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>Tras tu jugada el otro bando podía forzar la victoria en una jugada; ir a %1 lo impide.</numerusform>
            <numerusform>Tras tu jugada el otro bando podía forzar la victoria en %Ln jugadas; ir a %1 lo impide.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>Ir a %1 daría el %2 % de la probabilidad de ganar; tu jugada, el %3 %.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % de la probabilidad de ganar</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>Una posición de Gobblet es &quot;empty&quot;, o el bando que juega y las pilas de todas las casillas.</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>Un bando tiene en el tablero piezas que no puede tener.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>En esta posición la partida ha terminado.</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>Rojo reclama tablas.</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>Amarillo reclama tablas.</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>Rojo: %1 a %2.</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>Amarillo: %1 a %2.</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>Rojo: minúscula a %1.</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>Amarillo: minúscula a %1.</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>Rojo: pequeña a %1.</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>Amarillo: pequeña a %1.</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>Rojo: mediana a %1.</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>Amarillo: mediana a %1.</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>Rojo: grande a %1.</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>Amarillo: grande a %1.</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>Las opciones de Gobblet son el tamaño del tablero, &quot;3&quot; o &quot;4&quot;.</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>Las jugadas de Gobblet se escriben como &quot;+2@1,0&quot; (una pieza nueva) o &quot;1,0&gt;2,2&quot;.</translation>
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
