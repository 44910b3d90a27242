<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>وقت التفكير بالثواني</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>أي عدد من الثواني، ٠ أو أكثر.</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>ينقل الحاسوب قبل ذلك متى رأى ما يكفي.</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>يجب أن يكون الوقت عددًا، ٠ أو أكثر.</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>القطعة الجديدة تذهب إلى الرقعة.</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>القطعة التي على الرقعة تبقى عليها.</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>%1 يفكّر. بـ%2 ينقل فورًا.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>الدور على %1.</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>لا مكان يمكن أن تذهب إليه هذه القطعة الآن.</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>طالب بال&amp;تعادل</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>طالب بالتعادل</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>تكرر الوضع نفسه ثلاث مرات</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>أظهر الت&amp;هديدات</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>أظهر القطع الم&amp;غطاة (للتدريب)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>أقراص صغيرة في زوايا الخانة تُظهر ما هو مغطى فيها. تُحسب اللعبة بمساعدة.</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>رقعة ٣ × ٣</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>رقعة ٤ × ٤</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>٣ × ٣</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>٤ × ٤</translation>
    </message>
    <message>
        <source>Red can win by force on 3 x 3, and the expert knows how.</source>
        <translation>يستطيع الأحمر أن يفرض الفوز على ٣ × ٣، والخبير يعرف كيف.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>تُعدّ الألعاب ضد الحاسوب، كل مستوى وحده.</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>وقت التفكير بالثواني</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>اختر أولًا إحدى قطعك.</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>الأحمر</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>الأصفر</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>صغيرة جدًا</translation>
    </message>
    <message>
        <source>small</source>
        <translation>صغيرة</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسطة</translation>
    </message>
    <message>
        <source>large</source>
        <translation>كبيرة</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>حمراء صغيرة جدًا</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>صفراء صغيرة جدًا</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>حمراء صغيرة</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>صفراء صغيرة</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>حمراء متوسطة</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>صفراء متوسطة</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>حمراء كبيرة</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>صفراء كبيرة</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1، فارغة</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 فوق %2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>موضع الأحمر %L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>موضع الأصفر %L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>مطالبة بالتعادل</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>دورك (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 يفكّر.</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>الحاسوب ينتظر. انقل عن %1، أو تقدّم، أو دعه ينقل الآن.</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>تكرر هذا الوضع ثلاث مرات: يمكن المطالبة بالتعادل.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 يهدد بالخط %2.</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1 يستطيع إكمال %2.</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1 يحبس خطًا على %2.</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>لا تهديد بأي خط.</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>تكرر هذا الوضع ثلاث مرات.</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>اكتمل الخط %1.</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>كشفت الخط %1.</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>كشف %1 الخط %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>بلا أنصاف نقلات</numerusform>
            <numerusform>نصف نقلة</numerusform>
            <numerusform>نصفا نقلة</numerusform>
            <numerusform>%Ln أنصاف نقلات</numerusform>
            <numerusform>%Ln نصف نقلة</numerusform>
            <numerusform>%Ln نصف نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>لا أوضاع</numerusform>
            <numerusform>وضع واحد</numerusform>
            <numerusform>وضعان</numerusform>
            <numerusform>%Ln أوضاع</numerusform>
            <numerusform>%Ln وضعًا</numerusform>
            <numerusform>%Ln وضع</numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation>فوز أكيد</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>خسارة أمام أفضل لعب</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 من الخطوط</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>It wins by force, in %Ln moves at most.</source>
        <comment>It wins by force, in one move.</comment>
        <translation>
            <numerusform>تفرض الفوز.</numerusform>
            <numerusform>تفرض الفوز في نقلة واحدة.</numerusform>
            <numerusform>تفرض الفوز في نقلتين على الأكثر.</numerusform>
            <numerusform>تفرض الفوز في %Ln نقلات على الأكثر.</numerusform>
            <numerusform>تفرض الفوز في %Ln نقلة على الأكثر.</numerusform>
            <numerusform>تفرض الفوز في %Ln نقلة على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>مهما فعلت يستطيع الطرف الآخر أن يفوز بعدك.</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>يستطيع الطرف الآخر فرض الفوز؛ ولا شيء يصمد أطول.</numerusform>
            <numerusform>يستطيع الطرف الآخر فرض الفوز في نقلة واحدة؛ ولا شيء يصمد أطول.</numerusform>
            <numerusform>يستطيع الطرف الآخر فرض الفوز في نقلتين؛ ولا شيء يصمد أطول.</numerusform>
            <numerusform>يستطيع الطرف الآخر فرض الفوز في %Ln نقلات؛ ولا شيء يصمد أطول.</numerusform>
            <numerusform>يستطيع الطرف الآخر فرض الفوز في %Ln نقلة؛ ولا شيء يصمد أطول.</numerusform>
            <numerusform>يستطيع الطرف الآخر فرض الفوز في %Ln نقلة؛ ولا شيء يصمد أطول.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>لا أحد يستطيع فرض الفوز.</numerusform>
            <numerusform>لا أحد يستطيع فرض الفوز في نقلة واحدة.</numerusform>
            <numerusform>لا أحد يستطيع فرض الفوز في نقلتين.</numerusform>
            <numerusform>لا أحد يستطيع فرض الفوز في %Ln نقلات.</numerusform>
            <numerusform>لا أحد يستطيع فرض الفوز في %Ln نقلة.</numerusform>
            <numerusform>لا أحد يستطيع فرض الفوز في %Ln نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>هذه تكمل خطك.</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>هذه توقف خطًا للطرف الآخر وتهدد بخط لك.</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>هذه توقف الطرف الآخر، وكان سيفوز بعدك.</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>هذه تهدد بإكمال خط.</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>هذه تحفظ فوزك.</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>هذه هي الأطول صمودًا.</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>هذه تعطيك أفضل الفرص.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>تكرر هذا الوضع ثلاث مرات، ولا فوز يلوح.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>يكمل خطًا متى استطاع، ويغفل عن كثير غيره.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>ينظر ثلاث نقلات إلى الأمام ويمكن التغلب عليه.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>على ٣ × ٣ لا يخطئ، ويفوز دائمًا بالأحمر. وعلى ٤ × ٤ يلعب بقدر ما يتيح له وقت تفكيره.</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>لا قطعة بهذا الحجم.</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>كل القطع بهذا الحجم على الرقعة.</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>ما زالت هذه القطعة داخل أكبر منها.</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>لا تغطي القطعة إلا أصغر منها.</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>لا يجوز أن تغطي قطعة جديدة قطعة من لونك.</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>لا يجوز أن تغطي قطعة جديدة إلا واحدة من ثلاث باللون الآخر على خط.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>لا قطعة هنا.</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>هذه القطعة للطرف الآخر.</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>يجب أن تذهب القطعة إلى خانة أخرى.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>هذه النقلة غير ممكنة.</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>يمكن المطالبة بالتعادل متى تكرر الوضع ثلاث مرات.</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>ليس هذا على الرقعة.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>الأحمر</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>الأصفر</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>كانت المطالبة بالتعادل ممكنة، وكفة الطرف الآخر أرجح.</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>بالانتقال إلى %1 يكتمل خط ويفوز فورًا.</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>الانتقال إلى %1 كان يعد بأكثر من التعادل.</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>نقلتك كشفت خطًا للطرف الآخر؛ أما الانتقال إلى %1 فلا يكشفه.</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>بعد نقلتك كان الطرف الآخر يستطيع الفوز فورًا؛ والانتقال إلى %1 كان يمنع ذلك.</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>بعد نقلتك كان الطرف الآخر يستطيع المطالبة بالتعادل؛ والانتقال إلى %1 كان يتجنب ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>الانتقال إلى %1 يفرض الفوز.</numerusform>
            <numerusform>الانتقال إلى %1 يفرض الفوز في نقلة واحدة.</numerusform>
            <numerusform>الانتقال إلى %1 يفرض الفوز في نقلتين على الأكثر.</numerusform>
            <numerusform>الانتقال إلى %1 يفرض الفوز في %Ln نقلات على الأكثر.</numerusform>
            <numerusform>الانتقال إلى %1 يفرض الفوز في %Ln نقلة على الأكثر.</numerusform>
            <numerusform>الانتقال إلى %1 يفرض الفوز في %Ln نقلة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>بعد نقلتك كان الطرف الآخر يستطيع فرض الفوز؛ والانتقال إلى %1 يمنع ذلك.</numerusform>
            <numerusform>بعد نقلتك كان الطرف الآخر يستطيع فرض الفوز في نقلة واحدة؛ والانتقال إلى %1 يمنع ذلك.</numerusform>
            <numerusform>بعد نقلتك كان الطرف الآخر يستطيع فرض الفوز في نقلتين؛ والانتقال إلى %1 يمنع ذلك.</numerusform>
            <numerusform>بعد نقلتك كان الطرف الآخر يستطيع فرض الفوز في %Ln نقلات؛ والانتقال إلى %1 يمنع ذلك.</numerusform>
            <numerusform>بعد نقلتك كان الطرف الآخر يستطيع فرض الفوز في %Ln نقلة؛ والانتقال إلى %1 يمنع ذلك.</numerusform>
            <numerusform>بعد نقلتك كان الطرف الآخر يستطيع فرض الفوز في %Ln نقلة؛ والانتقال إلى %1 يمنع ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>الانتقال إلى %1 كان يعطي %2٪ من فرصة الفوز، ونقلتك %3٪.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1٪ من فرصة الفوز</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>وضع Gobblet هو &quot;empty&quot;، أو من عليه الدور مع أكداس كل الخانات.</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>عند أحد الطرفين قطع على الرقعة لا يمكن أن تكون له.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>اللعبة منتهية في هذا الوضع.</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>الأحمر يطالب بالتعادل.</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>الأصفر يطالب بالتعادل.</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>الأحمر: %1 إلى %2.</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>الأصفر: %1 إلى %2.</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>الأحمر: صغيرة جدًا إلى %1.</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>الأصفر: صغيرة جدًا إلى %1.</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>الأحمر: صغيرة إلى %1.</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>الأصفر: صغيرة إلى %1.</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>الأحمر: متوسطة إلى %1.</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>الأصفر: متوسطة إلى %1.</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>الأحمر: كبيرة إلى %1.</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>الأصفر: كبيرة إلى %1.</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>خيار Gobblet هو حجم الرقعة، &quot;3&quot; أو &quot;4&quot;.</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>تُكتب نقلات Gobblet مثل ‎&quot;+2@1,0&quot;‎ (قطعة جديدة) أو ‎&quot;1,0&gt;2,2&quot;‎.</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>٣ × ٣</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>٤ × ٤</translation>
    </message>
</context>
</TS>
