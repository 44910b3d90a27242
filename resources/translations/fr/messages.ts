<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>Dernière partie aujourd’hui à %1</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>Dernière partie hier à %1</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>Dernière partie le %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>%Ln coup, aujourd’hui à %1</numerusform>
            <numerusform>%Ln coups, aujourd’hui à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>%Ln coup, hier à %1</numerusform>
            <numerusform>%Ln coups, hier à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>%Ln coup, dernière partie le %1</numerusform>
            <numerusform>%Ln coups, dernière partie le %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>Les défis du jour sont utilisés par une autre fenêtre.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>assez difficile</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>très difficile</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>gagné avec aide</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>gagné avec aide en %1</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>gagné en %1</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>perdu avec aide</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>nulle avec aide</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>score avec aide&#xa0;: %L1</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>score&#xa0;: %L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>Aucune série en cours.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>Premier jour d’une série.</numerusform>
            <numerusform>%Ln jours d’affilée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>Jour pardonné&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>%Ln coup joué</numerusform>
            <numerusform>%Ln coups joués</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencé</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>Aujourd’hui&#xa0;: %1, %2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>Le jeu de cartes choisi (%1) n’est plus installé. Vous voyez le nôtre à sa place.</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>son fichier est illisible</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>son fichier est trop grand</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>son fichier n’est pas un dessin</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>son dessin n’est pas sûr à ouvrir</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>il lui manque des cartes</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>il n’a pas la forme de cartes à jouer</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>certaines cartes sont vides ou se ressemblent</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>ses couleurs ne se distinguent pas ou ne sont pas les couleurs habituelles</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>il est trop long à dessiner</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>Le jeu de cartes «&#xa0;%1&#xa0;» est inutilisable&#xa0;: %2. Vous voyez le nôtre à sa place.</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation>Le système n’a pas remis le fichier.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>prouvé</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>calculé exactement</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimé</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>Recherche des coups qui ont décidé la partie…</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>Examen du coup %L1 sur %L2…</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>Aucun coup de cette partie n’a rien décidé.</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>Précision&#xa0;: %L1 sur 100.</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>Tous les coups se valaient.</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>Gâché&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>Gagné par chance&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>Perdu par malchance&#xa0;: %1.</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>le coup %L1 a coûté %2 (%3).</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>Moment %L1 sur %L2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>Réparé&#xa0;: cette fin est meilleure que celle de la partie analysée.</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>Cette fin est moins bonne que celle de la partie analysée.</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>Cette fin vaut celle de la partie analysée.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the judgement of all moves</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>it is not a saved game</source>
        <translation>ce n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>elle vient d’une version plus récente</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>son format est inconnu</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>elle appartient à un autre jeu</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>elle ne contient aucune partie</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 n’est pas un dossier.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Le dossier %1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>La partie enregistrée est utilisée par une autre fenêtre.</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>Vous n’avez pas le droit d’écrire dans %1.</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>L’écriture dans %1 a échoué (%2).</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>L’ordinateur commence</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>Les statistiques sont utilisées par une autre fenêtre.</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>cela vient d’une version plus récente</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>aucune fenêtre ne peut s’ouvrir&#xa0;: il n’y a pas d’écran</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>aucune fenêtre ne peut s’ouvrir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>guard</name>
    <message>
        <source>%1 took %2 of memory and was ended; it may take %3 (see --no-limits)</source>
        <translation>%1 a pris %2 de mémoire et a été arrêté&#xa0;; la limite est de %3 (voir --no-limits)</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>Français</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Parts of a list or of a description, one after the other.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>A name in front of a field: &quot;Suits:&quot;.</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>%1 was not loaded: %2</source>
        <translation>%1 n’a pas été chargé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>%1 n’a rien à montrer</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>%1 a échoué au démarrage&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>%1 a échoué au démarrage</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>il n’y a pas de jeu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 n’est pas un jeu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>%1 ne peut pas être joué&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>%1 n’a pas accès à vos fichiers, au réseau ni aux autres programmes (voir --unconfined)</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>Jouer contre l’ordinateur</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>En pause. Appuyez sur %1 ou sur le bouton pour continuer.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>Recherche d’un tirage…</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1 Réflexion en cours…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>Temps&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>Coups en tout&#xa0;: %L1.</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>Coups&#xa0;: %L1.</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>Avec aide.</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>Sans aide.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>plt::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation>Ouvrir ce fichier dans %1&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>Vous ne l’avez pas permis.</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>Vous n’avez pas choisi ce fichier.</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>Le jeu n’a pas remis le contenu.</translation>
    </message>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>Seuls les jeux fournis avec ce programme en lancent d’autres.</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>Il se trouve là où le jeu lui-même peut écrire.</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>Lancer ce programme pour %1&#xa0;? Il s’exécute avec vos droits.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Lancer</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>Construction&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>Construction impossible&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation>Choisissez un jour pour jouer ses défis.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>pas de défi du jour</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>Manqué et pardonné.</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>Terminé un autre jour.</translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation>Rien de terminé.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its difficulty</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and what was reached</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>plt::CameraButtons</name>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>Boutons de la caméra</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>Tourner le plateau à gauche</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>Tourner le plateau à droite</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>Regarder de plus haut</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>Regarder plus de côté</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation>Se rapprocher</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation>S’éloigner</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>Vue habituelle</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>plt::CardTable</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carte face cachée</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
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
        <source>top: %1</source>
        <translation>sur le dessus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
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
        <source>%1 of spades</source>
        <translation>%1 de pique</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 de cœur</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 de carreau</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 de trèfle</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>plt::CommandLine</name>
    <message>
        <source>unknown argument: %1</source>
        <translation>argument inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>il faut une valeur à %1</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 est donné deux fois</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>%1 et %2 s’excluent</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>--game ne va qu’avec --play</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--game et un fichier s’excluent</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>--json ne va qu’avec --list</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>--games-dir et %1 s’excluent</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>--deep ne va qu’avec --check</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>il faut un dossier à --check</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>--no-limits et %1 s’excluent</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>--unconfined et %1 s’excluent</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>--translate demande une langue, par exemple de</translation>
    </message>
    <message>
        <source>Usage:
  plt-games [--games-dir DIR]...                              open the games&apos; console
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  play a game, by its id or its folder
  plt-games --play GAME FILE [--games-dir DIR]...             open a file of that game
  plt-games --list [--json] [--games-dir DIR]...              list the games
  plt-games --check [--deep] FOLDER...                        tell what is wrong with games&apos; folders
  plt-games --new-game ID [KIND]                              begin a game of your own: write its folder; KIND
                                                              is lua-board, lua-cards, lua-pieces, or in C++
                                                              board, cards, pieces
  plt-games --translate FOLDER LANGUAGE                       collect the sentences of a game in Lua for a translator
  plt-games --version
  plt-games --help

  --games-dir DIR  look for games in DIR instead of the usual directories (may be repeated)
  --deep           load the games, too, and play a thousand random games of each
  --game GAMEID    start with this very deal; a game shows its id in the menu Game
  --no-limits      let games take any amount of memory and time (for debugging)
  --unconfined     let games use your files, the network and other programs</source>
        <translatorcomment>meant: doublespacing</translatorcomment>
        <translation>Utilisation :
  plt-games [--games-dir DOSSIER]...                              ouvre la console des jeux
  plt-games --play JEU [--game CODE] [--games-dir DOSSIER]...     joue à un jeu, par son nom ou son dossier
  plt-games --play JEU FICHIER [--games-dir DOSSIER]...           ouvre un fichier de ce jeu
  plt-games --list [--json] [--games-dir DOSSIER]...              liste les jeux
  plt-games --check [--deep] DOSSIER...                           dit ce qui ne va pas dans des dossiers de jeux
  plt-games --new-game NOM [GENRE]                                commence un jeu à vous : écrit son dossier ; GENRE
                                                                  est lua-board, lua-cards, lua-pieces ou, en C++,
                                                                  board, cards, pieces
  plt-games --translate DOSSIER LANGUE                            réunit les phrases d’un jeu en Lua à traduire
  plt-games --version
  plt-games --help

  --games-dir DOSSIER  cherche les jeux dans DOSSIER, pas aux endroits habituels (peut se répéter)
  --deep               charge aussi les jeux et joue mille parties au hasard de chacun
  --game CODE          commence par ce tirage précis ; un jeu montre son code dans le menu Partie
  --no-limits          laisse aux jeux toute la mémoire et tout le temps (pour le débogage)
  --unconfined         laisse aux jeux vos fichiers, le réseau et d’autres programmes</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>Retirer des &amp;favoris</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>Ajouter aux &amp;favoris</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>Tapez pour trouver un jeu</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Trouver un jeu</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>Jouer à un jeu choisi au hasard</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Jeux</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>Au &amp;hasard</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>Jouer à un jeu choisi au hasard (%1)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Trouver</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>Jeux en &amp;cours</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Coller une partie &amp;partagée</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>&amp;Statistiques de tous les jeux…</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>Ouvrir le dossier de &amp;vos jeux</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>Chercher de &amp;nouveau les jeux</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Aujourd’hui</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>&amp;Calendrier…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>À &amp;propos de PLT Games</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>&amp;Jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>&amp;Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>Jouer à un &amp;autre jeu</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>Le dossier n’a pas pu être montré. Vos propres jeux se placent dans&#xa0;:</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>À propos de PLT Games</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>Une collection de petits jeux.

Chaque jeu tourne de son côté&#xa0;: il continue quand cette fenêtre se ferme, et quand vous le fermez, il retient où vous en étiez.</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>En cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>Jeux en cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>&amp;Aujourd’hui, après votre première partie</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Tapez pour chercher</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>Ce que contient le fichier</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>Une part n’a pas pu être &amp;lue&#xa0;:</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Ce qui n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>Il ne contient rien que ce jeu puisse montrer.</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>Défi du &amp;jour</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>Défis des jours p&amp;assés</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>Le défi du %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its result or difficulty</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>plt::DayButton</name>
    <message>
        <source>%1 %2</source>
        <comment>day and month</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
</context>
<context>
    <name>plt::DeckChooser</name>
    <message>
        <source>Deck for all card games</source>
        <translation>Cartes pour tous les jeux de cartes</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>Recherche d’autres cartes sur cet ordinateur…</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>Nos propres cartes</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>Les cartes de KDE et de GNOME apparaissent ici quand elles sont installées.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Dos&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>&amp;Quatre teintes&#xa0;: carreau bleu et trèfle vert</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>&amp;Grandes lettres et grands chiffres</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>Le jeu de cartes choisi est inutilisable, vous voyez donc le nôtre.</translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>Enre&amp;gistrer sous…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Il n’y a pas de fichier %1.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 n’est pas un fichier lisible.</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>%1 dépasse %2, c’est trop grand pour ce jeu.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>Ce jeu n’ouvre pas de fichiers.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>%1 ne peut pas être enregistré</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>La rejouer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Partager en texte</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a title as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>plt::FigureLabel</name>
    <message>
        <source>%1: %2</source>
        <comment>a figure of the game and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>plt::FlightRecorder</name>
    <message>
        <source>%1, at %2</source>
        <translation>%1, à %2</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>pendant son chargement</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>pendant la création de sa vue</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>en montrant sa première partie</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>pendant l’essai de ses options</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>dans une partie au hasard</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>en lisant un texte abîmé</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>en cherchant un indice</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>pendant que l’ordinateur cherche un coup</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>en enregistrant, restaurant et annulant des parties</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>en jouant dans sa fenêtre</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>en enregistrant sa partie</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>pendant sa fermeture</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>Son fichier info.yaml est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>Son fichier info.yaml est trop grand&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>Son fichier info.yaml n’est pas en UTF-8&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>Son fichier info.yaml contient une faute&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>Son fichier info.yaml ne nomme pas de bibliothèque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>Sa bibliothèque manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>Son script est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>Sa bibliothèque n’est pas un jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>Sa bibliothèque ne convient pas à cette version de PLT Games&#xa0;: %1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>Un favori.</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>Une partie commencée vous attend.</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>Dans le dossier %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Retirer des favoris</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Ajouter aux favoris</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a line as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>plt::GameCatalogue</name>
    <message>
        <source>%1 was not found; Debian has it in the package qt6-l10n-tools</source>
        <translation>%1 est introuvable&#xa0;; Debian l’a dans le paquet qt6-l10n-tools</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 est illisible</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>%1 n’est pas un jeu en Lua</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un code de langue comme de ou pt_BR</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 ne peut pas être créé</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>Le jeu parle cette langue&#xa0;: toutes les phrases de %1 sont traduites.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>Une phrase n’a pas de traduction dans %1. Écrivez-la avec Qt Linguist ou un éditeur, puis recommencez.</numerusform>
            <numerusform>%Ln phrases n’ont pas de traduction dans %1. Écrivez-les avec Qt Linguist ou un éditeur, puis recommencez.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>Code de partie</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>Donnez un code à quelqu’un, et vous jouerez tous deux le même tirage. Le numéro est court&#xa0;; la forme exacte reste valable pour toujours.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>Cette partie ne vient pas d’un numéro.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Exact</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>Il dirait ce qui est caché dans cette partie, on ne peut donc que le copier.</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>&amp;Jouer celui-ci&#xa0;:</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>Collez ici un code ou une partie partagée</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1 Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>elle est abîmée</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>La liste des tirages que vous connaissez est inutilisable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>Une part de la partie enregistrée est inutilisable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>La partie enregistrée est inutilisable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>Elle reste telle quelle dans %1, et cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>Elle a été gardée sous %1.</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation>La partie est trop longue pour être enregistrée. On garde le dernier état qui ne l’était pas.</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>Oubliez le passé (dans le menu Partie) pour retrouver toute la place.</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>Quand tout sera pris, cette partie ne pourra plus être enregistrée.</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>La partie enregistrée est pleine. Les premiers coups ne s’annulent que jusqu’à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>La moitié de la place de la partie enregistrée est prise.</translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>Nouvelle par&amp;tie…</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>&amp;Recommencer cette partie</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>Oublier le &amp;passé…</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>Code de part&amp;ie…</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>&amp;Copier le code</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>Part&amp;ager en texte</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>Il n’y a rien à choisir dans ce jeu.</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>Aperçu a&amp;vant impression…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>Oublier le passé&#xa0;?</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>Ce que vous voyez reste tel quel. Rien de ce qui précède ne pourra être annulé, et la partie enregistrée retrouve toute sa place.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>La partie a été copiée en texte. Envoyez-la, et collez la réponse ici.</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>La partie a été copiée en texte. Qui la colle joue le même tirage.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Coller une partie &amp;partagée</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>Copier en ima&amp;ge</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>Le plateau a été copié en texte.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>Préfé&amp;rences…</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>Il n’y a rien à copier.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Le plateau a été copié en image.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>Ajuster à la &amp;fenêtre</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Montrer l’&amp;horloge</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>A&amp;nimations</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>&amp;Sons de tous les jeux</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Vitesse des animations</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>&amp;Déroulement de la partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1&#xa0;: règles</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>&amp;Que faire</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>Un jeu de PLT Games %1. Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>Cette partie commence ici. Annuler encore une fois ramène à la partie d’avant.</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>&amp;Annuler la nouvelle partie</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>Suivre l’&amp;indice</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>La recherche d’un tirage dure encore.</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>Aucun tirage n’a été trouvé.</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>Aucun tirage n’a été trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>Aucun indice n’a pu être trouvé.</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>Aucun indice n’a pu être trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>Un coup n’a pas pu être jugé.</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>Un coup n’a pas pu être jugé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>Les coups de ce texte ne mènent pas au résultat annoncé, seul son tirage a donc été ouvert.</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Recherche des jeux…</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>Aucun jeu n’a été trouvé. Le menu Jeux ouvre le dossier où placer les vôtres.</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>Aucun jeu ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Voir tous les jeux</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>il n’y a pas de genre de jeu %1, seulement %2</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>le jeu n’a pas été chargé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>le jeu n’a rien à montrer</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1&#xa0;: le temps a suffi pour %Ln partie au hasard</numerusform>
            <numerusform>%1&#xa0;: le temps a suffi pour %Ln parties au hasard</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>la fenêtre du jeu ne se ferme pas</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>le jeu a levé une exception %1</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>le jeu a levé une exception %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Gagné&#xa0;!</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>Victoire&#xa0;: %1&#xa0;!</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Montrer la &amp;solution</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>Le résultat à battre, vérifié par ses coups&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>Le résultat à battre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>Lecture de la partie enregistrée…</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>À battre</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1 Si vous la fermez maintenant, elle sera perdue.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Fermer quand même</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1, peut se poser ici</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1, carte soulevée</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>Main dans l’ordre de &amp;pioche</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>Main par &amp;couleur</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>Main par &amp;valeur</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>Main dans &amp;mon ordre</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>joue maintenant</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vainqueur</translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>Celle du &amp;bureau</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>Le manuel n’est pas installé.</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>Sa place est dans %1.</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 ne peut pas être créé</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>%1 ne peut pas servir de nom de jeu&#xa0;: pour CMake, YAML ou ce programme, cela veut dire autre chose</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>un nom a de 2 à 60 lettres minuscules, chiffres et traits d’union isolés, et commence par une lettre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas servir de nom de jeu&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas servir de nom de jeu&#xa0;: %2, par exemple %3</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 existe déjà</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>Le dossier %1 est un jeu complet. Construisez-le, jouez, et faites-en le vôtre&#xa0;:</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>Le dossier %1 est un jeu complet. Jouez, et faites-en le vôtre&#xa0;: la fenêtre montre chaque changement de game.lua que vous enregistrez.</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>C’est une partie de «&#xa0;%1&#xa0;», qui n’est pas parmi vos jeux.</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Temps joué</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>La 3D de cet ordinateur a cessé de fonctionner, le plateau est donc montré à plat, vu de dessus.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>OpenGL ne fonctionne pas sur cet ordinateur, le plateau est donc montré à plat, vu de dessus.</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>Il ne contient aucune image lisible.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>Ce n’est pas un fichier lisible.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>Le fichier dépasse %1, c’est trop grand pour une image.</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>L’image est abîmée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>Le dessin est inutilisable&#xa0;: il renvoie à d’autres fichiers ou répète trop ses éléments.</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation>L’image est animée. On en prend le premier instant.</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>L’image est trop grande&#xa0;: %L1 × %L2 pixels. La limite est de 100 millions de pixels.</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>L’image est trop petite&#xa0;: %L1 × %L2 pixels, et chaque côté doit en avoir au moins %L3.</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>Le jeu de cartes choisi est trop long à dessiner, vous voyez donc le nôtre.</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jouer tout de suite</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>L’ordinateur joue le meilleur coup trouvé jusqu’ici</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Un coup en a&amp;rrière</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>Recule d’un coup, quel qu’en soit l’auteur</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Un coup en a&amp;vant</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>Avance d’un coup, quel qu’en soit l’auteur</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>Montre cette partie avant son premier coup</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>Au dernier &amp;coup</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>Montre cette partie après son dernier coup</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>L’ordinateur &amp;attend</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>L’ordinateur ne joue que quand vous le lui dites</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>Montrer ce que l’ordinateur &amp;pense</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>&amp;Lentement</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Normalement</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Vite</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Immédiatement</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>L’ordinateur &amp;joue</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>Jouer contre l’ordinateur</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>L’ordinateur prend la deuxième place</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>%1, c’est son tour</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1. Cliquez pour changer qui joue.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>L’ordinateur attend.</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>Sons dans ce jeu</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>Cet ordinateur n’a pas OpenGL, le plateau est donc montré à plat, vu de dessus.</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>Problèmes dans les dossiers de jeux</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>Un problème dans les dossiers de jeux</numerusform>
            <numerusform>%Ln problèmes dans les dossiers de jeux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>Déroulement de la partie</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Les statistiques étaient illisibles et repartent de zéro. L’ancien contenu est gardé sous %1.</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>Cela n’a pas pu être compté&#xa0;: %1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>C’est votre meilleur résultat jusqu’ici.</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>C’est le numéro %L1 de vos meilleurs résultats&#xa0;; le meilleur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>Votre meilleur résultat&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>Défi du jour&#xa0;: premier jour d’une série.</numerusform>
            <numerusform>Défi du jour&#xa0;: %Ln jours d’affilée.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>Évolution de la partie</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>Gauche et Droite choisissent un coup.</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation>Moment précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>Moment suivant (F3)</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Coup joué</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Essayer ici</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Jouer à partir de cette position</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>&amp;Copier l’analyse en texte</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>&amp;Imprimer l’analyse…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Fermer l’analyse</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>Vous essayez ce qui aurait pu être. La partie analysée est gardée.</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>Aucun coup ne valait mieux que le coup %L1.</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>L’analyse a été copiée en texte.</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>%1 a pris trop de mémoire et a été arrêté.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 n’a pas pu démarrer.</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>%1 ne s’est pas chargé.</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>%1 a échoué au démarrage.</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>%1 a planté (%2).</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>%1 s’est arrêté avec le code %L2.</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>%1 a été arrêté par un autre programme ou par le système.</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>%1 retenait le clavier ou la souris sans répondre, et a été arrêté.</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>%1 s’est terminé sans ouvrir de fenêtre.</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>%1 n’a pas encore ouvert de fenêtre.</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>%1 ne répond pas.</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>Jeux en cours</translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation>Amener la fenêtre au premier plan</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Montrer %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Depuis %1</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>Ne répond plus depuis %1</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>Prié de se fermer</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>En cours d’arrêt</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Forcer l’arrêt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>L’arrêter de force</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>Fermer le jeu&#xa0;; l’arrêter s’il ne se ferme pas</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>Forcer l’arrêt&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Arrêter %1</translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>Plateau en &amp;perspective</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>C&amp;oordonnées</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>Ca&amp;méra</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>Tourner à &amp;droite</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>De plus &amp;haut</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>Plus de &amp;côté</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>P&amp;lus près</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>Plus lo&amp;in</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>&amp;Plus grand</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Plus pe&amp;tit</translation>
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
        <source>&amp;Usual view</source>
        <translation>Vue habit&amp;uelle</translation>
    </message>
</context>
<context>
    <name>plt::Sharing</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>sans aide</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1 après %Ln coup</numerusform>
            <numerusform>%1 après %Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>%Ln coup en tout</numerusform>
            <numerusform>%Ln coups en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>%L1 sur 100 à l’analyse</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>match nul</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>score %L1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and its result</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: your turn, after %Ln moves</source>
        <comment>%1: your turn, after one move</comment>
        <translation>
            <numerusform>%1&#xa0;: à vous, après %Ln coup</numerusform>
            <numerusform>%1&#xa0;: à vous, après %Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1&#xa0;: à vous d’essayer</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>C’est une partie de «&#xa0;%1&#xa0;». Collez-la là, ou dans la console.</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>Vous avez battu l’autre résultat (%1).</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>L’autre résultat reste meilleur (%1).</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>Aussi bien que l’autre résultat (%1).</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsCopies</name>
    <message>
        <source>%1: %2.</source>
        <comment>a game and its problem</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This file has no statistics of this program.</source>
        <translation>Ce fichier n’a pas de statistiques de ce programme.</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>Ce fichier vient d’une version plus récente.</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom de jeu.</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>&amp;Compter mes parties</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;La rejouer</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>&amp;Effacer…</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Effacer les statistiques</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>Effacer les chiffres et les meilleurs résultats de ces options&#xa0;?</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Effacer ceux-ci</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>Effacer tout ce jeu</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>Parties avec ces options</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Meilleurs résultats</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>Les statistiques sont illisibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Rien n’a encore été compté. Jouez une partie jusqu’au bout.</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Parties analysées</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>Précision, la meilleure</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>Précision, moyenne</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>Précision, dernières parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>Victoires de suite, en cours</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>Victoires de suite, record</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>Coups en tout, moyenne</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Coups, moyenne</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Temps moyen</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, record</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1, moyenne</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Score</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>Coups en tout</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsWindow</name>
    <message>
        <source>%L1 (%2 %)</source>
        <translation>%L1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>%L1, most %L2</source>
        <comment>wins in a row</comment>
        <translation>%L1, record %L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Statistiques de tous les jeux</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>La moyenne des dix dernières analyses, sur 100</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>La précision des parties analysées au fil du temps</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>Enregi&amp;strer une copie…</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>Écrit toutes les statistiques dans un fichier, pour un autre ordinateur</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>&amp;Ajouter une copie…</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>Ajoute les statistiques d’un autre ordinateur&#xa0;; rien n’est compté deux fois</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>Statistiques (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>Ajouter une copie</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Rien n’a encore été compté. Jouez une partie jusqu’au bout.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>%Ln partie terminée</numerusform>
            <numerusform>%Ln parties terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>dont %Ln gagnée</numerusform>
            <numerusform>dont %Ln gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>%1 en tout</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 ne peut pas être enregistré&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>%Ln partie ajoutée.</numerusform>
            <numerusform>%Ln parties ajoutées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 est illisible&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>Le texte d’aide ne peut pas être montré&#xa0;: %1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>le fichier est trop grand.</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>le jeu n’a pas pu être essayé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>le jeu se fige %1</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>le jeu a pris trop de mémoire %1&#xa0;; la limite est de %2</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>le jeu a planté (%1) %2</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>le jeu a terminé le programme %1</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>le jeu a terminé le programme avec le code %L1 %2</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Pas enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>Jeux en panne</translation>
    </message>
</context>
<context>
    <name>plt::TroubleRow</name>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>Détails&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>Copier le rapport&#xa0;: %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>Relancer %1</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>L’arrêter</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Arrêter %1</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>Ignorer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1 (une fois)</numerusform>
            <numerusform>%1 (%Ln fois)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>Le joueur ordinateur est en panne. Vous pouvez jouer à sa place.</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>Le joueur ordinateur est en panne (%1). Vous pouvez jouer à sa place.</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>Le joueur ordinateur a fait un coup interdit. Vous pouvez jouer à sa place.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>%Ln demi-coup, positions&#xa0;: %1, %2</numerusform>
            <numerusform>%Ln demi-coups, positions&#xa0;: %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>erreur de segmentation</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>il s’est interrompu lui-même</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>erreur arithmétique</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>instruction interdite</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>erreur de bus</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>signal %L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>ligne %L1, colonne %L2</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>Le plateau est montré à plat&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1 dépasse 1 Mo</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>il n’y a pas de fichier %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le nom d’un fichier SVG dans le dossier du jeu</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>il y a trop de dessins</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1 n’est pas un dessin qui peut être montré</translation>
    </message>
</context>
<context>
    <name>plt::script::FailureBar</name>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Script</translation>
    </message>
</context>
<context>
    <name>plt::script::Picture</name>
    <message>
        <source>must be a text</source>
        <translation>doit être un texte</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>ce texte est trop long</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>doit être un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>doit être un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>doit être true ou false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>&quot;%1&quot; n’est aucune de ces valeurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>doit être une liste</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>est trop long&#xa0;: la limite est %1</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>doit être deux nombres, comme {1, 2}</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>doit être une table, comme {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>une pièce est posée sur une case</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>un plateau libre a des cases avec chacune sa place</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>il y en a plus que sur un plateau de %1 x %2</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>une case est le nom d’un aspect, une table, ou false</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>il n’y a pas de case à cet endroit</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>deux pièces s’appellent &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>une carte est un texte comme &quot;QH&quot;, ou une table</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>&quot;%1&quot; n’est pas une carte&#xa0;: écrivez la valeur A23456789TJQK et la couleur SHDC, puis un numéro de jeu de cartes s’il y en a plusieurs, comme QH2</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>une carte a un &quot;card&quot;, un &quot;text&quot;, un &quot;shape&quot; ou un &quot;svg&quot;</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>une carte qui a sa propre face doit avoir un id</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>la carte %1 est là deux fois</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>une table de jeu a des piles</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>une pile est une table</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>deux piles s’appellent &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>un bouton a un nom</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>vif</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>bleu clair</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disque</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>jeton</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>fichet</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anneau</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>losange</translation>
    </message>
    <message>
        <source>triangle</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>triangle</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>flèche</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>couronne</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation>picture() doit renvoyer une table</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>allumé</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>mur</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>couvert</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>but</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>ce nom est inconnu&#xa0;: vouliez-vous dire «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>un plateau demande columns</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation>un plateau demande rows</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%2, couleur&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>Valeurs, lignes affichées et erreurs</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>&amp;Expression où &quot;state&quot; est l’état montré&#xa0;:</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>É&amp;valuer</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation>Montrer les coups &amp;possibles</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>L’image ne peut pas être montrée. %1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>Le script a été relu.</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>Le script a été relu, mais certains coups ne sont plus possibles. %1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>Il n’y a pas encore de position.</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Script</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>À vous de jouer (%1).</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>L’impression n’est pas disponible&#xa0;: %1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>Aucune imprimante n’a été trouvée. Les jeux n’ont pas accès au réseau&#xa0;: les imprimantes d’un serveur d’impression sur un autre ordinateur manquent donc. Imprimez dans un fichier, ou lancez le jeu avec --unconfined.</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>Imprimer dans un fichier</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>L’imprimante ou le fichier est inutilisable.</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>Rien n’a été imprimé</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>clé inconnue &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>clé inconnue &quot;%1&quot;&#xa0;: vouliez-vous dire &quot;%2&quot;&#xa0;?</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>la série de jeux &quot;%1&quot; est nouvelle&#xa0;; il y a &quot;%2&quot;</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>Autres jeux</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>il n’a pas d’info.yaml</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>plus de %Ln octet</numerusform>
            <numerusform>plus de %Ln octets</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>son info.yaml ne nomme aucun jeu</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>une bibliothèque et un script, alors qu’il n’en faut qu’un</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>la valeur de &quot;%1&quot; n’est pas un texte&#xa0;; la valeur par défaut est prise</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>l’icône n’est pas un fichier dans le dossier du jeu</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>pas d’icône&#xa0;: il n’y a ni %1.svg ni %1.png</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>une liste ou un dictionnaire, pas un nom</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>&quot;%1&quot; n’est pas le nom de base d’une bibliothèque</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>il n’y a pas de bibliothèque &quot;%1&quot; dans le dossier</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>une liste ou un dictionnaire, pas le nom d’un script</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translatorcomment>not a term: rules</translatorcomment>
        <translation>&quot;%1&quot; n’est pas le nom d’un script du dossier, comme rules.lua</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>il n’y a pas de fichier &quot;%1&quot; dans le dossier</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>le lien sort du dossier</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>il ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>trop grand&#xa0;: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>encodage&#xa0;: %1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>mal formé&#xa0;: %1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>mauvaise valeur de game&#xa0;: %1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>bibliothèque absente&#xa0;: %1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>script absent&#xa0;: %1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>pas un greffon&#xa0;: %1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>mauvaise interface&#xa0;: %1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>plus de %1 niveaux d’imbrication</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>du texte après la fin du dictionnaire</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>le document n’est pas un dictionnaire</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>la clé &quot;%1&quot; est donnée deux fois</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>le fichier n’est pas en UTF-8 valable</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>caractère de contrôle</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>pas d’icône&#xa0;: %1 est trop long à dessiner</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>pas d’icône&#xa0;: %1 demande trop de mémoire à dessiner</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>pas d’icône&#xa0;: %1 ne peut pas être dessiné</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>pas d’icône&#xa0;: %1 manque</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>pas d’icône&#xa0;: %1 est illisible&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>pas d’icône&#xa0;: %1 dépasse %Ln octet</numerusform>
            <numerusform>pas d’icône&#xa0;: %1 dépasse %Ln octets</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>pas d’icône&#xa0;: %1 n’est pas une image</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>pas d’icône&#xa0;: %1 dépasse %Ln pixel</numerusform>
            <numerusform>pas d’icône&#xa0;: %1 dépasse %Ln pixels</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>pas d’icône&#xa0;: %1 déclare des entités XML</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>pas d’icône&#xa0;: %1 renvoie à une autre image</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>pas d’icône&#xa0;: %1 répète trop ses éléments</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>les jeux en Lua ne sont pas disponibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>il a été construit pour Qt %1, ce programme utilise Qt %2</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>c’est un greffon Qt d’un autre genre (%1)</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>il a été construit pour la version %1 de l’interface des jeux, ce programme a la version %2</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>il a échoué au chargement&#xa0;: %1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>il a échoué au chargement</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>il a le nom de l’interface mais pas l’interface</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>Jeux de plateau</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>ignoré&#xa0;: %1 a le même nom et passe avant</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>Aucun joueur ne s’appelle %1.</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Anne</translation>
    </message>
    <message>
        <source>Ben</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Chloé</translation>
    </message>
    <message>
        <source>Dan</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Dan</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Ève</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Félix</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>il faut plus de %1 Mo de mémoire</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>une chaîne dépasse %1 Ko</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>il faut plus de %Ln étape&#xa0;; y a-t-il une boucle sans fin&#xa0;?</numerusform>
            <numerusform>il faut plus de %Ln étapes&#xa0;; y a-t-il une boucle sans fin&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>cela dure trop longtemps</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>il a été arrêté</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1, ligne %2, dans %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>erreur avec %1</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>erreur dans une erreur</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>le script dépasse %1 Ko</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>%1 contient trop de valeurs&#xa0;: la limite est %2</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 est un %2</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1 n’est pas un nombre (nan)</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1 est infini</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>%1 contient trop de texte&#xa0;: la limite est %2 Ko</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1 est une chaîne avec un octet zéro</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>%1 se contient lui-même</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1 est trop profond&#xa0;: la limite est %2</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1 est une table avec une métatable</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1 est trop profond</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>%1 a une clé qui n’est ni un nombre entier ni une chaîne (un %2)</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>%1 a une clé avec un octet zéro</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>son script est illisible</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation>&quot;seats&quot; doit être une liste de noms&#xa0;; la limite est %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>not a term: level; not a term: easy; not a term: easy; meant: doublewords</translatorcomment>
        <translation>&quot;levels&quot; doit être une liste comme { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>chaque niveau a besoin d’un mot en minuscules et chiffres, et d’un nom</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>le niveau &quot;%1&quot; est là deux fois</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1&#xa0;: serait-ce &quot;%2&quot;&#xa0;?</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>il n’y a pas de fonction &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation>il n’y a pas de fonction &quot;%1&quot;, ni de fonction &quot;deal&quot;</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>&quot;ranking&quot; doit être &quot;highest&quot;, &quot;lowest&quot; ou &quot;fastest&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>il n’y a pas de fonction &quot;%1&quot;, qu’il faut pour le classement</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>il n’y a pas de fonction &quot;%1&quot;, qu’il faut à un jeu avec des places</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>il n’y a pas de fonction &quot;%1&quot;, qu’il faut pour les niveaux</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation>à un jeu avec des niveaux, il faut &quot;seats&quot;</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>la fonction &quot;%1&quot; est inconnue&#xa0;: vouliez-vous dire &quot;%2&quot;&#xa0;?</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translation>&quot;options&quot; doit être une liste&#xa0;; la limite est %1</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>elle a le nom d’une autre</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translation>ligne %1 de &quot;options&quot;&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>&quot;presets&quot; doit être une liste</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translation>ligne %1 de &quot;presets&quot;&#xa0;: %2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>il lui faut un nom fait de lettres, de chiffres et de _</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>il lui faut un intitulé</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>il lui faut des nombres entiers &quot;low&quot; et &quot;high&quot;</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>elle ne propose pas sa valeur habituelle</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>il lui faut au moins deux valeurs&#xa0;; la limite est %1</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>il lui faut des valeurs comme { &quot;word&quot;, tr(&quot;Name&quot;) }, chacune une fois</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>elle nomme une option qui n’existe pas</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>elle a une valeur que &quot;%1&quot; ne propose pas</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: ce ne sont pas des options de ce jeu.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>doit renvoyer une liste de noms&#xa0;; la limite est %1</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>doit renvoyer le numéro d’une place, ou nil</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation>doit renvoyer le rang de chaque place, à partir de 1</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>Jouez le coup marqué.</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation>doit renvoyer { move = ..., reason = tr(&quot;...&quot;) }, une liste de cela, ou nil</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>Il n’y a pas d’indice.</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>a renvoyé un coup impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>doit renvoyer comment la partie commence</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un début de ce jeu.</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>doit renvoyer le premier état</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>Ce coup n’est pas possible ici.</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>doit renvoyer &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; ou &quot;over&quot;, et a renvoyé %1</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>doit renvoyer une liste de coups, et a renvoyé %1</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>doit renvoyer un nombre</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>doit renvoyer une chaîne</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>doit renvoyer une phrase, ou nil</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de ce jeu.</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>Le code de partie est vide.</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>Le code de partie est trop long.</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>Un code de partie a, après les options, un # avec un numéro ou un&#xa0;: avec un début.</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>Ce jeu n’a pas de tirages, un code de partie avec un numéro n’en désigne donc aucun.</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation>Après le # il faut un nombre entier, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Jouez %1.</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Gain en %Ln coup&#xa0;; prouvé, rien n’est plus court.</numerusform>
            <numerusform>Gain en %Ln coups&#xa0;; prouvé, rien n’est plus court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Gain en %Ln coup.</numerusform>
            <numerusform>Gain en %Ln coups&#xa0;; il y a peut-être plus court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>Le score passe à %1.</numerusform>
            <numerusform>Le score passe à %1. Aucun gain trouvé parmi %Ln positions.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>Score final&#xa0;: %1&#xa0;; prouvé, aucun n’est meilleur.</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>Score final&#xa0;: %1.</numerusform>
            <numerusform>Score final&#xa0;: %1, le meilleur trouvé parmi %Ln positions.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>La partie n’est plus gagnable&#xa0;: c’est prouvé.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>Rien n’a été trouvé dans %Ln position.</numerusform>
            <numerusform>Rien n’a été trouvé parmi %Ln positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Gain en %Ln coup&#xa0;: prouvé.</numerusform>
            <numerusform>Gain en %Ln coups au plus&#xa0;: prouvé.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>Tous les coups perdent&#xa0;: c’est prouvé. Celui-ci résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>On ne peut forcer rien de mieux&#xa0;: c’est prouvé.</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>Semble le meilleur après %Ln position&#xa0;; rien n’est prouvé.</numerusform>
            <numerusform>Semble le meilleur après %Ln positions&#xa0;; rien n’est prouvé.</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>Essaie quelques coups au hasard.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>Regarde quelques milliers de positions.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>Réfléchit environ une seconde.</translation>
    </message>
    <message>
        <source>Place</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>un numéro de tirage n’est pas un nombre</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>un temps de jeu est hors limites</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>un numéro de partie est hors limites</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>il y a trop de coups</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>elle ne contient aucune partie</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>l’endroit dans la partie manque</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>Cette partie partagée a été coupée ou modifiée en route. Copiez de nouveau sa ligne entière.</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>Aucune partie partagée n’a été collée&#xa0;: c’est un texte avec une ligne qui commence par «&#xa0;plt-games:&#xa0;».</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>La partie partagée a trop de coups.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>Il n’y a pas encore de partie.</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>Il y a trop de coups pour continuer. Oubliez le passé, et la partie continue.</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>Cette partie a trop de coups pour continuer. Commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>le coup %1 de la partie %2 est interdit&#xa0;: %3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>Ce système ne peut pas confiner les jeux (Landlock et seccomp manquent)&#xa0;: les jeux d’autrui peuvent tout ce que vous pouvez.</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>Ce système ne peut pas confiner les jeux à leurs propres fichiers (Landlock manque)&#xa0;: les jeux d’autrui peuvent lire et changer les vôtres.</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>Ce système ne peut pas fermer aux jeux le réseau et le lancement de programmes (seccomp manque).</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>le lien ne mène nulle part</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>ce qui est lu dans %1 ne se relit pas dans %2</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>une partie qui continue sans coup permis est acceptée&#xa0;: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>un coup permis est refusé&#xa0;: %1 (partie %2)</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>un coup interdit est accepté&#xa0;: %1 (partie %2)</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>un texte est refusé sans phrase entière&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (partie %2)</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1 (partie %2 après %3)</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>le tirage d’un numéro du jeu est refusé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>le même numéro donne une autre partie</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>le texte des options et du début a des caractères interdits&#xa0;: %1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>options ou début ne se relisent pas&#xa0;: %1 est refusé&#xa0;: %2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>options ou début deviennent autres à la relecture&#xa0;: %1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>la partie continue, mais aucun coup n’est permis</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>c’est à la place %1 sur %2 de jouer</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>le classement n’a pas un rang par place&#xa0;: %1 au lieu de %2</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>les rangs du classement ne commencent pas par 1, ou dépassent le nombre de places</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>une partie à plusieurs places finit gagnée ou perdue, ce qui découle de son classement</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>un coup permis est refusé&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>un coup interdit est accepté&#xa0;: %1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>un coup est refusé sans phrase entière&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>le texte d’un coup a des caractères interdits&#xa0;: %1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>un coup ne se relit pas&#xa0;: %1 est refusé&#xa0;: %2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>un coup devient un autre à la relecture&#xa0;: %1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>le même coup mène à un autre état la seconde fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>la phrase du déroulement a une place vide&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1, par le coup %2</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>un chiffre des statistiques n’a pas de nom ou de valeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>la partie ne peut pas être rejouée&#xa0;: %1 est refusé&#xa0;: %2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>les mêmes coups mènent à un autre état la seconde fois</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translation>la ligne %1 des options %2 montre %3, hors de ses limites</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translation>la ligne %1 des options %2 ne peut pas devenir %3</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translation>la ligne %1 des options %2 change leur nombre</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>les options ne se relisent pas&#xa0;: %1 est refusé&#xa0;: %2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>les options s’écrivent de deux façons&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>le texte des options a des caractères interdits&#xa0;: %1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>la description des options a une place vide&#xa0;: %1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>un jugement a une valeur qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>le coup joué vaut plus que le meilleur</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>un coup au hasard vaut plus que le meilleur</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>le meilleur coup est interdit&#xa0;: %1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>une faute n’a pas de raison</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>des arguments manquent à la raison d’un jugement</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>un coût n’a pas de texte</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>annuler un coup ne ramène pas à l’état précédent</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>on peut annuler plus de coups qu’il n’en a été fait</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>un coup rétabli mène à un autre état</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>on peut rétablir plus de coups qu’il n’en a été annulé</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>une partie tirée n’a pas de code court</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>le code %1 mène à une autre partie</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>le code %1 est refusé&#xa0;: %2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>un code qui ne désigne aucune partie est accepté&#xa0;: %1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>un code refusé a changé la partie</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>un enregistrement sans partie est accepté&#xa0;: %1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>le code d’un tirage est refusé&#xa0;: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>un coup permis est refusé&#xa0;: %1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>une partie enregistrée ne se restaure pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>une partie restaurée n’est pas celle qui a été enregistrée</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>une partie restaurée s’enregistre autrement</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>une partie restaurée a un autre passé</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>une partie restaurée a un autre avenir</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>une partie restaurée a plus ou moins de coups</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1, avec la partie enregistrée %2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>une partie enregistrée est refusée sans raison</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>une partie enregistrée refusée a changé la partie</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>une partie restaurée ne peut pas être enregistrée et restaurée</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>un indice</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>un indice ne dit rien</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>la phrase d’un indice a une place vide&#xa0;: %1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>l’indice %1 n’a pas de raison entière&#xa0;: %2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>un indice est interdit&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>la même graine donne un autre coup au niveau %1</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>le mot d’un niveau n’en est pas un, ou n’est pas le sien&#xa0;: %1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>le niveau %1 n’a pas de nom</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>un coup interdit est joué au niveau %1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>les options deviennent autres à la relecture&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1, à la place %2, aussi distribué comme %3</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>un coup est interdit dans ce qui a été redistribué</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>le déroulement dit ce qui est caché</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>l’observation dit ce qui est caché</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>les coups permis disent ce qui est caché</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>un coup interdit est joué au niveau %1</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>ce qui est caché est connu au niveau %1</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>l’indice connaît ce qui est caché</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>pas un jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>construction impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>«&#xa0;%1&#xa0;» est une fonction et doit être une valeur</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>elle doit renvoyer l’état suivant, ou nil et une phrase</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>l’image ne peut pas être montrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Ordinateur, %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation>c’est trop grand</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>à l’octet %L1&#xa0;: %2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>il n’y a pas d’objet JSON</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1 n’est pas un dossier</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>la sortie n’a pas pu être écrite&#xa0;: %1</translation>
    </message>
</context>
</TS>
