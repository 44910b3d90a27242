<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>%1を取りましょう。手札全部を役にできます。</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>%1を取りましょう。%2点でノックできます。</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>%1を捨ててノックしましょう。残りのカードが全部役になり、ジンです。</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>%1を捨ててノックしましょう。余り札は%2点で、相手はおそらく約%3点です。</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>%1を捨ててノックしましょう。余り札は%2点で、待っても良くなりません。</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>%1を捨てて待ちましょう。%2点でノックできますが、続けるほうが有利です。</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation>%1を捨てましょう。%2のほうが不要ですが、相手の役に立ってしまいます。</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>%1を捨てましょう。%2点あり、ほかの手札とつながりません。</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>%1を捨てましょう。余り札は%2点になります。</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation>%1を捨てましょう。まだ来るカードでは役になりません。%2は相手が持っています。</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation>%1を捨てましょう。まだ来るカードでは役になりません。必要なカードはもう出たか、相手が持っています。</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>%1を捨てましょう。まだ来るカードでは役になりません。%2はもう出ています。</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>%1を捨てましょう。まだ来るカードでは役になりません。%2と%3はもう出ています。</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>%1を捨てましょう。まだ来るカードでは役になりません。必要なカード%Ln枚はもう出ています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>%1を捨てましょう。残りのカードが全部役になり、勝ちです。</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>%1は役の一部ですが、捨てましょう。ないほうが、完成までの道が増えます。</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>%1を捨てましょう。なくても役は役のままです。</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>%1を捨てましょう。ほかの手札とつながりません。</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>%1を捨てましょう。これを役にするカードは、あと%Ln枚しか来ません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>%1を取りましょう。%2、%3と役になります。</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>%1を取りましょう。ほかの%Ln枚と役になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>%1を取りましょう。%2と合わせて、あと1枚で役になります。</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>%1を取りましょう。完成までの道が増えます。</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>山札を引きましょう。%1では役になりませんが、見ていない%Ln枚のどれかなら役になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>山札を引きましょう。%1は合いますが、完成には近づきません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>ラウンドは終わりました。次のラウンドを配ってください。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>役ができれば気付きますが、捨てるカードは選びません。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>つながるカードを残し、捨て札は見ますが、相手は見ません。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>すべてのカードを覚え、まだ来るカードを数え、相手が欲しいカードを手放しません。</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>あなたが%2を付けました。</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>%1が%2を付けました。</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>あなたが%2を付けました。</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>%1が%2を付けました。</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>ジン！手札が全部役になりました。</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>ジン！%1の手札が全部役になりました。</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>あなたが%2点でノックしました。</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>%1が%2点でノックしました。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>アンダーカット。あなたは%2点だけです。</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>アンダーカット。%1は%2点だけです。</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>あなたが山札を引きました。</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>%1が山札を引きました。</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>あなたが捨て札の%2を取りました。</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>%1が捨て札の%2を取りました。</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>第%1ラウンドを配り、初めから完成した手札がありました。</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>第%1ラウンドを配りました。</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>あなたが%2を捨てました。山札が残り2枚になり、ノックした人はいません。</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>%1が%2を捨てました。山札が残り2枚になり、ノックした人はいません。</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translation>あなたが%2を捨て、残りのカードが全部役になりました。</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translation>%1が%2を捨て、残りのカードが全部役になりました。</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>あなたが%2を捨てました。山札が空になったので、捨て札を切って新しい山札にします。</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>%1が%2を捨てました。山札が空になったので、捨て札を切って新しい山札にします。</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>あなたが%2を捨てました。</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1が%2を捨てました。</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>ラウンドは終わりました。次のラウンドを配る必要があります。</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>このラウンドはまだ終わっていません。</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>このゲームではノックできません。</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>もうカードを取りました。1枚捨ててください。</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>まず山札か捨て札から1枚取ってください。</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>捨てられるのは自分の手札だけです。</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>余り札が10点を超えているので、ノックできません。</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>勝ったゲームの手番数</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>見えないカードのありうる並びで比べると、もう一方の手より良い結果になります。</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>ラウンドの勝ちの%1%</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>オプションは&quot;first&quot;、または5ラウンドの試合なら&quot;second-r5&quot;のように書きます。</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>カードの点数を数えるのは、&quot;first-p100-cards&quot;のような試合だけです。</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>配札は、一組のカード52枚を2文字ずつ書き、点と番号を続けます。</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translatorcomment>not a term: knock</translatorcomment>
        <translation>手は、&quot;draw&quot;、&quot;take&quot;、&quot;deal&quot;、7Cのような捨てるカード、&quot;knock-7C&quot;のいずれかです。</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>1番目の人から、得点で%Lnラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>2番目の人から、得点で%Lnラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>1番目の人から、%Lnラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>2番目の人から、%Lnラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>1番目の人から、%Ln点まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>2番目の人から、%Ln点まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>1番目の人から、%Lnラウンド先取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>2番目の人から、%Lnラウンド先取</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>1番目の人から</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>2番目の人から</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1、ノックあり</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>あなたのアンダーカットです。</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>%1のアンダーカットです。</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>山札が残り2枚になり、ノックした人はいません。</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>ジン！%1の余り札は%L2点です。</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>%1がジン、あなたの余り札は%L2点です。</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>%1がジン、%2の余り札は%L3点です。</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>あなたが%L1点でノックし、%2は%L3点です。</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>%1が%L2点でノックし、あなたは%L3点です。</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>%1が%L2点でノックし、%3は%L4点です。</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>あなたに%Ln点入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>%1に%Ln点入ります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1、%2を取った</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1、引いた</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1、%2を捨てた</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>余り札%L1点</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>%Lnラウンド勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translation>ジン(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>%L1点でノック(&amp;K)</translation>
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
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>もうカードを取りました。手札から捨てるカードを選んでください。</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>自分の番を待ってください。</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1、役：%2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>山札を引く(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>捨て札の一番上を取る(&amp;O)</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>選んだカードを捨てる(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>ノック(&amp;K)</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>まず手札のカードを選んでください。</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>手札を役に並べる(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>捨て札を全部見る(&amp;L)</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>まず1枚取り、それから1枚捨ててノックします。</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>余り札が%L1点になります。ノックできるのは10点までです。</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>スート順に並べる(&amp;T)</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>数字順に並べる(&amp;R)</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>役に並べる(&amp;S)</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>あなたの番：1枚捨てる</translation>
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
        <source>You drew the %1.</source>
        <translation>%1を引きました。</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>山札が空になったので、捨て札を切って新しい山札にしました。</translation>
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
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1：ほかの人が見ていないときに「手札を見せる」を押してください。</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1ゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>%Lnラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>%Lnラウンド先取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>余り札の点数で%Ln点まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>得点で%Lnラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>余り札が10点以下の人はラウンドを終わらせてもよい。ジンとアンダーカットには25点を加える。</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation>点数：エースは1点、ジャック、クイーン、キングは10点、その他のカードは数字の通り。</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>最初の番</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>1番目の人</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>2番目の人</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
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
        <source>run of spades</source>
        <translation>スペードの続き札</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>ハートの続き札</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>ダイヤの続き札</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>クラブの続き札</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%2が%L1枚</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1、%2から%3まで</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>%1が%2を取り、%3を捨てました。</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>%1が山札を引き、%2を捨てました。</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>%1が捨てるカードを選んでいます。</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>%1がどのカードを取るか考えています。</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>1枚捨てるか、ノックしてください。</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1：1枚捨てるか、ノックしてください。</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>1枚捨ててください。</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1：1枚捨ててください。</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>あなたの番です。山札か捨て札から1枚取ってください。</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1：山札か捨て札から1枚取ってください。</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>%1の余り札で、あなたに%Ln点入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>あなたの余り札で、%1に%Ln点入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>%1の余り札で、%2に%Ln点入ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>2人とも、配られた手札が初めから完成していました。</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>あなたの10枚は、配られたときから完成していました。</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation>%1の手札は、配られたときから完成していました。</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>あなたの10枚が全部役になりました。</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>%1の10枚が全部役になりました。</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>得点：%1 %L2、%3 %L4。</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>勝ったラウンド：%1 %L2、%3 %L4。</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>付け札</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>付け札：%1</translation>
    </message>
</context>
</TS>
