<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>Estratégia básica</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>Quanto cada ação vale em média, em apostas.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Contando...</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>Não foi possível calcular os valores.</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>Comece uma rodada para receber conselhos.</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>Melhor para estas cartas: %1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>Mais uma carta (H)</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>Sem mais cartas (S)</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>Dobrar a aposta por exatamente mais uma carta (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>Fazer do par duas mãos, com uma segunda aposta (P)</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>Largar a mão por metade da aposta (U)</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Apostar a crédito que a banca tem blackjack, o que paga 2 por 1 (I)</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Apostar que a banca tem blackjack, o que paga 2 por 1 (I)</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>Jogar sem seguro (N)</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>A casa empresta o que falta para a aposta e dá as cartas (Enter)</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>Dar as cartas da próxima rodada (Enter)</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>Dobrar a aposta a crédito por exatamente mais uma carta (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>Fazer do par duas mãos, com uma segunda aposta a crédito (P)</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>Tirar as fichas da mesa (C)</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>Embaralhar e continuar com o seu dinheiro (Enter)</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>Uma nova partida com %1</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>Pôr uma ficha de um dólar</numerusform>
            <numerusform>Pôr uma ficha de %Ln dólares</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>Primeiro faça uma aposta.</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>Aqui as cartas não são movidas à mão: use os botões abaixo.</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>Mostrar o c&amp;onselheiro</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>Mostra o que a estratégia básica faria e quanto vale cada ação. Partidas jogadas com ele contam como “com ajuda”.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>Você: %1, banca: %2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>O sabot acabou</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>Sabots jogados até o fim</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>%Ln rodada, e você ganhou %1.</numerusform>
            <numerusform>%Ln rodadas, e você ganhou %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>%Ln rodada, e você perdeu %1.</numerusform>
            <numerusform>%Ln rodadas, e você perdeu %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>%Ln rodada, sem ganhar nem perder.</numerusform>
            <numerusform>%Ln rodadas, sem ganhar nem perder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>O próximo sabot continua com %1; uma nova partida começa com %2.</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>Regras do manual</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>A banca pede com 17 suave</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Dobrar depois de dividir</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>Desistir por metade da aposta</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Seguro contra um ás</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>Mostrar o conselheiro</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>As rodadas deste sabot aparecem na hora. Elas ficam guardadas quando ele acaba.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Este sabot</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>Todos os sabots</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translation>Blackjacks</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Ganho líquido</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>sabot, resta %Ln carta</numerusform>
            <numerusform>sabot, restam %Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>cartas usadas</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usadas</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>mão da banca</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>A banca mostra %1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>A banca tem blackjack</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>A banca tem %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Primeira mão</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Segunda mão</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>com seguro</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>Próximo sabot, com %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>A crédito</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>Apostar %1 e jogar</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>Faça uma aposta</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>Aposta: %1, a casa empresta %2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Aposta: %1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>Você ganha %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Você perde %1.</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>Sua aposta volta.</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>Você não ganha nem perde.</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation>Blackjack!</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>A banca tem blackjack.</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>Estourou.</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Você desiste.</translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation>-$%1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Fazer seguro</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Sem seguro</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>pedir</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>parar</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dobrar</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>desistir</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>fazer seguro</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>sem seguro</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividir</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>desistência</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>estourada</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>O seguro paga.</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>O seguro se perde.</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>Primeira mão: %1. Segunda mão: %2. %3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>A banca estourou.</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>A banca mostra um ás. Fazer seguro da aposta por %1?</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>um ás</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>Faça uma aposta e peça as cartas. A longo prazo a casa fica com %1% dela, qualquer que seja o valor.</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>Faça uma aposta e peça as cartas. Com estas regras a estratégia básica ganha a longo prazo %1% dela, qualquer que seja o valor.</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>Sem seguro: ele vale em média %1 apostas.</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>Ele compensa a longo prazo se mais de um terço das cartas que você não vê valer 10. Em baralhos completos sem as suas, são %1 de %2, o que é menos.</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>Rodadas ganhas (%)</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>Retorno (% das apostas)</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>Decisões como na estratégia básica (%)</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>Custo das outras decisões (% das apostas)</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>Primeiro faça ou recuse o seguro da aposta.</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>Você só pode dividir as duas primeiras cartas, e só se tiverem o mesmo valor.</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>Você só pode desistir com as duas primeiras cartas.</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>Pelas regras desta partida não se pode desistir.</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>O seguro só é oferecido contra um ás, antes de qualquer outra coisa.</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>Pelas regras desta partida não há seguro.</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>Você só pode dobrar com as duas primeiras cartas de uma mão.</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>Você só pode dobrar com as duas primeiras cartas, e não depois de dividir.</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>Este sabot acabou.</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>Primeiro termine esta rodada.</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>Uma aposta é um número par de dólares, de %1 a %2.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Essa jogada não existe.</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>Primeiro dê as cartas.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1 O que você fez vale %2. É a estratégia básica, que não olha as cartas uma a uma.</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1 A estratégia básica também faz isso. O que você fez vale %2.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1 O que você fez vale %2.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translation>As opções de Blackjack são &quot;house&quot; para quatro baralhos, ou 1, 2, 6 ou 8 baralhos, e então -h17 (a banca pede com 17 suave), -das (dobrar depois de dividir), -surrender e -insurance, se desejado.</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>Um sabot é escrito como suas cartas, de duas letras cada, e então uma vírgula e o dinheiro em dólares inteiros.</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>Com estas regras um sabot tem cada carta uma vez.</numerusform>
            <numerusform>Com estas regras um sabot tem cada carta %Ln vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>Uma jogada é escrita como b e uma aposta par, ou h, s, d, p ou u para pedir, parar, dobrar, dividir ou desistir, ou i ou n para seguro ou nenhum.</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>%1 suave</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>Sabots de um baralho, a banca pede com 17 suave</numerusform>
            <numerusform>Sabots de %Ln baralhos, a banca pede com 17 suave</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>Sabots de quatro baralhos, a banca para com 17</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>Sabots de um baralho, a banca para com 17</numerusform>
            <numerusform>Sabots de %Ln baralhos, a banca para com 17</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1, dobrar depois de dividir</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1, desistência</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1, seguro</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1: em média %2 apostas. %3: %4.</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>É exato para as suas cartas, e a estratégia básica concorda.</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>É exato para as suas cartas. A estratégia básica, que não olha as cartas uma a uma, prefere a segunda ação.</translation>
    </message>
</context>
</TS>
