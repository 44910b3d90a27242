<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>%1和它上面的牌，补全从 K 到 A 的一套花色。</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>%1接上同花色的%2，下面的牌翻开。</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>%1接上同花色的%2，第 %3 列空出来。</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>%1接上同花色的%2：更长的顺子，可以整体移动。</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>移动%1，翻开下面的牌。</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>移动%1，第 %2 列空出来。</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>从%1起的这段顺子，移到%2上成为更长的顺子。</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>移走%1，为下次发牌腾出第 %2 列。</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>下次发牌前每列都要有牌：用%1占住空列。</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>%1移到空列，放出%2。</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>%1移到%2上，放出%3。</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>所有花色都完成了。</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>这个计划 %Ln 步获胜；它知道每张扣着的牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation>没有办法：已证明赢不了了。</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>不知道更好的：没找到能推进的一步。</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>一个有进展的计划；能不能赢还不知道。</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>这次发牌补全一套花色。</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>桌上的走法不如接下来的牌有用：发牌。</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>这一列没有这么多牌。</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>扣着的牌不能移动。</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>%1拿不起来：%2没有接上同花色。</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>你已放弃这一局。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>没有这一列。</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>牌已经在这一列了。</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>这一列没有牌。</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>至少要移动一张牌。</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>%1不能放到%2上：只能放到大一点的牌上。</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>牌堆空了。</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>桌上的牌太少，不够每列一张，所以再也不能从牌堆发牌了。</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>第 %1 列空着。发牌前先放一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>有 %Ln 列空着。发牌前每列先放一张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>完成的花色</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>没有哪一步丢掉胜局。</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>已证明这一局赢不了。</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>不知道这一局能不能赢：没找到走法，也没能证明没有。</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>不知道这一局能不能赢；第 %1 步之后已证明赢不了。</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>第 %1 步之前能赢，这一步输掉了：两者都已证明。</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>第 %1 步之前能赢。此后没找到获胜的走法，也没能证明没有。</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>第 %1 步之前能赢。此后没找到获胜的走法；第 %2 步之后已证明没有。</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>这样还能赢；已证明另一步会丢掉胜局。%1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>这样还能赢；另一步之后没找到获胜的走法。%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>%Ln 个本来能赢的局</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translation>“蜘蛛纸牌”的选项是花色数（1、2 或 4），需要时再加 -winnable2 和 -gaps。</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>“蜘蛛纸牌”的一局写作 104 张、每张两个字符的牌，例如 KS7H。</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>这不是 %Ln 种花色的牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>走法写作 d（发牌）、end（放弃）或 2.3-5（第 2 列的三张牌移到第 5 列）。</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1（旧版本的局）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln 种花色，能赢，可在空列上发牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>%Ln 种花色，能赢</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln 种花色，可在空列上发牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>%Ln 种花色</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>点击牌堆，给每列发一张牌。</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>完成的花色退出本局。</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>牌堆，空</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1，还能发 %Ln 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 face down</source>
        <translation>扣着 %L1 张</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>顶牌：%1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>顺子 %L1 张</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>第 %L1 列空着。</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>这一局能赢。</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>从这里赢不了：退回去，或放弃。</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>这一局赢不了。</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>能不能赢，不清楚。</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>从牌堆发牌(&amp;D)</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>回到最后的机会(&amp;L)</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>撤销那些再也找不到获胜走法的步。这一局会计为用过帮助。</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>退回去</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>放弃(&amp;G)</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>结束这一局，算输。</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation>点击移到最佳位置(&amp;C)</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>点击一张牌就送到最佳位置，而不是拿起来。</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>显示还能不能赢(&amp;W)</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>电脑知道每张扣着的牌，寻找获胜的走法。</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>从这里还能赢。</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>已证明这一局从来就赢不了。</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>没找到这一局里能赢的局面。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>正在找最后一个能赢的局面...</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>正在找获胜的走法...</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>死局</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>不知道怎么走下去</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>已证明从这里赢不了。回到最后的机会，或放弃。</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>已证明这一局赢不了。</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>八套花色都完成了，共 %Ln 步。得分：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>完成的花色：%L1，共 %L2。</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>牌堆最后的牌需要每列都有牌，而牌不够了。</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>没有能移动或发出的牌。</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>一种花色</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>两种花色</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>四种花色</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>1（最容易）</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>4（最难）</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>只发能赢的局</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation>可以在空列上发牌</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation>点击移到最佳位置</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>显示还能不能赢</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>第 %L1 列</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>牌堆中以后要发的牌</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>放完成花色的位置</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>完成的花色</translation>
    </message>
</context>
</TS>
