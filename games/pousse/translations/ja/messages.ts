<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>調べています...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>%Ln手先：%1。%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>コンテスト形式のゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1×%L1、%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>ゲームをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>ゲームをコンテスト形式でコピーしました。</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>ゲームを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>貼り付けるテキストがありません。まずコンテスト形式のゲーム（盤の大きさと、1行に1手ずつの手）をコピーしてください。</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>貼り付けられません</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation>試合</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>1番目(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>2番目(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>行と列(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>ゲーム数(&amp;G)：</translation>
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
        <translation>勝者</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>試合のゲーム</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>1番目がXで始め、ゲームごとにXとOを交代します。</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>試合が終わりました：%1。</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>勝者なし：手が多すぎます</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1（同一盤面）</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>%1は%L3ゲーム中%L2勝、Xで%L5ゲーム中%L4勝、Oで%L7ゲーム中%L6勝。</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>開始(&amp;T)</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>もう一方の、この印の手の後と同じ盤面です。</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>再び現れた局面に戻ります</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>%L1手目の後</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1を起動できません</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1を起動できません：%2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1は停止させられました</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>%1が%Ln秒間応答していません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>%1の出力が止まりません</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1が異常終了しました</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>%1が手を返さずに終了しました</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>%1が&quot;%2&quot;と答えましたが、ここではその手は選べません</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>手の一覧の最後にQUITを付ける(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>対戦プログラム</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>コンテストのインターフェースを使うプログラムです。盤の大きさとこれまでの手を読み、1手を書きます。あなたの権限で動くので、信頼できるものだけを追加してください。プレーヤーを「対戦プログラム」にすると使われます。</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>追加(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N)：</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>Xを担当(&amp;X)：</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>Oを担当(&amp;O)：</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation>対戦プログラムを追加</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
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
        <translation>%L1行目に左から</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>%L1行目に右から</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>%L1列目に上から</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>%L1列目に下から</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1、最後の%2が落ちる</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1、前の盤面に戻るので負け</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1、ヒント</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>%1は前の盤面に戻るので負けになります。</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>%1で場所が空き、最後の%2が端から落ちます。</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>%1で空いたマスに入ります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>%1でコマ%Ln個が押されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>あなたの番です。%1を端から押し込んでください。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>%1が%L2手目の後の盤面に戻したので、負けになります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>%Ln手指しましたが、勝者はいません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>%1のストレート%Ln本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1に対して、相手は%L2本。</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>最後の手は%1自身の手でした。</translation>
    </message>
    <message>
        <source>even</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1が%2リード</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>双方合わせて%Ln手で%1の必勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translation>
            <numerusform>%Ln局面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1、%2、%3：%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>%Ln手先</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>XとOを交代して新しいゲーム(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>何ゲームかの試合(&amp;K)...</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>対戦プログラム(&amp;G)...</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>前の同じ盤面を表示(&amp;B)</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>同一盤面で負ける端に印を付ける(&amp;R)</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>押すと前の盤面に戻る番号に印を付けます。</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>1手ごとの時計(&amp;T)</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>今の番の経過時間を表示します。</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>30秒後と60秒後に音を鳴らす(&amp;N)</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>1つの番で30秒経つと小さな音を1回、60秒経つと2回鳴らします。効果音が必要です。</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>形勢と最善手順(&amp;G)</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>表示中の局面をコンピューターが判定します。見ると「助けあり」になります。</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>コマは端から入れます。番号をクリックしてください。</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>Xのストレート</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>Oのストレート</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>この番</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>コンピューターが考えています。%1ですぐに指させます。</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1×%L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>行と列</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>3×3ではXの必勝で、エキスパートはその手順を知っています。</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>コンピューターとの対戦は、レベルごとに数えます。</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1が考えています...</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Enterで押します。</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>%1の番で、待っています。代わりに指すか、%2で指させてください。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>コンピューター（%1）</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1の手は%2です。</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>%1ですぐに勝てます。</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1が最も長く粘れます。</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>エキスパートの見る限り、%1が最善です。</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>双方合わせて%Ln手で必ず勝てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>双方合わせて%Ln手で相手の必勝です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>単純</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>いつも1列目に下から押します。よく見ない相手には勝ちます。</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>完成できるストレートに気付きます。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>自分の1手と相手の返事を見ます。</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>早いクラシック</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>昔の方法で指し、「クラシック」より1手少なく読みます。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>3手先まで、小さな盤では4手先まで読みます。</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>昔の方法で指し、5手先まで、大きな盤ではもっと少なく読みます。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>6手先まで読みます。</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>3×3と、4×4のXでは間違えません。ほかでは2秒考えます。</translation>
    </message>
    <message>
        <source>player program</source>
        <translation>対戦プログラム</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>「ゲーム」メニューで追加したプログラムです。なければ最後の手をまねます。</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>ゲームは盤の大きさ（%1〜%2）から始まります。</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>%1手を超えるゲームは読み込めません。</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>%1手目を読み込めません：%2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>%1手目は選べません。%2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>この盤の行と列の番号は1から%1までです。</translation>
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
        <translation>%1だと前の盤面に戻り、負けになります。%2なら戻りません。</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>%1だと相手のストレートのほうが多くなります。%2ならなりません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>%1なら、双方合わせて%Ln手で必ず勝てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>%1だと、相手が%2ですぐに勝ちます。%3なら勝てません。</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>%1だと、相手が%Ln手で必ず勝てます。%2の後には、そのような負けは見えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>%1だと、%2という返事が強力です。%3のほうが相手の得が少なくなります。</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1のほうが、%2より相手の得が少なくなります。</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>勝つ確率の%1%</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>プースのオプションは盤の大きさ（%1〜%2）です。</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>プースのゲームは必ず空の盤から始まります。</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>手は、端を表すL、R、T、Bと数をT3のように書きます。</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1×%2</translation>
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
