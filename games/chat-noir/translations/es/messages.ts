<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>el gato, escapado</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>el gato, atrapado</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>el gato</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>borde</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>en uno de los caminos más cortos</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>Mostrar las &amp;salidas del gato</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>Marca los caminos más cortos del gato hasta el borde. Mantén H para verlos un momento.</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Salidas</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>El gato está a un paso del borde.</numerusform>
            <numerusform>El gato está a %Ln pasos del borde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>El gato no tiene salida.</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>¡El gato está atrapado!</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>El gato se ha escapado</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>Tras un turno.</numerusform>
            <numerusform>Tras %Ln turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardín</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>Jardín pequeño</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>Parque amplio</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>Jardín sin escape</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>Campo abierto</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>Setos al empezar</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Corriente</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Astuto</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>Dormilón</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>Repartir solo tableros donde se puede atrapar al gato (demostrado)</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>Cuenta con que le cierres el mejor camino a cada paso, y prefiere caminos que se bifurcan.</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>Va por el camino más corto, pero da al azar uno de cada tres pasos.</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>Va al borde por el camino más corto; si hay varios, por cualquiera. No prevé nada.</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Solo se puede demostrar en tableros hasta el tamaño %1.</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>Con este gato, los tableros demostrados de este tamaño tienen al menos un seto.</numerusform>
            <numerusform>Con este gato, los tableros demostrados de este tamaño tienen al menos %Ln setos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>Un tablero de este tamaño puede tener un seto al empezar.</numerusform>
            <numerusform>Un tablero de este tamaño puede tener hasta %Ln setos al empezar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>Fila %1, columna %2: cierra la última salida del gato.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>Fila %1, columna %2: la única losa por la que el gato puede irse ahora.</numerusform>
            <numerusform>Fila %1, columna %2: una de las %Ln losas por las que el gato puede irse ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>Fila %1, columna %2: si no, el gato se iría por ahí.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>Fila %1, columna %2: atrapó al gato en %3 de una partida de prueba.</numerusform>
            <numerusform>Fila %1, columna %2: atrapó al gato en %3 de %Ln partidas de prueba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>Fila %1, columna %2: vaya donde vaya el gato, se le puede encerrar.</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>Solo un despiste del gato puede salvar la partida.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>La partida está perdida.</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>No se encontró ninguna victoria forzada.</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>La victoria está demostrada, haga lo que haga el gato.</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>La victoria está demostrada: este turno la remata.</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>La victoria está demostrada, en un turno.</numerusform>
            <numerusform>La victoria está demostrada, en %Ln turnos como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>No existe esa losa.</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>El gato está sentado en esta losa.</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>En esta losa ya hay un seto.</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>La losa de la fila %1, columna %2 atrapó al gato en el %3 % de las partidas de prueba; tu seto, en el %4 %.</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>%1 % de la probabilidad de atrapar al gato</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>El tamaño debe ser un número impar de 5 a 21.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>Un tablero de tamaño %1 puede tener como mucho un seto al empezar.</numerusform>
            <numerusform>Un tablero de tamaño %1 puede tener hasta %Ln setos al empezar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Solo se puede demostrar en tableros hasta el tamaño %1.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>Un tablero de tamaño %1 donde se atrape con seguridad a este gato necesita un seto.</numerusform>
            <numerusform>Un tablero de tamaño %1 donde se atrape con seguridad a este gato necesita %Ln setos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>Un tablero tiene la forma c3d7k11-9f3a: los setos y después el número del gato.</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>El tablero nombra una losa que no tiene.</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>La losa del centro es del gato.</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>El tablero nombra dos veces una losa.</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>El tablero debería tener un seto.</numerusform>
            <numerusform>El tablero debería tener %Ln setos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>Falta el número del gato.</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>El gato de este tablero ya está encerrado; no hay nada que jugar.</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>Las opciones tienen la forma 11-6-plain: tamaño, setos y gato (plain, sharp o sleepy), y después -sure si se quiere.</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>Ese no es el nombre de una losa.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>1 seto</numerusform>
            <numerusform>%Ln setos</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>Tamaño %1, %2, gato astuto, solo tableros demostrados</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>Tamaño %1, %2, gato astuto</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>Tamaño %1, %2, gato dormilón, solo tableros demostrados</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>Tamaño %1, %2, gato dormilón</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>Tamaño %1, %2, gato corriente, solo tableros demostrados</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>Tamaño %1, %2, gato corriente</translation>
    </message>
</context>
</TS>
