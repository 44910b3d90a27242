<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>кот, убежал</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>кот, пойман</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>кот</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>куст</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободно</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>край</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>на кратчайшем пути наружу</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>Показывать &amp;пути кота</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>Отмечает кратчайшие пути кота к краю. Чтобы взглянуть на них, удерживайте H.</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Пути</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>До края коту %Ln шаг.</numerusform>
            <numerusform>До края коту %Ln шага.</numerusform>
            <numerusform>До края коту %Ln шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>Коту не выйти.</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>Кот пойман!</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>Кот убежал</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>Сделан %Ln ход.</numerusform>
            <numerusform>Сделано %Ln хода.</numerusform>
            <numerusform>Сделано %Ln ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Сад</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>Маленький сад</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>Большой парк</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>Сад, откуда не уйти</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>Чистое поле</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Размер доски</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>Кустов в начале</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Кот</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Хитрый</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>Сонный</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>Только доски, где кота можно поймать, с доказательством</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>Ждёт, что на каждом шагу вы закроете его лучший путь, и любит развилки.</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>Идёт кратчайшим путём, но каждый третий шаг делает куда попало.</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>Идёт к краю кратчайшим путём, из равных — любым. Вперёд не смотрит.</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Поимку доказывают на досках размером до %1.</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>На досках этого размера с доказанной поимкой этого кота не менее %Ln куста.</numerusform>
            <numerusform>На досках этого размера с доказанной поимкой этого кота не менее %Ln кустов.</numerusform>
            <numerusform>На досках этого размера с доказанной поимкой этого кота не менее %Ln кустов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>На доске этого размера в начале может быть до %Ln куста.</numerusform>
            <numerusform>На доске этого размера в начале может быть до %Ln кустов.</numerusform>
            <numerusform>На доске этого размера в начале может быть до %Ln кустов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>Строка %1, столбец %2: закрывает коту последний выход.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>Строка %1, столбец %2: %Ln камень, с которого кот может уйти следующим шагом.</numerusform>
            <numerusform>Строка %1, столбец %2: один из %Ln камней, с которых кот может уйти следующим шагом.</numerusform>
            <numerusform>Строка %1, столбец %2: один из %Ln камней, с которых кот может уйти следующим шагом.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>Строка %1, столбец %2: следующим шагом кот ушёл бы там.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>Строка %1, столбец %2: кот пойман в %3 из %Ln пробной партии.</numerusform>
            <numerusform>Строка %1, столбец %2: кот пойман в %3 из %Ln пробных партий.</numerusform>
            <numerusform>Строка %1, столбец %2: кот пойман в %3 из %Ln пробных партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>Строка %1, столбец %2: куда бы кот ни пошёл, его можно окружить.</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>Спасти игру может только сонный шаг кота.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>Игра проиграна.</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>Верной победы не нашлось.</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>Победа доказана, что бы кот ни делал.</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>Победа доказана: этот ход завершает игру.</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>Победа доказана, не больше %Ln хода.</numerusform>
            <numerusform>Победа доказана, не больше %Ln ходов.</numerusform>
            <numerusform>Победа доказана, не больше %Ln ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>Такого камня нет.</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>На этом камне сидит кот.</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>На этом камне уже есть куст.</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>Строка %1, столбец %2: кот пойман в %3 % пробных партий, а с вашим кустом — в %4 %.</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>%1 % шансов поймать кота</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>Размер — это нечётное число от 5 до 21.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>На доске размера %1 в начале может быть до %Ln куста.</numerusform>
            <numerusform>На доске размера %1 в начале может быть до %Ln кустов.</numerusform>
            <numerusform>На доске размера %1 в начале может быть до %Ln кустов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Поимку доказывают на досках размером до %1.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>Чтобы этого кота наверняка можно было поймать, на доске размера %1 нужен %Ln куст.</numerusform>
            <numerusform>Чтобы этого кота наверняка можно было поймать, на доске размера %1 нужно %Ln куста.</numerusform>
            <numerusform>Чтобы этого кота наверняка можно было поймать, на доске размера %1 нужно %Ln кустов.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>Доска выглядит так: c3d7k11-9f3a — кусты, затем номер кота.</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>Доска называет камень, которого на ней нет.</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>Камень в середине принадлежит коту.</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>Доска называет один камень дважды.</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>На доске должен быть %Ln куст.</numerusform>
            <numerusform>На доске должно быть %Ln куста.</numerusform>
            <numerusform>На доске должно быть %Ln кустов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>Не хватает номера кота.</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>Кот на этой доске уже заперт, играть не во что.</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>Варианты выглядят как 11-6-plain: размер, кусты и кот (plain, sharp или sleepy), затем по желанию -sure.</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>Это не название камня.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>%Ln куст</numerusform>
            <numerusform>%Ln куста</numerusform>
            <numerusform>%Ln кустов</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>Размер %1, %2, хитрый кот, поимка доказана</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>Размер %1, %2, хитрый кот</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>Размер %1, %2, сонный кот, поимка доказана</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>Размер %1, %2, сонный кот</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>Размер %1, %2, обычный кот, поимка доказана</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>Размер %1, %2, обычный кот</translation>
    </message>
</context>
</TS>
