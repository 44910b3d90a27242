<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>Toma %1: así todas tus cartas pueden quedar en combinaciones.</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>Toma %1: así puedes cerrar con %2.</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>Cierra con %1: gin, todas tus otras cartas están en combinaciones.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>Cierra con %1: tus cartas sueltas suman %2; las de tu rival, probablemente unos %3.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>Cierra con %1: tus cartas sueltas suman %2, y esperar no promete más.</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>Descarta %1 y espera: podrías cerrar con %2, pero seguir jugando promete más.</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translatorcomment>not a term: help</translatorcomment>
        <translation>Descarta %1: necesitas menos %2, pero le serviría más a tu rival.</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>Descarta %1: vale %2 y no va con ninguna de tus otras cartas.</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>Descarta %1: las cartas sueltas que quedan suman %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translatorcomment>not a term: hand</translatorcomment>
        <translation>Descarta %1: no completa nada que aún se pueda conseguir; tu rival tiene %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translatorcomment>not a term: hand</translatorcomment>
        <translation>Descarta %1: no completa nada que aún se pueda conseguir; las cartas que le faltan ya salieron o las tiene tu rival.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>Descarta %1: no completa nada que aún se pueda conseguir; ya salió %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>Descarta %1: no completa nada que aún se pueda conseguir; ya salieron %2 y %3.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>Descarta %1: no completa nada que aún se pueda conseguir; ya salió la única carta que le falta.</numerusform>
            <numerusform>Descarta %1: no completa nada que aún se pueda conseguir; ya salieron las %Ln cartas que le faltan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>Descarta %1: todas las demás cartas están en combinaciones, y ganas.</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>Descarta %1, aunque sea parte de una combinación: sin esa carta se alcanzan más manos completas.</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>Descarta %1: su combinación vale también sin esa carta.</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>Descarta %1: no va con ninguna de tus otras cartas.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>Descarta %1: solo 1 carta que aún puede salir le daría una combinación.</numerusform>
            <numerusform>Descarta %1: solo %Ln cartas que aún pueden salir le darían una combinación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>Toma %1: con %2 y %3 forma una combinación.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>Toma %1: forma una combinación con otra carta.</numerusform>
            <numerusform>Toma %1: forma una combinación con otras %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>Toma %1: con %2 le falta solo una carta para una combinación.</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>Toma %1: así se alcanzan más manos completas.</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>Roba del mazo: %1 no forma ninguna combinación, y 1 carta que no has visto sí.</numerusform>
            <numerusform>Roba del mazo: %1 no forma ninguna combinación, y %Ln cartas que no has visto sí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>Roba del mazo: %1 encaja, pero no acerca una mano completa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>La ronda ha terminado. Reparte la siguiente.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>Reconoce una combinación cuando la tiene, y descarta cualquier otra carta.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>Guarda lo que va junto y mira los descartes, pero no te mira a ti.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>Recuerda todas las cartas, cuenta lo que aún puede salir y se guarda lo que tú quieres.</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>Añadiste %2.</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>%1 añadió %2.</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>Añadiste %2.</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>%1 añadió %2.</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>¡Gin! Todas tus cartas están en combinaciones.</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>¡Gin! Todas las cartas de %1 están en combinaciones.</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>Cerraste con %2.</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>%1 cerró con %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>Contragolpe: solo tienes %2.</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>Contragolpe: %1 solo tiene %2.</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>Robaste del mazo.</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>%1 robó del mazo.</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>Tomaste %2 de los descartes.</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>%1 tomó %2 de los descartes.</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>Se reparte la ronda %1, y ya hay una mano completa.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Se reparte la ronda %1.</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Descartaste %2. Quedan dos cartas en el mazo, y nadie ha cerrado.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>%1 descartó %2. Quedan dos cartas en el mazo, y nadie ha cerrado.</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>Descartaste %2 y completaste tu mano.</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>%1 descartó %2 y completó su mano.</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>Descartaste %2. El mazo se acabó: los descartes se barajan y forman el mazo.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>%1 descartó %2. El mazo se acabó: los descartes se barajan y forman el mazo.</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>Descartaste %2.</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1 descartó %2.</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>La ronda ha terminado. Hay que repartir la siguiente.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Esta ronda no ha terminado todavía.</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>En esta partida no se puede cerrar.</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>Ya tienes una carta robada. Ahora descarta una.</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>Primero roba una carta, del mazo o de los descartes.</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>Solo se puede descartar una carta de la propia mano.</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>Las cartas sueltas que quedan suman más de 10, demasiado para cerrar.</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>Turnos de partidas ganadas</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>En las formas en que pueden estar las cartas ocultas, esto da mejor resultado que la otra jugada.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1 % de una ronda ganada</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>Las opciones tienen la forma &quot;first&quot;, o &quot;second-r5&quot; para un encuentro de cinco rondas.</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>Las cartas solo se cuentan en un encuentro, como &quot;first-p100-cards&quot;.</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>Un reparto se escribe como las 52 cartas de una baraja, de dos letras cada una, un punto y un número.</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translatorcomment>not a term: deal</translatorcomment>
        <translation>Una jugada es &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, la carta que se descarta, como 7C, o &quot;knock-7C&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>Empieza el primer jugador, 1 ronda por puntos</numerusform>
            <numerusform>Empieza el primer jugador, %Ln rondas por puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>Empieza el segundo jugador, 1 ronda por puntos</numerusform>
            <numerusform>Empieza el segundo jugador, %Ln rondas por puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>Empieza el primer jugador, 1 ronda</numerusform>
            <numerusform>Empieza el primer jugador, %Ln rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>Empieza el segundo jugador, 1 ronda</numerusform>
            <numerusform>Empieza el segundo jugador, %Ln rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>Empieza el primer jugador, a 1 punto</numerusform>
            <numerusform>Empieza el primer jugador, a %Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>Empieza el segundo jugador, a 1 punto</numerusform>
            <numerusform>Empieza el segundo jugador, a %Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Empieza el primer jugador, hasta ganar 1 ronda</numerusform>
            <numerusform>Empieza el primer jugador, hasta ganar %Ln rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Empieza el segundo jugador, hasta ganar 1 ronda</numerusform>
            <numerusform>Empieza el segundo jugador, hasta ganar %Ln rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>Empieza el primer jugador</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>Empieza el segundo jugador</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1, se puede cerrar</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>Contragolpe tuyo.</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>Contragolpe de %1.</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Quedan dos cartas en el mazo, y nadie ha cerrado.</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>¡Gin! %1 tiene %L2 en cartas sueltas.</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>%1 tiene gin, y tú tienes %L2 en cartas sueltas.</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>%1 tiene gin, y %2 tiene %L3 en cartas sueltas.</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>Cerraste con %L1; %2 tiene %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>%1 cerró con %L2; tú tienes %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>%1 cerró con %L2; %3 tiene %L4.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>Eso te da 1 punto.</numerusform>
            <numerusform>Eso te da %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>Eso da 1 punto a %1.</numerusform>
            <numerusform>Eso da %Ln puntos a %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>descartes</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1, tomó %2</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1, robó</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1, descartó %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>1 carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>sueltas %L1</translation>
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
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>1 ronda ganada</numerusform>
            <numerusform>%Ln rondas ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>&amp;Gin</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>&amp;Cerrar con %L1</translation>
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
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>Ya tienes una carta. Elige una de tu mano para descartarla.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Espera tu turno.</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1, combinaciones: %2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>&amp;Robar del mazo</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>&amp;Tomar el último descarte</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>&amp;Descartar la carta elegida</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Elige primero una carta de tu mano.</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>&amp;Ordenar mi mano en combinaciones</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>&amp;Mostrar todos los descartes</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>Primero roba una carta; después, cierra con un descarte.</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>Tus cartas sueltas sumarían %L1. Para cerrar, pueden sumar 10 como mucho.</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>Ordenar por &amp;palos</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Ordenar por &amp;valores</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>Ordenar en &amp;combinaciones</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>Te toca: descarta</translation>
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
        <source>You drew the %1.</source>
        <translation>Robaste %1.</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>El mazo se acabó: los descartes se barajaron y son ahora el mazo.</translation>
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
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1: pulsa Mostrar mis cartas cuando nadie más mire.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partida</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>1 ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>Hasta ganar 1 ronda</numerusform>
            <numerusform>Hasta ganar %Ln rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>A 1 punto por cartas sueltas</numerusform>
            <numerusform>A %Ln puntos por cartas sueltas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>1 ronda por puntos</numerusform>
            <numerusform>%Ln rondas por puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Se puede cerrar</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>Quien tenga 10 o menos en cartas sueltas puede terminar la ronda. El gin y el contragolpe dan 25 más.</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation>Puntos: el as 1; jota, reina y rey 10; las demás cartas, su número.</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>El primer jugador</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>El segundo jugador</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
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
        <source>run of spades</source>
        <translation>escalera de picas</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>escalera de corazones</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>escalera de diamantes</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>escalera de tréboles</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%L1 %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>%1 tomó %2 y descartó %3.</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>%1 robó del mazo y descartó %2.</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>%1 va a descartar una carta.</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>%1 va a tomar una carta.</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>Ahora descarta una carta o cierra.</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1: ahora descarta una carta o cierra.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Ahora descarta una carta.</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1: ahora descarta una carta.</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>Te toca: toma una carta del mazo o de los descartes.</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1: toma una carta del mazo o de los descartes.</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>Las cartas sueltas de %1 te dan 1 punto.</numerusform>
            <numerusform>Las cartas sueltas de %1 te dan %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>Tus cartas sueltas dan 1 punto a %1.</numerusform>
            <numerusform>Tus cartas sueltas dan %Ln puntos a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>Las cartas sueltas de %1 dan 1 punto a %2.</numerusform>
            <numerusform>Las cartas sueltas de %1 dan %Ln puntos a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>Las dos manos estaban completas al repartirse.</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>Tus diez cartas estaban completas al repartirse.</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation>Las cartas de %1 estaban completas al repartirse.</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>Tus diez cartas están en combinaciones.</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>Las diez cartas de %1 están en combinaciones.</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>Puntos: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>Rondas ganadas: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>añadidas</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>añadidas: %1</translation>
    </message>
</context>
</TS>
