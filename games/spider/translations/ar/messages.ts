<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>%1 وما عليها تكمل نقشًا من الملك إلى الآس.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>%1 تتابع نقش %2، وتُكشف الورقة التي تحتها.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>%1 تتابع نقش %2، ويفرغ العمود %3.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>%1 تتابع نقش %2: تسلسل أطول ينتقل كتلة واحدة.</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>نقل %1 يكشف الورقة التي تحتها.</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>نقل %1 يُفرغ العمود %2.</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>جزء من التسلسل، بدءًا من %1، يكوّن تسلسلًا أطول على %2.</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>نقل %1 يُفسح مكانًا في العمود %2 للتوزيعة التالية.</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>يحتاج كل عمود إلى ورقة قبل التوزيعة التالية: تغطي %1 العمود الفارغ.</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>تذهب %1 إلى العمود الفارغ لتحرّر %2.</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>تذهب %1 على %2 لتحرّر %3.</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>اكتملت كل النقوش.</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>هذه الخطة تفوز؛ وهي تعرف كل ورقة مخفية.</numerusform>
            <numerusform>هذه الخطة تفوز في خطوة واحدة؛ وهي تعرف كل ورقة مخفية.</numerusform>
            <numerusform>هذه الخطة تفوز في خطوتين؛ وهي تعرف كل ورقة مخفية.</numerusform>
            <numerusform>هذه الخطة تفوز في %Ln خطوات؛ وهي تعرف كل ورقة مخفية.</numerusform>
            <numerusform>هذه الخطة تفوز في %Ln خطوة؛ وهي تعرف كل ورقة مخفية.</numerusform>
            <numerusform>هذه الخطة تفوز في %Ln خطوة؛ وهي تعرف كل ورقة مخفية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation>لا شيء ينفع: مثبَت أن الفوز لم يعد ممكنًا هنا.</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>لا يُعرف أفضل: لم يُعثر على نقلة تتقدم أكثر.</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>خطة تتقدم؛ ولا يُعرف هل تفوز.</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>التوزيعة تكمل نقشًا.</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>النقلات على الطاولة لا تكسب أكثر من الأوراق التالية: وزّع.</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>ليس في هذا العمود أوراق بهذا العدد.</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>لا يمكن نقل ورقة مقلوبة.</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>لا يمكن التقاط %1: فالورقة %2 لا تتابع نقشها.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>تخليت عن هذه اللعبة.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>لا يوجد عمود كهذا.</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>الأوراق في هذا العمود من قبل.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>لا ورقة في هذا العمود.</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>يجب نقل ورقة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>لا تذهب %1 على %2: لا تقبلها إلا ورقة أعلى بواحد.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>كومة السحب فارغة.</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>الأوراق على الطاولة أقل من أن تغطي كل الأعمدة، فلا يمكن التوزيع من كومة السحب بعد الآن.</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>العمود %1 فارغ. ضع فيه ورقة قبل التوزيع.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>لا أعمدة فارغة.</numerusform>
            <numerusform>عمود واحد فارغ. ضع فيه ورقة قبل التوزيع.</numerusform>
            <numerusform>عمودان فارغان. ضع في كل منهما ورقة قبل التوزيع.</numerusform>
            <numerusform>%Ln أعمدة فارغة. ضع في كل منها ورقة قبل التوزيع.</numerusform>
            <numerusform>%Ln عمودًا فارغًا. ضع في كل منها ورقة قبل التوزيع.</numerusform>
            <numerusform>%Ln عمود فارغ. ضع في كل منها ورقة قبل التوزيع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>النقوش الكاملة</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>لم تضيّع الفوزَ أي نقلة.</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>مثبَت أن الفوز بهذه التوزيعة لم يكن ممكنًا.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>لا يُعرف هل كان الفوز بهذه التوزيعة ممكنًا: لم يُعثر على طريق ولا على إثبات.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>لا يُعرف هل كان الفوز بهذه التوزيعة ممكنًا؛ وبعد النقلة %1 لم يكن: مثبَت.</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>كان الفوز ممكنًا قبل النقلة %1، وهي التي ضيّعته: كلاهما مثبَت.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>كان الفوز ممكنًا قبل النقلة %1. ولم يُعثر بعدها على طريق إليه ولا على إثبات.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>كان الفوز ممكنًا قبل النقلة %1. ولم يُعثر بعدها على طريق إليه؛ وبعد النقلة %2 مثبَت أنه لا يوجد.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>هذه تحفظ الفوز، ومثبَت أنه يضيع بعد النقلة الأخرى. %1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>هذه تحفظ الفوز؛ وبعد النقلة الأخرى لم يُعثر على طريق إليه. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>لا توزيعات كان الفوز بها ممكنًا</numerusform>
            <numerusform>التوزيعة، وكان الفوز بها ممكنًا</numerusform>
            <numerusform>توزيعتان كان الفوز بهما ممكنًا</numerusform>
            <numerusform>%Ln توزيعات كان الفوز بها ممكنًا</numerusform>
            <numerusform>%Ln توزيعة كان الفوز بها ممكنًا</numerusform>
            <numerusform>%Ln توزيعة كان الفوز بها ممكنًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translatorcomment>not a term: gap</translatorcomment>
        <translation>خيارات العنكبوت هي عدد النقوش (1 أو 2 أو 4)، ثم ‎-winnable2 و‎-gaps عند الرغبة.</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>تُكتب توزيعة العنكبوت 104 أوراق كل منها حرفان، مثل KS7H.</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>ليست هذه أوراق لعبة بلا نقوش.</numerusform>
            <numerusform>ليست هذه أوراق لعبة بنقش واحد.</numerusform>
            <numerusform>ليست هذه أوراق لعبة بنقشين.</numerusform>
            <numerusform>ليست هذه أوراق لعبة بـ%Ln نقوش.</numerusform>
            <numerusform>ليست هذه أوراق لعبة بـ%Ln نقشًا.</numerusform>
            <numerusform>ليست هذه أوراق لعبة بـ%Ln نقش.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>تُكتب النقلة d (توزيع) أو end (تخلٍّ) أو مثل ‎2.3-5 (ثلاث أوراق من العمود 2 إلى العمود 5).</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1 (توزيعات الإصدارات السابقة)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>بلا نقوش، يمكن الفوز، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>نقش واحد، يمكن الفوز، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>نقشان، يمكن الفوز، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>%Ln نقوش، يمكن الفوز، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>%Ln نقشًا، يمكن الفوز، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>%Ln نقش، يمكن الفوز، توزيع على الأعمدة الفارغة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>بلا نقوش، يمكن الفوز</numerusform>
            <numerusform>نقش واحد، يمكن الفوز</numerusform>
            <numerusform>نقشان، يمكن الفوز</numerusform>
            <numerusform>%Ln نقوش، يمكن الفوز</numerusform>
            <numerusform>%Ln نقشًا، يمكن الفوز</numerusform>
            <numerusform>%Ln نقش، يمكن الفوز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>بلا نقوش، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>نقش واحد، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>نقشان، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>%Ln نقوش، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>%Ln نقشًا، توزيع على الأعمدة الفارغة</numerusform>
            <numerusform>%Ln نقش، توزيع على الأعمدة الفارغة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>بلا نقوش</numerusform>
            <numerusform>نقش واحد</numerusform>
            <numerusform>نقشان</numerusform>
            <numerusform>%Ln نقوش</numerusform>
            <numerusform>%Ln نقشًا</numerusform>
            <numerusform>%Ln نقش</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>نقرة على كومة السحب توزّع ورقة على كل عمود.</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>النقش الكامل خرج من اللعبة.</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>كومة السحب، فارغة</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1، لا توزيعات باقية</numerusform>
            <numerusform>%1، توزيعة واحدة باقية</numerusform>
            <numerusform>%1، توزيعتان باقيتان</numerusform>
            <numerusform>%1، %Ln توزيعات باقية</numerusform>
            <numerusform>%1، %Ln توزيعة باقية</numerusform>
            <numerusform>%1، %Ln توزيعة باقية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1، فارغ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>لا أوراق</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%Ln أوراق</numerusform>
            <numerusform>%Ln ورقة</numerusform>
            <numerusform>%Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 face down</source>
        <translation>مقلوبة: %L1</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>أعلاها: %1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>تسلسل من %L1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>العمود %L1 فارغ.</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>يمكن الفوز بهذه اللعبة.</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>لا يمكن الفوز من هنا: ارجع أو تخلَّ.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>لا يمكن الفوز بهذه التوزيعة.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>لا يُعرف إن كان الفوز هنا ممكنًا.</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>&amp;وزّع من كومة السحب</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>عُد إلى آ&amp;خر فرصة</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>يتراجع عن النقلات التي لا يُعثر بعدها على فوز. وتُحسب اللعبة بمساعدة.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>ارجع</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>ت&amp;خلَّ عن اللعبة</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>ينهي اللعبة، وتُحسب خسارة.</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation>النقر ينقل إلى أ&amp;فضل مكان</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>النقر على ورقة يرسلها إلى أفضل مكان بدل أن يلتقطها.</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>أظهر إمكان ال&amp;فوز</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>يعرف الحاسوب كل ورقة مخفية ويبحث عن طريق إلى الفوز.</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>ما زال الفوز من هنا ممكنًا.</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>مثبَت أن الفوز بهذه التوزيعة لم يكن ممكنًا قط.</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>لم يُعثر في هذه اللعبة على وضع يمكن الفوز منه.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>النقوش</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 من %L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>يجري البحث عن آخر وضع يمكن الفوز منه...</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>يجري البحث عن طريق إلى الفوز...</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>تخليت عنها</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>طريق مسدود</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>لا طريق معروفًا بعد هذا</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>مثبَت أن الفوز من هنا غير ممكن. عُد إلى آخر فرصة أو تخلَّ.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>مثبَت أن الفوز بهذه التوزيعة غير ممكن.</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>اكتملت النقوش الثمانية. النقاط: %1.</numerusform>
            <numerusform>اكتملت النقوش الثمانية في نقلة واحدة. النقاط: %1.</numerusform>
            <numerusform>اكتملت النقوش الثمانية في نقلتين. النقاط: %1.</numerusform>
            <numerusform>اكتملت النقوش الثمانية في %Ln نقلات. النقاط: %1.</numerusform>
            <numerusform>اكتملت النقوش الثمانية في %Ln نقلة. النقاط: %1.</numerusform>
            <numerusform>اكتملت النقوش الثمانية في %Ln نقلة. النقاط: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>النقوش الكاملة: %L1 من %L2.</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>الأوراق الأخيرة من كومة السحب تحتاج إلى ورقة على كل عمود، والأوراق أقل من ذلك.</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>لا ورقة يمكن نقلها أو توزيعها.</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>نقش واحد</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>نقشان</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>أربعة نقوش</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>١ (الأسهل)</translation>
    </message>
    <message>
        <source>2</source>
        <translation>٢</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>٤ (الأصعب)</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>وزّع فقط ما يمكن الفوز به</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translatorcomment>not a term: stock</translatorcomment>
        <translation>يجوز التوزيع على أعمدة فارغة</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation>النقر ينقل إلى أفضل مكان</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>أظهر إمكان الفوز</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>العمود %L1</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>توزيعة لاحقة من كومة السحب</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>مكان لنقش كامل</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>نقش كامل</translation>
    </message>
</context>
</TS>
