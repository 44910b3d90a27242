<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>棱镜</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>蓝色球</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>橙色球</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>黄色球</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>粉色球</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>绿色球</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>红色球</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>浅蓝色球</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>蓝色方块</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>橙色方块</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>黄色方块</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>粉色方块</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>绿色方块</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>红色方块</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>浅蓝色方块</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>蓝色棱锥</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>橙色棱锥</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>黄色棱锥</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>粉色棱锥</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>绿色棱锥</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>红色棱锥</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>浅蓝色棱锥</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>蓝色八面体</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>橙色八面体</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>黄色八面体</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>粉色八面体</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>绿色八面体</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>红色八面体</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>浅蓝色八面体</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>蓝色圆柱</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>橙色圆柱</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>黄色圆柱</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>粉色圆柱</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>绿色圆柱</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>红色圆柱</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>浅蓝色圆柱</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>蓝色圆锥</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>橙色圆锥</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>黄色圆锥</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>粉色圆锥</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>绿色圆锥</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>红色圆锥</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>浅蓝色圆锥</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>蓝色星形</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>橙色星形</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>黄色星形</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>粉色星形</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>绿色星形</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>红色星形</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>浅蓝色星形</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>沿行的光束</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>沿列的光束</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>爆破</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>高分榜是用更新的版本保存的。</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>高分榜正由另一个窗口使用。</translation>
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
        <translation>盘面</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1，已选中</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>这台电脑没有 OpenGL，宝石画成平面。</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>这台电脑的图形功能停止工作，宝石画成平面。</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>这台电脑不能用 OpenGL，宝石画成平面。</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>记下名字(&amp;K)</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>高分榜第 %L1 名。你的名字(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>交换次数</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>结束游戏(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>高分榜(&amp;O)...</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>立体宝石(&amp;P)</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>宝石转动(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>宝石上的标记(&amp;G)</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>只看颜色时加标记(&amp;M)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>还剩 %Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>剩余交换</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>可行的交换</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>第一次交换时开始计时。撤销可以回到上一局。</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>第一次交换时开始计时。</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>撤销可以回到上一局，那一局还没结束。</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>时间快到了。</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>凑齐三颗同色的宝石。</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>凑齐三颗同形的宝石。</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>凑齐三颗同样的宝石。</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>交换用完了</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>游戏已结束</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>%Ln 分，等级 %L1，最长连锁 %L2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无名</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>高分榜无法读取，从头开始。原有内容保留为 %1。</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>形状和颜色</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>只看颜色</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>只看形状</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>看颜色，形状混杂</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>看形状，颜色混杂</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>限时</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>悠闲，不计时</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>六十步</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>怎样算相同</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>连锁奖励</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>特殊宝石</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>%Ln 秒后</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>自动提示</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>每种宝石都有自己的形状和颜色。</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>所有宝石形状一样。凑颜色。</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>所有宝石颜色一样。凑形状。</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>凑颜色。形状不起作用。</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>凑形状。颜色不起作用。</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1四颗以上连成线，或两线交叉，会留下一颗能带走别的宝石的特殊宝石。</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>立体宝石</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>宝石转动</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>宝石上的标记</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>只看颜色时加标记</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>棱镜消去所有蓝色球</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>棱镜消去所有橙色方块</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>棱镜消去所有黄色棱锥</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>棱镜消去所有粉色八面体</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>棱镜消去所有绿色圆柱</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>棱镜消去所有红色圆锥</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>棱镜消去所有浅蓝色星形</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>棱镜消去所有蓝色宝石</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>棱镜消去所有橙色宝石</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>棱镜消去所有黄色宝石</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>棱镜消去所有粉色宝石</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>棱镜消去所有绿色宝石</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>棱镜消去所有红色宝石</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>棱镜消去所有浅蓝色宝石</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>棱镜消去所有球</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>棱镜消去所有方块</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>棱镜消去所有棱锥</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>棱镜消去所有八面体</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>棱镜消去所有圆柱</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>棱镜消去所有圆锥</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>棱镜消去所有星形</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>生成沿第 %1 行的光束</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>生成沿第 %1 列的光束</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>生成爆破</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>生成棱镜</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>两个棱镜消去整个盘面</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>生成两颗特殊宝石</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>触发 %Ln 颗特殊宝石</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>把第 %1 行第 %2 列的宝石与下面的交换：%3。</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>把第 %1 行第 %2 列的宝石与右边的交换：%3。</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>把第 %1 行第 %2 列的宝石与下面的交换：%3。得分：%4。</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>把第 %1 行第 %2 列的宝石与右边的交换：%3。得分：%4。</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1算上所有下落，平均得分：%2。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>限时</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>悠闲</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>六十步</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>形状和颜色</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>只看颜色</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>只看形状</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>看颜色，形状混杂</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>看形状，颜色混杂</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>这不是“宝石”的走法。</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>这不是“宝石”的盘面：八行，每行八颗宝石，加一个数。</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>开局的盘面还不能有三连。</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>这个盘面没有能连线的交换。</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>这不是“宝石”的选项。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>这个玩法不计时。</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>一步不能走在前一步之前。</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>时间还没到。</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>没有可交换的宝石。</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>时间到了。</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>这样连不成三颗，宝石退回原处。</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1，%2，连锁奖励，特殊宝石</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1，%2，连锁奖励</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1，%2，特殊宝石</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1，%Ln 秒后提示</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>没有可交换的。</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>最长连锁</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>最好的交换</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>生成的特殊宝石</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>把第 %1 行第 %2 列的宝石与下面的交换。</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>把第 %1 行第 %2 列的宝石与右边的交换。</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>不止连成一条线。得分：%1。%2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>在第 %2 列连成 %1 颗。%3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>在第 %2 行连成 %1 颗。%3</translation>
    </message>
</context>
</TS>
