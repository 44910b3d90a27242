<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>lights_out::Editor</name>
    <message>
        <source>Draw a board</source>
        <translation>Нарисовать доску</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Размер:</translation>
    </message>
    <message>
        <source>A press s&amp;witches:</source>
        <translation>Нажатие &amp;переключает:</translation>
    </message>
    <message>
        <source>Board to draw</source>
        <translation>Рисуемая доска</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>Всё &amp;погасить</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>Всё &amp;зажечь</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Наоборот</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>&amp;Случайно</translation>
    </message>
    <message>
        <source>&amp;Make it solvable</source>
        <translation>Сделать &amp;разрешимой</translation>
    </message>
    <message>
        <source>Changes as few lights as possible</source>
        <translation>Меняет как можно меньше ламп</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
</context>
<context>
    <name>lights_out::LevelChooser</name>
    <message>
        <source>Levels</source>
        <translation>Уровни</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>1 press</comment>
        <translation>
            <numerusform>%Ln нажатие</numerusform>
            <numerusform>%Ln нажатия</numerusform>
            <numerusform>%Ln нажатий</numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Ещё не решён</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>Решён с подсказками</translation>
    </message>
    <message>
        <source>Solved in the fewest presses</source>
        <translation>Решён за минимум нажатий</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %Ln presses</source>
        <comment>Solved in one press</comment>
        <translation>
            <numerusform>Решён за %Ln нажатие</numerusform>
            <numerusform>Решён за %Ln нажатия</numerusform>
            <numerusform>Решён за %Ln нажатий</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels solved: %L1 of %L2, and %L3 in the fewest presses. The easiest come first.</source>
        <translation>Решено уровней: %L1 из %L2, за минимум нажатий: %L3. Самые лёгкие идут первыми.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
</context>
<context>
    <name>lights_out::Pages</name>
    <message>
        <source>A press switches a light and those above, below, left and right of it.</source>
        <translation>Нажатие переключает лампу и соседей сверху, снизу, слева и справа.</translation>
    </message>
    <message>
        <source>A press switches a light and those above, below, left and right of it; beyond an edge the board goes on at the other.</source>
        <translation>Нажатие переключает лампу и соседей сверху, снизу, слева и справа; за краем доска продолжается с другой стороны.</translation>
    </message>
    <message>
        <source>A press switches a light and those that touch it at a corner.</source>
        <translation>Нажатие переключает лампу и соседей по углам.</translation>
    </message>
    <message>
        <source>A press switches a light and all lights around it.</source>
        <translation>Нажатие переключает лампу и всех соседей вокруг.</translation>
    </message>
    <message>
        <source>Switch all lights off. Filled circles with rays are lit.</source>
        <translation>Погасите все лампы. Закрашенные кружки с лучами горят.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %Ln presses.</source>
        <comment>It takes at least 1 press.</comment>
        <translation>
            <numerusform>Нужно не меньше %Ln нажатия.</numerusform>
            <numerusform>Нужно не меньше %Ln нажатий.</numerusform>
            <numerusform>Нужно не меньше %Ln нажатий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights Out</source>
        <translation>Погаси свет</translation>
    </message>
    <message>
        <source>Lights Out, %1 x %1</source>
        <translation>Погаси свет, %1 x %1</translation>
    </message>
    <message>
        <source>Solution: press every cell with a cross, in any order.</source>
        <translation>Решение: нажмите каждую клетку с крестиком, в любом порядке.</translation>
    </message>
</context>
<context>
    <name>lights_out::Panel</name>
    <message>
        <source>on</source>
        <translation>горит</translation>
    </message>
    <message>
        <source>off</source>
        <translation>не горит</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>нажата</translation>
    </message>
    <message>
        <source>part of the solution</source>
        <translation>часть решения</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
</context>
<context>
    <name>lights_out::View</name>
    <message>
        <source>&amp;Levels...</source>
        <translation>&amp;Уровни...</translation>
    </message>
    <message>
        <source>Ne&amp;xt level</source>
        <translation>Следующий у&amp;ровень</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Следующий уровень</translation>
    </message>
    <message>
        <source>&amp;Draw a board...</source>
        <translation>&amp;Нарисовать доску...</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Показать &amp;решение</translation>
    </message>
    <message>
        <source>&amp;Mark pressed cells</source>
        <translation>&amp;Отмечать нажатые клетки</translation>
    </message>
    <message>
        <source>&amp;Outline what a press switches</source>
        <translation>О&amp;бводить то, что переключит нажатие</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Нажатия</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Минимум</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Горит ламп</translation>
    </message>
    <message numerus="yes">
        <source>All lights are off: these %Ln cells are a quiet pattern.</source>
        <comment>All lights are off: this cell is a quiet pattern.</comment>
        <translation>
            <numerusform>Все лампы погасли: эта %Ln клетка — тихий узор.</numerusform>
            <numerusform>Все лампы погасли: эти %Ln клетки — тихий узор.</numerusform>
            <numerusform>Все лампы погасли: эти %Ln клеток — тихий узор.</numerusform>
        </translation>
    </message>
    <message>
        <source>All lights are off!</source>
        <translation>Все лампы погасли!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses, the fewest possible.</source>
        <comment>One press, the fewest possible.</comment>
        <translation>
            <numerusform>%Ln нажатие, меньше нельзя.</numerusform>
            <numerusform>%Ln нажатия, меньше нельзя.</numerusform>
            <numerusform>%Ln нажатий, меньше нельзя.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses; %L1 would have been enough.</source>
        <comment>One press; %L1 would have been enough.</comment>
        <translation>
            <numerusform>%Ln нажатие; хватило бы %L1.</numerusform>
            <numerusform>%Ln нажатия; хватило бы %L1.</numerusform>
            <numerusform>%Ln нажатий; хватило бы %L1.</numerusform>
        </translation>
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
        <source>Expert</source>
        <translation>Экспертная</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайная</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Моя</translation>
    </message>
    <message>
        <source>Empty, to try things out</source>
        <translation>Пустая, для проб</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>A press switches</source>
        <translation>Нажатие переключает</translation>
    </message>
    <message>
        <source>Random boards</source>
        <translation>Случайные доски</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Любые</translation>
    </message>
    <message>
        <source>Easy, up to 5 presses</source>
        <translation>Лёгкие, до 5 нажатий</translation>
    </message>
    <message>
        <source>Medium, 6 to 9 presses</source>
        <translation>Средние, от 6 до 9 нажатий</translation>
    </message>
    <message>
        <source>Hard, 10 to 14 presses</source>
        <translation>Трудные, от 10 до 14 нажатий</translation>
    </message>
    <message>
        <source>Expert, 15 presses and more</source>
        <translation>Экспертные, от 15 нажатий</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>&amp;Draw...</source>
        <translation>&amp;Нарисовать...</translation>
    </message>
    <message>
        <source>My own board</source>
        <translation>Моя доска</translation>
    </message>
    <message>
        <source>Every board that is dealt can be solved.</source>
        <translation>Каждую случайную доску можно решить.</translation>
    </message>
    <message>
        <source>A level has its own size and neighbourhood.</source>
        <translation>У уровня свой размер и свои соседи.</translation>
    </message>
    <message>
        <source>All lights are off. Press cells to make patterns, or look for presses that change nothing.</source>
        <translation>Все лампы погашены. Нажимайте клетки, чтобы рисовать узоры, или ищите нажатия, которые ничего не меняют.</translation>
    </message>
    <message>
        <source>Mark pressed cells</source>
        <translation>Отмечать нажатые клетки</translation>
    </message>
    <message>
        <source>Outline what a press switches</source>
        <translation>Обводить то, что переключит нажатие</translation>
    </message>
</context>
<context>
    <name>lights_out::Words</name>
    <message>
        <source>easy</source>
        <translation>лёгкая</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средняя</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудная</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>экспертная</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любая</translation>
    </message>
    <message>
        <source>The cross, and the edges meet</source>
        <translation>Крест, края смыкаются</translation>
    </message>
    <message>
        <source>The diagonal cross</source>
        <translation>Косой крест</translation>
    </message>
    <message>
        <source>All eight neighbours</source>
        <translation>Все восемь соседей</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>Крест</translation>
    </message>
    <message numerus="yes">
        <source>%1, %L2 × %L2, %Ln presses</source>
        <comment>%1, %L2 × %L2, one press</comment>
        <translation>
            <numerusform>%1, %L2 × %L2, %Ln нажатие</numerusform>
            <numerusform>%1, %L2 × %L2, %Ln нажатия</numerusform>
            <numerusform>%1, %L2 × %L2, %Ln нажатий</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards of this kind have too many solutions to find the fewest presses.</source>
        <translation>У таких досок слишком много решений, чтобы найти минимум нажатий.</translation>
    </message>
    <message>
        <source>No light is on yet.</source>
        <translation>Ни одна лампа пока не горит.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Эту доску не решить.</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved in %Ln presses and not in fewer: %1.</source>
        <comment>One press solves this board: %1.</comment>
        <translation>
            <numerusform>Эта доска решается за %Ln нажатие, не меньше: %1.</numerusform>
            <numerusform>Эта доска решается за %Ln нажатия, не меньше: %1.</numerusform>
            <numerusform>Эта доска решается за %Ln нажатий, не меньше: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Plus</source>
        <translation>Плюс</translation>
    </message>
    <message>
        <source>One press</source>
        <translation>Одно нажатие</translation>
    </message>
    <message>
        <source>Opposite corners</source>
        <translation>Два угла</translation>
    </message>
    <message>
        <source>One of four</source>
        <translation>Одна из четырёх</translation>
    </message>
    <message>
        <source>Little T</source>
        <translation>Буква Т</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Буква Н</translation>
    </message>
    <message>
        <source>All on, 2 × 2</source>
        <translation>Всё горит, 2 × 2</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Четыре угла</translation>
    </message>
    <message>
        <source>Slanted corner</source>
        <translation>Косой угол</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Перекрёсток</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Шар</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Забор</translation>
    </message>
    <message>
        <source>All on, 4 × 4</source>
        <translation>Всё горит, 4 × 4</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Компас</translation>
    </message>
    <message>
        <source>Hinges</source>
        <translation>Петли</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Скобки</translation>
    </message>
    <message>
        <source>Seam</source>
        <translation>Шов</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Слон</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Крылья</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Гнездо</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Корона</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Замок</translation>
    </message>
    <message>
        <source>All on, all eight</source>
        <translation>Всё горит, все восемь</translation>
    </message>
    <message>
        <source>Four crosses</source>
        <translation>Четыре креста</translation>
    </message>
    <message>
        <source>Middle light</source>
        <translation>Лампа в середине</translation>
    </message>
    <message>
        <source>Corner light</source>
        <translation>Лампа в углу</translation>
    </message>
    <message>
        <source>All on, 3 × 3</source>
        <translation>Всё горит, 3 × 3</translation>
    </message>
    <message>
        <source>Lonely light</source>
        <translation>Одинокая лампа</translation>
    </message>
    <message>
        <source>Classic diagonal</source>
        <translation>Классическая диагональ</translation>
    </message>
    <message>
        <source>Five stars</source>
        <translation>Пять звёзд</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Пуговица</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Веер</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Решётка</translation>
    </message>
    <message>
        <source>All on, edges meet</source>
        <translation>Всё горит, края смыкаются</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Самоцвет</translation>
    </message>
    <message>
        <source>Slanted fan</source>
        <translation>Косой веер</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Щит</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Трон</translation>
    </message>
    <message>
        <source>Five crosses</source>
        <translation>Пять крестов</translation>
    </message>
    <message>
        <source>Classic 1</source>
        <translation>Классика 1</translation>
    </message>
    <message>
        <source>Classic 2</source>
        <translation>Классика 2</translation>
    </message>
    <message>
        <source>Classic 3</source>
        <translation>Классика 3</translation>
    </message>
    <message>
        <source>Classic 4</source>
        <translation>Классика 4</translation>
    </message>
    <message>
        <source>Classic 5</source>
        <translation>Классика 5</translation>
    </message>
    <message>
        <source>Little L</source>
        <translation>Маленькая Г</translation>
    </message>
    <message>
        <source>Classic 6</source>
        <translation>Классика 6</translation>
    </message>
    <message>
        <source>Classic 7</source>
        <translation>Классика 7</translation>
    </message>
    <message>
        <source>Knot</source>
        <translation>Узел</translation>
    </message>
    <message>
        <source>Endless frame</source>
        <translation>Бесконечная рама</translation>
    </message>
    <message>
        <source>Little ring</source>
        <translation>Маленькое кольцо</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Все, кроме одной</translation>
    </message>
    <message>
        <source>Far corners</source>
        <translation>Дальние углы</translation>
    </message>
    <message>
        <source>Bracelet</source>
        <translation>Браслет</translation>
    </message>
    <message>
        <source>Four ways</source>
        <translation>Четыре дороги</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Снежинка</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>Пончик</translation>
    </message>
    <message>
        <source>Endless ring</source>
        <translation>Бесконечное кольцо</translation>
    </message>
    <message>
        <source>Endless rain</source>
        <translation>Бесконечный дождь</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Лепестки</translation>
    </message>
    <message>
        <source>King’s star</source>
        <translation>Королевская звезда</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Ромб</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Луг</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Марка</translation>
    </message>
    <message>
        <source>King in the corner</source>
        <translation>Король в углу</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Зрачок</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Бант</translation>
    </message>
    <message>
        <source>Nine dots</source>
        <translation>Девять точек</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картина</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Кость</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Ворота</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Коробка</translation>
    </message>
    <message>
        <source>Nine jewels</source>
        <translation>Девять камней</translation>
    </message>
    <message>
        <source>Pine cone</source>
        <translation>Шишка</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>All on, diagonal</source>
        <translation>Всё горит, косой крест</translation>
    </message>
    <message>
        <source>Four lamps</source>
        <translation>Четыре лампы</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Окна</translation>
    </message>
    <message>
        <source>Music note</source>
        <translation>Нота</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Рама</translation>
    </message>
    <message>
        <source>Saltire</source>
        <translation>Андреевский крест</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Луна</translation>
    </message>
    <message>
        <source>Four arrows</source>
        <translation>Четыре стрелки</translation>
    </message>
    <message>
        <source>Ring road</source>
        <translation>Кольцевая дорога</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>Искры</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Брусок</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Мозаика</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Клевер</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Стрелка</translation>
    </message>
    <message>
        <source>All on, 5 × 5</source>
        <translation>Всё горит, 5 × 5</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Дом</translation>
    </message>
    <message>
        <source>Fir tree</source>
        <translation>Ёлка</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Сердце</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>Шахматная доска</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Ракета</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Кошка</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Лестница</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Гриб</translation>
    </message>
    <message>
        <source>All on, 9 × 9</source>
        <translation>Всё горит, 9 × 9</translation>
    </message>
    <message>
        <source>Mug</source>
        <translation>Кружка</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Зонтик</translation>
    </message>
    <message>
        <source>All on, 6 × 6</source>
        <translation>Всё горит, 6 × 6</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Звезда</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Улыбка</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Якорь</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Рыба</translation>
    </message>
    <message>
        <source>Frame in a frame</source>
        <translation>Рама в раме</translation>
    </message>
    <message>
        <source>All on, 7 × 7</source>
        <translation>Всё горит, 7 × 7</translation>
    </message>
    <message>
        <source>Invader</source>
        <translation>Пришелец</translation>
    </message>
    <message>
        <source>Sailing boat</source>
        <translation>Парусник</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Песочные часы</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Солнце</translation>
    </message>
    <message>
        <source>All on, 8 × 8</source>
        <translation>Всё горит, 8 × 8</translation>
    </message>
    <message>
        <source>Big chessboard</source>
        <translation>Большая шахматная доска</translation>
    </message>
    <message>
        <source>All on, 10 × 10</source>
        <translation>Всё горит, 10 × 10</translation>
    </message>
    <message>
        <source>All on, 11 × 11</source>
        <translation>Всё горит, 11 × 11</translation>
    </message>
    <message>
        <source>All on, 12 × 12</source>
        <translation>Всё горит, 12 × 12</translation>
    </message>
    <message>
        <source>There is no such light on this board.</source>
        <translation>Такой лампы на этой доске нет.</translation>
    </message>
    <message>
        <source>All lights are off already. Start a new game or restart this one.</source>
        <translation>Все лампы уже погашены. Начните новую игру или эту — заново.</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Нажатия</translation>
    </message>
    <message>
        <source>All lights are off. Press any cell to make a pattern.</source>
        <translation>Все лампы погашены. Нажмите любую клетку и рисуйте узор.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in the only solution.</source>
        <translation>Строка %1, столбец %2 — в единственном решении.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is in every solution.</source>
        <translation>Строка %1, столбец %2 — в каждом решении.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in all %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the only shortest solution.</comment>
        <translation>
            <numerusform>Строка %1, столбец %2 — в любом кратчайшем решении (их %Ln).</numerusform>
            <numerusform>Строка %1, столбец %2 — в любом кратчайшем решении (их %Ln).</numerusform>
            <numerusform>Строка %1, столбец %2 — в любом кратчайшем решении (их %Ln).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 is in one of %Ln shortest solutions.</source>
        <comment>Row %1, column %2 is in the shortest solution.</comment>
        <translation>
            <numerusform>Строка %1, столбец %2 — в одном из кратчайших решений (их %Ln).</numerusform>
            <numerusform>Строка %1, столбец %2 — в одном из кратчайших решений (их %Ln).</numerusform>
            <numerusform>Строка %1, столбец %2 — в одном из кратчайших решений (их %Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last press.</source>
        <translation>Это последнее нажатие.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses in all.</source>
        <comment>One press in all.</comment>
        <translation>
            <numerusform>Всего %Ln нажатие.</numerusform>
            <numerusform>Всего %Ln нажатия.</numerusform>
            <numerusform>Всего %Ln нажатий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 belongs to a shortest solution of %Ln presses.</source>
        <comment>Row %1, column %2 is the last press.</comment>
        <translation>
            <numerusform>Строка %1, столбец %2 — в кратчайшем решении за %Ln нажатие.</numerusform>
            <numerusform>Строка %1, столбец %2 — в кратчайшем решении за %Ln нажатия.</numerusform>
            <numerusform>Строка %1, столбец %2 — в кратчайшем решении за %Ln нажатий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presses</source>
        <comment>one press</comment>
        <translation>
            <numerusform>%Ln нажатие</numerusform>
            <numerusform>%Ln нажатия</numerusform>
            <numerusform>%Ln нажатий</numerusform>
        </translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>Размер — от %1 до %2.</translation>
    </message>
    <message>
        <source>With all eight neighbours, size %1 has too many solutions to find the fewest presses. Choose another size.</source>
        <translation>При всех восьми соседях у размера %1 слишком много решений, чтобы найти минимум нажатий. Выберите другой размер.</translation>
    </message>
    <message>
        <source>No light is on, so there is nothing to solve.</source>
        <translation>Ни одна лампа не горит, решать нечего.</translation>
    </message>
    <message>
        <source>This board cannot be solved.</source>
        <translation>Эту доску не решить.</translation>
    </message>
    <message numerus="yes">
        <source>The board has %Ln rows, and the game is for %1.</source>
        <comment>The board has one row, and the game is for %1.</comment>
        <translation>
            <numerusform>На доске %Ln строка, а в игре их %1.</numerusform>
            <numerusform>На доске %Ln строки, а в игре их %1.</numerusform>
            <numerusform>На доске %Ln строк, а в игре их %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is not the one that the game names.</source>
        <translation>Это не та доска, которую называет игра.</translation>
    </message>
    <message numerus="yes">
        <source>The board needs %Ln presses, which is another grade.</source>
        <comment>The board needs one press, which is another grade.</comment>
        <translation>
            <numerusform>Доске нужно %Ln нажатие, это другой уровень трудности.</numerusform>
            <numerusform>Доске нужно %Ln нажатия, это другой уровень трудности.</numerusform>
            <numerusform>Доске нужно %Ln нажатий, это другой уровень трудности.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a board of your own first.</source>
        <translation>Сначала нарисуйте свою доску.</translation>
    </message>
    <message>
        <source>No board of this size is that hard. Choose an easier grade or a larger board.</source>
        <translation>Таких трудных досок этого размера нет. Выберите доску полегче или побольше.</translation>
    </message>
    <message>
        <source>“%1” does not name a board to play.</source>
        <translation>«%1» не называет доску.</translation>
    </message>
    <message>
        <source>A board is written as rows of x (on) and o (off) with / between them.</source>
        <translation>Доска записывается строками из x (горит) и o (не горит) через /.</translation>
    </message>
    <message>
        <source>“%1” is not a press.</source>
        <translation>«%1» — не нажатие.</translation>
    </message>
    <message>
        <source>Random, %1 × %1</source>
        <translation>Случайная, %1 × %1</translation>
    </message>
    <message>
        <source>Random, %1 × %1, easy</source>
        <translation>Случайная, %1 × %1, лёгкая</translation>
    </message>
    <message>
        <source>Random, %1 × %1, medium</source>
        <translation>Случайная, %1 × %1, средняя</translation>
    </message>
    <message>
        <source>Random, %1 × %1, hard</source>
        <translation>Случайная, %1 × %1, трудная</translation>
    </message>
    <message>
        <source>Random, %1 × %1, expert</source>
        <translation>Случайная, %1 × %1, экспертная</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet</source>
        <translation>Случайная, %1 × %1, края смыкаются</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, easy</source>
        <translation>Случайная, %1 × %1, края смыкаются, лёгкая</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, medium</source>
        <translation>Случайная, %1 × %1, края смыкаются, средняя</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, hard</source>
        <translation>Случайная, %1 × %1, края смыкаются, трудная</translation>
    </message>
    <message>
        <source>Random, %1 × %1, edges meet, expert</source>
        <translation>Случайная, %1 × %1, края смыкаются, экспертная</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal</source>
        <translation>Случайная, %1 × %1, косой крест</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, easy</source>
        <translation>Случайная, %1 × %1, косой крест, лёгкая</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, medium</source>
        <translation>Случайная, %1 × %1, косой крест, средняя</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, hard</source>
        <translation>Случайная, %1 × %1, косой крест, трудная</translation>
    </message>
    <message>
        <source>Random, %1 × %1, diagonal, expert</source>
        <translation>Случайная, %1 × %1, косой крест, экспертная</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight</source>
        <translation>Случайная, %1 × %1, все восемь</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, easy</source>
        <translation>Случайная, %1 × %1, все восемь, лёгкая</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, medium</source>
        <translation>Случайная, %1 × %1, все восемь, средняя</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, hard</source>
        <translation>Случайная, %1 × %1, все восемь, трудная</translation>
    </message>
    <message>
        <source>Random, %1 × %1, all eight, expert</source>
        <translation>Случайная, %1 × %1, все восемь, экспертная</translation>
    </message>
    <message>
        <source>Own board, %1 × %1</source>
        <translation>Своя доска, %1 × %1</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, edges meet</source>
        <translation>Своя доска, %1 × %1, края смыкаются</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, diagonal</source>
        <translation>Своя доска, %1 × %1, косой крест</translation>
    </message>
    <message>
        <source>Own board, %1 × %1, all eight</source>
        <translation>Своя доска, %1 × %1, все восемь</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1</source>
        <translation>Пустая доска, %1 × %1</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, edges meet</source>
        <translation>Пустая доска, %1 × %1, края смыкаются</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, diagonal</source>
        <translation>Пустая доска, %1 × %1, косой крест</translation>
    </message>
    <message>
        <source>Empty board, %1 × %1, all eight</source>
        <translation>Пустая доска, %1 × %1, все восемь</translation>
    </message>
</context>
</TS>
