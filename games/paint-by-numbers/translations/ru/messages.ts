<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>paint_by_numbers::Board</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
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
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>%1 by mistake</source>
        <comment>a colour</comment>
        <translation>%1 по ошибке</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синяя</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белая</translation>
    </message>
    <message>
        <source>white by mistake</source>
        <translation>белая по ошибке</translation>
    </message>
    <message>
        <source>blue by mistake</source>
        <translation>синяя по ошибке</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>numbers of the row: %1</source>
        <translation>числа строки: %1</translation>
    </message>
    <message>
        <source>numbers of the column: %1</source>
        <translation>числа столбца: %1</translation>
    </message>
    <message>
        <source>(%L1,%L2)</source>
        <comment>column and row of a cell</comment>
        <translation>(%L1,%L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::BookletDialog</name>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;This puzzle</source>
        <translation>&amp;Этот кроссворд</translation>
    </message>
    <message>
        <source>A &amp;booklet</source>
        <translation>&amp;Книжка</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Ответы в конце</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Что печатать</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Случайные доски</translation>
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
        <source>&amp;Puzzles:</source>
        <translation>&amp;Кроссворды:</translation>
    </message>
    <message>
        <source>&amp;Columns and rows:</source>
        <translation>С&amp;толбцов и строк:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Уровень:</translation>
    </message>
    <message>
        <source>&amp;How many:</source>
        <translation>&amp;Сколько:</translation>
    </message>
    <message>
        <source>&amp;On a page, at most:</source>
        <translation>&amp;На странице не больше:</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>Paint By Numbers</source>
        <translation>Японские кроссворды</translation>
    </message>
    <message>
        <source>Paint By Numbers: %1</source>
        <translation>Японские кроссворды: %1</translation>
    </message>
    <message>
        <source>The puzzles are being made...</source>
        <translation>Кроссворды составляются...</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::CropSheet</name>
    <message>
        <source>The picture; drag over the part to take</source>
        <translation>Картинка; обведите мышью нужную часть</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Designer</name>
    <message>
        <source>&amp;Make it the only one</source>
        <translation>&amp;Сделать единственным</translation>
    </message>
    <message>
        <source>Looks for the fewest cells whose change leaves one solution.</source>
        <translation>Ищет наименьшее число клеток, с заменой которых останется одно решение.</translation>
    </message>
    <message>
        <source>&amp;Change these cells</source>
        <translation>Заме&amp;нить эти клетки</translation>
    </message>
    <message>
        <source>Mirror, left to right</source>
        <translation>Отразить слева направо</translation>
    </message>
    <message>
        <source>Mirror, top to bottom</source>
        <translation>Отразить сверху вниз</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Повернуть вправо</translation>
    </message>
    <message>
        <source>Exchange blue and white</source>
        <translation>Поменять синее и белое</translation>
    </message>
    <message>
        <source>Clear the picture</source>
        <translation>Очистить картинку</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Сдвинуть влево</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Сдвинуть вправо</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Сдвинуть вверх</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Сдвинуть вниз</translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <translation>С&amp;толбцов:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>С&amp;трок:</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Название:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Автор:</translation>
    </message>
    <message>
        <source>P&amp;lay it</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>My puzzl&amp;es...</source>
        <translation>&amp;Мои кроссворды...</translation>
    </message>
    <message>
        <source>From a p&amp;icture...</source>
        <translation>Из &amp;картинки...</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Н&amp;азад к игре</translation>
    </message>
    <message>
        <source>Add to my pu&amp;zzles</source>
        <translation>Добавить к мои&amp;м</translation>
    </message>
    <message>
        <source>Keep it in my pu&amp;zzles</source>
        <translation>Оставить среди мои&amp;х</translation>
    </message>
    <message>
        <source>Draw something: click a cell, or drag over several.</source>
        <translation>Нарисуйте что-нибудь: щёлкните по клетке или проведите мышью по нескольким.</translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Fewer would not do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Если заменить эту %Ln клетку, решение одно. Меньше не хватит.</numerusform>
            <numerusform>Если заменить эти %Ln клетки, решение одно. Меньше не хватит.</numerusform>
            <numerusform>Если заменить эти %Ln клеток, решение одно. Меньше не хватит.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these %Ln cells changed there is one solution. Perhaps fewer would do.</source>
        <comment>With this cell changed there is one solution.</comment>
        <translation>
            <numerusform>Если заменить эту %Ln клетку, решение одно. Может быть, хватит и меньше.</numerusform>
            <numerusform>Если заменить эти %Ln клетки, решение одно. Может быть, хватит и меньше.</numerusform>
            <numerusform>Если заменить эти %Ln клеток, решение одно. Может быть, хватит и меньше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the fewest cells to change...</source>
        <translation>Поиск наименьшего числа клеток для замены...</translation>
    </message>
    <message>
        <source>No way was found to make it the only solution by changing a few cells.</source>
        <translation>Сделать решение единственным, заменив несколько клеток, не получилось.</translation>
    </message>
    <message>
        <source>Looking for other solutions...</source>
        <translation>Поиск других решений...</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>Решение одно.</translation>
    </message>
    <message>
        <source>There is one solution, and it can be found line by line. Level: %1.</source>
        <translation>Решение одно, и его можно найти по одной линии за раз. Уровень: %1.</translation>
    </message>
    <message>
        <source>There is one solution, but colours have to be tried out. Level: %1.</source>
        <translation>Решение одно, но цвета придётся пробовать. Уровень: %1.</translation>
    </message>
    <message>
        <source>There are %L1 solutions and more. The marked cells are not the same in all of them.</source>
        <comment>two and more</comment>
        <translation>Решений не меньше %L1. Отмеченные клетки в них не все одинаковы.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln solutions. The marked cells are not the same in all of them.</source>
        <comment>There is one solution.</comment>
        <translation>
            <numerusform>Решений %Ln. Отмеченные клетки в них не все одинаковы.</numerusform>
            <numerusform>Решений %Ln. Отмеченные клетки в них не все одинаковы.</numerusform>
            <numerusform>Решений %Ln. Отмеченные клетки в них не все одинаковы.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Решения нет.</translation>
    </message>
    <message>
        <source>Whether there is only one solution could not be found out in time.</source>
        <translation>Единственно ли решение, вовремя выяснить не удалось.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::ImportDialog</name>
    <message>
        <source>From a picture</source>
        <translation>Из картинки</translation>
    </message>
    <message>
        <source>&amp;Draw it</source>
        <translation>&amp;Рисовать</translation>
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
        <source>&amp;Keep its form</source>
        <translation>&amp;Сохранить пропорции</translation>
    </message>
    <message>
        <source>Columns and &amp;rows:</source>
        <translation>Столбцов и с&amp;трок:</translation>
    </message>
    <message>
        <source>Bes&amp;t</source>
        <translation>&amp;Лучше всего</translation>
    </message>
    <message>
        <source>Where dark and light are parted best</source>
        <translation>Где тёмное и светлое делятся лучше всего</translation>
    </message>
    <message>
        <source>&amp;Light is blue</source>
        <translation>Светлое — си&amp;нее</translation>
    </message>
    <message>
        <source>Blue &amp;begins at:</source>
        <translation>Синее &amp;начинается с:</translation>
    </message>
    <message>
        <source>Cut off at the left</source>
        <translation>Срезать слева</translation>
    </message>
    <message>
        <source>Cut off at the top</source>
        <translation>Срезать сверху</translation>
    </message>
    <message>
        <source>Cut off at the right</source>
        <translation>Срезать справа</translation>
    </message>
    <message>
        <source>Cut off at the bottom</source>
        <translation>Срезать снизу</translation>
    </message>
    <message>
        <source>&amp;Without its border</source>
        <translation>Бе&amp;з каймы</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>&amp;Целиком</translation>
    </message>
    <message>
        <source>&amp;Cut off (pixels):</source>
        <translation>С&amp;резать (пикселей):</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::LibraryDialog</name>
    <message>
        <source>Pictures to find</source>
        <translation>Библиотека картинок</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Показать</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>все картинки</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Размеры</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>%1
%L2 of %L3 found</source>
        <translation>%1
найдено %L2 из %L3</translation>
    </message>
    <message>
        <source>Found so far: %L1 of %L2. What a picture shows is told when it is found.</source>
        <translation>Найдено: %L1 из %L2. Что на картинке, скажут, когда она найдена.</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Рисовать</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <comment>width and height in cells</comment>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Найдена</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Начата</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>Ещё не найдена</translation>
    </message>
    <message>
        <source>Found, best time %1</source>
        <translation>Найдена, лучшее время %1</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnDialog</name>
    <message>
        <source>My puzzles</source>
        <translation>Мои кроссворды</translation>
    </message>
    <message>
        <source>&amp;Draw on</source>
        <translation>&amp;Рисовать дальше</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Убрать...</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Пока нет ни одного.</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Without a title, %1</source>
        <translation>Без названия, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Shall this puzzle be removed for good?</source>
        <translation>Убрать этот кроссворд навсегда?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::OwnPuzzles</name>
    <message>
        <source>It is no file, or it is too large.</source>
        <translation>Это не файл, или он слишком велик.</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Строка %L1: %2</translation>
    </message>
    <message>
        <source>It does not hold one puzzle.</source>
        <translation>В нём не один кроссворд.</translation>
    </message>
    <message>
        <source>%1 cannot be used. %2</source>
        <translation>%1 не годится. %2</translation>
    </message>
    <message>
        <source>%1 cannot be used and was set aside as %2. %3</source>
        <translation>%1 не годится и отложен как %2. %3</translation>
    </message>
    <message>
        <source>The puzzle could not be kept: %1</source>
        <translation>Сохранить кроссворд не удалось: %1</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>Убрать %1 не удалось.</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PaletteStrip</name>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Paint in this colour: %1 (key %L2)</source>
        <translation>Рисовать этим цветом: %1 (клавиша %L2)</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzleFormat</name>
    <message>
        <source>Puzzles (non)</source>
        <translation>Кроссворды (non)</translation>
    </message>
    <message>
        <source>Puzzles of webpbn</source>
        <translation>Кроссворды webpbn</translation>
    </message>
    <message>
        <source>Puzzles (nin)</source>
        <translation>Кроссворды (nin)</translation>
    </message>
    <message>
        <source>Puzzles (mk)</source>
        <translation>Кроссворды (mk)</translation>
    </message>
    <message>
        <source>Puzzles (cwd)</source>
        <translation>Кроссворды (cwd)</translation>
    </message>
    <message>
        <source>Puzzles (g)</source>
        <translation>Кроссворды (g)</translation>
    </message>
    <message>
        <source>The picture alone (pbm)</source>
        <translation>Только картинка (pbm)</translation>
    </message>
    <message>
        <source>Puzzles of tournaments</source>
        <translation>Кроссворды турниров</translation>
    </message>
    <message>
        <source>Puzzles of PLT Games</source>
        <translation>Кроссворды PLT Games</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Puzzle %L1, %2</source>
        <translation>Кроссворд %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::PuzzlePages</name>
    <message>
        <source>Fill cells so that each row and each column has runs of filled cells of these lengths, in this order, with at least one empty cell between two runs.</source>
        <translation>Закрасьте клетки так, чтобы в каждой строке и каждом столбце были группы закрашенных клеток этой длины, в этом порядке, и между двумя группами — хотя бы одна пустая клетка.</translation>
    </message>
    <message>
        <source>Each row and each column has runs of cells of these lengths and colours, in this order. Between two runs of the same colour there is at least one empty cell; others may touch.</source>
        <translation>В каждой строке и каждом столбце — группы клеток этой длины и этих цветов, в этом порядке. Между группами одного цвета есть хотя бы одна пустая клетка; разные могут соприкасаться.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 из %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a puzzle, what is told of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Shelf</name>
    <message>
        <source>In colour</source>
        <translation>Цветные</translation>
    </message>
    <message>
        <source>%L1 to %L2 cells</source>
        <translation>от %L1 до %L2 клеток</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкий</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудный</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>эксперт</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::TracedSheet</name>
    <message>
        <source>The cells that it becomes</source>
        <translation>Клетки, которые получатся</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::View</name>
    <message>
        <source>&amp;Library...</source>
        <translation>&amp;Библиотека...</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Ne&amp;xt picture</source>
        <translation>Следу&amp;ющая картинка</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Следующая картинка</translation>
    </message>
    <message>
        <source>&amp;Clicks make cells white</source>
        <translation>&amp;Щелчки ставят белое</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белое</translation>
    </message>
    <message>
        <source>A plain click or tap makes an unknown cell white; with the right button it becomes blue.</source>
        <translation>Простой щелчок или касание делает неизвестную клетку белой; правая кнопка — синей.</translation>
    </message>
    <message>
        <source>Click or drag to make cells white; with the right button they become blue.</source>
        <translation>Щёлкайте или ведите мышью, чтобы ставить белое; правая кнопка ставит синее.</translation>
    </message>
    <message>
        <source>Chec&amp;k the lines</source>
        <translation>П&amp;роверить линии</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Marks the rows and columns that cannot be finished as they are.</source>
        <translation>Отмечает строки и столбцы, которые в таком виде не закончить.</translation>
    </message>
    <message>
        <source>Show the &amp;mistakes</source>
        <translation>Показать &amp;ошибки</translation>
    </message>
    <message>
        <source>&amp;Dim the numbers that are done</source>
        <translation>&amp;Приглушать готовые числа</translation>
    </message>
    <message>
        <source>&amp;Whole board, however small</source>
        <translation>Вся &amp;доска, хоть и мелко</translation>
    </message>
    <message>
        <source>&amp;Letters of the colours</source>
        <translation>&amp;Буквы цветов</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>%L1 × %L2</source>
        <translation>%L1 × %L2</translation>
    </message>
    <message>
        <source>Blue cells</source>
        <translation>Синие клетки</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>Цветные клетки</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 из %L2</translation>
    </message>
    <message>
        <source>Click or drag to draw. The numbers follow.</source>
        <translation>Щёлкайте или ведите мышью, чтобы рисовать. Числа меняются сами.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines cannot be finished as they are.</source>
        <comment>One line cannot be finished as it is.</comment>
        <translation>
            <numerusform>%Ln линию в таком виде не закончить.</numerusform>
            <numerusform>%Ln линии в таком виде не закончить.</numerusform>
            <numerusform>%Ln линий в таком виде не закончить.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells white.</source>
        <translation>Клавиши от 1 до %L1 выбирают цвет. Щёлкайте или ведите мышью, чтобы красить; правая кнопка ставит белое.</translation>
    </message>
    <message>
        <source>Click or drag to paint cells blue; with the right button they become white.</source>
        <translation>Щёлкайте или ведите мышью, чтобы ставить синее; правая кнопка ставит белое.</translation>
    </message>
    <message>
        <source>The picture is found!</source>
        <translation>Картинка найдена!</translation>
    </message>
    <message>
        <source>That is your best time for this picture.</source>
        <translation>Это ваше лучшее время для этой картинки.</translation>
    </message>
    <message>
        <source>Your best time for this picture is %1.</source>
        <translation>Ваше лучшее время для этой картинки — %1.</translation>
    </message>
    <message>
        <source>&amp;Draw a puzzle</source>
        <translation>Нарисовать &amp;кроссворд</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>Вст&amp;авить картинку</translation>
    </message>
    <message>
        <source>Every row and column can be finished as it is.</source>
        <translation>Каждую строку и столбец можно закончить.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Ошибок нет.</translation>
    </message>
    <message>
        <source>The mistakes could not be looked for.</source>
        <translation>Проверить ошибки не удалось.</translation>
    </message>
    <message>
        <source>You have found all pictures.</source>
        <translation>Вы нашли все картинки.</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>15 × 15</source>
        <translation>15 × 15</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>30 × 30</source>
        <translation>30 × 30</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Случайная доска</translation>
    </message>
    <message>
        <source>The same picture again</source>
        <translation>Та же картинка снова</translation>
    </message>
    <message>
        <source>What to paint</source>
        <translation>Что рисовать</translation>
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
        <source>Blue cells of a hundred</source>
        <translation>Синих клеток из ста</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Трудность</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкая</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средняя</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудная</translation>
    </message>
    <message>
        <source>Other pictures are in the library.</source>
        <translation>Другие картинки — в библиотеке.</translation>
    </message>
    <message>
        <source>Every random board has exactly one solution.</source>
        <translation>У каждой случайной доски ровно одно решение.</translation>
    </message>
    <message>
        <source>Finished lines fill their rest with white</source>
        <translation>Остаток готовых линий заполняется белым</translation>
    </message>
    <message>
        <source>Dim the numbers that are done</source>
        <translation>Приглушать готовые числа</translation>
    </message>
    <message>
        <source>Empty lines show a 0</source>
        <translation>У пустых линий стоит 0</translation>
    </message>
    <message>
        <source>Letters of the colours in numbers and cells</source>
        <translation>Буквы цветов в числах и клетках</translation>
    </message>
    <message>
        <source>Whole board, however small</source>
        <translation>Вся доска, хоть и мелко</translation>
    </message>
    <message>
        <source>Solutions are shown</source>
        <translation>Показывать решение</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>At a normal pace</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
</context>
<context>
    <name>paint_by_numbers::Workshop</name>
    <message>
        <source>This is your puzzle. The drawing is kept in the designer.</source>
        <translation>Это ваш кроссворд. Рисунок остаётся в редакторе.</translation>
    </message>
    <message>
        <source>The puzzle is in your library.</source>
        <translation>Кроссворд в вашей библиотеке.</translation>
    </message>
    <message>
        <source>It cannot be drawn</source>
        <translation>Рисовать его нельзя</translation>
    </message>
    <message>
        <source>The designer draws in blue and white. A picture in colours can be played.</source>
        <translation>В редакторе рисуют синим и белым. Сыграть цветную картинку можно.</translation>
    </message>
    <message>
        <source>A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.</source>
        <translation>Рисунок бывает не больше %L1 × %L1; этот кроссворд — %L2 × %L3.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: no picture has them.</source>
        <translation>Числа противоречат друг другу: такой картинки нет.</translation>
    </message>
    <message>
        <source>The picture of these numbers was not found in time.</source>
        <translation>Картинка по этим числам вовремя не нашлась.</translation>
    </message>
    <message>
        <source>The numbers contradict each other: this puzzle has no solution.</source>
        <translation>Числа противоречат друг другу: решения у кроссворда нет.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions. Any of them wins.</source>
        <translation>У этого кроссворда несколько решений. Подойдёт любое.</translation>
    </message>
    <message>
        <source>From a picture</source>
        <translation>Из картинки</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1: открыть не удалось</translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Картинку не вставить</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Мои кроссворды</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The file is too large.</source>
        <translation>Файл слишком велик.</translation>
    </message>
    <message>
        <source>Files of this kind have no colours.</source>
        <translation>В файлах этого вида нет цветов.</translation>
    </message>
    <message>
        <source>The picture of this puzzle is not known.</source>
        <translation>Картинка этого кроссворда неизвестна.</translation>
    </message>
    <message>
        <source>Puzzles of tournaments have as many rows as columns.</source>
        <translation>У кроссвордов турниров строк столько же, сколько столбцов.</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>«%1» — не число от 0 до %2.</translation>
    </message>
    <message>
        <source>A side is a number from 1 to %1.</source>
        <translation>Сторона — число от 1 до %1.</translation>
    </message>
    <message>
        <source>The numbers do not fit. Cells needed: %1; cells of the line: %2.</source>
        <translation>Числа не помещаются. Нужно клеток: %1; клеток в линии: %2.</translation>
    </message>
    <message>
        <source>A puzzle has 1 to %1 rows and columns.</source>
        <translation>У кроссворда от 1 до %1 строк и столбцов.</translation>
    </message>
    <message>
        <source>The puzzle has too many colours. The most is %1.</source>
        <translation>В кроссворде слишком много цветов. Предел: %1.</translation>
    </message>
    <message>
        <source>The colour “%1” has no value.</source>
        <translation>У цвета «%1» нет значения.</translation>
    </message>
    <message>
        <source>There is something behind the end of the list.</source>
        <translation>За концом списка что-то стоит.</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>Скобка не закрыта.</translation>
    </message>
    <message>
        <source>Lists lie too deep in lists.</source>
        <translation>Списки слишком глубоко вложены в списки.</translation>
    </message>
    <message>
        <source>A text in quotes has no end.</source>
        <translation>У текста в кавычках нет конца.</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>Закрыта скобка, которая не открыта.</translation>
    </message>
    <message>
        <source>This is no saved game and no saved design of Paint by Numbers.</source>
        <translation>Это не сохранённая игра и не сохранённый рисунок «Японских кроссвордов».</translation>
    </message>
    <message>
        <source>The cells are not as many as the numbers say.</source>
        <translation>Клеток не столько, сколько говорят числа.</translation>
    </message>
    <message>
        <source>Rows and columns are lists of lists of numbers.</source>
        <translation>Строки и столбцы — это списки списков чисел.</translation>
    </message>
    <message>
        <source>This size is there twice: %1.</source>
        <translation>Этот размер указан дважды: %1.</translation>
    </message>
    <message>
        <source>The sizes stand before this section: %1.</source>
        <translation>Размеры стоят перед этим разделом: %1.</translation>
    </message>
    <message>
        <source>This section is there twice: %1.</source>
        <translation>Этот раздел есть дважды: %1.</translation>
    </message>
    <message>
        <source>The section is too long or too short. Lines needed: %1; lines found: %2; section: %3.</source>
        <translation>Раздел слишком длинный или короткий. Нужно строк: %1; найдено: %2; раздел: %3.</translation>
    </message>
    <message>
        <source>The sizes stand before the picture.</source>
        <translation>Размеры стоят перед картинкой.</translation>
    </message>
    <message>
        <source>The picture is too large or too small. Cells found: %1; cells needed: %2.</source>
        <translation>Картинка слишком велика или мала. Найдено клеток: %1; нужно: %2.</translation>
    </message>
    <message>
        <source>A puzzle has the sections rows and columns, or a goal.</source>
        <translation>В кроссворде есть разделы rows и columns или goal.</translation>
    </message>
    <message>
        <source>The picture and the numbers disagree. The numbers are taken.</source>
        <translation>Картинка и числа расходятся. Взяты числа.</translation>
    </message>
    <message>
        <source>Only the first %1 puzzles are read.</source>
        <translation>Читаются только первые кроссворды: %1.</translation>
    </message>
    <message>
        <source>The sizes are missing.</source>
        <translation>Размеров не хватает.</translation>
    </message>
    <message>
        <source>The first line has two numbers, the sizes.</source>
        <translation>В первой строке два числа, размеры.</translation>
    </message>
    <message>
        <source>The numbers of some lines are missing.</source>
        <translation>Не хватает чисел некоторых линий.</translation>
    </message>
    <message>
        <source>There are more lines than the sizes say.</source>
        <translation>Линий больше, чем говорят размеры.</translation>
    </message>
    <message>
        <source>A line with # stands between rows and columns.</source>
        <translation>Между строками и столбцами стоит строка с #.</translation>
    </message>
    <message>
        <source>An empty line stands between rows and columns.</source>
        <translation>Между строками и столбцами стоит пустая строка.</translation>
    </message>
    <message>
        <source>A puzzle begins with $ and its number.</source>
        <translation>Кроссворд начинается с $ и своего номера.</translation>
    </message>
    <message>
        <source>Two sections begin with a colon: rows and columns.</source>
        <translation>Два раздела начинаются с двоеточия: строки и столбцы.</translation>
    </message>
    <message>
        <source>Puzzles with triangles cannot be played.</source>
        <translation>В кроссворды с треугольниками играть нельзя.</translation>
    </message>
    <message>
        <source>A bitmap begins with P1 or P4.</source>
        <translation>Растр начинается с P1 или P4.</translation>
    </message>
    <message>
        <source>The bitmap ends too early.</source>
        <translation>Растр обрывается слишком рано.</translation>
    </message>
    <message>
        <source>A cell of a bitmap is 0 or 1.</source>
        <translation>Клетка растра — 0 или 1.</translation>
    </message>
    <message>
        <source>Clues are of the type rows or columns.</source>
        <translation>Тип чисел — rows или columns.</translation>
    </message>
    <message>
        <source>Puzzles with hidden numbers cannot be played.</source>
        <translation>В кроссворды со скрытыми числами играть нельзя.</translation>
    </message>
    <message>
        <source>Each row of a picture stands between two |.</source>
        <translation>Каждая строка картинки стоит между двумя |.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Квадратная скобка не закрыта.</translation>
    </message>
    <message>
        <source>There is no colour for “%1”.</source>
        <translation>Для «%1» нет цвета.</translation>
    </message>
    <message>
        <source>The rows of a picture are equally long.</source>
        <translation>Строки картинки одинаковой длины.</translation>
    </message>
    <message>
        <source>A puzzle has clues or a picture.</source>
        <translation>В кроссворде есть числа или картинка.</translation>
    </message>
    <message>
        <source>There is no puzzle in this XML.</source>
        <translation>В этом XML нет кроссворда.</translation>
    </message>
    <message>
        <source>The XML ends too early.</source>
        <translation>XML обрывается слишком рано.</translation>
    </message>
    <message>
        <source>XML that declares entities of its own is not read.</source>
        <translation>XML, который объявляет свои сущности, не читается.</translation>
    </message>
    <message>
        <source>This is no XML.</source>
        <translation>Это не XML.</translation>
    </message>
    <message>
        <source>A tag has no name.</source>
        <translation>У тега нет имени.</translation>
    </message>
    <message>
        <source>An attribute looks like name=&quot;value&quot;.</source>
        <translation>Атрибут выглядит как name=&quot;value&quot;.</translation>
    </message>
    <message>
        <source>The XML is too large.</source>
        <translation>XML слишком велик.</translation>
    </message>
    <message>
        <source>A tag is closed that is not open: %1.</source>
        <translation>Закрыт тег, который не открыт: %1.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Строка %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Столбец %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>%1 has no coloured cells, so all of it is white.</source>
        <translation>%1: цветных клеток нет, поэтому всё белое.</translation>
    </message>
    <message>
        <source>%1: all its coloured cells are there, so the rest is white.</source>
        <translation>%1: все цветные клетки уже есть, поэтому остальное белое.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 (%3) lies, it covers these cells.</source>
        <translation>%1: где бы ни лежала группа %2 (%3), она накроет эти клетки.</translation>
    </message>
    <message>
        <source>%1 and %2 leave one colour for the cell where they cross: %3.</source>
        <translation>%1, %2: на пересечении возможен один цвет, %3.</translation>
    </message>
    <message>
        <source>From line to line, one colour is left for %1: %2.</source>
        <translation>По одной линии за раз для клетки (%1) остаётся один цвет: %2.</translation>
    </message>
    <message>
        <source>Every other colour for %1 leads to a line that cannot be finished, so it is this: %2.</source>
        <translation>Любой другой цвет в клетке (%1) ведёт к линии, которую не закончить, значит, он такой: %2.</translation>
    </message>
    <message>
        <source>If %1 were %2, nothing would fit this line any more: %3.</source>
        <translation>Будь в клетке (%1) цвет %2, в эту линию больше ничего не вошло бы: %3.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were %2, this line could not be finished after %Ln steps: %3.</source>
        <comment>If %1 were %2, this line could not be finished after one step: %3.</comment>
        <translation>
            <numerusform>Будь в клетке (%1) цвет %2, через %Ln шаг не закончить эту линию: %3.</numerusform>
            <numerusform>Будь в клетке (%1) цвет %2, через %Ln шага не закончить эту линию: %3.</numerusform>
            <numerusform>Будь в клетке (%1) цвет %2, через %Ln шагов не закончить эту линию: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no blue cells, so all of it is white.</source>
        <translation>%1: синих клеток нет, поэтому всё белое.</translation>
    </message>
    <message>
        <source>%1: all its blue cells are there, so the rest is white.</source>
        <translation>%1: все синие клетки уже есть, поэтому остальное белое.</translation>
    </message>
    <message>
        <source>%1: its numbers fill the line exactly.</source>
        <translation>%1: числа заполняют линию точно.</translation>
    </message>
    <message>
        <source>%1: the run of %2 is complete, so it ends with white.</source>
        <translation>%1: группа %2 готова, поэтому за ней белое.</translation>
    </message>
    <message>
        <source>%1: wherever the run of %2 lies, it covers these cells.</source>
        <translation>%1: где бы ни лежала группа %2, она накроет эти клетки.</translation>
    </message>
    <message>
        <source>%1: no run fits into a gap this small.</source>
        <translation>%1: в такой малый промежуток не входит ни одна группа.</translation>
    </message>
    <message>
        <source>%1: no run reaches as far as these cells.</source>
        <translation>%1: до этих клеток не достаёт ни одна группа.</translation>
    </message>
    <message>
        <source>%1: all arrangements of its numbers agree on these cells.</source>
        <translation>%1: все расстановки чисел в этих клетках совпадают.</translation>
    </message>
    <message>
        <source>If %1 were white, nothing would fit this line any more: %2.</source>
        <translation>Будь клетка (%1) белой, в эту линию больше ничего не вошло бы: %2.</translation>
    </message>
    <message>
        <source>If %1 were blue, nothing would fit this line any more: %2.</source>
        <translation>Будь клетка (%1) синей, в эту линию больше ничего не вошло бы: %2.</translation>
    </message>
    <message numerus="yes">
        <source>If %1 were white, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were white, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Будь клетка (%1) белой, через %Ln шаг не закончить эту линию: %2.</numerusform>
            <numerusform>Будь клетка (%1) белой, через %Ln шага не закончить эту линию: %2.</numerusform>
            <numerusform>Будь клетка (%1) белой, через %Ln шагов не закончить эту линию: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %1 were blue, this line could not be finished after %Ln steps: %2.</source>
        <comment>If %1 were blue, this line could not be finished after one step: %2.</comment>
        <translation>
            <numerusform>Будь клетка (%1) синей, через %Ln шаг не закончить эту линию: %2.</numerusform>
            <numerusform>Будь клетка (%1) синей, через %Ln шага не закончить эту линию: %2.</numerusform>
            <numerusform>Будь клетка (%1) синей, через %Ln шагов не закончить эту линию: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be finished like this.</source>
        <translation>В таком виде картинку не закончить.</translation>
    </message>
    <message>
        <source>Some marks are wrong. This shows which.</source>
        <translation>Некоторые клетки неверны. Здесь видно какие.</translation>
    </message>
    <message>
        <source>%1 cannot be finished as it is marked. This shows the mistakes.</source>
        <translation>%1: в таком виде не закончить. Здесь видны ошибки.</translation>
    </message>
    <message>
        <source>The picture is finished.</source>
        <translation>Картинка закончена.</translation>
    </message>
    <message>
        <source>Nothing was found in time.</source>
        <translation>Вовремя ничего не нашлось.</translation>
    </message>
    <message>
        <source>Only trying out several cells together shows this one.</source>
        <translation>Эту клетку покажет только проба нескольких клеток вместе.</translation>
    </message>
    <message>
        <source>There are several solutions. This cell belongs to one of them.</source>
        <translation>Решений несколько. Эта клетка — из одного из них.</translation>
    </message>
    <message>
        <source>A good catch</source>
        <translation>Хороший улов</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>Туз треф</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Туз червей</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Жёлудь</translation>
    </message>
    <message>
        <source>Aeroplane</source>
        <translation>Самолёт</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Якорь</translation>
    </message>
    <message>
        <source>Apple</source>
        <translation>Яблоко</translation>
    </message>
    <message>
        <source>Armchair</source>
        <translation>Кресло</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Стрелка</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Топор</translation>
    </message>
    <message>
        <source>Bactrian camel</source>
        <translation>Двугорбый верблюд</translation>
    </message>
    <message>
        <source>Balloon over the hills</source>
        <translation>Воздушный шар над холмами</translation>
    </message>
    <message>
        <source>Banana</source>
        <translation>Банан</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Корзина</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Летучая мышь</translation>
    </message>
    <message>
        <source>Bathtub</source>
        <translation>Ванна</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Медведь</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Пчела</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Жук</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Колокольчик</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>Велосипед</translation>
    </message>
    <message>
        <source>Bird house</source>
        <translation>Скворечник</translation>
    </message>
    <message>
        <source>Birthday cake</source>
        <translation>Именинный торт</translation>
    </message>
    <message>
        <source>Birthday present</source>
        <translation>Подарок на день рождения</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Слон (шахматы)</translation>
    </message>
    <message>
        <source>Black cat</source>
        <translation>Чёрная кошка</translation>
    </message>
    <message>
        <source>Boat at sunset</source>
        <translation>Лодка на закате</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Кость</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>Сапог</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Бутылка</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>Лук и стрела</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>Галстук-бабочка</translation>
    </message>
    <message>
        <source>Bowler hat</source>
        <translation>Котелок</translation>
    </message>
    <message>
        <source>Boxing glove</source>
        <translation>Боксёрская перчатка</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Мост</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Ведро</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>Шмель</translation>
    </message>
    <message>
        <source>Bunch of grapes</source>
        <translation>Гроздь винограда</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>Автобус</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Бабочка</translation>
    </message>
    <message>
        <source>Cactus</source>
        <translation>Кактус</translation>
    </message>
    <message>
        <source>Camel</source>
        <translation>Верблюд</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Фотоаппарат</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Свеча</translation>
    </message>
    <message>
        <source>Candlestick</source>
        <translation>Подсвечник</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Морковь</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Замок</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Кошка</translation>
    </message>
    <message>
        <source>Cat on a shelf</source>
        <translation>Кошка на полке</translation>
    </message>
    <message>
        <source>Cat&apos;s head</source>
        <translation>Голова кошки</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Стул</translation>
    </message>
    <message>
        <source>Cherries</source>
        <translation>Вишни</translation>
    </message>
    <message>
        <source>Christmas tree</source>
        <translation>Новогодняя ёлка</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Церковь</translation>
    </message>
    <message>
        <source>Clownfish</source>
        <translation>Рыба-клоун</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>Домик</translation>
    </message>
    <message>
        <source>Cottage with a garden</source>
        <translation>Домик с садом</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Корова</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>Краб</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Восьмёрки</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Корона</translation>
    </message>
    <message>
        <source>Cup of coffee</source>
        <translation>Чашка кофе</translation>
    </message>
    <message>
        <source>Cup of tea</source>
        <translation>Чашка чая</translation>
    </message>
    <message>
        <source>Cupcake</source>
        <translation>Кекс</translation>
    </message>
    <message>
        <source>Dachshund</source>
        <translation>Такса</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Ромашка</translation>
    </message>
    <message>
        <source>Day at the beach</source>
        <translation>День на пляже</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>Олень</translation>
    </message>
    <message>
        <source>Desk fan</source>
        <translation>Вентилятор</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Бубны</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Кубик</translation>
    </message>
    <message>
        <source>Dog&apos;s head</source>
        <translation>Голова собаки</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Дельфин</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Барабан</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Утка</translation>
    </message>
    <message>
        <source>Duckling</source>
        <translation>Утёнок</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Орёл</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Слон</translation>
    </message>
    <message>
        <source>Emperor penguin</source>
        <translation>Императорский пингвин</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Глаз</translation>
    </message>
    <message>
        <source>Face of a fox</source>
        <translation>Лисья морда</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Ель</translation>
    </message>
    <message>
        <source>Fire engine</source>
        <translation>Пожарная машина</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Рыба</translation>
    </message>
    <message>
        <source>Fish in a bowl</source>
        <translation>Рыбка в аквариуме</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Флаг</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Фламинго</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Утюг</translation>
    </message>
    <message>
        <source>Flight to the moon</source>
        <translation>Полёт на Луну</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Цветок</translation>
    </message>
    <message>
        <source>Flowering cactus</source>
        <translation>Цветущий кактус</translation>
    </message>
    <message>
        <source>Fly agaric</source>
        <translation>Красный мухомор</translation>
    </message>
    <message>
        <source>Football boot</source>
        <translation>Футбольная бутса</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>След</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Вилка</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Лиса</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Лягушка</translation>
    </message>
    <message>
        <source>Frog on a lily pad</source>
        <translation>Лягушка на листе кувшинки</translation>
    </message>
    <message>
        <source>Garden snail</source>
        <translation>Садовая улитка</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Привидение</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Жираф</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>Кубок</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Золотая рыбка</translation>
    </message>
    <message>
        <source>Grandfather clock</source>
        <translation>Напольные часы</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>Гитара</translation>
    </message>
    <message>
        <source>Hamburger</source>
        <translation>Гамбургер</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Молоток</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ладонь</translation>
    </message>
    <message>
        <source>Happy face</source>
        <translation>Весёлая рожица</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Гавань</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Заяц</translation>
    </message>
    <message>
        <source>Haunted house</source>
        <translation>Дом с привидениями</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Сердце</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Ёж</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>Вертолёт</translation>
    </message>
    <message>
        <source>High-heeled shoe</source>
        <translation>Туфля на каблуке</translation>
    </message>
    <message>
        <source>Hot-air balloon</source>
        <translation>Воздушный шар</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Песочные часы</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Дом</translation>
    </message>
    <message>
        <source>Ice cream</source>
        <translation>Мороженое</translation>
    </message>
    <message>
        <source>Ice cream cornet</source>
        <translation>Мороженое в рожке</translation>
    </message>
    <message>
        <source>Ice lolly</source>
        <translation>Эскимо</translation>
    </message>
    <message>
        <source>Ice skate</source>
        <translation>Конёк</translation>
    </message>
    <message>
        <source>Igloo</source>
        <translation>Иглу</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>В космосе</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Валет пик</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Медуза</translation>
    </message>
    <message>
        <source>Jug</source>
        <translation>Кувшин</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>Кенгуру</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>King of beasts</source>
        <translation>Царь зверей</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Король треф</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Король бубен</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Король червей</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Зимородок</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Воздушный змей</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Конь (шахматы)</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Лестница</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Божья коровка</translation>
    </message>
    <message>
        <source>Ladybird on a leaf</source>
        <translation>Божья коровка на листе</translation>
    </message>
    <message>
        <source>Lake in the mountains</source>
        <translation>Озеро в горах</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Фонарь</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Лимон</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>Лампочка</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Маяк</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Маяк ночью</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Молния</translation>
    </message>
    <message>
        <source>Lion&apos;s head</source>
        <translation>Голова льва</translation>
    </message>
    <message>
        <source>Little train</source>
        <translation>Маленький поезд</translation>
    </message>
    <message>
        <source>Lorry</source>
        <translation>Грузовик</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Магнит</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Микрофон</translation>
    </message>
    <message>
        <source>Mitten</source>
        <translation>Варежка</translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Обезьяна</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Луна</translation>
    </message>
    <message>
        <source>Motor car</source>
        <translation>Автомобиль</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Горы</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Мышь</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>Усы</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Кружка</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Гриб</translation>
    </message>
    <message>
        <source>Octopus</source>
        <translation>Осьминог</translation>
    </message>
    <message>
        <source>Ostrich</source>
        <translation>Страус</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Сова</translation>
    </message>
    <message>
        <source>Owl by night</source>
        <translation>Сова ночью</translation>
    </message>
    <message>
        <source>Padlock</source>
        <translation>Висячий замок</translation>
    </message>
    <message>
        <source>Pair of cherries</source>
        <translation>Пара вишен</translation>
    </message>
    <message>
        <source>Palm tree</source>
        <translation>Пальма</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Панда</translation>
    </message>
    <message>
        <source>Panda with bamboo</source>
        <translation>Панда с бамбуком</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>Парашют</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Попугай</translation>
    </message>
    <message>
        <source>Parrot on a branch</source>
        <translation>Попугай на ветке</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Пешка</translation>
    </message>
    <message>
        <source>Peacock butterfly</source>
        <translation>Павлиний глаз</translation>
    </message>
    <message>
        <source>Pear</source>
        <translation>Груша</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Пингвин</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Свинья</translation>
    </message>
    <message>
        <source>Pineapple</source>
        <translation>Ананас</translation>
    </message>
    <message>
        <source>Pink flamingo</source>
        <translation>Розовый фламинго</translation>
    </message>
    <message>
        <source>Pipe</source>
        <translation>Трубка</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Пират</translation>
    </message>
    <message>
        <source>Pizza slice</source>
        <translation>Кусок пиццы</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Подарок</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Тыква</translation>
    </message>
    <message>
        <source>Pumpkin lantern</source>
        <translation>Фонарь из тыквы</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Пирамиды</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Дама треф</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Кролик</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Радуга</translation>
    </message>
    <message>
        <source>Red apple</source>
        <translation>Красное яблоко</translation>
    </message>
    <message>
        <source>Red tractor</source>
        <translation>Красный трактор</translation>
    </message>
    <message>
        <source>Ringed planet</source>
        <translation>Планета с кольцами</translation>
    </message>
    <message>
        <source>Ripe pineapple</source>
        <translation>Спелый ананас</translation>
    </message>
    <message>
        <source>Robin in the snow</source>
        <translation>Зарянка на снегу</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Робот</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Ракета</translation>
    </message>
    <message>
        <source>Rocking chair</source>
        <translation>Кресло-качалка</translation>
    </message>
    <message>
        <source>Rocking horse</source>
        <translation>Лошадка-качалка</translation>
    </message>
    <message>
        <source>Roller skate</source>
        <translation>Роликовый конёк</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Ладья</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Петух</translation>
    </message>
    <message>
        <source>Sad face</source>
        <translation>Грустная рожица</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Парусник</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>Парусный корабль</translation>
    </message>
    <message>
        <source>Saucepan</source>
        <translation>Кастрюля</translation>
    </message>
    <message>
        <source>Saw</source>
        <translation>Пила</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Ножницы</translation>
    </message>
    <message>
        <source>Sea horse</source>
        <translation>Морской конёк</translation>
    </message>
    <message>
        <source>Sea mine</source>
        <translation>Морская мина</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Акула</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Овца</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Щит</translation>
    </message>
    <message>
        <source>Shirt</source>
        <translation>Рубашка</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Череп</translation>
    </message>
    <message>
        <source>Slice of melon</source>
        <translation>Ломтик дыни</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Улыбка</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Улитка</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Снежинка</translation>
    </message>
    <message>
        <source>Snowman</source>
        <translation>Снеговик</translation>
    </message>
    <message>
        <source>Snowman in the evening</source>
        <translation>Снеговик вечером</translation>
    </message>
    <message>
        <source>Sock</source>
        <translation>Носок</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Пики</translation>
    </message>
    <message>
        <source>Spanner</source>
        <translation>Гаечный ключ</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Белка</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Звезда</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Морская звезда</translation>
    </message>
    <message>
        <source>Steam engine</source>
        <translation>Паровоз</translation>
    </message>
    <message>
        <source>Storm cloud</source>
        <translation>Грозовая туча</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Клубника</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>Подводная лодка</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Солнце</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>Подсолнух</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Ласточка</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Лебедь</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Меч</translation>
    </message>
    <message>
        <source>Table lamp</source>
        <translation>Настольная лампа</translation>
    </message>
    <message>
        <source>Tall sunflower</source>
        <translation>Высокий подсолнух</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Чайник</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Телевизор</translation>
    </message>
    <message>
        <source>Tent</source>
        <translation>Палатка</translation>
    </message>
    <message>
        <source>Three tulips</source>
        <translation>Три тюльпана</translation>
    </message>
    <message>
        <source>Toadstool</source>
        <translation>Мухомор</translation>
    </message>
    <message>
        <source>Tooth</source>
        <translation>Зуб</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>Цилиндр</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>Тукан</translation>
    </message>
    <message>
        <source>Toucan in the wood</source>
        <translation>Тукан в лесу</translation>
    </message>
    <message>
        <source>Toy robot</source>
        <translation>Игрушечный робот</translation>
    </message>
    <message>
        <source>Tractor</source>
        <translation>Трактор</translation>
    </message>
    <message>
        <source>Traffic lights</source>
        <translation>Светофор</translation>
    </message>
    <message>
        <source>Treasure chest</source>
        <translation>Сундук с сокровищами</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Trophy</source>
        <translation>Трофей</translation>
    </message>
    <message>
        <source>Trumpet</source>
        <translation>Труба</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>Тюльпан</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Черепаха</translation>
    </message>
    <message>
        <source>Turtle dove</source>
        <translation>Горлица</translation>
    </message>
    <message>
        <source>Two carrots</source>
        <translation>Две морковки</translation>
    </message>
    <message>
        <source>Two fish</source>
        <translation>Две рыбы</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Зонтик</translation>
    </message>
    <message>
        <source>Viking ship</source>
        <translation>Корабль викингов</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Скрипка</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Вулкан</translation>
    </message>
    <message>
        <source>Water melon</source>
        <translation>Арбуз</translation>
    </message>
    <message>
        <source>Watering can</source>
        <translation>Лейка</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Кит</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Тачка</translation>
    </message>
    <message>
        <source>Wild strawberry</source>
        <translation>Земляника</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Ветряная мельница</translation>
    </message>
    <message>
        <source>Wine glass</source>
        <translation>Бокал</translation>
    </message>
    <message>
        <source>Witch&apos;s hat</source>
        <translation>Шляпа ведьмы</translation>
    </message>
    <message>
        <source>Young elephant</source>
        <translation>Слонёнок</translation>
    </message>
    <message>
        <source>Young giraffe</source>
        <translation>Жирафёнок</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>dark grey</source>
        <translation>тёмно-серый</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>серый</translation>
    </message>
    <message>
        <source>light grey</source>
        <translation>светло-серый</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>тёмно-красный</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>кремовый</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>коричневый</translation>
    </message>
    <message>
        <source>light brown</source>
        <translation>светло-коричневый</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>тёмно-коричневый</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>тёмно-зелёный</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>светло-зелёный</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>бирюзовый</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>тёмно-синий</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>голубой</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>фиолетовый</translation>
    </message>
    <message>
        <source>light purple</source>
        <translation>сиреневый</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>розовый</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no such cells.</source>
        <translation>Таких клеток нет.</translation>
    </message>
    <message>
        <source>The puzzle does not have this colour.</source>
        <translation>Такого цвета в кроссворде нет.</translation>
    </message>
    <message>
        <source>A stroke stays in one row or one column.</source>
        <translation>Штрих идёт по одной строке или одному столбцу.</translation>
    </message>
    <message>
        <source>These cells have this colour already.</source>
        <translation>Эти клетки уже этого цвета.</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Ошибок нет.</translation>
    </message>
    <message>
        <source>The picture needs a blue cell.</source>
        <translation>В картинке нужна синяя клетка.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Имя слишком длинное.</translation>
    </message>
    <message>
        <source>A random board has %1 to %2 rows and columns.</source>
        <translation>У случайной доски от %1 до %2 строк и столбцов.</translation>
    </message>
    <message>
        <source>Of a hundred cells, %1 to %2 are blue.</source>
        <translation>Из ста клеток синих от %1 до %2.</translation>
    </message>
    <message>
        <source>A random board is easy, medium or hard.</source>
        <translatorcomment>not a term: easy; not a term: medium</translatorcomment>
        <translation>Случайная доска бывает easy, medium или hard.</translation>
    </message>
    <message>
        <source>There is no such dealer.</source>
        <translation>Такого способа раздачи нет.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are wrong. %1</source>
        <comment>One cell is wrong. %1</comment>
        <translation>
            <numerusform>Неверна %Ln клетка. %1</numerusform>
            <numerusform>Неверны %Ln клетки. %1</numerusform>
            <numerusform>Неверны %Ln клеток. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells could not be known yet. %1</source>
        <comment>One cell could not be known yet. %1</comment>
        <translation>
            <numerusform>%Ln клетка ещё не могла быть известна. %1</numerusform>
            <numerusform>%Ln клетки ещё не могли быть известны. %1</numerusform>
            <numerusform>%Ln клеток ещё не могли быть известны. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 has another colour.</source>
        <translation>Строка %1, столбец %2: цвет другой.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells painted too early or wrong</source>
        <comment>one cell painted too early or wrong</comment>
        <translation>
            <numerusform>%Ln клетка закрашена рано или неверно</numerusform>
            <numerusform>%Ln клетки закрашены рано или неверно</numerusform>
            <numerusform>%Ln клеток закрашено рано или неверно</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers are not those of this puzzle.</source>
        <translation>Это не числа этого кроссворда.</translation>
    </message>
    <message>
        <source>The board is not of %1 by %2 cells.</source>
        <translation>На доске не %1 на %2 клеток.</translation>
    </message>
    <message>
        <source>A random board has exactly one solution.</source>
        <translation>У случайной доски ровно одно решение.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкий</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудный</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>эксперт</translation>
    </message>
    <message>
        <source>Options look like 15x15,50,medium, and an own puzzle looks like own,cross,1.3,0/1,1,1.</source>
        <translatorcomment>not a term: medium</translatorcomment>
        <translation>Варианты выглядят как 15x15,50,medium, а свой кроссворд — как own,cross,1.3,0/1,1,1.</translation>
    </message>
    <message>
        <source>The numbers look like 1.3,0/1,1,1: rows, then columns.</source>
        <translation>Числа выглядят как 1.3,0/1,1,1: строки, затем столбцы.</translation>
    </message>
    <message>
        <source>A stroke looks like b3,4-7,4.</source>
        <translation>Штрих выглядит как b3,4-7,4.</translation>
    </message>
    <message>
        <source>Random, %1 x %2, %3</source>
        <translation>Случайная, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2, %3</source>
        <translation>Цветная картинка, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture, %1 x %2, %3</source>
        <translation>Картинка, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Picture in colour, %1 x %2</source>
        <translation>Цветная картинка, %1 x %2</translation>
    </message>
    <message>
        <source>Picture, %1 x %2</source>
        <translation>Картинка, %1 x %2</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1, %2 x %3</translation>
    </message>
</context>
</TS>
