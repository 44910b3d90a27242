<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1: هناك العلم.</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1: بأي مفتاح آخر تمسك يقطينة بالكرة فورًا.</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1: من هناك لا خطوات إلى العلم.</numerusform>
            <numerusform>%1: من هناك خطوة واحدة إلى العلم.</numerusform>
            <numerusform>%1: من هناك خطوتان إلى العلم.</numerusform>
            <numerusform>%1: من هناك %Ln خطوات إلى العلم.</numerusform>
            <numerusform>%1: من هناك %Ln خطوة إلى العلم.</numerusform>
            <numerusform>%1: من هناك %Ln خطوة إلى العلم.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1: يصير الطريق إلى العلم أقصر، %3 بدلًا من %2.</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1: في هذه المتاهة كانت يقطينة ستمسك بالكرة الآن.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1: المتاهة التالية تقصّر الطريق إلى العلم من %2 إلى %3.</numerusform>
            <numerusform>%1: بعد ضغطة واحدة تقصّر المتاهة التالية الطريق إلى العلم من %2 إلى %3.</numerusform>
            <numerusform>%1: بعد ضغطتين تقصّر المتاهة التالية الطريق إلى العلم من %2 إلى %3.</numerusform>
            <numerusform>%1: بعد %Ln ضغطات تقصّر المتاهة التالية الطريق إلى العلم من %2 إلى %3.</numerusform>
            <numerusform>%1: بعد %Ln ضغطة تقصّر المتاهة التالية الطريق إلى العلم من %2 إلى %3.</numerusform>
            <numerusform>%1: بعد %Ln ضغطة تقصّر المتاهة التالية الطريق إلى العلم من %2 إلى %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1: لا شيء يفوز قبل ذلك. ويصير طريقا اليقطينتين إلى الكرة %2 و%3.</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>هذا يفوز.</numerusform>
            <numerusform>هذا يفوز بضغطة واحدة.</numerusform>
            <numerusform>هذا يفوز بضغطتين، ولا شيء يفوز بأقل.</numerusform>
            <numerusform>هذا يفوز بـ%Ln ضغطات، ولا شيء يفوز بأقل.</numerusform>
            <numerusform>هذا يفوز بـ%Ln ضغطة، ولا شيء يفوز بأقل.</numerusform>
            <numerusform>هذا يفوز بـ%Ln ضغطة، ولا شيء يفوز بأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>مثبَت أن لا شيء يفوز من هنا. تراجع عن بعض الضغطات.</numerusform>
            <numerusform>مثبَت أن لا شيء يفوز من هنا بضغطة واحدة، ولم يُنظر أبعد. تراجع عن بعض الضغطات.</numerusform>
            <numerusform>مثبَت أن لا شيء يفوز من هنا بضغطتين، ولم يُنظر أبعد. تراجع عن بعض الضغطات.</numerusform>
            <numerusform>مثبَت أن لا شيء يفوز من هنا حتى %Ln ضغطات، ولم يُنظر أبعد. تراجع عن بعض الضغطات.</numerusform>
            <numerusform>مثبَت أن لا شيء يفوز من هنا حتى %Ln ضغطة، ولم يُنظر أبعد. تراجع عن بعض الضغطات.</numerusform>
            <numerusform>مثبَت أن لا شيء يفوز من هنا حتى %Ln ضغطة، ولم يُنظر أبعد. تراجع عن بعض الضغطات.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>مثبَت أن يقطينة تمسك بالكرة مهما فعلت. تراجع عن بعض الضغطات.</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>الطرق من هنا أكثر من أن يُنظر فيها كلها.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>يسار</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>يمين</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>انتظر</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>المتاهة التالية</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>انتهت اللعبة. تراجع أو ابدأ لعبة جديدة.</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>هناك سياج.</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>المتاهات التالية</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>«%1» تفوز فورًا؛ وبعد «%2» تمسك يقطينة بالكرة مهما جاء.</numerusform>
            <numerusform>«%1» تفوز فورًا؛ وبعد «%2» تمسك يقطينة بالكرة مهما جاء.</numerusform>
            <numerusform>«%1» تفوز بضغطتين؛ وبعد «%2» تمسك يقطينة بالكرة مهما جاء.</numerusform>
            <numerusform>«%1» تفوز بـ%Ln ضغطات؛ وبعد «%2» تمسك يقطينة بالكرة مهما جاء.</numerusform>
            <numerusform>«%1» تفوز بـ%Ln ضغطة؛ وبعد «%2» تمسك يقطينة بالكرة مهما جاء.</numerusform>
            <numerusform>«%1» تفوز بـ%Ln ضغطة؛ وبعد «%2» تمسك يقطينة بالكرة مهما جاء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>«%1» تفوز فورًا؛ ومع «%2» لا شيء يفوز بعدد حتى %3.</numerusform>
            <numerusform>«%1» تفوز فورًا؛ ومع «%2» لا شيء يفوز بعدد حتى %3.</numerusform>
            <numerusform>«%1» تفوز بضغطتين؛ ومع «%2» لا شيء يفوز بعدد حتى %3.</numerusform>
            <numerusform>«%1» تفوز بـ%Ln ضغطات؛ ومع «%2» لا شيء يفوز بعدد حتى %3.</numerusform>
            <numerusform>«%1» تفوز بـ%Ln ضغطة؛ ومع «%2» لا شيء يفوز بعدد حتى %3.</numerusform>
            <numerusform>«%1» تفوز بـ%Ln ضغطة؛ ومع «%2» لا شيء يفوز بعدد حتى %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>«%1» تفوز فورًا؛ ومع «%2» يلزم %3.</numerusform>
            <numerusform>«%1» تفوز فورًا؛ ومع «%2» يلزم %3.</numerusform>
            <numerusform>«%1» تفوز بضغطتين؛ ومع «%2» يلزم %3.</numerusform>
            <numerusform>«%1» تفوز بـ%Ln ضغطات؛ ومع «%2» يلزم %3.</numerusform>
            <numerusform>«%1» تفوز بـ%Ln ضغطة؛ ومع «%2» يلزم %3.</numerusform>
            <numerusform>«%1» تفوز بـ%Ln ضغطة؛ ومع «%2» يلزم %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
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
        <source>This is not the board of lesson %1.</source>
        <translation>ليست هذه رقعة الدرس %1.</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>ليست هذه رقعة %1 × %1: لا شفرتها ولا رقمها.</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>يجب أن يكون الحجم من %1 إلى %2.</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>النقلة واحدة من left و up و right و down و wait و next.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>الدرس %1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>tally_maze::Board</name>
    <message>
        <source>Maze</source>
        <translation>المتاهة</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>يسارًا</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>يمينًا</translation>
    </message>
    <message>
        <source>above</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>below</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>مفتوحة %1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>في المتاهة التالية مفتوحة %1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>العلم</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>الكرة</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>اليقطينة المطارِدة</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>اليقطينة المخطِّطة</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>تأتي يقطينة بعد هذا</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>تأتي اليقطينتان بعد هذا</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>شفرة الرقعة ورقمها</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>لكل متاهة من كل حجم رقم. وشفرتها هي الرقم نفسه بحروف أقل. أعطِ أيًا منهما لغيرك فتلعبا الرقعة نفسها.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>شفرة هذه الرقعة</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>رقمها</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>شفرة المتاهة الآن</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>ال&amp;عب هذه الرقعة:</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>شفرة أو رقم أو معرّف لعبة</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>ال&amp;حجم:</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>قد تكون من حجم أكبر، بدءًا من %L1 × %L1.</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>انتظر</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>استطلع</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>المتاهة التالية</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>تتحرك اليقطينتان ولا تتحرك الكرة (Space أو النقطة)</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>يُظهر المتاهة التالية فوق هذه حتى الضغطة التالية، أو ما دام مضغوطًا (أبقِ P مضغوطًا)</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>تصير المتاهة هي التالية، ثم تتحرك اليقطينتان (N)</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>انقر خانة بجانب الكرة، أو اسحب الكرة.</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>الدرس ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>&amp;شفرة الرقعة ورقمها...</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>ال&amp;صق رقعة</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>أظهر إلى أين تذهب ال&amp;يقطينتان</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>أظهر ال&amp;متاهة التالية دائمًا</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>العب ٦ × ٦</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>الدرس التالي</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>أوصل الكرة إلى العلم قبل أن تمسك بها يقطينة. كلما تحركت أو انتظرت أو جلبت المتاهة التالية خطت اليقطينتان خطوة.</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>الدرس ١ من ٥: الخطوات. اضغط سهمًا أو انقر خانة بجانب الكرة. بعد كل خطوة منك تخطو اليقطينتان خطوة أيضًا.</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>الدرس ٢ من ٥: الانتظار. بالخطوات وحدها تمسك بك يقطينة هنا. انتظر مرة في طريقك: اضغط Space أو انقر الكرة.</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>الدرس ٣ من ٥: المتاهة التالية. لا طريق هنا يتجاوز اليقطينتين. اضغط N في طريقك: تنتقل فجوة في سياج إلى مكان آخر.</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>الدرس ٤ من ٥: الاستطلاع. أبقِ P مضغوطًا قبل أن تضغط N لترى المتاهة التالية. واليقطينة ذات النظارة تمشي كأنها حاضرة.</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>الدرس ٥ من ٥: الكل معًا. اخطُ وانتظر واستطلع وغيّر المتاهة. ‏Z يُرجع ضغطة، حتى بعد أن يُمسك بك.</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>أكثر من %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>الضغطات</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>أقل الضغطات (المعيار)</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>المتاهات التالية</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>لا يمكن الفوز بهذه الرقعة: تمسك يقطينة بالكرة مهما فعلت.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>لا يمكن الفوز بهذه الرقعة. ولم ينظر أحد أبعد.</numerusform>
            <numerusform>لا يمكن الفوز بهذه الرقعة بضغطة واحدة. ولم ينظر أحد في أكثر.</numerusform>
            <numerusform>لا يمكن الفوز بهذه الرقعة بضغطتين. ولم ينظر أحد في أكثر.</numerusform>
            <numerusform>لا يمكن الفوز بهذه الرقعة بـ%Ln ضغطات. ولم ينظر أحد في أكثر.</numerusform>
            <numerusform>لا يمكن الفوز بهذه الرقعة بـ%Ln ضغطة. ولم ينظر أحد في أكثر.</numerusform>
            <numerusform>لا يمكن الفوز بهذه الرقعة بـ%Ln ضغطة. ولم ينظر أحد في أكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>في المتاهة التالية: لا خطوات إلى العلم</numerusform>
            <numerusform>في المتاهة التالية: خطوة واحدة إلى العلم</numerusform>
            <numerusform>في المتاهة التالية: خطوتان إلى العلم</numerusform>
            <numerusform>في المتاهة التالية: %Ln خطوات إلى العلم</numerusform>
            <numerusform>في المتاهة التالية: %Ln خطوة إلى العلم</numerusform>
            <numerusform>في المتاهة التالية: %Ln خطوة إلى العلم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>لا خطوات إلى العلم</numerusform>
            <numerusform>خطوة واحدة إلى العلم</numerusform>
            <numerusform>خطوتان إلى العلم</numerusform>
            <numerusform>%Ln خطوات إلى العلم</numerusform>
            <numerusform>%Ln خطوة إلى العلم</numerusform>
            <numerusform>%Ln خطوة إلى العلم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>اليقطينة الأقرب عند الكرة</numerusform>
            <numerusform>اليقطينة الأقرب على بعد خطوة</numerusform>
            <numerusform>اليقطينة الأقرب على بعد خطوتين</numerusform>
            <numerusform>اليقطينة الأقرب على بعد %Ln خطوات</numerusform>
            <numerusform>اليقطينة الأقرب على بعد %Ln خطوة</numerusform>
            <numerusform>اليقطينة الأقرب على بعد %Ln خطوة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1، %2.</translation>
    </message>
    <message numerus="yes">
        <source>A pumpkin caught the ball after %Ln keys.</source>
        <comment>A pumpkin caught the ball at once.</comment>
        <translation>
            <numerusform>أمسكت يقطينة بالكرة فورًا.</numerusform>
            <numerusform>أمسكت يقطينة بالكرة بعد ضغطة واحدة.</numerusform>
            <numerusform>أمسكت يقطينة بالكرة بعد ضغطتين.</numerusform>
            <numerusform>أمسكت يقطينة بالكرة بعد %Ln ضغطات.</numerusform>
            <numerusform>أمسكت يقطينة بالكرة بعد %Ln ضغطة.</numerusform>
            <numerusform>أمسكت يقطينة بالكرة بعد %Ln ضغطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>بلا ضغطات.</numerusform>
            <numerusform>بضغطة واحدة.</numerusform>
            <numerusform>بضغطتين.</numerusform>
            <numerusform>بـ%Ln ضغطات.</numerusform>
            <numerusform>بـ%Ln ضغطة.</numerusform>
            <numerusform>بـ%Ln ضغطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>بلا ضغطات.</numerusform>
            <numerusform>بضغطة واحدة.</numerusform>
            <numerusform>بضغطتين، وهما الأقل الممكن.</numerusform>
            <numerusform>بـ%Ln ضغطات، وهي الأقل الممكن.</numerusform>
            <numerusform>بـ%Ln ضغطة، وهي الأقل الممكن.</numerusform>
            <numerusform>بـ%Ln ضغطة، وهي الأقل الممكن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>بلا ضغطات، والمعيار %L1.</numerusform>
            <numerusform>بضغطة واحدة، والمعيار %L1.</numerusform>
            <numerusform>بضغطتين، والمعيار %L1.</numerusform>
            <numerusform>بـ%Ln ضغطات، والمعيار %L1.</numerusform>
            <numerusform>بـ%Ln ضغطة، والمعيار %L1.</numerusform>
            <numerusform>بـ%Ln ضغطة، والمعيار %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>لا رقعة في الحافظة: لا شفرة ولا رقم ولا معرّف لعبة.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>٦ × ٦</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>٩ × ٩</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>١٢ × ١٢</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>١٦ × ١٦</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>موزَّعة</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>الدرس %L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>الخانات في الضلع</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>الدروس خمس رُقع صغيرة، في كل منها شيء يُتعلّم.</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>كل رقعة موزَّعة يمكن الفوز بها بلا ضغطات.</numerusform>
            <numerusform>كل رقعة موزَّعة يمكن الفوز بها بضغطة واحدة.</numerusform>
            <numerusform>كل رقعة موزَّعة يمكن الفوز بها بضغطتين على الأكثر.</numerusform>
            <numerusform>كل رقعة موزَّعة يمكن الفوز بها بـ%Ln ضغطات على الأكثر.</numerusform>
            <numerusform>كل رقعة موزَّعة يمكن الفوز بها بـ%Ln ضغطة على الأكثر.</numerusform>
            <numerusform>كل رقعة موزَّعة يمكن الفوز بها بـ%Ln ضغطة على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>أظهر إلى أين تذهب اليقطينتان</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>أظهر المتاهة التالية دائمًا</translation>
    </message>
</context>
</TS>
