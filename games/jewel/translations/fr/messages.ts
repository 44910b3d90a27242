<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>prisme</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>rayon le long de la ligne</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>rayon le long de la colonne</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>éclat</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>Les meilleurs scores viennent d’une version plus récente.</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>Les meilleurs scores sont utilisés par une autre fenêtre.</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>boule bleue</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>boule orange</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>boule jaune</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>boule rose</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>boule verte</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>boule rouge</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>boule bleu clair</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>cube bleu</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>cube orange</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>cube jaune</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>cube rose</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>cube vert</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>cube rouge</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>cube bleu clair</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>pyramide bleue</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>pyramide orange</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>pyramide jaune</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>pyramide rose</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>pyramide verte</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>pyramide rouge</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>pyramide bleu clair</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>octaèdre bleu</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>octaèdre orange</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>octaèdre jaune</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>octaèdre rose</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>octaèdre vert</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>octaèdre rouge</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>octaèdre bleu clair</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>cylindre bleu</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>cylindre orange</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>cylindre jaune</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>cylindre rose</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>cylindre vert</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>cylindre rouge</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>cylindre bleu clair</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>cône bleu</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>cône orange</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>cône jaune</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>cône rose</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>cône vert</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>cône rouge</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>cône bleu clair</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>étoile bleue</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>étoile orange</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>étoile jaune</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>étoile rose</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>étoile verte</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>étoile rouge</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>étoile bleu clair</translation>
    </message>
</context>
<context>
    <name>jewel::Board</name>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, en main</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>Cet ordinateur n’a pas OpenGL, les gemmes sont donc peintes à plat.</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>La 3D de cet ordinateur a cessé de fonctionner, les gemmes sont donc peintes à plat.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>OpenGL ne fonctionne pas sur cet ordinateur, les gemmes sont donc peintes à plat.</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>&amp;Garder le nom</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>Numéro %L1 des meilleurs scores. Votre &amp;nom&#xa0;:</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Genre de partie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Score</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Date</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Date</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Terminer la partie</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>Meilleurs s&amp;cores…</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>Gemmes dans l’&amp;espace</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>Les gemmes &amp;tournent</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>&amp;Signes sur les gemmes</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>Signes quand seules les &amp;couleurs comptent</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>Encore %Ln seconde</numerusform>
            <numerusform>Encore %Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>Échanges restants</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>Échanges possibles</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>L’horloge part avec votre premier échange. Annuler ramène la partie d’avant.</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>L’horloge part avec votre premier échange.</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>Annuler ramène la partie d’avant, qui n’était pas finie.</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>Le temps est bientôt écoulé.</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>Alignez trois gemmes de même couleur.</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>Alignez trois gemmes de même forme.</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>Alignez trois gemmes de même sorte.</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>Tous les échanges sont faits</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Partie terminée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>%Ln point, niveau %L1, plus longue chaîne %L2.</numerusform>
            <numerusform>%Ln points, niveau %L1, plus longue chaîne %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Les meilleurs scores étaient illisibles et repartent de zéro. L’ancien contenu est gardé sous %1.</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>Formes et couleurs</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>Couleurs seules</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>Formes seules</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>Couleurs, formes mêlées</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>Formes, couleurs mêlées</translation>
    </message>
    <message>
        <source>Mode</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contre la montre</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>Tranquille, sans horloge</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Soixante coups</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Ce qui s’aligne</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>Prime de chaîne</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>Gemmes spéciales</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>Après %Ln seconde</numerusform>
            <numerusform>Après %Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>Indices automatiques</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>Chaque sorte de gemme a sa forme et sa couleur.</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>Toutes les gemmes ont la même forme. Alignez les couleurs.</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>Toutes les gemmes ont la même couleur. Alignez les formes.</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>Alignez les couleurs. Les formes ne comptent pas.</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>Alignez les formes. Les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1 Les lignes de quatre et plus, et celles qui se croisent, laissent une gemme qui en emporte d’autres.</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>Gemmes dans l’espace</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>Les gemmes tournent</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>Signes sur les gemmes</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>Signes quand seules les couleurs comptent</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>le prisme prend toutes les boules bleues</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>le prisme prend tous les cubes orange</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>le prisme prend toutes les pyramides jaunes</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>le prisme prend tous les octaèdres roses</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>le prisme prend tous les cylindres verts</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>le prisme prend tous les cônes rouges</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>le prisme prend toutes les étoiles bleu clair</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>le prisme prend toutes les gemmes bleues</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>le prisme prend toutes les gemmes orange</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>le prisme prend toutes les gemmes jaunes</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>le prisme prend toutes les gemmes roses</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>le prisme prend toutes les gemmes vertes</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>le prisme prend toutes les gemmes rouges</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>le prisme prend toutes les gemmes bleu clair</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>le prisme prend toutes les boules</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>le prisme prend tous les cubes</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>le prisme prend toutes les pyramides</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>le prisme prend tous les octaèdres</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>le prisme prend tous les cylindres</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>le prisme prend tous les cônes</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>le prisme prend toutes les étoiles</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>cela fait un rayon, ligne %1</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>cela fait un rayon, colonne %1</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>cela fait un éclat</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>cela fait un prisme</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>deux prismes prennent tout le plateau</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>cela fait deux gemmes spéciales</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>cela déclenche %Ln gemme spéciale</numerusform>
            <numerusform>cela déclenche %Ln gemmes spéciales</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>Échangez la gemme ligne %1, colonne %2 avec celle du dessous&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>Échangez la gemme ligne %1, colonne %2 avec celle de droite&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>Échangez la gemme ligne %1, colonne %2 avec celle du dessous&#xa0;: %3. Points&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>Échangez la gemme ligne %1, colonne %2 avec celle de droite&#xa0;: %3. Points&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1 En moyenne, avec tout ce qui tombe&#xa0;: %2 points.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Contre la montre</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Soixante coups</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>formes et couleurs</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>couleurs seules</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>formes seules</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>couleurs, formes mêlées</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>formes, couleurs mêlées</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>Ce n’est pas un coup de Joyaux.</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>Ce n’est pas un plateau de Joyaux&#xa0;: huit lignes de huit gemmes et un nombre.</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>Un premier plateau n’a pas encore de ligne de trois.</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>Aucun échange sur ce plateau ne fait une ligne.</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>Ce ne sont pas des options de Joyaux.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>Il n’y a pas d’horloge dans cette partie.</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>Un coup ne peut pas se faire avant celui qu’il suit.</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>Le temps n’est pas écoulé.</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>Il n’y a pas de gemme avec qui échanger.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>Cela ne fait pas de ligne de trois, les gemmes reviennent donc.</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1, %2, prime de chaîne, gemmes spéciales</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1, %2, prime de chaîne</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1, %2, gemmes spéciales</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1, indices après %Ln seconde</numerusform>
            <numerusform>%1, indices après %Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>Il n’y a rien à échanger.</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Plus longue chaîne</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>Meilleur échange</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>Gemmes spéciales faites</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>%1 point(s)</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>Échangez la gemme ligne %1, colonne %2 avec celle du dessous.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>Échangez la gemme ligne %1, colonne %2 avec celle de droite.</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>Fait plus d’une ligne. Points&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>%1 gemmes alignées, colonne %2. %3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>%1 gemmes alignées, ligne %2. %3</translation>
    </message>
</context>
</TS>
