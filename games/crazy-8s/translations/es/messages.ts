<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>Elige palo: ♥ H, ♠ S, ♣ C o ♦ D.</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>Pon encima un 2 o roba 1 carta.</numerusform>
            <numerusform>Pon encima un 2 o roba %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>Pon encima un 2 o pasa.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>Descarta %1 o un 8, o roba.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>Descarta %1 o un 8, o pasa.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>Descarta %1, %2 o un 8, o roba.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>Descarta %1, %2 o un 8, o pasa.</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>Nadie puede seguir: esta ronda no la gana nadie.</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>Acabas antes que nadie.</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>%1 acaba antes que nadie.</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>Acabas antes que nadie y ganas 1 punto.</numerusform>
            <numerusform>Acabas antes que nadie y ganas %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 acaba antes que nadie y gana 1 punto.</numerusform>
            <numerusform>%1 acaba antes que nadie y gana %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1: 1 punto</numerusform>
            <numerusform>%1: %Ln puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>última carta</translation>
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
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation>
            <numerusform>%1, 1 punto</numerusform>
            <numerusform>%1, %Ln puntos</numerusform>
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
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1, robó 1</numerusform>
            <numerusform>%1, robó %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1, jugó %2</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, pasó</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>descartes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>1 por robar</numerusform>
            <numerusform>%Ln por robar</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Siguiente ronda</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>&amp;Mostrar mis cartas</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Pasar (P)</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>mazo, 1 carta</numerusform>
            <numerusform>mazo, %Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>descartes, arriba: %1, palo elegido: %2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>descartes, arriba: %1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>Mostrar qué cartas &amp;valen</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>Atenúa las cartas de tu mano que ahora no se pueden descartar.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Elige palo</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Horario</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Antihorario</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1 está eligiendo palo.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 está jugando.</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>Has robado %1.</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>El encuentro: %1.</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>1 rival, 10 cartas</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>1 rival, 7 cartas</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>2 rivales, 7 cartas</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>3 rivales, 7 cartas</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
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
        <source>Cards for each</source>
        <translation>Cartas para cada uno</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>Una ronda: gana quien acabe antes</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>A 100 puntos por lo que les queda a los demás</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>A 250 puntos por lo que les queda a los demás</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>3 rondas por puntos</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>5 rondas por puntos</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>10 rondas por puntos</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Robar en un turno</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation>Todas las cartas que quieras</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>1 carta como mucho, y pasar</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>2 cartas como mucho, y pasar</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>3 cartas como mucho, y pasar</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>4 cartas como mucho, y pasar</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>5 cartas como mucho, y pasar</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>Los descartes se dan la vuelta cuando se acaba el mazo</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation>Tras un 2, el siguiente roba dos cartas o pone otro 2</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>Una reina salta al siguiente jugador</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>Un as invierte el sentido</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>Con un solo rival, quien descarta un as sigue jugando.</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation>Puntos: un ocho 50; jota, reina y rey 10; las demás cartas, su número.</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>Para descartar y robar cartas</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>Hacer clic o arrastrar</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>Solo arrastrar</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1: ninguna otra jugada promete más puntos.</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1: ganar es improbable, pero no hay nada mejor.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1: tu probabilidad es de un %2 %; no hay nada mejor.</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>Elige %1: %2 tuvo que robar ante ese palo, y lo más probable es que no tenga.</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>Elige %1: tienes una carta de ese palo, y de ninguno más.</numerusform>
            <numerusform>Elige %1: tienes %Ln cartas de ese palo, y de ninguno más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Elige %1</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>%1 es tu última carta: con ella acabas.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>%1 es la única carta que vale; después elige palo.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>%1 es la única carta que vale.</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>%1: %2 tuvo que robar ante %3, y lo más probable es que no tenga.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>Roba la carta que debes.</numerusform>
            <numerusform>Roba las %Ln cartas que debes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>Ninguna carta tuya vale: roba una.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>Robar de todos modos</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>No queda ninguna carta por robar: pasa.</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>Ninguna carta tuya vale: pasa.</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>Pasar de todos modos</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>Reparte la siguiente ronda: esta ha terminado.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>Descartas %2 y acabas antes que nadie.</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>%1 descarta %2 y acaba antes que nadie.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>Descartas %2, acabas antes que nadie y ganas 1 punto.</numerusform>
            <numerusform>Descartas %2, acabas antes que nadie y ganas %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 descarta %2, acaba antes que nadie y gana 1 punto.</numerusform>
            <numerusform>%1 descarta %2, acaba antes que nadie y gana %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>Descartas %2. Quien sigue debe robar 1 carta.</numerusform>
            <numerusform>Descartas %2. Quien sigue debe robar %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>%1 descarta %2. Quien sigue debe robar 1 carta.</numerusform>
            <numerusform>%1 descarta %2. Quien sigue debe robar %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>Descartas %2. Se invierte el sentido.</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>%1 descarta %2. Se invierte el sentido.</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>Descartas %2. %3 pierde el turno.</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>%1 descarta %2. Pierdes el turno.</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>%1 descarta %2. %3 pierde el turno.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>Descartas %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 descarta %2.</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>Se da la vuelta a los descartes. Robas una carta.</numerusform>
            <numerusform>Se da la vuelta a los descartes. Robas %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>Se da la vuelta a los descartes. %1 roba una carta.</numerusform>
            <numerusform>Se da la vuelta a los descartes. %1 roba %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>Robas la carta que debías.</numerusform>
            <numerusform>Robas las %Ln cartas que debías.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>%1 roba la carta que debía.</numerusform>
            <numerusform>%1 roba las %Ln cartas que debía.</numerusform>
        </translation>
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
        <source>You name %2.</source>
        <translation>Eliges %2.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>%1 elige %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasa.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Se reparte la ronda %1.</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1 Avisas: última carta.</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1 %2 avisa: última carta.</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1 Nadie puede seguir: no gana nadie.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>Todavía no se ha repartido la siguiente ronda.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Esta ronda no ha terminado todavía.</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>Solo se elige palo después de un ocho.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Esta carta no está en tu mano.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>Roba una carta o pon un 2 sobre este.</numerusform>
            <numerusform>Roba %Ln cartas o pon un 2 sobre este.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>%1 no va sobre %2.</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>Ya has robado bastante en este turno. Descarta o pasa.</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>No queda ninguna carta por robar. Descarta o pasa.</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation>Solo puedes pasar cuando no se puede robar. Roba una carta.</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>Primero elige palo.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartas que quedan</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>Juega la primera carta que vale y guarda los ochos para cuando no valga nada más.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>De lo que robas deduce lo que no tienes, y calcula cómo puede seguir la partida.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1 % de una ronda ganada</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>Estas no son opciones de Ochos locos (como 2x7 o 3x7-turnover-p100).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>Estas cartas no forman una partida de Ochos locos con estas opciones.</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>El primer descarte no puede ser un ocho.</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translatorcomment>not a term: deal</translatorcomment>
        <translation>Una jugada es una carta como 7H, un palo como H, o draw, pass, deal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>1 jugador, %1 cartas cada uno</numerusform>
            <numerusform>%Ln jugadores, %1 cartas cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>1 jugador, %1 cartas cada uno, %2 rondas</numerusform>
            <numerusform>%Ln jugadores, %1 cartas cada uno, %2 rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>1 jugador, %1 cartas cada uno, a %2 puntos</numerusform>
            <numerusform>%Ln jugadores, %1 cartas cada uno, a %2 puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>1 jugador, %1 cartas cada uno, reglas caseras</numerusform>
            <numerusform>%Ln jugadores, %1 cartas cada uno, reglas caseras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>1 jugador, %1 cartas cada uno, reglas caseras, %2 rondas</numerusform>
            <numerusform>%Ln jugadores, %1 cartas cada uno, reglas caseras, %2 rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>1 jugador, %1 cartas cada uno, reglas caseras, a %2 puntos</numerusform>
            <numerusform>%Ln jugadores, %1 cartas cada uno, reglas caseras, a %2 puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1: así guardas el ocho para más tarde.</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>%1 y luego elige %2: %3 tuvo que robar ante ese palo.</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>%1 y luego elige %2: tienes una carta de ese palo.</numerusform>
            <numerusform>%1 y luego elige %2: tienes %Ln cartas de ese palo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1: te queda una carta de %2 para seguir.</numerusform>
            <numerusform>%1: te quedan %Ln cartas de %2 para seguir.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1: es tu única carta de %2, y más tarde quizá no valga.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1: tu probabilidad es de un %2 %; si descartas, de un %3 %.</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>%1 no es del palo elegido.</translation>
    </message>
</context>
</TS>
