<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1：那就是旗子。</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1：按别的键，南瓜马上就抓到球。</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1：从那里到旗子还有 %Ln 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1：到旗子的路变短，%3 步而不是 %2 步。</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1：在这个迷宫里，南瓜现在能抓到球。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1：再按 %Ln 次键，下一个迷宫把到旗子的路从 %2 步缩短到 %3 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1：没有更快赢的。那时南瓜到球的路是 %2 步和 %3 步。</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>这样按键 %Ln 次获胜，没有更少的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>已证明从这里按键 %Ln 次以内赢不了，再往后没有查。撤销几步吧。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>已证明不论你怎么做，南瓜都会抓到球。撤销几步吧。</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>从这里的走法太多，看不完。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>下一个迷宫</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>游戏结束了。撤销，或开始新游戏。</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>那里有树篱。</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>换迷宫次数</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>按“%1”，共按键 %Ln 次获胜；按“%2”之后，不论怎样南瓜都会抓到球。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>按“%1”，共按键 %Ln 次获胜；按“%2”则 %3 次以内赢不了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>按“%1”，共按键 %Ln 次获胜；按“%2”要 %3 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
        <translation>
            <numerusform>按键 %Ln 次</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the board of lesson %1.</source>
        <translation>这不是第 %1 课的盘面。</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>这不是 %1 × %1 的盘面：既不是代码也不是编号。</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>大小必须是 %1 到 %2。</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>走法是 left、up、right、down、wait、next 之一。</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>第 %1 课</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>tally_maze::Board</name>
    <message>
        <source>Maze</source>
        <translation>迷宫</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>左边</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>above</source>
        <translation>上面</translation>
    </message>
    <message>
        <source>below</source>
        <translation>下面</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>通向%1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>下一个迷宫中通向%1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>旗子</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>球</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>追赶的南瓜</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>谋划的南瓜</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>南瓜接着就到</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>两个南瓜接着就到</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>盘面代码和编号</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>每种大小的迷宫都有编号，代码是用较少字符写成的同一编号。把任何一个给别人，你们玩的就是同一个盘面。</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>这个盘面的代码</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>它的编号</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>现在迷宫的代码</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>玩这个盘面(&amp;P)：</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>代码、编号或游戏编号</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S)：</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>可能属于更大的尺寸，从 %L1 × %L1 起。</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>预看</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>下一个迷宫</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>南瓜走，球不走（空格或句点）</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>在这个迷宫上显示下一个迷宫，直到再按一次键，或在按住时显示（按住 P）</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>迷宫变成下一个，然后南瓜走 (N)</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>点击球旁边的格，或拖着球走。</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>下一课(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>盘面代码和编号(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>粘贴盘面(&amp;P)</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>显示南瓜要往哪走(&amp;G)</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>始终显示下一个迷宫(&amp;N)</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>玩 6 × 6</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>赶在南瓜抓到之前，把球送到旗子处。每次你走、等待或换下一个迷宫，两个南瓜都走一步。</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>第 1 课，共 5 课：走步。按方向键，或点击球旁边的格。你每走一步，两个南瓜也各走一步。</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>第 2 课，共 5 课：等待。只走步的话，南瓜会抓到你。中途等待一次：按空格，或点击球。</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>第 3 课，共 5 课：下一个迷宫。这里没有路能绕过南瓜。中途按 N：树篱的一个缺口会移到别处。</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>第 4 课，共 5 课：预看。按 N 之前按住 P，看看下一个迷宫。戴眼镜的南瓜照下一个迷宫走，好像它已经来了。</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>第 5 课，共 5 课：全部合起来。走步、等待、预看、换迷宫。Z 撤销一步，被抓住时也行。</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>大于 %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>按键次数</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>最少按键（标准）</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>换迷宫次数</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>这个盘面赢不了：不论你怎么做，南瓜都会抓到球。</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>这个盘面按键 %Ln 次赢不了。更多次没有人查过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>在下一个迷宫里：到旗子 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>到旗子 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>较近的南瓜相距 %Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1，%2。</translation>
    </message>
    <message numerus="yes">
        <source>A pumpkin caught the ball after %Ln keys.</source>
        <comment>A pumpkin caught the ball at once.</comment>
        <translation>
            <numerusform>按键 %Ln 次后，南瓜抓到了球。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>按键 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>按键 %Ln 次，已是最少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>按键 %Ln 次，标准 %L1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>剪贴板里没有盘面：没有代码、编号或游戏编号。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>随机盘面</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>第 %L1 课</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>每边格数</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>课程是五个小盘面，每个学一件事。</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>发出的每个盘面，最多按键 %Ln 次就能赢。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>显示南瓜要往哪走</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>始终显示下一个迷宫</translation>
    </message>
</context>
</TS>
