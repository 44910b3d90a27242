<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>prisma</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>bola azul</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>bola naranja</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>bola amarilla</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>bola rosa</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>bola verde</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>bola roja</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>bola celeste</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>cubo azul</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>cubo naranja</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>cubo amarillo</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>cubo rosa</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>cubo verde</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>cubo rojo</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>cubo celeste</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>pirámide azul</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>pirámide naranja</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>pirámide amarilla</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>pirámide rosa</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>pirámide verde</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>pirámide roja</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>pirámide celeste</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>octaedro azul</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>octaedro naranja</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>octaedro amarillo</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>octaedro rosa</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>octaedro verde</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>octaedro rojo</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>octaedro celeste</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>cilindro azul</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>cilindro naranja</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>cilindro amarillo</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>cilindro rosa</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>cilindro verde</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>cilindro rojo</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>cilindro celeste</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>cono azul</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>cono naranja</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>cono amarillo</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>cono rosa</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>cono verde</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>cono rojo</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>cono celeste</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>estrella azul</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>estrella naranja</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>estrella amarilla</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>estrella rosa</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>estrella verde</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>estrella roja</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>estrella celeste</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>rayo por la fila</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>rayo por la columna</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>estallido</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>Los récords los escribió una versión más nueva.</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>Otra ventana está usando los récords.</translation>
    </message>
</context>
<context>
    <name>jewel::Board</name>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gema elegida</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>Este equipo no tiene OpenGL; las gemas se pintan planas.</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>Los gráficos de este equipo dejaron de funcionar; las gemas se pintan planas.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>OpenGL no funciona en este equipo; las gemas se pintan planas.</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>&amp;Conservar el nombre</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>Puesto %L1 de los récords. Tu &amp;nombre:</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Tipo de partida</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Terminar la partida</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>&amp;Récords...</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>Gemas en el &amp;espacio</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>Las gemas &amp;giran</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>&amp;Signos en las gemas</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>Signos donde solo cuenta el &amp;color</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>Queda un segundo</numerusform>
            <numerusform>Quedan %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>Cambios restantes</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>Cambios posibles</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>El reloj empieza con tu primer cambio. Deshacer recupera la partida anterior.</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>El reloj empieza con tu primer cambio.</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>Deshacer recupera la partida anterior, que no había terminado.</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>El tiempo se acaba.</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>Junta tres gemas de un color.</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>Junta tres gemas de una forma.</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>Junta tres gemas de una clase.</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>Se acabaron los cambios</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Partida terminada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>Un punto, nivel %L1, cadena más larga %L2.</numerusform>
            <numerusform>%Ln puntos, nivel %L1, cadena más larga %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Los récords no se pudieron leer y empiezan de cero. Lo que había se conserva como %1.</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>Formas y colores</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>Solo colores</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>Solo formas</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>Colores, formas mezcladas</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>Formas, colores mezclados</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contra el reloj</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>Tranquilo, sin reloj</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sesenta jugadas</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Qué se junta</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>Premio por cadena</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>Gemas especiales</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>Tras un segundo</numerusform>
            <numerusform>Tras %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>Pistas por sí solas</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>Cada clase de gema tiene su propia forma y su propio color.</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>Todas las gemas tienen una misma forma. Junta sus colores.</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>Todas las gemas tienen un mismo color. Junta sus formas.</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>Junta colores. Las formas no cuentan.</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>Junta formas. Los colores no cuentan.</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1 Las líneas de cuatro o más, y las que se cruzan, dejan una gema que se lleva otras consigo.</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>Gemas en el espacio</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>Las gemas giran</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>Signos en las gemas</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>Signos donde solo cuenta el color</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>el prisma se lleva todas las bolas azules</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>el prisma se lleva todos los cubos naranjas</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>el prisma se lleva todas las pirámides amarillas</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>el prisma se lleva todos los octaedros rosas</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>el prisma se lleva todos los cilindros verdes</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>el prisma se lleva todos los conos rojos</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>el prisma se lleva todas las estrellas celestes</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>el prisma se lleva todas las gemas azules</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>el prisma se lleva todas las gemas naranjas</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>el prisma se lleva todas las gemas amarillas</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>el prisma se lleva todas las gemas rosas</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>el prisma se lleva todas las gemas verdes</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>el prisma se lleva todas las gemas rojas</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>el prisma se lleva todas las gemas celestes</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>el prisma se lleva todas las bolas</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>el prisma se lleva todos los cubos</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>el prisma se lleva todas las pirámides</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>el prisma se lleva todos los octaedros</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>el prisma se lleva todos los cilindros</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>el prisma se lleva todos los conos</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>el prisma se lleva todas las estrellas</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>eso crea un rayo por la fila %1</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>eso crea un rayo por la columna %1</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>eso crea un estallido</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>eso crea un prisma</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>dos prismas se llevan todo el tablero</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>eso crea dos gemas especiales</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>eso activa una gema especial</numerusform>
            <numerusform>eso activa %Ln gemas especiales</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>Cambia la gema de la fila %1, columna %2 por la de debajo: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>Cambia la gema de la fila %1, columna %2 por la de su derecha: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>Cambia la gema de la fila %1, columna %2 por la de debajo: %3. Puntos: %4.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>Cambia la gema de la fila %1, columna %2 por la de su derecha: %3. Puntos: %4.</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1 Puntos de media, con todo lo que cae: %2.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sesenta jugadas</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>formas y colores</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>solo colores</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>solo formas</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>colores con formas mezcladas</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>formas con colores mezclados</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>Esa no es una jugada de Joyas.</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>Ese no es un tablero de Joyas: ocho filas de ocho gemas y un número.</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>Un primer tablero no tiene todavía ninguna línea de tres.</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>En este tablero ningún cambio forma una línea.</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>Esas no son opciones de Joyas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>En esta partida no hay reloj.</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>Una jugada no se puede hacer antes que la que la precede.</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>El tiempo no se ha acabado.</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>No hay ninguna gema por la que cambiarla.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>Eso no forma ninguna línea de tres; las gemas vuelven a su sitio.</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1, %2, premio por cadena, gemas especiales</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1, %2, premio por cadena</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1, %2, gemas especiales</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1, pistas tras un segundo</numerusform>
            <numerusform>%1, pistas tras %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>No hay nada que cambiar.</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Cadena más larga</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>Mejor cambio</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>Gemas especiales creadas</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>Cambia la gema de la fila %1, columna %2 por la de debajo.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>Cambia la gema de la fila %1, columna %2 por la de su derecha.</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>Forma más de una línea. Puntos: %1. %2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>Forma una línea de %1 en la columna %2. %3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>Forma una línea de %1 en la fila %2. %3</translation>
    </message>
</context>
</TS>
