<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>Estrategia básica</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>Lo que vale de media cada acción, en apuestas.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Calculando...</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>No se pudieron calcular los valores.</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>Reparte una ronda para recibir consejo.</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>Mejor para estas cartas en concreto: %1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>Una carta más (H)</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>Ninguna carta más (S)</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>Doblar la apuesta por una sola carta más (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>Hacer dos manos de la pareja, con otra apuesta (P)</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>Rendir la mano a cambio de media apuesta (U)</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Apostar a crédito a que el crupier tiene blackjack; paga 2 a 1 (I)</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Apostar a que el crupier tiene blackjack; paga 2 a 1 (I)</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>Jugar sin seguro (N)</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>La casa presta lo que necesita la apuesta y reparte (Intro)</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>Repartir la siguiente ronda (Intro)</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>Doblar la apuesta a crédito por una sola carta más (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>Hacer dos manos de la pareja, con otra apuesta a crédito (P)</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>Recuperar las fichas (C)</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>Barajar y seguir con tu dinero (Intro)</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>Una partida nueva con %1</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>Añadir una ficha de un dólar</numerusform>
            <numerusform>Añadir una ficha de %Ln dólares</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>Primero haz una apuesta.</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>Aquí las cartas no se mueven a mano: usa los botones de abajo.</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>Mostrar el &amp;consejero</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>Muestra qué haría la estrategia básica y cuánto vale cada acción. Las partidas en que se usa cuentan como jugadas con ayuda.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>Tú: %1, crupier: %2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>El zapato se ha acabado</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>Zapatos jugados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>1 ronda, y has ganado %1.</numerusform>
            <numerusform>%Ln rondas, y has ganado %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>1 ronda, y has perdido %1.</numerusform>
            <numerusform>%Ln rondas, y has perdido %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>1 ronda, sin ganar ni perder nada.</numerusform>
            <numerusform>%Ln rondas, sin ganar ni perder nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>El próximo zapato sigue con %1; una partida nueva empieza con %2.</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>Reglas del manual</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>El crupier pide con 17 blando</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Doblar después de separar</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>Rendirse por la mitad de la apuesta</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Seguro contra un as</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>Mostrar el consejero</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>Las rondas de este zapato se ven enseguida. Se conservan cuando el zapato se acaba.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Este zapato</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>Todos los zapatos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Blackjacks</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Ganancia neta</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>zapato, queda una carta</numerusform>
            <numerusform>zapato, quedan %Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Zapato</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>cartas usadas</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usadas</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>mano del crupier</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>El crupier muestra %1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>El crupier tiene blackjack</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>El crupier tiene %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Primera mano</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Segunda mano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>con seguro</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>Próximo zapato, con %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>A crédito</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Desde cero</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>Apuesta %1 y reparte</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>Haz una apuesta</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>Apuesta: %1; la casa presta %2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Apuesta: %1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>Ganas %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Pierdes %1.</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>Recuperas la apuesta.</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>No se gana ni se pierde nada.</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation>¡Blackjack!</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>El crupier tiene blackjack.</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>Te has pasado.</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Te rindes.</translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation>-$%1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Asegurar</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Sin seguro</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>pedir</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>plantarse</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doblar</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>rendirse</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>asegurar</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>sin seguro</translation>
    </message>
    <message>
        <source>split</source>
        <translation>separar</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>rendida</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>pasada</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>El seguro paga.</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>El seguro se pierde.</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>Primera mano: %1. Segunda mano: %2. %3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>El crupier se ha pasado.</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>El crupier muestra un as. ¿Asegurar tu apuesta por %1?</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>Haz una apuesta y reparte. A la larga la casa se queda con el %1 % de ella, sea grande o pequeña.</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>Haz una apuesta y reparte. Con estas reglas la estrategia básica gana a la larga el %1 % de ella, sea grande o pequeña.</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>Sin seguro: vale %1 apuestas de media.</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>A la larga compensa si más de un tercio de las cartas que no ves valen 10. En barajas enteras sin las tuyas son %1 de %2, que es menos.</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>Rondas ganadas, en porcentaje</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>Rendimiento, en porcentaje de las apuestas</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>Decisiones como la estrategia básica, en porcentaje</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>Coste de otras decisiones, en porcentaje de las apuestas</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>Primero asegura tu apuesta o rechaza el seguro.</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>Solo puedes separar tus dos primeras cartas, y solo si valen lo mismo.</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>Solo puedes rendirte con tus dos primeras cartas.</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>Con las reglas de esta partida no te puedes rendir.</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>El seguro solo se ofrece contra un as, antes de cualquier otra cosa.</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>Con las reglas de esta partida no hay seguro.</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>Solo puedes doblar con las dos primeras cartas de una mano.</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>Solo puedes doblar con tus dos primeras cartas, y no después de separar.</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>Este zapato se ha acabado.</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>Primero termina esta ronda.</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>Una apuesta es un número par de dólares, de %1 a %2.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Esa jugada no existe.</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>Reparte primero.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1 Lo que hiciste vale %2. Es la estrategia básica, que no mira cartas sueltas.</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1 La estrategia básica también lo hace. Lo que hiciste vale %2.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1 Lo que hiciste vale %2.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translation>Las opciones de Blackjack son &quot;house&quot; para cuatro barajas, o 1, 2, 6 u 8 barajas; después, si se quieren, -h17 (el crupier pide con 17 blando), -das (doblar después de separar), -surrender (rendirse) e -insurance (seguro).</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>Un zapato se escribe como sus cartas, de dos letras cada una, una coma y el dinero en dólares enteros.</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>Con estas reglas un zapato contiene cada carta una vez.</numerusform>
            <numerusform>Con estas reglas un zapato contiene cada carta %Ln veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>Una jugada se escribe b y una apuesta par, o h, s, d, p o u para pedir, plantarse, doblar, separar o rendirse, o i o n para seguro o ninguno.</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>%1 blando</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>Zapatos de una baraja, el crupier pide con 17 blando</numerusform>
            <numerusform>Zapatos de %Ln barajas, el crupier pide con 17 blando</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>Zapatos de cuatro barajas, el crupier se planta con 17</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>Zapatos de una baraja, el crupier se planta con 17</numerusform>
            <numerusform>Zapatos de %Ln barajas, el crupier se planta con 17</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1, doblar después de separar</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1, rendirse</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1, seguro</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1: %2 apuestas de media. %3: %4.</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>Es exacto para tus cartas, y la estrategia básica coincide.</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>Es exacto para tus cartas. La estrategia básica, que no mira cartas sueltas, prefiere lo segundo.</translation>
    </message>
</context>
</TS>
