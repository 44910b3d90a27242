<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>أنت، بمساعدة</translation>
    </message>
    <message>
        <source>People</source>
        <translation>أشخاص</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 من %2 (%3٪)</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>الفوز في الألعاب القصيرة، حسب اللاعب والطرف</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>الفوز في الألعاب، حسب اللاعب والطرف</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>كل اللاعبين</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>مرات الفوز</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>لم يُعدّ شيء هنا بعد. الألعاب التي اكتملت قبل وجود هذه الصفحة تجدها بين النتائج.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>لم تُعدّ هنا أي لعبة. بين لاعبين متكافئين يفوز كل طرف بـ٢٥٪ على المدى البعيد.</numerusform>
            <numerusform>عُدّت هنا لعبة واحدة. بين لاعبين متكافئين يفوز كل طرف بـ٢٥٪ على المدى البعيد.</numerusform>
            <numerusform>عُدّت هنا لعبتان. بين لاعبين متكافئين يفوز كل طرف بـ٢٥٪ على المدى البعيد.</numerusform>
            <numerusform>عُدّت هنا %Ln ألعاب. بين لاعبين متكافئين يفوز كل طرف بـ٢٥٪ على المدى البعيد.</numerusform>
            <numerusform>عُدّت هنا %Ln لعبة. بين لاعبين متكافئين يفوز كل طرف بـ٢٥٪ على المدى البعيد.</numerusform>
            <numerusform>عُدّت هنا %Ln لعبة. بين لاعبين متكافئين يفوز كل طرف بـ٢٥٪ على المدى البعيد.</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>رميات قليلة جدًا</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>غير متوازن</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>قليل التوازن</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>عادل</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>لم تُعدّ أي رميات بعد.</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>الرميات ما زالت أقل من أن تبيّن هل النرد عادل.</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>النرد عادل: في %1 من كل الحالات لا يقل اختلال النرد العادل عن أكثر هذه الأعداد اختلالًا.</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>النرد أقل توازنًا من المعتاد قليلًا: في %1 من كل الحالات يختل النرد العادل بهذا القدر. ستبيّن رميات أخرى هل كان حظًا.</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>لا يبدو النرد عادلًا: في %1 من كل الحالات يختل النرد العادل بهذا القدر.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>النرد</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>كم مرة ظهر كل وجه (والمتوقع)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>الوجه</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation>مربع كاي: بُعد الأعداد عن المتوقع (واحتمال أن يبعد النرد العادل بقدره)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>الطرف</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>الرميات</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>الرميات المتماثلة</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>الأوجه (نحو ٥)</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>الأزواج (نحو ٢٠)</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>بكلمة واحدة</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>أزواج النرد</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>كم مرة ظهر كل زوج (والمتوقع)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>الزوج</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>اللاعب %L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>استُعملت كل الأرقام: اضغط «تم».</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>لا شيء آخر يُلعب: اضغط «تم».</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>الأرقام الباقية: %1. يمكن لبيدق أن يدخل.</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>الأرقام الباقية: %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>دورك (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>دور %1.</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1: إعادة %2</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>دخول إلى %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>لقد فزت!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>الفوز: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>دور %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>الباقي: %1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>الرمية %L1 و%L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1 و%L2: ثالث رمية متماثلة</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1 و%L2: تعذّر اللعب</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>لا يعود بيدق إلى الانطلاق إلا حين يُضرب.</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>لا يذهب أي بيدق لهذا الطرف إلى هناك أبدًا.</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>تدخل بيادق %1 على المربع %2.</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>لا تسير البيادق إلا إلى الأمام.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>الدور على %1.</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>ممر بيت %1 %L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>بيت %1</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>انطلاق %1</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>المربع %L1</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>آمن</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>هنا يدخل %1</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>هنا ينعطف %1</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>حاجز %1</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>%1، البيدق %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>لا بيادق</numerusform>
            <numerusform>بيدق واحد</numerusform>
            <numerusform>بيدقان</numerusform>
            <numerusform>%Ln بيادق</numerusform>
            <numerusform>%Ln بيدقًا</numerusform>
            <numerusform>%Ln بيدق</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>بقي %L1</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>بيادق %1 الأربعة كلها في البيت. المربعات الباقية على الآخرين: %2.</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>عليه الدور</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>الأرقام الباقية: %1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>الرمية: %1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>اختير %L1</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>استُعمل: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>لا بيادق في البيت</numerusform>
            <numerusform>بيدق واحد في البيت</numerusform>
            <numerusform>بيدقان في البيت</numerusform>
            <numerusform>%Ln بيادق في البيت</numerusform>
            <numerusform>%Ln بيدقًا في البيت</numerusform>
            <numerusform>%Ln بيدق في البيت</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>أ&amp;نهِ الدور</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>ينهي دورك متى استُعملت كل الأرقام الممكنة</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>ار&amp;جع خطوة</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>ابدأ ال&amp;دور مجددًا</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>من جديد</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>يرجع كل خطوات هذا الدور</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>أظهر أ&amp;رقام المربعات</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>الحاسوب يلعب. بـ%1 ينقل فورًا.</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>لم يبقَ رقم %L1 يُستعمل.</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>لا يستطيع بيدق أن يسير بالرقم %L1 الآن.</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>اختر الآن البيدق الذي يسير بالرقم %L1.</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>ثالث رمية متماثلة</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>تعذّر اللعب</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>رمية متماثلة: رمية أخرى</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>اضغط «تم» للمتابعة.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1 ينتظر. انقل عنه أو دعه ينقل بـ%2.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 يلعب.</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>فرصة الفوز: نحو %L1٪</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>قياسية</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>قصيرة</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>قياسية، بأربعة بيادق</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>قصيرة، ببيدقين</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>أظهر أين يصل البيدق الذي تحت المؤشر</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>أنهِ دوري تلقائيًا متى لم يبقَ ما يُلعب</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>انتظرني حين يتعذّر عليّ اللعب</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>هذه تفوز باللعبة.</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>هذه لا تعيد أي بيدق.</numerusform>
            <numerusform>هذه تعيد بيدقًا إلى الانطلاق.</numerusform>
            <numerusform>هذه تعيد بيدقين إلى الانطلاق.</numerusform>
            <numerusform>هذه تعيد %Ln بيادق إلى الانطلاق.</numerusform>
            <numerusform>هذه تعيد %Ln بيدقًا إلى الانطلاق.</numerusform>
            <numerusform>هذه تعيد %Ln بيدق إلى الانطلاق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>هذه لا توصل أي بيدق.</numerusform>
            <numerusform>هذه توصل بيدقًا إلى البيت.</numerusform>
            <numerusform>هذه توصل بيدقين إلى البيت.</numerusform>
            <numerusform>هذه توصل %Ln بيادق إلى البيت.</numerusform>
            <numerusform>هذه توصل %Ln بيدقًا إلى البيت.</numerusform>
            <numerusform>هذه توصل %Ln بيدق إلى البيت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>هذه لا تُدخل أي بيدق.</numerusform>
            <numerusform>هذه تُدخل بيدقًا في اللعب.</numerusform>
            <numerusform>هذه تُدخل بيدقين في اللعب.</numerusform>
            <numerusform>هذه تُدخل %Ln بيادق في اللعب.</numerusform>
            <numerusform>هذه تُدخل %Ln بيدقًا في اللعب.</numerusform>
            <numerusform>هذه تُدخل %Ln بيدق في اللعب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>هذه لا تبني حاجزًا.</numerusform>
            <numerusform>هذه تبني حاجزًا.</numerusform>
            <numerusform>هذه تبني حاجزين.</numerusform>
            <numerusform>هذه تبني %Ln حواجز.</numerusform>
            <numerusform>هذه تبني %Ln حاجزًا.</numerusform>
            <numerusform>هذه تبني %Ln حاجز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>هذه لا تؤمّن أي بيدق.</numerusform>
            <numerusform>هذه تنقل بيدقًا إلى مربع آمن.</numerusform>
            <numerusform>هذه تنقل بيدقين إلى مربعين آمنين.</numerusform>
            <numerusform>هذه تنقل %Ln بيادق إلى مربعات آمنة.</numerusform>
            <numerusform>هذه تنقل %Ln بيدقًا إلى مربعات آمنة.</numerusform>
            <numerusform>هذه تنقل %Ln بيدق إلى مربعات آمنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>هذه تعطيك أفضل الفرص.</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>لا رمية تضربك بعدها.</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>لا رمية من ٣٦ تضربك بعدها.</numerusform>
            <numerusform>رمية واحدة من ٣٦ تضربك بعدها.</numerusform>
            <numerusform>رميتان من ٣٦ تضربانك بعدها.</numerusform>
            <numerusform>%Ln رميات من ٣٦ تضربك بعدها.</numerusform>
            <numerusform>%Ln رمية من ٣٦ تضربك بعدها.</numerusform>
            <numerusform>%Ln رمية من ٣٦ تضربك بعدها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>الدور مكتمل كما هو.</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>فرصة الفوز: نحو %1٪.</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>رنا الطائشة</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>تحب الوقوف حيث يعيد الآخرون بيادقها.</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>لطيفة المهذّبة</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>تفسح الطريق للجميع وتبتعد عن البيت ما استطاعت.</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>سلمى المدهشة</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>تسرع إلى البيت وتتجنب الآخرين وتبني الحواجز.</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>حنان الحذرة</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>توازن بين ما قد يخسره كل بيدق وتقدّم الآخرين.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>يجرّب أكثر الأدوار وعدًا أمام الرميات الآتية.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>الرميات</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>الرميات المتماثلة في كل مئة</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>متوسط النرد</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1٪ من فرصة الفوز</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1 يعود بيدق %2 إلى الانطلاق: ‎+٢٠.</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1 وهذا يعطي ‎+١٠.</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1 يوصل البيدق الأخير إلى البيت ويفوز.</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1 %2 يدخل على %3.</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1 %2: من %3 إلى %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1 يرمي %2 و%3 ولا يستطيع اللعب.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1 يرمي ثالث رمية متماثلة، %2 و%3، ولا يجوز لعبها.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1 يرمي ثالث رمية متماثلة، %2 و%3: يعود البيدق المتقدم إلى الانطلاق.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1 يرمي %2 و%3، مع الوجهين السفليين %4 و%5.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1 يرمي %2 و%3.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>الأخضر</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>الأحمر</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>الأزرق</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>الأصفر</translation>
    </message>
    <message>
        <source>start</source>
        <translation>الانطلاق</translation>
    </message>
    <message>
        <source>home</source>
        <translation>البيت</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>ممر البيت %1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>لا يوجد بيدق كهذا.</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>على هذا البيدق أن يدخل أولًا.</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>خرج هذا البيدق من قبل.</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>هذا البيدق في البيت.</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>يدخل البيدق بـ٥، أو بـ١ و٤، أو بـ٢ و٣.</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>بيدقان يسدّان مربع الدخول.</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>لم يبقَ رقم %1 يُستعمل.</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>الحاجز على المربع %1 في الطريق.</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>الحاجز على المربع %1 من ممر البيت في الطريق.</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>هذا أبعد من اللازم: يصل البيدق إلى البيت بالرقم بالضبط.</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>بيدق لطرف آخر آمن على المربع %1.</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>ما زال يمكن لبيدق أن يدخل.</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>ما زال استعمال الرقم %1 ممكنًا.</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>لا يجوز نقل الحاجز كله.</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>سينتقل الحاجز كله، ولا رقم باقيًا يفرّقه.</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>لعبة البارتشيسي قياسية (standard) أو قصيرة (short).</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>نرد لعبة البارتشيسي يُشتق من عدد صحيح واحد.</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>تُكتب نقلة البارتشيسي مثل ‎2+6 لسير البيدق 2 ستة مربعات، أو ‎2+in للدخول، أو done.</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>قصيرة، ببيدقين</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
</TS>
