<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>查看中...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>往后看 %Ln 步：%1。%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>比赛记谱的棋谱</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1 x %L1，%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>复制棋谱(&amp;C)</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>棋谱已用比赛记谱复制。</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>粘贴棋谱(&amp;P)</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>没有可粘贴的文字。先复制比赛记谱的棋谱：先是棋盘大小，然后每行一步。</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>无法粘贴</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>先手玩家(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>后手玩家(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>行数和列数(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>局数(&amp;G)：</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>比赛各局</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>先手玩家先执 X，以后每局互换。</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>比赛结束：%1。</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>无人：步数太多</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1（重复）</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>%1赢 %L2 局，共 %L3 局：执 X 赢 %L4 局，共 %L5 局；执 O 赢 %L6 局，共 %L7 局。</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>开始(&amp;T)</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>与另一步（这个标记）之后的盘面相同。</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>回到那个重复的局面</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>第 %L1 步之后</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1 无法启动</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 无法启动：%2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 已停止</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>%1 已有 %Ln 秒没有回应</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>%1 不停地输出</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1 崩溃了</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>%1 没有走棋就结束了</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>%1 回答“%2”，这在此处不是一步</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>走法列表以 QUIT 结尾(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>玩家程序</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>采用比赛接口的程序：读入棋盘大小和已走的步，写出一步。它们以你的权限运行，所以只添加你信任的程序。某方的玩家设为“玩家程序”时，就由它走。</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>添加(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>执 X(&amp;X)：</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>执 O(&amp;O)：</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation>添加玩家程序</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation>第 %L1 行，从左推入</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>第 %L1 行，从右推入</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>第 %L1 列，从上推入</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>第 %L1 列，从下推入</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1；末尾的 %2 会掉出去</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1；会输，因为早先的盘面会重现</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1；提示</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>走 %1 会让早先的盘面重现，会输。</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>走 %1 腾出地方：末尾的 %2 掉出边缘。</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>走 %1 占一个空格。</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>走 %1 推动 %Ln 个棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>轮到你：从边缘推入一个 %1。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到 %1。</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>%1 让第 %L2 步之后的盘面重现，判负。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>已走 %Ln 步，无人获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>%1 有 %Ln 条连线</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1，对方 %L2 条。</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>最后一步是 %1 自己走的。</translation>
    </message>
    <message>
        <source>even</source>
        <translation>均势</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 领先 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>双方共 %Ln 步，%1 必胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translation>
            <numerusform>%Ln 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1，%2，%3：%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>往后看 %Ln 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>新游戏，双方互换(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>多局比赛(&amp;U)...</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>玩家程序(&amp;G)...</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>指出早先的相同盘面(&amp;K)</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>标出因重复而输的边(&amp;K)</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>标出会让早先盘面重现的数字。</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>每步计时(&amp;T)</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>显示这一步已用了多久。</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>30 秒和 60 秒时响铃(&amp;B)</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>一步用了 30 秒时轻响一声，60 秒时响两声。声音须已打开。</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>形势评估和最佳变化(&amp;E)</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>电脑评判显示的每个局面。看过评估的对局算用过帮助。</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>棋子从边缘推入：点击数字。</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>X 的连线</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>O 的连线</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>这一步</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>电脑在思考。%1 让它马上走。</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1 x %L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>行数和列数</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>在 3 x 3 上 X 必胜，专家知道怎么走。</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>与电脑的对局计入统计，各级别分开。</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1在思考...</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>按回车走这一步。</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>轮到%1，它在等待。替它走，或按 %2 让它走。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>电脑（%1）</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1走了 %2。</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>走 %1 马上获胜。</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>走 %1 撑得最久。</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>%1 是专家看到的最好一步。</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>双方共 %Ln 步，你必胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>双方共 %Ln 步，对方必胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>最简单</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>总是从下面推入第一列，赢得了不看棋的人。</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>能连成线时看得到。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>看一步和对它的应对。</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>快速经典</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>照旧的方式走，比经典少看一步。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>往后看三步，小棋盘上看四步。</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>照旧的方式走，往后看五步，大棋盘上少些。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>往后看六步。</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>3 x 3 上不失误，4 x 4 上执 X 也不失误，其他情况思考两秒。</translation>
    </message>
    <message>
        <source>player program</source>
        <translation>玩家程序</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>你在“游戏”菜单里添加的程序。没有的话，它就照抄上一步。</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>棋谱以棋盘大小开头，%1 到 %2。</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>超过 %1 步的棋谱无法读取。</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>第 %1 步无法读取：%2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>第 %1 步不能走。%2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>这个棋盘的行和列编号是 1 到 %1。</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation>走 %1 会让早先的盘面重现，会输；走 %2 不会。</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>走 %1 给对方更多连线；走 %2 不会。</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>双方共 %Ln 步，走 %1 必胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>走 %1 后，对方应 %2 马上获胜；走 %3 不会。</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>走 %1 后，对方在双方共 %Ln 步内必胜；走 %2 看不到这样的输法。</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>走 %1 后，对方应 %2 很强；走 %3 给对方的机会更少。</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>走 %1 给对方的机会比走 %2 少。</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% 的获胜机会</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>Pousse 的选项是棋盘大小，%1 到 %2。</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>Pousse 每局都从空棋盘开始。</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>走法是边的字母 L、R、T 或 B（左、右、上、下）加数字，例如 T3。</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translation>X：%1。</translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translation>O：%1。</translation>
    </message>
</context>
</TS>
