<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1, coberto</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1, coberto, bandeira</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1, coberto, ponto de interrogação</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1, coberto, comece aqui</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1, mina encontrada, em flor</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vazio</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1, número %L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation>%1, mina</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1, mina que explodiu</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1, bandeira errada</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1, mina com %L2 por cento</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>Cliques põem &amp;bandeiras</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>Um clique ou toque simples põe ou tira uma bandeira; com Ctrl ele abre.</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>Mostrar as &amp;chances de minas</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>Mostra a chance exata de uma mina em cada quadrado coberto. A partida conta como “com ajuda”.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>Há maneiras demais de espalhar as minas para contar as chances aqui.</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>As chances não puderam ser contadas.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Minas restantes</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>Cliques põem bandeiras.</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>Este tabuleiro pode exigir um palpite e não conta para a classificação.</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>Nenhum tabuleiro deste nível foi encontrado. Este exige menos e não conta para a classificação.</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>Comece no anel.</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>Era uma mina</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation>Todas as minas encontradas!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>%L1 de %Ln quadrado seguro estava aberto.</numerusform>
            <numerusform>%L1 de %Ln quadrados seguros estavam abertos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>Uma jogada, menos que os %L1 cliques sem bandeiras.</numerusform>
            <numerusform>%Ln jogadas, menos que os %L1 cliques sem bandeiras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>Uma jogada; sem bandeiras bastam %L1 cliques.</numerusform>
            <numerusform>%Ln jogadas; sem bandeiras bastam %L1 cliques.</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Sem palpites</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermediário</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
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
        <source>Mines</source>
        <translation>Minas</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Primeiro quadrado</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>Seguro, com uma abertura</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Sem proteção</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Palpites</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>Podem ser necessários</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>Nunca, no máximo pares</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>Nunca, raciocínio básico</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>Nunca, exige pares</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>Nunca, exige cadeias</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>Nunca, exige raciocínio de especialista</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>Um ou dois números por vez bastam para resolver o tabuleiro.</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>Um número por vez basta para resolver o tabuleiro.</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>Em algum ponto é preciso comparar dois números, nunca mais que isso.</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>Em algum ponto é preciso pensar em toda uma cadeia de números.</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>Em algum ponto é preciso contar as minas restantes contra tudo o que se vê.</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>Os tabuleiros não são verificados, por isso a sorte pode decidir.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>%L1% dos quadrados têm uma mina; cabe uma mina.</numerusform>
            <numerusform>%L1% dos quadrados têm uma mina; cabem até %Ln minas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>Pontos de interrogação depois das bandeiras</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>Um clique em um número abre em volta dele</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>As opções prometem um primeiro quadrado seguro, mas este tabuleiro não indica nenhum. Ele pode ser jogado com %1.</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>As opções prometem uma abertura no primeiro quadrado, mas este tabuleiro não tem nenhuma ali. Ele pode ser jogado com %1.</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>As opções prometem que o raciocínio resolve este tabuleiro, o que não pôde ser comprovado. Ele pode ser jogado com %1.</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>Este tabuleiro exige menos raciocínio do que as opções prometem. Ele pode ser jogado com %1.</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>Este tabuleiro começa aqui: não há mina aqui nem em volta.</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>Este tabuleiro foi aberto primeiro aqui, e não há mina.</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>O primeiro quadrado é sempre seguro.</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>O %Ln marcado já tem a sua mina, por isso os outros quadrados em volta dele são seguros.</numerusform>
            <numerusform>O %Ln marcado já tem todas as suas minas, por isso os outros quadrados em volta dele são seguros.</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>O %1 marcado tem em volta tantos quadrados cobertos quantas minas, por isso todos eles são minas.</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>O %1 marcado precisa de tantas minas a mais que o %2 marcado que todo quadrado que só o %1 toca é mina.</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>Todas as minas de que o %1 marcado ainda precisa estão em quadrados que ele divide com o %2 marcado, por isso os outros quadrados em volta do %1 são seguros.</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>Restam tantas minas quantos quadrados cobertos, por isso todos são minas.</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>Todas as minas foram encontradas, por isso todo outro quadrado é seguro.</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>Comprovado: uma bandeira está errada.</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>Comprovado, com um número por vez.</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>Comprovado, comparando dois números.</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>Comprovado, por uma cadeia de números.</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>Comprovado, contando as minas restantes.</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>Com uma mina neste quadrado os números marcados não poderiam estar todos certos, por isso ele é seguro.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>Nada é certo agora. A chance de mina é de %1 por cento aqui e de %2 por cento no quadrado mais seguro, mas o número debaixo deste deve levar mais longe.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>Nada é certo agora. A chance de mina é de %1 por cento aqui. De todas as maneiras em que as minas ainda podem estar, %2 por cento são ganhas com este quadrado, e com nenhum outro mais.</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>Nada é certo agora. Este quadrado é o mais seguro: a chance de mina é de %1 por cento.</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>Um palpite, não comprovado.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>Há maneiras demais de espalhar as minas para contá-las aqui.</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>Estejam onde estiverem as minas restantes, nenhuma está neste quadrado.</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>Todos os quadrados estão abertos.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Esse quadrado não existe.</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>Só um número aberto pode abrir os quadrados em volta.</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>Não resta nada para abrir em volta deste número.</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>As bandeiras em volta não batem com este número.</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>Este quadrado já está aberto.</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>Comece no anel: dali em diante este tabuleiro não exige palpites.</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>Uma bandeira protege este quadrado.</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>Este quadrado já tem uma bandeira.</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>Este quadrado já tem um ponto de interrogação.</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>Este quadrado não tem marca.</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation>
            <numerusform>Um tabuleiro tem de %1 a %Ln quadrado por linha ou coluna.</numerusform>
            <numerusform>Um tabuleiro tem de %1 a %Ln quadrados por linha ou coluna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Um tabuleiro deste tamanho tem no máximo %Ln mina.</numerusform>
            <numerusform>Um tabuleiro deste tamanho tem no máximo %Ln minas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>Um tabuleiro sem palpites precisa de uma abertura no primeiro quadrado.</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Sem palpites, um tabuleiro deste tamanho tem no máximo uma mina.</numerusform>
            <numerusform>Sem palpites, um tabuleiro deste tamanho tem no máximo %Ln minas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>Para exigir esse raciocínio, um tabuleiro deste tamanho precisa de pelo menos uma mina.</numerusform>
            <numerusform>Para exigir esse raciocínio, um tabuleiro deste tamanho precisa de pelo menos %Ln minas.</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>3BV por segundo</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>Eficiência (%)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>Linha %1, coluna %2: quadrado seguro. %3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>Linha %1, coluna %2: o melhor palpite. %3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>%1% da chance de sobreviver</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>Isto não é um tabuleiro de Campo Minado com estas opções.</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>Este tabuleiro tem %Ln mina, mas as opções dizem %1.</numerusform>
            <numerusform>Este tabuleiro tem %Ln minas, mas as opções dizem %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>sem palpites</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>sem palpites, raciocínio básico</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>sem palpites, raciocínio por pares</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>sem palpites, raciocínio por cadeias</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>sem palpites, raciocínio de especialista</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>primeiro quadrado seguro</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>sem proteção</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>As opções de Campo Minado são como 16x16,30.</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>Isto não é uma jogada de Campo Minado.</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>Clássico, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>Clássico, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation>Iniciante, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation>Iniciante, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation>Intermediário, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation>Intermediário, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation>Especialista, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation>Especialista, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation>%1 x %2, %3</translation>
    </message>
    <message>
        <source>%1 x %2, %3, %4</source>
        <translation>%1 x %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mines</source>
        <comment>1 mine</comment>
        <translation>
            <numerusform>%Ln mina</numerusform>
            <numerusform>%Ln minas</numerusform>
        </translation>
    </message>
</context>
</TS>
