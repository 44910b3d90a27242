<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1, закрыта</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1, закрыта, флажок</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1, закрыта, вопрос</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1, закрыта, начните здесь</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1, мина найдена, цветёт</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, пусто</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1, число %L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation>%1, мина</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1, взорванная мина</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1, неверный флажок</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1, мина с вероятностью %L2 %</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>Щелчки ставят &amp;флажки</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>Простой щелчок или касание ставит или снимает флажок; с Ctrl — открывает.</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>Показывать &amp;вероятности мин</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>Показывает точную вероятность мины на каждой закрытой клетке. Игра считается сыгранной с подсказками.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>Способов разложить мины слишком много, вероятностей не сосчитать.</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>Сосчитать вероятности не удалось.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Осталось мин</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>Щелчки ставят флажки.</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>Здесь, возможно, придётся угадывать; в лучшие результаты доска не идёт.</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>Доски такого уровня не нашлось. Эта проще и в лучшие результаты не идёт.</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>Начните с кольца.</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>Это была мина</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation>Все мины найдены!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>Открыто %L1 из %Ln безопасной клетки.</numerusform>
            <numerusform>Открыто %L1 из %Ln безопасных клеток.</numerusform>
            <numerusform>Открыто %L1 из %Ln безопасных клеток.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>%Ln ход, меньше, чем щелчков без флажков: %L1.</numerusform>
            <numerusform>%Ln хода, меньше, чем щелчков без флажков: %L1.</numerusform>
            <numerusform>%Ln ходов, меньше, чем щелчков без флажков: %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>%Ln ход; без флажков хватит щелчков: %L1.</numerusform>
            <numerusform>%Ln хода; без флажков хватит щелчков: %L1.</numerusform>
            <numerusform>%Ln ходов; без флажков хватит щелчков: %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Без угадывания</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Мины</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Первая клетка</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>Безопасна, и вокруг пусто</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Безопасна</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Не защищена</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Угадывание</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>Может понадобиться</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>Не нужно, самое большее пары</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>Не нужно, простые выводы</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>Не нужно, нужны пары</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>Не нужно, нужны цепочки</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>Не нужно, нужны экспертные выводы</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>Доска решается по одному или двум числам за раз.</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>Доска решается по одному числу за раз.</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>Где-то придётся сравнить два числа, но не больше.</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>Где-то придётся продумать целую цепочку чисел.</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>Где-то придётся сопоставить число оставшихся мин со всем, что видно.</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>Доски не проверяются, так что может решить случай.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>Мины под %L1 % клеток; помещается до %Ln мины.</numerusform>
            <numerusform>Мины под %L1 % клеток; помещается до %Ln мин.</numerusform>
            <numerusform>Мины под %L1 % клеток; помещается до %Ln мин.</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>Вопросы после флажков</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>Щелчок по числу открывает вокруг</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>Варианты обещают безопасную первую клетку, но доска её не называет. Играть можно с вариантами %1.</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>Варианты обещают пустоту вокруг первой клетки, но здесь её нет. Играть можно с вариантами %1.</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>Варианты обещают, что доска решается выводами; доказать это не удалось. Играть можно с вариантами %1.</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>Эта доска проще, чем обещают варианты. Играть можно с вариантами %1.</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>Эта доска начинается здесь: мины нет ни тут, ни вокруг.</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>Эту доску впервые открыли здесь, и мины тут нет.</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>Первая клетка всегда безопасна.</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>У отмеченного числа %Ln все мины уже есть, поэтому остальные клетки вокруг безопасны.</numerusform>
            <numerusform>У отмеченного числа %Ln все мины уже есть, поэтому остальные клетки вокруг безопасны.</numerusform>
            <numerusform>У отмеченного числа %Ln все мины уже есть, поэтому остальные клетки вокруг безопасны.</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>Вокруг отмеченного числа %1 закрытых клеток не больше, чем мин, поэтому все они мины.</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>Отмеченному числу %1 нужно настолько больше мин, чем отмеченному числу %2, что каждая клетка только возле %1 — мина.</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>Все недостающие мины отмеченного числа %1 лежат на клетках, общих с отмеченным числом %2, поэтому остальные клетки вокруг %1 безопасны.</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>Мин осталось столько же, сколько закрытых клеток, поэтому все они мины.</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>Все мины найдены, поэтому остальные клетки безопасны.</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>Доказано: один флажок неверен.</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>Доказано, по одному числу за раз.</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>Доказано сравнением двух чисел.</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>Доказано цепочкой чисел.</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>Доказано подсчётом оставшихся мин.</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>С миной здесь отмеченные числа не сошлись бы, поэтому клетка безопасна.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>Верного хода сейчас нет. Вероятность мины здесь %1 %, на самой безопасной клетке %2 %, но число под этой, скорее всего, поведёт дальше.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>Верного хода сейчас нет. Вероятность мины здесь %1 %. Из всех возможных расположений мин с этой клетки выигрываются %2 %, и ни с какой другой больше.</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>Верного хода сейчас нет. Эта клетка безопаснее всех: вероятность мины %1 %.</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>Догадка, не доказано.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>Способов разложить мины слишком много, их не сосчитать.</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>Как бы ни лежали оставшиеся мины, на этой клетке мины нет.</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>Все клетки открыты.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Такой клетки нет.</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>Открыть клетки вокруг может только открытое число.</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>Вокруг этого числа открывать больше нечего.</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>Флажков вокруг этого числа не столько, сколько оно называет.</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>Эта клетка уже открыта.</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>Начните с кольца: оттуда на этой доске гадать не придётся.</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>Эту клетку защищает флажок.</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>На этой клетке уже флажок.</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>На этой клетке уже вопрос.</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>На этой клетке нет знака.</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation>
            <numerusform>На доске от %1 до %Ln клетки в строке или столбце.</numerusform>
            <numerusform>На доске от %1 до %Ln клеток в строке или столбце.</numerusform>
            <numerusform>На доске от %1 до %Ln клеток в строке или столбце.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>На доске этого размера не больше %Ln мины.</numerusform>
            <numerusform>На доске этого размера не больше %Ln мин.</numerusform>
            <numerusform>На доске этого размера не больше %Ln мин.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>Доске без угадывания нужна пустота вокруг первой клетки.</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Без угадывания на доске этого размера не больше %Ln мины.</numerusform>
            <numerusform>Без угадывания на доске этого размера не больше %Ln мин.</numerusform>
            <numerusform>Без угадывания на доске этого размера не больше %Ln мин.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>Для таких выводов на доске этого размера нужна хотя бы %Ln мина.</numerusform>
            <numerusform>Для таких выводов на доске этого размера нужны хотя бы %Ln мины.</numerusform>
            <numerusform>Для таких выводов на доске этого размера нужно хотя бы %Ln мин.</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>3BV в секунду</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>Эффективность в процентах</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>Строка %1, столбец %2: безопасно. %3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>Строка %1, столбец %2: угадывать лучше здесь. %3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>%1 % шансов уцелеть</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>Это не доска «Сапёра» с такими вариантами.</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>На этой доске %Ln мина, а варианты говорят: %1.</numerusform>
            <numerusform>На этой доске %Ln мины, а варианты говорят: %1.</numerusform>
            <numerusform>На этой доске %Ln мин, а варианты говорят: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>без угадывания</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>без угадывания, простые выводы</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>без угадывания, выводы по парам</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>без угадывания, выводы по цепочкам</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>без угадывания, экспертные выводы</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>первая клетка безопасна</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>без защиты</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>Варианты «Сапёра» выглядят как 16x16,30.</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>Это не ход «Сапёра».</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>Классика, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>Классика, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation>Новичок, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation>Новичок, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation>Любитель, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation>Любитель, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation>Эксперт, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation>Эксперт, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation>%1 x %2, %3</translation>
    </message>
    <message>
        <source>%1 x %2, %3, %4</source>
        <translation>%1 x %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mines</source>
        <comment>1 mine</comment>
        <translation>
            <numerusform>%Ln мина</numerusform>
            <numerusform>%Ln мины</numerusform>
            <numerusform>%Ln мин</numerusform>
        </translation>
    </message>
</context>
</TS>
