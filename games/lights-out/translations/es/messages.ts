<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>Dibujar un tablero</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>Una pulsación &amp;cambia:</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>Tablero para dibujar</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>Todas &amp;apagadas</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>Todas &amp;encendidas</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Invertir</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>Al a&amp;zar</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>Hacer que tenga &amp;solución</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>Cambia el menor número de luces posible</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>1 pulsación</numerusform>
            <numerusform>%Ln pulsaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Sin resolver todavía</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>Resuelto con ayuda</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>Resuelto con las pulsaciones mínimas</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>Resuelto con una pulsación</numerusform>
            <numerusform>Resuelto con %Ln pulsaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>Niveles resueltos: %L1 de %L2, y %L3 con las pulsaciones mínimas. Los más fáciles van primero.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>Una pulsación cambia una luz y las de arriba, abajo, izquierda y derecha.</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>Una pulsación cambia una luz y las de arriba, abajo, izquierda y derecha; más allá de un borde, el tablero sigue por el opuesto.</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>Una pulsación cambia una luz y las que la tocan por una esquina.</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>Una pulsación cambia una luz y todas las que la rodean.</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>Apaga todas las luces. Los círculos rellenos con rayos están encendidos.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>Hace falta al menos 1 pulsación.</numerusform>
            <numerusform>Hacen falta al menos %Ln pulsaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>Apaga las luces</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>Apaga las luces, %1 x %1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>Solución: pulsa todas las casillas con una cruz, en cualquier orden.</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>encendida</translation>
    </message>
    <message>
        <source>off</source>
        <translation>apagada</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>pulsada</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>parte de la solución</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>&amp;Niveles...</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>&amp;Siguiente nivel</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Siguiente nivel</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>&amp;Dibujar un tablero...</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostrar la &amp;solución</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>&amp;Marcar las casillas pulsadas</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>&amp;Resaltar lo que cambia una pulsación</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Pulsaciones</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Encendidas</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>Todas las luces están apagadas: esta casilla es un patrón neutro.</numerusform>
            <numerusform>Todas las luces están apagadas: estas %Ln casillas son un patrón neutro.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>¡Todas las luces apagadas!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>Una pulsación, el mínimo posible.</numerusform>
            <numerusform>%Ln pulsaciones, el mínimo posible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Una pulsación; con %L1 habría bastado.</numerusform>
            <numerusform>%Ln pulsaciones; con %L1 habría bastado.</numerusform>
        </translation>
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
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Un nivel</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>El mío</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>Vacío, para probar cosas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>Una pulsación cambia</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Tableros al azar</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>Fácil, hasta 5 pulsaciones</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>Medio, de 6 a 9 pulsaciones</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>Difícil, de 10 a 14 pulsaciones</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>Experto, 15 pulsaciones o más</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>&amp;Dibujar...</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>Mi propio tablero</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>Todos los tableros repartidos tienen solución.</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>Cada nivel tiene su propio tamaño y su propia vecindad.</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>Todas las luces están apagadas. Pulsa casillas para hacer dibujos, o busca pulsaciones que no cambien nada.</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>Marcar las casillas pulsadas</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>Resaltar lo que cambia una pulsación</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
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
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>La cruz, con los bordes unidos</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>La cruz diagonal</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>Las ocho vecinas</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>La cruz</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1, %L2 × %L2, una pulsación</numerusform>
            <numerusform>%1, %L2 × %L2, %Ln pulsaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>Los tableros de este tipo tienen demasiadas soluciones para hallar las pulsaciones mínimas.</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>Todavía no hay ninguna luz encendida.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Este tablero no tiene solución.</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>Una pulsación resuelve este tablero: %1.</numerusform>
            <numerusform>Este tablero se resuelve con %Ln pulsaciones y no con menos: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translation>Signo más</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>Una pulsación</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>Esquinas opuestas</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>Una de cuatro</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>Pequeña T</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Letra H</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>Todas, 2 × 2</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Cuatro esquinas</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>Esquina inclinada</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Cruce</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Pelota</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Valla</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>Todas, 4 × 4</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Brújula</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>Bisagras</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Corchetes</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>Costura</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Alfil</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Alas</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Nido</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castillo</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>Todas, las ocho</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>Cuatro cruces</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>Luz central</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>Luz de esquina</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>Todas, 3 × 3</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>Luz solitaria</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>Diagonal clásica</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>Cinco estrellas</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Botón</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Abanico</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>Todas, bordes unidos</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Gema</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>Abanico inclinado</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Trono</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>Cinco cruces</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>Clásico 1</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>Clásico 2</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>Clásico 3</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>Clásico 4</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>Clásico 5</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>Pequeña L</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>Clásico 6</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>Clásico 7</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>Nudo</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>Marco sin fin</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>Pequeño anillo</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Todas menos una</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>Esquinas lejanas</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation>Pulsera</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>Cuatro caminos</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Copo de nieve</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>Rosquilla</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>Anillo sin fin</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>Lluvia sin fin</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Pétalos</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation>Estrella del rey</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Rombo</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Prado</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation>Rey en la esquina</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Pupila</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Lazo</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>Nueve puntos</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Cuadro</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Hueso</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Portón</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>Nueve joyas</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>Piña de pino</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>Todas, diagonal</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>Cuatro lámparas</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Ventanas</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>Nota musical</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Marco</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>Aspa</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>Cuatro flechas</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>Circunvalación</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>Chispas</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaico</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Trébol</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>Todas, 5 × 5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Abeto</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Corazón</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>Tablero de ajedrez</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Cohete</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Seta</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>Todas, 9 × 9</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Taza</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Paraguas</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>Todas, 6 × 6</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Llave</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Sonrisa</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ancla</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pez</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>Marco en un marco</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>Todas, 7 × 7</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>Invasor</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Velero</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Reloj de arena</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>Todas, 8 × 8</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>Gran tablero de ajedrez</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>Todas, 10 × 10</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>Todas, 11 × 11</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>Todas, 12 × 12</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>No existe esa luz en este tablero.</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>Todas las luces están ya apagadas. Empieza una partida nueva o reinicia esta.</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Pulsaciones</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>Todas las luces están apagadas. Pulsa cualquier casilla para hacer un dibujo.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>Fila %1, columna %2: está en la única solución.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>Fila %1, columna %2: está en todas las soluciones.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>Fila %1, columna %2: está en la única solución más corta.</numerusform>
            <numerusform>Fila %1, columna %2: está en las %Ln soluciones más cortas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>Fila %1, columna %2: está en la solución más corta.</numerusform>
            <numerusform>Fila %1, columna %2: está en una de las %Ln soluciones más cortas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>Es la última pulsación.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>Una pulsación en total.</numerusform>
            <numerusform>%Ln pulsaciones en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>Fila %1, columna %2: es la última pulsación.</numerusform>
            <numerusform>Fila %1, columna %2: es parte de una de las soluciones más cortas, de %Ln pulsaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>una pulsación</numerusform>
            <numerusform>%Ln pulsaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>El tamaño debe ser de %1 a %2.</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>Con las ocho vecinas, el tamaño %1 tiene demasiadas soluciones para hallar las pulsaciones mínimas. Elige otro tamaño.</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>No hay ninguna luz encendida; no hay nada que resolver.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Este tablero no tiene solución.</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>El tablero tiene una fila, y la partida es de %1.</numerusform>
            <numerusform>El tablero tiene %Ln filas, y la partida es de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>El tablero no es el que nombra la partida.</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>El tablero necesita una pulsación, que es otra dificultad.</numerusform>
            <numerusform>El tablero necesita %Ln pulsaciones, que es otra dificultad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>Primero dibuja un tablero tuyo.</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>Ningún tablero de este tamaño es tan difícil. Elige menos dificultad o un tablero mayor.</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>«%1» no nombra ningún tablero que se pueda jugar.</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>Un tablero se escribe como filas de x (encendida) y o (apagada) con / entre ellas.</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>«%1» no es una pulsación.</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>Al azar, %1 × %1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>Al azar, %1 × %1, fácil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>Al azar, %1 × %1, medio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>Al azar, %1 × %1, difícil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>Al azar, %1 × %1, experto</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>Al azar, %1 × %1, bordes unidos</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>Al azar, %1 × %1, bordes unidos, fácil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>Al azar, %1 × %1, bordes unidos, medio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>Al azar, %1 × %1, bordes unidos, difícil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>Al azar, %1 × %1, bordes unidos, experto</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>Al azar, %1 × %1, diagonal</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>Al azar, %1 × %1, diagonal, fácil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>Al azar, %1 × %1, diagonal, medio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>Al azar, %1 × %1, diagonal, difícil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>Al azar, %1 × %1, diagonal, experto</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>Al azar, %1 × %1, las ocho</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>Al azar, %1 × %1, las ocho, fácil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>Al azar, %1 × %1, las ocho, medio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>Al azar, %1 × %1, las ocho, difícil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>Al azar, %1 × %1, las ocho, experto</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>Tablero propio, %1 × %1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>Tablero propio, %1 × %1, bordes unidos</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>Tablero propio, %1 × %1, diagonal</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>Tablero propio, %1 × %1, las ocho</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>Tablero vacío, %1 × %1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>Tablero vacío, %1 × %1, bordes unidos</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>Tablero vacío, %1 × %1, diagonal</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>Tablero vacío, %1 × %1, las ocho</translation>
    </message>
</context>
</TS>
