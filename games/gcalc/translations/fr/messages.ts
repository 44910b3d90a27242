<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>%Ln case</numerusform>
            <numerusform>%Ln cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>Cases de GCalc</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Cube</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Cette case est vide.</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>mélange de rouge %L1, vert %L2, bleu %L3</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>variable %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>fonction de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>moitié gauche&#xa0;: %1, moitié droite&#xa0;: %2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>moitié haute&#xa0;: %1, moitié basse&#xa0;: %2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>moitié avant&#xa0;: %1, moitié arrière&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>%1 appliqué à %2</translation>
    </message>
    <message>
        <source>main</source>
        <translation>principale</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>page %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>En main&#xa0;: %1. Allez à une case et appuyez sur Entrée pour le déposer, sur Échap pour le remettre.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Cette case est vide.</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>Aucune case ne porte ce nom.</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
Déposer&#xa0;: %2
Clic droit&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
Clic droit&#xa0;: fait du cube principal une fonction de cette couleur.</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>Déposez un cube ici</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>En main&#xa0;: %1. Cliquez sur une case pour le déposer, Échap le remet.</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Cette case est vide.</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>Dessin du cube</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>Passe à la leçon suivante</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>Disposer les cases</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>Met les cases de cette leçon à la place des vôtres&#xa0;; annuler ramène les vôtres</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>Essaie ce qui est dans la case principale</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>Montrer une réponse</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>Met une réponse juste dans la case principale</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>Exercice&#xa0;: %1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>Avec aide&#xa0;: la réponse a été montrée</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1, résolue</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1, avec aide</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>La réponse a été montrée&#xa0;: cette leçon compte comme faite avec aide.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>Encore %Ln leçon.</numerusform>
            <numerusform>Encore %Ln leçons.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>Toutes les leçons sont résolues.</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>Toutes les leçons sont faites, certaines avec aide.</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Cette case est vide.</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>Image du cube</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>Évaluer dès que quelque chose est appliqué</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>Limiter la profondeur de l’évaluation</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>Omettre ce qui a moins de pixels que</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>Partager l’argument selon les moitiés du corps</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>Les couleurs sont des fonctions qui mélangent</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>Ne jamais imprimer une image au lieu d’un dessin</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Cube</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Dans l’espace</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>Montre le cube dans l’espace. Glissez pour le tourner.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>Glisser ou flèches&#xa0;: tourner&#xa0;; avec Ctrl+Maj&#xa0;: déplacer. Molette, + et -&#xa0;: agrandir. Échap&#xa0;: retour.</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>Molette, + et -&#xa0;: agrandir. Glisser&#xa0;: déplacer, ou tourner dans l’espace. Ctrl+Maj et flèches&#xa0;: déplacer. Échap&#xa0;: retour.</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>Il y a plus de parties qu’on n’en peut dessiner&#xa0;; certaines en représentent plusieurs.</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>Au terme d’avant la première étape</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>À la forme normale</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>Met le terme de cette étape dans la case principale</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>Terme de cette étape</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>Étape %L1</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>En route vers la forme normale.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>Pas de fin après %Ln étape&#xa0;; Fin continue.</numerusform>
            <numerusform>Pas de fin après %Ln étapes&#xa0;; Fin continue.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>L’étape suivante ferait un terme trop grand.</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>C’est la forme normale&#xa0;: il n’y a plus rien à réduire.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>Arrête en chemin</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>Chercher un nom</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Ajouter une page</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Page %L1 sur %L2</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>Terme en texte</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>Entrée met le terme dans la case principale, Maj+Entrée commence une ligne, Échap ramène ce qui était là. La grammaire est dans l’aide.</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>À la lettre %L1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>Entrée met ceci dans la case principale.</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>Les cases de cette leçon sont à la place des vôtres. Annuler ramène les vôtres.</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>Une réponse juste est dans la case principale. Annuler ramène ce qui y était.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>Montrer les e&amp;xemples</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>Co&amp;uper la case</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>&amp;Copier la case</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>C&amp;oller dans la case</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>&amp;Vider la case</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>&amp;Renommer la case…</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>É&amp;valuer la case</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>&amp;Arrêter l’évaluation</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>A&amp;grandir le cube</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>Cu&amp;bes dans l’espace</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>&amp;Texte, étapes et leçons</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>Parties du cube principal</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>innombrables</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>Évaluation. Échap l’arrête.</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>Copie le cube&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>Déplace le cube&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>Glissez un cube au milieu, ou commencez par les leçons&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>Glissez un cube au milieu. Puis déposez-en d’autres sur les cases autour.</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>Assemblez des cubes, faites-en des fonctions, et appliquez-les les uns aux autres.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Cette case est vide.</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>Il n’y a rien à évaluer.</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>L’évaluation a échoué.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>L’évaluation a été arrêtée.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Copié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>Il contient trop de texte.</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>Le presse-papiers ne contient pas de cube. %1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Les couleurs de base ne changent jamais.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>Il n’y a encore rien dans la case principale.</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>Il n’y a rien à renommer ici.</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>Renommer la case</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>Il n’y a rien à vider ici.</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>Faire du cube principal une fonction de cette couleur</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Déposer ici</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>Montrer les exemples</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>Aspect des couleurs</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Doux</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Pur</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>Signes sur les couleurs</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Motifs</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>Met le cube derrière le cube principal.</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>Ôte la moitié arrière.</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>Ôter la moitié arrière</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>Met le cube au-dessus du cube principal.</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>Ôte la moitié haute.</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>Ôter la moitié haute</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>Comme fonction</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>Applique le cube au cube principal.</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>Ôte la fonction et garde son argument.</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>Ôter la fonction</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>Met le cube à gauche du cube principal.</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>Ôte la moitié gauche.</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>Ôter la moitié gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>Met le cube à droite du cube principal.</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>Ôte la moitié droite.</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>Ôter la moitié droite</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>Comme argument</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation>Applique le cube principal à celui-ci.</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>Ôte l’argument et garde sa fonction.</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>Ôter l’argument</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>Met le cube au-dessous du cube principal.</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>Ôte la moitié basse.</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>Ôter la moitié basse</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>Met le cube devant le cube principal.</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>Ôte la moitié avant.</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>Ôter la moitié avant</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>Les parties au-delà de la profondeur d’évaluation restent telles quelles. Évaluer de nouveau les poursuit.</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation>Cela tourne en rond&#xa0;: un terme est revenu pendant son évaluation.</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>C’est sans fin&#xa0;: un terme est une partie de son propre résultat. Il y reste tel quel.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>Arrêté après %Ln étape.</numerusform>
            <numerusform>Arrêté après %Ln étapes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>Arrêté&#xa0;: l’évaluation a demandé plus de %Ln terme.</numerusform>
            <numerusform>Arrêté&#xa0;: l’évaluation a demandé plus de %Ln termes différents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>Arrêté&#xa0;: %Ln évaluation en attendait une autre.</numerusform>
            <numerusform>Arrêté&#xa0;: %Ln évaluations s’attendaient les unes les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>Arrêté&#xa0;: les termes sont devenus trop grands pour continuer.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>L’évaluation a été arrêtée.</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>Une couleur n’est pas une fonction&#xa0;: ceci reste donc tel quel. Les préférences permettent aux couleurs de mélanger.</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>Une variable n’est pas une fonction tant que rien n’a pris sa place.</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>Une partie vide n’est pas une fonction.</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>Ceci redonne la même chose.</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Substitution</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>Application spatiale</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>Mélange de couleurs</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>L’argument prend la place de la variable.</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation>L’argument est coupé, et chaque partie de la fonction en prend sa part.</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>Chaque couleur de l’argument est mélangée à la couleur qui lui est appliquée.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop grand.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Cette parenthèse n’est pas fermée.</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>Une seule chose peut suivre le point.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>L’imbrication est trop profonde.</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>Cette parenthèse n’a pas été ouverte.</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>Quelque chose doit suivre le point.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>Il manque un guillemet après ce texte.</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>Dans un texte, une barre oblique inverse ne vient que devant un guillemet ou une autre barre inverse.</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>Le texte finit à l’intérieur d’un mot.</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>Il ne peut pas y avoir de point ici.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>Un fichier de GCalc commence par &quot;GCALC&quot;.</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>Le fichier finit avant que ses préférences et ses cases soient complètes.</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>Rien ne peut suivre la liste des cases de la réserve.</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>Ici devrait être la liste des cases de la réserve.</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>Il n’y a pas de case dans ce texte.</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>Rien ne peut suivre la case.</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>Ceci devrait être #t ou #f.</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>Ceci devrait être #f ou un nombre de 0 à %1.</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>Ceci devrait être une case&#xa0;: un nom ou #f, un point et un terme.</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>Ce nom a des signes qu’un nom ne peut pas avoir, ou il est trop long.</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>Ceci devrait être le nom d’une couleur.</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>Les parts d’une couleur sont des nombres de 0 à 255.</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>Une couleur mélangée a trois nombres.</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>Une variable est var et le nom d’une couleur.</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>Ceci n’est pas un terme.</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>Une opération a deux parties.</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>Ceci devrait être une variable&#xa0;: (var colour).</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>Les termes de plus de %Ln partie ne sont pas écrits.</numerusform>
            <numerusform>Les termes de plus de %Ln parties ne sont pas écrits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>quelque chose à %Ln partie</numerusform>
            <numerusform>quelque chose à %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>La case principale donne %1, et elle devrait donner %2.</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1 donne %2, et devrait donner %3.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>Il n’y a encore rien dans la case principale.</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1 n’arrive à aucune fin. %2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>C’est juste.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Les cubes</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>Ici, tout est cube. Les couleurs, à gauche, sont les plus simples. Au milieu est la case principale, où l’on construit des cubes&#xa0;; à droite il y a de la place pour les garder.</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>Glissez une couleur dans la case principale, et elle y est copiée. Déposez une autre couleur sur une des cases autour, et elle est jointe au cube principal de ce côté&#xa0;: chacune prend alors une moitié du cube.</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>Construisez un cube dont la moitié gauche est rouge et la moitié droite verte.</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>Trois directions</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>Les cubes se joignent dans trois directions&#xa0;: gauche et droite, haut et bas, devant et derrière. En texte cela s’écrit red|green, red-green et red/green, avec d’abord la partie de gauche, du haut, de devant.</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>Une partie peut avoir elle-même des parties. Pour construire quelque chose de deux moitiés faites toutes deux de parties, faites l’une, glissez-la dans la réserve, et faites l’autre dans la case principale.</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>Construisez un damier de quatre cases&#xa0;: rouge et vert en haut, rouge et vert en bas.</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>Ôter</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>Un clic du bouton droit sur Gauche, Droite, Haut, Bas, Devant ou Derrière ôte ce qui se trouve de ce côté. La coupe traverse tout le cube, quoi qu’on ait joint d’abord.</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>Un cube n’a donc pas besoin d’être joint gauche et droite pour être coupé ainsi&#xa0;: dans (red|green)-blue, dont le bas est bleu, la moitié gauche est red-blue.</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>La case principale a quatre couleurs devant et deux derrière. Gardez ce qui est devant à gauche&#xa0;: rouge sur bleu.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Les fonctions</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation>Un clic du bouton droit sur une couleur, à gauche, fait du cube principal une fonction&#xa0;: la couleur devient un trou, une variable, où l’on peut tout mettre. Une marque ronde de cette couleur le montre.</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>De red|green et d’un clic sur le vert vient \green.red|&apos;green&#xa0;: la fonction qui met du rouge à gauche de tout ce qu’elle reçoit. L’apostrophe distingue une variable d’une couleur.</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>Faites une fonction qui met du blanc au-dessus de tout ce qu’elle reçoit.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>L’application</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>Appliquer une fonction, c’est mettre quelque chose dans son trou. Déposez une fonction sur «&#xa0;Comme fonction&#xa0;», et elle reçoit le cube principal. Déposez un cube sur «&#xa0;Comme argument&#xa0;», et la fonction principale le reçoit.</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>La réserve a une fonction nommée double&#xa0;: \green.&apos;green|&apos;green. Elle met côte à côte deux fois ce qu’elle reçoit. En texte, le double de rouge s’écrit &quot;double&quot;@red, avec le nom d’une case entre guillemets.</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>Construisez une rangée de huit tranches rouges. Trois applications de double suffisent.</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>Deux arguments</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>Une fonction prend un seul argument. Celle qui en prend deux est une fonction dont le résultat est une autre fonction&#xa0;: \green.\red.&apos;green|&apos;red reçoit quelque chose pour le vert, et devient une fonction qui attend pour le rouge.</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>Les couleurs deviennent variables l’une après l’autre, et la dernière est demandée en premier. Cliquez donc sur la couleur du second argument avant celle du premier.</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>Faites une fonction de deux arguments qui met le premier derrière le second.</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>Oui et non</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>Les fonctions peuvent choisir. Celle qui s’appelle true, \green.\red.&apos;green, prend deux choses et donne la première&#xa0;; false donne la seconde. Une valeur de vérité décide donc d’elle-même&#xa0;: appliquée à deux cubes, elle n’en laisse qu’un.</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>Le contraire d’une valeur de vérité est celle qui donne la seconde de deux choses où l’autre donnait la première.</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>Faites la fonction not&#xa0;: elle reçoit true ou false, et donne l’autre.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Les couples</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>Un couple garde deux choses et en rend une. La fonction cons prend les deux, et attend une valeur de vérité qui choisit&#xa0;: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>La fonction car interroge le couple avec true, et obtient le premier&#xa0;; cdr l’interroge avec false, et obtient le second.</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>Faites une fonction qui reçoit un couple, et donne un couple où les deux ont changé de place.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Les nombres</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>Un nombre dit combien de fois une chose est faite. Deux prend une fonction et un début, et applique la fonction deux fois&#xa0;: \green.\red.&apos;green@(&apos;green@&apos;red). Zéro donne le début tel quel.</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>Pour voir un nombre, donnez-lui à faire. Dans la réserve il y a slice, qui met du bleu à gauche de ce qu’elle reçoit. Appliquez deux à slice, et le résultat à blanc.</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>Faites le nombre quatre.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Le calcul</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>Les nombres font des choses, ils savent donc compter. Plus ajoute un au second nombre autant de fois que le premier le dit&#xa0;: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times fait un certain nombre de fois ce qui se fait lui-même un certain nombre de fois.</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>Dans la réserve il y a aussi minus, qui ôte le second nombre du premier, et sub1, qui ôte un&#xa0;: elle compte en couples qui se rappellent le nombre d’avant.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>Faites une fonction qui reçoit un nombre et donne son carré&#xa0;: le nombre fois lui-même.</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>Zéro ou non</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>La fonction zero? dit si un nombre est zéro. Elle fait commencer le nombre par true, et lui fait faire quelque chose qui change tout en false. Zéro laisse true tel quel.</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>Ce qui vient est une valeur de vérité, et elle choisit d’elle-même entre deux choses.</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>Faites une fonction d’un nombre qui donne rouge pour zéro, et blanc pour un et tout ce qui est plus.</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>Des fonctions dans l’espace</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>Les fonctions sont des cubes, elles se joignent donc comme tous les autres. Une telle fonction agit dans l’espace&#xa0;: sa partie gauche reçoit la moitié gauche de l’argument, et sa partie droite la moitié droite.</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>Dans la réserve il y a id, qui donne ce qu’elle reçoit, et hole, qui donne toujours le cube transparent. Slicer en a huit de chaque, en alternance, et découpe tout en tranches.</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation>Faites une fonction qui coupe la moitié basse d’un cube, et laisse la moitié haute où elle est.</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>La récursion</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>Une fonction n’a pas de nom par lequel s’appeler elle-même. Y-comb y aide&#xa0;: &quot;Y-comb&quot;@f est f appliqué à &quot;Y-comb&quot;@f. Ainsi f reçoit, comme premier argument, ce qu’elle est en train de devenir.</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>La réserve a un exemple&#xa0;: slices est &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Son red est la fonction elle-même. Pour zéro elle donne blanc, sinon bleu et ce qu’elle donne pour un de moins. Seul ce qu’il faut est évalué, et c’est ainsi qu’elle arrive à une fin.</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>Une récursion qui n’atteint jamais zéro est sans fin. Elle est arrêtée à une limite, et c’est dit.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>Faites une fonction qui reçoit un nombre et additionne tous les nombres de lui jusqu’à un&#xa0;: de trois elle fait six.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Les listes</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>Une liste est null, ou un couple&#xa0;: son premier élément, et la liste des autres. La fonction null? dit s’il ne reste rien.</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>Faire quelque chose à chaque élément, c’est encore une récursion&#xa0;: si la liste est null, tout est fait&#xa0;; sinon, faites-le au premier élément, et continuez avec le reste.</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>Faites une fonction qui dessine une liste&#xa0;: ses éléments côte à côte en partant de la gauche, chacun joint au dessin du reste, et transparent pour null.</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>Ce texte est trop long pour un terme.</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>Ce signe n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>Il n’y a pas de couleur &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>Le nom d’une couleur doit suivre l’apostrophe.</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>Six chiffres hexadécimaux doivent suivre le dièse, comme dans #ff8000.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>Il manque un guillemet après le nom.</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>Aucune case ne s’appelle &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>Rien n’est écrit ici. Le terme vide s’appelle empty.</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>Le texte finit là où un terme devrait suivre.</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>Il manque un terme avant cette parenthèse.</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>Il manque un terme avant ce signe.</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>Une abstraction dans une opération doit être entre parenthèses.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>Le nom d’une couleur doit suivre le lambda.</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>Un point doit suivre la variable d’une abstraction.</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>Le terme est trop profondément imbriqué.</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>Il manque un signe entre deux termes.</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>Des parenthèses doivent dire lequel des deux opérateurs passe d’abord.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>Un terme de plus de %Ln partie ne s’écrit pas en texte.</numerusform>
            <numerusform>Un terme de plus de %Ln parties ne s’écrit pas en texte.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>Cette case n’existe pas.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Cette case est vide.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>Un terme de plus de %Ln partie ne tient dans aucune case.</numerusform>
            <numerusform>Un terme de plus de %Ln parties différentes ne tient dans aucune case.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>Un cube ne se dépose pas d’où il vient.</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Les couleurs de base ne changent jamais.</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>Un tel dépôt copie toujours.</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>Il n’y a rien à ôter de ce côté.</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>Il n’y a qu’une page.</numerusform>
            <numerusform>Il n’y a pas plus de %Ln pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>Ces préférences sont hors limites.</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>Ce n’est pas un fichier valable.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>Un nom a au plus %Ln lettre et pas de fin de ligne.</numerusform>
            <numerusform>Un nom a au plus %Ln lettres et pas de fin de ligne.</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>GCalc n’a pas d’options de ce genre.</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>GCalc commence par les exemples, par des cases vides ou par un fichier.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>Cela ne se fait pas dans GCalc.</translation>
    </message>
    <message>
        <source>transparent</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>transparent</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>gris foncé</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>gris clair</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>rouge foncé</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>vert foncé</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>bleu foncé</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>jaune foncé</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>cyan foncé</translation>
    </message>
    <message>
        <source>cyan</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>cyan</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>magenta foncé</translation>
    </message>
    <message>
        <source>magenta</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>magenta</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>La case principale ne contient pas encore de fonction&#xa0;: aucune couleur n’y est devenue une variable.</translation>
    </message>
</context>
</TS>
