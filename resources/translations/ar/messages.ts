<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>لُعبت آخر مرة اليوم الساعة %1</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>لُعبت آخر مرة أمس الساعة %1</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>لُعبت آخر مرة في %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>بلا نقلات، اليوم الساعة %1</numerusform>
            <numerusform>نقلة واحدة، اليوم الساعة %1</numerusform>
            <numerusform>نقلتان، اليوم الساعة %1</numerusform>
            <numerusform>%Ln نقلات، اليوم الساعة %1</numerusform>
            <numerusform>%Ln نقلة، اليوم الساعة %1</numerusform>
            <numerusform>%Ln نقلة، اليوم الساعة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>بلا نقلات، أمس الساعة %1</numerusform>
            <numerusform>نقلة واحدة، أمس الساعة %1</numerusform>
            <numerusform>نقلتان، أمس الساعة %1</numerusform>
            <numerusform>%Ln نقلات، أمس الساعة %1</numerusform>
            <numerusform>%Ln نقلة، أمس الساعة %1</numerusform>
            <numerusform>%Ln نقلة، أمس الساعة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>بلا نقلات، لُعبت آخر مرة في %1</numerusform>
            <numerusform>نقلة واحدة، لُعبت آخر مرة في %1</numerusform>
            <numerusform>نقلتان، لُعبت آخر مرة في %1</numerusform>
            <numerusform>%Ln نقلات، لُعبت آخر مرة في %1</numerusform>
            <numerusform>%Ln نقلة، لُعبت آخر مرة في %1</numerusform>
            <numerusform>%Ln نقلة، لُعبت آخر مرة في %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>رُقع اليوم تستعملها نافذة أخرى.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>easy</source>
        <translation>سهلة</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسطة</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>صعبة نوعًا ما</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>صعبة</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>الأصعب</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>فوز بمساعدة</translation>
    </message>
    <message>
        <source>won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>فوز بمساعدة في %1</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>فوز في %1</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>خسارة بمساعدة</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>تعادل بمساعدة</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>النقاط بمساعدة: %L1</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>النقاط: %L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>لا أيام متتالية بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>لا أيام متتالية.</numerusform>
            <numerusform>أول يوم في سلسلة.</numerusform>
            <numerusform>يومان متتاليان.</numerusform>
            <numerusform>%Ln أيام متتالية.</numerusform>
            <numerusform>%Ln يومًا متتاليًا.</numerusform>
            <numerusform>%Ln يوم متتالٍ.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>غُفر لك غياب يوم %1.</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>لا نقلات حتى الآن</numerusform>
            <numerusform>نقلة واحدة حتى الآن</numerusform>
            <numerusform>نقلتان حتى الآن</numerusform>
            <numerusform>%Ln نقلات حتى الآن</numerusform>
            <numerusform>%Ln نقلة حتى الآن</numerusform>
            <numerusform>%Ln نقلة حتى الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>بدأت</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>لم تُلعب بعد</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>اليوم: %1، %2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>رزمة الأوراق التي اخترتها (%1) لم تعد مثبّتة، فتظهر لك رزمتنا بدلًا منها.</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>لا يمكن قراءة ملفها</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>ملفها كبير جدًا</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>ملفها ليس رسمًا</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>رسمها لا يُؤمَن فتحه</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>بعض أوراقها ناقص</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>ليس لها شكل أوراق اللعب</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>بعض أوراقها فارغ أو متشابه</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>نقوشها لا تتمايز أو ليست النقوش المعتادة</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>رسمها يستغرق وقتًا أطول من اللازم</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>لا يمكن استعمال رزمة الأوراق «%1»: %2. تظهر لك رزمتنا بدلًا منها.</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation>لم يسلّم النظام الملف.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>مثبَت</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>محسوب بدقة</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>مقدَّر</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>يجري البحث عن النقلات التي حسمت اللعبة...</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>يجري تقييم النقلة %L1 من %L2...</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>لم تحسم هذه اللعبةَ أي نقلة.</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>الدقة: %L1 من ١٠٠.</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>كانت النقلات كلها بالجودة نفسها.</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>ما ضاع: %1.</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>ما كُسب بالحظ: %1.</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>ما خُسر بالحظ: %1.</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>النقلة %L1 أضاعت %2 (%3).</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>اللحظة %L1 من %L2: %3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>تحسّن: هذه النهاية أفضل من نهاية اللعبة المراجَعة.</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>هذه النهاية أسوأ من نهاية اللعبة المراجَعة.</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>هذه النهاية بجودة نهاية اللعبة المراجَعة.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the judgement of all moves</comment>
        <translation>‏%1: %2</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>it is not a saved game</source>
        <translation>ليس لعبة محفوظة</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>كتبه إصدار أحدث</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>تنسيقه غير معروف</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>يخص لعبة أخرى</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>لا لعبة فيه</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 ليس مجلدًا.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>لا يمكن إنشاء المجلد %1.</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>اللعبة المحفوظة تستعملها نافذة أخرى.</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>لا يُسمح لك بالكتابة في %1.</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>تعذّرت الكتابة في %1 (%2).</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>شخصان</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>أنت تبدأ</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>الحاسوب يبدأ</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>الإحصاءات تستعملها نافذة أخرى.</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>كتبه إصدار أحدث</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>لا يمكن فتح نافذة: لا توجد شاشة عرض</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>لا يمكن فتح نافذة: %1</translation>
    </message>
</context>
<context>
    <name>duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
</context>
<context>
    <name>guard</name>
    <message>
        <source>%1 took %2 of memory and was ended; it may take %3 (see --no-limits)</source>
        <translation>أخذت اللعبة %1 من الذاكرة %2 فأُنهيت؛ المسموح لها %3 (انظر ‎--no-limits)</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>العربية</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Parts of a list or of a description, one after the other.</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>A name in front of a field: &quot;Suits:&quot;.</extracomment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>%1 was not loaded: %2</source>
        <translation>لم تُحمَّل اللعبة %1: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>ليس في اللعبة %1 ما يُعرض</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>تعطّلت اللعبة %1 أثناء بدئها: %2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>تعطّلت اللعبة %1 أثناء بدئها</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>لا توجد لعبة اسمها «%1»</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 ليس لعبة: %2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>لا يمكن لعب %1: %2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>لا يُسمح للعبة %1 باستعمال ملفاتك أو الشبكة أو برامج أخرى (انظر ‎--unconfined)</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>العب ضد الحاسوب</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>متوقفة مؤقتًا. اضغط %1 أو الزر للمتابعة.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>نفّذه</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>يجري البحث عن توزيعة...</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>جارٍ التفكير...</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1 ما زال التفكير جاريًا...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>أخفِ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>الوقت: %1.</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>نقلات الجميع: %L1.</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>النقلات: %L1.</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>بمساعدة.</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>بلا مساعدة.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>حسنًا</translation>
    </message>
</context>
<context>
    <name>plt::BoardView</name>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation>أتريد فتح هذا الملف في %1؟</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>ا&amp;فتح</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>لا يوجد ملف كهذا.</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>لم تسمح بذلك.</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>لم تختر هذا الملف.</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>لم تسلّم اللعبة المحتوى.</translation>
    </message>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>لا يشغّل برامج أخرى إلا الألعاب التي جاءت مع هذا البرنامج.</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>إنه في مكان يجوز للعبة نفسها أن تكتب فيه.</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>أتريد تشغيل هذا البرنامج من أجل %1؟ سيعمل بصلاحياتك.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>ت&amp;شغيل</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>جارٍ البناء: %1٪</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>تعذّر البناء: %1</translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation>التقويم</translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation>اختر يومًا لتلعب رُقعه.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>لا رُقع لهذا اليوم</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>غياب مغفور.</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>اكتملت في يوم آخر.</translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation>لم يكتمل شيء.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its difficulty</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and what was reached</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::CameraButtons</name>
    <message>
        <source>Camera</source>
        <translation>الكاميرا</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>أزرار الكاميرا</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>أدر الرقعة إلى اليسار</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>أدر الرقعة إلى اليمين</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>انظر من أعلى أكثر</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>انظر من الجانب أكثر</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation>اقترب</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation>ابتعد</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>المنظر المعتاد</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>plt::CardTable</name>
    <message>
        <source>Card table</source>
        <translation>طاولة الأوراق</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>ورقة مقلوبة</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
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
    <message>
        <source>top: %1</source>
        <translation>أعلاها: %1</translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
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
        <source>%1 of spades</source>
        <translation>%1 البستوني</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 القلوب</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 الديناري</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 السباتي</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>العب</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>انسخ: %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>plt::CommandLine</name>
    <message>
        <source>unknown argument: %1</source>
        <translation>معامل غير معروف: ‎%1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>يحتاج ‎%1 إلى قيمة</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>أُعطي ‎%1 مرتين</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>لا يجتمع ‎%1 و‎%2</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>الخيار ‎--game يُستعمل مع ‎--play فقط</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>لا يجتمع ‎--game وملف</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>الخيار ‎--json يُستعمل مع ‎--list فقط</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>لا يجتمع ‎--games-dir و‎%1</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>الخيار ‎--deep يُستعمل مع ‎--check فقط</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>يحتاج ‎--check إلى مجلد</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>لا يجتمع ‎--no-limits و‎%1</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>لا يجتمع ‎--unconfined و‎%1</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>يحتاج ‎--translate إلى لغة، مثل de</translation>
    </message>
    <message>
        <source>Usage:
  plt-games [--games-dir DIR]...                              open the games&apos; console
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  play a game, by its id or its folder
  plt-games --play GAME FILE [--games-dir DIR]...             open a file of that game
  plt-games --list [--json] [--games-dir DIR]...              list the games
  plt-games --check [--deep] FOLDER...                        tell what is wrong with games&apos; folders
  plt-games --new-game ID [KIND]                              begin a game of your own: write its folder; KIND
                                                              is lua-board, lua-cards, lua-pieces, or in C++
                                                              board, cards, pieces
  plt-games --translate FOLDER LANGUAGE                       collect the sentences of a game in Lua for a translator
  plt-games --version
  plt-games --help

  --games-dir DIR  look for games in DIR instead of the usual directories (may be repeated)
  --deep           load the games, too, and play a thousand random games of each
  --game GAMEID    start with this very deal; a game shows its id in the menu Game
  --no-limits      let games take any amount of memory and time (for debugging)
  --unconfined     let games use your files, the network and other programs</source>
        <translation>الاستعمال:
  plt-games [--games-dir DIR]...                              افتح منصّة الألعاب
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  العب لعبة بمعرّفها أو بمجلدها
  plt-games --play GAME FILE [--games-dir DIR]...             افتح ملفًا لتلك اللعبة
  plt-games --list [--json] [--games-dir DIR]...              اسرد الألعاب
  plt-games --check [--deep] FOLDER...                        بيّن الأخطاء في مجلدات الألعاب
  plt-games --new-game ID [KIND]                              ابدأ لعبة من صنعك: يُكتب مجلدها؛ وKIND
                                                              هو lua-board أو lua-cards أو lua-pieces، أو بلغة C++‎
                                                              board أو cards أو pieces
  plt-games --translate FOLDER LANGUAGE                       اجمع جمل لعبة مكتوبة بلغة Lua لمن يترجمها
  plt-games --version
  plt-games --help

  --games-dir DIR  ابحث عن الألعاب في DIR بدل المجلدات المعتادة (يمكن تكراره)
  --deep           حمّل الألعاب أيضًا، والعب من كل منها ألف لعبة عشوائية
  --game GAMEID    ابدأ بهذه التوزيعة بعينها؛ تعرض اللعبة معرّفها في القائمة «لعبة»
  --no-limits      اسمح للألعاب بأي قدر من الذاكرة والوقت (للتنقيح)
  --unconfined     اسمح للألعاب باستعمال ملفاتك والشبكة والبرامج الأخرى</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>أزل من الم&amp;فضلة</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>أضف إلى الم&amp;فضلة</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translation>ألعاب PLT</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>اكتب للعثور على لعبة</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>ابحث عن لعبة</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>فاجئني</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>العب لعبة مختارة بالصدفة</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>الأ&amp;لعاب</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>ال&amp;عب</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>فا&amp;جئني</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>العب لعبة مختارة بالصدفة (%1)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>ا&amp;بحث</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>الألعاب ال&amp;جارية</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>الصق لعبة م&amp;شارَكة</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>إ&amp;حصاءات كل الألعاب...</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>افتح مجلد ألعا&amp;بك</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>ا&amp;بحث عن الألعاب من جديد</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>أ&amp;نهِ</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>ال&amp;يوم</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>ال&amp;تقويم...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ال&amp;قواعد</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>ال&amp;دليل</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>&amp;عن ألعاب PLT</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>ال&amp;عب %1</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>&amp;قواعد %1</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>العب لعبة &amp;أخرى</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>قواعد %1</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>تعذّر إظهار المجلد. مكان ألعابك:</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>عن ألعاب PLT</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translation>ألعاب PLT %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>مجموعة من الألعاب الصغيرة.

تعمل كل لعبة مستقلة: تستمر حين تُغلق هذه النافذة، وحين تُغلقها هي تتذكر أين توقفت.</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>الجارية: %1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>الألعاب الجارية: %1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>ال&amp;يوم، بعد أول لعبة لك</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>ولا شيء غير ذلك</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>اكتب للبحث</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>ما في الملف</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>تعذّرت &amp;قراءة بعضه:</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>ما تعذّرت قراءته</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>أظهر</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>ليس فيه ما يمكن لهذه اللعبة عرضه.</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>&amp;رقعة اليوم</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>رُقع الأيام ال&amp;سابقة</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>رقعة %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its result or difficulty</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::DayButton</name>
    <message>
        <source>%1 %2</source>
        <comment>day and month</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
</context>
<context>
    <name>plt::DeckChooser</name>
    <message>
        <source>Deck for all card games</source>
        <translation>رزمة كل ألعاب الورق</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>رزمة الأوراق</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>يجري البحث عن رزم أخرى في هذا الحاسوب...</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>رزمتنا</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>تظهر هنا رزم كدي وجنوم متى ثُبّتت.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>عنّابي</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>ال&amp;ظهر:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>&amp;أربعة ألوان: ديناري أزرق وسباتي أخضر</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>&amp;حروف وأرقام كبيرة</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>لا يمكن استعمال الرزمة المختارة، فتظهر لك رزمتنا بدلًا منها.</translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation>ا&amp;فتح...</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>الملفات الأ&amp;خيرة</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>احف&amp;ظ باسم...</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>لا يمكن فتح %1</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>لا يوجد ملف %1.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 ليس ملفًا يمكن قراءته.</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>%1 أكبر من %2، وهذا كبير جدًا على هذه اللعبة.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>لا تفتح هذه اللعبة ملفات.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>احفظ باسم</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>لا يمكن حفظ %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>ا&amp;مسح القائمة</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>حاول مجددًا</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>العبها مجددًا</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>راجع</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>شارك نصًا</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a title as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>plt::FigureLabel</name>
    <message>
        <source>%1: %2</source>
        <comment>a figure of the game and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::FlightRecorder</name>
    <message>
        <source>%1, at %2</source>
        <translation>%1، عند %2</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>أثناء تحميلها</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>أثناء إنشائها عرضَها</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>أثناء عرضها أول لعبة</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>أثناء تجربة خياراتها</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>في لعبة عشوائية</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>أثناء قراءتها نصًا تالفًا</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>أثناء بحثها عن تلميح</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>أثناء بحث الحاسوب عن نقلة</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>أثناء حفظ الألعاب واستعادتها والتراجع فيها</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>أثناء لعبها في نافذتها</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>أثناء حفظ لعبتها</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>أثناء إغلاقها</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>لا يمكن قراءة ملفها info.yaml: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>ملفها info.yaml كبير جدًا: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>ملفها info.yaml ليس بترميز UTF-8: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>في ملفها info.yaml خطأ: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>لا يسمّي ملفها info.yaml مكتبة: %1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>مكتبتها ناقصة: %1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>لا يمكن قراءة نصها البرمجي: %1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>مكتبتها ليست لعبة: %1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>مكتبتها لا تناسب هذا الإصدار من ألعاب PLT: %1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>من المفضلة.</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>توجد لعبة يمكن متابعتها.</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>في المجلد %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>تبدأ</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>أزل من المفضلة</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>أضف إلى المفضلة</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a line as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>plt::GameCatalogue</name>
    <message>
        <source>%1 was not found; Debian has it in the package qt6-l10n-tools</source>
        <translation>تعذّر العثور على %1؛ وهو في ديبيان ضمن الحزمة qt6-l10n-tools</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>فشل %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>تتعذّر قراءة %1</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>‏%1 ليس لعبة مكتوبة بلغة Lua</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>«%1» ليس رمز لغة مثل de أو pt_BR</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>يتعذّر إنشاء %1</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>اللعبة تتكلم هذه اللغة: كل جمل %1 مترجمة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>لا جمل بلا ترجمة في %1.</numerusform>
            <numerusform>جملة واحدة بلا ترجمة في %1. اكتبها في Qt Linguist أو في محرّر، ثم شغّل هذا ثانية.</numerusform>
            <numerusform>جملتان بلا ترجمة في %1. اكتبهما في Qt Linguist أو في محرّر، ثم شغّل هذا ثانية.</numerusform>
            <numerusform>%Ln جمل بلا ترجمة في %1. اكتبها في Qt Linguist أو في محرّر، ثم شغّل هذا ثانية.</numerusform>
            <numerusform>%Ln جملة بلا ترجمة في %1. اكتبها في Qt Linguist أو في محرّر، ثم شغّل هذا ثانية.</numerusform>
            <numerusform>%Ln جملة بلا ترجمة في %1. اكتبها في Qt Linguist أو في محرّر، ثم شغّل هذا ثانية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>معرّف اللعبة</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>أعطِ غيرك معرّفًا فتلعبا التوزيعة نفسها. الرقم قصير، أما الصيغة الدقيقة فتبقى صالحة دائمًا.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>لم توزَّع هذه اللعبة من رقم.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>الدقيق</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>قد يكشف ما هو مخفي في هذه اللعبة، لذا يمكن نسخه فقط.</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>ال&amp;عب هذه:</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>الصق معرّفًا أو لعبة مشارَكة هنا</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1 هذه اللعبة غير محفوظة.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>إنه تالف</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>تعذّر استعمال قائمة التوزيعات التي تعرفها: %1.</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>تعذّر استعمال جزء من اللعبة المحفوظة: %1.</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>تعذّر استعمال اللعبة المحفوظة: %1.</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>تُركت كما هي في %1، وهذه اللعبة لا تُحفظ.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>احتُفظ بها باسم %1.</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation>صارت اللعبة أكبر من أن تُحفظ. بقيت محفوظة آخر لعبة لم تبلغ ذلك.</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>انسَ ما مضى (في القائمة «لعبة») لتعود المساحة كلها.</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>متى امتلأت كلها تعذّر حفظ هذه اللعبة.</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>امتلأت اللعبة المحفوظة. يمكن التراجع عن النقلات الأولى إلى أن تُغلق النافذة فقط.</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>استُعمل نصف مساحة اللعبة المحفوظة.</translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;لعبة</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>لعبة &amp;جديدة</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>لعبة جديد&amp;ة...</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>أ&amp;عد بدء هذه اللعبة</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;راجع</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>ان&amp;سَ ما مضى...</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>م&amp;عرّف اللعبة...</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>ان&amp;سخ معرّف اللعبة</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>&amp;شارك نصًا</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>إ&amp;حصاءات...</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إيقاف &amp;مؤقت</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>أ&amp;غلق</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>لا شيء يُختار في هذه اللعبة.</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>ا&amp;طبع...</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>معاي&amp;نة الطباعة...</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>احفظ &amp;بصيغة PDF...</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>احفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>أتنسى ما مضى؟</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>يبقى ما تراه كما هو. لا يمكن التراجع عن شيء قبله، وتعود للعبة المحفوظة مساحتها كلها.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>ان&amp;سَ</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>نُسخ: ‎%1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>نُسخت اللعبة نصًا. أرسلها، ثم الصق الرد هنا.</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>نُسخت اللعبة نصًا. من يلصقها يلعب التوزيعة نفسها.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>أ&amp;عد</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ت&amp;لميح</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>الصق لعبة م&amp;شارَكة</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>انسخ &amp;صورة</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>انسخ &amp;نصًا</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>نُسخت الرقعة نصًا.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>ت&amp;فضيلات...</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>لا شيء يُنسخ.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>نُسخت الرقعة صورةً.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;كبّر</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;صغّر</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>لائم ال&amp;نافذة</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>أظهر ال&amp;ساعة</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>ال&amp;تحريك</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>الأ&amp;صوات في كل الألعاب</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>سر&amp;عة التحريك</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;بطيئة</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;عادية</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;سريعة</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>ال&amp;لاعبون</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>س&amp;جل اللعبة</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ال&amp;قواعد</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1: القواعد</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>ال&amp;دليل</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>&amp;ماذا تفعل</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;عن اللعبة</translation>
    </message>
    <message>
        <source>About</source>
        <translation>عن اللعبة</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>لعبة من ألعاب PLT %1. برنامج حر برخصة MIT.</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>تبدأ هذه اللعبة هنا. تراجعٌ آخر يعود إلى اللعبة السابقة.</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>&amp;تراجع عن اللعبة الجديدة</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>نفّذ ال&amp;تلميح</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>ما زال البحث عن توزيعة جاريًا.</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>لم يُعثر على توزيعة.</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>لم يُعثر على توزيعة: %1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>تعذّر استنتاج تلميح.</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>تعذّر استنتاج تلميح: %1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>تعذّر تقييم نقلة.</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>تعذّر تقييم نقلة: %1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>النقلات في هذا النص لا تؤدي إلى النتيجة التي يذكرها، ففُتحت توزيعته فقط.</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>يجري البحث عن الألعاب...</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>المفضلة</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>تابع اللعب</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>التقويم</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>لم يُعثر على ألعاب. تفتح القائمة «الألعاب» مجلد ألعابك.</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>لا توجد لعبة اسمها «%1».</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>أظهر كل الألعاب</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>لا يوجد نوع ألعاب اسمه %1، بل %2 فقط</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>لم تُحمَّل اللعبة: %1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>ليس في اللعبة ما يُعرض</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1: لم يتسع الوقت لأي لعبة عشوائية</numerusform>
            <numerusform>%1: اتسع الوقت للعبة عشوائية واحدة</numerusform>
            <numerusform>%1: اتسع الوقت للعبتين عشوائيتين</numerusform>
            <numerusform>%1: اتسع الوقت لـ%Ln ألعاب عشوائية</numerusform>
            <numerusform>%1: اتسع الوقت لـ%Ln لعبة عشوائية</numerusform>
            <numerusform>%1: اتسع الوقت لـ%Ln لعبة عشوائية</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>نافذة اللعبة لا تُغلق</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>رمت اللعبة استثناءً %1</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>رمت اللعبة استثناءً %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation>الألعاب المكتملة</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>لقد فزت!</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>لقد خسرت</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>انتهت اللعبة</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>الفائز: %1!</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>أظهر ال&amp;حل</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>النتيجة المطلوب تجاوزها، وقد تُحقق منها بنقلاتها: %1.</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>النتيجة المطلوب تجاوزها: %1.</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>تجري قراءة اللعبة المحفوظة...</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>المطلوب تجاوزه</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>هذه اللعبة غير محفوظة.</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1 إن أغلقتها الآن ضاعت.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;حاول مجددًا</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>أ&amp;غلق على أي حال</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1، يمكن الوضع هنا</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1، مرفوعة</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>اليد كما &amp;سُحبت</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>اليد حسب ال&amp;نقش</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>اليد حسب ال&amp;رتبة</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>اليد ب&amp;ترتيبي</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>عليه الدور</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>الفائز</translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>كلغة سطح ال&amp;مكتب</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>الدليل غير مثبّت.</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>مكانه في %1.</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>لا يمكن إنشاء %1</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>لا يصلح %1 معرّفًا للعبة: له معنى آخر عند CMake أو YAML أو هذا البرنامج</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>المعرّف من 2 إلى 60 من الحروف اللاتينية الصغيرة والأرقام والشَرطات المفردة، ويبدأ بحرف</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>لا يصلح &quot;%1&quot; معرّفًا للعبة: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>لا يصلح &quot;%1&quot; معرّفًا للعبة: %2، مثل %3</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 موجود من قبل</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>المجلد %1 لعبة كاملة. ابنِها والعبها واجعلها لعبتك:</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>المجلد %1 لعبة كاملة. العبها واجعلها لعبتك: تُظهر النافذة كل تغيير تحفظه في game.lua.</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>هذه لعبة من «%1»، وليست بين ألعابك.</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>تابع</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>وقت اللعب</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>توقفت رسوميات هذا الحاسوب عن العمل، فتُعرض الرقعة مسطّحة من أعلى.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>لا يعمل OpenGL على هذا الحاسوب، فتُعرض الرقعة مسطّحة من أعلى.</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>لا صورة فيه يمكن قراءتها.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>ليس ملفًا يمكن قراءته.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>الملف أكبر من %1، وهذا كبير جدًا على صورة.</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>الصورة تالفة: %1.</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>لا يمكن استعمال الرسم: فهو يحيل إلى ملفات أخرى أو يكرر أجزاءه كثيرًا.</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation>الصورة متحركة. تُؤخذ لحظتها الأولى.</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>الصورة كبيرة جدًا: قياسها بالبكسل %L1 × %L2. يمكن قراءة ١٠٠ مليون بكسل على الأكثر.</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>الصورة صغيرة جدًا: قياسها بالبكسل %L1 × %L2، ويجب ألا يقل كل ضلع عن %L3.</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>رسم الرزمة المختارة يستغرق وقتًا أطول من اللازم، فتظهر لك رزمتنا بدلًا منها.</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>انقل ال&amp;آن</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>ينفّذ الحاسوب أفضل نقلة وجدها حتى الآن</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>نقلة إلى ال&amp;وراء</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>يعود نقلة واحدة أيًا كان من نفّذها</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>نقلة إلى الأ&amp;مام</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>يتقدم نقلة واحدة أيًا كان من نفّذها</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>إلى ال&amp;بداية</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>يُظهر هذه اللعبة قبل أول نقلة</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>إلى النقلة الأ&amp;خيرة</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>يُظهر هذه اللعبة بعد آخر نقلة</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>الحاسوب &amp;ينتظر</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>لا ينقل الحاسوب إلا حين تطلب منه ذلك</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>أظهر ما &amp;يفكر فيه الحاسوب</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>&amp;ببطء</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>بسرعة &amp;عادية</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>ب&amp;سرعة</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;فورًا</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>طريقة &amp;لعب الحاسوب</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>العب ضد الحاسوب</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>يأخذ الحاسوب المقعد الثاني</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>%1، وعليه الدور</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1. انقر لتغيّر من يلعب.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>جارٍ التفكير...</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>الحاسوب ينتظر.</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>الأصوات في هذه اللعبة</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>تفضيلات</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>ليس في هذا الحاسوب OpenGL، فتُعرض الرقعة مسطّحة من أعلى.</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>مشكلات في مجلدات الألعاب</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>لا مشكلات في مجلدات الألعاب</numerusform>
            <numerusform>مشكلة واحدة في مجلدات الألعاب</numerusform>
            <numerusform>مشكلتان في مجلدات الألعاب</numerusform>
            <numerusform>%Ln مشكلات في مجلدات الألعاب</numerusform>
            <numerusform>%Ln مشكلة في مجلدات الألعاب</numerusform>
            <numerusform>%Ln مشكلة في مجلدات الألعاب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>سجل اللعبة</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>تعذّرت قراءة الإحصاءات فتبدأ من جديد. احتُفظ بما كان فيها باسم %1.</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>تعذّر عدّها: %1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>هذه أفضل نتائجك حتى الآن.</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>هذه هي رقم %L1 بين أفضل نتائجك؛ والأفضل %2.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>أفضل نتائجك %1.</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>لا رقعة يوم بعد.</numerusform>
            <numerusform>رقعة اليوم مرة واحدة.</numerusform>
            <numerusform>رقعة اليوم يومين متتاليين.</numerusform>
            <numerusform>رقعة اليوم %Ln أيام متتالية.</numerusform>
            <numerusform>رقعة اليوم %Ln يومًا متتاليًا.</numerusform>
            <numerusform>رقعة اليوم %Ln يوم متتالٍ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>مسار اللعبة</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>السهمان يسارًا ويمينًا يختاران نقلة.</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation>المراجعة</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation>اللحظة السابقة (Shift+F3)</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>اللحظة التالية (F3)</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>ما حدث</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>جرّبها هنا</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>تابع اللعب من هذا الوضع</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>ان&amp;سخ المراجعة نصًا</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>ا&amp;طبع المراجعة...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>أغلق المراجعة</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>ما كان أفضل</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>عُد إلى المراجعة</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>تجرّب الآن ما كان ممكنًا. اللعبة المراجَعة باقية.</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>لا نقلة كانت أفضل من النقلة %L1.</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>نُسخت المراجعة نصًا.</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>أخذت لعبة %1 ذاكرة أكثر من اللازم فأُنهيت.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>تعذّر بدء لعبة %1.</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>لم تُحمَّل لعبة %1.</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>تعطّلت لعبة %1 أثناء بدئها.</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>انهارت لعبة %1 (%2).</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>توقفت لعبة %1 بالرمز %L2.</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>أُنهيت لعبة %1 من برنامج آخر أو من النظام.</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>احتجزت لعبة %1 لوحة المفاتيح أو الفأرة دون استجابة فأُنهيت.</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>انتهت لعبة %1 دون أن تفتح نافذة.</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>لم تفتح لعبة %1 نافذة بعد.</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>لا تستجيب لعبة %1.</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>الألعاب الجارية</translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation>أظهر</translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation>اجلب النافذة إلى المقدمة</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>أظهر %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>تبدأ</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>منذ %1</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>لا تستجيب منذ %1</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>طُلب منها أن تُغلق</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>يجري إنهاؤها</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>أوقف الآن</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>أنهها بالقوة</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>أغلق اللعبة، وأنهها إن لم تُغلق</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>أوقف %1 الآن</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>أوقف %1</translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>الرقعة بال&amp;منظور</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>الإ&amp;حداثيات</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>ال&amp;كاميرا</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>أدر إلى ال&amp;يسار</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>أدر إلى اليم&amp;ين</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>من أ&amp;على أكثر</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>من ال&amp;جانب أكثر</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>ا&amp;قترب</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>ا&amp;بتعد</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>أك&amp;بر</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>أ&amp;صغر</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>أزِح إلى اليسار</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>أزِح إلى اليمين</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>أزِح إلى أعلى</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>أزِح إلى أسفل</translation>
    </message>
    <message>
        <source>&amp;Usual view</source>
        <translation>المنظر ال&amp;معتاد</translation>
    </message>
</context>
<context>
    <name>plt::Sharing</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>بلا مساعدة</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1 بلا نقلات</numerusform>
            <numerusform>%1 بعد نقلة واحدة</numerusform>
            <numerusform>%1 بعد نقلتين</numerusform>
            <numerusform>%1 بعد %Ln نقلات</numerusform>
            <numerusform>%1 بعد %Ln نقلة</numerusform>
            <numerusform>%1 بعد %Ln نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>لا نقلات للجميع</numerusform>
            <numerusform>نقلة واحدة للجميع</numerusform>
            <numerusform>نقلتان للجميع</numerusform>
            <numerusform>%Ln نقلات للجميع</numerusform>
            <numerusform>%Ln نقلة للجميع</numerusform>
            <numerusform>%Ln نقلة للجميع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>لا نقلات</numerusform>
            <numerusform>نقلة واحدة</numerusform>
            <numerusform>نقلتان</numerusform>
            <numerusform>%Ln نقلات</numerusform>
            <numerusform>%Ln نقلة</numerusform>
            <numerusform>%Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>%L1 من ١٠٠ في المراجعة</translation>
    </message>
    <message>
        <source>won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>النقاط %L1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and its result</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: your turn, after %Ln moves</source>
        <comment>%1: your turn, after one move</comment>
        <translation>
            <numerusform>%1: دورك، بلا نقلات بعد</numerusform>
            <numerusform>%1: دورك، بعد نقلة واحدة</numerusform>
            <numerusform>%1: دورك، بعد نقلتين</numerusform>
            <numerusform>%1: دورك، بعد %Ln نقلات</numerusform>
            <numerusform>%1: دورك، بعد %Ln نقلة</numerusform>
            <numerusform>%1: دورك، بعد %Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1: جرّب هذه</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>هذه لعبة من «%1». الصقها هناك أو في المنصّة.</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>تجاوزت النتيجة الأخرى (%1).</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>النتيجة الأخرى ما زالت أفضل (%1).</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>بجودة النتيجة الأخرى (%1).</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsCopies</name>
    <message>
        <source>%1: %2.</source>
        <comment>a game and its problem</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This file has no statistics of this program.</source>
        <translation>ليس في هذا الملف إحصاءات لهذا البرنامج.</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>كتب هذا الملفَ إصدارٌ أحدث.</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>«%1» ليس اسم لعبة.</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>إحصاءات</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>&amp;عُدّ ألعابي</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>ال&amp;عبها مجددًا</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>ا&amp;مسح...</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>امسح الإحصاءات</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>أتمسح أرقام هذه الخيارات وأفضل نتائجها؟</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>امسح هذه</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>امسح كل ما لهذه اللعبة</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>الألعاب بهذه الخيارات</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>أفضل النتائج</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>لا يمكن قراءة الإحصاءات: %1.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>لم يُعدّ شيء بعد. العب لعبة حتى نهايتها.</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>الألعاب المراجَعة</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>الدقة، الأفضل</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>الدقة، المتوسط</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>الدقة، آخر الألعاب</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2٪)</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>الفوز المتتالي، الآن</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>الفوز المتتالي، الأكثر</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>المرتبة %1</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>متوسط المرتبة</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>متوسط نقلات الجميع</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>متوسط النقلات</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>متوسط الوقت</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1، الأفضل</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1، المتوسط</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>المرتبة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>نقلات الجميع</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsWindow</name>
    <message>
        <source>%L1 (%2 %)</source>
        <translation>%L1 (%2٪)</translation>
    </message>
    <message>
        <source>%L1, most %L2</source>
        <comment>wins in a row</comment>
        <translation>%L1، الأكثر %L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>إحصاءات كل الألعاب</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>لُعبت</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>متتالية</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>متوسط آخر عشر مراجعات، من ١٠٠</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>دقة الألعاب المراجَعة عبر الزمن</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>ا&amp;حفظ نسخة...</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>يكتب كل الإحصاءات في ملف واحد لحاسوب آخر</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>أ&amp;ضف نسخة...</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>يضيف إحصاءات حاسوب آخر؛ لا يُعدّ شيء مرتين</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>الإحصاءات (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>احفظ نسخة</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>أضف نسخة</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>لم يُعدّ شيء بعد. العب لعبة حتى نهايتها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>لم تكتمل أي لعبة</numerusform>
            <numerusform>اكتملت لعبة واحدة</numerusform>
            <numerusform>اكتملت لعبتان</numerusform>
            <numerusform>اكتملت %Ln ألعاب</numerusform>
            <numerusform>اكتملت %Ln لعبة</numerusform>
            <numerusform>اكتملت %Ln لعبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>بلا فوز</numerusform>
            <numerusform>فوز في واحدة منها</numerusform>
            <numerusform>فوز في اثنتين منها</numerusform>
            <numerusform>فوز في %Ln منها</numerusform>
            <numerusform>فوز في %Ln منها</numerusform>
            <numerusform>فوز في %Ln منها</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>المجموع %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>لا يمكن حفظ %1: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>لا يوجد ملف كهذا.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>لم تُضف أي لعبة.</numerusform>
            <numerusform>أُضيفت لعبة واحدة.</numerusform>
            <numerusform>أُضيفت لعبتان.</numerusform>
            <numerusform>أُضيفت %Ln ألعاب.</numerusform>
            <numerusform>أُضيفت %Ln لعبة.</numerusform>
            <numerusform>أُضيفت %Ln لعبة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>لا يمكن قراءة %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>لا يمكن عرض نص المساعدة: %1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>لا يوجد ملف كهذا.</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>ليس ملفًا عاديًا.</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>الملف كبير جدًا.</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>تعذّرت تجربة اللعبة: %1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>علقت اللعبة %1</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>أخذت اللعبة ذاكرة أكثر من اللازم %1؛ المسموح لها %2</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>انهارت اللعبة (%1) %2</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>أنهت اللعبة البرنامج %1</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>أنهت اللعبة البرنامج بالرمز %L1 %2</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>غير محفوظة: %1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>ألعاب تعطّلت</translation>
    </message>
</context>
<context>
    <name>plt::TroubleRow</name>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>تفاصيل: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>انسخ التقرير عن %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>ابدأ مجددًا</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>ابدأ %1 مجددًا</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>أوقفها</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>أوقف %1</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>تجاهل: %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>تجاهل</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1 (لم تتكرر)</numerusform>
            <numerusform>%1 (مرة واحدة)</numerusform>
            <numerusform>%1 (مرتين)</numerusform>
            <numerusform>%1 (%Ln مرات)</numerusform>
            <numerusform>%1 (%Ln مرة)</numerusform>
            <numerusform>%1 (%Ln مرة)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>تعطّل اللاعب الحاسوبي. يمكنك أن تنقل بدلًا منه.</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>تعطّل اللاعب الحاسوبي (%1). يمكنك أن تنقل بدلًا منه.</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>نفّذ اللاعب الحاسوبي نقلة غير مسموحة. يمكنك أن تنقل بدلًا منه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>لا أنصاف نقلات، الأوضاع: %1، %2</numerusform>
            <numerusform>نصف نقلة واحد، الأوضاع: %1، %2</numerusform>
            <numerusform>نصفا نقلة، الأوضاع: %1، %2</numerusform>
            <numerusform>%Ln أنصاف نقلات، الأوضاع: %1، %2</numerusform>
            <numerusform>%Ln نصف نقلة، الأوضاع: %1، %2</numerusform>
            <numerusform>%Ln نصف نقلة، الأوضاع: %1، %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>خطأ في تجزئة الذاكرة</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>أوقفت نفسها</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>خطأ حسابي</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>تعليمة غير صالحة</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>خطأ في الناقل</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation>الإشارة %L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>الصف %L1، العمود %L2</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>تُعرض الرقعة مسطّحة: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1 أكبر من ١ م.بايت</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>لا يوجد ملف %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>ليس &quot;%1&quot; اسم ملف SVG في مجلد اللعبة</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>عدد الرسوم أكبر من اللازم</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1 ليس رسمًا يمكن عرضه</translation>
    </message>
</context>
<context>
    <name>plt::script::FailureBar</name>
    <message>
        <source>&amp;Script</source>
        <translation>ال&amp;نص البرمجي</translation>
    </message>
</context>
<context>
    <name>plt::script::Picture</name>
    <message>
        <source>must be a text</source>
        <translation>يجب أن يكون نصًا</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>هذا النص طويل جدًا</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>يجب أن يكون عددًا صحيحًا من %1 إلى %2</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>يجب أن يكون عددًا من %1 إلى %2</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>يجب أن يكون true أو false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>&quot;%1&quot; ليس من بين: %2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>يجب أن يكون قائمة</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>أطول من اللازم: الحد %1</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>يجب أن يكون عددين، مثل ‎{1, 2}</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>يجب أن يكون جدولًا، مثل ‎{shape = &quot;disc&quot;, colour = &quot;orange&quot;}</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>تقف القطعة على خانة</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>للرقعة الحرة خانات لكل منها موضع</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>العدد أكبر مما تسعه رقعة %1 × %2</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>الخانة اسم مظهر، أو جدول، أو false</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>لا خانة هناك</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>قطعتان اسمهما &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>الورقة نص مثل &quot;QH&quot; أو جدول</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>&quot;%1&quot; ليست ورقة: اكتب الرتبة من A23456789TJQK والنقش من SHDC، ثم رقم الرزمة إن تعددت الرزم، مثل QH2</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>للورقة &quot;card&quot; أو &quot;text&quot; أو &quot;shape&quot; أو &quot;svg&quot;</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>الورقة ذات الوجه الخاص تحتاج إلى معرّف</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>الورقة %1 موجودة مرتين</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>لطاولة الأوراق كومات</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>الكومة جدول</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>كومتان اسمهما &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>للزر اسم</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>ساطع</translation>
    </message>
    <message>
        <source>green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>white</source>
        <translation>أبيض</translation>
    </message>
    <message>
        <source>black</source>
        <translation>أسود</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>برتقالي</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>أزرق فاتح</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>وردي</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>قرص</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>حجر</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>وتد</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>حلقة</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>علامة ضرب</translation>
    </message>
    <message>
        <source>star</source>
        <translation>نجمة</translation>
    </message>
    <message>
        <source>square</source>
        <translation>مربع</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>معيّن</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>مثلث</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>سهم</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>قلب</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>تاج</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation>يجب أن ترجع picture()‎ جدولًا</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>مضاء</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>جدار</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>مغطى</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>هدف</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>هذا الاسم غير معروف: هل قصدت «%1»؟</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>تحتاج الرقعة إلى columns</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation>تحتاج الرقعة إلى rows</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%2، اللون: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>القيم والأسطر المطبوعة والأخطاء</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>&amp;تعبير، والحالة المعروضة فيه باسم &quot;state&quot;:</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>ا&amp;حسب</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>النص البرمجي</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation>أظهر النقلات الم&amp;مكنة</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 يفكّر.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>الدور على %1.</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>لا يمكن عرض الصورة. %1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>قُرئ النص البرمجي من جديد.</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>قُرئ النص البرمجي من جديد، لكن لم يعد تنفيذ كل النقلات ممكنًا. %1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>لا وضع بعد.</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>ال&amp;نص البرمجي</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>دورك (%1).</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>دورك.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>الطباعة غير متاحة: %1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>لم يُعثر على طابعة. ليس للألعاب وصول إلى الشبكة، فلا تظهر طابعات خادم طباعة على حاسوب آخر: اطبع إلى ملف، أو شغّل اللعبة مع ‎--unconfined.</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>الطباعة إلى ملف</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>تعذّر استعمال الطابعة أو الملف.</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>لم يُطبع شيء</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>مفتاح غير معروف &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>مفتاح غير معروف &quot;%1&quot;: أتقصد &quot;%2&quot;؟</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>مجموعة الألعاب &quot;%1&quot; جديدة؛ توجد &quot;%2&quot;</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>ألعاب أخرى</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>ليس مجلدًا</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>ليس فيه info.yaml</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>أكثر من ٠ بايت</numerusform>
            <numerusform>أكثر من بايت واحد</numerusform>
            <numerusform>أكثر من بايتين</numerusform>
            <numerusform>أكثر من %Ln بايتات</numerusform>
            <numerusform>أكثر من %Ln بايت</numerusform>
            <numerusform>أكثر من %Ln بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>لا يسمّي ملفه info.yaml لعبة</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>مكتبة ونص برمجي، ويجب أن يكون أحدهما فقط</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>قيمة &quot;%1&quot; ليست نصًا؛ تُستعمل القيمة المبدئية</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>الأيقونة ليست ملفًا داخل مجلد اللعبة</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>لا أيقونة: لا يوجد %1.svg ولا %1.png</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>قائمة أو خريطة، وليس اسمًا</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>ليس &quot;%1&quot; الاسم الأساسي لمكتبة</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>لا مكتبة &quot;%1&quot; في المجلد</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>قائمة أو خريطة، وليس اسم نص برمجي</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translation>ليس &quot;%1&quot; اسم نص برمجي في المجلد، مثل rules.lua</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>لا ملف &quot;%1&quot; في المجلد</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>يخرج الرابط من المجلد</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>لا يمكن فتحه</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>الملف فارغ</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>غير مقروء: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>كبير جدًا: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>الترميز: %1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>مشوّه: %1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>قيمة لعبة خاطئة: %1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>مكتبة ناقصة: %1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>نص برمجي ناقص: %1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>ليس ملحقًا: %1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>واجهة خاطئة: %1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>التداخل أعمق من %1</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>نص بعد نهاية الخريطة</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>المستند ليس خريطة</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>المفتاح &quot;%1&quot; مذكور مرتين</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>السطر %1، العمود %2: %3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>الملف ليس UTF-8 صالحًا</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>محرف تحكم</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>لا يؤدي الرابط إلى شيء</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>إنه مجلد</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>لا أيقونة: رسم %1 يستغرق وقتًا أطول من اللازم</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>لا أيقونة: رسم %1 يأخذ ذاكرة أكثر من اللازم</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>لا أيقونة: لا يمكن رسم %1</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>لا أيقونة: %1 ناقص</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>لا أيقونة: لا يمكن قراءة %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>لا أيقونة: %1 أكبر من ٠ بايت</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من بايت واحد</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من بايتين</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من %Ln بايتات</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من %Ln بايت</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من %Ln بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>لا أيقونة: %1 ليس صورة</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>لا أيقونة: %1 أكبر من ٠ بكسل</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من بكسل واحد</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من بكسلين</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من %Ln بكسلات</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من %Ln بكسلًا</numerusform>
            <numerusform>لا أيقونة: %1 أكبر من %Ln بكسل</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>لا أيقونة: يعرّف %1 كيانات XML</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>لا أيقونة: يحيل %1 إلى صورة أخرى</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>لا أيقونة: يكرر %1 أجزاءه كثيرًا</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>ألعاب Lua غير متاحة: %1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>بُنيت لـQt %1، ويستعمل هذا البرنامج Qt %2</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>إنها ملحق Qt من نوع آخر (%1)</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>بُنيت للإصدار %1 من واجهة الألعاب، وإصدار هذا البرنامج %2</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>تعطّلت أثناء تحميلها: %1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>تعطّلت أثناء تحميلها</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>لها اسم الواجهة لا الواجهة نفسها</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>ألعاب الرقعة</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>ألعاب الورق</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>الأحاجي</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>مُتجاهَلة: %1 له الاسم نفسه ويأتي قبلها</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>لا يوجد لاعب اسمه %1.</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>أنس</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>باسم</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>جاد</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>داني</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>إياد</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>فادي</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>يلزم أكثر من %1 م.بايت من الذاكرة</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>في سلسلة محارف أكثر من %1 ك.بايت</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>لا تتسع لأي خطوة؛ أهناك حلقة لا تنتهي؟</numerusform>
            <numerusform>أكثر من خطوة واحدة؛ أهناك حلقة لا تنتهي؟</numerusform>
            <numerusform>أكثر من خطوتين؛ أهناك حلقة لا تنتهي؟</numerusform>
            <numerusform>أكثر من %Ln خطوات؛ أهناك حلقة لا تنتهي؟</numerusform>
            <numerusform>أكثر من %Ln خطوة؛ أهناك حلقة لا تنتهي؟</numerusform>
            <numerusform>أكثر من %Ln خطوة؛ أهناك حلقة لا تنتهي؟</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>يستغرق وقتًا أطول من اللازم</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1، السطر %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1، السطر %2، في %3: %4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>خطأ مع %1</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>خطأ في خطأ</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>في النص البرمجي أكثر من %1 ك.بايت</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>الذاكرة لا تكفي</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>في %1 قيم أكثر من اللازم: الحد %2</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>نوع %1 هو %2</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1 ليس عددًا (nan)</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1 لا نهائي</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>في %1 نص أكثر من اللازم: الحد %2 ك.بايت</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1 سلسلة محارف فيها بايت صفري</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>يحتوي %1 على نفسه</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1 أعمق من اللازم: الحد %2</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1 جدول له جدول وصفي</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1 أعمق من اللازم</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>في %1 مفتاح ليس عددًا صحيحًا ولا سلسلة محارف (بل %2)</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>في %1 مفتاح فيه بايت صفري</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>لا يمكن قراءة نصها البرمجي</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>في %1: %2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation>يجب أن تكون &quot;seats&quot; قائمة أسماء؛ الحد %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>not a term: easy; meant: doublewords</translatorcomment>
        <translation>يجب أن تكون &quot;levels&quot; قائمة مثل { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>يحتاج كل مستوى إلى كلمة من حروف لاتينية صغيرة وأرقام، وإلى اسم</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>المستوى &quot;%1&quot; موجود مرتين</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1: أهو &quot;%2&quot;؟</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>لا دالة &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation>لا دالة &quot;%1&quot;، ولا دالة اسمها &quot;deal&quot;</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>يجب أن تكون &quot;ranking&quot; إما &quot;highest&quot; أو &quot;lowest&quot; أو &quot;fastest&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>لا دالة &quot;%1&quot;، والترتيب يحتاج إليها</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>لا دالة &quot;%1&quot;، واللعبة ذات المقاعد تحتاج إليها</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>لا دالة &quot;%1&quot;، والمستويات تحتاج إليها</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation>اللعبة ذات المستويات تحتاج إلى &quot;seats&quot;</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>الدالة &quot;%1&quot; غير معروفة: أتقصد &quot;%2&quot;؟</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translation>يجب أن تكون &quot;options&quot; قائمة؛ الحد %1</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>له اسم غيره</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translation>الصف %1 من &quot;options&quot;: %2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>يجب أن تكون &quot;presets&quot; قائمة</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translation>الصف %1 من &quot;presets&quot;: %2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>يحتاج إلى اسم من حروف لاتينية وأرقام و_</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>يحتاج إلى تسمية</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>يحتاج إلى عددين صحيحين &quot;low&quot; و&quot;high&quot;</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>لا يعرض قيمته المعتادة</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>يحتاج إلى قيمتين على الأقل؛ الحد %1</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>يحتاج إلى قيم مثل { &quot;word&quot;, tr(&quot;Name&quot;) }، كل منها مرة</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>يسمّي خيارًا لا وجود له</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>له قيمة لا يعرضها &quot;%1&quot;</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>«‎%1» ليست خيارات لهذه اللعبة.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>قياسي</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>يجب أن ترجع قائمة أسماء؛ الحد %1</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>يجب أن ترجع رقم مقعد أو nil</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation>يجب أن ترجع مرتبة كل مقعد بدءًا من 1</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>نفّذ النقلة المعلَّمة.</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation>يجب أن ترجع ‎{ move = ..., reason = tr(&quot;...&quot;) }‎ أو قائمة منها أو nil</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>لا تلميح.</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>أرجعت نقلة غير ممكنة: %1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>يجب أن ترجع كيف تبدأ اللعبة</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>«‎%1» ليست بداية لهذه اللعبة.</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>يجب أن ترجع الحالة الأولى</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>هذه النقلة غير ممكنة هنا.</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>يجب أن ترجع &quot;playing&quot; أو &quot;won&quot; أو &quot;lost&quot; أو &quot;drawn&quot; أو &quot;over&quot;، وقد أرجعت %1</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>يجب أن ترجع قائمة نقلات، وقد أرجعت %1</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>يجب أن ترجع عددًا</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>يجب أن ترجع سلسلة محارف</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>«‎%1» ليست نقلة في هذه اللعبة.</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>يجب أن ترجع جملة أو nil</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>«‎%1» ليست قيمة في هذه اللعبة.</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>معرّف اللعبة فارغ.</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>معرّف اللعبة طويل جدًا.</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>في معرّف اللعبة # مع رقم أو : مع بداية بعد الخيارات.</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>لا توزيعات لهذه اللعبة، فلا يدل معرّف فيه رقم على أي لعبة منها.</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation>يجب أن يأتي بعد # عدد صحيح، لا «‎%1».</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>العب %1.</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>فوز مثبَت، ولا طريق أقصر.</numerusform>
            <numerusform>تفوز في نقلة واحدة؛ وهذا مثبَت.</numerusform>
            <numerusform>تفوز في نقلتين؛ مثبَت، ولا طريق أقصر.</numerusform>
            <numerusform>تفوز في %Ln نقلات؛ مثبَت، ولا طريق أقصر.</numerusform>
            <numerusform>تفوز في %Ln نقلة؛ مثبَت، ولا طريق أقصر.</numerusform>
            <numerusform>تفوز في %Ln نقلة؛ مثبَت، ولا طريق أقصر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>تفوز؛ وقد يوجد طريق أقصر.</numerusform>
            <numerusform>تفوز في نقلة واحدة.</numerusform>
            <numerusform>تفوز في نقلتين؛ وقد يوجد طريق أقصر.</numerusform>
            <numerusform>تفوز في %Ln نقلات؛ وقد يوجد طريق أقصر.</numerusform>
            <numerusform>تفوز في %Ln نقلة؛ وقد يوجد طريق أقصر.</numerusform>
            <numerusform>تفوز في %Ln نقلة؛ وقد يوجد طريق أقصر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>ترفع النقاط إلى %1.</numerusform>
            <numerusform>ترفع النقاط إلى %1.</numerusform>
            <numerusform>ترفع النقاط إلى %1. لم يُعثر على فوز بين وضعين.</numerusform>
            <numerusform>ترفع النقاط إلى %1. لم يُعثر على فوز بين %Ln أوضاع.</numerusform>
            <numerusform>ترفع النقاط إلى %1. لم يُعثر على فوز بين %Ln وضعًا.</numerusform>
            <numerusform>ترفع النقاط إلى %1. لم يُعثر على فوز بين %Ln وضع.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>تنتهي والنقاط %1؛ مثبَت أن لا أفضل منها.</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>تنتهي والنقاط %1.</numerusform>
            <numerusform>تنتهي والنقاط %1.</numerusform>
            <numerusform>تنتهي والنقاط %1، وهي الأفضل بين وضعين.</numerusform>
            <numerusform>تنتهي والنقاط %1، وهي الأفضل بين %Ln أوضاع.</numerusform>
            <numerusform>تنتهي والنقاط %1، وهي الأفضل بين %Ln وضعًا.</numerusform>
            <numerusform>تنتهي والنقاط %1، وهي الأفضل بين %Ln وضع.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>لا يمكن الفوز من هنا: مثبَت.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>لم يُعثر على شيء.</numerusform>
            <numerusform>لم يُعثر على شيء في وضع واحد.</numerusform>
            <numerusform>لم يُعثر على شيء بين وضعين.</numerusform>
            <numerusform>لم يُعثر على شيء بين %Ln أوضاع.</numerusform>
            <numerusform>لم يُعثر على شيء بين %Ln وضعًا.</numerusform>
            <numerusform>لم يُعثر على شيء بين %Ln وضع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>تفوز: مثبَت.</numerusform>
            <numerusform>تفوز في نقلة واحدة: مثبَت.</numerusform>
            <numerusform>تفوز في نقلتين على الأكثر: مثبَت.</numerusform>
            <numerusform>تفوز في %Ln نقلات على الأكثر: مثبَت.</numerusform>
            <numerusform>تفوز في %Ln نقلة على الأكثر: مثبَت.</numerusform>
            <numerusform>تفوز في %Ln نقلة على الأكثر: مثبَت.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>كل النقلات خاسرة: مثبَت. هذه أطولها صمودًا.</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>لا يمكن فرض ما هو أفضل: مثبَت.</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>تبدو الأفضل؛ لا شيء مثبَت.</numerusform>
            <numerusform>تبدو الأفضل بعد وضع واحد؛ لا شيء مثبَت.</numerusform>
            <numerusform>تبدو الأفضل بعد وضعين؛ لا شيء مثبَت.</numerusform>
            <numerusform>تبدو الأفضل بعد %Ln أوضاع؛ لا شيء مثبَت.</numerusform>
            <numerusform>تبدو الأفضل بعد %Ln وضعًا؛ لا شيء مثبَت.</numerusform>
            <numerusform>تبدو الأفضل بعد %Ln وضع؛ لا شيء مثبَت.</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>يجرّب بضع نقلات عشوائيًا.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>ينظر في بضعة آلاف من الأوضاع.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>يفكّر نحو ثانية.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>المرتبة</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>رقم التوزيعة ليس رقمًا</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>وقت اللعب خارج النطاق</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>الرقم التسلسلي للعبة خارج النطاق</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>عدد النقلات أكبر من اللازم</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>لا لعبة فيه</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>الموضع في اللعبة ناقص</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>قُطعت هذه اللعبة المشارَكة أو تغيّرت في الطريق. انسخ سطرها كاملًا من جديد.</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>لم تُلصق لعبة مشارَكة: إنها نص فيه سطر يبدأ بـ«plt-games:».</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>في اللعبة المشارَكة نقلات أكثر من اللازم.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>لا لعبة بعد.</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>كثرت النقلات فلا يمكن الاستمرار. انسَ ما مضى لتستمر اللعبة.</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>كثرت نقلات هذه اللعبة فلا يمكن الاستمرار. ابدأ لعبة جديدة.</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>النقلة %1 من اللعبة %2 غير مسموحة: %3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>لا يستطيع هذا النظام تقييد الألعاب (Landlock وseccomp ناقصان): قد تفعل ألعاب الآخرين كل ما يُسمح لك به.</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>لا يستطيع هذا النظام تقييد الألعاب بملفاتها (Landlock ناقص): قد تقرأ ألعاب الآخرين ملفاتك وتغيّرها.</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>لا يستطيع هذا النظام منع الألعاب من الشبكة ومن تشغيل البرامج (seccomp ناقص).</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>ما يُقرأ من %1 لا يُقرأ مجددًا من %2</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>تُقبل لعبة تستمر بلا نقلة مسموحة: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>تُرفض نقلة مسموحة: %1 (اللعبة %2)</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>تُقبل نقلة غير مسموحة: %1 (اللعبة %2)</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>يُرفض نص دون جملة كاملة: %1: %2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (اللعبة %2)</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1 (اللعبة %2 بعد %3)</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>تُرفض توزيعة من رقمها نفسه: %1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>يعطي الرقم نفسه لعبة أخرى</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>في نص الخيارات والبداية محارف لا تجوز فيه: %1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>الخيارات أو البداية لا تُقرأ مجددًا: رُفض %1: %2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>الخيارات أو البداية تُقرأ على غير ما كُتبت: %1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>تستمر اللعبة ولا نقلة مسموحة</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>الدور على المقعد %1 من %2</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>ليس في الترتيب مرتبة لكل مقعد: %1 بدلًا من %2</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>مراتب الترتيب لا تبدأ من 1، أو تتجاوز عدد المقاعد</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>تنتهي لعبة ذات عدة مقاعد بفوز أو خسارة، وهذا يُعرف من ترتيبها</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>تُرفض نقلة مسموحة: %1: %2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>تُقبل نقلة غير مسموحة: %1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>تُرفض نقلة دون جملة كاملة: %1: %2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>في نص النقلة محارف لا تجوز فيه: %1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>نقلة لا تُقرأ مجددًا: رُفضت %1: %2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>تُقرأ النقلة نقلة أخرى: %1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>تؤدي النقلة نفسها في المرة الثانية إلى حالة أخرى: %1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>في جملة السجل موضع فارغ: %1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1، بالنقلة %2</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>رقم للإحصاءات بلا اسم أو بلا قيمة: %1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>لا يمكن لعب اللعبة مجددًا: رُفض %1: %2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>تؤدي النقلات نفسها في المرة الثانية إلى حالة أخرى</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translation>الصف %1 من الخيارات %2 يعرض %3، وهو خارج حدوده</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translation>الصف %1 من الخيارات %2 لا يصير %3</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translation>الصف %1 من الخيارات %2 يغيّر عددها</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>الخيارات لا تُقرأ مجددًا: رُفض %1: %2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>تُكتب الخيارات بطريقتين: %1 و%2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>في نص الخيارات محارف لا تجوز فيه: %1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>في وصف الخيارات موضع فارغ: %1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>في التقييم قيمة ليست عددًا</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>قيمة النقلة المنفَّذة أعلى من قيمة أفضل نقلة</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>قيمة نقلة عشوائية أعلى من قيمة أفضل نقلة</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>أفضل نقلة غير مسموحة: %1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>خطأ بلا سبب</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>سبب التقييم تنقصه أجزاء</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>تكلفة بلا نص</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>التراجع عن نقلة لا يؤدي إلى الحالة التي قبلها</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>يمكن التراجع عن نقلات أكثر مما نُفّذ</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>إعادة نقلة تؤدي إلى حالة أخرى</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>يمكن إعادة نقلات أكثر مما تُراجع عنه</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>ليس للعبة الموزَّعة معرّف قصير</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>يؤدي المعرّف %1 إلى لعبة أخرى</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>رُفض المعرّف %1: %2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>يُقبل معرّف لا يدل على لعبة: %1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>غيّر معرّف مرفوض اللعبة</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>تُقبل لعبة محفوظة لا لعبة فيها: %1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>رُفض معرّف توزيعة: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>تُرفض نقلة مسموحة: %1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>لا يمكن استعادة لعبة محفوظة: %1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>اللعبة المستعادة ليست اللعبة المحفوظة</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>تُحفظ اللعبة المستعادة لعبة أخرى</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>للعبة المستعادة ماضٍ آخر</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>للعبة المستعادة مستقبل آخر</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>نقلات اللعبة المستعادة أكثر أو أقل</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1، مع اللعبة المحفوظة %2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>تُرفض لعبة محفوظة بلا سبب</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>غيّرت لعبة محفوظة مرفوضة اللعبة</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>لا يمكن حفظ اللعبة المستعادة واستعادتها</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>تلميح لا يقول شيئًا</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>في جملة التلميح موضع فارغ: %1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>ليس للتلميح %1 سبب كامل: %2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>تلميح غير مسموح: %1: %2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>تعطي البذرة نفسها نقلة أخرى في المستوى %1</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>كلمة المستوى ليست كلمة، أو ليست كلمته: %1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>المستوى %1 بلا اسم</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>نقلة غير مسموحة تُنفّذ في المستوى %1: %2: %3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>تُقرأ الخيارات على غير ما كُتبت: %1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1، للمقعد %2، وُزّعت أيضًا %3</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>نقلة غير مسموحة فيما وُزّع من جديد</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>يكشف السجل ما هو مخفي</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>تكشف المشاهدة ما هو مخفي</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>تكشف النقلات المسموحة ما هو مخفي</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>نقلة غير مسموحة تُنفّذ في المستوى %1</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>المستوى %1 يعرف ما هو مخفي</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>التلميح يعرف ما هو مخفي</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>لا لعبة: %1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>تعذّر البناء: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>«%1» دالة، ويجب أن يكون قيمة</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>يجب أن تُرجع الحالة التالية، أو nil وجملة</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>يتعذّر عرض الصورة: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>الحاسوب، %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation>كبير جدًا</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>عند البايت %L1: %2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>لا كائن JSON فيه</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1 ليس مجلدًا</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>تعذّرت كتابة المخرجات: %1</translation>
    </message>
</context>
</TS>
