<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>獲得</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1：%L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>カードの場所は変わりません。クリックするとめくれます。</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>このペアはもう見つかっています。</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>絵の下に名前を表示(&amp;N)</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1の番</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1。%2 %3</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>めくった枚数</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>クリックするかEnterキーを押すと進みます。</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>すべてのペアが見つかりました！</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1×%L2、%Lnペア</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>庭</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>物</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>ミックス</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレーヤー</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>1人で</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2人</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>1枚目を伏せ直してもよい</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>複数で遊ぶときは、めくったカードを伏せ直せません。</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>絵は1種類につき10個なので、この盤では%Ln個を別の種類から補います。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>違うカードを見せる時間</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>0.5秒</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>1秒</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>2秒</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>先へ進めるまで</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation>めくったカードを言葉でも表示</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Lnペア</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1：%L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1がめくっています。</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>あなたの番です。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>%1がペアを見つけました。</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>%1はペアを見つけられませんでした。</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>回数%L1、めくった枚数%L2。</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>配置を知っているゲームだったので、練習として扱います。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1、裏向き</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1、前回：%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the players and their pairs, as a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>開いているカードの相方はまだ見ていません。%1行%2列は新しいカードです。</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>開いているカードの相方は前に見ました。%1行%2列です。</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>開いているカードの相方はまだ見ていません。新しいカードをめくると、次の人のほうが得をします。知っている%1行%2列をめくりましょう。</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>ペアを前に見ています。%1行%2列と%3行%4列です。</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>相方は%1行%2列にあります。</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>知っているペアはなく、新しいカードをめくると次の人のほうが得をします。知っている%1行%2列をめくりましょう。</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>2枚とも見たペアはまだありません。%1行%2列は新しいカードです。</translation>
    </message>
    <message>
        <source>club</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>笑顔</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>泣き顔</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>1匹の魚</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>2匹の魚</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>カボチャ</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>アヒル</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>カタツムリ</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>チョウ</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>テントウムシ</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>カメ</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>クジラ</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>ハリネズミ</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>ペンギン</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>リンゴ</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>ナシ</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>サクランボ</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>イチゴ</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>ニンジン</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>キノコ</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>チューリップ</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>ヒナギク</translation>
    </message>
    <message>
        <source>cactus</source>
        <translation>サボテン</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>モミの木</translation>
    </message>
    <message>
        <source>house</source>
        <translation>家</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>ヨット</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>熱気球</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>傘</translation>
    </message>
    <message>
        <source>key</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>ベル</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>いかり</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>たこ</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>そのカードはありません。</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>このペアはもう見つかっています。</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>このカードは伏せられません。2枚目をめくってください。</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>記憶力30%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>見たカード10枚のうち、最後の3枚を覚えています。</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>記憶力60%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>見たカード10枚のうち、最後の6枚を覚えています。</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>記憶力90%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>見たカード10枚のうち、最後の9枚を覚えています。</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>完璧な記憶力</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>見たカードをすべて覚えています。</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>駆け引き上手</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>見たカードをすべて覚え、新しいカードが相手の得になるときは、見たカードをもう一度めくります。</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>違う2枚</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1：違う2枚</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1：ペア</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>めくった枚数</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>開いているカードの相方は前に出ていました。%1行%2列です。</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>ペアが2枚とも前に出ていました。%1行%2列と%3行%4列です。</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>%1行%2列のような新しいカードなら、%3%の確率でペアになります。</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>新しいカードは%3%の確率でペアになりますが、次の人のほうが得をします。%1行%2列は知っていました。</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>1ペア</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1ペア</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>これは神経衰弱のオプションではありません（例：5x4、6x5-animals+2）。</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>このカードでは、このオプションの神経衰弱になりません。</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>神経衰弱の手は、0から%1までのカードの番号です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1×%2、クラシック、%Ln人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1×%2、動物、%Ln人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1×%2、庭、%Ln人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1×%2、物、%Ln人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1×%2、いろいろ、%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1×%2、クラシック</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>%1×%2、クラシック、伏せ直しなし</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1×%2、動物</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>%1×%2、動物、伏せ直しなし</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1×%2、庭</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>%1×%2、庭、伏せ直しなし</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1×%2、物</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>%1×%2、物、伏せ直しなし</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1×%2、いろいろ</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>%1×%2、いろいろ、伏せ直しなし</translation>
    </message>
</context>
</TS>
