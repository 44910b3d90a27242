<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>الرباعيات</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>&amp;وزّع الجولة التالية</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>أ&amp;ظهر يدي</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>لا أوراق</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%Ln أوراق</numerusform>
            <numerusform>%Ln ورقة</numerusform>
            <numerusform>%Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>لا رباعيات</numerusform>
            <numerusform>رباعية واحدة</numerusform>
            <numerusform>رباعيتان</numerusform>
            <numerusform>%Ln رباعيات</numerusform>
            <numerusform>%Ln رباعية</numerusform>
            <numerusform>%Ln رباعية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>لا أزواج</numerusform>
            <numerusform>زوج واحد</numerusform>
            <numerusform>زوجان</numerusform>
            <numerusform>%Ln أزواج</numerusform>
            <numerusform>%Ln زوجًا</numerusform>
            <numerusform>%Ln زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>اصطد: اسحب الورقة العليا من كومة السحب.</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>اطلب من أحد أولًا. تسحب حين يكون الجواب لا.</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>اختر واحدة من أوراقك أولًا، ثم اللاعب الذي تطلبها منه.</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>اختر واحدة من أوراقك أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1، بلا رباعيات</numerusform>
            <numerusform>%1، أنزل رباعية واحدة</numerusform>
            <numerusform>%1، أنزل رباعيتين</numerusform>
            <numerusform>%1، أنزل %Ln رباعيات</numerusform>
            <numerusform>%1، أنزل %Ln رباعية</numerusform>
            <numerusform>%1، أنزل %Ln رباعية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1، بلا أزواج</numerusform>
            <numerusform>%1، أنزل زوجًا واحدًا</numerusform>
            <numerusform>%1، أنزل زوجين</numerusform>
            <numerusform>%1، أنزل %Ln أزواج</numerusform>
            <numerusform>%1، أنزل %Ln زوجًا</numerusform>
            <numerusform>%1، أنزل %Ln زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>&amp;علّم أزواجي</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>انتهت الجولة. %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>الدور على %1. ليصرف الآخرون أنظارهم الآن.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 يلعب.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>اسحب الورقة العليا من كومة السحب.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>دورك: اطلب ورقة من أحد، أو أنزل ما يجتمع عندك.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>دورك: اطلب ورقة من أحد.</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>الرباعيات: %1. أُنزلت آخر رباعية.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>كومة السحب %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>الأزواج: %1.</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>نفدت أوراق: %1.</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>الأوراق الباقية: %1.</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>الأزواج التي لم تُنزل لا تُحسب: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>لا خصوم</numerusform>
            <numerusform>خصم واحد</numerusform>
            <numerusform>خصمان</numerusform>
            <numerusform>%Ln خصوم</numerusform>
            <numerusform>%Ln خصمًا</numerusform>
            <numerusform>%Ln خصم</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>الخصوم</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>ما يُنزل</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>أزواج</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>رباعيات</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>ما عندك</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>تُنزله بيدك</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>يُنزل من نفسه</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>لعبة واحدة</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>ثلاث جولات</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>خمس جولات</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>عشر جولات</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>إلى أن يبلغ أحد ٢٥ نقطة</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>إلى أن يبلغ أحد ٥٠ نقطة</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>من يُطلب منه يعطي كل أوراق الرتبة؛ والرباعية أوراقها الأربع جميعًا.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>طلب %1 %2 وما زالت عنده واحدة.</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>لا بد أن عند %1 واحدة من %2: لا يمكن أن تكون في غير يده.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>اطلب من %1 %2: الفرصة نحو %3٪.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>اطلب من %1 %2: الفرصة نحو %3٪، والكل يعلم أن عندك واحدة.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>انتهت الجولة: وزّع التالية.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>اصطد: اسحب الورقة العليا من كومة السحب.</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>أنزل %1: فلا يأخذها أحد بعد ذلك.</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>لا أحد يُطلب منه.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>يطلب من أي أحد أي رتبة عنده.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>يتذكر آخر ستة أسئلة.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>لا ينسى شيئًا، ويستنتج ما قد يكون عند كل لاعب من كل ما رآه الجميع.</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>تطلب من %2 %3.</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>يطلب منك %1 %3.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>يطلب %1 من %2 %3.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>تطلب من %2 %3: اصطد.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>يطلب منك %1 %3: اصطد.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>يطلب %1 من %2 %3: اصطد.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>تطلب من %2 %3: لا شيء، وكومة السحب فارغة.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>يطلب منك %1 %3: لا شيء، وكومة السحب فارغة.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>يطلب %1 من %2 %3: لا شيء، وكومة السحب فارغة.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>تطلب من %2 %3: زوج.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>يطلب منك %1 %3: زوج.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>يطلب %1 من %2 %3: زوج.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>تطلب من %2 %3 وتأخذ %4.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>يطلب منك %1 %3 ويأخذ %4.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>يطلب %1 من %2 %3 ويأخذ %4.</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>طلب منك %2: أخذ %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>طلب من %1 %2: أخذ %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>طلب منك %2: اصطاد.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>طلب من %1 %2: اصطاد.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>طلب منك %2: اصطاد %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>طلب من %1 %2: اصطاد %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>طلب منك %2: لا شيء.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>طلب من %1 %2: لا شيء.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>الآسات</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>أوراق ٢</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>أوراق ٣</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>أوراق ٤</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>أوراق ٥</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>أوراق ٦</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>أوراق ٧</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>أوراق ٨</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>أوراق ٩</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>أوراق ١٠</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>الأولاد</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>الملكات</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>الملوك</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>وُزّعت الجولة %1.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>تسحب ورقة.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>يسحب %1 ورقة.</translation>
    </message>
    <message>
        <source>You draw %2 and go on.</source>
        <translation>تسحب %2 وتتابع.</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>يسحب %1 الورقة %2 ويتابع.</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>تسحب زوجًا: %2.</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>يسحب %1 زوجًا: %2.</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>تُنزل %2.</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>يُنزل %1 %2.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>اصطد: اسحب أولًا الورقة العليا من كومة السحب.</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>انتهت هذه الجولة: وزّع التالية.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>لم تنتهِ هذه الجولة بعد.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>ليست هذه الورقة في اليد.</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>الرباعية هي الأوراق الأربع كلها من رتبة واحدة.</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>لا ورقة ثانية من هذه الرتبة في اليد.</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>يجب أن يُطلب من لاعب آخر.</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>لا ورقة عند هذا اللاعب.</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>اطلب من لاعب أولًا.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>الرباعيات</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>%1 من الرباعيات</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 من الأزواج</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translatorcomment>not a term: book</translatorcomment>
        <translation>ليست هذه خيارات لصيد السمك (مثل 2 أو ‎3-books-r5).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>هذه الأوراق لا تكوّن لعبة صيد سمك بهذه الخيارات.</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>نقلة صيد السمك هي l7C أو a7C2 أو f أو n.</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>رباعيات، بلا خصوم</numerusform>
            <numerusform>رباعيات، خصم واحد</numerusform>
            <numerusform>رباعيات، خصمان</numerusform>
            <numerusform>رباعيات، %Ln خصوم</numerusform>
            <numerusform>رباعيات، %Ln خصمًا</numerusform>
            <numerusform>رباعيات، %Ln خصم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>أزواج، بلا خصوم</numerusform>
            <numerusform>أزواج، خصم واحد</numerusform>
            <numerusform>أزواج، خصمان</numerusform>
            <numerusform>أزواج، %Ln خصوم</numerusform>
            <numerusform>أزواج، %Ln خصمًا</numerusform>
            <numerusform>أزواج، %Ln خصم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1، بلا جولات</numerusform>
            <numerusform>%1، جولة واحدة</numerusform>
            <numerusform>%1، جولتان</numerusform>
            <numerusform>%1، %Ln جولات</numerusform>
            <numerusform>%1، %Ln جولة</numerusform>
            <numerusform>%1، %Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1، بلا نقاط</numerusform>
            <numerusform>%1، حتى نقطة واحدة</numerusform>
            <numerusform>%1، حتى نقطتين</numerusform>
            <numerusform>%1، حتى %Ln نقاط</numerusform>
            <numerusform>%1، حتى %Ln نقطة</numerusform>
            <numerusform>%1، حتى %Ln نقطة</numerusform>
        </translation>
    </message>
</context>
</TS>
