<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>基本策略</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>每种选择平均能得几倍赌注。</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>计算中...</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>算不出这些值。</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>先发牌，再看建议。</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 对 %2：%3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>就这些牌而言更好：%1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>再要一张牌 (H)</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>不再要牌 (S)</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>赌注加倍，只再要一张牌 (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>把对子分成两手，再下一份赌注 (P)</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>放弃这手牌，输掉一半赌注 (U)</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>赊账押庄家有黑杰克，赔率 2 比 1 (I)</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>押庄家有黑杰克，赔率 2 比 1 (I)</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>不买保险 (N)</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>赌场借出所缺的赌注并发牌（回车）</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>发下一局（回车）</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>赊账加倍，只再要一张牌 (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>把对子分成两手，赊账再下一份赌注 (P)</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>收回筹码 (C)</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>洗牌，带着你的钱接着玩（回车）</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>新游戏，从 %1开始</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>加一个 %Ln 元的筹码</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>先下注。</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>这里不用手移牌：请用下面的按钮。</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>显示参谋(&amp;V)</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>显示基本策略会怎么做，以及每种选择平均能得多少。用参谋的对局计为用过帮助。</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>钱</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>赌注</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>你：%1，庄家：%2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>牌靴发完了</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>发完的牌靴</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>%Ln 局，你赢了 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>%Ln 局，你输了 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>%Ln 局，不赢不输。</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>下一靴牌带着 %1继续；新游戏从 %2开始。</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>手册中的规则</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>几副牌</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>庄家软 17 点要牌</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>分牌后可加倍</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>可投降，输一半赌注</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>庄家亮 A 时可买保险</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>显示参谋</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各局</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>本牌靴的各局立即显示。牌靴发完后保留。</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>本牌靴</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>所有牌靴</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>净赢</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>牌靴，还剩 %Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>用过的牌</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>用过</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>庄家的牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>庄家亮牌 %1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>庄家有黑杰克</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>庄家 %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>第一手</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>第二手</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>已保险</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>下一靴牌，带着 %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>赊账</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>从头再来</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>下注 %1并发牌</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>赌注：%1，赌场借出 %2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>赌注：%1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>你赢 %1。</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>你输 %1。</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>退还赌注。</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>不赢不输。</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation>黑杰克！</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>庄家有黑杰克。</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>爆牌。</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>你投降。</translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation>-%1 元</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 元</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>不保险</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>买保险</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>不买保险</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>push</source>
        <translation>平</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>保险赔付。</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>保险输掉。</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>第一手：%1。第二手：%2。%3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>庄家爆牌。</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>庄家亮 A。花 %1为赌注买保险吗？</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>下注并发牌。长远来看，不论赌注大小，赌场都会留下其中的 %1%。</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>下注并发牌。按这套规则，不论赌注大小，基本策略长远能赢其中的 %1%。</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>不买保险：保险平均得 %1 倍赌注。</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>没看到的牌里超过三分之一算 10 点，保险长远才划算。除去你的牌，整副牌中是 %1/%2，不到三分之一。</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>赢的局数（百分比）</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>回报（占赌注的百分比）</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>符合基本策略的决定（百分比）</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>其他决定的代价（占赌注的百分比）</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>先决定买不买保险。</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>只有最初两张牌点数相同时才能分牌。</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>只有最初两张牌时才能投降。</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>按这套规则不能投降。</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>只有庄家亮 A 时，在其他动作之前，才能买保险。</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>按这套规则没有保险。</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>只有一手牌的最初两张才能加倍。</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>只有你的最初两张牌才能加倍，分牌后不行。</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>这靴牌已经发完。</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>先打完这一局。</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>赌注是 %1 到 %2 元的偶数。</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>没有这种走法。</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>先发牌。</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1你的做法得 %2。那是基本策略，它不看具体的牌。</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1基本策略也这样做。你的做法得 %2。</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1你的做法得 %2。</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 元</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translation>“二十一点”的选项是 &quot;house&quot;（四副牌），或 1、2、6、8 副牌，再加上 -h17（庄家软 17 点要牌）、-das（分牌后可加倍）、-surrender 和 -insurance。</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>一靴牌写作其中的牌，每张两个字符，然后是逗号和整数的钱数（元）。</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>按这套规则，牌靴里每张牌有 %Ln 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>走法写作 b 加偶数赌注，或 h、s、d、p、u（要牌、停牌、加倍、分牌、投降），或 i、n（买保险、不买）。</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>软 %1</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>%Ln 副牌，庄家软 17 点要牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>四副牌，庄家 17 点停牌</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>%Ln 副牌，庄家 17 点停牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1，分牌后可加倍</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1，可投降</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1，可买保险</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1：平均得 %2 倍赌注。%3：%4。</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>按你的牌精确计算，与基本策略一致。</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>按你的牌精确计算。基本策略不看具体的牌，会选第二种。</translation>
    </message>
</context>
</TS>
