<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>Prenez %1&#xa0;: avec cette carte, toutes les vôtres peuvent se combiner.</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>Prenez %1&#xa0;: avec cette carte, vous pouvez frapper à %2.</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>Frappez avec %1&#xa0;: gin, toutes vos autres cartes sont combinées.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>Frappez avec %1&#xa0;: vos cartes isolées comptent %2, celles de l’adversaire sans doute environ %3.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>Frappez avec %1&#xa0;: vos cartes isolées comptent %2, et attendre ne promet pas mieux.</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>Défaussez %1 et attendez&#xa0;: vous pourriez frapper à %2, mais continuer promet plus.</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation>Défaussez %1&#xa0;: vous avez moins besoin de %2, mais l’adversaire en tirerait plus de profit.</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>Défaussez %1&#xa0;: cette carte compte %2 et ne va avec aucune de vos autres cartes.</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>Défaussez %1&#xa0;: les cartes isolées qui restent comptent %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation>Défaussez %1&#xa0;: cela ne complète plus rien de possible&#xa0;; %2 est dans la main de l’adversaire.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation>Défaussez %1&#xa0;: cela ne complète plus rien de possible&#xa0;; les cartes qu’il faudrait sont parties ou chez l’adversaire.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>Défaussez %1&#xa0;: cela ne complète plus rien de possible&#xa0;; %2 n’est plus là.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>Défaussez %1&#xa0;: cela ne complète plus rien de possible&#xa0;; %2 et %3 ne sont plus là.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>Défaussez %1&#xa0;: cela ne complète plus rien de possible&#xa0;; %Ln carte qu’il faudrait n’est plus là.</numerusform>
            <numerusform>Défaussez %1&#xa0;: cela ne complète plus rien de possible&#xa0;; les %Ln cartes qu’il faudrait ne sont plus là.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>Défaussez %1&#xa0;: toutes les autres cartes sont combinées, et vous gagnez.</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>Défaussez %1, bien que la carte soit combinée&#xa0;: sans elle, plus de mains complètes sont accessibles.</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>Défaussez %1&#xa0;: la combinaison en reste une sans cette carte.</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>Défaussez %1&#xa0;: cette carte ne va avec aucune des autres.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>Défaussez %1&#xa0;: une seule carte encore possible en ferait une combinaison.</numerusform>
            <numerusform>Défaussez %1&#xa0;: seules %Ln cartes encore possibles en feraient une combinaison.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>Prenez %1&#xa0;: avec %2 et %3, c’est une combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>Prenez %1&#xa0;: cette carte se combine avec %Ln autre.</numerusform>
            <numerusform>Prenez %1&#xa0;: cette carte se combine avec %Ln autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>Prenez %1&#xa0;: avec %2, il ne manque qu’une carte à une combinaison.</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>Prenez %1&#xa0;: avec cette carte, plus de mains complètes sont accessibles.</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>Piochez&#xa0;: %1 ne fait pas de combinaison, et %Ln carte que vous n’avez pas vue en ferait une.</numerusform>
            <numerusform>Piochez&#xa0;: %1 ne fait pas de combinaison, et %Ln cartes que vous n’avez pas vues en feraient une.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>Piochez&#xa0;: %1 convient, mais ne rapproche pas d’une main complète.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>La manche est finie. Donnez la suivante.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>Reconnaît une combinaison quand il l’a, et défausse n’importe quoi d’autre.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>Garde ce qui va ensemble et regarde la défausse, mais pas vous.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>Retient chaque carte, compte ce qui peut encore venir, et garde ce que vous cherchez.</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>Vous avez ajouté %2.</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>%1 a ajouté %2.</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>Vous avez ajouté %2.</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>%1 a ajouté %2.</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>Gin&#xa0;! Toutes vos cartes sont combinées.</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>Gin&#xa0;: %1 a combiné toutes ses cartes.</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>Vous avez frappé à %2.</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>%1 a frappé à %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>Contre&#xa0;: vous n’avez que %2.</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>Contre&#xa0;: %1 n’a que %2.</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>Vous avez pioché.</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>%1 a pioché.</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>Vous avez pris %2 dans la défausse.</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>%1 a pris %2 dans la défausse.</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>La manche %1 est donnée, et une main est déjà complète.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>La manche %1 est donnée.</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Vous avez défaussé %2. Il reste deux cartes dans la pioche, et personne n’a frappé.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>%1 a défaussé %2. Il reste deux cartes dans la pioche, et personne n’a frappé.</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translation>Vous avez défaussé %2, et toutes les autres cartes sont combinées.</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translation>%1 a défaussé %2, et toutes les autres cartes sont combinées.</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>Vous avez défaussé %2. La pioche était vide&#xa0;: la défausse est mélangée et devient la pioche.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>%1 a défaussé %2. La pioche était vide&#xa0;: la défausse est mélangée et devient la pioche.</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>Vous avez défaussé %2.</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1 a défaussé %2.</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>La manche est finie. Il faut donner la suivante.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Cette manche n’est pas encore finie.</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>On ne frappe pas dans cette partie.</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>Une carte est déjà piochée. Défaussez-en une.</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>Prenez d’abord une carte, de la pioche ou de la défausse.</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>On ne peut défausser qu’une carte de sa main.</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>Les cartes isolées restantes comptent plus de 10, c’est trop pour frapper.</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>Tours des parties gagnées</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>Dans les dispositions possibles des cartes cachées, cela fait mieux que l’autre coup.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1&#xa0;% d’une manche gagnée</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>Les options s’écrivent &quot;first&quot;, ou &quot;second-r5&quot; pour un match en cinq manches.</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>Les cartes ne sont comptées que dans un match, comme &quot;first-p100-cards&quot;.</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>Une donne s’écrit avec les 52 cartes du paquet, deux lettres chacune, un point et un numéro.</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translatorcomment>not a term: knock</translatorcomment>
        <translation>Un coup est &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, la carte défaussée, comme 7C, ou &quot;knock-7C&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>Le premier joueur commence, %Ln manche aux points</numerusform>
            <numerusform>Le premier joueur commence, %Ln manches aux points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>Le second joueur commence, %Ln manche aux points</numerusform>
            <numerusform>Le second joueur commence, %Ln manches aux points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>Le premier joueur commence, %Ln manche</numerusform>
            <numerusform>Le premier joueur commence, %Ln manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>Le second joueur commence, %Ln manche</numerusform>
            <numerusform>Le second joueur commence, %Ln manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>Le premier joueur commence, en %Ln point</numerusform>
            <numerusform>Le premier joueur commence, en %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>Le second joueur commence, en %Ln point</numerusform>
            <numerusform>Le second joueur commence, en %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Le premier joueur commence, en %Ln manche gagnée</numerusform>
            <numerusform>Le premier joueur commence, en %Ln manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Le second joueur commence, en %Ln manche gagnée</numerusform>
            <numerusform>Le second joueur commence, en %Ln manches gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>Le premier joueur commence</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>Le second joueur commence</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1, en frappant</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>Vous contrez.</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>Contre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Il reste deux cartes dans la pioche, et personne n’a frappé.</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>Gin&#xa0;! %1 a %L2 en cartes isolées.</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>%1 a gin, et vous avez %L2 en cartes isolées.</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>%1 a gin, et %2 a %L3 en cartes isolées.</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>Vous avez frappé à %L1, %2 a %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>%1 a frappé à %L2, vous avez %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>%1 a frappé à %L2, %3 a %L4.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>Cela vous fait %Ln point.</numerusform>
            <numerusform>Cela vous fait %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>Cela fait %Ln point pour %1.</numerusform>
            <numerusform>Cela fait %Ln points pour %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1, a pris %2</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1, a pioché</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1, a défaussé %2</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>isolées %L1</translation>
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
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>%Ln manche gagnée</numerusform>
            <numerusform>%Ln manches gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>&amp;Gin</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>&amp;Frapper à %L1</translation>
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
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>Vous avez déjà une carte. Choisissez-en une de votre main à défausser.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Attendez votre tour.</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1, combinaisons&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>&amp;Piocher</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>Pren&amp;dre la défausse</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>Dé&amp;fausser la carte choisie</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>Fr&amp;apper</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Choisissez d’abord une carte de votre main.</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>Arranger ma main en &amp;combinaisons</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>Montrer toute la &amp;défausse</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>Prenez d’abord une carte, puis frappez en défaussant.</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>Vos cartes isolées compteraient %L1. Pour frapper, elles peuvent compter 10 au plus.</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>Trier par c&amp;ouleur</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Trier par &amp;valeur</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>Trier en &amp;combinaisons</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>À vous de jouer&#xa0;: défaussez</translation>
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
        <source>You drew the %1.</source>
        <translation>Vous avez pioché %1.</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>La pioche était vide&#xa0;: la défausse a été mélangée et devient la pioche.</translation>
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
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1&#xa0;: appuyez sur Montrer mes cartes quand personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>Jusqu’à %Ln manche gagnée</numerusform>
            <numerusform>Jusqu’à %Ln manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>Jusqu’à %Ln point de cartes isolées</numerusform>
            <numerusform>Jusqu’à %Ln points de cartes isolées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>%Ln manche aux points</numerusform>
            <numerusform>%Ln manches aux points</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>Qui a 10 ou moins en cartes isolées peut finir la manche. Gin et contre font 25 de plus.</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation>Points&#xa0;: un as 1, valet, dame et roi 10, les autres cartes leur nombre.</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Commence</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Le premier joueur</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Le second joueur</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
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
        <source>run of spades</source>
        <translation>suite de pique</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>suite de cœur</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>suite de carreau</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>suite de trèfle</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%L1 %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1, %2 à %3</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>%1 a pris %2 et défaussé %3.</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>%1 a pioché et défaussé %2.</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>%1 va défausser une carte.</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>%1 va prendre une carte.</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>Défaussez maintenant une carte, ou frappez.</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1&#xa0;: défaussez maintenant une carte, ou frappez.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Défaussez maintenant une carte.</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1&#xa0;: défaussez maintenant une carte.</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>À vous de jouer&#xa0;: prenez une carte de la pioche ou de la défausse.</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1&#xa0;: prenez une carte de la pioche ou de la défausse.</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>Les cartes isolées (%1) vous font %Ln point.</numerusform>
            <numerusform>Les cartes isolées (%1) vous font %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>Vos cartes isolées font %Ln point pour %1.</numerusform>
            <numerusform>Vos cartes isolées font %Ln points pour %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>Les cartes isolées (%1) font %Ln point pour %2.</numerusform>
            <numerusform>Les cartes isolées (%1) font %Ln points pour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>Les deux mains étaient complètes dès la donne.</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>Vos dix cartes étaient complètes dès la donne.</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation>%1 avait une main complète dès la donne.</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>Vos dix cartes sont toutes combinées.</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>%1 a combiné ses dix cartes.</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>Points&#xa0;: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>Manches gagnées&#xa0;: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>ajoutées</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>ajoutées&#xa0;: %1</translation>
    </message>
</context>
</TS>
