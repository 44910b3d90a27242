<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>&amp;Donner la manche suivante</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>&amp;Montrer ma main</translation>
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
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>%Ln carré</numerusform>
            <numerusform>%Ln carrés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln paire</numerusform>
            <numerusform>%Ln paires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Pioche&#xa0;: prenez la carte du dessus.</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>Demandez d’abord à quelqu’un. On pioche quand la réponse est non.</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>Choisissez d’abord une de vos cartes, puis le joueur à qui la demander.</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Choisissez d’abord une de vos cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1, %Ln carré posé</numerusform>
            <numerusform>%1, %Ln carrés posés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1, %Ln paire posée</numerusform>
            <numerusform>%1, %Ln paires posées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>&amp;Marquer mes paires</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>La manche est finie. %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>À %1 de jouer. Les autres détournent les yeux.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 joue.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>Prenez la carte du dessus de la pioche.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>À vous&#xa0;: demandez une carte à quelqu’un, ou posez ce qui va ensemble.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>À vous&#xa0;: demandez une carte à quelqu’un.</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>Carrés&#xa0;: %1. Le dernier carré est posé.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>pioche %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>Paires&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>Sans cartes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>Cartes restantes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>Les paires qui n’ont pas été posées ne comptent pas&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>%Ln adversaire</numerusform>
            <numerusform>%Ln adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Des paires</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>Des carrés</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>Vous les posez à la main</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>Elles se posent seules</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>Trois manches</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>Cinq manches</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>Dix manches</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>Jusqu’à 25 points</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>Jusqu’à 50 points</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>Le joueur interrogé donne toutes ses cartes de la valeur&#xa0;; un carré les réunit toutes les quatre.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>%1 a demandé des %2 et en a encore.</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>%1 a forcément des %2&#xa0;: il n’y en a nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>Demandez des %2 à %1&#xa0;: environ %3&#xa0;% de chances.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>Demandez des %2 à %1&#xa0;: environ %3&#xa0;% de chances, et tous savent que vous en avez.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>La manche est finie&#xa0;: donnez la suivante.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Pioche&#xa0;: prenez la carte du dessus.</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>Posez vos %1&#xa0;: plus personne ne pourra les prendre.</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>Il n’y a personne à interroger.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>Demande n’importe quoi à n’importe qui.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>Se souvient des six dernières questions.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>N’oublie rien, et déduit qui peut avoir quoi de tout ce que chacun a vu.</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>Vous demandez des %3 à %2.</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>%1 vous demande des %3.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>%1 demande des %3 à %2.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>Vous demandez des %3 à %2&#xa0;: pioche.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1 vous demande des %3&#xa0;: pioche.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1 demande des %3 à %2&#xa0;: pioche.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>Vous demandez des %3 à %2&#xa0;: rien, et la pioche est vide.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>%1 vous demande des %3&#xa0;: rien, et la pioche est vide.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>%1 demande des %3 à %2&#xa0;: rien, et la pioche est vide.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>Vous demandez des %3 à %2&#xa0;: une paire.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>%1 vous demande des %3&#xa0;: une paire.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>%1 demande des %3 à %2&#xa0;: une paire.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>Vous demandez des %3 à %2 et recevez %4.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1 vous demande des %3 et reçoit %4.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1 demande des %3 à %2 et reçoit %4.</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>Vous a demandé des %2&#xa0;: a reçu %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>A demandé des %2 à %1&#xa0;: a reçu %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>Vous a demandé des %2&#xa0;: a pioché.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>A demandé des %2 à %1&#xa0;: a pioché.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>Vous a demandé des %2&#xa0;: a pioché %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>A demandé des %2 à %1&#xa0;: a pioché %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>Vous a demandé des %2&#xa0;: rien.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>A demandé des %2 à %1&#xa0;: rien.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>six</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>La manche %1 est donnée.</translation>
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
        <source>You draw %2 and go on.</source>
        <translation>Vous piochez %2 et rejouez.</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>%1 pioche %2 et rejoue.</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>Vous piochez une paire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>%1 pioche une paire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>Vous posez %2.</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>%1 pose %2.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>Pioche&#xa0;: prenez d’abord la carte du dessus.</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>Cette manche est finie&#xa0;: donnez la suivante.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Cette manche n’est pas encore finie.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Cette carte n’est pas dans la main.</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>Un carré, ce sont les quatre cartes d’une valeur.</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>Il n’y a pas de seconde carte de cette valeur dans la main.</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>Il faut interroger un autre joueur.</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>Ce joueur n’a pas de carte.</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>Interrogez d’abord un joueur.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>%1 carré(s)</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 paire(s)</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translation>Ce ne sont pas des options de Pioche (comme 2 ou 3-books-r5).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>Ces cartes ne font pas une partie de Pioche avec ces options.</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>Un coup de Pioche est l7C, a7C2, f ou n.</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>Carrés, %Ln adversaire</numerusform>
            <numerusform>Carrés, %Ln adversaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>Paires, %Ln adversaire</numerusform>
            <numerusform>Paires, %Ln adversaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1, %Ln manche</numerusform>
            <numerusform>%1, %Ln manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1, en %Ln point</numerusform>
            <numerusform>%1, en %Ln points</numerusform>
        </translation>
    </message>
</context>
</TS>
