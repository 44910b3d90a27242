<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>%1 par erreur</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>blanc par erreur</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>bleu par erreur</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>nombres de la ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>nombres de la colonne&#xa0;: %1</translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation>(%L1,%L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation>&amp;Cette grille</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>Un &amp;livret</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Solutions à la fin</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Ce qu’il faut imprimer</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Grilles au hasard</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>&amp;Puzzles:</source>
        <translation>&amp;Grilles&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>&amp;Colonnes et lignes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Niveau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>Com&amp;bien&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>Par page, au &amp;plus&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>Nonogrammes</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>Nonogrammes&#xa0;: %1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>Les grilles sont en préparation…</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>L’image&#xa0;; glissez sur la partie à prendre</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>&amp;Rendre unique</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>Cherche le moins de cases à changer pour qu’il reste une seule solution.</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>&amp;Changer ces cases</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>Miroir, gauche et droite</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>Miroir, haut et bas</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Tourner vers la droite</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>Échanger bleu et blanc</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>Vider le dessin</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Décaler à gauche</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Décaler à droite</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Décaler vers le haut</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Décaler vers le bas</translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <translation>C&amp;olonnes&#xa0;:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>&amp;Lignes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Auteur&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>Mes &amp;grilles…</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>À partir d’une &amp;image…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour au jeu</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>Ajouter à &amp;mes grilles</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>Garder dans &amp;mes grilles</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>Dessinez&#xa0;: cliquez sur une case, ou glissez sur plusieurs.</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Avec cette case changée, il y a une seule solution.</numerusform>
            <numerusform>Avec ces %Ln cases changées, il y a une seule solution. Moins ne suffirait pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Avec cette case changée, il y a une seule solution.</numerusform>
            <numerusform>Avec ces %Ln cases changées, il y a une seule solution. Moins suffirait peut-être.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>Recherche du plus petit nombre de cases à changer…</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation>Aucun moyen n’a été trouvé de n’y laisser qu’une solution en changeant quelques cases.</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>Recherche d’autres solutions…</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>Il y a une seule solution.</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>Il y a une seule solution, et elle se trouve rangée par rangée. Niveau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>Il y a une seule solution, mais il faut essayer des couleurs. Niveau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>Il y a %L1 solutions et plus. Les cases marquées ne sont pas les mêmes dans toutes.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>Il y a %Ln solution.</numerusform>
            <numerusform>Il y a %Ln solutions. Les cases marquées ne sont pas les mêmes dans toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>On n’a pas pu savoir à temps s’il n’y a qu’une solution.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>À partir d’une image</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>&amp;Dessiner</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>&amp;Keep its form</source>
        <translation>&amp;Garder ses proportions</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>Colonnes et &amp;lignes&#xa0;:</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>Au &amp;mieux</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>Là où le sombre et le clair se séparent le mieux</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>Le &amp;clair est bleu</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>Le &amp;bleu commence à&#xa0;:</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>Rogner à gauche</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>Rogner en haut</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>Rogner à droite</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>Rogner en bas</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>&amp;Sans son bord</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>En &amp;entier</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>&amp;Rogner (pixels)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>Images à trouver</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>toutes les images</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tailles</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
%L2 sur %L3 trouvées</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>Trouvées jusqu’ici&#xa0;: %L1 sur %L2. On apprend ce que montre une image quand elle est trouvée.</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvée</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Pas encore trouvée</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>Trouvée, meilleur temps %1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>Mes grilles</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>Continuer le &amp;dessin</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Il n’y en a pas encore.</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>Sans titre, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>Supprimer cette grille pour de bon&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>Ce n’est pas un fichier, ou il est trop grand.</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Ligne %L1&#xa0;: %2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>Il ne contient pas une seule grille.</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>%1 est inutilisable. %2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>%1 est inutilisable et a été mis de côté sous %2. %3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>La grille n’a pas pu être gardée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 ne peut pas être supprimé.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>Peindre en&#xa0;: %1 (touche %L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
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
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>Grilles (non)</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>Grilles de webpbn</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>Grilles (nin)</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>Grilles (mk)</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>Grilles (cwd)</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>Grilles (g)</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>L’image seule (pbm)</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>Grilles de tournois</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>Grilles de PLT Games</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>Grille %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation>Remplissez des cases de sorte que chaque ligne et chaque colonne ait des blocs de cases pleines de ces longueurs, dans cet ordre, avec au moins une case vide entre deux blocs.</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>Chaque ligne et chaque colonne a des blocs de cases de ces longueurs et couleurs, dans cet ordre. Entre deux blocs de même couleur il y a au moins une case vide&#xa0;; les autres peuvent se toucher.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation>En couleurs</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>%L1 à %L2 cases</translation>
    </message>
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
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>Les cases qu’elle devient</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>Bi&amp;bliothèque…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>Image &amp;suivante</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Image suivante</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation>Les &amp;clics blanchissent</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>Un simple clic ou toucher rend blanche une case inconnue&#xa0;; avec le bouton droit, elle devient bleue.</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>Vérifier les ran&amp;gées</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>Marque les lignes et les colonnes qui ne peuvent pas être finies telles quelles.</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>Montrer les &amp;fautes</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>&amp;Estomper les nombres faits</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>&amp;Toute la grille, si petite soit-elle</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>&amp;Lettres des couleurs</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>Cases bleues</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>Cases colorées</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>Cliquez ou glissez pour dessiner. Les nombres suivent.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>%Ln rangée ne peut pas être finie telle quelle.</numerusform>
            <numerusform>%Ln rangées ne peuvent pas être finies telles quelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>Cliquez ou glissez pour blanchir des cases&#xa0;; avec le bouton droit, elles deviennent bleues.</translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation>Les touches 1 à %L1 choisissent une couleur. Cliquez ou glissez pour peindre&#xa0;; le bouton droit blanchit les cases.</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>Cliquez ou glissez pour peindre des cases en bleu&#xa0;; avec le bouton droit, elles deviennent blanches.</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>L’image est trouvée&#xa0;!</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>C’est votre meilleur temps pour cette image.</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>Votre meilleur temps pour cette image&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>&amp;Dessiner une grille</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>&amp;Coller une image</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>Chaque ligne et chaque colonne peut être finie telle quelle.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Il n’y a pas de fautes.</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>Les fautes n’ont pas pu être cherchées.</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>Vous avez trouvé toutes les images.</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation>15 × 15</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation>30 × 30</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Une grille au hasard</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>De nouveau la même image</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>À peindre</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Blue cells of a hundred</source>
        <translation>Cases bleues sur cent</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
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
        <source>Other pictures are in the library.</source>
        <translation>D’autres images sont dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>Chaque grille au hasard a exactement une solution.</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>Une rangée finie remplit le reste en blanc</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>Estomper les nombres faits</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>Une rangée vide montre un 0</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>Lettres des couleurs dans nombres et cases</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>Toute la grille, si petite soit-elle</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>Montrer les solutions</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Lentement</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>À vitesse normale</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>D’un coup</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>Voici votre grille. Le dessin est gardé dans l’atelier.</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>La grille est dans votre bibliothèque.</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>Elle ne peut pas être dessinée</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>L’atelier dessine en bleu et blanc. Une image en couleurs peut être jouée.</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>Un dessin n’est pas plus grand que %L1 × %L1&#xa0;; cette grille est de %L2 × %L3.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>Les nombres se contredisent&#xa0;: aucune image ne les a.</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>L’image de ces nombres n’a pas été trouvée à temps.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>Les nombres se contredisent&#xa0;: cette grille n’a pas de solution.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>Cette grille a plusieurs solutions. N’importe laquelle gagne.</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>À partir d’une image</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Aucune image à coller</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Mes grilles</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop grand.</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>Les fichiers de ce genre n’ont pas de couleurs.</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>L’image de cette grille n’est pas connue.</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>Les grilles de tournois ont autant de lignes que de colonnes.</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de 0 à %2.</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>Un côté est un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>Les nombres ne tiennent pas. Cases nécessaires&#xa0;: %1&#xa0;; cases de la rangée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>Une grille a de 1 à %1 lignes et colonnes.</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>La grille a trop de couleurs. Le maximum est %1.</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>La couleur «&#xa0;%1&#xa0;» n’a pas de valeur.</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>Il y a quelque chose après la fin de la liste.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>Une parenthèse n’est pas fermée.</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>Les listes sont trop imbriquées.</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>Un texte entre guillemets n’a pas de fin.</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>Une parenthèse est fermée sans avoir été ouverte.</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>Ce n’est ni une partie ni un dessin enregistrés de Nonogrammes.</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>Il n’y a pas autant de cases que le disent les nombres.</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>Lignes et colonnes sont des listes de listes de nombres.</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>Cette taille est là deux fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>Les tailles viennent avant cette section&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>Cette section est là deux fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>La section est trop longue ou trop courte. Lignes nécessaires&#xa0;: %1&#xa0;; lignes trouvées&#xa0;: %2&#xa0;; section&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>Les tailles viennent avant l’image.</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>L’image est trop grande ou trop petite. Cases trouvées&#xa0;: %1&#xa0;; cases nécessaires&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>Une grille a les sections rows et columns, ou un goal.</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>L’image et les nombres ne concordent pas. Les nombres sont pris.</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>Seules les %1 premières grilles sont lues.</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>Les tailles manquent.</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>La première ligne a deux nombres, les tailles.</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>Il manque les nombres de certaines rangées.</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>Il y a plus de rangées que les tailles ne le disent.</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>Une ligne avec # sépare les lignes des colonnes.</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>Une ligne vide sépare les lignes des colonnes.</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>Une grille commence par $ et son numéro.</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>Deux sections commencent par un deux-points&#xa0;: rows et columns.</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>Les grilles à triangles ne peuvent pas être jouées.</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>Un bitmap commence par P1 ou P4.</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>Le bitmap finit trop tôt.</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>Une case d’un bitmap est 0 ou 1.</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>Les clues sont du type rows ou columns.</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>Les grilles à nombres cachés ne peuvent pas être jouées.</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>Chaque ligne d’une image est entre deux |.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Un crochet n’est pas fermé.</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>Il n’y a pas de couleur pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>Les lignes d’une image ont toutes la même longueur.</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>Une grille a des nombres ou une image.</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>Il n’y a pas de grille dans ce XML.</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>Le XML finit trop tôt.</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>Un XML qui déclare ses propres entités n’est pas lu.</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>Ce n’est pas du XML.</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>Une balise n’a pas de nom.</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>Un attribut s’écrit name=&quot;value&quot;.</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>Le XML est trop grand.</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>Une balise est fermée sans être ouverte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1 n’a pas de case colorée, tout y est donc blanc.</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1&#xa0;: toutes ses cases colorées sont là, le reste est donc blanc.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1&#xa0;: où que soit le bloc de %2 (%3), il couvre ces cases.</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1 et %2 laissent une seule couleur à la case où elles se croisent&#xa0;: %3.</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>De rangée en rangée, une seule couleur reste pour la case %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>Toute autre couleur pour la case %1 mène à une rangée impossible à finir, c’est donc&#xa0;: %2.</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>Avec %2 dans la case %1, plus rien n’irait dans cette rangée&#xa0;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>Avec %2 dans la case %1, cette rangée serait impossible à finir après %Ln étape&#xa0;: %3.</numerusform>
            <numerusform>Avec %2 dans la case %1, cette rangée serait impossible à finir après %Ln étapes&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1 n’a pas de case bleue, tout y est donc blanc.</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1&#xa0;: toutes ses cases bleues sont là, le reste est donc blanc.</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1&#xa0;: ses nombres remplissent exactement la rangée.</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1&#xa0;: le bloc de %2 est complet, du blanc le termine donc.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1&#xa0;: où que soit le bloc de %2, il couvre ces cases.</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1&#xa0;: aucun bloc ne tient dans un trou si petit.</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1&#xa0;: aucun bloc n’arrive jusqu’à ces cases.</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1&#xa0;: toutes les dispositions de ses nombres s’accordent sur ces cases.</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>Si la case %1 était blanche, plus rien n’irait dans cette rangée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>Si la case %1 était bleue, plus rien n’irait dans cette rangée&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Si la case %1 était blanche, cette rangée serait impossible à finir après %Ln étape&#xa0;: %2.</numerusform>
            <numerusform>Si la case %1 était blanche, cette rangée serait impossible à finir après %Ln étapes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Si la case %1 était bleue, cette rangée serait impossible à finir après %Ln étape&#xa0;: %2.</numerusform>
            <numerusform>Si la case %1 était bleue, cette rangée serait impossible à finir après %Ln étapes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>L’image ne peut pas être finie ainsi.</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>Certaines marques sont fausses. Ceci montre lesquelles.</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>%1 ne peut pas être finie telle que vous l’avez marquée. Ceci montre les fautes.</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>L’image est finie.</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>Rien n’a été trouvé à temps.</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>Il faut essayer plusieurs cases ensemble pour voir celle-ci.</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>Il y a plusieurs solutions. Cette case appartient à l’une d’elles.</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>Belle prise</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>As de trèfle</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>As de cœur</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Gland</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>Avion</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ancre</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>Pomme</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>Fauteuil</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Hache</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>Chameau</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>Ballon sur les collines</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>Banane</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Panier</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Chauve-souris</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>Baignoire</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Ours</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Abeille</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Scarabée</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Cloche</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>Vélo</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>Nichoir</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>Gâteau d’anniversaire</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>Cadeau d’anniversaire</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Fou</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>Chat noir</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>Bateau au couchant</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Os</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>Botte</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Bouteille</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>Arc et flèche</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>Nœud papillon</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>Chapeau melon</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>Gant de boxe</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Seau</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>Bourdon</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>Grappe de raisin</translation>
    </message>
    <message>
        <source>Bus</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Bus</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Papillon</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Cactus</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Dromadaire</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Appareil photo</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Bougie</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Bougeoir</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Voiture</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Carotte</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Château</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>Chat sur une étagère</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>Tête de chat</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Chaise</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>Cerises</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>Arbre de Noël</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Église</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>Poisson-clown</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>Chaumière</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>Chaumière et jardin</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Vache</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>Crabe</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Huit américain</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Couronne</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>Tasse de café</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>Tasse de thé</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>Petit gâteau</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>Teckel</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Marguerite</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>Jour de plage</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>Cerf</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>Ventilateur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>Tête de chien</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Dauphin</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Tambour</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Canard</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>Caneton</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Aigle</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>Manchot empereur</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Œil</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>Tête de renard</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Sapin</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>Camion de pompiers</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>Poisson dans un bocal</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Drapeau</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Flamant</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Fer à repasser</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>Vol vers la Lune</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>Cactus en fleur</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>Amanite tue-mouches</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>Chaussure de football</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Empreinte de pied</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Fourchette</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Grenouille</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>Grenouille sur un nénuphar</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>Escargot des jardins</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantôme</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Girafe</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Lunettes</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Poisson rouge</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>Horloge de parquet</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>Guitare</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Hamburger</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Marteau</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>Visage joyeux</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Lièvre</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>Maison hantée</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Hérisson</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>Hélicoptère</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translation>Escarpin</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>Montgolfière</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>Glace</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>Cornet de glace</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>Glace à l’eau</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>Patin à glace</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Igloo</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Dans l’espace</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Valet de pique</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Méduse</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>Cruche</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>Kangourou</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation>Roi des animaux</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Roi de trèfle</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Roi de carreau</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Roi de cœur</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Martin-pêcheur</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Cerf-volant</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavalier</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Coccinelle</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>Coccinelle sur une feuille</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>Lac de montagne</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Lanterne</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Citron</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>Ampoule</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Phare</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Phare la nuit</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Éclair</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>Tête de lion</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>Petit train</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Camion</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Aimant</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Microphone</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>Moufle</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Singe</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>Automobile</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montagnes</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Moustache</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Grande tasse</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Champignon</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>Pieuvre</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>Autruche</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Hibou</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>Hibou dans la nuit</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>Cadenas</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translation>Paire de cerises</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>Palmier</translation>
    </message>
    <message>
        <source>Panda</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>Panda et bambou</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Parachute</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Perroquet</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>Perroquet sur une branche</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>Paon du jour</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>Poire</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pingouin</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Cochon</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>Ananas</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>Flamant rose</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Pipe</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Pirate</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>Part de pizza</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Cadeau</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Citrouille</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>Citrouille d’Halloween</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Pyramides</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Dame de trèfle</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Lapin</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Arc-en-ciel</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>Pomme rouge</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>Tracteur rouge</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>Planète à anneaux</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>Ananas mûr</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>Rouge-gorge dans la neige</translation>
    </message>
    <message>
        <source>Robot</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Fusée</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>Chaise à bascule</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>Cheval à bascule</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>Patin à roulettes</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Coq</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>Visage triste</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Voilier</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>Grand voilier</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>Casserole</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>Scie</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Ciseaux</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>Hippocampe</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation>Mine marine</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Requin</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Mouton</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>Chemise</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Crâne</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>Tranche de melon</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Sourire</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Escargot</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Flocon de neige</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>Bonhomme de neige</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>Bonhomme de neige le soir</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>Chaussette</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Clé plate</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Écureuil</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Étoile de mer</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>Locomotive à vapeur</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>Nuage d’orage</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Fraise</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>Sous-marin</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>Tournesol</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Hirondelle</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Cygne</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Épée</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>Lampe de table</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>Grand tournesol</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Théière</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Télévision</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>Tente</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>Trois tulipes</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>Champignon vénéneux</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>Dent</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>Haut-de-forme</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Toucan</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>Toucan dans la forêt</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>Robot jouet</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation>Tracteur</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>Feux de circulation</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Coffre au trésor</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Trophée</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>Trompette</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>Tulipe</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Tortue</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>Tourterelle</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>Deux carottes</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>Deux poissons</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Parapluie</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>Drakkar</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Violon</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Volcan</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>Pastèque</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>Arrosoir</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Baleine</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Brouette</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>Fraise des bois</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Moulin à vent</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>Verre à vin</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>Chapeau de sorcière</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>Éléphanteau</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>Girafon</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>gris foncé</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>gris clair</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>rouge foncé</translation>
    </message>
    <message>
        <source>orange</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>crème</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>brun clair</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>brun foncé</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>vert foncé</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>vert clair</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>bleu foncé</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>bleu clair</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>violet clair</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>Ces cases n’existent pas.</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>La grille n’a pas cette couleur.</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>Un trait reste dans une ligne ou une colonne.</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>Ces cases ont déjà cette couleur.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Il n’y a pas de fautes.</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>L’image demande une case bleue.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Le nom est trop long.</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>Une grille au hasard a de %1 à %2 lignes et colonnes.</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>Sur cent cases, %1 à %2 sont bleues.</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translation>Une grille au hasard est facile, moyenne ou difficile.</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translation>Ce générateur n’existe pas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>%Ln case est fausse. %1</numerusform>
            <numerusform>%Ln cases sont fausses. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>%Ln case ne pouvait pas encore être connue. %1</numerusform>
            <numerusform>%Ln cases ne pouvaient pas encore être connues. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>Ligne %1, colonne %2&#xa0;: c’est une autre couleur.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>%Ln case peinte trop tôt ou à tort</numerusform>
            <numerusform>%Ln cases peintes trop tôt ou à tort</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>Les nombres ne sont pas ceux de cette grille.</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>La grille n’est pas de %1 sur %2 cases.</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>Une grille au hasard a exactement une solution.</translation>
    </message>
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
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translatorcomment>not a term: medium</translatorcomment>
        <translation>Les options s’écrivent 15x15,50,medium, et une grille à soi own,cross,1.3,0/1,1,1.</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>Les nombres s’écrivent 1.3,0/1,1,1&#xa0;: les lignes, puis les colonnes.</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>Un trait s’écrit b3,4-7,4.</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>Au hasard, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>Image en couleurs, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>Image, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>Image en couleurs, %1 x %2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>Image, %1 x %2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1, %2 x %3</translation>
    </message>
</context>
</TS>
