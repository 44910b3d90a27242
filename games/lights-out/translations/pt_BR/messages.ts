<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>Desenhar um tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamanho:</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>Um to&amp;que inverte:</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>Tabuleiro para desenhar</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>Todas apaga&amp;das</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>Todas a&amp;cesas</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Inverter</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>Ao aca&amp;so</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>Tornar &amp;solúvel</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>Muda o mínimo de luzes possível</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>%Ln toque</numerusform>
            <numerusform>%Ln toques</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Ainda não resolvido</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>Resolvido com ajuda</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>Resolvido com o mínimo de toques</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>Resolvido em um toque</numerusform>
            <numerusform>Resolvido em %Ln toques</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>Níveis resolvidos: %L1 de %L2, e %L3 com o mínimo de toques. Os mais fáceis vêm primeiro.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>Um toque inverte uma luz e as que estão acima, abaixo, à esquerda e à direita dela.</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>Um toque inverte uma luz e as que estão acima, abaixo, à esquerda e à direita dela; além de uma borda, o tabuleiro continua na outra.</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>Um toque inverte uma luz e as que a tocam em um canto.</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>Um toque inverte uma luz e todas as luzes em volta dela.</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>Apague todas as luzes. Os círculos cheios com raios estão acesos.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>É preciso pelo menos %Ln toque.</numerusform>
            <numerusform>São precisos pelo menos %Ln toques.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>Apague as Luzes</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>Apague as Luzes, %1 x %1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>Solução: toque em cada casa com uma cruz, em qualquer ordem.</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>acesa</translation>
    </message>
    <message>
        <source>off</source>
        <translation>apagada</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>tocada</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>parte da solução</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>&amp;Níveis...</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>&amp;Próximo nível</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Próximo nível</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>Desen&amp;har um tabuleiro...</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostrar a &amp;solução</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>&amp;Marcar casas tocadas</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>&amp;Contornar o que um toque inverte</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Toques</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Luzes acesas</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>Todas as luzes estão apagadas: esta casa é um padrão neutro.</numerusform>
            <numerusform>Todas as luzes estão apagadas: estas %Ln casas são um padrão neutro.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>Tudo apagado!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>%Ln toque, o mínimo possível.</numerusform>
            <numerusform>%Ln toques, o mínimo possível.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Um toque; %L1 bastaria.</numerusform>
            <numerusform>%Ln toques; %L1 bastariam.</numerusform>
        </translation>
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
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatório</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Um nível</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>O meu</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>Vazio, para experimentar</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>Um toque inverte</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Tabuleiros aleatórios</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualquer um</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>Fácil, até 5 toques</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>Médio, de 6 a 9 toques</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>Difícil, de 10 a 14 toques</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>Especialista, 15 toques ou mais</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>&amp;Desenhar...</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>Meu tabuleiro</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>Todo tabuleiro sorteado tem solução.</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>Um nível tem seu próprio tamanho e vizinhança.</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>Todas as luzes estão apagadas. Toque em casas para fazer padrões ou procure toques que não mudam nada.</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>Marcar casas tocadas</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>Contornar o que um toque inverte</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
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
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>A cruz, com as bordas unidas</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>A cruz diagonal</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>Todas as oito vizinhas</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>A cruz</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1, %L2 × %L2, um toque</numerusform>
            <numerusform>%1, %L2 × %L2, %Ln toques</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>Tabuleiros deste tipo têm soluções demais para achar o mínimo de toques.</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>Nenhuma luz está acesa ainda.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Este tabuleiro não tem solução.</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>Um toque resolve este tabuleiro: %1.</numerusform>
            <numerusform>Este tabuleiro se resolve em %Ln toques, e não em menos: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translation>Sinal de mais</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>Um toque</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>Cantos opostos</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>Um de quatro</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>Pequeno T</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Letra H</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>Tudo aceso, 2 × 2</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Quatro cantos</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>Canto inclinado</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Cruzamento</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>Tudo aceso, 4 × 4</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Bússola</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>Dobradiças</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Colchetes</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>Costura</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bispo</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Asas</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Ninho</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Coroa</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castelo</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>Tudo aceso, as oito</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>Quatro cruzes</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>Luz do meio</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>Luz do canto</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>Tudo aceso, 3 × 3</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>Luz solitária</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>Diagonal clássica</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>Cinco estrelas</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Botão</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Leque</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treliça</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>Tudo aceso, bordas unidas</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Gema</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>Leque inclinado</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Trono</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>Cinco cruzes</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>Clássico 1</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>Clássico 2</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>Clássico 3</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>Clássico 4</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>Clássico 5</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>Pequeno L</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>Clássico 6</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>Clássico 7</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>Moldura sem fim</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>Anel pequeno</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Todas menos uma</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>Cantos distantes</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation>Pulseira</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>Quatro caminhos</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Floco de neve</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>Rosquinha</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>Anel sem fim</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>Chuva sem fim</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Pétalas</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation>Estrela do rei</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Losango</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Prado</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Selo</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation>Rei no canto</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Pupila</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Laço</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>Nove pontos</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Osso</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Portão</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>Nove joias</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>Pinha</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>Tudo aceso, diagonal</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>Quatro lâmpadas</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Janelas</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>Nota musical</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Moldura</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>Cruz em X</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lua</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>Quatro setas</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>Anel viário</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>Faíscas</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloco</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaico</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Trevo</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Seta</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>Tudo aceso, 5 × 5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Pinheiro</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Coração</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>Tabuleiro de xadrez</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Foguete</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escada</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Cogumelo</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>Tudo aceso, 9 × 9</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Caneca</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Guarda-chuva</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>Tudo aceso, 6 × 6</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrela</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Sorriso</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Âncora</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Peixe</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>Moldura na moldura</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>Tudo aceso, 7 × 7</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>Invasor</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Veleiro</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Ampulheta</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>Tudo aceso, 8 × 8</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>Grande xadrez</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>Tudo aceso, 10 × 10</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>Tudo aceso, 11 × 11</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>Tudo aceso, 12 × 12</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>Essa luz não existe neste tabuleiro.</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>Todas as luzes já estão apagadas. Comece uma nova partida ou recomece esta.</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Toques</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>Todas as luzes estão apagadas. Toque em qualquer casa para fazer um padrão.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>Linha %1, coluna %2: está na única solução.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>Linha %1, coluna %2: está em toda solução.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>Linha %1, coluna %2: está na única solução mais curta.</numerusform>
            <numerusform>Linha %1, coluna %2: está em todas as %Ln soluções mais curtas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>Linha %1, coluna %2: está na solução mais curta.</numerusform>
            <numerusform>Linha %1, coluna %2: está em uma das %Ln soluções mais curtas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>É o último toque.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>Um toque ao todo.</numerusform>
            <numerusform>%Ln toques ao todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>Linha %1, coluna %2: é o último toque.</numerusform>
            <numerusform>Linha %1, coluna %2: está em uma das soluções mais curtas, de %Ln toques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>%Ln toque</numerusform>
            <numerusform>%Ln toques</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>O tamanho precisa ser de %1 a %2.</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>Com todas as oito vizinhas, o tamanho %1 tem soluções demais para achar o mínimo de toques. Escolha outro tamanho.</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>Nenhuma luz está acesa, então não há o que resolver.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Este tabuleiro não tem solução.</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>O tabuleiro tem uma linha, e a partida é para %1.</numerusform>
            <numerusform>O tabuleiro tem %Ln linhas, e a partida é para %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>O tabuleiro não é o que a partida indica.</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>O tabuleiro precisa de um toque, o que é outro grau.</numerusform>
            <numerusform>O tabuleiro precisa de %Ln toques, o que é outro grau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>Primeiro desenhe um tabuleiro seu.</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>Nenhum tabuleiro deste tamanho é tão difícil. Escolha um grau mais fácil ou um tabuleiro maior.</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>“%1” não indica um tabuleiro para jogar.</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>Um tabuleiro é escrito em linhas de x (acesa) e o (apagada) com / entre elas.</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>“%1” não é um toque.</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>Aleatório, %1 × %1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>Aleatório, %1 × %1, fácil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>Aleatório, %1 × %1, médio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>Aleatório, %1 × %1, difícil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>Aleatório, %1 × %1, especialista</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>Aleatório, %1 × %1, bordas unidas</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>Aleatório, %1 × %1, bordas unidas, fácil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>Aleatório, %1 × %1, bordas unidas, médio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>Aleatório, %1 × %1, bordas unidas, difícil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>Aleatório, %1 × %1, bordas unidas, especialista</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>Aleatório, %1 × %1, diagonal</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>Aleatório, %1 × %1, diagonal, fácil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>Aleatório, %1 × %1, diagonal, médio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>Aleatório, %1 × %1, diagonal, difícil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>Aleatório, %1 × %1, diagonal, especialista</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>Aleatório, %1 × %1, as oito</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>Aleatório, %1 × %1, as oito, fácil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>Aleatório, %1 × %1, as oito, médio</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>Aleatório, %1 × %1, as oito, difícil</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>Aleatório, %1 × %1, as oito, especialista</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>Tabuleiro próprio, %1 × %1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>Tabuleiro próprio, %1 × %1, bordas unidas</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>Tabuleiro próprio, %1 × %1, diagonal</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>Tabuleiro próprio, %1 × %1, as oito</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>Tabuleiro vazio, %1 × %1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>Tabuleiro vazio, %1 × %1, bordas unidas</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>Tabuleiro vazio, %1 × %1, diagonal</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>Tabuleiro vazio, %1 × %1, as oito</translation>
    </message>
</context>
</TS>
