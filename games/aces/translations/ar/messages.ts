<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>نقرة على كومة السحب توزّع ورقة على كل عمود.</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>الأوراق المُزالة خرجت من اللعبة.</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>الورقة %1 مغطاة. لا تدخل في اللعب إلا الورقة السفلى من كل عمود.</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1، يمكن إزالتها</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>أيمكن ال&amp;فوز هنا؟</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>ينظر في كل الأوراق، وفيها أوراق كومة السحب. وتُحسب اللعبة بمساعدة.</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>أزل الأوراق &amp;تلقائيًا</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>أظهر إمكان ال&amp;فوز</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>&amp;علّم دائمًا الأوراق التي تُزال</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>كومة ال&amp;سحب إلى اليسار</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>نعم: لقد فزت لتوّك.</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>يجري البحث في إمكان الفوز...</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>يجري البحث في إمكان الفوز... أقل من مليون وضع حتى الآن.</numerusform>
            <numerusform>يجري البحث في إمكان الفوز... مليون وضع حتى الآن.</numerusform>
            <numerusform>يجري البحث في إمكان الفوز... مليونا وضع حتى الآن.</numerusform>
            <numerusform>يجري البحث في إمكان الفوز... %Ln ملايين وضع حتى الآن.</numerusform>
            <numerusform>يجري البحث في إمكان الفوز... %Ln مليون وضع حتى الآن.</numerusform>
            <numerusform>يجري البحث في إمكان الفوز... %Ln مليون وضع حتى الآن.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>يمكن الفوز بهذه التوزيعة.</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>ما زال الفوز بهذه اللعبة ممكنًا.</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>لم يُعثر على طريق إلى الفوز، ولا على إثبات أنه لا يوجد.</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>كان الفوز بهذه التوزيعة ممكنًا.</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>لا يمكن الفوز من هنا. كان الفوز بالتوزيعة ممكنًا.</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>لا يمكن الفوز بهذه التوزيعة كيفما لُعبت.</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>لا يمكن الفوز من هنا. ولا يُعرف هل كان الفوز بالتوزيعة ممكنًا.</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>يجري البحث في إمكان الفوز...</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>ما زال الفوز ممكنًا.</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>لا يمكن الفوز من هنا.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>لا يمكن الفوز بهذه التوزيعة.</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>لا يُعرف إن كان الفوز ممكنًا.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>الأوراق الباقية</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>التوزيعات الباقية</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>لم يبقَ إلا الآسات.</numerusform>
            <numerusform>لم يبقَ إلا الآسات، بعد نقلة واحدة.</numerusform>
            <numerusform>لم يبقَ إلا الآسات، بعد نقلتين.</numerusform>
            <numerusform>لم يبقَ إلا الآسات، بعد %Ln نقلات.</numerusform>
            <numerusform>لم يبقَ إلا الآسات، بعد %Ln نقلة.</numerusform>
            <numerusform>لم يبقَ إلا الآسات، بعد %Ln نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>لا نقلة باقية، ولا ورقة.</numerusform>
            <numerusform>لا نقلة باقية، وبقيت ورقة واحدة.</numerusform>
            <numerusform>لا نقلة باقية، وبقيت ورقتان.</numerusform>
            <numerusform>لا نقلة باقية، وبقيت %Ln أوراق.</numerusform>
            <numerusform>لا نقلة باقية، وبقيت %Ln ورقة.</numerusform>
            <numerusform>لا نقلة باقية، وبقيت %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>وزّع فقط ما يمكن الفوز به</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>تُحل كل توزيعة قبل أن تراها.</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>يمكن لمن يعرف كومة السحب أن يفوز بنحو نصف التوزيعات.</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>أزل الأوراق تلقائيًا</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>علّم دائمًا الأوراق التي تُزال</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>أظهر إمكان الفوز</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>كومة السحب إلى اليسار</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>العمود %L1</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>الأوراق المُزالة</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>يمكن إزالة %1 لأن الورقة الأعلى %2 مكشوفة.</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>التوزيعة التالية تضع ورقة على كل عمود، والأفضل أن تكون %1 في العمود %2.</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>تُفسح %1 المجال للورقة %2 تحتها، فيمكن إزالتها عندئذ.</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>الآس يبقى إلى النهاية، لذا تُنقل %1 إلى العمود الفارغ فتُحرَّر %2 تحتها.</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>تُنقل %1 إلى العمود الفارغ، فتدخل %2 تحتها في اللعب.</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>وزّع واحتفظ بالورقة %1 الآن: فهي تتيح إزالة ورقة أدنى حين تُغطى %2.</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>لا ورقة أنفع في العمود الفارغ من الورقة التالية من كومة السحب.</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>لا شيء يُزال أو يُنقل، فوزّع.</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>هذا الطريق يفوز؛ وهو يحسب أوراق كومة السحب.</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>مثبَت أن الفوز هنا غير ممكن.</numerusform>
            <numerusform>مثبَت أن الفوز هنا غير ممكن. أفضل طريق عُثر عليه يُبقي ورقة واحدة.</numerusform>
            <numerusform>مثبَت أن الفوز هنا غير ممكن. أفضل طريق عُثر عليه يُبقي ورقتين.</numerusform>
            <numerusform>مثبَت أن الفوز هنا غير ممكن. أفضل طريق عُثر عليه يُبقي %Ln أوراق.</numerusform>
            <numerusform>مثبَت أن الفوز هنا غير ممكن. أفضل طريق عُثر عليه يُبقي %Ln ورقة.</numerusform>
            <numerusform>مثبَت أن الفوز هنا غير ممكن. أفضل طريق عُثر عليه يُبقي %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>لم يُعثر على طريق إلى الفوز.</numerusform>
            <numerusform>لم يُعثر على طريق إلى الفوز. أفضل طريق يُبقي ورقة واحدة.</numerusform>
            <numerusform>لم يُعثر على طريق إلى الفوز. أفضل طريق يُبقي ورقتين.</numerusform>
            <numerusform>لم يُعثر على طريق إلى الفوز. أفضل طريق يُبقي %Ln أوراق.</numerusform>
            <numerusform>لم يُعثر على طريق إلى الفوز. أفضل طريق يُبقي %Ln ورقة.</numerusform>
            <numerusform>لم يُعثر على طريق إلى الفوز. أفضل طريق يُبقي %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>انتهت اللعبة: لا ورقة يمكن نقلها.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>%1 أعلى أوراق نقشها فتبقى؛ ولا عمود فارغًا لها.</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>لا ورقة أعلى من نقشها مكشوفة، ولا عمود فارغًا للورقة %1.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>كومة السحب فارغة.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>لا ورقة في هذا العمود.</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>التوزيع ليس له عمود.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>لا يوجد عمود كهذا.</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>لا تُنقل الأوراق إلا إلى أعمدة فارغة.</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>لا تُنقل %1: يمكن إزالتها لأن %2 مكشوفة.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>%1 أعلى أوراق نقشها فتبقى.</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>تبقى %1: لا ورقة أعلى من نقشها مكشوفة.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>هذه تحفظ الفوز، ومثبَت أنه يضيع بعد النقلة الأخرى. %1</translation>
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
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>خيارات لعبة الآسات هي &quot;any&quot; أو &quot;winnable&quot;.</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>تُكتب الرزمة 52 ورقة كل منها حرفان، مثل ASTH2D.</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>يجب أن تكون كل ورقة من الرزمة موجودة مرة واحدة بالضبط.</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>تُكتب النقلة d (توزيع) أو x3 (إزالة من العمود 3) أو ‎3-1 (نقل).</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>التوزيعات التي يمكن الفوز بها فقط</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>أي توزيعة</translation>
    </message>
</context>
</TS>
