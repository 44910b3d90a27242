<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1, tapada</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1, tapada, bandera</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1, tapada, interrogación</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1, tapada, empieza aquí</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1, mina encontrada, en flor</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacía</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1, número %L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation>%1, mina</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1, mina que ha estallado</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1, bandera equivocada</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1, mina con un %L2 por ciento</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>Los clics ponen &amp;banderas</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>Un clic o toque simple pone o quita una bandera; con Ctrl, destapa.</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>Mostrar la &amp;probabilidad de mina</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>Muestra la probabilidad exacta de mina en cada casilla tapada. La partida cuenta como jugada con ayuda.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>Las minas pueden estar de demasiadas maneras para contar aquí las probabilidades.</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>No se pudieron contar las probabilidades.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Minas que quedan</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>Los clics ponen banderas.</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>Este tablero puede obligar a adivinar y no entra en la clasificación.</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>No se encontró ningún tablero de este nivel. Este pide menos y no entra en la clasificación.</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>Empieza por el anillo.</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>Eso era una mina</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation>¡Todas las minas encontradas!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>Estaba destapada %L1 de 1 casilla segura.</numerusform>
            <numerusform>Estaban destapadas %L1 de %Ln casillas seguras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>Una jugada, menos que los %L1 clics sin banderas.</numerusform>
            <numerusform>%Ln jugadas, menos que los %L1 clics sin banderas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>Una jugada; sin banderas bastan %L1 clics.</numerusform>
            <numerusform>%Ln jugadas; sin banderas bastan %L1 clics.</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Sin adivinar</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
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
        <translation>Experto</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minas</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Primera casilla</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>Segura, con apertura</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Segura</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Sin protección</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Adivinar</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>Puede hacer falta</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>Nunca, como mucho parejas</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>Nunca, razonamiento básico</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>Nunca, hacen falta parejas</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>Nunca, hacen falta cadenas</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>Nunca, hace falta razonamiento experto</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>Para resolver el tablero basta mirar uno o dos números a la vez.</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>Para resolver el tablero basta mirar un número a la vez.</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>En algún lugar hay que comparar dos números, pero nunca más.</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>En algún lugar hay que pensar toda una cadena de números.</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>En algún lugar hay que cotejar las minas que quedan con todo lo que ves.</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>Los tableros no se comprueban; la suerte puede decidir.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>El %L1 % de las casillas tiene mina; cabe una mina.</numerusform>
            <numerusform>El %L1 % de las casillas tiene mina; caben hasta %Ln minas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>Interrogaciones después de las banderas</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>Un clic en un número destapa las casillas de alrededor</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>Las opciones prometen que la primera casilla es segura, pero este tablero no nombra ninguna. Se puede jugar con %1.</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>Las opciones prometen una apertura en la primera casilla, pero este tablero no la tiene ahí. Se puede jugar con %1.</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>Las opciones prometen que este tablero se resuelve razonando, y eso no se pudo demostrar. Se puede jugar con %1.</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>Este tablero pide menos razonamiento del que prometen sus opciones. Se puede jugar con %1.</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>Este tablero empieza aquí: no hay minas ni aquí ni alrededor.</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>Este tablero se abrió por primera vez aquí, y no hay mina.</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>La primera casilla siempre es segura.</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>El 1 marcado ya tiene su mina, así que las otras casillas de alrededor son seguras.</numerusform>
            <numerusform>El %Ln marcado ya tiene todas sus minas, así que las otras casillas de alrededor son seguras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>El %1 marcado no tiene alrededor más casillas tapadas que minas, así que todas son minas.</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>El %1 marcado necesita tantas minas más que el %2 marcado que toda casilla que solo toca el %1 es una mina.</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>Todas las minas que aún necesita el %1 marcado están en casillas que comparte con el %2 marcado, así que las otras casillas alrededor del %1 son seguras.</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>Quedan tantas minas como casillas tapadas, así que todas son minas.</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>Todas las minas están encontradas, así que las demás casillas son seguras.</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>Hay una bandera equivocada: demostrado.</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>Demostrado con un solo número cada vez.</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>Demostrado comparando dos números.</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>Demostrado con una cadena de números.</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>Demostrado contando las minas que quedan.</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>Con una mina en esta casilla, los números marcados no podrían cumplirse todos, así que es segura.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>Ahora no hay nada seguro. La probabilidad de mina es aquí del %1 por ciento y del %2 por ciento en la casilla más segura, pero el número de debajo de esta promete llevar más lejos.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>Ahora no hay nada seguro. La probabilidad de mina es aquí del %1 por ciento. De todas las maneras en que aún pueden estar las minas, el %2 por ciento se gana con esta casilla; ninguna otra da más.</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>Ahora no hay nada seguro. Esta casilla es la más segura: la probabilidad de mina es del %1 por ciento.</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>Una apuesta, sin demostrar.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>Las minas pueden estar de demasiadas maneras para contarlas aquí.</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>Estén donde estén las minas que quedan, no hay ninguna en esta casilla.</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>Todas las casillas están destapadas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>No existe esa casilla.</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>Solo un número destapado puede destapar las casillas de alrededor.</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>Alrededor de este número no queda nada por destapar.</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>Alrededor de este número no hay tantas banderas como dice.</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>Esta casilla ya está destapada.</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>Empieza por el anillo: desde ahí, en este tablero no hay que adivinar.</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>Una bandera protege esta casilla.</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>Esta casilla ya tiene una bandera.</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>Esta casilla ya tiene una interrogación.</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>Esta casilla no tiene ninguna marca.</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation>
            <numerusform>Un tablero tiene de %1 a 1 casilla por fila o columna.</numerusform>
            <numerusform>Un tablero tiene de %1 a %Ln casillas por fila o columna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Un tablero de este tamaño tiene una mina como mucho.</numerusform>
            <numerusform>Un tablero de este tamaño tiene %Ln minas como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>Un tablero sin adivinar necesita una apertura en la primera casilla.</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Sin adivinar, un tablero de este tamaño tiene una mina como mucho.</numerusform>
            <numerusform>Sin adivinar, un tablero de este tamaño tiene %Ln minas como mucho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>Para pedir tal razonamiento, un tablero de este tamaño necesita al menos una mina.</numerusform>
            <numerusform>Para pedir tal razonamiento, un tablero de este tamaño necesita al menos %Ln minas.</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>3BV por segundo</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>Eficacia en porcentaje</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>La casilla de la fila %1, columna %2 es segura. %3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>La casilla de la fila %1, columna %2 es mejor apuesta. %3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>%1 % de la probabilidad de sobrevivir</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>Este no es un tablero de Buscaminas con estas opciones.</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>Este tablero tiene una mina, pero las opciones dicen %1.</numerusform>
            <numerusform>Este tablero tiene %Ln minas, pero las opciones dicen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>sin adivinar</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>sin adivinar, razonamiento básico</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>sin adivinar, razonamiento con parejas</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>sin adivinar, razonamiento con cadenas</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>sin adivinar, razonamiento experto</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>primera casilla segura</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>sin protección</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>Las opciones de Buscaminas tienen la forma 16x16,30.</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>Esa no es una jugada de Buscaminas.</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>Clásico, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>Clásico, %1 x %2, %3, %4</translation>
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
        <translation>Experto, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation>Experto, %1 x %2, %3, %4</translation>
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
            <numerusform>1 mina</numerusform>
            <numerusform>%Ln minas</numerusform>
        </translation>
    </message>
</context>
</TS>
