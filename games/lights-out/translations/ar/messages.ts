<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>ارسم رقعة</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>ال&amp;حجم:</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>الضغطة ت&amp;بدّل:</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>الرقعة المرسومة</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>أ&amp;طفئ الكل</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>أ&amp;ضئ الكل</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>ا&amp;عكس</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>&amp;عشوائية</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>اجعلها قابلة لل&amp;حل</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>يغيّر أقل عدد ممكن من المصابيح</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>ال&amp;عب</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>المستويات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>لا ضغطات</numerusform>
            <numerusform>ضغطة واحدة</numerusform>
            <numerusform>ضغطتان</numerusform>
            <numerusform>%Ln ضغطات</numerusform>
            <numerusform>%Ln ضغطة</numerusform>
            <numerusform>%Ln ضغطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>لم يُحل بعد</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>حُل بمساعدة</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>حُل بأقل الضغطات</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>حُل بلا ضغطات</numerusform>
            <numerusform>حُل بضغطة واحدة</numerusform>
            <numerusform>حُل بضغطتين</numerusform>
            <numerusform>حُل بـ%Ln ضغطات</numerusform>
            <numerusform>حُل بـ%Ln ضغطة</numerusform>
            <numerusform>حُل بـ%Ln ضغطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>المستويات المحلولة: %L1 من %L2، ومنها %L3 بأقل الضغطات. الأسهل أولًا.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>ال&amp;عب</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>الضغطة تبدّل مصباحًا وما فوقه وتحته وعن يساره ويمينه.</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>الضغطة تبدّل مصباحًا وما فوقه وتحته وعن يساره ويمينه؛ وبعد كل حافة تستمر الرقعة من الحافة المقابلة.</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>الضغطة تبدّل مصباحًا وما يلامسه عند زاوية.</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>الضغطة تبدّل مصباحًا وكل المصابيح حوله.</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>أطفئ كل المصابيح. الدوائر المملوءة ذات الأشعة مضاءة.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>لا تحتاج إلى ضغط.</numerusform>
            <numerusform>تحتاج إلى ضغطة واحدة على الأقل.</numerusform>
            <numerusform>تحتاج إلى ضغطتين على الأقل.</numerusform>
            <numerusform>تحتاج إلى %Ln ضغطات على الأقل.</numerusform>
            <numerusform>تحتاج إلى %Ln ضغطة على الأقل.</numerusform>
            <numerusform>تحتاج إلى %Ln ضغطة على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>إطفاء الأنوار</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>إطفاء الأنوار، %1 × %1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>الحل: اضغط كل خانة فيها علامة ×، بأي ترتيب.</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>مضاء</translation>
    </message>
    <message>
        <source>off</source>
        <translation>مطفأ</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>مضغوط</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>من الحل</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>الم&amp;ستويات...</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>المستوى ال&amp;تالي</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>المستوى التالي</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>ا&amp;رسم رقعة...</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>أظهر ال&amp;حل</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>&amp;علّم الخانات المضغوطة</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>&amp;حدّد ما تبدّله الضغطة</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>الضغطات</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>الأقل</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>المضاءة</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>كل المصابيح مطفأة.</numerusform>
            <numerusform>كل المصابيح مطفأة: هذه الخانة نمط ساكن.</numerusform>
            <numerusform>كل المصابيح مطفأة: هاتان الخانتان نمط ساكن.</numerusform>
            <numerusform>كل المصابيح مطفأة: هذه الخانات الـ%Ln نمط ساكن.</numerusform>
            <numerusform>كل المصابيح مطفأة: هذه الخانات الـ%Ln نمط ساكن.</numerusform>
            <numerusform>كل المصابيح مطفأة: هذه الخانات الـ%Ln نمط ساكن.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>انطفأت كل المصابيح!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>بلا ضغطات، وهي الأقل الممكن.</numerusform>
            <numerusform>ضغطة واحدة، وهي الأقل الممكن.</numerusform>
            <numerusform>ضغطتان، وهما الأقل الممكن.</numerusform>
            <numerusform>%Ln ضغطات، وهي الأقل الممكن.</numerusform>
            <numerusform>%Ln ضغطة، وهي الأقل الممكن.</numerusform>
            <numerusform>%Ln ضغطة، وهي الأقل الممكن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>بلا ضغطات؛ وكان يكفي %L1.</numerusform>
            <numerusform>ضغطة واحدة؛ وكان يكفي %L1.</numerusform>
            <numerusform>ضغطتان؛ وكان يكفي %L1.</numerusform>
            <numerusform>%Ln ضغطات؛ وكان يكفي %L1.</numerusform>
            <numerusform>%Ln ضغطة؛ وكان يكفي %L1.</numerusform>
            <numerusform>%Ln ضغطة؛ وكان يكفي %L1.</numerusform>
        </translation>
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
        <source>Expert</source>
        <translation>للخبراء</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>عشوائية</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>مستوى</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>رقعتي</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>فارغة للتجريب</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>ما تبدّله الضغطة</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>الرُقع العشوائية</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>أي رقعة</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>سهلة، حتى ٥ ضغطات</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>متوسطة، من ٦ إلى ٩ ضغطات</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>صعبة، من ١٠ إلى ١٤ ضغطة</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>للخبراء، ١٥ ضغطة فأكثر</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>ا&amp;رسم...</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>رقعتي</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>كل رقعة موزَّعة لها حل.</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>لكل مستوى حجمه وجواره.</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>كل المصابيح مطفأة. اضغط الخانات لترسم أنماطًا، أو ابحث عن ضغطات لا تغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>علّم الخانات المضغوطة</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>حدّد ما تبدّله الضغطة</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
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
        <source>any</source>
        <translation>أي رقعة</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>شكل +، والحواف متصلة</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>شكل ×</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>الجيران الثمانية كلهم</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>شكل +</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1، %L2 × %L2، بلا ضغطات</numerusform>
            <numerusform>%1، %L2 × %L2، ضغطة واحدة</numerusform>
            <numerusform>%1، %L2 × %L2، ضغطتان</numerusform>
            <numerusform>%1، %L2 × %L2، %Ln ضغطات</numerusform>
            <numerusform>%1، %L2 × %L2، %Ln ضغطة</numerusform>
            <numerusform>%1، %L2 × %L2، %Ln ضغطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>حلول الرُقع من هذا النوع أكثر من أن يُعرف أقل عدد من الضغطات.</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>لا مصباح مضاء بعد.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>لا حل لهذه الرقعة.</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>هذه الرقعة محلولة: %1.</numerusform>
            <numerusform>ضغطة واحدة تحل هذه الرقعة: %1.</numerusform>
            <numerusform>تُحل هذه الرقعة بضغطتين لا أقل: %1.</numerusform>
            <numerusform>تُحل هذه الرقعة بـ%Ln ضغطات لا أقل: %1.</numerusform>
            <numerusform>تُحل هذه الرقعة بـ%Ln ضغطة لا أقل: %1.</numerusform>
            <numerusform>تُحل هذه الرقعة بـ%Ln ضغطة لا أقل: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translation>علامة الجمع</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>ضغطة واحدة</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>زاويتان متقابلتان</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>واحد من أربعة</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>T صغيرة</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>حرف H</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>الكل مضاء، ٢ × ٢</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>الزوايا الأربع</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>زاوية مائلة</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>تقاطع</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>كرة</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>سياج</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>الكل مضاء، ٤ × ٤</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>بوصلة</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>مفصّلات</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>أقواس</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>درزة</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>فيل الشطرنج</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>أجنحة</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>عش</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>تاج</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>قلعة</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>الكل مضاء، الثمانية</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>أربع علامات +</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>المصباح الأوسط</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>مصباح الزاوية</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>الكل مضاء، ٣ × ٣</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>مصباح وحيد</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>القطر الكلاسيكي</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>خمس نجوم</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>زر</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>مروحة</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>شبكة</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>الكل مضاء، الحواف متصلة</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>جوهرة</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>مروحة مائلة</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>درع</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>عرش</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>خمس علامات +</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>كلاسيكي ١</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>كلاسيكي ٢</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>كلاسيكي ٣</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>كلاسيكي ٤</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>كلاسيكي ٥</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>L صغيرة</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>كلاسيكي ٦</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>كلاسيكي ٧</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>عقدة</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>إطار بلا نهاية</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>حلقة صغيرة</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>الكل إلا واحدًا</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>زوايا بعيدة</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation>سوار</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>أربع طرق</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>ندفة ثلج</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>كعكة</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>حلقة بلا نهاية</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>مطر بلا نهاية</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>بتلات</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation>نجمة الملك</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>معيّن</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>مرج</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>طابع</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation>ملك في الزاوية</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>بؤبؤ</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>قوس</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>تسع نقاط</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>لوحة</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>عظمة</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>بوابة</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>صندوق</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>تسع جواهر</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>كوز صنوبر</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>ساعة</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>الكل مضاء، شكل ×</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>أربعة مصابيح</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>نوافذ</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>نغمة</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>إطار</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>علامة ×</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>قمر</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>أربعة أسهم</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>طريق دائري</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>شرارات</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>كتلة</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>فسيفساء</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>برسيم</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>سهم</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>الكل مضاء، ٥ × ٥</translation>
    </message>
    <message>
        <source>House</source>
        <translation>بيت</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>شجرة تنوب</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>قلب</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>رقعة شطرنج</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>صاروخ</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>قط</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>سلّم</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>فطر</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>الكل مضاء، ٩ × ٩</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>كوب</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>مظلة</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>الكل مضاء، ٦ × ٦</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>نجمة</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>ابتسامة</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>مرساة</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>سمكة</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>إطار في إطار</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>الكل مضاء، ٧ × ٧</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>غازٍ من الفضاء</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>مركب شراعي</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>ساعة رملية</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>شمس</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>الكل مضاء، ٨ × ٨</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>رقعة شطرنج كبيرة</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>الكل مضاء، ١٠ × ١٠</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>الكل مضاء، ١١ × ١١</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>الكل مضاء، ١٢ × ١٢</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>لا يوجد مصباح كهذا على هذه الرقعة.</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>كل المصابيح مطفأة من قبل. ابدأ لعبة جديدة أو أعد بدء هذه.</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>الضغطات</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>كل المصابيح مطفأة. اضغط أي خانة لترسم نمطًا.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>الصف %1، العمود %2 من الحل الوحيد.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>الصف %1، العمود %2 من كل الحلول.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>الصف %1، العمود %2 من أقصر حل.</numerusform>
            <numerusform>الصف %1، العمود %2 من أقصر حل، وهو وحيد.</numerusform>
            <numerusform>الصف %1، العمود %2 من أقصر حلين كليهما.</numerusform>
            <numerusform>الصف %1، العمود %2 من كل أقصر الحلول، وهي %Ln.</numerusform>
            <numerusform>الصف %1، العمود %2 من كل أقصر الحلول، وهي %Ln.</numerusform>
            <numerusform>الصف %1، العمود %2 من كل أقصر الحلول، وهي %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>الصف %1، العمود %2 من أقصر حل.</numerusform>
            <numerusform>الصف %1، العمود %2 من أقصر حل.</numerusform>
            <numerusform>الصف %1، العمود %2 من أحد أقصر حلين.</numerusform>
            <numerusform>الصف %1، العمود %2 من أحد أقصر الحلول، وهي %Ln.</numerusform>
            <numerusform>الصف %1، العمود %2 من أحد أقصر الحلول، وهي %Ln.</numerusform>
            <numerusform>الصف %1، العمود %2 من أحد أقصر الحلول، وهي %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>هذه هي الضغطة الأخيرة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>لا ضغطات.</numerusform>
            <numerusform>ضغطة واحدة في المجموع.</numerusform>
            <numerusform>ضغطتان في المجموع.</numerusform>
            <numerusform>%Ln ضغطات في المجموع.</numerusform>
            <numerusform>%Ln ضغطة في المجموع.</numerusform>
            <numerusform>%Ln ضغطة في المجموع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>الصف %1، العمود %2 من أقصر حل.</numerusform>
            <numerusform>الصف %1، العمود %2 هو الضغطة الأخيرة.</numerusform>
            <numerusform>الصف %1، العمود %2 من أقصر حل، وهو ضغطتان.</numerusform>
            <numerusform>الصف %1، العمود %2 من أقصر حل، وهو %Ln ضغطات.</numerusform>
            <numerusform>الصف %1، العمود %2 من أقصر حل، وهو %Ln ضغطة.</numerusform>
            <numerusform>الصف %1، العمود %2 من أقصر حل، وهو %Ln ضغطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>لا ضغطات</numerusform>
            <numerusform>ضغطة واحدة</numerusform>
            <numerusform>ضغطتان</numerusform>
            <numerusform>%Ln ضغطات</numerusform>
            <numerusform>%Ln ضغطة</numerusform>
            <numerusform>%Ln ضغطة</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>يجب أن يكون الحجم من %1 إلى %2.</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>مع الجيران الثمانية تكون حلول الحجم %1 أكثر من أن يُعرف أقل عدد من الضغطات. اختر حجمًا آخر.</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>لا مصباح مضاء، فلا شيء يُحل.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>لا حل لهذه الرقعة.</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>لا صفوف في الرقعة، واللعبة لـ%1.</numerusform>
            <numerusform>في الرقعة صف واحد، واللعبة لـ%1.</numerusform>
            <numerusform>في الرقعة صفان، واللعبة لـ%1.</numerusform>
            <numerusform>في الرقعة %Ln صفوف، واللعبة لـ%1.</numerusform>
            <numerusform>في الرقعة %Ln صفًا، واللعبة لـ%1.</numerusform>
            <numerusform>في الرقعة %Ln صف، واللعبة لـ%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>ليست هذه الرقعة التي تسمّيها اللعبة.</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>لا تحتاج الرقعة إلى ضغط، وهذه درجة أخرى.</numerusform>
            <numerusform>تحتاج الرقعة إلى ضغطة واحدة، وهذه درجة أخرى.</numerusform>
            <numerusform>تحتاج الرقعة إلى ضغطتين، وهذه درجة أخرى.</numerusform>
            <numerusform>تحتاج الرقعة إلى %Ln ضغطات، وهذه درجة أخرى.</numerusform>
            <numerusform>تحتاج الرقعة إلى %Ln ضغطة، وهذه درجة أخرى.</numerusform>
            <numerusform>تحتاج الرقعة إلى %Ln ضغطة، وهذه درجة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>ارسم رقعتك أولًا.</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>لا رقعة بهذا الحجم صعبة إلى هذا الحد. اختر درجة أسهل أو رقعة أكبر.</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>لا تدل «%1» على رقعة تُلعب.</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>تُكتب الرقعة صفوفًا من x (مضاء) و o (مطفأ) بينها /.</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>«%1» ليست ضغطة.</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>عشوائية، %1 × %1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>عشوائية، %1 × %1، سهلة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>عشوائية، %1 × %1، متوسطة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>عشوائية، %1 × %1، صعبة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>عشوائية، %1 × %1، للخبراء</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>عشوائية، %1 × %1، الحواف متصلة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>عشوائية، %1 × %1، الحواف متصلة، سهلة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>عشوائية، %1 × %1، الحواف متصلة، متوسطة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>عشوائية، %1 × %1، الحواف متصلة، صعبة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>عشوائية، %1 × %1، الحواف متصلة، للخبراء</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>عشوائية، %1 × %1، شكل ×</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>عشوائية، %1 × %1، شكل ×، سهلة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>عشوائية، %1 × %1، شكل ×، متوسطة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>عشوائية، %1 × %1، شكل ×، صعبة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>عشوائية، %1 × %1، شكل ×، للخبراء</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>عشوائية، %1 × %1، الثمانية</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>عشوائية، %1 × %1، الثمانية، سهلة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>عشوائية، %1 × %1، الثمانية، متوسطة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>عشوائية، %1 × %1، الثمانية، صعبة</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>عشوائية، %1 × %1، الثمانية، للخبراء</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>رقعتي، %1 × %1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>رقعتي، %1 × %1، الحواف متصلة</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>رقعتي، %1 × %1، شكل ×</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>رقعتي، %1 × %1، الثمانية</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>رقعة فارغة، %1 × %1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>رقعة فارغة، %1 × %1، الحواف متصلة</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>رقعة فارغة، %1 × %1، شكل ×</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>رقعة فارغة، %1 × %1، الثمانية</translation>
    </message>
</context>
</TS>
