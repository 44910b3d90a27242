<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>Você, com ajuda</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 de %2 (%3%)</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>Partidas curtas ganhas, por jogador e lado</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>Partidas ganhas, por jogador e lado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos os jogadores</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>Nada foi contado aqui ainda. Partidas terminadas antes de existir esta página estão entre os resultados.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>%Ln partida foi contada aqui. Entre jogadores iguais, cada lado vence 25% a longo prazo.</numerusform>
            <numerusform>%Ln partidas foram contadas aqui. Entre jogadores iguais, cada lado vence 25% a longo prazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>lançamentos de menos</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>desiguais</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>um tanto desiguais</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>honestos</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>Nenhum lançamento foi contado ainda.</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>Ainda há poucos lançamentos para dizer se os dados são honestos.</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>Os dados são honestos: em %1 de todos os casos, dados honestos são pelo menos tão desiguais quanto a mais desigual destas contagens.</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>Os dados estão um pouco mais desiguais que de costume: dados honestos são tão desiguais em %1 de todos os casos. Mais lançamentos vão mostrar se foi sorte.</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>Os dados não parecem honestos: dados honestos são tão desiguais em %1 de todos os casos.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>Quantas vezes saiu cada face (e era esperada)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation>Qui-quadrado: quanto as contagens se afastam do esperado (chance de dados honestos se afastarem tanto)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Duplas</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>Faces (cerca de 5)</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>Pares (cerca de 20)</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>Em resumo</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>Pares de dados</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>Quantas vezes saiu cada par (e era esperado)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Jogador %L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>Todos os números foram usados: aperte Pronto.</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>Nada mais pode ser jogado: aperte Pronto.</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>Números restantes: %1. Um peão pode entrar.</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>Números restantes: %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Sua vez (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>Vez do %1.</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1: manda o %2 de volta</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>entra em %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Você venceu!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Vez do %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>restam: %1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>tira %L1 e %L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1 e %L2: terceira dupla</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1 e %L2: não pode jogar</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>Um peão só volta à base quando é atingido.</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>Nenhum peão deste lado vai para lá.</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>Os peões do %1 entram na casa %2.</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>Peões só andam para a frente.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>É a vez do %1.</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>reta final do %1, %L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>chegada do %1</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>base do %1</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>casa %L1</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>segura</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>%1 entra aqui</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>%1 sai por aqui</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>bloqueio do %1</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>peão %2 do %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>%Ln peão</numerusform>
            <numerusform>%Ln peões</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>faltam %L1</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>%1 tem os quatro peões na chegada. Casas que faltavam aos outros: %2.</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>tem a vez</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>números restantes: %1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>tirou %1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>%L1 escolhido</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>usado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>%Ln peão na chegada</numerusform>
            <numerusform>%Ln peões na chegada</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Terminar a vez</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>Termina a sua vez quando foram usados todos os números que podiam ser</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>Vo&amp;ltar um passo</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>&amp;Recomeçar a vez</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Voltar tudo</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>Volta todos os passos desta vez</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>Mostrar os &amp;números das casas</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>O computador está jogando. %1 o faz jogar na hora.</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>Não resta nenhum %L1 para usar.</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>Nenhum peão pode andar %L1 agora.</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>Agora escolha o peão que anda %L1.</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>Terceira dupla</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>Não pode jogar</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>Dupla: joga de novo</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>Aperte Pronto para continuar.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1 espera. Jogue por ele ou faça-o jogar com %2.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 está jogando.</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>Chance de vencer: cerca de %L1%</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Curta</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>Normal, com quatro peões</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>Curta, com dois peões</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>Mostrar aonde o peão sob o ponteiro pode ir</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>Terminar minha vez sozinho quando não resta nada para jogar</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>Esperar por mim quando não posso jogar</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>Com isto você vence a partida.</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>Isto manda um peão de volta à base.</numerusform>
            <numerusform>Isto manda %Ln peões de volta à base.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>Isto leva um peão à chegada.</numerusform>
            <numerusform>Isto leva %Ln peões à chegada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>Isto põe um peão em jogo.</numerusform>
            <numerusform>Isto põe %Ln peões em jogo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>Isto forma um bloqueio.</numerusform>
            <numerusform>Isto forma %Ln bloqueios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>Isto leva um peão a uma casa segura.</numerusform>
            <numerusform>Isto leva %Ln peões a casas seguras.</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Isto dá a você as melhores chances.</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>Nenhum lançamento atinge você então.</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>Então só %Ln de 36 lançamentos atinge você.</numerusform>
            <numerusform>Então %Ln de 36 lançamentos atingem você.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>A vez já está completa.</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>Chance de vencer: cerca de %1%.</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>Renata Ousada</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>Gosta de parar onde os outros podem mandar os peões dela de volta.</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>Paula Polida</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>Deixa todos passarem na frente e fica o mais longe da chegada que pode.</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>Maravilhosa Graça</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>Corre para a chegada, fica longe dos outros e forma bloqueios.</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>Carla Cautelosa</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>Pesa o que cada peão tem a perder e a que distância estão os outros.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>Testa as jogadas mais promissoras contra os dados que podem vir.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>Duplas em cem lançamentos</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>Média de um dado</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% da chance de vencer</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1 Um peão do %2 volta à base: +20.</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1 Isso dá +10.</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1 leva o último peão à chegada e vence.</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1 %2 entra em %3.</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1 %2: %3 para %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1 tira %2 e %3 e não pode jogar.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1 tira uma terceira dupla, %2 e %3, e não pode jogá-la.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1 tira uma terceira dupla, %2 e %3: o peão da frente volta à base.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1 tira %2 e %3, com %4 e %5 por baixo.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1 tira %2 e %3.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>start</source>
        <translation>base</translation>
    </message>
    <message>
        <source>home</source>
        <translation>chegada</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>reta final %1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>Esse peão não existe.</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>Este peão precisa entrar primeiro.</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>Este peão já saiu.</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>Este peão está na chegada.</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>Um peão entra com um 5, com 1 e 4 ou com 2 e 3.</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>Dois peões bloqueiam a casa de entrada.</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>Não resta nenhum %1 para usar.</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>O bloqueio na casa %1 está no caminho.</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>O bloqueio na casa %1 da reta final está no caminho.</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>É longe demais: um peão chega com o número exato.</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>Um peão de outro lado está seguro na casa %1.</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>Um peão ainda pode entrar.</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>O %1 ainda pode ser usado.</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>Um bloqueio não pode andar inteiro.</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>O bloqueio andaria inteiro, e nenhum número restante poderia separá-lo.</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>Uma partida de Ludo é normal ou curta (standard, short).</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>Os dados de uma partida de Ludo vêm de um número inteiro.</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>Uma jogada de Ludo é como 2+6 para o peão 2 andar seis casas, 2+in para entrar, ou done.</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>curta, com dois peões</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
</TS>
