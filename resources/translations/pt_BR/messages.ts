<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>Jogado hoje às %1</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>Jogado ontem às %1</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>Jogado em %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>%Ln jogada, hoje às %1</numerusform>
            <numerusform>%Ln jogadas, hoje às %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>%Ln jogada, ontem às %1</numerusform>
            <numerusform>%Ln jogadas, ontem às %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>%Ln jogada, última vez em %1</numerusform>
            <numerusform>%Ln jogadas, última vez em %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>Os desafios do dia estão em uso por outra janela.</translation>
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
        <translation>médio</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>um pouco difícil</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>muito difícil</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>vitória com ajuda</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>vitória com ajuda em %1</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>vitória em %1</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>derrota com ajuda</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>empate com ajuda</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>pontuação com ajuda: %L1</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>pontuação: %L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>Nenhum dia seguido ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>Primeiro dia da série.</numerusform>
            <numerusform>%Ln dias seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>Falta perdoada: %1.</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>%Ln jogada até agora</numerusform>
            <numerusform>%Ln jogadas até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>começado</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>ainda não jogado</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>Hoje: %1, %2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>O baralho que você escolheu (%1) não está mais instalado. No lugar dele você vê o nosso.</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>o arquivo não pode ser lido</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>o arquivo é grande demais</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>o arquivo não é um desenho</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>não é seguro abrir o desenho</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>faltam algumas das cartas</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>não tem o formato de cartas de baralho</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>algumas das cartas estão em branco ou são parecidas demais</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>os naipes não se distinguem ou não são os habituais</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>demora demais para desenhar</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>O baralho “%1” não pode ser usado: %2. No lugar dele você vê o nosso.</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation>O sistema não entregou o arquivo.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>comprovado</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>calculado com exatidão</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>Procurando as jogadas que decidiram a partida...</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>Avaliando a jogada %L1 de %L2...</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>Nenhuma jogada desta partida decidiu nada.</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>Precisão: %L1 de 100.</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>Todas as jogadas foram igualmente boas.</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>Desperdiçado: %1.</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>Ganho por sorte: %1.</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>Perdido por azar: %1.</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>a jogada %L1 desperdiçou %2 (%3).</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>Momento %L1 de %L2: %3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>Corrigido: este final é melhor que o da partida analisada.</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>Este final é pior que o da partida analisada.</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>Este final é tão bom quanto o da partida analisada.</translation>
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
        <translation>não é uma partida salva</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>foi gravado por uma versão mais nova</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>o formato é desconhecido</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>pertence a outro jogo</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>não contém nenhuma partida</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 não é uma pasta.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>A pasta %1 não pode ser criada.</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>A partida salva está em uso por outra janela.</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>Você não tem permissão para gravar em %1.</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>Não é possível gravar em %1 (%2).</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>Duas pessoas</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Você começa</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>O computador começa</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>As estatísticas estão em uso por outra janela.</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>foi gravado por uma versão mais nova</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>nenhuma janela pode ser aberta: não há tela</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>nenhuma janela pode ser aberta: %1</translation>
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
        <translation>%1 usou %2 de memória e foi encerrado; o limite é %3 (veja --no-limits)</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>Português (Brasil)</translation>
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
        <translation>%1 não foi carregado: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>%1 não tem nada para mostrar</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>%1 falhou ao iniciar: %2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>%1 falhou ao iniciar</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>não há jogo &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 não é um jogo: %2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>%1 não pode ser jogado: %2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>%1 não pode usar seus arquivos, a rede nem outros programas (veja --unconfined)</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>Jogar contra o computador</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>Em pausa. Aperte %1 ou o botão para continuar.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>Procurando uma partida...</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Pensando...</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1 Ainda pensando...</translation>
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
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>Tempo: %1.</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>Jogadas no total: %L1.</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>Jogadas: %L1.</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>Com ajuda.</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>Sem ajuda.</translation>
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
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>Só os jogos que vieram com este programa iniciam outros.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Esse arquivo não existe.</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>Ele está onde o próprio jogo pode gravar.</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>Iniciar este programa para %1? Ele roda com as suas permissões.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>Você não permitiu isso.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation>Abrir este arquivo em %1?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>Você não escolheu este arquivo.</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>O jogo não entregou o conteúdo.</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>Compilando: %1%</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>Não foi possível compilar: %1</translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation>Escolha um dia para jogar os desafios dele.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>sem desafios do dia</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>Falta perdoada.</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>Terminado em outro dia.</translation>
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
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>Botões da câmera</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>Girar o tabuleiro para a esquerda</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>Girar o tabuleiro para a direita</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>Ver mais de cima</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>Ver mais de lado</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation>Aproximar</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation>Afastar</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>A vista de sempre</translation>
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
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta virada para baixo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>sem cartas</translation>
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
        <translation>em cima: %1</translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 de espadas</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 de copas</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 de ouros</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 de paus</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
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
        <translation>argumento desconhecido: %1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 precisa de um valor</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 aparece duas vezes</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>%1 e %2 excluem um ao outro</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>--game só vale com --play</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--game e um arquivo excluem um ao outro</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>--json só vale com --list</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>--games-dir e %1 excluem um ao outro</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>--deep só vale com --check</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>--translate precisa de um idioma, por exemplo pt_BR</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>--check precisa de uma pasta</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>--no-limits e %1 excluem um ao outro</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>--unconfined e %1 excluem um ao outro</translation>
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
        <translation>Uso:
  plt-games [--games-dir DIR]...                              abre o console dos jogos
  plt-games --play JOGO [--game ID] [--games-dir DIR]...      joga um jogo, pelo id ou pela pasta dele
  plt-games --play JOGO ARQUIVO [--games-dir DIR]...          abre um arquivo desse jogo
  plt-games --list [--json] [--games-dir DIR]...              lista os jogos
  plt-games --check [--deep] PASTA...                         diz o que há de errado nas pastas de jogos
  plt-games --new-game ID [TIPO]                              começa um jogo seu: grava a pasta dele; TIPO é
                                                              lua-board, lua-cards, lua-pieces, ou em C++
                                                              board, cards, pieces
  plt-games --translate PASTA IDIOMA                          reúne as frases de um jogo em Lua para um tradutor
  plt-games --version
  plt-games --help

  --games-dir DIR  procura jogos em DIR em vez das pastas habituais (pode ser repetido)
  --deep           também carrega os jogos e joga mil partidas ao acaso de cada um
  --game ID        começa com exatamente esta partida; o jogo mostra o ID no menu Partida
  --no-limits      deixa os jogos usarem quanto quiserem de memória e tempo (para depuração)
  --unconfined     deixa os jogos usarem seus arquivos, a rede e outros programas</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>Remover dos f&amp;avoritos</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>Adicionar aos f&amp;avoritos</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translation>PLT Games</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>Digite para achar um jogo</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Achar um jogo</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Me surpreenda</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>Jogar um jogo escolhido ao acaso</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Jogos</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Jo&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>Me &amp;surpreenda</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>Jogar um jogo escolhido ao acaso (%1)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>A&amp;char</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>Jogos a&amp;bertos</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Co&amp;lar partida compartilhada</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>&amp;Estatísticas de todos os jogos...</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>Abrir a pasta dos se&amp;us jogos</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>&amp;Procurar jogos de novo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Hoje</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>&amp;Calendário...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>&amp;Sobre o PLT Games</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>&amp;Jogar %1</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>&amp;Regras: %1</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>Jogar &amp;outro jogo</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Regras: %1</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>A pasta não pôde ser mostrada. Seus próprios jogos ficam em:</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>Sobre o PLT Games</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translation>PLT Games %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>Uma coleção de jogos pequenos.

Cada jogo roda por conta própria: ele continua quando esta janela é fechada e, quando você fecha o jogo, ele lembra onde você estava.</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Aberto: %1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>Jogos abertos: %1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>&amp;Hoje, depois da sua primeira partida</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Digite para procurar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>O que o arquivo contém</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>Nem tudo pôde ser &amp;lido:</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>O que não pôde ser lido</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>Não contém nada que este jogo possa mostrar.</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>&amp;Desafio do dia</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>Desafios de dias an&amp;teriores</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>O desafio de %1: %2.</translation>
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
        <translation>Baralho para todos os jogos de cartas</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>Procurando outros baralhos neste computador...</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>O nosso baralho</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>Os baralhos do KDE e do GNOME aparecem aqui quando estão instalados.</translation>
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
        <translation>Vinho</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Verso:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>&amp;Quatro cores: ouros azuis e paus verdes</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>&amp;Letras e números grandes</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>O baralho escolhido não pode ser usado; no lugar dele você vê o nosso.</translation>
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
        <translation>Abrir r&amp;ecente</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>Sal&amp;var como...</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Não é possível abrir %1</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Não há arquivo %1.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 não é um arquivo que possa ser lido.</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>%1 tem mais de %2, o que é grande demais para este jogo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>Este jogo não abre arquivos.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>Não é possível salvar %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Limpar a lista</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jogar outra vez</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Compartilhar como texto</translation>
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
        <translation>%1, na jogada %2</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>ao ser carregado</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>ao criar a tela do jogo</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>ao mostrar a primeira partida</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>enquanto as opções são experimentadas</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>em uma partida ao acaso</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>ao ler um texto danificado</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>ao procurar uma dica</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>enquanto o computador procura uma jogada</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>enquanto partidas são salvas, restauradas e desfeitas</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>ao ser jogado na janela</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>ao salvar a partida</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>ao ser fechado</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>O arquivo info.yaml não pode ser lido: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>O arquivo info.yaml é grande demais: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>O arquivo info.yaml não está em UTF-8: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>O arquivo info.yaml tem um erro: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>O arquivo info.yaml não indica uma biblioteca: %1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>Falta a biblioteca: %1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>O script não pode ser lido: %1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>A biblioteca não é um jogo: %1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>A biblioteca não serve para esta versão do PLT Games: %1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>Um favorito.</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>Há uma partida para continuar.</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>Na pasta %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Remover dos favoritos</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Adicionar aos favoritos</translation>
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
        <translation>%1 não foi encontrado; no Debian está no pacote qt6-l10n-tools</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 falhou: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>não é possível ler %1</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>%1 não é um jogo em Lua</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>&quot;%1&quot; não é o código de um idioma, por exemplo fr ou pt_BR</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>não é possível criar %1</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>O jogo fala este idioma: todas as frases de %1 estão traduzidas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>Falta traduzir %Ln frase em %1. Escreva a tradução com o Qt Linguist ou um editor e execute isto de novo.</numerusform>
            <numerusform>Falta traduzir %Ln frases em %1. Escreva as traduções com o Qt Linguist ou um editor e execute isto de novo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>ID da partida</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>Dê um ID a outra pessoa, e vocês dois jogam a mesma partida. O número é curto; a forma exata vale para sempre.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>Esta partida não foi criada a partir de um número.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exato</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>Ele revelaria o que está escondido nesta partida, por isso só pode ser copiado.</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>&amp;Jogar esta:</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>Cole aqui um ID ou uma partida compartilhada</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1 Esta partida não é salva.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está danificado</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>A lista das partidas que você já conhece não pôde ser usada: %1.</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>Uma parte da partida salva não pôde ser usada: %1.</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>A partida salva não pôde ser usada: %1.</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>Ela fica como está em %1, e esta partida não é salva.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>Foi guardada como %1.</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation>A partida é grande demais para ser salva. Fica guardada a última que não era.</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>Esqueça o passado (no menu Partida) para ter todo o espaço de novo.</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>Quando tudo estiver ocupado, esta partida não poderá mais ser salva.</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>A partida salva está cheia. As primeiras jogadas só podem ser desfeitas até a janela ser fechada.</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>Metade do espaço da partida salva está ocupada.</translation>
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
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>Nova parti&amp;da...</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>&amp;Recomeçar esta partida</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anali&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>&amp;Esquecer o passado...</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>&amp;ID da partida...</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>&amp;Copiar o ID da partida</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>Compar&amp;tilhar como texto</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>Es&amp;tatísticas...</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>Não há nada para escolher neste jogo.</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>I&amp;mprimir...</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>&amp;Visualizar impressão...</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>Salvar como PD&amp;F...</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>Esquecer o passado?</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>O que você vê fica como está. Nada do que veio antes poderá ser desfeito, e a partida salva volta a ter todo o espaço.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Esquecer</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>A partida foi copiada como texto. Envie o texto e cole a resposta aqui.</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>A partida foi copiada como texto. Quem colar o texto joga a mesma partida.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Co&amp;lar partida compartilhada</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>Copiar como ima&amp;gem</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>O tabuleiro foi copiado como texto.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>Pre&amp;ferências...</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>Não há nada para copiar.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>O tabuleiro foi copiado como imagem.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Re&amp;duzir</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>A&amp;justar à janela</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Mostrar o &amp;relógio</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animações</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>Son&amp;s em todos os jogos</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Velocidade da animação</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jogadores</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>Re&amp;gistro da partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1: regras</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>O que &amp;fazer</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Sobre</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>Um jogo do PLT Games %1. Software livre sob a licença MIT.</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>Esta partida começa aqui. Desfazendo mais uma vez, você volta à partida anterior.</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>&amp;Desfazer nova partida</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>Jogar a d&amp;ica</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>Ainda procurando uma partida.</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>Nenhuma partida foi encontrada.</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>Nenhuma partida foi encontrada: %1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>Não foi possível calcular uma dica.</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>Não foi possível calcular uma dica: %1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>Uma jogada não pôde ser avaliada.</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>Uma jogada não pôde ser avaliada: %1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>As jogadas deste texto não levam ao resultado que ele conta, por isso só o começo da partida foi aberto.</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Procurando jogos...</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>Nenhum jogo foi encontrado. O menu Jogos abre a pasta onde ficam os seus.</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>Nenhum jogo se chama “%1”.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todos os jogos</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>não há tipo de jogo chamado %1, só %2</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>o jogo não foi carregado: %1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>o jogo não tem nada para mostrar</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1: houve tempo para %Ln partida ao acaso</numerusform>
            <numerusform>%1: houve tempo para %Ln partidas ao acaso</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>a janela do jogo não fecha</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>o jogo lançou uma exceção %1</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>o jogo lançou uma exceção %1: %2</translation>
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
        <translation>Você venceu!</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Você perdeu</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>%1 venceu!</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostrar a &amp;solução</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>O resultado a superar, conferido pelas jogadas: %1.</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>O resultado a superar: %1.</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>Lendo a partida salva...</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>A superar</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Esta partida não é salva.</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1 Se você fechar agora, ela se perde.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>Fechar &amp;assim mesmo</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1, pode ser posta aqui</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1, levantada</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>Mão na ordem da &amp;compra</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>Mão por &amp;naipe</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>Mão por &amp;valor</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>Mão na minha &amp;ordem</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>tem a vez</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>venceu</translation>
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
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>Como na área de &amp;trabalho</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>O manual não está instalado.</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>O lugar dele é em %1.</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>não é possível criar %1</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>%1 não pode ser o id de um jogo: para o CMake, o YAML ou este programa significa outra coisa</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>um id tem de 2 a 60 letras minúsculas, algarismos e hifens simples, e começa com uma letra</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>&quot;%1&quot; não pode ser o id de um jogo: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>&quot;%1&quot; não pode ser o id de um jogo: %2, como %3</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 já existe</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>A pasta %1 é um jogo inteiro. Compile, jogue e faça dele o seu:</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>A pasta %1 é um jogo inteiro. Jogue e faça dele o seu: a janela mostra cada mudança de game.lua que você salvar.</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>Esta é uma partida de “%1”, que não está entre os seus jogos.</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo jogado</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>A parte gráfica deste computador parou de funcionar, por isso o tabuleiro aparece plano, visto de cima.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>O OpenGL não funciona neste computador, por isso o tabuleiro aparece plano, visto de cima.</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>Não há nele nenhuma imagem que possa ser lida.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>Não é um arquivo que possa ser lido.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>O arquivo tem mais de %1, o que é grande demais para uma imagem.</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>A imagem está danificada: %1.</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>O desenho não pode ser usado: ele se refere a outros arquivos ou repete suas partes vezes demais.</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation>A imagem se move. O primeiro momento dela é usado.</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>A imagem é grande demais: em pixels tem %L1 × %L2. No máximo 100 milhões de pixels podem ser lidos.</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>A imagem é pequena demais: em pixels tem %L1 × %L2, e cada lado precisa ter pelo menos %L3.</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>O baralho escolhido demora demais para desenhar; no lugar dele você vê o nosso.</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jogar agora</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>O computador faz a melhor jogada que achou até agora</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Uma jogada para &amp;trás</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>Volta uma jogada, de quem quer que seja</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Uma jogada para a &amp;frente</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>Avança uma jogada, de quem quer que seja</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Para o co&amp;meço</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>Mostra esta partida antes da primeira jogada</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>Para a ú&amp;ltima jogada</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>Mostra esta partida depois da última jogada</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>O computador &amp;espera</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>O computador só joga quando você mandar</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>Mostrar o que o computador &amp;pensa</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>&amp;Devagar</translation>
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
        <translation>Na &amp;hora</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>O computador &amp;joga</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>Jogar contra o computador</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>O computador se senta no segundo lugar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>%1, tem a vez</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1. Clique para mudar quem joga.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Pensando...</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>O computador espera.</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>Sons neste jogo</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>Este computador não tem OpenGL, por isso o tabuleiro aparece plano, visto de cima.</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>Problemas nas pastas de jogos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>%Ln problema nas pastas de jogos</numerusform>
            <numerusform>%Ln problemas nas pastas de jogos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>Registro da partida</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>As estatísticas não puderam ser lidas e começam do zero. O que havia fica guardado como %1.</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>A partida não pôde ser contada: %1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>É o seu melhor resultado até agora.</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>É o seu %L1º melhor resultado; o melhor é %2.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>O seu melhor é %1.</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>O desafio do dia: primeiro dia da série.</numerusform>
            <numerusform>O desafio do dia: %Ln dias seguidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>Evolução da partida</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>As setas para os lados escolhem uma jogada.</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation>Momento anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>Próximo momento (F3)</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Jogada feita</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Tentar aqui</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Continuar jogando a partir desta posição</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>&amp;Copiar a análise como texto</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>&amp;Imprimir a análise...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Fechar a análise</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>Melhor jogada</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Ver análise</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>Você está experimentando o que poderia ter sido. A partida analisada fica guardada.</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>A jogada %L1 foi tão boa quanto qualquer outra.</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>A análise foi copiada como texto.</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>%1 usou memória demais e foi encerrado.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 não pôde ser iniciado.</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>%1 não carregou.</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>%1 falhou ao iniciar.</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>%1 falhou (%2).</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>%1 parou com o código %L2.</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>%1 foi encerrado por outro programa ou pelo sistema.</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>%1 prendeu o teclado ou o mouse sem responder e foi encerrado.</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>%1 terminou sem abrir uma janela.</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>%1 ainda não abriu uma janela.</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>%1 não está respondendo.</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>Jogos abertos</translation>
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
        <translation>Trazer a janela para a frente</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>Sem responder há %1</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>Recebeu o pedido de fechar</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>Sendo encerrado</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Parar já</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>Encerrar à força</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>Fechar o jogo; se ele não fechar, encerrar</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>Parar %1 já</translation>
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
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>Tabuleiro em &amp;perspectiva</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>C&amp;oordenadas</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>Câ&amp;mera</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>Girar para a &amp;esquerda</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>Girar para a &amp;direita</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>Mais de &amp;cima</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>Mais de &amp;lado</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>&amp;Mais perto</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>Mais lon&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>Ma&amp;ior</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Me&amp;nor</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Deslocar para a esquerda</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Deslocar para a direita</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Deslocar para cima</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Deslocar para baixo</translation>
    </message>
    <message>
        <source>&amp;Usual view</source>
        <translation>&amp;Vista de sempre</translation>
    </message>
</context>
<context>
    <name>plt::Sharing</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year</comment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>sem ajuda</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1 depois de %Ln jogada</numerusform>
            <numerusform>%1 depois de %Ln jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>%Ln jogada no total</numerusform>
            <numerusform>%Ln jogadas no total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>%Ln jogada</numerusform>
            <numerusform>%Ln jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>%L1 de 100 na análise</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vitória</translation>
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
        <translation>pontuação %L1</translation>
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
            <numerusform>%1: sua vez, depois de %Ln jogada</numerusform>
            <numerusform>%1: sua vez, depois de %Ln jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1: tente esta</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>Esta é uma partida de “%1”. Cole lá ou no console.</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>Você superou o outro resultado (%1).</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>O outro resultado ainda é melhor (%1).</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>Igual ao outro resultado (%1).</translation>
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
        <translation>Este arquivo não contém estatísticas deste programa.</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>Este arquivo foi gravado por uma versão mais nova.</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>“%1” não é nome de jogo.</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>&amp;Contar minhas partidas</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Jogar outra vez</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>&amp;Apagar...</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Apagar estatísticas</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>Apagar os números e os melhores resultados destas opções?</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Apagar estas</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>Apagar tudo deste jogo</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>Partidas com estas opções</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Melhores resultados</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>As estatísticas não podem ser lidas: %1.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Nada foi contado ainda. Jogue uma partida até o fim.</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Partidas analisadas</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>Precisão, melhor</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>Precisão, média</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>Precisão, últimas partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2%)</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrotas</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>Vitórias seguidas, agora</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>Vitórias seguidas, recorde</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1º lugar</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Colocação média</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>Média de jogadas no total</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Média de jogadas</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Tempo médio</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, melhor</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1, média</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>Jogadas no total</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
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
        <translation>%L1 (%2%)</translation>
    </message>
    <message>
        <source>%L1, most %L2</source>
        <comment>wins in a row</comment>
        <translation>%L1, recorde %L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Estatísticas de todos os jogos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Seguidas</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Evolução</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>A média das dez últimas análises, de 100</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>A precisão das partidas analisadas ao longo do tempo</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>&amp;Salvar uma cópia...</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>Grava todas as estatísticas em um arquivo, para outro computador</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>&amp;Juntar uma cópia...</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>Junta as estatísticas de outro computador; nada é contado duas vezes</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>Estatísticas (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>Juntar uma cópia</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Nada foi contado ainda. Jogue uma partida até o fim.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>%Ln partida terminada</numerusform>
            <numerusform>%Ln partidas terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>%Ln com vitória</numerusform>
            <numerusform>%Ln com vitória</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>%1 ao todo</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>Não é possível salvar %1: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Esse arquivo não existe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>Partidas acrescentadas: %Ln.</numerusform>
            <numerusform>Partidas acrescentadas: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Não é possível ler %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>O texto de ajuda não pode ser mostrado: %1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>esse arquivo não existe.</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>não é um arquivo comum.</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>o arquivo é grande demais.</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>o jogo não pôde ser testado: %1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>o jogo não responde %1</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>o jogo usou memória demais %1; o limite é %2</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>o jogo falhou (%1) %2</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>o jogo encerrou o programa %1</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>o jogo encerrou o programa com o código %L1 %2</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Não foi salvo: %1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>Jogos que falharam</translation>
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
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>Detalhes de: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>Copiar o relatório sobre %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Iniciar de novo</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>Iniciar %1 de novo</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Parar %1</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>Dispensar: %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1 (uma vez)</numerusform>
            <numerusform>%1 (%Ln vezes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>%Ln lance de profundidade, posições: %1, %2</numerusform>
            <numerusform>%Ln lances de profundidade, posições: %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>O jogador do computador falhou. Você pode jogar por ele.</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>O jogador do computador falhou (%1). Você pode jogar por ele.</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>O jogador do computador fez uma jogada proibida. Você pode jogar por ele.</translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>falha de segmentação</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>abortou sozinho</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>erro aritmético</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>instrução inválida</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>erro de barramento</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation>sinal %L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>linha %L1, coluna %L2</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>O tabuleiro aparece plano: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1 tem mais de 1 MB</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>não há arquivo %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>&quot;%1&quot; não é o nome de um arquivo SVG na pasta do jogo</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>há desenhos demais</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1 não é um desenho que possa ser mostrado</translation>
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
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>este nome é desconhecido: seria &quot;%1&quot;?</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>precisa ser um texto</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>este texto é longo demais</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>precisa ser um número inteiro de %1 a %2</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>precisa ser um número de %1 a %2</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>precisa ser true ou false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>&quot;%1&quot; não é nenhum destes: %2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>precisa ser uma lista</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>é longo demais: o limite é %1</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>precisa ser dois números, como {1, 2}</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>precisa ser uma tabela, como {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>uma peça fica em uma casa</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>um tabuleiro livre tem casas, cada uma com seu lugar</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>há mais do que em um tabuleiro de %1 x %2</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>uma casa é o nome de um aspecto, uma tabela ou false</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>não há casa ali</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translation>um tabuleiro precisa de colunas</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation>um tabuleiro precisa de linhas</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>duas peças se chamam &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>uma carta é um texto como &quot;QH&quot; ou uma tabela</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>&quot;%1&quot; não é uma carta: escreva o valor A23456789TJQK e o naipe SHDC, e um número para o baralho onde há vários, como QH2</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>uma carta tem &quot;card&quot;, &quot;text&quot;, &quot;shape&quot; ou &quot;svg&quot;</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>uma carta com face própria precisa de um id</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>a carta %1 aparece duas vezes</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>uma mesa de cartas tem pilhas</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>uma pilha é uma tabela</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>duas pilhas se chamam &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>um botão tem um nome</translation>
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
        <translation>vermelho</translation>
    </message>
    <message>
        <source>white</source>
        <translation>branco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>preto</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>laranja</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>azul-claro</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarelo</translation>
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
        <translation>pedra</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>pino</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anel</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrela</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrado</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>losango</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triângulo</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>seta</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>coração</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>coroa</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation>picture() precisa retornar uma tabela</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>acesa</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>parede</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>coberta</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>alvo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%2, cor: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>Valores, linhas impressas e erros</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>&amp;Expressão com o estado mostrado como &quot;state&quot;:</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>C&amp;alcular</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation>Mostrar jogadas &amp;possíveis</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Script</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>É a vez de %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Sua vez (%1).</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Sua vez.</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>A imagem não pode ser mostrada. %1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>O script foi lido de novo.</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>O script foi lido de novo, mas já não é possível fazer todas as jogadas. %1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>Ainda não há uma posição.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>Não é possível imprimir: %1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>Nenhuma impressora foi encontrada. Os jogos não têm rede, por isso faltam as impressoras de um servidor em outro computador: imprima em um arquivo ou inicie o jogo com --unconfined.</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>Imprimir em arquivo</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>A impressora ou o arquivo não pode ser usado.</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>Nada foi impresso</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>chave desconhecida &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>chave desconhecida &quot;%1&quot;: seria &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>o game-set &quot;%1&quot; é novo; já existe &quot;%2&quot;</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>Outros jogos</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>não é uma pasta</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>não tem info.yaml</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>mais de %Ln byte</numerusform>
            <numerusform>mais de %Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>o info.yaml não indica um jogo</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>uma biblioteca e um script; só pode haver um deles</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>o valor de &quot;%1&quot; não é um texto; o valor padrão é usado</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>o ícone não é um arquivo dentro da pasta do jogo</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>sem ícone: não há %1.svg nem %1.png</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>uma lista ou um mapa, não um nome</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>&quot;%1&quot; não é o nome base de uma biblioteca</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>não há biblioteca &quot;%1&quot; na pasta</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>uma lista ou um mapa, não o nome de um script</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translation>&quot;%1&quot; não é o nome de um script na pasta, como rules.lua</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>não há arquivo &quot;%1&quot; na pasta</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>o link leva para fora da pasta</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>não pode ser aberto</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>o arquivo está vazio</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>ilegível: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>grande demais: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>codificação: %1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>malformado: %1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>valor de game inválido: %1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>falta a biblioteca: %1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>falta o script: %1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>não é um plugin: %1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>interface errada: %1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>aninhado além de %1 níveis</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>texto depois do fim do mapa</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>o documento não é um mapa</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>a chave &quot;%1&quot; aparece duas vezes</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>o arquivo não é UTF-8 válido</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>caractere de controle</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>sem ícone: %1 demora demais para desenhar</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>sem ícone: %1 precisa de memória demais para desenhar</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>sem ícone: %1 não pode ser desenhado</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>sem ícone: falta %1</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>sem ícone: %1 é ilegível: %2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>sem ícone: %1 tem mais de %Ln byte</numerusform>
            <numerusform>sem ícone: %1 tem mais de %Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>sem ícone: %1 não é uma imagem</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>sem ícone: %1 tem mais de %Ln pixel</numerusform>
            <numerusform>sem ícone: %1 tem mais de %Ln pixels</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>sem ícone: %1 declara entidades XML</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>sem ícone: %1 se refere a outra imagem</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>sem ícone: %1 repete suas partes vezes demais</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>não há suporte a jogos em Lua: %1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>foi compilado para o Qt %1, este programa usa o Qt %2</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>é um plugin do Qt de outro tipo (%1)</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>foi compilado para a versão %1 da interface dos jogos, este programa tem a versão %2</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>falhou ao ser carregado: %1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>falhou ao ser carregado</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>tem o nome da interface, mas não a interface</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>Jogos de tabuleiro</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>Jogos de cartas</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>Quebra-cabeças</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>ignorado: %1 tem o mesmo nome e vem primeiro</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>Não há jogador chamado %1.</translation>
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
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Davi</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Fábio</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>mais de %1 MB de memória são necessários</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>um texto tem mais de %1 KB</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>leva mais de um passo; há um laço sem fim?</numerusform>
            <numerusform>leva mais de %Ln passos; há um laço sem fim?</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>demora demais</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>foi interrompido</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, linha %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1, linha %2, em %3: %4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>erro com %1</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>erro dentro de um erro</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>o script tem mais de %1 KB</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>não há memória suficiente</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>%1 contém valores demais: o limite é %2</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 é do tipo %2</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1 não é um número (nan)</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1 é infinito</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>%1 contém texto demais: o limite é %2 KB</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1 é um texto com um byte zero</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>%1 contém a si mesmo</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1 está fundo demais: o limite é %2</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1 é uma tabela com metatabela</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1 está fundo demais</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>%1 tem uma chave que não é número inteiro nem texto (é %2)</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>%1 tem uma chave com um byte zero</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>o script não pode ser lido</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>em %1: %2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation>&quot;seats&quot; precisa ser uma lista de nomes; o limite é %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>meant: doublewords</translatorcomment>
        <translation>&quot;levels&quot; precisa ser uma lista como { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>cada nível precisa de uma palavra de letras minúsculas e algarismos e de um nome</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>o nível &quot;%1&quot; aparece duas vezes</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1: seria &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>&quot;%1&quot; é uma função e precisa ser um valor</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>não há função &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation>não há função &quot;%1&quot;, nem uma chamada &quot;deal&quot;</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>&quot;ranking&quot; precisa ser &quot;highest&quot;, &quot;lowest&quot; ou &quot;fastest&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>não há função &quot;%1&quot;, de que a classificação precisa</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>não há função &quot;%1&quot;, de que um jogo com lugares precisa</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>não há função &quot;%1&quot;, de que os níveis precisam</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation>um jogo com níveis precisa de &quot;seats&quot;</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>a função &quot;%1&quot; é desconhecida: seria &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translation>&quot;options&quot; precisa ser uma lista; o limite é %1</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>tem o nome de outra</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translation>linha %1 de &quot;options&quot;: %2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>&quot;presets&quot; precisa ser uma lista</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translation>linha %1 de &quot;presets&quot;: %2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>precisa de um nome de letras, algarismos e _</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>precisa de um rótulo</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>precisa dos números inteiros &quot;low&quot; e &quot;high&quot;</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>não oferece o seu valor padrão</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>precisa de pelo menos dois valores; o limite é %1</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>precisa de valores como { &quot;word&quot;, tr(&quot;Name&quot;) }, cada um só uma vez</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>indica uma opção que não existe</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>tem um valor que &quot;%1&quot; não oferece</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>“%1” não são opções deste jogo.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>precisa retornar uma lista de nomes; o limite é %1</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>precisa retornar o número de um lugar ou nil</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation>precisa retornar a colocação de cada lugar, a partir de 1</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>Faça a jogada marcada.</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation>precisa retornar { move = ..., reason = tr(&quot;...&quot;) }, uma lista disso ou nil</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>Não há dica.</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>retornou uma jogada que não é possível: %1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>precisa retornar como a partida começa</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>“%1” não é um começo deste jogo.</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>precisa retornar o primeiro estado</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>Essa jogada não é possível aqui.</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>precisa retornar o próximo estado, ou nil e uma frase</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>precisa retornar &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; ou &quot;over&quot; e retornou %1</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>precisa retornar uma lista de jogadas e retornou %1</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>precisa retornar um número</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>precisa retornar um texto</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>“%1” não é uma jogada deste jogo.</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>precisa retornar uma frase ou nil</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>“%1” não é um valor deste jogo.</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>a imagem não pode ser mostrada: %1</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>O ID da partida está vazio.</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>O ID da partida é longo demais.</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>Um ID da partida tem, depois das opções, um # com um número ou um : com um começo.</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>Este jogo não é sorteado, por isso um ID da partida com número não indica nada nele.</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation>Depois do # precisa vir um número inteiro, não “%1”.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Jogue %1.</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Vence.</numerusform>
            <numerusform>Vence em %Ln jogadas; comprovado, não há caminho mais curto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Vence.</numerusform>
            <numerusform>Vence em %Ln jogadas; talvez haja um caminho mais curto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>Leva a pontuação a %1.</numerusform>
            <numerusform>Leva a pontuação a %1. Nenhuma vitória foi encontrada em %Ln posições.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>Termina com a pontuação %1; comprovado, não há melhor.</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>Termina com a pontuação %1.</numerusform>
            <numerusform>Termina com a pontuação %1, a melhor encontrada em %Ln posições.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>Daqui não dá mais para vencer: comprovado.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>Nada foi encontrado em %Ln posição.</numerusform>
            <numerusform>Nada foi encontrado em %Ln posições.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Vence.</numerusform>
            <numerusform>Vence em no máximo %Ln jogadas: comprovado.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>Todas as jogadas perdem: comprovado. Esta resiste mais tempo.</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>Nada melhor pode ser forçado: comprovado.</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>Parece a melhor depois de %Ln posição; nada está comprovado.</numerusform>
            <numerusform>Parece a melhor depois de %Ln posições; nada está comprovado.</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>Experimenta algumas jogadas ao acaso.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médio</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>Examina alguns milhares de posições.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>Pensa por cerca de um segundo.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocação</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>o número de uma partida não é um número</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>um tempo de jogo está fora dos limites</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>o número de série de uma partida está fora dos limites</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>há jogadas demais</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>não contém nenhuma partida</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>falta o ponto da partida</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>Esta partida compartilhada foi cortada ou alterada no caminho. Copie a linha inteira de novo.</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>Nenhuma partida compartilhada foi colada: ela é um texto com uma linha que começa com “plt-games:”.</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>A partida compartilhada tem jogadas demais.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>Ainda não há uma partida.</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>Há jogadas demais para continuar. Esqueça o passado, e a partida continua.</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>Esta partida tem jogadas demais para continuar. Comece uma nova.</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>a jogada %1 da partida %2 não é permitida: %3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>Este sistema não consegue isolar os jogos (faltam Landlock e seccomp): jogos de terceiros podem fazer tudo o que você pode.</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>Este sistema não consegue limitar os jogos aos arquivos deles (falta Landlock): jogos de terceiros podem ler e alterar os seus.</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>Este sistema não consegue impedir que os jogos usem a rede e iniciem programas (falta seccomp).</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>o link não leva a lugar nenhum</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>é uma pasta</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>não é um arquivo comum</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>o que é lido de %1 não pode ser lido de volta de %2</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>uma partida que continua sem jogada permitida é aceita: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>uma jogada permitida é recusada: %1 (partida %2)</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>uma jogada proibida é aceita: %1 (partida %2)</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>um texto é recusado sem uma frase inteira: %1: %2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (partida %2)</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1 (partida %2 depois de %3)</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>uma partida com número do próprio jogo é recusada: %1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>o mesmo número dá outra partida</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>o texto das opções e do começo tem caracteres que não pode ter: %1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>opções ou começo não podem ser lidos de volta: %1 é recusado: %2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>opções ou começo lidos de volta são outros: %1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>a partida continua, mas nenhuma jogada é permitida</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>é a vez do lugar %1 de %2</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>a classificação não tem uma posição para cada lugar: %1 em vez de %2</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>as posições da classificação não começam com 1 ou passam do número de lugares</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>uma partida de vários lugares termina como ganha ou perdida, o que já decorre da classificação</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>uma jogada permitida é recusada: %1: %2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>uma jogada proibida é aceita: %1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>uma jogada é recusada sem uma frase inteira: %1: %2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>o texto de uma jogada tem caracteres que não pode ter: %1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>uma jogada não pode ser lida de volta: %1 é recusada: %2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>uma jogada lida de volta é outra: %1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>a mesma jogada leva a outro estado na segunda vez: %1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>a frase do registro tem um espaço não preenchido: %1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1, com a jogada %2</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>um número das estatísticas não tem nome ou não tem valor: %1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>a partida não pode ser jogada de novo: %1 é recusado: %2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>as mesmas jogadas levam a outro estado na segunda vez</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translation>a linha %1 das opções %2 mostra %3, que está fora dos limites dela</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translation>a linha %1 das opções %2 não pode receber %3</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translation>a linha %1 das opções %2 muda o número delas</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>as opções não podem ser lidas de volta: %1 é recusado: %2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>as opções são escritas de duas maneiras: %1 e %2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>o texto das opções tem caracteres que não pode ter: %1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>a descrição das opções tem um espaço não preenchido: %1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>uma avaliação tem um valor que não é um número</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>a jogada feita vale mais que a melhor</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>uma jogada ao acaso vale mais que a melhor</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>a melhor jogada não é permitida: %1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>um erro não tem motivo</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>faltam argumentos no motivo de uma avaliação</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>um custo não tem texto</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>desfazer uma jogada não leva ao estado anterior a ela</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>mais jogadas podem ser desfeitas do que foram feitas</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>uma jogada refeita leva a outro estado</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>mais jogadas podem ser refeitas do que foram desfeitas</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>uma partida sorteada não tem id curto</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>o id %1 leva a outra partida</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>o id %1 é recusado: %2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>um id que não indica partida nenhuma é aceito: %1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>um id recusado alterou a partida</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>uma partida salva sem partida dentro é aceita: %1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>o id de uma partida é recusado: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>uma jogada permitida é recusada: %1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>uma partida salva não pode ser restaurada: %1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>uma partida restaurada não é a que foi salva</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>uma partida restaurada é salva como outra</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>uma partida restaurada tem outro passado</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>uma partida restaurada tem outro futuro</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>uma partida restaurada tem mais ou menos jogadas</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1, com a partida salva %2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>uma partida salva é recusada sem motivo</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>uma partida salva recusada alterou a partida</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>uma partida restaurada não pode ser salva e restaurada</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>uma dica</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>uma dica não diz nada</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>a frase de uma dica tem um espaço não preenchido: %1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>a dica %1 não tem um motivo inteiro: %2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>uma dica não é permitida: %1: %2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>a mesma semente dá outra jogada no nível %1</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>a palavra de um nível não é uma palavra, ou não é só dele: %1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>o nível %1 não tem nome</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>uma jogada proibida é feita no nível %1: %2: %3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>opções lidas de volta são outras: %1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1, para o lugar %2, também com outra distribuição: %3</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>uma jogada não é permitida na nova distribuição</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>o registro conta o que está escondido</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>a observação conta o que está escondido</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>as jogadas permitidas contam o que está escondido</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>uma jogada proibida é feita no nível %1</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>o nível %1 conhece o que está escondido</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>a dica conhece o que está escondido</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>não é um jogo: %1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>não pôde ser compilado: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Uma pessoa</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Computador, %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation>é grande demais</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>não é um arquivo comum</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>no byte %L1: %2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>não contém um objeto JSON</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1 não é uma pasta</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>a saída não pôde ser gravada: %1</translation>
    </message>
</context>
</TS>
