<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>%Ln ячейка</numerusform>
            <numerusform>%Ln ячейки</numerusform>
            <numerusform>%Ln ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>Ячейки GCalc</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation>Куб</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Эта ячейка пуста.</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>смесь: красный %L1, зелёный %L2, синий %L3</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation>переменная «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>%Ln часть</numerusform>
            <numerusform>%Ln части</numerusform>
            <numerusform>%Ln частей</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>функция от «%1»: %2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>левая половина: %1, правая половина: %2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>верхняя половина: %1, нижняя половина: %2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>передняя половина: %1, задняя половина: %2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>%1, аргумент %2</translation>
    </message>
    <message>
        <source>main</source>
        <translation>главная</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation>страница %L1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, пусто</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translation>Кубы</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Хранилище</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>Взято: %1. Перейдите к ячейке и нажмите Enter, чтобы положить; Esc вернёт на место.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Эта ячейка пуста.</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>Ячейки с таким именем нет.</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
Положить: %2
Правая кнопка: %3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
Правая кнопка: делает из главного куба функцию от этого цвета.</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>Положите сюда куб</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>Взято: %1. Щёлкните ячейку, чтобы положить; Esc вернёт на место.</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Эта ячейка пуста.</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>Рисунок куба</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>Переходит к следующему уроку</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>Разложить ячейки</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>Кладёт ячейки этого урока вместо ваших; отмена вернёт ваши</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>Испытывает то, что в главной ячейке</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>Кладёт верный ответ в главную ячейку</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>Задача: %1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>С подсказкой: ответ показан</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1, решено</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1, с подсказкой</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>Ответ показан: урок считается решённым с подсказкой.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>Остался %Ln урок.</numerusform>
            <numerusform>Осталось %Ln урока.</numerusform>
            <numerusform>Осталось %Ln уроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>Все уроки решены.</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>Все уроки пройдены, некоторые с подсказками.</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>Эта ячейка пуста.</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>Картинка куба</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>Вычислять сразу после применения</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>Ограничивать глубину вычисления</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>Опускать части, в которых пикселей меньше, чем</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>Делить аргумент между половинами тела</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>Цвета — функции, которые смешивают</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>Никогда не печатать картинку вместо рисунка</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation>Куб</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Объёмно</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>Показывает куб объёмным. Чтобы повернуть, потяните.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>Мышь или стрелки: поворот; с Ctrl+Shift: сдвиг. Колесо, + и -: размер. Esc: назад.</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>Колесо, + и -: размер. Мышь: сдвиг или, в объёме, поворот. Ctrl+Shift и стрелки: сдвиг. Esc: назад.</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>Частей больше, чем можно нарисовать; некоторые изображают сразу несколько.</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>К терму до первого шага</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>К нормальной форме</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>Кладёт терм этого шага в главную ячейку</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>Терм этого шага</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>Шаг %L1</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>На пути к нормальной форме.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>За %Ln шаг конца нет; «В конец» идёт дальше.</numerusform>
            <numerusform>За %Ln шага конца нет; «В конец» идёт дальше.</numerusform>
            <numerusform>За %Ln шагов конца нет; «В конец» идёт дальше.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>Следующий шаг дал бы слишком большой терм.</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>Это нормальная форма: редуцировать больше нечего.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>Остановить по пути</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>Искать имена</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Добавить страницу</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 из %L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Страница %L1 из %L2</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>Терм как текст</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>Enter кладёт терм в главную ячейку, Shift+Enter начинает строку, Esc возвращает прежнее. Грамматика — в справке.</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>Буква %L1: %2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>Enter кладёт это в главную ячейку.</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>Вместо ваших ячеек теперь ячейки этого урока. Отмена вернёт ваши.</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>В главной ячейке верный ответ. Отмена вернёт то, что там было.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новое</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>Показать п&amp;римеры</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>Вы&amp;резать ячейку</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>&amp;Копировать ячейку</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>&amp;Вставить в ячейку</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>О&amp;чистить ячейку</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>Пере&amp;именовать ячейку...</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>В&amp;ычислить ячейку</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>&amp;Прервать вычисление</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>&amp;Увеличить куб</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>&amp;Объёмные кубы</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>&amp;Текст, шаги и уроки</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>Частей в главной</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>не счесть</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>Вычисляется. Esc остановит.</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>Копирует куб: %1.</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>Перемещает куб: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>Перетащите куб в середину или начните с уроков: %1.</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>Перетащите куб в середину. Потом кладите другие на ячейки вокруг него.</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>Соединяйте кубы, делайте из них функции и применяйте их друг к другу.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Эта ячейка пуста.</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>Вычислять нечего.</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>Вычислить не удалось.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>Вычисление прервано.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Скопировано: %1.</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>В нём слишком много текста.</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>В буфере обмена нет куба. %1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Основные цвета не меняются.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>В главной ячейке ещё ничего нет.</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>Переименовывать здесь нечего.</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>Переименовать ячейку</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>Очищать здесь нечего.</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>Сделать из главного функцию от этого цвета</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Положить сюда</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Enter</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Вырезать</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Вычислить</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Переименовать...</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Увеличить</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Печать...</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>Показать примеры</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Открыть...</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Сохранить как...</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Настройки...</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>Вид цветов</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Мягкие</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Чистые</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>Знаки на цветах</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Узоры</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>Сзади</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>Ставит куб позади главного.</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>Убирает заднюю половину.</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>Убрать заднюю половину</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Сверху</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>Ставит куб на главный.</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>Убирает верхнюю половину.</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>Убрать верхнюю половину</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>Как функция</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>Применяет куб к главному.</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>Убирает функцию и оставляет её аргумент.</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>Убрать функцию</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>Ставит куб слева от главного.</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>Убирает левую половину.</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>Убрать левую половину</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>Ставит куб справа от главного.</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>Убирает правую половину.</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>Убрать правую половину</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>Как аргумент</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation>Применяет главный куб к этому.</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>Убирает аргумент и оставляет его функцию.</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>Убрать аргумент</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Снизу</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>Ставит куб под главный.</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>Убирает нижнюю половину.</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>Убрать нижнюю половину</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Спереди</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>Ставит куб перед главным.</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>Убирает переднюю половину.</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>Убрать переднюю половину</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>Части глубже предела вычисления оставлены как есть. Повторное вычисление продолжит с них.</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation>Вычисление ходит по кругу: терм вернулся.</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>Этому нет конца: терм — часть собственного результата. Там он оставлен как есть.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>Остановлено через %Ln шаг.</numerusform>
            <numerusform>Остановлено через %Ln шага.</numerusform>
            <numerusform>Остановлено через %Ln шагов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>Остановлено: понадобилось больше %Ln разного терма.</numerusform>
            <numerusform>Остановлено: понадобилось больше %Ln разных термов.</numerusform>
            <numerusform>Остановлено: понадобилось больше %Ln разных термов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>Остановлено: друг друга ждало %Ln вычисление.</numerusform>
            <numerusform>Остановлено: друг друга ждали %Ln вычисления.</numerusform>
            <numerusform>Остановлено: друг друга ждали %Ln вычислений.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>Остановлено: термы стали слишком велики.</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>Вычисление прервано.</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>Цвет — не функция, поэтому всё остаётся как есть. В настройках можно разрешить цветам смешиваться.</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>Переменная — не функция, пока на её место ничего не встало.</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>Пустая часть — не функция.</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>Это снова становится самим собой.</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Подстановка</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>Пространственное применение</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>Смешение цветов</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>Аргумент встаёт на место переменной.</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translation>Аргумент делится, и каждая часть функции берёт свою его часть.</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>Каждый цвет аргумента смешивается с цветом, который к нему применён.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Файл слишком велик.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Эта скобка не закрыта.</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>После точки может стоять только что-то одно.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>Вложено слишком глубоко.</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>Эта скобка не открыта.</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>После точки должно что-то стоять.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>После этого текста не хватает кавычки.</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>Обратная черта в тексте бывает только перед кавычкой или другой обратной чертой.</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>Текст обрывается посреди слова.</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>Точки здесь быть не может.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>Файл GCalc начинается с &quot;GCALC&quot;.</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>Файл кончается раньше, чем его настройки и ячейки.</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>После списка сохранённых ячеек ничего быть не может.</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>Здесь должен быть список сохранённых ячеек.</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>В этом тексте нет ячейки.</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>После ячейки ничего быть не может.</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>Здесь должно быть #t или #f.</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>Здесь должно быть #f или число от 0 до %1.</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>Здесь должна быть ячейка: имя или #f, точка и терм.</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>В имени недопустимые знаки, или оно слишком длинное.</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>Здесь должно быть название цвета.</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>Части цвета — числа от 0 до 255.</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>У смешанного цвета три числа.</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>Переменная — это var и название цвета.</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>Это не терм.</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>У операции две части.</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>Здесь должна быть переменная: (var colour).</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>Термы больше чем из %Ln части не записываются.</numerusform>
            <numerusform>Термы больше чем из %Ln частей не записываются.</numerusform>
            <numerusform>Термы больше чем из %Ln частей не записываются.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>нечто из %Ln части</numerusform>
            <numerusform>нечто из %Ln частей</numerusform>
            <numerusform>нечто из %Ln частей</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>Главная ячейка даёт %1, а должно быть %2.</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1 даёт %2, а должно давать %3.</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>В главной ячейке ещё ничего нет.</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1: вычислению нет конца. %2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Кубы</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>Здесь всё — кубы. Простейшие из них — цвета слева. В середине главная ячейка, в ней кубы строят; справа есть место, где их хранить.</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>Перетащите цвет в главную ячейку, и он скопируется туда. Положите другой цвет на одну из ячеек вокруг, и он присоединится к главному кубу с этой стороны: каждый займёт половину куба.</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>Постройте куб, левая половина которого красная, а правая зелёная.</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>Три направления</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>Кубы соединяют по трём направлениям: слева и справа, сверху и снизу, спереди и сзади. Текстом это пишут red|green, red-green и red/green; первой идёт левая, верхняя или передняя часть.</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>У части могут быть свои части. Чтобы построить нечто из двух составных половин, сделайте одну, перетащите её в хранилище, а другую сделайте в главной ячейке.</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>Постройте доску из четырёх клеток: сверху зелёная и красная, снизу красная и зелёная.</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>Убирать</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>Щелчок правой кнопкой по ячейке «Слева», «Справа», «Сверху», «Снизу», «Спереди» или «Сзади» убирает то, что с этой стороны. Разрез идёт через весь куб, как бы он ни был построен.</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>Так что куб можно резать поперёк, даже если он соединён иначе: у (red|green)-blue, где синее снизу, левая половина — red-blue.</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>В главной ячейке четыре цвета спереди и два сзади. Оставьте то, что спереди слева: красный над синим.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Функции</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation>Щелчок правой кнопкой по цвету слева делает из главного куба функцию: цвет становится пустым местом, переменной, куда можно поставить что угодно. Её отмечает круглый знак этого цвета.</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>Из red|green щелчок по зелёному делает \green.red|&apos;green: функцию, которая ставит красное слева от всего, что получит. Апостроф отличает переменную от цвета.</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>Сделайте функцию, которая ставит белое сверху на всё, что получит.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Применение</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>Применить функцию — значит поставить что-то на её пустое место. Положите функцию на «Как функция», и она получит главный куб. Положите куб на «Как аргумент», и его получит главная функция.</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>В хранилище есть функция double: \green.&apos;green|&apos;green. Она ставит рядом два того, что получит. Текстом double от красного пишут &quot;double&quot;@red, с именем ячейки в кавычках.</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>Постройте ряд из восьми красных ломтиков. Трёх применений double хватит.</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>Два аргумента</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>Функция берёт один аргумент. Та, что берёт два, — это функция, чей результат — другая функция: \green.\red.&apos;green|&apos;red получает что-то для зелёного и становится функцией, которая ждёт красного.</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>Цвета становятся переменными по очереди, и последний спросят первым. Поэтому сначала щёлкните по цвету второго аргумента, потом по цвету первого.</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>Сделайте функцию от двух аргументов, которая ставит первый позади второго.</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>Да и нет</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>Функции могут выбирать. Та, что зовётся true, \green.\red.&apos;green, берёт две вещи и даёт первую; false даёт вторую. Так что логическое значение решает само: если применить его к двум кубам, останется один.</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>Отрицание логического значения даёт вторую из двух вещей там, где оно само давало первую.</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>Сделайте функцию not: она получает true или false и даёт другое.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>Пара хранит две вещи и отдаёт одну из них. Функция cons берёт обе и ждёт логического значения, которое выберет: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>Функция car спрашивает пару с помощью true и получает первое; cdr спрашивает с помощью false и получает второе.</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>Сделайте функцию, которая получает пару и даёт пару, где обе вещи поменялись местами.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>Число — это сколько раз что-то делается. Двойка берёт функцию и начало и применяет функцию дважды: \green.\red.&apos;green@(&apos;green@&apos;red). Нуль даёт начало как есть.</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>Чтобы увидеть число, дайте ему дело. В хранилище есть slice, она ставит синее слева от того, что получит. Примените two к slice, а результат — к белому.</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>Сделайте число четыре.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Арифметика</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>Числа что-то делают, значит, могут и считать. Plus прибавляет ко второму числу единицу столько раз, сколько говорит первое: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times несколько раз повторяет то, что само делается несколько раз.</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>В хранилище есть ещё minus, которая вычитает второе число из первого, и sub1, которая вычитает единицу: она считает парами, помнящими предыдущее число.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>Сделайте функцию, которая получает число и даёт его квадрат: число, умноженное само на себя.</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>Нуль или нет</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>Функция zero? говорит, нуль ли число. Она велит числу начать с true и делать то, что из всего делает false. Нуль оставляет true как есть.</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>Получается логическое значение, а оно само выбирает из двух вещей.</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>Сделайте функцию от числа, которая для нуля даёт красное, а для единицы и всего большего — белое.</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>Функции в пространстве</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>Функции — тоже кубы, так что их можно соединять, как и прочие. Такая функция работает в пространстве: её левая часть получает левую половину аргумента, правая — правую.</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>В хранилище есть id, которая даёт то, что получит, и hole, которая всегда даёт прозрачный куб. В slicer их по восемь вперемежку, и она вырезает из всего ломтики.</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation>Сделайте функцию, которая срезает нижнюю половину куба, а верхнюю оставляет на месте.</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>Рекурсия</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>У функции нет имени, которым она могла бы вызвать себя. Поможет Y-comb: &quot;Y-comb&quot;@f — это f, применённая к &quot;Y-comb&quot;@f. Так f получает первым аргументом то, чем вот-вот станет.</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>Пример есть в хранилище: slices — это &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Её красное — сама функция. Для нуля она даёт белое, иначе синее и то, что даёт для числа на единицу меньше. Вычисляется только нужное, и поэтому всё кончается.</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>Рекурсия, которая не доходит до нуля, бесконечна. Её останавливает предел, и об этом сообщается.</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>Сделайте функцию, которая получает число и складывает все числа от него до единицы: из трёх выйдет шесть.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Списки</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>Список — это null или пара: первый элемент и список остальных. Функция null? говорит, не осталось ли ничего.</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>Сделать что-то с каждым элементом — снова рекурсия: если список null, дело сделано; иначе сделать это с первым элементом и продолжить с остальными.</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>Сделайте функцию, которая рисует список: элементы рядом, слева направо, каждый соединён с рисунком остальных, а null — прозрачное.</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>Этот текст слишком длинен для терма.</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>Этот знак здесь ничего не значит.</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>Цвета «%1» нет.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>После апострофа должно стоять название цвета.</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>После решётки должны стоять шесть шестнадцатеричных цифр, как в #ff8000.</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>После имени не хватает кавычки.</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>Ячейки с именем «%1» нет.</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>Здесь ничего не написано. Пустой терм называется empty.</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>Текст кончается там, где должен идти терм.</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>Перед этой скобкой не хватает терма.</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>Перед этим знаком не хватает терма.</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>Абстракции внутри операции нужны скобки.</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>После лямбды должно стоять название цвета.</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>После переменной абстракции должна стоять точка.</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>Терм вложен слишком глубоко.</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>Между двумя термами не хватает знака.</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>Скобки должны сказать, какой из двух знаков действует первым.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>Терм больше чем из %Ln части текстом не записывается.</numerusform>
            <numerusform>Терм больше чем из %Ln частей текстом не записывается.</numerusform>
            <numerusform>Терм больше чем из %Ln частей текстом не записывается.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>Такой ячейки нет.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Эта ячейка пуста.</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>Терм больше чем из %Ln разной части ни в одну ячейку не войдёт.</numerusform>
            <numerusform>Терм больше чем из %Ln разных частей ни в одну ячейку не войдёт.</numerusform>
            <numerusform>Терм больше чем из %Ln разных частей ни в одну ячейку не войдёт.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>Куб нельзя положить туда, откуда он взят.</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>Основные цвета не меняются.</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>Так можно только копировать.</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>С этой стороны убирать нечего.</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>Есть не больше %Ln страницы.</numerusform>
            <numerusform>Есть не больше %Ln страниц.</numerusform>
            <numerusform>Есть не больше %Ln страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>Эти настройки недопустимы.</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>Файл повреждён.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>В имени не больше %Ln буквы и нет переводов строки.</numerusform>
            <numerusform>В имени не больше %Ln букв и нет переводов строки.</numerusform>
            <numerusform>В имени не больше %Ln букв и нет переводов строки.</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>У GCalc таких вариантов нет.</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>GCalc начинается с примеров, с пустых ячеек или с файла.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>Такого в GCalc не сделать.</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>прозрачный</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>тёмно-серый</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>серый</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>светло-серый</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>тёмно-красный</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>тёмно-зелёный</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>тёмно-синий</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>тёмно-жёлтый</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>тёмно-голубой</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>голубой</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>тёмно-пурпурный</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>пурпурный</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>В главной ячейке ещё нет функции: ни один цвет не стал переменной.</translation>
    </message>
</context>
</TS>
