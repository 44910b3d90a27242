<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hardest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won with help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the judgement of all moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>it is not a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>duration</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>guard</name>
    <message>
        <source>%1 took %2 of memory and was ended; it may take %3 (see --no-limits)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Parts of a list or of a description, one after the other.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>A name in front of a field: &quot;Suits:&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>%1 was not loaded: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its difficulty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and what was reached</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::CameraButtons</name>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::CardTable</name>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::CommandLine</name>
    <message>
        <source>unknown argument: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>PLT Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its result or difficulty</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::DayButton</name>
    <message>
        <source>%1 %2</source>
        <comment>day and month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%L1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::DeckChooser</name>
    <message>
        <source>Deck for all card games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a title as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::FigureLabel</name>
    <message>
        <source>%1: %2</source>
        <comment>a figure of the game and its value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::FlightRecorder</name>
    <message>
        <source>%1, at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a line as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameCatalogue</name>
    <message>
        <source>%1 was not found; Debian has it in the package qt6-l10n-tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::Sharing</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no help</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and its result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: your turn, after %Ln moves</source>
        <comment>%1: your turn, after one move</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::StatisticsCopies</name>
    <message>
        <source>%1: %2.</source>
        <comment>a game and its problem</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has no statistics of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::StatisticsWindow</name>
    <message>
        <source>%L1 (%2 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1, most %L2</source>
        <comment>wins in a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::TroubleRow</name>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bus error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::script::FailureBar</name>
    <message>
        <source>&amp;Script</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::script::Picture</name>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ben</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
