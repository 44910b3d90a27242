<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>ブック</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>次のラウンドを配る(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>手札を見せる(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>ブック%Ln組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>ペア%Ln組</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>ゴーフィッシュ。山札の一番上を引いてください。</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>まず誰かにカードを要求してください。相手が持っていないときに引きます。</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>まず自分のカードを1枚選び、それから要求する相手を選んでください。</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>まず自分のカードを1枚選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1、出したブック%Ln組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1、出したペア%Ln組</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>自分のペアに印を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>ラウンドが終わりました。%1。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>%1の番です。ほかの人は画面を見ないでください。</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1が考えています。</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>山札の一番上を引いてください。</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>あなたの番です。誰かにカードを要求するか、そろったカードを出してください。</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>あなたの番です。誰かにカードを要求してください。</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>ブック：%1。最後のブックが出ました。</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>山札 %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>ペア：%1。</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>カードがなくなった人：%1。</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>残りのカード：%1。</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>出さなかったペアは数えません：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>相手%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>出すもの</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>4枚そろったブック</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自分の手札のペア</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>自分で出す</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>自動で出す</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1ゲーム</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>3ラウンド</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>5ラウンド</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>10ラウンド</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>誰かが25点取るまで</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>誰かが50点取るまで</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>要求された人はその数字のカードを全部渡します。同じ数字の4枚で1ブックです。</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>%1は前に%2を要求していて、まだ1枚持っています。</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>%1は%2を必ず1枚持っています。ほかの場所にはありえません。</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>%1に%2を要求しましょう。確率は約%3%です。</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>%1に%2を要求しましょう。確率は約%3%で、持っていることはもうみんなに知られています。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>ラウンドが終わりました。次を配ってください。</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>ゴーフィッシュ。山札の一番上を引いてください。</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>%1を出しましょう。そうすれば誰にも取られません。</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>要求できる相手がいません。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>持っているカードを、誰にでも要求します。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>最後の6回の要求を覚えています。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>何も忘れず、全員が見たことから、誰が何を持ちうるかを割り出します。</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>あなたが%2に%3を要求しました。</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>%1があなたに%3を要求しました。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>%1が%2に%3を要求しました。</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>あなたが%2に%3を要求しました。ゴーフィッシュ。</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1があなたに%3を要求しました。ゴーフィッシュ。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1が%2に%3を要求しました。ゴーフィッシュ。</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>あなたが%2に%3を要求しました。なし。山札も空です。</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>%1があなたに%3を要求しました。なし。山札も空です。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>%1が%2に%3を要求しました。なし。山札も空です。</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>あなたが%2に%3を要求しました。ペアになりました。</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>%1があなたに%3を要求しました。ペアになりました。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>%1が%2に%3を要求しました。ペアになりました。</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>あなたが%2に%3を要求し、%4をもらいました。</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1があなたに%3を要求し、%4をもらいました。</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1が%2に%3を要求し、%4をもらいました。</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>あなたに%2を要求し、%3をもらった。</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>%1に%2を要求し、%3をもらった。</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>あなたに%2を要求し、山札を引いた。</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>%1に%2を要求し、山札を引いた。</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>あなたに%2を要求し、山札から%3を引いた。</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>%1に%2を要求し、山札から%3を引いた。</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>あなたに%2を要求した。なし。</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>%1に%2を要求した。なし。</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>9</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>第%1ラウンドを配りました。</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>あなたが1枚引きました。</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1が1枚引きました。</translation>
    </message>
    <message>
        <source>You draw %2 and go on.</source>
        <translation>あなたが%2を引いたので、続けて要求できます。</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>%1が%2を引き、番が続きます。</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>あなたがペアを引きました：%2。</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>%1がペアを引きました：%2。</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>あなたが%2を出しました。</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>%1が%2を出しました。</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>ゴーフィッシュ。まず山札の一番上を引いてください。</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>このラウンドは終わりました。次を配ってください。</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>このラウンドはまだ終わっていません。</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>そのカードは手札にありません。</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>ブックは同じ数字のカード4枚です。</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>手札にその数字のカードがもう1枚ありません。</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>ほかの人に要求してください。</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>その人はカードを持っていません。</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>まず誰かに要求してください。</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>ブック</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>ブック%1組</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>ペア%1組</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translation>これはゴーフィッシュのオプションではありません（例：2、3-books-r5）。</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>このカードでは、このオプションのゴーフィッシュになりません。</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>ゴーフィッシュの手は、l7C、a7C2、f、nのいずれかです。</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>ブック、相手%Ln人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>ペア、相手%Ln人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1、%Lnラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1、%Ln点まで</numerusform>
        </translation>
    </message>
</context>
</TS>
