<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>思考时间（秒）</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>任意秒数，0 或以上。</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>电脑看够了就会提前走。</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>时间必须是数，0 或以上。</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>新棋子要放到棋盘上。</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>棋盘上的棋子不能离开棋盘。</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>%1在思考。%2 让它马上走。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>这个棋子现在无处可放。</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>要求判和(&amp;D)</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>要求判和</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>同一局面已出现三次</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>显示威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>显示被盖住的棋子（练习用）(&amp;C)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>格角的小圆片显示下面盖着什么。这一局会计为用过帮助。</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>3 x 3 棋盘</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>4 x 4 棋盘</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
    <message>
        <source>Red can win by force on 3 x 3, and the expert knows how.</source>
        <translation>在 3 x 3 上红方必胜，专家知道怎么走。</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>与电脑的对局计入统计，各级别分开。</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>思考时间（秒）</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>先选一个自己的棋子。</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄方</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>特小号</translation>
    </message>
    <message>
        <source>small</source>
        <translation>小号</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中号</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大号</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>红色特小号</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>黄色特小号</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>红色小号</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>黄色小号</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>红色中号</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>黄色中号</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>红色大号</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>黄色大号</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1，盖着%2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>红方备子处 %L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>黄方备子处 %L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>要求判和</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>轮到你（%1）。</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1在思考。</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>电脑在等待。替%1走，前进一步，或让它现在走。</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>这个局面已出现三次：可以要求判和。</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1的威胁：%2。</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1可以连成 %2。</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1在 %2 压住一条线。</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>没有连线的威胁。</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>这个局面已出现三次。</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>%1 连成一线。</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>你露出了 %1 这条线。</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>%1露出了 %2 这条线。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>%Ln 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>%Ln 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation>必胜</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>对方应对最好则输</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 条线</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>It wins by force, in %Ln moves at most.</source>
        <comment>It wins by force, in one move.</comment>
        <translation>
            <numerusform>必胜，最多 %Ln 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>不论你怎么走，对方下一步都能赢。</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>对方 %Ln 步必胜；没有撑得更久的走法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>%Ln 步之内谁也没有必胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>这样你就连成一线。</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>这样挡住对方的线，又威胁连成自己的线。</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>这样挡住对方，否则它下一步能赢。</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>这样威胁连成一线。</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>这样保住你的胜势。</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>这样撑得最久。</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>这样你的机会最好。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>这个局面已出现三次，也看不到能赢。</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>能连线就连，其他多半看漏。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>往后看三步，可以战胜。</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>在 3 x 3 上从不失误，执红必胜。在 4 x 4 上，思考时间越长走得越好。</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>没有这个大小的棋子。</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>这个大小的棋子都在棋盘上了。</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>这个棋子还套在更大的里面。</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>棋子只能盖住更小的。</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>新棋子不能盖住自己颜色的棋子。</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>新棋子只能盖住对方三子连线中的一个。</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>这里没有棋子。</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>这个棋子是对方的。</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>棋子必须走到另一格。</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>不能这样走。</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>同一局面出现三次，才能要求判和。</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>这不在棋盘上。</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄方</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>本可以要求判和，而对方形势更好。</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>走到 %1 就连成一线，马上获胜。</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>走到 %1 比平局更有希望。</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>你这一步露出了对方的线；走到 %1 不会。</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>你这一步之后对方马上能赢；走到 %1 可以阻止。</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>你这一步之后对方可以要求判和；走到 %1 可以避免。</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>走到 %1 必胜，最多 %Ln 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>你这一步之后对方 %Ln 步必胜；走到 %1 可以阻止。</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>走到 %1 有 %2% 的获胜机会，你这一步是 %3%。</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% 的获胜机会</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>Gobblet 的局面是 &quot;empty&quot;，或轮到的一方加各格的叠子。</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>有一方在棋盘上的棋子是不可能有的。</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>这个局面里游戏已经结束。</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>红方要求判和。</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>黄方要求判和。</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>红方：%1 到 %2。</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>黄方：%1 到 %2。</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>红方：特小号到 %1。</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>黄方：特小号到 %1。</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>红方：小号到 %1。</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>黄方：小号到 %1。</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>红方：中号到 %1。</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>黄方：中号到 %1。</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>红方：大号到 %1。</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>黄方：大号到 %1。</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>Gobblet 的选项是棋盘大小，&quot;3&quot; 或 &quot;4&quot;。</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>Gobblet 的走法写作 &quot;+2@1,0&quot;（新棋子）或 &quot;1,0&gt;2,2&quot;。</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
</context>
</TS>
