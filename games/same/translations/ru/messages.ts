<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>%Ln шарик</numerusform>
            <numerusform>%Ln шарика</numerusform>
            <numerusform>%Ln шариков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln очко</numerusform>
            <numerusform>%Ln очка</numerusform>
            <numerusform>%Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>Этот %Ln шарик последний: доска очищена.</numerusform>
            <numerusform>Эти %Ln шарика последние: доска очищена.</numerusform>
            <numerusform>Эти %Ln шариков последние: доска очищена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>Этот %Ln шарик последний своего цвета, так что ни один не останется (%1).</numerusform>
            <numerusform>Эти %Ln шарика последние своего цвета, так что ни один не останется (%1).</numerusform>
            <numerusform>Эти %Ln шариков последние своего цвета, так что ни один не останется (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>Это самая большая группа из того, что осталось в плане: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>Падая, шарики соединятся: %Ln часть станет одной группой (%1), это на %2 больше, чем порознь.</numerusform>
            <numerusform>Падая, шарики соединятся: %Ln части станут одной группой (%1), это на %2 больше, чем порознь.</numerusform>
            <numerusform>Падая, шарики соединятся: %Ln частей станут одной группой (%1), это на %2 больше, чем порознь.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>%Ln шарик мешает большей группе, её возьмёт следующий щелчок: %1.</numerusform>
            <numerusform>%Ln шарика мешают большей группе, её возьмёт следующий щелчок: %1.</numerusform>
            <numerusform>%Ln шариков мешают большей группе, её возьмёт следующий щелчок: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>%Ln шарик мешает: без него сойдётся большая группа (%1, %2).</numerusform>
            <numerusform>%Ln шарика мешают: без них сойдётся большая группа (%1, %2).</numerusform>
            <numerusform>%Ln шариков мешают: без них сойдётся большая группа (%1, %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>через %Ln щелчок</numerusform>
            <numerusform>через %Ln щелчка</numerusform>
            <numerusform>через %Ln щелчков</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>Двух соседних шариков одного цвета больше нет: убирать нечего.</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>Лучший найденный план очищает доску и даёт %Ln очко.</numerusform>
            <numerusform>Лучший найденный план очищает доску и даёт %Ln очка.</numerusform>
            <numerusform>Лучший найденный план очищает доску и даёт %Ln очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>Итог лучшего найденного плана: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>остаётся %Ln шарик</numerusform>
            <numerusform>остаётся %Ln шарика</numerusform>
            <numerusform>остаётся %Ln шариков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>На этой доске %Ln строка; нужно %1.</numerusform>
            <numerusform>На этой доске %Ln строки; нужно %1.</numerusform>
            <numerusform>На этой доске %Ln строк; нужно %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>В строке этой доски %Ln шарик; нужно %1.</numerusform>
            <numerusform>В строке этой доски %Ln шарика; нужно %1.</numerusform>
            <numerusform>В строке этой доски %Ln шариков; нужно %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translation>Доска записывается буквами от a до %1.</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>Варианты выглядят как 20x16-5 или 20x10-5-classic: столбцов %1–%2, строк %3–%4, цветов %5–%6.</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>Щелчок записывается как столбец,строка, например 3,12.</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>Такого места на доске нет.</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>Здесь нет шарика.</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>Рядом с этим шариком нет другого такого же.</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>Классика, %1 x %2, %Ln цвет</numerusform>
            <numerusform>Классика, %1 x %2, %Ln цвета</numerusform>
            <numerusform>Классика, %1 x %2, %Ln цветов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>SameGame, %1 x %2, %Ln цвет</numerusform>
            <numerusform>SameGame, %1 x %2, %Ln цвета</numerusform>
            <numerusform>SameGame, %1 x %2, %Ln цветов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1 x %2, %Ln цвет</numerusform>
            <numerusform>%1 x %2, %Ln цвета</numerusform>
            <numerusform>%1 x %2, %Ln цветов</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Самая большая группа</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>Осталось шариков</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>синий диск</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>оранжевый квадрат</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>зелёный треугольник</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>розовый ромб</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>жёлтая звезда</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>голубое кольцо</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>красный крестик</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, пусто</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1, %2, одиночный</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1, %2, в группе %L3, %Ln очко</numerusform>
            <numerusform>%1, %2, в группе %L3, %Ln очка</numerusform>
            <numerusform>%1, %2, в группе %L3, %Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Очищена!</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translation>Итого: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Итого: %1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>Щелчок: %1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>Ориентир: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>Сумма всех щелчков: n шариков разом дают (n-2) x (n-2) очков.</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>Сумма всех щелчков: n шариков разом дают n x n очков.</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>1000 очков за очищенную доску, иначе ничего.</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>По 100 очков за каждый шарик, недостающий до 50: 5000 за очищенную доску.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>То, что считается: щелчки и бонус вместе.</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>Сумма всех щелчков: пара даёт 2 очка, n шариков — (n-1) x (n-1) - (n-3).</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>Этот щелчок</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>Сколько очков даст подсвеченная группа.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Ориентир</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>Чего достиг компьютер на этом раскладе за короткий поиск. Это можно превзойти.</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>Осталось шариков: %1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>n шариков разом дают n x n очков; бонус — по 100 очков за каждый шарик, недостающий до 50.</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>Пара даёт 2 очка, n шариков — (n-1) x (n-1) - (n-3). Бонуса нет, шарики разложены чисто случайно.</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>n шариков разом дают (n-2) x (n-2) очков, пара — ничего, а очищенная доска — 1000. Шарики разложены чисто случайно.</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>&amp;Знаки на шариках</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln очко</numerusform>
            <numerusform>%Ln очка</numerusform>
            <numerusform>%Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>Выберите группу из двух или более шариков одного цвета.</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>Осталось шариков: %L1. Самая большая группа: %L2.</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Доска очищена!</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>Групп больше нет</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>%Ln очко, самая большая группа %L1.</numerusform>
            <numerusform>%Ln очка, самая большая группа %L1.</numerusform>
            <numerusform>%Ln очков, самая большая группа %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>%Ln очко, осталось шариков %L1, самая большая группа %L2.</numerusform>
            <numerusform>%Ln очка, осталось шариков %L1, самая большая группа %L2.</numerusform>
            <numerusform>%Ln очков, осталось шариков %L1, самая большая группа %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>Это на %1 выше ориентира.</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>Это вровень с ориентиром.</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>Ориентир — %1.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Маленькая</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Большая</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>SameGame</translation>
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
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Современный</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>Знаки на шариках</translation>
    </message>
</context>
</TS>
