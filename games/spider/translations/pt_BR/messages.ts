<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>A carta %1 e o que está sobre ela completam um naipe, do rei ao ás.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>A carta %1 continua o naipe da carta %2, e a que estava embaixo é virada.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>A carta %1 continua o naipe da carta %2, e a coluna %3 fica vazia.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>A carta %1 continua o naipe da carta %2: uma sequência mais longa que anda como uma só.</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>Ao mover a carta %1, a que está embaixo dela é virada.</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>Ao mover a carta %1, a coluna %2 fica vazia.</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>Parte da sequência, a partir da carta %1, faz uma sequência mais longa sobre a carta %2.</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>A carta %1 abre espaço na coluna %2 para a próxima rodada.</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>Toda coluna precisa de uma carta antes da próxima rodada: a carta %1 cobre a vazia.</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>A carta %1 vai para a coluna vazia para liberar a carta %2.</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>A carta %1 vai sobre a carta %2 para liberar a carta %3.</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>Todos os naipes estão completos.</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>Este plano vence em um passo; ele conhece todas as cartas escondidas.</numerusform>
            <numerusform>Este plano vence em %Ln passos; ele conhece todas as cartas escondidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation>Nada adianta: está comprovado que não dá mais para vencer.</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>Não se conhece nada melhor: nenhuma jogada que leve mais longe foi encontrada.</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>Um plano que avança; não se sabe se vence.</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>As cartas do monte completam um naipe.</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>As jogadas na mesa não rendem mais que as próximas cartas: dê as cartas.</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>Não há tantas cartas nesta coluna.</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>Uma carta virada para baixo não pode ser movida.</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>A carta %1 não pode ser levantada: a carta %2 não continua o naipe dela.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Você desistiu desta partida.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Essa coluna não existe.</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>As cartas já estão nesta coluna.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>Não há carta nesta coluna.</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>Pelo menos uma carta precisa ser movida.</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>A carta %1 não vai sobre a carta %2: só uma carta de um valor acima a aceita.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>O monte está vazio.</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>Há cartas de menos na mesa para cobrir todas as colunas, por isso o monte não pode mais ser usado.</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>A coluna %1 está vazia. Ponha uma carta lá antes de dar as cartas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>Uma coluna está vazia. Ponha uma carta lá antes de dar as cartas.</numerusform>
            <numerusform>%Ln colunas estão vazias. Ponha uma carta em cada uma antes de dar as cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>Naipes completos</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>Nenhuma jogada desperdiçou a vitória.</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>Está comprovado que esta distribuição não podia ser ganha.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>Não se sabe se esta distribuição podia ser ganha: não se achou um caminho nem uma prova.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>Não se sabe se esta distribuição podia ser ganha; depois da jogada %1 não podia: comprovado.</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>Dava para vencer antes da jogada %1, que perdeu a partida: as duas coisas estão comprovadas.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>Dava para vencer antes da jogada %1. Depois dela não se achou um caminho para vencer, nem uma prova.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>Dava para vencer antes da jogada %1. Depois dela não se achou um caminho para vencer; depois da jogada %2 está comprovado que não há.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Isto mantém a vitória, que depois da outra jogada está perdida: comprovado. %1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>Isto mantém a vitória; depois da outra jogada não se achou um caminho para vencer. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>a distribuição, que podia ser ganha</numerusform>
            <numerusform>%Ln distribuições que podiam ser ganhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translation>As opções de Paciência Spider são o número de naipes (1, 2 ou 4), e então -winnable2 e -gaps, se desejado.</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>Uma distribuição de Paciência Spider é escrita como 104 cartas de duas letras, por exemplo KS7H.</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>Estas não são as cartas de uma partida com um naipe.</numerusform>
            <numerusform>Estas não são as cartas de uma partida com %Ln naipes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>Uma jogada é escrita como d (dar cartas), end (desistir) ou 2.3-5 (três cartas da coluna 2 para a coluna 5).</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1 (distribuições de versões anteriores)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln naipe, vitória possível, dando sobre colunas vazias</numerusform>
            <numerusform>%Ln naipes, vitória possível, dando sobre colunas vazias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>%Ln naipe, vitória possível</numerusform>
            <numerusform>%Ln naipes, vitória possível</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln naipe, dando sobre colunas vazias</numerusform>
            <numerusform>%Ln naipes, dando sobre colunas vazias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>%Ln naipe</numerusform>
            <numerusform>%Ln naipes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Um clique no monte dá uma carta a cada coluna.</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>Um naipe completo está fora da partida.</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>monte, vazio</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1, resta %Ln rodada</numerusform>
            <numerusform>%1, restam %Ln rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vazia</translation>
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
        <source>%L1 face down</source>
        <translation>%L1 viradas para baixo</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>em cima: %1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>sequência de %L1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>A coluna %L1 está vazia.</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>Esta partida pode ser ganha.</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>Daqui não dá mais para vencer: volte ou desista.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Esta distribuição não pode ser ganha.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Não se sabe se dá para vencer.</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>&amp;Dar cartas do monte</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>Voltar à última c&amp;hance</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>Desfaz as jogadas depois das quais não se acha uma vitória. A partida conta como “com ajuda”.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>D&amp;esistir</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>Termina a partida, que conta como perdida.</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation>&amp;Cliques movem para o melhor lugar</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>Um clique em uma carta a manda para o melhor lugar em vez de levantá-la.</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Mostrar se ainda dá para &amp;vencer</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>O computador conhece todas as cartas escondidas e procura um caminho para vencer.</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>Daqui ainda dá para vencer.</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>Está comprovado que esta distribuição nunca pôde ser ganha.</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>Não se achou nesta partida nenhuma posição que possa ser ganha.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>Procurando a última posição que pode ser ganha...</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>Procurando um caminho para vencer...</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>Um beco sem saída</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>Não se sabe como continuar</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>Está comprovado que daqui não dá mais para vencer. Volte à última chance ou desista.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Está comprovado que esta distribuição não pode ser ganha.</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>Todos os oito naipes estão completos, em uma jogada. Pontuação: %1.</numerusform>
            <numerusform>Todos os oito naipes estão completos, em %Ln jogadas. Pontuação: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>Naipes completos: %L1 de %L2.</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>As últimas cartas do monte precisam de uma carta em cada coluna, e há poucas.</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>Nenhuma carta pode ser movida nem dada.</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Um naipe</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Dois naipes</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quatro naipes</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>1 (mais fácil)</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>4 (mais difícil)</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Só distribuições que podem ser ganhas</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation>Dar cartas do monte mesmo com colunas vazias</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation>Cliques movem para o melhor lugar</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Mostrar se ainda dá para vencer</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>coluna %L1</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>cartas posteriores do monte</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>lugar para um naipe completo</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>naipe completo</translation>
    </message>
</context>
</TS>
