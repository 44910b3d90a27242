<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>Calcul…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>%Ln coup plus loin&#xa0;: %1. %2</numerusform>
            <numerusform>%Ln coups plus loin&#xa0;: %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>Parties en notation du concours</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1 x %L1, %Ln coup</numerusform>
            <numerusform>%L1 x %L1, %Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copier la partie</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>La partie a été copiée en notation du concours.</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>Co&amp;ller une partie</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>Il n’y a pas de texte à coller. Copiez d’abord une partie en notation du concours&#xa0;: la taille du plateau, puis un coup par ligne.</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Ceci ne peut pas être collé</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Premier joueur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Second joueur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>&amp;Lignes et colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>Par&amp;ties&#xa0;:</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnée par</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>Parties du match</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>Le premier joueur commence avec X, puis les camps s’échangent de partie en partie.</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>Le match est terminé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>Personne&#xa0;: trop de coups</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1 (répétition)</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>%1 a gagné %L2 sur %L3, avec X %L4 sur %L5, avec O %L6 sur %L7.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Lancer</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>Le même plateau qu’après l’autre coup avec ce signe.</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>Retourne à la position qui est revenue</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>Après le coup %L1</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1 ne peut pas être lancé</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 a été arrêté</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>%1 n’a pas répondu en %Ln seconde</numerusform>
            <numerusform>%1 n’a pas répondu en %Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>%1 n’arrête pas d’écrire</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1 a planté</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>%1 s’est terminé sans coup</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>%1 a répondu &quot;%2&quot;, qui n’est pas un coup ici</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 ne peut pas être lancé&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>Finir la liste des &amp;coups par QUIT</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>Programmes joueurs</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>Des programmes qui parlent l’interface du concours&#xa0;: ils lisent la taille et les coups joués, et écrivent un coup. Ils tournent avec vos droits, n’ajoutez donc que ceux en qui vous avez confiance. Un camp joue par l’un d’eux quand son joueur est «&#xa0;programme joueur&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>Joue &amp;X&#xa0;:</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>Joue &amp;O&#xa0;:</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation>Ajouter un programme joueur</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation>ligne %L1 par la gauche</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>ligne %L1 par la droite</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>colonne %L1 par le haut</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>colonne %L1 par le bas</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1&#xa0;; le dernier %2 tomberait</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1&#xa0;; perd, car un plateau antérieur reviendrait</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1&#xa0;; indice</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>%1 ferait revenir un plateau antérieur, et perdrait.</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>%1 fait de la place&#xa0;: le dernier %2 tombe du bord.</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>%1 prend une case vide.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>%1 pousse %Ln jeton plus loin.</numerusform>
            <numerusform>%1 pousse %Ln jetons plus loin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>À vous de jouer&#xa0;: poussez un %1 depuis un bord.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>%1 a fait revenir le plateau d’après le coup %L2, et cela perd.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>%Ln coup a été joué, et personne n’a gagné.</numerusform>
            <numerusform>%Ln coups ont été joués, et personne n’a gagné.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>%1 a %Ln ligne pleine</numerusform>
            <numerusform>%1 a %Ln lignes pleines</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1 contre %L2.</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>%1 avait pourtant joué le dernier coup.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 mène de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 gagne en %Ln coup</numerusform>
            <numerusform>%1 peut forcer le gain en %Ln coups des deux camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3&#xa0;: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>%Ln coup plus loin</numerusform>
            <numerusform>%Ln coups plus loin</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nouvelle partie, camps é&amp;changés</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>&amp;Match de plusieurs parties…</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>&amp;Programmes joueurs…</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>Montrer le même plateau plus &amp;tôt</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>Marquer les bords qui perdent par &amp;répétition</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>Marque les numéros où une poussée ferait revenir un plateau antérieur.</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>&amp;Horloge de chaque tour</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>Montre depuis combien de temps dure le tour présent.</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>So&amp;ns après 30 et 60 secondes</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>Un son doux après 30 secondes d’un tour, et deux après 60. Les sons doivent être activés.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Évaluation et meilleure suite</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>L’ordinateur juge chaque position montrée. Une partie où vous voyez cela compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>Les jetons entrent par les bords&#xa0;: cliquez sur un numéro.</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>Lignes pleines de X</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>Lignes pleines de O</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>L’ordinateur réfléchit. %1 le fait jouer aussitôt.</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1 x %L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Lignes et colonnes</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>X peut toujours gagner en 3 x 3, et l’expert sait comment.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Les parties contre l’ordinateur sont comptées, chaque niveau à part.</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1 réfléchit…</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Entrée le joue.</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>%1 doit jouer et attend. Jouez à sa place, ou faites-lui jouer son coup avec %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>L’ordinateur (%1)</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 a joué %2.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>%1 gagne aussitôt.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 tient le plus longtemps.</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>%1&#xa0;: le meilleur coup que voit l’expert.</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>Gain forcé en %Ln coup.</numerusform>
            <numerusform>Gain forcé en %Ln coups des deux camps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>Chaque coup perd aussitôt.</numerusform>
            <numerusform>L’adversaire force le gain en %Ln coups des deux camps.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>simple</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>simple</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>Pousse toujours dans la première colonne par le bas, ce qui suffit contre un distrait.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>Voit une ligne pleine quand il peut la compléter.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>Voit un coup et la réponse.</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>classique rapide</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>Joue à l’ancienne, un coup moins loin que classique.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>Voit trois coups plus loin, et quatre sur les petits plateaux.</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>classique</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>Joue à l’ancienne et voit cinq coups plus loin, moins sur les grands plateaux.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>Voit six coups plus loin.</translation>
    </message>
    <message>
        <source>expert</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>expert</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>Ne se trompe pas en 3 x 3, ni avec X en 4 x 4, et réfléchit deux secondes ailleurs.</translation>
    </message>
    <message>
        <source>player program</source>
        <translation>programme joueur</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>Un programme que vous avez ajouté dans le menu Partie. Sans programme, il copie le dernier coup.</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>Une partie commence par la taille de son plateau, de %1 à %2.</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>Les parties qui dépassent le coup %1 ne peuvent pas être lues.</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>Le coup %1 est illisible&#xa0;: %2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>Le coup %1 ne peut pas être joué. %2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>Les lignes et colonnes de ce plateau ont les numéros 1 à %1.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation>Avec %1, un plateau antérieur revient, et cela perd&#xa0;; avec %2, aucun ne revient.</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>%1 donne à l’autre camp plus de lignes pleines&#xa0;; %2 non.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>%1 gagne aussitôt.</numerusform>
            <numerusform>%1 peut forcer le gain en %Ln coups des deux camps.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>Après %1, l’autre camp gagne aussitôt avec %2&#xa0;; après %3, non.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Après %1, l’autre camp gagne aussitôt&#xa0;; après %2, aucun gain n’est en vue.</numerusform>
            <numerusform>Après %1, l’autre camp peut forcer le gain en %Ln coups&#xa0;; après %2, aucun gain n’est en vue.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Après %1, la réponse %2 est forte&#xa0;; %3 en laisse moins à l’autre camp.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 en laisse moins à l’autre camp que %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1&#xa0;% des chances de gain</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>Les options de Pousse sont la taille du plateau, de %1 à %2.</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>Chaque partie de Pousse commence sur le plateau vide.</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>Un coup est L, R, T ou B pour le bord et un numéro, comme T3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translation>X&#xa0;: %1.</translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translation>O&#xa0;: %1.</translation>
    </message>
</context>
</TS>
