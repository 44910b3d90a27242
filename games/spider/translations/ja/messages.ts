<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>%1とその上のカードで、キングからエースまでのスートが一組そろいます。</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>%1は%2に同じスートで続き、下のカードが表になります。</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>%1は%2に同じスートで続き、%3列目が空きます。</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>%1は%2に同じスートで続き、まとめて動かせる続き札が長くなります。</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>%1を動かすと、下のカードが表になります。</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>%1を動かすと、%2列目が空きます。</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>続き札を%1から分けて%2に移すと、より長い続き札になります。</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>%1を移して、次に配る前に%2列目を整えます。</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>次に配るには、どの列にもカードが必要です。%1で空いた列を埋めます。</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>%1を空いた列に移して、%2を使えるようにします。</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>%1を%2に載せて、%3を使えるようにします。</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>すべてのスートがそろいました。</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>この手順なら%Ln手で勝てます。隠れたカードもすべて考えに入れています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation>打つ手はありません。もう勝てないことが証明済みです。</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>これ以上は分かりません。先に進める手が見つかりませんでした。</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>先に進む手順です。勝てるかどうかは分かりません。</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>配ると、スートが一組そろいます。</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>場のカードを動かすより、次のカードのほうが有利です。配りましょう。</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>この列に、そんなに多くのカードはありません。</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>裏向きのカードは動かせません。</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>%1は持ち上げられません。%2が同じスートで続いていません。</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>このゲームは投了しました。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>その列はありません。</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>そのカードはもうこの列にあります。</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>この列にはカードがありません。</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>少なくとも1枚は動かす必要があります。</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>%1は%2に載せられません。1つ大きいカードの上にだけ載ります。</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>山札は空です。</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>場のカードが少なくて、すべての列を埋められません。山札はもう配れません。</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>%1列目が空いています。配る前にカードを置いてください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>空いた列が%Ln列あります。配る前に、それぞれにカードを置いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>そろったスート</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>勝ちを逃した手はありませんでした。</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>この配札で勝てないことは証明済みです。</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>この配札で勝てたかどうかは分かりません。手順も証明も見つかりませんでした。</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>この配札で勝てたかどうかは分かりません。%1手目の後は勝てません（証明済み）。</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>%1手目の前までは勝てました。その手で勝てなくなりました。どちらも証明済みです。</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>%1手目の前までは勝てました。その後は、勝つ手順も勝てない証明も見つかりませんでした。</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>%1手目の前までは勝てました。その後は勝つ手順が見つからず、%2手目の後は勝てないことが証明済みです。</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>これで勝ちを保てます。もう一方の手では勝てなくなることが証明済みです。%1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>これで勝ちを保てます。もう一方の手の後では、勝つ手順が見つかりませんでした。%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>勝てる配札%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translation>スパイダーのオプションは、スートの数（1、2、4）と、必要なら-winnable2と-gapsです。</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>スパイダーの配札は、KS7Hのように2文字ずつ、104枚で書きます。</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>これは%Lnスートのゲームのカードではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>手は、d（配る）、end（投了）、2.3-5（2列目の3枚を5列目へ）のように書きます。</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1（以前のバージョンの配札）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>%Lnスート、勝てる配札、空いた列にも配る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>%Lnスート、勝てる配札</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>%Lnスート、空いた列にも配る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>%Lnスート</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>山札をクリックすると、すべての列に1枚ずつ配ります。</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>そろったスートはもう使いません。</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>山札、空</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1、あと%Ln回配れます</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 face down</source>
        <translation>裏向き%L1枚</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>一番上：%1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>続き札%L1枚</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>%L1列目は空です。</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>このゲームは勝てます。</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>ここからは勝てません。戻るか、投了してください。</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>この配札では勝てません。</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>勝てるかどうかは分かりません。</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>山札から配る(&amp;D)</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>最後のチャンスに戻る(&amp;L)</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>勝つ手順が見つからなくなった手を元に戻します。「助けあり」になります。</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>投了(&amp;G)</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>ゲームを終わります。負けとして数えます。</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation>クリックで最善の場所へ動かす(&amp;C)</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>カードをクリックすると、持ち上げる代わりに最善の場所へ動きます。</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>勝てるかどうかを表示(&amp;W)</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>コンピューターが、隠れたカードも使って勝つ手順を探します。</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>ここからまだ勝てます。</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>この配札では最初から勝てなかったことが証明されました。</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>このゲームには、勝てる局面が見つかりませんでした。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>スート</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>勝てる最後の局面を探しています...</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>勝つ手順を探しています...</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>投了しました</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>先が見つかりません</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>ここから勝てないことは証明済みです。最後のチャンスに戻るか、投了してください。</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>この配札で勝てないことは証明済みです。</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>%Ln手で8組すべてのスートがそろいました。得点：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>そろったスート：%L1/%L2。</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>山札の最後のカードを配るには、どの列にもカードが必要ですが、枚数が足りません。</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>動かせるカードも配れるカードもありません。</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>1スート</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>2スート</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>4スート</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>1（一番やさしい）</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>4（一番難しい）</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>勝てるゲームだけを配る</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation>空いた列にも山札から配れる</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation>クリックで最善の場所へ動かす</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>勝てるかどうかを表示</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>%L1列目</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>後で配る山札</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>そろったスートの置き場</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>そろったスート</translation>
    </message>
</context>
</TS>
