<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>プリズム</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>青い玉</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>オレンジの玉</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>黄色い玉</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>ピンクの玉</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>緑の玉</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>赤い玉</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>水色の玉</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>青い立方体</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>オレンジの立方体</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>黄色い立方体</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>ピンクの立方体</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>緑の立方体</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>赤い立方体</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>水色の立方体</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>青い四角錐</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>オレンジの四角錐</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>黄色い四角錐</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>ピンクの四角錐</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>緑の四角錐</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>赤い四角錐</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>水色の四角錐</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>青い八面体</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>オレンジの八面体</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>黄色い八面体</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>ピンクの八面体</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>緑の八面体</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>赤い八面体</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>水色の八面体</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>青い円柱</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>オレンジの円柱</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>黄色い円柱</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>ピンクの円柱</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>緑の円柱</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>赤い円柱</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>水色の円柱</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>青い円錐</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>オレンジの円錐</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>黄色い円錐</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>ピンクの円錐</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>緑の円錐</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>赤い円錐</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>水色の円錐</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>青い星</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>オレンジの星</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>黄色い星</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>ピンクの星</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>緑の星</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>赤い星</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>水色の星</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>行に沿うビーム</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>列に沿うビーム</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>バースト</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>ハイスコアは新しいバージョンで書かれています。</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>ハイスコアは別のウィンドウで使用中です。</translation>
    </message>
</context>
<context>
    <name>jewel::Board</name>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1、選択中</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>このコンピューターにはOpenGLがないため、宝石を平面で描きます。</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>このコンピューターのグラフィックスが動かなくなったため、宝石を平面で描きます。</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>このコンピューターではOpenGLが動かないため、宝石を平面で描きます。</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>名前を残す(&amp;K)</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>ハイスコア第%L1位です。名前(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>ハイスコア</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>ゲームを終わる(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>ハイスコア(&amp;K)...</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>ハイスコア</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>宝石を立体で表示(&amp;P)</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>宝石を回す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>宝石に記号を付ける(&amp;S)</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>色だけをそろえるときは記号を付ける(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>残り%Ln秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>残りの入れ替え</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>可能な入れ替え</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>時計は最初の入れ替えで動き出します。「元に戻す」で前のゲームに戻ります。</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>時計は最初の入れ替えで動き出します。</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>「元に戻す」で、まだ終わっていない前のゲームに戻ります。</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>残り時間がわずかです。</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>同じ色の宝石を3個そろえてください。</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>同じ形の宝石を3個そろえてください。</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>同じ種類の宝石を3個そろえてください。</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>入れ替えを使い切りました</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>ゲームを終わりました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>%Ln点、レベル%L1、最長の連鎖%L2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>名無し</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>ハイスコアを読み込めないため、新しく記録し始めます。以前の内容は%1として残しました。</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>形と色</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>色だけ</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>形だけ</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>色（形は混在）</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>形（色は混在）</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>時間との勝負</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>のんびり、時計なし</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>60回</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>そろえるもの</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>連鎖ボーナス</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>特別な宝石</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>出さない</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>%Ln秒後</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>自動のヒント</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>宝石の種類ごとに形も色も違います。</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>どの宝石も同じ形です。色をそろえます。</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>どの宝石も同じ色です。形をそろえます。</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>色をそろえます。形は関係ありません。</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>形をそろえます。色は関係ありません。</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1長さ4以上の並びや交わる並びからは、ほかの宝石を巻き込む宝石が残ります。</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>宝石を立体で表示</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>宝石を回す</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>宝石に記号を付ける</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>色だけをそろえるときは記号を付ける</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>プリズムが青い玉を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>プリズムがオレンジの立方体を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>プリズムが黄色い四角錐を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>プリズムがピンクの八面体を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>プリズムが緑の円柱を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>プリズムが赤い円錐を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>プリズムが水色の星を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>プリズムが青い宝石を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>プリズムがオレンジの宝石を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>プリズムが黄色い宝石を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>プリズムがピンクの宝石を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>プリズムが緑の宝石を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>プリズムが赤い宝石を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>プリズムが水色の宝石を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>プリズムが玉を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>プリズムが立方体を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>プリズムが四角錐を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>プリズムが八面体を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>プリズムが円柱を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>プリズムが円錐を全部消します</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>プリズムが星を全部消します</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>%1行目に沿うビームができます</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>%1列目に沿うビームができます</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>バーストができます</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>プリズムができます</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>2つのプリズムが盤全体を消します</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>特別な宝石が2個できます</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>特別な宝石%Ln個が働きます</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>%1行%2列の宝石を、その下の宝石と入れ替えましょう。%3。</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>%1行%2列の宝石を、その右の宝石と入れ替えましょう。%3。</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>%1行%2列の宝石を、その下の宝石と入れ替えましょう。%3。得点：%4。</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>%1行%2列の宝石を、その右の宝石と入れ替えましょう。%3。得点：%4。</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1落ちてくる分も含めた平均得点：%2。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>のんびり</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>60回</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>形と色</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>色だけ</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>形だけ</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>色（形は混在）</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>形（色は混在）</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>これはジュエルの手ではありません。</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>これはジュエルの盤ではありません。8個ずつ8行の宝石と番号が必要です。</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>最初の盤には、まだ3個の並びがありません。</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>この盤には、並びのできる入れ替えがありません。</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>これはジュエルのオプションではありません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>このゲームに時計はありません。</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>前の手より先に次の手は選べません。</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>まだ時間はあります。</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>入れ替える宝石がありません。</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>時間切れです。</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>3個の並びができないので、宝石は元に戻ります。</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1、%2、連鎖ボーナス、特別な宝石</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1、%2、連鎖ボーナス</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1、%2、特別な宝石</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1、%Ln秒後にヒント</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>入れ替えるものがありません。</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>最長の連鎖</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>最高の入れ替え</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>できた特別な宝石</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>%1行%2列の宝石を、その下の宝石と入れ替えましょう。</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>%1行%2列の宝石を、その右の宝石と入れ替えましょう。</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>並びが2つ以上できます。得点：%1。%2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>縦の%2列目に%1個並びます。%3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>横の%2行目に%1個並びます。%3</translation>
    </message>
</context>
</TS>
