<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>Annoncez une couleur&#xa0;: H, S, C ou D.</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>Posez un 2 dessus, ou prenez %Ln carte.</numerusform>
            <numerusform>Posez un 2 dessus, ou prenez %Ln cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>Posez un 2 dessus, ou passez.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>Jouez %1, un 8, ou piochez.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>Jouez %1, un 8, ou passez.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>Jouez %1 ou %2, un 8, ou piochez.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>Jouez %1 ou %2, un 8, ou passez.</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>Personne ne peut continuer&#xa0;: cette manche n’a pas de vainqueur.</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>Vous finissez en premier.</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>%1 finit en premier.</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>Vous finissez en premier et marquez %Ln point.</numerusform>
            <numerusform>Vous finissez en premier et marquez %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 finit en premier et marque %Ln point.</numerusform>
            <numerusform>%1 finit en premier et marque %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1&#xa0;: %Ln point</numerusform>
            <numerusform>%1&#xa0;: %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>dernière carte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>
            <numerusform>%1, %Ln point</numerusform>
            <numerusform>%1, %Ln points</numerusform>
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
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1, a pioché %Ln</numerusform>
            <numerusform>%1, a pioché %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1, a joué %2</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, a passé</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>défausse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>à prendre&#xa0;: %Ln</numerusform>
            <numerusform>à prendre&#xa0;: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>Manche &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>&amp;Montrer mes cartes</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Passer (P)</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>pioche, %Ln carte</numerusform>
            <numerusform>pioche, %Ln cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>défausse, sur le dessus&#xa0;: %1, couleur annoncée&#xa0;: %2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>défausse, sur le dessus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>Montrer les cartes &amp;jouables</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>Estompe les cartes de votre main qui ne peuvent pas être posées maintenant.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Annoncez une couleur</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sens horaire</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Sens antihoraire</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1 choisit une couleur.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 joue.</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>Vous avez pioché %1.</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>Le match&#xa0;: %1.</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>1 adversaire, 10 cartes</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>1 adversaire, 7 cartes</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>2 adversaires, 7 cartes</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>3 adversaires, 7 cartes</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Cartes par joueur</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>Une manche&#xa0;: le premier à finir gagne</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>En 100 points, selon ce qui reste aux autres</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>En 250 points, selon ce qui reste aux autres</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>3 manches aux points</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>5 manches aux points</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>10 manches aux points</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Pioche par tour</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation>Autant de cartes qu’on veut</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>1 carte au plus, puis on passe</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>2 cartes au plus, puis on passe</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>3 cartes au plus, puis on passe</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>4 cartes au plus, puis on passe</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>5 cartes au plus, puis on passe</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>La défausse est retournée quand la pioche est vide</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation>Sur un 2, le suivant prend deux cartes ou ajoute un 2</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>Une dame fait passer son tour au suivant</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>Un as change le sens</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>Avec un seul adversaire, qui pose un as rejoue.</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation>Points&#xa0;: un huit 50, valet, dame et roi 10, les autres cartes leur nombre.</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>Les cartes se posent et se piochent</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>D’un clic ou en glissant</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>En glissant seulement</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1&#xa0;: rien d’autre ne promet plus de points.</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1&#xa0;: gagner est peu probable, et rien d’autre n’est meilleur.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1&#xa0;: vos chances sont d’environ %2&#xa0;%&#xa0;; rien d’autre n’est meilleur.</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>Annoncez %1&#xa0;: %2 a dû piocher dessus, et n’en a sans doute pas.</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>Annoncez %1&#xa0;: vous en avez %Ln carte, et pas plus dans une autre couleur.</numerusform>
            <numerusform>Annoncez %1&#xa0;: vous en avez %Ln cartes, et pas plus dans une autre couleur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Annoncez %1</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>Posez votre dernière carte, %1&#xa0;: vous avez fini.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>Seule carte jouable&#xa0;: %1&#xa0;; annoncez ensuite une couleur.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>Seule carte jouable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>%1&#xa0;: %2 a dû piocher sur %3, et n’en a sans doute pas.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>Prenez la carte que vous devez.</numerusform>
            <numerusform>Prenez les %Ln cartes que vous devez.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>Aucune de vos cartes n’est jouable&#xa0;: piochez.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>Piochez quand même</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>Il n’y a plus de carte à prendre&#xa0;: passez.</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>Aucune de vos cartes n’est jouable&#xa0;: passez.</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>Passez quand même</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>Donnez la manche suivante&#xa0;: celle-ci est finie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>Vous posez %2 et finissez en premier.</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>%1 pose %2 et finit en premier.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>Vous posez %2, finissez en premier et marquez %Ln point.</numerusform>
            <numerusform>Vous posez %2, finissez en premier et marquez %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 pose %2, finit en premier et marque %Ln point.</numerusform>
            <numerusform>%1 pose %2, finit en premier et marque %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>Vous posez %2. Le suivant doit %Ln carte.</numerusform>
            <numerusform>Vous posez %2. Le suivant doit %Ln cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>%1 pose %2. Le suivant doit %Ln carte.</numerusform>
            <numerusform>%1 pose %2. Le suivant doit %Ln cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>Vous posez %2. Le sens change.</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>%1 pose %2. Le sens change.</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>Vous posez %2. %3 passe son tour.</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>%1 pose %2. Vous passez votre tour.</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>%1 pose %2. %3 passe son tour.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>Vous posez %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 pose %2.</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>La défausse est retournée. Vous piochez %Ln carte.</numerusform>
            <numerusform>La défausse est retournée. Vous piochez %Ln cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>La défausse est retournée. %1 pioche %Ln carte.</numerusform>
            <numerusform>La défausse est retournée. %1 pioche %Ln cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>Vous prenez %Ln carte due.</numerusform>
            <numerusform>Vous prenez %Ln cartes dues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>%1 prend %Ln carte due.</numerusform>
            <numerusform>%1 prend %Ln cartes dues.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Vous piochez une carte.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 pioche une carte.</translation>
    </message>
    <message>
        <source>You name %2.</source>
        <translation>Vous annoncez %2.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>%1 annonce %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passe.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>La manche %1 est donnée.</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1 Vous annoncez&#xa0;: dernière carte.</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1 %2 annonce&#xa0;: dernière carte.</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1 Personne ne peut continuer&#xa0;: pas de vainqueur.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>La manche suivante n’est pas encore donnée.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Cette manche n’est pas encore finie.</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>Une couleur ne s’annonce qu’après un huit.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>Prenez %Ln carte, ou posez un 2 sur celui-ci.</numerusform>
            <numerusform>Prenez %Ln cartes, ou posez un 2 sur celui-ci.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>On ne pose pas %1 sur %2.</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>Vous avez assez pioché dans ce tour. Posez ou passez.</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>Il n’y a plus de carte à piocher. Posez ou passez.</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation>On ne passe que si aucune carte ne peut être piochée. Piochez.</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>Annoncez d’abord une couleur.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Points</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>Joue la première carte possible et garde les huit pour quand rien d’autre n’est jouable.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>Déduit de vos pioches ce que vous n’avez pas, et joue la suite en pensée.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1&#xa0;% d’une manche gagnée</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>Ce ne sont pas des options du Huit américain (comme 2x7 ou 3x7-turnover-p100).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>Ces cartes ne font pas une partie de Huit américain avec ces options.</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>La première carte de la défausse ne peut pas être un huit.</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation>Un coup est une carte comme 7H, une couleur comme H, ou draw, pass, deal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>%Ln joueur, %1 cartes chacun</numerusform>
            <numerusform>%Ln joueurs, %1 cartes chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>%Ln joueur, %1 cartes chacun, %2 manches</numerusform>
            <numerusform>%Ln joueurs, %1 cartes chacun, %2 manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>%Ln joueur, %1 cartes chacun, en %2 points</numerusform>
            <numerusform>%Ln joueurs, %1 cartes chacun, en %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>%Ln joueur, %1 cartes chacun, règles maison</numerusform>
            <numerusform>%Ln joueurs, %1 cartes chacun, règles maison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>%Ln joueur, %1 cartes chacun, règles maison, %2 manches</numerusform>
            <numerusform>%Ln joueurs, %1 cartes chacun, règles maison, %2 manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>%Ln joueur, %1 cartes chacun, règles maison, en %2 points</numerusform>
            <numerusform>%Ln joueurs, %1 cartes chacun, règles maison, en %2 points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1&#xa0;: vous gardez votre huit pour plus tard.</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>%1, puis annoncez %2&#xa0;: %3 a dû piocher dessus.</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>%1, puis annoncez %2&#xa0;: vous en avez %Ln carte.</numerusform>
            <numerusform>%1, puis annoncez %2&#xa0;: vous en avez %Ln cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1&#xa0;: il vous reste %Ln carte de %2 pour suivre.</numerusform>
            <numerusform>%1&#xa0;: il vous reste %Ln cartes de %2 pour suivre.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1&#xa0;: c’est votre seule carte de %2, peut-être injouable plus tard.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1&#xa0;: vos chances sont d’environ %2&#xa0;%, contre %3&#xa0;% en posant une carte.</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>%1 n’est pas de la couleur annoncée.</translation>
    </message>
</context>
</TS>
