<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>الاستراتيجية الأساسية</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>قيمة كل تصرف في المتوسط، محسوبة بالرهانات.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>جارٍ العدّ...</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>تعذّر حساب القيم.</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>وزّع جولة لتحصل على نصيحة.</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 ضد %2: %3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>الأفضل لهذه الأوراق بعينها: %1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>ورقة أخرى (H)</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>لا أوراق أخرى (S)</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>ضاعف الرهان مقابل ورقة واحدة فقط (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>اجعل الزوج يدين برهان ثانٍ (P)</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>تخلَّ عن اليد مقابل نصف الرهان (U)</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>راهن بالدَّين على أن لدى الموزّع بلاك جاك، والربح ٢ إلى ١ (I)</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>راهن على أن لدى الموزّع بلاك جاك، والربح ٢ إلى ١ (I)</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>العب بلا تأمين (N)</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>يُقرضك الكازينو ما يلزم الرهان ويوزّع (Enter)</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>وزّع الجولة التالية (Enter)</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>ضاعف الرهان بالدَّين مقابل ورقة واحدة فقط (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>اجعل الزوج يدين برهان ثانٍ بالدَّين (P)</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>استرجع الفيشات (C)</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>اخلط وتابع اللعب بمالك (Enter)</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>لعبة جديدة بمبلغ %1</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>أضف فيشة بلا قيمة</numerusform>
            <numerusform>أضف فيشة بدولار واحد</numerusform>
            <numerusform>أضف فيشة بدولارين</numerusform>
            <numerusform>أضف فيشة بـ%Ln دولارات</numerusform>
            <numerusform>أضف فيشة بـ%Ln دولارًا</numerusform>
            <numerusform>أضف فيشة بـ%Ln دولار</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>ضع رهانًا أولًا.</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>لا تُنقل الأوراق هنا باليد: استعمل الأزرار في الأسفل.</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>أظهر المستشا&amp;ر</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>يُظهر ما تفعله الاستراتيجية الأساسية وقيمة كل تصرف. والألعاب التي تُلعب معه تُحسب بمساعدة.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>المال</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>أنت: %1، الموزّع: %2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>انتهى صندوق الأوراق</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>الصناديق المنتهية</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>لا جولات، وربحت %1.</numerusform>
            <numerusform>جولة واحدة، وربحت %1.</numerusform>
            <numerusform>جولتان، وربحت %1.</numerusform>
            <numerusform>%Ln جولات، وربحت %1.</numerusform>
            <numerusform>%Ln جولة، وربحت %1.</numerusform>
            <numerusform>%Ln جولة، وربحت %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>لا جولات، وخسرت %1.</numerusform>
            <numerusform>جولة واحدة، وخسرت %1.</numerusform>
            <numerusform>جولتان، وخسرت %1.</numerusform>
            <numerusform>%Ln جولات، وخسرت %1.</numerusform>
            <numerusform>%Ln جولة، وخسرت %1.</numerusform>
            <numerusform>%Ln جولة، وخسرت %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>لا جولات، بلا ربح ولا خسارة.</numerusform>
            <numerusform>جولة واحدة، بلا ربح ولا خسارة.</numerusform>
            <numerusform>جولتان، بلا ربح ولا خسارة.</numerusform>
            <numerusform>%Ln جولات، بلا ربح ولا خسارة.</numerusform>
            <numerusform>%Ln جولة، بلا ربح ولا خسارة.</numerusform>
            <numerusform>%Ln جولة، بلا ربح ولا خسارة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>يستمر الصندوق التالي بمبلغ %1؛ وتبدأ اللعبة الجديدة بمبلغ %2.</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>قواعد الدليل</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>الرزم</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>الموزّع يسحب على ١٧ المرنة</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>المضاعفة بعد القسمة</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>الاستسلام مقابل نصف الرهان</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>التأمين ضد الآس</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>أظهر المستشار</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>تظهر جولات هذا الصندوق فورًا. وتُحفظ حين ينتهي.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>هذا الصندوق</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>كل الصناديق</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ربح</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translation>بلاك جاك</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>صافي الربح</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>صندوق الأوراق فارغ</numerusform>
            <numerusform>صندوق الأوراق، بقيت ورقة واحدة</numerusform>
            <numerusform>صندوق الأوراق، بقيت ورقتان</numerusform>
            <numerusform>صندوق الأوراق، بقيت %Ln أوراق</numerusform>
            <numerusform>صندوق الأوراق، بقيت %Ln ورقة</numerusform>
            <numerusform>صندوق الأوراق، بقيت %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>الصندوق</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>الأوراق المستعملة</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>المستعملة</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>يد الموزّع</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>الموزّع</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>الموزّع يكشف %1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>لدى الموزّع بلاك جاك</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>لدى الموزّع %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>يدك</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>اليد الأولى</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>اليد الثانية</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>مؤمَّنة</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>الصندوق التالي، بمبلغ %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>امسح</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>بالدَّين</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>وزّع</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>ابدأ من جديد</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>راهن بمبلغ %1 ووزّع</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>ضع رهانًا</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>الرهان: %1، ويُقرضك الكازينو %2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>الرهان: %1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>تربح %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>تخسر %1.</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>يُرد إليك رهانك.</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>لا ربح ولا خسارة.</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation>بلاك جاك!</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>لدى الموزّع بلاك جاك.</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>تجاوزت ٢١.</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>تعادل.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>تستسلم.</translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation>‎-$%1</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>‎+%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>اسحب</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>قف</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>ضاعف</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>استسلم</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>أمّن</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>بلا تأمين</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>اقسم</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>سحب</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>وقوف</translation>
    </message>
    <message>
        <source>double</source>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>تأمين</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>بلا تأمين</translation>
    </message>
    <message>
        <source>split</source>
        <translation>قسمة</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>بلاك جاك</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ربح</translation>
    </message>
    <message>
        <source>push</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>تجاوز ٢١</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>التأمين يربح.</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>ضاع التأمين.</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>اليد الأولى: %1. اليد الثانية: %2. %3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>تجاوز الموزّع ٢١.</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>الموزّع يكشف آسًا. أتؤمّن رهانك بمبلغ %1؟</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>آس</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>ضع رهانًا ووزّع. على المدى البعيد يأخذ الكازينو %1٪ منه مهما كان قدره.</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>ضع رهانًا ووزّع. بهذه القواعد تربح الاستراتيجية الأساسية %1٪ منه على المدى البعيد مهما كان قدره.</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>بلا تأمين: قيمة التأمين %1 رهان في المتوسط.</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>يربح على المدى البعيد إن كانت قيمة أكثر من ثلث الأوراق التي لا تراها ١٠. وفي رزم كاملة دون أوراقك هي %1 من %2، وهذا أقل.</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>الجولات الرابحة بالمئة</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>العائد بالمئة من الرهانات</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>القرارات الموافقة للاستراتيجية الأساسية، بالمئة</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>كلفة القرارات الأخرى بالمئة من الرهانات</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>أمّن رهانك أو ارفض التأمين أولًا.</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>لا تقسم إلا أول ورقتين لك، وإن تساوت قيمتاهما.</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>لا تستسلم إلا بأول ورقتين لك.</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>لا استسلام حسب قواعد هذه اللعبة.</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>لا يُعرض التأمين إلا ضد آس، وقبل أي شيء آخر.</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>لا تأمين حسب قواعد هذه اللعبة.</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>لا تضاعف إلا بأول ورقتين في اليد.</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>لا تضاعف إلا بأول ورقتين لك، لا بعد القسمة.</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>انتهى هذا الصندوق.</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>أكمل هذه الجولة أولًا.</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>الرهان عدد زوجي من الدولارات من %1 إلى %2.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>لا توجد نقلة كهذه.</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>وزّع أولًا.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1 قيمة ما فعلته %2. وهو من الاستراتيجية الأساسية التي لا تنظر في الأوراق المفردة.</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1 والاستراتيجية الأساسية تفعل ذلك أيضًا. قيمة ما فعلته %2.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1 قيمة ما فعلته %2.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translatorcomment>not a term: insurance</translatorcomment>
        <translation>خيارات بلاك جاك هي &quot;house&quot; لأربع رزم، أو 1 أو 2 أو 6 أو 8 رزم، ثم ‎-h17 (الموزّع يسحب على 17 المرنة) و‎-das (المضاعفة بعد القسمة) و‎-surrender و‎-insurance عند الرغبة.</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>يُكتب الصندوق أوراقه، لكل منها حرفان، ثم فاصلة والمال بالدولارات الصحيحة.</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>لا ورقة في صندوق بهذه القواعد.</numerusform>
            <numerusform>في الصندوق بهذه القواعد كل ورقة مرة واحدة.</numerusform>
            <numerusform>في الصندوق بهذه القواعد كل ورقة مرتين.</numerusform>
            <numerusform>في الصندوق بهذه القواعد كل ورقة %Ln مرات.</numerusform>
            <numerusform>في الصندوق بهذه القواعد كل ورقة %Ln مرة.</numerusform>
            <numerusform>في الصندوق بهذه القواعد كل ورقة %Ln مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>تُكتب النقلة b مع رهان زوجي، أو h أو s أو d أو p أو u للسحب والوقوف والمضاعفة والقسمة والاستسلام، أو i أو n للتأمين أو عدمه.</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>%1 مرنة</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>صناديق بلا رزم، الموزّع يسحب على ١٧ المرنة</numerusform>
            <numerusform>صناديق من رزمة واحدة، الموزّع يسحب على ١٧ المرنة</numerusform>
            <numerusform>صناديق من رزمتين، الموزّع يسحب على ١٧ المرنة</numerusform>
            <numerusform>صناديق من %Ln رزم، الموزّع يسحب على ١٧ المرنة</numerusform>
            <numerusform>صناديق من %Ln رزمة، الموزّع يسحب على ١٧ المرنة</numerusform>
            <numerusform>صناديق من %Ln رزمة، الموزّع يسحب على ١٧ المرنة</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>صناديق من أربع رزم، الموزّع يقف على ١٧</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>صناديق بلا رزم، الموزّع يقف على ١٧</numerusform>
            <numerusform>صناديق من رزمة واحدة، الموزّع يقف على ١٧</numerusform>
            <numerusform>صناديق من رزمتين، الموزّع يقف على ١٧</numerusform>
            <numerusform>صناديق من %Ln رزم، الموزّع يقف على ١٧</numerusform>
            <numerusform>صناديق من %Ln رزمة، الموزّع يقف على ١٧</numerusform>
            <numerusform>صناديق من %Ln رزمة، الموزّع يقف على ١٧</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1، مضاعفة بعد القسمة</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1، استسلام</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1، تأمين</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>اسحب</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>قف</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>ضاعف</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>استسلم</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>اقسم</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1: %2 رهان في المتوسط. %3: %4.</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>هذا دقيق لأوراقك، والاستراتيجية الأساسية توافقه.</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>هذا دقيق لأوراقك. الاستراتيجية الأساسية، وهي لا تنظر في الأوراق المفردة، تفضّل الثاني.</translation>
    </message>
</context>
</TS>
