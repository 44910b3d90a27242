<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>Trouvées</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1&#xa0;: %L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>Les cartes restent où elles sont&#xa0;: cliquez sur l’une d’elles pour la retourner.</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>Ces paires ont été trouvées.</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>&amp;Noms sous les images</translation>
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
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Retournées</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>Cliquez ou appuyez sur Entrée pour continuer.</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>Toutes les paires sont trouvées&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1 x %L2, %Ln paire</numerusform>
            <numerusform>%L1 x %L2, %Ln paires</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiques</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardin</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>Vous seul</translation>
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
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>La première carte peut être remise face cachée</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>À plusieurs joueurs, une carte retournée reste visible.</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>Une série a dix images&#xa0;; ce plateau en prend %Ln à une autre.</numerusform>
            <numerusform>Une série a dix images&#xa0;; ce plateau en prend %Ln à d’autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>Montrer deux cartes différentes</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Une demi-seconde</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Une seconde</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Deux secondes</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>Jusqu’à ce que vous continuiez</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation>Dire chaque carte en mots</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln paire</numerusform>
            <numerusform>%Ln paires</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1&#xa0;: %L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 joue.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>%1&#xa0;: une paire trouvée.</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>%1&#xa0;: pas de paire.</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>Tours %L1, cartes retournées %L2.</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>Vous connaissiez ce tirage, c’était donc un exercice.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, face cachée</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1, dernier coup&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the players and their pairs, as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>Vous n’avez pas vu la jumelle de la carte retournée. Ligne %1, colonne %2&#xa0;: carte nouvelle.</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>Vous avez vu la jumelle de la carte retournée&#xa0;: ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Vous n’avez pas vu la jumelle de la carte retournée, et une carte nouvelle aiderait plus le suivant que vous. Retournez-en une que vous connaissez&#xa0;: ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>Vous avez vu une paire&#xa0;: ligne %1, colonne %2, et ligne %3, colonne %4.</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>Sa jumelle est en ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Vous ne connaissez pas de paire, et une carte nouvelle aiderait plus le suivant que vous. Retournez-en une que vous connaissez&#xa0;: ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>Vous ne connaissez encore aucune paire. Ligne %1, colonne %2&#xa0;: carte nouvelle.</translation>
    </message>
    <message>
        <source>club</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>visage joyeux</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>visage triste</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>un poisson</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>deux poissons</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>citrouille</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>hibou</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>canard</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>escargot</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>papillon</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>coccinelle</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>tortue</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>baleine</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>hérisson</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>pingouin</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>pomme</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>poire</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>cerises</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>fraise</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>carotte</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>champignon</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>tulipe</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>marguerite</translation>
    </message>
    <message>
        <source>cactus</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>cactus</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>sapin</translation>
    </message>
    <message>
        <source>house</source>
        <translation>maison</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>voilier</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>montgolfière</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>parapluie</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>cloche</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>fusée</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>ancre</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>tasse</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>cerf-volant</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Cette carte n’existe pas.</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>Cette paire a déjà été trouvée.</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>Cette carte reste visible. Retournez-en une seconde.</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>retient 30&#xa0;%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>Sur dix cartes vues, il connaît les trois dernières.</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>retient 60&#xa0;%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>Sur dix cartes vues, il connaît les six dernières.</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>retient 90&#xa0;%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>Sur dix cartes vues, il connaît les neuf dernières.</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>mémoire parfaite</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>Il connaît chaque carte qu’il a vue.</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>joue le tempo</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>Il connaît chaque carte qu’il a vue, et en retourne une de celles-là quand une nouvelle vous aiderait davantage.</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>Deux cartes différentes</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Une paire</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1&#xa0;: deux cartes différentes</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1&#xa0;: une paire</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Cartes retournées</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>La jumelle de la carte retournée avait été vue&#xa0;: ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>Une paire avait été vue entière&#xa0;: ligne %1, colonne %2, et ligne %3, colonne %4.</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>Une carte nouvelle, comme ligne %1, colonne %2, a %3&#xa0;% de chances de faire une paire.</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>Une carte nouvelle a %3&#xa0;% de chances de faire une paire, mais aide plus le suivant. La carte ligne %1, colonne %2, était connue.</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>une paire</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 paire(s)</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>Ce ne sont pas des options de Memory (comme 5x4 ou 6x5-animals+2).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>Ces cartes ne font pas une partie de Memory avec ces options.</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>Un coup de Memory est le numéro d’une carte, de 0 à %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, images classiques, %Ln joueur</numerusform>
            <numerusform>%1 x %2, images classiques, %Ln joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, animaux, %Ln joueur</numerusform>
            <numerusform>%1 x %2, animaux, %Ln joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, jardin, %Ln joueur</numerusform>
            <numerusform>%1 x %2, jardin, %Ln joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, objets, %Ln joueur</numerusform>
            <numerusform>%1 x %2, objets, %Ln joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, images mêlées, %Ln joueur</numerusform>
            <numerusform>%1 x %2, images mêlées, %Ln joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1 x %2, images classiques</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation>%1 x %2, images classiques, cartes laissées visibles</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1 x %2, animaux</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation>%1 x %2, animaux, cartes laissées visibles</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1 x %2, jardin</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation>%1 x %2, jardin, cartes laissées visibles</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1 x %2, objets</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation>%1 x %2, objets, cartes laissées visibles</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1 x %2, images mêlées</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation>%1 x %2, images mêlées, cartes laissées visibles</translation>
    </message>
</context>
</TS>
