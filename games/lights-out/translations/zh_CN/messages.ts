<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>画盘面</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S)：</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>按一下切换(&amp;W)：</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>要画的盘面</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>全灭(&amp;F)</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>全亮(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反转(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>随机(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>改成有解(&amp;M)</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>改动尽量少的灯</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>玩(&amp;P)</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>关卡</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>还没解出</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>解出，用过帮助</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>以最少步数解出</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>用 %Ln 步解出</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>已解出 %L1 关，共 %L2 关，其中 %L3 关步数最少。容易的在前。</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>玩(&amp;P)</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>按一下，切换这盏灯和它上下左右的灯。</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>按一下，切换这盏灯和它上下左右的灯；过了边缘，盘面从另一边接上。</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>按一下，切换这盏灯和与它角对角的灯。</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>按一下，切换这盏灯和周围所有的灯。</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>关掉所有的灯。带光芒的实心圆是亮的。</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>至少要 %Ln 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>关灯</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>关灯，%1 x %1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>解法：按每个打叉的格，顺序不限。</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>亮</translation>
    </message>
    <message>
        <source>off</source>
        <translation>灭</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>按过</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>属于解法</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>关卡(&amp;L)...</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>下一关(&amp;X)</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一关</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>画盘面(&amp;D)...</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>显示解法(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>标出按过的格(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>勾出按下会切换的灯(&amp;K)</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>亮着的灯</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>灯全灭了：这 %Ln 格是静默图案。</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>灯全灭了！</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>%Ln 步，已是最少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>%Ln 步；%L1 步就够了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自己的</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>空白，随便试试</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>按一下切换</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>随机盘面</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>简单，5 步以内</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>中等，6 到 9 步</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>困难，10 到 14 步</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>专家，15 步以上</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>画(&amp;D)...</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>自己的盘面</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>发出的每个盘面都有解。</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>每一关有自己的大小和切换范围。</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>灯全灭了。按格子做图案，或找找怎样按完什么都不变。</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>标出按过的格</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>勾出按下会切换的灯</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>十字，边缘相接</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>斜十字</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>周围八格</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>十字</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1，%L2 × %L2，%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>这种盘面的解太多，找不出最少步数。</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>还没有亮着的灯。</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>这个盘面无解。</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>这个盘面最少 %Ln 步解出：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translation>加号</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>按一下</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>对角</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>四选一</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>小 T</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>字母 H</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>全亮，2 × 2</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>斜角</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>栅栏</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>全亮，4 × 4</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>指南针</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>合页</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>括号</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>接缝</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>主教</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>翅膀</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>鸟巢</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>城堡</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>全亮，周围八格</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>四个十字</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>中间的灯</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>角上的灯</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>全亮，3 × 3</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>孤灯</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>经典斜线</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>五颗星</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>纽扣</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>扇子</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>格栅</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>全亮，边缘相接</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>宝石</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>斜扇</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>盾</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>王座</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>五个十字</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>经典 1</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>经典 2</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>经典 3</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>经典 4</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>经典 5</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>小 L</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>经典 6</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>经典 7</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>绳结</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>无尽的框</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>小圆环</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>只差一个</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>远角</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation>手链</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>四条路</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>雪花</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>甜甜圈</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>无尽的环</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>无尽的雨</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>花瓣</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation>国王之星</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>草地</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>邮票</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation>角上的国王</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>瞳孔</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>蝴蝶结</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>九点</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨头</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>大门</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒子</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>九颗宝石</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>松果</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>全亮，斜十字</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>四盏灯</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窗户</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>音符</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>框</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>斜十字</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月亮</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>四个箭头</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>环路</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>火花</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>马赛克</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>三叶草</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>全亮，5 × 5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>房子</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>冷杉</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>心</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>梯子</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>蘑菇</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>全亮，9 × 9</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>杯子</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>雨伞</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>全亮，6 × 6</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>钥匙</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>笑脸</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>锚</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>框中框</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>全亮，7 × 7</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>外星人</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>帆船</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>太阳</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>全亮，8 × 8</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>大棋盘</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>全亮，10 × 10</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>全亮，11 × 11</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>全亮，12 × 12</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>这个盘面没有这盏灯。</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>灯已经全灭。请开始新游戏，或重新开始本局。</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>灯全灭了。按任意格做图案。</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>第 %1 行第 %2 列在唯一的解法里。</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>第 %1 行第 %2 列在每个解法里。</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>第 %1 行第 %2 列在全部 %Ln 个最短解法里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>第 %1 行第 %2 列在 %Ln 个最短解法的一个里。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>共 %Ln 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>第 %1 行第 %2 列属于一个 %Ln 步的最短解法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>大小必须是 %1 到 %2。</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>切换周围八格时，大小 %1 的解太多，找不出最少步数。请换个大小。</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>没有亮着的灯，没什么可解。</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>这个盘面无解。</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>盘面有 %Ln 行，而这一局要 %1 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>盘面不是这一局所指的那个。</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>盘面需要 %Ln 步，属于另一个难度。</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>先画一个自己的盘面。</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>这个大小没有这么难的盘面。请选更容易的难度或更大的盘面。</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>“%1”不指任何可玩的盘面。</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>盘面写成一行行的 x（亮）和 o（灭），行间用 / 隔开。</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>“%1”不是一步。</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>随机，%1 × %1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>随机，%1 × %1，简单</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>随机，%1 × %1，中等</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>随机，%1 × %1，困难</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>随机，%1 × %1，专家</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>随机，%1 × %1，边缘相接</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>随机，%1 × %1，边缘相接，简单</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>随机，%1 × %1，边缘相接，中等</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>随机，%1 × %1，边缘相接，困难</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>随机，%1 × %1，边缘相接，专家</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>随机，%1 × %1，斜十字</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>随机，%1 × %1，斜十字，简单</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>随机，%1 × %1，斜十字，中等</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>随机，%1 × %1，斜十字，困难</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>随机，%1 × %1，斜十字，专家</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>随机，%1 × %1，周围八格</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>随机，%1 × %1，周围八格，简单</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>随机，%1 × %1，周围八格，中等</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>随机，%1 × %1，周围八格，困难</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>随机，%1 × %1，周围八格，专家</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>自己的盘面，%1 × %1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>自己的盘面，%1 × %1，边缘相接</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>自己的盘面，%1 × %1，斜十字</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>自己的盘面，%1 × %1，周围八格</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>空白盘面，%1 × %1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>空白盘面，%1 × %1，边缘相接</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>空白盘面，%1 × %1，斜十字</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>空白盘面，%1 × %1，周围八格</translation>
    </message>
</context>
</TS>
