<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>あなた（助けあり）</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%2回中%1回（%3%）</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>短縮ゲームの勝ち、プレーヤーと色別</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>ゲームの勝ち、プレーヤーと色別</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレーヤー</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>全プレーヤー</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>まだ何も数えられていません。このページができる前に終わったゲームは、結果に入っています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>ここでは%Ln回のゲームを数えました。強さが同じなら、長い目で見てどの色も25%ずつ勝ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>回数が足りません</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>偏っている</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>やや偏っている</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>公正</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>まだサイコロの記録がありません。</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>サイコロが公正かどうかを言うには、まだ回数が足りません。</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>サイコロは公正です。公正なサイコロでも、全体の%1は、この中で最も偏った回数と同じかそれ以上に偏ります。</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>サイコロは普段より少し偏っています。公正なサイコロがこれほど偏るのは全体の%1です。もっと振れば、運かどうかが分かります。</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>サイコロは公正に見えません。公正なサイコロがこれほど偏るのは全体の%1です。</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>それぞれの目が出た回数（期待される回数）</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>目</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation>カイ二乗：回数が期待からどれだけ離れているか（公正なサイコロが同じだけ離れる確率）</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>振った回数</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>ゾロ目</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>目（約5）</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>組（約20）</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>ひと言で</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>2個のサイコロの組</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>それぞれの組が出た回数（期待される回数）</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>組</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>プレーヤー%L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>すべての数を使いました。「完了」を押してください。</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>もう動かせません。「完了」を押してください。</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>残りの数：%1。コマを出せます。</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>残りの数：%1。</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>あなたの番です（%1）。</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1：%2のコマを戻す</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>%1に出す</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>%1から%2へ</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>勝ちました！</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1の番</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>残り：%1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>%L1と%L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1と%L2：3回目のゾロ目</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1と%L2：動かせない</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>コマがスタートに戻るのは、当てられたときだけです。</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>この色のコマはそこへは行きません。</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>%1のコマは%2番のマスに出ます。</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>コマは前にだけ進みます。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>%1のホーム列%L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>%1のホーム</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>%1のスタート</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>%L1番のマス</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>%1はここに出ます</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>%1はここで曲がります</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>%1のブロック</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>%1のコマ%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>コマ%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>あと%L1</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>%1の4個のコマがすべてホームに入りました。ほかの色の残りのマス：%2。</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>残りの数：%1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>出た目：%1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>%L1を選択中</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>使用済み：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>ホームのコマ%Ln個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>番を終える(&amp;N)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>使える数をすべて使ったら、番を終えます</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>1つ戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>この番の始めに戻す(&amp;A)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>全部戻す</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>この番で動かしたものをすべて元に戻します</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>マスの番号を表示(&amp;N)</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>コンピューターが動かしています。%1ですぐに進めます。</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>使える%L1が残っていません。</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>%L1で動かせるコマが今はありません。</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>%L1で動かすコマを選んでください。</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>3回目のゾロ目</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>動かせない</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>ゾロ目：もう一度振る</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>「完了」を押すと進みます。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1は待っています。代わりに動かすか、%2で進めてください。</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1が動かしています。</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>勝つ確率：約%L1%</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>短縮</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>標準、コマ4個</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>短縮、コマ2個</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>ポインターの下のコマの行き先を表示</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>動かすものがなくなったら自動で番を終える</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>動かせないときも待つ</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>これでゲームに勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>コマ%Ln個をスタートに戻します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>コマ%Ln個をホームに入れます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>コマ%Ln個を盤に出します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>ブロックを%Ln個作ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>コマ%Ln個を安全なマスに進めます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>これが最も有利です。</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>これなら、どの目が出ても当てられません。</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>これなら、36通り中%Ln通りの目で当てられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>この番はこれで終わりです。</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>勝つ確率：約%1%。</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>無鉄砲なルネ</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>自分のコマが戻されそうなところに立ちたがります。</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>礼儀正しいポリー</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>みんなを先に行かせ、自分はできるだけホームから離れています。</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>すばらしいグレース</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>ホームへ急ぎ、ほかのコマを避け、ブロックを作ります。</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>慎重なカーラ</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>それぞれのコマが失うものと、ほかのコマとの距離をはかりにかけます。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>有望な動かし方を、次に出そうなサイコロの目と照らし合わせて試します。</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>振った回数</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>100回あたりのゾロ目</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>サイコロの目の平均</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>勝つ確率の%1%</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1%2のコマがスタートに戻ります：+20。</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1さらに+10。</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1が最後のコマをホームに入れて勝ちました。</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1のコマ%2が%3に出ます。</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1のコマ%2：%3から%4へ。</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1の目は%2と%3。動かせません。</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1の目は%2と%3。3回目のゾロ目なので、動かせません。</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1の目は%2と%3。3回目のゾロ目なので、先頭のコマがスタートに戻ります。</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1の目は%2と%3、裏の目は%4と%5。</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1の目は%2と%3。</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>ホーム列%1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>そのコマはありません。</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>このコマはまず盤に出す必要があります。</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>このコマはもう盤に出ています。</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>このコマはホームにいます。</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>コマを出せるのは、5、1と4、2と3のどれかです。</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>出るマスが2個のコマでふさがれています。</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>使える%1が残っていません。</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>%1番のマスのブロックが邪魔をしています。</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>ホーム列%1のブロックが邪魔をしています。</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>行きすぎです。コマはちょうどの数でホームに入ります。</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>%1番のマスのほかの色のコマは安全です。</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>まだコマを出せます。</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>まだ%1を使えます。</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>ブロックを丸ごと動かすことはできません。</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>ブロックが丸ごと動き、それを分ける数が残りません。</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>パーチージのゲームはstandardかshortです。</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>パーチージのサイコロの目は、1つの整数から決まります。</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>パーチージの手は、コマ2が6マス進むなら2+6、盤に出すなら2+in、またはdoneと書きます。</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>短縮、コマ2個</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
</TS>
