<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>猫、逃げた</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>猫、捕まった</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>ふさがっている</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>端</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>最短の逃げ道</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>猫の逃げ道を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>猫が端へ行く最短の道に印を付けます。Hキーを押している間だけ見ることもできます。</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>逃げ道</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>猫は端まであと%Ln歩です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>猫に逃げ道はありません。</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>猫を捕まえました！</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>猫に逃げられました</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>%Lnターンで終わりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>庭</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>小さな庭</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>広い公園</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>逃げられない庭</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>野原</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>盤の大きさ</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>最初の生け垣</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>普通の猫</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>賢い猫</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>寝ぼけ猫</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>必ず猫を捕まえられる盤だけを配る（証明済み）</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>毎回いちばん良い道をふさがれると考え、枝分かれする道を選びます。</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>最短の道を進みますが、3歩に1歩はでたらめです。</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>端までの最短の道を進みます。同じ長さならどれでもよく、先は読みません。</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>捕まえられることを証明できるのは、大きさ%1までの盤です。</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>この大きさとこの猫で証明済みの盤には、生け垣が%Ln個以上必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>この大きさの盤では、最初の生け垣は%Ln個までです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>%1行%2列：猫の最後の逃げ道をふさぎます。</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>%1行%2列：猫が次に逃げ出せる%Ln個の石の1つです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>%1行%2列：次にここから猫が逃げ出します。</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>%1行%2列：%Ln回の試行のうち%3回で猫を捕まえました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>%1行%2列：猫がどこへ行っても囲い込めます。</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>猫が寝ぼけて動かない限り、勝てません。</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>このゲームは負けです。</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>確実な勝ちは見つかりませんでした。</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>猫がどう動いても勝てます（証明済み）。</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>勝ちは証明済みです。このターンで終わります。</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>長くても%Lnターンで勝てます（証明済み）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>その石はありません。</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>この石には猫がいます。</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>この石にはもう生け垣があります。</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>%1行%2列なら試行の%3%で猫を捕まえましたが、実際の生け垣では%4%でした。</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>猫を捕まえる確率の%1%</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>大きさは5から21までの奇数です。</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>大きさ%1の盤では、最初の生け垣は%Ln個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>捕まえられることを証明できるのは、大きさ%1までの盤です。</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>大きさ%1でこの猫を確実に捕まえられる盤には、生け垣が%Ln個必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>盤はc3d7k11-9f3aのように、生け垣、猫の番号の順に書きます。</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>盤にない石が書かれています。</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>中央の石は猫のものです。</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>盤の同じ石が2回書かれています。</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>この盤には生け垣が%Ln個必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>猫の番号がありません。</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>この盤の猫はもう囲まれているので、遊べません。</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>オプションは11-6-plainのように、大きさ、生け垣、猫（plain、sharp、sleepy）の順に書き、必要なら-sureを付けます。</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>これは石の名前ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>生け垣%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>大きさ%1、%2、賢い猫、証明済みの盤だけ</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>大きさ%1、%2、賢い猫</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>大きさ%1、%2、寝ぼけ猫、証明済みの盤だけ</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>大きさ%1、%2、寝ぼけ猫</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>大きさ%1、%2、普通の猫、証明済みの盤だけ</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>大きさ%1、%2、普通の猫</translation>
    </message>
</context>
</TS>
