<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>The %1 and what lies on it complete a suit from king to ace.</source>
        <translation>%1 и всё, что сверху, завершают масть от короля до туза.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and the card under it is turned up.</source>
        <translation>%1 ложится в масть на %2, и открывается следующая карта.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2, and column %3 becomes empty.</source>
        <translation>%1 ложится в масть на %2, и столбец %3 становится пустым.</translation>
    </message>
    <message>
        <source>The %1 continues the suit of the %2: a longer run that moves as one.</source>
        <translation>%1 ложится в масть на %2: последовательность растёт и ходит целиком.</translation>
    </message>
    <message>
        <source>Moving the %1 turns up the card under it.</source>
        <translation>Если убрать %1, откроется следующая карта.</translation>
    </message>
    <message>
        <source>Moving the %1 empties column %2.</source>
        <translation>Если убрать %1, столбец %2 станет пустым.</translation>
    </message>
    <message>
        <source>Part of the run, from the %1 on, makes a longer run on the %2.</source>
        <translation>Часть последовательности, начиная с %1, ляжет в масть на %2.</translation>
    </message>
    <message>
        <source>The %1 makes room in column %2 for the next deal.</source>
        <translation>%1 освобождает место в столбце %2 для следующей сдачи.</translation>
    </message>
    <message>
        <source>Every column needs a card before the next deal: the %1 covers the empty one.</source>
        <translation>Перед сдачей карта нужна в каждом столбце: %1 идёт в пустой.</translation>
    </message>
    <message>
        <source>The %1 goes to the empty column to set the %2 free.</source>
        <translation>%1 идёт в пустой столбец, чтобы освободить %2.</translation>
    </message>
    <message>
        <source>The %1 goes on the %2 to set the %3 free.</source>
        <translation>%1 ложится на %2, чтобы освободить %3.</translation>
    </message>
    <message>
        <source>All suits are complete.</source>
        <translation>Все масти собраны.</translation>
    </message>
    <message numerus="yes">
        <source>This plan wins in %Ln steps; it knows every hidden card.</source>
        <comment>This plan wins in one step; it knows every hidden card.</comment>
        <translation>
            <numerusform>Этот план ведёт к победе за %Ln шаг; ему известны все закрытые карты.</numerusform>
            <numerusform>Этот план ведёт к победе за %Ln шага; ему известны все закрытые карты.</numerusform>
            <numerusform>Этот план ведёт к победе за %Ln шагов; ему известны все закрытые карты.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing helps: it is proven that this cannot be won any more.</source>
        <translation>Ничто не поможет: доказано, что выиграть уже нельзя.</translation>
    </message>
    <message>
        <source>Nothing better is known: no move was found that gets further.</source>
        <translation>Лучшего не известно: хода, который ведёт дальше, не нашлось.</translation>
    </message>
    <message>
        <source>A plan that makes progress; whether it wins is not known.</source>
        <translation>План, который ведёт вперёд; победит ли он, неизвестно.</translation>
    </message>
    <message>
        <source>The deal completes a suit.</source>
        <translation>Сдача завершает масть.</translation>
    </message>
    <message>
        <source>The moves on the table gain no more than the next cards: deal.</source>
        <translation>Ходы на столе дадут не больше, чем следующие карты: сдавайте.</translation>
    </message>
    <message>
        <source>There are not that many cards in this column.</source>
        <translation>Столько карт в этом столбце нет.</translation>
    </message>
    <message>
        <source>A card that lies face down cannot be moved.</source>
        <translation>Карту, лежащую рубашкой вверх, перекладывать нельзя.</translation>
    </message>
    <message>
        <source>The %1 cannot be picked up: the %2 does not continue its suit.</source>
        <translation>%1 не взять: %2 не продолжает её масть.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Вы сдались в этой игре.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Такого столбца нет.</translation>
    </message>
    <message>
        <source>The cards are already in this column.</source>
        <translation>Карты уже в этом столбце.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>В этом столбце нет карт.</translation>
    </message>
    <message>
        <source>At least one card must be moved.</source>
        <translation>Переложить надо хотя бы одну карту.</translation>
    </message>
    <message>
        <source>The %1 does not go on the %2: only a card that is one higher takes it.</source>
        <translation>%1 не ложится на %2: годится только карта на одну старше.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Колода пуста.</translation>
    </message>
    <message>
        <source>There are too few cards on the table to cover every column, so the stock can never be dealt again.</source>
        <translation>Карт на столе не хватит на все столбцы, поэтому из колоды больше не сдать.</translation>
    </message>
    <message>
        <source>Column %1 is empty. Put a card there before dealing.</source>
        <translation>Столбец %1 пуст. Перед сдачей положите туда карту.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are empty. Put a card on each of them before dealing.</source>
        <comment>One column is empty. Put a card there before dealing.</comment>
        <translation>
            <numerusform>%Ln столбец пуст. Перед сдачей положите туда карту.</numerusform>
            <numerusform>%Ln столбца пусты. Перед сдачей положите в каждый по карте.</numerusform>
            <numerusform>%Ln столбцов пусты. Перед сдачей положите в каждый по карте.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits</source>
        <translation>Собрано мастей</translation>
    </message>
    <message>
        <source>No move gave the win away.</source>
        <translation>Ни один ход не упустил победу.</translation>
    </message>
    <message>
        <source>It is proven that this deal could not be won.</source>
        <translation>Доказано, что этот расклад нельзя было выиграть.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won: no way was found, and no proof.</source>
        <translation>Можно ли было выиграть этот расклад, неизвестно: нет ни пути, ни доказательства.</translation>
    </message>
    <message>
        <source>It is not known whether this deal could be won; after move %1 it could not: proven.</source>
        <translation>Можно ли было выиграть этот расклад, неизвестно; после хода %1 — нет: доказано.</translation>
    </message>
    <message>
        <source>This could be won before move %1, which lost it: both are proven.</source>
        <translation>До хода %1 можно было выиграть, а он победу упустил: доказано и то и другое.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it, and no proof.</source>
        <translation>До хода %1 можно было выиграть. После него нет ни пути к победе, ни доказательства.</translation>
    </message>
    <message>
        <source>This could be won before move %1. No way to win was found after it; after move %2 it is proven that there is none.</source>
        <translation>До хода %1 можно было выиграть. После него пути к победе не нашлось; после хода %2 доказано, что его нет.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Этот ход сохраняет победу, а сделанный её упустил: доказано. %1</translation>
    </message>
    <message>
        <source>This keeps the win; after the other move no way to win was found. %1</source>
        <translation>Этот ход сохраняет победу; после сделанного пути к ней не нашлось. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>%Ln расклад, который можно было выиграть</numerusform>
            <numerusform>%Ln расклада, которые можно было выиграть</numerusform>
            <numerusform>%Ln раскладов, которые можно было выиграть</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Spider are the number of suits (1, 2 or 4), then -winnable2 and -gaps if wanted.</source>
        <translation>Варианты «Паука» — число мастей (1, 2 или 4), затем по желанию -winnable2 и -gaps.</translation>
    </message>
    <message>
        <source>A deal of Spider is written as 104 cards of two letters, for example KS7H.</source>
        <translation>Расклад «Паука» записывается как 104 карты по две буквы, например KS7H.</translation>
    </message>
    <message numerus="yes">
        <source>These are not the cards of a game with %Ln suits.</source>
        <comment>These are not the cards of a game with one suit.</comment>
        <translation>
            <numerusform>Это не карты игры с %Ln мастью.</numerusform>
            <numerusform>Это не карты игры с %Ln мастями.</numerusform>
            <numerusform>Это не карты игры с %Ln мастями.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written as d (deal), end (give up) or as 2.3-5 (three cards of column 2 to column 5).</source>
        <translation>Ход записывается как d (сдать), end (сдаться) или 2.3-5 (три карты из столбца 2 в столбец 5).</translation>
    </message>
    <message>
        <source>%1 (deals of earlier versions)</source>
        <translation>%1 (расклады прежних версий)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable, dealing over gaps</source>
        <comment>1 suit, winnable, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln масть, выигрышный расклад, сдача на пустые столбцы</numerusform>
            <numerusform>%Ln масти, выигрышный расклад, сдача на пустые столбцы</numerusform>
            <numerusform>%Ln мастей, выигрышный расклад, сдача на пустые столбцы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, winnable</source>
        <comment>1 suit, winnable</comment>
        <translation>
            <numerusform>%Ln масть, выигрышный расклад</numerusform>
            <numerusform>%Ln масти, выигрышный расклад</numerusform>
            <numerusform>%Ln мастей, выигрышный расклад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits, dealing over gaps</source>
        <comment>1 suit, dealing over gaps</comment>
        <translation>
            <numerusform>%Ln масть, сдача на пустые столбцы</numerusform>
            <numerusform>%Ln масти, сдача на пустые столбцы</numerusform>
            <numerusform>%Ln мастей, сдача на пустые столбцы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln suits</source>
        <comment>1 suit</comment>
        <translation>
            <numerusform>%Ln масть</numerusform>
            <numerusform>%Ln масти</numerusform>
            <numerusform>%Ln мастей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spider::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Щелчок по колоде сдаёт по карте на каждый столбец.</translation>
    </message>
    <message>
        <source>A complete suit is out of the game.</source>
        <translation>Собранная масть в игре больше не участвует.</translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>колода, пусто</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln deals left</source>
        <comment>%1, 1 deal left</comment>
        <translation>
            <numerusform>%1, осталась %Ln сдача</numerusform>
            <numerusform>%1, осталось %Ln сдачи</numerusform>
            <numerusform>%1, осталось %Ln сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, пусто</translation>
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
        <source>%L1 face down</source>
        <translation>рубашкой вверх: %L1</translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>верхняя: %1</translation>
    </message>
    <message>
        <source>run of %L1</source>
        <translation>по порядку: %L1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column %L1 is empty.</source>
        <translation>Столбец %L1 пуст.</translation>
    </message>
</context>
<context>
    <name>spider::View</name>
    <message>
        <source>This game can be won.</source>
        <translation>Эту игру можно выиграть.</translation>
    </message>
    <message>
        <source>It cannot be won from here: go back, or give up.</source>
        <translation>Отсюда не выиграть: вернитесь или сдайтесь.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Этот расклад не выиграть.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Можно ли выиграть, неизвестно.</translation>
    </message>
    <message>
        <source>&amp;Deal from the stock</source>
        <translation>Сдать из &amp;колоды</translation>
    </message>
    <message>
        <source>Back to the last c&amp;hance</source>
        <translation>Вернуться к последнему &amp;шансу</translation>
    </message>
    <message>
        <source>Undoes the moves after which no win is found. The game counts as helped.</source>
        <translation>Отменяет ходы, после которых победы не видно. Игра считается сыгранной с подсказками.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Вернуться</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Сдаться</translation>
    </message>
    <message>
        <source>Ends the game, which counts as lost.</source>
        <translation>Заканчивает игру; она считается проигранной.</translation>
    </message>
    <message>
        <source>&amp;Clicks move to the best place</source>
        <translation>&amp;Щелчок отправляет на лучшее место</translation>
    </message>
    <message>
        <source>A click on a card sends it to the best place instead of picking it up.</source>
        <translation>Щелчок по карте не берёт её, а сразу отправляет на лучшее место.</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Показывать, можно ли &amp;выиграть</translation>
    </message>
    <message>
        <source>The computer knows every hidden card and looks for a way to win.</source>
        <translation>Компьютер знает все закрытые карты и ищет путь к победе.</translation>
    </message>
    <message>
        <source>It can still be won from here.</source>
        <translation>Отсюда ещё можно выиграть.</translation>
    </message>
    <message>
        <source>It is proven that this deal could never be won.</source>
        <translation>Доказано, что этот расклад выиграть было нельзя.</translation>
    </message>
    <message>
        <source>No position of this game was found that can be won.</source>
        <translation>В этой игре не нашлось позиции, которую можно выиграть.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Масти</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 из %L2</translation>
    </message>
    <message>
        <source>Looking for the last position that can be won...</source>
        <translation>Поиск последней позиции, которую можно выиграть...</translation>
    </message>
    <message>
        <source>Looking for a way to win...</source>
        <translation>Поиск пути к победе...</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Вы сдались</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>Тупик</translation>
    </message>
    <message>
        <source>No way on is known</source>
        <translation>Пути дальше не известно</translation>
    </message>
    <message>
        <source>It is proven that this cannot be won from here. Go back to the last chance, or give up.</source>
        <translation>Доказано, что отсюда не выиграть. Вернитесь к последнему шансу или сдайтесь.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Доказано, что этот расклад не выиграть.</translation>
    </message>
    <message numerus="yes">
        <source>All eight suits are complete, in %Ln moves. Score: %1.</source>
        <comment>All eight suits are complete, in one move. Score: %1.</comment>
        <translation>
            <numerusform>Все восемь мастей собраны за %Ln ход. Счёт: %1.</numerusform>
            <numerusform>Все восемь мастей собраны за %Ln хода. Счёт: %1.</numerusform>
            <numerusform>Все восемь мастей собраны за %Ln ходов. Счёт: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete suits: %L1 of %L2.</source>
        <translation>Собрано мастей: %L1 из %L2.</translation>
    </message>
    <message>
        <source>The last cards of the stock need a card on every column, and there are too few.</source>
        <translation>Для последней сдачи нужна карта в каждом столбце, а карт не хватает.</translation>
    </message>
    <message>
        <source>No card can be moved or dealt.</source>
        <translation>Ни переложить, ни сдать нечего.</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Одна масть</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Две масти</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Четыре масти</translation>
    </message>
    <message>
        <source>1 (easiest)</source>
        <translation>1 (легче всего)</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4 (hardest)</source>
        <translation>4 (труднее всего)</translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Сдавать только выигрышные расклады</translation>
    </message>
    <message>
        <source>The stock may be dealt over empty columns</source>
        <translation>Из колоды можно сдавать на пустые столбцы</translation>
    </message>
    <message>
        <source>Clicks move to the best place</source>
        <translation>Щелчок отправляет на лучшее место</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Показывать, можно ли выиграть</translation>
    </message>
</context>
<context>
    <name>spider::Words</name>
    <message>
        <source>column %L1</source>
        <translation>столбец %L1</translation>
    </message>
    <message>
        <source>a later deal of the stock</source>
        <translation>следующая сдача колоды</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>place for a complete suit</source>
        <translation>место для собранной масти</translation>
    </message>
    <message>
        <source>complete suit</source>
        <translation>собранная масть</translation>
    </message>
</context>
</TS>
