<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>Déplacer %1 et ce qui est posé dessus complète une couleur du roi à l’as.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>Poser %1 sur %2 continue la couleur et retourne la carte du dessous.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>Poser %1 sur %2 continue la couleur et vide la colonne %3.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>Poser %1 sur %2 continue la couleur&#xa0;: une plus longue suite qui bouge d’un bloc.</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>Déplacer %1 retourne la carte du dessous.</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>Déplacer %1 vide la colonne %2.</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>À partir de cette carte, %1, la suite en forme une plus longue sur %2.</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>Déplacer %1 fait de la place dans la colonne %2 pour la prochaine donne.</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>Chaque colonne doit avoir une carte avant la prochaine donne&#xa0;: mettez %1 dans la vide.</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>Mettre %1 dans la colonne vide libère %2.</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>Poser %1 sur %2 libère %3.</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>Toutes les couleurs sont complètes.</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>Ce plan mène au gain en %Ln étape&#xa0;; il connaît chaque carte cachée.</numerusform>
            <numerusform>Ce plan mène au gain en %Ln étapes&#xa0;; il connaît chaque carte cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation>Rien n’y fait&#xa0;: il est prouvé que la partie est perdue.</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>On ne connaît rien de mieux&#xa0;: aucun coup trouvé ne mène plus loin.</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>Un plan qui avance&#xa0;; on ne sait pas s’il gagne.</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>La donne complète une couleur.</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>Les coups sur la table ne rapportent pas plus que les prochaines cartes&#xa0;: donnez.</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>Il n’y a pas autant de cartes dans cette colonne.</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>Une carte face cachée ne peut pas être déplacée.</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>Cette carte, %1, ne peut pas être prise&#xa0;: %2 ne continue pas sa couleur.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Vous avez abandonné cette partie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Cette colonne n’existe pas.</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>Les cartes sont déjà dans cette colonne.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>Il n’y a pas de carte dans cette colonne.</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>Il faut déplacer au moins une carte.</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>Cette carte, %1, ne va pas sur %2&#xa0;: il faut une carte juste au-dessus en valeur.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Le talon est vide.</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>Il y a trop peu de cartes sur la table pour couvrir chaque colonne, le talon ne pourra donc plus jamais être donné.</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>La colonne %1 est vide. Mettez-y une carte avant de donner.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>Une colonne est vide. Mettez-y une carte avant de donner.</numerusform>
            <numerusform>%Ln colonnes sont vides. Mettez une carte sur chacune avant de donner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>Couleurs complètes</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>Aucun coup n’a gâché la victoire.</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>Il est prouvé que cette donne ne pouvait pas être gagnée.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>On ne sait pas si cette donne pouvait être gagnée&#xa0;: ni chemin trouvé, ni preuve.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>On ne sait pas si cette donne pouvait être gagnée&#xa0;; après le coup %1 elle ne le pouvait plus&#xa0;: prouvé.</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>C’était gagnable avant le coup %1, qui l’a perdu&#xa0;: les deux sont prouvés.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>C’était gagnable avant le coup %1. Après lui, ni chemin gagnant trouvé, ni preuve.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>C’était gagnable avant le coup %1. Après lui, aucun chemin gagnant trouvé&#xa0;; après le coup %2, il est prouvé qu’il n’y en a pas.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Cela garde la victoire, perdue après l’autre coup&#xa0;: c’est prouvé. %1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>Cela garde la victoire&#xa0;; après l’autre coup, aucun chemin gagnant n’a été trouvé. %1</translation>
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
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translation>Les options de Spider sont le nombre de couleurs (1, 2 ou 4), puis au choix -winnable2 et -gaps.</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>Une donne de Spider s’écrit avec 104 cartes de deux lettres, par exemple KS7H.</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>Ce ne sont pas les cartes d’une partie à %Ln couleur.</numerusform>
            <numerusform>Ce ne sont pas les cartes d’une partie à %Ln couleurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>Un coup s’écrit d (donner), end (abandonner) ou 2.3-5 (trois cartes de la colonne 2 vers la colonne 5).</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1 (donnes de versions antérieures)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln couleur, gagnable, donne sur colonnes vides</numerusform>
            <numerusform>%Ln couleurs, gagnable, donne sur colonnes vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>%Ln couleur, gagnable</numerusform>
            <numerusform>%Ln couleurs, gagnable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln couleur, donne sur colonnes vides</numerusform>
            <numerusform>%Ln couleurs, donne sur colonnes vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>%Ln couleur</numerusform>
            <numerusform>%Ln couleurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Un clic sur le talon donne une carte à chaque colonne.</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>Une couleur complète est hors jeu.</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>talon, vide</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1, encore %Ln donne</numerusform>
            <numerusform>%1, encore %Ln donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 face down</source>
        <translation>%L1 face cachée</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>sur le dessus&#xa0;: %1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>suite de %L1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>La colonne %L1 est vide.</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>Cette partie est gagnable.</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>La partie n’est plus gagnable&#xa0;: revenez en arrière, ou abandonnez.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Cette donne est perdue.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>On ne sait pas si c’est gagnable.</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>&amp;Donner du talon</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>Retour à la dernière c&amp;hance</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>Annule les coups après lesquels on ne trouve plus de victoire. La partie compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>Termine la partie, qui compte comme perdue.</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation>Les &amp;clics vont à la meilleure place</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>Un clic sur une carte l’envoie à la meilleure place au lieu de la prendre.</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Montrer si la partie est &amp;gagnable</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>L’ordinateur connaît chaque carte cachée et cherche un chemin gagnant.</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>C’est encore gagnable à partir d’ici.</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>Il est prouvé que cette donne n’a jamais été gagnable.</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>Aucune position gagnable n’a été trouvée dans cette partie.</translation>
    </message>
    <message>
        <source>Score</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>Recherche de la dernière position gagnable…</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>Recherche d’un chemin gagnant…</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>Une impasse</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>On ne voit plus d’issue</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>Il est prouvé que la partie n’est plus gagnable. Revenez à la dernière chance, ou abandonnez.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Il est prouvé que cette donne est perdue.</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>Les huit couleurs sont complètes, en %Ln coup. Score&#xa0;: %1.</numerusform>
            <numerusform>Les huit couleurs sont complètes, en %Ln coups. Score&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>Couleurs complètes&#xa0;: %L1 sur %L2.</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>Les dernières cartes du talon demandent une carte sur chaque colonne, et il y en a trop peu.</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>Aucune carte ne peut être déplacée ni donnée.</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Une couleur</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Deux couleurs</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>1 (le plus facile)</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>4 (le plus difficile)</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Ne distribuer que des parties gagnables</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation>Le talon peut se donner sur des colonnes vides</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation>Les clics vont à la meilleure place</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Montrer si la partie est gagnable</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>colonne %L1</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>une donne suivante du talon</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>place pour une couleur complète</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>couleur complète</translation>
    </message>
</context>
</TS>
