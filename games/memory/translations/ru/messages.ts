<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>memory::Table</name>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <comment>name, pairs</comment>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>Cards stay where they are: click one to turn it over.</source>
        <translation>Карты остаются на местах: щёлкните по карте, чтобы открыть её.</translation>
    </message>
    <message>
        <source>These pairs have been found.</source>
        <translation>Эти пары уже найдены.</translation>
    </message>
</context>
<context>
    <name>memory::View</name>
    <message>
        <source>&amp;Names under the pictures</source>
        <translation>&amp;Названия под картинками</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Ход: %1</translation>
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
        <translation>Пары</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 из %L2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Открыто карт</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>Щёлкните или нажмите Enter, чтобы продолжить.</translation>
    </message>
    <message>
        <source>All pairs found!</source>
        <translation>Все пары найдены!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L2, %Ln pairs</source>
        <comment>%L1 x %L2, 1 pair</comment>
        <translation>
            <numerusform>%L1 x %L2, %Ln пара</numerusform>
            <numerusform>%L1 x %L2, %Ln пары</numerusform>
            <numerusform>%L1 x %L2, %Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классические</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Животные</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Сад</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Вещи</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Разные</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>Только вы</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Двое</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Трое</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Четверо</translation>
    </message>
    <message>
        <source>The first card may be turned down again</source>
        <translation>Первую карту можно закрыть снова</translation>
    </message>
    <message>
        <source>With several players, a card that is turned up stays up.</source>
        <translation>При нескольких игроках открытая карта остаётся открытой.</translation>
    </message>
    <message numerus="yes">
        <source>A set has ten pictures; this board takes %Ln from other sets.</source>
        <comment>A set has ten pictures; this board takes one from another set.</comment>
        <translation>
            <numerusform>В наборе десять картинок; на эту доску %Ln берётся из других.</numerusform>
            <numerusform>В наборе десять картинок; на эту доску %Ln берутся из других.</numerusform>
            <numerusform>В наборе десять картинок; на эту доску %Ln берутся из других.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show two different cards for</source>
        <translation>Показывать две разные карты</translation>
    </message>
    <message>
        <source>Half a second</source>
        <translation>Полсекунды</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Секунду</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Две секунды</translation>
    </message>
    <message>
        <source>Until you go on</source>
        <translation>Пока вы не продолжите</translation>
    </message>
    <message>
        <source>Say every card in words</source>
        <translation>Называть каждую карту словами</translation>
    </message>
</context>
<context>
    <name>memory::Words</name>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln пара</numerusform>
            <numerusform>%Ln пары</numerusform>
            <numerusform>%Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 играет.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the cards turned up</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 found a pair.</source>
        <translation>%1: есть пара.</translation>
    </message>
    <message>
        <source>%1 found no pair.</source>
        <translation>%1: пары нет.</translation>
    </message>
    <message>
        <source>Turns %L1, cards turned up %L2.</source>
        <translation>Ходов %L1, открыто карт %L2.</translation>
    </message>
    <message>
        <source>You knew this deal, so this was practice.</source>
        <translation>Этот расклад вам знаком, так что это была тренировка.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, рубашкой вверх</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, пусто</translation>
    </message>
    <message>
        <source>%1, last: %2</source>
        <translation>%1, последняя: %2</translation>
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
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card. Row %1, column %2 is new.</source>
        <translation>Пары к открытой карте вы ещё не видели. Новая карта: строка %1, столбец %2.</translation>
    </message>
    <message>
        <source>You have seen the twin of the open card: row %1, column %2.</source>
        <translation>Пару к открытой карте вы видели: строка %1, столбец %2.</translation>
    </message>
    <message>
        <source>You have not seen the twin of the open card, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Пары к открытой карте вы не видели, а новая карта поможет следующему игроку больше, чем вам. Откройте знакомую: строка %1, столбец %2.</translation>
    </message>
    <message>
        <source>You have seen a pair: row %1, column %2, and row %3, column %4.</source>
        <translation>Вы видели пару: строка %1, столбец %2 и строка %3, столбец %4.</translation>
    </message>
    <message>
        <source>Its twin is in row %1, column %2.</source>
        <translation>Пара к ней: строка %1, столбец %2.</translation>
    </message>
    <message>
        <source>You know no pair, and a new card would help the next player more than you. Turn up one that you know: row %1, column %2.</source>
        <translation>Пар вы не знаете, а новая карта поможет следующему игроку больше, чем вам. Откройте знакомую: строка %1, столбец %2.</translation>
    </message>
    <message>
        <source>You have not seen both cards of a pair yet. Row %1, column %2 is new.</source>
        <translation>Целой пары вы ещё не видели. Новая карта: строка %1, столбец %2.</translation>
    </message>
    <message>
        <source>club</source>
        <translation>трефа</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>черва</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>пика</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>бубна</translation>
    </message>
    <message>
        <source>happy face</source>
        <translation>весёлая рожица</translation>
    </message>
    <message>
        <source>sad face</source>
        <translation>грустная рожица</translation>
    </message>
    <message>
        <source>one fish</source>
        <translation>одна рыба</translation>
    </message>
    <message>
        <source>two fish</source>
        <translation>две рыбы</translation>
    </message>
    <message>
        <source>pumpkin lantern</source>
        <translation>фонарь из тыквы</translation>
    </message>
    <message>
        <source>star</source>
        <translation>звезда</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>кошка</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>сова</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>утка</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>улитка</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>бабочка</translation>
    </message>
    <message>
        <source>ladybird</source>
        <translation>божья коровка</translation>
    </message>
    <message>
        <source>turtle</source>
        <translation>черепаха</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>кит</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>ёж</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>пингвин</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>яблоко</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>груша</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>вишни</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>клубника</translation>
    </message>
    <message>
        <source>carrot</source>
        <translation>морковь</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>гриб</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>тюльпан</translation>
    </message>
    <message>
        <source>daisy</source>
        <translation>ромашка</translation>
    </message>
    <message>
        <source>cactus</source>
        <translation>кактус</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>ёлка</translation>
    </message>
    <message>
        <source>house</source>
        <translation>дом</translation>
    </message>
    <message>
        <source>sailing boat</source>
        <translation>парусник</translation>
    </message>
    <message>
        <source>hot-air balloon</source>
        <translation>воздушный шар</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>зонтик</translation>
    </message>
    <message>
        <source>key</source>
        <translation>ключ</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>колокольчик</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>ракета</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>якорь</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>чашка</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>воздушный змей</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Такой карты нет.</translation>
    </message>
    <message>
        <source>This pair has already been found.</source>
        <translation>Эта пара уже найдена.</translation>
    </message>
    <message>
        <source>This card stays up. Turn up a second one.</source>
        <translation>Эта карта остаётся открытой. Откройте вторую.</translation>
    </message>
    <message>
        <source>remembers 30 %</source>
        <translation>помнит 30 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last three.</source>
        <translation>Из десяти виденных карт знает последние три.</translation>
    </message>
    <message>
        <source>remembers 60 %</source>
        <translation>помнит 60 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last six.</source>
        <translation>Из десяти виденных карт знает последние шесть.</translation>
    </message>
    <message>
        <source>remembers 90 %</source>
        <translation>помнит 90 %</translation>
    </message>
    <message>
        <source>Of ten cards it has seen, it knows the last nine.</source>
        <translation>Из десяти виденных карт знает последние девять.</translation>
    </message>
    <message>
        <source>perfect memory</source>
        <translation>идеальная память</translation>
    </message>
    <message>
        <source>It knows every card it has seen.</source>
        <translation>Знает каждую карту, которую видел.</translation>
    </message>
    <message>
        <source>plays for tempo</source>
        <translation>игра на темп</translation>
    </message>
    <message>
        <source>It knows every card it has seen, and turns one of them up again where a new one would help you more.</source>
        <translation>Знает каждую виденную карту и открывает одну из них снова, когда новая помогла бы вам больше.</translation>
    </message>
    <message>
        <source>Two different cards</source>
        <translation>Две разные карты</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>%1: two different cards</source>
        <translation>%1: две разные карты</translation>
    </message>
    <message>
        <source>%1: a pair</source>
        <translation>%1: пара</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Открыто карт</translation>
    </message>
    <message>
        <source>The twin of the open card had been seen: row %1, column %2.</source>
        <translation>Пару к открытой карте вы уже видели: строка %1, столбец %2.</translation>
    </message>
    <message>
        <source>A pair had been seen whole: row %1, column %2, and row %3, column %4.</source>
        <translation>Пару вы уже видели целиком: строка %1, столбец %2 и строка %3, столбец %4.</translation>
    </message>
    <message>
        <source>A new card, such as row %1, column %2, makes a pair with a chance of %3 %.</source>
        <translation>Новая карта, например строка %1, столбец %2, даст пару с вероятностью %3 %.</translation>
    </message>
    <message>
        <source>A new card makes a pair with a chance of %3 %, but helps the next player more. Row %1, column %2 was known.</source>
        <translation>Новая карта даст пару с вероятностью %3 %, но больше поможет следующему игроку. Строка %1, столбец %2 — карта знакомая.</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>одна пара</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 пары</translation>
    </message>
    <message>
        <source>These are not options of Memory (such as 5x4 or 6x5-animals+2).</source>
        <translation>Это не варианты «Пар» (например, 5x4 или 6x5-animals+2).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Memory with these options.</source>
        <translation>С этими вариантами из таких карт игра не складывается.</translation>
    </message>
    <message>
        <source>A move of Memory is the number of a card, from 0 to %1.</source>
        <translation>Ход — это номер карты, от 0 до %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, classic pictures, %Ln players</source>
        <comment>%1 x %2, classic pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, классические картинки, %Ln игрок</numerusform>
            <numerusform>%1 x %2, классические картинки, %Ln игрока</numerusform>
            <numerusform>%1 x %2, классические картинки, %Ln игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, animals, %Ln players</source>
        <comment>%1 x %2, animals, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, животные, %Ln игрок</numerusform>
            <numerusform>%1 x %2, животные, %Ln игрока</numerusform>
            <numerusform>%1 x %2, животные, %Ln игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, garden, %Ln players</source>
        <comment>%1 x %2, garden, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, сад, %Ln игрок</numerusform>
            <numerusform>%1 x %2, сад, %Ln игрока</numerusform>
            <numerusform>%1 x %2, сад, %Ln игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, things, %Ln players</source>
        <comment>%1 x %2, things, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, вещи, %Ln игрок</numerusform>
            <numerusform>%1 x %2, вещи, %Ln игрока</numerusform>
            <numerusform>%1 x %2, вещи, %Ln игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, mixed pictures, %Ln players</source>
        <comment>%1 x %2, mixed pictures, 1 player</comment>
        <translation>
            <numerusform>%1 x %2, разные картинки, %Ln игрок</numerusform>
            <numerusform>%1 x %2, разные картинки, %Ln игрока</numerusform>
            <numerusform>%1 x %2, разные картинки, %Ln игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures</source>
        <translation>%1 x %2, классические картинки</translation>
    </message>
    <message>
        <source>%1 x %2, classic pictures, cards stay up</source>
        <translation>%1 x %2, классические картинки, карты остаются открытыми</translation>
    </message>
    <message>
        <source>%1 x %2, animals</source>
        <translation>%1 x %2, животные</translation>
    </message>
    <message>
        <source>%1 x %2, animals, cards stay up</source>
        <translation>%1 x %2, животные, карты остаются открытыми</translation>
    </message>
    <message>
        <source>%1 x %2, garden</source>
        <translation>%1 x %2, сад</translation>
    </message>
    <message>
        <source>%1 x %2, garden, cards stay up</source>
        <translation>%1 x %2, сад, карты остаются открытыми</translation>
    </message>
    <message>
        <source>%1 x %2, things</source>
        <translation>%1 x %2, вещи</translation>
    </message>
    <message>
        <source>%1 x %2, things, cards stay up</source>
        <translation>%1 x %2, вещи, карты остаются открытыми</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures</source>
        <translation>%1 x %2, разные картинки</translation>
    </message>
    <message>
        <source>%1 x %2, mixed pictures, cards stay up</source>
        <translation>%1 x %2, разные картинки, карты остаются открытыми</translation>
    </message>
</context>
</TS>
