<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>Con %1 y lo que lleva encima se completa un palo de rey a as.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>%1 continúa el palo de %2, y se descubre la carta de debajo.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>%1 continúa el palo de %2, y queda vacía la columna %3.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>%1 continúa el palo de %2: una escalera más larga que se mueve entera.</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>Mover %1 descubre la carta de debajo.</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>Mover %1 vacía la columna %2.</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>Parte de la escalera, desde %1, forma una escalera más larga sobre %2.</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>%1 deja sitio en la columna %2 para el próximo reparto.</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>Cada columna necesita una carta antes del próximo reparto: %1 cubre la vacía.</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>%1 va a la columna vacía para dejar libre %2.</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>%1 va sobre %2 para dejar libre %3.</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>Todos los palos están completos.</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>Este plan gana en un paso; conoce todas las cartas ocultas.</numerusform>
            <numerusform>Este plan gana en %Ln pasos; conoce todas las cartas ocultas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translatorcomment>not a term: help</translatorcomment>
        <translation>Nada sirve: está demostrado que esto ya no se puede ganar.</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>No se conoce nada mejor: no se encontró ninguna jugada que avance más.</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>Un plan que avanza; no se sabe si gana.</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>El reparto completa un palo.</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>Ninguna jugada de la mesa rinde más que las próximas cartas: reparte.</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>No hay tantas cartas en esta columna.</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>Una carta boca abajo no se puede mover.</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>No se puede levantar %1: lo que hay encima, %2, no continúa su palo.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Has abandonado esta partida.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Esa columna no existe.</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>Las cartas ya están en esta columna.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>No hay ninguna carta en esta columna.</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>Hay que mover al menos una carta.</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>%1 no va sobre %2: solo sobre la carta inmediatamente superior.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>El mazo está vacío.</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>Hay muy pocas cartas en la mesa para cubrir todas las columnas: el mazo ya no se podrá repartir.</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>La columna %1 está vacía. Pon una carta en ella antes de repartir.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>Una columna está vacía. Pon una carta en ella antes de repartir.</numerusform>
            <numerusform>%Ln columnas están vacías. Pon una carta en cada una antes de repartir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>Palos completos</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>Ninguna jugada regaló la victoria.</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>Está demostrado que este reparto no se podía ganar.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>No se sabe si este reparto se podía ganar: no se encontró cómo, ni una demostración.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>No se sabe si este reparto se podía ganar; tras la jugada %1 ya no: demostrado.</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>Se podía ganar antes de la jugada %1, que lo perdió: ambas cosas están demostradas.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>Se podía ganar antes de la jugada %1. Después no se encontró cómo ganar, ni una demostración.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>Se podía ganar antes de la jugada %1. Después no se encontró cómo; tras la jugada %2 está demostrado que no se puede.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Esto conserva la victoria, que con la otra jugada se pierde: demostrado. %1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>Esto conserva la victoria; tras la otra jugada no se encontró cómo ganar. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>el reparto, que se podía ganar</numerusform>
            <numerusform>%Ln repartos que se podían ganar</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translatorcomment>not a term: gap</translatorcomment>
        <translation>Las opciones de Spider son el número de palos (1, 2 o 4) y después -winnable2 y -gaps si se quieren.</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>Un reparto de Spider se escribe como 104 cartas de dos letras, por ejemplo KS7H.</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>Estas no son las cartas de una partida con un palo.</numerusform>
            <numerusform>Estas no son las cartas de una partida con %Ln palos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>Una jugada se escribe d (repartir), end (abandonar) o 2.3-5 (tres cartas de la columna 2 a la columna 5).</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1 (repartos de versiones anteriores)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>1 palo, con solución, repartir sobre huecos</numerusform>
            <numerusform>%Ln palos, con solución, repartir sobre huecos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>1 palo, con solución</numerusform>
            <numerusform>%Ln palos, con solución</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>1 palo, repartir sobre huecos</numerusform>
            <numerusform>%Ln palos, repartir sobre huecos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>1 palo</numerusform>
            <numerusform>%Ln palos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Un clic en el mazo reparte una carta a cada columna.</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>Un palo completo queda fuera del juego.</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>mazo, vacío</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1, queda 1 reparto</numerusform>
            <numerusform>%1, quedan %Ln repartos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, sin cartas</translation>
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
        <source>%L1 face down</source>
        <translation>%L1 boca abajo</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>arriba: %1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>escalera de %L1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>La columna %L1 está vacía.</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>Esta partida se puede ganar.</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>Desde aquí no se puede ganar: vuelve atrás o abandona.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Este reparto no se puede ganar.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>No se sabe si se puede ganar.</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>&amp;Repartir del mazo</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>Volver a la última &amp;oportunidad</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>Deshace las jugadas tras las que no se encuentra cómo ganar. La partida cuenta como jugada con ayuda.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Abandonar</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>Termina la partida, que cuenta como perdida.</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translatorcomment>not a term: move</translatorcomment>
        <translation>Los &amp;clics llevan al mejor lugar</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>Un clic en una carta la lleva al mejor lugar en vez de levantarla.</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Mostrar si la partida se &amp;puede ganar</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>La máquina conoce todas las cartas ocultas y busca cómo ganar.</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>Desde aquí todavía se puede ganar.</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>Está demostrado que este reparto nunca se pudo ganar.</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>No se encontró ninguna posición de esta partida que se pueda ganar.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>Buscando la última posición que se puede ganar...</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>Buscando cómo ganar...</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>Un callejón sin salida</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>No se sabe cómo seguir</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>Está demostrado que desde aquí no se puede ganar. Vuelve a la última oportunidad o abandona.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Está demostrado que este reparto no se puede ganar.</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>Los ocho palos están completos, en una jugada. Puntuación: %1.</numerusform>
            <numerusform>Los ocho palos están completos, en %Ln jugadas. Puntuación: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>Palos completos: %L1 de %L2.</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>Las últimas cartas del mazo necesitan una carta en cada columna, y hay muy pocas.</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>No se puede mover ni repartir ninguna carta.</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Un palo</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Dos palos</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Cuatro palos</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>1 (lo más fácil)</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>4 (lo más difícil)</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Repartir solo partidas que se puedan ganar</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation>El mazo se puede repartir sobre columnas vacías</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translatorcomment>not a term: move</translatorcomment>
        <translation>Los clics llevan al mejor lugar</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Mostrar si la partida se puede ganar</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>columna %L1</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>un reparto posterior del mazo</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>lugar para un palo completo</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>palo completo</translation>
    </message>
</context>
</TS>
