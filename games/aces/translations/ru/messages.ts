<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Щелчок по колоде сдаёт по карте на каждый столбец.</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>Снятые карты в игре больше не участвуют.</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>%1 под другой картой. В игре только нижняя карта столбца.</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1, можно снять</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>Можно ли &amp;выиграть?</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>Смотрит на все карты, и на те, что в колоде. Игра считается сыгранной с подсказками.</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>Снимать карты &amp;автоматически</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Показывать, можно ли &amp;выиграть</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>Всегда &amp;отмечать карты, которые можно снять</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>&amp;Колода слева</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>Да: вы только что выиграли.</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>Проверяется, можно ли выиграть...</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>Проверяется, можно ли выиграть... Просмотрен %Ln миллион позиций.</numerusform>
            <numerusform>Проверяется, можно ли выиграть... Просмотрено %Ln миллиона позиций.</numerusform>
            <numerusform>Проверяется, можно ли выиграть... Просмотрено %Ln миллионов позиций.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Этот расклад можно выиграть.</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>Эту игру ещё можно выиграть.</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>Не нашлось ни пути к победе, ни доказательства, что его нет.</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>Этот расклад можно было выиграть.</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>Отсюда уже не выиграть. Расклад можно было выиграть.</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>Этот расклад не выиграть, как ни играй.</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>Отсюда уже не выиграть. Можно ли было выиграть расклад, неизвестно.</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>Проверяется, можно ли выиграть...</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>Ещё можно выиграть.</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>Отсюда уже не выиграть.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Этот расклад не выиграть.</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>Можно ли выиграть, неизвестно.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Осталось карт</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Осталось сдач</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>За %Ln ход остались одни тузы.</numerusform>
            <numerusform>За %Ln хода остались одни тузы.</numerusform>
            <numerusform>За %Ln ходов остались одни тузы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>Ходов больше нет, осталась %Ln карта.</numerusform>
            <numerusform>Ходов больше нет, осталось %Ln карты.</numerusform>
            <numerusform>Ходов больше нет, осталось %Ln карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Сдавать только выигрышные расклады</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>Каждый расклад решён ещё до того, как вы его увидите.</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>Почти половину раскладов выиграл бы тот, кто знает колоду.</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>Снимать карты автоматически</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>Всегда отмечать карты, которые можно снять</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Показывать, можно ли выиграть</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>Колода слева</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>столбец %L1</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>снятые карты</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>%1 можно снять: есть старшая карта, %2.</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>Следующая сдача положит по карте на каждый столбец, и %1 лучше держать в столбце %2.</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>%1 уходит, и тогда можно снять %2.</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>Туз остаётся до конца, поэтому %1 занимает пустой столбец и освобождает %2 под собой.</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>%1 занимает пустой столбец, и %2 вступает в игру.</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>Сдавайте, а %1 пока оставьте: когда %2 закроют, эта карта поможет снять младшую.</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>В пустой столбец лучше всего ляжет следующая карта из колоды.</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>Ни снять, ни переложить ничего нельзя, так что сдавайте.</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>Этот путь ведёт к победе; в нём учтены и карты колоды.</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>Доказано, что выиграть нельзя. На лучшем из найденных путей остаётся %Ln карта.</numerusform>
            <numerusform>Доказано, что выиграть нельзя. На лучшем из найденных путей остаётся %Ln карты.</numerusform>
            <numerusform>Доказано, что выиграть нельзя. На лучшем из найденных путей остаётся %Ln карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>Путь к победе не найден. На лучшем пути остаётся %Ln карта.</numerusform>
            <numerusform>Путь к победе не найден. На лучшем пути остаётся %Ln карты.</numerusform>
            <numerusform>Путь к победе не найден. На лучшем пути остаётся %Ln карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>Игра окончена: ходов больше нет.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>%1 — старшая в своей масти и остаётся; пустого столбца для неё нет.</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>Старшей карты той же масти не видно, и пустого столбца для %1 нет.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Колода пуста.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>В этом столбце нет карт.</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>У сдачи столбца нет.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Такого столбца нет.</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>Карты перекладывают только в пустые столбцы.</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>%1 не перекладывают, а снимают: есть старшая карта, %2.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>%1 — старшая в своей масти и остаётся.</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>%1 остаётся: старшей карты той же масти не видно.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Этот ход сохраняет победу, а сделанный её упустил: доказано. %1</translation>
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
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>Варианты игры «Тузы» — &quot;any&quot; или &quot;winnable&quot;.</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>Колода записывается как 52 карты по две буквы, например ASTH2D.</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>Каждая карта колоды должна быть ровно один раз.</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>Ход записывается как d (сдать), x3 (снять со столбца 3) или 3-1 (переложить).</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>Только выигрышные расклады</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Любой расклад</translation>
    </message>
</context>
</TS>
