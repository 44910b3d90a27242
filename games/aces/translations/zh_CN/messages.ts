<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>点击牌堆，给每列发一张牌。</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>移走的牌退出本局。</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>%1被压住了。每列只有最下面的一张能动。</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1，可以移走</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>还能赢吗(&amp;W)？</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>查看所有的牌，包括牌堆里的。这一局会计为用过帮助。</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>自动移走牌(&amp;A)</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>显示还能不能赢(&amp;W)</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>总是标出可移走的牌(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>牌堆放在左边(&amp;T)</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>能：你刚刚赢了。</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>正在判断这一局能不能赢...</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>正在判断这一局能不能赢... 已查看 %Ln 百万个局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>这一局能赢。</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>这一局还能赢。</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>没找到获胜的走法，也没能证明没有。</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>这一局本来能赢。</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>从这里赢不了。这一局本来能赢。</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>这一局不论怎么走都赢不了。</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>从这里赢不了。这一局本来能不能赢，不清楚。</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>正在判断能不能赢...</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>还能赢。</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>从这里赢不了。</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>这一局赢不了。</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>能不能赢，不清楚。</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>剩余的牌</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>剩余发牌次数</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>只剩四张A，共 %Ln 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>无牌可走，还剩 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>只发能赢的局</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>每一局都先解出来，再给你看。</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>知道牌堆顺序的话，将近一半的局能赢。</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>自动移走牌</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>总是标出可移走的牌</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>显示还能不能赢</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>牌堆放在左边</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>第 %L1 列</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>移走的牌</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>%1可以移走，因为更大的%2露着。</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>下次发牌每列都会压上一张，%1放在第 %2 列更好。</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>%1让开，下面的%2就能移走。</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>A 要留到最后，所以让%1占住空列，放出下面的%2。</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>%1移到空列，下面的%2就能动了。</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>发牌，%1先留着：%2被压住时，靠它还能移走更小的牌。</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>空列与其现在放牌，不如留给牌堆的下一张。</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>没有能移走或移动的牌，发牌吧。</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>这样走能赢；这里考虑了牌堆里的牌。</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>已证明这一局赢不了。找到的最好走法剩 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>没找到获胜的走法。最好的走法剩 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>游戏结束：没有能移动的牌。</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>%1是同花色中最大的，留着不动；也没有空列给它。</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>没有同花色更大的牌露着，也没有空列给%1。</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>牌堆空了。</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>这一列没有牌。</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>发牌不分列。</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>没有这一列。</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>牌只能移到空列。</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>%1不能移动：%2露着，它可以移走。</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>%1是同花色中最大的，留着不动。</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>%1留着不动：没有同花色更大的牌露着。</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>这样还能赢；已证明另一步会丢掉胜局。%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>%Ln 个本来能赢的局</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>“四张A”的选项是 &quot;any&quot; 或 &quot;winnable&quot;。</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>一副牌写作 52 张、每张两个字符，例如 ASTH2D。</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>一副牌里每张必须正好出现一次。</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>走法写作 d（发牌）、x3（移走第 3 列的牌）或 3-1（移动）。</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>只要能赢的局</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>任意的局</translation>
    </message>
</context>
</TS>
