<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>Una celda</numerusform>
            <numerusform>%Ln celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>Celdas de GCalc</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta celda está vacía.</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>mezcla de rojo %L1, verde %L2, azul %L3</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>variable %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>una parte</numerusform>
            <numerusform>%Ln partes</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>función de %1: %2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>mitad izquierda: %1, mitad derecha: %2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>mitad de arriba: %1, mitad de abajo: %2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>mitad delantera: %1, mitad trasera: %2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>aplicación de %1 a %2</translation>
    </message>
    <message>
        <source>main</source>
        <translation>principal</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation>página %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacía</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacén</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>En la mano: %1. Ve a una celda y pulsa Intro para soltarlo allí, Escape para devolverlo.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta celda está vacía.</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>Ninguna celda tiene ese nombre.</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
Soltar: %2
Clic derecho: %3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
Clic derecho: convierte el cubo principal en función de este color.</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>Suelta un cubo aquí</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>En la mano: %1. Haz clic en una celda para soltarlo allí; Escape lo devuelve.</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta celda está vacía.</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>Dibujo del cubo</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>Pasa a la siguiente lección</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>Colocar las celdas</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>Pone las celdas de esta lección en lugar de las tuyas; Deshacer las recupera</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>Prueba lo que hay en la celda principal</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>Mostrar una respuesta</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>Pone una respuesta correcta en la celda principal</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>Tarea: %1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>Con ayuda: se mostró la respuesta</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1, resuelta</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1, con ayuda</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>Se mostró la respuesta: esta lección cuenta como hecha con ayuda.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>Queda una lección.</numerusform>
            <numerusform>Quedan %Ln lecciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>Todas las lecciones están resueltas.</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>Todas las lecciones están hechas, algunas con ayuda.</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta celda está vacía.</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>Imagen del cubo</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>Evaluar en cuanto se aplica algo</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>Limitar la profundidad de evaluación</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>Omitir lo que tenga menos píxeles que</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>Repartir el argumento entre las mitades del cuerpo</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>Los colores son funciones que mezclan</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>No imprimir nunca una imagen en vez de un dibujo</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>En el espacio</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>Muestra el cubo en el espacio. Arrástralo para girarlo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>Arrastrar o flechas: girar; con Ctrl+Mayús: mover. Rueda, + y -: tamaño. Escape: volver.</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>Rueda, + y -: tamaño. Arrastrar: mover, o girar en el espacio. Ctrl+Mayús con flechas: mover. Escape: volver.</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>Esto tiene más partes de las que se pueden dibujar; algunas representan a varias.</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>Al término anterior al primer paso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>A la forma normal</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>Pone el término de este paso en la celda principal</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>Término de este paso</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>Paso %L1</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>De camino a la forma normal.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>Sin final tras un paso; Último continúa.</numerusform>
            <numerusform>Sin final tras %Ln pasos; Último continúa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>El paso siguiente daría un término demasiado grande.</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>Esta es la forma normal: no queda nada que reducir.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>Para por el camino</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Añadir una página</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Página %L1 de %L2</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>Término como texto</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>Intro pone el término en la celda principal, Mayús+Intro empieza una línea, Escape recupera lo que había. La gramática está en la ayuda.</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>En la letra %L1: %2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>Intro pone esto en la celda principal.</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>Las celdas de esta lección están en lugar de las tuyas. Deshacer las recupera.</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>En la celda principal hay una respuesta correcta. Deshacer recupera lo que había.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>Mostrar los &amp;ejemplos</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>Cor&amp;tar la celda</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>&amp;Copiar la celda</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>&amp;Pegar en la celda</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>&amp;Vaciar la celda</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>Ca&amp;mbiar el nombre de la celda...</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>E&amp;valuar la celda</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>&amp;Dejar de evaluar</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>A&amp;mpliar el cubo</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>&amp;Cubos en el espacio</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>&amp;Texto, pasos y lecciones</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>Partes del principal</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>incontables</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>Evaluando. Escape lo para.</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>Copia el cubo: %1.</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>Mueve el cubo: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>Arrastra un cubo al centro o empieza por las lecciones: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>Arrastra un cubo al centro. Después suelta otros en las celdas que lo rodean.</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>Junta cubos, conviértelos en funciones y aplica unos a otros.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta celda está vacía.</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>No hay nada que evaluar.</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>La evaluación falló.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>La evaluación se paró.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Copiado: %1.</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>Contiene demasiado texto.</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>El portapapeles no contiene ningún cubo. %1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Los colores básicos no se cambian nunca.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>Todavía no hay nada en la celda principal.</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>Aquí no hay nada a lo que cambiar el nombre.</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>Cambiar el nombre de la celda</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>Aquí no hay nada que vaciar.</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>Convertir el principal en función de este color</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Soltar aquí</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Levantar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Evaluar</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Cambiar nombre...</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimir...</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>Mostrar los ejemplos</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Abrir...</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Guardar como...</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Preferencias...</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>Aspecto de los colores</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Puro</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>Signos en los colores</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Tramas</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>Detrás</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>Pone el cubo detrás del principal.</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>Quita la mitad trasera.</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>Quitar la mitad trasera</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>Pone el cubo encima del principal.</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>Quita la mitad de arriba.</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>Quitar la mitad de arriba</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>Aplicar como función</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>Aplica el cubo al principal.</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>Quita la función y conserva su argumento.</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>Quitar la función</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>Pone el cubo a la izquierda del principal.</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>Quita la mitad izquierda.</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>Quitar la mitad izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>Pone el cubo a la derecha del principal.</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>Quita la mitad derecha.</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>Quitar la mitad derecha</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>Aplicar como argumento</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translatorcomment>not a term: cube</translatorcomment>
        <translation>Aplica el cubo principal a este.</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>Quita el argumento y conserva su función.</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>Quitar el argumento</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>Pone el cubo debajo del principal.</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>Quita la mitad de abajo.</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>Quitar la mitad de abajo</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Delante</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>Pone el cubo delante del principal.</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>Quita la mitad delantera.</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>Quitar la mitad delantera</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>Las partes más allá de la profundidad de evaluación se dejan como están. Al evaluar de nuevo se sigue con ellas.</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translatorcomment>not a term: round</translatorcomment>
        <translation>Esto da vueltas: al evaluar, volvió a salir un término.</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>Esto no tiene fin: un término es parte de su propio resultado. Ahí se deja como está.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>Se paró tras un paso.</numerusform>
            <numerusform>Se paró tras %Ln pasos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>Se paró: la evaluación necesitó más de un término.</numerusform>
            <numerusform>Se paró: la evaluación necesitó más de %Ln términos distintos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>Se paró: una evaluación esperaba a otra.</numerusform>
            <numerusform>Se paró: %Ln evaluaciones se esperaban unas a otras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>Se paró: los términos se hicieron demasiado grandes para seguir.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>La evaluación se paró.</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>Un color no es una función, así que esto queda como está. Las preferencias permiten que los colores mezclen.</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>Una variable no es una función antes de que algo ocupe su lugar.</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>Una parte vacía no es una función.</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>Esto vuelve a ser lo mismo.</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Sustitución</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>Aplicación espacial</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>Mezcla de colores</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>El argumento ocupa el lugar de la variable.</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation>El argumento se parte, y cada parte de la función toma su parte de él.</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>Cada color del argumento se mezcla con el color que se le aplica.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>El archivo es demasiado grande.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Este paréntesis no está cerrado.</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>Tras el punto solo puede venir una cosa.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>Aquí el anidamiento es demasiado profundo.</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>Este paréntesis no se abrió.</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>Tras el punto debe venir algo.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>Falta una comilla después de este texto.</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>En un texto, una barra inversa solo puede ir delante de una comilla o de otra barra inversa.</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>El texto termina en mitad de una palabra.</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>Aquí no puede haber un punto.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>Un archivo de GCalc empieza por &quot;GCALC&quot;.</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>El archivo termina antes de que estén completas sus preferencias y celdas.</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>Tras la lista de las celdas guardadas no puede venir nada.</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>Aquí debería ir la lista de las celdas guardadas.</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>En este texto no hay ninguna celda.</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>Tras la celda no puede venir nada.</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>Aquí debería ir #t o #f.</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>Aquí debería ir #f o un número de 0 a %1.</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>Aquí debería ir una celda: un nombre o #f, un punto y un término.</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>Este nombre tiene signos que ningún nombre puede tener, o es demasiado largo.</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>Aquí debería ir el nombre de un color.</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>Las partes de un color son números de 0 a 255.</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>Un color mezclado tiene tres números.</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>Una variable es var y el nombre de un color.</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>Esto no es un término.</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>Una operación tiene dos partes.</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>Aquí debería ir una variable: (var color).</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>No se escriben términos de más de una parte.</numerusform>
            <numerusform>No se escriben términos de más de %Ln partes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>algo de una parte</numerusform>
            <numerusform>algo de %Ln partes</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>La celda principal da %1, y debería ser %2.</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1 da %2, y debería dar %3.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>Todavía no hay nada en la celda principal.</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1 no llega a ningún final. %2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Es correcto.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>Aquí todo es un cubo. Los colores de la izquierda son los más sencillos. En el centro está la celda principal, donde se construyen cubos; a la derecha hay sitio para guardarlos.</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>Arrastra un color a la celda principal: allí se copia. Suelta otro color en una de las celdas que la rodean: se une por ese lado al cubo principal, y cada uno ocupa entonces una mitad del cubo.</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>Construye un cubo con la mitad izquierda roja y la mitad derecha verde.</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>Tres direcciones</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>Los cubos se unen en tres direcciones: izquierda y derecha, arriba y abajo, delante y detrás. Como texto se escribe red|green, red-green y red/green, con la parte de la izquierda, de arriba o de delante primero.</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>Una parte puede tener a su vez partes. Para construir algo de dos mitades que a su vez tienen partes, haz una de ellas, arrástrala al almacén y haz la otra en la celda principal.</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>Construye un tablero de cuatro cuadrados: verde y rojo arriba, rojo y verde abajo.</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>Un clic con el botón derecho en Izquierda, Derecha, Arriba, Abajo, Delante o Detrás quita lo que hay en ese lado. El corte atraviesa el cubo entero, sea cual sea el orden en que se construyó.</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>Así, un cubo no tiene que estar unido por izquierda y derecha para cortarlo por ahí: de (red|green)-blue, que tiene azul abajo, la mitad izquierda es red-blue.</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>La celda principal tiene cuatro colores delante y dos detrás. Conserva lo que está a la izquierda por delante: rojo sobre azul.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funciones</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translatorcomment>not a term: round</translatorcomment>
        <translation>Un clic con el botón derecho en un color de la izquierda convierte el cubo principal en función: el color pasa a ser un hueco, una variable, en el que se puede poner cualquier cosa. Una marca redonda de este color lo muestra.</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>De red|green y un clic en el verde sale \green.red|&apos;green: la función que pone rojo a la izquierda de lo que reciba. El apóstrofo distingue una variable de un color.</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>Haz una función que ponga blanco encima de lo que reciba.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Aplicación</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>Aplicar una función es poner algo en su hueco. Suelta una función en Aplicar como función, y recibirá el cubo principal. Suelta un cubo en Aplicar como argumento, y lo recibirá la función principal.</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>En el almacén hay una función llamada double: \green.&apos;green|&apos;green. Pone dos de lo que recibe, uno junto al otro. Como texto, double de rojo se escribe &quot;double&quot;@red, con el nombre de la celda entre comillas.</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>Construye una hilera de ocho rebanadas rojas. Bastan tres aplicaciones de double.</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>Dos argumentos</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>Una función toma un argumento. Una que toma dos es una función cuyo resultado es otra función: \green.\red.&apos;green|&apos;red recibe algo para green y pasa a ser una función que espera red.</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>Los colores se hacen variables uno tras otro, y el último se pide primero. Así que haz clic en el color del segundo argumento antes que en el del primero.</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>Haz una función de dos argumentos que ponga el primero detrás del segundo.</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>Sí y no</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>Las funciones pueden elegir. La que se llama true, \green.\red.&apos;green, toma dos cosas y da la primera; false da la segunda. Así, un valor de verdad decide por sí mismo: si se aplica a dos cubos, queda uno de ellos.</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>Lo contrario de un valor de verdad es el que da la segunda de dos cosas donde aquel daba la primera.</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>Haz la función not: recibe true o false, y da el otro.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>Un par guarda dos cosas y devuelve una de ellas. La función cons toma las dos y espera un valor de verdad que elija: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>La función car pregunta al par con true y recibe así lo primero; cdr pregunta con false y recibe lo segundo.</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>Haz una función que reciba un par y dé un par en el que los dos hayan cambiado de lugar.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>Un número es cuántas veces se hace algo. Dos toma una función y un comienzo, y aplica la función dos veces: \green.\red.&apos;green@(&apos;green@&apos;red). Cero da el comienzo tal como está.</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>Para ver un número, dale algo que hacer. En el almacén está slice, que pone azul a la izquierda de lo que recibe. Aplica two a slice, y el resultado a white.</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>Haz el número cuatro.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>Los números hacen cosas, así que saben contar. Plus suma uno al segundo número tantas veces como dice el primero: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times hace un número de veces lo que a su vez se hace un número de veces.</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>En el almacén están también minus, que resta el segundo número del primero, y sub1, que quita uno: cuenta con pares que recuerdan el número anterior.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>Haz una función que reciba un número y dé su cuadrado: el número por sí mismo.</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>Cero o no</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>La función zero? dice si un número es cero. Hace que el número empiece con true y haga algo que convierte todo en false. Cero deja true como está.</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>Lo que sale es un valor de verdad, y este elige por sí mismo entre dos cosas.</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>Haz una función de un número que dé rojo para cero, y blanco para uno y todo lo mayor.</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>Funciones en el espacio</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>Las funciones son cubos, así que se pueden unir como todos los demás. Una función así actúa en el espacio: su parte izquierda recibe la mitad izquierda del argumento, y su parte derecha, la mitad derecha.</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>En el almacén están id, que da lo que recibe, y hole, que da siempre el cubo transparente. Slicer tiene ocho de cada una, alternadas, y corta rebanadas de cualquier cosa.</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation>Haz una función que quite la mitad de abajo de un cubo y deje la de arriba donde está.</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>Recursión</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>Una función no tiene nombre con el que llamarse a sí misma. Y-comb ayuda: &quot;Y-comb&quot;@f es f aplicada a &quot;Y-comb&quot;@f. Así, f recibe como primer argumento aquello en lo que está a punto de convertirse.</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>Hay un ejemplo en el almacén: slices es &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Su red es la propia función. Para cero da blanco; si no, azul y lo que dé para uno menos. Solo se evalúa lo que hace falta, y por eso llega a un final.</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>Una recursión que nunca llega a cero no tiene fin. Se para en un límite, y se avisa.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>Haz una función que reciba un número y sume todos los números desde él hasta uno: de tres hace seis.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>Una lista es null, o un par: su primer elemento y la lista de los demás. La función null? dice si no queda nada.</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>Hacer algo con cada elemento es otra vez recursión: si la lista es null, el trabajo está hecho; si no, hazlo con el primer elemento y sigue con el resto.</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>Haz una función que dibuje una lista: sus elementos uno junto a otro desde la izquierda, cada uno unido a lo que se dibuja del resto, y transparente para null.</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>Este texto es demasiado largo para un término.</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>Este signo no significa nada aquí.</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>No hay ningún color «%1».</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>Tras el apóstrofo debe venir el nombre de un color.</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>Tras la almohadilla deben venir seis cifras hexadecimales, como en #ff8000.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>Falta una comilla después del nombre.</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>Ninguna celda tiene el nombre «%1».</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>Aquí no hay nada escrito. El término vacío se llama empty.</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>El texto termina donde debería venir un término.</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>Falta un término antes de este paréntesis.</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>Falta un término antes de este signo.</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>Una abstracción dentro de una operación necesita paréntesis.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>Tras la lambda debe venir el nombre de un color.</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>Tras la variable de una abstracción debe venir un punto.</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>El anidamiento del término es demasiado profundo.</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>Falta un signo entre dos términos.</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>Unos paréntesis deben decir cuál de los dos operadores va primero.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>Un término de más de una parte no se escribe como texto.</numerusform>
            <numerusform>Un término de más de %Ln partes no se escribe como texto.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>Esa celda no existe.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta celda está vacía.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>Un término de más de una parte no cabe en ninguna celda.</numerusform>
            <numerusform>Un término de más de %Ln partes distintas no cabe en ninguna celda.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>Un cubo no se puede soltar en el lugar de donde viene.</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Los colores básicos no se cambian nunca.</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>Al soltar así, siempre se copia.</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>En este lado no hay nada que quitar.</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>Solo hay una página.</numerusform>
            <numerusform>No hay más de %Ln páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>Estas preferencias están fuera de rango.</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>Este archivo no es válido.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>Un nombre tiene una letra como mucho y ningún fin de línea.</numerusform>
            <numerusform>Un nombre tiene %Ln letras como mucho y ningún fin de línea.</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>GCalc no tiene esas opciones.</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>GCalc empieza con los ejemplos, con celdas vacías o con un archivo.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>Eso no se puede hacer en GCalc.</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>transparente</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>gris oscuro</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>gris claro</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>rojo oscuro</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>verde oscuro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>azul oscuro</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>amarillo oscuro</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>cian oscuro</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>cian</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>magenta oscuro</translation>
    </message>
    <message>
        <source>magenta</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>magenta</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>Todavía no hay ninguna función en la celda principal: ningún color se ha convertido en variable.</translation>
    </message>
</context>
</TS>
