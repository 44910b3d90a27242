<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>Сундучки</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>&amp;Сдать следующий кон</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>&amp;Показать мои карты</translation>
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
    <message numerus="yes">
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>%Ln сундучок</numerusform>
            <numerusform>%Ln сундучка</numerusform>
            <numerusform>%Ln сундучков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln пара</numerusform>
            <numerusform>%Ln пары</numerusform>
            <numerusform>%Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Рыбачьте: возьмите верхнюю карту колоды.</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>Сначала спросите кого-нибудь. Карту берут, когда ответ «нет».</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>Сначала выберите свою карту, потом игрока, у которого спросить.</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Сначала выберите свою карту.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1, выложен %Ln сундучок</numerusform>
            <numerusform>%1, выложено %Ln сундучка</numerusform>
            <numerusform>%1, выложено %Ln сундучков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1, выложена %Ln пара</numerusform>
            <numerusform>%1, выложено %Ln пары</numerusform>
            <numerusform>%1, выложено %Ln пар</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>&amp;Отмечать мои пары</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>Кон окончен. %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>Ход: %1. Остальным — не подглядывать.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 играет.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>Возьмите верхнюю карту колоды.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>Ваш ход: спросите у кого-нибудь карту или выложите то, что собрано.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>Ваш ход: спросите у кого-нибудь карту.</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>Сундучки: %1. Последний сундучок выложен.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>колода %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>Пары: %1.</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>Без карт: %1.</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>Осталось карт: %1.</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>Невыложенные пары не считаются: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>%Ln соперник</numerusform>
            <numerusform>%Ln соперника</numerusform>
            <numerusform>%Ln соперников</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Выкладывать</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>Сундучки из четырёх карт</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Свои карты</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>Вы выкладываете сами</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>Они выкладываются сами</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Одна игра</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>Три кона</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>Пять конов</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>Десять конов</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>Пока у кого-то не станет 25 очков</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>Пока у кого-то не станет 50 очков</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>Кого спросили, тот отдаёт все карты названного достоинства; сундучок — все четыре.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>Спросите: «%1, есть %2?» Оттуда уже спрашивали: карта там.</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>Спросите: «%1, есть %2?» Больше такой карте быть негде.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>Спросите: «%1, есть %2?» Шансы около %3 %.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>Спросите: «%1, есть %2?» Шансы около %3 %, и все знают, что у вас такая есть.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>Кон окончен: сдайте следующий.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Рыбачьте: возьмите верхнюю карту колоды.</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>Выложите: %1. Тогда их никто не заберёт.</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>Спросить некого.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкий</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>Спрашивает у кого угодно что угодно из того, что держит.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>Помнит шесть последних вопросов.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудный</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>Ничего не забывает и выводит, что у кого может быть, из всего, что видели все.</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>«%2, есть %3?» — спрашиваете вы.</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>«Есть %3?» — спрашивает вас %1.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>«%2, есть %3?» — спрашивает %1.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>Вы: «%2, есть %3?» Рыбалка.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1, вам: «Есть %3?» Рыбалка.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1: «%2, есть %3?» Рыбалка.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>Вы: «%2, есть %3?» Нет, и колода пуста.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>%1, вам: «Есть %3?» Нет, и колода пуста.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>%1: «%2, есть %3?» Нет, и колода пуста.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>Вы: «%2, есть %3?» Пара.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>%1, вам: «Есть %3?» Пара.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>%1: «%2, есть %3?» Пара.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>Вы: «%2, есть %3?» Получено: %4.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1, вам: «Есть %3?» Получено: %4.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1: «%2, есть %3?» Получено: %4.</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>Вам: «Есть %2?» Получено: %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>«%1, есть %2?» Получено: %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>Вам: «Есть %2?» Рыбалка.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>«%1, есть %2?» Рыбалка.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>Вам: «Есть %2?» Улов: %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>«%1, есть %2?» Улов: %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>Вам: «Есть %2?» Нет.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>«%1, есть %2?» Нет.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>тузы</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>двойки</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>тройки</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>четвёрки</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>пятёрки</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>шестёрки</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>семёрки</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>восьмёрки</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>девятки</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>десятки</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>валеты</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>дамы</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>короли</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Сдан кон %1.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Вы берёте карту.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 берёт карту.</translation>
    </message>
    <message>
        <source>You draw %2 and go on.</source>
        <translation>Вы берёте %2 и продолжаете.</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>%1 берёт %2 и продолжает.</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>Вы вылавливаете пару: %2.</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>%1 вылавливает пару: %2.</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>Вы выкладываете %2.</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>%1 выкладывает %2.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>Сначала рыбачьте: возьмите верхнюю карту колоды.</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>Этот кон окончен: сдайте следующий.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Этот кон ещё не окончен.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Этой карты нет на руках.</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>Сундучок — это все четыре карты одного достоинства.</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>Второй карты этого достоинства на руках нет.</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>Спрашивать надо другого игрока.</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>У этого игрока нет карт.</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>Сначала спросите игрока.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Сундучки</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>%1 сундучка</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 пары</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translation>Это не варианты «Рыбалки» (например, 2 или 3-books-r5).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>С этими вариантами из таких карт игра не складывается.</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>Ход записывается как l7C, a7C2, f или n.</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>Сундучки, %Ln соперник</numerusform>
            <numerusform>Сундучки, %Ln соперника</numerusform>
            <numerusform>Сундучки, %Ln соперников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>Пары, %Ln соперник</numerusform>
            <numerusform>Пары, %Ln соперника</numerusform>
            <numerusform>Пары, %Ln соперников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1, %Ln кон</numerusform>
            <numerusform>%1, %Ln кона</numerusform>
            <numerusform>%1, %Ln конов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1, до %Ln очка</numerusform>
            <numerusform>%1, до %Ln очков</numerusform>
            <numerusform>%1, до %Ln очков</numerusform>
        </translation>
    </message>
</context>
</TS>
