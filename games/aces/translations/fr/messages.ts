<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Un clic sur le talon donne une carte à chaque colonne.</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>Les cartes retirées sont hors jeu.</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>Cette carte, %1, est couverte. Seule la carte du bas d’une colonne est en jeu.</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1, peut partir</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>Est-ce &amp;gagnable&#xa0;?</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>Regarde toutes les cartes, celles du talon aussi. La partie compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>&amp;Retirer les cartes automatiquement</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Montrer si la partie est &amp;gagnable</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>Toujours &amp;marquer les cartes à retirer</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>&amp;Talon à gauche</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>Oui&#xa0;: vous venez de la gagner.</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>Est-ce gagnable&#xa0;? Recherche en cours…</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>Est-ce gagnable&#xa0;? Recherche… %Ln million de positions jusqu’ici.</numerusform>
            <numerusform>Est-ce gagnable&#xa0;? Recherche… %Ln millions de positions jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Cette donne est gagnable.</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>Cette partie est encore gagnable.</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>Aucun chemin gagnant n’a été trouvé, ni la preuve qu’il n’y en a pas.</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>Cette donne était gagnable.</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>La partie n’est plus gagnable. La donne l’était pourtant.</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>Cette donne est perdue, de quelque façon qu’on la joue.</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>La partie n’est plus gagnable. On ne sait pas si la donne l’était.</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>Est-elle gagnable&#xa0;? Recherche…</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>Elle est encore gagnable.</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>Elle n’est plus gagnable.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Cette donne est perdue.</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>On ne sait pas si elle est gagnable.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Donnes restantes</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>Il ne reste que les as, après %Ln coup.</numerusform>
            <numerusform>Il ne reste que les as, après %Ln coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>Plus aucun coup possible, et il reste %Ln carte.</numerusform>
            <numerusform>Plus aucun coup possible, et il reste %Ln cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Ne distribuer que des parties gagnables</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>Chaque donne est résolue avant que vous la voyiez.</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>Près de la moitié des donnes sont gagnables pour qui connaît le talon.</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>Retirer les cartes automatiquement</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>Toujours marquer les cartes à retirer</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Montrer si la partie est gagnable</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>Talon à gauche</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>colonne %L1</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>cartes retirées</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>Retirez %1, car une carte plus forte est libre&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>La prochaine donne met une carte sur chaque colonne&#xa0;; mieux vaut mettre %1 dans la colonne %2.</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>Déplacer %1 dégage la carte de dessous, %2, qui pourra alors partir.</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>Un as reste jusqu’à la fin&#xa0;: %1 prend donc la colonne vide et libère %2 en dessous.</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>Mettre %1 dans la colonne vide fait entrer en jeu la carte de dessous, %2.</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>Donnez, et gardez %1 pour l’instant&#xa0;: une carte plus faible pourra partir quand %2 ne sera plus libre.</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>Aucune carte ne fait mieux dans la colonne vide que la prochaine du talon.</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>Rien ne peut être retiré ni déplacé&#xa0;: donnez.</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>Ce chemin mène au gain&#xa0;; il tient compte des cartes du talon.</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>Il est prouvé que c’est perdu. Le meilleur chemin trouvé laisse %Ln carte.</numerusform>
            <numerusform>Il est prouvé que c’est perdu. Le meilleur chemin trouvé laisse %Ln cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>Aucun chemin gagnant n’a été trouvé. Le meilleur laisse %Ln carte.</numerusform>
            <numerusform>Aucun chemin gagnant n’a été trouvé. Le meilleur laisse %Ln cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>La partie est finie&#xa0;: aucune carte ne peut bouger.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>Cette carte, %1, est la plus forte de sa couleur et reste&#xa0;; il n’y a pas de colonne vide pour elle.</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>Aucune carte de sa couleur au-dessus de %1 n’est libre, et il n’y a pas de colonne vide.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Le talon est vide.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>Il n’y a pas de carte dans cette colonne.</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>Une donne n’a pas de colonne.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Cette colonne n’existe pas.</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>Les cartes ne vont que dans les colonnes vides.</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>Cette carte, %1, ne peut pas se déplacer&#xa0;: elle peut être retirée, car %2 est libre.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>Cette carte, %1, est la plus forte de sa couleur et reste.</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>Cette carte, %1, reste&#xa0;: aucune plus forte de sa couleur n’est libre.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Cela garde la victoire, perdue après l’autre coup&#xa0;: c’est prouvé. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>la donne, qui était gagnable</numerusform>
            <numerusform>%Ln donnes qui étaient gagnables</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>Les options des As sont &quot;any&quot; ou &quot;winnable&quot;.</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>Un paquet s’écrit en 52 cartes de deux lettres, par exemple ASTH2D.</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>Chaque carte du paquet doit être là exactement une fois.</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>Un coup s’écrit d (donner), x3 (retirer de la colonne 3) ou 3-1 (déplacer).</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>Donnes gagnables seulement</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Toutes les donnes</translation>
    </message>
</context>
</TS>
