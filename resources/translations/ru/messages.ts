<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>Последняя игра: сегодня в %1</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>Последняя игра: вчера в %1</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>Последняя игра: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>%Ln ход, сегодня в %1</numerusform>
            <numerusform>%Ln хода, сегодня в %1</numerusform>
            <numerusform>%Ln ходов, сегодня в %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>%Ln ход, вчера в %1</numerusform>
            <numerusform>%Ln хода, вчера в %1</numerusform>
            <numerusform>%Ln ходов, вчера в %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>%Ln ход, последняя игра: %1</numerusform>
            <numerusform>%Ln хода, последняя игра: %1</numerusform>
            <numerusform>%Ln ходов, последняя игра: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>Задания дня заняты другим окном.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>easy</source>
        <translation>лёгкое</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>среднее</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>непростое</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудное</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>самое трудное</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>победа с подсказками</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>победа за %1, с подсказками</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>победа за %1</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>поражение с подсказками</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>ничья с подсказками</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>очки с подсказками: %L1</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>очки: %L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>Серии пока нет.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>%Ln день подряд.</numerusform>
            <numerusform>%Ln дня подряд.</numerusform>
            <numerusform>%Ln дней подряд.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>Пропуск прощён: %1.</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>пока %Ln ход</numerusform>
            <numerusform>пока %Ln хода</numerusform>
            <numerusform>пока %Ln ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>начато</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>ещё не сыграно</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>Сегодня: %1, %2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>Выбранная колода (%1) больше не установлена. Вместо неё показана встроенная.</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>её файл не читается</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>её файл слишком велик</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>её файл — не рисунок</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>её рисунок небезопасно открывать</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>не хватает карт</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>по форме это не игральные карты</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>некоторые карты пусты или одинаковы</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>масти неразличимы или непривычны</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>она слишком долго рисуется</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>Колода «%1» не годится: %2. Вместо неё показана встроенная.</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation>Система не передала файл.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>доказано</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>рассчитано точно</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>по оценке</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>Поиск ходов, решивших партию...</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>Оценка хода %L1 из %L2...</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>Ни один ход этой партии ничего не решил.</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>Точность %L1 из 100.</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>Все ходы были одинаково хороши.</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>Упущено: %1.</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>Везение дало: %1.</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>Невезение отняло: %1.</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>ход %L1 упускает: %2 (%3).</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>Момент %L1 из %L2: %3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>Исправлено: этот исход лучше, чем в разобранной партии.</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>Этот исход хуже, чем в разобранной партии.</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>Этот исход такой же, как в разобранной партии.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the judgement of all moves</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>it is not a saved game</source>
        <translation>это не сохранённая игра</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>записано более новой версией</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>формат неизвестен</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>это сохранение другой игры</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>в нём нет игры</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 — не папка.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Не удалось создать папку %1.</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>Сохранённая игра занята другим окном.</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>Нет права на запись в %1.</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>Запись в %1 не удаётся (%2).</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>Два человека</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Начинаете вы</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>Начинает компьютер</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>Статистика занята другим окном.</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>записано более новой версией</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>окно не открыть: нет дисплея</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>окно не открыть: %1</translation>
    </message>
</context>
<context>
    <name>duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
</context>
<context>
    <name>guard</name>
    <message>
        <source>%1 took %2 of memory and was ended; it may take %3 (see --no-limits)</source>
        <translation>%1: занято %2 памяти, игра завершена; разрешено %3 (см. --no-limits)</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>Русский</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Parts of a list or of a description, one after the other.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>A name in front of a field: &quot;Suits:&quot;.</extracomment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>%1 was not loaded: %2</source>
        <translation>%1: загрузка не удалась: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>%1: показывать нечего</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>%1: сбой при запуске: %2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>%1: сбой при запуске</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>нет игры «%1»</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 — не игра: %2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>%1: играть нельзя: %2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>%1: нет доступа к вашим файлам, сети и другим программам (см. --unconfined)</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>Играть с компьютером</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>Пауза. Чтобы продолжить, нажмите %1 или кнопку.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Сделать</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>Поиск расклада...</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Идёт расчёт...</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1 Расчёт ещё идёт...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>Время: %1.</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>Ходов у всех: %L1.</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>Ходов: %L1.</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>С подсказками.</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>Без подсказок.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>plt::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>Запускать другие программы могут только игры из этого набора.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файла нет.</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>Он лежит там, куда пишет сама игра.</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>Запустить эту программу для игры %1? У неё будут ваши права.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Запустить</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>Вы этого не разрешили.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation>Открыть этот файл в игре %1?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>Вы не выбирали этот файл.</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>Игра не передала содержимое.</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>Сборка: %1 %</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>Не удалось собрать: %1</translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation>Календарь</translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation>Выберите день, чтобы сыграть его задания.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>заданий дня нет</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>Пропущен и прощён.</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>Закончено в другой день.</translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation>Ничего не закончено.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its difficulty</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and what was reached</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::CameraButtons</name>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>Кнопки камеры</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>Повернуть доску влево</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>Повернуть доску вправо</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>Ближе к виду сверху</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>Ближе к виду сбоку</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation>Ближе</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>Обычный вид</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>plt::CardTable</name>
    <message>
        <source>Card table</source>
        <translation>Карточный стол</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>карта рубашкой вверх</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln карта</numerusform>
            <numerusform>%Ln карты</numerusform>
            <numerusform>%Ln карт</numerusform>
        </translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>верхняя: %1</translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
    <message>
        <source>ace</source>
        <translation>туз</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 пик</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 червей</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 бубен</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 треф</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Копировать: %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>plt::CommandLine</name>
    <message>
        <source>unknown argument: %1</source>
        <translation>неизвестный аргумент: %1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1: нужно значение</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 указано дважды</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>%1 и %2 исключают друг друга</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>--game годится только с --play</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--game и файл исключают друг друга</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>--json годится только с --list</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>--games-dir и %1 исключают друг друга</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>--deep годится только с --check</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>--translate: нужен язык, например de</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>--check: нужна папка</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>--no-limits и %1 исключают друг друга</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>--unconfined и %1 исключают друг друга</translation>
    </message>
    <message>
        <source>Usage:
  plt-games [--games-dir DIR]...                              open the games&apos; console
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  play a game, by its id or its folder
  plt-games --play GAME FILE [--games-dir DIR]...             open a file of that game
  plt-games --list [--json] [--games-dir DIR]...              list the games
  plt-games --check [--deep] FOLDER...                        tell what is wrong with games&apos; folders
  plt-games --new-game ID [KIND]                              begin a game of your own: write its folder; KIND
                                                              is lua-board, lua-cards, lua-pieces, or in C++
                                                              board, cards, pieces
  plt-games --translate FOLDER LANGUAGE                       collect the sentences of a game in Lua for a translator
  plt-games --version
  plt-games --help

  --games-dir DIR  look for games in DIR instead of the usual directories (may be repeated)
  --deep           load the games, too, and play a thousand random games of each
  --game GAMEID    start with this very deal; a game shows its id in the menu Game
  --no-limits      let games take any amount of memory and time (for debugging)
  --unconfined     let games use your files, the network and other programs</source>
        <translation>Использование:
  plt-games [--games-dir DIR]...                              открыть игротеку
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  играть: имя игры или её папка
  plt-games --play GAME FILE [--games-dir DIR]...             открыть файл этой игры
  plt-games --list [--json] [--games-dir DIR]...              перечислить игры
  plt-games --check [--deep] FOLDER...                        найти ошибки в папках игр
  plt-games --new-game ID [KIND]                              начать свою игру: создать её папку; KIND —
                                                              lua-board, lua-cards, lua-pieces, а для C++
                                                              board, cards, pieces
  plt-games --translate FOLDER LANGUAGE                       собрать фразы игры на Lua для переводчика
  plt-games --version
  plt-games --help

  --games-dir DIR  искать игры в DIR, а не в обычных папках (можно повторять)
  --deep           ещё и загрузить игры и сыграть в каждую тысячу случайных партий
  --game GAMEID    начать с этого расклада; код игры показан в меню «Игра»
  --no-limits      не ограничивать память и время игр (для отладки)
  --unconfined     дать играм доступ к вашим файлам, сети и другим программам</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>Убрать из и&amp;збранного</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>Добавить в и&amp;збранное</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>Введите название игры</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Найти игру</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>Сыграть в случайно выбранную игру</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Игры</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>И&amp;грать</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>&amp;Наугад</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>Сыграть в случайно выбранную игру (%1)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Н&amp;айти</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>&amp;Запущенные игры</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>&amp;Вставить присланную игру</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>С&amp;татистика всех игр...</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>Открыть папку для &amp;своих игр</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>&amp;Искать игры заново</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Сегодня</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>&amp;Календарь...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>&amp;О программе PLT Games</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>И&amp;грать: %1</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>&amp;Правила: %1</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>&amp;Другая игра</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>Не удалось показать папку. Место для ваших игр:</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>О программе PLT Games</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>Сборник небольших игр.

Каждая игра работает отдельно и не прекращается, когда закрыто это окно. А если закрыть её саму, она запомнит, где вы остановились.</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Запущена: %1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>Запущены: %1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>&amp;Сегодня, после первой игры</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Введите, что искать</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>Что есть в файле</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>&amp;Прочитано не всё:</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Что не прочитано</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>В нём нет ничего, что могла бы показать эта игра.</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>&amp;Задание дня</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>За&amp;дания прошлых дней</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>Задание дня, %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its result or difficulty</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::DayButton</name>
    <message>
        <source>%1 %2</source>
        <comment>day and month</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
</context>
<context>
    <name>plt::DeckChooser</name>
    <message>
        <source>Deck for all card games</source>
        <translation>Колода для всех карточных игр</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>Поиск других колод на этом компьютере...</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>Встроенная колода</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>Здесь появятся колоды KDE и GNOME, если они установлены.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёная</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синяя</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Бордовая</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Рубашка:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>&amp;Четыре цвета: синие бубны и зелёные трефы</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>&amp;Крупные буквы и числа</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>Выбранная колода не годится, вместо неё показана встроенная.</translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Открыть...</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Открыть н&amp;едавнее</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>Сохранить &amp;как...</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1: открыть не удалось</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Нет файла %1.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1: файл не читается.</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>%1: больше %2, для этой игры это слишком много.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>Эта игра не открывает файлы.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>%1: сохранить не удалось</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено: %1.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>О&amp;чистить список</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Сыграть снова</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a title as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>plt::FigureLabel</name>
    <message>
        <source>%1: %2</source>
        <comment>a figure of the game and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::FlightRecorder</name>
    <message>
        <source>%1, at %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>во время загрузки</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>при создании окна</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>при показе первой игры</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>при проверке вариантов</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>в случайной партии</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>при чтении повреждённого текста</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>при поиске подсказки</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>пока компьютер ищет ход</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>при сохранении, чтении и отмене ходов</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>во время игры в окне</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>при сохранении игры</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>при закрытии</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>Её файл info.yaml не читается: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>Её файл info.yaml слишком велик: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>Её файл info.yaml не в UTF-8: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>В её файле info.yaml ошибка: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>Её файл info.yaml не называет библиотеку: %1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>Нет её библиотеки: %1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>Её скрипт не читается: %1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>Её библиотека — не игра: %1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>Её библиотека не подходит к этой версии PLT Games: %1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>В избранном.</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>Есть начатая игра.</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>В папке %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Запускается</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Убрать из избранного</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Добавить в избранное</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a line as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>plt::GameCatalogue</name>
    <message>
        <source>%1 was not found; Debian has it in the package qt6-l10n-tools</source>
        <translation>%1: не найдено; в Debian это есть в пакете qt6-l10n-tools</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1: сбой: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1: не читается</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>%1 — не игра на Lua</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>«%1» — не код языка, такой как de или pt_BR</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1: создать не удалось</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>Игра знает этот язык: все фразы в %1 переведены.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>%Ln фраза без перевода в %1. Переведите её в Qt Linguist или редакторе и запустите это снова.</numerusform>
            <numerusform>%Ln фразы без перевода в %1. Переведите их в Qt Linguist или редакторе и запустите это снова.</numerusform>
            <numerusform>%Ln фраз без перевода в %1. Переведите их в Qt Linguist или редакторе и запустите это снова.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>Код игры</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>Дайте код другому, и вам обоим достанется один и тот же расклад. Номер короче, а точный код не устареет никогда.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>Этот расклад получен не по номеру.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Точный</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>Он выдал бы то, что в игре скрыто, поэтому его можно только скопировать.</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>&amp;Сыграть эту:</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>Вставьте код или присланную игру</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1 Эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>она повреждена</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>Список знакомых раскладов не удалось прочитать: %1.</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>Часть сохранённой игры прочитать не удалось: %1.</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>Сохранённую игру прочитать не удалось: %1.</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>Она оставлена как есть в %1, а эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>Она отложена как %1.</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation>Игра слишком велика для сохранения. Хранится последняя, которая ещё помещалась.</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>Чтобы освободить всё место, сотрите историю (меню «Игра»).</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>Когда место кончится, сохранить эту игру будет нельзя.</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>Место для сохранения кончилось. Первые ходы можно отменить, лишь пока окно открыто.</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>Занята половина места для сохранённой игры.</translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая игра</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>Новая и&amp;гра...</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>Начать &amp;заново</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Разбор</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>С&amp;тереть историю...</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>&amp;Код игры...</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>Копировать код игр&amp;ы</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>П&amp;оделиться</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Статистика...</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>За&amp;крыть</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>В этой игре нечего выбирать.</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>Пе&amp;чать...</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>Просмо&amp;тр печати...</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>Сохранить в P&amp;DF...</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить в PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено: %1.</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>Стереть историю?</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>Текущее положение останется. Отменить сделанное раньше будет нельзя, зато место для сохранения освободится полностью.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Стереть</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>Игра скопирована как текст. Отправьте его, а ответ вставьте сюда.</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>Игра скопирована как текст. Кто вставит его у себя, сыграет тот же расклад.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>Вст&amp;авить присланную игру</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>Копировать картин&amp;кой</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Копировать &amp;текстом</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>Доска скопирована как текст.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>&amp;Настройки...</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>Копировать нечего.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Доска скопирована как картинка.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>По размеру &amp;окна</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Показывать &amp;часы</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Анимация</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>&amp;Звуки во всех играх</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Скорость анимации</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Медленно</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>И&amp;гроки</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>Запись &amp;партии</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1: правила</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>&amp;Что делать</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;О программе</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>Игра из сборника PLT Games %1. Свободная программа под лицензией MIT.</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>Эта игра началась здесь. Ещё одна отмена вернёт прежнюю игру.</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>&amp;Отменить новую игру</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>&amp;Сделать по подсказке</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>Поиск расклада ещё идёт.</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>Расклад не найден.</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>Расклад не найден: %1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>Подсказки не нашлось.</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>Подсказки не нашлось: %1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>Ход оценить не удалось.</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>Ход оценить не удалось: %1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>Ходы в этом тексте не ведут к названному в нём итогу, поэтому открыт только расклад.</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Поиск игр...</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Избранное</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Календарь</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>Игр не найдено. Папку для ваших игр открывает меню «Игры».</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>Нет игры с названием «%1».</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Показать все игры</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>нет вида игр «%1», есть только %2</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>игра не загрузилась: %1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>игре нечего показать</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1: времени хватило на %Ln случайную партию</numerusform>
            <numerusform>%1: времени хватило на %Ln случайные партии</numerusform>
            <numerusform>%1: времени хватило на %Ln случайных партий</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>окно игры не закрывается</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>игра вызвала исключение %1</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>игра вызвала исключение %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation>Сыграно игр</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Победа!</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>Победитель: %1!</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Показать &amp;решение</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>Надо превзойти (проверено по ходам): %1.</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>Надо превзойти: %1.</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>Чтение сохранённой игры...</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1 Если закрыть её сейчас, она пропадёт.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Ещё раз</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>Всё &amp;равно закрыть</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1, можно положить сюда</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1, карта взята</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>Карты в &amp;порядке взятия</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>Карты по &amp;мастям</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>Карты по &amp;достоинству</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>Карты в &amp;своём порядке</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>победитель</translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>Как на рабочем &amp;столе</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>Руководство не установлено.</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>Его место: %1.</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1: создать не удалось</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>%1 не может быть именем игры: для CMake, YAML или этой программы оно значит другое</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>имя состоит из 2–60 строчных латинских букв, цифр и одиночных дефисов и начинается с буквы</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>«%1» не может быть именем игры: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>«%1» не может быть именем игры: %2, например %3</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1: уже есть</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>Папка %1 — готовая игра. Соберите её, сыграйте и сделайте своей:</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>Папка %1 — готовая игра. Сыграйте и сделайте её своей: окно покажет каждую сохранённую правку в game.lua.</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>Это игра «%1», а у вас её нет.</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Время игры</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>Графика этого компьютера перестала работать, поэтому доска показана плоско, сверху.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>OpenGL на этом компьютере не работает, поэтому доска показана плоско, сверху.</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>В нём нет картинки, которую можно прочитать.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>Этот файл не читается.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>Файл больше %1, для картинки это слишком много.</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>Картинка повреждена: %1.</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>Рисунок не годится: он ссылается на другие файлы или слишком часто повторяет свои части.</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation>Это анимация. Взят первый кадр.</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>Картинка слишком велика: %L1 × %L2 пикселей. Читается не более 100 миллионов пикселей.</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>Картинка слишком мала: %L1 × %L2 пикселей, а каждая сторона должна быть не меньше %L3.</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>Выбранная колода рисуется слишком долго, поэтому показана встроенная.</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Ходить сейчас</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>Компьютер делает лучший из найденных им ходов</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Ход &amp;назад</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>На один ход назад, чей бы он ни был</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Ход &amp;вперёд</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>На один ход вперёд, чей бы он ни был</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>В на&amp;чало</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>Показать эту игру до первого хода</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>К &amp;последнему ходу</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>Показать эту игру после последнего хода</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>Компьютер &amp;ждёт</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>Компьютер ходит, только когда вы скажете</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>Показывать &amp;мысли компьютера</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>&amp;Медленно</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Сразу</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>Компьютер &amp;играет</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>Играть с компьютером</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>Компьютер садится на второе место</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>%1: сейчас ходит</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1. Щёлкните, чтобы сменить игрока.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Думает...</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>Компьютер ждёт.</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>Звуки в этой игре</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>На этом компьютере нет OpenGL, поэтому доска показана плоско, сверху.</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>Неполадки в папках игр</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>%Ln неполадка в папках игр</numerusform>
            <numerusform>%Ln неполадки в папках игр</numerusform>
            <numerusform>%Ln неполадок в папках игр</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>Запись партии</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Статистику прочитать не удалось, она начата заново. Прежняя отложена как %1.</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>Результат не учтён: %1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>Это ваш лучший результат.</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>Это ваш результат номер %L1; лучший — %2.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>Ваш лучший результат: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>Задание дня: %Ln день подряд.</numerusform>
            <numerusform>Задание дня: %Ln дня подряд.</numerusform>
            <numerusform>Задание дня: %Ln дней подряд.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>Ход партии</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>Стрелки влево и вправо выбирают ход.</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation>Предыдущий момент (Shift+F3)</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>Следующий момент (F3)</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Как было</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Переиграть</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Играть дальше с этой позиции</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>&amp;Копировать разбор текстом</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>&amp;Печатать разбор...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Закрыть разбор</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>Как лучше</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Назад к разбору</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>Вы пробуете, как могло быть. Разобранная партия сохранена.</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>Ход %L1 был не хуже других.</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>Разбор скопирован как текст.</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>%1: игра заняла слишком много памяти и завершена.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1: запустить не удалось.</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>%1: игра не загрузилась.</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>%1: сбой при запуске.</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>%1: аварийное завершение (%2).</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>%1: игра остановилась с кодом %L2.</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>%1: игру завершила другая программа или система.</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>%1: игра держала клавиатуру или мышь, не отвечала и завершена.</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>%1: игра завершилась, не открыв окна.</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>%1: окно ещё не открыто.</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>%1: игра не отвечает.</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>Запущенные игры</translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation>Показать окно поверх других</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Показать: %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Запускается</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>С %1</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>Не отвечает уже %1</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>Попросили закрыться</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>Завершается</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Остановить сейчас</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>Завершить принудительно</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>Закрыть игру; если не закроется, завершить</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>Остановить сейчас: %1</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Остановить: %1</translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>Доска в &amp;перспективе</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>К&amp;оординаты</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>Ка&amp;мера</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>Повернуть в&amp;лево</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>Повернуть в&amp;право</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>Ближе к виду &amp;сверху</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>Ближе к виду с&amp;боку</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>&amp;Ближе</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Мельче</translation>
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
        <source>&amp;Usual view</source>
        <translation>&amp;Обычный вид</translation>
    </message>
</context>
<context>
    <name>plt::Sharing</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>с подсказками</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>без подсказок</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1 за %Ln ход</numerusform>
            <numerusform>%1 за %Ln хода</numerusform>
            <numerusform>%1 за %Ln ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>%Ln ход у всех</numerusform>
            <numerusform>%Ln хода у всех</numerusform>
            <numerusform>%Ln ходов у всех</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
            <numerusform>%Ln ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>%L1 из 100 в разборе</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>счёт %L1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and its result</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: your turn, after %Ln moves</source>
        <comment>%1: your turn, after one move</comment>
        <translation>
            <numerusform>%1: ваш ход (сделан %Ln ход)</numerusform>
            <numerusform>%1: ваш ход (сделано %Ln хода)</numerusform>
            <numerusform>%1: ваш ход (сделано %Ln ходов)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1: попробуйте и вы</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>Это игра «%1». Вставьте её там или в игротеке.</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>Вы превзошли чужой результат (%1).</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>Чужой результат всё ещё лучше (%1).</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>Такой же, как чужой результат (%1).</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsCopies</name>
    <message>
        <source>%1: %2.</source>
        <comment>a game and its problem</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This file has no statistics of this program.</source>
        <translation>В этом файле нет статистики этой программы.</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>Этот файл записан более новой версией.</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>«%1» — не имя игры.</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>&amp;Вести счёт моих игр</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Сыграть снова</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>О&amp;чистить...</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Очистить статистику</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>Удалить показатели и лучшие результаты для этих вариантов?</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Только эти</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>Всё об этой игре</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>Игры с этими вариантами</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Лучшие результаты</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>Статистика не читается: %1.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Здесь пока пусто. Доиграйте игру до конца.</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Разобрано игр</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>Точность: лучшая</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>Точность: в среднем</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>Точность: последние игры</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Побед</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражений</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>Побед подряд: сейчас</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>Побед подряд: рекорд</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Место %1</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Место: в среднем</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>С подсказками</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>Ходы всех: в среднем</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Ходы: в среднем</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Время: в среднем</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1: лучшее</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1: в среднем</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>Ходы всех</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsWindow</name>
    <message>
        <source>%L1 (%2 %)</source>
        <translation>%L1 (%2 %)</translation>
    </message>
    <message>
        <source>%L1, most %L2</source>
        <comment>wins in a row</comment>
        <translation>%L1, рекорд %L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Статистика всех игр</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Побед</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Подряд</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Рекорд</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Динамика</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>Среднее десяти последних разборов, из 100</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>Точность разобранных игр со временем</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>&amp;Сохранить копию...</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>Записать всю статистику в один файл, для другого компьютера</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>&amp;Добавить копию...</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>Добавить статистику другого компьютера; ничто не считается дважды</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>Статистика (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>Добавить копию</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Здесь пока пусто. Доиграйте игру до конца.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>Закончена %Ln игра</numerusform>
            <numerusform>Закончено %Ln игры</numerusform>
            <numerusform>Закончено %Ln игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>из них %Ln победа</numerusform>
            <numerusform>из них %Ln победы</numerusform>
            <numerusform>из них %Ln побед</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>всего %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1: сохранить не удалось: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файла нет.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>Добавлена %Ln игра.</numerusform>
            <numerusform>Добавлено %Ln игры.</numerusform>
            <numerusform>Добавлено %Ln игр.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1: не читается: %2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>Справку показать не удалось: %1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>такого файла нет.</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>это не обычный файл.</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>файл слишком велик.</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>игру не удалось испытать: %1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>игра зависла %1</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>игра заняла слишком много памяти %1; разрешено %2</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>аварийное завершение (%1) %2</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>игра завершила программу %1</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>игра завершила программу с кодом %L1 %2</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Не сохранено: %1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>Игры со сбоями</translation>
    </message>
</context>
<context>
    <name>plt::TroubleRow</name>
    <message>
        <source>Warning</source>
        <translation>Внимание</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>Подробности: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>Копировать отчёт: %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Запустить снова</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>Запустить снова: %1</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Остановить: %1</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>Убрать: %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Убрать</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1 (%Ln раз)</numerusform>
            <numerusform>%1 (%Ln раза)</numerusform>
            <numerusform>%1 (%Ln раз)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>%Ln полуход, позиций: %1, %2</numerusform>
            <numerusform>%Ln полухода, позиций: %1, %2</numerusform>
            <numerusform>%Ln полуходов, позиций: %1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>Компьютерный игрок сломался. Вы можете сходить за него.</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>Компьютерный игрок сломался (%1). Вы можете сходить за него.</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>Компьютерный игрок сделал неверный ход. Вы можете сходить за него.</translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>ошибка сегментации</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>программа прервала себя</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>арифметическая ошибка</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>недопустимая инструкция</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>ошибка шины</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation>сигнал %L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>строка %L1, столбец %L2</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>Доска показана плоско: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1 больше 1 МБ</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>нет файла %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>«%1» — не имя файла SVG в папке игры</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>слишком много рисунков</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1 — не рисунок, который можно показать</translation>
    </message>
</context>
<context>
    <name>plt::script::FailureBar</name>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Скрипт</translation>
    </message>
</context>
<context>
    <name>plt::script::Picture</name>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>такое имя неизвестно: может быть, «%1»?</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>нужен текст</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>этот текст слишком длинный</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>нужно целое число от %1 до %2</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>нужно число от %1 до %2</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>нужно true или false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>«%1» не входит в список: %2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>нужен список</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>слишком длинно: предел %1</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>нужны два числа, например {1, 2}</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>нужна таблица, например {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>фигура стоит на клетке</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>на свободной доске у каждой клетки есть место</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>их больше, чем на доске %1 x %2</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>клетка — это имя вида, таблица или false</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>клетки там нет</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translation>доске нужны столбцы</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation>доске нужны строки</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>две фигуры названы «%1»</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>карта — это текст, например &quot;QH&quot;, или таблица</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>«%1» — не карта: пишите достоинство A23456789TJQK и масть SHDC, а если колод несколько, номер колоды, например QH2</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>у карты есть &quot;card&quot;, &quot;text&quot;, &quot;shape&quot; или &quot;svg&quot;</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>карте со своим рисунком нужен id</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>карта %1 есть дважды</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>у карточного стола есть стопки</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>стопка — это таблица</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>две стопки названы «%1»</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>у кнопки есть имя</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>светлый</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>голубой</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>розовый</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>диск</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>камень</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>колышек</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>кольцо</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>крестик</translation>
    </message>
    <message>
        <source>star</source>
        <translation>звезда</translation>
    </message>
    <message>
        <source>square</source>
        <translation>квадрат</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ромб</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>треугольник</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>стрелка</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>сердце</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>корона</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation>picture() должна вернуть таблицу</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>горит</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>стена</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>закрыто</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>цель</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%2, цвет: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Script</source>
        <translation>Скрипт</translation>
    </message>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>Значения, напечатанные строки и ошибки</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>&amp;Выражение; показанное состояние — &quot;state&quot;:</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>В&amp;ычислить</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation>Показывать &amp;возможные ходы</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Скрипт</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1: думает.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Ваш ход (%1).</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>Картинку показать не удалось. %1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>Скрипт прочитан заново.</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>Скрипт прочитан заново, но не все ходы теперь возможны. %1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>Позиции пока нет.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>Печать недоступна: %1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>Принтер не найден. У игр нет сети, поэтому принтеров сервера печати на другом компьютере не видно: печатайте в файл или запустите игру с --unconfined.</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>Печать в файл</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>Принтером или файлом воспользоваться нельзя.</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>Ничего не напечатано</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>неизвестный ключ «%1»</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>неизвестный ключ «%1»: может быть, «%2»?</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>группа игр «%1» новая; есть «%2»</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>Другие игры</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>в ней нет info.yaml</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>больше %Ln байта</numerusform>
            <numerusform>больше %Ln байтов</numerusform>
            <numerusform>больше %Ln байтов</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>её info.yaml не называет игру</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>библиотека и скрипт, а должно быть что-то одно</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>значение «%1» — не текст; взято обычное</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>значок — не файл в папке игры</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>нет значка: нет ни %1.svg, ни %1.png</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>список или словарь, а не имя</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>«%1» — не основа имени библиотеки</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>в папке нет библиотеки «%1»</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>список или словарь, а не имя скрипта</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translatorcomment>not a term: rules</translatorcomment>
        <translation>«%1» — не имя скрипта в папке, такое как rules.lua</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>в папке нет файла «%1»</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>ссылка ведёт за пределы папки</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>не открывается</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>не читается: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>слишком велико: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>кодировка: %1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>неверный формат: %1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>неверное значение игры: %1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>нет библиотеки: %1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>нет скрипта: %1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>не модуль игры: %1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>не тот интерфейс: %1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>вложено глубже %1</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>текст после конца словаря</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>документ — не словарь</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>ключ «%1» указан дважды</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>файл — не правильный UTF-8</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>управляющий символ</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>нет значка: %1 рисуется слишком долго</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>нет значка: для %1 нужно слишком много памяти</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>нет значка: %1 не нарисовать</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>нет значка: нет %1</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>нет значка: %1 не читается: %2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>нет значка: %1 больше %Ln байта</numerusform>
            <numerusform>нет значка: %1 больше %Ln байтов</numerusform>
            <numerusform>нет значка: %1 больше %Ln байтов</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>нет значка: %1 — не картинка</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>нет значка: %1 больше %Ln пикселя</numerusform>
            <numerusform>нет значка: %1 больше %Ln пикселей</numerusform>
            <numerusform>нет значка: %1 больше %Ln пикселей</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>нет значка: в %1 объявлены сущности XML</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>нет значка: %1 ссылается на другую картинку</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>нет значка: %1 слишком часто повторяет свои части</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>игры на Lua недоступны: %1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>собрано для Qt %1, а у этой программы Qt %2</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>это модуль Qt другого рода (%1)</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>собрано для версии %1 интерфейса игр, а у этой программы версия %2</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>сбой при загрузке: %1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>сбой при загрузке</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>имя интерфейса есть, а самого интерфейса нет</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>Настольные игры</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>Карточные игры</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>Головоломки</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>пропущено: %1 с тем же именем стоит раньше</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>Нет игрока %1.</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Аня</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Боря</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Глеб</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Ева</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Федя</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>нужно больше %1 МБ памяти</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>в строке больше %1 КБ</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>больше %Ln шага; нет ли бесконечного цикла?</numerusform>
            <numerusform>больше %Ln шагов; нет ли бесконечного цикла?</numerusform>
            <numerusform>больше %Ln шагов; нет ли бесконечного цикла?</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>это занимает слишком много времени</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>остановлено</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, строка %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1, строка %2, в %3: %4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>ошибка с %1</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>ошибка в ошибке</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>в скрипте больше %1 КБ</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>не хватает памяти</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>%1: слишком много значений, предел %2</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 — это %2</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1 — не число (nan)</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1 — бесконечность</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>%1: слишком много текста, предел %2 КБ</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1 — строка с нулевым байтом</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>%1 содержит само себя</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1 лежит слишком глубоко: предел %2</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1 — таблица с метатаблицей</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1 лежит слишком глубоко</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>%1: ключ — не целое число и не строка (%2)</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>%1: ключ с нулевым байтом</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>её скрипт не читается</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>в %1: %2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation>&quot;seats&quot; должно быть списком имён; предел %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>not a term: easy; meant: doublewords</translatorcomment>
        <translation>&quot;levels&quot; должно быть списком вида { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>каждому уровню нужно слово из строчных латинских букв и цифр и имя</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>уровень «%1» есть дважды</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1: может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>«%1» — функция, а должно быть значением</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>нет функции «%1»</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation>нет функции «%1» и нет функции «deal»</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>&quot;ranking&quot; должно быть &quot;highest&quot;, &quot;lowest&quot; или &quot;fastest&quot;</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>нет функции «%1», нужной для ranking</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>нет функции «%1», нужной игре с местами</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>нет функции «%1», нужной для уровней</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation>игре с уровнями нужно &quot;seats&quot;</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>функция «%1» неизвестна: может быть, «%2»?</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translation>&quot;options&quot; должно быть списком; предел %1</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>имя уже занято другой</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translation>строка %1 в &quot;options&quot;: %2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>&quot;presets&quot; должно быть списком</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translation>строка %1 в &quot;presets&quot;: %2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>нужно имя из латинских букв, цифр и _</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>нужна подпись</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>нужны целые числа &quot;low&quot; и &quot;high&quot;</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>обычного значения нет среди предложенных</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>нужно хотя бы два значения; предел %1</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>нужны значения вида { &quot;word&quot;, tr(&quot;Name&quot;) }, каждое один раз</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>названного варианта нет</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>такого значения у «%1» нет</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>«%1» — не варианты этой игры.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>должна вернуть список имён; предел %1</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>должна вернуть номер места или nil</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation>должна вернуть место каждого игрока, считая от 1</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>Сделайте отмеченный ход.</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation>должна вернуть { move = ..., reason = tr(&quot;...&quot;) }, их список или nil</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>Подсказки нет.</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>вернула невозможный ход: %1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>должна вернуть, как начинается игра</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>«%1» — не начало этой игры.</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>должна вернуть начальное состояние</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>Здесь так ходить нельзя.</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>должна вернуть новое состояние или nil и предложение</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>должна вернуть &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; или &quot;over&quot;, а вернула %1</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>должна вернуть список ходов, а вернула %1</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>должна вернуть число</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>должна вернуть строку</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>«%1» — не ход этой игры.</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>должна вернуть предложение или nil</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>«%1» — не значение этой игры.</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>картинку показать нельзя: %1</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>Код игры пуст.</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>Код игры слишком длинный.</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>В коде игры после вариантов стоит # с номером или : с началом.</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>У этой игры нет раскладов, поэтому код с номером к ней не подходит.</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation>После # должно стоять целое число, а не «%1».</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Победа за %Ln ход; доказано, что короче пути нет.</numerusform>
            <numerusform>Победа за %Ln хода; доказано, что короче пути нет.</numerusform>
            <numerusform>Победа за %Ln ходов; доказано, что короче пути нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Победа за %Ln ход; возможно, есть путь короче.</numerusform>
            <numerusform>Победа за %Ln хода; возможно, есть путь короче.</numerusform>
            <numerusform>Победа за %Ln ходов; возможно, есть путь короче.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>Счёт станет %1. Победа не найдена, просмотрена %Ln позиция.</numerusform>
            <numerusform>Счёт станет %1. Победа не найдена, просмотрено %Ln позиции.</numerusform>
            <numerusform>Счёт станет %1. Победа не найдена, просмотрено %Ln позиций.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>Итоговый счёт — %1; доказано, что лучше не бывает.</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>Итоговый счёт — %1, лучший из найденных; просмотрена %Ln позиция.</numerusform>
            <numerusform>Итоговый счёт — %1, лучший из найденных; просмотрено %Ln позиции.</numerusform>
            <numerusform>Итоговый счёт — %1, лучший из найденных; просмотрено %Ln позиций.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>Отсюда уже не выиграть: доказано.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>Ничего не найдено, просмотрена %Ln позиция.</numerusform>
            <numerusform>Ничего не найдено, просмотрено %Ln позиции.</numerusform>
            <numerusform>Ничего не найдено, просмотрено %Ln позиций.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Победа не позже чем за %Ln ход: доказано.</numerusform>
            <numerusform>Победа не позже чем за %Ln хода: доказано.</numerusform>
            <numerusform>Победа не позже чем за %Ln ходов: доказано.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>Все ходы проигрывают: доказано. Этот держится дольше всех.</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>Лучшего не добиться: доказано.</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>По оценке, лучший ход; просмотрена %Ln позиция, ничего не доказано.</numerusform>
            <numerusform>По оценке, лучший ход; просмотрено %Ln позиции, ничего не доказано.</numerusform>
            <numerusform>По оценке, лучший ход; просмотрено %Ln позиций, ничего не доказано.</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкий</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>Пробует наугад несколько ходов.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>Просматривает несколько тысяч позиций.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудный</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>Думает около секунды.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>номер расклада — не число</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>время игры вне пределов</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>порядковый номер игры вне пределов</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>ходов слишком много</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>в нём нет игры</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>нет места в игре</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>Присланная игра по пути обрезана или изменена. Скопируйте её строку ещё раз целиком.</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>Вставлена не присланная игра: в её тексте есть строка, которая начинается с «plt-games:».</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>В присланной игре слишком много ходов.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>Игры ещё нет.</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>Ходов слишком много, дальше нельзя. Сотрите историю, и игра продолжится.</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>В этой игре слишком много ходов, дальше нельзя. Начните новую.</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>ход %1 игры %2 против правил: %3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>Эта система не может ограничить игры (нет Landlock и seccomp): чужим играм дозволено всё, что и вам.</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>Эта система не может ограничить игры их файлами (нет Landlock): чужие игры могут читать и менять ваши.</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>Эта система не может закрыть играм сеть и запуск программ (нет seccomp).</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>ссылка никуда не ведёт</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>прочитанное из %1 не читается снова из %2</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>принята игра, которая идёт, хотя ходов нет: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>верный ход отклонён: %1 (игра %2)</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>неверный ход принят: %1 (игра %2)</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>текст отклонён без полного предложения: %1: %2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (игра %2)</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1 (игра %2 после %3)</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>расклад с его же номером отклонён: %1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>тот же номер даёт другую игру</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>в тексте вариантов и начала недопустимые символы: %1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>варианты или начало не читаются: %1 отклонено: %2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>варианты или начало читаются как другие: %1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>игра идёт, но возможных ходов нет</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>ходить должно место %1 из %2</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>в расстановке не столько мест, сколько игроков: %1 вместо %2</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>места в расстановке начинаются не с 1 или выходят за число игроков</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>игра нескольких игроков кончается победой или поражением, что следует из расстановки</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>верный ход отклонён: %1: %2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>неверный ход принят: %1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>ход отклонён без полного предложения: %1: %2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>в тексте хода недопустимые символы: %1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>ход не читается: %1 отклонён: %2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>ход читается как другой: %1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>во второй раз тот же ход ведёт к другому состоянию: %1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>в предложении записи пустое место: %1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1, ход %2</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>у числа для статистики нет имени или значения: %1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>игру не повторить: %1 отклонено: %2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>во второй раз те же ходы ведут к другому состоянию</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translation>строка %1 вариантов %2 показывает %3, это вне её пределов</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translation>строка %1 вариантов %2 не может стать %3</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translation>строка %1 вариантов %2 меняет их число</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>варианты не читаются: %1 отклонено: %2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>варианты пишутся двояко: %1 и %2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>в тексте вариантов недопустимые символы: %1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>в описании вариантов пустое место: %1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>значение оценки — не число</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>сделанный ход ценнее лучшего</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>случайный ход ценнее лучшего</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>лучший ход против правил: %1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>у ошибки нет причины</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>в причине оценки не хватает аргументов</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>у цены нет текста</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>отмена хода не ведёт к состоянию до него</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>отменить можно больше ходов, чем было</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>возвращённый ход ведёт к другому состоянию</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>вернуть можно больше ходов, чем отменено</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>у розданной игры нет короткого кода</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>код %1 ведёт к другой игре</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>код %1 отклонён: %2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>принят код, который не называет игры: %1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>отклонённый код изменил игру</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>принята сохранённая игра без игры: %1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>код расклада отклонён: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>верный ход отклонён: %1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>сохранённая игра не восстанавливается: %1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>восстановленная игра — не та, что сохранена</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>восстановленная игра сохраняется как другая</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>у восстановленной игры другое прошлое</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>у восстановленной игры другое будущее</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>у восстановленной игры больше или меньше ходов</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1, сохранённая игра %2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>сохранённая игра отклонена без причины</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>отклонённая сохранённая игра изменила игру</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>восстановленную игру не сохранить и не восстановить</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>подсказка ничего не говорит</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>в тексте подсказки пустое место: %1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>у подсказки %1 нет полной причины: %2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>подсказка против правил: %1: %2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>то же начальное число даёт другой ход на уровне %1</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>слово уровня — не слово или чужое: %1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>у уровня %1 нет имени</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>на уровне %1 сделан неверный ход: %2: %3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>варианты читаются как другие: %1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1, для места %2, роздано и так: %3</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>ход неверен в розданном заново</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>запись выдаёт скрытое</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>наблюдение выдаёт скрытое</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>список возможных ходов выдаёт скрытое</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>на уровне %1 сделан неверный ход</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>на уровне %1 скрытое известно</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>подсказка знает скрытое</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>нет игры: %1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>собрать не удалось: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Компьютер, %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation>слишком велико</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>байт %L1: %2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>в нём нет объекта JSON</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1 — не папка</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>вывод записать не удалось: %1</translation>
    </message>
</context>
</TS>
