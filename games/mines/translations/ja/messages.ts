<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1、閉じている</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1、閉じている、旗</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1、閉じている、疑問符</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1、閉じている、ここから開始</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1、見つけた地雷、開花</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1、数字%L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation>%1、地雷</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1、爆発した地雷</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1、間違った旗</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1、地雷の確率%L2%</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>クリックで旗を立てる(&amp;L)</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>普通のクリックやタップで旗を立てたり外したりします。Ctrlキーを押すと開けます。</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>地雷の確率を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>閉じたすべてのマスに、地雷の正確な確率を表示します。「助けあり」になります。</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>地雷の置き方が多すぎて、確率を計算できません。</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>確率を計算できませんでした。</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>残りの地雷</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>クリックで旗を立てます。</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>この盤は運頼みになることがあり、順位に入りません。</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>このレベルの盤が見つかりませんでした。これはより易しい盤で、順位に入りません。</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>輪の印から始めてください。</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>地雷でした</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation>地雷をすべて見つけました！</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>安全な%Lnマスのうち%L1マスを開けました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>%Ln手。旗なしのクリック数%L1より少なく済みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>%Ln手。旗なしなら%L1クリックで足ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>運頼みなし</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
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
        <source>Mines</source>
        <translation>地雷</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>最初のマス</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>安全で周りも開く</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>保護なし</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>運頼み</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>ありうる</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>なし、2つの比較まで</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>なし、基本の推理</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>なし、2つの比較が必要</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>なし、連鎖が必要</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>なし、上級の推理が必要</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>一度に1つか2つの数字を見れば盤が解けます。</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>一度に1つの数字を見れば盤が解けます。</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>どこかで2つの数字を比べる必要がありますが、それ以上は不要です。</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>どこかで、つながった数字を全部考える必要があります。</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>どこかで、残りの地雷の数を見えるもの全部と照らし合わせる必要があります。</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>盤を確かめないため、運で決まることがあります。</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>マスの%L1%が地雷です。%Ln個まで置けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>旗の次に疑問符</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>数字のクリックで周りを開ける</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>オプションでは最初のマスが安全なはずですが、この盤にはそのマスがありません。%1でなら遊べます。</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>オプションでは最初のマスの周りが開くはずですが、この盤では開きません。%1でなら遊べます。</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>オプションでは推理で解けるはずですが、この盤では証明できませんでした。%1でなら遊べます。</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>この盤は、オプションより少ない推理で解けます。%1でなら遊べます。</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>この盤はここから始めます。ここにも周りにも地雷はありません。</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>この盤は最初にここが開けられ、地雷はありません。</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>最初のマスは必ず安全です。</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>印の付いた%Lnの地雷はもう全部見つかっているので、周りのほかのマスは安全です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>印の付いた%1の周りの閉じたマスは地雷の数と同じなので、全部地雷です。</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>印の付いた%1は印の付いた%2より必要な地雷が多く、その差から、%1だけに接するマスは全部地雷です。</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>印の付いた%1に必要な残りの地雷は、印の付いた%2と共有するマスに全部あるので、%1の周りのほかのマスは安全です。</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>残りの地雷と閉じたマスが同じ数なので、全部地雷です。</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>地雷が全部見つかったので、ほかのマスは全部安全です。</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>間違った旗があります（証明済み）。</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>一度に1つの数字を見て証明されました。</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>2つの数字を比べて証明されました。</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>数字の連鎖から証明されました。</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>残りの地雷の数から証明されました。</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>このマスが地雷だと、印の付いた数字のどれかが成り立ちません。だから安全です。</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>確実なマスはありません。地雷の確率はここが%1%、最も安全なマスが%2%ですが、ここの数字のほうが先へ進めそうです。</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>確実なマスはありません。ここの地雷の確率は%1%です。残りの地雷のありうる置き方のうち、このマスなら%2%で勝て、これを上回るマスはありません。</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>確実なマスはありません。このマスが最も安全で、地雷の確率は%1%です。</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>推測です。証明はされていません。</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>地雷の置き方が多すぎて、ここでは数えられません。</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>残りの地雷がどこにあっても、このマスにはありません。</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>すべてのマスが開いています。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>そのマスはありません。</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>周りのマスを開けられるのは、開いた数字だけです。</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>この数字の周りには、もう開けるマスがありません。</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>この数字と周りの旗の数が合いません。</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>このマスはもう開いています。</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>輪の印から始めてください。この盤はそこからなら運頼みなしで解けます。</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>このマスは旗で守られています。</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>このマスにはもう旗があります。</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>このマスにはもう疑問符があります。</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>このマスに印はありません。</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation>
            <numerusform>盤の行と列は、%1〜%Lnマスです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>この大きさの盤では、地雷は%Ln個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>運頼みなしの盤では、最初のマスの周りが開く必要があります。</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>運頼みなしなら、この大きさの盤の地雷は%Ln個までです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>この推理を求めるには、この大きさの盤に地雷が%Ln個以上必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>1秒あたりの3BV</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>効率（%）</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>%1行%2列は安全です。%3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>推測するなら%1行%2列のほうが有利です。%3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>生き残る確率の%1%</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>これはこのオプションのマインスイーパの盤ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>この盤の地雷は%Ln個ですが、オプションでは%1個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>運頼みなし</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>運頼みなし、基本の推理</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>運頼みなし、2つの比較</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>運頼みなし、連鎖の推理</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>運頼みなし、上級の推理</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>最初のマスは安全</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>保護なし</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>マインスイーパのオプションは16x16,30のように書きます。</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>これはマインスイーパの手ではありません。</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>クラシック、%1×%2、%3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>クラシック、%1×%2、%3、%4</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation>初級、%1×%2、%3</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation>初級、%1×%2、%3、%4</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation>中級、%1×%2、%3</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation>中級、%1×%2、%3、%4</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation>上級、%1×%2、%3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation>上級、%1×%2、%3、%4</translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation>%1×%2、%3</translation>
    </message>
    <message>
        <source>%1 x %2, %3, %4</source>
        <translation>%1×%2、%3、%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mines</source>
        <comment>1 mine</comment>
        <translation>
            <numerusform>地雷%Ln個</numerusform>
        </translation>
    </message>
</context>
</TS>
