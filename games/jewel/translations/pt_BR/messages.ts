<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>prisma</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>bola azul</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>bola laranja</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>bola amarela</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>bola rosa</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>bola verde</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>bola vermelha</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>bola azul-clara</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>cubo azul</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>cubo laranja</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>cubo amarelo</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>cubo rosa</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>cubo verde</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>cubo vermelho</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>cubo azul-claro</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>pirâmide azul</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>pirâmide laranja</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>pirâmide amarela</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>pirâmide rosa</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>pirâmide verde</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>pirâmide vermelha</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>pirâmide azul-clara</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>octaedro azul</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>octaedro laranja</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>octaedro amarelo</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>octaedro rosa</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>octaedro verde</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>octaedro vermelho</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>octaedro azul-claro</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>cilindro azul</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>cilindro laranja</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>cilindro amarelo</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>cilindro rosa</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>cilindro verde</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>cilindro vermelho</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>cilindro azul-claro</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>cone azul</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>cone laranja</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>cone amarelo</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>cone rosa</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>cone verde</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>cone vermelho</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>cone azul-claro</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>estrela azul</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>estrela laranja</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>estrela amarela</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>estrela rosa</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>estrela verde</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>estrela vermelha</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>estrela azul-clara</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>raio ao longo da linha</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>raio ao longo da coluna</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>explosão</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>Os recordes foram gravados por uma versão mais nova.</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>Os recordes estão em uso por outra janela.</translation>
    </message>
</context>
<context>
    <name>jewel::Board</name>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>gema escolhida: %1</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>Este computador não tem OpenGL, por isso as gemas são pintadas planas.</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>A parte gráfica deste computador parou de funcionar, por isso as gemas são pintadas planas.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>O OpenGL não funciona neste computador, por isso as gemas são pintadas planas.</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>&amp;Guardar o nome</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>%L1º lugar nos recordes. Seu &amp;nome:</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>Recordes</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Tipo de partida</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Trocas</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Encerrar a partida</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>&amp;Recordes...</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Recordes</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>Gemas no es&amp;paço</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>Gemas g&amp;irando</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>&amp;Sinais nas gemas</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>Sinais onde só as c&amp;ores contam</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>Falta um segundo</numerusform>
            <numerusform>Faltam %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>Trocas restantes</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>Trocas possíveis</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>O relógio começa com a sua primeira troca. Desfazer traz de volta a partida anterior.</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>O relógio começa com a sua primeira troca.</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>Desfazer traz de volta a partida anterior, que não tinha acabado.</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>O tempo está acabando.</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>Junte três gemas da mesma cor.</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>Junte três gemas da mesma forma.</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>Junte três gemas do mesmo tipo.</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>O tempo acabou</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>Todas as trocas foram feitas</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Partida encerrada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>%Ln ponto, nível %L1, cadeia mais longa %L2.</numerusform>
            <numerusform>%Ln pontos, nível %L1, cadeia mais longa %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Os recordes não puderam ser lidos e começam do zero. O que havia fica guardado como %1.</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>Formas e cores</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>Só cores</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>Só formas</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>Cores, formas misturadas</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>Formas, cores misturadas</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contra o relógio</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>Calmo, sem relógio</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sessenta jogadas</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>O que combina</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>Bônus por cadeia</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>Gemas especiais</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>Depois de um segundo</numerusform>
            <numerusform>Depois de %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>Dicas automáticas</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>Cada tipo de gema tem forma e cor próprias.</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>Todas as gemas têm a mesma forma. Combine as cores.</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>Todas as gemas têm a mesma cor. Combine as formas.</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>Combine cores. As formas não contam.</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>Combine formas. As cores não contam.</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1 Linhas de quatro ou mais, e linhas que se cruzam, deixam uma gema que leva outras junto.</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>Gemas no espaço</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>Gemas girando</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>Sinais nas gemas</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>Sinais onde só as cores contam</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>o prisma leva todas as bolas azuis</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>o prisma leva todos os cubos laranja</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>o prisma leva todas as pirâmides amarelas</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>o prisma leva todos os octaedros rosa</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>o prisma leva todos os cilindros verdes</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>o prisma leva todos os cones vermelhos</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>o prisma leva todas as estrelas azul-claras</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>o prisma leva todas as gemas azuis</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>o prisma leva todas as gemas laranja</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>o prisma leva todas as gemas amarelas</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>o prisma leva todas as gemas rosa</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>o prisma leva todas as gemas verdes</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>o prisma leva todas as gemas vermelhas</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>o prisma leva todas as gemas azul-claras</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>o prisma leva todas as bolas</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>o prisma leva todos os cubos</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>o prisma leva todas as pirâmides</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>o prisma leva todos os octaedros</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>o prisma leva todos os cilindros</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>o prisma leva todos os cones</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>o prisma leva todas as estrelas</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>isso faz um raio ao longo da linha %1</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>isso faz um raio ao longo da coluna %1</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>isso faz uma explosão</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>isso faz um prisma</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>dois prismas levam o tabuleiro inteiro</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>isso faz duas gemas especiais</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>isso dispara uma gema especial</numerusform>
            <numerusform>isso dispara %Ln gemas especiais</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>Troque a gema da linha %1, coluna %2 com a de baixo: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>Troque a gema da linha %1, coluna %2 com a da direita: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>Troque a gema da linha %1, coluna %2 com a de baixo: %3. Pontos: %4.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>Troque a gema da linha %1, coluna %2 com a da direita: %3. Pontos: %4.</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1 Pontos em média, com tudo o que cai: %2.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Sessenta jogadas</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>formas e cores</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>só cores</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>só formas</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>cores com formas misturadas</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>formas com cores misturadas</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>Isto não é uma jogada de Joias.</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>Isto não é um tabuleiro de Joias: oito linhas de oito gemas e um número.</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>Um primeiro tabuleiro ainda não tem linha de três.</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>Não há troca neste tabuleiro que faça uma linha.</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>Estas não são opções de Joias.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>Não há relógio nesta partida.</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>Uma jogada não pode ser feita antes daquela a que se segue.</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>O tempo não acabou.</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>Não há gema com que trocar.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>O tempo acabou.</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>Isso não faz uma linha de três, por isso as gemas voltam.</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1, %2, bônus por cadeia, gemas especiais</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1, %2, bônus por cadeia</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1, %2, gemas especiais</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1, dicas depois de um segundo</numerusform>
            <numerusform>%1, dicas depois de %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>Não há nada para trocar.</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Cadeia mais longa</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>Melhor troca</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>Gemas especiais feitas</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 pontos</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>Troque a gema da linha %1, coluna %2 com a de baixo.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>Troque a gema da linha %1, coluna %2 com a da direita.</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>Faz mais de uma linha. Pontos: %1. %2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>Junta %1 gemas na coluna %2. %3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>Junta %1 gemas na linha %2. %3</translation>
    </message>
</context>
</TS>
