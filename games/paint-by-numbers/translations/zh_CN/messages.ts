<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>%1（错）</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>白（错）</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>蓝（错）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>这一行的数字：%1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>这一列的数字：%1</translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation>(%L1,%L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation>这一题(&amp;T)</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>小册子(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>答案附在末尾(&amp;S)</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>打印内容</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>随机盘面</translation>
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
        <source>&amp;Puzzles:</source>
        <translation>题目(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>列数和行数(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>级别(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>题数(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>每页最多(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>数织</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>数织：%1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>正在出题...</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>图片；拖动选取要用的部分</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>改成唯一解(&amp;M)</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>找出改动最少、能只留一个解的格。</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>改动这些格(&amp;C)</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>左右翻转</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>上下翻转</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>向右旋转</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>蓝白互换</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>清空图画</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <translation>列数(&amp;O)：</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>行数(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>作者(&amp;A)：</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>玩这一题(&amp;L)</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>我的题目(&amp;E)...</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>由图片生成(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到游戏(&amp;B)</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>加入我的题目(&amp;Z)</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>存入我的题目(&amp;Z)</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>画点什么：点击一格，或拖过几格。</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>改动这 %Ln 格就只有一个解。再少不行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>改动这 %Ln 格就只有一个解。也许更少也行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>正在找最少要改动的格...</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation>没找到改动少数几格就成唯一解的办法。</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>正在找其他解...</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>只有一个解。</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>只有一个解，逐行逐列就能找到。级别：%1。</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>只有一个解，但需要试填颜色。级别：%1。</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>至少有 %L1 个解。标出的格在各解中不相同。</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>有 %Ln 个解。标出的格在各解中不相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>没有解。</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>时间不够，没能查明是否只有一个解。</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>由图片生成</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>画出来(&amp;D)</translation>
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
        <source>&amp;Keep its form</source>
        <translation>保持比例(&amp;K)</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>列数和行数(&amp;R)：</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>最佳(&amp;T)</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>明暗分得最清的地方</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>亮处为蓝(&amp;L)</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>蓝色起点(&amp;B)：</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>左边裁去</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>上边裁去</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>右边裁去</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>下边裁去</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>去掉边框(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>裁去（像素）(&amp;C)：</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>要找的图</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>所有的图</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
找到 %L2/%L3</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>已找到 %L1 张，共 %L2 张。找到之后才会说出图上是什么。</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>来画(&amp;P)</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>还没找到</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>找到，最快 %1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>我的题目</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>接着画(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>移除(&amp;R)...</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>还没有题目。</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>无标题，%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>要彻底移除这一题吗？</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>它不是文件，或太大。</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>第 %L1 行：%2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>里面不是一道题。</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>%1 不能用。%2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>%1 不能用，已另存为 %2。%3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>题目没能存下：%1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 无法移除。</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>用这种颜色画：%1（%L2 键）</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>题目 (non)</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>webpbn 题目</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>题目 (nin)</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>题目 (mk)</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>题目 (cwd)</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>题目 (g)</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>只有图 (pbm)</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>比赛用题目</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>PLT Games 题目</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>第 %L1 题，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation>把格涂满，使每行每列的涂色段依次具有这些长度，两段之间至少隔一个空格。</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>每行每列的色段依次具有这些长度和颜色。同色的两段之间至少隔一个空格；异色的可以相接。</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation>彩色</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>%L1 到 %L2 格</translation>
    </message>
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
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>变成的格子</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>题库(&amp;L)...</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>题库</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>下一张图(&amp;X)</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>下一张图</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation>点击涂白(&amp;C)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>普通点击或轻触把未定的格涂白；右键涂蓝。</translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>点击或拖动涂白；右键涂蓝。</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>检查各行列(&amp;K)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>标出照现在这样无法完成的行和列。</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>显示错误(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>已完成的数字变淡(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>始终显示整个盘面(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>颜色字母(&amp;L)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>蓝格</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>涂色格</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>点击或拖动来画。数字随之变化。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>有 %Ln 行或列照现在这样无法完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation>1 到 %L1 键选颜色。点击或拖动涂色；右键涂白。</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>点击或拖动涂蓝；右键涂白。</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>图找到了！</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>这是你在这张图上的最快时间。</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>你在这张图上的最快时间是 %1。</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>出题(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>粘贴图片(&amp;P)</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>每行每列都可以完成。</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>没有错误。</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>没能检查错误。</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>所有的图你都找到了。</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation>15 × 15</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation>30 × 30</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>随机盘面</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>同一张图再来</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>画什么</translation>
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
        <source>Blue cells of a hundred</source>
        <translation>每百格中的蓝格</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
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
        <source>Other pictures are in the library.</source>
        <translation>其他的图在题库里。</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>每个随机盘面正好有一个解。</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>完成的行列自动填白</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>已完成的数字变淡</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>空行列显示 0</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>在数字和格里显示颜色字母</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>始终显示整个盘面</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>显示解法的速度</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>快</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>这是你的题目。图画留在设计器里。</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>题目已在你的题库里。</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>无法绘制</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>设计器只画蓝和白。彩图可以玩。</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>图画最大 %L1 × %L1；这一题是 %L2 × %L3。</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>数字互相矛盾：没有这样的图。</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>没能及时找到这些数字的图。</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>数字互相矛盾：这一题没有解。</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>这一题有几个解。任何一个都算赢。</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>由图片生成</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 无法打开</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>没有可粘贴的图片</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>我的题目</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>文件太大。</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>这类文件没有颜色。</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>这一题的图不知道。</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>比赛用题目的行数与列数相等。</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>“%1”不是 0 到 %2 的数。</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>边长是 1 到 %1 的数。</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>数字放不下。需要 %1 格；这一行有 %2 格。</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>一题有 1 到 %1 行和列。</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>这一题颜色太多。最多 %1 种。</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>颜色“%1”没有值。</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>列表结束后还有内容。</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>有括号没有闭合。</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>列表嵌套太深。</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>引号里的文字没有结束。</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>有多余的右括号。</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>这不是“数织”的存档，也不是图画存档。</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>格数与数字所说的不符。</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>行和列是由数字列表组成的列表。</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>这个大小出现了两次：%1。</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>大小要写在这一段之前：%1。</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>这一段出现了两次：%1。</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>这一段太长或太短。需要 %1 行；有 %2 行；段：%3。</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>大小要写在图之前。</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>图太大或太小。有 %1 格；需要 %2 格。</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>一题要有 rows 和 columns 段，或 goal。</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>图与数字不一致。以数字为准。</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>只读取前 %1 题。</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>缺少大小。</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>第一行有两个数，即大小。</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>缺少某些行列的数字。</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>行数超过所说的大小。</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>行与列之间有一行 #。</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>行与列之间有一个空行。</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>一题以 $ 加题号开头。</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>两段以冒号开头：rows 和 columns。</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>带三角的题目不能玩。</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>位图以 P1 或 P4 开头。</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>位图过早结束。</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>位图的格是 0 或 1。</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>提示数的类型是 rows 或 columns。</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>隐藏数字的题目不能玩。</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>图的每行写在两个 | 之间。</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>有方括号没有闭合。</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>“%1”没有对应的颜色。</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>图的各行一样长。</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>一题要有提示数或图。</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>这个 XML 里没有题目。</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>XML 过早结束。</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>声明自有实体的 XML 不读取。</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>这不是 XML。</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>有个标签没有名字。</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>属性写作 name=&quot;value&quot; 这样。</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>XML 太大。</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>关闭了没有打开的标签：%1。</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1没有涂色格，所以全是白色。</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1：涂色格都有了，其余是白色。</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1：%2 的一段（%3）不论放在哪里，都会盖住这些格。</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1和%2在交叉的格上只剩一种颜色：%3。</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>逐行逐列推下来，%1只剩一种颜色：%2。</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>%1若是别的颜色，就有行列无法完成，所以是%2。</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>%1若是%2，这一行列就再没有放得下的：%3。</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>%1若是%2，%Ln 步之后这一行列就无法完成：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1没有蓝格，所以全是白色。</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1：蓝格都有了，其余是白色。</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1：数字正好填满。</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1：%2 的一段已完整，两端是白色。</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1：%2 的一段不论放在哪里，都会盖住这些格。</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1：没有一段放得进这么小的空隙。</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1：没有一段够得到这些格。</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1：数字的所有排法在这些格上都一致。</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>%1若是白色，这一行列就再没有放得下的：%2。</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>%1若是蓝色，这一行列就再没有放得下的：%2。</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>%1若是白色，%Ln 步之后这一行列就无法完成：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>%1若是蓝色，%Ln 步之后这一行列就无法完成：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>照这样图无法完成。</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>有些标记是错的。这里标出了。</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>%1照现在的标记无法完成。这里标出了错误。</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>图完成了。</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>没能及时找到什么。</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>只有把几格一起试填才能确定这一格。</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>有几个解。这一格属于其中一个。</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>满载而归</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>梅花A</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>红桃A</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>橡果</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>飞机</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>锚</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>苹果</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>扶手椅</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>斧头</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>双峰骆驼</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>山上的气球</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>香蕉</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>篮子</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>蝙蝠</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>浴缸</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>熊</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>蜜蜂</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>甲虫</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>铃铛</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>自行车</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>鸟屋</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>生日蛋糕</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>生日礼物</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>主教</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>黑猫</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>夕阳小船</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨头</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>靴子</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>瓶子</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>弓箭</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>领结</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>圆顶礼帽</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>拳击手套</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>桥</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>水桶</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>熊蜂</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>一串葡萄</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>公共汽车</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>蝴蝶</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation>仙人掌</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>骆驼</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>照相机</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>蜡烛</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>烛台</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>汽车</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>胡萝卜</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>城堡</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>架子上的猫</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>猫头</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>椅子</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>樱桃</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>圣诞树</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教堂</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>小丑鱼</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>农舍</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>带花园的农舍</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>奶牛</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>螃蟹</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>疯狂八点</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>一杯咖啡</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>一杯茶</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>纸杯蛋糕</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>腊肠犬</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>雏菊</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>海滩一日</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>鹿</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>台式风扇</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>狗头</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>海豚</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>鼓</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>鸭子</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>小鸭</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>鹰</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>大象</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>帝企鹅</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>眼睛</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>狐狸的脸</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>冷杉</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>消防车</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>鱼缸里的鱼</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>旗</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>火烈鸟</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>熨斗</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>飞向月球</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>花</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>开花的仙人掌</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>毒蝇伞</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>足球鞋</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>脚印</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>叉子</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>狐狸</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>青蛙</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>荷叶上的青蛙</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>花园蜗牛</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>长颈鹿</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>眼镜</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>高脚杯</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>金鱼</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>落地钟</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>吉他</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translation>汉堡</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>锤子</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>笑脸</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>野兔</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>鬼屋</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>心</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>刺猬</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>直升机</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translation>高跟鞋</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>热气球</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>House</source>
        <translation>房子</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>冰淇淋</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>蛋筒冰淇淋</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>冰棍</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>冰刀鞋</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translation>冰屋</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>在太空</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>黑桃J</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>水母</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>水罐</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>袋鼠</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>钥匙</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation>百兽之王</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>梅花K</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>方块K</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>红桃K</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>翠鸟</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>风筝</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>骑士</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>梯子</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>瓢虫</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>叶子上的瓢虫</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>山中湖</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>灯笼</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>柠檬</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>灯泡</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>灯塔</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>夜晚的灯塔</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>闪电</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>狮子头</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>小火车</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>卡车</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>磁铁</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>麦克风</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>连指手套</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>猴子</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月亮</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>老爷车</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>群山</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>老鼠</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>小胡子</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>马克杯</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>蘑菇</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>章鱼</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>鸵鸟</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>猫头鹰</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>夜里的猫头鹰</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>挂锁</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translation>一对樱桃</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>棕榈树</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>熊猫</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>吃竹子的熊猫</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>降落伞</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>鹦鹉</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>枝头鹦鹉</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>孔雀蛱蝶</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>梨</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>企鹅</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>猪</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>菠萝</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>粉红火烈鸟</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>烟斗</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>海盗</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>一块比萨</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>礼物</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>南瓜</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>南瓜灯</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>金字塔</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>梅花Q</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>兔子</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>彩虹</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>红苹果</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>红拖拉机</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>带环行星</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>熟菠萝</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>雪中知更鸟</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>摇椅</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>摇摆木马</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>旱冰鞋</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>公鸡</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>哭脸</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>帆船</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>大帆船</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>炖锅</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>锯子</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>剪刀</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>海马</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation>水雷</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>鲨鱼</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>绵羊</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>盾</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>衬衫</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>骷髅头</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>一片甜瓜</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>微笑</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>蜗牛</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>雪花</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>雪人</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>傍晚的雪人</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>袜子</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>扳手</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>松鼠</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>海星</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>蒸汽机车</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>暴风云</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>草莓</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>潜艇</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>太阳</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>向日葵</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>燕子</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>天鹅</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>剑</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>台灯</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>高高的向日葵</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>茶壶</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>电话</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>电视机</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>帐篷</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>三朵郁金香</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>毒蘑菇</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>牙齿</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>高顶礼帽</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>巨嘴鸟</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>林中巨嘴鸟</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>玩具机器人</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation>拖拉机</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>红绿灯</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>奖杯</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>小号</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>郁金香</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>乌龟</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>斑鸠</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>两根胡萝卜</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>两条鱼</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>雨伞</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>维京船</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>小提琴</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>火山</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>西瓜</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>洒水壶</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>鲸</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>独轮手推车</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>野草莓</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>风车</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>葡萄酒杯</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>女巫帽</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>小象</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>小长颈鹿</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>深灰</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>浅灰</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>深红</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>奶油色</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>棕</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>浅棕</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>深棕</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>深绿</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>浅绿</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>青绿</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>深蓝</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>浅蓝</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>浅紫</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>没有这些格。</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>这一题没有这种颜色。</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>一笔只能在一行或一列里。</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>这些格已经是这种颜色。</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>没有错误。</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>图里至少要有一个蓝格。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名字太长。</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>随机盘面有 %1 到 %2 行和列。</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>每百格有 %1 到 %2 格是蓝的。</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translation>随机盘面分简单、中等、困难。</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translatorcomment>not a term: dealer</translatorcomment>
        <translation>没有这样的出题方式。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>有 %Ln 格错了。%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>有 %Ln 格还不能确定。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>第 %1 行第 %2 列是另一种颜色。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>%Ln 格涂得太早或涂错</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>数字不是这一题的。</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>盘面不是 %1 乘 %2 格。</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>随机盘面正好有一个解。</translation>
    </message>
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
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translatorcomment>not a term: medium</translatorcomment>
        <translation>选项写作 15x15,50,medium 这样，自己的题目写作 own,cross,1.3,0/1,1,1 这样。</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>数字写作 1.3,0/1,1,1 这样：先行后列。</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>一笔写作 b3,4-7,4 这样。</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>随机，%1 x %2，%3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>彩图，%1 x %2，%3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>图，%1 x %2，%3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>彩图，%1 x %2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>图，%1 x %2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1，%2 x %3</translation>
    </message>
</context>
</TS>
