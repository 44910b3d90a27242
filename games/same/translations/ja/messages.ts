<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>玉%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>この%Ln個が最後の玉です。盤が空になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>この%Ln個がこの色の最後の玉なので、取り残しが出ません（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>この手順の残りで最大のグループです：%1、%2。</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>落ちてつながります。%Ln個の部分が1つのグループ（%1）になり、別々に消すより%2多くなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>この玉%Ln個が大きなグループの邪魔をしています。次のクリックでそれを消します：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>この玉%Ln個が邪魔をしています。なくなればより大きなグループができます（%1、%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>%Lnクリック後</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>同じ色の隣り合う玉がありません。もう消せるものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>見つかった最善の手順では、盤が空になり、%Ln点で終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>見つかった最善の手順では、%1、%2で終わります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>残りの玉%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>この盤は%Ln行ですが、%1行必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>この盤の1行は玉%Ln個ですが、%1個必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translation>さめがめの盤はaから%1までの文字で書きます。</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>さめがめのオプションは20x16-5や20x10-5-classicのように書きます。列は%1〜%2、行は%3〜%4、色は%5〜%6です。</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>クリックは「列,行」で書きます（例：3,12）。</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>その場所は盤にありません。</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>ここに玉はありません。</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>この玉は同じ色の玉に触れていません。</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>クラシック、%1×%2、%Ln色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>SameGame、%1×%2、%Ln色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1×%2、%Ln色</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>最大のグループ</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>残りの玉</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>青い円盤</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>オレンジの四角</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>緑の三角</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>ピンクのひし形</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>黄色い星</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>水色の輪</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>赤い十字</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1、空</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1、%2、1個だけ</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1、%2、%L3個のグループ、%Ln点</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>全部消えました！</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translation>合計：%1+%2=%3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>合計：%1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>このクリック：%1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>パー：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>すべてのクリックの合計。玉n個を一度に消すと(n-2)×(n-2)点。</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>すべてのクリックの合計。玉n個を一度に消すとn×n点。</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>盤が空になると1,000点、残ると0点。</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>残りの玉が50個より1個少ないごとに100点。盤が空になると5,000点。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>数えるのはクリックとボーナスの合計。</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>すべてのクリックの合計。玉2個で2点、n個で(n-1)×(n-1)-(n-3)点。</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>このクリック</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>光っているグループを消すと得られる点。</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>パー</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>この盤でコンピューターが短い探索で得た点。上回ることもできます。</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>残りの玉：%1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>玉n個を一度に消すとn×n点。残りが50個より1個少ないごとに100点のボーナスがあります。</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>2個で2点、n個で(n-1)×(n-1)-(n-3)点。ボーナスはなく、玉の並びは完全にランダムです。</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>玉n個を一度に消すと(n-2)×(n-2)点で、2個では0点、盤が空になると1,000点。玉の並びは完全にランダムです。</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>玉に形を付ける(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>同じ色の玉が2個以上つながったグループを選んでください。</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>残りの玉：%L1。これまでの最大のグループ：%L2。</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>盤が空になりました！</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>消せるグループがありません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>%Ln点、最大のグループ%L1個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>%Ln点、残りの玉%L1個、最大のグループ%L2個。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>パーを%1上回りました。</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>パーと同じです。</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>パーは%1です。</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>点の数え方</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>モダン</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>玉に形を付ける</translation>
    </message>
</context>
</TS>
