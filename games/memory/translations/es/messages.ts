<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>Las cartas se quedan donde están: haz clic en una para darle la vuelta.</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>Estas parejas ya se han encontrado.</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>&amp;Nombres debajo de las imágenes</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Descubiertas</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>Haz clic o pulsa Intro para seguir.</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>¡Todas las parejas encontradas!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1 x %L2, 1 pareja</numerusform>
            <numerusform>%L1 x %L2, %Ln parejas</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicas</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardín</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mezcladas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>La primera carta se puede volver a tapar</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>Con varios jugadores, una carta descubierta se queda descubierta.</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>Un juego de imágenes tiene diez; este tablero toma una de otro.</numerusform>
            <numerusform>Un juego de imágenes tiene diez; este tablero toma %Ln de otros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>Mostrar dos cartas distintas durante</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Medio segundo</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Un segundo</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Dos segundos</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>Hasta que sigas</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation>Decir cada carta con palabras</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>1 pareja</numerusform>
            <numerusform>%Ln parejas</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 está jugando.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>Pareja encontrada: %1.</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>Sin pareja: %1.</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>Turnos %L1, cartas descubiertas %L2.</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>Ya conocías este reparto, así que fue una práctica.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, boca abajo</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacío</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1, última: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the players and their pairs, as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>No has visto la pareja de la carta descubierta. La de la fila %1, columna %2 es nueva.</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>Has visto la pareja de la carta descubierta: fila %1, columna %2.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>No has visto la pareja de la carta descubierta, y una carta nueva ayudaría más al siguiente jugador que a ti. Descubre una que conoces: fila %1, columna %2.</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>Has visto una pareja: fila %1, columna %2, y fila %3, columna %4.</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>Su pareja está en la fila %1, columna %2.</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>No conoces ninguna pareja, y una carta nueva ayudaría más al siguiente jugador que a ti. Descubre una que conoces: fila %1, columna %2.</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>Todavía no has visto las dos cartas de ninguna pareja. La de la fila %1, columna %2 es nueva.</translation>
    </message>
    <message>
        <source>club</source>
        <translation>trébol</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>corazón</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>pica</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>diamante</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>cara alegre</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>cara triste</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>un pez</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>dos peces</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>calabaza</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gato</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>búho</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>pato</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>caracol</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>mariposa</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>mariquita</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>tortuga</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>ballena</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>erizo</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>pingüino</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>manzana</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>pera</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>cerezas</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>fresa</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>zanahoria</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>seta</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>tulipán</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>margarita</translation>
    </message>
    <message>
        <source>cactus</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>cactus</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>abeto</translation>
    </message>
    <message>
        <source>house</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>velero</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>globo</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>paraguas</translation>
    </message>
    <message>
        <source>key</source>
        <translation>llave</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>campana</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>cohete</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>ancla</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>taza</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>cometa</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Esa carta no existe.</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>Esta pareja ya se ha encontrado.</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>Esta carta se queda descubierta. Descubre otra.</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>recuerda el 30 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>De cada diez cartas vistas, conoce las tres últimas.</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>recuerda el 60 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>De cada diez cartas vistas, conoce las seis últimas.</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>recuerda el 90 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>De cada diez cartas vistas, conoce las nueve últimas.</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>memoria perfecta</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>Conoce todas las cartas que ha visto.</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>memoria y astucia</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>Conoce todas las cartas que ha visto, y vuelve a descubrir una de ellas cuando una nueva te ayudaría más a ti.</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>Dos cartas distintas</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Una pareja</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1: dos cartas distintas</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1: una pareja</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Cartas descubiertas</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>La pareja de la carta descubierta ya se había visto: fila %1, columna %2.</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>Ya se había visto una pareja entera: fila %1, columna %2, y fila %3, columna %4.</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>Una carta nueva, como la de la fila %1, columna %2, forma pareja con una probabilidad del %3 %.</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>Una carta nueva forma pareja con una probabilidad del %3 %, pero ayuda más al siguiente jugador. La de la fila %1, columna %2 era conocida.</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>una pareja</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 parejas</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>Estas no son opciones de Memoria (como 5x4 o 6x5-animals+2).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>Estas cartas no forman una partida de Memoria con estas opciones.</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>Una jugada de Memoria es el número de una carta, de 0 a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, imágenes clásicas, 1 jugador</numerusform>
            <numerusform>%1 x %2, imágenes clásicas, %Ln jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, animales, 1 jugador</numerusform>
            <numerusform>%1 x %2, animales, %Ln jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, jardín, 1 jugador</numerusform>
            <numerusform>%1 x %2, jardín, %Ln jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, objetos, 1 jugador</numerusform>
            <numerusform>%1 x %2, objetos, %Ln jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, imágenes mezcladas, 1 jugador</numerusform>
            <numerusform>%1 x %2, imágenes mezcladas, %Ln jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1 x %2, imágenes clásicas</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation>%1 x %2, imágenes clásicas, cartas descubiertas</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1 x %2, animales</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation>%1 x %2, animales, cartas descubiertas</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1 x %2, jardín</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation>%1 x %2, jardín, cartas descubiertas</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1 x %2, objetos</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation>%1 x %2, objetos, cartas descubiertas</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1 x %2, imágenes mezcladas</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation>%1 x %2, imágenes mezcladas, cartas descubiertas</translation>
    </message>
</context>
</TS>
