<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>盤を描く</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大きさ(&amp;S)：</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>押すと切り替わる範囲(&amp;W)：</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>描く盤</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>全部消す(&amp;F)</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>全部つける(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反転(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>ランダム(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>解けるようにする(&amp;M)</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>できるだけ少ないライトを変えます</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>遊ぶ(&amp;P)</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>面</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>まだ解いていません</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>解きました（助けあり）</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>最少の手数で解きました</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>%Ln手で解きました</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>解いた面：%L2面中%L1面、うち最少の手数で%L3面。やさしい順に並んでいます。</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>遊ぶ(&amp;P)</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>押すと、そのライトと上下左右のライトが切り替わります。</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>押すと、そのライトと上下左右のライトが切り替わります。盤の端は反対側の端につながっています。</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>押すと、そのライトと、角で接するライトが切り替わります。</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>押すと、そのライトと周りのライトすべてが切り替わります。</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>ライトを全部消してください。光線のある塗りつぶした丸が、ついているライトです。</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>最少で%Ln手かかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>ライツアウト</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>ライツアウト、%1×%1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>解き方：×印のマスを全部押します。順番は自由です。</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>点灯</translation>
    </message>
    <message>
        <source>off</source>
        <translation>消灯</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>押した</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>解き方の一部</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>面を選ぶ(&amp;L)...</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>次の面(&amp;X)</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>次の面</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>盤を描く(&amp;G)...</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>解き方を見る(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>押したマスに印を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>切り替わる範囲を囲む(&amp;W)</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>点灯中</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>全部消えました。この%Lnマスは何も変えない模様です。</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>全部消えました！</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>%Ln手、最少です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>%Ln手。%L1手で足りました。</numerusform>
        </translation>
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
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>面を選ぶ</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自作</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>空の盤で試す</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>押すと切り替わる範囲</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>ランダムな盤</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>やさしい、5手まで</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>ふつう、6〜9手</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>難しい、10〜14手</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>エキスパート、15手以上</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>面</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>描く(&amp;D)...</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>自作の盤</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>配られる盤はどれも解けます。</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>面ごとに大きさと範囲が決まっています。</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>ライトは全部消えています。マスを押して模様を作ったり、何も変えない押し方を探したりできます。</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>押したマスに印を付ける</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>切り替わる範囲を囲む</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
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
        <source>any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>十字、端がつながる</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>斜め十字</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>周りの8マス</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>十字</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1、%L2×%L2、%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>この種類の盤は解き方が多すぎて、最少の手数を求められません。</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>まだライトが1つもついていません。</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>この盤は解けません。</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>この盤は最少%Ln手で解けます：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translation>プラス</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>向かい合う角</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>4つに1つ</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>小さなT</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Hの字</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>全点灯、2×2</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>四隅</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>斜めの角</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>交差点</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>ボール</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>柵</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>全点灯、4×4</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>羅針盤</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>蝶番</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>かぎかっこ</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>縫い目</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>翼</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>巣</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>城</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>全点灯、周りの8マス</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>4つの十字</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>真ん中の明かり</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>隅の明かり</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>全点灯、3×3</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>ひとりぼっちの明かり</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>クラシック斜め</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>5つの星</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>ボタン</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>扇</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>全点灯、端がつながる</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>宝石</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>斜めの扇</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>盾</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>玉座</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>5つの十字</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>クラシック1</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>クラシック2</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>クラシック3</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>クラシック4</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>クラシック5</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>小さなL</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>クラシック6</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>クラシック7</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>結び目</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>終わらない枠</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>小さな輪</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>1つを除いて全部</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>遠い角</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation>腕輪</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>4つの道</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>雪の結晶</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>ドーナツ</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>終わらない輪</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>終わらない雨</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>花びら</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translatorcomment>not a term: king</translatorcomment>
        <translation>王様の星</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>ひし形</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>草原</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>切手</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translatorcomment>not a term: king</translatorcomment>
        <translation>隅の王様</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>瞳</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>ちょう結び</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>9つの点</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>門</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>9つの宝石</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>松ぼっくり</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>全点灯、斜め</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>4つのランプ</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窓</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>音符</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>枠</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>斜め十字の旗</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>4本の矢印</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>環状道路</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>火花</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>モザイク</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>クローバー</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>全点灯、5×5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>家</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>モミの木</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>チェス盤</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>はしご</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>キノコ</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>全点灯、9×9</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>マグカップ</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>傘</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>全点灯、6×6</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>笑顔</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>いかり</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>魚</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>枠の中の枠</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>全点灯、7×7</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>インベーダー</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>ヨット</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>砂時計</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>太陽</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>全点灯、8×8</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>大きなチェス盤</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>全点灯、10×10</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>全点灯、11×11</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>全点灯、12×12</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>その場所のライトはこの盤にありません。</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>ライトはもう全部消えています。新しいゲームを始めるか、最初からやり直してください。</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>ライトは全部消えています。好きなマスを押して模様を作れます。</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>%1行%2列は、ただ1つの解き方に入っています。</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>%1行%2列は、すべての解き方に入っています。</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>%1行%2列は、最短の解き方（%Ln通り）に必ず入っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>%1行%2列は、最短の解き方（%Ln通り）の1つに入っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>これが最後の一手です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>全部で%Ln手です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>%1行%2列は、%Ln手の最短の解き方に入っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>大きさは%1から%2までです。</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>周りの8マスの場合、大きさ%1は解き方が多すぎて、最少の手数を求められません。別の大きさを選んでください。</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>ライトがついていないので、解くものがありません。</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>この盤は解けません。</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>この盤は%Ln行ですが、ゲームは%1行です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>ゲームの示す盤と違います。</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>この盤は%Ln手かかり、難しさが違います。</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>まず自分の盤を描いてください。</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>この大きさに、そこまで難しい盤はありません。もっとやさしくするか、盤を大きくしてください。</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>「%1」は遊べる盤の名前ではありません。</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>盤は、x（点灯）とo（消灯）を行ごとに並べ、/で区切って書きます。</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>「%1」は手ではありません。</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>ランダム、%1×%1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>ランダム、%1×%1、やさしい</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>ランダム、%1×%1、ふつう</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>ランダム、%1×%1、難しい</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>ランダム、%1×%1、エキスパート</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>ランダム、%1×%1、端がつながる</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>ランダム、%1×%1、端がつながる、やさしい</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>ランダム、%1×%1、端がつながる、ふつう</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>ランダム、%1×%1、端がつながる、難しい</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>ランダム、%1×%1、端がつながる、エキスパート</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>ランダム、%1×%1、斜め</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>ランダム、%1×%1、斜め、やさしい</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>ランダム、%1×%1、斜め、ふつう</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>ランダム、%1×%1、斜め、難しい</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>ランダム、%1×%1、斜め、エキスパート</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>ランダム、%1×%1、周りの8マス</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>ランダム、%1×%1、周りの8マス、やさしい</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>ランダム、%1×%1、周りの8マス、ふつう</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>ランダム、%1×%1、周りの8マス、難しい</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>ランダム、%1×%1、周りの8マス、エキスパート</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>自作の盤、%1×%1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>自作の盤、%1×%1、端がつながる</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>自作の盤、%1×%1、斜め</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>自作の盤、%1×%1、周りの8マス</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>空の盤、%1×%1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>空の盤、%1×%1、端がつながる</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>空の盤、%1×%1、斜め</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>空の盤、%1×%1、周りの8マス</translation>
    </message>
</context>
</TS>
