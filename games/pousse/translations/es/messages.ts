<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>Calculando...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>A una jugada: %1. %2</numerusform>
            <numerusform>A %Ln jugadas: %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>Partidas en notación de concurso</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1 x %L1, una jugada</numerusform>
            <numerusform>%L1 x %L1, %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copiar la partida</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>La partida se copió en notación de concurso.</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>&amp;Pegar una partida</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>No hay texto que pegar. Copia antes una partida en notación de concurso: el tamaño del tablero y después una jugada por línea.</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Esto no se puede pegar</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Primer jugador:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Segundo jugador:</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>&amp;Filas y columnas:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>Pa&amp;rtidas:</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganada por</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>Partidas del encuentro</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>El primer jugador empieza con X; después se cambia de bando en cada partida.</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>El encuentro ha terminado: %1.</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>Nadie: demasiadas jugadas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1 (repetición)</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>%1 ha ganado %L2 de %L3; con X, %L4 de %L5; con O, %L6 de %L7.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Iniciar</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>El mismo tablero que tras la otra jugada con este signo.</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>Vuelve a la posición que se repitió</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>Tras la jugada %L1</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>no se puede iniciar %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>no se puede iniciar %1: %2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 se detuvo</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>%1 no ha respondido en un segundo</numerusform>
            <numerusform>%1 no ha respondido en %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>%1 no deja de escribir</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1 se cerró de golpe</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>%1 ha terminado sin jugar</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>%1 respondió «%2», que aquí no es una jugada</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>Terminar la lista de &amp;jugadas con QUIT</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>Programas jugadores</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>Programas que hablan la interfaz del concurso: leen el tamaño y las jugadas hechas, y escriben una jugada. Se ejecutan con tus permisos; añade solo programas de confianza. Un bando juega con uno de ellos cuando su jugador es «programa jugador».</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Añadir...</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>Juega con &amp;X:</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>Juega con &amp;O:</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation>Añadir un programa jugador</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation>fila %L1 desde la izquierda</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>fila %L1 desde la derecha</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>columna %L1 desde arriba</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>columna %L1 desde abajo</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1; la última %2 caería fuera</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1; pierde, porque repetiría un tablero anterior</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1; pista</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>%1 repetiría un tablero anterior, y perdería.</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>%1 hace sitio: la última %2 cae por el borde.</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>%1 ocupa una casilla vacía.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>%1 empuja una ficha.</numerusform>
            <numerusform>%1 empuja %Ln fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>Te toca: mete una %1 desde un borde.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>%1 ha repetido el tablero que había tras la jugada %L2, y eso pierde.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>Se ha hecho una jugada, y no ha ganado nadie.</numerusform>
            <numerusform>Se han hecho %Ln jugadas, y no ha ganado nadie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>%1 tiene una línea</numerusform>
            <numerusform>%1 tiene %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1 contra %L2.</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>La última jugada fue del propio bando %1.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>igualado</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 lleva una ventaja de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 gana con la próxima jugada</numerusform>
            <numerusform>%1 puede forzar la victoria en %Ln jugadas de ambos bandos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translation>
            <numerusform>una posición</numerusform>
            <numerusform>%Ln posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>a una jugada</numerusform>
            <numerusform>a %Ln jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nueva partida con los bandos &amp;cambiados</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>&amp;Encuentro de varias partidas...</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>Pro&amp;gramas jugadores...</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>Mostrar &amp;dónde estaba el mismo tablero</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>Marcar los bordes que pierden por &amp;repetición</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>Marca los números donde empujar repetiría un tablero anterior.</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>Reloj de cada &amp;turno</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>Muestra cuánto dura ya el turno actual.</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>&amp;Sonidos a los 30 y 60 segundos</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>Un sonido suave a los 30 segundos de un turno, y dos a los 60. Los sonidos deben estar activados.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Valoración y mejor línea</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>La máquina valora cada posición que se muestra. Una partida en la que lo ves cuenta como jugada con ayuda.</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>Las fichas entran por los bordes: haz clic en un número.</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>Líneas de X</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>Líneas de O</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>La máquina está pensando. Con %1 juega de inmediato.</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1 x %L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Filas y columnas</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>En 3 x 3 siempre puede ganar X, y el nivel experto sabe cómo.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Las partidas contra la máquina se cuentan, cada nivel por separado.</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1 está pensando...</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Intro la juega.</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>%1 tiene el turno y espera. Juega por la máquina o hazla jugar con %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>La máquina (%1)</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 jugó %2.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>%1 gana al instante.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 es la que más resiste.</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>%1 es la mejor jugada que ve el experto.</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>Puedes ganar con una jugada.</numerusform>
            <numerusform>Puedes forzar la victoria en %Ln jugadas entre los dos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>Todas las jugadas pierden al instante.</numerusform>
            <numerusform>Tu rival puede forzar la victoria en %Ln jugadas entre los dos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>simple</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>simple</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>Empuja siempre la primera columna desde abajo, y así gana a quien no mira.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>Ve una línea cuando puede completarla.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>Ve una jugada y la respuesta.</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>clásico rápido</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>Juega a la antigua y prevé una jugada menos que el clásico.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>Prevé tres jugadas, y cuatro en tableros pequeños.</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>clásico</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>Juega a la antigua y prevé cinco jugadas; en tableros grandes, menos.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>Prevé seis jugadas.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>No comete errores en 3 x 3, ni con X en 4 x 4; en los demás tableros piensa dos segundos.</translation>
    </message>
    <message>
        <source>player program</source>
        <translation>programa jugador</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>Un programa que has añadido en el menú Partida. Si no hay ninguno, copia la última jugada.</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>Una partida empieza con el tamaño de su tablero, de %1 a %2.</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>No se pueden leer partidas que siguen tras la jugada %1.</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>La jugada %1 no se puede leer: %2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>La jugada %1 no se puede hacer. %2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>Las filas y columnas de este tablero tienen los números 1 a %1.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation>Con %1 se repite un tablero anterior, y eso pierde; con %2 no se repite ninguno.</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>%1 da más líneas al otro bando; %2 no.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>%1 gana al instante.</numerusform>
            <numerusform>%1 puede forzar la victoria en %Ln jugadas de ambos bandos.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>Tras %1 el otro bando gana al instante con %2; tras %3 no.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Tras %1 el otro bando gana al instante; tras %2 no se ve tal victoria.</numerusform>
            <numerusform>Tras %1 el otro bando puede forzar la victoria en %Ln jugadas; tras %2 no se ve tal victoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Tras %1, la respuesta %2 es fuerte; %3 le deja menos al otro bando.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 le deja al otro bando menos que %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % de la probabilidad de ganar</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>Las opciones de Pousse son el tamaño del tablero, de %1 a %2.</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>Toda partida de Pousse empieza con el tablero vacío.</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>Una jugada es L, R, T o B por el borde y un número, como T3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translation>X: %1.</translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translation>O: %1.</translation>
    </message>
</context>
</TS>
