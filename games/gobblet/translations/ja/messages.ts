<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>考える秒数</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>0以上の秒数。</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>十分に読み終えれば、コンピューターはもっと早く指します。</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>時間は0以上の数で入力してください。</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>新しいコマは盤に置きます。</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>盤に置いたコマは、盤から外せません。</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>%1が考えています。%2ですぐに指させます。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>このコマを置けるところが今はありません。</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>引き分けを主張(&amp;D)</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>引き分けを主張</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>同じ局面が3回現れました</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>狙いを表示(&amp;T)</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>覆われたコマを表示（練習用）(&amp;C)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>マスの隅の小さな円で、覆われたコマを示します。「助けあり」になります。</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>3×3の盤</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>4×4の盤</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3×3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4×4</translation>
    </message>
    <message>
        <source>Red can win by force on 3 x 3, and the expert knows how.</source>
        <translation>3×3では赤の必勝で、エキスパートはその手順を知っています。</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>コンピューターとの対戦は、レベルごとに数えます。</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>考える秒数</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>まず自分のコマを選んでください。</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>極小</translation>
    </message>
    <message>
        <source>small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>赤の極小</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>黄の極小</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>赤の小</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>黄の小</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>赤の中</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>黄の中</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>赤の大</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>黄の大</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1、その下に%2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>赤の置き場%L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>黄の置き場%L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1を%2へ</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>引き分けを主張</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>あなたの番です（%1）。</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1が考えています。</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>コンピューターは待っています。%1の代わりに指すか、先へ進むか、すぐに指させてください。</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>この局面は3回現れました。引き分けを主張できます。</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1が並び%2を狙っています。</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1は並び%2を完成できます。</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1は%2で相手の並びを抑えています。</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>狙われている並びはありません。</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>この局面は3回現れました。</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>並び%1が完成しました。</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>並び%1を開けてしまいました。</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>%1が並び%2を開けてしまいました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>深さ%Ln手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>%Ln局面</numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation>必ず勝ち</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>最善を尽くされると負け</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1本分</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
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
            <numerusform>長くても%Ln手で必ず勝てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>どう指しても、次に相手が勝てます。</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>相手は%Ln手で必ず勝てます。これより長く粘れる手はありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>%Ln手以内では、どちらも必勝ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>これで並びが完成します。</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>相手の並びを防ぎ、自分の並びを狙います。</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>次に勝てる相手を止めます。</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>並びの完成を狙います。</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>これで勝ちを保てます。</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>これが最も長く粘れます。</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>これが最も有利です。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>この局面は3回現れ、勝ちは見えません。</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>完成できる並びは完成させますが、ほかはよく見落とします。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>3手先まで読みます。勝てない相手ではありません。</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>3×3では間違えず、赤なら必ず勝ちます。4×4では、考える時間の許す限り強く指します。</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>この大きさのコマはありません。</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>この大きさのコマはもう全部盤にあります。</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>このコマはまだ大きなコマの中にあります。</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>コマは、より小さなコマにだけかぶせられます。</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>新しいコマを自分の色のコマにかぶせることはできません。</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>新しいコマをかぶせられるのは、相手の色が3つ並んだ中のコマだけです。</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>ここにはコマがありません。</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>このコマは相手のものです。</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>コマは別のマスへ動かさなければなりません。</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>その手は選べません。</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>引き分けを主張できるのは、同じ局面が3回現れたときです。</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>盤の外です。</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>引き分けを主張できました。相手のほうが有利です。</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>%1なら、並びが完成してすぐに勝てました。</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>%1なら、引き分けより良い見込みがありました。</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>実際の手は相手の並びを開けてしまいました。%1なら開けません。</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>実際の手の後は、相手がすぐに勝てます。%1なら防げました。</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>実際の手の後は、相手が引き分けを主張できます。%1なら避けられました。</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>%1なら、長くても%Ln手で必ず勝てました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>実際の手の後は、相手が%Ln手で必ず勝てます。%1なら防げました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>勝つ確率は、%1なら%2%、実際の手では%3%です。</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>勝つ確率の%1%</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>ゴブレットの局面は&quot;empty&quot;か、手番とすべてのマスの重なりで書きます。</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>盤に、その側が持てないコマがあります。</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>この局面では、ゲームはもう終わっています。</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>赤が引き分けを主張。</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>黄が引き分けを主張。</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>赤：%1から%2へ。</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>黄：%1から%2へ。</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>赤：極小を%1へ。</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>黄：極小を%1へ。</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>赤：小を%1へ。</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>黄：小を%1へ。</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>赤：中を%1へ。</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>黄：中を%1へ。</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>赤：大を%1へ。</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>黄：大を%1へ。</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>ゴブレットのオプションは盤の大きさ&quot;3&quot;か&quot;4&quot;です。</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>ゴブレットの手は&quot;+2@1,0&quot;（新しいコマ）か&quot;1,0&gt;2,2&quot;のように書きます。</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3×3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4×4</translation>
    </message>
</context>
</TS>
