<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1، مغطى</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1، مغطى، علم</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1، مغطى، علامة استفهام</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1، مغطى، ابدأ هنا</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1، لغم معثور عليه، مزهر</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1، فارغ</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1، العدد %L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation>%1، لغم</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1، لغم منفجر</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1، علم خاطئ</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1، لغم باحتمال %L2 بالمئة</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>النقر يضع الأع&amp;لام</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>النقرة العادية أو اللمسة تضع علمًا أو ترفعه؛ ومع Ctrl تكشف.</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>أظهر ا&amp;حتمالات الألغام</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>يُظهر احتمال اللغم بدقة على كل مربع مغطى. وتُحسب اللعبة بمساعدة.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>طرق توزيع الألغام أكثر من أن تُحسب الاحتمالات هنا.</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>تعذّر حساب الاحتمالات.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>الألغام الباقية</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>النقر يضع الأعلام.</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>قد تحتاج هذه الرقعة إلى تخمين، فلا تدخل في الترتيب.</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>لم يُعثر على رقعة من هذا المستوى. هذه تحتاج إلى أقل، فلا تدخل في الترتيب.</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>ابدأ عند الحلقة.</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>كان هذا لغمًا</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation>عُثر على كل الألغام!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>كُشف %L1 ولا مربعات آمنة.</numerusform>
            <numerusform>كُشف %L1 من مربع آمن واحد.</numerusform>
            <numerusform>كُشف %L1 من مربعين آمنين.</numerusform>
            <numerusform>كُشف %L1 من %Ln مربعات آمنة.</numerusform>
            <numerusform>كُشف %L1 من %Ln مربعًا آمنًا.</numerusform>
            <numerusform>كُشف %L1 من %Ln مربع آمن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>بلا نقلات، أقل من النقرات بلا أعلام، وهي %L1.</numerusform>
            <numerusform>نقلة واحدة، أقل من النقرات بلا أعلام، وهي %L1.</numerusform>
            <numerusform>نقلتان، أقل من النقرات بلا أعلام، وهي %L1.</numerusform>
            <numerusform>%Ln نقلات، أقل من النقرات بلا أعلام، وهي %L1.</numerusform>
            <numerusform>%Ln نقلة، أقل من النقرات بلا أعلام، وهي %L1.</numerusform>
            <numerusform>%Ln نقلة، أقل من النقرات بلا أعلام، وهي %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>بلا نقلات؛ ويكفي من النقرات بلا أعلام %L1.</numerusform>
            <numerusform>نقلة واحدة؛ ويكفي من النقرات بلا أعلام %L1.</numerusform>
            <numerusform>نقلتان؛ ويكفي من النقرات بلا أعلام %L1.</numerusform>
            <numerusform>%Ln نقلات؛ ويكفي من النقرات بلا أعلام %L1.</numerusform>
            <numerusform>%Ln نقلة؛ ويكفي من النقرات بلا أعلام %L1.</numerusform>
            <numerusform>%Ln نقلة؛ ويكفي من النقرات بلا أعلام %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>بلا تخمين</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>كلاسيكية</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
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
        <source>Mines</source>
        <translation>الألغام</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>أول مربع</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>آمن، مع فسحة</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>آمن</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>بلا حماية</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>التخمين</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>قد يلزم</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>أبدًا، أزواج على الأكثر</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>أبدًا، استنتاج أساسي</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>أبدًا، تلزم أزواج</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>أبدًا، تلزم سلاسل</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>أبدًا، يلزم استنتاج خبير</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>يكفي عدد أو عددان في المرة لحل الرقعة.</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>يكفي عدد واحد في المرة لحل الرقعة.</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>يلزمك في موضع ما أن تقارن عددين، لا أكثر.</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>يلزمك في موضع ما أن تتتبّع سلسلة كاملة من الأعداد.</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>يلزمك في موضع ما أن تحسب الألغام الباقية مع كل ما تراه.</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>لا تُفحص الرُقع، فقد يحسم الحظ.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>في %L1٪ من المربعات لغم؛ ولا تتسع لألغام.</numerusform>
            <numerusform>في %L1٪ من المربعات لغم؛ وتتسع للغم واحد.</numerusform>
            <numerusform>في %L1٪ من المربعات لغم؛ وتتسع للغمين.</numerusform>
            <numerusform>في %L1٪ من المربعات لغم؛ وتتسع لـ%Ln ألغام.</numerusform>
            <numerusform>في %L1٪ من المربعات لغم؛ وتتسع لـ%Ln لغمًا.</numerusform>
            <numerusform>في %L1٪ من المربعات لغم؛ وتتسع لـ%Ln لغم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>علامات استفهام بعد الأعلام</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>النقر على عدد يكشف ما حوله</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>تعد الخيارات بأول مربع آمن، لكن هذه الرقعة لا تسمّي أي مربع. يمكن لعبها بـ%1.</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>تعد الخيارات بفسحة عند أول مربع، لكن لا فسحة هناك في هذه الرقعة. يمكن لعبها بـ%1.</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>تعد الخيارات بأن الاستنتاج يحل هذه الرقعة، ولم يمكن إثبات ذلك. يمكن لعبها بـ%1.</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>تحتاج هذه الرقعة إلى استنتاج أقل مما تعد به خياراتها. يمكن لعبها بـ%1.</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>تبدأ هذه الرقعة هنا: لا لغم هنا ولا حوله.</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>فُتحت هذه الرقعة أولًا هنا، ولا لغم هنا.</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>أول مربع آمن دائمًا.</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>العدد المعلَّم ٠ لا ألغام حوله، فالمربعات الأخرى حوله آمنة.</numerusform>
            <numerusform>العدد المعلَّم ١ له لغمه من قبل، فالمربعات الأخرى حوله آمنة.</numerusform>
            <numerusform>العدد المعلَّم ٢ له لغماه من قبل، فالمربعات الأخرى حوله آمنة.</numerusform>
            <numerusform>العدد المعلَّم %Ln له كل ألغامه من قبل، فالمربعات الأخرى حوله آمنة.</numerusform>
            <numerusform>العدد المعلَّم %Ln له كل ألغامه من قبل، فالمربعات الأخرى حوله آمنة.</numerusform>
            <numerusform>العدد المعلَّم %Ln له كل ألغامه من قبل، فالمربعات الأخرى حوله آمنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>حول العدد المعلَّم %1 من المربعات المغطاة بقدر ألغامه، فكلها ألغام.</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>يزيد ما يحتاجه العدد المعلَّم %1 من الألغام على ما يحتاجه المعلَّم %2 بحيث يكون كل مربع يلامس %1 وحده لغمًا.</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>كل الألغام التي ما زال العدد المعلَّم %1 يحتاجها في مربعات يشترك فيها مع المعلَّم %2، فالمربعات الأخرى حول %1 آمنة.</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>الألغام الباقية بعدد المربعات المغطاة، فكلها ألغام.</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>عُثر على كل الألغام، فكل مربع آخر آمن.</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>أحد الأعلام خاطئ، مثبَت.</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>مثبَت، بعدد واحد في المرة.</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>مثبَت، بمقارنة عددين.</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>مثبَت، بسلسلة من الأعداد.</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>مثبَت، بحساب الألغام الباقية.</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>لو كان في هذا المربع لغم لما صحّت الأعداد المعلَّمة كلها، فهو آمن.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>لا شيء مؤكد الآن. احتمال اللغم %1 بالمئة هنا و%2 بالمئة في أأمن مربع، لكن العدد تحت هذا يُرجَّح أن يفيد أكثر.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>لا شيء مؤكد الآن. احتمال اللغم هنا %1 بالمئة. ومن كل الطرق الممكنة لتوزيع الألغام يُفاز في %2 بالمئة بهذا المربع، ولا مربع آخر أكثر.</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>لا شيء مؤكد الآن. هذا المربع هو الأأمن: احتمال اللغم %1 بالمئة.</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>تخمين، غير مثبَت.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>طرق توزيع الألغام أكثر من أن تُحسب هنا.</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>كيفما توزعت الألغام الباقية، لا لغم في هذا المربع.</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>كل المربعات مكشوفة.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>لا يوجد مربع كهذا.</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>العدد المكشوف وحده يكشف المربعات حوله.</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>لم يبقَ ما يُكشف حول هذا العدد.</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>الأعلام حول هذا العدد ليست بقدره.</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>هذا المربع مكشوف من قبل.</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>ابدأ عند الحلقة: من هناك لا تحتاج هذه الرقعة إلى تخمين.</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>علم يحمي هذا المربع.</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>على هذا المربع علم من قبل.</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>على هذا المربع علامة استفهام من قبل.</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>لا علامة على هذا المربع.</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation>
            <numerusform>لا مربعات في صف الرقعة أو عمودها، والأدنى %1.</numerusform>
            <numerusform>في صف الرقعة أو عمودها مربع واحد، والأدنى %1.</numerusform>
            <numerusform>في صف الرقعة أو عمودها من %1 إلى مربعين.</numerusform>
            <numerusform>في صف الرقعة أو عمودها من %1 إلى %Ln مربعات.</numerusform>
            <numerusform>في صف الرقعة أو عمودها من %1 إلى %Ln مربعًا.</numerusform>
            <numerusform>في صف الرقعة أو عمودها من %1 إلى %Ln مربع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>لا ألغام في رقعة بهذا الحجم.</numerusform>
            <numerusform>في رقعة بهذا الحجم لغم واحد على الأكثر.</numerusform>
            <numerusform>في رقعة بهذا الحجم لغمان على الأكثر.</numerusform>
            <numerusform>في رقعة بهذا الحجم %Ln ألغام على الأكثر.</numerusform>
            <numerusform>في رقعة بهذا الحجم %Ln لغمًا على الأكثر.</numerusform>
            <numerusform>في رقعة بهذا الحجم %Ln لغم على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>الرقعة بلا تخمين تحتاج إلى فسحة عند أول مربع.</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>بلا تخمين لا ألغام في رقعة بهذا الحجم.</numerusform>
            <numerusform>بلا تخمين في رقعة بهذا الحجم لغم واحد على الأكثر.</numerusform>
            <numerusform>بلا تخمين في رقعة بهذا الحجم لغمان على الأكثر.</numerusform>
            <numerusform>بلا تخمين في رقعة بهذا الحجم %Ln ألغام على الأكثر.</numerusform>
            <numerusform>بلا تخمين في رقعة بهذا الحجم %Ln لغمًا على الأكثر.</numerusform>
            <numerusform>بلا تخمين في رقعة بهذا الحجم %Ln لغم على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>استنتاج كهذا لا يحتاج إلى ألغام في رقعة بهذا الحجم.</numerusform>
            <numerusform>استنتاج كهذا يحتاج في رقعة بهذا الحجم إلى لغم واحد على الأقل.</numerusform>
            <numerusform>استنتاج كهذا يحتاج في رقعة بهذا الحجم إلى لغمين على الأقل.</numerusform>
            <numerusform>استنتاج كهذا يحتاج في رقعة بهذا الحجم إلى %Ln ألغام على الأقل.</numerusform>
            <numerusform>استنتاج كهذا يحتاج في رقعة بهذا الحجم إلى %Ln لغمًا على الأقل.</numerusform>
            <numerusform>استنتاج كهذا يحتاج في رقعة بهذا الحجم إلى %Ln لغم على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>3BV في الثانية</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>الكفاءة بالمئة</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>الصف %1، العمود %2 آمن. %3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>الصف %1، العمود %2 هو التخمين الأفضل. %3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>%1٪ من فرصة النجاة</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>ليست هذه رقعة كاسحة ألغام بهذه الخيارات.</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>لا ألغام في هذه الرقعة، لكن الخيارات تقول %1.</numerusform>
            <numerusform>في هذه الرقعة لغم واحد، لكن الخيارات تقول %1.</numerusform>
            <numerusform>في هذه الرقعة لغمان، لكن الخيارات تقول %1.</numerusform>
            <numerusform>في هذه الرقعة %Ln ألغام، لكن الخيارات تقول %1.</numerusform>
            <numerusform>في هذه الرقعة %Ln لغمًا، لكن الخيارات تقول %1.</numerusform>
            <numerusform>في هذه الرقعة %Ln لغم، لكن الخيارات تقول %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>بلا تخمين</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>بلا تخمين، استنتاج أساسي</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>بلا تخمين، استنتاج بالأزواج</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>بلا تخمين، استنتاج بالسلاسل</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>بلا تخمين، استنتاج خبير</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>أول مربع آمن</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>بلا حماية</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>تُكتب خيارات كاسحة الألغام مثل ‎16x16,30.</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>ليست هذه نقلة في كاسحة الألغام.</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>كلاسيكية، %1 × %2، %3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>كلاسيكية، %1 × %2، %3، %4</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation>مبتدئ، %1 × %2، %3</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation>مبتدئ، %1 × %2، %3، %4</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation>متوسط، %1 × %2، %3</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation>متوسط، %1 × %2، %3، %4</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation>خبير، %1 × %2، %3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation>خبير، %1 × %2، %3، %4</translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation>%1 × %2، %3</translation>
    </message>
    <message>
        <source>%1 x %2, %3, %4</source>
        <translation>%1 × %2، %3، %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mines</source>
        <comment>1 mine</comment>
        <translation>
            <numerusform>لا ألغام</numerusform>
            <numerusform>لغم واحد</numerusform>
            <numerusform>لغمان</numerusform>
            <numerusform>%Ln ألغام</numerusform>
            <numerusform>%Ln لغمًا</numerusform>
            <numerusform>%Ln لغم</numerusform>
        </translation>
    </message>
</context>
</TS>
