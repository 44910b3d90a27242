<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1，未打开</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1，未打开，旗</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1，未打开，问号</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1，未打开，从这里开始</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1，找到的雷，已开花</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空白</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1，数字 %L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation>%1，雷</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1，爆炸的雷</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1，插错的旗</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1，有雷的概率 %L2%</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>点击插旗(&amp;L)</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>普通点击或轻触插旗、拔旗；按住 Ctrl 则打开。</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>显示有雷的概率(&amp;P)</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>显示每个未打开的格有雷的精确概率。这一局会计为用过帮助。</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>雷的摆法太多，这里算不出概率。</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>概率算不出来。</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>剩余雷数</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>点击插旗。</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>这个盘面可能要猜，不计排名。</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>没找到这个级别的盘面。这个要求较低，不计排名。</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>从圆圈处开始。</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>踩到雷了</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation>雷都找到了！</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>%Ln 个安全格打开了 %L1 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>%Ln 步，比不插旗的 %L1 次点击少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>%Ln 步；不插旗 %L1 次点击就够。</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>不用猜</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高级</translation>
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
        <source>Mines</source>
        <translation>雷数</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>第一格</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>安全，能开出一片</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>不保护</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>猜雷</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>可能要猜</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>从不，最多比较两数</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>从不，用基本推理</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>从不，要比较两数</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>从不，要用连锁</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>从不，要用高级推理</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>一次看一两个数字就能解出。</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>一次看一个数字就能解出。</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>某处必须比较两个数字，但不会更多。</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>某处必须想通一整串数字。</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>某处必须拿剩余的雷数与看到的一切对照。</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>盘面未经检查，可能要靠运气。</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>%L1% 的格有雷；最多放 %Ln 个雷。</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>旗之后是问号</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>点击数字打开周围的格</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>选项保证第一格安全，但这个盘面没有指定。可用 %1 来玩。</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>选项保证第一格能开出一片，但这个盘面那里开不出。可用 %1 来玩。</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>选项保证靠推理能解出，但没能证明。可用 %1 来玩。</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>这个盘面所需的推理比选项保证的少。可用 %1 来玩。</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>这个盘面从这里开始：这里没有雷，周围也没有。</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>这个盘面最先打开的是这里，这里没有雷。</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>第一格总是安全的。</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>标出的 %Ln 周围雷已找全，其他的格都安全。</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>标出的 %1 周围未打开的格不比雷多，所以都是雷。</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>标出的 %1 比标出的 %2 多需要的雷，正好等于只挨着 %1 的格数，所以那些都是雷。</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>标出的 %1 还需要的雷都在与标出的 %2 共有的格里，所以 %1 周围其他的格都安全。</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>剩余雷数等于未打开的格数，所以都是雷。</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>雷都找到了，其他的格都安全。</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>有一面旗插错了，已证明。</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>已证明，一次看一个数字。</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>已证明，比较两个数字。</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>已证明，用一串数字。</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>已证明，清点剩余雷数。</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>这一格若有雷，标出的数字就不能都对，所以它安全。</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>现在没有确定的格。这里有雷的概率是 %1%，最安全的格是 %2%，但这一格下面的数字很可能更有用。</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>现在没有确定的格。这里有雷的概率是 %1%。剩下雷的所有摆法中，打开这一格有 %2% 能赢，没有别的格更高。</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>现在没有确定的格。这一格最安全：有雷的概率是 %1%。</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>是猜的，没有证明。</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>雷的摆法太多，这里数不清。</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>不论剩下的雷怎么摆，这一格都没有。</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>所有的格都打开了。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>没有这一格。</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>只有打开的数字才能打开周围的格。</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>这个数字周围没有可打开的格了。</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>这个数字周围的旗数与它不符。</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>这一格已经打开。</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>从圆圈处开始：从那里起，这个盘面不用猜。</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>这一格有旗保护。</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>这一格已经有旗。</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>这一格已经有问号。</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>这一格没有标记。</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation>
            <numerusform>盘面每行每列有 %1 到 %Ln 格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>这个大小的盘面最多有 %Ln 个雷。</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>不用猜的盘面，第一格必须能开出一片。</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>不用猜的话，这个大小的盘面最多有 %Ln 个雷。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>要用到这种推理，这个大小的盘面至少需要 %Ln 个雷。</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>每秒 3BV</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>效率（百分比）</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>第 %1 行第 %2 列是安全的。%3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>猜第 %1 行第 %2 列更好。%3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>%1% 的生存机会</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>按这些选项，这不是“扫雷”的盘面。</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>这个盘面有 %Ln 个雷，但选项说是 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>不用猜</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>不用猜，基本推理</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>不用猜，两数推理</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>不用猜，连锁推理</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>不用猜，高级推理</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>第一格安全</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>不保护</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>“扫雷”的选项写作 16x16,30 这样。</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>这不是“扫雷”的走法。</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>经典，%1 x %2，%3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>经典，%1 x %2，%3，%4</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation>初级，%1 x %2，%3</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation>初级，%1 x %2，%3，%4</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation>中级，%1 x %2，%3</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation>中级，%1 x %2，%3，%4</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation>高级，%1 x %2，%3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation>高级，%1 x %2，%3，%4</translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation>%1 x %2，%3</translation>
    </message>
    <message>
        <source>%1 x %2, %3, %4</source>
        <translation>%1 x %2，%3，%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mines</source>
        <comment>1 mine</comment>
        <translation>
            <numerusform>%Ln 个雷</numerusform>
        </translation>
    </message>
</context>
</TS>
