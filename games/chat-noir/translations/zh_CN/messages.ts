<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>猫，逃走了</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>猫，被围住了</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>有树篱</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空着</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>在最短的出路上</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>显示猫的出路(&amp;W)</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>标出猫到边缘的最短路线。按住 H 可临时查看。</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>出路</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>猫离边缘还有 %Ln 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>猫没有出路了。</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>猫被围住了！</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>猫逃走了</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>用了 %Ln 个回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>花园</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>小花园</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>大公园</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>逃不出的花园</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>开阔地</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>盘面大小</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>开始时的树篱</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>机灵</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>瞌睡</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>只发已证明能围住猫的局</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>料到你每一步都会堵它最好的路，偏爱有岔口的路线。</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>走最短路线，但每三步有一步乱走。</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>走到边缘的最短路线；一样短时随意选。不往前想。</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>大小不超过 %1 的盘面才能证明围得住。</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>这么大、已证明围得住这只猫的盘面，至少有 %Ln 丛树篱。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>这么大的盘面，开始时最多有 %Ln 丛树篱。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>第 %1 行第 %2 列：堵住猫的最后一条出路。</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>第 %1 行第 %2 列：猫下一步能逃出去的 %Ln 块石头之一。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>第 %1 行第 %2 列：猫下一步就会从这里逃走。</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>第 %1 行第 %2 列：试走 %Ln 局，有 %3 局围住了猫。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>第 %1 行第 %2 列：此后不论猫往哪走，都能围住。</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>只有猫打瞌睡走错一步，才有救。</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>这一局输定了。</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>没找到必胜的走法。</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>已证明必胜，不论猫怎么走。</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>已证明必胜：这一回合就结束。</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>已证明必胜，最多 %Ln 个回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>没有这块石头。</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>猫坐在这块石头上。</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>这块石头上已有树篱。</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>试走各局中，第 %1 行第 %2 列有 %3% 围住了猫，你的树篱有 %4%。</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>围住猫的机会的 %1%</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>大小必须是 5 到 21 的奇数。</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>大小 %1 的盘面，开始时最多有 %Ln 丛树篱。</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>大小不超过 %1 的盘面才能证明围得住。</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>大小 %1、必能围住这只猫的盘面，需要 %Ln 丛树篱。</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>盘面写作 c3d7k11-9f3a 这样：先是树篱，再是猫的数字。</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>盘面里有一块不存在的石头。</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>中间的石头是猫的。</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>盘面里同一块石头出现两次。</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>盘面应有 %Ln 丛树篱。</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>缺少猫的数字。</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>这个盘面的猫已经被围住，没什么可玩的。</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>选项写作 11-6-plain 这样：大小、树篱、猫（plain、sharp 或 sleepy），需要时再加 -sure。</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>这不是石头的名字。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>%Ln 丛树篱</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>大小 %1，%2，机灵的猫，只要已证明的盘面</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>大小 %1，%2，机灵的猫</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>大小 %1，%2，瞌睡的猫，只要已证明的盘面</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>大小 %1，%2，瞌睡的猫</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>大小 %1，%2，普通的猫，只要已证明的盘面</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>大小 %1，%2，普通的猫</translation>
    </message>
</context>
</TS>
