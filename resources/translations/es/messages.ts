<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>Última vez: hoy (%1)</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>Última vez: ayer (%1)</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>Última vez: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>%Ln jugada, hoy (%1)</numerusform>
            <numerusform>%Ln jugadas, hoy (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>%Ln jugada, ayer (%1)</numerusform>
            <numerusform>%Ln jugadas, ayer (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>%Ln jugada, última vez: %1</numerusform>
            <numerusform>%Ln jugadas, última vez: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>Otra ventana está usando los retos del día.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>algo difícil</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>muy difícil</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>victoria con ayuda</translation>
    </message>
    <message>
        <source>won</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>victoria con ayuda en %1</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>victoria en %1</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>derrota con ayuda</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>empate con ayuda</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>puntuación con ayuda: %L1</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>puntuación: %L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>Todavía no hay racha de días.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>Primer día de la racha.</numerusform>
            <numerusform>Racha de %Ln días.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>Día perdonado: %1.</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>%Ln jugada hasta ahora</numerusform>
            <numerusform>%Ln jugadas hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>empezado</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>sin jugar todavía</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>Hoy: %1, %2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>La baraja elegida (%1) ya no está instalada. En su lugar ves la nuestra.</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>no se puede leer su archivo</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>su archivo es demasiado grande</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>su archivo no es un dibujo</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>su dibujo no es seguro de abrir</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>le faltan cartas</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>no tiene forma de cartas</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>tiene cartas en blanco o repetidas</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>no se distinguen sus palos o no son los habituales</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>tarda demasiado en dibujarse</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>La baraja «%1» no se puede usar: %2. En su lugar ves la nuestra.</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translatorcomment>not a term: hand</translatorcomment>
        <translation>El sistema no entregó el archivo.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>demostrado</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>cálculo exacto</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>Buscando las jugadas que decidieron la partida...</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>Valorando la jugada %L1 de %L2...</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>Ninguna jugada de esta partida fue decisiva.</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>Precisión: %L1 de 100.</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>Todas las jugadas eran igual de buenas.</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>Regalado: %1.</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>Ganado por suerte: %1.</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>Perdido por suerte: %1.</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>la jugada %L1 regaló %2 (%3).</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>Momento %L1 de %L2: %3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>Mejorado: este final supera al de la partida analizada.</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>Este final es peor que el de la partida analizada.</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>Este final es tan bueno como el de la partida analizada.</translation>
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
        <translation>no es una partida guardada</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>la escribió una versión más nueva</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>su formato es desconocido</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>es de otro juego</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>no contiene ninguna partida</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 no es una carpeta.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>Otra ventana está usando la partida guardada.</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>No tienes permiso para escribir en %1.</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>No se puede escribir en %1 (%2).</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>Dos personas</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>Empieza la máquina</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>Otra ventana está usando las estadísticas.</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>las escribió una versión más nueva</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>no se puede abrir ninguna ventana: no hay pantalla</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>no se puede abrir ninguna ventana: %1</translation>
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
        <translation>%1 ocupó %2 de memoria y se cerró; puede ocupar %3 (consulta --no-limits)</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>Español</translation>
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
        <translation>%1 no se cargó: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>%1 no tiene nada que mostrar</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>%1 falló al iniciarse: %2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>%1 falló al iniciarse</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>no hay ningún juego «%1»</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 no es un juego: %2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>no se puede jugar a %1: %2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>%1 no puede usar tus archivos, la red ni otros programas (consulta --unconfined)</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>Jugar contra la máquina</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>En pausa. Pulsa %1 o el botón para seguir.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>Buscando una partida...</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Pensando...</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1 Sigo pensando...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>Tiempo: %1.</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>Jugadas en total: %L1.</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>Jugadas: %L1.</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>Con ayuda.</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>Sin ayuda.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>plt::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>Solo los juegos que vinieron con este programa inician otros.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ese archivo no existe.</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>Está donde puede escribir el propio juego.</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>¿Iniciar este programa para %1? Se ejecuta con tus permisos.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>No lo has permitido.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation>¿Abrir este archivo en %1?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>No has elegido este archivo.</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>El juego no ha entregado el contenido.</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>Compilando: %1 %</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>No se pudo compilar: %1</translation>
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
        <translation>Elige un día para jugar sus retos.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>sin retos del día</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>Perdido y perdonado.</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>Terminado otro día.</translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation>Nada terminado.</translation>
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
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>Botones de la cámara</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>Girar el tablero a la izquierda</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>Girar el tablero a la derecha</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>Ver más desde arriba</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>Ver más de lado</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translatorcomment>not a term: move</translatorcomment>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translatorcomment>not a term: move</translatorcomment>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>Vista habitual</translation>
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
        <translation>Mesa de cartas</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta boca abajo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>sin cartas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>arriba: %1</translation>
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
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 de picas</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 de corazones</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 de diamantes</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 de tréboles</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
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
        <translation>argumento desconocido: %1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 necesita un valor</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 aparece dos veces</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>%1 y %2 se excluyen entre sí</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>--game solo sirve con --play</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--game y un archivo se excluyen entre sí</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>--json solo sirve con --list</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>--games-dir y %1 se excluyen entre sí</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>--deep solo sirve con --check</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>--translate necesita un idioma, como de</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>--check necesita una carpeta</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>--no-limits y %1 se excluyen entre sí</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>--unconfined y %1 se excluyen entre sí</translation>
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
        <translatorcomment>not a term: card; not a term: board; not a term: help</translatorcomment>
        <translation>Uso:
  plt-games [--games-dir DIR]...                               abre la consola de juegos
  plt-games --play JUEGO [--game CÓDIGO] [--games-dir DIR]...  inicia un juego por su id o su carpeta
  plt-games --play JUEGO ARCHIVO [--games-dir DIR]...          abre un archivo de ese juego
  plt-games --list [--json] [--games-dir DIR]...               enumera los juegos
  plt-games --check [--deep] CARPETA...                        dice qué está mal en carpetas de juegos
  plt-games --new-game ID [TIPO]                               empieza un juego tuyo: escribe su carpeta; TIPO
                                                               es lua-board, lua-cards, lua-pieces, o en C++
                                                               board, cards, pieces
  plt-games --translate CARPETA IDIOMA                         reúne las frases de un juego en Lua para quien traduce
  plt-games --version
  plt-games --help

  --games-dir DIR  busca juegos en DIR en vez de los directorios habituales (se puede repetir)
  --deep           además carga los juegos y juega mil partidas al azar de cada uno
  --game CÓDIGO    empieza con esa misma partida; el juego muestra su código en el menú Partida
  --no-limits      deja a los juegos toda la memoria y el tiempo que quieran (para depurar)
  --unconfined     deja que los juegos usen tus archivos, la red y otros programas</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>Quitar de &amp;favoritos</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>Añadir a &amp;favoritos</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>Escribe para buscar un juego</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Buscar un juego</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Sorpréndeme</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>Jugar a un juego elegido al azar</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Juegos</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>&amp;Sorpréndeme</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>Jugar a un juego elegido al azar (%1)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>Juegos a&amp;biertos</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>&amp;Pegar una partida compartida</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>&amp;Estadísticas de todos los juegos...</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>Abrir la &amp;carpeta de tus juegos</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>&amp;Volver a buscar juegos</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Hoy</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>&amp;Calendario...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>&amp;Acerca de PLT Games</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>&amp;Jugar a %1</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>&amp;Reglas de %1</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>&amp;Jugar otra partida</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Reglas de %1</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>No se pudo mostrar la carpeta. Tus propios juegos van en:</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>Acerca de PLT Games</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>Una colección de juegos pequeños.

Cada juego va por su cuenta: sigue cuando se cierra esta ventana, y cuando lo cierras recuerda por dónde ibas.</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Abierto: %1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>Juegos abiertos: %1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>&amp;Hoy, tras tu primera partida</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Escribe para buscar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>Qué contiene el archivo</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>No todo se pudo &amp;leer:</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Lo que no se pudo leer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>No contiene nada que este juego pueda mostrar.</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>&amp;Reto del día</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>Retos de días an&amp;teriores</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>Reto del %1: %2.</translation>
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
        <translation>Baraja de todos los juegos de cartas</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>Buscando otras barajas en este equipo...</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>Nuestra baraja</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>Aquí aparecen las barajas de KDE y GNOME si están instaladas.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Reverso:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>&amp;Cuatro colores: diamantes azules y tréboles verdes</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>&amp;Letras y números grandes</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>La baraja elegida no se puede usar; en su lugar ves la nuestra.</translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir...</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Abrir r&amp;eciente</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>&amp;Guardar como...</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>No se puede abrir %1</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 no es un archivo que se pueda leer.</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>%1 pasa de %2, demasiado grande para este juego.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>Este juego no abre archivos.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>No se puede guardar %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Compartir como texto</translation>
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
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>al cargarlo</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>al crear su vista</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>al mostrar su primera partida</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>al probar sus opciones</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>en una partida al azar</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>al leer un texto dañado</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>al buscar una pista</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>mientras la máquina busca una jugada</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>al guardar, recuperar y deshacer partidas</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>al jugarlo en su ventana</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>al guardar su partida</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>al cerrarlo</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>No se puede leer su archivo info.yaml: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>Su archivo info.yaml es demasiado grande: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>Su archivo info.yaml no está en UTF-8: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>Su archivo info.yaml tiene un error: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>Su archivo info.yaml no nombra una biblioteca: %1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>Falta su biblioteca: %1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>No se puede leer su script: %1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>Su biblioteca no es un juego: %1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>Su biblioteca no encaja con esta versión de PLT Games: %1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>Favorito.</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>Hay una partida que se puede seguir.</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>En la carpeta %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciándose</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Quitar de favoritos</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Añadir a favoritos</translation>
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
        <translation>no se encontró %1; Debian lo tiene en el paquete qt6-l10n-tools</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 falló: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>no se puede leer %1</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>%1 no es un juego en Lua</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>«%1» no es el código de un idioma, como de o pt_BR</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>No se puede crear %1</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>El juego habla este idioma: todas las frases de %1 están traducidas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>Una frase de %1 no tiene traducción. Escríbela con Qt Linguist o un editor y ejecuta esto otra vez.</numerusform>
            <numerusform>%Ln frases de %1 no tienen traducción. Escríbelas con Qt Linguist o un editor y ejecuta esto otra vez.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>Código de partida</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>Dale un código a otra persona y jugará la misma partida que tú. El número es corto; la forma exacta vale para siempre.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>Esta partida no procede de ningún número.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacta</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>Diría lo que está oculto en esta partida; por eso solo se puede copiar.</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>&amp;Jugar esta:</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>Pega aquí un código o una partida compartida</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1 Esta partida no se guarda.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañada</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>La lista de partidas que conoces no se pudo usar: %1.</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>Parte de la partida guardada no se pudo usar: %1.</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>La partida guardada no se pudo usar: %1.</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>Se queda como está en %1, y esta partida no se guarda.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>Se conservó como %1.</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translatorcomment>not a term: saved game</translatorcomment>
        <translation>La partida es demasiado grande para guardarla. Se conserva la última que cabía.</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>Borra el historial (en el menú Partida) para volver a tener todo el espacio.</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>Cuando se agote, esta partida ya no se podrá guardar.</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>La partida guardada está llena. Las primeras jugadas solo se pueden deshacer hasta que se cierre la ventana.</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>Ya está ocupada la mitad del espacio de la partida guardada.</translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>Nueva par&amp;tida...</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>&amp;Reiniciar esta partida</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>&amp;Borrar el historial...</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>Có&amp;digo de partida...</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>&amp;Copiar código de partida</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>Co&amp;mpartir como texto</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Estadísticas...</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>En este juego no hay nada que elegir.</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>&amp;Vista previa de impresión...</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>Guardar como PD&amp;F...</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>¿Borrar el historial?</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>Lo que ves se queda como está. Lo anterior ya no se podrá deshacer, y la partida guardada vuelve a tener todo su espacio.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>La partida se copió como texto. Envíalo y pega aquí la respuesta.</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>La partida se copió como texto. Quien lo pegue jugará la misma partida.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Pe&amp;gar una partida compartida</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>Copiar como &amp;imagen</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>El tablero se copió como texto.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>Pre&amp;ferencias...</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>No hay nada que copiar.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>El tablero se copió como imagen.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>&amp;Ajustar a la ventana</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Mostrar el &amp;reloj</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>A&amp;nimaciones</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>&amp;Sonidos en todos los juegos</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Velocidad de animación</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>Regis&amp;tro de la partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1: reglas</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>&amp;Qué hay que hacer</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Acerca de</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>Un juego de PLT Games %1. Software libre bajo la licencia MIT.</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>Aquí empieza esta partida. Si deshaces una vez más, vuelves a la partida anterior.</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>&amp;Deshacer la nueva partida</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>Seguir la &amp;pista</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>Todavía se está buscando una partida.</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>No se encontró ninguna partida.</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>No se encontró ninguna partida: %1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>No se pudo calcular ninguna pista.</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>No se pudo calcular ninguna pista: %1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>Una jugada no se pudo valorar.</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>Una jugada no se pudo valorar: %1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>Las jugadas de este texto no llevan al resultado que dice, así que solo se abrió su reparto.</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Buscando juegos...</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>No se encontraron juegos. El menú Juegos abre la carpeta donde van los tuyos.</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>Ningún juego se llama «%1».</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Ver todos los juegos</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>no hay ningún tipo de juego llamado %1, solo %2</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>el juego no se cargó: %1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>el juego no tiene nada que mostrar</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1: hubo tiempo para %Ln partida al azar</numerusform>
            <numerusform>%1: hubo tiempo para %Ln partidas al azar</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>la ventana del juego no se cierra</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>el juego lanzó una excepción %1</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>el juego lanzó una excepción %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>¡Has ganado!</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Has perdido</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>¡Gana %1!</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostrar la &amp;solución</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>Resultado que hay que superar, comprobado por sus jugadas: %1.</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>Resultado que hay que superar: %1.</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>Leyendo la partida guardada...</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>A superar</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Esta partida no se guarda.</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1 Si la cierras ahora, se perderá.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Cerrar de todos modos</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1, se puede poner aquí</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1, en la mano</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>Mano por orden de &amp;robo</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>Mano por &amp;palos</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>Mano por &amp;valores</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>Mano en mi pr&amp;opio orden</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gana</translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>El del &amp;escritorio</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Manual</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>El manual no está instalado.</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>Va en %1.</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>No se puede crear %1</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>%1 no puede ser el id de un juego: para CMake, YAML o este programa significa otra cosa</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>un id tiene de 2 a 60 letras minúsculas, cifras y guiones sueltos, y empieza por una letra</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>«%1» no puede ser el id de un juego: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>«%1» no puede ser el id de un juego: %2, por ejemplo %3</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 ya existe</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>La carpeta %1 es un juego entero. Compílalo, juégalo y hazlo tuyo:</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>La carpeta %1 es un juego entero. Juégalo y hazlo tuyo: la ventana muestra cada cambio que guardes en game.lua.</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>Es una partida de «%1», que no está entre tus juegos.</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tiempo jugado</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>Los gráficos de este equipo dejaron de funcionar; el tablero se muestra plano, desde arriba.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>OpenGL no funciona en este equipo; el tablero se muestra plano, desde arriba.</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>No contiene ninguna imagen que se pueda leer.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>No es un archivo que se pueda leer.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>El archivo pasa de %1, demasiado grande para una imagen.</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>La imagen está dañada: %1.</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>El dibujo no se puede usar: remite a otros archivos o repite sus partes demasiadas veces.</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translatorcomment>not a term: move</translatorcomment>
        <translation>La imagen está animada. Se toma su primer momento.</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>La imagen es demasiado grande: mide %L1 × %L2 píxeles. Se pueden leer 100 millones de píxeles como mucho.</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>La imagen es demasiado pequeña: mide %L1 × %L2 píxeles, y cada lado debe tener al menos %L3.</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>La baraja elegida tarda demasiado en dibujarse; en su lugar ves la nuestra.</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jugar ya</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>La máquina hace la mejor jugada que haya encontrado</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Una jugada &amp;atrás</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>Retrocede una jugada, sea de quien sea</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Una jugada a&amp;delante</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>Avanza una jugada, sea de quien sea</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Al pri&amp;ncipio</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>Muestra esta partida antes de su primera jugada</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>A la úl&amp;tima jugada</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>Muestra esta partida después de su última jugada</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>La máquina &amp;espera</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>Las máquinas solo juegan cuando se lo dices</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>Mostrar qué &amp;piensa la máquina</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>&amp;Despacio</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápido</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>Al &amp;instante</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>La má&amp;quina juega</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>Jugar contra la máquina</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>La máquina ocupa el segundo puesto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>%1, le toca jugar</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1. Haz clic para cambiar quién juega.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Pensando...</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>La máquina espera.</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>Sonidos en este juego</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>Este equipo no tiene OpenGL; el tablero se muestra plano, desde arriba.</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>Problemas en las carpetas de juegos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>Un problema en las carpetas de juegos</numerusform>
            <numerusform>%Ln problemas en las carpetas de juegos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>Registro de la partida</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Las estadísticas no se pudieron leer y empiezan de cero. Lo que había se conserva como %1.</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>No se pudo contar: %1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>Es tu mejor resultado hasta ahora.</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>Es el número %L1 de tus mejores resultados; el mejor es %2.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>Tu mejor resultado es %1.</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>El reto del día, una vez.</numerusform>
            <numerusform>El reto del día, racha de %Ln días.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>Desarrollo de la partida</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>Con Izquierda y Derecha eliges una jugada.</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation>Momento anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>Momento siguiente (F3)</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Lo jugado</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Probar aquí</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Seguir jugando desde esta posición</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>&amp;Copiar el análisis como texto</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>&amp;Imprimir el análisis...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Cerrar el análisis</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>Lo mejor</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Volver al análisis</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>Estás probando lo que pudo haber sido. La partida analizada se conserva.</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>La jugada %L1 fue tan buena como la mejor.</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>El análisis se copió como texto.</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>%1 ocupó demasiada memoria y se cerró.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>No se pudo iniciar %1.</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>%1 no se cargó.</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>%1 falló al iniciarse.</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>%1 se cerró de golpe (%2).</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>%1 se detuvo con el código %L2.</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>Otro programa o el sistema cerró %1.</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>%1 retenía el teclado o el ratón sin responder, y se cerró.</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>%1 terminó sin abrir ninguna ventana.</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>%1 todavía no ha abierto una ventana.</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>%1 no responde.</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>Juegos abiertos</translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation>Traer la ventana al frente</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciándose</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Inicio: %1</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>No responde desde hace %1</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>Se le pidió que se cierre</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>Se está cerrando</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Parar ya</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>Cerrarlo a la fuerza</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>Cierra el juego; a la fuerza si no se cierra</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>Parar %1 ya</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Parar %1</translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>Tablero en &amp;perspectiva</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>C&amp;oordenadas</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>Cá&amp;mara</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>Girar a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>Girar a la &amp;derecha</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>Más desde &amp;arriba</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>Más de &amp;lado</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>A&amp;cercar</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>Al&amp;ejar</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Más pe&amp;queño</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Mover arriba</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Mover abajo</translation>
    </message>
    <message>
        <source>&amp;Usual view</source>
        <translation>&amp;Vista habitual</translation>
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
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>sin ayuda</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1 tras una jugada</numerusform>
            <numerusform>%1 tras %Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>una jugada en total</numerusform>
            <numerusform>%Ln jugadas en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>una jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>%L1 de 100 en el análisis</translation>
    </message>
    <message>
        <source>won</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>puntuación %L1</translation>
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
            <numerusform>%1: te toca, tras una jugada</numerusform>
            <numerusform>%1: te toca, tras %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1: prueba esta partida</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>Es una partida de «%1». Pégala allí o en la consola.</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>Has superado el otro resultado (%1).</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>El otro resultado sigue siendo mejor (%1).</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>Tan bueno como el otro resultado (%1).</translation>
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
        <translation>Este archivo no tiene estadísticas de este programa.</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>Este archivo lo escribió una versión más nueva.</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>«%1» no es el nombre de ningún juego.</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>&amp;Contar mis partidas</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Jugar otra vez</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>&amp;Borrar...</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Borrar estadísticas</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>¿Borrar las cifras y los mejores resultados de estas opciones?</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Borrar estos</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>Borrar todo lo de este juego</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>Partidas con estas opciones</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Mejores resultados</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>No se pueden leer las estadísticas: %1.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Todavía no se ha contado nada. Juega una partida hasta el final.</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Partidas analizadas</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>Precisión (mejor)</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>Precisión (promedio)</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>Precisión (últimas partidas)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>Victorias seguidas (ahora)</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>Victorias seguidas (máximo)</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Puesto promedio</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>Promedio de jugadas totales</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Promedio de jugadas</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Tiempo promedio</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1 (mejor)</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1 (promedio)</translation>
    </message>
    <message>
        <source>Rank</source>
        <translatorcomment>not a term: rank</translatorcomment>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>Jugadas totales</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
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
        <translation>%L1, máximo %L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Estadísticas de todos los juegos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Seguidas</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Evolución</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>Promedio de los diez últimos análisis, sobre 100</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>Precisión de las partidas analizadas a lo largo del tiempo</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>&amp;Guardar una copia...</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>Escribe todas las estadísticas en un archivo, para otro equipo</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>&amp;Añadir una copia...</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>Añade las estadísticas de otro equipo; nada se cuenta dos veces</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>Estadísticas (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>Añadir una copia</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Todavía no se ha contado nada. Juega una partida hasta el final.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>Una partida terminada</numerusform>
            <numerusform>%Ln partidas terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>una ganada</numerusform>
            <numerusform>%Ln ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>%1 en total</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>No se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ese archivo no existe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>Se añadió una partida.</numerusform>
            <numerusform>Se añadieron %Ln partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>No se puede mostrar la ayuda: %1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>ese archivo no existe.</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>no es un archivo normal.</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>el archivo es demasiado grande.</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>no se pudo probar el juego: %1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>el juego se cuelga %1</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>el juego ocupó demasiada memoria %1; puede ocupar %2</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>el juego se cerró de golpe (%1) %2</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>el juego cerró el programa %1</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>el juego cerró el programa con el código %L1 %2</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Sin guardar: %1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>Juegos que fallaron</translation>
    </message>
</context>
<context>
    <name>plt::TroubleRow</name>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>Detalles de: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>Copiar el informe sobre %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Iniciar de nuevo</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>Iniciar %1 de nuevo</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Pararlo</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Parar %1</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>Descartar: %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1 (una vez)</numerusform>
            <numerusform>%1 (%Ln veces)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>%Ln semijugada, posiciones: %1, %2</numerusform>
            <numerusform>%Ln semijugadas, posiciones: %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>La máquina ha fallado. Puedes jugar por ella.</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>La máquina ha fallado (%1). Puedes jugar por ella.</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>La máquina hizo una jugada ilegal. Puedes jugar por ella.</translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>fallo de segmentación</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>se abortó él mismo</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>error aritmético</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>instrucción ilegal</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>error de bus</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation>señal %L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>fila %L1, columna %L2</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>El tablero se muestra plano: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1 pasa de 1 MB</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>no existe el archivo %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>«%1» no es el nombre de un archivo SVG de la carpeta del juego</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>hay demasiados dibujos</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1 no es un dibujo que se pueda mostrar</translation>
    </message>
</context>
<context>
    <name>plt::script::FailureBar</name>
    <message>
        <source>&amp;Script</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>&amp;Script</translation>
    </message>
</context>
<context>
    <name>plt::script::Picture</name>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>este nombre es desconocido: ¿querías decir «%1»?</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>debe ser un texto</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>este texto es demasiado largo</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>debe ser un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>debe ser un número de %1 a %2</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>debe ser true o false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>«%1» no es ninguno de estos: %2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>debe ser una lista</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>es demasiado largo: el límite es %1</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>deben ser dos números, como {1, 2}</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>debe ser una tabla, como {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>una pieza está sobre una casilla</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>un tablero libre tiene casillas con un lugar cada una</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>hay más que en un tablero de %1 x %2</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>una casilla es el nombre de un aspecto, una tabla o false</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>ahí no hay casilla</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translation>un tablero necesita columnas</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation>un tablero necesita filas</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>dos piezas se llaman «%1»</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>una carta es un texto como &quot;QH&quot;, o una tabla</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>«%1» no es una carta: escribe el valor A23456789TJQK y el palo SHDC, y un número para la baraja si hay varias, como QH2</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>una carta tiene &quot;card&quot;, &quot;text&quot;, &quot;shape&quot; o &quot;svg&quot;</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>una carta con cara propia necesita un id</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>la carta %1 está dos veces</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>una mesa de cartas tiene pilas</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>una pila es una tabla</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>dos pilas se llaman «%1»</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>un botón tiene nombre</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>celeste</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
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
        <translation>piedra</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>clavija</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anillo</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>flecha</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>corazón</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>corona</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation>picture() debe devolver una tabla</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>encendida</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>tapada</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>meta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%2, color: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Script</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Script</translation>
    </message>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>Valores, líneas impresas y errores</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>&amp;Expresión con el estado mostrado como &quot;state&quot;:</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>E&amp;valuar</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation>Mostrar las jugadas &amp;posibles</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>&amp;Script</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Te toca (%1).</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>No se puede mostrar la imagen. %1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>El script se ha vuelto a leer.</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>El script se ha vuelto a leer, pero ya no se pueden hacer todas las jugadas. %1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>Todavía no hay ninguna posición.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>No se puede imprimir: %1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>No se encontró ninguna impresora. Los juegos no tienen red, así que faltan las impresoras de un servidor de impresión de otro equipo: imprime en un archivo o inicia el juego con --unconfined.</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>Imprimir en un archivo</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>La impresora o el archivo no se puede usar.</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>No se imprimió nada</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>clave desconocida «%1»</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>clave desconocida «%1»: ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>el grupo de juegos «%1» es nuevo; existe «%2»</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>Otros juegos</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>no tiene info.yaml</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>más de %Ln byte</numerusform>
            <numerusform>más de %Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>su info.yaml no nombra ningún juego</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>hay una biblioteca y un script, y solo debe haber uno de los dos</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>el valor de «%1» no es un texto; se usa el predeterminado</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>el icono no es un archivo de la carpeta del juego</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>sin icono: no está %1.svg ni %1.png</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>una lista o asociación, no un nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>«%1» no es el nombre base de una biblioteca</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>no hay ninguna biblioteca «%1» en la carpeta</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>una lista o asociación, no el nombre de un script</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translation>«%1» no es el nombre de un script de la carpeta, como rules.lua</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>no hay ningún archivo «%1» en la carpeta</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>el enlace sale de la carpeta</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>ilegible: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>demasiado grande: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>codificación: %1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>mal formado: %1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>mal valor del juego: %1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>falta la biblioteca: %1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>falta el script: %1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>no es un complemento: %1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>interfaz equivocada: %1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>anidamiento mayor que %1</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>hay texto tras el final de la asociación</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>el documento no es una asociación</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>la clave «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>el archivo no es UTF-8 válido</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>carácter de control</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>sin icono: %1 tarda demasiado en dibujarse</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>sin icono: %1 necesita demasiada memoria para dibujarse</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>sin icono: %1 no se puede dibujar</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>sin icono: falta %1</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>sin icono: %1 es ilegible: %2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>sin icono: %1 pasa de %Ln byte</numerusform>
            <numerusform>sin icono: %1 pasa de %Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>sin icono: %1 no es una imagen</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>sin icono: %1 pasa de %Ln píxel</numerusform>
            <numerusform>sin icono: %1 pasa de %Ln píxeles</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>sin icono: %1 declara entidades XML</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>sin icono: %1 remite a otra imagen</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>sin icono: %1 repite sus partes demasiadas veces</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>los juegos en Lua no están disponibles: %1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>se compiló para Qt %1; este programa usa Qt %2</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>es un complemento de Qt de otro tipo (%1)</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>se compiló para la versión %1 de la interfaz de los juegos; este programa tiene la versión %2</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>falló al cargarse: %1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>falló al cargarse</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>tiene el nombre de la interfaz, pero no la interfaz</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>Juegos de tablero</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>Juegos de cartas</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>Rompecabezas</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>sin efecto: %1 tiene el mismo nombre y va antes</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>Ningún jugador se llama %1.</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Beto</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Carla</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dani</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Fito</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>hacen falta más de %1 MB de memoria</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>una cadena pasa de %1 KB</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>necesita más de un paso; ¿hay un bucle sin fin?</numerusform>
            <numerusform>necesita más de %Ln pasos; ¿hay un bucle sin fin?</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>tarda demasiado</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>se detuvo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, línea %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1, línea %2, en %3: %4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>error con %1</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>error dentro de un error</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>el script pasa de %1 KB</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>%1 contiene demasiados valores: el límite es %2</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 es de tipo %2</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1 no es un número (nan)</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1 es infinito</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>%1 contiene demasiado texto: el límite es %2 KB</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1 es una cadena con un byte cero</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>%1 se contiene a sí mismo</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1 está a demasiada profundidad: el límite es %2</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1 es una tabla con metatabla</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1 está a demasiada profundidad</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>%1 tiene una clave que no es ni un número entero ni una cadena (es de tipo %2)</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>%1 tiene una clave con un byte cero</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>no se puede leer su script</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>en %1: %2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation>&quot;seats&quot; debe ser una lista de nombres; el límite es %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>not a term: level; not a term: easy; not a term: easy; meant: doublewords</translatorcomment>
        <translation>&quot;levels&quot; debe ser una lista como { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>cada nivel necesita una palabra de letras minúsculas y cifras, y un nombre</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>el nivel «%1» está dos veces</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1: ¿es «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>«%1» es una función, y debe ser un valor</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>no hay ninguna función «%1»</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translatorcomment>not a term: deal</translatorcomment>
        <translation>no hay ninguna función «%1», ni tampoco &quot;deal&quot;</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>&quot;ranking&quot; debe ser &quot;highest&quot;, &quot;lowest&quot; o &quot;fastest&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>no hay ninguna función «%1», que la clasificación necesita</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>no hay ninguna función «%1», que un juego con puestos necesita</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>no hay ninguna función «%1», que los niveles necesitan</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation>un juego con niveles necesita &quot;seats&quot;</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>la función «%1» es desconocida: ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translatorcomment>not a term: options</translatorcomment>
        <translation>&quot;options&quot; debe ser una lista; el límite es %1</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>tiene el nombre de otra</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translatorcomment>not a term: options</translatorcomment>
        <translation>fila %1 de &quot;options&quot;: %2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>&quot;presets&quot; debe ser una lista</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translation>fila %1 de &quot;presets&quot;: %2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>necesita un nombre de letras, cifras y _</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>necesita un rótulo</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>necesita números enteros &quot;low&quot; y &quot;high&quot;</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>no ofrece su valor habitual</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>necesita al menos dos valores; el límite es %1</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>necesita valores como { &quot;word&quot;, tr(&quot;Name&quot;) }, cada uno una vez</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>nombra una opción que no existe</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>tiene un valor que «%1» no ofrece</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>«%1» no son opciones de este juego.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>debe devolver una lista de nombres; el límite es %1</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>debe devolver el número de un puesto, o nil</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translatorcomment>not a term: rank</translatorcomment>
        <translation>debe devolver la clasificación de cada puesto, desde 1</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>Haz la jugada marcada.</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translatorcomment>not a term: move</translatorcomment>
        <translation>debe devolver { move = ..., reason = tr(&quot;...&quot;) }, una lista de ellas, o nil</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>No hay ninguna pista.</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>devolvió una jugada que no es posible: %1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>debe devolver cómo empieza la partida</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>«%1» no es un comienzo de este juego.</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>debe devolver el primer estado</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>Esa jugada no es posible aquí.</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>debe devolver el siguiente estado, o nil y una frase</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>debe devolver &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; u &quot;over&quot;, y devolvió %1</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>debe devolver una lista de jugadas, y devolvió %1</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>debe devolver un número</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>debe devolver una cadena</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>«%1» no es una jugada de este juego.</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>debe devolver una frase, o nil</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>«%1» no es un valor de este juego.</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>no se puede mostrar la imagen: %1</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>El código de partida está vacío.</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>El código de partida es demasiado largo.</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>Un código de partida tiene tras las opciones un # con un número o : con un comienzo.</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>Este juego no tiene repartos, así que un código con número no designa ninguna partida.</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation>Después de # debe haber un número entero, no «%1».</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Juega %1.</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Gana.</numerusform>
            <numerusform>Gana en %Ln jugadas; demostrado: no hay camino más corto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Gana.</numerusform>
            <numerusform>Gana en %Ln jugadas; quizá haya un camino más corto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>Lleva la puntuación a %1.</numerusform>
            <numerusform>Lleva la puntuación a %1. Entre %Ln posiciones no se encontró ninguna victoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>Acaba con una puntuación de %1; demostrado: ninguna es mejor.</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>Acaba con una puntuación de %1.</numerusform>
            <numerusform>Acaba con una puntuación de %1, la mejor encontrada entre %Ln posiciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>Desde aquí no se puede ganar: demostrado.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>En una posición no se encontró nada.</numerusform>
            <numerusform>Entre %Ln posiciones no se encontró nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Gana.</numerusform>
            <numerusform>Gana en %Ln jugadas como mucho: demostrado.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>Todas las jugadas pierden: demostrado. Esta es la que más resiste.</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>No se puede forzar nada mejor: demostrado.</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>Parece lo mejor tras una posición; no hay nada demostrado.</numerusform>
            <numerusform>Parece lo mejor tras %Ln posiciones; no hay nada demostrado.</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>Prueba unas cuantas jugadas al azar.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>Mira unos miles de posiciones.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>Piensa alrededor de un segundo.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>un número de reparto no es un número</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>un tiempo de juego está fuera de rango</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>el número de serie de una partida está fuera de rango</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>hay demasiadas jugadas</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>no contiene ninguna partida</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>falta el lugar dentro de la partida</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>Esta partida compartida se cortó o cambió por el camino. Copia su línea entera otra vez.</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>No se pegó ninguna partida compartida: es un texto con una línea que empieza por «plt-games:».</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>La partida compartida tiene demasiadas jugadas.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>Todavía no hay ninguna partida.</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>Hay demasiadas jugadas para seguir. Borra el historial y podrás continuar.</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>Esta partida tiene demasiadas jugadas para seguir. Empieza una nueva.</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>la jugada %1 de la partida %2 no es legal: %3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>Este sistema no puede aislar los juegos (faltan Landlock y seccomp): los juegos de otros pueden hacer todo lo que tú puedes.</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>Este sistema no puede limitar los juegos a sus propios archivos (falta Landlock): los juegos de otros pueden leer y cambiar los tuyos.</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>Este sistema no puede impedir que los juegos usen la red o inicien programas (falta seccomp).</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>el enlace no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>lo leído de %1 no se vuelve a leer a partir de %2</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>se acepta una partida que sigue sin ninguna jugada legal: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>se rechaza una jugada legal: %1 (partida %2)</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>se acepta una jugada que no es legal: %1 (partida %2)</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>se rechaza un texto sin una frase entera: %1: %2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (partida %2)</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1 (partida %2 tras %3)</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>se rechaza un reparto por su propio número: %1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>el mismo número da otra partida</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>el texto de las opciones y el comienzo tiene caracteres que no debe tener: %1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>las opciones o el comienzo no se vuelven a leer: %1 se rechaza: %2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>las opciones o el comienzo se vuelven a leer como otros: %1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>la partida sigue, pero ninguna jugada es legal</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>le toca al puesto %1 de %2</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>la clasificación no tiene un puesto para cada jugador: %1 en vez de %2</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>los puestos de la clasificación no empiezan por 1 o pasan del número de jugadores</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>una partida de varios jugadores acaba como ganada o perdida, lo que ya dice su clasificación</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>se rechaza una jugada legal: %1: %2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>se acepta una jugada que no es legal: %1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>se rechaza una jugada sin una frase entera: %1: %2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>el texto de una jugada tiene caracteres que no debe tener: %1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>una jugada no se vuelve a leer: %1 se rechaza: %2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>una jugada se vuelve a leer como otra: %1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>la misma jugada lleva la segunda vez a otro estado: %1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>la frase del registro tiene un hueco: %1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1, por la jugada %2</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>una cifra de las estadísticas no tiene nombre o valor: %1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>la partida no se puede jugar otra vez: %1 se rechaza: %2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>las mismas jugadas llevan la segunda vez a otro estado</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translation>la fila %1 de las opciones %2 muestra %3, que está fuera de sus límites</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translation>la fila %1 de las opciones %2 no puede ser %3</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translation>la fila %1 de las opciones %2 cambia su número</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>las opciones no se vuelven a leer: %1 se rechaza: %2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>las opciones se escriben de dos maneras: %1 y %2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>el texto de las opciones tiene caracteres que no debe tener: %1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>la descripción de las opciones tiene un hueco: %1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>una valoración tiene un valor que no es un número</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>la jugada hecha vale más que la mejor</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>una jugada al azar vale más que la mejor</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>la mejor jugada no es legal: %1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>un error no tiene explicación</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>a la explicación de una valoración le faltan argumentos</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>un coste no tiene texto</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>deshacer una jugada no lleva al estado anterior</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>se pueden deshacer más jugadas de las que se hicieron</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>una jugada que se rehace lleva a otro estado</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>se pueden rehacer más jugadas de las que se deshicieron</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>una partida repartida no tiene código corto</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>el código %1 lleva a otra partida</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>el código %1 se rechaza: %2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>se acepta un código que no designa ninguna partida: %1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>un código rechazado ha cambiado la partida</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>se acepta una partida guardada que no contiene ninguna: %1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>se rechaza el código de un reparto: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>se rechaza una jugada legal: %1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>una partida guardada no se puede recuperar: %1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>una partida recuperada no es la que se guardó</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>una partida recuperada se guarda como otra</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>una partida recuperada tiene otro pasado</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>una partida recuperada tiene otro futuro</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>una partida recuperada tiene más o menos jugadas</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1, con la partida guardada %2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>se rechaza una partida guardada sin explicación</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>una partida guardada rechazada ha cambiado la partida</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>una partida recuperada no se puede guardar y recuperar</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>una pista</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>una pista no dice nada</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>la frase de una pista tiene un hueco: %1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>la pista %1 no tiene una explicación entera: %2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>una pista no es legal: %1: %2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>la misma semilla da otra jugada en el nivel %1</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>la palabra de un nivel no es una palabra, o no es la suya: %1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>el nivel %1 no tiene nombre</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>se juega una jugada que no es legal en el nivel %1: %2: %3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>las opciones se vuelven a leer como otras: %1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1, al puesto %2, también repartido como %3</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>una jugada no es legal en lo que se repartió de nuevo</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>el registro dice lo que está oculto</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>la observación dice lo que está oculto</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>las jugadas legales dicen lo que está oculto</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>se juega una jugada que no es legal en el nivel %1</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>en el nivel %1 se sabe lo que está oculto</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>la pista sabe lo que está oculto</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>no es un juego: %1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>no se pudo compilar: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Máquina, %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máquina</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>en el byte %L1: %2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>no contiene ningún objeto JSON</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1 no es un directorio</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>no se pudo escribir la salida: %1</translation>
    </message>
</context>
</TS>
