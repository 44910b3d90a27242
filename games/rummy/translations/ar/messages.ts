<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>خذ %1: بها يمكن أن تكون كل أوراقك في مجموعات.</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>خذ %1: بها تستطيع النزول بـ%2.</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>انزل برمي %1: جِن، كل أوراقك الأخرى في مجموعات.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>انزل برمي %1: أوراقك المتفرقة تساوي %2، وأوراق خصمك تساوي على الأرجح نحو %3.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>انزل برمي %1: أوراقك المتفرقة تساوي %2، والانتظار لا يعد بأكثر.</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>ارمِ %1 وانتظر: تستطيع النزول بـ%2، لكن متابعة اللعب تعد بأكثر.</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation>ارمِ %1: حاجتك إلى %2 أقل، لكنها تنفع خصمك أكثر.</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>ارمِ %1: تساوي %2 ولا تجتمع مع أي من أوراقك الأخرى.</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>ارمِ %1: الأوراق المتفرقة الباقية تساوي %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا؛ فالورقة %2 في يد خصمك.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا؛ فأوراقها ذهبت أو في يد خصمك.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا؛ فالورقة %2 ذهبت.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا؛ فالورقتان %2 و%3 ذهبتا.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا.</numerusform>
            <numerusform>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا؛ ذهبت ورقتها الوحيدة.</numerusform>
            <numerusform>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا؛ ذهبت ورقتاها كلتاهما.</numerusform>
            <numerusform>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا؛ ذهبت أوراقها كلها، وهي %Ln.</numerusform>
            <numerusform>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا؛ ذهبت أوراقها كلها، وهي %Ln.</numerusform>
            <numerusform>ارمِ %1: لا تكمل شيئًا ما زال ممكنًا؛ ذهبت أوراقها كلها، وهي %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>ارمِ %1: كل الأوراق الأخرى في مجموعات، فتفوز.</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>ارمِ %1 مع أنها من مجموعة: بدونها يمكن بلوغ أيدٍ كاملة أكثر.</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>ارمِ %1: مجموعتها تبقى مجموعة بدونها.</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>ارمِ %1: لا تجتمع مع أي من أوراقك الأخرى.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>ارمِ %1: لا ورقة مما قد يأتي تجعلها في مجموعة.</numerusform>
            <numerusform>ارمِ %1: ورقة واحدة فقط مما قد يأتي تجعلها في مجموعة.</numerusform>
            <numerusform>ارمِ %1: ورقتان فقط مما قد يأتي تجعلانها في مجموعة.</numerusform>
            <numerusform>ارمِ %1: %Ln أوراق فقط مما قد يأتي تجعلها في مجموعة.</numerusform>
            <numerusform>ارمِ %1: %Ln ورقة فقط مما قد يأتي تجعلها في مجموعة.</numerusform>
            <numerusform>ارمِ %1: %Ln ورقة فقط مما قد يأتي تجعلها في مجموعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>خذ %1: مع %2 و%3 تكوّن مجموعة.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>خذ %1: تدخل في مجموعة.</numerusform>
            <numerusform>خذ %1: تدخل في مجموعة مع ورقة أخرى.</numerusform>
            <numerusform>خذ %1: تدخل في مجموعة مع ورقتين أخريين.</numerusform>
            <numerusform>خذ %1: تدخل في مجموعة مع %Ln أوراق أخرى.</numerusform>
            <numerusform>خذ %1: تدخل في مجموعة مع %Ln ورقة أخرى.</numerusform>
            <numerusform>خذ %1: تدخل في مجموعة مع %Ln ورقة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>خذ %1: مع %2 لا تنقصها إلا ورقة لتكوّن مجموعة.</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>خذ %1: بها يمكن بلوغ أيدٍ كاملة أكثر.</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>اسحب من كومة السحب: لا تكوّن %1 مجموعة.</numerusform>
            <numerusform>اسحب من كومة السحب: لا تكوّن %1 مجموعة، وقد تكوّنها ورقة لم ترها.</numerusform>
            <numerusform>اسحب من كومة السحب: لا تكوّن %1 مجموعة، وقد تكوّنها ورقتان لم ترهما.</numerusform>
            <numerusform>اسحب من كومة السحب: لا تكوّن %1 مجموعة، وقد تكوّنها %Ln أوراق لم ترها.</numerusform>
            <numerusform>اسحب من كومة السحب: لا تكوّن %1 مجموعة، وقد تكوّنها %Ln ورقة لم ترها.</numerusform>
            <numerusform>اسحب من كومة السحب: لا تكوّن %1 مجموعة، وقد تكوّنها %Ln ورقة لم ترها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>اسحب من كومة السحب: %1 مناسبة، لكنها لا تقرّب يدًا كاملة.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>انتهت الجولة. وزّع التالية.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>يعرف المجموعة متى كانت عنده، ويرمي أي شيء غيرها.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>يحتفظ بما يجتمع وينظر إلى كومة الرمي، لا إليك.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>يتذكر كل ورقة، ويحسب ما بقي ممكنًا، ويمسك ما تريده.</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>ألحقت %2.</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>ألحق %1 الورقة %2.</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>ألحقت %2.</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>ألحق %1 الأوراق %2.</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>جِن! كل أوراقك في مجموعات.</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>جِن! كل أوراق %1 في مجموعات.</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>نزلت بـ%2.</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>نزل %1 بـ%2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>انكسر النزول: عندك %2 فقط.</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>انكسر النزول: عند %1 %2 فقط.</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>سحبت من كومة السحب.</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>سحب %1 من كومة السحب.</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>أخذت %2 من كومة الرمي.</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>أخذ %1 الورقة %2 من كومة الرمي.</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>وُزّعت الجولة %1، وفيها يد كاملة من البداية.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>وُزّعت الجولة %1.</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>رميت %2. بقيت ورقتان في كومة السحب ولم ينزل أحد.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>رمى %1 الورقة %2. بقيت ورقتان في كومة السحب ولم ينزل أحد.</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translation>رميت %2، وكل الأوراق الأخرى في مجموعات.</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translation>رمى %1 الورقة %2، وكل الأوراق الأخرى في مجموعات.</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>رميت %2. فرغت كومة السحب: تُخلط كومة الرمي وتحل محلها.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>رمى %1 الورقة %2. فرغت كومة السحب: تُخلط كومة الرمي وتحل محلها.</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>رميت %2.</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>رمى %1 الورقة %2.</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>انتهت الجولة. يجب توزيع التالية.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>لم تنتهِ هذه الجولة بعد.</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>لا نزول في هذه اللعبة.</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>سُحبت ورقة من قبل. ارمِ ورقة الآن.</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>اسحب ورقة أولًا، من كومة السحب أو كومة الرمي.</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>لا تُرمى إلا ورقة من اليد نفسها.</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>الأوراق المتفرقة الباقية تساوي أكثر من ١٠، وهذا كثير على النزول.</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>أدوار الألعاب الرابحة</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>في الطرق الممكنة لتوزّع الأوراق المخفية، هذه أنفع من النقلة الأخرى.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1٪ من جولة رابحة</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>تُكتب الخيارات مثل &quot;first&quot;، أو &quot;second-r5&quot; لمباراة من خمس جولات.</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>لا تُحسب الأوراق إلا في مباراة، مثل &quot;first-p100-cards&quot;.</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>تُكتب التوزيعة أوراق الرزمة الـ52، لكل منها حرفان، ثم نقطة ورقم.</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translatorcomment>not a term: knock</translatorcomment>
        <translation>النقلة &quot;draw&quot; أو &quot;take&quot; أو &quot;deal&quot;، أو الورقة المرمية مثل 7C، أو &quot;knock-7C&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>يبدأ اللاعب الأول، بلا جولات</numerusform>
            <numerusform>يبدأ اللاعب الأول، جولة واحدة بالنقاط</numerusform>
            <numerusform>يبدأ اللاعب الأول، جولتان بالنقاط</numerusform>
            <numerusform>يبدأ اللاعب الأول، %Ln جولات بالنقاط</numerusform>
            <numerusform>يبدأ اللاعب الأول، %Ln جولة بالنقاط</numerusform>
            <numerusform>يبدأ اللاعب الأول، %Ln جولة بالنقاط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>يبدأ اللاعب الثاني، بلا جولات</numerusform>
            <numerusform>يبدأ اللاعب الثاني، جولة واحدة بالنقاط</numerusform>
            <numerusform>يبدأ اللاعب الثاني، جولتان بالنقاط</numerusform>
            <numerusform>يبدأ اللاعب الثاني، %Ln جولات بالنقاط</numerusform>
            <numerusform>يبدأ اللاعب الثاني، %Ln جولة بالنقاط</numerusform>
            <numerusform>يبدأ اللاعب الثاني، %Ln جولة بالنقاط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>يبدأ اللاعب الأول، بلا جولات</numerusform>
            <numerusform>يبدأ اللاعب الأول، جولة واحدة</numerusform>
            <numerusform>يبدأ اللاعب الأول، جولتان</numerusform>
            <numerusform>يبدأ اللاعب الأول، %Ln جولات</numerusform>
            <numerusform>يبدأ اللاعب الأول، %Ln جولة</numerusform>
            <numerusform>يبدأ اللاعب الأول، %Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>يبدأ اللاعب الثاني، بلا جولات</numerusform>
            <numerusform>يبدأ اللاعب الثاني، جولة واحدة</numerusform>
            <numerusform>يبدأ اللاعب الثاني، جولتان</numerusform>
            <numerusform>يبدأ اللاعب الثاني، %Ln جولات</numerusform>
            <numerusform>يبدأ اللاعب الثاني، %Ln جولة</numerusform>
            <numerusform>يبدأ اللاعب الثاني، %Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>يبدأ اللاعب الأول، بلا نقاط</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى نقطة واحدة</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى نقطتين</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى %Ln نقاط</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى %Ln نقطة</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>يبدأ اللاعب الثاني، بلا نقاط</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى نقطة واحدة</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى نقطتين</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى %Ln نقاط</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى %Ln نقطة</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>يبدأ اللاعب الأول، بلا جولات رابحة</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى الفوز بجولة واحدة</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى الفوز بجولتين</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى الفوز بـ%Ln جولات</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى الفوز بـ%Ln جولة</numerusform>
            <numerusform>يبدأ اللاعب الأول، حتى الفوز بـ%Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>يبدأ اللاعب الثاني، بلا جولات رابحة</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى الفوز بجولة واحدة</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى الفوز بجولتين</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى الفوز بـ%Ln جولات</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى الفوز بـ%Ln جولة</numerusform>
            <numerusform>يبدأ اللاعب الثاني، حتى الفوز بـ%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>يبدأ اللاعب الأول</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>يبدأ اللاعب الثاني</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1، مع النزول</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>كسرت النزول.</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>كسر %1 النزول.</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>بقيت ورقتان في كومة السحب ولم ينزل أحد.</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>جِن! عند %1 في الأوراق المتفرقة %L2.</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>جِن عند %1، وعندك في الأوراق المتفرقة %L2.</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>جِن عند %1، وعند %2 في الأوراق المتفرقة %L3.</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>نزلت بـ%L1، وعند %2 %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>نزل %1 بـ%L2، وعندك %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>نزل %1 بـ%L2، وعند %3 %L4.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>لا نقاط لك.</numerusform>
            <numerusform>لك نقطة واحدة.</numerusform>
            <numerusform>لك نقطتان.</numerusform>
            <numerusform>لك %Ln نقاط.</numerusform>
            <numerusform>لك %Ln نقطة.</numerusform>
            <numerusform>لك %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>لا ينال %1 نقاطًا.</numerusform>
            <numerusform>ينال %1 نقطة واحدة.</numerusform>
            <numerusform>ينال %1 نقطتين.</numerusform>
            <numerusform>ينال %1 %Ln نقاط.</numerusform>
            <numerusform>ينال %1 %Ln نقطة.</numerusform>
            <numerusform>ينال %1 %Ln نقطة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>كومة الرمي</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1، أخذ %2</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1، سحب</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1، رمى %2</translation>
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
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>المتفرقة %L1</translation>
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
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>لا جولات رابحة</numerusform>
            <numerusform>جولة رابحة واحدة</numerusform>
            <numerusform>جولتان رابحتان</numerusform>
            <numerusform>%Ln جولات رابحة</numerusform>
            <numerusform>%Ln جولة رابحة</numerusform>
            <numerusform>%Ln جولة رابحة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translation>&amp;جِن</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>ا&amp;نزل بـ%L1</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>الجولة ال&amp;تالية</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>أ&amp;ظهر أوراقي</translation>
    </message>
    <message>
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>عندك ورقة من قبل. اختر ورقة من يدك لترميها.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>انتظر دورك.</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1، المجموعات: %2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>ا&amp;سحب من كومة السحب</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>&amp;خذ أعلى كومة الرمي</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>ا&amp;رمِ الورقة المختارة</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>ا&amp;نزل</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>اختر أولًا ورقة من يدك.</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>&amp;رتّب يدي في مجموعات</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>أ&amp;ظهر كل الأوراق المرمية</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>اسحب ورقة أولًا، ثم انزل برمي ورقة.</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>ستساوي أوراقك المتفرقة %L1. وللنزول يجب ألا تتجاوز ١٠.</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>رتّب حسب ال&amp;نقش</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>رتّب حسب ال&amp;رتبة</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>رتّب في م&amp;جموعات</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>دورك: ارمِ</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>الدور على %1.</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>سحبت %1.</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>فرغت كومة السحب: خُلطت كومة الرمي وحلّت محلها.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 من %L2</translation>
    </message>
    <message>
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1: اضغط «أظهر أوراقي» حين لا ينظر أحد غيرك.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>لعبة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>بلا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>بلا جولات رابحة</numerusform>
            <numerusform>حتى الفوز بجولة واحدة</numerusform>
            <numerusform>حتى الفوز بجولتين</numerusform>
            <numerusform>حتى الفوز بـ%Ln جولات</numerusform>
            <numerusform>حتى الفوز بـ%Ln جولة</numerusform>
            <numerusform>حتى الفوز بـ%Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>بلا نقاط للأوراق المتفرقة</numerusform>
            <numerusform>حتى نقطة واحدة للأوراق المتفرقة</numerusform>
            <numerusform>حتى نقطتين للأوراق المتفرقة</numerusform>
            <numerusform>حتى %Ln نقاط للأوراق المتفرقة</numerusform>
            <numerusform>حتى %Ln نقطة للأوراق المتفرقة</numerusform>
            <numerusform>حتى %Ln نقطة للأوراق المتفرقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>بلا جولات</numerusform>
            <numerusform>جولة واحدة بالنقاط</numerusform>
            <numerusform>جولتان بالنقاط</numerusform>
            <numerusform>%Ln جولات بالنقاط</numerusform>
            <numerusform>%Ln جولة بالنقاط</numerusform>
            <numerusform>%Ln جولة بالنقاط</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>النزول</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>من كانت أوراقه المتفرقة ١٠ أو أقل فله أن ينهي الجولة. والجِن وكسر النزول يزيدان ٢٥.</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>النقاط: الآس ١، والولد والملكة والملك ١٠، ولغيرها رقمها.</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>يبدأ</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>اللاعب الأول</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>اللاعب الثاني</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
    <message>
        <source>aces</source>
        <translation>الآسات</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>أوراق ٢</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>أوراق ٣</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>أوراق ٤</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>أوراق ٥</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>أوراق ٦</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>أوراق ٧</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>أوراق ٨</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>أوراق ٩</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>أوراق ١٠</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>الأولاد</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>الملكات</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>الملوك</translation>
    </message>
    <message>
        <source>run of spades</source>
        <translation>تسلسل البستوني</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>تسلسل القلوب</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>تسلسل الديناري</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>تسلسل السباتي</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%L1 من %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>أخذ %1 الورقة %2 ورمى %3.</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>سحب %1 ورمى %2.</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>سيرمي %1 ورقة.</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>سيأخذ %1 ورقة.</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>ارمِ الآن ورقة أو انزل.</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1: ارمِ الآن ورقة أو انزل.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>ارمِ الآن ورقة.</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1: ارمِ الآن ورقة.</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>دورك: خذ ورقة من كومة السحب أو كومة الرمي.</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1: خذ ورقة من كومة السحب أو كومة الرمي.</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>أوراق %1 المتفرقة لا تعطيك نقاطًا.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطيك نقطة واحدة.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطيك نقطتين.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطيك %Ln نقاط.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطيك %Ln نقطة.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطيك %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>أوراقك المتفرقة لا تعطي %1 نقاطًا.</numerusform>
            <numerusform>أوراقك المتفرقة تعطي %1 نقطة واحدة.</numerusform>
            <numerusform>أوراقك المتفرقة تعطي %1 نقطتين.</numerusform>
            <numerusform>أوراقك المتفرقة تعطي %1 %Ln نقاط.</numerusform>
            <numerusform>أوراقك المتفرقة تعطي %1 %Ln نقطة.</numerusform>
            <numerusform>أوراقك المتفرقة تعطي %1 %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>أوراق %1 المتفرقة لا تعطي %2 نقاطًا.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطي %2 نقطة واحدة.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطي %2 نقطتين.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطي %2 %Ln نقاط.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطي %2 %Ln نقطة.</numerusform>
            <numerusform>أوراق %1 المتفرقة تعطي %2 %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>كانت اليدان كاملتين عند التوزيع.</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>كانت أوراقك العشر كاملة عند التوزيع.</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation>كانت أوراق %1 كاملة عند التوزيع.</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>كل أوراقك العشر في مجموعات.</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>كل أوراق %1 العشر في مجموعات.</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>النقاط: %1 %L2، %3 %L4.</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>الجولات الرابحة: %1 %L2، %3 %L4.</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>ملحقة</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>ملحقة: %1</translation>
    </message>
</context>
</TS>
