<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>Cuartetos</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>&amp;Repartir la siguiente ronda</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>&amp;Mostrar mi mano</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>1 carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>1 cuarteto</numerusform>
            <numerusform>%Ln cuartetos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>1 pareja</numerusform>
            <numerusform>%Ln parejas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>A pescar: roba la carta de arriba del mazo.</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>Primero pide a alguien. Se roba cuando la respuesta es no.</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>Elige primero una de tus cartas, y después a quién pedírsela.</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Elige primero una de tus cartas.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1, 1 cuarteto bajado</numerusform>
            <numerusform>%1, %Ln cuartetos bajados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1, 1 pareja bajada</numerusform>
            <numerusform>%1, %Ln parejas bajadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>&amp;Marcar mis parejas</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>La ronda ha terminado. %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>Le toca a %1. Los demás miran a otro lado.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 está jugando.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>Roba la carta de arriba del mazo.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>Te toca: pide una carta a alguien o baja lo que va junto.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>Te toca: pide una carta a alguien.</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>Cuartetos: %1. El último ya está bajado.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>mazo %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>Parejas: %1.</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>Sin cartas: %1.</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>Cartas que quedan: %1.</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>Las parejas que no se bajaron no cuentan: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>1 rival</numerusform>
            <numerusform>%Ln rivales</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>Cuartetos completos</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Los tuyos</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>Los bajas tú a mano</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>Se bajan solos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>Tres rondas</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>Cinco rondas</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>Diez rondas</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>Hasta que alguien tenga 25 puntos</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>Hasta que alguien tenga 50 puntos</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>Se entregan todas las cartas del valor pedido; un cuarteto son las cuatro.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>%1 ha pedido %2 y aún le quedan.</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>Seguro que %1 tiene %2: no pueden estar en otro sitio.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>Pide %2 a %1: la probabilidad es de un %3 %.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>Pide %2 a %1: la probabilidad es de un %3 %, y todos saben que tienes.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>La ronda ha terminado: reparte la siguiente.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>A pescar: roba la carta de arriba del mazo.</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>Baja lo que ya tienes (%1): así nadie te lo quita.</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>No hay nadie a quien pedir.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>Pide a cualquiera cualquier cosa que tenga.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>Recuerda las seis últimas peticiones.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>No olvida nada, y deduce quién puede tener qué de todo lo que se ha visto.</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>Pides %3 a %2.</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>%1 te pide %3.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>%1 pide %3 a %2.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>Pides %3 a %2: a pescar.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1 te pide %3: a pescar.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1 pide %3 a %2: a pescar.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>Pides %3 a %2: no tiene, y el mazo está vacío.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>%1 te pide %3: no tienes, y el mazo está vacío.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>%1 pide %3 a %2: no tiene, y el mazo está vacío.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>Pides %3 a %2: una pareja.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>%1 te pide %3: una pareja.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>%1 pide %3 a %2: una pareja.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>Pides %3 a %2 y recibes %4.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1 te pide %3 y recibe %4.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1 pide %3 a %2 y recibe %4.</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>Te pide %2: recibe %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>Pide %2 a %1: recibe %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>Te pide %2: pesca.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>Pide %2 a %1: pesca.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>Te pide %2: pesca %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>Pide %2 a %1: pesca %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>Te pide %2: nada.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>Pide %2 a %1: nada.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Se reparte la ronda %1.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Robas una carta.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 roba una carta.</translation>
    </message>
    <message>
        <source>You draw %2 and go on.</source>
        <translation>Robas %2 y sigues.</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>%1 roba %2 y sigue.</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>Robas una pareja: %2.</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>%1 roba una pareja: %2.</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>Bajas %2.</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>%1 baja %2.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>A pescar: roba primero la carta de arriba del mazo.</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>Esta ronda ha terminado: reparte la siguiente.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Esta ronda no ha terminado todavía.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Esa carta no está en la mano.</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>Un cuarteto son las cuatro cartas de un valor.</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>No hay otra carta de ese valor en la mano.</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>Hay que pedir a otro jugador.</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>Ese jugador no tiene cartas.</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>Pide primero a un jugador.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Cuartetos</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>%1 cuartetos</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 parejas</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translation>Estas no son opciones de A pescar (como 2 o 3-books-r5).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>Estas cartas no forman una partida de A pescar con estas opciones.</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>Una jugada de A pescar es l7C, a7C2, f o n.</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>Cuartetos, 1 rival</numerusform>
            <numerusform>Cuartetos, %Ln rivales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>Parejas, 1 rival</numerusform>
            <numerusform>Parejas, %Ln rivales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1, 1 ronda</numerusform>
            <numerusform>%1, %Ln rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1, a 1 punto</numerusform>
            <numerusform>%1, a %Ln puntos</numerusform>
        </translation>
    </message>
</context>
</TS>
