<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>You, with help</source>
        <translation>Вы, с подсказками</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 из %2 (%3 %)</translation>
    </message>
    <message>
        <source>Short games won, by player and side</source>
        <translation>Выигранные короткие игры, по игрокам и сторонам</translation>
    </message>
    <message>
        <source>Games won, by player and side</source>
        <translation>Выигранные игры, по игрокам и сторонам</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Nothing is counted here yet. Games that were finished before this page was there are among the results.</source>
        <translation>Здесь пока ничего не сосчитано. Игры, законченные до появления этой страницы, есть среди результатов.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games are counted here. Of equal players, each side wins 25 % in the long run.</source>
        <comment>1 game is counted here. Of equal players, each side wins 25 % in the long run.</comment>
        <translation>
            <numerusform>Здесь сосчитана %Ln игра. При равных игроках каждая сторона выигрывает в среднем 25 %.</numerusform>
            <numerusform>Здесь сосчитано %Ln игры. При равных игроках каждая сторона выигрывает в среднем 25 %.</numerusform>
            <numerusform>Здесь сосчитано %Ln игр. При равных игроках каждая сторона выигрывает в среднем 25 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>too few rolls</source>
        <translation>мало бросков</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>неровно</translation>
    </message>
    <message>
        <source>rather uneven</source>
        <translation>скорее неровно</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>честно</translation>
    </message>
    <message>
        <source>No rolls are counted yet.</source>
        <translation>Броски пока не сосчитаны.</translation>
    </message>
    <message>
        <source>There are too few rolls yet to tell whether the dice are fair.</source>
        <translation>Бросков ещё мало, чтобы судить, честны ли кубики.</translation>
    </message>
    <message>
        <source>The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most uneven of these counts.</source>
        <translation>Кубики честны: в %1 всех случаев честные кубики не ровнее самого неровного из этих рядов.</translation>
    </message>
    <message>
        <source>The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of all cases. More rolls will show whether it was luck.</source>
        <translation>Кубики чуть неровнее обычного: честные так неровны в %1 всех случаев. Новые броски покажут, не случайность ли это.</translation>
    </message>
    <message>
        <source>The dice do not look fair: fair dice are as uneven as this in %1 of all cases.</source>
        <translation>На честные кубики не похоже: честные так неровны в %1 всех случаев.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>How often each face came up (and was expected)</source>
        <translation>Сколько раз выпала каждая грань (и сколько ожидалось)</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Грань</translation>
    </message>
    <message>
        <source>Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)</source>
        <translation>Хи-квадрат: насколько счёт отличается от ожидаемого (вероятность такого отличия у честных кубиков)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Дубли</translation>
    </message>
    <message>
        <source>Faces (about 5)</source>
        <translation>Грани (около 5)</translation>
    </message>
    <message>
        <source>Pairs (about 20)</source>
        <translation>Пары (около 20)</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>Одним словом</translation>
    </message>
    <message>
        <source>Pairs of dice</source>
        <translation>Пары кубиков</translation>
    </message>
    <message>
        <source>How often each pair came up (and was expected)</source>
        <translation>Сколько раз выпала каждая пара (и сколько ожидалось)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Игрок %L1</translation>
    </message>
    <message>
        <source>All numbers are used: press Done.</source>
        <translation>Все числа сыграны: нажмите «Готово».</translation>
    </message>
    <message>
        <source>Nothing more can be played: press Done.</source>
        <translation>Больше ничего не сыграть: нажмите «Готово».</translation>
    </message>
    <message>
        <source>Numbers left: %1. A pawn can enter.</source>
        <translation>Осталось: %1. Фишка может войти.</translation>
    </message>
    <message>
        <source>Numbers left: %1.</source>
        <translation>Осталось: %1.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Ваш ход (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>%1: sends %2 back</source>
        <translation>%1: сбиты %2</translation>
    </message>
    <message>
        <source>enters on %1</source>
        <translation>вход на %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from a square to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Победа!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Победа: %1</translation>
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
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>осталось: %1</translation>
    </message>
    <message>
        <source>rolls %L1 and %L2</source>
        <translation>бросок: %L1 и %L2</translation>
    </message>
    <message>
        <source>%L1 and %L2: third double</source>
        <translation>%L1 и %L2: третий дубль</translation>
    </message>
    <message>
        <source>%L1 and %L2: cannot play</source>
        <translation>%L1 и %L2: хода нет</translation>
    </message>
    <message>
        <source>A pawn goes back to start only when it is hit.</source>
        <translation>На старт фишка возвращается, только если её сбили.</translation>
    </message>
    <message>
        <source>No pawn of this side ever goes there.</source>
        <translation>Фишки этой стороны туда не ходят.</translation>
    </message>
    <message>
        <source>Pawns of %1 enter on square %2.</source>
        <translation>%1: фишки входят на поле %2.</translation>
    </message>
    <message>
        <source>Pawns only go forward.</source>
        <translation>Фишки ходят только вперёд.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>%1&apos;s home row %L2</source>
        <translation>%1, дорожка %L2</translation>
    </message>
    <message>
        <source>%1&apos;s home</source>
        <translation>%1, дом</translation>
    </message>
    <message>
        <source>%1&apos;s start</source>
        <translation>%1, старт</translation>
    </message>
    <message>
        <source>square %L1</source>
        <translation>поле %L1</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>безопасное</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>вход: %1</translation>
    </message>
    <message>
        <source>%1 turns off here</source>
        <translation>поворот домой: %1</translation>
    </message>
    <message>
        <source>blockade of %1</source>
        <translation>барьер: %1</translation>
    </message>
    <message>
        <source>%1 pawn %2</source>
        <translation>%1, фишка %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns</source>
        <comment>1 pawn</comment>
        <translation>
            <numerusform>%Ln фишка</numerusform>
            <numerusform>%Ln фишки</numerusform>
            <numerusform>%Ln фишек</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>%L1 to go</source>
        <translation>осталось %L1</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 has all four pawns home. Squares that the others had to go: %2.</source>
        <translation>%1: все четыре фишки дома. Другим оставалось полей: %2.</translation>
    </message>
</context>
<context>
    <name>parcheesi::SidePlate</name>
    <message>
        <source>has the turn</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>numbers left: %1</source>
        <translation>осталось: %1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>бросок: %1</translation>
    </message>
    <message>
        <source>%L1 is chosen</source>
        <translation>выбрано %L1</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>сыграно: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pawns home</source>
        <comment>1 pawn home</comment>
        <translation>
            <numerusform>%Ln фишка дома</numerusform>
            <numerusform>%Ln фишки дома</numerusform>
            <numerusform>%Ln фишек дома</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parcheesi::View</name>
    <message>
        <source>&amp;End the turn</source>
        <translation>Закончить &amp;ход</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Ends your turn when all numbers are used that can be</source>
        <translation>Заканчивает ваш ход, когда сыграны все числа, какие можно</translation>
    </message>
    <message>
        <source>Take &amp;back a step</source>
        <translation>На &amp;шаг назад</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>Начать ход &amp;заново</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Заново</translation>
    </message>
    <message>
        <source>Takes back all steps of this turn</source>
        <translation>Отменяет все шаги этого хода</translation>
    </message>
    <message>
        <source>Show the &amp;numbers of squares</source>
        <translation>Показывать &amp;номера полей</translation>
    </message>
    <message>
        <source>The computer is moving. %1 lets it move at once.</source>
        <translation>Компьютер ходит. Чтобы он сходил сразу, нажмите %1.</translation>
    </message>
    <message>
        <source>There is no %L1 left to use.</source>
        <translation>Числа %L1 больше нет.</translation>
    </message>
    <message>
        <source>No pawn can go by the %L1 now.</source>
        <translation>На %L1 сейчас ни одной фишке не пойти.</translation>
    </message>
    <message>
        <source>Now choose the pawn that goes by the %L1.</source>
        <translation>Теперь выберите фишку, которая пойдёт на %L1.</translation>
    </message>
    <message>
        <source>Third double</source>
        <translation>Третий дубль</translation>
    </message>
    <message>
        <source>Cannot play</source>
        <translation>Хода нет</translation>
    </message>
    <message>
        <source>Double: rolls again</source>
        <translation>Дубль: ещё бросок</translation>
    </message>
    <message>
        <source>Press Done to go on.</source>
        <translation>Чтобы продолжить, нажмите «Готово».</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 waits. Move for it, or let it move with %2.</source>
        <translation>%1 ждёт. Сходите сами или нажмите %2.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>Ходит: %1.</translation>
    </message>
    <message>
        <source>Chance to win: about %L1 %</source>
        <translation>Шансы на победу: около %L1 %</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Короткая</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Standard, with four pawns</source>
        <translation>Обычная, четыре фишки</translation>
    </message>
    <message>
        <source>Short, with two pawns</source>
        <translation>Короткая, две фишки</translation>
    </message>
    <message>
        <source>Show where the pawn under the pointer can go</source>
        <translation>Показывать, куда может пойти фишка под указателем</translation>
    </message>
    <message>
        <source>End my turn by itself when nothing is left to play</source>
        <translation>Заканчивать мой ход, когда играть больше нечего</translation>
    </message>
    <message>
        <source>Wait for me when I cannot play</source>
        <translation>Ждать меня, когда хода нет</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>This wins the game.</source>
        <translation>Этот ход выигрывает игру.</translation>
    </message>
    <message numerus="yes">
        <source>This sends %Ln pawns back to start.</source>
        <comment>This sends a pawn back to start.</comment>
        <translation>
            <numerusform>Этот ход возвращает на старт %Ln фишку.</numerusform>
            <numerusform>Этот ход возвращает на старт %Ln фишки.</numerusform>
            <numerusform>Этот ход возвращает на старт %Ln фишек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns home.</source>
        <comment>This brings a pawn home.</comment>
        <translation>
            <numerusform>Этот ход приводит домой %Ln фишку.</numerusform>
            <numerusform>Этот ход приводит домой %Ln фишки.</numerusform>
            <numerusform>Этот ход приводит домой %Ln фишек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns into the game.</source>
        <comment>This brings a pawn into the game.</comment>
        <translation>
            <numerusform>Этот ход вводит в игру %Ln фишку.</numerusform>
            <numerusform>Этот ход вводит в игру %Ln фишки.</numerusform>
            <numerusform>Этот ход вводит в игру %Ln фишек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This builds %Ln blockades.</source>
        <comment>This builds a blockade.</comment>
        <translation>
            <numerusform>Этот ход строит %Ln барьер.</numerusform>
            <numerusform>Этот ход строит %Ln барьера.</numerusform>
            <numerusform>Этот ход строит %Ln барьеров.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings %Ln pawns to safe squares.</source>
        <comment>This brings a pawn to a safe square.</comment>
        <translation>
            <numerusform>Этот ход ставит на безопасное поле %Ln фишку.</numerusform>
            <numerusform>Этот ход ставит на безопасные поля %Ln фишки.</numerusform>
            <numerusform>Этот ход ставит на безопасные поля %Ln фишек.</numerusform>
        </translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Так у вас больше всего шансов.</translation>
    </message>
    <message>
        <source>No roll hits you then.</source>
        <translation>Тогда вас не собьёт ни один бросок.</translation>
    </message>
    <message numerus="yes">
        <source>Then %Ln of 36 rolls hit you.</source>
        <comment>Then only 1 of 36 rolls hits you.</comment>
        <translation>
            <numerusform>Тогда вас собьёт %Ln бросок из 36.</numerusform>
            <numerusform>Тогда вас собьют %Ln броска из 36.</numerusform>
            <numerusform>Тогда вас собьют %Ln бросков из 36.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The turn is complete as it is.</source>
        <translation>Ход уже завершён.</translation>
    </message>
    <message>
        <source>Chance to win: about %1 %.</source>
        <translation>Шансы на победу: около %1 %.</translation>
    </message>
    <message>
        <source>Reckless Renee</source>
        <translation>Отчаянная Рената</translation>
    </message>
    <message>
        <source>Likes to stand where others can send her pawns back.</source>
        <translation>Любит стоять там, где её фишки могут сбить.</translation>
    </message>
    <message>
        <source>Polite Polly</source>
        <translation>Вежливая Полина</translation>
    </message>
    <message>
        <source>Lets everybody else go first and stays as far from home as she can.</source>
        <translation>Пропускает всех вперёд и держится от дома как можно дальше.</translation>
    </message>
    <message>
        <source>Amazing Grace</source>
        <translation>Шустрая Грета</translation>
    </message>
    <message>
        <source>Hurries home, keeps away from others and builds blockades.</source>
        <translation>Спешит домой, сторонится других и строит барьеры.</translation>
    </message>
    <message>
        <source>Careful Carla</source>
        <translation>Осторожная Клара</translation>
    </message>
    <message>
        <source>Weighs what each pawn has to lose against how far the others are.</source>
        <translation>Взвешивает, что теряет каждая фишка и далеко ли ушли другие.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Tries the most promising turns against the dice that may come next.</source>
        <translation>Проверяет самые многообещающие ходы на возможных бросках.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Doubles in a hundred rolls</source>
        <translation>Дублей на сто бросков</translation>
    </message>
    <message>
        <source>Mean of a die</source>
        <translation>Среднее на кубике</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % шансов на победу</translation>
    </message>
    <message>
        <source>%1 %2&apos;s pawn goes back to start: +20.</source>
        <translation>%1 %2: фишка возвращается на старт, +20.</translation>
    </message>
    <message>
        <source>%1 That gives +10.</source>
        <translation>%1 Это даёт +10.</translation>
    </message>
    <message>
        <source>%1 brings the last pawn home and wins.</source>
        <translation>%1: последняя фишка дома, победа.</translation>
    </message>
    <message>
        <source>%1 %2 enters on %3.</source>
        <translation>%1, %2: вход на %3.</translation>
    </message>
    <message>
        <source>%1 %2: %3 to %4.</source>
        <translation>%1, %2: %3 → %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3 and cannot play.</source>
        <translation>%1: бросок %2 и %3, хода нет.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3, and may not play it.</source>
        <translation>%1: третий дубль, %2 и %3, он не играется.</translation>
    </message>
    <message>
        <source>%1 rolls a third double, %2 and %3: the front pawn goes back to start.</source>
        <translation>%1: третий дубль, %2 и %3; передняя фишка возвращается на старт.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3, with the bottoms %4 and %5.</source>
        <translation>%1: бросок %2 и %3, с обратными сторонами %4 и %5.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and %3.</source>
        <translation>%1: бросок %2 и %3.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёные</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красные</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синие</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтые</translation>
    </message>
    <message>
        <source>start</source>
        <translation>старт</translation>
    </message>
    <message>
        <source>home</source>
        <translation>дом</translation>
    </message>
    <message>
        <source>home row %1</source>
        <translation>дорожка %1</translation>
    </message>
    <message>
        <source>There is no such pawn.</source>
        <translation>Такой фишки нет.</translation>
    </message>
    <message>
        <source>This pawn has to enter first.</source>
        <translation>Эта фишка сначала должна войти.</translation>
    </message>
    <message>
        <source>This pawn is out already.</source>
        <translation>Эта фишка уже в игре.</translation>
    </message>
    <message>
        <source>This pawn is at home.</source>
        <translation>Эта фишка дома.</translation>
    </message>
    <message>
        <source>A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.</source>
        <translation>Фишка входит, если выпало 5, или 1 и 4, или 2 и 3.</translation>
    </message>
    <message>
        <source>Two pawns block the entry square.</source>
        <translation>Поле входа закрыто двумя фишками.</translation>
    </message>
    <message>
        <source>There is no %1 left to use.</source>
        <translation>Числа %1 больше нет.</translation>
    </message>
    <message>
        <source>The blockade on square %1 is in the way.</source>
        <translation>Мешает барьер на поле %1.</translation>
    </message>
    <message>
        <source>The blockade on square %1 of the home row is in the way.</source>
        <translation>Мешает барьер на поле %1 дорожки.</translation>
    </message>
    <message>
        <source>That is too far: a pawn comes home by the exact number.</source>
        <translation>Слишком далеко: домой фишка приходит точным числом.</translation>
    </message>
    <message>
        <source>A pawn of another side is safe on square %1.</source>
        <translation>Чужая фишка на поле %1 в безопасности.</translation>
    </message>
    <message>
        <source>A pawn can still enter.</source>
        <translation>Ещё может войти фишка.</translation>
    </message>
    <message>
        <source>The %1 can still be used.</source>
        <translation>Ещё можно сыграть %1.</translation>
    </message>
    <message>
        <source>A blockade may not move as a whole.</source>
        <translation>Барьер не ходит целиком.</translation>
    </message>
    <message>
        <source>The blockade would move as a whole, and no number left could separate it.</source>
        <translation>Барьер сдвинулся бы целиком, и ни одно число его уже не разделит.</translation>
    </message>
    <message>
        <source>A game of Parcheesi is standard or short.</source>
        <translation>Игра бывает standard или short.</translation>
    </message>
    <message>
        <source>The dice of a game of Parcheesi follow from one whole number.</source>
        <translation>Броски игры следуют из одного целого числа.</translation>
    </message>
    <message>
        <source>A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done.</source>
        <translation>Ход выглядит как 2+6 (фишка 2 идёт на шесть полей), 2+in (вход) или done.</translation>
    </message>
    <message>
        <source>short, with two pawns</source>
        <translation>короткая, две фишки</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
</TS>
