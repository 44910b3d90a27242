<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>タイル%1が正しい場所に着き、そのまま動きません。残り%Ln回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>次に正しい場所へ行くタイル%1のために、道を空けます。残り%Ln回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>タイル%1と%2が一緒に正しい場所に着きます。残りは約%Ln回、少なくとも%3回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>タイル%1と%2が一緒に正しい場所に着き、できた行と列はそのままです。残りは約%Ln回、少なくとも%3回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>タイル%1が正しい場所に着きます。残りは約%Ln回、少なくとも%2回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>タイル%1が正しい場所に着き、上の行はそのままです。残りは約%Ln回、少なくとも%2回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>タイル%1が正しい場所に着き、左の列はそのままです。残りは約%Ln回、少なくとも%2回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>タイル%1が正しい場所に着き、できた行と列はそのままです。残りは約%Ln回、少なくとも%2回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>最短の解き方は%Ln回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>この解き方は%Ln回です。最短でも%1回以上かかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>絵が完成しています。</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>解き方が見つかりませんでした。</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>港</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>丘の上の気球</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>屋根の上の猫</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>サンゴ礁</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>秋の湖</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>惑星</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>庭</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>夜の灯台</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>雪の村</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>風車とチューリップ</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>砂漠のカメ</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>鉄橋の列車</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>月夜のフクロウ</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>窓辺の果物</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>運河沿いの家</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>チョウ</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>城</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>ペンギン</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>棚のおもちゃ</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>島の浜辺</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>そのタイルはありません。</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>動かせるのは、空きと同じ行か列のタイルだけです。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>移動数</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>タイル%1から始まる最短の解き方は%Ln回です。実際に動かしたタイルでは%2回かかります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>タイル%1から始まる%Ln回の解き方があります。実際に動かしたタイルでは、見つかった最善でも%2回かかります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>タイルは1,2,3/4,8,5/7,0,6のように、行ごとの番号で書きます。</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>行のタイルの数がゲームと合いません。</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>行の数がゲームと合いません。</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>最後のタイルまでの番号が、1回ずつ必要です。</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>どう動かしても、この絵は完成しません。</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>オプションは4x4-harbourのように、横と縦のタイルの数（2〜30）と絵を書きます。</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>手は2,1のように、0から数えた列と行で書きます。</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>タイル：%1×%2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>なるべく正方形のタイル(&amp;S)</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>絵を切り分ける</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>横のタイル(&amp;C)：</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>縦のタイル(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>ピクセル数：絵%L1×%L2、タイル%L3×%L4。</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>ピクセル数：絵%L1×%L2、タイル%L3×%L4、切り落とす分は右%L5、下%L6。</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>絵</translation>
    </message>
</context>
<context>
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>絵を開く(&amp;O)...</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>自分の絵</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>絵を開く</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1を開けません</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>絵の全体</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>絵の全体。Pキーを押している間、タイルの代わりに表示します。</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>タイル%L1</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>正しい場所</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>絵を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>タイルの横に絵の全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>絵の全体を少しの間見る(&amp;P)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>Pキーを押している間と同じように、絵の全体を少しの間表示します</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>場所の違うタイルに印を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>タイルに番号を付けない(&amp;N)</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>Nキーを押している間だけ番号を付ける(&amp;H)</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>タイルに番号を常に付ける(&amp;B)</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>このゲームの絵はもうありません。代わりに別の絵を使います。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>移動数</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1〜%L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>空きと同じ行か列のタイルをクリックしてください。Pキーを押している間、絵の全体が見えます。</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>空きと同じ行か列のタイルをクリックするか、矢印キーを使ってください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>%Ln枚のタイルが場所違いです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>絵が完成しました！</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>%Ln回、最短です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>%Ln回。%L1回で足りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>%L1手で%Ln回。</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>絵を貼り付けられません</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3×3</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4×4</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>5×5</translation>
    </message>
    <message>
        <source>8 × 8</source>
        <translation>8×8</translation>
    </message>
    <message>
        <source>Tiles across</source>
        <translation>横のタイル</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>縦のタイル</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>この大きさでは最短の解き方が分かります。</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>タイルの番号</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>付けない</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>Nキーを押している間</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に付ける</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>タイルの横に絵の全体を表示</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>場所の違うタイルに印を付ける</translation>
    </message>
</context>
</TS>
