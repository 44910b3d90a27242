<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1：そこが旗です。</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1：ほかのどのキーでも、ボールはすぐにカボチャに捕まります。</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1：そこから旗まで%Ln歩です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1：旗までの道が%2歩から%3歩に縮まります。</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1：この迷路では、今ボールがカボチャに捕まるかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1：%Lnキー後に次の迷路で、旗までの道が%2歩から%3歩に縮まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1：これより早い勝ちはありません。カボチャからボールまでの道は%2歩と%3歩になります。</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>これで%Lnキーで勝てます。もっと少ないキーでは勝てません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>ここから%Lnキーまででは勝てないことが証明済みで、その先は調べていません。いくつか元に戻してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>どうしてもボールがカボチャに捕まることが証明済みです。いくつか元に戻してください。</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>ここからの道が多すぎて、全部は調べられません。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待つ</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>次の迷路</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>ゲームは終わりました。元に戻すか、新しいゲームを始めてください。</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>生け垣があります。</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>次の迷路の回数</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>「%1」なら%Lnキーで勝てます。「%2」の後は、どうしてもボールがカボチャに捕まります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>「%1」なら%Lnキーで勝てます。「%2」の後は、%3キーまででは勝てません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>「%1」なら%Lnキーで勝てます。「%2」では%3かかります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
        <translation>
            <numerusform>%Lnキー</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the board of lesson %1.</source>
        <translation>これはレッスン%1の盤ではありません。</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>これは%1×%1の盤のコードでも番号でもありません。</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>大きさは%1から%2までです。</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>手はleft、up、right、down、wait、nextのいずれかです。</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>レッスン%1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1×%1</translation>
    </message>
</context>
<context>
    <name>tally_maze::Board</name>
    <message>
        <source>Maze</source>
        <translation>迷路</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>above</source>
        <translation>上</translation>
    </message>
    <message>
        <source>below</source>
        <translation>下</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>通れる方向：%1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>次の迷路で通れる方向：%1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>旗</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>ボール</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>追うカボチャ</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>先読みするカボチャ</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>次にカボチャが来る</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>次にカボチャが2つとも来る</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>盤のコードと番号</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>それぞれの大きさの迷路には番号が付いています。コードは同じ番号を少ない文字で表したものです。どちらかを渡せば、相手も同じ盤で遊べます。</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>この盤のコード</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>この盤の番号</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>今の迷路のコード</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>この盤で遊ぶ(&amp;P)：</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>コード、番号、ゲームIDのどれか</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大きさ(&amp;S)：</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>より大きな盤かもしれません（%L1×%L1以上）。</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>待つ</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>先を見る</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>次の迷路</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>カボチャが動き、ボールは動きません（スペースキーかピリオド）</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>次のキーを押すまで、またはボタンを押している間、次の迷路をこの迷路に重ねて表示します（Pを押し続ける）</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>次の迷路に変わり、それからカボチャが動きます（N）</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>ボールの隣のマスをクリックするか、ボールをドラッグしてください。</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>次のレッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>盤のコードと番号(&amp;D)...</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>盤を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>カボチャの行き先を表示(&amp;G)</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>次の迷路を常に表示(&amp;N)</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>6×6で遊ぶ</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>カボチャに捕まる前に、ボールを旗まで運びましょう。動く、待つ、次の迷路にする、そのたびにカボチャが2つとも1歩動きます。</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>レッスン1/5：動く。矢印キーを押すか、ボールの隣のマスをクリックします。1歩動くたびに、カボチャも2つとも1歩動きます。</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>レッスン2/5：待つ。ここでは動くだけだとカボチャに捕まります。途中で1回待ちましょう。スペースキーを押すか、ボールをクリックします。</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>レッスン3/5：次の迷路。ここにはカボチャを避ける道がありません。途中でNキーを押すと、生け垣の切れ目が別の場所に移ります。</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>レッスン4/5：先を見る。Nキーの前にPキーを押し続けると、次の迷路が見えます。眼鏡のカボチャは、もうその迷路にいるつもりで歩きます。</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>レッスン5/5：全部一緒に。動き、待ち、先を見て、迷路を変えます。Zキーで1つ戻せます。捕まった後でも戻せます。</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>%L1より多い</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>押したキー</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>最少のキー（パー）</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>次の迷路</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>この盤では勝てません。どうしてもボールがカボチャに捕まります。</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>この盤は%Lnキーでは勝てません。それより多い場合は調べていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>次の迷路では旗まで%Ln歩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>旗まで%Ln歩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>近いほうのカボチャまで%Ln歩</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1、%2。</translation>
    </message>
    <message numerus="yes">
        <source>A pumpkin caught the ball after %Ln keys.</source>
        <comment>A pumpkin caught the ball at once.</comment>
        <translation>
            <numerusform>%Lnキーでボールがカボチャに捕まりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>%Lnキー。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>%Lnキー、最少です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>%Lnキー、パーは%L1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>クリップボードに盤がありません。コード、番号、ゲームIDのどれもありません。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6×6</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>9×9</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12×12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16×16</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>配られた盤</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>レッスン%L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>一辺のマス</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>レッスンは5つの小さな盤で、1つずつ新しいことを学びます。</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>配られる盤は、どれも%Lnキー以内で勝てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>カボチャの行き先を表示</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>次の迷路を常に表示</translation>
    </message>
</context>
</TS>
