<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>El último deslizamiento completa la imagen.</numerusform>
            <numerusform>La pieza %1 va a su lugar y se queda en él. Quedan %Ln deslizamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>El último deslizamiento completa la imagen.</numerusform>
            <numerusform>Esto hace sitio a la pieza %1, la próxima que irá a su lugar. Quedan %Ln deslizamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>El último deslizamiento completa la imagen.</numerusform>
            <numerusform>Las piezas %1 y %2 van juntas a sus lugares. Quedan unos %Ln deslizamientos, al menos %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translatorcomment>meant: doublewords</translatorcomment>
        <translation>
            <numerusform>El último deslizamiento completa la imagen.</numerusform>
            <numerusform>Las piezas %1 y %2 van juntas a sus lugares; las líneas hechas se quedan. Quedan unos %Ln deslizamientos, al menos %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>El último deslizamiento completa la imagen.</numerusform>
            <numerusform>La pieza %1 va a su lugar. Quedan unos %Ln deslizamientos, al menos %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>El último deslizamiento completa la imagen.</numerusform>
            <numerusform>La pieza %1 va a su lugar; la fila de arriba se queda. Quedan unos %Ln deslizamientos, al menos %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>El último deslizamiento completa la imagen.</numerusform>
            <numerusform>La pieza %1 va a su lugar; la columna de la izquierda se queda. Quedan unos %Ln deslizamientos, al menos %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translatorcomment>meant: doublewords</translatorcomment>
        <translation>
            <numerusform>El último deslizamiento completa la imagen.</numerusform>
            <numerusform>La pieza %1 va a su lugar; las líneas hechas se quedan. Quedan unos %Ln deslizamientos, al menos %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Un deslizamiento completa la imagen.</numerusform>
            <numerusform>La solución más corta tiene %Ln deslizamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Un deslizamiento completa la imagen.</numerusform>
            <numerusform>La solución tiene %Ln deslizamientos; la más corta, al menos %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>La imagen está completa.</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>No se encontró ninguna solución.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>Globos sobre las colinas</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>Gato en los tejados</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>Arrecife de coral</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>Lago en otoño</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Planetas</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardín</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Faro de noche</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>Pueblo nevado</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>Molino y tulipanes</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>Tortuga en el desierto</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>Tren en el viaducto</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>Búho a la luz de la luna</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>Fruta en la ventana</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>Casas en el canal</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Mariposas</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castillo</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>Pingüinos</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>Juguetes en estantes</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>Playa de una isla</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>No existe esa pieza.</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>Solo se deslizan las piezas de la fila o la columna del hueco.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Deslizamientos</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>La pieza %1 completa la imagen; con la que se deslizó hacen falta %2 deslizamientos.</numerusform>
            <numerusform>La pieza %1 empieza una de las soluciones más cortas, de %Ln deslizamientos; con la que se deslizó hacen falta %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>La pieza %1 completa la imagen; con la que se deslizó hacen falta %2 deslizamientos.</numerusform>
            <numerusform>La pieza %1 empieza una solución de %Ln deslizamientos; con la que se deslizó, la mejor encontrada tiene %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>un deslizamiento</numerusform>
            <numerusform>%Ln deslizamientos</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>Las piezas se escriben como filas de números, como 1,2,3/4,8,5/7,0,6.</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>Una fila no tiene tantas piezas como la partida.</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>No hay tantas filas como tiene la partida.</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>Cada número hasta el de la última pieza debe estar una vez.</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>Ningún deslizamiento puede completar esta imagen.</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>Las opciones tienen la forma 4x4-harbour: piezas a lo ancho y a lo alto, de 2 a 30, y la imagen.</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>Una jugada nombra una columna y una fila desde 0, como 2,1.</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>Piezas: %1 × %2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>Piezas cua&amp;dradas, en lo posible</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>Cortar la imagen</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>Piezas a lo &amp;ancho:</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>Piezas a lo a&amp;lto:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>En píxeles: imagen %L1 × %L2, pieza %L3 × %L4.</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>En píxeles: imagen %L1 × %L2, pieza %L3 × %L4, recorte a la derecha %L5, abajo %L6.</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
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
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>&amp;Abrir una imagen...</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>Mi propia imagen</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Abrir una imagen</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>No se puede abrir %1</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>La imagen entera</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>La imagen entera. Mantén P para verla en lugar de las piezas.</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>hueco</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>pieza %L1</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>en su lugar</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>&amp;Pegar una imagen</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>La imagen &amp;entera junto a las piezas</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>Mostrar un momento la &amp;imagen entera</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>Muestra un momento la imagen entera, como P mientras se mantiene</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>&amp;Marcar las piezas fuera de lugar</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>Piezas &amp;sin números</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>Números mientras se &amp;mantiene N</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>&amp;Números en las piezas</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>La imagen de esta partida ya no está. Otra ocupa su lugar.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Deslizamientos</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1 a %L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>Haz clic en una pieza de la fila o columna del hueco. Mantén P para ver la imagen entera.</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>Haz clic en una pieza de la fila o columna del hueco, o usa las flechas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>Una pieza está fuera de su lugar.</numerusform>
            <numerusform>%Ln piezas están fuera de su lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>¡La imagen está completa!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>Un deslizamiento, el mínimo posible.</numerusform>
            <numerusform>%Ln deslizamientos, el mínimo posible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Un deslizamiento; con %L1 habría bastado.</numerusform>
            <numerusform>%Ln deslizamientos; con %L1 habría bastado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>Un deslizamiento en %L1 jugadas.</numerusform>
            <numerusform>%Ln deslizamientos en %L1 jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>No se puede pegar ninguna imagen</translation>
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
        <translation>Piezas a lo ancho</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>Piezas a lo alto</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>En este tamaño se conoce la solución más corta.</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>Números en las piezas</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>Mientras se mantiene N</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>La imagen entera junto a las piezas</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>Marcar las piezas fuera de lugar</translation>
    </message>
</context>
</TS>
