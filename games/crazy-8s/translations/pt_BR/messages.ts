<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>Escolha um naipe: H, S, C ou D.</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>Ponha um 2 por cima ou compre %Ln carta.</numerusform>
            <numerusform>Ponha um 2 por cima ou compre %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>Ponha um 2 por cima ou passe.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>Jogue %1 ou um 8, ou compre.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>Jogue %1 ou um 8, ou passe.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>Jogue %1, %2 ou um 8, ou compre.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>Jogue %1, %2 ou um 8, ou passe.</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>Ninguém pode continuar: esta rodada não tem vencedor.</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>Você bateu.</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>%1 bateu.</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>Você bateu e ganha %Ln ponto.</numerusform>
            <numerusform>Você bateu e ganha %Ln pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 bateu e ganha %Ln ponto.</numerusform>
            <numerusform>%1 bateu e ganha %Ln pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1: %Ln ponto</numerusform>
            <numerusform>%1: %Ln pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>última carta</translation>
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
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation>
            <numerusform>%1, %Ln ponto</numerusform>
            <numerusform>%1, %Ln pontos</numerusform>
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
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1, comprou 1</numerusform>
            <numerusform>%1, comprou %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1, jogou %2</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, passou</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>descarte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>%Ln a comprar</numerusform>
            <numerusform>%Ln a comprar</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>Pró&amp;xima rodada</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>&amp;Mostrar minhas cartas</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Passar (P)</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>monte, %Ln carta</numerusform>
            <numerusform>monte, %Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>descarte, em cima: %1, naipe escolhido: %2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>descarte, em cima: %1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>Mostrar as cartas que s&amp;ervem</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>Escurece as cartas da sua mão que não podem ser descartadas agora.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Escolha um naipe</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>É a vez de %1.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Horário</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Anti-horário</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1 está escolhendo um naipe.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 está jogando.</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>Você comprou %1.</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>Placar: %1.</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>1 adversário, 10 cartas</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>1 adversário, 7 cartas</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>2 adversários, 7 cartas</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>3 adversários, 7 cartas</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Um</translation>
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
        <source>Cards for each</source>
        <translation>Cartas para cada um</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>Uma rodada: quem bate vence</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>Até 100 pontos pelo que resta aos outros</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>Até 250 pontos pelo que resta aos outros</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>3 rodadas por pontos</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>5 rodadas por pontos</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>10 rodadas por pontos</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Comprar na sua vez</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation>Quantas cartas quiser</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>No máximo 1 carta, depois passar</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>No máximo 2 cartas, depois passar</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>No máximo 3 cartas, depois passar</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>No máximo 4 cartas, depois passar</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>No máximo 5 cartas, depois passar</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>O descarte é virado quando o monte acaba</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation>Com um 2, o próximo jogador compra duas cartas ou põe outro 2</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>Uma dama pula o próximo jogador</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>Um ás inverte o sentido</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>Com um adversário só, quem descarta um ás joga de novo.</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation>Pontos: um oito 50, valete, dama e rei 10, outras cartas o seu número.</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>Descartar e comprar cartas</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>Clicando ou arrastando</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>Só arrastando</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1: nada promete mais pontos.</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1: uma vitória é improvável, e não há nada melhor.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1: sua chance é de cerca de %2%; não há nada melhor.</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>Escolha %1: %2 teve de comprar e muito provavelmente não tem esse naipe.</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>Escolha %1: você tem uma carta desse naipe, e de nenhum outro mais.</numerusform>
            <numerusform>Escolha %1: você tem %Ln cartas desse naipe, e de nenhum outro mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Escolha %1</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>%1 é a sua última carta: com ela você bate.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>%1 é a única carta que serve; depois escolha um naipe.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>%1 é a única carta que serve.</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>%1: %2 teve de comprar com %3 na mesa e muito provavelmente não tem esse naipe.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>Compre a carta que você deve.</numerusform>
            <numerusform>Compre as %Ln cartas que você deve.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>Nenhuma carta sua serve: compre uma.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>Compre assim mesmo</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>Não há mais cartas para comprar: passe.</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>Nenhuma carta sua serve: passe.</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>Passe assim mesmo</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>Comece a próxima rodada: esta acabou.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>Você descarta %2 e bate.</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>%1 descarta %2 e bate.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>Você descarta %2, bate e ganha %Ln ponto.</numerusform>
            <numerusform>Você descarta %2, bate e ganha %Ln pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 descarta %2, bate e ganha %Ln ponto.</numerusform>
            <numerusform>%1 descarta %2, bate e ganha %Ln pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>Você descarta %2. Quem vem depois deve %Ln carta.</numerusform>
            <numerusform>Você descarta %2. Quem vem depois deve %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>%1 descarta %2. Quem vem depois deve %Ln carta.</numerusform>
            <numerusform>%1 descarta %2. Quem vem depois deve %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>Você descarta %2. O sentido se inverte.</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>%1 descarta %2. O sentido se inverte.</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>Você descarta %2. %3 perde a vez.</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>%1 descarta %2. Você perde a vez.</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>%1 descarta %2. %3 perde a vez.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>Você descarta %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 descarta %2.</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>O descarte é virado. Você compra uma carta.</numerusform>
            <numerusform>O descarte é virado. Você compra %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>O descarte é virado. %1 compra uma carta.</numerusform>
            <numerusform>O descarte é virado. %1 compra %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>Você compra uma carta que devia.</numerusform>
            <numerusform>Você compra %Ln cartas que devia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>%1 compra uma carta que devia.</numerusform>
            <numerusform>%1 compra %Ln cartas que devia.</numerusform>
        </translation>
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
        <source>You name %2.</source>
        <translation>Você escolhe %2.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>%1 escolhe %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Você passa.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Começa a rodada %1.</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1 Você avisa: última carta.</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1 %2 avisa: última carta.</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1 Ninguém pode continuar: sem vencedor.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>A próxima rodada ainda não começou.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Esta rodada ainda não acabou.</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>Só depois de um oito se escolhe um naipe.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Esta carta não está na sua mão.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>Compre uma carta ou ponha um 2 sobre este.</numerusform>
            <numerusform>Compre %Ln cartas ou ponha um 2 sobre este.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>%1 não serve sobre %2.</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>Você já comprou o bastante nesta vez. Descarte ou passe.</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>Não há mais cartas para comprar. Descarte ou passe.</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation>Você só pode passar quando não há carta para comprar. Compre uma.</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>Primeiro escolha um naipe.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartas restantes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>Joga a primeira carta que serve e guarda os oitos para quando nada mais servir.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>Conclui do que você compra o que você não tem e continua a partida em pensamento.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1% de uma rodada ganha</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>Estas não são opções de Oito Maluco (como 2x7 ou 3x7-turnover-p100).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>Estas cartas não formam uma partida de Oito Maluco com estas opções.</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>A primeira carta do descarte não pode ser um oito.</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation>Uma jogada é uma carta como 7H, um naipe como H, ou draw, pass, deal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>%Ln jogador, %1 cartas para cada</numerusform>
            <numerusform>%Ln jogadores, %1 cartas para cada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>%Ln jogador, %1 cartas para cada, %2 rodadas</numerusform>
            <numerusform>%Ln jogadores, %1 cartas para cada, %2 rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>%Ln jogador, %1 cartas para cada, até %2 pontos</numerusform>
            <numerusform>%Ln jogadores, %1 cartas para cada, até %2 pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>%Ln jogador, %1 cartas para cada, regras da casa</numerusform>
            <numerusform>%Ln jogadores, %1 cartas para cada, regras da casa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>%Ln jogador, %1 cartas para cada, regras da casa, %2 rodadas</numerusform>
            <numerusform>%Ln jogadores, %1 cartas para cada, regras da casa, %2 rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>%Ln jogador, %1 cartas para cada, regras da casa, até %2 pontos</numerusform>
            <numerusform>%Ln jogadores, %1 cartas para cada, regras da casa, até %2 pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1: você guarda o oito para depois.</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>%1, depois escolha %2: %3 teve de comprar com esse naipe na mesa.</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>%1, depois escolha %2: você tem uma carta desse naipe.</numerusform>
            <numerusform>%1, depois escolha %2: você tem %Ln cartas desse naipe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1: você ainda fica com uma carta de %2 para depois.</numerusform>
            <numerusform>%1: você ainda fica com %Ln cartas de %2 para depois.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1: é sua única carta de %2, que depois pode não servir.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1: sua chance é de cerca de %2%; jogando uma carta, de %3%.</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>%1 não é do naipe escolhido.</translation>
    </message>
</context>
</TS>
