<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1&#xa0;: c’est le drapeau.</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1&#xa0;: avec toute autre touche, une citrouille prend la boule aussitôt.</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1&#xa0;: de là, il reste %Ln pas jusqu’au drapeau.</numerusform>
            <numerusform>%1&#xa0;: de là, il reste %Ln pas jusqu’au drapeau.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1&#xa0;: le chemin du drapeau est alors plus court, %3 au lieu de %2.</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1&#xa0;: dans ce labyrinthe, une citrouille pourrait maintenant prendre la boule.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1&#xa0;: %Ln touche plus tard, le labyrinthe suivant raccourcit le chemin du drapeau de %2 pas à %3.</numerusform>
            <numerusform>%1&#xa0;: %Ln touches plus tard, le labyrinthe suivant raccourcit le chemin du drapeau de %2 pas à %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1&#xa0;: rien ne gagne plus tôt. Les chemins des citrouilles vers la boule sont alors longs de %2 et %3.</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>Gain en %Ln touche.</numerusform>
            <numerusform>Gain en %Ln touches, et pas en moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>Il est prouvé qu’on ne peut plus gagner d’ici en %Ln touche, et on n’a pas cherché plus loin. Annulez quelques touches.</numerusform>
            <numerusform>Il est prouvé qu’on ne peut plus gagner d’ici en %Ln touches ou moins, et on n’a pas cherché plus loin. Annulez quelques touches.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>Il est prouvé qu’une citrouille prend la boule, quoi que vous fassiez. Annulez quelques touches.</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>À partir d’ici, il y a trop de chemins pour les voir tous.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Labyrinthe suivant</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>La partie est finie. Annulez, ou commencez une nouvelle partie.</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>Il y a une haie.</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Labyrinthes suivants</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>%1 gagne en %Ln touche&#xa0;; après «&#xa0;%2&#xa0;», une citrouille prend la boule, quoi qu’il arrive.</numerusform>
            <numerusform>%1 gagne en %Ln touches&#xa0;; après «&#xa0;%2&#xa0;», une citrouille prend la boule, quoi qu’il arrive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>%1 gagne en %Ln touche&#xa0;; avec «&#xa0;%2&#xa0;», pas de gain jusqu’à %3.</numerusform>
            <numerusform>%1 gagne en %Ln touches&#xa0;; avec «&#xa0;%2&#xa0;», pas de gain jusqu’à %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>%1 gagne en %Ln touche&#xa0;; avec «&#xa0;%2&#xa0;», il en faut %3.</numerusform>
            <numerusform>%1 gagne en %Ln touches&#xa0;; avec «&#xa0;%2&#xa0;», il en faut %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
        <translation>
            <numerusform>%Ln touche</numerusform>
            <numerusform>%Ln touches</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the board of lesson %1.</source>
        <translation>Ce n’est pas le plateau de la leçon %1.</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>Ce n’est pas un plateau de %1 × %1&#xa0;: ni son code, ni son numéro.</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>La taille doit être de %1 à %2.</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>Un coup est left, up, right, down, wait ou next.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Leçon %1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>tally_maze::Board</name>
    <message>
        <source>Maze</source>
        <translation>Labyrinthe</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>above</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>below</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>ouvert %1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>ouvert au labyrinthe suivant %1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>drapeau</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>boule</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>citrouille chasseuse</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>citrouille prévoyante</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>une citrouille arrive ensuite</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>les deux citrouilles arrivent ensuite</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>Code et numéro du plateau</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>Chaque labyrinthe d’une taille a un numéro. Son code est ce même numéro en moins de lettres. Donnez l’un ou l’autre à quelqu’un, et vous jouerez le même plateau.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>Code de ce plateau</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Son numéro</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>Code du labyrinthe actuel</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>&amp;Jouer ce plateau&#xa0;:</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>Un code, un numéro ou un code de partie</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>Il peut en être un d’une taille supérieure, à partir de %L1 × %L1.</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Prévoir</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Labyrinthe suivant</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>Les citrouilles bougent, la boule non (Espace ou point)</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>Montre le labyrinthe suivant par-dessus celui-ci jusqu’à la prochaine touche, ou tant qu’on tient le bouton (tenir P)</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>Le labyrinthe devient le suivant, puis les citrouilles bougent (N)</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>Cliquez sur une case voisine de la boule, ou faites glisser la boule.</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>&amp;Leçon suivante</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>&amp;Code et numéro du plateau…</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>Co&amp;ller un plateau</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>Montrer où &amp;vont les citrouilles</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>Montrer toujours le &amp;labyrinthe suivant</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>Jouer en 6 × 6</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>Amenez la boule au drapeau avant qu’une citrouille la prenne. Chaque fois que vous bougez, attendez ou changez de labyrinthe, les deux citrouilles font un pas.</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>Leçon 1 sur 5&#xa0;: les pas. Appuyez sur une flèche, ou cliquez sur une case voisine de la boule. Après chacun de vos pas, les deux citrouilles en font un aussi.</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>Leçon 2 sur 5&#xa0;: attendre. Avec des pas seuls, une citrouille vous prend ici. Attendez une fois en chemin&#xa0;: appuyez sur Espace, ou cliquez sur la boule.</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>Leçon 3 sur 5&#xa0;: le labyrinthe suivant. Ici, aucun chemin n’évite les citrouilles. Appuyez sur N en chemin&#xa0;: un trou dans une haie change de place.</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>Leçon 4 sur 5&#xa0;: prévoir. Tenez P avant d’appuyer sur N, et voyez le labyrinthe suivant. La citrouille à lunettes marche comme s’il était déjà là.</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>Leçon 5 sur 5&#xa0;: tout ensemble. Avancez, attendez, prévoyez et changez de labyrinthe. Z reprend une touche, même quand vous êtes pris.</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>plus de %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>Minimum de touches (par)</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Labyrinthes suivants</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>Ce plateau ne peut pas être gagné&#xa0;: une citrouille prend la boule quoi que vous fassiez.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>Ce plateau ne peut pas être gagné en %Ln touche. Au-delà, personne n’a cherché.</numerusform>
            <numerusform>Ce plateau ne peut pas être gagné en %Ln touches. Au-delà, personne n’a cherché.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>Au labyrinthe suivant&#xa0;: %Ln pas jusqu’au drapeau</numerusform>
            <numerusform>Au labyrinthe suivant&#xa0;: %Ln pas jusqu’au drapeau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>%Ln pas jusqu’au drapeau</numerusform>
            <numerusform>%Ln pas jusqu’au drapeau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>une citrouille est à %Ln pas</numerusform>
            <numerusform>la citrouille la plus proche est à %Ln pas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>A pumpkin caught the ball after %Ln keys.</source>
        <comment>A pumpkin caught the ball at once.</comment>
        <translation>
            <numerusform>Une citrouille a pris la boule après %Ln touche.</numerusform>
            <numerusform>Une citrouille a pris la boule après %Ln touches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Avec %Ln touche.</numerusform>
            <numerusform>Avec %Ln touches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Avec %Ln touche.</numerusform>
            <numerusform>Avec %Ln touches, le minimum possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>Avec %Ln touche, par %L1.</numerusform>
            <numerusform>Avec %Ln touches, par %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>Le presse-papiers ne contient pas de plateau&#xa0;: ni code, ni numéro, ni code de partie.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Tiré</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>Leçon %L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>Cases par côté</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>Les leçons sont cinq petits plateaux, avec chacun une chose à apprendre.</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>Chaque plateau tiré peut être gagné en %Ln touche au plus.</numerusform>
            <numerusform>Chaque plateau tiré peut être gagné en %Ln touches au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>Montrer où vont les citrouilles</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>Montrer toujours le labyrinthe suivant</translation>
    </message>
</context>
</TS>
