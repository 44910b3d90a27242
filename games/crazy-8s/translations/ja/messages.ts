<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>スートを選んでください：H、S、C、D。</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>2を重ねるか、ペナルティの%Ln枚を引いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>2を重ねるか、パスしてください。</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>%1か8を出すか、1枚引いてください。</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>%1か8を出すか、パスしてください。</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>%1、%2、8のどれかを出すか、1枚引いてください。</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>%1、%2、8のどれかを出すか、パスしてください。</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>誰も続けられません。このラウンドの勝者はいません。</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>あなたが最初に上がりました。</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>%1が最初に上がりました。</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>あなたが最初に上がり、%Ln点取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1が最初に上がり、%Ln点取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1：%Ln点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>最後の1枚</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation>
            <numerusform>%1、%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1、%Ln枚引いた</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1、%2を出した</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1、パス</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>捨て札</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>ペナルティ%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>次のラウンド(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>手札を見せる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>パス（P）</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>山札、%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>捨て札、一番上：%1、選ばれたスート：%2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>捨て札、一番上：%1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>出せるカードを示す(&amp;G)</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>今は出せない手札を暗くします。</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>スートを選ぶ</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>回り方</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>時計回り</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>反時計回り</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1がスートを選んでいます。</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1が考えています。</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>%1を引きました。</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>試合：%1。</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>相手1人、10枚</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>相手1人、7枚</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>相手2人、7枚</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>相手3人、7枚</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>One</source>
        <translation>1人</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2人</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>配る枚数</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>1ラウンド。最初に上がった人の勝ち</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>残りの手札の点数で100点まで</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>残りの手札の点数で250点まで</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>得点で3ラウンド</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>得点で5ラウンド</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>得点で10ラウンド</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>1回の番で引ける枚数</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>好きなだけ</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>1枚まで、その後パス</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>2枚まで、その後パス</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>3枚まで、その後パス</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>4枚まで、その後パス</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>5枚まで、その後パス</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>山札がなくなったら捨て札を裏返して使う</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation>2が出たら、次の人は2枚取るか2を重ねる</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>クイーンで次の人を飛ばす</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>エースで回り方が逆になる</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>相手が1人のときは、エースを出した人が続けて出します。</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation>点数：8は50点、ジャック、クイーン、キングは10点、その他のカードは数字の通り。</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>カードの出し方と引き方</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>クリックかドラッグ</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>ドラッグだけ</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1：これより多くの点を見込める手はありません。</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1：勝つ見込みは薄いですが、これより良い手はありません。</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1：勝つ確率は約%2%で、これより良い手はありません。</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>%1を選びましょう。%2は前にこのスートで引かされたので、おそらく持っていません。</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>%1を選びましょう。%Ln枚あり、これより多いスートはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>%1を選ぶ</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>%1が最後の1枚です。これで上がりです。</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>出せるカードは%1だけです。それからスートを選びます。</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>出せるカードは%1だけです。</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>%1：%2は前に%3で引かされたので、おそらく持っていません。</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>ペナルティの%Ln枚を取ってください。</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>出せるカードがありません。1枚引いてください。</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>それでも引く</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>取れるカードが残っていません。パスしてください。</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>出せるカードがありません。パスしてください。</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>それでもパス</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>このラウンドは終わりました。次のラウンドを配ってください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>あなたが%2を出して、最初に上がりました。</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>%1が%2を出して、最初に上がりました。</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>あなたが%2を出して最初に上がり、%Ln点取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1が%2を出して最初に上がり、%Ln点取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>あなたが%2を出しました。次の人のペナルティは%Ln枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>%1が%2を出しました。次の人のペナルティは%Ln枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>あなたが%2を出しました。回り方が逆になります。</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>%1が%2を出しました。回り方が逆になります。</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>あなたが%2を出しました。%3は飛ばされます。</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>%1が%2を出しました。あなたは飛ばされます。</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>%1が%2を出しました。%3は飛ばされます。</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>あなたが%2を出しました。</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1が%2を出しました。</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>捨て札を裏返しました。あなたが%Ln枚引きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>捨て札を裏返しました。%1が%Ln枚引きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>あなたがペナルティの%Ln枚を取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>%1がペナルティの%Ln枚を取りました。</numerusform>
        </translation>
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
        <source>You name %2.</source>
        <translation>あなたが%2を選びました。</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>%1が%2を選びました。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>あなたはパスしました。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1はパスしました。</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>第%1ラウンドを配りました。</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1あなたは残り1枚です。</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1%2は残り1枚です。</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1誰も続けられません。勝者なしです。</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>次のラウンドはまだ配られていません。</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>このラウンドはまだ終わっていません。</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>スートを選ぶのは8を出した後だけです。</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>このカードは手札にありません。</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>%Ln枚取るか、2を重ねてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>%1は%2に重ねられません。</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>この番ではもう引けません。カードを出すか、パスしてください。</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>引けるカードが残っていません。カードを出すか、パスしてください。</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation>パスできるのはカードを引けないときだけです。1枚引いてください。</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>まずスートを選んでください。</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>出せるカードのうち最初に見つけたものを出し、8はほかに出せないときまで残します。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>相手が引いたことから持っていないカードを推理し、先まで読みます。</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>ラウンドの勝ちの%1%</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>これはクレイジーエイトのオプションではありません（例：2x7、3x7-turnover-p100）。</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>このカードでは、このオプションのクレイジーエイトになりません。</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>最初の捨て札は8にできません。</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation>手は、7HのようなカードかHのようなスート、またはdraw、pass、dealです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>%Ln人、%1枚ずつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>%Ln人、%1枚ずつ、%2ラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>%Ln人、%1枚ずつ、%2点まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>%Ln人、%1枚ずつ、ローカルルール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>%Ln人、%1枚ずつ、ローカルルール、%2ラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>%Ln人、%1枚ずつ、ローカルルール、%2点まで</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1：8は後のために残します。</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>%1を出して%2を選びましょう。%3は前にこのスートで引かされました。</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>%1を出して%2を選びましょう。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1：%2があと%Ln枚残り、続けて出せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1：%2はこの1枚だけで、後では出せないかもしれません。</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1：勝つ確率は約%2%、カードを出すと%3%です。</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>%1は選ばれたスートではありません。</translation>
    </message>
</context>
</TS>
