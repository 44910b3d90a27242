<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>jewel</name>
    <message>
        <source>prism</source>
        <translation>призма</translation>
    </message>
    <message>
        <source>blue ball</source>
        <translation>синий шар</translation>
    </message>
    <message>
        <source>orange ball</source>
        <translation>оранжевый шар</translation>
    </message>
    <message>
        <source>yellow ball</source>
        <translation>жёлтый шар</translation>
    </message>
    <message>
        <source>pink ball</source>
        <translation>розовый шар</translation>
    </message>
    <message>
        <source>green ball</source>
        <translation>зелёный шар</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>красный шар</translation>
    </message>
    <message>
        <source>light blue ball</source>
        <translation>голубой шар</translation>
    </message>
    <message>
        <source>blue cube</source>
        <translation>синий куб</translation>
    </message>
    <message>
        <source>orange cube</source>
        <translation>оранжевый куб</translation>
    </message>
    <message>
        <source>yellow cube</source>
        <translation>жёлтый куб</translation>
    </message>
    <message>
        <source>pink cube</source>
        <translation>розовый куб</translation>
    </message>
    <message>
        <source>green cube</source>
        <translation>зелёный куб</translation>
    </message>
    <message>
        <source>red cube</source>
        <translation>красный куб</translation>
    </message>
    <message>
        <source>light blue cube</source>
        <translation>голубой куб</translation>
    </message>
    <message>
        <source>blue pyramid</source>
        <translation>синяя пирамида</translation>
    </message>
    <message>
        <source>orange pyramid</source>
        <translation>оранжевая пирамида</translation>
    </message>
    <message>
        <source>yellow pyramid</source>
        <translation>жёлтая пирамида</translation>
    </message>
    <message>
        <source>pink pyramid</source>
        <translation>розовая пирамида</translation>
    </message>
    <message>
        <source>green pyramid</source>
        <translation>зелёная пирамида</translation>
    </message>
    <message>
        <source>red pyramid</source>
        <translation>красная пирамида</translation>
    </message>
    <message>
        <source>light blue pyramid</source>
        <translation>голубая пирамида</translation>
    </message>
    <message>
        <source>blue octahedron</source>
        <translation>синий октаэдр</translation>
    </message>
    <message>
        <source>orange octahedron</source>
        <translation>оранжевый октаэдр</translation>
    </message>
    <message>
        <source>yellow octahedron</source>
        <translation>жёлтый октаэдр</translation>
    </message>
    <message>
        <source>pink octahedron</source>
        <translation>розовый октаэдр</translation>
    </message>
    <message>
        <source>green octahedron</source>
        <translation>зелёный октаэдр</translation>
    </message>
    <message>
        <source>red octahedron</source>
        <translation>красный октаэдр</translation>
    </message>
    <message>
        <source>light blue octahedron</source>
        <translation>голубой октаэдр</translation>
    </message>
    <message>
        <source>blue cylinder</source>
        <translation>синий цилиндр</translation>
    </message>
    <message>
        <source>orange cylinder</source>
        <translation>оранжевый цилиндр</translation>
    </message>
    <message>
        <source>yellow cylinder</source>
        <translation>жёлтый цилиндр</translation>
    </message>
    <message>
        <source>pink cylinder</source>
        <translation>розовый цилиндр</translation>
    </message>
    <message>
        <source>green cylinder</source>
        <translation>зелёный цилиндр</translation>
    </message>
    <message>
        <source>red cylinder</source>
        <translation>красный цилиндр</translation>
    </message>
    <message>
        <source>light blue cylinder</source>
        <translation>голубой цилиндр</translation>
    </message>
    <message>
        <source>blue cone</source>
        <translation>синий конус</translation>
    </message>
    <message>
        <source>orange cone</source>
        <translation>оранжевый конус</translation>
    </message>
    <message>
        <source>yellow cone</source>
        <translation>жёлтый конус</translation>
    </message>
    <message>
        <source>pink cone</source>
        <translation>розовый конус</translation>
    </message>
    <message>
        <source>green cone</source>
        <translation>зелёный конус</translation>
    </message>
    <message>
        <source>red cone</source>
        <translation>красный конус</translation>
    </message>
    <message>
        <source>light blue cone</source>
        <translation>голубой конус</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>синяя звезда</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>оранжевая звезда</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>жёлтая звезда</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>розовая звезда</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>зелёная звезда</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>красная звезда</translation>
    </message>
    <message>
        <source>light blue star</source>
        <translation>голубая звезда</translation>
    </message>
    <message>
        <source>beam along the row</source>
        <translation>луч вдоль строки</translation>
    </message>
    <message>
        <source>beam along the column</source>
        <translation>луч вдоль столбца</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>вспышка</translation>
    </message>
    <message>
        <source>The high scores were written by a newer version.</source>
        <translation>Рекорды записаны более новой версией.</translation>
    </message>
    <message>
        <source>The high scores are in use by another window.</source>
        <translation>Рекорды заняты другим окном.</translation>
    </message>
</context>
<context>
    <name>jewel::Board</name>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, выбрано</translation>
    </message>
    <message>
        <source>This computer has no OpenGL, so the gems are painted flat.</source>
        <translation>На этом компьютере нет OpenGL, поэтому камни нарисованы плоскими.</translation>
    </message>
    <message>
        <source>The graphics of this computer stopped working, so the gems are painted flat.</source>
        <translation>Графика этого компьютера перестала работать, поэтому камни нарисованы плоскими.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the gems are painted flat.</source>
        <translation>OpenGL на этом компьютере не работает, поэтому камни нарисованы плоскими.</translation>
    </message>
</context>
<context>
    <name>jewel::NameBar</name>
    <message>
        <source>&amp;Keep the name</source>
        <translation>&amp;Запомнить имя</translation>
    </message>
    <message>
        <source>Number %L1 of the high scores. Your &amp;name:</source>
        <translation>Место %L1 среди рекордов. Ваше &amp;имя:</translation>
    </message>
</context>
<context>
    <name>jewel::ScoreDialog</name>
    <message>
        <source>High scores</source>
        <translation>Рекорды</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Вид игры</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Обмены</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
</context>
<context>
    <name>jewel::View</name>
    <message>
        <source>&amp;End the game</source>
        <translation>Закончить и&amp;гру</translation>
    </message>
    <message>
        <source>&amp;High scores...</source>
        <translation>&amp;Рекорды...</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Рекорды</translation>
    </message>
    <message>
        <source>Gems in s&amp;pace</source>
        <translation>&amp;Объёмные камни</translation>
    </message>
    <message>
        <source>Gems &amp;turn</source>
        <translation>Камни вра&amp;щаются</translation>
    </message>
    <message>
        <source>&amp;Signs on the gems</source>
        <translation>&amp;Знаки на камнях</translation>
    </message>
    <message>
        <source>Signs where &amp;only colours match</source>
        <translation>Знаки, где важен только &amp;цвет</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <comment>One second left</comment>
        <translation>
            <numerusform>Осталась %Ln секунда</numerusform>
            <numerusform>Осталось %Ln секунды</numerusform>
            <numerusform>Осталось %Ln секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Осталось времени</translation>
    </message>
    <message>
        <source>Swaps left</source>
        <translation>Осталось обменов</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Possible swaps</source>
        <translation>Возможных обменов</translation>
    </message>
    <message>
        <source>The clock starts with your first swap. Undo brings back the game before.</source>
        <translation>Часы пойдут с первым обменом. Отмена вернёт прежнюю игру.</translation>
    </message>
    <message>
        <source>The clock starts with your first swap.</source>
        <translation>Часы пойдут с первым обменом.</translation>
    </message>
    <message>
        <source>Undo brings back the game before, which was not over.</source>
        <translation>Отмена вернёт прежнюю, незаконченную игру.</translation>
    </message>
    <message>
        <source>The time is running out.</source>
        <translation>Время на исходе.</translation>
    </message>
    <message>
        <source>Match three gems of one colour.</source>
        <translation>Соберите три камня одного цвета.</translation>
    </message>
    <message>
        <source>Match three gems of one shape.</source>
        <translation>Соберите три камня одной формы.</translation>
    </message>
    <message>
        <source>Match three gems of one kind.</source>
        <translation>Соберите три одинаковых камня.</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>All swaps are made</source>
        <translation>Все обмены сделаны</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Игра закончена</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, level %L1, longest chain %L2.</source>
        <comment>One point, level %L1, longest chain %L2.</comment>
        <translation>
            <numerusform>%Ln очко, уровень %L1, лучшая цепочка: %L2.</numerusform>
            <numerusform>%Ln очка, уровень %L1, лучшая цепочка: %L2.</numerusform>
            <numerusform>%Ln очков, уровень %L1, лучшая цепочка: %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>The high scores could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Рекорды прочитать не удалось, они начаты заново. Прежние отложены как %1.</translation>
    </message>
    <message>
        <source>Shapes and colours</source>
        <translation>Форма и цвет</translation>
    </message>
    <message>
        <source>Colours only</source>
        <translation>Только цвет</translation>
    </message>
    <message>
        <source>Shapes only</source>
        <translation>Только форма</translation>
    </message>
    <message>
        <source>Colours, shapes mixed</source>
        <translation>Цвет, формы вперемешку</translation>
    </message>
    <message>
        <source>Shapes, colours mixed</source>
        <translation>Форма, цвета вперемешку</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>На время</translation>
    </message>
    <message>
        <source>Calm, without a clock</source>
        <translation>Спокойно, без часов</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Шестьдесят ходов</translation>
    </message>
    <message>
        <source>What matches</source>
        <translation>Что собирать</translation>
    </message>
    <message>
        <source>Chain bonus</source>
        <translation>Бонус за цепочку</translation>
    </message>
    <message>
        <source>Special gems</source>
        <translation>Особые камни</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln seconds</source>
        <comment>After one second</comment>
        <translation>
            <numerusform>Через %Ln секунду</numerusform>
            <numerusform>Через %Ln секунды</numerusform>
            <numerusform>Через %Ln секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints by themselves</source>
        <translation>Автоподсказки</translation>
    </message>
    <message>
        <source>Every kind of gem has a shape and a colour of its own.</source>
        <translation>У каждого вида камней своя форма и свой цвет.</translation>
    </message>
    <message>
        <source>All gems have one shape. Match their colours.</source>
        <translation>Все камни одной формы. Собирайте по цвету.</translation>
    </message>
    <message>
        <source>All gems have one colour. Match their shapes.</source>
        <translation>Все камни одного цвета. Собирайте по форме.</translation>
    </message>
    <message>
        <source>Match colours. The shapes mean nothing.</source>
        <translation>Собирайте по цвету. Форма ничего не значит.</translation>
    </message>
    <message>
        <source>Match shapes. The colours mean nothing.</source>
        <translation>Собирайте по форме. Цвет ничего не значит.</translation>
    </message>
    <message>
        <source>%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.</source>
        <translation>%1 Ряды от четырёх камней и пересечения рядов оставляют камень, который заберёт с собой другие.</translation>
    </message>
    <message>
        <source>Gems in space</source>
        <translation>Объёмные камни</translation>
    </message>
    <message>
        <source>Gems turn</source>
        <translation>Камни вращаются</translation>
    </message>
    <message>
        <source>Signs on the gems</source>
        <translation>Знаки на камнях</translation>
    </message>
    <message>
        <source>Signs where only colours match</source>
        <translation>Знаки, где важен только цвет</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>the prism takes all blue balls</source>
        <translation>призма забирает все синие шары</translation>
    </message>
    <message>
        <source>the prism takes all orange cubes</source>
        <translation>призма забирает все оранжевые кубы</translation>
    </message>
    <message>
        <source>the prism takes all yellow pyramids</source>
        <translation>призма забирает все жёлтые пирамиды</translation>
    </message>
    <message>
        <source>the prism takes all pink octahedrons</source>
        <translation>призма забирает все розовые октаэдры</translation>
    </message>
    <message>
        <source>the prism takes all green cylinders</source>
        <translation>призма забирает все зелёные цилиндры</translation>
    </message>
    <message>
        <source>the prism takes all red cones</source>
        <translation>призма забирает все красные конусы</translation>
    </message>
    <message>
        <source>the prism takes all light blue stars</source>
        <translation>призма забирает все голубые звёзды</translation>
    </message>
    <message>
        <source>the prism takes all blue gems</source>
        <translation>призма забирает все синие камни</translation>
    </message>
    <message>
        <source>the prism takes all orange gems</source>
        <translation>призма забирает все оранжевые камни</translation>
    </message>
    <message>
        <source>the prism takes all yellow gems</source>
        <translation>призма забирает все жёлтые камни</translation>
    </message>
    <message>
        <source>the prism takes all pink gems</source>
        <translation>призма забирает все розовые камни</translation>
    </message>
    <message>
        <source>the prism takes all green gems</source>
        <translation>призма забирает все зелёные камни</translation>
    </message>
    <message>
        <source>the prism takes all red gems</source>
        <translation>призма забирает все красные камни</translation>
    </message>
    <message>
        <source>the prism takes all light blue gems</source>
        <translation>призма забирает все голубые камни</translation>
    </message>
    <message>
        <source>the prism takes all balls</source>
        <translation>призма забирает все шары</translation>
    </message>
    <message>
        <source>the prism takes all cubes</source>
        <translation>призма забирает все кубы</translation>
    </message>
    <message>
        <source>the prism takes all pyramids</source>
        <translation>призма забирает все пирамиды</translation>
    </message>
    <message>
        <source>the prism takes all octahedrons</source>
        <translation>призма забирает все октаэдры</translation>
    </message>
    <message>
        <source>the prism takes all cylinders</source>
        <translation>призма забирает все цилиндры</translation>
    </message>
    <message>
        <source>the prism takes all cones</source>
        <translation>призма забирает все конусы</translation>
    </message>
    <message>
        <source>the prism takes all stars</source>
        <translation>призма забирает все звёзды</translation>
    </message>
    <message>
        <source>that makes a beam along row %1</source>
        <translation>будет луч вдоль строки %1</translation>
    </message>
    <message>
        <source>that makes a beam along column %1</source>
        <translation>будет луч вдоль столбца %1</translation>
    </message>
    <message>
        <source>that makes a burst</source>
        <translation>будет вспышка</translation>
    </message>
    <message>
        <source>that makes a prism</source>
        <translation>будет призма</translation>
    </message>
    <message>
        <source>two prisms take the whole board</source>
        <translation>две призмы забирают всю доску</translation>
    </message>
    <message>
        <source>that makes two special gems</source>
        <translation>будут два особых камня</translation>
    </message>
    <message numerus="yes">
        <source>that sets off %Ln special gems</source>
        <comment>that sets off a special gem</comment>
        <translation>
            <numerusform>сработает %Ln особый камень</numerusform>
            <numerusform>сработают %Ln особых камня</numerusform>
            <numerusform>сработают %Ln особых камней</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3.</source>
        <translation>Поменяйте камень в строке %1, столбце %2 с нижним: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3.</source>
        <translation>Поменяйте камень в строке %1, столбце %2 с правым: %3.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it: %3. Points: %4.</source>
        <translation>Поменяйте камень в строке %1, столбце %2 с нижним: %3. Очки: %4.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right: %3. Points: %4.</source>
        <translation>Поменяйте камень в строке %1, столбце %2 с правым: %3. Очки: %4.</translation>
    </message>
    <message>
        <source>%1 Points in the mean, with all that falls: %2.</source>
        <translation>%1 Вместе с тем, что упадёт, в среднем %2 очка.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>На время</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Спокойно</translation>
    </message>
    <message>
        <source>Sixty moves</source>
        <translation>Шестьдесят ходов</translation>
    </message>
    <message>
        <source>shapes and colours</source>
        <translation>форма и цвет</translation>
    </message>
    <message>
        <source>colours only</source>
        <translation>только цвет</translation>
    </message>
    <message>
        <source>shapes only</source>
        <translation>только форма</translation>
    </message>
    <message>
        <source>colours with shapes mixed</source>
        <translation>цвет, формы вперемешку</translation>
    </message>
    <message>
        <source>shapes with colours mixed</source>
        <translation>форма, цвета вперемешку</translation>
    </message>
    <message>
        <source>This is not a move of Jewel.</source>
        <translation>Это не ход «Самоцветов».</translation>
    </message>
    <message>
        <source>This is no board of Jewel: eight rows of eight gems and a number.</source>
        <translation>Это не доска «Самоцветов»: восемь строк по восемь камней и число.</translation>
    </message>
    <message>
        <source>A first board has no line of three yet.</source>
        <translation>На первой доске ряда из трёх ещё нет.</translation>
    </message>
    <message>
        <source>There is no swap on this board that makes a line.</source>
        <translation>На этой доске нет обмена, который даёт ряд.</translation>
    </message>
    <message>
        <source>These are no options of Jewel.</source>
        <translation>Это не варианты «Самоцветов».</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>There is no clock in this game.</source>
        <translation>В этой игре нет часов.</translation>
    </message>
    <message>
        <source>A move cannot be made before the one that it follows.</source>
        <translation>Ход нельзя сделать раньше того, за которым он следует.</translation>
    </message>
    <message>
        <source>The time is not up.</source>
        <translation>Время ещё не вышло.</translation>
    </message>
    <message>
        <source>There is no gem to swap with.</source>
        <translation>Меняться не с чем.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Время вышло.</translation>
    </message>
    <message>
        <source>That makes no line of three, so the gems go back.</source>
        <translation>Ряда из трёх не получается, камни возвращаются.</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus, special gems</source>
        <translation>%1, %2, бонус за цепочку, особые камни</translation>
    </message>
    <message>
        <source>%1, %2, chain bonus</source>
        <translation>%1, %2, бонус за цепочку</translation>
    </message>
    <message>
        <source>%1, %2, special gems</source>
        <translation>%1, %2, особые камни</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, hints after %Ln seconds</source>
        <comment>%1, hints after one second</comment>
        <translation>
            <numerusform>%1, автоподсказки через %Ln секунду</numerusform>
            <numerusform>%1, автоподсказки через %Ln секунды</numerusform>
            <numerusform>%1, автоподсказки через %Ln секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to swap.</source>
        <translation>Обменять нечего.</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Лучшая цепочка</translation>
    </message>
    <message>
        <source>Best swap</source>
        <translation>Лучший обмен</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Special gems made</source>
        <translation>Получено особых камней</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 очка</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one below it.</source>
        <translation>Поменяйте камень в строке %1, столбце %2 с нижним.</translation>
    </message>
    <message>
        <source>Swap the gem in row %1, column %2 with the one to its right.</source>
        <translation>Поменяйте камень в строке %1, столбце %2 с правым.</translation>
    </message>
    <message>
        <source>Makes more than one line. Points: %1. %2</source>
        <translation>Будет несколько рядов, очков: %1. %2</translation>
    </message>
    <message>
        <source>Makes a line of %1 in column %2. %3</source>
        <translation>Будет ряд из %1 в столбце %2. %3</translation>
    </message>
    <message>
        <source>Makes a line of %1 in row %2. %3</source>
        <translation>Будет ряд из %1 в строке %2. %3</translation>
    </message>
</context>
</TS>
