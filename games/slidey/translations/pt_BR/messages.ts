<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>O último passo completa a imagem.</numerusform>
            <numerusform>A peça %1 vai para o seu lugar e fica lá. Restam %Ln passos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>O último passo completa a imagem.</numerusform>
            <numerusform>Isto abre caminho para a peça %1, a próxima a chegar ao seu lugar. Restam %Ln passos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>O último passo completa a imagem.</numerusform>
            <numerusform>As peças %1 e %2 vão juntas para os seus lugares. Restam cerca de %Ln passos, no mínimo %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>O último passo completa a imagem.</numerusform>
            <numerusform>As peças %1 e %2 vão juntas para os seus lugares; as linhas prontas ficam. Restam cerca de %Ln passos, no mínimo %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>O último passo completa a imagem.</numerusform>
            <numerusform>A peça %1 vai para o seu lugar. Restam cerca de %Ln passos, no mínimo %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>O último passo completa a imagem.</numerusform>
            <numerusform>A peça %1 vai para o seu lugar; a linha de cima fica. Restam cerca de %Ln passos, no mínimo %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>O último passo completa a imagem.</numerusform>
            <numerusform>A peça %1 vai para o seu lugar; a coluna da esquerda fica. Restam cerca de %Ln passos, no mínimo %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>O último passo completa a imagem.</numerusform>
            <numerusform>A peça %1 vai para o seu lugar; as linhas prontas ficam. Restam cerca de %Ln passos, no mínimo %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Um passo completa a imagem.</numerusform>
            <numerusform>A solução mais curta tem %Ln passos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Um passo completa a imagem.</numerusform>
            <numerusform>A solução tem %Ln passos; a mais curta tem no mínimo %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>A imagem está completa.</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>Nenhuma solução foi encontrada.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>Balões sobre as colinas</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>Gato nos telhados</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>Recife de coral</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>Lago no outono</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Planetas</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardim</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Farol à noite</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>Vila na neve</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>Moinho e tulipas</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>Jabuti no deserto</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>Trem no viaduto</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>Coruja ao luar</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>Frutas à janela</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>Casas no canal</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Borboletas</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castelo</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>Pinguins</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>Brinquedos nas prateleiras</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>Praia na ilha</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Essa peça não existe.</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>Só as peças na linha ou na coluna do vão podem deslizar.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Passos</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>A peça %1 completa a imagem; com a que deslizou são precisos %2 passos.</numerusform>
            <numerusform>A peça %1 começa a solução mais curta, de %Ln passos; com a que deslizou são precisos %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>A peça %1 completa a imagem; com a que deslizou são precisos %2 passos.</numerusform>
            <numerusform>A peça %1 começa uma solução de %Ln passos; com a que deslizou, a melhor que se achou precisa de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>%Ln passo</numerusform>
            <numerusform>%Ln passos</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>As peças são escritas como linhas de números, como 1,2,3/4,8,5/7,0,6.</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>Uma linha não tem tantas peças quantas a partida.</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>Não há tantas linhas quantas a partida tem.</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>Cada número até o da última peça precisa aparecer uma vez.</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>Nenhum passo pode completar esta imagem.</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>As opções são como 4x4-harbour: peças na largura e na altura, de 2 a 30, e a imagem.</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>Uma jogada indica uma coluna e uma linha a partir de 0, como 2,1.</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>Peças: %1 × %2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>Peças &amp;quadradas, o mais possível</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>Cortar a imagem</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>Peças na &amp;largura:</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>Peças na &amp;altura:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>Em pixels: imagem %L1 × %L2, peça %L3 × %L4.</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>Em pixels: imagem %L1 × %L2, peça %L3 × %L4, cortado à direita %L5, embaixo %L6.</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
</context>
<context>
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>&amp;Abrir uma imagem...</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>Minha própria imagem</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Abrir uma imagem</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Não é possível abrir %1</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>A imagem inteira</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>A imagem inteira. Segure P para vê-la no lugar das peças.</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>vão</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>peça %L1</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>no lugar</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>Co&amp;lar uma imagem</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>A ima&amp;gem inteira ao lado das peças</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>Mostrar a &amp;imagem inteira por um momento</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>Mostra a imagem inteira por um momento, como P enquanto se segura</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>&amp;Marcar peças fora do lugar</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>&amp;Sem números nas peças</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>Números enquanto se segura &amp;N</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>Números nas &amp;peças</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>A imagem desta partida não existe mais. Outra toma o seu lugar.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1 a %L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>Clique em uma peça na linha ou na coluna do vão. Segure P para ver a imagem inteira.</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>Clique em uma peça na linha ou na coluna do vão, ou use as setas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>Peças fora do lugar: %Ln.</numerusform>
            <numerusform>Peças fora do lugar: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>A imagem está completa!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>Um passo, o mínimo possível.</numerusform>
            <numerusform>%Ln passos, o mínimo possível.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Um passo; %L1 bastariam.</numerusform>
            <numerusform>%Ln passos; %L1 bastariam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>Um passo em %L1 jogadas.</numerusform>
            <numerusform>%Ln passos em %L1 jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Nenhuma imagem pode ser colada</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>8 × 8</source>
        <translation>8 × 8</translation>
    </message>
    <message>
        <source>Tiles across</source>
        <translation>Peças na largura</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>Peças na altura</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>Para este tamanho se conhece a solução mais curta.</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>Números nas peças</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>Enquanto se segura N</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>A imagem inteira ao lado das peças</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>Marcar peças fora do lugar</translation>
    </message>
</context>
</TS>
