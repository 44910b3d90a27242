<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
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
        <source>unknown</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>間違った%1</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>間違った白</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>間違った青</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>行の数字：%1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>列の数字：%1</translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation>（%L1,%L2）</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1×%L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation>この問題(&amp;T)</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>問題集(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>最後に解答を付ける(&amp;S)</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>印刷するもの</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>ランダムな盤</translation>
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
        <source>&amp;Puzzles:</source>
        <translation>問題(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>列と行(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>レベル(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>問題の数(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>1ページの最大数(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>お絵かきロジック</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>お絵かきロジック：%1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>問題を作っています...</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>画像。使う部分をドラッグで選びます</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>解答を1つにする(&amp;M)</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>最も少ないマスを変えて解答が1つになる方法を探します。</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>このマスを変える(&amp;C)</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>左右を反転</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>上下を反転</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>右に回す</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>青と白を入れ替える</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>絵を消去</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>左へずらす</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>右へずらす</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>上へずらす</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>下へずらす</translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <translation>列(&amp;O)：</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>行(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>題名(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>作者(&amp;A)：</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>遊ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>自分の問題(&amp;E)...</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>画像から(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>ゲームに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>自分の問題に追加(&amp;Z)</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>自分の問題に保存(&amp;Z)</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>何か描いてください。マスをクリックするか、続けてドラッグします。</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>この%Lnマスを変えると解答が1つになります。これより少なくはできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>この%Lnマスを変えると解答が1つになります。もっと少なくできるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>変えるマスが最も少ない方法を探しています...</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation>少しのマスを変えて解答を1つにする方法は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>別の解答を探しています...</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>解答は1つです。</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>解答は1つで、1列ずつ解けます。レベル：%1。</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>解答は1つですが、色を仮に置いて試す必要があります。レベル：%1。</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>解答が%L1通り以上あります。印の付いたマスが解答によって違います。</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>解答が%Ln通りあります。印の付いたマスが解答によって違います。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>解答がありません。</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>解答が1つかどうか、時間内に分かりませんでした。</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>画像から</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>描く(&amp;D)</translation>
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
        <source>&amp;Keep its form</source>
        <translation>縦横比を保つ(&amp;K)</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>列と行(&amp;R)：</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>最適(&amp;T)</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>明暗が最もよく分かれるところ</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>明るいほうを青に(&amp;L)</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>青の境目(&amp;B)：</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>左を切り落とす</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>上を切り落とす</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>右を切り落とす</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>下を切り落とす</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>余白なし(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>全体(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>切り落とし（ピクセル）(&amp;C)：</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>絵のライブラリー</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>表示(&amp;S)</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>すべての絵</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
発見 %L2/%L3</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>これまでに見つけた絵：%L1/%L2。何の絵かは、見つけると分かります。</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>塗る(&amp;P)</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1×%L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>発見済み</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>未発見</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>発見済み、最短時間%1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>自分の問題</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>続きを描く(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>削除(&amp;R)...</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>まだ何もありません。</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1×%L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>題名なし、%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>この問題を完全に削除しますか？</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>ファイルではないか、大きすぎます。</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>%L1行目：%2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>問題がちょうど1つ入っている必要があります。</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>%1は使えません。%2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>%1は使えないため、%2として取り置きました。%3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>問題を保存できませんでした：%1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1を削除できません。</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>この色で塗る：%1（%L2キー）</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>問題（non）</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>webpbnの問題</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>問題（nin）</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>問題（mk）</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>問題（cwd）</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>問題（g）</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>絵だけ（pbm）</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>大会の問題</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>PLT Gamesの問題</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1×%L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>問題%L1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation>各行、各列に、数字の長さだけ続けて塗ったマスの並びを、数字の順に置いてください。並びと並びの間は1マス以上空けます。</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>各行、各列に、数字の長さと色のマスの並びを、数字の順に置きます。同じ色の並びの間は1マス以上空け、違う色なら隣り合ってもかまいません。</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation>カラー</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>%L1〜%L2マス</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>エキスパート</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>でき上がるマス</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>ライブラリー(&amp;L)...</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリー</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>次の絵(&amp;X)</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>次の絵</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation>クリックでマスを白くする(&amp;C)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>普通のクリックやタップで未定のマスを白くします。右ボタンなら青くします。</translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>クリックかドラッグでマスを白くします。右ボタンなら青くします。</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>行と列を確かめる(&amp;K)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確かめる</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>このままでは完成できない行と列に印を付けます。</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>間違いを表示(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>済んだ数字を薄くする(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>小さくても盤全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>色の文字を表示(&amp;L)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1×%L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>青いマス</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>色のマス</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>クリックかドラッグで描きます。数字は自動で付きます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>このままでは完成できない行や列が%Ln本あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation>1〜%L1のキーで色を選びます。クリックかドラッグで塗り、右ボタンでマスを白くします。</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>クリックかドラッグでマスを青く塗ります。右ボタンなら白くします。</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>絵が見つかりました！</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>この絵の最短時間です。</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>この絵の最短時間は%1です。</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>問題を描く(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>画像を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>どの行も列も、このまま完成できます。</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>間違いはありません。</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>間違いを調べられませんでした。</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>すべての絵を見つけました。</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10×10</translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation>15×15</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20×20</translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation>30×30</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>ランダムな盤</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>同じ絵をもう一度</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>塗るもの</translation>
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
        <source>Blue cells of a hundred</source>
        <translation>青いマスの割合（%）</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Other pictures are in the library.</source>
        <translation>ほかの絵はライブラリーにあります。</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>ランダムな盤の解答は必ず1つです。</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>完成した行や列の残りを白くする</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>済んだ数字を薄くする</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>空の行や列に0を表示</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>数字とマスに色の文字を付ける</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>小さくても盤全体を表示</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>解答の見せ方</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>普通の速さ</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>速く</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>すぐに</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>これが自分の問題です。絵はデザイナーに残っています。</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>その問題はライブラリーにあります。</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>描けません</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>デザイナーで描けるのは青と白だけです。カラーの絵は遊ぶことができます。</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>描ける大きさは%L1×%L1までです。この問題は%L2×%L3です。</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>数字が互いに矛盾しています。この数字になる絵はありません。</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>この数字の絵が時間内に見つかりませんでした。</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>数字が互いに矛盾しています。この問題には解答がありません。</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>この問題には解答がいくつもあります。どれでも勝ちになります。</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>画像から</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1を開けません</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>画像を貼り付けられません</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>自分の問題</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>ファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>この種類のファイルには色がありません。</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>この問題の絵が分かりません。</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>大会の問題は、行と列の数が同じです。</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>「%1」は0から%2までの数ではありません。</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>辺の長さは1から%1までの数です。</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>数字が入りません。必要なマス：%1、列の長さ：%2。</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>問題の行と列は1から%1までです。</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>問題の色が多すぎます。%1色までです。</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>色「%1」に値がありません。</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>リストの終わりの後に余分なものがあります。</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>かっこが閉じていません。</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>リストの入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>引用符で囲まれたテキストに終わりがありません。</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>開いていないかっこが閉じられています。</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>これはPaint by Numbersの保存したゲームでも図案でもありません。</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>マスの数が数字と合いません。</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>行と列は、数のリストのリストで書きます。</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>この大きさが2回あります：%1。</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>この部分より前に大きさが必要です：%1。</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>この部分が2回あります：%1。</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>部分が長すぎるか短すぎます。必要な行：%1、見つかった行：%2、部分：%3。</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>絵の前に大きさが必要です。</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>絵が大きすぎるか小さすぎます。見つかったマス：%1、必要なマス：%2。</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translation>問題には、行と列（rows、columns）の部分か、goalが必要です。</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>絵と数字が合いません。数字のほうを使います。</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>読み込む問題は最初の%1問だけです。</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>大きさがありません。</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>1行目には、大きさを表す2つの数が必要です。</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>数字の足りない行や列があります。</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>大きさの示すより行が多くあります。</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>行と列の間に「#」の行が必要です。</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>行と列の間に空の行が必要です。</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>問題は「$」と番号で始まります。</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translation>行と列の2つの部分は、コロンで始まります。</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>三角形のある問題では遊べません。</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>ビットマップはP1かP4で始まります。</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>ビットマップが途中で終わっています。</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>ビットマップのマスは0か1です。</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translation>数字（clues）のtypeは、行（rows）か列（columns）です。</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>隠れた数字のある問題では遊べません。</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>絵の各行は2つの「|」の間に書きます。</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>かぎかっこが閉じていません。</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>「%1」の色がありません。</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>絵の行はすべて同じ長さです。</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>問題には数字（clues）か絵が必要です。</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>このXMLに問題はありません。</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>XMLが途中で終わっています。</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>独自の実体を宣言するXMLは読み込みません。</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>これはXMLではありません。</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>タグに名前がありません。</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>属性はname=&quot;value&quot;のように書きます。</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>XMLが大きすぎます。</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>開いていないタグが閉じられています：%1。</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>%1行%2列</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1には色のマスがないので、全部白です。</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1：色のマスが全部そろったので、残りは白です。</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1：%2（%3）の並びをどこに置いても、これらのマスが含まれます。</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1と%2が交わるマスに残る色は1つです：%3。</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>行と列を順にたどると、%1に残る色は1つです：%2。</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>%1がほかの色だと完成できない行か列が出るので、この色です：%2。</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>%1が%2だとすると、この並びにはもう何も入りません：%3。</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>%1が%2だとすると、%Lnステップ後にこの並びが完成できなくなります：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1には青いマスがないので、全部白です。</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1：青いマスが全部そろったので、残りは白です。</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1：数字がちょうど全体を埋めます。</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1：%2の並びが完成したので、端は白です。</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1：%2の並びをどこに置いても、これらのマスが含まれます。</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1：この狭い隙間に入る並びはありません。</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1：これらのマスに届く並びはありません。</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1：数字のどの置き方でも、これらのマスは同じです。</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>%1が白だとすると、この並びにはもう何も入りません：%2。</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>%1が青だとすると、この並びにはもう何も入りません：%2。</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>%1が白だとすると、%Lnステップ後にこの並びが完成できなくなります：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>%1が青だとすると、%Lnステップ後にこの並びが完成できなくなります：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>このままでは絵を完成できません。</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>間違った印があります。どれかを示します。</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>%1はこのままでは完成できません。間違いを示します。</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>絵が完成しています。</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>時間内に何も見つかりませんでした。</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>このマスは、いくつかのマスを一緒に試さないと分かりません。</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>解答がいくつもあります。このマスはその1つのものです。</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>大漁</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>クラブのエース</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>ドングリ</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>飛行機</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>いかり</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>リンゴ</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>肘掛け椅子</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>矢</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>おの</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>フタコブラクダ</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>丘の上の気球</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>バナナ</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>かご</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>コウモリ</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>浴槽</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>クマ</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>ハチ</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>甲虫</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>ベル</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>自転車</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>巣箱</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>誕生日ケーキ</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>誕生日プレゼント</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>黒猫</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>夕焼けの舟</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>ブーツ</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>瓶</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>弓と矢</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>ちょうネクタイ</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>山高帽</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>ボクシンググローブ</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>橋</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>バケツ</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>マルハナバチ</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>ブドウの房</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>バス</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>チョウ</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation>サボテン</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>ラクダ</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>ろうそく</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>燭台</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>車</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>ニンジン</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>城</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>棚の上の猫</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>猫の顔</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>椅子</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>サクランボ</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>クリスマスツリー</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教会</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>カクレクマノミ</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>田舎家</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>庭のある田舎家</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>牛</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>カニ</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>クレイジーエイト</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>コーヒー</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>紅茶</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>カップケーキ</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>ダックスフント</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>ヒナギク</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>海辺の一日</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>シカ</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>扇風機</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>犬の顔</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>イルカ</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>太鼓</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>アヒル</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>アヒルの子</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>ワシ</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>ゾウ</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>コウテイペンギン</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>目</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>キツネの顔</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>モミの木</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>消防車</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>魚</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>金魚鉢の魚</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>旗</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>フラミンゴ</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>アイロン</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>月への飛行</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>花</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>花の咲いたサボテン</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>ベニテングタケ</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>サッカーシューズ</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>足跡</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>キツネ</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>カエル</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>スイレンの葉の上のカエル</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>庭のカタツムリ</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>お化け</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>キリン</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>眼鏡</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>ゴブレット</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>金魚</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>大きな振り子時計</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>ギター</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translation>ハンバーガー</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>金づち</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>笑顔</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>港</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>野ウサギ</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>お化け屋敷</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>ハリネズミ</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>ヘリコプター</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translation>ハイヒール</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>熱気球</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>砂時計</translation>
    </message>
    <message>
        <source>House</source>
        <translation>家</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>アイスクリーム</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>ソフトクリーム</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>アイスキャンデー</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>スケート靴</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translation>イグルー</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>宇宙で</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>スペードのジャック</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>クラゲ</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>水差し</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>カンガルー</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translatorcomment>not a term: king</translatorcomment>
        <translation>百獣の王</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>クラブのキング</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>ダイヤのキング</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>カワセミ</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>たこ</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>はしご</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>テントウムシ</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>葉の上のテントウムシ</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>山の湖</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>ランタン</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>レモン</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>電球</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>灯台</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>夜の灯台</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>稲妻</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>ライオンの顔</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>小さな列車</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>磁石</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>マイク</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>ミトン</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>サル</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>自動車</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>ネズミ</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>口ひげ</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>マグカップ</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>キノコ</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>タコ</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>ダチョウ</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>夜のフクロウ</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>南京錠</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translation>2つのサクランボ</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>ヤシの木</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>パンダ</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>パンダと竹</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>パラシュート</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>オウム</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>枝のオウム</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translatorcomment>not a term: pawn</translatorcomment>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>クジャクチョウ</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>ナシ</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>ペンギン</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>豚</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>パイナップル</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>ピンクのフラミンゴ</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>パイプ</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>海賊</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>一切れのピザ</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>プレゼント</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>カボチャ</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>カボチャのランタン</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>ピラミッド</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>クラブのクイーン</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>ウサギ</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>虹</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>赤いリンゴ</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>赤いトラクター</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>輪のある惑星</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>熟したパイナップル</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>雪の中のコマドリ</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>ロボット</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>揺り椅子</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>木馬</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>ローラースケート</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>ルーク</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>おんどり</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>泣き顔</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>ヨット</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>帆船</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>鍋</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>のこぎり</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>はさみ</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>タツノオトシゴ</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translatorcomment>not a term: mine</translatorcomment>
        <translation>機雷</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>サメ</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>羊</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>盾</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>シャツ</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>どくろ</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>一切れのスイカ</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>笑顔</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>カタツムリ</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>雪の結晶</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>雪だるま</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>夕方の雪だるま</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>靴下</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>スパナ</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>リス</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>ヒトデ</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>蒸気機関車</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>嵐の雲</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>イチゴ</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>潜水艦</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>太陽</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>ヒマワリ</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>ツバメ</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>白鳥</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>剣</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>電気スタンド</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>背の高いヒマワリ</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>ティーポット</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>電話</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>テレビ</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>テント</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>3本のチューリップ</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>毒キノコ</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>歯</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>シルクハット</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>オオハシ</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>森のオオハシ</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>おもちゃのロボット</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation>トラクター</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>信号機</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>木</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>トロフィー</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>トランペット</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>チューリップ</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>カメ</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>キジバト</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>2本のニンジン</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>2匹の魚</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>傘</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>バイキング船</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>バイオリン</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>火山</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>スイカ</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>じょうろ</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>クジラ</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>手押し車</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>野イチゴ</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>風車</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>ワイングラス</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>魔女の帽子</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>子ゾウ</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>子キリン</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>暗い灰色</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>明るい灰色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>暗い赤</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>クリーム色</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>茶色</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>薄茶色</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>こげ茶色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>深緑</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>黄緑</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>紺</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>水色</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>薄紫</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>そのマスはありません。</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>この問題にその色はありません。</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>一筆は1つの行か列の中だけです。</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>これらのマスはもうこの色です。</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>間違いはありません。</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>絵には青いマスが必要です。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>ランダムな盤の行と列は、%1から%2までです。</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>青いマスは100マス中%1から%2までです。</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translation>ランダムな盤は、やさしい、ふつう、難しいのどれかです。</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translatorcomment>not a term: dealer</translatorcomment>
        <translation>その作り方の番号はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>間違ったマスが%Lnマスあります。%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>まだ分からないはずのマスが%Lnマスあります。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>%1行%2列は別の色です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>早すぎたか間違った%Lnマス</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>この問題の数字ではありません。</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>盤が%1×%2マスではありません。</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>ランダムな盤の解答は必ず1つです。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translatorcomment>not a term: medium</translatorcomment>
        <translation>オプションは15x15,50,mediumのように、自分の問題はown,cross,1.3,0/1,1,1のように書きます。</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>数字は1.3,0/1,1,1のように、行、列の順に書きます。</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>一筆はb3,4-7,4のように書きます。</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>ランダム、%1×%2、%3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>カラーの絵、%1×%2、%3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>絵、%1×%2、%3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>カラーの絵、%1×%2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>絵、%1×%2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1、%2×%3</translation>
    </message>
</context>
</TS>
