<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1: é a bandeira.</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1: com qualquer outra tecla uma abóbora pega a bola na hora.</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1: dali falta um passo até a bandeira.</numerusform>
            <numerusform>%1: dali faltam %Ln passos até a bandeira.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1: o caminho até a bandeira fica mais curto, %3 em vez de %2.</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1: neste labirinto uma abóbora poderia pegar a bola agora.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1: uma tecla depois, o próximo labirinto encurta o caminho até a bandeira de %2 para %3 passos.</numerusform>
            <numerusform>%1: %Ln teclas depois, o próximo labirinto encurta o caminho até a bandeira de %2 para %3 passos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1: nada vence antes. Os caminhos das abóboras até a bola passam a ter %2 e %3 passos.</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>Isto vence.</numerusform>
            <numerusform>Isto vence com %Ln teclas, e nada vence com menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>Está comprovado que daqui nada vence com uma tecla, e mais longe não se procurou. Desfaça algumas teclas.</numerusform>
            <numerusform>Está comprovado que daqui nada vence com até %Ln teclas, e mais longe não se procurou. Desfaça algumas teclas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>Está comprovado que uma abóbora pega a bola, faça você o que fizer. Desfaça algumas teclas.</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>Há caminhos demais daqui para examinar todos.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Cima</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Próximo labirinto</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>A partida acabou. Desfaça ou comece uma nova partida.</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>Ali há uma cerca viva.</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Próximos labirintos</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>%1 vence na hora; depois de “%2” uma abóbora pega a bola, venha o que vier.</numerusform>
            <numerusform>%1 vence com %Ln teclas; depois de “%2” uma abóbora pega a bola, venha o que vier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>%1 vence na hora; com “%2” nada vence com até %3 teclas.</numerusform>
            <numerusform>%1 vence com %Ln teclas; com “%2” nada vence com até %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>%1 vence na hora; com “%2” são precisas %3 teclas.</numerusform>
            <numerusform>%1 vence com %Ln teclas; com “%2” são precisas %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
        <translation>
            <numerusform>%Ln tecla</numerusform>
            <numerusform>%Ln teclas</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the board of lesson %1.</source>
        <translation>Este não é o tabuleiro da lição %1.</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>Isto não é um tabuleiro de %1 × %1: nem o código nem o número.</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>O tamanho precisa ser de %1 a %2.</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>Uma jogada é left, up, right, down, wait ou next.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lição %1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>tally_maze::Board</name>
    <message>
        <source>Maze</source>
        <translation>Labirinto</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>para a esquerda</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>para a direita</translation>
    </message>
    <message>
        <source>above</source>
        <translation>para cima</translation>
    </message>
    <message>
        <source>below</source>
        <translation>para baixo</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>livre %1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>no próximo labirinto livre %1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>bandeira</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>bola</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>abóbora perseguidora</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>abóbora planejadora</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>uma abóbora chega em seguida</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>as duas abóboras chegam em seguida</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>Código e número do tabuleiro</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>Cada labirinto de um tamanho tem um número. O código é o mesmo número com menos letras. Dê um deles a outra pessoa, e vocês jogam o mesmo tabuleiro.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>Código deste tabuleiro</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>O número dele</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>Código do labirinto de agora</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>&amp;Jogar este tabuleiro:</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>Um código, um número ou um ID de partida</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamanho:</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>Pode ser um de tamanho maior, de %L1 × %L1 em diante.</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Espiar</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Próximo labirinto</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>As abóboras andam, a bola não (barra de espaço ou ponto)</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>Mostra o próximo labirinto sobre este até a próxima tecla, ou enquanto se segura o botão (segure P)</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>O labirinto vira o próximo, depois as abóboras andam (N)</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>Clique em uma casa ao lado da bola ou arraste a bola.</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>Próxima &amp;lição</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>Código e &amp;número do tabuleiro...</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>&amp;Colar um tabuleiro</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>Mostrar aonde &amp;vão as abóboras</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>Mostrar sempre o &amp;próximo labirinto</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>Jogar 6 × 6</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>Leve a bola até a bandeira antes que uma abóbora a pegue. Sempre que você anda, espera ou traz o próximo labirinto, as duas abóboras dão um passo.</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>Lição 1 de 5: passos. Aperte uma seta ou clique em uma casa ao lado da bola. Depois de cada passo seu, as duas abóboras também dão um.</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>Lição 2 de 5: esperar. Só com passos uma abóbora pega você aqui. Espere uma vez no caminho: aperte a barra de espaço ou clique na bola.</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>Lição 3 de 5: o próximo labirinto. Aqui nenhum caminho passa pelas abóboras. Aperte N no caminho: um vão em uma cerca viva muda de lugar.</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>Lição 4 de 5: espiar. Segure P antes de apertar N e veja o próximo labirinto. A abóbora de óculos anda como se ele já estivesse lá.</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>Lição 5 de 5: tudo junto. Ande, espere, espie e mude o labirinto. Z desfaz uma tecla, mesmo quando você foi pego.</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>mais de %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>Teclas apertadas</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>Mínimo de teclas (meta)</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Próximos labirintos</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>Este tabuleiro não pode ser ganho: uma abóbora pega a bola, faça você o que fizer.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>Este tabuleiro não pode ser ganho com uma tecla. Com mais, ninguém procurou.</numerusform>
            <numerusform>Este tabuleiro não pode ser ganho com %Ln teclas. Com mais, ninguém procurou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>No próximo labirinto: um passo até a bandeira</numerusform>
            <numerusform>No próximo labirinto: %Ln passos até a bandeira</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>Um passo até a bandeira</numerusform>
            <numerusform>%Ln passos até a bandeira</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>uma abóbora está a um passo</numerusform>
            <numerusform>a abóbora mais próxima está a %Ln passos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>A pumpkin caught the ball after %Ln keys.</source>
        <comment>A pumpkin caught the ball at once.</comment>
        <translation>
            <numerusform>Uma abóbora pegou a bola na hora.</numerusform>
            <numerusform>Uma abóbora pegou a bola depois de %Ln teclas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Com %Ln tecla.</numerusform>
            <numerusform>Com %Ln teclas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>Com uma tecla.</numerusform>
            <numerusform>Com %Ln teclas, o mínimo possível.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>Com uma tecla, meta %L1.</numerusform>
            <numerusform>Com %Ln teclas, meta %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>A área de transferência não contém um tabuleiro: nem código, nem número, nem ID de partida.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Sorteado</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>Lição %L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>Casas por lado</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>As lições são cinco tabuleiros pequenos, cada um com uma coisa para aprender.</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>Todo tabuleiro sorteado pode ser ganho com uma tecla.</numerusform>
            <numerusform>Todo tabuleiro sorteado pode ser ganho com no máximo %Ln teclas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>Mostrar aonde vão as abóboras</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>Mostrar sempre o próximo labirinto</translation>
    </message>
</context>
</TS>
