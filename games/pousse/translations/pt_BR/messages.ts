<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>Procurando...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>Uma jogada à frente: %1. %2</numerusform>
            <numerusform>%Ln jogadas à frente: %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>Partidas em notação de concurso</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1 x %L1, %Ln jogada</numerusform>
            <numerusform>%L1 x %L1, %Ln jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copiar a partida</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>A partida foi copiada em notação de concurso.</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>Co&amp;lar uma partida</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>Não há texto para colar. Primeiro copie uma partida em notação de concurso: o tamanho do tabuleiro e depois uma jogada por linha.</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Isto não pode ser colado</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation>Série de partidas</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Primeiro jogador:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Segundo jogador:</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>&amp;Linhas e colunas:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>P&amp;artidas:</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vencida por</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>Partidas da série</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>O primeiro jogador começa com X; depois os lados trocam de partida em partida.</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>A série acabou: %1.</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>Ninguém: jogadas demais</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1 (repetição)</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>%1 venceu %L2 de %L3, como X %L4 de %L5, como O %L6 de %L7.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Pa&amp;rar</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Iniciar</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>O mesmo tabuleiro que depois da outra jogada com este sinal.</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>Volta à posição que se repetiu</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>Depois da jogada %L1</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1 não pode ser iniciado</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 não pode ser iniciado: %2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 foi parado</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>%1 não respondeu em um segundo</numerusform>
            <numerusform>%1 não respondeu em %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>%1 não para de escrever</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1 falhou</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>%1 terminou sem jogar</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>%1 respondeu &quot;%2&quot;, que não é uma jogada aqui</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>Terminar a lista de &amp;jogadas com QUIT</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>Programas jogadores</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>Programas que falam a interface do concurso: leem o tamanho e as jogadas até agora e escrevem uma jogada. Eles rodam com as suas permissões, por isso só adicione programas em que confia. Um lado joga com um deles quando seu jogador é “programa jogador”.</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Adicionar...</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>Joga com &amp;X:</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>Joga com &amp;O:</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation>Adicionar um programa jogador</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation>linha %L1 pela esquerda</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>linha %L1 pela direita</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>coluna %L1 por cima</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>coluna %L1 por baixo</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1; o último %2 cairia fora</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1; perde, porque um tabuleiro anterior voltaria</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1; dica</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>%1 traria de volta um tabuleiro anterior e perderia.</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>%1 abre espaço: o último %2 sai pela borda.</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>%1 ocupa uma casa vazia.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>%1 empurra uma peça adiante.</numerusform>
            <numerusform>%1 empurra %Ln peças adiante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>Sua vez: empurre um %1 a partir de uma borda.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>É a vez do %1.</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>%1 trouxe de volta o tabuleiro de depois da jogada %L2, e isso perde.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>Foi feita %Ln jogada, e ninguém venceu.</numerusform>
            <numerusform>Foram feitas %Ln jogadas, e ninguém venceu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>%1 tem %Ln fileira</numerusform>
            <numerusform>%1 tem %Ln fileiras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1 contra %L2.</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>A última jogada foi do próprio %1.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 lidera por %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 vence com a próxima jogada</numerusform>
            <numerusform>%1 pode forçar a vitória em %Ln jogadas dos dois lados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translation>
            <numerusform>%Ln posição</numerusform>
            <numerusform>%Ln posições</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>%Ln jogada à frente</numerusform>
            <numerusform>%Ln jogadas à frente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nova partida com lados &amp;trocados</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>&amp;Série de partidas...</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>Pro&amp;gramas jogadores...</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>Mostrar o mesmo tabuleiro &amp;antes</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>&amp;Marcar bordas que perdem por repetição</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>Marca os números em que um empurrão traria de volta um tabuleiro anterior.</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>Relógio de cada &amp;vez</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>Mostra há quanto tempo dura a vez atual.</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>S&amp;ons depois de 30 e 60 segundos</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>Um som suave depois de 30 segundos de uma vez e dois depois de 60. Os sons precisam estar ligados.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>A&amp;valiação e melhor linha</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>O computador avalia cada posição mostrada. Uma partida em que você vê isso conta como “com ajuda”.</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>As peças entram pelas bordas: clique em um número.</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>Fileiras de X</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>Fileiras de O</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Esta vez</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>O computador está pensando. %1 o faz jogar na hora.</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1 x %L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Linhas e colunas</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>X sempre pode vencer no 3 x 3, e o especialista sabe como.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Partidas contra o computador são contadas, cada nível à parte.</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1 está pensando...</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Enter joga.</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>%1 tem a vez e espera. Jogue por ele ou faça-o jogar com %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>O computador (%1)</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 jogou %2.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>%1 vence na hora.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 resiste mais tempo.</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>%1 é a melhor jogada que o especialista vê.</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>Você pode vencer com uma jogada.</numerusform>
            <numerusform>Você pode forçar a vitória em %Ln jogadas dos dois lados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>Toda jogada perde na hora.</numerusform>
            <numerusform>Seu adversário pode forçar a vitória em %Ln jogadas dos dois lados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>simples</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>Sempre empurra a primeira coluna por baixo, o que vence quem não presta atenção.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>iniciante</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>Vê uma fileira quando pode completá-la.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>Vê uma jogada e a resposta a ela.</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>clássico rápido</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>Joga à moda antiga, uma jogada à frente a menos que o clássico.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médio</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>Vê três jogadas à frente, e quatro em tabuleiros pequenos.</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>clássico</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>Joga à moda antiga e vê cinco jogadas à frente, em tabuleiros grandes menos.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>Vê seis jogadas à frente.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>especialista</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>Não erra no 3 x 3, nem como X no 4 x 4, e pensa por dois segundos no resto.</translation>
    </message>
    <message>
        <source>player program</source>
        <translation>programa jogador</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>Um programa que você adicionou no menu Partida. Sem um, ele copia a última jogada.</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>Uma partida começa com o tamanho do tabuleiro, de %1 a %2.</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>Partidas que passam da jogada %1 não podem ser lidas.</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>A jogada %1 não pode ser lida: %2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>A jogada %1 não pode ser feita. %2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>As linhas e colunas deste tabuleiro têm os números de 1 a %1.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation>Com %1 um tabuleiro anterior volta, e isso perde; com %2 nenhum volta.</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>%1 dá mais fileiras ao outro lado; %2 não.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>%1 vence na hora.</numerusform>
            <numerusform>%1 pode forçar a vitória em %Ln jogadas dos dois lados.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>Depois de %1 o outro lado vence na hora com %2; depois de %3 não.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Depois de %1 o outro lado vence na hora; depois de %2 não se vê tal vitória.</numerusform>
            <numerusform>Depois de %1 o outro lado pode forçar a vitória em %Ln jogadas; depois de %2 não se vê tal vitória.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Depois de %1 a resposta %2 é forte; %3 deixa menos ao outro lado.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 deixa menos ao outro lado que %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% da chance de vencer</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>As opções de Pousse são o tamanho do tabuleiro, de %1 a %2.</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>Toda partida de Pousse começa no tabuleiro vazio.</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>Uma jogada é L, R, T ou B para a borda e um número, como T3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translation>X: %1.</translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translation>O: %1.</translation>
    </message>
</context>
</TS>
