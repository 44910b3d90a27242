<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>تذهب القطعة %1 إلى مكانها وتبقى فيه. لم تبقَ إزاحات.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها، وبها تكتمل الصورة.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها وتبقى فيه. بقيت إزاحتان.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها وتبقى فيه. بقيت %Ln إزاحات.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها وتبقى فيه. بقيت %Ln إزاحة.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها وتبقى فيه. بقيت %Ln إزاحة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>هذه تُفسح الطريق للقطعة %1، وهي التالية إلى مكانها. لم تبقَ إزاحات.</numerusform>
            <numerusform>الإزاحة الأخيرة، للقطعة %1، تكمل الصورة.</numerusform>
            <numerusform>هذه تُفسح الطريق للقطعة %1، وهي التالية إلى مكانها. بقيت إزاحتان.</numerusform>
            <numerusform>هذه تُفسح الطريق للقطعة %1، وهي التالية إلى مكانها. بقيت %Ln إزاحات.</numerusform>
            <numerusform>هذه تُفسح الطريق للقطعة %1، وهي التالية إلى مكانها. بقيت %Ln إزاحة.</numerusform>
            <numerusform>هذه تُفسح الطريق للقطعة %1، وهي التالية إلى مكانها. بقيت %Ln إزاحة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا. لم تبقَ إزاحات (%3).</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا. بقيت إزاحة واحدة، وعلى الأقل %3.</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا. بقيت نحو إزاحتين، وعلى الأقل %3.</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا. بقيت نحو %Ln إزاحات، وعلى الأقل %3.</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا. بقيت نحو %Ln إزاحة، وعلى الأقل %3.</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا. بقيت نحو %Ln إزاحة، وعلى الأقل %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا؛ وتبقى الخطوط المنجزة. لم تبقَ إزاحات (%3).</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا؛ وتبقى الخطوط المنجزة. بقيت إزاحة واحدة، وعلى الأقل %3.</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا؛ وتبقى الخطوط المنجزة. بقيت نحو إزاحتين، وعلى الأقل %3.</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا؛ وتبقى الخطوط المنجزة. بقيت نحو %Ln إزاحات، وعلى الأقل %3.</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا؛ وتبقى الخطوط المنجزة. بقيت نحو %Ln إزاحة، وعلى الأقل %3.</numerusform>
            <numerusform>تذهب القطعتان %1 و%2 إلى مكانيهما معًا؛ وتبقى الخطوط المنجزة. بقيت نحو %Ln إزاحة، وعلى الأقل %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>تذهب القطعة %1 إلى مكانها. لم تبقَ إزاحات (%2).</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها. بقيت إزاحة واحدة، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها. بقيت نحو إزاحتين، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها. بقيت نحو %Ln إزاحات، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها. بقيت نحو %Ln إزاحة، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها. بقيت نحو %Ln إزاحة، وعلى الأقل %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى الصف الذي فوقها. لم تبقَ إزاحات (%2).</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى الصف الذي فوقها. بقيت إزاحة واحدة، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى الصف الذي فوقها. بقيت نحو إزاحتين، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى الصف الذي فوقها. بقيت نحو %Ln إزاحات، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى الصف الذي فوقها. بقيت نحو %Ln إزاحة، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى الصف الذي فوقها. بقيت نحو %Ln إزاحة، وعلى الأقل %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى العمود الأيسر. لم تبقَ إزاحات (%2).</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى العمود الأيسر. بقيت إزاحة واحدة، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى العمود الأيسر. بقيت نحو إزاحتين، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى العمود الأيسر. بقيت نحو %Ln إزاحات، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى العمود الأيسر. بقيت نحو %Ln إزاحة، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ ويبقى العمود الأيسر. بقيت نحو %Ln إزاحة، وعلى الأقل %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ وتبقى الخطوط المنجزة. لم تبقَ إزاحات (%2).</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ وتبقى الخطوط المنجزة. بقيت إزاحة واحدة، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ وتبقى الخطوط المنجزة. بقيت نحو إزاحتين، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ وتبقى الخطوط المنجزة. بقيت نحو %Ln إزاحات، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ وتبقى الخطوط المنجزة. بقيت نحو %Ln إزاحة، وعلى الأقل %2.</numerusform>
            <numerusform>تذهب القطعة %1 إلى مكانها؛ وتبقى الخطوط المنجزة. بقيت نحو %Ln إزاحة، وعلى الأقل %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>الصورة مكتملة.</numerusform>
            <numerusform>إزاحة واحدة تكمل الصورة.</numerusform>
            <numerusform>أقصر حل إزاحتان.</numerusform>
            <numerusform>أقصر حل %Ln إزاحات.</numerusform>
            <numerusform>أقصر حل %Ln إزاحة.</numerusform>
            <numerusform>أقصر حل %Ln إزاحة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>الصورة مكتملة (%1).</numerusform>
            <numerusform>الحل إزاحة واحدة؛ والأقصر %1 على الأقل.</numerusform>
            <numerusform>الحل إزاحتان؛ والأقصر %1 على الأقل.</numerusform>
            <numerusform>الحل %Ln إزاحات؛ والأقصر %1 على الأقل.</numerusform>
            <numerusform>الحل %Ln إزاحة؛ والأقصر %1 على الأقل.</numerusform>
            <numerusform>الحل %Ln إزاحة؛ والأقصر %1 على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>الصورة مكتملة.</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>لم يُعثر على حل.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>ميناء</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>مناطيد فوق التلال</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>قط على السطوح</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>شعاب مرجانية</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>بحيرة في الخريف</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>كواكب</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>حديقة</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>منارة في الليل</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>قرية في الثلج</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>طاحونة وزهور توليب</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>سلحفاة في الصحراء</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>قطار على الجسر</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>بومة في ضوء القمر</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>فاكهة عند النافذة</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>بيوت على القناة</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>فراشات</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>قلعة</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>بطاريق</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>ألعاب على الرفوف</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>شاطئ جزيرة</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>لا توجد قطعة كهذه.</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>لا تُزاح إلا قطع صف الفجوة أو عمودها.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>الإزاحات</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>القطعة %1 تكمل الصورة؛ وبالتي أُزيحت يلزم %2.</numerusform>
            <numerusform>القطعة %1 تكمل الصورة؛ وبالتي أُزيحت يلزم %2.</numerusform>
            <numerusform>القطعة %1 تبدأ أقصر حل، من إزاحتين؛ وبالتي أُزيحت يلزم %2.</numerusform>
            <numerusform>القطعة %1 تبدأ أقصر حل، من %Ln إزاحات؛ وبالتي أُزيحت يلزم %2.</numerusform>
            <numerusform>القطعة %1 تبدأ أقصر حل، من %Ln إزاحة؛ وبالتي أُزيحت يلزم %2.</numerusform>
            <numerusform>القطعة %1 تبدأ أقصر حل، من %Ln إزاحة؛ وبالتي أُزيحت يلزم %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>القطعة %1 تكمل الصورة؛ وبالتي أُزيحت يلزم %2.</numerusform>
            <numerusform>القطعة %1 تكمل الصورة؛ وبالتي أُزيحت يلزم %2.</numerusform>
            <numerusform>القطعة %1 تبدأ حلًا من إزاحتين؛ وأفضل ما وُجد بالتي أُزيحت %2.</numerusform>
            <numerusform>القطعة %1 تبدأ حلًا من %Ln إزاحات؛ وأفضل ما وُجد بالتي أُزيحت %2.</numerusform>
            <numerusform>القطعة %1 تبدأ حلًا من %Ln إزاحة؛ وأفضل ما وُجد بالتي أُزيحت %2.</numerusform>
            <numerusform>القطعة %1 تبدأ حلًا من %Ln إزاحة؛ وأفضل ما وُجد بالتي أُزيحت %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>لا إزاحات</numerusform>
            <numerusform>إزاحة واحدة</numerusform>
            <numerusform>إزاحتان</numerusform>
            <numerusform>%Ln إزاحات</numerusform>
            <numerusform>%Ln إزاحة</numerusform>
            <numerusform>%Ln إزاحة</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>تُكتب القطع صفوفًا من الأرقام، مثل ‎1,2,3/4,8,5/7,0,6.</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>ليس في أحد الصفوف قطع بعدد ما في اللعبة.</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>ليست الصفوف بعدد صفوف اللعبة.</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>يجب أن يكون كل رقم حتى رقم آخر قطعة موجودًا مرة واحدة.</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>لا إزاحات تكمل هذه الصورة.</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>تُكتب الخيارات مثل ‎4x4-harbour: القطع عرضًا وطولًا، من 2 إلى 30، ثم الصورة.</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>تسمّي النقلة عمودًا وصفًا بدءًا من 0، مثل ‎2,1.</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>القطع: %1 × %2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>قطع &amp;مربعة قدر الإمكان</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>قصّ الصورة</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>القطع &amp;عرضًا:</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>القطع &amp;طولًا:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>ال&amp;عب</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>بالبكسل: الصورة %L1 × %L2، القطعة %L3 × %L4.</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>بالبكسل: الصورة %L1 × %L2، القطعة %L3 × %L4، يُقص من اليمين %L5 ومن أسفل %L6.</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>الصور</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
</context>
<context>
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>ا&amp;فتح صورة...</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>صورتي</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>افتح صورة</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>لا يمكن فتح %1</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>الصورة كاملة</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>الصورة كاملة. أبقِ P مضغوطًا لتراها مكان القطع.</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>فجوة</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>القطعة %L1</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>في مكانها</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>ال&amp;صق صورة</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>الصورة ال&amp;كاملة بجانب القطع</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>أظهر الصورة كاملة ل&amp;حظة</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>يُظهر الصورة كاملة لحظة، كما يفعل P ما دام مضغوطًا</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>&amp;علّم القطع التي ليست في مكانها</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>&amp;بلا أرقام على القطع</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>الأرقام ما دام N م&amp;ضغوطًا</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>&amp;أرقام على القطع</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>صورة هذه اللعبة لم تعد موجودة. تحل أخرى مكانها.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>الإزاحات</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>الأقصر</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>من %L1 إلى %L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>انقر قطعة في صف الفجوة أو عمودها. أبقِ P مضغوطًا لترى الصورة كاملة.</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>انقر قطعة في صف الفجوة أو عمودها، أو استعمل الأسهم.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>كل القطع في مكانها.</numerusform>
            <numerusform>قطعة واحدة ليست في مكانها.</numerusform>
            <numerusform>قطعتان ليستا في مكانيهما.</numerusform>
            <numerusform>%Ln قطع ليست في مكانها.</numerusform>
            <numerusform>%Ln قطعة ليست في مكانها.</numerusform>
            <numerusform>%Ln قطعة ليست في مكانها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>اكتملت الصورة!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>بلا إزاحات، وهي الأقل الممكن.</numerusform>
            <numerusform>إزاحة واحدة، وهي الأقل الممكن.</numerusform>
            <numerusform>إزاحتان، وهما الأقل الممكن.</numerusform>
            <numerusform>%Ln إزاحات، وهي الأقل الممكن.</numerusform>
            <numerusform>%Ln إزاحة، وهي الأقل الممكن.</numerusform>
            <numerusform>%Ln إزاحة، وهي الأقل الممكن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>بلا إزاحات؛ وكان يكفي %L1.</numerusform>
            <numerusform>إزاحة واحدة؛ وكان يكفي %L1.</numerusform>
            <numerusform>إزاحتان؛ وكان يكفي %L1.</numerusform>
            <numerusform>%Ln إزاحات؛ وكان يكفي %L1.</numerusform>
            <numerusform>%Ln إزاحة؛ وكان يكفي %L1.</numerusform>
            <numerusform>%Ln إزاحة؛ وكان يكفي %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>بلا إزاحات، والنقلات %L1.</numerusform>
            <numerusform>إزاحة واحدة، والنقلات %L1.</numerusform>
            <numerusform>إزاحتان، والنقلات %L1.</numerusform>
            <numerusform>%Ln إزاحات، والنقلات %L1.</numerusform>
            <numerusform>%Ln إزاحة، والنقلات %L1.</numerusform>
            <numerusform>%Ln إزاحة، والنقلات %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>لا صورة يمكن لصقها</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>٣ × ٣</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>٤ × ٤</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>٥ × ٥</translation>
    </message>
    <message>
        <source>8 × 8</source>
        <translation>٨ × ٨</translation>
    </message>
    <message>
        <source>Tiles across</source>
        <translation>القطع عرضًا</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>القطع طولًا</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>أقصر حل معروف لهذا الحجم.</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>أرقام على القطع</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>ما دام N مضغوطًا</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>الصورة كاملة بجانب القطع</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>علّم القطع التي ليست في مكانها</translation>
    </message>
</context>
</TS>
