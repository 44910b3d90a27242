<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>套</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>发下一轮(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>显示我的牌(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>%Ln 套</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln 对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>去钓鱼：摸牌堆顶上的一张。</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>先问别人要牌。对方没有时你才摸牌。</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>先选自己的一张牌，再选要问的玩家。</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>先选自己的一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1，已摆出 %Ln 套</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1，已摆出 %Ln 对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>标出我的对子(&amp;M)</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>这一轮结束了。%1。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>轮到%1。其他人先别看。</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1在出牌。</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>摸牌堆顶上的一张。</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>轮到你：问别人要一张牌，或摆出凑成的牌。</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>轮到你：问别人要一张牌。</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>套数：%1。最后一套已摆出。</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>牌堆 %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>对子数：%1。</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>手牌出完：%1。</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>剩余的牌：%1。</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>没摆出的对子不算：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>%Ln 个对手</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>摆出</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>四张一套</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>由你自己摆出</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>自动摆出</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>赛制</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>一局</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>三轮</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>五轮</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>十轮</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>直到有人得 25 分</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>直到有人得 50 分</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>被问到的人交出这个点数的所有牌；四张凑成一套。</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>%1要过 %2，手里还有一张。</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>%1手里一定有 %2：不可能在别处。</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>问%1要 %2：机会约 %3%。</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>问%1要 %2：机会约 %3%，而且大家都知道你手里有。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>这一轮结束了：发下一轮。</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>去钓鱼：摸牌堆顶上的一张。</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>摆出你的 %1：这样谁也拿不走。</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>没有人可问。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>手里有什么就随便问谁要。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>记得最近六次提问。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>什么都不忘，还从大家看到的一切推断谁可能有什么。</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>你问%2要 %3。</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>%1问你要 %3。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>%1问%2要 %3。</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>你问%2要 %3：去钓鱼。</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1问你要 %3：去钓鱼。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1问%2要 %3：去钓鱼。</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>你问%2要 %3：没有，牌堆也空了。</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>%1问你要 %3：没有，牌堆也空了。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>%1问%2要 %3：没有，牌堆也空了。</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>你问%2要 %3：凑成一对。</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>%1问你要 %3：凑成一对。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>%1问%2要 %3：凑成一对。</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>你问%2要 %3，得到%4。</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1问你要 %3，得到%4。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1问%2要 %3，得到%4。</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>问你要 %2：得到%3。</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>问%1要 %2：得到%3。</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>问你要 %2：钓鱼。</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>问%1要 %2：钓鱼。</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>问你要 %2：钓到%3。</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>问%1要 %2：钓到%3。</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>问你要 %2：没有。</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>问%1要 %2：没有。</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>A</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>9</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>发第 %1 轮牌。</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>你摸一张牌。</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1摸一张牌。</translation>
    </message>
    <message>
        <source>You draw %2 and go on.</source>
        <translation>你摸到%2，接着问。</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>%1摸到%2，接着问。</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>你摸成一对：%2。</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>%1摸成一对：%2。</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>你摆出%2。</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>%1摆出%2。</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>去钓鱼：先摸牌堆顶上的一张。</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>这一轮结束了：发下一轮。</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>这一轮还没结束。</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>手里没有这张牌。</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>一套是同点数的全部四张牌。</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>手里没有这个点数的第二张牌。</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>必须问另一个玩家。</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>这个玩家没有牌。</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>先问一个玩家。</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>套</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>%1 套</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 对</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translation>这不是“钓鱼”的选项（选项如 2 或 3-books-r5）。</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>按这些选项，这些牌凑不成一局“钓鱼”。</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>“钓鱼”的走法是 l7C、a7C2、f 或 n。</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>四张一套，%Ln 个对手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>对子，%Ln 个对手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1，%Ln 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1，到 %Ln 分</numerusform>
        </translation>
    </message>
</context>
</TS>
