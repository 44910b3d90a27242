<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>1 bola</numerusform>
            <numerusform>%Ln bolas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>1 punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>Esta bola es la última: el tablero queda limpio.</numerusform>
            <numerusform>Estas %Ln bolas son las últimas: el tablero queda limpio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>Esta bola es la última de su color: no queda ninguna atrás (%1).</numerusform>
            <numerusform>Estas %Ln bolas son las últimas de su color: no queda ninguna atrás (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>Este es el grupo más grande de lo que queda del plan: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>Lo que cae se une: una parte forma un grupo (%1) que vale %2 más que por separado.</numerusform>
            <numerusform>Lo que cae se une: %Ln partes forman un grupo (%1) que vale %2 más que por separado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>Esta bola estorba a un grupo mayor, que caerá con el próximo clic: %1.</numerusform>
            <numerusform>Estas %Ln bolas estorban a un grupo mayor, que caerá con el próximo clic: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>Esta bola estorba: sin ella se junta un grupo mayor (%1, %2).</numerusform>
            <numerusform>Estas %Ln bolas estorban: sin ellas se junta un grupo mayor (%1, %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>1 clic después</numerusform>
            <numerusform>%Ln clics después</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>No se tocan dos bolas del mismo color: no queda nada que quitar.</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>El mejor plan encontrado limpia el tablero y acaba con un punto.</numerusform>
            <numerusform>El mejor plan encontrado limpia el tablero y acaba con %Ln puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>El mejor plan encontrado acaba con %1 y %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>queda 1 bola</numerusform>
            <numerusform>quedan %Ln bolas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>Este tablero tiene una fila; hacen falta %1.</numerusform>
            <numerusform>Este tablero tiene %Ln filas; hacen falta %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>Una fila de este tablero tiene una bola; hacen falta %1.</numerusform>
            <numerusform>Una fila de este tablero tiene %Ln bolas; hacen falta %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translatorcomment>meant: doublewords</translatorcomment>
        <translation>Un tablero de Same se escribe con las letras de la a a la %1.</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>Las opciones de Same tienen la forma 20x16-5 o 20x10-5-classic: columnas de %1 a %2, filas de %3 a %4, colores de %5 a %6.</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>Un clic se escribe como columna,fila; por ejemplo, 3,12.</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>Ese lugar no está en el tablero.</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>Aquí no hay ninguna bola.</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>Esta bola no toca a otra de su color.</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>Clásico, %1 x %2, 1 color</numerusform>
            <numerusform>Clásico, %1 x %2, %Ln colores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>SameGame, %1 x %2, 1 color</numerusform>
            <numerusform>SameGame, %1 x %2, %Ln colores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1 x %2, 1 color</numerusform>
            <numerusform>%1 x %2, %Ln colores</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Grupo más grande</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>Bolas que quedan</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>disco azul</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>cuadrado naranja</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>triángulo verde</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>rombo rosa</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>estrella amarilla</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>anillo celeste</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>cruz roja</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacío</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1, %2, suelta</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1, %2, grupo de %L3, 1 punto</numerusform>
            <numerusform>%1, %2, grupo de %L3, %Ln puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>¡Limpio!</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Total: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Total: %1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>Este clic: %1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Marca: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>La suma de todos los clics: n bolas a la vez dan (n-2) x (n-2) puntos.</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>La suma de todos los clics: n bolas a la vez dan n x n puntos.</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>1000 puntos por un tablero limpio; si no, nada.</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>Si quedan menos de 50 bolas, 100 puntos por cada una de diferencia: 5000 por un tablero limpio.</translation>
    </message>
    <message>
        <source>Total</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>Lo que cuenta: los clics y el premio juntos.</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>La suma de todos los clics: una pareja da 2 puntos; n bolas dan (n-1) x (n-1) - (n-3).</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>Este clic</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>Lo que vale quitar el grupo resaltado.</translation>
    </message>
    <message>
        <source>Par</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Marca</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>Lo que la máquina consiguió en este reparto con una búsqueda corta. Se puede superar.</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>Bolas que quedan: %1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>n bolas a la vez dan n x n puntos; si quedan menos de 50, hay un premio de 100 puntos por cada bola de diferencia.</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>Una pareja da 2 puntos; n bolas dan (n-1) x (n-1) - (n-3). No hay premio, y las bolas se reparten totalmente al azar.</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>n bolas a la vez dan (n-2) x (n-2) puntos; una pareja, nada; un tablero limpio, 1000. Las bolas se reparten totalmente al azar.</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>&amp;Formas en las bolas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>1 punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>Elige un grupo de dos o más bolas del mismo color.</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>Bolas que quedan: %L1. Grupo más grande hasta ahora: %L2.</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>¡Tablero limpio!</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>No queda ningún grupo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>Un punto, grupo más grande %L1.</numerusform>
            <numerusform>%Ln puntos, grupo más grande %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>Un punto, bolas que quedan %L1, grupo más grande %L2.</numerusform>
            <numerusform>%Ln puntos, bolas que quedan %L1, grupo más grande %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>Son %1 más que la marca.</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>Has igualado la marca.</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>La marca es %1.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>SameGame</translation>
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
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderno</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>Formas en las bolas</translation>
    </message>
</context>
</TS>
