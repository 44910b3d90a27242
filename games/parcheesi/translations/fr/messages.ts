<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>Vous, avec aide</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Humains</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 sur %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>Parties courtes gagnées, par joueur et camp</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>Parties gagnées, par joueur et camp</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>Rien n’est encore compté ici. Les parties finies avant que cette page existe sont parmi les résultats.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>%Ln partie est comptée ici. À joueurs égaux, chaque camp gagne 25&#xa0;% à la longue.</numerusform>
            <numerusform>%Ln parties sont comptées ici. À joueurs égaux, chaque camp gagne 25&#xa0;% à la longue.</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>trop peu de lancers</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>irréguliers</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>assez irréguliers</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>réguliers</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>Aucun lancer n’est encore compté.</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>Il y a encore trop peu de lancers pour dire si les dés sont réguliers.</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>Les dés sont réguliers&#xa0;: dans %1 des cas, des dés réguliers s’écartent au moins autant que le plus écarté de ces comptes.</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>Les dés sont un peu plus inégaux que d’habitude&#xa0;: des dés réguliers le sont autant dans %1 des cas. D’autres lancers diront si c’était la chance.</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>Les dés n’ont pas l’air réguliers&#xa0;: des dés réguliers sont aussi inégaux dans %1 des cas.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>Combien de fois chaque face est sortie (et était attendue)</translation>
    </message>
    <message>
        <source>Face</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Face</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translatorcomment>not a term: square</translatorcomment>
        <translation>Khi-deux&#xa0;: l’écart entre les comptes et l’attendu (chance que des dés réguliers s’écartent autant)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lancers</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Doubles</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>Faces (environ 5)</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>Paires (environ 20)</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>En un mot</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>Paires de dés</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>Combien de fois chaque paire est sortie (et était attendue)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Joueur %L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>Tous les nombres sont joués&#xa0;: appuyez sur Terminer.</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>Plus rien n’est jouable&#xa0;: appuyez sur Terminer.</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>Nombres restants&#xa0;: %1. Un pion peut entrer.</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>Nombres restants&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>À vous de jouer (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1&#xa0;: renvoie %2</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>entre en %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Gagné&#xa0;!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>reste&#xa0;: %1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>dés&#xa0;: %L1 et %L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1 et %L2&#xa0;: troisième double</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1 et %L2&#xa0;: injouable</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>Un pion ne retourne au départ que s’il est touché.</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>Aucun pion de ce camp ne passe jamais par là.</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>Entrée des pions, %1&#xa0;: case %2.</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>Les pions ne font qu’avancer.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>couloir %1, case %L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>arrivée %1</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>départ %1</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>case %L1</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sûre</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>%1 entre ici</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>%1 tourne ici</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>barrage %1</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>pion %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>%Ln pion</numerusform>
            <numerusform>%Ln pions</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>encore %L1</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>%1 a ses quatre pions à l’arrivée. Cases qui restaient aux autres&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>joue maintenant</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>nombres restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>dés&#xa0;: %1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>%L1 est choisi</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>joués&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>%Ln pion arrivé</numerusform>
            <numerusform>%Ln pions arrivés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Finir le tour</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>Finit votre tour quand tous les nombres jouables sont joués</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>Annuler une &amp;étape</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>Recommencer le &amp;tour</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>Annule toutes les étapes de ce tour</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>Montrer les &amp;numéros des cases</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>L’ordinateur joue. %1 le fait jouer aussitôt.</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>Il ne reste plus de %L1 à jouer.</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>Aucun pion ne peut avancer de %L1 maintenant.</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>Choisissez maintenant le pion qui avance de %L1.</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>Troisième double</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>Injouable</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>Double&#xa0;: relance</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>Appuyez sur Terminer pour continuer.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1 attend. Jouez à sa place, ou faites-lui jouer son coup avec %2.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 joue.</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>Chance de gagner&#xa0;: environ %L1&#xa0;%</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>Normale, à quatre pions</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>Courte, à deux pions</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>Montrer où peut aller le pion sous le pointeur</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>Finir mon tour tout seul quand plus rien n’est jouable</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>M’attendre quand je ne peux pas jouer</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>Cela gagne la partie.</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>Cela renvoie %Ln pion au départ.</numerusform>
            <numerusform>Cela renvoie %Ln pions au départ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>Cela amène %Ln pion à l’arrivée.</numerusform>
            <numerusform>Cela amène %Ln pions à l’arrivée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>Cela fait entrer %Ln pion.</numerusform>
            <numerusform>Cela fait entrer %Ln pions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>Cela forme %Ln barrage.</numerusform>
            <numerusform>Cela forme %Ln barrages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>Cela met %Ln pion sur une case sûre.</numerusform>
            <numerusform>Cela met %Ln pions sur des cases sûres.</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Cela vous donne les meilleures chances.</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>Aucun lancer ne vous touche alors.</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>Alors %Ln lancer sur 36 seulement vous touche.</numerusform>
            <numerusform>Alors %Ln lancers sur 36 vous touchent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>Le tour est complet tel quel.</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>Chance de gagner&#xa0;: environ %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>Renée la Téméraire</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>Aime se tenir là où les autres peuvent renvoyer ses pions.</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>Paule la Polie</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>Laisse passer tous les autres et reste aussi loin de l’arrivée qu’elle peut.</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>Grâce l’Admirable</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>Se hâte vers l’arrivée, évite les autres et forme des barrages.</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>Carla la Prudente</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>Pèse ce que chaque pion risque de perdre face à l’avance des autres.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>Essaie les tours les plus prometteurs contre les dés qui peuvent suivre.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lancers</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>Doubles sur cent lancers</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>Moyenne d’un dé</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1&#xa0;% des chances de gain</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1 Pion %2 renvoyé au départ&#xa0;: +20.</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1 Cela donne +10.</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1 amène le dernier pion à l’arrivée et gagne.</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1 %2 entre en %3.</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1 %2&#xa0;: %3 à %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1 lance %2 et %3 et ne peut pas jouer.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1 lance un troisième double, %2 et %3, qui ne se joue pas.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1 lance un troisième double, %2 et %3&#xa0;: le pion de tête retourne au départ.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1 lance %2 et %3, avec les dessous %4 et %5.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1 lance %2 et %3.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>home</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>couloir %1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>Ce pion n’existe pas.</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>Ce pion doit d’abord entrer.</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>Ce pion est déjà sorti.</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>Ce pion est à l’arrivée.</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>Un pion entre avec un 5, un 1 et un 4, ou un 2 et un 3.</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>Deux pions barrent la case d’entrée.</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>Il ne reste plus de %1 à jouer.</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>Le barrage de la case %1 empêche de passer.</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>Le barrage de la case %1 du couloir empêche de passer.</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>C’est trop loin&#xa0;: un pion arrive par le nombre exact.</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>Un pion d’un autre camp est à l’abri sur la case %1.</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>Un pion peut encore entrer.</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>Le %1 peut encore être joué.</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>Un barrage ne peut pas avancer en bloc.</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>Le barrage avancerait en bloc, et aucun nombre restant ne pourrait le séparer.</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>Une partie de Parcheesi est standard ou short.</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>Les dés d’une partie de Parcheesi découlent d’un nombre entier.</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>Un coup de Parcheesi s’écrit 2+6 pour le pion 2 qui avance de six cases, 2+in pour entrer, ou done.</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>courte, à deux pions</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
</TS>
