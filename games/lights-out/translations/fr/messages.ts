<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>Dessiner une grille</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>Un appui &amp;change&#xa0;:</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>Grille à dessiner</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>Tout ét&amp;eindre</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>Tout all&amp;umer</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Inverser</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>Au &amp;hasard</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>&amp;Rendre soluble</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>Change aussi peu de lampes que possible</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>%Ln appui</numerusform>
            <numerusform>%Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolu</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>Résolu avec aide</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>Résolu avec le moins d’appuis</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>Résolu en %Ln appui</numerusform>
            <numerusform>Résolu en %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>Niveaux résolus&#xa0;: %L1 sur %L2, dont %L3 avec le moins d’appuis. Les plus faciles viennent d’abord.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>Un appui change une lampe et celles au-dessus, au-dessous, à gauche et à droite.</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>Un appui change une lampe et celles au-dessus, au-dessous, à gauche et à droite&#xa0;; au-delà d’un bord, la grille continue par l’autre.</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>Un appui change une lampe et celles qui la touchent par un coin.</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>Un appui change une lampe et toutes celles autour.</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>Éteignez toutes les lampes. Les cercles pleins à rayons sont allumés.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>Il faut au moins %Ln appui.</numerusform>
            <numerusform>Il faut au moins %Ln appuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>Tout éteindre</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>Tout éteindre, %1 x %1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>Solution&#xa0;: appuyez sur chaque case marquée d’une croix, dans n’importe quel ordre.</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>allumée</translation>
    </message>
    <message>
        <source>off</source>
        <translation>éteinte</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>appuyée</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>partie de la solution</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>&amp;Niveaux…</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>Niveau &amp;suivant</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Niveau suivant</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>&amp;Dessiner une grille…</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Montrer la &amp;solution</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>&amp;Marquer les cases appuyées</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>&amp;Entourer ce qu’un appui change</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Allumées</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>Tout est éteint&#xa0;: cette case est un motif neutre.</numerusform>
            <numerusform>Tout est éteint&#xa0;: ces %Ln cases sont un motif neutre.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>Tout est éteint&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>%Ln appui, le minimum possible.</numerusform>
            <numerusform>%Ln appuis, le minimum possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>%Ln appui&#xa0;; le minimum était %L1.</numerusform>
            <numerusform>%Ln appuis&#xa0;; le minimum était %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Un niveau</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>La mienne</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>Vide, pour essayer</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>Un appui change</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Grilles au hasard</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>Facile, jusqu’à 5 appuis</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>Moyen, 6 à 9 appuis</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>Difficile, 10 à 14 appuis</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>Expert, 15 appuis et plus</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>&amp;Dessiner…</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>Ma grille</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>Chaque grille tirée est soluble.</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>Un niveau a sa propre taille et son propre voisinage.</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>Tout est éteint. Appuyez sur des cases pour faire des motifs, ou cherchez des appuis qui ne changent rien.</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>Marquer les cases appuyées</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>Entourer ce qu’un appui change</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>expert</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>expert</translation>
    </message>
    <message>
        <source>any</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>La croix, bords reliés</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>La croix diagonale</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>Les huit voisines</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>La croix</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1, %L2 × %L2, %Ln appui</numerusform>
            <numerusform>%1, %L2 × %L2, %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>Les grilles de ce genre ont trop de solutions pour trouver le minimum d’appuis.</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>Aucune lampe n’est encore allumée.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Cette grille est insoluble.</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>Un seul appui résout cette grille&#xa0;: %1.</numerusform>
            <numerusform>Cette grille se résout en %Ln appuis et pas en moins&#xa0;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>Un appui</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>Coins opposés</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>Une sur quatre</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>Petit T</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Lettre H</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>Tout allumé, 2 × 2</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Quatre coins</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>Coin de travers</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Carrefour</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Boule</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Clôture</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>Tout allumé, 4 × 4</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Boussole</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>Charnières</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Crochets</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>Couture</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Fou</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Ailes</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Nid</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Couronne</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Château</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>Tout allumé, les huit</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>Quatre croix</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>Lampe du milieu</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>Lampe de coin</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>Tout allumé, 3 × 3</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>Lampe solitaire</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>Diagonale classique</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>Cinq étoiles</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Éventail</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>Tout allumé, bords reliés</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Gemme</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>Éventail de travers</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Trône</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>Cinq croix</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>Classique 1</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>Classique 2</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>Classique 3</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>Classique 4</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>Classique 5</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>Petit L</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>Classique 6</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>Classique 7</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>Cadre sans fin</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>Petit anneau</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Toutes sauf une</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>Coins lointains</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Bracelet</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>Quatre chemins</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Flocon</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>Beignet</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>Anneau sans fin</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>Pluie sans fin</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Pétales</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation>Étoile du roi</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Losange</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Prairie</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Timbre</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation>Roi au coin</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Pupille</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Nœud papillon</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>Neuf points</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Os</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Portail</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>Neuf joyaux</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>Pomme de pin</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>Tout allumé, diagonale</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>Quatre lampes</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenêtres</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>Note de musique</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Cadre</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>Croix de Saint-André</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>Quatre flèches</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>Périphérique</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>Étincelles</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaïque</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>Tout allumé, 5 × 5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Sapin</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Fusée</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Champignon</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>Tout allumé, 9 × 9</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Tasse</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Parapluie</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>Tout allumé, 6 × 6</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Sourire</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ancre</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>Cadre dans un cadre</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>Tout allumé, 7 × 7</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>Envahisseur</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Voilier</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>Tout allumé, 8 × 8</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>Grand échiquier</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>Tout allumé, 10 × 10</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>Tout allumé, 11 × 11</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>Tout allumé, 12 × 12</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>Cette lampe n’existe pas sur cette grille.</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>Tout est déjà éteint. Commencez une nouvelle partie ou recommencez celle-ci.</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>Tout est éteint. Appuyez sur une case pour faire un motif.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>Ligne %1, colonne %2&#xa0;: dans l’unique solution.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>Ligne %1, colonne %2&#xa0;: dans toutes les solutions.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>Ligne %1, colonne %2&#xa0;: dans la solution la plus courte.</numerusform>
            <numerusform>Ligne %1, colonne %2&#xa0;: dans les %Ln solutions les plus courtes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>Ligne %1, colonne %2&#xa0;: dans la solution la plus courte.</numerusform>
            <numerusform>Ligne %1, colonne %2&#xa0;: dans une des %Ln solutions les plus courtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>C’est le dernier appui.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>%Ln appui en tout.</numerusform>
            <numerusform>%Ln appuis en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>Ligne %1, colonne %2&#xa0;: dernier appui.</numerusform>
            <numerusform>Ligne %1, colonne %2&#xa0;: début d’une solution la plus courte, en %Ln appuis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>%Ln appui</numerusform>
            <numerusform>%Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>La taille doit être de %1 à %2.</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>Avec les huit voisines, la taille %1 a trop de solutions pour trouver le minimum d’appuis. Choisissez une autre taille.</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>Aucune lampe n’est allumée, il n’y a donc rien à résoudre.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Cette grille est insoluble.</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>La grille a %Ln ligne, et la partie est pour %1.</numerusform>
            <numerusform>La grille a %Ln lignes, et la partie est pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>La grille n’est pas celle que la partie nomme.</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>La grille demande %Ln appui, c’est une autre difficulté.</numerusform>
            <numerusform>La grille demande %Ln appuis, c’est une autre difficulté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>Dessinez d’abord votre propre grille.</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>Aucune grille de cette taille n’est aussi difficile. Choisissez plus facile, ou une grille plus grande.</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>«&#xa0;%1&#xa0;» ne désigne aucune grille à jouer.</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>Une grille s’écrit en lignes de x (allumé) et de o (éteint), séparées par /.</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un appui.</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>Au hasard, %1 × %1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>Au hasard, %1 × %1, facile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>Au hasard, %1 × %1, moyen</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>Au hasard, %1 × %1, difficile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>Au hasard, %1 × %1, expert</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>Au hasard, %1 × %1, bords reliés</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>Au hasard, %1 × %1, bords reliés, facile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>Au hasard, %1 × %1, bords reliés, moyen</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>Au hasard, %1 × %1, bords reliés, difficile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>Au hasard, %1 × %1, bords reliés, expert</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>Au hasard, %1 × %1, diagonale</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>Au hasard, %1 × %1, diagonale, facile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>Au hasard, %1 × %1, diagonale, moyen</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>Au hasard, %1 × %1, diagonale, difficile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>Au hasard, %1 × %1, diagonale, expert</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>Au hasard, %1 × %1, les huit</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>Au hasard, %1 × %1, les huit, facile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>Au hasard, %1 × %1, les huit, moyen</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>Au hasard, %1 × %1, les huit, difficile</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>Au hasard, %1 × %1, les huit, expert</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>Ma grille, %1 × %1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>Ma grille, %1 × %1, bords reliés</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>Ma grille, %1 × %1, diagonale</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>Ma grille, %1 × %1, les huit</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>Grille vide, %1 × %1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>Grille vide, %1 × %1, bords reliés</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>Grille vide, %1 × %1, diagonale</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>Grille vide, %1 × %1, les huit</translation>
    </message>
</context>
</TS>
