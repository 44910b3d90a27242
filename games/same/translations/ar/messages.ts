<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>لا كرات</numerusform>
            <numerusform>كرة واحدة</numerusform>
            <numerusform>كرتان</numerusform>
            <numerusform>%Ln كرات</numerusform>
            <numerusform>%Ln كرة</numerusform>
            <numerusform>%Ln كرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>لا نقاط</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>خلت الرقعة.</numerusform>
            <numerusform>هذه الكرة هي الأخيرة: تخلو الرقعة.</numerusform>
            <numerusform>هاتان الكرتان هما الأخيرتان: تخلو الرقعة.</numerusform>
            <numerusform>هذه الكرات الـ%Ln هي الأخيرة: تخلو الرقعة.</numerusform>
            <numerusform>هذه الكرات الـ%Ln هي الأخيرة: تخلو الرقعة.</numerusform>
            <numerusform>هذه الكرات الـ%Ln هي الأخيرة: تخلو الرقعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>لا كرة من هذا اللون تبقى وراءها (%1).</numerusform>
            <numerusform>هذه الكرة آخر لونها، فلا تبقى منه كرة (%1).</numerusform>
            <numerusform>هاتان الكرتان آخر لونهما، فلا تبقى منه كرة (%1).</numerusform>
            <numerusform>هذه الكرات الـ%Ln آخر لونها، فلا تبقى منه كرة (%1).</numerusform>
            <numerusform>هذه الكرات الـ%Ln آخر لونها، فلا تبقى منه كرة (%1).</numerusform>
            <numerusform>هذه الكرات الـ%Ln آخر لونها، فلا تبقى منه كرة (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>هذه أكبر مجموعة فيما بقي من الخطة: %1، %2.</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>ما يسقط يلتحم في مجموعة واحدة (%1)، قيمتها تزيد %2 على المتفرقة.</numerusform>
            <numerusform>ما يسقط يلتحم: جزء واحد يصير مجموعة واحدة (%1)، قيمتها تزيد %2 على المتفرقة.</numerusform>
            <numerusform>ما يسقط يلتحم: جزءان يصيران مجموعة واحدة (%1)، قيمتها تزيد %2 على المتفرقة.</numerusform>
            <numerusform>ما يسقط يلتحم: %Ln أجزاء تصير مجموعة واحدة (%1)، قيمتها تزيد %2 على المتفرقة.</numerusform>
            <numerusform>ما يسقط يلتحم: %Ln جزءًا تصير مجموعة واحدة (%1)، قيمتها تزيد %2 على المتفرقة.</numerusform>
            <numerusform>ما يسقط يلتحم: %Ln جزء تصير مجموعة واحدة (%1)، قيمتها تزيد %2 على المتفرقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>لا شيء في طريق مجموعة أكبر تأخذها النقرة التالية: %1.</numerusform>
            <numerusform>هذه الكرة في طريق مجموعة أكبر تأخذها النقرة التالية: %1.</numerusform>
            <numerusform>هاتان الكرتان في طريق مجموعة أكبر تأخذها النقرة التالية: %1.</numerusform>
            <numerusform>هذه الكرات الـ%Ln في طريق مجموعة أكبر تأخذها النقرة التالية: %1.</numerusform>
            <numerusform>هذه الكرات الـ%Ln في طريق مجموعة أكبر تأخذها النقرة التالية: %1.</numerusform>
            <numerusform>هذه الكرات الـ%Ln في طريق مجموعة أكبر تأخذها النقرة التالية: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>تلتئم مجموعة أكبر (%1، %2).</numerusform>
            <numerusform>هذه الكرة في الطريق: بدونها تلتئم مجموعة أكبر (%1، %2).</numerusform>
            <numerusform>هاتان الكرتان في الطريق: بدونهما تلتئم مجموعة أكبر (%1، %2).</numerusform>
            <numerusform>هذه الكرات الـ%Ln في الطريق: بدونها تلتئم مجموعة أكبر (%1، %2).</numerusform>
            <numerusform>هذه الكرات الـ%Ln في الطريق: بدونها تلتئم مجموعة أكبر (%1، %2).</numerusform>
            <numerusform>هذه الكرات الـ%Ln في الطريق: بدونها تلتئم مجموعة أكبر (%1، %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>بعد نقرة واحدة</numerusform>
            <numerusform>بعد نقرتين</numerusform>
            <numerusform>بعد %Ln نقرات</numerusform>
            <numerusform>بعد %Ln نقرة</numerusform>
            <numerusform>بعد %Ln نقرة</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>لا تتلامس كرتان من لون واحد: لم يبقَ ما يُزال.</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>أفضل خطة عُثر عليها تُخلي الرقعة بلا نقاط.</numerusform>
            <numerusform>أفضل خطة عُثر عليها تُخلي الرقعة وتنتهي بنقطة واحدة.</numerusform>
            <numerusform>أفضل خطة عُثر عليها تُخلي الرقعة وتنتهي بنقطتين.</numerusform>
            <numerusform>أفضل خطة عُثر عليها تُخلي الرقعة وتنتهي بـ%Ln نقاط.</numerusform>
            <numerusform>أفضل خطة عُثر عليها تُخلي الرقعة وتنتهي بـ%Ln نقطة.</numerusform>
            <numerusform>أفضل خطة عُثر عليها تُخلي الرقعة وتنتهي بـ%Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>نهاية أفضل خطة عُثر عليها: %1، %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>لا كرات باقية</numerusform>
            <numerusform>كرة واحدة باقية</numerusform>
            <numerusform>كرتان باقيتان</numerusform>
            <numerusform>%Ln كرات باقية</numerusform>
            <numerusform>%Ln كرة باقية</numerusform>
            <numerusform>%Ln كرة باقية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>لا صفوف في هذه الرقعة؛ والمطلوب %1.</numerusform>
            <numerusform>في هذه الرقعة صف واحد؛ والمطلوب %1.</numerusform>
            <numerusform>في هذه الرقعة صفان؛ والمطلوب %1.</numerusform>
            <numerusform>في هذه الرقعة %Ln صفوف؛ والمطلوب %1.</numerusform>
            <numerusform>في هذه الرقعة %Ln صفًا؛ والمطلوب %1.</numerusform>
            <numerusform>في هذه الرقعة %Ln صف؛ والمطلوب %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>لا كرات في صف هذه الرقعة؛ والمطلوب %1.</numerusform>
            <numerusform>في صف هذه الرقعة كرة واحدة؛ والمطلوب %1.</numerusform>
            <numerusform>في صف هذه الرقعة كرتان؛ والمطلوب %1.</numerusform>
            <numerusform>في صف هذه الرقعة %Ln كرات؛ والمطلوب %1.</numerusform>
            <numerusform>في صف هذه الرقعة %Ln كرة؛ والمطلوب %1.</numerusform>
            <numerusform>في صف هذه الرقعة %Ln كرة؛ والمطلوب %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translation>تُكتب رقعة المتماثلات بالحروف من a إلى %1.</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>تُكتب خيارات المتماثلات مثل ‎20x16-5 أو ‎20x10-5-classic: الأعمدة من %1 إلى %2، والصفوف من %3 إلى %4، والألوان من %5 إلى %6.</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>تُكتب النقرة عمودًا ثم صفًا، مثل ‎3,12.</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>ليس هذا الموضع على الرقعة.</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>لا كرة هنا.</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>لا تلامس هذه الكرة غيرها من لونها.</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>كلاسيكية، %1 × %2، بلا ألوان</numerusform>
            <numerusform>كلاسيكية، %1 × %2، لون واحد</numerusform>
            <numerusform>كلاسيكية، %1 × %2، لونان</numerusform>
            <numerusform>كلاسيكية، %1 × %2، %Ln ألوان</numerusform>
            <numerusform>كلاسيكية، %1 × %2، %Ln لونًا</numerusform>
            <numerusform>كلاسيكية، %1 × %2، %Ln لون</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>‏SameGame، %1 × %2، بلا ألوان</numerusform>
            <numerusform>‏SameGame، %1 × %2، لون واحد</numerusform>
            <numerusform>‏SameGame، %1 × %2، لونان</numerusform>
            <numerusform>‏SameGame، %1 × %2، %Ln ألوان</numerusform>
            <numerusform>‏SameGame، %1 × %2، %Ln لونًا</numerusform>
            <numerusform>‏SameGame، %1 × %2، %Ln لون</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1 × %2، بلا ألوان</numerusform>
            <numerusform>%1 × %2، لون واحد</numerusform>
            <numerusform>%1 × %2، لونان</numerusform>
            <numerusform>%1 × %2، %Ln ألوان</numerusform>
            <numerusform>%1 × %2، %Ln لونًا</numerusform>
            <numerusform>%1 × %2، %Ln لون</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>أكبر مجموعة</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>الكرات الباقية</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>قرص أزرق</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>مربع برتقالي</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>مثلث أخضر</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>معيّن وردي</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>نجمة صفراء</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>حلقة سماوية</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>علامة × حمراء</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1، فارغ</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1، %2، وحيدة</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1، %2، مجموعة من %L3، بلا نقاط</numerusform>
            <numerusform>%1، %2، مجموعة من %L3، نقطة واحدة</numerusform>
            <numerusform>%1، %2، مجموعة من %L3، نقطتان</numerusform>
            <numerusform>%1، %2، مجموعة من %L3، %Ln نقاط</numerusform>
            <numerusform>%1، %2، مجموعة من %L3، %Ln نقطة</numerusform>
            <numerusform>%1، %2، مجموعة من %L3، %Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>خلت الرقعة!</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translation>المجموع: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>المجموع: %1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>هذه النقرة: %1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>المعيار: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>مجموع كل النقرات: n كرة معًا تعطي ‎(n-2) × (n-2)‎ نقطة.</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>مجموع كل النقرات: n كرة معًا تعطي n × n نقطة.</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>١٬٠٠٠ نقطة إن خلت الرقعة، وإلا فلا شيء.</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>١٠٠ نقطة عن كل كرة تنقص بها الباقية عن ٥٠: و٥٬٠٠٠ إن خلت الرقعة.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>ما يُحسب: النقرات والمكافأة معًا.</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>مجموع كل النقرات: الزوج يعطي نقطتين، و n كرة تعطي ‎(n-1) × (n-1) - (n-3)‎.</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>هذه النقرة</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>قيمة إزالة المجموعة المبرزة.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>المعيار</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>ما بلغه الحاسوب في هذه التوزيعة ببحث قصير. ويمكن تجاوزه.</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>الكرات الباقية: %1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>‏n كرة معًا تعطي n × n نقطة، وهناك مكافأة ١٠٠ نقطة عن كل كرة تنقص بها الباقية عن ٥٠.</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>الزوج يعطي نقطتين، و n كرة تعطي ‎(n-1) × (n-1) - (n-3)‎. لا مكافأة، وتوزَّع الكرات بالصدفة وحدها.</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>‏n كرة معًا تعطي ‎(n-2) × (n-2)‎ نقطة، والزوج لا شيء، والرقعة الخالية ١٬٠٠٠. وتوزَّع الكرات بالصدفة وحدها.</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>&amp;أشكال على الكرات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>لا نقاط</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>اختر مجموعة من كرتين فأكثر من لون واحد.</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>الكرات الباقية: %L1. أكبر مجموعة حتى الآن: %L2.</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>خلت الرقعة!</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>لم تبقَ مجموعة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>بلا نقاط، أكبر مجموعة %L1.</numerusform>
            <numerusform>نقطة واحدة، أكبر مجموعة %L1.</numerusform>
            <numerusform>نقطتان، أكبر مجموعة %L1.</numerusform>
            <numerusform>%Ln نقاط، أكبر مجموعة %L1.</numerusform>
            <numerusform>%Ln نقطة، أكبر مجموعة %L1.</numerusform>
            <numerusform>%Ln نقطة، أكبر مجموعة %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>بلا نقاط، الكرات الباقية %L1، أكبر مجموعة %L2.</numerusform>
            <numerusform>نقطة واحدة، الكرات الباقية %L1، أكبر مجموعة %L2.</numerusform>
            <numerusform>نقطتان، الكرات الباقية %L1، أكبر مجموعة %L2.</numerusform>
            <numerusform>%Ln نقاط، الكرات الباقية %L1، أكبر مجموعة %L2.</numerusform>
            <numerusform>%Ln نقطة، الكرات الباقية %L1، أكبر مجموعة %L2.</numerusform>
            <numerusform>%Ln نقطة، الكرات الباقية %L1، أكبر مجموعة %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>هذا فوق المعيار بمقدار %1.</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>هذا يساوي المعيار.</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>المعيار %1.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>صغيرة</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>قياسية</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>كبيرة</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>كلاسيكية</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>SameGame</translation>
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
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>احتساب النقاط</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>حديث</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>أشكال على الكرات</translation>
    </message>
</context>
</TS>
