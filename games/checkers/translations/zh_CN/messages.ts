<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>%1提议和棋。%2同意吗？</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>同意(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>继续下(&amp;P)</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>形势评估</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>复制棋谱 (PDN)(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>复制局面 (FEN)(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>粘贴棋谱或局面(&amp;P)</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>输入局面(&amp;T)...</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>棋谱已复制为 PDN。</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>无法粘贴</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>没有可粘贴的文字。先复制 PDN 棋谱或 FEN 局面。</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>剪贴板中的棋谱</translation>
    </message>
</context>
<context>
    <name>checkers::GameTags</name>
    <message>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>?</source>
        <translatorcomment>meant: purepunc</translatorcomment>
        <translation>？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>1 move</comment>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checkers::PdnFormat</name>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>里面没有棋谱。</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1。按 %2 逐步回看。</translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation>棋谱 (PDN)</translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>这个局面轮到的一方无棋可走。</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>输入局面</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>FEN 局面：轮到谁（B：%1，W：%2），再写双方棋子所在的格，王前面加 K。</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
</context>
<context>
    <name>checkers::ScoreSheet</name>
    <message>
        <source>Moves</source>
        <translation>走法</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>认输</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>将棋谱存为 PDN</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>文件中关于这局棋的信息。空行不写入。</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>赛事：</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>地点：</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日期：</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>轮次：</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1（PDN 中的 Black）：</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1（PDN 中的 White）：</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>结果：</translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation>查看中...</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1（%Ln 层）：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>输入走法</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>走法如 11-15，吃子如 15x22x29：</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>新游戏，双方互换(&amp;X)</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>提议和棋(&amp;D)</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>认输(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>输入走法(&amp;M)...</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>翻转棋盘(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>自己一方在前(&amp;Y)</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>对手是电脑且电脑先走时，棋盘从你这边看。</translation>
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
        <source>The computer does not want a draw now.</source>
        <translation>电脑现在不想和棋。</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>电脑在思考。%1 让它马上走。</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>电脑在考虑你的提议...</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>电脑（%1）在思考...</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>电脑（%1）在等待。替它走，或按 %2 让它走。</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1走了 %2。</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>局面重复或长久无进展时判和</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>红与白</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>红与黑</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>深与浅</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色方</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色方</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>红王</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>红兵</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>白王</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>白兵</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>黑王</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>黑兵</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>深色王</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>深色兵</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>浅色王</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>浅色兵</translation>
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
        <source>%1, can move</source>
        <translation>%1，可以走</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>%Ln 个兵</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>%Ln 个王</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>%1吃掉的，%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>轮到你：你执%1。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>必须用 %1 的棋子吃子。</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>这个局面第二次出现；第三次就是和棋。</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>再走 %Ln 步就是和棋，除非走了兵或有吃子。</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>%1 的棋子继续吃到 %2。按 Esc 重新开始吃子。</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>从 %1 到 %2。</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>双方同意。</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>这个局面第三次出现。</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>双方各走了 40 步，没有吃子，也没有走兵。</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1认输。</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>%1没有棋子了。</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1无棋可走。</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>棋子只走深色格。</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>%1 上有棋子。</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>%1 的棋子必须吃子，而那样到不了 %2。</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>王沿斜线走一格。</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>兵沿斜线向前走一格。</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>和棋，已证明</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1最多再走 %Ln 步就赢，已证明</numerusform>
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
        <source>%1, %2, %3: %4</source>
        <translation>%1，%2，%3：%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>%Ln 层</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>走法写作 11-15，吃子写作 15x22 或 15x22x29。</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>走一步是沿斜线到相邻的格。</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>跳吃是沿斜线到第二格，例如 15x22。</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>一个棋子只能被跳过一次。</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>这样的吃法不止一种：请写出棋子落下的每一格。</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>没有可走的步了。</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>现在不能这样走。</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>局面写作 B:W21,22,K30:B1,2,K7 这样。</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>每格一个棋子，每方最多十二个，走到底线的兵就是王。</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>这不是本版本的残局库。</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>残局库已损坏。</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>立刻就赢。</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>已证明：最多 %Ln 步就赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>已证明：对方应对最好的话，这局 %Ln 步就输。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>已证明：对方应对最好的话，这局最多 %Ln 步就输。</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>已证明：双方都走最好的话，这局是和棋。</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translation>局面均势。</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>你大约领先 %1 个兵。</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>你大约落后 %1 个兵。</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>必须走 %1。</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>只能走 %1。</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>走 %1，对方就无棋可走。</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>走 %1 弃子，再赢回更多。</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>走 %1 能多得子。</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>走 %1 提出兑子。</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>走 %1 通向胜利。</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>走 %1 撑得最久。</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>走 %1 最有希望。</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>走 %1 损失最小。</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>走 %1 能升王。</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>走 %1 保住和棋。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>往后看 %Ln 步，找到的最好走法是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>棋局结束了。</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>只看自己的下一步，每四步有一步乱走。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>看自己的一步和你的应对，判断粗略，偶尔乱走。</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>看自己的一步、你的应对和自己的下一步。有小失误，很少有大失误。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>往后看双方各两步，三子残局走得完美。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>双方合计往后看七步，四子残局走得完美。</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>思考两秒，常能往后看十步以上，四子残局走得完美。</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>棋谱太多，从这里起没有再读。</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>错误太多，从这里起没有再读。</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>第 %1 局：有个标签没有结束。</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>第 %1 局：局面无法读取。</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>第 %1 局是另一种跳棋。</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>第 %1 局：%2 在这里不能走。</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>这一格没有棋子。</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>轮到对方走。</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>别的棋子可以吃子，而有吃必吃。</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>这个棋子被堵住了。</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>不能这样走。</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>有子可吃，而有吃必吃。</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>走 %1，对方无棋可走，就赢了。</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>残局库证明，走 %1 后 %Ln 步就赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>走 %1 后最多 %Ln 步必胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>残局库证明，走 %1 后对方 %Ln 步就赢；走 %2 则没有已知的输法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>走 %1 后对方最多 %Ln 步必胜；走 %2 则看不到这样的输法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>走 %1 比走 %2 多得 %Ln 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>走 %1 比走 %2 少丢 %Ln 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>走 %1 后，对方应 %2 就丢 %Ln 子；走 %3 一个也不丢。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>走 %1 能升王，走 %2 不能。</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>走 %1 马上成和；走 %2 还有更好的希望。</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>走 %1 后，对方应 %2 马上成和；走 %3 还有更好的希望。</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>残局库证明走 %1 是和棋；走 %2 还有更好的希望。</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>走 %1 马上成和；走 %2 给对方更好的希望。</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>残局库证明走 %1 是和棋；走 %2 给对方更好的希望。</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>这局还没有输定，走 %1 可以继续。</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>走 %1 的机会比和棋好。</translation>
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
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>游戏编号中的局面用 _ 代替 FEN 的冒号，没有空格。</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>这个局面轮到的一方无棋可走。</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>“西洋跳棋”的选项是 &quot;draws&quot; 或 &quot;endless&quot;。</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>不自动判和</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>双方同意和棋。</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>先手认输。</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>后手认输。</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>先手：%1。</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>后手：%1。</translation>
    </message>
</context>
</TS>
