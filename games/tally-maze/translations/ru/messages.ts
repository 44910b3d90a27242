<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>%1: it is the flag.</source>
        <translation>%1: там флажок.</translation>
    </message>
    <message>
        <source>%1: with every other key a pumpkin catches the ball at once.</source>
        <translation>%1: с любой другой клавишей тыква сразу ловит мяч.</translation>
    </message>
    <message numerus="yes">
        <source>%1: from there it is %Ln steps to the flag.</source>
        <comment>%1: from there it is one step to the flag.</comment>
        <translation>
            <numerusform>%1: оттуда до флажка %Ln шаг.</numerusform>
            <numerusform>%1: оттуда до флажка %Ln шага.</numerusform>
            <numerusform>%1: оттуда до флажка %Ln шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the way to the flag is shorter then, %3 instead of %2.</source>
        <translation>%1: тогда путь до флажка короче, %3 вместо %2.</translation>
    </message>
    <message>
        <source>%1: in this maze a pumpkin could catch the ball now.</source>
        <translation>%1: в этом лабиринте тыква могла бы сейчас поймать мяч.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.</source>
        <comment>%1: one key later the next maze shortens the way to the flag from %2 steps to %3.</comment>
        <translation>
            <numerusform>%1: через %Ln нажатие следующий лабиринт сократит путь до флажка с %2 шагов до %3.</numerusform>
            <numerusform>%1: через %Ln нажатия следующий лабиринт сократит путь до флажка с %2 шагов до %3.</numerusform>
            <numerusform>%1: через %Ln нажатий следующий лабиринт сократит путь до флажка с %2 шагов до %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then.</source>
        <translation>%1: быстрее не победить. Длина пути тыкв до мяча тогда %2 и %3.</translation>
    </message>
    <message numerus="yes">
        <source>This wins with %Ln keys, and nothing wins with fewer.</source>
        <comment>This wins.</comment>
        <translation>
            <numerusform>Победа за %Ln нажатие, и меньше нельзя.</numerusform>
            <numerusform>Победа за %Ln нажатия, и меньше нельзя.</numerusform>
            <numerusform>Победа за %Ln нажатий, и меньше нельзя.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is proven that nothing wins from here with up to %Ln keys, and further it was not looked. Undo some keys.</source>
        <comment>It is proven that nothing wins from here with one key, and further it was not looked. Undo some keys.</comment>
        <translation>
            <numerusform>Доказано, что отсюда не победить и за %Ln нажатие, а дальше не просмотрено. Отмените несколько нажатий.</numerusform>
            <numerusform>Доказано, что отсюда не победить и за %Ln нажатия, а дальше не просмотрено. Отмените несколько нажатий.</numerusform>
            <numerusform>Доказано, что отсюда не победить и за %Ln нажатий, а дальше не просмотрено. Отмените несколько нажатий.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.</source>
        <translation>Доказано, что тыква поймает мяч, что бы вы ни делали. Отмените несколько нажатий.</translation>
    </message>
    <message>
        <source>There are too many ways from here to look at them all.</source>
        <translation>Путей отсюда слишком много, все не просмотреть.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Ждать</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translation>Следующий лабиринт</translation>
    </message>
    <message>
        <source>The game is over. Undo, or start a new game.</source>
        <translation>Игра окончена. Отмените ход или начните новую.</translation>
    </message>
    <message>
        <source>There is a hedge.</source>
        <translation>Там изгородь.</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Смен лабиринта</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; after “%2” a pumpkin catches the ball, whatever comes.</source>
        <comment>%1 wins at once; after “%2” a pumpkin catches the ball, whatever comes.</comment>
        <translation>
            <numerusform>%1 — победа за %Ln нажатие; после «%2» тыква поймает мяч, что бы ни было дальше.</numerusform>
            <numerusform>%1 — победа за %Ln нажатия; после «%2» тыква поймает мяч, что бы ни было дальше.</numerusform>
            <numerusform>%1 — победа за %Ln нажатий; после «%2» тыква поймает мяч, что бы ни было дальше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” nothing wins with up to %3.</source>
        <comment>%1 wins at once; with “%2” nothing wins with up to %3 keys.</comment>
        <translation>
            <numerusform>%1 — победа за %Ln нажатие; с «%2» не победить и за %3.</numerusform>
            <numerusform>%1 — победа за %Ln нажатия; с «%2» не победить и за %3.</numerusform>
            <numerusform>%1 — победа за %Ln нажатий; с «%2» не победить и за %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln keys; with “%2” it takes %3.</source>
        <comment>%1 wins at once; with “%2” it takes %3 keys.</comment>
        <translation>
            <numerusform>%1 — победа за %Ln нажатие; с «%2» нужно %3.</numerusform>
            <numerusform>%1 — победа за %Ln нажатия; с «%2» нужно %3.</numerusform>
            <numerusform>%1 — победа за %Ln нажатий; с «%2» нужно %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys</source>
        <comment>one key</comment>
        <translation>
            <numerusform>%Ln нажатие</numerusform>
            <numerusform>%Ln нажатия</numerusform>
            <numerusform>%Ln нажатий</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the board of lesson %1.</source>
        <translation>Это не доска урока %1.</translation>
    </message>
    <message>
        <source>This is no board of %1 × %1: neither its code nor its number.</source>
        <translation>Это не доска %1 × %1: ни её код, ни номер.</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2.</source>
        <translation>Размер — от %1 до %2.</translation>
    </message>
    <message>
        <source>A move is one of left, up, right, down, wait and next.</source>
        <translation>Ход — это left, up, right, down, wait или next.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Урок %1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
</context>
<context>
    <name>tally_maze::Board</name>
    <message>
        <source>Maze</source>
        <translation>Лабиринт</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>влево</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>above</source>
        <translation>вверх</translation>
    </message>
    <message>
        <source>below</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>открыто %1</translation>
    </message>
    <message>
        <source>in the next maze open %1</source>
        <translation>в следующем лабиринте открыто %1</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>флажок</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>мяч</translation>
    </message>
    <message>
        <source>chasing pumpkin</source>
        <translation>тыква-преследователь</translation>
    </message>
    <message>
        <source>planning pumpkin</source>
        <translation>тыква-стратег</translation>
    </message>
    <message>
        <source>a pumpkin comes next</source>
        <translation>сейчас придёт тыква</translation>
    </message>
    <message>
        <source>both pumpkins come next</source>
        <translation>сейчас придут обе тыквы</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
</context>
<context>
    <name>tally_maze::BoardDialog</name>
    <message>
        <source>Board code and number</source>
        <translation>Код и номер доски</translation>
    </message>
    <message>
        <source>Every maze of a size has a number. Its code is the same number in fewer letters. Give either to somebody else, and you play the same board.</source>
        <translation>У каждого лабиринта данного размера есть номер. Код — тот же номер, но короче. Дайте любой из них другому, и у вас будет одна и та же доска.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>Код этой доски</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Её номер</translation>
    </message>
    <message>
        <source>Code of the maze now</source>
        <translation>Код нынешнего лабиринта</translation>
    </message>
    <message>
        <source>&amp;Play this board:</source>
        <translation>&amp;Сыграть эту доску:</translation>
    </message>
    <message>
        <source>A code, a number or a game ID</source>
        <translation>Код, номер или код игры</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Размер:</translation>
    </message>
    <message>
        <source>It may be one of a larger size, from %L1 × %L1 on.</source>
        <translation>Это может быть код доски побольше, от %L1 × %L1.</translation>
    </message>
</context>
<context>
    <name>tally_maze::KeyBar</name>
    <message>
        <source>Wait</source>
        <translation>Ждать</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Заглянуть</translation>
    </message>
    <message>
        <source>Next maze</source>
        <translatorcomment>not a term: maze</translatorcomment>
        <translation>Следующий</translation>
    </message>
    <message>
        <source>The pumpkins move, the ball does not (space bar or full stop)</source>
        <translation>Тыквы ходят, мяч нет (пробел или точка)</translation>
    </message>
    <message>
        <source>Shows the next maze over this one until the next key, or while it is held (hold P)</source>
        <translation>Показывает следующий лабиринт поверх этого до следующего нажатия или пока кнопка удерживается (держите P)</translation>
    </message>
    <message>
        <source>The maze becomes the next one, then the pumpkins move (N)</source>
        <translation>Лабиринт становится следующим, потом ходят тыквы (N)</translation>
    </message>
</context>
<context>
    <name>tally_maze::View</name>
    <message>
        <source>Click a cell beside the ball, or drag the ball along.</source>
        <translation>Щёлкните по клетке рядом с мячом или ведите мяч мышью.</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <translation>Следующий &amp;урок</translation>
    </message>
    <message>
        <source>&amp;Board code and number...</source>
        <translation>&amp;Код и номер доски...</translation>
    </message>
    <message>
        <source>&amp;Paste a board</source>
        <translation>Вст&amp;авить доску</translation>
    </message>
    <message>
        <source>Show where the pumpkins &amp;go</source>
        <translation>Показывать, куда &amp;идут тыквы</translation>
    </message>
    <message>
        <source>Show the &amp;next maze all the time</source>
        <translation>Всегда показывать &amp;следующий лабиринт</translation>
    </message>
    <message>
        <source>Play 6 × 6</source>
        <translation>Играть 6 × 6</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the next maze, both pumpkins take a step.</source>
        <translation>Доведите мяч до флажка, пока его не поймала тыква. На каждый ваш шаг, ожидание или смену лабиринта обе тыквы делают шаг.</translation>
    </message>
    <message>
        <source>Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each step of yours both pumpkins take one, too.</source>
        <translation>Урок 1 из 5: шаги. Нажмите стрелку или щёлкните по клетке рядом с мячом. После каждого вашего шага обе тыквы тоже делают шаг.</translation>
    </message>
    <message>
        <source>Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your way: press the space bar, or click the ball.</source>
        <translation>Урок 2 из 5: ожидание. Одними шагами от тыквы здесь не уйти. Один раз по дороге подождите: нажмите пробел или щёлкните по мячу.</translation>
    </message>
    <message>
        <source>Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: a gap in a hedge goes to another place.</source>
        <translation>Урок 3 из 5: следующий лабиринт. Пути мимо тыкв здесь нет. Нажмите по дороге N: проход в изгороди перейдёт на другое место.</translation>
    </message>
    <message>
        <source>Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The pumpkin with spectacles walks as if it were there already.</source>
        <translation>Урок 4 из 5: взгляд вперёд. Прежде чем нажать N, удерживайте P, и увидите следующий лабиринт. Тыква в очках ходит так, будто он уже здесь.</translation>
    </message>
    <message>
        <source>Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key back, also when you are caught.</source>
        <translation>Урок 5 из 5: всё вместе. Ходите, ждите, заглядывайте вперёд и меняйте лабиринт. Z отменяет нажатие, даже если вас поймали.</translation>
    </message>
    <message>
        <source>over %L1</source>
        <translation>больше %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Keys pressed</source>
        <translation>Нажатий</translation>
    </message>
    <message>
        <source>Fewest keys (par)</source>
        <translation>Минимум нажатий</translation>
    </message>
    <message>
        <source>Next mazes</source>
        <translation>Смен лабиринта</translation>
    </message>
    <message>
        <source>This board cannot be won: a pumpkin catches the ball whatever you do.</source>
        <translation>Эту доску не выиграть: тыква поймает мяч, что бы вы ни делали.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be won with %Ln keys. With more, nobody has looked.</source>
        <comment>This board cannot be won with one key. With more, nobody has looked.</comment>
        <translation>
            <numerusform>Эту доску не выиграть за %Ln нажатие. Что дальше, никто не проверял.</numerusform>
            <numerusform>Эту доску не выиграть за %Ln нажатия. Что дальше, никто не проверял.</numerusform>
            <numerusform>Эту доску не выиграть за %Ln нажатий. Что дальше, никто не проверял.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next maze: %Ln steps to the flag</source>
        <comment>In the next maze: one step to the flag</comment>
        <translation>
            <numerusform>В следующем лабиринте до флажка %Ln шаг</numerusform>
            <numerusform>В следующем лабиринте до флажка %Ln шага</numerusform>
            <numerusform>В следующем лабиринте до флажка %Ln шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps to the flag</source>
        <comment>One step to the flag</comment>
        <translation>
            <numerusform>До флажка %Ln шаг</numerusform>
            <numerusform>До флажка %Ln шага</numerusform>
            <numerusform>До флажка %Ln шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the nearer pumpkin is %Ln steps away</source>
        <comment>a pumpkin is one step away</comment>
        <translation>
            <numerusform>ближняя тыква в %Ln шаге</numerusform>
            <numerusform>ближняя тыква в %Ln шагах</numerusform>
            <numerusform>ближняя тыква в %Ln шагах</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>A pumpkin caught the ball after %Ln keys.</source>
        <comment>A pumpkin caught the ball at once.</comment>
        <translation>
            <numerusform>Тыква поймала мяч через %Ln нажатие.</numerusform>
            <numerusform>Тыква поймала мяч через %Ln нажатия.</numerusform>
            <numerusform>Тыква поймала мяч через %Ln нажатий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>%Ln нажатие.</numerusform>
            <numerusform>%Ln нажатия.</numerusform>
            <numerusform>%Ln нажатий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, the fewest possible.</source>
        <comment>With one key.</comment>
        <translation>
            <numerusform>%Ln нажатие, меньше нельзя.</numerusform>
            <numerusform>%Ln нажатия, меньше нельзя.</numerusform>
            <numerusform>%Ln нажатий, меньше нельзя.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln keys, par %L1.</source>
        <comment>With one key, par %L1.</comment>
        <translation>
            <numerusform>%Ln нажатие, минимум %L1.</numerusform>
            <numerusform>%Ln нажатия, минимум %L1.</numerusform>
            <numerusform>%Ln нажатий, минимум %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no board: no code, no number and no game ID.</source>
        <translation>В буфере обмена нет доски: ни кода, ни номера, ни кода игры.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Случайная</translation>
    </message>
    <message>
        <source>Lesson %L1</source>
        <translation>Урок %L1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>Сторона в клетках</translation>
    </message>
    <message>
        <source>Lessons are five small boards, each with one thing to learn.</source>
        <translation>Уроки — пять маленьких досок, на каждой учатся одному.</translation>
    </message>
    <message numerus="yes">
        <source>Every board that is dealt can be won with at most %Ln keys.</source>
        <comment>Every board that is dealt can be won with one key.</comment>
        <translation>
            <numerusform>Каждую из этих досок можно выиграть не больше чем за %Ln нажатие.</numerusform>
            <numerusform>Каждую из этих досок можно выиграть не больше чем за %Ln нажатия.</numerusform>
            <numerusform>Каждую из этих досок можно выиграть не больше чем за %Ln нажатий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where the pumpkins go</source>
        <translation>Показывать, куда идут тыквы</translation>
    </message>
    <message>
        <source>Show the next maze all the time</source>
        <translation>Всегда показывать следующий лабиринт</translation>
    </message>
</context>
</TS>
