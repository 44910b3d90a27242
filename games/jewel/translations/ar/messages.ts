<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>منشور</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>شعاع على طول الصف</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>شعاع على طول العمود</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>انفجار</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>أعلى النقاط كتبها إصدار أحدث.</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>أعلى النقاط تستعملها نافذة أخرى.</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>كرة زرقاء</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>كرة برتقالية</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>كرة صفراء</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>كرة وردية</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>كرة خضراء</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>كرة حمراء</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>كرة زرقاء فاتحة</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>مكعّب أزرق</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>مكعّب برتقالي</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>مكعّب أصفر</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>مكعّب وردي</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>مكعّب أخضر</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>مكعّب أحمر</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>مكعّب أزرق فاتح</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>هرم أزرق</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>هرم برتقالي</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>هرم أصفر</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>هرم وردي</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>هرم أخضر</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>هرم أحمر</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>هرم أزرق فاتح</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>مثمّن الأوجه أزرق</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>مثمّن الأوجه برتقالي</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>مثمّن الأوجه أصفر</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>مثمّن الأوجه وردي</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>مثمّن الأوجه أخضر</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>مثمّن الأوجه أحمر</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>مثمّن الأوجه أزرق فاتح</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>أسطوانة زرقاء</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>أسطوانة برتقالية</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>أسطوانة صفراء</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>أسطوانة وردية</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>أسطوانة خضراء</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>أسطوانة حمراء</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>أسطوانة زرقاء فاتحة</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>مخروط أزرق</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>مخروط برتقالي</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>مخروط أصفر</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>مخروط وردي</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>مخروط أخضر</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>مخروط أحمر</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>مخروط أزرق فاتح</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>نجمة زرقاء</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>نجمة برتقالية</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>نجمة صفراء</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>نجمة وردية</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>نجمة خضراء</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>نجمة حمراء</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>نجمة زرقاء فاتحة</translation>
    </message>
</context>
<context>
    <name>jewel::Board</name>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1، مختارة</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>ليس في هذا الحاسوب OpenGL، فتُرسم الجواهر مسطّحة.</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>توقفت رسوميات هذا الحاسوب عن العمل، فتُرسم الجواهر مسطّحة.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>لا يعمل OpenGL على هذا الحاسوب، فتُرسم الجواهر مسطّحة.</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>ا&amp;حتفظ بالاسم</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>رقم %L1 بين أعلى النقاط. ا&amp;سمك:</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>أعلى النقاط</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>نوع اللعبة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>التبديلات</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>أ&amp;نهِ اللعبة</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>أع&amp;لى النقاط...</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>أعلى النقاط</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>الجواهر في ال&amp;فضاء</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>الجواهر &amp;تدور</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>&amp;علامات على الجواهر</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>علامات حيث تُطابَق الألوان ف&amp;قط</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>انتهى الوقت</numerusform>
            <numerusform>بقيت ثانية واحدة</numerusform>
            <numerusform>بقيت ثانيتان</numerusform>
            <numerusform>بقيت %Ln ثوانٍ</numerusform>
            <numerusform>بقيت %Ln ثانية</numerusform>
            <numerusform>بقيت %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>الوقت الباقي</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>التبديلات الباقية</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>التبديلات الممكنة</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>تبدأ الساعة مع أول تبديل. والتراجع يعيد اللعبة السابقة.</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>تبدأ الساعة مع أول تبديل.</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>التراجع يعيد اللعبة السابقة، ولم تكن قد انتهت.</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>الوقت ينفد.</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>طابق ثلاث جواهر من لون واحد.</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>طابق ثلاث جواهر من شكل واحد.</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>طابق ثلاث جواهر من نوع واحد.</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>انتهى الوقت</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>نُفّذت كل التبديلات</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>أُنهيت اللعبة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>بلا نقاط، المستوى %L1، أطول سلسلة %L2.</numerusform>
            <numerusform>نقطة واحدة، المستوى %L1، أطول سلسلة %L2.</numerusform>
            <numerusform>نقطتان، المستوى %L1، أطول سلسلة %L2.</numerusform>
            <numerusform>%Ln نقاط، المستوى %L1، أطول سلسلة %L2.</numerusform>
            <numerusform>%Ln نقطة، المستوى %L1، أطول سلسلة %L2.</numerusform>
            <numerusform>%Ln نقطة، المستوى %L1، أطول سلسلة %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>تعذّرت قراءة أعلى النقاط فتبدأ من جديد. احتُفظ بما كان فيها باسم %1.</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>الأشكال والألوان</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>الألوان فقط</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>الأشكال فقط</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>الألوان، والأشكال مختلطة</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>الأشكال، والألوان مختلطة</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>الطور</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>سباق مع الوقت</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>هادئ، بلا ساعة</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>ستون نقلة</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>ما يُطابَق</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>مكافأة السلسلة</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>جواهر خاصة</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>فورًا</numerusform>
            <numerusform>بعد ثانية واحدة</numerusform>
            <numerusform>بعد ثانيتين</numerusform>
            <numerusform>بعد %Ln ثوانٍ</numerusform>
            <numerusform>بعد %Ln ثانية</numerusform>
            <numerusform>بعد %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>تلميحات من نفسها</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>لكل نوع من الجواهر شكله ولونه.</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>للجواهر كلها شكل واحد. طابق ألوانها.</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>للجواهر كلها لون واحد. طابق أشكالها.</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>طابق الألوان. لا معنى للأشكال.</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>طابق الأشكال. لا معنى للألوان.</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1 الخطوط من أربع فأكثر، والخطوط المتقاطعة، تترك جوهرة تأخذ غيرها معها.</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>الجواهر في الفضاء</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>الجواهر تدور</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>علامات على الجواهر</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>علامات حيث تُطابَق الألوان فقط</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>يأخذ المنشور كل الكرات الزرقاء</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>يأخذ المنشور كل المكعّبات البرتقالية</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>يأخذ المنشور كل الأهرام الصفراء</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>يأخذ المنشور كل ثمانيات الأوجه الوردية</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>يأخذ المنشور كل الأسطوانات الخضراء</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>يأخذ المنشور كل المخاريط الحمراء</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>يأخذ المنشور كل النجوم الزرقاء الفاتحة</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>يأخذ المنشور كل الجواهر الزرقاء</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>يأخذ المنشور كل الجواهر البرتقالية</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>يأخذ المنشور كل الجواهر الصفراء</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>يأخذ المنشور كل الجواهر الوردية</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>يأخذ المنشور كل الجواهر الخضراء</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>يأخذ المنشور كل الجواهر الحمراء</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>يأخذ المنشور كل الجواهر الزرقاء الفاتحة</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>يأخذ المنشور كل الكرات</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>يأخذ المنشور كل المكعّبات</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>يأخذ المنشور كل الأهرام</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>يأخذ المنشور كل ثمانيات الأوجه</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>يأخذ المنشور كل الأسطوانات</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>يأخذ المنشور كل المخاريط</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>يأخذ المنشور كل النجوم</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>يتكوّن شعاع على طول الصف %1</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>يتكوّن شعاع على طول العمود %1</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>يتكوّن انفجار</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>يتكوّن منشور</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>يأخذ المنشوران الرقعة كلها</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>تتكوّن جوهرتان خاصتان</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>لا تنطلق جوهرة خاصة</numerusform>
            <numerusform>تنطلق جوهرة خاصة</numerusform>
            <numerusform>تنطلق جوهرتان خاصتان</numerusform>
            <numerusform>تنطلق %Ln جواهر خاصة</numerusform>
            <numerusform>تنطلق %Ln جوهرة خاصة</numerusform>
            <numerusform>تنطلق %Ln جوهرة خاصة</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>بدّل الجوهرة في الصف %1، العمود %2 بالتي تحتها: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>بدّل الجوهرة في الصف %1، العمود %2 بالتي على يمينها: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>بدّل الجوهرة في الصف %1، العمود %2 بالتي تحتها: %3. النقاط: %4.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>بدّل الجوهرة في الصف %1، العمود %2 بالتي على يمينها: %3. النقاط: %4.</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1 متوسط النقاط مع كل ما يسقط: %2.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>الساعة</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>هادئ</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>ستون نقلة</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>الأشكال والألوان</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>الألوان فقط</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>الأشكال فقط</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>الألوان مع أشكال مختلطة</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>الأشكال مع ألوان مختلطة</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>ليست هذه نقلة في الجواهر.</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>ليست هذه رقعة للجواهر: ثمانية صفوف من ثماني جواهر ورقم.</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>لا خط من ثلاث في الرقعة الأولى.</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>لا تبديل على هذه الرقعة يكوّن خطًا.</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>ليست هذه خيارات للجواهر.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>لا ساعة في هذه اللعبة.</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>لا تُنفّذ نقلة قبل التي تليها.</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>لم ينتهِ الوقت.</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>لا جوهرة للتبديل معها.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>انتهى الوقت.</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>لا يتكوّن خط من ثلاث، فتعود الجوهرتان.</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1، %2، مكافأة السلسلة، جواهر خاصة</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1، %2، مكافأة السلسلة</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1، %2، جواهر خاصة</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1، تلميحات فورية</numerusform>
            <numerusform>%1، تلميحات بعد ثانية واحدة</numerusform>
            <numerusform>%1، تلميحات بعد ثانيتين</numerusform>
            <numerusform>%1، تلميحات بعد %Ln ثوانٍ</numerusform>
            <numerusform>%1، تلميحات بعد %Ln ثانية</numerusform>
            <numerusform>%1، تلميحات بعد %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>لا شيء يُبدَّل.</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>أطول سلسلة</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>أفضل تبديل</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>الجواهر الخاصة المتكوّنة</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 من النقاط</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>بدّل الجوهرة في الصف %1، العمود %2 بالتي تحتها.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>بدّل الجوهرة في الصف %1، العمود %2 بالتي على يمينها.</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>يتكوّن أكثر من خط. النقاط: %1. %2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>يتكوّن خط من %1 في العمود %2. %3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>يتكوّن خط من %1 في الصف %2. %3</translation>
    </message>
</context>
</TS>
