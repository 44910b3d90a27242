<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>山札をクリックすると、すべての列に1枚ずつ配ります。</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>取り除いたカードはもう使いません。</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>%1は覆われています。使えるのは各列の一番下のカードだけです。</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1、取り除けます</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>まだ勝てますか(&amp;W)？</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>山札も含めてすべてのカードを調べます。「助けあり」になります。</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>自動でカードを取り除く(&amp;A)</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>勝てるかどうかを表示(&amp;W)</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>取れるカードに常に印を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>山札を左に置く(&amp;S)</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>はい。たった今勝ったところです。</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>勝てるかどうかを調べています...</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>勝てるかどうかを調べています... これまでに%Ln百万局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>この配札なら勝てます。</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>このゲームはまだ勝てます。</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>勝つ手順は見つかりませんでしたが、ないと証明されたわけでもありません。</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>勝てる配札でした。</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>ここからはもう勝てませんが、勝てる配札でした。</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>この配札では、どう遊んでも勝てません。</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>ここからはもう勝てません。もともと勝てる配札だったかどうかは分かりません。</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>勝てるかどうかを調べています...</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>まだ勝てます。</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>ここからは勝てません。</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>この配札では勝てません。</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>勝てるかどうかは分かりません。</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>配れる回数</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>%Ln手でエースだけになりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>もう手がなく、カードが%Ln枚残りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>勝てるゲームだけを配る</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>配る前に、解けることを確かめます。</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>山札が分かっていれば、配札の半分近くで勝てます。</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>自動でカードを取り除く</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>取れるカードに常に印を付ける</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>勝てるかどうかを表示</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>山札を左に置く</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>%L1列目</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>取り除いたカード</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>より強い%2が場に出ているので、%1を取り除けます。</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>次に配るとすべての列にカードが載ります。%1は%2列目にあるほうが有利です。</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>%1がどけば、その下の%2を取り除けます。</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>エースは最後まで残るので、%1を空いた列に移して、下の%2を使えるようにしましょう。</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>%1を空いた列に移すと、下の%2が使えるようになります。</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>配って、%1は今は残しておきましょう。%2が覆われたとき、より弱いカードを取り除くのに役立ちます。</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>空いた列に入れるなら、山札の次のカードよりも良いカードはありません。</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>取り除けるカードも動かせるカードもないので、配りましょう。</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>この手順で勝てます。山札のカードも考えに入れています。</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>勝てないことは証明済みです。見つかった最善の手順では%Ln枚が残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>勝つ手順は見つかりませんでした。最善の手順では%Ln枚が残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>ゲームは終わりました。もう動かせるカードはありません。</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>%1は同じスートで一番強いので残ります。空いた列もありません。</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>同じスートのより強いカードが場に出ておらず、%1を移せる空いた列もありません。</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>山札は空です。</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>この列にはカードがありません。</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>配るときに列は選べません。</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>その列はありません。</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>カードを移せるのは空いた列だけです。</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>%1は移せません。%2が場に出ているので、取り除けるからです。</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>%1は同じスートで一番強いので残ります。</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>同じスートのより強いカードが場に出ていないので、%1は残ります。</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>これで勝ちを保てます。もう一方の手では勝てなくなることが証明済みです。%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>勝てる配札%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>エースアップのオプションは&quot;any&quot;か&quot;winnable&quot;です。</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>一組のカードは、ASTH2Dのように2文字ずつ、52枚で書きます。</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>一組のどのカードも、ちょうど1枚ずつ必要です。</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>手は、d（配る）、x3（3列目から取り除く）、3-1（移す）のように書きます。</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>勝てる配札だけ</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>すべての配札</translation>
    </message>
</context>
</TS>
