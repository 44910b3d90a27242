<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>الموجودة</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>الأوراق تبقى مكانها: انقر إحداها لتكشفها.</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>هذه أزواج عُثر عليها.</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>الأ&amp;سماء تحت الصور</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>دور %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 من %L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>المكشوفة</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>انقر أو اضغط Enter للمتابعة.</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>وُجدت كل الأزواج!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1 × %L2، لا أزواج</numerusform>
            <numerusform>%L1 × %L2، زوج واحد</numerusform>
            <numerusform>%L1 × %L2، زوجان</numerusform>
            <numerusform>%L1 × %L2، %Ln أزواج</numerusform>
            <numerusform>%L1 × %L2، %Ln زوجًا</numerusform>
            <numerusform>%L1 × %L2، %Ln زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>كلاسيكية</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>حيوانات</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>حديقة</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>أشياء</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>مختلطة</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>أنت وحدك</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>يمكن إعادة قلب الورقة الأولى</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>مع عدة لاعبين تبقى الورقة المكشوفة مكشوفة.</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>في كل مجموعة عشر صور.</numerusform>
            <numerusform>في كل مجموعة عشر صور؛ وتأخذ هذه الرقعة صورة من مجموعة أخرى.</numerusform>
            <numerusform>في كل مجموعة عشر صور؛ وتأخذ هذه الرقعة صورتين من غيرها.</numerusform>
            <numerusform>في كل مجموعة عشر صور؛ وتأخذ هذه الرقعة %Ln صور من غيرها.</numerusform>
            <numerusform>في كل مجموعة عشر صور؛ وتأخذ هذه الرقعة %Ln صورة من غيرها.</numerusform>
            <numerusform>في كل مجموعة عشر صور؛ وتأخذ هذه الرقعة %Ln صورة من غيرها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>مدة عرض ورقتين مختلفتين</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>نصف ثانية</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>ثانية واحدة</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>ثانيتان</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>إلى أن تتابع</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation>اذكر كل ورقة بالكلمات</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>لا أزواج</numerusform>
            <numerusform>زوج واحد</numerusform>
            <numerusform>زوجان</numerusform>
            <numerusform>%Ln أزواج</numerusform>
            <numerusform>%Ln زوجًا</numerusform>
            <numerusform>%Ln زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 يلعب.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>دورك.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>الدور على %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>وجد %1 زوجًا.</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>لم يجد %1 زوجًا.</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>الأدوار %L1، الأوراق المكشوفة %L2.</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>كنت تعرف هذه التوزيعة، فكان هذا تدريبًا.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1، مقلوبة</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1، فارغ</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1، الأخيرة: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the players and their pairs, as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>لم ترَ قرينة الورقة المكشوفة. الصف %1، العمود %2 جديد.</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>رأيت قرينة الورقة المكشوفة: الصف %1، العمود %2.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>لم ترَ قرينة الورقة المكشوفة، والورقة الجديدة تنفع اللاعب التالي أكثر منك. اكشف ورقة تعرفها: الصف %1، العمود %2.</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>رأيت زوجًا: الصف %1، العمود %2، والصف %3، العمود %4.</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>قرينتها في الصف %1، العمود %2.</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>لا تعرف زوجًا، والورقة الجديدة تنفع اللاعب التالي أكثر منك. اكشف ورقة تعرفها: الصف %1، العمود %2.</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>لم ترَ بعد ورقتي أي زوج. الصف %1، العمود %2 جديد.</translation>
    </message>
    <message>
        <source>club</source>
        <translation>سباتي</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>قلب</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>بستوني</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ديناري</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>وجه سعيد</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>وجه حزين</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>سمكة واحدة</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>سمكتان</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>فانوس يقطين</translation>
    </message>
    <message>
        <source>star</source>
        <translation>نجمة</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>قط</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>بومة</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>بطة</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>حلزون</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>فراشة</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>دعسوقة</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>سلحفاة</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>حوت</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>قنفذ</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>بطريق</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>تفاحة</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>كمثرى</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>كرز</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>فراولة</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>جزرة</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>فطر</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>توليب</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>أقحوان</translation>
    </message>
    <message>
        <source>cactus</source>
        <translation>صبّار</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>شجرة تنوب</translation>
    </message>
    <message>
        <source>house</source>
        <translation>بيت</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>مركب شراعي</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>منطاد</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>مظلة</translation>
    </message>
    <message>
        <source>key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>جرس</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>صاروخ</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>مرساة</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>كوب</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>طائرة ورقية</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>لا توجد ورقة كهذه.</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>وُجد هذا الزوج من قبل.</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>هذه الورقة تبقى مكشوفة. اكشف ثانية.</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>يتذكر ٣٠٪</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>من كل عشر أوراق رآها يعرف الثلاث الأخيرة.</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>يتذكر ٦٠٪</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>من كل عشر أوراق رآها يعرف الست الأخيرة.</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>يتذكر ٩٠٪</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>من كل عشر أوراق رآها يعرف التسع الأخيرة.</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>ذاكرة كاملة</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>يعرف كل ورقة رآها.</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>يناور بالأدوار</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>يعرف كل ورقة رآها، ويكشف إحداها مجددًا حين تنفعك الورقة الجديدة أكثر.</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>ورقتان مختلفتان</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1: ورقتان مختلفتان</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1: زوج</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>الأوراق المكشوفة</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>كانت قرينة الورقة المكشوفة قد ظهرت: الصف %1، العمود %2.</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>كان زوج كامل قد ظهر: الصف %1، العمود %2، والصف %3، العمود %4.</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>ورقة جديدة، مثل الصف %1، العمود %2، تكوّن زوجًا باحتمال %3٪.</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>الورقة الجديدة تكوّن زوجًا باحتمال %3٪، لكنها تنفع اللاعب التالي أكثر. كان الصف %1، العمود %2 معروفًا.</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>زوج واحد</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 من الأزواج</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>ليست هذه خيارات للذاكرة (مثل ‎5x4 أو ‎6x5-animals+2).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>هذه الأوراق لا تكوّن لعبة ذاكرة بهذه الخيارات.</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>نقلة الذاكرة هي رقم ورقة من ٠ إلى %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1 × %2، صور كلاسيكية، بلا لاعبين</numerusform>
            <numerusform>%1 × %2، صور كلاسيكية، لاعب واحد</numerusform>
            <numerusform>%1 × %2، صور كلاسيكية، لاعبان</numerusform>
            <numerusform>%1 × %2، صور كلاسيكية، %Ln لاعبين</numerusform>
            <numerusform>%1 × %2، صور كلاسيكية، %Ln لاعبًا</numerusform>
            <numerusform>%1 × %2، صور كلاسيكية، %Ln لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1 × %2، حيوانات، بلا لاعبين</numerusform>
            <numerusform>%1 × %2، حيوانات، لاعب واحد</numerusform>
            <numerusform>%1 × %2، حيوانات، لاعبان</numerusform>
            <numerusform>%1 × %2، حيوانات، %Ln لاعبين</numerusform>
            <numerusform>%1 × %2، حيوانات، %Ln لاعبًا</numerusform>
            <numerusform>%1 × %2، حيوانات، %Ln لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1 × %2، حديقة، بلا لاعبين</numerusform>
            <numerusform>%1 × %2، حديقة، لاعب واحد</numerusform>
            <numerusform>%1 × %2، حديقة، لاعبان</numerusform>
            <numerusform>%1 × %2، حديقة، %Ln لاعبين</numerusform>
            <numerusform>%1 × %2، حديقة، %Ln لاعبًا</numerusform>
            <numerusform>%1 × %2، حديقة، %Ln لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1 × %2، أشياء، بلا لاعبين</numerusform>
            <numerusform>%1 × %2، أشياء، لاعب واحد</numerusform>
            <numerusform>%1 × %2، أشياء، لاعبان</numerusform>
            <numerusform>%1 × %2، أشياء، %Ln لاعبين</numerusform>
            <numerusform>%1 × %2، أشياء، %Ln لاعبًا</numerusform>
            <numerusform>%1 × %2، أشياء، %Ln لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1 × %2، صور مختلطة، بلا لاعبين</numerusform>
            <numerusform>%1 × %2، صور مختلطة، لاعب واحد</numerusform>
            <numerusform>%1 × %2، صور مختلطة، لاعبان</numerusform>
            <numerusform>%1 × %2، صور مختلطة، %Ln لاعبين</numerusform>
            <numerusform>%1 × %2، صور مختلطة، %Ln لاعبًا</numerusform>
            <numerusform>%1 × %2، صور مختلطة، %Ln لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1 × %2، صور كلاسيكية</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation>%1 × %2، صور كلاسيكية، تبقى الأوراق مكشوفة</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1 × %2، حيوانات</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation>%1 × %2، حيوانات، تبقى الأوراق مكشوفة</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1 × %2، حديقة</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation>%1 × %2، حديقة، تبقى الأوراق مكشوفة</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1 × %2، أشياء</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation>%1 × %2، أشياء، تبقى الأوراق مكشوفة</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1 × %2، صور مختلطة</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation>%1 × %2، صور مختلطة، تبقى الأوراق مكشوفة</translation>
    </message>
</context>
</TS>
