<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>Zuletzt gespielt: heute, %1</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>Zuletzt gespielt: gestern, %1</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>Zuletzt gespielt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>%Ln Zug, heute, %1</numerusform>
            <numerusform>%Ln Züge, heute, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>%Ln Zug, gestern, %1</numerusform>
            <numerusform>%Ln Züge, gestern, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>%Ln Zug, zuletzt gespielt: %1</numerusform>
            <numerusform>%Ln Züge, zuletzt gespielt: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>Die Aufgaben des Tages werden gerade in einem anderen Fenster benutzt.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>ziemlich schwer</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>am schwersten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>mit Hilfe gewonnen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>mit Hilfe gewonnen in %1</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>gewonnen in %1</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>mit Hilfe verloren</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>unentschieden mit Hilfe</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>Punkte mit Hilfe: %L1</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>Punkte: %L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>Noch keine Tage in Folge.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>Der erste Tag einer Folge.</numerusform>
            <numerusform>%Ln Tage in Folge.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>%1 gilt nicht als Lücke.</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>bisher %Ln Zug</numerusform>
            <numerusform>bisher %Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>Heute: %1, %2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>Das gewählte Kartenblatt (%1) ist nicht mehr installiert. Stattdessen wird unser eigenes gezeigt.</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>seine Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>seine Datei ist zu groß</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>seine Datei ist keine Zeichnung</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>seine Zeichnung lässt sich nicht gefahrlos öffnen</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>einige seiner Karten fehlen</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>es hat nicht die Form von Spielkarten</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>einige seiner Karten sind leer oder sehen gleich aus</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>seine Farben sind nicht zu unterscheiden oder nicht die üblichen</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>das Zeichnen dauert zu lange</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>Das Kartenblatt „%1“ lässt sich nicht verwenden: %2. Stattdessen wird unser eigenes gezeigt.</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation>Das System hat die Datei nicht herausgegeben.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>genau berechnet</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>Spielentscheidende Züge werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>Zug %L1 von %L2 wird beurteilt&#xa0;…</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>Kein Zug hat dieses Spiel entschieden.</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>Genauigkeit: %L1 von 100.</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>Alle Züge waren gleich gut.</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>Verschenkt: %1.</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>Durch Glück gewonnen: %1.</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>Durch Pech verloren: %1.</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>Zug %L1, verschenkt: %2 (%3).</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>Moment %L1 von %L2: %3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>Besser gemacht: Dieses Ende ist besser als das des analysierten Spiels.</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>Dieses Ende ist schlechter als das des analysierten Spiels.</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>Dieses Ende ist genauso gut wie das des analysierten Spiels.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the judgement of all moves</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>it is not a saved game</source>
        <translation>es ist kein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>es wurde von einer neueren Version geschrieben</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>sein Format ist unbekannt</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>es gehört zu einem anderen Spiel</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>es enthält kein Spiel</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>Das gespeicherte Spiel wird gerade in einem anderen Fenster benutzt.</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>In %1 darfst du nicht schreiben.</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>In %1 lässt sich nicht schreiben (%2).</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>Zwei Menschen</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>Der Computer beginnt</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>Die Statistik wird gerade in einem anderen Fenster benutzt.</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>sie wurde von einer neueren Version geschrieben</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>es lässt sich kein Fenster öffnen: es gibt keinen Bildschirm</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>es lässt sich kein Fenster öffnen: %1</translation>
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
        <translation>%1 brauchte %2 Speicher und wurde beendet; erlaubt sind %3 (siehe --no-limits)</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Parts of a list or of a description, one after the other.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>A name in front of a field: &quot;Suits:&quot;.</extracomment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>%1 was not loaded: %2</source>
        <translation>%1 wurde nicht geladen: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>%1 hat nichts zu zeigen</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>%1 ist beim Starten gescheitert: %2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>%1 ist beim Starten gescheitert</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>es gibt kein Spiel „%1“</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 ist kein Spiel: %2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>%1 lässt sich nicht spielen: %2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>%1 darf deine Dateien, das Netz und andere Programme nicht benutzen (siehe --unconfined)</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>Pause. Weiter geht es mit %1 oder dem Knopf.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>Eine Ausgangslage wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1 Überlegt weiter&#xa0;…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>Zeit: %1.</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>Züge insgesamt: %L1.</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>Züge: %L1.</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>Mit Hilfe.</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>Ohne Hilfe.</translation>
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
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation>Diese Datei in %1 öffnen?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>Du hast es nicht erlaubt.</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>Du hast diese Datei nicht ausgewählt.</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>Das Spiel hat den Inhalt nicht herausgegeben.</translation>
    </message>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>Nur mitgelieferte Spiele dürfen andere starten.</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>Es liegt dort, wo das Spiel selbst schreiben darf.</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>Dieses Programm für %1 starten? Es läuft mit deinen Rechten.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>Wird gebaut: %1 %</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>Ließ sich nicht bauen: %1</translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation>Wähle einen Tag, um seine Aufgaben zu spielen.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>keine Aufgaben des Tages</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>Versäumt, gilt nicht als Lücke.</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>An einem anderen Tag zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation>Nichts zu Ende gespielt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its difficulty</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and what was reached</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::CameraButtons</name>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>Knöpfe für die Kamera</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>Brett nach links drehen</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>Brett nach rechts drehen</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>Mehr von oben sehen</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>Mehr von der Seite sehen</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation>Näher heran</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>Standardansicht</translation>
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
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>oben: %1</translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>Pik %1</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>Herz %1</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>Karo %1</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>Kreuz %1</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>plt::CommandLine</name>
    <message>
        <source>unknown argument: %1</source>
        <translation>unbekanntes Argument: %1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>%1 und %2 schließen einander aus</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>--game gilt nur für --play</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--game und eine Datei schließen einander aus</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>--json gilt nur für --list</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>--games-dir und %1 schließen einander aus</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>--deep gilt nur für --check</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>--check braucht einen Ordner</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>--no-limits und %1 schließen einander aus</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>--unconfined und %1 schließen einander aus</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>--translate braucht eine Sprache, etwa de</translation>
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
        <translation>Aufruf:
  plt-games [--games-dir DIR]...                              die Konsole der Spiele öffnen
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  ein Spiel spielen, nach Kennung oder Ordner
  plt-games --play GAME FILE [--games-dir DIR]...             eine Datei dieses Spiels öffnen
  plt-games --list [--json] [--games-dir DIR]...              die Spiele auflisten
  plt-games --check [--deep] FOLDER...                        sagen, was an Ordnern von Spielen falsch ist
  plt-games --new-game ID [KIND]                              ein eigenes Spiel beginnen: seinen Ordner schreiben;
                                                              KIND ist lua-board, lua-cards, lua-pieces oder in
                                                              C++ board, cards, pieces
  plt-games --translate FOLDER LANGUAGE                       die Sätze eines Spiels in Lua für Übersetzer sammeln
  plt-games --version
  plt-games --help

  --games-dir DIR  Spiele in DIR statt in den üblichen Ordnern suchen (auch mehrmals)
  --deep           die Spiele auch laden und von jedem tausend zufällige Partien spielen
  --game GAMEID    mit genau diesem Spiel beginnen; ein Spiel zeigt seine ID im Menü Spiel
  --no-limits      Spielen beliebig viel Speicher und Zeit lassen (zur Fehlersuche)
  --unconfined     Spielen deine Dateien, das Netz und andere Programme lassen</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>Aus den F&amp;avoriten entfernen</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>Zu den F&amp;avoriten hinzufügen</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translation>PLT Games</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>Tippen, um ein Spiel zu finden</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel finden</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Überrasch mich</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>Ein zufällig gewähltes Spiel spielen</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>Ü&amp;berrasch mich</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>Ein zufällig gewähltes Spiel spielen (%1)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Finden</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>&amp;Laufende Spiele</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Erhaltenes Spiel &amp;einfügen</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>S&amp;tatistik aller Spiele&#xa0;…</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>&amp;Ordner für eigene Spiele öffnen</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>Erneut &amp;nach Spielen suchen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Heute</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>&amp;Kalender&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>&amp;Über PLT Games</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>%1 &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>&amp;Regeln: %1</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>&amp;Weiteres Spiel öffnen</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>Der Ordner ließ sich nicht zeigen. Eigene Spiele gehören in:</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>Über PLT Games</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translation>PLT Games %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>Eine Sammlung kleiner Spiele.

Jedes Spiel läuft für sich: Es geht weiter, wenn dieses Fenster geschlossen wird, und wenn du es schließt, merkt es sich, wo du warst.</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Läuft: %1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>Laufende Spiele: %1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>&amp;Heute, nach deinem ersten Spiel</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>und noch %Ln</numerusform>
            <numerusform>und noch %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Suchbegriff eintippen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>Inhalt der Datei</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>Nicht alles war &amp;lesbar:</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Was nicht lesbar war</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>Sie enthält nichts, was dieses Spiel zeigen kann.</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>Aufgabe des &amp;Tages</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>Aufgaben &amp;früherer Tage</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>Die Aufgabe vom %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its result or difficulty</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::DayButton</name>
    <message>
        <source>%1 %2</source>
        <comment>day and month</comment>
        <translation>%1. %2</translation>
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
        <translation>Kartenblatt für alle Kartenspiele</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>Andere Kartenblätter auf diesem Computer werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>Unser eigenes</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>Die Kartenblätter von KDE und GNOME erscheinen hier, wenn sie installiert sind.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunderrot</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Rückseite:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>&amp;Vier Farben: Karo blau, Kreuz grün</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>&amp;Große Buchstaben und Zahlen</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>Das gewählte Kartenblatt lässt sich nicht verwenden; deshalb ist unser eigenes zu sehen.</translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 ist keine lesbare Datei.</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>%1 ist größer als %2 und damit zu groß für dieses Spiel.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>Dieses Spiel öffnet keine Dateien.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>%1 lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>Noch ein Versuch</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Als Text weitergeben</translation>
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
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::FlightRecorder</name>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>während es geladen wird</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>während es seine Ansicht aufbaut</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>während es sein erstes Spiel zeigt</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>während seine Optionen erprobt werden</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>in einer zufälligen Partie</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>während es einen beschädigten Text liest</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>während es nach einem Tipp sucht</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>während der Computer einen Zug sucht</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>während Spiele gespeichert, geladen und zurückgenommen werden</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>während es in seinem Fenster gespielt wird</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>während sein Spiel gespeichert wird</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>während es geschlossen wird</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>Seine Datei info.yaml lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>Seine Datei info.yaml ist zu groß: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>Seine Datei info.yaml ist nicht in UTF-8: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>Seine Datei info.yaml hat einen Fehler: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>Seine Datei info.yaml nennt keine Bibliothek: %1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>Seine Bibliothek fehlt: %1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>Sein Skript lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>Seine Bibliothek ist kein Spiel: %1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>Seine Bibliothek passt nicht zu dieser Version von PLT Games: %1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>Ein Favorit.</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>Ein begonnenes Spiel wartet.</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>Im Ordner %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Aus den Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Zu den Favoriten hinzufügen</translation>
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
        <translation>%1 wurde nicht gefunden; Debian hat es im Paket qt6-l10n-tools</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 ist gescheitert: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>%1 ist kein Spiel in Lua</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>„%1“ ist kein Sprachcode wie de oder pt_BR</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>Das Spiel spricht diese Sprache: Alle Sätze von %1 sind übersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>Ein Satz hat in %1 keine Übersetzung. Schreibe sie mit Qt Linguist oder einem Editor und rufe den Befehl noch einmal auf.</numerusform>
            <numerusform>%Ln Sätze haben in %1 keine Übersetzung. Schreibe sie mit Qt Linguist oder einem Editor und rufe den Befehl noch einmal auf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>Spiel-ID</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>Gib jemandem die ID, und ihr beide spielt dieselbe Ausgangslage. Die Nummer ist kurz; die genaue Form gilt für immer.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>Dieses Spiel ist nicht aus einer Nummer entstanden.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>Sie würde verraten, was in diesem Spiel verborgen ist; deshalb lässt sie sich nur kopieren.</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>&amp;Dieses spielen:</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>ID oder erhaltenes Spiel hier einfügen</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1 Dieses Spiel wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>es ist beschädigt</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>Die Liste der bekannten Ausgangslagen ließ sich nicht verwenden: %1.</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>Ein Teil des gespeicherten Spiels ließ sich nicht verwenden: %1.</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>Das gespeicherte Spiel ließ sich nicht verwenden: %1.</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>Es bleibt unverändert in %1, und dieses Spiel wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>Es wurde als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation>Das Spiel ist zu groß zum Speichern. Das letzte, das noch passte, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>Mit „Vergangenes vergessen“ (Menü Spiel) ist wieder der ganze Platz frei.</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>Ist er ganz verbraucht, lässt sich dieses Spiel nicht mehr speichern.</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>Der Platz zum Speichern ist voll. Die ersten Züge lassen sich nur zurücknehmen, solange das Fenster offen ist.</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>Der Platz zum Speichern ist halb verbraucht.</translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>Neu&amp;es Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>Dieses Spiel neu &amp;beginnen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>&amp;Vergangenes vergessen&#xa0;…</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>Spiel-&amp;ID&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>Spiel-ID &amp;kopieren</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>&amp;Als Text weitergeben</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>S&amp;tatistik&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>In diesem Spiel gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>Druck&amp;vorschau&#xa0;…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>Als PD&amp;F speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>Vergangenes vergessen?</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>Was zu sehen ist, bleibt, wie es ist. Nichts davor lässt sich mehr zurücknehmen, und zum Speichern ist wieder der ganze Platz frei.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>Das Spiel ist als Text kopiert. Verschicke ihn und füge hier die Antwort ein.</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>Das Spiel ist als Text kopiert. Wer ihn einfügt, spielt dieselbe Ausgangslage.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Erhaltenes Spiel &amp;einfügen</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>Das Brett ist als Text kopiert.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>E&amp;instellungen&#xa0;…</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>Es gibt nichts zu kopieren.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Das Brett ist als Bild kopiert.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>Ans &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>&amp;Uhr anzeigen</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animationen</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>&amp;Töne in allen Spielen</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Tempo der Animationen</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>Spiel&amp;verlauf</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1: Regeln</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>&amp;Worum es geht</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Über</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>Ein Spiel aus PLT Games %1. Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>Hier beginnt dieses Spiel. Ein weiteres Rückgängig führt zum Spiel davor zurück.</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>&amp;Neues Spiel zurücknehmen</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>&amp;Tipp ausführen</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>Eine Ausgangslage wird noch gesucht.</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>Es ließ sich keine Ausgangslage finden.</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>Es ließ sich keine Ausgangslage finden: %1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>Es ließ sich kein Tipp berechnen.</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>Es ließ sich kein Tipp berechnen: %1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>Ein Zug ließ sich nicht beurteilen.</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>Ein Zug ließ sich nicht beurteilen: %1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>Die Züge in diesem Text führen nicht zu dem Ergebnis, das er nennt; deshalb wurde nur seine Ausgangslage geöffnet.</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Spiele werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>Keine Spiele gefunden. Das Menü Spiele öffnet den Ordner, in den eigene Spiele gehören.</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>Es gibt kein Spiel namens „%1“.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>es gibt keine Art von Spiel namens %1, nur %2</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>das Spiel wurde nicht geladen: %1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>das Spiel hat nichts zu zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1: Die Zeit reichte für %Ln zufällige Partie</numerusform>
            <numerusform>%1: Die Zeit reichte für %Ln zufällige Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>das Fenster des Spiels schließt sich nicht</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>das Spiel löste eine Ausnahme aus %1</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>das Spiel löste eine Ausnahme aus %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spiel zu Ende</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>Gewonnen: %1!</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>Das Ergebnis, das zu schlagen ist, an seinen Zügen geprüft: %1.</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>Das Ergebnis, das zu schlagen ist: %1.</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>Das gespeicherte Spiel wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>Zu schlagen</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Dieses Spiel wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1 Wenn du es jetzt schließt, ist es verloren.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch ein Versuch</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Trotzdem schließen</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1, hier ablegbar</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1, aufgenommen</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>Hand wie &amp;gezogen</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>Hand nach &amp;Farbe</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>Hand nach &amp;Wert</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>Hand in &amp;eigener Reihenfolge</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gewonnen</translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>&amp;Wie auf dem Desktop</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>Das Handbuch ist nicht installiert.</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>Es gehört in %1.</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>%1 kann nicht die Kennung eines Spiels sein: für CMake, YAML oder dieses Programm bedeutet es etwas anderes</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>eine Kennung hat 2 bis 60 Kleinbuchstaben, Ziffern und einzelne Bindestriche und beginnt mit einem Buchstaben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>„%1“ kann nicht die Kennung eines Spiels sein: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>„%1“ kann nicht die Kennung eines Spiels sein: %2, zum Beispiel %3</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 gibt es schon</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>Der Ordner %1 ist ein ganzes Spiel. Baue es, spiele es und mach es zu deinem:</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>Der Ordner %1 ist ein ganzes Spiel. Spiele es und mach es zu deinem: Das Fenster zeigt jede Änderung an game.lua, die du speicherst.</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>Dies ist eine Partie „%1“, aber dieses Spiel hast du nicht.</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Gespielte Zeit</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>Die Grafik dieses Computers ist ausgefallen; deshalb ist das Brett flach von oben zu sehen.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>OpenGL läuft auf diesem Computer nicht; deshalb ist das Brett flach von oben zu sehen.</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>Sie enthält kein lesbares Bild.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>Das ist keine lesbare Datei.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>Die Datei ist größer als %1 und damit zu groß für ein Bild.</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>Das Bild ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>Die Zeichnung lässt sich nicht verwenden: Sie verweist auf andere Dateien oder wiederholt ihre Teile zu oft.</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation>Das Bild ist bewegt. Genommen wird sein erster Moment.</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>Das Bild ist zu groß: In Pixeln misst es %L1 × %L2. Höchstens 100 Millionen Pixel sind lesbar.</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>Das Bild ist zu klein: In Pixeln misst es %L1 × %L2, und jede Seite muss mindestens %L3 haben.</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>Das gewählte Kartenblatt braucht zu lange zum Zeichnen; deshalb ist unser eigenes zu sehen.</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>Der Computer macht den besten Zug, den er bisher gefunden hat</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Einen Zug &amp;zurück</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>Geht einen Zug zurück, egal von wem</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>Geht einen Zug vor, egal von wem</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>An den &amp;Anfang</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>Zeigt dieses Spiel vor seinem ersten Zug</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>Zum &amp;letzten Zug</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>Zeigt dieses Spiel nach seinem letzten Zug</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>Der Computer &amp;wartet</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>Computer ziehen nur, wenn du es ihnen sagst</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>Zeigen, was der Computer &amp;denkt</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>S&amp;ofort</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>Der &amp;Computer spielt</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>Der Computer nimmt den zweiten Platz ein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>%1, am Zug</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1. Klicken, um den Spieler zu wechseln.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>Der Computer wartet.</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>Töne in diesem Spiel</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>Dieser Computer hat kein OpenGL; deshalb ist das Brett flach von oben zu sehen.</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>Probleme in den Spieleordnern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>Ein Problem in den Spieleordnern</numerusform>
            <numerusform>%Ln Probleme in den Spieleordnern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Die Statistik war nicht lesbar und beginnt von vorn. Was da war, ist als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>Das Spiel ließ sich nicht zählen: %1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>Das ist dein bisher bestes Ergebnis.</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>Das ist Nummer %L1 deiner besten Ergebnisse; das beste ist %2.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>Dein bestes ist %1.</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>Die Aufgabe des Tages einmal.</numerusform>
            <numerusform>Die Aufgabe des Tages %Ln Tage in Folge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>Links und Rechts wählen einen Zug.</translation>
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
        <translation>Voriger Moment (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>Nächster Moment (F3)</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Versuchen</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Von dieser Stellung aus weiterspielen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>Analyse als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>Analyse &amp;drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Analyse schließen</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zur Analyse</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>Hier wird versucht, was möglich gewesen wäre. Das analysierte Spiel bleibt erhalten.</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>Zug %L1: Besser ging es nicht.</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>Die Analyse ist als Text kopiert.</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>%1 brauchte zu viel Speicher und wurde beendet.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 ließ sich nicht starten.</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>%1 ließ sich nicht laden.</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>%1 ist beim Starten gescheitert.</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>%1 ist abgestürzt (%2).</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>%1 endete mit Code %L2.</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>%1 wurde von einem anderen Programm oder vom System beendet.</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>%1 hielt Tastatur oder Maus fest, ohne zu reagieren, und wurde beendet.</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>%1 endete, ohne ein Fenster zu öffnen.</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>%1 hat noch kein Fenster geöffnet.</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>%1 reagiert nicht.</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>Laufende Spiele</translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation>Fenster nach vorn holen</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>Keine Reaktion seit %1</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>Soll sich schließen</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>Wird beendet</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Sofort beenden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>Mit Gewalt beenden</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>Spiel schließen; es beenden, wenn es sich nicht schließt</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>Sofort beenden: %1</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Beenden: %1</translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>Brett in &amp;Perspektive</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>K&amp;amera</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>Mehr von &amp;oben</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>Mehr von der &amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>&amp;Näher</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>&amp;Weiter weg</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Nach links schieben</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Nach rechts schieben</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Nach oben schieben</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Nach unten schieben</translation>
    </message>
    <message>
        <source>&amp;Usual view</source>
        <translation>Standardans&amp;icht</translation>
    </message>
</context>
<context>
    <name>plt::Sharing</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1 nach %Ln Zug</numerusform>
            <numerusform>%1 nach %Ln Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>ein Zug insgesamt</numerusform>
            <numerusform>%Ln Züge insgesamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>ein Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>%L1 von 100 in der Analyse</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>%L1 Punkte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and its result</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: your turn, after %Ln moves</source>
        <comment>%1: your turn, after one move</comment>
        <translation>
            <numerusform>%1: du bist am Zug, nach einem Zug</numerusform>
            <numerusform>%1: du bist am Zug, nach %Ln Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1: versuch dieses</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>Dies ist eine Partie „%1“. Füge sie in diesem Spiel ein oder in der Konsole.</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>Du hast das andere Ergebnis übertroffen (%1).</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>Das andere Ergebnis ist noch besser (%1).</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>Genauso gut wie das andere Ergebnis (%1).</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsCopies</name>
    <message>
        <source>%1: %2.</source>
        <comment>a game and its problem</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This file has no statistics of this program.</source>
        <translation>Diese Datei enthält keine Statistik dieses Programms.</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>Diese Datei wurde von einer neueren Version geschrieben.</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>„%1“ ist nicht der Name eines Spiels.</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>Meine Spiele &amp;zählen</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Statistik löschen</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>Die Zahlen und besten Ergebnisse zu diesen Optionen löschen?</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Diese löschen</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>Alles von diesem Spiel löschen</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>Spiele mit diesen Optionen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Beste Ergebnisse</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>Die Statistik ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Es ist noch nichts gezählt. Spiele ein Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Analysierte Spiele</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>Genauigkeit, beste</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>Genauigkeit, Durchschnitt</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>Genauigkeit, letzte Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>Siege in Folge, zurzeit</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>Siege in Folge, Rekord</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Platz im Durchschnitt</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>Züge insgesamt im Durchschnitt</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Züge im Durchschnitt</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Zeit im Durchschnitt</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, bester Wert</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1, Durchschnitt</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>Züge insgesamt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsWindow</name>
    <message>
        <source>%L1 (%2 %)</source>
        <translation>%L1 (%2 %)</translation>
    </message>
    <message>
        <source>%L1, most %L2</source>
        <comment>wins in a row</comment>
        <translation>%L1, Rekord %L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Statistik aller Spiele</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In Folge</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>Der Durchschnitt der letzten zehn Analysen, von 100</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>Die Genauigkeit analysierter Spiele im Lauf der Zeit</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>Kopie &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>Schreibt die ganze Statistik in eine Datei, für einen anderen Computer</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>Kopie &amp;hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>Fügt die Statistik eines anderen Computers hinzu; nichts wird doppelt gezählt</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>Statistik (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>Kopie hinzufügen</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Es ist noch nichts gezählt. Spiele ein Spiel zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>Ein Spiel beendet</numerusform>
            <numerusform>%Ln Spiele beendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>eines davon gewonnen</numerusform>
            <numerusform>%Ln davon gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 lässt sich nicht speichern: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>Ein Spiel kam hinzu.</numerusform>
            <numerusform>%Ln Spiele kamen hinzu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>Der Hilfetext lässt sich nicht zeigen: %1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>es ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>die Datei ist zu groß.</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>das Spiel ließ sich nicht erproben: %1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>das Spiel hängt, %1</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>das Spiel brauchte zu viel Speicher, %1; erlaubt sind %2</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>das Spiel stürzte ab (%1), %2</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>das Spiel beendete das Programm, %1</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>das Spiel beendete das Programm mit Code %L1, %2</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>Gescheiterte Spiele</translation>
    </message>
</context>
<context>
    <name>plt::TroubleRow</name>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>Einzelheiten zu: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>Bericht kopieren: %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>Neu starten: %1</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Beenden: %1</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>Ausblenden: %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1 (einmal)</numerusform>
            <numerusform>%1 (%Ln-mal)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>Der Computerspieler ist ausgefallen. Du kannst für ihn ziehen.</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>Der Computerspieler ist ausgefallen (%1). Du kannst für ihn ziehen.</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>Der Computerspieler machte einen regelwidrigen Zug. Du kannst für ihn ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>1 Halbzug, Stellungen: %1, %2</numerusform>
            <numerusform>%Ln Halbzüge, Stellungen: %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>Speicherzugriffsfehler</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>es hat sich selbst abgebrochen</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>Rechenfehler</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>unzulässiger Befehl</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>Busfehler</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation>Signal %L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>Zeile %L1, Spalte %L2</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>Das Brett wird flach gezeigt: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1 ist größer als 1 MB</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>es gibt keine Datei %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>„%1“ ist nicht der Name einer SVG-Datei im Ordner des Spiels</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>es sind zu viele Zeichnungen</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1 ist keine Zeichnung, die sich zeigen lässt</translation>
    </message>
</context>
<context>
    <name>plt::script::FailureBar</name>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Skript</translation>
    </message>
</context>
<context>
    <name>plt::script::Picture</name>
    <message>
        <source>must be a text</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>dieser Text ist zu lang</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>muss eine Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss wahr oder falsch sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>„%1“ ist keines davon: %2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>ist zu lang: die Grenze ist %1</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>müssen zwei Zahlen sein, etwa {1, 2}</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>muss eine Tabelle sein, etwa {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>ein Stein steht auf einem Feld</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>ein freies Brett hat Felder mit je einem Ort</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>es sind mehr als auf einem Brett von %1 x %2</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>ein Feld ist der Name eines Aussehens, eine Tabelle oder false</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>dort ist kein Feld</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>zwei Steine heißen „%1“</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>eine Karte ist ein Text wie &quot;QH&quot; oder eine Tabelle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>„%1“ ist keine Karte: schreibe den Wert A23456789TJQK und die Farbe SHDC, dazu eine Nummer für das Blatt, wo es mehrere gibt, etwa QH2</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>eine Karte hat „card“, „text“, „shape“ oder „svg“</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>eine Karte mit eigenem Bild braucht eine Kennung</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>die Karte %1 ist zweimal da</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>ein Kartentisch hat Stapel</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>ein Stapel ist eine Tabelle</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>zwei Stapel heißen „%1“</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>ein Knopf hat einen Namen</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation>picture() muss eine Tabelle zurückgeben</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>beleuchtet</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>diesen Namen gibt es nicht: war „%1“ gemeint?</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>ein Brett braucht columns</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>ein Brett braucht rows</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%2, %1</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>Werte, ausgegebene Zeilen und Fehler</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>A&amp;usdruck, in dem „state“ die gezeigte Stellung ist:</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>Aus&amp;werten</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation>Mögliche &amp;Züge zeigen</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>Überlegt: %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Am Zug: %1.</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>Das Bild lässt sich nicht zeigen. %1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>Das Skript wurde neu gelesen.</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>Das Skript wurde neu gelesen, aber nicht mehr alle Züge sind möglich. %1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>Es gibt noch keine Stellung.</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Skript</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Du bist am Zug (%1).</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>Drucken ist nicht möglich: %1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>Es wurde kein Drucker gefunden. Spiele haben kein Netz, daher fehlen Drucker eines Druckservers auf einem anderen Computer: Drucke in eine Datei oder starte das Spiel mit --unconfined.</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>In Datei drucken</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>Der Drucker oder die Datei lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>Es wurde nichts gedruckt</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>unbekannter Schlüssel „%1“</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>unbekannter Schlüssel „%1“: war „%2“ gemeint?</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>die Spielegruppe „%1“ ist neu; es gibt „%2“</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>Andere Spiele</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>es hat keine info.yaml</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>mehr als %Ln Byte</numerusform>
            <numerusform>mehr als %Ln Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>seine info.yaml nennt kein Spiel</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>eine Bibliothek und ein Skript, von denen es nur eines geben darf</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>der Wert von „%1“ ist kein Text; es gilt der Standardwert</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>das Symbol ist keine Datei im Ordner des Spiels</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>kein Symbol: es gibt weder %1.svg noch %1.png</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>eine Liste oder Zuordnung, kein Name</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>„%1“ ist nicht der Grundname einer Bibliothek</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>im Ordner gibt es keine Bibliothek „%1“</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>eine Liste oder Zuordnung, nicht der Name eines Skripts</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translatorcomment>not a term: rules</translatorcomment>
        <translation>„%1“ ist nicht der Name eines Skripts im Ordner, etwa rules.lua</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>im Ordner gibt es keine Datei „%1“</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>die Verknüpfung führt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>es lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>unlesbar: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>zu groß: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>Zeichenkodierung: %1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>fehlerhaft: %1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>falscher Wert für das Spiel: %1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>Bibliothek fehlt: %1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>Skript fehlt: %1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>kein Plugin: %1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>falsche Schnittstelle: %1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>tiefer verschachtelt als %1</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>Text nach dem Ende der Zuordnung</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>das Dokument ist keine Zuordnung</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>der Schlüssel „%1“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>die Datei ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>Steuerzeichen</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>die Verknüpfung führt ins Leere</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>kein Symbol: %1 zu zeichnen dauert zu lange</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>kein Symbol: %1 zu zeichnen braucht zu viel Speicher</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>kein Symbol: %1 lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>kein Symbol: %1 fehlt</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>kein Symbol: %1 ist unlesbar: %2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>kein Symbol: %1 ist größer als %Ln Byte</numerusform>
            <numerusform>kein Symbol: %1 ist größer als %Ln Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>kein Symbol: %1 ist kein Bild</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>kein Symbol: %1 ist größer als %Ln Pixel</numerusform>
            <numerusform>kein Symbol: %1 ist größer als %Ln Pixel</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>kein Symbol: %1 deklariert XML-Entitäten</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>kein Symbol: %1 verweist auf ein anderes Bild</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>kein Symbol: %1 wiederholt seine Teile zu oft</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>Spiele in Lua sind nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>es wurde für Qt %1 gebaut, dieses Programm benutzt Qt %2</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>es ist ein Qt-Plugin anderer Art (%1)</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>es wurde für Version %1 der Spieleschnittstelle gebaut, dieses Programm hat Version %2</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>es ist beim Laden gescheitert: %1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>es ist beim Laden gescheitert</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>es hat den Namen der Schnittstelle, aber nicht die Schnittstelle</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>Brettspiele</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>Rätselspiele</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>übergangen: %1 hat denselben Namen und kommt zuerst</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>Es gibt keinen Spieler namens %1.</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Cleo</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dan</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Finn</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>mehr als %1 MB Speicher sind nötig</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>eine Zeichenkette hat mehr als %1 KB</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>es dauert mehr als einen Schritt; läuft eine Schleife endlos?</numerusform>
            <numerusform>es dauert mehr als %Ln Schritte; läuft eine Schleife endlos?</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>es dauert zu lange</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>es wurde angehalten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1, Zeile %2, in %3: %4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>Fehler mit %1</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>Fehler in einem Fehler</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>das Skript hat mehr als %1 KB</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>%1 enthält zu viele Werte: die Grenze ist %2</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 ist vom Typ %2</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1 ist keine Zahl (nan)</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1 ist unendlich</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>%1 enthält zu viel Text: die Grenze ist %2 KB</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1 ist eine Zeichenkette mit einem Nullbyte</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>%1 enthält sich selbst</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1 liegt zu tief: die Grenze ist %2</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1 ist eine Tabelle mit Metatabelle</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1 liegt zu tief</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>%1 hat einen Schlüssel, der weder ganze Zahl noch Zeichenkette ist (Typ %2)</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>%1 hat einen Schlüssel mit einem Nullbyte</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>sein Skript lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>in %1: %2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation>„seats“ muss eine Liste von Namen sein; die Grenze ist %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>not a term: easy; meant: doublewords</translatorcomment>
        <translation>„levels“ muss eine Liste sein wie { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>jede Stufe braucht ein Wort aus Kleinbuchstaben und Ziffern und einen Namen</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>die Stufe „%1“ ist zweimal da</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1: war „%2“ gemeint?</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>es gibt keine Funktion „%1“</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation>es gibt keine Funktion „%1“ und keine namens „deal“</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>„ranking“ muss „highest“, „lowest“ oder „fastest“ sein</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>es gibt keine Funktion „%1“, und die Rangliste braucht sie</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>es gibt keine Funktion „%1“, und ein Spiel mit Plätzen braucht sie</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>es gibt keine Funktion „%1“, und Stufen brauchen sie</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation>ein Spiel mit Stufen braucht „seats“</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>die Funktion „%1“ ist unbekannt: war „%2“ gemeint?</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translation>„options“ muss eine Liste sein; die Grenze ist %1</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>es hat den Namen eines anderen</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translation>Zeile %1 von „options“: %2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>„presets“ muss eine Liste sein</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translation>Zeile %1 von „presets“: %2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>es braucht einen Namen aus Buchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>es braucht eine Beschriftung</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>es braucht ganze Zahlen „low“ und „high“</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>es bietet seinen Standardwert nicht an</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>es braucht mindestens zwei Werte; die Grenze ist %1</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>es braucht Werte wie { &quot;word&quot;, tr(&quot;Name&quot;) }, jeden einmal</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>es nennt eine Option, die es nicht gibt</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>es hat einen Wert, den „%1“ nicht anbietet</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>„%1“ sind keine Optionen dieses Spiels.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>es muss eine Liste von Namen zurückgeben; die Grenze ist %1</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>es muss die Nummer eines Platzes zurückgeben oder nil</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation>es muss den Rang jedes Platzes zurückgeben, ab 1</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>Mach den markierten Zug.</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation>es muss { move = ..., reason = tr(&quot;...&quot;) } zurückgeben, eine Liste davon oder nil</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>Es gibt keinen Tipp.</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>es gab einen Zug zurück, der nicht möglich ist: %1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>es muss zurückgeben, wie das Spiel beginnt</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>„%1“ ist kein Anfang dieses Spiels.</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>es muss die erste Stellung zurückgeben</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>Dieser Zug ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>es muss „playing“, „won“, „lost“, „drawn“ oder „over“ zurückgeben, und gab %1 zurück</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>es muss eine Liste von Zügen zurückgeben, und gab %1 zurück</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>es muss eine Zahl zurückgeben</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>es muss eine Zeichenkette zurückgeben</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>„%1“ ist kein Zug dieses Spiels.</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>es muss einen Satz zurückgeben oder nil</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>„%1“ ist kein Wert dieses Spiels.</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>Die Spiel-ID ist leer.</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>Die Spiel-ID ist zu lang.</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>In einer Spiel-ID steht nach den Optionen ein # mit einer Nummer oder ein : mit einem Anfang.</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>Dieses Spiel wird nicht ausgelost; eine Spiel-ID mit einer Nummer bezeichnet hier nichts.</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation>Nach dem # muss eine ganze Zahl stehen, nicht „%1“.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Spiele %1.</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Das gewinnt.</numerusform>
            <numerusform>Das gewinnt in %Ln Zügen, und kürzer geht es nicht (bewiesen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Das gewinnt.</numerusform>
            <numerusform>Das gewinnt in %Ln Zügen; vielleicht gibt es einen kürzeren Weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>Das bringt den Punktestand auf %1.</numerusform>
            <numerusform>Das bringt den Punktestand auf %1. Unter %Ln Stellungen fand sich kein Sieg.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>Das endet mit %1 Punkten, und mehr geht nicht (bewiesen).</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>Das endet mit %1 Punkten.</numerusform>
            <numerusform>Das endet mit %1 Punkten, dem besten Ende unter %Ln Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>Von hier aus ist nicht mehr zu gewinnen (bewiesen).</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>In einer Stellung fand sich nichts.</numerusform>
            <numerusform>Unter %Ln Stellungen fand sich nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Das gewinnt.</numerusform>
            <numerusform>Das gewinnt in höchstens %Ln Zügen (bewiesen).</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>Alle Züge verlieren (bewiesen). Dieser hält am längsten stand.</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>Mehr lässt sich nicht erzwingen (bewiesen).</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>Nach einer Stellung scheint das am besten zu sein; bewiesen ist nichts.</numerusform>
            <numerusform>Nach %Ln Stellungen scheint das am besten zu sein; bewiesen ist nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>Versucht einige Züge aufs Geratewohl.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>Prüft einige tausend Stellungen.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>Überlegt etwa eine Sekunde.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>die Nummer einer Ausgangslage ist keine Zahl</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>eine Spielzeit ist zu groß oder zu klein</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>die laufende Nummer eines Spiels ist zu groß oder zu klein</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>es sind zu viele Züge</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>es enthält kein Spiel</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>die Stelle im Spiel fehlt</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>Dieses erhaltene Spiel wurde unterwegs gekürzt oder verändert. Kopiere seine ganze Zeile noch einmal.</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>Das war kein erhaltenes Spiel: Ein solches ist ein Text mit einer Zeile, die mit „plt-games:“ beginnt.</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>Das erhaltene Spiel hat zu viele Züge.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>Es gibt noch kein Spiel.</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>Es sind zu viele Züge zum Weiterspielen. Vergiss das Vergangene, dann geht es weiter.</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>Dieses Spiel hat zu viele Züge zum Weiterspielen. Beginne ein neues.</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>Zug %1 von Spiel %2 ist regelwidrig: %3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>Dieses System kann Spiele nicht abschotten (Landlock und seccomp fehlen): Fremde Spiele dürfen alles, was du darfst.</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>Dieses System kann Spiele nicht auf ihre eigenen Dateien beschränken (Landlock fehlt): Fremde Spiele dürfen deine lesen und ändern.</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>Dieses System kann Spiele nicht vom Netz und vom Starten anderer Programme abhalten (seccomp fehlt).</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>was aus %1 gelesen ist, liest sich aus %2 nicht zurück</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>ein Spiel, das ohne erlaubten Zug weitergeht, wird angenommen: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>ein erlaubter Zug wird abgelehnt: %1 (Spiel %2)</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>ein unerlaubter Zug wird angenommen: %1 (Spiel %2)</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>ein Text wird ohne ganzen Satz abgelehnt: %1: %2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (Spiel %2)</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1 (Spiel %2 nach %3)</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>eine Ausgangslage aus eigener Nummer wird abgelehnt: %1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>dieselbe Nummer ergibt ein anderes Spiel</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>der Text der Optionen und des Anfangs hat unzulässige Zeichen: %1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>Optionen oder Anfang lassen sich nicht zurücklesen: %1 wird abgelehnt: %2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>Optionen oder Anfang lesen sich als andere zurück: %1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>das Spiel geht weiter, aber kein Zug ist erlaubt</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>Platz %1 von %2 ist am Zug</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>der Stand hat nicht einen Rang für jeden Platz: %1 statt %2</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>die Ränge des Standes beginnen nicht mit 1 oder sind höher als die Zahl der Plätze</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>ein Spiel mit mehreren Plätzen endet als gewonnen oder verloren, was doch aus seinem Stand folgt</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>ein erlaubter Zug wird abgelehnt: %1: %2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>ein unerlaubter Zug wird angenommen: %1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>ein Zug wird ohne ganzen Satz abgelehnt: %1: %2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>der Text eines Zuges hat unzulässige Zeichen: %1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>ein Zug lässt sich nicht zurücklesen: %1 wird abgelehnt: %2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>ein Zug liest sich als ein anderer zurück: %1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>derselbe Zug führt beim zweiten Mal zu einer anderen Stellung: %1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>der Satz im Spielverlauf hat eine leere Stelle: %1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1, beim Zug %2</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>eine Zahl für die Statistik hat keinen Namen oder keinen Wert: %1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>das Spiel lässt sich nicht noch einmal spielen: %1 wird abgelehnt: %2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>dieselben Züge führen beim zweiten Mal zu einer anderen Stellung</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translation>Zeile %1 der Optionen %2 zeigt %3, und das liegt außerhalb ihrer Grenzen</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translation>Zeile %1 der Optionen %2 kann nicht %3 werden</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translation>Zeile %1 der Optionen %2 ändert deren Anzahl</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>Optionen lassen sich nicht zurücklesen: %1 wird abgelehnt: %2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>Optionen werden auf zwei Arten geschrieben: %1 und %2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>der Text der Optionen hat unzulässige Zeichen: %1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>die Beschreibung der Optionen hat eine leere Stelle: %1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>ein Urteil hat einen Wert, der keine Zahl ist</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>der gemachte Zug ist mehr wert als der beste</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>ein zufälliger Zug ist mehr wert als der beste</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>der beste Zug ist nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>ein Fehler hat keine Begründung</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>der Begründung eines Urteils fehlen Argumente</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>einem Verlust fehlt der Text</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>einen Zug zurückzunehmen führt nicht zur Stellung davor</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>es lassen sich mehr Züge zurücknehmen, als gemacht wurden</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>ein Zug, der wiederholt wird, führt zu einer anderen Stellung</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>es lassen sich mehr Züge wiederholen, als zurückgenommen wurden</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>ein ausgelostes Spiel hat keine kurze ID</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>die ID %1 führt zu einem anderen Spiel</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>die ID %1 wird abgelehnt: %2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>eine ID, die kein Spiel bezeichnet, wird angenommen: %1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>eine abgelehnte ID hat das Spiel verändert</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>ein gespeichertes Spiel ohne Spiel darin wird angenommen: %1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>die ID einer Ausgangslage wird abgelehnt: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>ein erlaubter Zug wird abgelehnt: %1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>ein gespeichertes Spiel lässt sich nicht wiederherstellen: %1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>ein wiederhergestelltes Spiel ist nicht das gespeicherte</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>ein wiederhergestelltes Spiel wird als ein anderes gespeichert</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>ein wiederhergestelltes Spiel hat eine andere Vergangenheit</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>ein wiederhergestelltes Spiel hat eine andere Zukunft</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>ein wiederhergestelltes Spiel hat mehr oder weniger Züge</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1, mit dem gespeicherten Spiel %2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>ein gespeichertes Spiel wird ohne Begründung abgelehnt</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>ein abgelehntes gespeichertes Spiel hat das Spiel verändert</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>ein wiederhergestelltes Spiel lässt sich nicht speichern und wiederherstellen</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>ein Tipp</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>ein Tipp sagt nichts</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>der Satz eines Tipps hat eine leere Stelle: %1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>der Tipp %1 hat keine ganze Begründung: %2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>ein Tipp ist nicht erlaubt: %1: %2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>derselbe Startwert ergibt auf Stufe %1 einen anderen Zug</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>das Wort einer Stufe ist kein Wort oder nicht ihr eigenes: %1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>Stufe %1 hat keinen Namen</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>ein unerlaubter Zug wird auf Stufe %1 gespielt: %2: %3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>Optionen lesen sich als andere zurück: %1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1, für Platz %2, auch ausgeteilt als %3</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>ein Zug ist in dem neu Ausgeteilten nicht erlaubt</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>der Spielverlauf verrät, was verborgen ist</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>die Beobachtung verrät, was verborgen ist</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>die erlaubten Züge verraten, was verborgen ist</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>ein unerlaubter Zug wird auf Stufe %1 gespielt</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>auf Stufe %1 ist bekannt, was verborgen ist</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>der Tipp weiß, was verborgen ist</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>kein Spiel: %1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>ließ sich nicht bauen: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>„%1“ ist eine Funktion und muss ein Wert sein</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>es muss den nächsten Zustand zurückgeben, oder nil und einen Satz</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>das Bild kann nicht gezeigt werden: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation>es ist zu groß</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>bei Byte %L1: %2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>es enthält kein JSON-Objekt</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1 ist kein Verzeichnis</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>die Ausgabe ließ sich nicht schreiben: %1</translation>
    </message>
</context>
</TS>
