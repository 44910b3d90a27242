<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>Pegue %1: com essa carta, todas as suas podem formar combinações.</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>Pegue %1: com essa carta você pode bater com %2.</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>Bata com %1: gin, todas as suas outras cartas formam combinações.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>Bata com %1: suas cartas soltas somam %2, as do adversário devem somar cerca de %3.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>Bata com %1: suas cartas soltas somam %2, e esperar não promete mais.</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>Descarte %1 e espere: você podia bater com %2, mas continuar promete mais.</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation>Descarte %1: você precisa menos de %2, mas essa carta ajudaria mais o adversário.</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>Descarte %1: conta %2 e não combina com nenhuma outra carta sua.</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>Descarte %1: as cartas soltas que ficam somam %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation>Descarte %1: não completa nada que ainda possa sair; %2 está na mão do adversário.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation>Descarte %1: não completa nada que ainda possa sair; as cartas para isso já saíram ou estão com o adversário.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>Descarte %1: não completa nada que ainda possa sair; %2 já saiu.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>Descarte %1: não completa nada que ainda possa sair; %2 e %3 já saíram.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>Descarte %1: não completa nada que ainda possa sair; a única carta para isso já saiu.</numerusform>
            <numerusform>Descarte %1: não completa nada que ainda possa sair; todas as %Ln cartas para isso já saíram.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>Descarte %1: todas as outras cartas formam combinações, e você vence.</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>Descarte %1, embora faça parte de uma combinação: sem essa carta dá para chegar a mais mãos completas.</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>Descarte %1: a combinação continua valendo sem essa carta.</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>Descarte %1: não combina com nenhuma outra carta sua.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>Descarte %1: só %Ln carta que ainda pode vir a poria em uma combinação.</numerusform>
            <numerusform>Descarte %1: só %Ln cartas que ainda podem vir a poriam em uma combinação.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>Pegue %1: com %2 e %3 forma uma combinação.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>Pegue %1: entra em uma combinação com mais %Ln carta.</numerusform>
            <numerusform>Pegue %1: entra em uma combinação com mais %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>Pegue %1: com %2, só falta uma carta para uma combinação.</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>Pegue %1: com essa carta dá para chegar a mais mãos completas.</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>Compre do monte: %1 não forma combinação, e %Ln carta que você não viu formaria.</numerusform>
            <numerusform>Compre do monte: %1 não forma combinação, e %Ln cartas que você não viu formariam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>Compre do monte: %1 serve, mas não aproxima uma mão completa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>A rodada acabou. Comece a próxima.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>Reconhece uma combinação quando a tem e descarta qualquer outra coisa.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médio</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>Guarda o que combina e olha o descarte, mas não presta atenção em você.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>Lembra de todas as cartas, conta o que ainda pode sair e retém o que você quer.</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>Você encaixou %2.</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>%1 encaixou %2.</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>Você encaixou %2.</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>%1 encaixou %2.</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>Gin! Todas as suas cartas formam combinações.</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>Gin! Todas as cartas de %1 formam combinações.</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>Você bateu com %2.</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>%1 bateu com %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>Contragolpe: você só tem %2.</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>Contragolpe: %1 só tem %2.</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>Você comprou do monte.</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>%1 comprou do monte.</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>Você pegou %2 do descarte.</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>%1 pegou %2 do descarte.</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>Começa a rodada %1, e uma mão já está completa.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Começa a rodada %1.</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Você descartou %2. Restam duas cartas no monte, e ninguém bateu.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>%1 descartou %2. Restam duas cartas no monte, e ninguém bateu.</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>Você descartou %2: mão completa.</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>%1 descartou %2: mão completa.</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>Você descartou %2. O monte acabou: o descarte é embaralhado e vira o monte.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>%1 descartou %2. O monte acabou: o descarte é embaralhado e vira o monte.</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>Você descartou %2.</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1 descartou %2.</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>A rodada acabou. É preciso começar a próxima.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Esta rodada ainda não acabou.</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>Nesta partida não se bate.</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>Uma carta já foi comprada. Agora descarte uma.</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>Primeiro compre uma carta, do monte ou do descarte.</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>Só uma carta da própria mão pode ser descartada.</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>As cartas soltas que ficam somam mais de 10, o que é demais para bater.</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>Rodadas das partidas ganhas</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>Nas maneiras em que as cartas escondidas podem estar, isto rende mais que a outra jogada.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1% de uma rodada ganha</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>As opções são como &quot;first&quot;, ou &quot;second-r5&quot; para um jogo de cinco rodadas.</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>As cartas só são contadas em um jogo de várias rodadas, como &quot;first-p100-cards&quot;.</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>Uma distribuição é escrita como as 52 cartas de um baralho, de duas letras cada, um ponto e um número.</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translation>Uma jogada é &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, a carta que se descarta, como 7C, ou &quot;knock-7C&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>O primeiro jogador começa, %Ln rodada por pontos</numerusform>
            <numerusform>O primeiro jogador começa, %Ln rodadas por pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>O segundo jogador começa, %Ln rodada por pontos</numerusform>
            <numerusform>O segundo jogador começa, %Ln rodadas por pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>O primeiro jogador começa, %Ln rodada</numerusform>
            <numerusform>O primeiro jogador começa, %Ln rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>O segundo jogador começa, %Ln rodada</numerusform>
            <numerusform>O segundo jogador começa, %Ln rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>O primeiro jogador começa, até %Ln ponto</numerusform>
            <numerusform>O primeiro jogador começa, até %Ln pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>O segundo jogador começa, até %Ln ponto</numerusform>
            <numerusform>O segundo jogador começa, até %Ln pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>O primeiro jogador começa, até vencer %Ln rodada</numerusform>
            <numerusform>O primeiro jogador começa, até vencer %Ln rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>O segundo jogador começa, até vencer %Ln rodada</numerusform>
            <numerusform>O segundo jogador começa, até vencer %Ln rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>O primeiro jogador começa</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>O segundo jogador começa</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1, podendo bater</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>Você deu o contragolpe.</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>%1 deu o contragolpe.</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Restam duas cartas no monte, e ninguém bateu.</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>Gin! %1 tem %L2 em cartas soltas.</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>%1 tem gin, e você tem %L2 em cartas soltas.</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>%1 tem gin, e %2 tem %L3 em cartas soltas.</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>Você bateu com %L1, %2 tem %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>%1 bateu com %L2, você tem %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>%1 bateu com %L2, %3 tem %L4.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>Isso dá %Ln ponto para você.</numerusform>
            <numerusform>Isso dá %Ln pontos para você.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>Isso dá %Ln ponto para %1.</numerusform>
            <numerusform>Isso dá %Ln pontos para %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>descarte</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1, pegou %2</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1, comprou</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1, descartou %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>soltas %L1</translation>
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
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>%Ln rodada ganha</numerusform>
            <numerusform>%Ln rodadas ganhas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translation>&amp;Gin</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>&amp;Bater com %L1</translation>
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
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>Você já tem uma carta. Escolha uma da mão para descartar.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Espere a sua vez.</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1, combinações: %2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>&amp;Comprar do monte</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>&amp;Pegar a carta do descarte</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>&amp;Descartar a carta escolhida</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Bater</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Primeiro escolha uma carta da sua mão.</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>&amp;Arrumar minha mão em combinações</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>Mostrar todo o d&amp;escarte</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>Primeiro compre uma carta, depois bata com um descarte.</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>Suas cartas soltas somariam %L1. Para bater, podem somar no máximo 10.</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>Ordenar por &amp;naipe</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Ordenar por &amp;valor</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>Ordenar por com&amp;binações</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>Sua vez: descarte</translation>
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
        <source>You drew the %1.</source>
        <translation>Você comprou %1.</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>O monte acabou: o descarte foi embaralhado e agora é o monte.</translation>
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
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1: aperte Mostrar minhas cartas quando ninguém mais estiver olhando.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Uma rodada só</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>%Ln rodada</numerusform>
            <numerusform>%Ln rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>Até vencer %Ln rodada</numerusform>
            <numerusform>Até vencer %Ln rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>Até %Ln ponto por cartas soltas</numerusform>
            <numerusform>Até %Ln pontos por cartas soltas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>%Ln rodada por pontos</numerusform>
            <numerusform>%Ln rodadas por pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>Quem tem 10 ou menos em cartas soltas pode encerrar a rodada. Gin e contragolpe valem mais 25.</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation>Pontos: um ás 1, valete, dama e rei 10, outras cartas o seu número.</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Começa</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>O primeiro jogador</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>O segundo jogador</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>três</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>setes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>noves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reis</translation>
    </message>
    <message>
        <source>run of spades</source>
        <translation>sequência de espadas</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>sequência de copas</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>sequência de ouros</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>sequência de paus</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%L1 %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>%1 pegou %2 e descartou %3.</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>%1 comprou e descartou %2.</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>%1 vai descartar uma carta.</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>%1 vai pegar uma carta.</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>Agora descarte uma carta ou bata.</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1: agora descarte uma carta ou bata.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Agora descarte uma carta.</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1: agora descarte uma carta.</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>Sua vez: pegue uma carta do monte ou do descarte.</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1: pegue uma carta do monte ou do descarte.</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>As cartas soltas de %1 dão %Ln ponto para você.</numerusform>
            <numerusform>As cartas soltas de %1 dão %Ln pontos para você.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>Suas cartas soltas dão %Ln ponto para %1.</numerusform>
            <numerusform>Suas cartas soltas dão %Ln pontos para %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>As cartas soltas de %1 dão %Ln ponto para %2.</numerusform>
            <numerusform>As cartas soltas de %1 dão %Ln pontos para %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>As duas mãos já vieram completas.</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>Suas dez cartas já vieram completas.</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation>As cartas de %1 já vieram completas.</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>Todas as suas dez cartas formam combinações.</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>Todas as dez cartas de %1 formam combinações.</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>Pontos: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>Rodadas ganhas: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>encaixadas</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>encaixadas: %1</translation>
    </message>
</context>
</TS>
