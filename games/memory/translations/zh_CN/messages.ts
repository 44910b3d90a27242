<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>找到的</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1：%L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>牌不会挪动位置：点击一张把它翻开。</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>这些对子已经找到。</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>图下显示名称(&amp;N)</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1。%2%3</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>翻牌次数</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>点击或按回车继续。</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>所有对子都找到了！</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1 x %L2，%Ln 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>动物</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>花园</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>物品</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>你一个人</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>两人</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>三人</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四人</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>第一张牌可以扣回去</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>有几个玩家时，翻开的牌不再扣回。</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>一套有十种图案；这个盘面从别的套取 %Ln 种。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>两张不同的牌显示</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>半秒</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>一秒</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>两秒</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>直到你继续</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation>用文字说出每张牌</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln 对</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1：%L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1在翻牌。</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>轮到你。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>%1找到一对。</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>%1没找到对子。</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>%L1 回合，翻牌 %L2 次。</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>你知道这一局，所以这次算练习。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1，扣着</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1，最后：%2</translation>
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
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>与这张成对的牌还没见过。第 %1 行第 %2 列是新牌。</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>与这张成对的牌见过：第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>与这张成对的牌还没见过，而新牌对下家的帮助比对你大。翻一张你知道的：第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>你见过一对：第 %1 行第 %2 列，和第 %3 行第 %4 列。</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>另一张在第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>你不知道哪里有对子，而新牌对下家的帮助比对你大。翻一张你知道的：第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>还没有哪一对两张都见过。第 %1 行第 %2 列是新牌。</translation>
    </message>
    <message>
        <source>club</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>笑脸</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>哭脸</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>一条鱼</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>两条鱼</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>南瓜灯</translation>
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
        <translation>猫头鹰</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>鸭子</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>蜗牛</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>蝴蝶</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>瓢虫</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>乌龟</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>鲸</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>刺猬</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>企鹅</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>苹果</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>梨</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>樱桃</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>草莓</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>胡萝卜</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>蘑菇</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>郁金香</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>雏菊</translation>
    </message>
    <message>
        <source>cactus</source>
        <translation>仙人掌</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>冷杉</translation>
    </message>
    <message>
        <source>house</source>
        <translation>房子</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>帆船</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>热气球</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>雨伞</translation>
    </message>
    <message>
        <source>key</source>
        <translation>钥匙</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>铃铛</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>锚</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>杯子</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>风筝</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>没有这张牌。</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>这一对已经找到。</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>这张牌要一直翻开。请翻第二张。</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>记住 30%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>见过的十张牌，它记得最后三张。</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>记住 60%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>见过的十张牌，它记得最后六张。</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>记住 90%</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>见过的十张牌，它记得最后九张。</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>过目不忘</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>见过的牌它都记得。</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>讲究先手</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>见过的牌它都记得；新牌对你帮助更大时，它就重翻见过的牌。</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>两张不同的牌</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>一对</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1：两张不同的牌</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1：一对</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>翻牌次数</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>与这张成对的牌见过：第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>有一对两张都见过：第 %1 行第 %2 列，和第 %3 行第 %4 列。</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>新牌（例如第 %1 行第 %2 列）有 %3% 的机会成对。</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>新牌有 %3% 的机会成对，但对下家帮助更大。第 %1 行第 %2 列是见过的。</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>一对</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 对</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>这不是“记忆翻牌”的选项（选项如 5x4 或 6x5-animals+2）。</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>按这些选项，这些牌凑不成一局“记忆翻牌”。</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>“记忆翻牌”的走法是牌的编号，从 0 到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2，经典图案，%Ln 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1 x %2，动物，%Ln 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1 x %2，花园，%Ln 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1 x %2，物品，%Ln 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2，混合图案，%Ln 人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1 x %2，经典图案</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation>%1 x %2，经典图案，翻开不扣回</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1 x %2，动物</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation>%1 x %2，动物，翻开不扣回</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1 x %2，花园</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation>%1 x %2，花园，翻开不扣回</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1 x %2，物品</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation>%1 x %2，物品，翻开不扣回</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1 x %2，混合图案</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation>%1 x %2，混合图案，翻开不扣回</translation>
    </message>
</context>
</TS>
