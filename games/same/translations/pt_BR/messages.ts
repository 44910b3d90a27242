<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>%Ln bola</numerusform>
            <numerusform>%Ln bolas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln ponto</numerusform>
            <numerusform>%Ln pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>Esta bola é a última: o tabuleiro fica limpo.</numerusform>
            <numerusform>Estas %Ln bolas são as últimas: o tabuleiro fica limpo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>Esta bola é a última da sua cor, por isso nenhuma fica para trás (%1).</numerusform>
            <numerusform>Estas %Ln bolas são as últimas da sua cor, por isso nenhuma fica para trás (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>Este é o maior grupo do que resta do plano: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>O que cai se junta: uma parte vira um grupo (%1), que vale %2 a mais que separada.</numerusform>
            <numerusform>O que cai se junta: %Ln partes viram um grupo (%1), que vale %2 a mais que separadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>Esta bola está no caminho de um grupo maior, que o próximo clique leva: %1.</numerusform>
            <numerusform>Estas %Ln bolas estão no caminho de um grupo maior, que o próximo clique leva: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>Esta bola está no caminho: sem ela um grupo maior se junta (%1, %2).</numerusform>
            <numerusform>Estas %Ln bolas estão no caminho: sem elas um grupo maior se junta (%1, %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>%Ln clique depois</numerusform>
            <numerusform>%Ln cliques depois</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>Não há duas bolas da mesma cor se tocando: não resta nada para tirar.</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>O melhor plano encontrado limpa o tabuleiro e termina com %Ln ponto.</numerusform>
            <numerusform>O melhor plano encontrado limpa o tabuleiro e termina com %Ln pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>O melhor plano encontrado termina com %1 e %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>%Ln bola restante</numerusform>
            <numerusform>%Ln bolas restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>Este tabuleiro tem uma linha; são precisas %1.</numerusform>
            <numerusform>Este tabuleiro tem %Ln linhas; são precisas %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>Uma linha deste tabuleiro tem uma bola; são precisas %1.</numerusform>
            <numerusform>Uma linha deste tabuleiro tem %Ln bolas; são precisas %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translatorcomment>meant: doublewords</translatorcomment>
        <translation>Um tabuleiro de Same é escrito com as letras de a a %1.</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>As opções de Same são como 20x16-5 ou 20x10-5-classic: colunas de %1 a %2, linhas de %3 a %4, cores de %5 a %6.</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>Um clique é escrito como coluna,linha, por exemplo 3,12.</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>Esse lugar não está no tabuleiro.</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>Não há bola aqui.</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>Esta bola não toca outra da sua cor.</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>Clássico, %1 x %2, %Ln cor</numerusform>
            <numerusform>Clássico, %1 x %2, %Ln cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>SameGame, %1 x %2, %Ln cor</numerusform>
            <numerusform>SameGame, %1 x %2, %Ln cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1 x %2, %Ln cor</numerusform>
            <numerusform>%1 x %2, %Ln cores</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Maior grupo</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>Bolas restantes</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>disco azul</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>quadrado laranja</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>triângulo verde</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>losango rosa</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>estrela amarela</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>anel azul-celeste</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>cruz vermelha</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, sem bola</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1, %2, sem vizinhas iguais</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1, %2, grupo de %L3, %Ln ponto</numerusform>
            <numerusform>%1, %2, grupo de %L3, %Ln pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Limpo!</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translation>Total: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Total: %1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>Este clique: %1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>Meta: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>A soma de todos os cliques: n bolas de uma vez dão (n-2) x (n-2) pontos.</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>A soma de todos os cliques: n bolas de uma vez dão n x n pontos.</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>1.000 pontos por um tabuleiro limpo, senão nada.</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>Se restarem menos de 50 bolas, 100 pontos para cada uma a menos: 5.000 por um tabuleiro limpo.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>O que conta: cliques e bônus juntos.</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>A soma de todos os cliques: um par dá 2 pontos, n bolas dão (n-1) x (n-1) - (n-3).</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>Este clique</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>Quanto vale tirar o grupo destacado.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>O que o computador alcançou nesta partida em uma busca curta. Dá para superar.</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>Bolas restantes: %1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>n bolas de uma vez dão n x n pontos; se restarem menos de 50 bolas, há um bônus de 100 pontos para cada uma a menos.</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>Um par dá 2 pontos, n bolas dão (n-1) x (n-1) - (n-3). Não há bônus, e as bolas vêm só por acaso.</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>n bolas de uma vez dão (n-2) x (n-2) pontos, um par nada, e um tabuleiro limpo 1.000. As bolas vêm só por acaso.</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>&amp;Formas nas bolas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln ponto</numerusform>
            <numerusform>%Ln pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>Escolha um grupo de duas ou mais bolas da mesma cor.</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>Bolas restantes: %L1. Maior grupo até agora: %L2.</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Tabuleiro limpo!</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>Não resta nenhum grupo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>%Ln ponto, maior grupo %L1.</numerusform>
            <numerusform>%Ln pontos, maior grupo %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>%Ln ponto, bolas restantes %L1, maior grupo %L2.</numerusform>
            <numerusform>%Ln pontos, bolas restantes %L1, maior grupo %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>São %1 acima da meta.</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>É exatamente a meta.</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>A meta é %1.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderna</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>Formas nas bolas</translation>
    </message>
</context>
</TS>
