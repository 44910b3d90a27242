<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>التعادل</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>يعرض %1 التعادل. أيقبل %2؟</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>ا&amp;قبل</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;تابع اللعب</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>التقييم</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>ان&amp;سخ اللعبة (PDN)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>انسخ الو&amp;ضع (FEN)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>ال&amp;صق لعبة أو وضعًا</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>أ&amp;دخل وضعًا...</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>نُسخت اللعبة بصيغة PDN.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>نُسخ: %1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>لا يمكن لصق هذا</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>لا نص للصق. انسخ أولًا لعبة بصيغة PDN أو وضعًا بصيغة FEN.</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>ألعاب من الحافظة</translation>
    </message>
</context>
<context>
    <name>checkers::GameTags</name>
    <message>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>?</source>
        <translatorcomment>meant: purepunc</translatorcomment>
        <translation>؟</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>1 move</comment>
        <translation>
            <numerusform>لا نقلات</numerusform>
            <numerusform>نقلة واحدة</numerusform>
            <numerusform>نقلتان</numerusform>
            <numerusform>%Ln نقلات</numerusform>
            <numerusform>%Ln نقلة</numerusform>
            <numerusform>%Ln نقلة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checkers::PdnFormat</name>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. ‎%2</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>لا لعبة فيه.</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1. بـ%2 تعود عبرها.</translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation>ألعاب (PDN)</translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>لا نقلة في هذا الوضع لمن عليه الدور.</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>أدخل وضعًا</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>الوضع بصيغة FEN: من عليه الدور (B: %1، W: %2)، ومربعات الطرفين، مع K قبل الملوك.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>checkers::ScoreSheet</name>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>استسلام</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>احفظ اللعبة بصيغة PDN</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>ما يقوله الملف عن هذه اللعبة. السطور الفارغة تُحذف.</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>المناسبة:</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>المكان:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>التاريخ:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>الجولة:</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1 (Black في PDN):</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1 (White في PDN):</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>النتيجة:</translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation>جارٍ النظر...</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1 (بلا عمق): ‎%2</numerusform>
            <numerusform>%1 (نصف نقلة): ‎%2</numerusform>
            <numerusform>%1 (نصفا نقلة): ‎%2</numerusform>
            <numerusform>%1 (%Ln أنصاف نقلات): ‎%2</numerusform>
            <numerusform>%1 (%Ln نصف نقلة): ‎%2</numerusform>
            <numerusform>%1 (%Ln نصف نقلة): ‎%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>أدخل نقلة</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>نقلة مثل ‎11-15، أو أكل مثل ‎15x22x29:</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>لعبة جديدة مع &amp;تبادل الطرفين</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>اعرض الت&amp;عادل</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>است&amp;سلم</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>أ&amp;دخل نقلة...</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>أد&amp;ر الرقعة</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>&amp;طرفك في الأمام</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>أمام حاسوب يبدأ تُرى الرقعة من طرفك.</translation>
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
        <source>The computer does not want a draw now.</source>
        <translation>لا يريد الحاسوب التعادل الآن.</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>الحاسوب يفكّر. بـ%1 ينقل فورًا.</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>يفكّر الحاسوب في عرضك...</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>الحاسوب (%1) يفكّر...</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>الحاسوب (%1) ينتظر. انقل بدلًا منه أو دعه ينقل بـ%2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>لعب %1 النقلة ‎%2.</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>التعادل بالتكرار وبانعدام التقدم ينهي اللعبة</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>أحمر وأبيض</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>أحمر وأسود</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>داكن وفاتح</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>الأحمر</translation>
    </message>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>الداكن</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>الفاتح</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>ملك أحمر</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>حجر أحمر</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>ملك أبيض</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>حجر أبيض</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>ملك أسود</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>حجر أسود</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>ملك داكن</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>حجر داكن</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>ملك فاتح</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>حجر فاتح</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1، فارغ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, can move</source>
        <translation>%1، يمكن نقله</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>لا أحجار</numerusform>
            <numerusform>حجر واحد</numerusform>
            <numerusform>حجران</numerusform>
            <numerusform>%Ln أحجار</numerusform>
            <numerusform>%Ln حجرًا</numerusform>
            <numerusform>%Ln حجر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>لا ملوك</numerusform>
            <numerusform>ملك واحد</numerusform>
            <numerusform>ملكان</numerusform>
            <numerusform>%Ln ملوك</numerusform>
            <numerusform>%Ln ملكًا</numerusform>
            <numerusform>%Ln ملك</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>ما أكله %1: %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>دورك: أنت %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>الدور على %1.</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>يجب أن تأكل بالقطعة التي على %1.</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>هذا الوضع يتكرر للمرة الثانية؛ والثالثة تعادل.</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>تعادل الآن، ما لم ينتقل حجر أو يؤكل شيء.</numerusform>
            <numerusform>تعادل بعد النقلة التالية، ما لم ينتقل حجر أو يؤكل شيء.</numerusform>
            <numerusform>تعادل بعد نقلتين، ما لم ينتقل حجر أو يؤكل شيء.</numerusform>
            <numerusform>تعادل بعد %Ln نقلات، ما لم ينتقل حجر أو يؤكل شيء.</numerusform>
            <numerusform>تعادل بعد %Ln نقلة، ما لم ينتقل حجر أو يؤكل شيء.</numerusform>
            <numerusform>تعادل بعد %Ln نقلة، ما لم ينتقل حجر أو يؤكل شيء.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>تواصل القطعة التي على %1 إلى %2. المفتاح Esc يعيد بدء الأكل.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>اتفق الطرفان.</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>تكرر الوضع للمرة الثالثة.</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>في ٤٠ نقلة لكل طرف لم يؤكل شيء ولم ينتقل حجر.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>استسلم %1.</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>لم تبقَ قطعة عند %1.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>لا نقلة عند %1.</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>تبقى القطع على المربعات الداكنة.</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>على %1 قطعة.</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>يجب أن تأكل القطعة التي على %1، وهذا لا يؤدي إلى %2.</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>ينتقل الملك إلى المربع المجاور قطريًا.</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>ينتقل الحجر إلى الأمام إلى المربع المجاور قطريًا.</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>تعادل، مثبَت</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>فوز %1 مثبَت</numerusform>
            <numerusform>يفوز %1 بالنقلة التالية</numerusform>
            <numerusform>يفوز %1 في نقلتين على الأكثر، مثبَت</numerusform>
            <numerusform>يفوز %1 في %Ln نقلات على الأكثر، مثبَت</numerusform>
            <numerusform>يفوز %1 في %Ln نقلة على الأكثر، مثبَت</numerusform>
            <numerusform>يفوز %1 في %Ln نقلة على الأكثر، مثبَت</numerusform>
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
        <source>%1, %2, %3: %4</source>
        <translation>%1، %2، %3: ‎%4</translation>
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
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>تُكتب النقلة مثل ‎11-15، والأكل مثل ‎15x22 أو ‎15x22x29.</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>الخطوة إلى المربع المجاور قطريًا.</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>القفزة إلى المربع الثاني قطريًا، مثل ‎15x22.</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>لا يُقفز فوق القطعة إلا مرة واحدة.</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>هناك أكثر من أكل كهذا: اكتب كل مربع تحطّ عليه القطعة.</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>لم تبقَ نقلة.</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>هذه النقلة غير ممكنة الآن.</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>يُكتب الوضع مثل B:W21,22,K30:B1,2,K7.</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>في كل مربع قطعة واحدة، ولكل طرف اثنتا عشرة على الأكثر، والحجر على الصف الأبعد ملك.</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>ليست هذه جداول النهايات لهذا الإصدار.</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>جداول النهايات تالفة.</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>تفوز فورًا.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>مثبَت: تفوز.</numerusform>
            <numerusform>مثبَت: تفوز في نقلة واحدة.</numerusform>
            <numerusform>مثبَت: تفوز في نقلتين على الأكثر.</numerusform>
            <numerusform>مثبَت: تفوز في %Ln نقلات على الأكثر.</numerusform>
            <numerusform>مثبَت: تفوز في %Ln نقلة على الأكثر.</numerusform>
            <numerusform>مثبَت: تفوز في %Ln نقلة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في نقلة واحدة.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في نقلتين.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في %Ln نقلات.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في %Ln نقلة.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في %Ln نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في نقلة واحدة.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في نقلتين على الأكثر.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في %Ln نقلات على الأكثر.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في %Ln نقلة على الأكثر.</numerusform>
            <numerusform>مثبَت: أمام أفضل لعب تضيع اللعبة في %Ln نقلة على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>مثبَت: مع أفضل لعب من الطرفين تنتهي اللعبة بالتعادل.</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translation>الوضع متكافئ.</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>أنت متقدم بقيمة %1 حجر تقريبًا.</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>أنت متأخر بقيمة %1 حجر تقريبًا.</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>النقلة ‎%1 إجبارية.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>النقلة ‎%1 هي الوحيدة.</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>النقلة ‎%1 تترك الطرف الآخر بلا نقلة.</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>النقلة ‎%1 تضحّي بقطعة لتستعيد أكثر.</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>النقلة ‎%1 تكسب قطعًا.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>النقلة ‎%1 تعرض مبادلة.</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>النقلة ‎%1 تؤدي إلى الفوز.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>النقلة ‎%1 هي الأطول صمودًا.</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>النقلة ‎%1 هي أفضل محاولة.</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>النقلة ‎%1 هي الأقل خسارة.</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>النقلة ‎%1 تؤدي إلى ملك.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>النقلة ‎%1 تحفظ التعادل.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>النقلة ‎%1 هي أفضل ما وُجد.</numerusform>
            <numerusform>النقلة ‎%1 هي أفضل ما وُجد، بالنظر نقلة واحدة إلى الأمام.</numerusform>
            <numerusform>النقلة ‎%1 هي أفضل ما وُجد، بالنظر نقلتين إلى الأمام.</numerusform>
            <numerusform>النقلة ‎%1 هي أفضل ما وُجد، بالنظر %Ln نقلات إلى الأمام.</numerusform>
            <numerusform>النقلة ‎%1 هي أفضل ما وُجد، بالنظر %Ln نقلة إلى الأمام.</numerusform>
            <numerusform>النقلة ‎%1 هي أفضل ما وُجد، بالنظر %Ln نقلة إلى الأمام.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>لا يرى إلا نقلته التالية، وكل رابع نقلة عشوائية.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>يرى نقلته وردّك، ويقيّم تقريبًا، ويلعب أحيانًا نقلة عشوائية.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>يرى نقلته وردّك ونقلته التالية. يخطئ أخطاء صغيرة، ونادرًا خطأً كبيرًا.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>ينظر نقلتين لكل طرف إلى الأمام، ويلعب النهايات بثلاث قطع لعبًا كاملًا.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>ينظر سبع نقلات إلى الأمام للطرفين معًا، ويلعب النهايات بأربع قطع لعبًا كاملًا.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>يفكّر ثانيتين، وينظر كثيرًا عشر نقلات إلى الأمام وأكثر، ويلعب النهايات بأربع قطع لعبًا كاملًا.</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>الألعاب كثيرة جدًا؛ لم تُقرأ أي لعبة بعد هذا.</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>الأخطاء كثيرة جدًا؛ لم يُقرأ شيء بعد هذا.</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>اللعبة %1: وسم غير مغلق.</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>اللعبة %1: لا يمكن قراءة وضعها.</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>اللعبة %1 من نوع آخر من الداما.</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>اللعبة %1: ليست ‎%2 نقلة هنا.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>لا قطعة على هذا المربع.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>الدور على الطرف الآخر.</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>تستطيع قطعة أخرى أن تأكل، والأكل إجباري.</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>هذه القطعة محصورة.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>هذه النقلة غير ممكنة.</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>الأكل ممكن، وهو إجباري.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>الطرف الأول</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>الطرف الثاني</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>النقلة ‎%1 تترك الطرف الآخر بلا نقلة، فتفوز.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>تُثبت جداول النهايات أن النقلة ‎%1 تفوز.</numerusform>
            <numerusform>تُثبت جداول النهايات أن ‎%1 تفوز في نقلة واحدة.</numerusform>
            <numerusform>تُثبت جداول النهايات أن ‎%1 تفوز في نقلتين.</numerusform>
            <numerusform>تُثبت جداول النهايات أن ‎%1 تفوز في %Ln نقلات.</numerusform>
            <numerusform>تُثبت جداول النهايات أن ‎%1 تفوز في %Ln نقلة.</numerusform>
            <numerusform>تُثبت جداول النهايات أن ‎%1 تفوز في %Ln نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>النقلة ‎%1 تفرض الفوز.</numerusform>
            <numerusform>النقلة ‎%1 تفرض الفوز في نقلة واحدة.</numerusform>
            <numerusform>النقلة ‎%1 تفرض الفوز في نقلتين على الأكثر.</numerusform>
            <numerusform>النقلة ‎%1 تفرض الفوز في %Ln نقلات على الأكثر.</numerusform>
            <numerusform>النقلة ‎%1 تفرض الفوز في %Ln نقلة على الأكثر.</numerusform>
            <numerusform>النقلة ‎%1 تفرض الفوز في %Ln نقلة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>تُثبت جداول النهايات أن الطرف الآخر يفوز بعد ‎%1؛ ولا يُعرف فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>تُثبت جداول النهايات أن الطرف الآخر يفوز في نقلة واحدة بعد ‎%1؛ ولا يُعرف فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>تُثبت جداول النهايات أن الطرف الآخر يفوز في نقلتين بعد ‎%1؛ ولا يُعرف فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>تُثبت جداول النهايات أن الطرف الآخر يفوز في %Ln نقلات بعد ‎%1؛ ولا يُعرف فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>تُثبت جداول النهايات أن الطرف الآخر يفوز في %Ln نقلة بعد ‎%1؛ ولا يُعرف فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>تُثبت جداول النهايات أن الطرف الآخر يفوز في %Ln نقلة بعد ‎%1؛ ولا يُعرف فوز كهذا بعد ‎%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>بعد ‎%1 يستطيع الطرف الآخر فرض الفوز؛ ولا يُرى فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>بعد ‎%1 يستطيع الطرف الآخر فرض الفوز في نقلة واحدة؛ ولا يُرى فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>بعد ‎%1 يستطيع الطرف الآخر فرض الفوز في نقلتين على الأكثر؛ ولا يُرى فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>بعد ‎%1 يستطيع الطرف الآخر فرض الفوز في %Ln نقلات على الأكثر؛ ولا يُرى فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>بعد ‎%1 يستطيع الطرف الآخر فرض الفوز في %Ln نقلة على الأكثر؛ ولا يُرى فوز كهذا بعد ‎%2.</numerusform>
            <numerusform>بعد ‎%1 يستطيع الطرف الآخر فرض الفوز في %Ln نقلة على الأكثر؛ ولا يُرى فوز كهذا بعد ‎%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>النقلة ‎%1 تكسب ما تكسبه ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تكسب قطعة أكثر من ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تكسب قطعتين أكثر من ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تكسب %Ln قطع أكثر من ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تكسب %Ln قطعة أكثر من ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تكسب %Ln قطعة أكثر من ‎%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>النقلة ‎%1 تخسر ما تخسره ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تخسر قطعة أقل من ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تخسر قطعتين أقل من ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تخسر %Ln قطع أقل من ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تخسر %Ln قطعة أقل من ‎%2.</numerusform>
            <numerusform>النقلة ‎%1 تخسر %Ln قطعة أقل من ‎%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>النقلة ‎%1 لا تخسر شيئًا بعد الرد ‎%2؛ ولا ‎%3.</numerusform>
            <numerusform>النقلة ‎%1 تخسر قطعة بعد الرد ‎%2؛ أما ‎%3 فلا تخسر شيئًا.</numerusform>
            <numerusform>النقلة ‎%1 تخسر قطعتين بعد الرد ‎%2؛ أما ‎%3 فلا تخسر شيئًا.</numerusform>
            <numerusform>النقلة ‎%1 تخسر %Ln قطع بعد الرد ‎%2؛ أما ‎%3 فلا تخسر شيئًا.</numerusform>
            <numerusform>النقلة ‎%1 تخسر %Ln قطعة بعد الرد ‎%2؛ أما ‎%3 فلا تخسر شيئًا.</numerusform>
            <numerusform>النقلة ‎%1 تخسر %Ln قطعة بعد الرد ‎%2؛ أما ‎%3 فلا تخسر شيئًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>النقلة ‎%1 تؤدي إلى ملك، خلافًا للنقلة ‎%2.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>النقلة ‎%1 تُعادل فورًا؛ أما ‎%2 فتُبقي الأمل في أكثر.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>بعد ‎%1 يُعادل الرد ‎%2 فورًا؛ أما ‎%3 فتُبقي الأمل في أكثر.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>تُثبت جداول النهايات التعادل بعد ‎%1؛ أما ‎%2 فتُبقي الأمل في أكثر.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>النقلة ‎%1 تُعادل فورًا؛ أما ‎%2 فتُبقي للطرف الآخر أملًا في أكثر.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>تُثبت جداول النهايات التعادل بعد ‎%1؛ أما ‎%2 فتُبقي للطرف الآخر أملًا في أكثر.</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>لم تكن اللعبة خاسرة حتمًا، وهي تستمر بالنقلة ‎%1.</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>النقلة ‎%1 تعطي فرصًا أفضل من التعادل.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>بعد ‎%1 يكون الرد ‎%2 قويًا؛ أما ‎%3 فتترك للطرف الآخر أقل.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>النقلة ‎%1 تترك للطرف الآخر أقل مما تترك ‎%2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1٪ من فرصة الفوز</translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>في معرّف اللعبة يُكتب في الوضع _ مكان النقطتين في FEN، بلا مسافات.</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>لا نقلة في هذا الوضع لمن عليه الدور.</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>خيارات الداما هي &quot;draws&quot; أو &quot;endless&quot;.</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>بلا تعادل تلقائي</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>يتفق الطرفان على التعادل.</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>يستسلم الطرف الأول.</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>يستسلم الطرف الثاني.</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>الطرف الأول: ‎%1.</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>الطرف الثاني: ‎%1.</translation>
    </message>
</context>
</TS>
