<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>Базовая стратегия</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>Сколько в среднем стоит каждое действие, в ставках.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Подсчёт...</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>Подсчитать не удалось.</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>Сдайте карты, и появится совет.</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1, у дилера %2: %3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>Именно для этих карт лучше: %1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>Ещё одна карта (H)</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>Больше карт не надо (S)</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>Удвоить ставку и взять ровно одну карту (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>Сделать из пары две руки, со второй ставкой (P)</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>Отказаться от руки за половину ставки (U)</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Поставить в долг на блэкджек у дилера, выплата 2 к 1 (I)</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Поставить на блэкджек у дилера, выплата 2 к 1 (I)</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>Играть без страховки (N)</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>Казино даёт в долг недостающее и сдаёт (Enter)</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>Сдать следующую раздачу (Enter)</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>Удвоить ставку в долг и взять ровно одну карту (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>Сделать из пары две руки, вторая ставка в долг (P)</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>Забрать фишки (C)</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>Перетасовать и играть дальше с вашими деньгами (Enter)</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>Новая игра, деньги: %1</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>Добавить фишку в %Ln доллар</numerusform>
            <numerusform>Добавить фишку в %Ln доллара</numerusform>
            <numerusform>Добавить фишку в %Ln долларов</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>Сначала сделайте ставку.</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>Карты здесь не двигают: пользуйтесь кнопками внизу.</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>Показывать &amp;советника</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>Показывает, что сделала бы базовая стратегия и сколько стоит каждое действие. Игры с ним считаются сыгранными с подсказками.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>У вас: %1, у дилера: %2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>Шуз сыгран</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>Сыграно шузов</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>%Ln раздача, выигрыш %1.</numerusform>
            <numerusform>%Ln раздачи, выигрыш %1.</numerusform>
            <numerusform>%Ln раздач, выигрыш %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>%Ln раздача, проигрыш %1.</numerusform>
            <numerusform>%Ln раздачи, проигрыш %1.</numerusform>
            <numerusform>%Ln раздач, проигрыш %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>%Ln раздача, ни выигрыша, ни проигрыша.</numerusform>
            <numerusform>%Ln раздачи, ни выигрыша, ни проигрыша.</numerusform>
            <numerusform>%Ln раздач, ни выигрыша, ни проигрыша.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>Денег в следующем шузе: %1, в новой игре: %2.</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>Правила из руководства</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колод</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>Дилер берёт на мягких 17</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Удвоение после разделения</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>Отказ за половину ставки</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Страховка против туза</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>Показывать советника</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раздачи</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>Раздачи этого шуза видны сразу. Они сохраняются, когда шуз сыгран.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Этот шуз</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>Все шузы</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Вничью</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграно</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translation>Блэкджеки</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Чистый выигрыш</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>шуз, осталась %Ln карта</numerusform>
            <numerusform>шуз, осталось %Ln карты</numerusform>
            <numerusform>шуз, осталось %Ln карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Шуз</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>сыгранные карты</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>рука дилера</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Дилер</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>У дилера открыто: %1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>У дилера блэкджек</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>У дилера %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Первая рука</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Вторая рука</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>со страховкой</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>Новый шуз: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>В долг</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдать</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Сначала</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>Поставить %1 и сдать</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>Сделайте ставку</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>Ставка: %1, казино даёт в долг %2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Ставка: %1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>Выигрыш %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Проигрыш %1.</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>Ставка возвращена.</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>Ни выигрыша, ни проигрыша.</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation>Блэкджек!</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>У дилера блэкджек.</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>Перебор.</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>Ничья.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Вы отказались от руки.</translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation>−%1 $</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Хватит</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Удвоить</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Отказаться</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Застраховать</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Без страховки</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Разделить</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>ещё</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>хватит</translation>
    </message>
    <message>
        <source>double</source>
        <translation>удвоить</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>отказаться</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>застраховать</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>без страховки</translation>
    </message>
    <message>
        <source>split</source>
        <translation>разделить</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>блэкджек</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>проигрыш</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выигрыш</translation>
    </message>
    <message>
        <source>push</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>отказ</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>перебор</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>Страховка выплачена.</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>Страховка потеряна.</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>Первая рука: %1. Вторая рука: %2. %3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>У дилера перебор.</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>У дилера туз. Застраховать ставку за %1?</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>туз</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>Сделайте ставку и сдавайте. В среднем казино оставит себе %1 % ставки, какой бы она ни была.</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>Сделайте ставку и сдавайте. По этим правилам базовая стратегия выигрывает в среднем %1 % ставки, какой бы она ни была.</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>Без страховки: она стоит в среднем %1 ставки.</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>Она выгодна, если десятки и картинки составляют больше трети карт, которых вы не видите. В полных колодах без ваших карт их %1 из %2, это меньше.</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>Выиграно раздач, в процентах</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>Отдача, в процентах от ставок</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>Решения по базовой стратегии, в процентах</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>Цена других решений, в процентах от ставок</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>Сначала застрахуйте ставку или откажитесь.</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>Разделить можно только первые две карты, и только равные по очкам.</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>Отказаться можно только с первыми двумя картами.</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>По правилам этой игры отказаться нельзя.</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>Страховку предлагают только против туза, до всех других решений.</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>По правилам этой игры страховки нет.</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>Удвоить можно только с первыми двумя картами руки.</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>Удвоить можно только с первыми двумя картами и не после разделения.</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>Этот шуз сыгран.</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>Сначала доиграйте эту раздачу.</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>Ставка — чётное число долларов от %1 до %2.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Такого хода нет.</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>Сначала сдайте.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1 Ваше решение стоит %2. Оно по базовой стратегии, а та на отдельные карты не смотрит.</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1 Так велит и базовая стратегия. Ваше решение стоит %2.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1 Ваше решение стоит %2.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1 $</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translation>Варианты блэкджека: &quot;house&quot; — четыре колоды, или 1, 2, 6 или 8 колод, затем по желанию -h17 (дилер берёт на мягких 17), -das (удвоение после разделения), -surrender и -insurance.</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>Шуз записывается картами, по две буквы, затем запятая и деньги в целых долларах.</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>В шузе по этим правилам каждая карта есть %Ln раз.</numerusform>
            <numerusform>В шузе по этим правилам каждая карта есть %Ln раза.</numerusform>
            <numerusform>В шузе по этим правилам каждая карта есть %Ln раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>Ход записывается как b и чётная ставка, или h, s, d, p, u — ещё, хватит, удвоить, разделить, отказаться, или i, n — страховка или без неё.</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>мягкие %1</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>В шузе %Ln колода, дилер берёт на мягких 17</numerusform>
            <numerusform>В шузе %Ln колоды, дилер берёт на мягких 17</numerusform>
            <numerusform>В шузе %Ln колод, дилер берёт на мягких 17</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>В шузе четыре колоды, дилер останавливается на 17</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>В шузе %Ln колода, дилер останавливается на 17</numerusform>
            <numerusform>В шузе %Ln колоды, дилер останавливается на 17</numerusform>
            <numerusform>В шузе %Ln колод, дилер останавливается на 17</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1, удвоение после разделения</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1, отказ</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1, страховка</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Хватит</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Удвоить</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Отказаться</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Разделить</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1: в среднем %2 ставки. %3: %4.</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>Это точно для ваших карт, и базовая стратегия согласна.</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>Это точно для ваших карт. Базовая стратегия, которая не смотрит на отдельные карты, предпочитает второе.</translation>
    </message>
</context>
</TS>
