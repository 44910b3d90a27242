<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>جارٍ النظر...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>بلا نقلات إلى الأمام: %1. %2</numerusform>
            <numerusform>نقلة إلى الأمام: %1. %2</numerusform>
            <numerusform>نقلتان إلى الأمام: %1. %2</numerusform>
            <numerusform>%Ln نقلات إلى الأمام: %1. %2</numerusform>
            <numerusform>%Ln نقلة إلى الأمام: %1. %2</numerusform>
            <numerusform>%Ln نقلة إلى الأمام: %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>ألعاب بترميز المسابقة</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1 × %L1، لا نقلات</numerusform>
            <numerusform>%L1 × %L1، نقلة واحدة</numerusform>
            <numerusform>%L1 × %L1، نقلتان</numerusform>
            <numerusform>%L1 × %L1، %Ln نقلات</numerusform>
            <numerusform>%L1 × %L1، %Ln نقلة</numerusform>
            <numerusform>%L1 × %L1، %Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>ان&amp;سخ اللعبة</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>نُسخت اللعبة بترميز المسابقة.</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>ال&amp;صق لعبة</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>لا نص للصق. انسخ أولًا لعبة بترميز المسابقة: حجم الرقعة، ثم نقلة في كل سطر.</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>لا يمكن لصق هذا</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>اللاعب ال&amp;أول:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>اللاعب ال&amp;ثاني:</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>ال&amp;صفوف والأعمدة:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>الأل&amp;عاب:</translation>
    </message>
    <message>
        <source>X</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>O</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>الفائز</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>ألعاب المباراة</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>يبدأ اللاعب الأول بـX، ثم يتبادل اللاعبان الطرفين من لعبة إلى أخرى.</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>انتهت المباراة: %1.</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>لا أحد: نقلات كثيرة جدًا</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1 (تكرار)</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>فاز %1 في %L2 من %L3، بـX في %L4 من %L5، وبـO في %L6 من %L7.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>أ&amp;وقف</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>ا&amp;بدأ</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>الرقعة نفسها بعد النقلة الأخرى التي لها هذه العلامة.</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>يعود إلى الوضع الذي تكرر</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>بعد النقلة %L1</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>لا يمكن بدء %1</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>أُوقف %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>لم يجب %1</numerusform>
            <numerusform>لم يجب %1 في ثانية واحدة</numerusform>
            <numerusform>لم يجب %1 في ثانيتين</numerusform>
            <numerusform>لم يجب %1 في %Ln ثوانٍ</numerusform>
            <numerusform>لم يجب %1 في %Ln ثانية</numerusform>
            <numerusform>لم يجب %1 في %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>لا يكفّ %1 عن الكتابة</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>انهار %1</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>انتهى %1 بلا نقلة</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>أجاب %1 بـ&quot;%2&quot;، وليست نقلة هنا</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>يتعذّر تشغيل %1: %2</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>اختم قائمة ال&amp;نقلات بـQUIT</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>أ&amp;زل</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>برامج اللعب</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>برامج تتكلم واجهة المسابقة: تقرأ الحجم والنقلات حتى الآن وتكتب نقلة. تعمل بصلاحياتك، فلا تضف إلا ما تثق به. يلعب الطرف ببرنامج حين يكون لاعبه «برنامج لعب».</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>أ&amp;ضف...</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>يلعب &amp;X:</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>يلعب &amp;O:</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translatorcomment>not a term: player</translatorcomment>
        <translation>أضف برنامج لعب</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>O</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation>الصف %L1 من اليسار</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>الصف %L1 من اليمين</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>العمود %L1 من أعلى</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>العمود %L1 من أسفل</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1، %2: %3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1؛ ستسقط آخر %2</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1؛ خاسرة، لأن رقعة سابقة ستعود</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1؛ تلميح</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>النقلة %1 تعيد رقعة سابقة فتخسر.</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>النقلة %1 تُفسح مكانًا: آخر %2 تسقط من الحافة.</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>النقلة %1 تأخذ مربعًا فارغًا.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>النقلة %1 لا تدفع شيئًا.</numerusform>
            <numerusform>النقلة %1 تدفع قطعة واحدة.</numerusform>
            <numerusform>النقلة %1 تدفع قطعتين.</numerusform>
            <numerusform>النقلة %1 تدفع %Ln قطع.</numerusform>
            <numerusform>النقلة %1 تدفع %Ln قطعة.</numerusform>
            <numerusform>النقلة %1 تدفع %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>دورك: ادفع %1 من إحدى الحواف.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>الدور على %1.</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>أعاد %1 الرقعة التي بعد النقلة %L2، وهذا خسارة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>لم تُنفّذ نقلات، ولم يفز أحد.</numerusform>
            <numerusform>نُفّذت نقلة واحدة، ولم يفز أحد.</numerusform>
            <numerusform>نُفّذت نقلتان، ولم يفز أحد.</numerusform>
            <numerusform>نُفّذت %Ln نقلات، ولم يفز أحد.</numerusform>
            <numerusform>نُفّذت %Ln نقلة، ولم يفز أحد.</numerusform>
            <numerusform>نُفّذت %Ln نقلة، ولم يفز أحد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>لا خط كاملًا لـ%1</numerusform>
            <numerusform>خط كامل واحد لـ%1</numerusform>
            <numerusform>خطان كاملان لـ%1</numerusform>
            <numerusform>%Ln خطوط كاملة لـ%1</numerusform>
            <numerusform>%Ln خطًا كاملًا لـ%1</numerusform>
            <numerusform>%Ln خط كامل لـ%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1 مقابل %L2.</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>كانت النقلة الأخيرة لـ%1 نفسه.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>تكافؤ</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 متقدم بـ%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>فوز %1 محتّم</numerusform>
            <numerusform>يفوز %1 بالنقلة التالية</numerusform>
            <numerusform>يفرض %1 الفوز في نقلتين للطرفين</numerusform>
            <numerusform>يفرض %1 الفوز في %Ln نقلات للطرفين</numerusform>
            <numerusform>يفرض %1 الفوز في %Ln نقلة للطرفين</numerusform>
            <numerusform>يفرض %1 الفوز في %Ln نقلة للطرفين</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
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
        <source>%1, %2, %3: %4</source>
        <translation>%1، %2، %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>بلا نقلات إلى الأمام</numerusform>
            <numerusform>نقلة إلى الأمام</numerusform>
            <numerusform>نقلتان إلى الأمام</numerusform>
            <numerusform>%Ln نقلات إلى الأمام</numerusform>
            <numerusform>%Ln نقلة إلى الأمام</numerusform>
            <numerusform>%Ln نقلة إلى الأمام</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>لعبة جديدة مع &amp;تبادل الطرفين</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>م&amp;باراة من عدة ألعاب...</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>برامج ال&amp;لعب...</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>أظهر الرقعة نفسها &amp;سابقًا</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>علّم الحواف الخاسرة بالت&amp;كرار</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>يعلّم الأرقام التي يعيد الدفع عندها رقعة سابقة.</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>ساعة لكل &amp;دور</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>يُظهر مدة الدور الحالي.</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>أ&amp;صوات بعد ٣٠ و٦٠ ثانية</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>صوت خافت بعد ٣٠ ثانية من الدور، وصوتان بعد ٦٠. يجب أن تكون الأصوات مفعّلة.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>الت&amp;قييم وأفضل تتمة</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>يقيّم الحاسوب كل وضع معروض. واللعبة التي ترى فيها ذلك تُحسب بمساعدة.</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>تدخل القطع من الحواف: انقر رقمًا.</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>الخطوط الكاملة لـX</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>الخطوط الكاملة لـO</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>هذا الدور</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>الحاسوب يفكّر. بـ%1 ينقل فورًا.</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1 × %L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>الصفوف والأعمدة</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>يستطيع X الفوز دائمًا على ٣ × ٣، والخبير يعرف كيف.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>تُعدّ الألعاب ضد الحاسوب، كل مستوى وحده.</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1 يفكّر...</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>يلعبها Enter.</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>الدور على %1 وهو ينتظر. انقل عنه أو دعه ينقل بـ%2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>الحاسوب (%1)</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>لعب %1 النقلة %2.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>النقلة %1 تفوز فورًا.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>النقلة %1 هي الأطول صمودًا.</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>النقلة %1 هي أفضل ما يراه الخبير.</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>تستطيع فرض الفوز.</numerusform>
            <numerusform>تستطيع الفوز بنقلة واحدة.</numerusform>
            <numerusform>تستطيع فرض الفوز في نقلتين للطرفين.</numerusform>
            <numerusform>تستطيع فرض الفوز في %Ln نقلات للطرفين.</numerusform>
            <numerusform>تستطيع فرض الفوز في %Ln نقلة للطرفين.</numerusform>
            <numerusform>تستطيع فرض الفوز في %Ln نقلة للطرفين.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>يستطيع خصمك فرض الفوز.</numerusform>
            <numerusform>كل نقلة تخسر فورًا.</numerusform>
            <numerusform>يستطيع خصمك فرض الفوز في نقلتين للطرفين.</numerusform>
            <numerusform>يستطيع خصمك فرض الفوز في %Ln نقلات للطرفين.</numerusform>
            <numerusform>يستطيع خصمك فرض الفوز في %Ln نقلة للطرفين.</numerusform>
            <numerusform>يستطيع خصمك فرض الفوز في %Ln نقلة للطرفين.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>بسيط</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>يدفع دائمًا في العمود الأول من أسفل، فيغلب من لا ينتبه.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>يرى الخط الكامل حين يستطيع إكماله.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>يرى نقلة واحدة والرد عليها.</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>كلاسيكي سريع</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>يلعب بالطريقة القديمة، بنقلة أقل من الكلاسيكي.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>ينظر ثلاث نقلات إلى الأمام، وأربعًا على الرُقع الصغيرة.</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>كلاسيكي</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>يلعب بالطريقة القديمة وينظر خمس نقلات إلى الأمام، وأقل على الرُقع الكبيرة.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>ينظر ست نقلات إلى الأمام.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>لا يخطئ على ٣ × ٣، ولا بـX على ٤ × ٤، ويفكّر ثانيتين في غيرهما.</translation>
    </message>
    <message>
        <source>player program</source>
        <translatorcomment>not a term: player</translatorcomment>
        <translation>برنامج لعب</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>برنامج أضفته في القائمة «لعبة». وبدونه ينسخ آخر نقلة.</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>تبدأ اللعبة بحجم رقعتها، من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>لا يمكن قراءة ألعاب تستمر بعد النقلة %1.</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>لا يمكن قراءة النقلة %1: %2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>لا يمكن تنفيذ النقلة %1. %2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>لصفوف هذه الرقعة وأعمدتها الأرقام من ١ إلى %1.</translation>
    </message>
    <message>
        <source>X</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>O</translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation>بالنقلة %1 تعود رقعة سابقة، وهذا خسارة؛ وبالنقلة %2 لا تعود.</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>النقلة %1 تعطي الطرف الآخر خطوطًا كاملة أكثر، خلافًا للنقلة %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>النقلة %1 تفرض الفوز.</numerusform>
            <numerusform>النقلة %1 تفوز فورًا.</numerusform>
            <numerusform>النقلة %1 تفرض الفوز في نقلتين للطرفين.</numerusform>
            <numerusform>النقلة %1 تفرض الفوز في %Ln نقلات للطرفين.</numerusform>
            <numerusform>النقلة %1 تفرض الفوز في %Ln نقلة للطرفين.</numerusform>
            <numerusform>النقلة %1 تفرض الفوز في %Ln نقلة للطرفين.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>بعد %1 يفوز الطرف الآخر فورًا بالنقلة %2؛ أما بعد %3 فلا.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>بعد %1 يستطيع الطرف الآخر فرض الفوز؛ ولا يُرى فوز كهذا بعد %2.</numerusform>
            <numerusform>بعد %1 يفوز الطرف الآخر فورًا؛ ولا يُرى فوز كهذا بعد %2.</numerusform>
            <numerusform>بعد %1 يستطيع الطرف الآخر فرض الفوز في نقلتين؛ ولا يُرى فوز كهذا بعد %2.</numerusform>
            <numerusform>بعد %1 يستطيع الطرف الآخر فرض الفوز في %Ln نقلات؛ ولا يُرى فوز كهذا بعد %2.</numerusform>
            <numerusform>بعد %1 يستطيع الطرف الآخر فرض الفوز في %Ln نقلة؛ ولا يُرى فوز كهذا بعد %2.</numerusform>
            <numerusform>بعد %1 يستطيع الطرف الآخر فرض الفوز في %Ln نقلة؛ ولا يُرى فوز كهذا بعد %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>بعد %1 يكون الرد %2 قويًا؛ أما %3 فتترك للطرف الآخر أقل.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>النقلة %1 تترك للطرف الآخر أقل مما تترك %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1٪ من فرصة الفوز</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>خيار Pousse هو حجم الرقعة، من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>كل لعبة Pousse تبدأ على رقعة فارغة.</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>النقلة L أو R أو T أو B للحافة مع رقم، مثل T3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>X: %1.</translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>O: %1.</translation>
    </message>
</context>
</TS>
