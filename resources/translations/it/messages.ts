<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>Ultima partita oggi alle %1</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>Ultima partita ieri alle %1</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>Ultima partita: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>%Ln mossa, oggi alle %1</numerusform>
            <numerusform>%Ln mosse, oggi alle %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>%Ln mossa, ieri alle %1</numerusform>
            <numerusform>%Ln mosse, ieri alle %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>%Ln mossa, ultima partita: %1</numerusform>
            <numerusform>%Ln mosse, ultima partita: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>Le sfide del giorno sono in uso in un’altra finestra.</translation>
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
        <translation>media</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>abbastanza difficile</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>la più difficile</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>vinta con aiuto</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>vinta con aiuto in %1</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>vinta in %1</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>persa con aiuto</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>patta con aiuto</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>punteggio con aiuto: %L1</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>punteggio: %L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>Ancora nessun giorno di fila.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>Il primo giorno di fila.</numerusform>
            <numerusform>%Ln giorni di fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>Perdonato: %1.</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>%Ln mossa finora</numerusform>
            <numerusform>%Ln mosse finora</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>iniziata</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>non ancora giocata</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>Oggi: %1, %2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>Il mazzo che hai scelto (%1) non è più installato. Al suo posto vedi il nostro.</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>il suo file non si può leggere</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>il suo file è troppo grande</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>il suo file non è un disegno</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>aprire il suo disegno non è sicuro</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>mancano alcune carte</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>non ha la forma delle carte da gioco</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>alcune carte sono vuote o si somigliano</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>i semi non si distinguono o non sono quelli soliti</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>disegnarlo richiede troppo tempo</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>Il mazzo «%1» non si può usare: %2. Al suo posto vedi il nostro.</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation>Il sistema non ha consegnato il file.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>dimostrato</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>calcolato con esattezza</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>stimato</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>Ricerca delle mosse decisive...</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>Valutazione della mossa %L1 di %L2...</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>Nessuna mossa di questa partita è stata decisiva.</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>Precisione %L1 su 100.</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>Tutte le mosse erano ugualmente buone.</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>Regalato: %1.</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>Vinto per fortuna: %1.</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>Perso per sfortuna: %1.</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>la mossa %L1 ha regalato %2 (%3).</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>Momento %L1 di %L2: %3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>Rimediato: questo esito è migliore di quello della partita analizzata.</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>Questo esito è peggiore di quello della partita analizzata.</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>Questo esito vale quanto quello della partita analizzata.</translation>
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
        <translation>non è una partita salvata</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>è di una versione più recente</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>il suo formato è sconosciuto</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>appartiene a un altro gioco</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>non contiene una partita</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 non è una cartella.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Impossibile creare la cartella %1.</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>La partita salvata è in uso in un’altra finestra.</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>Non hai il permesso di scrivere in %1.</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>Scrivere in %1 non è possibile (%2).</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>Due persone</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Inizi tu</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>Inizia il computer</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>Le statistiche sono in uso in un’altra finestra.</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>è di una versione più recente</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>nessuna finestra si può aprire: manca uno schermo</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>nessuna finestra si può aprire: %1</translation>
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
        <translation>%1 usava %2 di memoria, e il limite è %3: chiusura forzata (vedi --no-limits)</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>Italiano</translation>
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
        <translation>caricamento di %1 non riuscito: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>%1 non ha nulla da mostrare</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>avvio di %1 non riuscito: %2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>avvio di %1 non riuscito</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>il gioco &quot;%1&quot; non esiste</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 non è un gioco: %2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>a %1 non si può giocare: %2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>%1 non può usare i tuoi file, la rete o altri programmi (vedi --unconfined)</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>Gioca contro il computer</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>In pausa. Premi %1 o il pulsante per continuare.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>Partita in preparazione...</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Sta pensando...</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1 Sta ancora pensando...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>Tempo: %1.</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>Mosse di tutti: %L1.</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>Mosse: %L1.</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>Con aiuto.</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>Senza aiuto.</translation>
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
        <translation>Tabellone</translation>
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
        <translation>Aprire questo file in %1?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Questo file non esiste.</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>Non l’hai permesso.</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>Non hai scelto questo file.</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>Il gioco non ha consegnato il contenuto.</translation>
    </message>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>Solo i giochi arrivati con questo programma ne avviano altri.</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>Sta dove il gioco stesso può scrivere.</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>Avviare questo programma per %1? Funziona con i tuoi permessi.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Avvia</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>In costruzione: %1 %</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>Costruzione non riuscita: %1</translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation>Scegli un giorno per giocare le sue sfide.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>nessuna sfida del giorno</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>Saltato e perdonato.</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>Finita in un altro giorno.</translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation>Nessuna sfida finita.</translation>
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
        <translation>Visuale</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>Pulsanti per la visuale</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>Gira il tabellone verso sinistra</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>Gira il tabellone verso destra</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>Guarda più dall’alto</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>Guarda più di lato</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation>Avvicina</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation>Allontana</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>Visuale normale</translation>
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
        <translation>Tavolo da gioco</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>nessuna carta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>in cima: %1</translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 di picche</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 di cuori</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 di quadri</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 di fiori</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copia: %1</translation>
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
        <translation>argomento sconosciuto: %1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 richiede un valore</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 è indicato due volte</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>%1 e %2 si escludono a vicenda</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>--game vale solo con --play</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--game e un file si escludono a vicenda</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>--json vale solo con --list</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>--games-dir e %1 si escludono a vicenda</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>--deep vale solo con --check</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>--check richiede una cartella</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>--no-limits e %1 si escludono a vicenda</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>--unconfined e %1 si escludono a vicenda</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>--translate richiede una lingua, per esempio de</translation>
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
        <translation>Uso:
  plt-games [--games-dir DIR]...                              apre la console dei giochi
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  avvia un gioco, indicato con il suo id o la sua cartella
  plt-games --play GAME FILE [--games-dir DIR]...             apre un file di quel gioco
  plt-games --list [--json] [--games-dir DIR]...              elenca i giochi
  plt-games --check [--deep] FOLDER...                        dice che cosa non va nelle cartelle dei giochi
  plt-games --new-game ID [KIND]                              comincia un gioco tuo: scrive la sua cartella; KIND
                                                              è lua-board, lua-cards, lua-pieces o, in C++,
                                                              board, cards, pieces
  plt-games --translate FOLDER LANGUAGE                       raccoglie le frasi di un gioco in Lua per chi lo traduce
  plt-games --version
  plt-games --help

  --games-dir DIR  cerca i giochi in DIR invece che nelle cartelle solite (si può ripetere)
  --deep           carica anche i giochi, e di ognuno gioca mille partite a caso
  --game GAMEID    comincia proprio da questa partita; un gioco mostra il suo codice nel menu Partita
  --no-limits      lascia ai giochi tutta la memoria e il tempo che vogliono (per il debug)
  --unconfined     lascia che i giochi usino i tuoi file, la rete e altri programmi</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>Togli dai pre&amp;feriti</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>Aggiungi ai pre&amp;feriti</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translation>PLT Games</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>Scrivi per trovare un gioco</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Trova un gioco</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Sorprendimi</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>Gioca a un gioco scelto a caso</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Giochi</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>G&amp;ioca</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>&amp;Sorprendimi</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>Gioca a un gioco scelto a caso (%1)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Trova</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>Giochi ape&amp;rti</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Incolla una &amp;partita condivisa</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>St&amp;atistiche di tutti i giochi...</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>Apri la cartella dei t&amp;uoi giochi</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>&amp;Cerca di nuovo i giochi</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Oggi</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>&amp;Calendario...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>&amp;Informazioni su PLT Games</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>&amp;Gioca a %1</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>&amp;Regole di %1</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>Gioca un’&amp;altra partita</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Regole di %1</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>Impossibile mostrare la cartella. Il posto dei tuoi giochi è:</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>Informazioni su PLT Games</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translation>PLT Games %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>Una raccolta di piccoli giochi.

Ogni gioco va per conto suo: continua quando chiudi questa finestra, e quando chiudi il gioco ricorda a che punto eri.</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Aperti: %1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>Giochi aperti: %1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>&amp;Oggi, dopo la tua prima partita</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>e %Ln altro</numerusform>
            <numerusform>e altri %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Scrivi per cercare</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>Contenuto del file</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>Non si è potuto &amp;leggere tutto:</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Che cosa non si è potuto leggere</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>Non contiene nulla che questo gioco possa mostrare.</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>Sfida del &amp;giorno</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>Sfide dei giorni p&amp;assati</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>La sfida di %1: %2.</translation>
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
        <translation>Mazzo per tutti i giochi di carte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>Ricerca di altri mazzi su questo computer...</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>Il nostro mazzo</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>I mazzi di KDE e GNOME compaiono qui quando sono installati.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Dorso:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>&amp;Quattro colori: quadri blu e fiori verdi</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>&amp;Lettere e numeri grandi</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>Il mazzo scelto non si può usare, perciò vedi il nostro.</translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Apri...</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Apri r&amp;ecenti</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>Sal&amp;va con nome...</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Impossibile aprire %1</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Il file %1 non esiste.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 non è un file che si possa leggere.</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>%1 supera %2: è troppo grande per questo gioco.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>Questo gioco non apre file.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>Impossibile salvare %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Svuota l’elenco</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rigiocala</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Condividi come testo</translation>
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
        <translation>%1, alla mossa %2</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>durante il caricamento</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>mentre crea la sua vista</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>mentre mostra la sua prima partita</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>mentre si provano le sue opzioni</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>in una partita a caso</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>mentre legge un testo danneggiato</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>mentre cerca un suggerimento</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>mentre il computer cerca una mossa</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>mentre si salvano, si ripristinano e si annullano partite</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>mentre si gioca nella sua finestra</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>mentre si salva la sua partita</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>durante la chiusura</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>Il suo file info.yaml non si può leggere: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>Il suo file info.yaml è troppo grande: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>Il suo file info.yaml non è in UTF-8: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>Il suo file info.yaml ha un errore: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>Il suo file info.yaml non indica una libreria: %1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>La sua libreria manca: %1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>Il suo script non si può leggere: %1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>La sua libreria non è un gioco: %1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>La sua libreria non è adatta a questa versione di PLT Games: %1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>Tra i preferiti.</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>C’è una partita da continuare.</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>Nella cartella %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>In avvio</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Togli dai preferiti</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Aggiungi ai preferiti</translation>
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
        <translation>%1 non trovato; Debian lo ha nel pacchetto qt6-l10n-tools</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 non riuscito: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 non si può leggere</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>%1 non è un gioco in Lua</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>&quot;%1&quot; non è il codice di una lingua, per esempio de o pt_BR</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>impossibile creare %1</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>Il gioco parla questa lingua: tutte le frasi di %1 sono tradotte.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>Una frase non ha traduzione in %1. Scrivila con Qt Linguist o un editor, ed esegui di nuovo questo comando.</numerusform>
            <numerusform>%Ln frasi non hanno traduzione in %1. Scrivile con Qt Linguist o un editor, ed esegui di nuovo questo comando.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>Codice della partita</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>Dai il codice a qualcun altro, e giocherete tutti e due la stessa partita. Il numero è breve; la forma esatta vale per sempre.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>Questa partita non è nata da un numero.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Esatto</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>Rivelerebbe ciò che in questa partita è nascosto, perciò si può solo copiare.</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>&amp;Gioca questa:</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>Incolla qui un codice o una partita condivisa</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1 Questa partita non si salva.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il file è danneggiato</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>L’elenco delle partite che conosci non si è potuto usare: %1.</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>Una parte della partita salvata non si è potuta usare: %1.</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>La partita salvata non si è potuta usare: %1.</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>Resta com’è in %1, e questa partita non si salva.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>È conservata come %1.</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation>La partita è troppo grande da salvare. L’ultima che non lo era è conservata.</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>Dimentica il passato (nel menu Partita) per riavere tutto lo spazio.</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>Quando sarà tutto pieno, questa partita non si potrà più salvare.</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>La partita salvata è piena. Le prime mosse si possono annullare solo finché la finestra è aperta.</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>Lo spazio per la partita salvata è pieno a metà.</translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>Nuo&amp;va partita...</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>&amp;Ricomincia questa partita</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anal&amp;isi</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>&amp;Dimentica il passato...</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>Codic&amp;e della partita...</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>&amp;Copia il codice</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>C&amp;ondividi come testo</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Statistiche...</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>In questo gioco non c’è nulla da scegliere.</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>S&amp;tampa...</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>Antepri&amp;ma di stampa...</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>Salva come PD&amp;F...</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>Dimenticare il passato?</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>Quello che vedi resta com’è. Nulla di ciò che viene prima si potrà annullare, e la partita salvata avrà di nuovo tutto lo spazio.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Dimentica</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiato: %1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>Partita copiata come testo. Inviala, e incolla qui la risposta.</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>Partita copiata come testo. Chi la incolla gioca la stessa partita.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Incolla una &amp;partita condivisa</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>Copia come immagin&amp;e</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copia come &amp;testo</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>Posizione copiata come testo.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>Preferen&amp;ze...</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>Non c’è nulla da copiare.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Posizione copiata come immagine.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ri&amp;duci</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>&amp;Adatta alla finestra</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Mostra l’&amp;orologio</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>Ani&amp;mazioni</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>S&amp;uoni in tutti i giochi</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Velocità delle animazioni</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>Velo&amp;ce</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Giocatori</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>&amp;Svolgimento della partita</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1: regole</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>&amp;Che cosa fare</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Informazioni</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>Un gioco di PLT Games %1. Software libero con licenza MIT.</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>La partita comincia qui. Annullando ancora una volta si torna alla partita di prima.</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>&amp;Annulla la nuova partita</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>Segui il &amp;suggerimento</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>La partita è ancora in preparazione.</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>Nessuna partita trovata.</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>Nessuna partita trovata: %1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>Nessun suggerimento trovato.</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>Nessun suggerimento trovato: %1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>Una mossa non si è potuta valutare.</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>Una mossa non si è potuta valutare: %1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>Le mosse di questo testo non portano al risultato che dichiara, perciò se n’è aperto solo l’inizio.</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Ricerca dei giochi...</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Preferiti</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>Nessun gioco trovato. Il menu Giochi apre la cartella in cui vanno i tuoi.</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>Nessun gioco si chiama «%1».</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostra tutti i giochi</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>non c’è un tipo di gioco chiamato %1, solo %2</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>caricamento del gioco non riuscito: %1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>il gioco non ha nulla da mostrare</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1: c’è stato tempo per %Ln partita a caso</numerusform>
            <numerusform>%1: c’è stato tempo per %Ln partite a caso</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>la finestra del gioco non si chiude</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>il gioco ha lanciato un’eccezione %1</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>il gioco ha lanciato un’eccezione %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Hai vinto!</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Hai perso</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>Ha vinto %1!</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostra la &amp;soluzione</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>Il risultato da battere, verificato con le sue mosse: %1.</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>Il risultato da battere: %1.</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>Lettura della partita salvata...</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>Da battere</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Questa partita non si salva.</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1 Se chiudi ora, andrà persa.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Chiudi lo stesso</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1, si può mettere qui</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1, sollevata</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>Mano in &amp;ordine di arrivo</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>Mano per &amp;seme</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>Mano per &amp;valore</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>Mano in ordine &amp;libero</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vittoria</translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>Come sul &amp;desktop</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>Il manuale non è installato.</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>Il suo posto è in %1.</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>impossibile creare %1</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>%1 non può essere l’id di un gioco: per CMake, YAML o questo programma significa altro</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>un id ha da 2 a 60 lettere minuscole, cifre e trattini singoli, e comincia con una lettera</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>&quot;%1&quot; non può essere l’id di un gioco: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>&quot;%1&quot; non può essere l’id di un gioco: %2, per esempio %3</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 esiste già</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>La cartella %1 è un gioco completo. Compilalo, giocaci e fanne una cosa tua:</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>La cartella %1 è un gioco completo. Giocaci e fanne una cosa tua: la finestra mostra ogni modifica di game.lua che salvi.</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>Questa è una partita di «%1», che non è tra i tuoi giochi.</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo giocato</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>La grafica di questo computer ha smesso di funzionare, perciò il tabellone è mostrato in piano, dall’alto.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>OpenGL non funziona su questo computer, perciò il tabellone è mostrato in piano, dall’alto.</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>Non contiene un’immagine che si possa leggere.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>Non è un file che si possa leggere.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>Il file supera %1: è troppo grande per un’immagine.</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>L’immagine è danneggiata: %1.</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>Il disegno non si può usare: rimanda ad altri file, o ripete troppe volte le sue parti.</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation>L’immagine è animata. Si prende il suo primo istante.</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>L’immagine è troppo grande: in pixel è %L1 × %L2. Se ne possono leggere al massimo 100 milioni.</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>L’immagine è troppo piccola: in pixel è %L1 × %L2, e ogni lato deve essere almeno %L3.</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>Disegnare il mazzo scelto richiede troppo tempo, perciò vedi il nostro.</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Muovi adesso</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>Il computer fa la mossa migliore che ha trovato finora</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Una mossa &amp;indietro</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>Torna indietro di una mossa, di chiunque sia</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Una mossa &amp;avanti</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>Va avanti di una mossa, di chiunque sia</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>&amp;Torna all’inizio</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>Mostra questa partita prima della prima mossa</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>Vai all’&amp;ultima mossa</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>Mostra questa partita dopo l’ultima mossa</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>Il computer a&amp;spetta</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>I computer muovono solo quando lo dici tu</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>Mostra che cosa &amp;pensa il computer</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>&amp;Lentamente</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Normalmente</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Velocemente</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Subito</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>Il computer &amp;gioca</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>Gioca contro il computer</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>Il computer prende il secondo posto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>%1, di turno</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1. Fai clic per cambiare chi gioca.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Sta pensando...</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>Il computer aspetta.</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>Suoni in questo gioco</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>Questo computer non ha OpenGL, perciò il tabellone è mostrato in piano, dall’alto.</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>Problemi nelle cartelle dei giochi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>Un problema nelle cartelle dei giochi</numerusform>
            <numerusform>%Ln problemi nelle cartelle dei giochi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>Svolgimento della partita</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Le statistiche non si sono potute leggere e ricominciano da capo. Quello che c’era è conservato come %1.</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>Non si è potuta contare: %1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>È il tuo miglior risultato finora.</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>È il numero %L1 dei tuoi risultati migliori; il primo è %2.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>Il tuo migliore è %1.</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>Sfida del giorno: il primo giorno.</numerusform>
            <numerusform>Sfida del giorno: %Ln giorni di fila.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>Andamento della partita</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>Sinistra e Destra scelgono una mossa.</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation>Momento precedente (Maiusc+F3)</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>Momento successivo (F3)</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Mossa fatta</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Prova qui</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Continua a giocare da questa posizione</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>&amp;Copia l’analisi come testo</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>&amp;Stampa l’analisi...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Chiudi l’analisi</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>La migliore</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Torna all’analisi</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>Stai provando come sarebbe potuta andare. La partita analizzata resta conservata.</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>La mossa %L1 valeva quanto le migliori.</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>Analisi copiata come testo.</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>%1 usava troppa memoria: chiusura forzata.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>Impossibile avviare %1.</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>Caricamento di %1 non riuscito.</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>Avvio di %1 non riuscito.</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>Arresto anomalo di %1 (%2).</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>%1 si è fermato con il codice %L2.</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>Un altro programma o il sistema ha chiuso %1.</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>%1 tratteneva la tastiera o il mouse senza rispondere: chiusura forzata.</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>%1 si è chiuso senza aprire una finestra.</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>%1 non ha ancora aperto una finestra.</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>%1 non risponde.</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>Giochi aperti</translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation>Porta la finestra in primo piano</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostra %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>In avvio</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Dalle %1</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>Non risponde da %1</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>Gli è stato chiesto di chiudersi</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>Chiusura forzata in corso</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Ferma ora</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>Forza la chiusura</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>Chiude il gioco; se non si chiude, ne forza la chiusura</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>Ferma ora %1</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Ferma %1</translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>Tabellone in &amp;prospettiva</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>C&amp;oordinate</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>&amp;Visuale</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>Gira a &amp;sinistra</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>Gira a &amp;destra</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>Più dall’&amp;alto</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>Più di &amp;lato</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>&amp;Più vicino</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>Più &amp;lontano</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>Più &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Più p&amp;iccolo</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Sposta a sinistra</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Sposta a destra</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Sposta in alto</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Sposta in basso</translation>
    </message>
    <message>
        <source>&amp;Usual view</source>
        <translation>Visuale &amp;normale</translation>
    </message>
</context>
<context>
    <name>plt::Sharing</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>senza aiuto</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1 dopo una mossa</numerusform>
            <numerusform>%1 dopo %Ln mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>una mossa di tutti</numerusform>
            <numerusform>%Ln mosse di tutti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>una mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>%L1 su 100 nell’analisi</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>punteggio %L1</translation>
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
            <numerusform>%1: tocca a te, dopo una mossa</numerusform>
            <numerusform>%1: tocca a te, dopo %Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1: prova questa</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>Questa è una partita di «%1». Incollala lì, o nella console.</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>Hai battuto l’altro risultato (%1).</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>L’altro risultato è ancora migliore (%1).</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>Pari all’altro risultato (%1).</translation>
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
        <translation>Questo file non contiene statistiche di questo programma.</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>Questo file è di una versione più recente.</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>«%1» non è il nome di un gioco.</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>&amp;Conta le mie partite</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Rigiocala</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>Ca&amp;ncella...</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Cancella statistiche</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>Cancellare i dati e i risultati migliori di queste opzioni?</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Solo queste</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>Tutti i dati del gioco</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>Partite con queste opzioni</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Risultati migliori</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>Le statistiche non si possono leggere: %1.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Non c’è ancora nulla. Gioca una partita fino alla fine.</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Partite analizzate</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>Precisione, migliore</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>Precisione, media</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>Precisione, ultime partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>Vittorie di fila, ora</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>Vittorie di fila, massimo</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1° posto</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Posto medio</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuto</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>Mosse di tutti, media</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Mosse, media</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Tempo medio</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, migliore</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1, media</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>Mosse di tutti</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
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
        <translation>%L1, massimo %L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Statistiche di tutti i giochi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Di fila</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>La media delle ultime dieci analisi, su 100</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>La precisione delle partite analizzate nel tempo</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>&amp;Salva una copia...</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>Scrive tutte le statistiche in un file, per un altro computer</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>&amp;Aggiungi una copia...</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>Aggiunge le statistiche di un altro computer; nulla si conta due volte</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>Statistiche (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>Aggiungi una copia</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Non c’è ancora nulla. Gioca una partita fino alla fine.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>Una partita finita</numerusform>
            <numerusform>%Ln partite finite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>una vinta</numerusform>
            <numerusform>%Ln vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>%1 in tutto</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>Impossibile salvare %1: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Questo file non esiste.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>Una partita aggiunta.</numerusform>
            <numerusform>%Ln partite aggiunte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Impossibile leggere %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>Impossibile mostrare il testo d’aiuto: %1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>questo file non esiste.</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>non è un file normale.</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>il file è troppo grande.</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>non si è potuto provare il gioco: %1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>il gioco si blocca %1</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>il gioco usava troppa memoria %1; il limite è %2</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>il gioco ha avuto un arresto anomalo (%1) %2</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>il gioco ha chiuso il programma %1</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>il gioco ha chiuso il programma con il codice %L1 %2</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Non salvata: %1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>Giochi con problemi</translation>
    </message>
</context>
<context>
    <name>plt::TroubleRow</name>
    <message>
        <source>Warning</source>
        <translation>Attenzione</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>Dettagli di: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>Copia il rapporto su %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Riavvia</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>Riavvia %1</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Fermalo</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Ferma %1</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>Chiudi l’avviso: %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi l’avviso</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1 (una volta)</numerusform>
            <numerusform>%1 (%Ln volte)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>Il computer si è bloccato. Puoi muovere al suo posto.</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>Il computer si è bloccato (%1). Puoi muovere al suo posto.</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>Il computer ha fatto una mossa irregolare. Puoi muovere al suo posto.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>%Ln semimossa, posizioni: %1, %2</numerusform>
            <numerusform>%Ln semimosse, posizioni: %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>errore di segmentazione</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>si è interrotto da sé</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>errore aritmetico</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>istruzione non valida</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>errore di bus</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation>segnale %L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>riga %L1, colonna %L2</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>suggerimento</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>Il tabellone è mostrato in piano: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1 supera 1 MB</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>il file %1 non esiste</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>&quot;%1&quot; non è il nome di un file SVG nella cartella del gioco</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>ci sono troppi disegni</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1 non è un disegno che si possa mostrare</translation>
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
        <translation>deve essere un testo</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>questo testo è troppo lungo</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>deve essere un numero intero da %1 a %2</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>deve essere un numero da %1 a %2</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>deve essere true o false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>&quot;%1&quot; non è tra: %2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>deve essere un elenco</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>è troppo lungo: il limite è %1</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>devono essere due numeri, per esempio {1, 2}</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>deve essere una tabella, per esempio {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>un pezzo sta su una casella</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>un tabellone libero ha caselle con un posto ciascuna</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>sono più che su un tabellone di %1 x %2</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>una casella è il nome di un aspetto, una tabella o false</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>lì non c’è una casella</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>due pezzi si chiamano &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>una carta è un testo come &quot;QH&quot;, o una tabella</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>&quot;%1&quot; non è una carta: scrivi il valore A23456789TJQK e il seme SHDC, e un numero per il mazzo se sono più di uno, per esempio QH2</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>una carta ha &quot;card&quot;, &quot;text&quot;, &quot;shape&quot; o &quot;svg&quot;</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>una carta con una faccia propria richiede un id</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>la carta %1 c’è due volte</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>un tavolo da gioco ha mucchi</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>un mucchio è una tabella</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>due mucchi si chiamano &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>un pulsante ha un nome</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>chiaro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>azzurro</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disco</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>sasso</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>piolo</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anello</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croce</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stella</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrato</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangolo</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>freccia</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>cuore</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>corona</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation>picture() deve restituire una tabella</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>acceso</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>coperto</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>traguardo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>questo nome è sconosciuto: forse intendevi &quot;%1&quot;?</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translation>un tabellone richiede colonne</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation>un tabellone richiede righe</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%2, colore: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>Valori, righe stampate ed errori</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>&amp;Espressione, con lo stato mostrato come &quot;state&quot;:</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>&amp;Calcola</translation>
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
        <translation>Mostra le mosse &amp;possibili</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 sta pensando.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Di turno: %1.</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>L’immagine non si può mostrare. %1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>Lo script è stato riletto.</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>Lo script è stato riletto, ma non tutte le mosse si possono ancora fare. %1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>Non c’è ancora una posizione.</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Script</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Tocca a te (%1).</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>Non si può stampare: %1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>Nessuna stampante trovata. I giochi non hanno rete, perciò mancano le stampanti di un server di stampa su un altro computer: stampa su file, o avvia il gioco con --unconfined.</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>Stampa su file</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>Impossibile usare la stampante o il file.</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>Stampa non eseguita</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>chiave sconosciuta &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>chiave sconosciuta &quot;%1&quot;: forse intendevi &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>il gruppo di giochi &quot;%1&quot; è nuovo; esiste &quot;%2&quot;</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>Altri giochi</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>non ha un info.yaml</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>più di %Ln byte</numerusform>
            <numerusform>più di %Ln byte</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>il suo info.yaml non nomina un gioco</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>una libreria e uno script, ma deve essercene solo uno</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>il valore di &quot;%1&quot; non è un testo; si usa quello predefinito</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>l’icona non è un file dentro la cartella del gioco</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>nessuna icona: mancano sia %1.svg sia %1.png</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>un elenco o una mappa, non un nome</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>&quot;%1&quot; non è il nome base di una libreria</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>nella cartella non c’è una libreria &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>un elenco o una mappa, non il nome di uno script</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translatorcomment>not a term: rules</translatorcomment>
        <translation>&quot;%1&quot; non è il nome di uno script nella cartella, per esempio rules.lua</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>nella cartella non c’è un file &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>il collegamento porta fuori dalla cartella</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>non si può aprire</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>il file è vuoto</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>illeggibile: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>troppo grande: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>codifica: %1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>malformato: %1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>valore di game errato: %1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>manca la libreria: %1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>manca lo script: %1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>non è un plugin: %1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>interfaccia sbagliata: %1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>annidamento più profondo di %1</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>testo dopo la fine della mappa</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>il documento non è una mappa</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>la chiave &quot;%1&quot; è indicata due volte</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>il file non è in UTF-8 valido</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>carattere di controllo</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>nessuna icona: disegnare %1 richiede troppo tempo</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>nessuna icona: disegnare %1 richiede troppa memoria</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>nessuna icona: %1 non si può disegnare</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>nessuna icona: manca %1</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>nessuna icona: %1 non si può leggere: %2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>nessuna icona: %1 supera %Ln byte</numerusform>
            <numerusform>nessuna icona: %1 supera %Ln byte</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>nessuna icona: %1 non è un’immagine</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>nessuna icona: %1 supera %Ln pixel</numerusform>
            <numerusform>nessuna icona: %1 supera %Ln pixel</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>nessuna icona: %1 dichiara entità XML</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>nessuna icona: %1 rimanda a un’altra immagine</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>nessuna icona: %1 ripete troppe volte le sue parti</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>i giochi in Lua non sono disponibili: %1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>è fatto per Qt %1, questo programma usa Qt %2</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>è un plugin Qt di un altro tipo (%1)</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>è fatto per la versione %1 dell’interfaccia dei giochi, questo programma ha la versione %2</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>caricamento non riuscito: %1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>caricamento non riuscito</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>ha il nome dell’interfaccia ma non l’interfaccia</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>Giochi da tavolo</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>Giochi di carte</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>ignorato: %1 ha lo stesso nome e viene prima</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>Nessun giocatore si chiama %1.</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Sara</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dario</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Fabio</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>servono più di %1 MB di memoria</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>una stringa supera %1 KB</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>richiede più di %Ln passo; c’è un ciclo senza fine?</numerusform>
            <numerusform>richiede più di %Ln passi; c’è un ciclo senza fine?</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>richiede troppo tempo</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>è stato fermato</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, riga %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1, riga %2, in %3: %4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>errore con %1</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>errore dentro un errore</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>lo script supera %1 KB</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>la memoria non basta</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>%1 contiene troppi valori: il limite è %2</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 è di tipo %2</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1 non è un numero (nan)</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1 è infinito</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>%1 contiene troppo testo: il limite è %2 KB</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1 è una stringa con un byte zero</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>%1 contiene sé stesso</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1 è troppo in profondità: il limite è %2</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1 è una tabella con una metatabella</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1 è troppo in profondità</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>%1 ha una chiave che non è né un numero intero né una stringa (tipo %2)</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>%1 ha una chiave con un byte zero</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>il suo script non si può leggere</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>in %1: %2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation>&quot;seats&quot; deve essere un elenco di nomi; il limite è %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>not a term: level; not a term: easy; meant: doublewords</translatorcomment>
        <translation>&quot;levels&quot; deve essere un elenco come { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>ogni livello richiede una parola di lettere minuscole e cifre, e un nome</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>il livello &quot;%1&quot; c’è due volte</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1: forse è &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>manca la funzione &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation>manca la funzione &quot;%1&quot;, e nessuna si chiama &quot;deal&quot;</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>&quot;ranking&quot; deve essere &quot;highest&quot;, &quot;lowest&quot; o &quot;fastest&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>manca la funzione &quot;%1&quot;, richiesta da &quot;ranking&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>manca la funzione &quot;%1&quot;, richiesta da un gioco con &quot;seats&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>manca la funzione &quot;%1&quot;, richiesta dai livelli</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation>un gioco con livelli richiede &quot;seats&quot;</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>la funzione &quot;%1&quot; è sconosciuta: forse intendevi &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translation>&quot;options&quot; deve essere un elenco; il limite è %1</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>ha il nome di un’altra</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translation>riga %1 di &quot;options&quot;: %2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>&quot;presets&quot; deve essere un elenco</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translation>riga %1 di &quot;presets&quot;: %2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>richiede un nome di lettere, cifre e _</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>richiede un’etichetta</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>richiede i numeri interi &quot;low&quot; e &quot;high&quot;</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>non offre il suo valore solito</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>richiede almeno due valori; il limite è %1</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>richiede valori come { &quot;word&quot;, tr(&quot;Name&quot;) }, ognuno una volta</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>nomina un’opzione che non esiste</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>ha un valore che &quot;%1&quot; non offre</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>«%1» non sono opzioni di questo gioco.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>deve restituire un elenco di nomi; il limite è %1</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>deve restituire il numero di un posto, o nil</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation>deve restituire la posizione finale di ogni posto, a partire da 1</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>Fai la mossa evidenziata.</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation>deve restituire { move = ..., reason = tr(&quot;...&quot;) }, un elenco di questi, o nil</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>Non c’è nessun suggerimento.</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>ha restituito una mossa che non è possibile: %1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>deve restituire come comincia la partita</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>«%1» non è un inizio di questo gioco.</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>deve restituire il primo stato</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>Quella mossa qui non è possibile.</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>deve restituire &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; o &quot;over&quot;, e ha restituito %1</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>deve restituire un elenco di mosse, e ha restituito %1</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>deve restituire un numero</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>deve restituire una stringa</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>«%1» non è una mossa di questo gioco.</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>deve restituire una frase, o nil</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>«%1» non è un valore di questo gioco.</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>Il codice della partita è vuoto.</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>Il codice della partita è troppo lungo.</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>Nel codice, dopo le opzioni, c’è un # con un numero o un : con un inizio.</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>In questo gioco le partite non nascono da un numero, perciò un codice con un numero non ne indica nessuna.</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation>Dopo il # ci vuole un numero intero, non «%1».</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Gioca %1.</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Così vinci.</numerusform>
            <numerusform>Così vinci in %Ln mosse; dimostrato: non c’è modo più breve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Così vinci.</numerusform>
            <numerusform>Così vinci in %Ln mosse; forse c’è un modo più breve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>Porta il punteggio a %1.</numerusform>
            <numerusform>Porta il punteggio a %1. Nessuna vittoria trovata tra %Ln posizioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>Finisce con un punteggio di %1; dimostrato: non c’è di meglio.</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>Finisce con un punteggio di %1.</numerusform>
            <numerusform>Finisce con un punteggio di %1, il migliore trovato tra %Ln posizioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>Da qui non si può vincere: dimostrato.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>Non si è trovato nulla in una posizione.</numerusform>
            <numerusform>Non si è trovato nulla tra %Ln posizioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Così vinci.</numerusform>
            <numerusform>Così vinci in %Ln mosse al massimo: dimostrato.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>Tutte le mosse perdono: dimostrato. Questa resiste più a lungo.</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>Non si può forzare nulla di meglio: dimostrato.</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>Sembra la migliore dopo una posizione; nulla è dimostrato.</numerusform>
            <numerusform>Sembra la migliore dopo %Ln posizioni; nulla è dimostrato.</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>Prova qualche mossa a caso.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>Guarda qualche migliaio di posizioni.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>Pensa per circa un secondo.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>il numero di una partita non è un numero</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>un tempo di gioco è fuori dai limiti</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>il numero d’ordine di una partita è fuori dai limiti</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>ci sono troppe mosse</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>non contiene una partita</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>manca il punto della partita</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>Questa partita condivisa è stata tagliata o cambiata per strada. Copia di nuovo tutta la sua riga.</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>Non hai incollato una partita condivisa: è un testo con una riga che comincia con «plt-games:».</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>La partita condivisa ha troppe mosse.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>Non c’è ancora una partita.</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>Ci sono troppe mosse per continuare. Dimentica il passato, e si continua.</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>Questa partita ha troppe mosse per continuare. Iniziane una nuova.</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>la mossa %1 della partita %2 non è regolare: %3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>Questo sistema non può isolare i giochi (mancano Landlock e seccomp): i giochi altrui possono fare tutto quello che puoi fare tu.</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>Questo sistema non può limitare i giochi ai propri file (manca Landlock): i giochi altrui possono leggere e cambiare i tuoi.</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>Questo sistema non può impedire ai giochi di usare la rete e di avviare programmi (manca seccomp).</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>il collegamento non porta da nessuna parte</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>ciò che si legge da %1 non si rilegge da %2</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>si accetta una partita che continua senza una mossa regolare: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>si rifiuta una mossa regolare: %1 (partita %2)</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>si accetta una mossa che non è regolare: %1 (partita %2)</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>si rifiuta un testo senza una frase intera: %1: %2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (partita %2)</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1 (partita %2 dopo %3)</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>si rifiuta una partita nata dal suo stesso numero: %1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>lo stesso numero dà un’altra partita</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>il testo di opzioni e inizio ha caratteri che non può avere: %1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>opzioni o inizio non si rileggono: si rifiuta %1: %2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>opzioni o inizio si rileggono diversi: %1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>la partita continua, ma nessuna mossa è regolare</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>tocca al posto %1 di %2</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>la classifica non ha una posizione per ogni posto: %1 invece di %2</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>le posizioni della classifica non cominciano da 1, o superano il numero dei posti</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>una partita con più posti finisce come vinta o persa, ma questo segue dalla classifica</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>si rifiuta una mossa regolare: %1: %2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>si accetta una mossa che non è regolare: %1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>si rifiuta una mossa senza una frase intera: %1: %2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>il testo di una mossa ha caratteri che non può avere: %1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>una mossa non si rilegge: si rifiuta %1: %2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>una mossa si rilegge diversa: %1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>la stessa mossa porta la seconda volta a un altro stato: %1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>la frase dello svolgimento ha un posto vuoto: %1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1, con la mossa %2</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>un dato per le statistiche non ha nome o non ha valore: %1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>la partita non si può rigiocare: si rifiuta %1: %2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>le stesse mosse portano la seconda volta a un altro stato</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translation>la riga %1 delle opzioni %2 mostra %3, fuori dai suoi limiti</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translation>la riga %1 delle opzioni %2 non può diventare %3</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translation>la riga %1 delle opzioni %2 ne cambia il numero</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>le opzioni non si rileggono: si rifiuta %1: %2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>le opzioni si scrivono in due modi: %1 e %2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>il testo delle opzioni ha caratteri che non può avere: %1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>la descrizione delle opzioni ha un posto vuoto: %1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>una valutazione ha un valore che non è un numero</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>la mossa fatta vale più della migliore</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>una mossa a caso vale più della migliore</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>la mossa migliore non è regolare: %1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>un errore non ha motivo</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>al motivo di una valutazione mancano argomenti</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>un costo non ha testo</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>annullare una mossa non riporta allo stato di prima</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>si possono annullare più mosse di quante ne sono state fatte</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>una mossa rifatta porta a un altro stato</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>si possono ripetere più mosse di quante ne sono state annullate</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>una partita nata da un numero non ha un id breve</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>l’id %1 porta a un’altra partita</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>si rifiuta l’id %1: %2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>si accetta un id che non indica una partita: %1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>un id rifiutato ha cambiato la partita</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>si accetta una partita salvata senza una partita dentro: %1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>si rifiuta l’id di una partita: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>si rifiuta una mossa regolare: %1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>una partita salvata non si può ripristinare: %1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>una partita ripristinata non è quella salvata</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>una partita ripristinata si salva diversa</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>una partita ripristinata ha un altro passato</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>una partita ripristinata ha un altro futuro</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>una partita ripristinata ha più o meno mosse</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1, con la partita salvata %2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>si rifiuta una partita salvata senza un motivo</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>una partita salvata e rifiutata ha cambiato la partita</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>una partita ripristinata non si può salvare e ripristinare</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>un suggerimento</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>un suggerimento non dice nulla</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>la frase di un suggerimento ha un posto vuoto: %1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>il suggerimento %1 non ha un motivo intero: %2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>un suggerimento non è regolare: %1: %2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>lo stesso seme casuale dà un’altra mossa al livello %1</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>la parola di un livello non è una parola, o non è solo sua: %1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>il livello %1 non ha nome</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>si gioca una mossa che non è regolare al livello %1: %2: %3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>le opzioni si rileggono diverse: %1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1, al posto %2, distribuita anche come %3</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>una mossa non è regolare in ciò che è stato ridistribuito</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>lo svolgimento rivela ciò che è nascosto</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>l’osservazione rivela ciò che è nascosto</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>le mosse regolari rivelano ciò che è nascosto</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>si gioca una mossa che non è regolare al livello %1</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>ciò che è nascosto si conosce al livello %1</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>il suggerimento conosce ciò che è nascosto</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>non è un gioco: %1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>costruzione non riuscita: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>&quot;%1&quot; è una funzione, e deve essere un valore</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>deve restituire il prossimo stato, o nil e una frase</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>l’immagine non si può mostrare: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
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
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>al byte %L1: %2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>non contiene un oggetto JSON</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1 non è una cartella</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>l’output non si è potuto scrivere: %1</translation>
    </message>
</context>
</TS>
