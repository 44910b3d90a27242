<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>لا خلايا</numerusform>
            <numerusform>خلية واحدة</numerusform>
            <numerusform>خليتان</numerusform>
            <numerusform>%Ln خلايا</numerusform>
            <numerusform>%Ln خلية</numerusform>
            <numerusform>%Ln خلية</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>خلايا GCalc</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation>المكعّب</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>هذه الخلية فارغة.</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>مزيج: أحمر %L1، أخضر %L2، أزرق %L3</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation>متغيّر %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>لا أجزاء</numerusform>
            <numerusform>جزء واحد</numerusform>
            <numerusform>جزءان</numerusform>
            <numerusform>%Ln أجزاء</numerusform>
            <numerusform>%Ln جزءًا</numerusform>
            <numerusform>%Ln جزء</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>دالة في %1: %2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>النصف الأيسر %1، والنصف الأيمن %2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>النصف العلوي %1، والنصف السفلي %2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>النصف الأمامي %1، والنصف الخلفي %2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>%1 مطبَّقة على %2</translation>
    </message>
    <message>
        <source>main</source>
        <translation>الرئيسية</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation>الصفحة %L1، %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1، فارغة</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1، %2، %3</translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translation>المكعّبات</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>المخزن</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>في اليد: %1. اذهب إلى خلية واضغط Enter لإفلاته فيها، أو Esc لإعادته.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>هذه الخلية فارغة.</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>لا خلية بهذا الاسم.</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
الإفلات: %2
النقر بالزر الأيمن: %3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
النقر بالزر الأيمن: يجعل الرئيسية دالة في هذا اللون.</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>أفلت مكعّبًا هنا</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>في اليد: %1. انقر خلية لإفلاته فيها، أو اضغط Esc لإعادته.</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>هذه الخلية فارغة.</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>رسم المكعّب</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>الدرس التالي</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>ينتقل إلى الدرس التالي</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>جهّز الخلايا</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>يضع خلايا هذا الدرس مكان خلاياك؛ والتراجع يعيدها</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>يجرّب ما في الخلية الرئيسية</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>أظهر جوابًا</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>يضع جوابًا صحيحًا في الخلية الرئيسية</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>المهمة: %1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>بمساعدة: أُظهر الجواب</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1، محلول</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1، بمساعدة</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>أُظهر الجواب: يُحسب هذا الدرس بمساعدة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>لم يبقَ أي درس.</numerusform>
            <numerusform>بقي درس واحد.</numerusform>
            <numerusform>بقي درسان.</numerusform>
            <numerusform>بقيت %Ln دروس.</numerusform>
            <numerusform>بقي %Ln درسًا.</numerusform>
            <numerusform>بقي %Ln درس.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>حُلّت كل الدروس.</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>اكتملت كل الدروس، وبعضها بمساعدة.</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>هذه الخلية فارغة.</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>صورة المكعّب</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>احسب فور تطبيق شيء</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>حدّ عمق الحساب</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>أهمل ما بكسلاته أقل من</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>وزّع الوسيط على نصفي الجسم</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>الألوان دوال تمزج</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>لا تطبع صورة أبدًا بدل الرسم</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation>المكعّب</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>في الفضاء</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>يعرض المكعّب في الفضاء. اسحبه لتديره.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>السحب أو الأسهم: تدوير؛ ومع Ctrl+Shift: إزاحة. العجلة و+ و-: تكبير. ‏Esc: رجوع.</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>العجلة و+ و-: تكبير. السحب: إزاحة، أو تدوير في الفضاء. ‏Ctrl+Shift مع الأسهم: إزاحة. ‏Esc: رجوع.</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>أجزاؤه أكثر مما يمكن رسمه؛ بعضها يمثّل عدة أجزاء.</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>الأولى</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>إلى التعبير قبل الخطوة الأولى</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>وراء</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>أمام</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>إلى الصيغة الطبيعية</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>احتفظ</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>يضع تعبير هذه الخطوة في الخلية الرئيسية</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>تعبير هذه الخطوة</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>الخطوة %L1</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>في الطريق إلى الصيغة الطبيعية.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>لا نهاية؛ زر «الأخيرة» يتابع.</numerusform>
            <numerusform>لا نهاية بعد خطوة واحدة؛ زر «الأخيرة» يتابع.</numerusform>
            <numerusform>لا نهاية بعد خطوتين؛ زر «الأخيرة» يتابع.</numerusform>
            <numerusform>لا نهاية بعد %Ln خطوات؛ زر «الأخيرة» يتابع.</numerusform>
            <numerusform>لا نهاية بعد %Ln خطوة؛ زر «الأخيرة» يتابع.</numerusform>
            <numerusform>لا نهاية بعد %Ln خطوة؛ زر «الأخيرة» يتابع.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>الخطوة التالية تجعل التعبير كبيرًا جدًا.</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>هذه هي الصيغة الطبيعية: لم يبقَ ما يُختزل.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>يتوقف في الطريق</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>ابحث في الأسماء</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>أضف صفحة</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 من %L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>الصفحة %L1 من %L2</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>التعبير نصًا</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>يضع Enter التعبير في الخلية الرئيسية، ويبدأ Shift+Enter سطرًا، ويعيد Esc ما كان. قواعد الكتابة في المساعدة.</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>عند الحرف %L1: %2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>يضع Enter هذا في الخلية الرئيسية.</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>خلايا هذا الدرس الآن مكان خلاياك. التراجع يعيد خلاياك.</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>في الخلية الرئيسية الآن جواب صحيح. التراجع يعيد ما كان فيها.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;جديدة</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>أظهر ال&amp;أمثلة</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>&amp;قص الخلية</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>ان&amp;سخ الخلية</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>ال&amp;صق في الخلية</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>ا&amp;مسح الخلية</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>أعد &amp;تسمية الخلية...</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>ا&amp;حسب الخلية</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>أ&amp;وقف الحساب</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>&amp;كبّر المكعّب</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>المكعّبات في ال&amp;فضاء</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>ال&amp;نص والخطوات والدروس</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>أجزاء الرئيسية</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>لا تُحصى</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>جارٍ الحساب. ‏Esc يوقفه.</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>ينسخ المكعّب: %1.</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>ينقل المكعّب: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>اسحب مكعّبًا إلى الوسط، أو ابدأ بالدروس: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>اسحب مكعّبًا إلى الوسط. ثم أفلت غيره على الخلايا حوله.</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>ركّب المكعّبات، واصنع منها دوال، وطبّق بعضها على بعض.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>هذه الخلية فارغة.</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>لا شيء يُحسب.</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>فشل الحساب.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>أُوقف الحساب.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>نُسخ: %1.</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>فيه نص أكثر من اللازم.</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>لا مكعّب في الحافظة. %1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>الألوان الأساسية لا تتغيّر أبدًا.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>لا شيء في الخلية الرئيسية بعد.</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>لا شيء هنا تُعاد تسميته.</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>إعادة تسمية الخلية</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>لا شيء هنا يُمسح.</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>اجعل الرئيسية دالة في هذا اللون</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>أفلت هنا</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>التقط</translation>
    </message>
    <message>
        <source>Enter</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>قص</translation>
    </message>
    <message>
        <source>X</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>C</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>الصق</translation>
    </message>
    <message>
        <source>V</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>امسح</translation>
    </message>
    <message>
        <source>R</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>احسب</translation>
    </message>
    <message>
        <source>E</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>أعد التسمية...</translation>
    </message>
    <message>
        <source>N</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>كبّر</translation>
    </message>
    <message>
        <source>Space</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>اطبع...</translation>
    </message>
    <message>
        <source>P</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>أظهر الأمثلة</translation>
    </message>
    <message>
        <source>M</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>افتح...</translation>
    </message>
    <message>
        <source>O</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>احفظ باسم...</translation>
    </message>
    <message>
        <source>S</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>تفضيلات...</translation>
    </message>
    <message>
        <source>T</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>H</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Q</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>مظهر الألوان</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>هادئ</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>صافٍ</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>علامات على الألوان</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>حروف</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>نقوش</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>الخلف</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>يضع المكعّب خلف الرئيسي.</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>يزيل النصف الخلفي.</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>أزل النصف الخلفي</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>يضع المكعّب فوق الرئيسي.</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>يزيل النصف العلوي.</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>أزل النصف العلوي</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>طبّق دالةً</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>يطبّق المكعّب على الرئيسي.</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>يزيل الدالة ويُبقي وسيطها.</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>أزل الدالة</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>يسار</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>يضع المكعّب على يسار الرئيسي.</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>يزيل النصف الأيسر.</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>أزل النصف الأيسر</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>يمين</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>يضع المكعّب على يمين الرئيسي.</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>يزيل النصف الأيمن.</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>أزل النصف الأيمن</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>طبّق وسيطًا</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation>يطبّق المكعّب الرئيسي على هذا.</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>يزيل الوسيط ويُبقي دالته.</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>أزل الوسيط</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>يضع المكعّب تحت الرئيسي.</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>يزيل النصف السفلي.</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>أزل النصف السفلي</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>الأمام</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>يضع المكعّب أمام الرئيسي.</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>يزيل النصف الأمامي.</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>أزل النصف الأمامي</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>الأجزاء التي تتجاوز عمق الحساب تُترك كما هي. والحساب مرة أخرى يواصلها.</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation>هذا يدور في حلقة: عاد تعبير أثناء حسابه.</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>هذا لا نهاية له: التعبير جزء من نتيجته نفسها. يُترك هناك كما هو.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>توقف.</numerusform>
            <numerusform>توقف بعد خطوة واحدة.</numerusform>
            <numerusform>توقف بعد خطوتين.</numerusform>
            <numerusform>توقف بعد %Ln خطوات.</numerusform>
            <numerusform>توقف بعد %Ln خطوة.</numerusform>
            <numerusform>توقف بعد %Ln خطوة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>توقف: لا تعبير في الحساب.</numerusform>
            <numerusform>توقف: احتاج الحساب إلى أكثر من تعبير واحد.</numerusform>
            <numerusform>توقف: احتاج الحساب إلى أكثر من تعبيرين مختلفين.</numerusform>
            <numerusform>توقف: احتاج الحساب إلى أكثر من %Ln تعبيرات مختلفة.</numerusform>
            <numerusform>توقف: احتاج الحساب إلى أكثر من %Ln تعبيرًا مختلفًا.</numerusform>
            <numerusform>توقف: احتاج الحساب إلى أكثر من %Ln تعبير مختلف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>توقف: لا حساب ينتظر غيره.</numerusform>
            <numerusform>توقف: حساب واحد كان ينتظر غيره.</numerusform>
            <numerusform>توقف: حسابان كان أحدهما ينتظر الآخر.</numerusform>
            <numerusform>توقف: %Ln حسابات كان بعضها ينتظر بعضًا.</numerusform>
            <numerusform>توقف: %Ln حسابًا كان بعضها ينتظر بعضًا.</numerusform>
            <numerusform>توقف: %Ln حساب كان بعضها ينتظر بعضًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>توقف: صارت التعبيرات أكبر من أن يتابع.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>أُوقف الحساب.</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>اللون ليس دالة، ولذلك يبقى هذا كما هو. يمكن للتفضيلات أن تجعل الألوان تمتزج.</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>المتغيّر ليس دالة قبل أن يحل شيء مكانه.</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>الجزء الفارغ ليس دالة.</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>هذا يصير نفسه من جديد.</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>التعويض</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>التطبيق المكاني</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>مزج الألوان</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>يحل الوسيط مكان المتغيّر.</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation>يُقسم الوسيط، ويأخذ كل جزء من الدالة جزأه منه.</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>يُمزج كل لون في الوسيط باللون الذي يُطبَّق عليه.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>الملف كبير جدًا.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>هذا القوس غير مغلق.</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>لا يتبع النقطة إلا شيء واحد.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>التداخل هنا أعمق من اللازم.</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>هذا القوس لم يُفتح.</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>يجب أن يتبع النقطة شيء.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>علامة اقتباس ناقصة بعد هذا النص.</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>لا تقف الشَرطة العكسية في النص إلا قبل علامة اقتباس أو شَرطة عكسية أخرى.</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>ينتهي النص داخل كلمة.</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>لا يمكن أن تكون نقطة هنا.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>السطر %1، العمود %2: %3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>يبدأ ملف GCalc بـ&quot;GCALC&quot;.</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>ينتهي الملف قبل أن تكتمل تفضيلاته وخلاياه.</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>لا يتبع قائمةَ الخلايا المخزّنة شيء.</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>يجب أن تكون هذه قائمة الخلايا المخزّنة.</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>لا خلية في هذا النص.</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>لا يتبع الخليةَ شيء.</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>يجب أن يكون هذا ‎#t أو ‎#f.</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>يجب أن يكون هذا ‎#f أو عددًا من ٠ إلى %1.</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>يجب أن تكون هذه خلية: اسم أو ‎#f، ثم نقطة وتعبير.</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>في هذا الاسم علامات لا تجوز في الأسماء، أو هو طويل جدًا.</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>يجب أن يكون هذا اسم لون.</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>أجزاء اللون أعداد من ٠ إلى ٢٥٥.</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>للون الممزوج ثلاثة أعداد.</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>المتغيّر هو var واسم لون.</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>ليس هذا تعبيرًا.</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>للعملية جزءان.</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>يجب أن يكون هذا متغيّرًا: ‎(var colour)‎.</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>لا تُكتب تعبيرات.</numerusform>
            <numerusform>لا تُكتب تعبيرات أكثر من جزء واحد.</numerusform>
            <numerusform>لا تُكتب تعبيرات أكثر من جزأين.</numerusform>
            <numerusform>لا تُكتب تعبيرات أكثر من %Ln أجزاء.</numerusform>
            <numerusform>لا تُكتب تعبيرات أكثر من %Ln جزءًا.</numerusform>
            <numerusform>لا تُكتب تعبيرات أكثر من %Ln جزء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>شيء بلا أجزاء</numerusform>
            <numerusform>شيء من جزء واحد</numerusform>
            <numerusform>شيء من جزأين</numerusform>
            <numerusform>شيء من %Ln أجزاء</numerusform>
            <numerusform>شيء من %Ln جزءًا</numerusform>
            <numerusform>شيء من %Ln جزء</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>الخلية الرئيسية تعطي %1، ويجب أن تعطي %2.</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1 يعطي %2، ويجب أن يعطي %3.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>لا شيء في الخلية الرئيسية بعد.</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1 لا يصل إلى نهاية. %2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>هذا صحيح.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>المكعّبات</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>كل شيء هنا مكعّب. أبسطها الألوان. وفي الوسط الخلية الرئيسية حيث تُبنى المكعّبات؛ وفي المخزن مكان لحفظها.</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>اسحب لونًا إلى الخلية الرئيسية فيُنسخ فيها. وأفلت لونًا آخر على إحدى الخلايا حولها فيُضم إلى المكعّب الرئيسي من تلك الجهة: ويأخذ كل منهما عندئذ نصف المكعّب.</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>ابنِ مكعّبًا نصفه الأيسر أحمر ونصفه الأيمن أخضر.</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>ثلاثة اتجاهات</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>تُضم المكعّبات في ثلاثة اتجاهات: يسار ويمين، وأعلى وأسفل، وأمام وخلف. وتُكتب نصًا red|green و red-green و red/green، والأيسر والأعلى والأمامي أولًا.</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>قد يكون للجزء أجزاء. ولتبني شيئًا من نصفين لكل منهما أجزاء، اصنع أحدهما واسحبه إلى المخزن، ثم اصنع الآخر في الخلية الرئيسية.</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>ابنِ رقعة من أربعة مربعات: أخضر وأحمر في الأعلى، وأحمر وأخضر في الأسفل.</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>الإزالة</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>النقر بالزر الأيمن على «يسار» أو «يمين» أو «أعلى» أو «أسفل» أو «الأمام» أو «الخلف» يزيل ما في تلك الجهة. ويمر القطع في المكعّب كله، أيًا كان ما بُني منه أولًا.</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>فلا يلزم أن يكون المكعّب مضمومًا من يسار ويمين ليُقطع هناك: في ‎(red|green)-blue‎، وأسفله أزرق، النصف الأيسر هو red-blue.</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>في الخلية الرئيسية أربعة ألوان في الأمام واثنان في الخلف. أبقِ ما على يسار الأمام: الأحمر فوق الأزرق.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>الدوال</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation>النقر بالزر الأيمن على أحد الألوان يجعل المكعّب الرئيسي دالة: يصير اللون فجوة، أي متغيّرًا، يمكن أن يوضع فيها أي شيء. وتدل عليها علامة مستديرة بهذا اللون.</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>من red|green ونقرة على الأخضر تأتي ‎\green.red|&apos;green‎: الدالة التي تضع الأحمر على يسار كل ما تأخذه. والفاصلة العليا تميّز المتغيّر من اللون.</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>اصنع دالة تضع الأبيض فوق كل ما تأخذه.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>التطبيق</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>تطبيق الدالة هو وضع شيء في فجوتها. أفلت دالة على «طبّق دالةً» فتأخذ المكعّب الرئيسي. وأفلت مكعّبًا على «طبّق وسيطًا» فتأخذه الدالة الرئيسية.</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>في المخزن دالة اسمها double: ‎\green.&apos;green|&apos;green‎. وهي تضع نسختين مما تأخذه جنبًا إلى جنب. ويُكتب تطبيقها على الأحمر نصًا ‎&quot;double&quot;@red، واسم الخلية بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>ابنِ صفًا من ثماني شرائح حمراء. تكفي ثلاث تطبيقات للدالة double.</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>وسيطان</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>تأخذ الدالة وسيطًا واحدًا. والدالة التي تأخذ وسيطين دالة نتيجتها دالة أخرى: ‎\green.\red.&apos;green|&apos;red‎ تأخذ شيئًا مكان الأخضر، فتصير دالة تنتظر شيئًا مكان الأحمر.</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>تصير الألوان متغيّرات واحدًا بعد آخر، والأخير يُطلب أولًا. فانقر لون الوسيط الثاني قبل لون الأول.</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>اصنع دالة من وسيطين تضع الأول خلف الثاني.</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>نعم ولا</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>تستطيع الدوال أن تختار. فالدالة true، أي ‎\green.\red.&apos;green‎، تأخذ شيئين وتعطي الأول؛ وتعطي false الثاني. فقيمة الصدق تقرر بنفسها: إن طُبّقت على مكعّبين بقي أحدهما.</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>نقيض قيمة الصدق هو ما يعطي الثاني من شيئين حيث كانت تعطي الأول.</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>اصنع الدالة not: تأخذ true أو false وتعطي الأخرى.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>يحفظ الزوج شيئين ويرد أحدهما. وتأخذ الدالة cons كليهما، وتنتظر قيمة صدق تختار: ‎\green.\red.\blue.&apos;blue@&apos;green@&apos;red‎.</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>تسأل الدالة car الزوج بقيمة true فتأخذ الأول؛ وتسأل cdr بقيمة false فتأخذ الثاني.</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>اصنع دالة تأخذ زوجًا وتعطي زوجًا تبادل فيه الشيئان مكانيهما.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>العدد هو كم مرة يُفعل شيء. فالاثنان تأخذ دالة وبداية، وتطبّق الدالة مرتين: ‎\green.\red.&apos;green@(&apos;green@&apos;red)‎. والصفر يعطي البداية كما هي.</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>لترى عددًا أعطه عملًا. في المخزن slice التي تضع الأزرق على يسار ما تأخذه. طبّق two على slice، ثم النتيجة على الأبيض.</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>اصنع العدد أربعة.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>الحساب بالأعداد</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>الأعداد تفعل أشياء، فتستطيع أن تعدّ. تزيد plus العدد الثاني واحدًا بقدر ما يقول الأول: ‎\green.\red.&apos;green@&quot;add1&quot;@&apos;red‎. وتفعل times عددًا من المرات ما يُفعل هو نفسه عددًا من المرات.</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>وفي المخزن أيضًا minus التي تطرح العدد الثاني من الأول، و sub1 التي تطرح واحدًا: وهي تعدّ بأزواج تتذكر العدد السابق.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>اصنع دالة تأخذ عددًا وتعطي مربعه: العدد مضروبًا في نفسه.</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>صفر أم لا</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>تخبر الدالة ‎zero?‎ هل العدد صفر. فهي تجعل العدد يبدأ بـtrue ويفعل شيئًا يجعل كل شيء false. والصفر يترك true كما هي.</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>والحاصل قيمة صدق، وهي تختار بنفسها بين شيئين.</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>اصنع دالة في عدد تعطي الأحمر للصفر، والأبيض للواحد وما فوقه.</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>الدوال في الفضاء</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>الدوال مكعّبات، فيمكن ضمها كغيرها. ودالة كهذه تعمل في الفضاء: يأخذ جزؤها الأيسر النصف الأيسر من الوسيط، وجزؤها الأيمن النصف الأيمن.</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>في المخزن id التي تعطي ما تأخذه، و hole التي تعطي دائمًا المكعّب الشفاف. وفي slicer ثمانٍ من كل منهما بالتناوب، وهي تقطع شرائح من كل شيء.</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation>اصنع دالة تقطع النصف السفلي من المكعّب وتترك العلوي مكانه.</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>العودية</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>ليس للدالة اسم تنادي به نفسها. وتساعد Y-comb: فإن ‎&quot;Y-comb&quot;@f هي f مطبَّقة على ‎&quot;Y-comb&quot;@f. فتأخذ f، وسيطًا أول، ما هي على وشك أن تصيره.</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>في المخزن مثال: slices هي ‎&quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black))))‎. والأحمر فيها هو الدالة نفسها. تعطي للصفر الأبيض، ولغيره الأزرق وما تعطيه لما هو أقل بواحد. ولا يُحسب إلا ما يلزم، فتصل إلى نهاية.</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>العودية التي لا تبلغ الصفر لا نهاية لها. تُوقف عند حد، ويُقال ذلك.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>اصنع دالة تأخذ عددًا وتجمع كل الأعداد منه نزولًا إلى واحد: من ثلاثة تعطي ستة.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>القوائم</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>القائمة إما null، وإما زوج: عنصرها الأول وقائمة البقية. وتخبر الدالة ‎null?‎ هل بقي شيء.</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>وفعل شيء بكل عنصر عودية أيضًا: إن كانت القائمة null فقد تم العمل؛ وإلا فافعله بالعنصر الأول وتابع مع البقية.</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>اصنع دالة ترسم قائمة: عناصرها جنبًا إلى جنب من اليسار، كل منها مضموم إلى ما يُرسم من البقية، والشفاف مكان null.</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>هذا النص أطول من أن يكون تعبيرًا.</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>لا معنى لهذه العلامة هنا.</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>لا يوجد لون &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>يجب أن يتبع الفاصلةَ العليا اسم لون.</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>يجب أن تتبع علامةَ # ستة أرقام ست عشرية، مثل ‎#ff8000.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>علامة اقتباس ناقصة بعد الاسم.</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>لا خلية اسمها &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>لا شيء مكتوب هنا. اسم التعبير الفارغ empty.</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>ينتهي النص حيث يجب أن يأتي تعبير.</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>تعبير ناقص قبل هذا القوس.</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>تعبير ناقص قبل هذه العلامة.</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>التجريد داخل عملية يحتاج إلى قوسين حوله.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>يجب أن يتبع اللامدا اسم لون.</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>يجب أن تتبع متغيّرَ التجريد نقطة.</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>التداخل في التعبير أعمق من اللازم.</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>علامة ناقصة بين تعبيرين.</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>يجب أن تبيّن الأقواس أي العمليتين أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>لا يُكتب تعبير نصًا.</numerusform>
            <numerusform>لا يُكتب نصًا تعبير أكثر من جزء واحد.</numerusform>
            <numerusform>لا يُكتب نصًا تعبير أكثر من جزأين.</numerusform>
            <numerusform>لا يُكتب نصًا تعبير أكثر من %Ln أجزاء.</numerusform>
            <numerusform>لا يُكتب نصًا تعبير أكثر من %Ln جزءًا.</numerusform>
            <numerusform>لا يُكتب نصًا تعبير أكثر من %Ln جزء.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>لا توجد خلية كهذه.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>هذه الخلية فارغة.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>لا تتسع أي خلية لتعبير.</numerusform>
            <numerusform>لا تتسع أي خلية لتعبير أكثر من جزء واحد.</numerusform>
            <numerusform>لا تتسع أي خلية لتعبير أكثر من جزأين مختلفين.</numerusform>
            <numerusform>لا تتسع أي خلية لتعبير أكثر من %Ln أجزاء مختلفة.</numerusform>
            <numerusform>لا تتسع أي خلية لتعبير أكثر من %Ln جزءًا مختلفًا.</numerusform>
            <numerusform>لا تتسع أي خلية لتعبير أكثر من %Ln جزء مختلف.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>لا يمكن إفلات مكعّب حيث جاء.</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>الألوان الأساسية لا تتغيّر أبدًا.</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>إفلات كهذا ينسخ دائمًا.</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>لا شيء يُزال من هذه الجهة.</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>لا صفحات.</numerusform>
            <numerusform>توجد صفحة واحدة فقط.</numerusform>
            <numerusform>توجد صفحتان فقط.</numerusform>
            <numerusform>لا توجد أكثر من %Ln صفحات.</numerusform>
            <numerusform>لا توجد أكثر من %Ln صفحة.</numerusform>
            <numerusform>لا توجد أكثر من %Ln صفحة.</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>هذه التفضيلات خارج النطاق.</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>ليس هذا ملفًا سليمًا.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>لا حروف في الاسم ولا نهايات سطور.</numerusform>
            <numerusform>في الاسم حرف واحد على الأكثر بلا نهايات سطور.</numerusform>
            <numerusform>في الاسم حرفان على الأكثر بلا نهايات سطور.</numerusform>
            <numerusform>في الاسم %Ln حروف على الأكثر بلا نهايات سطور.</numerusform>
            <numerusform>في الاسم %Ln حرفًا على الأكثر بلا نهايات سطور.</numerusform>
            <numerusform>في الاسم %Ln حرف على الأكثر بلا نهايات سطور.</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>لا خيارات كهذه في GCalc.</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>يبدأ GCalc بالأمثلة أو بخلايا فارغة أو بملف.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>ليس هذا مما يُفعل في GCalc.</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>شفاف</translation>
    </message>
    <message>
        <source>black</source>
        <translation>أسود</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>رمادي داكن</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>رمادي فاتح</translation>
    </message>
    <message>
        <source>white</source>
        <translation>أبيض</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>أحمر داكن</translation>
    </message>
    <message>
        <source>red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>أخضر داكن</translation>
    </message>
    <message>
        <source>green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>أزرق داكن</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>أصفر داكن</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>سماوي داكن</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>سماوي</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>أرجواني داكن</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>أرجواني</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>الخلية الرئيسية لا تحوي دالة بعد: لم يصر أي لون فيها متغيّرًا.</translation>
    </message>
</context>
</TS>
