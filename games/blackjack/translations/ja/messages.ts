<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>ベーシックストラテジー</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>それぞれの選択の期待値。賭け金を1とします。</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>計算しています...</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>期待値を計算できませんでした。</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>配ると助言が出ます。</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1対%2：%3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>実際の手札ではこちらが有利：%1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>もう1枚引く（H）</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>これ以上カードを引かない（S）</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>賭け金を2倍にして、ちょうど1枚だけ引く（D）</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>ペアを2つのハンドに分け、賭け金をもう1つ置く（P）</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>賭け金の半分を払って降りる（U）</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>ディーラーのブラックジャックに借りて賭ける。当たれば2対1の配当（I）</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>ディーラーのブラックジャックに賭ける。当たれば2対1の配当（I）</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>インシュランスなしで続ける（N）</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>賭け金の不足分をハウスから借りて配る（Enter）</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>次のラウンドを配る（Enter）</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>賭け金を借りて2倍にし、ちょうど1枚だけ引く（D）</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>ペアを2つのハンドに分け、賭け金をもう1つ借りて置く（P）</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>チップを引っ込める（C）</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>シャッフルして、手持ちのお金で続ける（Enter）</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>%1で新しいゲームを始める</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>%Lnドルのチップを足す</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>先にお金を賭けてください。</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>このゲームではカードを手で動かしません。下のボタンを使ってください。</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>アドバイザーを表示(&amp;D)</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>ベーシックストラテジーの選択と、それぞれの選択の期待値を表示します。使うと「助けあり」になります。</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>所持金</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>あなた：%1、ディーラー：%2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>シューが終わりました</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>終わったシュー</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>%Lnラウンドで%1の勝ち。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>%Lnラウンドで%1の負け。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>%Lnラウンドで損得なし。</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>次のシューは%1で続けます。新しいゲームは%2から始まります。</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>マニュアルのルール</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキの数</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>ディーラーはソフト17でヒット</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>スプリット後のダブル</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>賭け金の半分でサレンダー</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>エースに対するインシュランス</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>アドバイザーを表示</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>このシューのラウンドはすぐに表示されます。シューが終わると記録に残ります。</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>このシュー</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>すべてのシュー</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translation>ブラックジャック</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>収支</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>シュー、残りのカード%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>シュー</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>使ったカード</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>ディーラーのハンド</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>ディーラーの見せ札は%1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>ディーラーはブラックジャック</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>ディーラーは%1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたのハンド</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>ハンド1</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>ハンド2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>インシュランスあり</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>次のシュー（%1）</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>借りて配る</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>最初から始める</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>%1を賭けて配る</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>賭けてください</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>賭け金：%1、ハウスからの借り：%2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>賭け金：%1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>%1の勝ちです。</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>%1の負けです。</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>賭け金が戻ります。</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>損得はありません。</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation>ブラックジャック！</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>ディーラーがブラックジャックです。</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>バスト。</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>引き分け。</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>サレンダーしました。</translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation>-$%1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>インシュランスなし</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>インシュランスなし</translation>
    </message>
    <message>
        <source>split</source>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>ブラックジャック</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>push</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>バスト</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>インシュランスの配当が出ます。</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>インシュランスは外れました。</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>ハンド1：%1。ハンド2：%2。%3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>ディーラーがバストしました。</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>ディーラーの見せ札はエースです。賭け金に%1のインシュランスをかけますか？</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>エース</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>賭けて配りましょう。額にかかわらず、長い目で見て賭け金の%1%がハウスの取り分になります。</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>賭けて配りましょう。このルールのベーシックストラテジーなら、額にかかわらず、長い目で見て賭け金の%1%の得になります。</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>インシュランスなし。かけた場合の期待値は賭け金の%1倍です。</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>見えないカードの3分の1より多くが10と数えるカードなら、長い目で見て得になります。手つかずのデッキから手札を除くと、%2枚中%1枚で、それより少なくなります。</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>勝ったラウンドの割合（%）</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>賭け金に対する収支（%）</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>ベーシックストラテジー通りの判断の割合（%）</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>その他の判断による損失（賭け金の%）</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>先に賭け金にインシュランスをかけるか、断ってください。</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>スプリットできるのは最初の2枚だけで、同じ点数のときに限ります。</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>サレンダーできるのは最初の2枚のときだけです。</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>このゲームのルールではサレンダーできません。</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>インシュランスはエースに対してだけ、ほかの選択より先にかけられます。</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>このゲームのルールではインシュランスはありません。</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>ダブルできるのは、ハンドの最初の2枚のときだけです。</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>ダブルできるのは最初の2枚のときだけで、スプリットの後はできません。</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>このシューは終わりました。</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>先にこのラウンドを終えてください。</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>賭け金は%1ドルから%2ドルまでの偶数です。</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>その手はありません。</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>先に配ってください。</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1実際の選択の期待値は%2です。こちらが、1枚ごとのカードを見ないベーシックストラテジーの選択です。</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1ベーシックストラテジーも同じです。実際の選択の期待値は%2です。</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1実際の選択の期待値は%2です。</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translatorcomment>not a term: insurance</translatorcomment>
        <translation>ブラックジャックのオプションは、4デッキなら&quot;house&quot;、ほかは1、2、6、8デッキの数と、必要なら-h17（ディーラーはソフト17でヒット）、-das（スプリット後のダブル）、-surrender、-insuranceです。</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>シューは、カードを2文字ずつ書き、コンマの後に所持金を1ドル単位で書きます。</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>このルールのシューには、どのカードも%Ln枚ずつ入っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>手は、bと偶数の賭け金、またはh、s、d、p、u（ヒット、スタンド、ダブル、スプリット、サレンダー）、i、n（インシュランスあり、なし）で書きます。</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>ソフト%1</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>%Lnデッキのシュー、ディーラーはソフト17でヒット</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>4デッキのシュー、ディーラーは17でスタンド</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>%Lnデッキのシュー、ディーラーは17でスタンド</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1、スプリット後のダブルあり</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1、サレンダーあり</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1、インシュランスあり</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1：平均で賭け金の%2倍。%3：%4。</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>実際のカードでの正確な値で、ベーシックストラテジーとも一致します。</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>実際のカードでの正確な値です。1枚ごとのカードを見ないベーシックストラテジーは、2番目のほうを選びます。</translation>
    </message>
</context>
</TS>
