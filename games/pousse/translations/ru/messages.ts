<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>pousse::EvaluationLine</name>
    <message>
        <source>Looking...</source>
        <translation>Поиск...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead: %1. %2</source>
        <comment>One move ahead: %1. %2</comment>
        <translation>
            <numerusform>%Ln ход вперёд: %1. %2</numerusform>
            <numerusform>%Ln хода вперёд: %1. %2</numerusform>
            <numerusform>%Ln ходов вперёд: %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::Exchange</name>
    <message>
        <source>Games in contest notation</source>
        <translation>Партии в записи конкурса</translation>
    </message>
    <message numerus="yes">
        <source>%L1 x %L1, %Ln moves</source>
        <comment>%L1 x %L1, one move</comment>
        <translation>
            <numerusform>%L1 x %L1, %Ln ход</numerusform>
            <numerusform>%L1 x %L1, %Ln хода</numerusform>
            <numerusform>%L1 x %L1, %Ln ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Копировать партию</translation>
    </message>
    <message>
        <source>The game was copied in contest notation.</source>
        <translation>Партия скопирована в записи конкурса.</translation>
    </message>
    <message>
        <source>&amp;Paste a game</source>
        <translation>&amp;Вставить партию</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in contest notation first: the size of the board, and then one move in each line.</source>
        <translation>Вставлять нечего. Сначала скопируйте партию в записи конкурса: размер доски, а затем по ходу в строке.</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Это вставить нельзя</translation>
    </message>
</context>
<context>
    <name>pousse::MatchDialog</name>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Первый игрок:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Второй игрок:</translation>
    </message>
    <message>
        <source>&amp;Rows and columns:</source>
        <translation>&amp;Строк и столбцов:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>П&amp;артий:</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Победитель</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Games of the match</source>
        <translation>Партии матча</translation>
    </message>
    <message>
        <source>The first player begins with X, then sides are swapped from game to game.</source>
        <translation>Первый игрок начинает за X, дальше стороны меняются от партии к партии.</translation>
    </message>
    <message>
        <source>The match has ended: %1.</source>
        <translation>Матч прекращён: %1.</translation>
    </message>
    <message>
        <source>Nobody: too many moves</source>
        <translation>Никто: слишком много ходов</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (repetition)</source>
        <translation>%1 (повторение)</translation>
    </message>
    <message>
        <source>%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.</source>
        <translation>%1: побед %L2 из %L3, за X %L4 из %L5, за O %L6 из %L7.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>С&amp;топ</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>С&amp;тарт</translation>
    </message>
</context>
<context>
    <name>pousse::MoveModel</name>
    <message>
        <source>The same board as after the other move with this sign.</source>
        <translation>Та же доска, что после другого хода с этим знаком.</translation>
    </message>
</context>
<context>
    <name>pousse::MoveSheet</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Goes back to the position that came again</source>
        <translation>Назад к позиции, которая повторилась</translation>
    </message>
    <message>
        <source>After move %L1</source>
        <translation>После хода %L1</translation>
    </message>
</context>
<context>
    <name>pousse::Program</name>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1: запустить не удалось</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1: запустить не удалось: %2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1: остановлено</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered in %Ln seconds</source>
        <comment>%1 has not answered in one second</comment>
        <translation>
            <numerusform>%1: нет ответа за %Ln секунду</numerusform>
            <numerusform>%1: нет ответа за %Ln секунды</numerusform>
            <numerusform>%1: нет ответа за %Ln секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stop writing</source>
        <translation>%1: вывод не прекращается</translation>
    </message>
    <message>
        <source>%1 crashed</source>
        <translation>%1: аварийное завершение</translation>
    </message>
    <message>
        <source>%1 has ended without a move</source>
        <translation>%1: конец без хода</translation>
    </message>
    <message>
        <source>%1 answered &quot;%2&quot;, which is no move here</source>
        <translation>%1: ответ «%2», а это здесь не ход</translation>
    </message>
</context>
<context>
    <name>pousse::ProgramsDialog</name>
    <message>
        <source>End the list of &amp;moves with QUIT</source>
        <translation>Завершать список &amp;ходов словом QUIT</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>У&amp;брать</translation>
    </message>
    <message>
        <source>Player programs</source>
        <translation>Программы-игроки</translation>
    </message>
    <message>
        <source>Programs that speak the interface of the contest: they read the size and the moves so far, and write one move. They run with your rights, so add only programs that you trust. A side plays by one when its player is &quot;Player program&quot;.</source>
        <translation>Программы, которые говорят на языке конкурса: читают размер и сделанные ходы и пишут один ход. Они работают с вашими правами, поэтому добавляйте только те, которым доверяете. Сторона играет такой программой, если её игрок — «программа-игрок».</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Добавить...</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Имя:</translation>
    </message>
    <message>
        <source>Plays &amp;X:</source>
        <translation>Играет за &amp;X:</translation>
    </message>
    <message>
        <source>Plays &amp;O:</source>
        <translation>Играет за &amp;O:</translation>
    </message>
    <message>
        <source>Add a player program</source>
        <translation>Добавить программу-игрока</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
</context>
<context>
    <name>pousse::SceneWords</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>row %L1 from the left</source>
        <translation>строка %L1 слева</translation>
    </message>
    <message>
        <source>row %L1 from the right</source>
        <translation>строка %L1 справа</translation>
    </message>
    <message>
        <source>column %L1 from the top</source>
        <translation>столбец %L1 сверху</translation>
    </message>
    <message>
        <source>column %L1 from the bottom</source>
        <translation>столбец %L1 снизу</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1; the last %2 would fall off</source>
        <translation>%1; последняя фишка %2 упала бы</translation>
    </message>
    <message>
        <source>%1; loses, because an earlier board would come back</source>
        <translation>%1; проигрыш: вернулась бы прежняя доска</translation>
    </message>
    <message>
        <source>%1; hint</source>
        <translation>%1; подсказка</translation>
    </message>
    <message>
        <source>%1 would bring an earlier board back, and lose.</source>
        <translation>%1 вернёт прежнюю доску и проиграет.</translation>
    </message>
    <message>
        <source>%1 makes room: the last %2 goes over the edge.</source>
        <translation>%1 сдвигает ряд: последняя фишка %2 падает с края.</translation>
    </message>
    <message>
        <source>%1 takes an empty square.</source>
        <translation>%1 занимает пустую клетку.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %Ln markers on.</source>
        <comment>%1 pushes one marker on.</comment>
        <translation>
            <numerusform>%1 сдвигает %Ln фишку.</numerusform>
            <numerusform>%1 сдвигает %Ln фишки.</numerusform>
            <numerusform>%1 сдвигает %Ln фишек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: push an %1 in from an edge.</source>
        <translation>Ваш ход: вдвиньте %1 с края.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>%1 has brought the board after move %L2 back, and that loses.</source>
        <translation>%1 возвращает доску, какой она была после хода %L2, а это проигрыш.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves have been made, and nobody has won.</source>
        <comment>One move has been made, and nobody has won.</comment>
        <translation>
            <numerusform>Сделан %Ln ход, и никто не победил.</numerusform>
            <numerusform>Сделано %Ln хода, и никто не победил.</numerusform>
            <numerusform>Сделано %Ln ходов, и никто не победил.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln straights</source>
        <comment>%1 has a straight</comment>
        <translation>
            <numerusform>%1: %Ln полный ряд</numerusform>
            <numerusform>%1: %Ln полных ряда</numerusform>
            <numerusform>%1: %Ln полных рядов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 against %L2.</source>
        <translation>%1 против %L2.</translation>
    </message>
    <message>
        <source>The last move was %1&apos;s own.</source>
        <translation>Последним ходил сам %1.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>поровну</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 впереди на %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1: верная победа за %Ln ход обеих сторон</numerusform>
            <numerusform>%1: верная победа за %Ln хода обеих сторон</numerusform>
            <numerusform>%1: верная победа за %Ln ходов обеих сторон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>one position</comment>
        <translation>
            <numerusform>%Ln позиция</numerusform>
            <numerusform>%Ln позиции</numerusform>
            <numerusform>%Ln позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves ahead</source>
        <comment>one move ahead</comment>
        <translation>
            <numerusform>%Ln ход вперёд</numerusform>
            <numerusform>%Ln хода вперёд</numerusform>
            <numerusform>%Ln ходов вперёд</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pousse::View</name>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Новая игра другой &amp;стороной</translation>
    </message>
    <message>
        <source>&amp;Match of several games...</source>
        <translation>&amp;Матч из нескольких партий...</translation>
    </message>
    <message>
        <source>Player pro&amp;grams...</source>
        <translation>Про&amp;граммы-игроки...</translation>
    </message>
    <message>
        <source>Show the same board &amp;earlier</source>
        <translation>Показать ту же доску &amp;раньше</translation>
    </message>
    <message>
        <source>Mark edges that lose by &amp;repetition</source>
        <translation>Отмечать края, где проигрывает &amp;повторение</translation>
    </message>
    <message>
        <source>Marks the numbers where a push would bring an earlier board back.</source>
        <translation>Отмечает числа, где ход вернул бы прежнюю доску.</translation>
    </message>
    <message>
        <source>Clock for each &amp;turn</source>
        <translation>Часы на каждый &amp;ход</translation>
    </message>
    <message>
        <source>Shows how long the present turn has lasted.</source>
        <translation>Показывает, сколько длится нынешний ход.</translation>
    </message>
    <message>
        <source>So&amp;unds after 30 and 60 seconds</source>
        <translation>З&amp;вуки через 30 и 60 секунд</translation>
    </message>
    <message>
        <source>A soft sound after 30 seconds of a turn, and two after 60. Sounds must be on.</source>
        <translation>Тихий звук через 30 секунд хода и два через 60. Звуки должны быть включены.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Оценка и лучший вариант</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>Компьютер оценивает каждую показанную позицию. Игра, в которой вы видите оценку, считается сыгранной с подсказками.</translation>
    </message>
    <message>
        <source>Markers come in from the edges: click a number.</source>
        <translation>Фишки вдвигают с краёв: щёлкните по числу.</translation>
    </message>
    <message>
        <source>Straights of X</source>
        <translation>Полных рядов X</translation>
    </message>
    <message>
        <source>Straights of O</source>
        <translation>Полных рядов O</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Этот ход</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>Компьютер думает. Чтобы он сходил сразу, нажмите %1.</translation>
    </message>
    <message>
        <source>%L1 x %L1</source>
        <translation>%L1 x %L1</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Строк и столбцов</translation>
    </message>
    <message>
        <source>X can always win on 3 x 3, and the expert knows how.</source>
        <translation>На 3 x 3 X всегда может победить, и эксперт знает как.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Игры с компьютером считаются, по каждому уровню отдельно.</translation>
    </message>
    <message>
        <source>%1 is thinking...</source>
        <translation>%1 думает...</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Enter делает этот ход.</translation>
    </message>
    <message>
        <source>%1 has the turn and waits. Move for it, or let it move with %2.</source>
        <translation>%1 ждёт. Сходите сами или нажмите %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The computer (%1)</source>
        <translation>Компьютер (%1)</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 wins at once.</source>
        <translation>%1 побеждает сразу.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 держится дольше всего.</translation>
    </message>
    <message>
        <source>%1 is the best move the expert sees.</source>
        <translation>%1 — лучший ход, какой видит эксперт.</translation>
    </message>
    <message numerus="yes">
        <source>You can force a win in %Ln moves of both sides.</source>
        <comment>You can win with one move.</comment>
        <translation>
            <numerusform>У вас верная победа за %Ln ход обеих сторон.</numerusform>
            <numerusform>У вас верная победа за %Ln хода обеих сторон.</numerusform>
            <numerusform>У вас верная победа за %Ln ходов обеих сторон.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can force a win in %Ln moves of both sides.</source>
        <comment>Every move loses at once.</comment>
        <translation>
            <numerusform>У соперника верная победа за %Ln ход обеих сторон.</numerusform>
            <numerusform>У соперника верная победа за %Ln хода обеих сторон.</numerusform>
            <numerusform>У соперника верная победа за %Ln ходов обеих сторон.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>простак</translation>
    </message>
    <message>
        <source>Always pushes into the first column from below, which beats who does not look.</source>
        <translation>Всегда толкает первый столбец снизу и обыгрывает того, кто не смотрит.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>новичок</translation>
    </message>
    <message>
        <source>Sees a straight when it can complete one.</source>
        <translation>Видит ряд, если может его завершить.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкий</translation>
    </message>
    <message>
        <source>Sees one move and the answer to it.</source>
        <translation>Видит один ход и ответ на него.</translation>
    </message>
    <message>
        <source>quick classic</source>
        <translation>быстрая классика</translation>
    </message>
    <message>
        <source>Plays in the old way, one move less ahead than classic.</source>
        <translation>Играет по-старому, на ход короче классики.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>Looks three moves ahead, and four on small boards.</source>
        <translation>Смотрит на три хода вперёд, на малых досках на четыре.</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>классика</translation>
    </message>
    <message>
        <source>Plays in the old way and looks five moves ahead, on large boards fewer.</source>
        <translation>Играет по-старому и смотрит на пять ходов вперёд, на больших досках меньше.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудный</translation>
    </message>
    <message>
        <source>Looks six moves ahead.</source>
        <translation>Смотрит на шесть ходов вперёд.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>эксперт</translation>
    </message>
    <message>
        <source>Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.</source>
        <translation>Не ошибается на 3 x 3, а за X и на 4 x 4; на других досках думает две секунды.</translation>
    </message>
    <message>
        <source>player program</source>
        <translation>программа-игрок</translation>
    </message>
    <message>
        <source>A program that you have added in the Game menu. Without one, it copies the last move.</source>
        <translation>Программа, которую вы добавили в меню «Игра». Если её нет, повторяет последний ход.</translation>
    </message>
    <message>
        <source>A game begins with the size of its board, %1 to %2.</source>
        <translation>Партия начинается с размера доски, от %1 до %2.</translation>
    </message>
    <message>
        <source>Games that go on after move %1 cannot be read.</source>
        <translation>Партии, которые идут дальше хода %1, не читаются.</translation>
    </message>
    <message>
        <source>Move %1 cannot be read: %2</source>
        <translation>Ход %1 не читается: %2</translation>
    </message>
    <message>
        <source>Move %1 cannot be made. %2</source>
        <translation>Ход %1 сделать нельзя. %2</translation>
    </message>
    <message>
        <source>Rows and columns of this board have the numbers 1 to %1.</source>
        <translation>У строк и столбцов этой доски номера от 1 до %1.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>With %1 an earlier board comes back, and that loses; with %2 none does.</source>
        <translation>С %1 возвращается прежняя доска, а это проигрыш; с %2 — нет.</translation>
    </message>
    <message>
        <source>%1 gives the other side more straights; %2 does not.</source>
        <translation>%1 даёт сопернику больше полных рядов, %2 — нет.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in %Ln moves of both sides.</source>
        <comment>%1 wins at once.</comment>
        <translation>
            <numerusform>%1 — верная победа за %Ln ход обеих сторон.</numerusform>
            <numerusform>%1 — верная победа за %Ln хода обеих сторон.</numerusform>
            <numerusform>%1 — верная победа за %Ln ходов обеих сторон.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the other side wins at once with %2; after %3 it does not.</source>
        <translation>После %1 соперник сразу побеждает ходом %2; после %3 — нет.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side wins at once; no such win is seen after %2.</comment>
        <translation>
            <numerusform>После %1 у соперника верная победа за %Ln ход обеих сторон; после %2 такой не видно.</numerusform>
            <numerusform>После %1 у соперника верная победа за %Ln хода обеих сторон; после %2 такой не видно.</numerusform>
            <numerusform>После %1 у соперника верная победа за %Ln ходов обеих сторон; после %2 такой не видно.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>После %1 силён ответ %2; %3 оставляет сопернику меньше.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 оставляет сопернику меньше, чем %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % шансов на победу</translation>
    </message>
    <message>
        <source>Options of Pousse are the size of the board, %1 to %2.</source>
        <translation>Вариант Pousse — размер доски, от %1 до %2.</translation>
    </message>
    <message>
        <source>Every game of Pousse begins on the empty board.</source>
        <translation>Каждая партия Pousse начинается на пустой доске.</translation>
    </message>
    <message>
        <source>A move is L, R, T or B for the edge and a number, like T3.</source>
        <translation>Ход — это L, R, T или B (край) и номер, например T3.</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>X: %1.</source>
        <translation>X: %1.</translation>
    </message>
    <message>
        <source>O: %1.</source>
        <translation>O: %1.</translation>
    </message>
</context>
</TS>
