<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Tempo para pensar em segundos</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>Qualquer número de segundos, 0 ou mais.</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>O computador joga antes se já viu o bastante.</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>O tempo precisa ser um número, 0 ou mais.</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>Uma peça nova vai para o tabuleiro.</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>Uma peça que está no tabuleiro fica nele.</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>%1 está pensando. %2 faz o computador jogar na hora.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>É a vez do %1.</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>Não há casa para onde esta peça possa ir agora.</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>Pedir &amp;empate</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Pedir empate</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>A mesma posição apareceu três vezes</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>Mostrar amea&amp;ças</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>Mostrar peças co&amp;bertas (para treinar)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>Pequenos discos nos cantos de uma casa mostram o que está coberto ali. A partida conta como “com ajuda”.</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>Tabuleiro 3 x 3</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>Tabuleiro 4 x 4</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
    <message>
        <source>Red can win by force on 3 x 3, and the expert knows how.</source>
        <translation>Vermelho pode forçar a vitória no 3 x 3, e o especialista sabe como.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Partidas contra o computador são contadas, cada nível à parte.</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Tempo para pensar em segundos</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>Escolha primeiro uma das suas peças.</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>minúscula</translation>
    </message>
    <message>
        <source>small</source>
        <translation>pequena</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>média</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>minúscula vermelha</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>minúscula amarela</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>pequena vermelha</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>pequena amarela</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>média vermelha</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>média amarela</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>grande vermelha</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>grande amarela</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vazia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 sobre %2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>reserva vermelha %L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>reserva amarela %L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>pede empate</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Sua vez (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>O computador espera. Jogue pelo %1, avance ou faça-o jogar agora.</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>Esta posição apareceu três vezes: pode-se pedir empate.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 ameaça %2.</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1 pode completar %2.</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1 segura uma linha em %2.</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>Nenhuma linha está ameaçada.</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>Esta posição apareceu três vezes.</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>A linha %1 está completa.</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>Você descobriu a linha %1.</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>%1 descobriu a linha %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>%Ln lance</numerusform>
            <numerusform>%Ln lances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>%Ln posição</numerusform>
            <numerusform>%Ln posições</numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation>vence com certeza</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>perde contra o melhor jogo</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 linhas</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>It wins by force, in %Ln moves at most.</source>
        <comment>It wins by force, in one move.</comment>
        <translation>
            <numerusform>Força a vitória, em uma jogada.</numerusform>
            <numerusform>Força a vitória, em no máximo %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>Faça você o que fizer, o outro lado pode vencer em seguida.</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>O outro lado pode forçar a vitória em uma jogada; nada resiste mais.</numerusform>
            <numerusform>O outro lado pode forçar a vitória em %Ln jogadas; nada resiste mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>Ninguém pode forçar a vitória em uma jogada.</numerusform>
            <numerusform>Ninguém pode forçar a vitória em %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>Isto completa a sua linha.</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>Isto impede uma linha do outro lado e ameaça uma sua.</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>Isto detém o outro lado, que podia vencer em seguida.</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>Isto ameaça completar uma linha.</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>Isto mantém a sua vitória.</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>Isto resiste mais tempo.</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Isto dá a você as melhores chances.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>Esta posição apareceu três vezes, e não há vitória à vista.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>iniciante</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>Completa uma linha quando pode e deixa passar muito do resto.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médio</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>Vê três jogadas à frente e pode ser vencido.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>especialista</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>No 3 x 3 não erra e, como Vermelho, sempre vence. No 4 x 4 joga tão bem quanto o tempo permite.</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>Não há peça deste tamanho.</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>Todas as peças deste tamanho estão no tabuleiro.</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>Esta peça ainda está dentro de uma maior.</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>Uma peça só pode cobrir uma menor.</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>Uma peça nova não pode cobrir uma peça da sua própria cor.</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>Uma peça nova só pode cobrir uma peça que esteja entre três da outra cor em uma linha.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Não há peça aqui.</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>Esta peça é do outro lado.</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>Uma peça precisa ir para outra casa.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Essa jogada não é possível.</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>Pode-se pedir empate quando uma posição apareceu três vezes.</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>Isto não está no tabuleiro.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>Podia-se pedir empate, e o outro lado está melhor.</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>Indo para %1, uma linha se completa e vence na hora.</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>Ir para %1 prometeria mais que um empate.</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>Sua jogada descobriu uma linha do outro lado; ir para %1 não descobre.</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>Depois da sua jogada o outro lado podia vencer na hora; ir para %1 impediria isso.</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>Depois da sua jogada o outro lado podia pedir empate; ir para %1 evitaria isso.</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>Ir para %1 força a vitória, em uma jogada.</numerusform>
            <numerusform>Ir para %1 força a vitória, em no máximo %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>Depois da sua jogada o outro lado podia forçar a vitória em uma jogada; ir para %1 impede isso.</numerusform>
            <numerusform>Depois da sua jogada o outro lado podia forçar a vitória em %Ln jogadas; ir para %1 impede isso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>Ir para %1 daria %2% da chance de vencer, sua jogada %3%.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% da chance de vencer</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>Uma posição de Gobblet é &quot;empty&quot; ou o lado da vez e as pilhas de todas as casas.</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>Um lado tem no tabuleiro peças que não pode ter.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Nesta posição a partida acabou.</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>Vermelho pede empate.</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>Amarelo pede empate.</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>Vermelho: %1 para %2.</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>Amarelo: %1 para %2.</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>Vermelho: minúscula para %1.</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>Amarelo: minúscula para %1.</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>Vermelho: pequena para %1.</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>Amarelo: pequena para %1.</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>Vermelho: média para %1.</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>Amarelo: média para %1.</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>Vermelho: grande para %1.</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>Amarelo: grande para %1.</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>As opções de Gobblet são o tamanho do tabuleiro, &quot;3&quot; ou &quot;4&quot;.</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>As jogadas de Gobblet são escritas como &quot;+2@1,0&quot; (peça nova) ou &quot;1,0&gt;2,2&quot;.</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
</context>
</TS>
