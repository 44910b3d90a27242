<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>%Ln 个格</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>GCalc 的格</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>这一格是空的。</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>红 %L1、绿 %L2、蓝 %L3 的混合色</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation>变量%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>%Ln 个部分</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>%1的函数：%2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>左半%1，右半%2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>上半%1，下半%2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>前半%1，后半%2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>%1作用于%2</translation>
    </message>
    <message>
        <source>main</source>
        <translation>主格</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation>第 %L1 页，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>拿着：%1。移到某一格按回车放下，按 Esc 放回。</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>这一格是空的。</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>没有叫这个名字的格。</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
放下：%2
右击：%3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
右击：把主格变成这种颜色的函数。</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>把立方体拖到这里</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>拿着：%1。点击某一格放下，按 Esc 放回。</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>这一格是空的。</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>立方体的图样</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>进入下一课</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>摆好各格</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>用这一课的格换下你的格；撤销可以换回来</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>检验主格里的答案</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>把一个正确答案放进主格</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>任务：%1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>用过帮助：显示过答案</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1，已解决</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1，用过帮助</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>显示过答案：这一课计为用过帮助。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>还剩 %Ln 课。</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>所有课程都解决了。</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>所有课程都完成了，有些用过帮助。</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>这一格是空的。</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>立方体的图片</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>一作用就求值</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>限制求值深度</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>省略像素少于此数的部分</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>按主体的两半分配参数</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>颜色是会混色的函数</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>打印时绝不用图片代替图样</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>立体显示</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>立体显示这个立方体。拖动可以转动。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>拖动或方向键：转动；加 Ctrl+Shift：移动。滚轮、+ 和 -：缩放。Esc：返回。</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>滚轮、+ 和 -：缩放。拖动：移动，立体时转动。Ctrl+Shift 加方向键：移动。Esc：返回。</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>部分太多，画不全；有些代表好几个。</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>到第一步之前的项</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>到范式</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>把这一步的项放进主格</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>这一步的项</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>第 %L1 步</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>正在求范式。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>%Ln 步之后还没完；“末尾”可以继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>下一步得到的项会太大。</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>这是范式：没有可归约的了。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>中途停下</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>搜索名字</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>加一页</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>第 %L1 页，共 %L2 页</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>项的文字形式</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>回车把项放进主格，Shift+回车换行，Esc 恢复原来的内容。语法见帮助。</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>第 %L1 个字符：%2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>按回车把它放进主格。</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>这一课的格换下了你的格。撤销可以换回来。</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>主格里放进了一个正确答案。撤销可以换回原来的内容。</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>显示示例(&amp;X)</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>剪切此格(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>复制此格(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>粘贴到此格(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>清空此格(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>重命名此格(&amp;N)...</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>对此格求值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>停止求值(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>放大立方体(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>立体显示立方体(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>文字、步骤和课程(&amp;T)</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>主格的部分数</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>数不清</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>正在求值。按 Esc 停止。</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>复制立方体：%1。</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>移动立方体：%1。</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>把一个立方体拖到中间，或从课程开始：%1。</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>把一个立方体拖到中间，再把别的放到周围的格里。</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>把立方体拼起来，做成函数，再让它们互相作用。</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>这一格是空的。</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>没有可求值的内容。</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>求值失败。</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>求值已停止。</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>已复制：%1。</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>里面的文字太多。</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>剪贴板里没有立方体。%1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>基本颜色不会改变。</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>主格里还什么都没有。</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>这里没有可重命名的内容。</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>重命名此格</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>这里没有可清空的内容。</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>把主格变成这种颜色的函数</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>放在这里</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>拿起</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>求值</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>重命名...</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>打印...</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>显示示例</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>打开...</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>另存为...</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>首选项...</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>颜色外观</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>柔和</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>纯色</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>颜色上的标记</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>图案</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>后</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>把立方体放到主格立方体的后面。</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>移去后半。</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>移去后半</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>把立方体放到主格立方体的上面。</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>移去上半。</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>移去上半</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>作为函数</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>让这个立方体作用于主格立方体。</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>移去函数，留下参数。</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>移去函数</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>把立方体放到主格立方体的左边。</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>移去左半。</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>移去左半</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>把立方体放到主格立方体的右边。</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>移去右半。</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>移去右半</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>作为参数</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation>让主格立方体作用于这个立方体。</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>移去参数，留下函数。</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>移去参数</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>把立方体放到主格立方体的下面。</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>移去下半。</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>移去下半</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>把立方体放到主格立方体的前面。</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>移去前半。</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>移去前半</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>超出求值深度的部分保持原样。再次求值会继续处理它们。</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation>这在兜圈子：求一个项的值时又遇到它自己。</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>这没有尽头：一个项是它自身结果的一部分。那里保持原样。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>%Ln 步之后停止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>已停止：求值用到了 %Ln 个以上不同的项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>已停止：有 %Ln 个求值互相等待。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>已停止：项变得太大，无法继续。</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>求值已停止。</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>颜色不是函数，所以保持原样。在首选项里可以让颜色混色。</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>变量在被代换之前不是函数。</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>空的部分不是函数。</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>这又变回它自己。</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>代换</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>空间作用</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>混色</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>参数取代变量的位置。</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation>参数被切开，函数的每个部分取参数的相应部分。</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>参数里的每种颜色都与作用于它的颜色混合。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>文件太大。</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>这个括号没有闭合。</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>点后面只能有一项。</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>嵌套太深。</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>这个括号没有对应的左括号。</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>点后面要有内容。</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>这段文字后面缺引号。</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>文字里的反斜杠只能放在引号或另一个反斜杠前面。</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>文字在一个词中间结束。</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>这里不能有点。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>GCalc 文件以“GCALC”开头。</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>首选项和格还不全，文件就结束了。</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>已存格的列表后面不能再有内容。</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>这里应是已存格的列表。</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>这段文字里没有格。</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>格的后面不能再有内容。</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>这里应是 #t 或 #f。</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>这里应是 #f 或 0 到 %1 的数。</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>这里应是一个格：名字或 #f，点，再加一个项。</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>这个名字太长，或有名字里不许有的符号。</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>这里应是颜色的名字。</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>颜色分量是 0 到 255 的数。</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>混合色有三个数。</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>变量写作 var 加颜色的名字。</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>这不是项。</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>运算有两个部分。</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>这里应是变量：(var colour)。</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>超过 %Ln 个部分的项不写出来。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>%Ln 个部分的东西</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>主格的结果是%1，应该是%2。</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1 得到%2，应该得到%3。</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>主格里还什么都没有。</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1 没有尽头。%2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>这里的一切都是立方体。左边的颜色是最简单的立方体。中间是主格，立方体在那里拼成；右边有地方存放。</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>把一种颜色拖到主格，它就复制到那里。把另一种颜色放到周围的某一格，它就从那一侧与主格的立方体拼合：两者各占立方体的一半。</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>拼一个左半红、右半绿的立方体。</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>三个方向</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>立方体沿三个方向拼合：左右、上下、前后。用文字写作 red|green、red-green 和 red/green，左、上、前的部分写在前面。</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>一个部分自己也可以有部分。两半都由几部分拼成时，先拼好一半，拖到仓库，再在主格里拼另一半。</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>拼一块四格的板：上面绿和红，下面红和绿。</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>切掉</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>右击“左”“右”“上”“下”“前”或“后”，就切掉那一侧。切口穿过整个立方体，不论它最初怎么拼成。</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>所以立方体不必是左右拼成的，也能左右切开：(red|green)-blue 下面是蓝色，它的左半就是 red-blue。</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>主格前面有四种颜色，后面有两种。只留下前面的左半：红在蓝上。</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation>右击左边的一种颜色，就把主格的立方体做成函数：这种颜色变成一个空缺，也就是变量，任何东西都可以填进去。这种颜色的圆点就是它的记号。</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>对 red|green 右击绿色，得到 \green.red|&apos;green：这个函数把红色放到所得东西的左边。撇号用来区分变量和颜色。</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>做一个函数，把白色放到所得东西的上面。</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>让函数作用，就是往它的空缺里填东西。把函数放到“作为函数”，它就得到主格的立方体。把立方体放到“作为参数”，主格的函数就得到它。</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>仓库里有个叫 double 的函数：\green.&apos;green|&apos;green。它把得到的东西并排放两份。用文字写，double 作用于红色就是 &quot;double&quot;@red，格的名字加引号。</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>拼出一排八片红色。用三次 double 就够了。</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>两个参数</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>一个函数取一个参数。取两个参数的，是结果为另一个函数的函数：\green.\red.&apos;green|&apos;red 为 green 取得一样东西，然后变成等待 red 的函数。</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>颜色一个接一个变成变量，最后变的最先取参数。所以先右击第二个参数的颜色，再右击第一个的。</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>做一个两参数的函数，把第一个放到第二个的后面。</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>是与否</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>函数可以选择。叫 true 的函数 \green.\red.&apos;green 取两样东西，给出第一样；false 给出第二样。所以真值自己就会决定：让它作用于两个立方体，就留下其中一个。</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>真值的反面，是原来给第一样时它给第二样。</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>做函数 not：得到 true 或 false，给出另一个。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>对保存两样东西，交回其中一样。函数 cons 取这两样，再等一个真值来选择：\green.\red.\blue.&apos;blue@&apos;green@&apos;red。</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>函数 car 用 true 去问对，得到第一样；cdr 用 false 去问，得到第二样。</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>做一个函数，得到一个对，给出两样东西交换了位置的对。</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>数就是一件事做几次。二取一个函数和一个起点，让函数作用两次：\green.\red.&apos;green@(&apos;green@&apos;red)。零原样给出起点。</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>要看见一个数，就给它一件事做。仓库里有 slice，它把蓝色放到所得东西的左边。让二作用于 slice，再让结果作用于白色。</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>做出数四。</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>数会做事，所以会计数。加法按第一个数所说的次数，给第二个数加一：\green.\red.&apos;green@&quot;add1&quot;@&apos;red。乘法把本身做若干次的事再做若干次。</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>仓库里还有 minus，从第一个数中减去第二个；还有 sub1，减一：它用记得前一个数的对来计数。</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>做一个函数，得到一个数，给出它的平方：数乘以自己。</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>是不是零</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>函数 zero? 说出一个数是不是零。它让数从 true 开始，做一件把什么都变成 false 的事。零让 true 保持原样。</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>得到的是真值，它自己就会在两样东西中选择。</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>做一个数的函数：零给出红色，一和更大的数给出白色。</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>空间里的函数</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>函数也是立方体，所以可以像别的立方体一样拼合。这样的函数在空间中起作用：左边的部分得到参数的左半，右边的部分得到右半。</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>仓库里有 id，得到什么就给出什么；还有 hole，总是给出透明的立方体。Slicer 里两者交替各有八个，从任何东西里切出一片片。</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation>做一个函数，切掉立方体的下半，让上半留在原处。</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>递归</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>函数没有名字，没法叫自己。Y-comb 帮忙：&quot;Y-comb&quot;@f 就是 f 作用于 &quot;Y-comb&quot;@f。所以 f 的第一个参数，就是它即将成为的东西。</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>仓库里有个例子：slices 就是 &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black))))。其中的 red 是函数自己。遇到零它给出白色，否则给出蓝色和少一时给出的东西。只求需要的值，所以会有尽头。</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>永远到不了零的递归没有尽头。它会在限度处停下，并告诉你。</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>做一个函数，得到一个数，把从它到一的所有数加起来：三得到六。</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>表</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>表或是 null，或是一个对：第一个元素，和其余元素的表。函数 null? 说出是不是什么都不剩。</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>要对每个元素做点什么，又是递归：表是 null，事情就做完了；否则对第一个元素做，再对其余的接着做。</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>做一个画出表的函数：元素从左起并排，每个都与其余部分画出的结果拼合，null 画成透明。</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>这段文字作为项太长。</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>这个符号在这里没有意义。</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>没有颜色“%1”。</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>撇号后面要有颜色的名字。</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>井号后面要有六个十六进制数字，如 #ff8000。</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>名字后面缺引号。</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>没有叫“%1”的格。</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>这里什么都没写。空的项叫 empty。</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>该有项的地方，文字结束了。</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>这个括号前缺一个项。</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>这个符号前缺一个项。</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>运算中的抽象要加括号。</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>λ 后面要有颜色的名字。</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>抽象的变量后面要有点。</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>项嵌套太深。</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>两个项之间缺符号。</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>要用括号说明两个运算符哪个在先。</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>超过 %Ln 个部分的项不写成文字。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>没有这一格。</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>这一格是空的。</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>超过 %Ln 个不同部分的项放不进任何格。</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>立方体不能放回它来的地方。</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>基本颜色不会改变。</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>这样放下总是复制。</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>这一侧没有可移去的。</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>最多只有 %Ln 页。</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>这些首选项超出范围。</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>这不是完好的文件。</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>名字最多 %Ln 个字符，不能换行。</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>GCalc 没有这样的选项。</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>GCalc 从示例、空的格或文件开始。</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>这不是 GCalc 里能做的事。</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>深灰</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>浅灰</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>深红</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>深绿</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>深蓝</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>深黄</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>深青</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>青</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>深品红</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>品红</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>主格里还没有函数：还没有颜色变成变量。</translation>
    </message>
</context>
</TS>
