<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>o gato, fugiu</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>o gato, preso</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>o gato</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>borda</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>em um dos caminhos mais curtos para fora</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>Mostrar as sa&amp;ídas do gato</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>Marca os caminhos mais curtos do gato até a borda. Segure H para vê-los por um momento.</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Saídas</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Rodadas</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>O gato está a um passo da borda.</numerusform>
            <numerusform>O gato está a %Ln passos da borda.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>O gato não tem saída.</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>O gato está preso!</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>O gato escapou</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>Depois de %Ln rodada.</numerusform>
            <numerusform>Depois de %Ln rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardim</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>Jardim pequeno</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>Parque grande</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>Jardim sem fuga</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>Campo aberto</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Tamanho do tabuleiro</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>Arbustos no começo</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Comum</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>Sonolento</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>Só tabuleiros em que o gato pode ser preso, comprovado</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>Conta com que você feche o melhor caminho dele a cada passo e prefere caminhos que se bifurcam.</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>Toma um dos caminhos mais curtos, mas um passo em cada três vai para qualquer lugar.</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>Toma o caminho mais curto até a borda; se houver vários, qualquer um deles. Não pensa adiante.</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Cercos são comprovados em tabuleiros até o tamanho %1.</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>Tabuleiros comprovados deste tamanho têm pelo menos %Ln arbusto para este gato.</numerusform>
            <numerusform>Tabuleiros comprovados deste tamanho têm pelo menos %Ln arbustos para este gato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>Um tabuleiro deste tamanho pode ter até %Ln arbusto no começo.</numerusform>
            <numerusform>Um tabuleiro deste tamanho pode ter até %Ln arbustos no começo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>Linha %1, coluna %2: fecha a última saída do gato.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>Linha %1, coluna %2: a única pedra por onde o gato pode sair na próxima vez.</numerusform>
            <numerusform>Linha %1, coluna %2: uma das %Ln pedras por onde o gato pode sair na próxima vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>Linha %1, coluna %2: o gato sairia por ali na próxima vez.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>Linha %1, coluna %2: prendeu o gato em %3 de uma partida de teste.</numerusform>
            <numerusform>Linha %1, coluna %2: prendeu o gato em %3 de %Ln partidas de teste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>Linha %1, coluna %2: aonde quer que o gato vá depois, ele pode ser cercado.</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>Só um passo sonolento do gato pode salvar a partida.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>A partida está perdida.</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>Nenhuma vitória forçada foi encontrada.</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>A vitória está comprovada, faça o gato o que fizer.</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>A vitória está comprovada: esta rodada decide.</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>A vitória está comprovada, em uma rodada.</numerusform>
            <numerusform>A vitória está comprovada, em no máximo %Ln rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>Essa pedra não existe.</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>O gato está nesta pedra.</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>Nesta pedra já há um arbusto.</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>A linha %1, coluna %2 prendeu o gato em %3% das partidas de teste, o seu arbusto em %4%.</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>%1% da chance de prender o gato</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>O tamanho precisa ser um número ímpar de 5 a 21.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>Um tabuleiro de tamanho %1 pode ter até um arbusto no começo.</numerusform>
            <numerusform>Um tabuleiro de tamanho %1 pode ter até %Ln arbustos no começo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Cercos são comprovados em tabuleiros até o tamanho %1.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>Um tabuleiro de tamanho %1 em que este gato com certeza pode ser preso precisa de um arbusto.</numerusform>
            <numerusform>Um tabuleiro de tamanho %1 em que este gato com certeza pode ser preso precisa de %Ln arbustos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>Um tabuleiro é como c3d7k11-9f3a: os arbustos e então o número do gato.</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>O tabuleiro indica uma pedra que ele não tem.</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>A pedra do meio é do gato.</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>O tabuleiro indica uma pedra duas vezes.</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>O tabuleiro deveria ter %Ln arbusto.</numerusform>
            <numerusform>O tabuleiro deveria ter %Ln arbustos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>Falta o número do gato.</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>O gato deste tabuleiro já está cercado, então não há o que jogar.</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>As opções são como 11-6-plain: tamanho, arbustos e gato (plain, sharp ou sleepy), e então -sure, se desejado.</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>Isto não é o nome de uma pedra.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>%Ln arbusto</numerusform>
            <numerusform>%Ln arbustos</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>Tamanho %1, %2, gato esperto, só tabuleiros comprovados</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>Tamanho %1, %2, gato esperto</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>Tamanho %1, %2, gato sonolento, só tabuleiros comprovados</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>Tamanho %1, %2, gato sonolento</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>Tamanho %1, %2, gato comum, só tabuleiros comprovados</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>Tamanho %1, %2, gato comum</translation>
    </message>
</context>
</TS>
