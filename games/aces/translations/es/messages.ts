<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Un clic en el mazo reparte una carta a cada columna.</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>Las cartas retiradas quedan fuera del juego.</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>Carta tapada: %1. Solo está en juego la carta más baja de cada columna.</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1, se puede retirar</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>¿Se puede &amp;ganar?</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>Mira todas las cartas, también las del mazo. La partida cuenta como jugada con ayuda.</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>Retirar cartas &amp;automáticamente</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Mostrar si la partida se &amp;puede ganar</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>&amp;Marcar siempre las cartas que puedes retirar</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>Ma&amp;zo a la izquierda</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>Sí: acabas de ganar.</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>Averiguando si esto se puede ganar...</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>Averiguando si esto se puede ganar... Un millón de posiciones hasta ahora.</numerusform>
            <numerusform>Averiguando si esto se puede ganar... %Ln millones de posiciones hasta ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Este reparto se puede ganar.</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>Esta partida todavía se puede ganar.</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>No se encontró cómo ganar, ni una demostración de que no se pueda.</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>Este reparto se podía ganar.</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>Desde aquí no se puede ganar. El reparto se podía ganar.</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>Este reparto no se puede ganar, se juegue como se juegue.</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>Desde aquí no se puede ganar. No se sabe si el reparto se podía ganar.</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>Averiguando si se puede ganar...</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>Todavía se puede ganar.</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>Desde aquí no se puede ganar.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Este reparto no se puede ganar.</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>No se sabe si se puede ganar.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartas que quedan</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Repartos que quedan</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>Solo quedan los ases, tras una jugada.</numerusform>
            <numerusform>Solo quedan los ases, tras %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>No hay más jugadas, y queda una carta.</numerusform>
            <numerusform>No hay más jugadas, y quedan %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Repartir solo partidas que se puedan ganar</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>Cada reparto se resuelve antes de que lo veas.</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>Casi la mitad de los repartos los puede ganar quien conozca el mazo.</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>Retirar cartas automáticamente</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>Marcar siempre las cartas que puedes retirar</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Mostrar si la partida se puede ganar</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>Mazo a la izquierda</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>columna %L1</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>cartas retiradas</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>%1 se puede retirar: a la vista hay una carta más alta de su palo, %2.</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>El próximo reparto pone una carta en cada columna, y %1 está mejor en la columna %2.</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>%1 deja paso a la carta de debajo, %2, que entonces se podrá retirar.</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>Un as se queda hasta el final: %1 pasa a la columna vacía y deja libre la carta de debajo, %2.</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>%1 pasa a la columna vacía, y entra en juego la carta de debajo, %2.</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>Reparte y conserva por ahora %1: permite retirar una carta más baja cuando quede tapada esta: %2.</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>Para la columna vacía no hay nada mejor que la próxima carta del mazo.</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>No se puede retirar ni mover nada; reparte.</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>Así se gana, contando con las cartas del mazo.</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>Está demostrado que esto no se puede ganar. El mejor camino encontrado deja una carta.</numerusform>
            <numerusform>Está demostrado que esto no se puede ganar. El mejor camino encontrado deja %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>No se encontró cómo ganar. El mejor camino deja una carta.</numerusform>
            <numerusform>No se encontró cómo ganar. El mejor camino deja %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>La partida ha terminado: no se puede mover ninguna carta.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>%1 es la carta más alta de su palo y se queda; no hay ninguna columna vacía.</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>No hay a la vista otra carta más alta de su palo, ni una columna vacía para esta: %1.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>El mazo está vacío.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>No hay ninguna carta en esta columna.</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>Un reparto no tiene columna.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Esa columna no existe.</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>Las cartas solo se mueven a columnas vacías.</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>%1 no se puede mover: se puede retirar, porque está a la vista %2.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>%1 es la carta más alta de su palo y se queda.</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>%1 se queda: no hay a la vista otra carta más alta de su palo.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Esto conserva la victoria, que con la otra jugada se pierde: demostrado. %1</translation>
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
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>Las opciones de Ases son &quot;any&quot; o &quot;winnable&quot;.</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>Una baraja se escribe como 52 cartas de dos letras, por ejemplo ASTH2D.</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>Cada carta de la baraja debe estar exactamente una vez.</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>Una jugada se escribe d (repartir), x3 (retirar de la columna 3) o 3-1 (mover).</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>Solo repartos que se puedan ganar</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Cualquier reparto</translation>
    </message>
</context>
</TS>
