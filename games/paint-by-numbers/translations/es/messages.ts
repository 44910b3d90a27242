<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
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
        <source>unknown</source>
        <translation>desconocida</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>%1 por error</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanca</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>blanca por error</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>azul por error</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>números de la fila: %1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>números de la columna: %1</translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation>(%L1,%L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation>&amp;Este nonograma</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>Un &amp;cuadernillo</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Soluciones al final</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Qué imprimir</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Tableros al azar</translation>
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
        <source>&amp;Puzzles:</source>
        <translation>Nono&amp;gramas:</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>&amp;Columnas y filas:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Nivel:</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>C&amp;uántos:</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>Por &amp;página, como mucho:</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>Nonogramas</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>Nonogramas: %1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>Creando los nonogramas...</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>La imagen; arrastra sobre la parte que quieras tomar</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>&amp;Hacer que sea única</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>Busca las mínimas casillas que hay que cambiar para que quede una sola solución.</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>&amp;Cambiar estas casillas</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>Reflejar de izquierda a derecha</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>Reflejar de arriba abajo</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>Intercambiar azul y blanco</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>Vaciar el dibujo</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Mover arriba</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Mover abajo</translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <translation>C&amp;olumnas:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>&amp;Filas:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Autor:</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>&amp;Jugarlo</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>&amp;Mis nonogramas...</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>De una ima&amp;gen...</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>Añadir a mis no&amp;nogramas</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>Guardar en mis no&amp;nogramas</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>Dibuja algo: haz clic en una casilla o arrastra por varias.</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Cambiando esta casilla hay una sola solución.</numerusform>
            <numerusform>Cambiando estas %Ln casillas hay una sola solución. Con menos no basta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Cambiando esta casilla hay una sola solución.</numerusform>
            <numerusform>Cambiando estas %Ln casillas hay una sola solución. Quizá basten menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>Buscando las mínimas casillas que hay que cambiar...</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation>No se encontró cómo hacer única la solución cambiando unas pocas casillas.</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>Buscando otras soluciones...</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>Hay una sola solución.</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>Hay una sola solución, y se encuentra línea por línea. Nivel: %1.</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>Hay una sola solución, pero hay que probar colores. Nivel: %1.</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>Hay %L1 soluciones o más. Las casillas marcadas no son iguales en todas.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>Hay una solución.</numerusform>
            <numerusform>Hay %Ln soluciones. Las casillas marcadas no son iguales en todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>No hay ninguna solución.</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>No se pudo averiguar a tiempo si hay una sola solución.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>De una imagen</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>&amp;Dibujarlo</translation>
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
        <source>&amp;Keep its form</source>
        <translation>Mantener la &amp;forma</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>Columnas y fi&amp;las:</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>Ópt&amp;imo</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>Donde mejor se separan lo oscuro y lo claro</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>Lo &amp;claro es azul</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>El &amp;azul empieza en:</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>Recortar por la izquierda</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>Recortar por arriba</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>Recortar por la derecha</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>Recortar por abajo</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>&amp;Sin su borde</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>&amp;Entera</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>&amp;Recortar (píxeles):</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>Imágenes por descubrir</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>todas las imágenes</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tamaños</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
%L2 de %L3 descubiertas</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>Descubiertas hasta ahora: %L1 de %L2. Lo que muestra una imagen se dice cuando la descubres.</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Pintar</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Descubierta</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Sin descubrir todavía</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>Descubierta, mejor tiempo %1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>Mis nonogramas</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>Seguir &amp;dibujando</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Eliminar...</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Todavía no hay ninguno.</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>Sin título, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>¿Eliminar este nonograma para siempre?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>No es un archivo, o es demasiado grande.</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Línea %L1: %2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>No contiene un solo nonograma.</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>%1 no se puede usar. %2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>%1 no se puede usar y se apartó como %2. %3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>No se pudo guardar el nonograma: %1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>No se puede eliminar %1.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>Pintar de este color: %1 (tecla %L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>Nonogramas (non)</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>Nonogramas de webpbn</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>Nonogramas (nin)</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>Nonogramas (mk)</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>Nonogramas (cwd)</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>Nonogramas (g)</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>Solo la imagen (pbm)</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>Nonogramas de torneos</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>Nonogramas de PLT Games</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>Nonograma %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation>Rellena casillas de modo que cada fila y cada columna tenga bloques de casillas rellenas de estas longitudes, en este orden, con al menos una casilla vacía entre dos bloques.</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>Cada fila y cada columna tiene bloques de casillas de estas longitudes y colores, en este orden. Entre dos bloques del mismo color hay al menos una casilla vacía; los demás pueden tocarse.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation>En color</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>De %L1 a %L2 casillas</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>Las casillas en que se convierte</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>&amp;Biblioteca...</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>&amp;Siguiente imagen</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Siguiente imagen</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation>Los &amp;clics ponen casillas blancas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>Un clic o toque simple vuelve blanca una casilla desconocida; con el botón derecho se vuelve azul.</translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>Haz clic o arrastra para poner casillas blancas; con el botón derecho, azules.</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>Com&amp;probar las líneas</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>Marca las filas y columnas que no se pueden terminar tal como están.</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>Mostrar los &amp;errores</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>A&amp;tenuar los números hechos</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>Tablero &amp;entero, por pequeño que se vea</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>&amp;Letras de los colores</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>Casillas azules</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>Casillas de color</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>Haz clic o arrastra para dibujar. Los números siguen al dibujo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>Una línea no se puede terminar tal como está.</numerusform>
            <numerusform>%Ln líneas no se pueden terminar tal como están.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation>Las teclas 1 a %L1 eligen un color. Haz clic o arrastra para pintar; el botón derecho pone casillas blancas.</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>Haz clic o arrastra para pintar casillas de azul; con el botón derecho, blancas.</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>¡Imagen descubierta!</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>Es tu mejor tiempo con esta imagen.</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>Tu mejor tiempo con esta imagen es %1.</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>&amp;Dibujar un nonograma</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>&amp;Pegar una imagen</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>Todas las filas y columnas se pueden terminar tal como están.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>No hay errores.</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>No se pudieron buscar los errores.</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>Has descubierto todas las imágenes.</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation>15 × 15</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation>30 × 30</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Un tablero al azar</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>La misma imagen otra vez</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>Qué pintar</translation>
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
        <source>Blue cells of a hundred</source>
        <translation>Casillas azules de cada cien</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Other pictures are in the library.</source>
        <translation>Hay otras imágenes en la biblioteca.</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>Todo tablero al azar tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>Las líneas terminadas rellenan el resto de blanco</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>Atenuar los números hechos</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>Las líneas vacías muestran un 0</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>Letras de los colores en números y casillas</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>Tablero entero, por pequeño que se vea</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>Las soluciones se muestran</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Despacio</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>A ritmo normal</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Deprisa</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>Este es tu nonograma. El dibujo se conserva en el diseñador.</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>El nonograma está en tu biblioteca.</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>No se puede dibujar</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>El diseñador dibuja en azul y blanco. Una imagen en colores se puede jugar.</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>Un dibujo no pasa de %L1 × %L1; este nonograma tiene %L2 × %L3.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>Los números se contradicen: ninguna imagen los tiene.</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>La imagen de estos números no se encontró a tiempo.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>Los números se contradicen: este nonograma no tiene solución.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>Este nonograma tiene varias soluciones. Cualquiera gana.</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>De una imagen</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>No se puede abrir %1</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>No se puede pegar ninguna imagen</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Mis nonogramas</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>El archivo es demasiado grande.</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>Los archivos de este tipo no tienen colores.</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>No se conoce la imagen de este nonograma.</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>Los nonogramas de torneos tienen tantas filas como columnas.</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>«%1» no es un número de 0 a %2.</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>Un lado es un número de 1 a %1.</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>Los números no caben. Casillas necesarias: %1; casillas de la línea: %2.</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>Un nonograma tiene de 1 a %1 filas y columnas.</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>El nonograma tiene demasiados colores. El máximo es %1.</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>El color «%1» no tiene valor.</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>Hay algo después del final de la lista.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>Un paréntesis no está cerrado.</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>Las listas están anidadas a demasiada profundidad.</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>Un texto entre comillas no tiene final.</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>Se cierra un paréntesis que no se abrió.</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>Esto no es una partida guardada ni un diseño guardado de Nonogramas.</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>No hay tantas casillas como dicen los números.</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>Las filas y columnas son listas de listas de números.</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>Este tamaño está dos veces: %1.</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>Los tamaños van delante de esta sección: %1.</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>Esta sección está dos veces: %1.</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>La sección es demasiado larga o corta. Líneas necesarias: %1; líneas encontradas: %2; sección: %3.</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>Los tamaños van delante de la imagen.</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>La imagen es demasiado grande o pequeña. Casillas encontradas: %1; casillas necesarias: %2.</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translatorcomment>not a term: column; not a term: row</translatorcomment>
        <translation>Un nonograma tiene las secciones rows y columns, o goal.</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>La imagen y los números no coinciden. Valen los números.</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>Solo se leen los primeros %1 nonogramas.</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>Faltan los tamaños.</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>La primera línea tiene dos números, los tamaños.</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>Faltan los números de algunas líneas.</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>Hay más líneas de las que dicen los tamaños.</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>Entre filas y columnas va una línea con #.</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>Entre filas y columnas va una línea vacía.</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>Un nonograma empieza con $ y su número.</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translation>Dos secciones empiezan con dos puntos: filas y columnas.</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>Los nonogramas con triángulos no se pueden jugar.</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>Un mapa de bits empieza con P1 o P4.</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>El mapa de bits termina demasiado pronto.</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>Una casilla de un mapa de bits es 0 o 1.</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translatorcomment>not a term: column; not a term: row</translatorcomment>
        <translation>Los números son del tipo rows o columns.</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>Los nonogramas con números ocultos no se pueden jugar.</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>Cada fila de una imagen va entre dos |.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Un corchete no está cerrado.</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>No hay ningún color para «%1».</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>Las filas de una imagen tienen la misma longitud.</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>Un nonograma tiene números o una imagen.</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>En este XML no hay ningún nonograma.</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>El XML termina demasiado pronto.</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>No se lee XML que declara sus propias entidades.</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>Esto no es XML.</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>Una etiqueta no tiene nombre.</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>Un atributo tiene la forma name=&quot;value&quot;.</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>El XML es demasiado grande.</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>Se cierra una etiqueta que no está abierta: %1.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1 no tiene casillas de color, así que toda es blanca.</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1: ya están todas sus casillas de color, así que el resto es blanco.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1: esté donde esté el bloque de %2 (%3), cubre estas casillas.</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1 y %2 dejan un solo color para la casilla donde se cruzan: %3.</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>De línea en línea, queda un solo color para la %1: %2.</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>Cualquier otro color para la %1 lleva a una línea que no se puede terminar, así que es este: %2.</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>Si el color de la %1 fuera %2, ya nada encajaría en esta línea: %3.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>Si el color de la %1 fuera %2, esta línea no se podría terminar tras un paso: %3.</numerusform>
            <numerusform>Si el color de la %1 fuera %2, esta línea no se podría terminar tras %Ln pasos: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1 no tiene casillas azules, así que toda es blanca.</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1: ya están todas sus casillas azules, así que el resto es blanco.</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1: sus números llenan la línea exactamente.</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1: el bloque de %2 está completo, así que termina en blanco.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1: esté donde esté el bloque de %2, cubre estas casillas.</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1: ningún bloque cabe en un hueco tan pequeño.</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1: ningún bloque llega hasta estas casillas.</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1: todas las maneras de colocar sus números coinciden en estas casillas.</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>Si la casilla de la %1 fuera blanca, ya nada encajaría en esta línea: %2.</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>Si la casilla de la %1 fuera azul, ya nada encajaría en esta línea: %2.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Si la casilla de la %1 fuera blanca, esta línea no se podría terminar tras un paso: %2.</numerusform>
            <numerusform>Si la casilla de la %1 fuera blanca, esta línea no se podría terminar tras %Ln pasos: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Si la casilla de la %1 fuera azul, esta línea no se podría terminar tras un paso: %2.</numerusform>
            <numerusform>Si la casilla de la %1 fuera azul, esta línea no se podría terminar tras %Ln pasos: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>Así no se puede terminar la imagen.</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>Algunas marcas están mal. Esto muestra cuáles.</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>%1 no se puede terminar como está marcada. Esto muestra los errores.</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>La imagen está terminada.</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>No se encontró nada a tiempo.</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>Esta solo se ve probando varias casillas juntas.</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>Hay varias soluciones. Esta casilla es de una de ellas.</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>Buena pesca</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>As de tréboles</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>As de corazones</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Bellota</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>Avión</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ancla</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>Manzana</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>Sillón</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Hacha</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>Camello bactriano</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>Globo sobre las colinas</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>Plátano</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Murciélago</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>Bañera</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Oso</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Abeja</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Escarabajo</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Campana</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>Bicicleta</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>Casita de pájaros</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>Tarta de cumpleaños</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>Regalo de cumpleaños</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Alfil</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>Gato negro</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>Barco al atardecer</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Hueso</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>Bota</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Botella</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>Arco y flecha</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>Pajarita</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>Bombín</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>Guante de boxeo</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Puente</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>Abejorro</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>Racimo de uvas</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>Autobús</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Mariposa</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Cactus</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Camello</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara de fotos</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Vela</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Candelero</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Coche</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Zanahoria</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castillo</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>Gato en un estante</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>Cabeza de gato</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Silla</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>Cerezas</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>Árbol de Navidad</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Iglesia</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>Pez payaso</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>Casita de campo</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>Casita con jardín</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Vaca</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>Cangrejo</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Ochos locos</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>Taza de café</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>Taza de té</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>Magdalena</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>Perro salchicha</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Margarita</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>Día de playa</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>Ciervo</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>Ventilador</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>Cabeza de perro</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Delfín</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Tambor</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Pato</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>Patito</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Águila</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>Pingüino emperador</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Ojo</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>Cara de zorro</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Abeto</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>Camión de bomberos</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pez</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>Pez en una pecera</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandera</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Flamenco</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Plancha</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>Viaje a la luna</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>Cactus en flor</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>Amanita</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>Bota de fútbol</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Tenedor</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Zorro</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Rana</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>Rana en un nenúfar</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>Caracol de jardín</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Jirafa</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Gafas</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>Copa</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Pez dorado</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>Reloj de pie</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>Guitarra</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translation>Hamburguesa</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Martillo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>Cara alegre</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Liebre</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>Casa encantada</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Corazón</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Erizo</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>Helicóptero</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translation>Zapato de tacón</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>Globo aerostático</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Reloj de arena</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>Helado</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>Cucurucho de helado</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>Polo de hielo</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>Patín de hielo</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translation>Iglú</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>En el espacio</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Jota de picas</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Medusa</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>Jarra</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>Canguro</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Llave</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation>El rey de la selva</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Rey de tréboles</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Rey de diamantes</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Rey de corazones</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Martín pescador</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Cometa</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Caballo</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Mariquita</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>Mariquita en una hoja</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>Lago en las montañas</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Farol</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Limón</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>Bombilla</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Faro</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Faro de noche</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Relámpago</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>Cabeza de león</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>Trenecito</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Camión</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Imán</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micrófono</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>Manopla</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>Automóvil</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montañas</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Ratón</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>Bigote</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Tazón</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Seta</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>Pulpo</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>Avestruz</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Búho</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>Búho de noche</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>Candado</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translation>Par de cerezas</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>Palmera</translation>
    </message>
    <message>
        <source>Panda</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>Panda con bambú</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>Paracaídas</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>Loro en una rama</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translatorcomment>not a term: pawn</translatorcomment>
        <translation>Peón</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>Mariposa pavo real</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>Pera</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pingüino</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Cerdo</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>Piña</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>Flamenco rosa</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>Pipa</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirata</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>Porción de pizza</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Regalo</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Calabaza</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>Calabaza iluminada</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Pirámides</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Reina de tréboles</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Conejo</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Arcoíris</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>Manzana roja</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>Tractor rojo</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>Planeta con anillos</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>Piña madura</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>Petirrojo en la nieve</translation>
    </message>
    <message>
        <source>Robot</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Cohete</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>Mecedora</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>Caballito balancín</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>Patín de ruedas</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Gallo</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>Cara triste</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Velero</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>Barco de vela</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>Cacerola</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>Sierra</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Tijeras</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>Caballito de mar</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation>Mina marina</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Tiburón</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Oveja</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>Camisa</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Calavera</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>Raja de melón</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Sonrisa</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Caracol</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Copo de nieve</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>Muñeco de nieve</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>Muñeco de nieve al anochecer</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>Calcetín</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Llave inglesa</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Ardilla</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Estrella de mar</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>Locomotora de vapor</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>Nube de tormenta</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Fresa</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>Submarino</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>Girasol</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Golondrina</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Cisne</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Espada</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>Lámpara de mesa</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>Girasol alto</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Tetera</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Televisor</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>Tienda de campaña</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>Tres tulipanes</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>Seta venenosa</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>Diente</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>Sombrero de copa</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>Tucán</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>Tucán en el bosque</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>Robot de juguete</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Tractor</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>Semáforo</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Cofre del tesoro</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Trofeo</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>Trompeta</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>Tulipán</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Tortuga</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>Tórtola</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>Dos zanahorias</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>Dos peces</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Paraguas</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>Barco vikingo</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Violín</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Volcán</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>Sandía</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>Regadera</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Ballena</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Carretilla</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>Fresa silvestre</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Molino de viento</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>Copa de vino</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>Sombrero de bruja</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>Elefante joven</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>Jirafa joven</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>gris oscuro</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>gris claro</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>rojo oscuro</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>crema</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>marrón claro</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>marrón oscuro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>verde oscuro</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>verde claro</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>azul oscuro</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>celeste</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morado</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>morado claro</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>Esas casillas no existen.</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>El nonograma no tiene este color.</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>Un trazo no sale de una fila o una columna.</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>Estas casillas ya tienen este color.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>No hay errores.</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>La imagen necesita una casilla azul.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>El nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>Un tablero al azar tiene de %1 a %2 filas y columnas.</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>De cada cien casillas, de %1 a %2 son azules.</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translation>Un tablero al azar es fácil, medio o difícil.</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translation>No existe esa manera de repartir.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>Una casilla está mal. %1</numerusform>
            <numerusform>%Ln casillas están mal. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>Una casilla no se podía saber todavía. %1</numerusform>
            <numerusform>%Ln casillas no se podían saber todavía. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>La casilla de la fila %1, columna %2 es de otro color.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>una casilla pintada antes de tiempo o mal</numerusform>
            <numerusform>%Ln casillas pintadas antes de tiempo o mal</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>Los números no son los de este nonograma.</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>El tablero no es de %1 por %2 casillas.</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>Un tablero al azar tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translation>Las opciones tienen la forma 15x15,50,medium, y un nonograma propio, la forma own,cross,1.3,0/1,1,1.</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>Los números tienen la forma 1.3,0/1,1,1: primero las filas, después las columnas.</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>Un trazo tiene la forma b3,4-7,4.</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>Al azar, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>Imagen en color, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>Imagen, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>Imagen en color, %1 x %2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>Imagen, %1 x %2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1, %2 x %3</translation>
    </message>
</context>
</TS>
