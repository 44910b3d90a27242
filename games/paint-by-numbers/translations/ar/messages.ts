<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>مجهول</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>%1 خطأً</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>white</source>
        <translation>أبيض</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>أبيض خطأً</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>أزرق خطأً</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>أرقام الصف: %1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>أرقام العمود: %1</translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation>(%L1، %L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation>&amp;هذه الأحجية</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>&amp;كتيّب</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>ال&amp;حلول في النهاية</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>ما يُطبع</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>رُقع عشوائية</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>&amp;Puzzles:</source>
        <translation>الأ&amp;حاجي:</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>الأ&amp;عمدة والصفوف:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>ال&amp;مستوى:</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>ال&amp;عدد:</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>في ال&amp;صفحة على الأكثر:</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;تابع</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>الرسم بالأرقام</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>الرسم بالأرقام: %1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>يجري إعداد الأحاجي...</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>الصورة؛ اسحب فوق الجزء المطلوب</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>اجعله ال&amp;وحيد</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>يبحث عن أقل الخانات التي يُبقي تغييرها حلًا واحدًا.</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>&amp;غيّر هذه الخانات</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>اعكس يسارًا ويمينًا</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>اعكس أعلى وأسفل</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>أدر إلى اليمين</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>بدّل الأزرق والأبيض</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>امسح الصورة</translation>
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
        <source>C&amp;olumns:</source>
        <translation>الأ&amp;عمدة:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>ال&amp;صفوف:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>ال&amp;عنوان:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>ال&amp;مؤلف:</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>ال&amp;عبها</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>أ&amp;حاجيّ...</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>من &amp;صورة...</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;عُد إلى اللعبة</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>أضف إلى أ&amp;حاجيّ</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>احتفظ بها في أ&amp;حاجيّ</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>ارسم شيئًا: انقر خانة أو اسحب فوق عدة خانات.</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>يوجد حل واحد.</numerusform>
            <numerusform>بتغيير هذه الخانة يوجد حل واحد.</numerusform>
            <numerusform>بتغيير هاتين الخانتين يوجد حل واحد. ولا يكفي أقل.</numerusform>
            <numerusform>بتغيير هذه الخانات الـ%Ln يوجد حل واحد. ولا يكفي أقل.</numerusform>
            <numerusform>بتغيير هذه الخانات الـ%Ln يوجد حل واحد. ولا يكفي أقل.</numerusform>
            <numerusform>بتغيير هذه الخانات الـ%Ln يوجد حل واحد. ولا يكفي أقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>يوجد حل واحد.</numerusform>
            <numerusform>بتغيير هذه الخانة يوجد حل واحد.</numerusform>
            <numerusform>بتغيير هاتين الخانتين يوجد حل واحد. وقد يكفي أقل.</numerusform>
            <numerusform>بتغيير هذه الخانات الـ%Ln يوجد حل واحد. وقد يكفي أقل.</numerusform>
            <numerusform>بتغيير هذه الخانات الـ%Ln يوجد حل واحد. وقد يكفي أقل.</numerusform>
            <numerusform>بتغيير هذه الخانات الـ%Ln يوجد حل واحد. وقد يكفي أقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>يجري البحث عن أقل الخانات المطلوب تغييرها...</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation>لم يُعثر على طريقة لجعله الحل الوحيد بتغيير بضع خانات.</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>يجري البحث عن حلول أخرى...</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>يوجد حل واحد.</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>يوجد حل واحد، ويمكن إيجاده خطًا بعد خط. المستوى: %1.</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>يوجد حل واحد، لكن يجب تجريب الألوان. المستوى: %1.</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>يوجد من الحلول %L1 فأكثر. والخانات المعلَّمة ليست متماثلة فيها كلها.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>لا حلول.</numerusform>
            <numerusform>يوجد حل واحد.</numerusform>
            <numerusform>يوجد حلان. والخانات المعلَّمة تختلف بينهما.</numerusform>
            <numerusform>توجد %Ln حلول. والخانات المعلَّمة ليست متماثلة فيها كلها.</numerusform>
            <numerusform>يوجد %Ln حلًا. والخانات المعلَّمة ليست متماثلة فيها كلها.</numerusform>
            <numerusform>يوجد %Ln حل. والخانات المعلَّمة ليست متماثلة فيها كلها.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>لا حل.</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>تعذّرت في الوقت المتاح معرفة هل الحل وحيد.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>من صورة</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>ار&amp;سمها</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>&amp;Keep its form</source>
        <translation>ا&amp;حفظ نسبتها</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>الأعمدة وال&amp;صفوف:</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>الأ&amp;فضل</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>حيث ينفصل الداكن عن الفاتح أفضل</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>ال&amp;فاتح أزرق</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>يبدأ الأ&amp;زرق عند:</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>قصّ من اليسار</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>قصّ من أعلى</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>قصّ من اليمين</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>قصّ من أسفل</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>&amp;بلا إطارها</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>&amp;كلها</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>&amp;قص (بكسلات):</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>صور للبحث عنها</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>أ&amp;ظهر</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>كل الصور</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>الأحجام</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
وُجد %L2 من %L3</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>وُجد حتى الآن: %L1 من %L2. ما تُظهره الصورة يُقال حين تُوجد.</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>ار&amp;سم</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>موجودة</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>مبدوءة</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>لم تُوجد بعد</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>موجودة، أفضل وقت %1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>أحاجيّ</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>&amp;تابع الرسم</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>أ&amp;زل...</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>لا شيء بعد.</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>بلا عنوان، %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>أزل</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>أتُزال هذه الأحجية نهائيًا؟</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>أ&amp;زل</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>ليس ملفًا، أو هو كبير جدًا.</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>السطر %L1: %2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>ليس فيه أحجية واحدة.</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>لا يمكن استعمال %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>لا يمكن استعمال %1، وقد نُحّي باسم %2. %3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>تعذّر الاحتفاظ بالأحجية: %1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>لا يمكن إزالة %1.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>ارسم بهذا اللون: %1 (المفتاح %L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>أحاجٍ (non)</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>أحاجي webpbn</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>أحاجٍ (nin)</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>أحاجٍ (mk)</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>أحاجٍ (cwd)</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>أحاجٍ (g)</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>الصورة وحدها (pbm)</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>أحاجي البطولات</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>أحاجي ألعاب PLT</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>الأحجية %L1، %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation>املأ الخانات بحيث يكون في كل صف وكل عمود كتل من الخانات المملوءة بهذه الأطوال وبهذا الترتيب، وبين كل كتلتين خانة فارغة على الأقل.</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>في كل صف وكل عمود كتل من الخانات بهذه الأطوال والألوان وبهذا الترتيب. بين كل كتلتين من اللون نفسه خانة فارغة على الأقل؛ وقد يتلامس غيرهما.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>الحلول</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 من %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation>بالألوان</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>الخانات من %L1 إلى %L2</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>سهلة</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسطة</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>صعبة</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>للخبراء</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>الخانات الناتجة</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>ال&amp;مكتبة...</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>الصورة ال&amp;تالية</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>الصورة التالية</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translatorcomment>not a term: cell</translatorcomment>
        <translation>النقر يلوّن بالأ&amp;بيض</translation>
    </message>
    <message>
        <source>White</source>
        <translation>أبيض</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>النقرة العادية أو اللمسة تجعل الخانة المجهولة بيضاء؛ وبالزر الأيمن تصير زرقاء.</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>ت&amp;حقق من الخطوط</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>يعلّم الصفوف والأعمدة التي لا يمكن إكمالها كما هي.</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>أظهر الأ&amp;خطاء</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>أ&amp;عتم الأرقام المنجزة</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>الرقعة كل&amp;ها مهما صغرت</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>&amp;حروف الألوان</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>الخانات الزرقاء</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>الخانات الملونة</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 من %L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>انقر أو اسحب لترسم. تتبعك الأرقام.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>كل الخطوط يمكن إكمالها.</numerusform>
            <numerusform>خط واحد لا يمكن إكماله كما هو.</numerusform>
            <numerusform>خطان لا يمكن إكمالهما كما هما.</numerusform>
            <numerusform>%Ln خطوط لا يمكن إكمالها كما هي.</numerusform>
            <numerusform>%Ln خطًا لا يمكن إكمالها كما هي.</numerusform>
            <numerusform>%Ln خط لا يمكن إكمالها كما هي.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>انقر أو اسحب لتصير الخانات بيضاء؛ وبالزر الأيمن تصير زرقاء.</translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translatorcomment>not a term: cell</translatorcomment>
        <translation>المفاتيح من ١ إلى %L1 تختار لونًا. انقر أو اسحب لترسم؛ والزر الأيمن يلوّن بالأبيض.</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>انقر أو اسحب لتصير الخانات زرقاء؛ وبالزر الأيمن تصير بيضاء.</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>وُجدت الصورة!</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>هذا أفضل وقت لك في هذه الصورة.</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>أفضل وقت لك في هذه الصورة %1.</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>ا&amp;رسم أحجية</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>ال&amp;صق صورة</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>يمكن إكمال كل صف وعمود كما هو.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>لا أخطاء.</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>تعذّر البحث عن الأخطاء.</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>وجدت كل الصور.</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>١٠ × ١٠</translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation>١٥ × ١٥</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>٢٠ × ٢٠</translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation>٣٠ × ٣٠</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>رقعة عشوائية</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>الصورة نفسها مجددًا</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>ما يُرسم</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Blue cells of a hundred</source>
        <translation>الخانات الزرقاء من كل مئة</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>الصعوبة</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهلة</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسطة</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعبة</translation>
    </message>
    <message>
        <source>Other pictures are in the library.</source>
        <translation>صور أخرى في المكتبة.</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>لكل رقعة عشوائية حل واحد بالضبط.</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>الخطوط المكتملة تملأ بقيتها بالأبيض</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>أعتم الأرقام المنجزة</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>الخطوط الفارغة تُظهر ٠</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>حروف الألوان في الأرقام والخانات</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>الرقعة كلها مهما صغرت</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>طريقة عرض الحلول</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>ببطء</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>بسرعة عادية</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>بسرعة</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>فورًا</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>هذه أحجيتك. الرسم محفوظ في المصمّم.</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>الأحجية في مكتبتك.</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>لا يمكن رسمها</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>المصمّم يرسم بالأزرق والأبيض. أما الصورة الملونة فيمكن لعبها.</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>لا يتجاوز الرسم %L1 × %L1؛ وهذه الأحجية %L2 × %L3.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>الأرقام متناقضة: لا صورة لها.</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>لم يُعثر على صورة هذه الأرقام في الوقت المتاح.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>الأرقام متناقضة: لا حل لهذه الأحجية.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>لهذه الأحجية عدة حلول. أي منها يفوز.</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>من صورة</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>لا يمكن فتح %1</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>لا صورة يمكن لصقها</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>أحاجيّ</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>الملف كبير جدًا.</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>لا ألوان في ملفات هذا النوع.</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>صورة هذه الأحجية غير معروفة.</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>لأحاجي البطولات صفوف بعدد الأعمدة.</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>«%1» ليس عددًا من ٠ إلى %2.</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>الضلع عدد من ١ إلى %1.</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>الأرقام لا تتسع. الخانات اللازمة: %1؛ خانات الخط: %2.</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>للأحجية من ١ إلى %1 من الصفوف والأعمدة.</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>في الأحجية ألوان أكثر من اللازم. الأكثر %1.</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>لا قيمة للون «%1».</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>هناك شيء بعد نهاية القائمة.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>قوس غير مغلق.</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>القوائم داخل القوائم أعمق من اللازم.</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>نص بين علامتي اقتباس بلا نهاية.</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>أُغلق قوس لم يُفتح.</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>ليس هذا لعبة محفوظة ولا تصميمًا محفوظًا للرسم بالأرقام.</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>الخانات ليست بالعدد الذي تقوله الأرقام.</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>الصفوف والأعمدة قوائم من قوائم أرقام.</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>هذا الحجم موجود مرتين: %1.</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>تأتي الأحجام قبل هذا القسم: %1.</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>هذا القسم موجود مرتين: %1.</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>القسم أطول أو أقصر من اللازم. السطور اللازمة: %1؛ الموجودة: %2؛ القسم: %3.</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>تأتي الأحجام قبل الصورة.</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>الصورة أكبر أو أصغر من اللازم. الخانات الموجودة: %1؛ اللازمة: %2.</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>للأحجية قسما rows و columns، أو goal.</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>الصورة والأرقام لا تتفقان. تُؤخذ الأرقام.</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>تُقرأ أول %1 أحجية فقط.</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>الأحجام ناقصة.</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>في السطر الأول رقمان هما الحجم.</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>أرقام بعض الخطوط ناقصة.</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>الخطوط أكثر مما تقوله الأحجام.</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>بين الصفوف والأعمدة سطر فيه #.</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>بين الصفوف والأعمدة سطر فارغ.</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>تبدأ الأحجية بـ$ ورقمها.</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translation>قسمان يبدآن بنقطتين: الصفوف والأعمدة.</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>الأحاجي ذات المثلثات لا يمكن لعبها.</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>تبدأ الصورة النقطية بـP1 أو P4.</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>تنتهي الصورة النقطية قبل أوانها.</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>خانة الصورة النقطية 0 أو 1.</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translatorcomment>not a term: column</translatorcomment>
        <translation>نوع المفاتيح rows أو columns.</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>الأحاجي ذات الأرقام المخفية لا يمكن لعبها.</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>يقف كل صف من الصورة بين علامتي |.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>معقوف غير مغلق.</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>لا لون للعلامة «%1».</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>صفوف الصورة متساوية الطول.</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>للأحجية مفاتيح أو صورة.</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>لا أحجية في ملف XML هذا.</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>ينتهي XML قبل أوانه.</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>لا يُقرأ XML يعرّف كياناته.</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>ليس هذا XML.</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>وسم بلا اسم.</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>تُكتب السمة مثل name=&quot;value&quot;.</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>ملف XML كبير جدًا.</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>أُغلق وسم غير مفتوح: %1.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>الصف %1، العمود %2</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1: لا خانات ملونة، فكله أبيض.</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1: خاناته الملونة كلها موجودة، فالبقية بيضاء.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1: أينما وقعت كتلة الـ%2 (%3) غطّت هذه الخانات.</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1 و%2 لا يتركان لخانة تقاطعهما إلا لونًا واحدًا: %3.</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>من خط إلى خط لا يبقى لخانة %1 إلا لون واحد: %2.</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>كل لون آخر لخانة %1 يؤدي إلى خط لا يكتمل، فلونها: %2.</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>لو كان لون %1 هو %2 لما ناسب هذا الخط شيء: %3.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>لو كان لون %1 هو %2 لما اكتمل هذا الخط: %3.</numerusform>
            <numerusform>لو كان لون %1 هو %2 لما اكتمل هذا الخط بعد خطوة واحدة: %3.</numerusform>
            <numerusform>لو كان لون %1 هو %2 لما اكتمل هذا الخط بعد خطوتين: %3.</numerusform>
            <numerusform>لو كان لون %1 هو %2 لما اكتمل هذا الخط بعد %Ln خطوات: %3.</numerusform>
            <numerusform>لو كان لون %1 هو %2 لما اكتمل هذا الخط بعد %Ln خطوة: %3.</numerusform>
            <numerusform>لو كان لون %1 هو %2 لما اكتمل هذا الخط بعد %Ln خطوة: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1: لا خانات زرقاء، فكله أبيض.</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1: خاناته الزرقاء كلها موجودة، فالبقية بيضاء.</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1: أرقامه تملأ الخط تمامًا.</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1: اكتملت كتلة الـ%2، فطرفاها أبيضان.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1: أينما وقعت كتلة الـ%2 غطّت هذه الخانات.</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1: لا كتلة تتسع لها فجوة بهذا الصغر.</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1: لا كتلة تصل إلى هذه الخانات.</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1: كل ترتيبات أرقامه تتفق على هذه الخانات.</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>لو كان %1 أبيض لما ناسب هذا الخط شيء: %2.</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>لو كان %1 أزرق لما ناسب هذا الخط شيء: %2.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>لو كان %1 أبيض لما اكتمل هذا الخط: %2.</numerusform>
            <numerusform>لو كان %1 أبيض لما اكتمل هذا الخط بعد خطوة واحدة: %2.</numerusform>
            <numerusform>لو كان %1 أبيض لما اكتمل هذا الخط بعد خطوتين: %2.</numerusform>
            <numerusform>لو كان %1 أبيض لما اكتمل هذا الخط بعد %Ln خطوات: %2.</numerusform>
            <numerusform>لو كان %1 أبيض لما اكتمل هذا الخط بعد %Ln خطوة: %2.</numerusform>
            <numerusform>لو كان %1 أبيض لما اكتمل هذا الخط بعد %Ln خطوة: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>لو كان %1 أزرق لما اكتمل هذا الخط: %2.</numerusform>
            <numerusform>لو كان %1 أزرق لما اكتمل هذا الخط بعد خطوة واحدة: %2.</numerusform>
            <numerusform>لو كان %1 أزرق لما اكتمل هذا الخط بعد خطوتين: %2.</numerusform>
            <numerusform>لو كان %1 أزرق لما اكتمل هذا الخط بعد %Ln خطوات: %2.</numerusform>
            <numerusform>لو كان %1 أزرق لما اكتمل هذا الخط بعد %Ln خطوة: %2.</numerusform>
            <numerusform>لو كان %1 أزرق لما اكتمل هذا الخط بعد %Ln خطوة: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>لا يمكن إكمال الصورة هكذا.</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>بعض العلامات خاطئة. هذا يُظهر أيها.</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>لا يمكن إكمال %1 كما عُلّم. هذا يُظهر الأخطاء.</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>اكتملت الصورة.</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>لم يُعثر على شيء في الوقت المتاح.</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>لا يكشف هذه إلا تجريب عدة خانات معًا.</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>توجد عدة حلول. هذه الخانة من أحدها.</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>صيد وفير</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>آس السباتي</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>آس القلوب</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>بلوطة</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>طائرة</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>مرساة</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>تفاحة</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>كرسي بذراعين</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>سهم</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>فأس</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>جمل ذو سنامين</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>منطاد فوق التلال</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>موزة</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>سلة</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>خفاش</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>حوض استحمام</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>دب</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>نحلة</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>خنفساء</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>جرس</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>دراجة</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>بيت طيور</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>كعكة عيد ميلاد</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>هدية عيد ميلاد</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>فيل الشطرنج</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>قط أسود</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>قارب عند الغروب</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>عظمة</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>جزمة</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>زجاجة</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>قوس وسهم</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>ربطة عنق فراشية</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>قبعة مستديرة</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>قفاز ملاكمة</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>جسر</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>دلو</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>نحلة طنانة</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>عنقود عنب</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>حافلة</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>فراشة</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation>صبّار</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>جمل</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>كاميرا</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>شمعة</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>شمعدان</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>سيارة</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>جزرة</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>قلعة</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>قط</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>قط على رف</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>رأس قط</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>كرسي</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>كرز</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>شجرة عيد الميلاد</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>كنيسة</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>سمكة المهرج</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>كوخ</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>كوخ بحديقة</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>بقرة</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>سلطعون</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>الثمانيات المجنونة</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>تاج</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>فنجان قهوة</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>فنجان شاي</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>كعكة صغيرة</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>كلب دشهند</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>أقحوان</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>يوم على الشاطئ</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>أيل</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>مروحة مكتب</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>نرد</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>رأس كلب</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>دلفين</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>طبل</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>بطة</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>فرخ بط</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>نسر</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>فيل</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>بطريق إمبراطور</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>عين</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>وجه ثعلب</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>شجرة تنوب</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>سيارة إطفاء</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>سمكة</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>سمكة في حوض</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>علم</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>نحام</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>مكواة</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>رحلة إلى القمر</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>زهرة</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>صبّار مزهر</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>فطر أحمر منقّط</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>حذاء كرة قدم</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>أثر قدم</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>شوكة</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>ثعلب</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>ضفدع</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>ضفدع على ورقة نيلوفر</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>حلزون حديقة</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>شبح</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>زرافة</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>نظارة</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>كأس</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>سمكة ذهبية</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>ساعة قائمة</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>غيتار</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translation>هامبرغر</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>مطرقة</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>يد</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>وجه سعيد</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>ميناء</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>أرنب بري</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>بيت مسكون</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>قلب</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>قنفذ</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>مروحية</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translatorcomment>not a term: shoe</translatorcomment>
        <translation>حذاء بكعب عالٍ</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>منطاد</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>ساعة رملية</translation>
    </message>
    <message>
        <source>House</source>
        <translation>بيت</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>مثلجات</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>مثلجات في مخروط</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>مصّاصة مثلجة</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>حذاء تزلج</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translation>كوخ جليدي</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>في الفضاء</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>ولد البستوني</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>قنديل بحر</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>إبريق</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>كنغر</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation>ملك الوحوش</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>ملك السباتي</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>ملك الديناري</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>ملك القلوب</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>طائر الرفراف</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>طائرة ورقية</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>حصان الشطرنج</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>سلّم</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>دعسوقة</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>دعسوقة على ورقة</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>بحيرة بين الجبال</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>فانوس</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>ورقة شجر</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>ليمونة</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>مصباح كهربائي</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>منارة</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>منارة في الليل</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>برق</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>رأس أسد</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>قطار صغير</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>شاحنة</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>مغناطيس</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>ميكروفون</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>قفاز صوف</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>قرد</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>قمر</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>سيارة قديمة</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>جبال</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>فأر</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>شارب</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>كوب</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>فطر</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>أخطبوط</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>نعامة</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>بومة</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>بومة في الليل</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>قفل</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translatorcomment>not a term: pair</translatorcomment>
        <translation>حبتا كرز</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>نخلة</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>باندا</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>باندا مع خيزران</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>مظلة هبوط</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>ببغاء</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>ببغاء على غصن</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>بيدق</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>فراشة الطاووس</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>كمثرى</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>بطريق</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>خنزير</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>أناناس</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>نحام وردي</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>غليون</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>قرصان</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>شريحة بيتزا</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>هدية</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>يقطينة</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>فانوس يقطين</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>أهرامات</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>ملكة السباتي</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>أرنب</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>قوس قزح</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>تفاحة حمراء</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>جرّار أحمر</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>كوكب ذو حلقات</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>أناناس ناضج</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>أبو الحناء في الثلج</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>روبوت</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>صاروخ</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>كرسي هزاز</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>حصان هزاز</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>حذاء بعجلات</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>رخ الشطرنج</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>ديك</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>وجه حزين</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>مركب شراعي</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>سفينة شراعية</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>قِدر</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>منشار</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>مقص</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>فرس البحر</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation>لغم بحري</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>قرش</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>خروف</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>درع</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>قميص</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>جمجمة</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>شريحة شمام</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>ابتسامة</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>حلزون</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>ندفة ثلج</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>رجل ثلج</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>رجل ثلج في المساء</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>جورب</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>البستوني</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>مفتاح ربط</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>سنجاب</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>نجمة</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>نجم البحر</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>قاطرة بخارية</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>سحابة عاصفة</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>فراولة</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>غواصة</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>شمس</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>دوّار الشمس</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>سنونو</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>بجعة</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>سيف</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>مصباح طاولة</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>دوّار شمس طويل</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>إبريق شاي</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>هاتف</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>تلفاز</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>خيمة</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>ثلاث زهرات توليب</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>فطر سام</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>سن</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>قبعة رسمية</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>طوقان</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>طوقان في الغابة</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>روبوت لعبة</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation>جرّار</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>إشارة مرور</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>صندوق كنز</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>شجرة</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>كأس البطولة</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>بوق</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>توليب</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>سلحفاة</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>قمرية</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>جزرتان</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>سمكتان</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>مظلة</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>سفينة فايكنغ</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>كمان</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>بركان</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>بطيخة</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>مرشّة</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>حوت</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>عربة يد</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>فراولة برية</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>طاحونة هواء</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>كأس نبيذ</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>قبعة ساحرة</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>فيل صغير</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>زرافة صغيرة</translation>
    </message>
    <message>
        <source>black</source>
        <translation>أسود</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>رمادي داكن</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>رمادي فاتح</translation>
    </message>
    <message>
        <source>white</source>
        <translation>أبيض</translation>
    </message>
    <message>
        <source>red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>أحمر داكن</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>برتقالي</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>كريمي</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>بني</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>بني فاتح</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>بني داكن</translation>
    </message>
    <message>
        <source>green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>أخضر داكن</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>أخضر فاتح</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>فيروزي</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>أزرق داكن</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>أزرق فاتح</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>بنفسجي</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>بنفسجي فاتح</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>وردي</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>لا توجد خانات كهذه.</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>ليس في الأحجية هذا اللون.</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>تبقى الجرّة في صف واحد أو عمود واحد.</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>لهذه الخانات هذا اللون من قبل.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>لا أخطاء.</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>تحتاج الصورة إلى خانة زرقاء.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>الاسم طويل جدًا.</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>للرقعة العشوائية من %1 إلى %2 من الصفوف والأعمدة.</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>من كل مئة خانة تكون الزرقاء من %1 إلى %2.</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translatorcomment>not a term: easy, medium, hard</translatorcomment>
        <translation>الرقعة العشوائية easy أو medium أو hard.</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translation>لا يوجد موزّع كهذا.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>لا خانات خاطئة. %1</numerusform>
            <numerusform>خانة واحدة خاطئة. %1</numerusform>
            <numerusform>خانتان خاطئتان. %1</numerusform>
            <numerusform>%Ln خانات خاطئة. %1</numerusform>
            <numerusform>%Ln خانة خاطئة. %1</numerusform>
            <numerusform>%Ln خانة خاطئة. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>كانت كل الخانات معلومة. %1</numerusform>
            <numerusform>خانة واحدة لم تكن معلومة بعد. %1</numerusform>
            <numerusform>خانتان لم تكونا معلومتين بعد. %1</numerusform>
            <numerusform>%Ln خانات لم تكن معلومة بعد. %1</numerusform>
            <numerusform>%Ln خانة لم تكن معلومة بعد. %1</numerusform>
            <numerusform>%Ln خانة لم تكن معلومة بعد. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>للصف %1، العمود %2 لون آخر.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>لا خانات رُسمت مبكرًا أو خطأً</numerusform>
            <numerusform>خانة واحدة رُسمت مبكرًا أو خطأً</numerusform>
            <numerusform>خانتان رُسمتا مبكرًا أو خطأً</numerusform>
            <numerusform>%Ln خانات رُسمت مبكرًا أو خطأً</numerusform>
            <numerusform>%Ln خانة رُسمت مبكرًا أو خطأً</numerusform>
            <numerusform>%Ln خانة رُسمت مبكرًا أو خطأً</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>ليست هذه أرقام هذه الأحجية.</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>ليست الرقعة من %1 في %2 خانة.</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>لكل رقعة عشوائية حل واحد بالضبط.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>سهلة</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسطة</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>صعبة</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>للخبراء</translation>
    </message>
    <message>
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translatorcomment>not a term: medium</translatorcomment>
        <translation>تُكتب الخيارات مثل ‎15x15,50,medium، والأحجية من رسمك مثل own,cross,1.3,0/1,1,1.</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>تُكتب الأرقام مثل ‎1.3,0/1,1,1: الصفوف ثم الأعمدة.</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>تُكتب الجرّة مثل b3,4-7,4.</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>عشوائية، %1 × %2، %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>صورة ملونة، %1 × %2، %3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>صورة، %1 × %2، %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>صورة ملونة، %1 × %2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>صورة، %1 × %2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1، %2 × %3</translation>
    </message>
</context>
</TS>
