<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>你（用过帮助）</translation>
    </message>
    <message>
        <source>People</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1/%2（%3%）</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>短局获胜数，按玩家和颜色</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>获胜数，按玩家和颜色</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>所有玩家</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>这里还没有统计。这一页出现之前完成的对局在“结果”里。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>这里统计了 %Ln 局。玩家实力相同时，长远来看每方赢 25%。</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>次数太少</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>不均匀</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>不太均匀</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>公平</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>还没有掷骰子的统计。</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>次数还太少，看不出骰子是否公平。</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>骰子是公平的：公平的骰子有 %1 的情况至少与这里最不均匀的一项同样不均匀。</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>骰子比平常略不均匀：公平的骰子有 %1 的情况这样不均匀。再多掷几次就知道是不是运气。</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>骰子看来不公平：公平的骰子有 %1 的情况这样不均匀。</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>每个点数出现的次数（及期望次数）</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation>卡方：次数与期望相差多少（公平的骰子也相差这么多的概率）</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>掷骰次数</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>双骰同点</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>点数（约 5）</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>组合（约 20）</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>两骰组合</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>每种组合出现的次数（及期望次数）</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>玩家 %L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>点数都用完了：按“完成”。</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>没有可走的了：按“完成”。</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>剩余点数：%1。有棋子可以出发。</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>剩余点数：%1。</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>轮到你（%1）。</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1：把%2送回起点</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>在 %1 出发</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>你赢了！</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1赢了</translation>
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
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>剩余：%1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>掷出 %L1 和 %L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1 和 %L2：第三次同点</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1 和 %L2：不能走</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>棋子被打中才会回起点。</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>这一方的棋子不会走到那里。</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>%1的棋子在 %2 格出发。</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>棋子只能前进。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>%1终点道 %L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>%1终点</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>%1起点</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>第 %L1 格</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>%1在这里出发</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>%1在这里拐入</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>%1的堵路</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>%1棋子 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>%Ln 个棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>还差 %L1 格</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>%1四个棋子都到了终点。其他各方还差的格数：%2。</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>轮到此方</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>剩余点数：%1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>掷出 %1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>已选 %L1</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>已用：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>%Ln 个棋子到终点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>结束这一轮(&amp;D)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>能用的点数都用完后，结束你这一轮</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>退回一步(&amp;B)</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>重走这一轮(&amp;T)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重走</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>退回这一轮的所有步</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>显示格的编号(&amp;N)</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>电脑在走。%1 让它马上走。</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>没有 %L1 可用了。</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>现在没有棋子能走 %L1。</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>现在选一个棋子走 %L1。</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>第三次同点</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>不能走</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>同点：再掷一次</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>按“完成”继续。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1在等待。替它走，或按 %2 让它走。</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1在走。</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>获胜机会：约 %L1%</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>短局</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>赛制</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>标准，四个棋子</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>短局，两个棋子</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>显示指针下的棋子能走到哪里</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>没有可走的时，自动结束我这一轮</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>我不能走时，等我确认</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>这样就赢了。</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>这样把 %Ln 个棋子送回起点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>这样让 %Ln 个棋子到终点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>这样让 %Ln 个棋子出发。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>这样形成 %Ln 处堵路。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>这样让 %Ln 个棋子到安全格。</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>这样你的机会最好。</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>之后掷什么也打不中你。</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>之后 36 种掷法中有 %Ln 种打中你。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>这一轮已经走完。</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>获胜机会：约 %1%。</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>鲁莽的蕾妮</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>喜欢站在会被人送回起点的地方。</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>礼让的波莉</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>让别人都先走，自己尽量离终点远。</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>神奇的格蕾丝</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>赶着回终点，避开别人，形成堵路。</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>谨慎的卡拉</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>权衡每个棋子的得失和别人走了多远。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>拿最有希望的走法与接下来可能的点数逐一试算。</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>掷骰次数</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>每百次掷骰的同点次数</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>单骰平均点数</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% 的获胜机会</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1%2的棋子回起点：+20。</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1得 +10。</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1最后一个棋子到终点，获胜。</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1%2在 %3 出发。</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1%2：%3 到 %4。</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1掷出 %2 和 %3，不能走。</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1第三次掷出同点 %2 和 %3，不许走。</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1第三次掷出同点 %2 和 %3：最前的棋子回起点。</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1掷出 %2 和 %3，底面是 %4 和 %5。</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1掷出 %2 和 %3。</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿方</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝方</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄方</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>home</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>终点道 %1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>没有这个棋子。</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>这个棋子要先出发。</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>这个棋子已经出发。</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>这个棋子已到终点。</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>棋子用一个 5、一个 1 加一个 4，或一个 2 加一个 3 出发。</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>两个棋子堵住了出发格。</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>没有 %1 可用了。</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>第 %1 格的堵路挡住了。</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>终点道第 %1 格的堵路挡住了。</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>太远了：棋子要用正好的点数到终点。</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>另一方的棋子在第 %1 格是安全的。</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>还有棋子可以出发。</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>%1 还可以用。</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>堵路不能整体移动。</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>这样堵路就会整体移动，剩下的点数也无法把它分开。</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>“帕奇西棋”的对局是 standard 或 short。</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>“帕奇西棋”的骰子由一个整数决定。</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>走法写作 2+6（棋子 2 走六格）、2+in（出发）或 done。</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>短局，两个棋子</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
</TS>
