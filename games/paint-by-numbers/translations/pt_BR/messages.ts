<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
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
        <source>unknown</source>
        <translation>desconhecida</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>%1 por engano</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>white</source>
        <translation>branca</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>branca por engano</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>azul por engano</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>números da linha: %1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>números da coluna: %1</translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation>(%L1,%L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation>&amp;Este quebra-cabeça</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>Um ca&amp;derno</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Soluções no fim</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>O que imprimir</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Tabuleiros aleatórios</translation>
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
        <source>&amp;Puzzles:</source>
        <translation>&amp;Quebra-cabeças:</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>&amp;Colunas e linhas:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Nível:</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>Q&amp;uantos:</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>Por &amp;página, no máximo:</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>Nonograma</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>Nonograma: %1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>Os quebra-cabeças estão sendo feitos...</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>A imagem; arraste sobre a parte a usar</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>&amp;Tornar única a solução</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>Procura o mínimo de casas cuja mudança deixa uma só solução.</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>&amp;Mudar estas casas</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>Espelhar, esquerda e direita</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>Espelhar, cima e baixo</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Girar para a direita</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>Trocar azul e branco</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>Limpar a imagem</translation>
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
        <source>C&amp;olumns:</source>
        <translation>C&amp;olunas:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>&amp;Linhas:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>Tí&amp;tulo:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Autor:</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>Meus q&amp;uebra-cabeças...</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>De uma &amp;imagem...</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>A&amp;dicionar aos meus</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>&amp;Guardar nos meus</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>Desenhe algo: clique em uma casa ou arraste sobre várias.</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Mudando esta casa, há uma só solução.</numerusform>
            <numerusform>Mudando estas %Ln casas, há uma só solução. Com menos não daria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Mudando esta casa, há uma só solução.</numerusform>
            <numerusform>Mudando estas %Ln casas, há uma só solução. Talvez menos bastassem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>Procurando o mínimo de casas a mudar...</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation>Não foi encontrado um modo de torná-la a única solução mudando poucas casas.</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>Procurando outras soluções...</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>Há uma só solução.</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>Há uma só solução, e ela pode ser encontrada linha por linha. Nível: %1.</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>Há uma só solução, mas é preciso experimentar cores. Nível: %1.</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>Há %L1 soluções ou mais. As casas marcadas não são iguais em todas.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>Há uma só solução.</numerusform>
            <numerusform>Há %Ln soluções. As casas marcadas não são iguais em todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Não há solução.</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>Não deu tempo de descobrir se há uma só solução.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>De uma imagem</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>Desen&amp;har</translation>
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
        <source>&amp;Keep its form</source>
        <translation>Manter a &amp;forma</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>Colunas e &amp;linhas:</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>&amp;Melhor</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>Onde escuro e claro melhor se separam</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>C&amp;laro fica azul</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>O azul &amp;começa em:</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>Cortar à esquerda</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>Cortar em cima</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>Cortar à direita</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>Cortar embaixo</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>&amp;Sem a borda</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>&amp;Tudo</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>C&amp;ortar (pixels):</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>Imagens a descobrir</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>todas as imagens</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tamanhos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
%L2 de %L3 encontradas</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>Encontradas até agora: %L1 de %L2. O que uma imagem mostra só se diz quando ela é encontrada.</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Pintar</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrada</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Começada</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Ainda não encontrada</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>Encontrada, melhor tempo %1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>Meus quebra-cabeças</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>&amp;Continuar o desenho</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Remover...</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Ainda não há nenhum.</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>Sem título, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>Remover este quebra-cabeça para sempre?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>Não é um arquivo ou é grande demais.</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Linha %L1: %2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>Não contém um quebra-cabeça.</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>%1 não pode ser usado. %2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>%1 não pode ser usado e foi posto de lado como %2. %3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>O quebra-cabeça não pôde ser guardado: %1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>Não é possível remover %1.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>Pintar nesta cor: %1 (tecla %L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
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
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>Quebra-cabeças (non)</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>Quebra-cabeças do webpbn</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>Quebra-cabeças (nin)</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>Quebra-cabeças (mk)</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>Quebra-cabeças (cwd)</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>Quebra-cabeças (g)</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>Só a imagem (pbm)</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>Quebra-cabeças de torneios</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>Quebra-cabeças do PLT Games</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>Quebra-cabeça %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation>Preencha casas de modo que cada linha e cada coluna tenha blocos de casas cheias destes comprimentos, nesta ordem, com pelo menos uma casa vazia entre dois blocos.</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>Cada linha e cada coluna tem blocos de casas destes comprimentos e cores, nesta ordem. Entre dois blocos da mesma cor há pelo menos uma casa vazia; outros podem se tocar.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation>Em cores</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>De %L1 a %L2 casas</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>especialista</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>As casas em que ela se transforma</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>&amp;Biblioteca...</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>Pró&amp;xima imagem</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Próxima imagem</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation>Cliques pintam de bra&amp;nco</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Branco</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>Um clique ou toque simples deixa branca uma casa desconhecida; com o botão direito ela fica azul.</translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>Clique ou arraste para deixar casas brancas; com o botão direito elas ficam azuis.</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>&amp;Conferir as linhas</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>Marca as linhas e colunas que não podem ser terminadas como estão.</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>Mostrar os &amp;erros</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>E&amp;smaecer os números já feitos</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>&amp;Tabuleiro inteiro, por menor que fique</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>&amp;Letras das cores</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>Casas azuis</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>Casas coloridas</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>Clique ou arraste para desenhar. Os números acompanham.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>Uma linha ou coluna não pode ser terminada como está.</numerusform>
            <numerusform>%Ln linhas ou colunas não podem ser terminadas como estão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation>As teclas de 1 a %L1 escolhem uma cor. Clique ou arraste para pintar; o botão direito deixa casas brancas.</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>Clique ou arraste para pintar casas de azul; com o botão direito elas ficam brancas.</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>A imagem foi encontrada!</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>É o seu melhor tempo para esta imagem.</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>Seu melhor tempo para esta imagem é %1.</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>&amp;Desenhar um quebra-cabeça</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>Co&amp;lar uma imagem</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>Todas as linhas e colunas podem ser terminadas como estão.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Não há erros.</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>Não foi possível procurar os erros.</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>Você achou todas as imagens.</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation>15 × 15</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation>30 × 30</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Um tabuleiro aleatório</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>A mesma imagem outra vez</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>O que pintar</translation>
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
        <source>Blue cells of a hundred</source>
        <translation>Casas azuis em cem</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Other pictures are in the library.</source>
        <translation>Outras imagens estão na biblioteca.</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>Todo tabuleiro aleatório tem exatamente uma solução.</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>O resto de linhas prontas fica branco</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>Esmaecer os números já feitos</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>Linhas vazias mostram 0</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>Letras das cores em números e casas</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>Tabuleiro inteiro, por menor que fique</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>Mostrar as soluções</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Devagar</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>Em ritmo normal</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Depressa</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Na hora</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>Este é o seu quebra-cabeça. O desenho fica guardado no editor.</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>O quebra-cabeça está na sua biblioteca.</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>Não pode ser desenhado</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>O editor desenha em azul e branco. Uma imagem em cores pode ser jogada.</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>Um desenho não passa de %L1 × %L1; este quebra-cabeça tem %L2 × %L3.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>Os números se contradizem: nenhuma imagem corresponde a eles.</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>A imagem destes números não foi encontrada a tempo.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>Os números se contradizem: este quebra-cabeça não tem solução.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>Este quebra-cabeça tem várias soluções. Qualquer uma vence.</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>De uma imagem</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Não é possível abrir %1</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Nenhuma imagem pode ser colada</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Meus quebra-cabeças</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>O arquivo é grande demais.</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>Arquivos deste tipo não têm cores.</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>A imagem deste quebra-cabeça não é conhecida.</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>Quebra-cabeças de torneios têm tantas linhas quantas colunas.</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>“%1” não é um número de 0 a %2.</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>Um lado é um número de 1 a %1.</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>Os números não cabem. Casas necessárias: %1; casas da linha: %2.</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>Um quebra-cabeça tem de 1 a %1 linhas e colunas.</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>O quebra-cabeça tem cores demais. O máximo é %1.</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>A cor “%1” não tem valor.</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>Há algo depois do fim da lista.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>Um parêntese não está fechado.</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>Há listas fundo demais dentro de listas.</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>Um texto entre aspas não tem fim.</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>É fechado um parêntese que não foi aberto.</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>Isto não é uma partida salva nem um desenho salvo do Nonograma.</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>As casas não são tantas quantas os números dizem.</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>Linhas e colunas são listas de listas de números.</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>Este tamanho aparece duas vezes: %1.</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>Os tamanhos vêm antes desta seção: %1.</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>Esta seção aparece duas vezes: %1.</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>A seção é longa ou curta demais. Linhas necessárias: %1; linhas encontradas: %2; seção: %3.</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>Os tamanhos vêm antes da imagem.</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>A imagem é grande ou pequena demais. Casas encontradas: %1; casas necessárias: %2.</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translation>Um quebra-cabeça tem as seções rows e columns, ou um goal.</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>A imagem e os números discordam. Valem os números.</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>Só os primeiros %1 quebra-cabeças são lidos.</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>Faltam os tamanhos.</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>A primeira linha tem dois números, os tamanhos.</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>Faltam os números de algumas linhas.</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>Há mais linhas do que os tamanhos dizem.</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>Uma linha com # fica entre linhas e colunas.</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>Uma linha vazia fica entre linhas e colunas.</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>Um quebra-cabeça começa com $ e seu número.</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translation>Duas seções começam com dois-pontos: rows e columns.</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>Quebra-cabeças com triângulos não podem ser jogados.</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>Um bitmap começa com P1 ou P4.</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>O bitmap termina cedo demais.</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>Uma casa de um bitmap é 0 ou 1.</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translation>Os números são do tipo rows ou columns.</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>Quebra-cabeças com números escondidos não podem ser jogados.</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>Cada linha de uma imagem fica entre dois |.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Um colchete não está fechado.</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>Não há cor para “%1”.</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>As linhas de uma imagem têm o mesmo comprimento.</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>Um quebra-cabeça tem números ou uma imagem.</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>Não há quebra-cabeça neste XML.</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>O XML termina cedo demais.</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>XML que declara entidades próprias não é lido.</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>Isto não é XML.</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>Uma tag não tem nome.</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>Um atributo é como name=&quot;value&quot;.</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>O XML é grande demais.</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>É fechada uma tag que não está aberta: %1.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1 não tem casas coloridas, por isso é toda branca.</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1: todas as casas coloridas já estão lá, por isso o resto é branco.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1: onde quer que fique o bloco de %2 (%3), ele cobre estas casas.</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1 e %2 deixam uma só cor para a casa em que se cruzam: %3.</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>De linha em linha, resta uma só cor para %1: %2.</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>Qualquer outra cor para %1 leva a uma linha ou coluna que não pode ser terminada, por isso é esta: %2.</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>Se %1 tivesse a cor %2, nada mais caberia aqui: %3.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>Se %1 tivesse a cor %2, aqui não haveria como terminar depois de um passo: %3.</numerusform>
            <numerusform>Se %1 tivesse a cor %2, aqui não haveria como terminar depois de %Ln passos: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1 não tem casas azuis, por isso é toda branca.</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1: todas as casas azuis já estão lá, por isso o resto é branco.</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1: os números preenchem exatamente todo o espaço.</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1: o bloco de %2 está completo, por isso termina com branco.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1: onde quer que fique o bloco de %2, ele cobre estas casas.</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1: nenhum bloco cabe em um vão tão pequeno.</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1: nenhum bloco chega até estas casas.</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1: todas as arrumações dos números concordam nestas casas.</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>Se %1 fosse branca, nada mais caberia aqui: %2.</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>Se %1 fosse azul, nada mais caberia aqui: %2.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Se %1 fosse branca, aqui não haveria como terminar depois de um passo: %2.</numerusform>
            <numerusform>Se %1 fosse branca, aqui não haveria como terminar depois de %Ln passos: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Se %1 fosse azul, aqui não haveria como terminar depois de um passo: %2.</numerusform>
            <numerusform>Se %1 fosse azul, aqui não haveria como terminar depois de %Ln passos: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>A imagem não pode ser terminada assim.</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>Algumas marcas estão erradas. Isto mostra quais.</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>%1 não pode ser terminada como está marcada. Isto mostra os erros.</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>A imagem está terminada.</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>Nada foi encontrado a tempo.</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>Só experimentando várias casas juntas se acha esta.</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>Há várias soluções. Esta casa pertence a uma delas.</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>Uma boa pesca</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>Ás de paus</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Ás de copas</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Bolota</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>Avião</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Âncora</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>Maçã</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>Poltrona</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Machado</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>Camelo-bactriano</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>Balão sobre as colinas</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>Banana</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Morcego</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>Banheira</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Urso</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Abelha</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Besouro</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Sino</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>Bicicleta</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>Casa de passarinho</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>Bolo de aniversário</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>Presente de aniversário</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bispo</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>Gato preto</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>Barco ao pôr do sol</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Osso</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>Bota</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Garrafa</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>Arco e flecha</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>Gravata-borboleta</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>Chapéu-coco</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>Luva de boxe</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Balde</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>Mamangava</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>Cacho de uvas</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>Ônibus</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Borboleta</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation>Cacto</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Camelo</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmera</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Vela</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Castiçal</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Carro</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Cenoura</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castelo</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>Gato na prateleira</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>Cabeça de gato</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Cadeira</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>Cerejas</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>Árvore de Natal</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Igreja</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>Peixe-palhaço</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>Chalé</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>Chalé com jardim</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Vaca</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>Caranguejo</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Oito Maluco</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Coroa</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>Xícara de café</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>Xícara de chá</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>Cupcake</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>Bassê</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Margarida</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>Dia na praia</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>Veado</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>Ventilador de mesa</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>Cabeça de cachorro</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Golfinho</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Tambor</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Pato</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>Patinho</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Águia</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>Pinguim-imperador</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Olho</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>Cara de raposa</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Pinheiro</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>Carro de bombeiros</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Peixe</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>Peixe no aquário</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandeira</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Flamingo</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Ferro de passar</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>Voo à Lua</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>Cacto em flor</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>Cogumelo vermelho</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>Chuteira</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Pegada</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Garfo</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Raposa</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Sapo</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>Sapo na vitória-régia</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>Caracol de jardim</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Girafa</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Óculos</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>Cálice</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Peixinho dourado</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>Relógio de pêndulo</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>Violão</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translation>Hambúrguer</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Martelo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>Rosto feliz</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Lebre</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>Casa mal-assombrada</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Coração</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Ouriço</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>Helicóptero</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translation>Sapato de salto alto</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>Balão de ar quente</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Ampulheta</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>Sorvete</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>Casquinha de sorvete</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>Picolé</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>Patim de gelo</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translation>Iglu</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>No espaço</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Valete de espadas</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Água-viva</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>Jarra</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>Canguru</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation>Rei dos animais</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Rei de paus</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Rei de ouros</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Rei de copas</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Martim-pescador</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Pipa</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavalo</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escada</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Joaninha</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>Joaninha na folha</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>Lago nas montanhas</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Lanterna</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Folha</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Limão</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>Lâmpada</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Farol</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Farol à noite</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Raio</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>Cabeça de leão</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>Trenzinho</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Caminhão</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Ímã</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Microfone</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>Luva de lã</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Macaco</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lua</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>Automóvel</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montanhas</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Camundongo</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>Bigode</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Caneca</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Cogumelo</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>Polvo</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>Avestruz</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Coruja</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>Coruja à noite</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>Cadeado</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translation>Par de cerejas</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>Palmeira</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>Panda com bambu</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>Paraquedas</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Papagaio</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>Papagaio no galho</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Peão</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>Borboleta-pavão</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>Pera</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguim</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Porco</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>Abacaxi</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>Flamingo rosa</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>Cachimbo</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirata</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>Fatia de pizza</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Abóbora</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>Abóbora iluminada</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Pirâmides</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Dama de paus</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Coelho</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Arco-íris</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>Maçã vermelha</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>Trator vermelho</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>Planeta com anéis</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>Abacaxi maduro</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>Passarinho na neve</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robô</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Foguete</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>Cadeira de balanço</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>Cavalo de balanço</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>Patim de rodas</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Galo</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>Rosto triste</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Veleiro</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>Navio a vela</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>Panela</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>Serrote</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Tesoura</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>Cavalo-marinho</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation>Mina marítima</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Tubarão</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Ovelha</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>Camisa</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Caveira</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>Fatia de melão</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Sorriso</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Caracol</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Floco de neve</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>Boneco de neve</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>Boneco de neve ao anoitecer</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>Meia</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Chave inglesa</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Esquilo</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrela</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Estrela-do-mar</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>Maria-fumaça</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>Nuvem de tempestade</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Morango</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>Submarino</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>Girassol</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Andorinha</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Cisne</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Espada</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>Abajur</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>Girassol alto</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Bule</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Televisão</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>Barraca</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>Três tulipas</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>Cogumelo venenoso</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>Dente</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>Cartola</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>Tucano</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>Tucano na mata</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>Robô de brinquedo</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation>Trator</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>Semáforo</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Baú do tesouro</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Troféu</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>Trompete</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>Tulipa</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Tartaruga</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>Rolinha</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>Duas cenouras</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>Dois peixes</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Guarda-chuva</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>Barco viking</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Violino</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Vulcão</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>Melancia</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>Regador</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Baleia</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Carrinho de mão</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>Morango silvestre</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Moinho de vento</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>Taça de vinho</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>Chapéu de bruxa</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>Elefantinho</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>Girafinha</translation>
    </message>
    <message>
        <source>black</source>
        <translation>preto</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>cinza-escuro</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>cinza</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>cinza-claro</translation>
    </message>
    <message>
        <source>white</source>
        <translation>branco</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>vermelho-escuro</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>laranja</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarelo</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>creme</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrom</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>marrom-claro</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>marrom-escuro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>verde-escuro</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>verde-claro</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>azul-escuro</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>azul-claro</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>roxo</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>roxo-claro</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>Essas casas não existem.</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>O quebra-cabeça não tem esta cor.</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>Um traço fica em uma só linha ou coluna.</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>Estas casas já têm esta cor.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Não há erros.</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>A imagem precisa de uma casa azul.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>O nome é longo demais.</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>Um tabuleiro aleatório tem de %1 a %2 linhas e colunas.</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>De cem casas, de %1 a %2 são azuis.</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translation>Um tabuleiro aleatório é fácil, médio ou difícil.</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translatorcomment>not a term: dealer</translatorcomment>
        <translation>Esse sorteio não existe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>Uma casa está errada. %1</numerusform>
            <numerusform>%Ln casas estão erradas. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>Uma casa ainda não podia ser conhecida. %1</numerusform>
            <numerusform>%Ln casas ainda não podiam ser conhecidas. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>Linha %1, coluna %2 tem outra cor.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>uma casa pintada cedo demais ou errada</numerusform>
            <numerusform>%Ln casas pintadas cedo demais ou erradas</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>Os números não são os deste quebra-cabeça.</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>O tabuleiro não tem %1 por %2 casas.</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>Um tabuleiro aleatório tem exatamente uma solução.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>especialista</translation>
    </message>
    <message>
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translation>As opções são como 15x15,50,medium, e um quebra-cabeça próprio é como own,cross,1.3,0/1,1,1.</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>Os números são como 1.3,0/1,1,1: linhas, depois colunas.</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>Um traço é como b3,4-7,4.</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>Aleatório, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>Imagem em cores, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>Imagem, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>Imagem em cores, %1 x %2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>Imagem, %1 x %2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1, %2 x %3</translation>
    </message>
</context>
</TS>
