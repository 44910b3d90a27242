<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>Tú, con ayuda</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 de %2 (%3 %)</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>Partidas cortas ganadas, por jugador y color</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>Partidas ganadas, por jugador y color</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>Todavía no se ha contado nada aquí. Las partidas terminadas antes de que existiera esta página están entre los resultados.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>Aquí se cuenta 1 partida. Entre jugadores iguales, cada color gana a la larga el 25 %.</numerusform>
            <numerusform>Aquí se cuentan %Ln partidas. Entre jugadores iguales, cada color gana a la larga el 25 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>pocas tiradas</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>desigual</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>algo desigual</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>justo</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>Todavía no se ha contado ninguna tirada.</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>Todavía hay muy pocas tiradas para saber si los dados son justos.</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>Los dados son justos: en el %1 de los casos, unos dados justos son al menos tan desiguales como la cuenta más desigual de estas.</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>Los dados son algo más desiguales de lo normal: unos dados justos lo son tanto en el %1 de los casos. Con más tiradas se verá si fue la suerte.</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>Los dados no parecen justos: unos dados justos son tan desiguales en el %1 de los casos.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>Cuántas veces salió cada cara (y cuántas se esperaban)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation>Chi cuadrado: cuánto se apartan las cuentas de lo esperado (probabilidad de que unos dados justos se aparten tanto)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobles</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>Caras (unos 5)</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>Pares (unos 20)</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>En una palabra</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>Pares de dados</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>Cuántas veces salió cada par (y cuántas se esperaban)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Jugador %L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>Todos los números están usados: pulsa Listo.</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>No se puede jugar nada más: pulsa Listo.</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>Números que quedan: %1. Puede salir una ficha.</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>Números que quedan: %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Te toca (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1: manda a casa a %2</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>sale en %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>¡Has ganado!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Turno: %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>quedan: %1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>saca %L1 y %L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1 y %L2: tercer doble</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1 y %L2: no puede jugar</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>Una ficha solo vuelve a casa cuando la comen.</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>Ninguna ficha de este color pasa nunca por ahí.</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>Las fichas de %1 salen en la casilla %2.</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>Las fichas solo van hacia delante.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>pasillo de %1, %L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>meta de %1</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>casa de %1</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>casilla %L1</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>salida de %1</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>aquí tuerce %1</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>barrera de %1</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>ficha de %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>1 ficha</numerusform>
            <numerusform>%Ln fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>faltan %L1</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>%1 tiene las cuatro fichas en la meta. Casillas que les faltaban a los demás: %2.</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>tiene el turno</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>números que quedan: %1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>sacó %1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>%L1 está elegido</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>usados: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>1 ficha en la meta</numerusform>
            <numerusform>%Ln fichas en la meta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Terminar el turno</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>Termina tu turno cuando están usados todos los números posibles</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>Volver &amp;atrás un paso</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>&amp;Empezar el turno de nuevo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>Anula todos los pasos de este turno</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>Mostrar los &amp;números de las casillas</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>La máquina está jugando. Con %1 juega de inmediato.</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>No queda ningún %L1 por usar.</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>Ahora no se puede mover ninguna ficha con el %L1.</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>Ahora elige qué ficha mover con el %L1.</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>Tercer doble</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>No puede jugar</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>Doble: tira otra vez</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>Pulsa Listo para seguir.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1 espera. Juega por la máquina o hazla jugar con %2.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 está jugando.</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>Probabilidad de ganar: un %L1 %</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corta</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>Normal, con cuatro fichas</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>Corta, con dos fichas</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>Mostrar adónde puede ir la ficha bajo el puntero</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>Terminar mi turno automáticamente cuando no queda nada que jugar</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>Esperarme cuando no puedo jugar</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>Con esto ganas la partida.</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>Esto manda una ficha a casa.</numerusform>
            <numerusform>Esto manda %Ln fichas a casa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>Esto lleva una ficha a la meta.</numerusform>
            <numerusform>Esto lleva %Ln fichas a la meta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>Esto saca una ficha.</numerusform>
            <numerusform>Esto saca %Ln fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>Esto forma una barrera.</numerusform>
            <numerusform>Esto forma %Ln barreras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>Esto lleva una ficha a una casilla segura.</numerusform>
            <numerusform>Esto lleva %Ln fichas a casillas seguras.</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Esto te da las mejores perspectivas.</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>Entonces ninguna tirada te come.</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>Entonces solo 1 de 36 tiradas te come.</numerusform>
            <numerusform>Entonces te comen %Ln de 36 tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>El turno está completo así.</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>Probabilidad de ganar: un %1 %.</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>Renata la Temeraria</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>Le gusta ponerse donde los demás pueden comerle las fichas.</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>Paula la Cortés</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>Deja pasar a todos los demás y se queda tan lejos de la meta como puede.</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>Gracia la Asombrosa</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>Corre a la meta, evita a los demás y forma barreras.</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>Carla la Cuidadosa</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>Compara lo que cada ficha puede perder con lo lejos que están los demás.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>Prueba los turnos más prometedores contra los dados que pueden salir.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>Dobles por cada cien tiradas</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>Media de un dado</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % de la probabilidad de ganar</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1 Una ficha de %2 vuelve a casa: +20.</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1 Eso da +10.</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1 lleva la última ficha a la meta y gana.</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1 %2 sale en %3.</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1 %2: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1 saca %2 y %3 y no puede jugar.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1 saca un tercer doble, %2 y %3, y no puede jugarlo.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1 saca un tercer doble, %2 y %3: su primera ficha vuelve a casa.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1 saca %2 y %3, con las caras de abajo %4 y %5.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1 saca %2 y %3.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>start</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>home</source>
        <translation>meta</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>pasillo %1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>No existe esa ficha.</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>Esta ficha tiene que salir primero.</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>Esta ficha ya ha salido.</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>Esta ficha está en la meta.</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>Una ficha sale con un 5, con un 1 y un 4, o con un 2 y un 3.</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>Dos fichas bloquean la casilla de salida.</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>No queda ningún %1 por usar.</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>La barrera de la casilla %1 cierra el paso.</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>La barrera de la casilla %1 del pasillo cierra el paso.</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>Es demasiado lejos: una ficha llega a la meta con el número exacto.</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>Una ficha de otro color está segura en la casilla %1.</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>Todavía puede salir una ficha.</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>Todavía se puede usar el %1.</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>Una barrera no puede moverse entera.</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>La barrera se movería entera, y ningún número restante podría separarla.</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>Una partida de Parchís es standard o short.</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>Los dados de una partida de Parchís salen de un solo número entero.</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>Una jugada de Parchís es como 2+6 (la ficha 2 avanza seis casillas), 2+in (salir) o done.</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>corta, con dos fichas</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
</TS>
