<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>La pièce %1 va à sa place et complète l’image.</numerusform>
            <numerusform>La pièce %1 va à sa place et y reste. Encore %Ln glissements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Cela fait place à la pièce %1. Encore %Ln glissement.</numerusform>
            <numerusform>Cela fait place à la pièce %1, prochaine à placer. Encore %Ln glissements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Les pièces %1 et %2 vont ensemble à leur place. Encore %Ln glissement, au moins %3.</numerusform>
            <numerusform>Les pièces %1 et %2 vont ensemble à leur place. Encore environ %Ln glissements, au moins %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Les pièces %1 et %2 vont ensemble à leur place&#xa0;; les rangées faites restent. Encore %Ln glissement, au moins %3.</numerusform>
            <numerusform>Les pièces %1 et %2 vont ensemble à leur place&#xa0;; les rangées faites restent. Encore environ %Ln glissements, au moins %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>La pièce %1 va à sa place. Encore %Ln glissement, au moins %2.</numerusform>
            <numerusform>La pièce %1 va à sa place. Encore environ %Ln glissements, au moins %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>La pièce %1 va à sa place&#xa0;; la ligne du dessus reste. Encore %Ln glissement, au moins %2.</numerusform>
            <numerusform>La pièce %1 va à sa place&#xa0;; la ligne du dessus reste. Encore environ %Ln glissements, au moins %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>La pièce %1 va à sa place&#xa0;; la colonne de gauche reste. Encore %Ln glissement, au moins %2.</numerusform>
            <numerusform>La pièce %1 va à sa place&#xa0;; la colonne de gauche reste. Encore environ %Ln glissements, au moins %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>La pièce %1 va à sa place&#xa0;; les rangées faites restent. Encore %Ln glissement, au moins %2.</numerusform>
            <numerusform>La pièce %1 va à sa place&#xa0;; les rangées faites restent. Encore environ %Ln glissements, au moins %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Un glissement complète l’image.</numerusform>
            <numerusform>La solution la plus courte a %Ln glissements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>La solution a %Ln glissement&#xa0;; la plus courte en a au moins %1.</numerusform>
            <numerusform>La solution a %Ln glissements&#xa0;; la plus courte en a au moins %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>L’image est complète.</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>Aucune solution n’a été trouvée.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>Ballons sur les collines</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>Chat sur les toits</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>Récif de corail</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>Lac en automne</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Planètes</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardin</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Phare la nuit</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>Village sous la neige</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>Moulin et tulipes</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>Tortue dans le désert</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>Train sur le viaduc</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>Hibou au clair de lune</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>Fruits à la fenêtre</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>Maisons du canal</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Papillons</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Château</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>Pingouins</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>Jouets sur des étagères</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>Plage d’une île</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Cette pièce n’existe pas.</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>Seules les pièces de la ligne ou de la colonne du trou peuvent glisser.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Glissements</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>La pièce %1 complète l’image&#xa0;; avec celle qui a glissé, il en faut %2.</numerusform>
            <numerusform>La pièce %1 commence une solution la plus courte, en %Ln glissements&#xa0;; avec celle qui a glissé, il en faut %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>La pièce %1 complète l’image&#xa0;; avec celle qui a glissé, il en faut %2.</numerusform>
            <numerusform>La pièce %1 commence une solution en %Ln glissements&#xa0;; avec celle qui a glissé, la meilleure trouvée en demande %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>%Ln glissement</numerusform>
            <numerusform>%Ln glissements</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>Les pièces s’écrivent en lignes de nombres, comme 1,2,3/4,8,5/7,0,6.</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>Une ligne n’a pas autant de pièces que la partie.</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>Il n’y a pas autant de lignes que dans la partie.</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>Chaque nombre jusqu’à celui de la dernière pièce doit être là une fois.</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>Aucun glissement ne peut compléter cette image.</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>Les options s’écrivent 4x4-harbour&#xa0;: pièces en largeur et en hauteur, de 2 à 30, et l’image.</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>Un coup nomme une colonne et une ligne à partir de 0, comme 2,1.</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>Pièces&#xa0;: %1 × %2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>&amp;Pièces carrées, autant que possible</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>Découper l’image</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>Pièces en &amp;largeur&#xa0;:</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>Pièces en &amp;hauteur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>En pixels&#xa0;: image %L1 × %L2, pièce %L3 × %L4.</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>En pixels&#xa0;: image %L1 × %L2, pièce %L3 × %L4, rogné à droite %L5, en bas %L6.</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
</context>
<context>
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>&amp;Ouvrir une image…</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>Mon image</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Ouvrir une image</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>L’image entière</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>L’image entière. Tenez P pour la voir à la place des pièces.</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>trou</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>pièce %L1</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>à sa place</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>&amp;Coller une image</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>L’&amp;image entière à côté des pièces</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>Montrer un instant l’image &amp;entière</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>Montre l’image entière un instant, comme P tant qu’on la tient</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>&amp;Marquer les pièces mal placées</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>&amp;Pas de numéros sur les pièces</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>Numéros tant que N est &amp;tenue</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>&amp;Numéros sur les pièces</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>L’image de cette partie n’est plus là. Une autre prend sa place.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Glissements</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1 à %L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>Cliquez sur une pièce de la ligne ou de la colonne du trou. Tenez P pour voir l’image entière.</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>Cliquez sur une pièce de la ligne ou de la colonne du trou, ou utilisez les flèches.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>%Ln pièce n’est pas à sa place.</numerusform>
            <numerusform>%Ln pièces ne sont pas à leur place.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>L’image est complète&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>%Ln glissement, le minimum possible.</numerusform>
            <numerusform>%Ln glissements, le minimum possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>%Ln glissement&#xa0;; le minimum était %L1.</numerusform>
            <numerusform>%Ln glissements&#xa0;; le minimum était %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>%Ln glissement en %L1 coups.</numerusform>
            <numerusform>%Ln glissements en %L1 coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Aucune image à coller</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>8 × 8</source>
        <translation>8 × 8</translation>
    </message>
    <message>
        <source>Tiles across</source>
        <translation>Pièces en largeur</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>Pièces en hauteur</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>À cette taille, la solution la plus courte est connue.</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>Numéros sur les pièces</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>Tant que N est tenue</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>L’image entière à côté des pièces</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>Marquer les pièces mal placées</translation>
    </message>
</context>
</TS>
