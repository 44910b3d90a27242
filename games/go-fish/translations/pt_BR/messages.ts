<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>Quartetos</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>Co&amp;meçar a próxima rodada</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>&amp;Mostrar minha mão</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>%Ln quarteto</numerusform>
            <numerusform>%Ln quartetos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln par</numerusform>
            <numerusform>%Ln pares</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Pesque: compre a carta de cima do monte.</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>Primeiro peça a alguém. Você compra quando a resposta é não.</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>Escolha uma das suas cartas e depois o jogador a quem pedir.</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Primeiro escolha uma das suas cartas.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1, %Ln quarteto baixado</numerusform>
            <numerusform>%1, %Ln quartetos baixados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1, %Ln par baixado</numerusform>
            <numerusform>%1, %Ln pares baixados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>Mar&amp;car meus pares</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>A rodada acabou. %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>É a vez de %1. Agora os outros não olham.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 está jogando.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>Compre a carta de cima do monte.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>Sua vez: peça uma carta a alguém ou baixe o que combina.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>Sua vez: peça uma carta a alguém.</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>Quartetos: %1. O último quarteto foi baixado.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>monte %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>Pares: %1.</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>Sem cartas: %1.</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>Cartas restantes: %1.</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>Pares que não foram baixados não contam: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>%Ln adversário</numerusform>
            <numerusform>%Ln adversários</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>O que baixar</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>Quartetos completos</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Os seus</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>Você baixa à mão</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>São baixados sozinhos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Uma rodada só</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>Três rodadas</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>Cinco rodadas</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>Dez rodadas</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>Até alguém ter 25 pontos</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>Até alguém ter 50 pontos</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>Quem recebe o pedido dá todas as cartas de um valor; um quarteto são todas as quatro.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>%1 pediu %2 e ainda tem carta desse valor.</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>%1 deve ter %2: não podem estar em outro lugar.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>Peça %2 a %1: a chance é de cerca de %3%.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>Peça %2 a %1: a chance é de cerca de %3%, e todos sabem que você tem carta desse valor.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>A rodada acabou: comece a próxima.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Pesque: compre a carta de cima do monte.</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>Baixe %1: assim ninguém pode tirar de você.</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>Não há a quem pedir.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>Pede a qualquer um qualquer coisa que tenha.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médio</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>Lembra dos últimos seis pedidos.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>Não esquece nada e deduz quem pode ter o quê de tudo o que todos viram.</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>Você pede %3 a %2.</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>%1 pede %3 a você.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>%1 pede %3 a %2.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>Você pede %3 a %2: pesque.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1 pede %3 a você: pesca.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1 pede %3 a %2: pesca.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>Você pede %3 a %2: nada, e o monte está vazio.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>%1 pede %3 a você: nada, e o monte está vazio.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>%1 pede %3 a %2: nada, e o monte está vazio.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>Você pede %3 a %2: um par.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>%1 pede %3 a você: um par.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>%1 pede %3 a %2: um par.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>Você pede %3 a %2 e recebe %4.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1 pede %3 a você e recebe %4.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1 pede %3 a %2 e recebe %4.</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>Pediu %2 a você: recebeu %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>Pediu %2 a %1: recebeu %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>Pediu %2 a você: pescou.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>Pediu %2 a %1: pescou.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>Pediu %2 a você: pescou %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>Pediu %2 a %1: pescou %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>Pediu %2 a você: nada.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>Pediu %2 a %1: nada.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>os ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>os dois</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>os três</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>os quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>os cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>os seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>os setes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>os oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>os noves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>os dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>os valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>as damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>os reis</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Começa a rodada %1.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Você compra uma carta.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 compra uma carta.</translation>
    </message>
    <message>
        <source>You draw %2 and go on.</source>
        <translation>Você compra %2 e continua.</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>%1 compra %2 e continua.</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>Você compra um par: %2.</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>%1 compra um par: %2.</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>Você baixa %2.</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>%1 baixa %2.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>Pesque: primeiro compre a carta de cima do monte.</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>Esta rodada acabou: comece a próxima.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Esta rodada ainda não acabou.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Essa carta não está na mão.</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>Um quarteto são todas as quatro cartas de um valor.</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>Não há na mão uma segunda carta desse valor.</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>É preciso pedir a outro jogador.</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>Esse jogador não tem cartas.</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>Primeiro peça a um jogador.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Quartetos</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>%1 quartetos</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 pares</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translation>Estas não são opções de Pescaria (como 2 ou 3-books-r5).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>Estas cartas não formam uma partida de Pescaria com estas opções.</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>Uma jogada de Pescaria é l7C, a7C2, f ou n.</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>Quartetos, %Ln adversário</numerusform>
            <numerusform>Quartetos, %Ln adversários</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>Pares, %Ln adversário</numerusform>
            <numerusform>Pares, %Ln adversários</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1, %Ln rodada</numerusform>
            <numerusform>%1, %Ln rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1, até %Ln ponto</numerusform>
            <numerusform>%1, até %Ln pontos</numerusform>
        </translation>
    </message>
</context>
</TS>
