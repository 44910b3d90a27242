<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>拿%1：有了它，你所有的牌都能成组。</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>拿%1：有了它，你可以用 %2 点敲牌。</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>打%1敲牌：金，其余的牌都成组。</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>打%1敲牌：你的散牌算 %2 点，对手的大约是 %3 点。</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>打%1敲牌：你的散牌算 %2 点，等待也没有更多好处。</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>打%1再等等：你可以用 %2 点敲牌，但接着玩更有利。</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation>打%1：%2虽然更用不上，打出去却对对手帮助更大。</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>打%1：它算 %2 点，与别的牌都不搭。</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>打%1：剩下的散牌算 %2 点。</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation>打%1：它凑不成还能得到的组；%2在对手手里。</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation>打%1：它凑不成还能得到的组；需要的牌已经没了，或在对手手里。</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>打%1：它凑不成还能得到的组；%2已经没了。</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>打%1：它凑不成还能得到的组；%2和%3已经没了。</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>打%1：它凑不成还能得到的组；需要的 %Ln 张牌都没了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>打%1：其余的牌都成组，你就赢了。</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>打%1，尽管它属于一组：没有它能得到更多种完整的手牌。</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>打%1：没有它，那一组仍然成立。</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>打%1：它与别的牌都不搭。</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>打%1：还可能来的牌中，只有 %Ln 张能让它成组。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>拿%1：与%2和%3成一组。</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>拿%1：与另外 %Ln 张成一组。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>拿%1：与%2一起，只差一张就成一组。</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>拿%1：有了它能得到更多种完整的手牌。</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>摸牌堆：%1凑不成组，而没见过的牌里有 %Ln 张能凑成。</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>摸牌堆：%1用得上，但离完整的手牌并不更近。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>这一轮结束了。发下一轮。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>有一组时认得出来，别的随便打。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>留住能搭的牌，看弃牌堆，但不看你。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>记得每张牌，算得出还能拿到什么，你想要的扣住不打。</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>你贴了%2。</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>%1贴了%2。</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>你贴了%2。</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>%1贴了%2。</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>金！你所有的牌都成组。</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>金！%1所有的牌都成组。</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>你用 %2 点敲牌。</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>%1用 %2 点敲牌。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>反超：你只有 %2 点。</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>反超：%1只有 %2 点。</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>你摸了牌堆的牌。</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>%1摸了牌堆的牌。</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>你拿了弃牌堆的%2。</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>%1拿了弃牌堆的%2。</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>发第 %1 轮牌，有一手牌已经完整。</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>发第 %1 轮牌。</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>你打了%2。牌堆只剩两张，没有人敲牌。</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>%1打了%2。牌堆只剩两张，没有人敲牌。</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translation>你打了%2，其余的牌都成组。</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translation>%1打了%2，其余的牌都成组。</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>你打了%2。牌堆空了：弃牌堆洗好，成为牌堆。</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>%1打了%2。牌堆空了：弃牌堆洗好，成为牌堆。</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>你打了%2。</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1打了%2。</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>这一轮结束了。要发下一轮。</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>这一轮还没结束。</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>这个玩法不能敲牌。</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>已经摸了一张。现在打一张。</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>先从牌堆或弃牌堆拿一张牌。</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>只能打自己手里的牌。</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>剩下的散牌超过 10 点，不能敲牌。</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>获胜各局的回合数</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>在看不见的牌的各种可能中，这样走比另一步好。</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>一轮胜局的 %1%</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>选项写作 &quot;first&quot; 这样，或 &quot;second-r5&quot; 表示五轮的比赛。</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>只有比赛才计牌点，例如 &quot;first-p100-cards&quot;。</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>一局写作一副牌的 52 张，每张两个字符，再加点和一个数。</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translation>走法是 &quot;draw&quot;、&quot;take&quot;、&quot;deal&quot;、打出的牌（如 7C）或 &quot;knock-7C&quot;。</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>玩家一先走，%Ln 轮计分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>玩家二先走，%Ln 轮计分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>玩家一先走，%Ln 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>玩家二先走，%Ln 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>玩家一先走，到 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>玩家二先走，到 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>玩家一先走，先赢 %Ln 轮者胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>玩家二先走，先赢 %Ln 轮者胜</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>玩家一先走</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>玩家二先走</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1，可敲牌</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>你反超了。</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>%1反超。</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>牌堆只剩两张，没有人敲牌。</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>金！%1的散牌有 %L2 点。</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>%1金，你的散牌有 %L2 点。</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>%1金，%2的散牌有 %L3 点。</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>你用 %L1 点敲牌，%2有 %L3 点。</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>%1用 %L2 点敲牌，你有 %L3 点。</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>%1用 %L2 点敲牌，%3有 %L4 点。</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>你得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>%1得 %Ln 分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1，拿了%2</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1，摸了牌</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1，打了%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>散牌 %L1 点</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>赢 %Ln 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translation>金(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>用 %L1 点敲牌(&amp;K)</translation>
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
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>你已经有牌了。从手里选一张打出。</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>等轮到你。</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1，组：%2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>摸牌堆(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>拿弃牌堆顶牌(&amp;T)</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>打出选中的牌(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>敲牌(&amp;K)</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>先选手里的一张牌。</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>把手牌排成组(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>显示所有弃牌(&amp;L)</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>先拿一张牌，再打牌敲牌。</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>你的散牌会算 %L1 点。要敲牌，最多 10 点。</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>按花色排(&amp;U)</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>按点数排(&amp;R)</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>按组排(&amp;S)</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>轮到你：打牌</translation>
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
        <source>You drew the %1.</source>
        <translation>你摸到%1。</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>牌堆空了：弃牌堆洗好，成为牌堆。</translation>
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
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1：旁边没人看时，按“显示我的牌”。</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>一局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>%Ln 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>先赢 %Ln 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>散牌计分，到 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>%Ln 轮计分</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>赛制</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>敲牌</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>散牌不超过 10 点的人可以结束这一轮。金和反超多得 25 分。</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation>计点：A 算 1，J、Q、K 算 10，其他按牌面数字。</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>先走</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>玩家一</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>玩家二</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
    <message>
        <source>aces</source>
        <translation>A</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>K</translation>
    </message>
    <message>
        <source>run of spades</source>
        <translation>黑桃顺子</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>红桃顺子</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>方块顺子</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>梅花顺子</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%L1 张 %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>%1拿了%2，打了%3。</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>%1摸牌，打了%2。</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>%1要打一张牌。</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>%1要拿一张牌。</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>现在打一张牌，或敲牌。</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1：现在打一张牌，或敲牌。</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>现在打一张牌。</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1：现在打一张牌。</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>轮到你：从牌堆或弃牌堆拿一张牌。</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1：从牌堆或弃牌堆拿一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>%1的散牌给你 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>你的散牌给%1 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>%1的散牌给%2 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>两手牌发下来就是完整的。</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>你的十张牌发下来就是完整的。</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation>%1的牌发下来就是完整的。</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>你的十张牌都成组。</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>%1的十张牌都成组。</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>得分：%1 %L2，%3 %L4。</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>赢的轮数：%1 %L2，%3 %L4。</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>贴牌</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>贴牌：%1</translation>
    </message>
</context>
</TS>
