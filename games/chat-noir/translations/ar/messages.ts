<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>القط، هرب</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>القط، محاصَر</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>القط</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>مسدود</translation>
    </message>
    <message>
        <source>free</source>
        <translation>خالٍ</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>الحافة</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>على أقصر طريق إلى الخارج</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>أظهر &amp;مخارج القط</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>يعلّم أقصر طرق القط إلى الحافة. أبقِ H مضغوطًا لتراها لحظة.</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>المخارج</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>الأدوار</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>القط على الحافة.</numerusform>
            <numerusform>القط على بعد خطوة من الحافة.</numerusform>
            <numerusform>القط على بعد خطوتين من الحافة.</numerusform>
            <numerusform>القط على بعد %Ln خطوات من الحافة.</numerusform>
            <numerusform>القط على بعد %Ln خطوة من الحافة.</numerusform>
            <numerusform>القط على بعد %Ln خطوة من الحافة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>لا مخرج للقط.</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>حاصرت القط!</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>هرب القط</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>بلا أدوار.</numerusform>
            <numerusform>بعد دور واحد.</numerusform>
            <numerusform>بعد دورين.</numerusform>
            <numerusform>بعد %Ln أدوار.</numerusform>
            <numerusform>بعد %Ln دورًا.</numerusform>
            <numerusform>بعد %Ln دور.</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>حديقة</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>حديقة صغيرة</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>متنزه واسع</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>حديقة بلا مهرب</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>حقل مفتوح</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>حجم الرقعة</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>الأسيجة في البداية</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>القط</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>فطن</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>نعسان</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>وزّع فقط رُقعًا مثبَت أن القط يُحاصَر فيها</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>يتوقع أن تسد أفضل طرقه في كل خطوة، ويفضّل الطرق المتشعبة.</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>يسلك أقصر طريق، لكن خطوة من كل ثلاث تذهب إلى أي مكان.</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>يسلك أقصر طريق إلى الحافة؛ وأي طريق إن تساوت. ولا ينظر إلى ما بعده.</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>تُثبت المحاصرة على الرُقع حتى الحجم %1.</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>لا حد أدنى للأسيجة في الرُقع المثبَتة بهذا الحجم لهذا القط.</numerusform>
            <numerusform>في الرُقع المثبَتة بهذا الحجم سياج واحد على الأقل لهذا القط.</numerusform>
            <numerusform>في الرُقع المثبَتة بهذا الحجم سياجان على الأقل لهذا القط.</numerusform>
            <numerusform>في الرُقع المثبَتة بهذا الحجم %Ln أسيجة على الأقل لهذا القط.</numerusform>
            <numerusform>في الرُقع المثبَتة بهذا الحجم %Ln سياجًا على الأقل لهذا القط.</numerusform>
            <numerusform>في الرُقع المثبَتة بهذا الحجم %Ln سياج على الأقل لهذا القط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>لا أسيجة في بداية رقعة بهذا الحجم.</numerusform>
            <numerusform>أقصى ما في رقعة بهذا الحجم سياج واحد في البداية.</numerusform>
            <numerusform>أقصى ما في رقعة بهذا الحجم سياجان في البداية.</numerusform>
            <numerusform>أقصى ما في رقعة بهذا الحجم %Ln أسيجة في البداية.</numerusform>
            <numerusform>أقصى ما في رقعة بهذا الحجم %Ln سياجًا في البداية.</numerusform>
            <numerusform>أقصى ما في رقعة بهذا الحجم %Ln سياج في البداية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>الصف %1، العمود %2: يسد آخر مخرج للقط.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>الصف %1، العمود %2: لا يخرج القط من هنا بخطوته التالية.</numerusform>
            <numerusform>الصف %1، العمود %2: الحجر الوحيد الذي قد يخرج منه القط بعد خطوته.</numerusform>
            <numerusform>الصف %1، العمود %2: أحد حجرين قد يخرج القط منهما بعد خطوته.</numerusform>
            <numerusform>الصف %1، العمود %2: أحد %Ln أحجار قد يخرج القط منها بعد خطوته.</numerusform>
            <numerusform>الصف %1، العمود %2: أحد %Ln حجرًا قد يخرج القط منها بعد خطوته.</numerusform>
            <numerusform>الصف %1، العمود %2: أحد %Ln حجر قد يخرج القط منها بعد خطوته.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>الصف %1، العمود %2: كان القط سيخرج من هناك بعد خطوته.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>الصف %1، العمود %2: حُوصر القط في %3 بلا ألعاب تجريبية.</numerusform>
            <numerusform>الصف %1، العمود %2: حُوصر القط في %3 من لعبة تجريبية واحدة.</numerusform>
            <numerusform>الصف %1، العمود %2: حُوصر القط في %3 من لعبتين تجريبيتين.</numerusform>
            <numerusform>الصف %1، العمود %2: حُوصر القط في %3 من %Ln ألعاب تجريبية.</numerusform>
            <numerusform>الصف %1، العمود %2: حُوصر القط في %3 من %Ln لعبة تجريبية.</numerusform>
            <numerusform>الصف %1، العمود %2: حُوصر القط في %3 من %Ln لعبة تجريبية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>الصف %1، العمود %2: أينما ذهب القط بعد ذلك أمكن تطويقه.</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>لا ينقذ اللعبة إلا خطوة يخطوها القط نعسانَ.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>ضاعت اللعبة.</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>لم يُعثر على فوز محتّم.</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>الفوز مثبَت مهما فعل القط.</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>الفوز مثبَت: هذا الدور ينهي اللعبة.</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>الفوز مثبَت.</numerusform>
            <numerusform>الفوز مثبَت، في دور واحد.</numerusform>
            <numerusform>الفوز مثبَت، في دورين على الأكثر.</numerusform>
            <numerusform>الفوز مثبَت، في %Ln أدوار على الأكثر.</numerusform>
            <numerusform>الفوز مثبَت، في %Ln دورًا على الأكثر.</numerusform>
            <numerusform>الفوز مثبَت، في %Ln دور على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>لا يوجد حجر كهذا.</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>القط جالس على هذا الحجر.</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>على هذا الحجر سياج من قبل.</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>الصف %1، العمود %2 حاصر القط في %3٪ من الألعاب التجريبية، وسياجك في %4٪.</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>%1٪ من فرصة محاصرة القط</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>يجب أن يكون الحجم عددًا فرديًا من ٥ إلى ٢١.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>لا أسيجة في بداية رقعة حجمها %1.</numerusform>
            <numerusform>أقصى ما في رقعة حجمها %1 سياج واحد في البداية.</numerusform>
            <numerusform>أقصى ما في رقعة حجمها %1 سياجان في البداية.</numerusform>
            <numerusform>أقصى ما في رقعة حجمها %1 هو %Ln أسيجة في البداية.</numerusform>
            <numerusform>أقصى ما في رقعة حجمها %1 هو %Ln سياجًا في البداية.</numerusform>
            <numerusform>أقصى ما في رقعة حجمها %1 هو %Ln سياج في البداية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>تُثبت المحاصرة على الرُقع حتى الحجم %1.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>رقعة حجمها %1 يُحاصَر فيها هذا القط حتمًا لا تحتاج إلى أسيجة.</numerusform>
            <numerusform>رقعة حجمها %1 يُحاصَر فيها هذا القط حتمًا تحتاج إلى سياج واحد.</numerusform>
            <numerusform>رقعة حجمها %1 يُحاصَر فيها هذا القط حتمًا تحتاج إلى سياجين.</numerusform>
            <numerusform>رقعة حجمها %1 يُحاصَر فيها هذا القط حتمًا تحتاج إلى %Ln أسيجة.</numerusform>
            <numerusform>رقعة حجمها %1 يُحاصَر فيها هذا القط حتمًا تحتاج إلى %Ln سياجًا.</numerusform>
            <numerusform>رقعة حجمها %1 يُحاصَر فيها هذا القط حتمًا تحتاج إلى %Ln سياج.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>تُكتب الرقعة مثل c3d7k11-9f3a: الأسيجة، ثم رقم القط.</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>تذكر الرقعة حجرًا ليس فيها.</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>الحجر الأوسط للقط.</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>تذكر الرقعة حجرًا مرتين.</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>يجب ألا يكون في الرقعة سياج.</numerusform>
            <numerusform>يجب أن يكون في الرقعة سياج واحد.</numerusform>
            <numerusform>يجب أن يكون في الرقعة سياجان.</numerusform>
            <numerusform>يجب أن يكون في الرقعة %Ln أسيجة.</numerusform>
            <numerusform>يجب أن يكون في الرقعة %Ln سياجًا.</numerusform>
            <numerusform>يجب أن يكون في الرقعة %Ln سياج.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>رقم القط ناقص.</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>القط في هذه الرقعة محبوس من قبل، فلا شيء يُلعب.</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>تُكتب الخيارات مثل ‎11-6-plain: الحجم والأسيجة والقط (plain أو sharp أو sleepy)، ثم ‎-sure عند الرغبة.</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>ليس هذا اسم حجر.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>بلا أسيجة</numerusform>
            <numerusform>سياج واحد</numerusform>
            <numerusform>سياجان</numerusform>
            <numerusform>%Ln أسيجة</numerusform>
            <numerusform>%Ln سياجًا</numerusform>
            <numerusform>%Ln سياج</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>الحجم %1، %2، قط فطن، رُقع مثبَتة فقط</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>الحجم %1، %2، قط فطن</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>الحجم %1، %2، قط نعسان، رُقع مثبَتة فقط</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>الحجم %1، %2، قط نعسان</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>الحجم %1، %2، قط عادي، رُقع مثبَتة فقط</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>الحجم %1، %2، قط عادي</translation>
    </message>
</context>
</TS>
