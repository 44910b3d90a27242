<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>البستوني</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>القلوب</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>السباتي</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>البستوني</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>القلوب</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>السباتي</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ملكة</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>سمِّ نقشًا: H أو S أو C أو D.</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>ضع عليها ٢.</numerusform>
            <numerusform>ضع عليها ٢ أو خذ ورقة واحدة.</numerusform>
            <numerusform>ضع عليها ٢ أو خذ ورقتين.</numerusform>
            <numerusform>ضع عليها ٢ أو خذ %Ln أوراق.</numerusform>
            <numerusform>ضع عليها ٢ أو خذ %Ln ورقة.</numerusform>
            <numerusform>ضع عليها ٢ أو خذ %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>ضع عليها ٢ أو مرّر.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>طابق %1 أو العب ثمانية أو اسحب.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>طابق %1 أو العب ثمانية أو مرّر.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>طابق %1 أو %2، أو العب ثمانية، أو اسحب.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>طابق %1 أو %2، أو العب ثمانية، أو مرّر.</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>لا أحد يستطيع المتابعة: لا فائز في هذه الجولة.</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>أنت أول من تخلّص من أوراقه.</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>أول من تخلّص من أوراقه: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>تخلّصت من أوراقك أولًا بلا نقاط.</numerusform>
            <numerusform>تخلّصت من أوراقك أولًا ونلت نقطة واحدة.</numerusform>
            <numerusform>تخلّصت من أوراقك أولًا ونلت نقطتين.</numerusform>
            <numerusform>تخلّصت من أوراقك أولًا ونلت %Ln نقاط.</numerusform>
            <numerusform>تخلّصت من أوراقك أولًا ونلت %Ln نقطة.</numerusform>
            <numerusform>تخلّصت من أوراقك أولًا ونلت %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>تخلّص %1 من أوراقه أولًا بلا نقاط.</numerusform>
            <numerusform>تخلّص %1 من أوراقه أولًا ونال نقطة واحدة.</numerusform>
            <numerusform>تخلّص %1 من أوراقه أولًا ونال نقطتين.</numerusform>
            <numerusform>تخلّص %1 من أوراقه أولًا ونال %Ln نقاط.</numerusform>
            <numerusform>تخلّص %1 من أوراقه أولًا ونال %Ln نقطة.</numerusform>
            <numerusform>تخلّص %1 من أوراقه أولًا ونال %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1: لا نقاط</numerusform>
            <numerusform>%1: نقطة واحدة</numerusform>
            <numerusform>%1: نقطتان</numerusform>
            <numerusform>%1: %Ln نقاط</numerusform>
            <numerusform>%1: %Ln نقطة</numerusform>
            <numerusform>%1: %Ln نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>آخر ورقة</translation>
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
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation>
            <numerusform>%1، لا نقاط</numerusform>
            <numerusform>%1، نقطة واحدة</numerusform>
            <numerusform>%1، نقطتان</numerusform>
            <numerusform>%1، %Ln نقاط</numerusform>
            <numerusform>%1، %Ln نقطة</numerusform>
            <numerusform>%1، %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>لا نقاط</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1، لم يسحب</numerusform>
            <numerusform>%1، سحب ورقة</numerusform>
            <numerusform>%1، سحب ورقتين</numerusform>
            <numerusform>%1، سحب %Ln</numerusform>
            <numerusform>%1، سحب %Ln</numerusform>
            <numerusform>%1، سحب %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1، لعب %2</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1، مرّر</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>كومة الرمي</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>لا دَين</numerusform>
            <numerusform>دَين ورقة</numerusform>
            <numerusform>دَين ورقتين</numerusform>
            <numerusform>دَين %Ln أوراق</numerusform>
            <numerusform>دَين %Ln ورقة</numerusform>
            <numerusform>دَين %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>الجولة ال&amp;تالية</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>أ&amp;ظهر أوراقي</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;مرّر</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>مرّر (P)</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>كومة السحب، فارغة</numerusform>
            <numerusform>كومة السحب، ورقة واحدة</numerusform>
            <numerusform>كومة السحب، ورقتان</numerusform>
            <numerusform>كومة السحب، %Ln أوراق</numerusform>
            <numerusform>كومة السحب، %Ln ورقة</numerusform>
            <numerusform>كومة السحب، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>كومة الرمي، أعلاها: %1، والنقش المسمّى %2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>كومة الرمي، أعلاها: %1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>أظهر الأوراق ال&amp;صالحة</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>يُعتم أوراق يدك التي لا يمكن رميها الآن.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>سمِّ نقشًا</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>الدور على %1.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>مع عقارب الساعة</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>عكس عقارب الساعة</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 من %L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1 يسمّي نقشًا.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 يلعب.</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>سحبت %1.</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>المباراة: %1.</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>خصم واحد، ١٠ أوراق</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>خصم واحد، ٧ أوراق</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>خصمان، ٧ أوراق</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>ثلاثة خصوم، ٧ أوراق</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>الخصوم</translation>
    </message>
    <message>
        <source>One</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>الأوراق لكل لاعب</translation>
    </message>
    <message>
        <source>7</source>
        <translation>٧</translation>
    </message>
    <message>
        <source>10</source>
        <translation>١٠</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>جولة واحدة: يفوز أول من يتخلّص من أوراقه</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>حتى ١٠٠ نقطة مما بقي عند الآخرين</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>حتى ٢٥٠ نقطة مما بقي عند الآخرين</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>ثلاث جولات بالنقاط</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>خمس جولات بالنقاط</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>عشر جولات بالنقاط</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>السحب في الدور</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation>ما شئت من الأوراق</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>ورقة واحدة على الأكثر، ثم التمرير</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>ورقتان على الأكثر، ثم التمرير</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>ثلاث أوراق على الأكثر، ثم التمرير</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>أربع أوراق على الأكثر، ثم التمرير</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>خمس أوراق على الأكثر، ثم التمرير</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>تُقلب كومة الرمي حين تفرغ كومة السحب</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translatorcomment>not a term: player</translatorcomment>
        <translation>على ورقة ٢ يأخذ التالي ورقتين أو يضيف ورقة ٢</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>الملكة تتخطى اللاعب التالي</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>الآس يعكس الاتجاه</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>مع خصم واحد يتابع اللعب من يرمي آسًا.</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>النقاط: الثمانية ٥٠، والولد والملكة والملك ١٠، ولغيرها رقمها.</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>تُرمى الأوراق وتُسحب</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>بالنقر أو السحب بالفأرة</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>بالسحب بالفأرة فقط</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1: لا شيء آخر يعد بنقاط أكثر.</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1: الفوز مستبعد، ولا شيء آخر أفضل.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1: فرصتك نحو %2٪؛ ولا شيء آخر أفضل.</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>سمِّ %1: اضطر %2 إلى السحب عليه، والأرجح ألا ورقة منه عنده.</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>سمِّ %1: لا ورقة منه عندك.</numerusform>
            <numerusform>سمِّ %1: عندك ورقة منه، وليس عندك أكثر من أي نقش.</numerusform>
            <numerusform>سمِّ %1: عندك ورقتان منه، وليس عندك أكثر من أي نقش.</numerusform>
            <numerusform>سمِّ %1: عندك %Ln أوراق منه، وليس عندك أكثر من أي نقش.</numerusform>
            <numerusform>سمِّ %1: عندك %Ln ورقة منه، وليس عندك أكثر من أي نقش.</numerusform>
            <numerusform>سمِّ %1: عندك %Ln ورقة منه، وليس عندك أكثر من أي نقش.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>سمِّ %1</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>%1 آخر ورقة عندك: بها تتخلّص من أوراقك.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>%1 هي الورقة الصالحة الوحيدة؛ ثم سمِّ نقشًا.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>%1 هي الورقة الصالحة الوحيدة.</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>%1: اضطر %2 إلى السحب على %3، والأرجح ألا ورقة منه عنده.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>لا شيء عليك لتأخذه.</numerusform>
            <numerusform>خذ الورقة التي عليك.</numerusform>
            <numerusform>خذ الورقتين اللتين عليك.</numerusform>
            <numerusform>خذ %Ln أوراق عليك.</numerusform>
            <numerusform>خذ %Ln ورقة عليك.</numerusform>
            <numerusform>خذ %Ln ورقة عليك.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>لا ورقة صالحة عندك: اسحب واحدة.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>اسحب رغم ذلك</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>لا ورقة تُؤخذ: مرّر.</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>لا ورقة صالحة عندك: مرّر.</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>مرّر رغم ذلك</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>وزّع الجولة التالية: انتهت هذه.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>ترمي %2 وتتخلّص من أوراقك أولًا.</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>يرمي %1 الورقة %2 ويتخلّص من أوراقه أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>ترمي %2 وتتخلّص من أوراقك أولًا بلا نقاط.</numerusform>
            <numerusform>ترمي %2 وتتخلّص من أوراقك أولًا وتنال نقطة واحدة.</numerusform>
            <numerusform>ترمي %2 وتتخلّص من أوراقك أولًا وتنال نقطتين.</numerusform>
            <numerusform>ترمي %2 وتتخلّص من أوراقك أولًا وتنال %Ln نقاط.</numerusform>
            <numerusform>ترمي %2 وتتخلّص من أوراقك أولًا وتنال %Ln نقطة.</numerusform>
            <numerusform>ترمي %2 وتتخلّص من أوراقك أولًا وتنال %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>يرمي %1 الورقة %2 ويتخلّص من أوراقه أولًا بلا نقاط.</numerusform>
            <numerusform>يرمي %1 الورقة %2 ويتخلّص من أوراقه أولًا وينال نقطة واحدة.</numerusform>
            <numerusform>يرمي %1 الورقة %2 ويتخلّص من أوراقه أولًا وينال نقطتين.</numerusform>
            <numerusform>يرمي %1 الورقة %2 ويتخلّص من أوراقه أولًا وينال %Ln نقاط.</numerusform>
            <numerusform>يرمي %1 الورقة %2 ويتخلّص من أوراقه أولًا وينال %Ln نقطة.</numerusform>
            <numerusform>يرمي %1 الورقة %2 ويتخلّص من أوراقه أولًا وينال %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>ترمي %2. لا شيء على التالي.</numerusform>
            <numerusform>ترمي %2. على التالي ورقة واحدة.</numerusform>
            <numerusform>ترمي %2. على التالي ورقتان.</numerusform>
            <numerusform>ترمي %2. على التالي %Ln أوراق.</numerusform>
            <numerusform>ترمي %2. على التالي %Ln ورقة.</numerusform>
            <numerusform>ترمي %2. على التالي %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>يرمي %1 الورقة %2. لا شيء على التالي.</numerusform>
            <numerusform>يرمي %1 الورقة %2. على التالي ورقة واحدة.</numerusform>
            <numerusform>يرمي %1 الورقة %2. على التالي ورقتان.</numerusform>
            <numerusform>يرمي %1 الورقة %2. على التالي %Ln أوراق.</numerusform>
            <numerusform>يرمي %1 الورقة %2. على التالي %Ln ورقة.</numerusform>
            <numerusform>يرمي %1 الورقة %2. على التالي %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>ترمي %2. ينعكس الاتجاه.</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>يرمي %1 الورقة %2. ينعكس الاتجاه.</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>ترمي %2. يُتخطى %3.</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>يرمي %1 الورقة %2. يُتخطى دورك.</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>يرمي %1 الورقة %2. يُتخطى %3.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>ترمي %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>يرمي %1 الورقة %2.</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>قُلبت كومة الرمي. لا تسحب شيئًا.</numerusform>
            <numerusform>قُلبت كومة الرمي. تسحب ورقة.</numerusform>
            <numerusform>قُلبت كومة الرمي. تسحب ورقتين.</numerusform>
            <numerusform>قُلبت كومة الرمي. تسحب %Ln أوراق.</numerusform>
            <numerusform>قُلبت كومة الرمي. تسحب %Ln ورقة.</numerusform>
            <numerusform>قُلبت كومة الرمي. تسحب %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>قُلبت كومة الرمي. لا يسحب %1 شيئًا.</numerusform>
            <numerusform>قُلبت كومة الرمي. يسحب %1 ورقة.</numerusform>
            <numerusform>قُلبت كومة الرمي. يسحب %1 ورقتين.</numerusform>
            <numerusform>قُلبت كومة الرمي. يسحب %1 %Ln أوراق.</numerusform>
            <numerusform>قُلبت كومة الرمي. يسحب %1 %Ln ورقة.</numerusform>
            <numerusform>قُلبت كومة الرمي. يسحب %1 %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>لا تأخذ شيئًا.</numerusform>
            <numerusform>تأخذ ورقة كانت عليك.</numerusform>
            <numerusform>تأخذ ورقتين كانتا عليك.</numerusform>
            <numerusform>تأخذ %Ln أوراق كانت عليك.</numerusform>
            <numerusform>تأخذ %Ln ورقة كانت عليك.</numerusform>
            <numerusform>تأخذ %Ln ورقة كانت عليك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>لا يأخذ %1 شيئًا.</numerusform>
            <numerusform>يأخذ %1 ورقة كانت عليه.</numerusform>
            <numerusform>يأخذ %1 ورقتين كانتا عليه.</numerusform>
            <numerusform>يأخذ %1 %Ln أوراق كانت عليه.</numerusform>
            <numerusform>يأخذ %1 %Ln ورقة كانت عليه.</numerusform>
            <numerusform>يأخذ %1 %Ln ورقة كانت عليه.</numerusform>
        </translation>
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
        <source>You name %2.</source>
        <translation>تسمّي %2.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>يسمّي %1 نقش %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>تمرّر.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>يمرّر %1.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>وُزّعت الجولة %1.</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1 تنادي: آخر ورقة.</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1 ينادي %2: آخر ورقة.</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1 لا أحد يستطيع المتابعة: لا فائز.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>البستوني</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>القلوب</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>السباتي</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>لم توزَّع الجولة التالية بعد.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>لم تنتهِ هذه الجولة بعد.</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>لا يُسمّى نقش إلا بعد ثمانية.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>ليست هذه الورقة في يدك.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>ضع ٢ على هذه.</numerusform>
            <numerusform>خذ ورقة أو ضع ٢ على هذه.</numerusform>
            <numerusform>خذ ورقتين أو ضع ٢ على هذه.</numerusform>
            <numerusform>خذ %Ln أوراق أو ضع ٢ على هذه.</numerusform>
            <numerusform>خذ %Ln ورقة أو ضع ٢ على هذه.</numerusform>
            <numerusform>خذ %Ln ورقة أو ضع ٢ على هذه.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>لا تصلح %1 على %2.</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>سحبت ما يكفي في هذا الدور. ارمِ أو مرّر.</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>لا ورقة تُسحب. ارمِ أو مرّر.</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation>لا تمرّر إلا حين يتعذّر السحب. اسحب ورقة.</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>سمِّ نقشًا أولًا.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>الأوراق الباقية</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>يلعب أول ورقة صالحة ويحتفظ بالثمانيات إلى أن لا يصلح غيرها.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>يستنتج مما تسحب عليه ما ليس عندك، ويتابع اللعب في ذهنه.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1٪ من جولة رابحة</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>ليست هذه خيارات للثمانيات المجنونة (مثل ‎2x7 أو ‎3x7-turnover-p100).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>هذه الأوراق لا تكوّن لعبة ثمانيات مجنونة بهذه الخيارات.</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>لا يمكن أن تكون أول ورقة مرمية ثمانية.</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation>النقلة ورقة مثل 7H، أو نقش مثل H، أو draw أو pass أو deal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>بلا لاعبين، %1 أوراق لكلٍّ</numerusform>
            <numerusform>لاعب واحد، %1 أوراق</numerusform>
            <numerusform>لاعبان، %1 أوراق لكلٍّ</numerusform>
            <numerusform>%Ln لاعبين، %1 أوراق لكلٍّ</numerusform>
            <numerusform>%Ln لاعبًا، %1 أوراق لكلٍّ</numerusform>
            <numerusform>%Ln لاعب، %1 أوراق لكلٍّ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>بلا لاعبين، %1 أوراق لكلٍّ، الجولات: %2</numerusform>
            <numerusform>لاعب واحد، %1 أوراق، الجولات: %2</numerusform>
            <numerusform>لاعبان، %1 أوراق لكلٍّ، الجولات: %2</numerusform>
            <numerusform>%Ln لاعبين، %1 أوراق لكلٍّ، الجولات: %2</numerusform>
            <numerusform>%Ln لاعبًا، %1 أوراق لكلٍّ، الجولات: %2</numerusform>
            <numerusform>%Ln لاعب، %1 أوراق لكلٍّ، الجولات: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>بلا لاعبين، %1 أوراق لكلٍّ، حتى %2 نقطة</numerusform>
            <numerusform>لاعب واحد، %1 أوراق، حتى %2 نقطة</numerusform>
            <numerusform>لاعبان، %1 أوراق لكلٍّ، حتى %2 نقطة</numerusform>
            <numerusform>%Ln لاعبين، %1 أوراق لكلٍّ، حتى %2 نقطة</numerusform>
            <numerusform>%Ln لاعبًا، %1 أوراق لكلٍّ، حتى %2 نقطة</numerusform>
            <numerusform>%Ln لاعب، %1 أوراق لكلٍّ، حتى %2 نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>بلا لاعبين، %1 أوراق لكلٍّ، قواعد خاصة</numerusform>
            <numerusform>لاعب واحد، %1 أوراق، قواعد خاصة</numerusform>
            <numerusform>لاعبان، %1 أوراق لكلٍّ، قواعد خاصة</numerusform>
            <numerusform>%Ln لاعبين، %1 أوراق لكلٍّ، قواعد خاصة</numerusform>
            <numerusform>%Ln لاعبًا، %1 أوراق لكلٍّ، قواعد خاصة</numerusform>
            <numerusform>%Ln لاعب، %1 أوراق لكلٍّ، قواعد خاصة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>بلا لاعبين، %1 أوراق لكلٍّ، قواعد خاصة، الجولات: %2</numerusform>
            <numerusform>لاعب واحد، %1 أوراق، قواعد خاصة، الجولات: %2</numerusform>
            <numerusform>لاعبان، %1 أوراق لكلٍّ، قواعد خاصة، الجولات: %2</numerusform>
            <numerusform>%Ln لاعبين، %1 أوراق لكلٍّ، قواعد خاصة، الجولات: %2</numerusform>
            <numerusform>%Ln لاعبًا، %1 أوراق لكلٍّ، قواعد خاصة، الجولات: %2</numerusform>
            <numerusform>%Ln لاعب، %1 أوراق لكلٍّ، قواعد خاصة، الجولات: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>بلا لاعبين، %1 أوراق لكلٍّ، قواعد خاصة، حتى %2 نقطة</numerusform>
            <numerusform>لاعب واحد، %1 أوراق، قواعد خاصة، حتى %2 نقطة</numerusform>
            <numerusform>لاعبان، %1 أوراق لكلٍّ، قواعد خاصة، حتى %2 نقطة</numerusform>
            <numerusform>%Ln لاعبين، %1 أوراق لكلٍّ، قواعد خاصة، حتى %2 نقطة</numerusform>
            <numerusform>%Ln لاعبًا، %1 أوراق لكلٍّ، قواعد خاصة، حتى %2 نقطة</numerusform>
            <numerusform>%Ln لاعب، %1 أوراق لكلٍّ، قواعد خاصة، حتى %2 نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1: تحتفظ بالثمانية لوقت لاحق.</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>%1 ثم سمِّ %2: اضطر %3 إلى السحب عليه.</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>%1 ثم سمِّ %2: لا ورقة منه عندك.</numerusform>
            <numerusform>%1 ثم سمِّ %2: عندك ورقة منه.</numerusform>
            <numerusform>%1 ثم سمِّ %2: عندك ورقتان منه.</numerusform>
            <numerusform>%1 ثم سمِّ %2: عندك %Ln أوراق منه.</numerusform>
            <numerusform>%1 ثم سمِّ %2: عندك %Ln ورقة منه.</numerusform>
            <numerusform>%1 ثم سمِّ %2: عندك %Ln ورقة منه.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1: لا تبقى عندك ورقة من %2.</numerusform>
            <numerusform>%1: تبقى عندك ورقة من %2 تلعبها لاحقًا.</numerusform>
            <numerusform>%1: تبقى عندك ورقتان من %2 تلعبهما لاحقًا.</numerusform>
            <numerusform>%1: تبقى عندك %Ln أوراق من %2 تلعبها لاحقًا.</numerusform>
            <numerusform>%1: تبقى عندك %Ln ورقة من %2 تلعبها لاحقًا.</numerusform>
            <numerusform>%1: تبقى عندك %Ln ورقة من %2 تلعبها لاحقًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1: هي ورقتك الوحيدة من %2، وقد لا تصلح لاحقًا.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1: فرصتك نحو %2٪، وبلعب ورقة %3٪.</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>%1 ليست من النقش المسمّى.</translation>
    </message>
</context>
</TS>
