<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>Encontradas</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>As cartas ficam onde estão: clique em uma para virá-la.</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>Estes pares foram encontrados.</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>&amp;Nomes sob as figuras</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Vez de %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Viradas</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>Clique ou aperte Enter para continuar.</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>Todos os pares encontrados!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1 x %L2, %Ln par</numerusform>
            <numerusform>%L1 x %L2, %Ln pares</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássicas</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animais</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardim</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Coisas</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Misturadas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>Só você</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>A primeira carta pode ser desvirada</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>Com vários jogadores, uma carta virada fica virada.</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>Uma série tem dez figuras; este tabuleiro usa %Ln de outra série.</numerusform>
            <numerusform>Uma série tem dez figuras; este tabuleiro usa %Ln de outras séries.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>Mostrar duas cartas diferentes por</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Meio segundo</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Um segundo</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Dois segundos</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>Até você continuar</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation>Dizer cada carta em palavras</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln par</numerusform>
            <numerusform>%Ln pares</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 está jogando.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Sua vez.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>É a vez de %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>%1 encontrou um par.</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>%1 não encontrou nenhum par.</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>Rodadas %L1, cartas viradas %L2.</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>Você já conhecia esta distribuição, por isso foi treino.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, virada para baixo</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, sem carta</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1, por último: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the players and their pairs, as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>Você não viu o par da carta aberta. A da linha %1, coluna %2 é nova.</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>Você já viu o par da carta aberta: linha %1, coluna %2.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Você não viu o par da carta aberta, e uma carta nova ajudaria mais ao próximo jogador do que a você. Vire uma que já conhece: linha %1, coluna %2.</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>Você já viu um par: linha %1, coluna %2, e linha %3, coluna %4.</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>O par dela está na linha %1, coluna %2.</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Você não conhece nenhum par, e uma carta nova ajudaria mais ao próximo jogador do que a você. Vire uma que já conhece: linha %1, coluna %2.</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>Você ainda não viu as duas cartas de um par. A da linha %1, coluna %2 é nova.</translation>
    </message>
    <message>
        <source>club</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>rosto feliz</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>rosto triste</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>um peixe</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>dois peixes</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>abóbora iluminada</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrela</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gato</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>coruja</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>pato</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>caracol</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>borboleta</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>joaninha</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>tartaruga</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>baleia</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>ouriço</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>pinguim</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>maçã</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>pera</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>cerejas</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>morango</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>cenoura</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>cogumelo</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>tulipa</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>margarida</translation>
    </message>
    <message>
        <source>cactus</source>
        <translation>cacto</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>pinheiro</translation>
    </message>
    <message>
        <source>house</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>veleiro</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>balão</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>guarda-chuva</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>sino</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>foguete</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>âncora</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>xícara</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>pipa</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Essa carta não existe.</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>Este par já foi encontrado.</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>Esta carta fica virada. Vire uma segunda.</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>lembra de 30%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>De dez cartas que viu, lembra das últimas três.</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>lembra de 60%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>De dez cartas que viu, lembra das últimas seis.</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>lembra de 90%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>De dez cartas que viu, lembra das últimas nove.</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>memória perfeita</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>Lembra de todas as cartas que viu.</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>joga para ganhar tempo</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>Lembra de todas as cartas que viu e vira uma delas de novo quando uma nova ajudaria mais a você.</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>Duas cartas diferentes</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Um par</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1: duas cartas diferentes</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1: um par</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Cartas viradas</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>O par da carta aberta já tinha sido visto: linha %1, coluna %2.</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>Um par inteiro já tinha sido visto: linha %1, coluna %2, e linha %3, coluna %4.</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>Uma carta nova, como a da linha %1, coluna %2, faz um par com uma chance de %3%.</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>Uma carta nova faz um par com uma chance de %3%, mas ajuda mais ao próximo jogador. A da linha %1, coluna %2 era conhecida.</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>um par</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 pares</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>Estas não são opções de Memória (como 5x4 ou 6x5-animals+2).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>Estas cartas não formam uma partida de Memória com estas opções.</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>Uma jogada de Memória é o número de uma carta, de 0 a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, figuras clássicas, %Ln jogador</numerusform>
            <numerusform>%1 x %2, figuras clássicas, %Ln jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, animais, %Ln jogador</numerusform>
            <numerusform>%1 x %2, animais, %Ln jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, jardim, %Ln jogador</numerusform>
            <numerusform>%1 x %2, jardim, %Ln jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, coisas, %Ln jogador</numerusform>
            <numerusform>%1 x %2, coisas, %Ln jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, figuras misturadas, %Ln jogador</numerusform>
            <numerusform>%1 x %2, figuras misturadas, %Ln jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1 x %2, figuras clássicas</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation>%1 x %2, figuras clássicas, cartas ficam viradas</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1 x %2, animais</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation>%1 x %2, animais, cartas ficam viradas</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1 x %2, jardim</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation>%1 x %2, jardim, cartas ficam viradas</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1 x %2, coisas</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation>%1 x %2, coisas, cartas ficam viradas</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1 x %2, figuras misturadas</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation>%1 x %2, figuras misturadas, cartas ficam viradas</translation>
    </message>
</context>
</TS>
