<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>%Ln boule</numerusform>
            <numerusform>%Ln boules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>Cette boule est la dernière&#xa0;: le plateau est vidé.</numerusform>
            <numerusform>Ces %Ln boules sont les dernières&#xa0;: le plateau est vidé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>Cette boule est la dernière de sa couleur, aucune ne reste donc (%1).</numerusform>
            <numerusform>Ces %Ln boules sont les dernières de leur couleur, aucune ne reste donc (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>C’est le plus grand groupe de ce qui reste du plan&#xa0;: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>Ce qui tombe s’assemble&#xa0;: %Ln partie devient un seul groupe (%1), qui vaut %2 de plus que séparé.</numerusform>
            <numerusform>Ce qui tombe s’assemble&#xa0;: %Ln parties deviennent un seul groupe (%1), qui vaut %2 de plus que séparées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>Cette boule gêne un groupe plus grand, que prendra le clic suivant&#xa0;: %1.</numerusform>
            <numerusform>Ces %Ln boules gênent un groupe plus grand, que prendra le clic suivant&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>Cette boule gêne&#xa0;: sans elle, un groupe plus grand se forme (%1, %2).</numerusform>
            <numerusform>Ces %Ln boules gênent&#xa0;: sans elles, un groupe plus grand se forme (%1, %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>%Ln clic plus tard</numerusform>
            <numerusform>%Ln clics plus tard</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>Aucune boule n’en touche une de sa couleur&#xa0;: il n’y a plus rien à retirer.</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>Le meilleur plan trouvé vide le plateau et finit à %Ln point.</numerusform>
            <numerusform>Le meilleur plan trouvé vide le plateau et finit à %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>Le meilleur plan trouvé finit avec %1 et %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>encore %Ln boule</numerusform>
            <numerusform>encore %Ln boules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>Ce plateau a %Ln ligne&#xa0;; il en faut %1.</numerusform>
            <numerusform>Ce plateau a %Ln lignes&#xa0;; il en faut %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>Une ligne de ce plateau a %Ln boule&#xa0;; il en faut %1.</numerusform>
            <numerusform>Une ligne de ce plateau a %Ln boules&#xa0;; il en faut %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translation>Un plateau de Same s’écrit avec les lettres a à %1.</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>Les options de Same s’écrivent 20x16-5 ou 20x10-5-classic&#xa0;: colonnes %1 à %2, lignes %3 à %4, couleurs %5 à %6.</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>Un clic s’écrit colonne,ligne, par exemple 3,12.</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>Cet endroit n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>Il n’y a pas de boule ici.</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>Cette boule n’en touche aucune de sa couleur.</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>Classique, %1 x %2, %Ln couleur</numerusform>
            <numerusform>Classique, %1 x %2, %Ln couleurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>SameGame, %1 x %2, %Ln couleur</numerusform>
            <numerusform>SameGame, %1 x %2, %Ln couleurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1 x %2, %Ln couleur</numerusform>
            <numerusform>%1 x %2, %Ln couleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Plus grand groupe</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>Boules restantes</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>disque bleu</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>carré orange</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>triangle vert</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>losange rose</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>étoile jaune</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>anneau bleu ciel</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>croix rouge</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1, %2, seule</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1, %2, groupe de %L3, %Ln point</numerusform>
            <numerusform>%1, %2, groupe de %L3, %Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Vidé&#xa0;!</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translation>Total&#xa0;: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Total&#xa0;: %1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>Ce clic&#xa0;: %1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>Par&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>La somme de tous les clics&#xa0;: n boules d’un coup donnent (n-2) x (n-2) points.</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>La somme de tous les clics&#xa0;: n boules d’un coup donnent n x n points.</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>1&#xa0;000 points pour un plateau vidé, sinon rien.</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>100 points par boule en dessous de 50 restantes&#xa0;: 5&#xa0;000 pour un plateau vidé.</translation>
    </message>
    <message>
        <source>Total</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>Ce qui compte&#xa0;: clics et prime ensemble.</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>La somme de tous les clics&#xa0;: une paire donne 2 points, n boules donnent (n-1) x (n-1) - (n-3).</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>Ce clic</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>Ce que vaut le retrait du groupe mis en valeur.</translation>
    </message>
    <message>
        <source>Par</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>Ce que l’ordinateur a atteint sur ce tirage en cherchant un peu. On peut le battre.</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>Boules restantes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>n boules d’un coup donnent n x n points, avec une prime de 100 points par boule en dessous de 50 restantes.</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>Une paire donne 2 points, n boules donnent (n-1) x (n-1) - (n-3). Il n’y a pas de prime, et les boules sont tirées au seul hasard.</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>n boules d’un coup donnent (n-2) x (n-2) points, une paire rien, et un plateau vidé 1&#xa0;000. Les boules sont tirées au seul hasard.</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>&amp;Formes sur les boules</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>Choisissez un groupe d’au moins deux boules de même couleur.</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>Boules restantes&#xa0;: %L1. Plus grand groupe jusqu’ici&#xa0;: %L2.</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Plateau vidé&#xa0;!</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>Il ne reste plus de groupe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>%Ln point, plus grand groupe %L1.</numerusform>
            <numerusform>%Ln points, plus grand groupe %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>%Ln point, boules restantes %L1, plus grand groupe %L2.</numerusform>
            <numerusform>%Ln points, boules restantes %L1, plus grand groupe %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>C’est %1 au-dessus du par.</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>C’est le par.</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>Le par est %1.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petit</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte des points</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderne</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>Formes sur les boules</translation>
    </message>
</context>
</TS>
