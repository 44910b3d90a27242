<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>指定花色：H 红桃、S 黑桃、C 梅花、D 方块。</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>跟一张 2，或拿 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>跟一张 2，或过。</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>跟%1，出 8，或摸牌。</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>跟%1，出 8，或过。</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>跟%1或 %2，出 8，或摸牌。</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>跟%1或 %2，出 8，或过。</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>谁都走不下去：本轮没有赢家。</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>你最先出完。</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>%1最先出完。</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>你最先出完，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1最先出完，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1：%Ln 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>最后一张</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation>
            <numerusform>%1，%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1，摸了 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1，出了%2</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1，过</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>摸牌堆</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>弃牌堆</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>欠 %Ln 张</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>下一轮(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>显示我的牌(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>过(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>过 (P)</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>摸牌堆，%Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>弃牌堆，顶牌：%1，指定%2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>弃牌堆，顶牌：%1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>显示哪些牌能出(&amp;G)</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>把手里现在不能出的牌变暗。</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>指定花色</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>第 %L1 轮，共 %L2 轮</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1在指定花色。</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1在出牌。</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>你摸到%1。</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>整场比赛：%1。</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>1 个对手，每人 10 张</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>1 个对手，每人 7 张</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>2 个对手，每人 7 张</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>3 个对手，每人 7 张</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一个</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>两个</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>三个</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>每人几张牌</translation>
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
        <translation>赛制</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>一轮：先出完者胜</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>别人的剩牌计分，到 100 分</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>别人的剩牌计分，到 250 分</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>3 轮计分</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>5 轮计分</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>10 轮计分</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>每次可摸</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation>想摸多少都行</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>最多 1 张，然后过</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>最多 2 张，然后过</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>最多 3 张，然后过</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>最多 4 张，然后过</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>最多 5 张，然后过</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>牌堆摸完时，把弃牌堆翻过来</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation>出 2 后，下家拿两张牌，或跟一张 2</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>出 Q 跳过下家</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>出 A 调转方向</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>只有一个对手时，出 A 的人接着出。</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation>计分：8 算 50 分，J、Q、K 算 10 分，其他按牌面数字。</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>出牌和摸牌的方式</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>点击或拖动</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>只用拖动</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1：没有别的能指望得更多分。</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1：不太可能赢，但也没有更好的。</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1：你的机会约 %2%；没有更好的。</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>指定%1：%2曾因它摸牌，很可能没有。</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>指定%1：你有 %Ln 张，是最多的花色。</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>指定%1</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>%1是你的最后一张：出掉就赢。</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>只有%1能出；然后指定花色。</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>只有%1能出。</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>%1：%2曾因%3摸牌，很可能没有。</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>拿你欠的 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>你没有能出的牌：摸一张。</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>还是摸牌</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>没有牌可摸了：过。</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>你没有能出的牌：过。</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>还是过</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>发下一轮：这一轮结束了。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>你出%2，最先出完。</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>%1出%2，最先出完。</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>你出%2，最先出完，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1出%2，最先出完，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>你出%2。下家欠 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>%1出%2。下家欠 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>你出%2。方向调转。</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>%1出%2。方向调转。</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>你出%2。跳过%3。</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>%1出%2。跳过你。</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>%1出%2。跳过%3。</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>你出%2。</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1出%2。</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>弃牌堆翻过来。你摸 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>弃牌堆翻过来。%1摸 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>你拿了欠的 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>%1拿了欠的 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>你摸一张牌。</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1摸一张牌。</translation>
    </message>
    <message>
        <source>You name %2.</source>
        <translation>你指定%2。</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>%1指定%2。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>你过。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1过。</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>发第 %1 轮牌。</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1你喊：最后一张。</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1%2喊：最后一张。</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1谁都走不下去：没有赢家。</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>下一轮还没有发牌。</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>这一轮还没结束。</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>出了 8 才能指定花色。</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>你手里没有这张牌。</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>拿 %Ln 张牌，或跟一张 2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>%1不能跟%2。</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>这次你已经摸够了。出牌或过。</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>没有牌可摸了。出牌或过。</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation>没有牌可摸时才能过。摸一张。</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>先指定花色。</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>剩余的牌</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>能出的第一张就出，8 留到没有别的能出时。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>从你摸牌推断你没有什么，并在心里往下推演。</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>一轮胜局的 %1%</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>这不是“疯狂八点”的选项（选项如 2x7 或 3x7-turnover-p100）。</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>按这些选项，这些牌凑不成一局“疯狂八点”。</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>弃牌堆的第一张不能是 8。</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation>走法是一张牌（如 7H）、一个花色（如 H），或 draw、pass、deal。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>%Ln 人，每人 %1 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>%Ln 人，每人 %1 张牌，%2 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>%Ln 人，每人 %1 张牌，到 %2 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>%Ln 人，每人 %1 张牌，附加规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>%Ln 人，每人 %1 张牌，附加规则，%2 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>%Ln 人，每人 %1 张牌，附加规则，到 %2 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1：8 留到以后用。</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>出%1，再指定%2：%3曾因它摸牌。</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>出%1，再指定%2：你有 %Ln 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1：你还留有 %Ln 张%2可跟。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1：这是你唯一的%2，以后可能出不了。</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1：你的机会约 %2%，出牌则为 %3%。</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>%1不是指定的花色。</translation>
    </message>
</context>
</TS>
