<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>%Ln célula</numerusform>
            <numerusform>%Ln células</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>Células do GCalc</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta célula está vazia.</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>mistura de vermelho %L1, verde %L2, azul %L3</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation>variável %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>%Ln parte</numerusform>
            <numerusform>%Ln partes</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>função de %1: %2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>metade esquerda: %1, metade direita: %2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>metade de cima: %1, metade de baixo: %2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>metade da frente: %1, metade de trás: %2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>aplicação de %1 a %2</translation>
    </message>
    <message>
        <source>main</source>
        <translation>principal</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation>página %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vazia</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Depósito</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>Na mão: %1. Vá a uma célula e aperte Enter para soltar ali, Esc para devolver.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta célula está vazia.</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>Nenhuma célula tem esse nome.</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
Soltar: %2
Botão direito: %3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
Botão direito: faz da célula principal uma função desta cor.</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>Solte um cubo aqui</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>Na mão: %1. Clique numa célula para soltar ali, Esc para devolver.</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta célula está vazia.</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>Desenho do cubo</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>Passa à próxima lição</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>Pôr as células da lição</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>Põe as células desta lição no lugar das suas; desfazer traz as suas de volta</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>Testa o que está na célula principal</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>Mostrar uma resposta</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>Põe uma resposta certa na célula principal</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>Tarefa: %1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>Com ajuda: a resposta foi mostrada</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1, resolvida</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1, com ajuda</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>A resposta foi mostrada: esta lição conta como “com ajuda”.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>Falta uma lição.</numerusform>
            <numerusform>Faltam %Ln lições.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>Todas as lições estão resolvidas.</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>Todas as lições estão feitas, algumas com ajuda.</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta célula está vazia.</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>Imagem do cubo</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>Calcular assim que algo é aplicado</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>Limitar a profundidade do cálculo</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>Deixar de fora o que tem menos pixels que</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>Repartir o argumento pelas metades do corpo</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>Cores são funções que misturam</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>Nunca imprimir imagem em vez de desenho</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>No espaço</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>Mostra o cubo no espaço. Arraste para girar.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>Arrastar ou setas: girar; com Ctrl+Shift: mover. Roda, + e -: ampliar. Esc: voltar.</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>Roda, + e -: ampliar. Arrastar: mover, ou girar no espaço. Ctrl+Shift com setas: mover. Esc: voltar.</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>Há mais partes do que se pode desenhar; algumas representam várias.</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>Ao termo antes do primeiro passo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>À forma normal</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>Põe o termo deste passo na célula principal</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>Termo deste passo</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>Passo %L1</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>A caminho da forma normal.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>Sem fim depois de um passo; “Último” continua.</numerusform>
            <numerusform>Sem fim depois de %Ln passos; “Último” continua.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>O próximo passo daria um termo grande demais.</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>Esta é a forma normal: não há mais o que reduzir.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>Para no caminho</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>Procurar nomes</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Acrescentar uma página</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Página %L1 de %L2</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>Termo como texto</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>Enter põe o termo na célula principal, Shift+Enter começa uma linha, Esc traz de volta o que havia. A gramática está na ajuda.</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>Na letra %L1: %2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>Enter põe isto na célula principal.</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>As células desta lição estão no lugar das suas. Desfazer traz as suas de volta.</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>Há uma resposta certa na célula principal. Desfazer traz de volta o que estava lá.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>Mostrar os e&amp;xemplos</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>&amp;Recortar a célula</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>&amp;Copiar a célula</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>C&amp;olar na célula</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>&amp;Limpar a célula</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>&amp;Mudar o nome da célula...</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>C&amp;alcular a célula</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>Parar o cálc&amp;ulo</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>&amp;Ampliar o cubo</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>Cubos no e&amp;spaço</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>&amp;Texto, passos e lições</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>Partes da principal</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>incontáveis</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>Calculando. Esc interrompe.</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>Copia o cubo: %1.</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>Move o cubo: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>Arraste um cubo para o meio ou comece com as lições: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>Arraste um cubo para o meio. Depois solte outros nas células em volta.</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>Junte cubos, faça funções com eles e aplique uns aos outros.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta célula está vazia.</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>Não há nada para calcular.</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>O cálculo falhou.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>O cálculo foi interrompido.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Copiado: %1.</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>Contém texto demais.</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>A área de transferência não contém um cubo. %1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>As cores básicas nunca mudam.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>Ainda não há nada na célula principal.</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>Não há aqui o que mudar de nome.</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>Mudar o nome da célula</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>Não há aqui nada para limpar.</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>Fazer da principal uma função desta cor</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Soltar aqui</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Mudar o nome...</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimir...</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>Mostrar os exemplos</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Abrir...</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Salvar como...</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Preferências...</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>Aspecto das cores</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Puro</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>Sinais nas cores</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Padrões</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>Trás</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>Põe o cubo atrás do principal.</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>Tira a metade de trás.</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>Tirar a metade de trás</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Cima</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>Põe o cubo em cima do principal.</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>Tira a metade de cima.</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>Tirar a metade de cima</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>Aplicar como função</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>Aplica o cubo ao principal.</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>Tira a função e guarda o argumento dela.</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>Tirar a função</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>Põe o cubo à esquerda do principal.</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>Tira a metade esquerda.</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>Tirar a metade esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>Põe o cubo à direita do principal.</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>Tira a metade direita.</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>Tirar a metade direita</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>Aplicar como argumento</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation>Aplica o cubo principal a este.</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>Tira o argumento e guarda a função dele.</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>Tirar o argumento</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>Põe o cubo embaixo do principal.</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>Tira a metade de baixo.</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>Tirar a metade de baixo</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>Põe o cubo na frente do principal.</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>Tira a metade da frente.</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>Tirar a metade da frente</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>Partes além da profundidade do cálculo ficam como estão. Calcular de novo continua com elas.</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation>Isto anda em círculos: um termo voltou enquanto era calculado.</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>Isto não tem fim: um termo é parte do próprio resultado. Ali ele fica como está.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>Parado depois de um passo.</numerusform>
            <numerusform>Parado depois de %Ln passos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>Parado: o cálculo precisou de mais de um termo.</numerusform>
            <numerusform>Parado: o cálculo precisou de mais de %Ln termos diferentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>Parado: um cálculo esperava por outro.</numerusform>
            <numerusform>Parado: %Ln cálculos esperavam uns pelos outros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>Parado: os termos ficaram grandes demais para continuar.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>O cálculo foi interrompido.</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>Uma cor não é uma função, por isso tudo fica como está. As preferências podem deixar as cores se misturarem.</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>Uma variável não é uma função antes que algo tome o lugar dela.</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>Uma parte vazia não é uma função.</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>Isto volta a ser o que era.</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Substituição</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>Aplicação no espaço</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>Mistura de cores</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>O argumento toma o lugar da variável.</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation>O argumento é repartido, e cada parte da função recebe a sua.</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>Cada cor do argumento é misturada com a cor que é aplicada a ele.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>O arquivo é grande demais.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Este parêntese não está fechado.</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>Só uma coisa pode vir depois do ponto.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>Isto está aninhado fundo demais.</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>Este parêntese não foi aberto.</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>Algo precisa vir depois do ponto.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>Faltam aspas depois deste texto.</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>Em um texto, uma barra invertida só pode vir antes de aspas ou de outra barra invertida.</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>O texto termina no meio de uma palavra.</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>Aqui não pode haver ponto.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>Um arquivo do GCalc começa com &quot;GCALC&quot;.</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>O arquivo termina antes de suas preferências e células estarem completas.</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>Nada pode vir depois da lista das células guardadas.</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>Aqui deveria estar a lista das células guardadas.</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>Não há célula neste texto.</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>Nada pode vir depois da célula.</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>Aqui deveria estar #t ou #f.</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>Aqui deveria estar #f ou um número de 0 a %1.</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>Aqui deveria estar uma célula: um nome ou #f, um ponto e um termo.</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>Este nome tem sinais que um nome não pode ter ou é longo demais.</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>Aqui deveria estar o nome de uma cor.</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>As partes de uma cor são números de 0 a 255.</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>Uma cor misturada tem três números.</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>Uma variável é var e o nome de uma cor.</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>Isto não é um termo.</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>Uma operação tem duas partes.</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>Aqui deveria estar uma variável: (var cor).</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>Termos de mais de uma parte não são gravados.</numerusform>
            <numerusform>Termos de mais de %Ln partes não são gravados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>algo de %Ln parte</numerusform>
            <numerusform>algo de %Ln partes</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>A célula principal dá %1, e deveria dar %2.</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1 dá %2, e deveria dar %3.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>Ainda não há nada na célula principal.</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1 não chega ao fim. %2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Está certo.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>Tudo aqui é um cubo. As cores à esquerda são os mais simples. No meio está a célula principal, onde se constroem cubos; à direita há lugar para guardá-los.</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>Arraste uma cor para a célula principal, e ela é copiada para lá. Solte outra cor em uma das células em volta, e ela se junta ao cubo principal nesse lado: cada um fica então com metade do cubo.</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>Construa um cubo cuja metade esquerda seja vermelha e cuja metade direita seja verde.</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>Três direções</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>Os cubos se juntam em três direções: esquerda e direita, cima e baixo, frente e trás. Como texto isso se escreve red|green, red-green e red/green, com a parte da esquerda, de cima ou da frente primeiro.</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>Uma parte também pode ter partes. Para construir algo de duas metades que são ambas compostas, faça uma delas, arraste-a para o depósito e faça a outra na célula principal.</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>Construa um tabuleiro de quatro quadrados: verde e vermelho em cima, vermelho e verde embaixo.</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>Um clique com o botão direito em Esquerda, Direita, Cima, Baixo, Frente ou Trás tira o que está nesse lado. O corte atravessa o cubo inteiro, não importa como ele foi construído.</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>Assim, um cubo não precisa ter sido juntado da esquerda e da direita para ser cortado ali: de (red|green)-blue, que tem azul embaixo, a metade esquerda é red-blue.</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>A célula principal tem quatro cores na frente e duas atrás. Fique só com o que está à esquerda na frente: vermelho sobre azul.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funções</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation>Um clique com o botão direito em uma cor à esquerda faz do cubo principal uma função: a cor vira um vão, uma variável, em que se pode pôr qualquer coisa. Uma marca redonda nessa cor mostra isso.</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>De red|green e um clique no verde sai \green.red|&apos;green: a função que põe vermelho à esquerda do que quer que receba. O apóstrofo distingue uma variável de uma cor.</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>Faça uma função que ponha branco em cima do que quer que receba.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Aplicação</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>Aplicar uma função é pôr algo no vão dela. Solte uma função em “Aplicar como função”, e ela recebe o cubo principal. Solte um cubo em “Aplicar como argumento”, e a função principal o recebe.</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>O depósito tem uma função chamada double: \green.&apos;green|&apos;green. Ela põe lado a lado dois do que recebe. Como texto, double de vermelho se escreve &quot;double&quot;@red, com o nome de uma célula entre aspas.</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>Construa uma fila de oito fatias vermelhas. Três aplicações de double bastam.</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>Dois argumentos</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>Uma função recebe um argumento. Uma que recebe dois é uma função cujo resultado é outra função: \green.\red.&apos;green|&apos;red recebe algo para green e vira uma função que espera por red.</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>As cores viram variáveis uma depois da outra, e a última é pedida primeiro. Por isso clique na cor do segundo argumento antes da cor do primeiro.</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>Faça uma função de dois argumentos que ponha o primeiro atrás do segundo.</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>Sim e não</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>Funções podem escolher. A que se chama true, \green.\red.&apos;green, recebe duas coisas e dá a primeira; false dá a segunda. Assim um valor lógico decide sozinho: aplicado a dois cubos, sobra um deles.</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>O contrário de um valor lógico é um que dá a segunda de duas coisas onde ele dava a primeira.</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>Faça a função not: ela recebe true ou false e dá o outro.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>Um par guarda duas coisas e devolve uma delas. A função cons recebe as duas e espera um valor lógico que escolhe: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>A função car pergunta ao par com true e assim recebe a primeira; cdr pergunta com false e recebe a segunda.</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>Faça uma função que receba um par e dê um par em que os dois trocaram de lugar.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>Um número é quantas vezes se faz algo. Dois recebe uma função e um começo e aplica a função duas vezes: \green.\red.&apos;green@(&apos;green@&apos;red). Zero dá o começo como ele está.</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>Para ver um número, dê a ele algo para fazer. No depósito está slice, que põe azul à esquerda do que recebe. Aplique dois a slice e o resultado a branco.</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>Faça o número quatro.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>Números fazem coisas, logo podem contar. Mais soma um ao segundo número tantas vezes quantas o primeiro diz: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Vezes faz um número de vezes o que já é feito um número de vezes.</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>No depósito estão também minus, que tira o segundo número do primeiro, e sub1, que tira um: ele conta em pares que lembram o número anterior.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>Faça uma função que receba um número e dê o quadrado dele: o número vezes ele mesmo.</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>Zero ou não</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>A função zero? diz se um número é zero. Ela faz o número começar com true e fazer algo que torna tudo false. Zero deixa true como está.</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>O que sai é um valor lógico, e ele escolhe sozinho entre duas coisas.</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>Faça uma função de um número que dê vermelho para zero e branco para um e tudo o que é mais.</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>Funções no espaço</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>Funções são cubos, logo podem ser juntadas como todos os outros. Uma função assim age no espaço: a parte esquerda dela recebe a metade esquerda do argumento, e a parte direita, a metade direita.</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>No depósito estão id, que dá o que recebe, e hole, que sempre dá o cubo transparente. Slicer tem oito de cada, alternados, e corta fatias de tudo.</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation>Faça uma função que corte a metade de baixo de um cubo e deixe a de cima onde está.</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>Recursão</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>Uma função não tem nome pelo qual chamar a si mesma. Y-comb ajuda: &quot;Y-comb&quot;@f é f aplicada a &quot;Y-comb&quot;@f. Assim f recebe, como primeiro argumento, aquilo em que está para se tornar.</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>Um exemplo está no depósito: slices é &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Seu red é a própria função. Para zero ela dá branco, senão azul e o que dá para um a menos. Só se calcula o que é preciso, e assim ela chega ao fim.</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>Uma recursão que nunca chega a zero não tem fim. Ela é parada em um limite, e isso é dito.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>Faça uma função que receba um número e some todos os números dele até um: de três ela faz seis.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>Uma lista é null ou um par: seu primeiro elemento e a lista dos outros. A função null? diz se não resta nada.</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>Fazer algo com cada elemento é de novo recursão: se a lista é null, o trabalho está feito; senão faça com o primeiro elemento e continue com o resto.</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>Faça uma função que desenhe uma lista: os elementos lado a lado a partir da esquerda, cada um junto ao que se desenha do resto, e transparente para null.</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>Este texto é longo demais para um termo.</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>Este sinal não significa nada aqui.</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>Não há cor &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>O nome de uma cor precisa vir depois do apóstrofo.</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>Seis dígitos hexadecimais precisam vir depois do sinal #, como em #ff8000.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>Faltam aspas depois do nome.</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>Nenhuma célula tem o nome &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>Nada está escrito aqui. O termo vazio se chama empty.</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>O texto termina onde deveria vir um termo.</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>Falta um termo antes deste parêntese.</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>Falta um termo antes deste sinal.</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>Uma abstração em uma operação precisa de parênteses em volta.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>O nome de uma cor precisa vir depois do lambda.</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>Um ponto precisa vir depois da variável de uma abstração.</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>O termo está aninhado fundo demais.</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>Falta um sinal entre dois termos.</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>Parênteses precisam dizer qual dos dois operadores vem primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>Um termo de mais de uma parte não é escrito como texto.</numerusform>
            <numerusform>Um termo de mais de %Ln partes não é escrito como texto.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>Essa célula não existe.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Esta célula está vazia.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>Um termo de mais de uma parte não cabe em célula nenhuma.</numerusform>
            <numerusform>Um termo de mais de %Ln partes diferentes não cabe em célula nenhuma.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>Um cubo não pode ser solto no lugar de onde vem.</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>As cores básicas nunca mudam.</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>Soltar aqui sempre copia.</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>Não há nada para tirar neste lado.</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>Só há uma página.</numerusform>
            <numerusform>Não há mais de %Ln páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>Estas preferências estão fora dos limites.</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>Este não é um arquivo válido.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>Um nome tem no máximo uma letra e nenhuma quebra de linha.</numerusform>
            <numerusform>Um nome tem no máximo %Ln letras e nenhuma quebra de linha.</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>O GCalc não tem essas opções.</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>O GCalc começa com os exemplos, com células vazias ou com um arquivo.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>Isto não é algo que se possa fazer no GCalc.</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>transparente</translation>
    </message>
    <message>
        <source>black</source>
        <translation>preto</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>cinza-escuro</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>cinza</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>cinza-claro</translation>
    </message>
    <message>
        <source>white</source>
        <translation>branco</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>vermelho-escuro</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>verde-escuro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>azul-escuro</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>amarelo-escuro</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarelo</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>ciano-escuro</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>ciano</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>magenta-escuro</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>Ainda não há função na célula principal: nenhuma cor virou variável.</translation>
    </message>
</context>
</TS>
