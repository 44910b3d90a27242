<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Temps de réflexion en secondes</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>Un nombre de secondes, 0 ou plus.</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>L’ordinateur joue plus tôt dès qu’il en a assez vu.</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>Le temps doit être un nombre, 0 ou plus.</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>Une nouvelle pièce va sur le plateau.</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>Une pièce posée sur le plateau y reste.</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>%1 réfléchit. %2 le fait jouer aussitôt.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>Cette pièce ne pourrait aller nulle part maintenant.</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>Réclamer la &amp;nulle</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Réclamer la nulle</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>La même position est apparue trois fois</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>Montrer les &amp;menaces</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>Montrer les pièces &amp;couvertes (pour s’exercer)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>De petits disques dans les coins d’une case montrent ce qui y est couvert. La partie compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>Plateau 3 x 3</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>Plateau 4 x 4</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
    <message>
        <source>Red can win by force on 3 x 3, and the expert knows how.</source>
        <translation>Rouge peut forcer le gain en 3 x 3, et l’expert sait comment.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Les parties contre l’ordinateur sont comptées, chaque niveau à part.</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Temps de réflexion en secondes</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>Choisissez d’abord une de vos pièces.</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>minuscule</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petite</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>minuscule rouge</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>minuscule jaune</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>petite rouge</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>petite jaune</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>moyenne rouge</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>moyenne jaune</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>grande rouge</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>grande jaune</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>réserve rouge %L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>réserve jaune %L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>réclame la nulle</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>À vous de jouer (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>L’ordinateur attend. Jouez pour %1, avancez, ou faites-le jouer maintenant.</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>Cette position apparaît pour la troisième fois&#xa0;: la nulle peut être réclamée.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 menace %2.</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1 peut compléter %2.</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1 retient une ligne en %2.</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>Aucune ligne n’est menacée.</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>Cette position apparaît pour la troisième fois.</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>La ligne %1 est complète.</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>Vous avez découvert la ligne %1.</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>%1 a découvert la ligne %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>%Ln demi-coup</numerusform>
            <numerusform>%Ln demi-coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation>gain certain</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>perte contre le meilleur jeu</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 ligne(s)</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>It wins by force, in %Ln moves at most.</source>
        <comment>It wins by force, in one move.</comment>
        <translation>
            <numerusform>C’est un gain forcé, en %Ln coup.</numerusform>
            <numerusform>C’est un gain forcé, en %Ln coups au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>Quoi que vous fassiez, l’autre camp peut gagner ensuite.</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>L’autre camp peut forcer le gain en %Ln coup&#xa0;; rien ne tient plus longtemps.</numerusform>
            <numerusform>L’autre camp peut forcer le gain en %Ln coups&#xa0;; rien ne tient plus longtemps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>Personne ne peut forcer le gain en %Ln coup.</numerusform>
            <numerusform>Personne ne peut forcer le gain en %Ln coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>Cela complète votre ligne.</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>Cela arrête une ligne adverse et en menace une à vous.</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>Cela arrête l’autre camp, qui pourrait gagner ensuite.</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>Cela menace de compléter une ligne.</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>Cela garde votre gain.</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>Cela tient le plus longtemps.</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Cela vous donne les meilleures chances.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>Cette position apparaît pour la troisième fois, et aucun gain n’est en vue.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>Complète une ligne quand il peut, et ne voit guère le reste.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>Voit trois coups plus loin, et peut être battu.</translation>
    </message>
    <message>
        <source>expert</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>expert</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>En 3 x 3 il ne se trompe jamais et gagne toujours avec Rouge. En 4 x 4 il joue aussi bien que son temps de réflexion le permet.</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>Il n’y a pas de pièce de cette taille.</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>Toutes les pièces de cette taille sont sur le plateau.</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>Cette pièce est encore dans une plus grande.</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>Une pièce ne peut en couvrir qu’une plus petite.</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>Une nouvelle pièce ne peut pas couvrir une pièce de votre couleur.</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>Une nouvelle pièce ne peut couvrir qu’une pièce parmi trois de l’autre couleur en ligne.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Il n’y a pas de pièce ici.</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>Cette pièce est à l’autre camp.</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>Une pièce doit aller sur une autre case.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Ce coup n’est pas possible.</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>La nulle peut être réclamée quand une position apparaît pour la troisième fois.</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>Ce n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>La nulle pouvait être réclamée, et l’autre camp est mieux.</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>En allant en %1, une ligne est complète et gagne aussitôt.</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>Aller en %1 promettrait mieux que la nulle.</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>Votre coup a découvert une ligne adverse&#xa0;; aller en %1 n’en découvre pas.</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>Après votre coup, l’autre camp pouvait gagner aussitôt&#xa0;; aller en %1 l’empêcherait.</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>Après votre coup, l’autre camp pouvait réclamer la nulle&#xa0;; aller en %1 l’éviterait.</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>Aller en %1 force le gain, en %Ln coup.</numerusform>
            <numerusform>Aller en %1 force le gain, en %Ln coups au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>Après votre coup, l’autre camp pouvait forcer le gain en %Ln coup&#xa0;; aller en %1 l’empêche.</numerusform>
            <numerusform>Après votre coup, l’autre camp pouvait forcer le gain en %Ln coups&#xa0;; aller en %1 l’empêche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>Aller en %1 donnerait %2&#xa0;% des chances de gain, votre coup %3&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1&#xa0;% des chances de gain</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>Une position de Gobblet est &quot;empty&quot;, ou le camp au trait et les piles de toutes les cases.</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>Un camp a sur le plateau des pièces qu’il ne peut pas avoir.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>La partie est finie dans cette position.</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>Rouge réclame la nulle.</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>Jaune réclame la nulle.</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>Rouge&#xa0;: %1 en %2.</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>Jaune&#xa0;: %1 en %2.</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>Rouge&#xa0;: minuscule en %1.</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>Jaune&#xa0;: minuscule en %1.</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>Rouge&#xa0;: petite en %1.</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>Jaune&#xa0;: petite en %1.</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>Rouge&#xa0;: moyenne en %1.</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>Jaune&#xa0;: moyenne en %1.</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>Rouge&#xa0;: grande en %1.</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>Jaune&#xa0;: grande en %1.</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>Les options de Gobblet sont la taille du plateau, &quot;3&quot; ou &quot;4&quot;.</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>Les coups de Gobblet s’écrivent &quot;+2@1,0&quot; (une nouvelle pièce) ou &quot;1,0&gt;2,2&quot;.</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
</context>
</TS>
