<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>%Ln 个球</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>这 %Ln 个球是最后的：盘面清空。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>这 %Ln 个球是这种颜色的最后一批，不会有剩下的（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>这是计划剩下部分中最大的一组：%1，%2。</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>落下的会相连：%Ln 部分合成一组（%1），比分开多值 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>这 %Ln 个球挡着更大的一组，下一次点击就消去它：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>这 %Ln 个球挡着路：没有它们，更大的一组就合到一起（%1，%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>%Ln 次点击之后</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>没有同色的球相邻：没有可消的了。</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>找到的最好计划清空盘面，最后得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>照找到的最好计划，最后得 %1，%2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>剩 %Ln 个球</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>这个盘面有 %Ln 行；需要 %1 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>这个盘面一行有 %Ln 个球；需要 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translation>“同色消除”的盘面用字母 a 到 %1 写成。</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>选项写作 20x16-5 或 20x10-5-classic 这样：列 %1 到 %2，行 %3 到 %4，颜色 %5 到 %6。</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>点击写作 列,行，例如 3,12。</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>盘面上没有这个位置。</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>这里没有球。</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>这个球旁边没有同色的。</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>经典，%1 x %2，%Ln 种颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>SameGame，%1 x %2，%Ln 种颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1 x %2，%Ln 种颜色</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>最大的一组</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>剩余的球</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>蓝圆片</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>橙方块</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>绿三角</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>粉菱形</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>黄星</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>天蓝圆环</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>红叉</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1，%2，单个</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1，%2，%L3 个一组，%Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>清空了！</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translation>总分：%1 + %2 = %3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>总分：%1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>这次点击：%1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>标准分：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>各次点击之和：一次 n 个球得 (n-2) x (n-2) 分。</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>各次点击之和：一次 n 个球得 n x n 分。</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>清空盘面得 1,000 分，否则没有。</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>剩下的球不足 50 个，每少一个得 100 分：清空盘面得 5,000 分。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>计入成绩的分：点击加奖励。</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>各次点击之和：一对得 2 分，n 个球得 (n-1) x (n-1) - (n-3) 分。</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>这次点击</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>消去高亮的一组值多少。</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>标准分</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>电脑用短时间搜索在这一局得到的分。可以超过它。</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>剩余的球：%1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>一次 n 个球得 n x n 分；剩下的球不足 50 个，每少一个奖励 100 分。</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>一对得 2 分，n 个球得 (n-1) x (n-1) - (n-3) 分。没有奖励，球完全随机发出。</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>一次 n 个球得 (n-2) x (n-2) 分，一对不得分，清空盘面得 1,000 分。球完全随机发出。</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>球上显示形状(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>选一组两个以上的同色球。</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>剩余的球：%L1。目前最大的一组：%L2。</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>盘面清空了！</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>没有可消的组了</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>%Ln 分，最大的一组 %L1 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>%Ln 分，剩 %L1 个球，最大的一组 %L2 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>比标准分高 %1。</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>正好是标准分。</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>标准分是 %1。</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>现代</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>球上显示形状</translation>
    </message>
</context>
</TS>
