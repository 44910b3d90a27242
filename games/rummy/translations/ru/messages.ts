<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>Возьмите %1: с ней все ваши карты складываются в комбинации.</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>Возьмите %1: с ней можно постучать, лишних очков %2.</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>Постучите, сбросив %1: джин, все остальные карты в комбинациях.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>Постучите, сбросив %1: лишних очков у вас %2, у соперника, вероятно, около %3.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>Постучите, сбросив %1: лишних очков %2, а ожидание большего не обещает.</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>Сбросьте %1 и ждите: можно постучать, имея %2, но дальше игра обещает больше.</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation>Сбросьте %1: %2 нужна вам меньше, но больше помогла бы сопернику.</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>Сбросьте %1: очков в ней %2, и ни к чему у вас она не подходит.</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>Сбросьте %1: останется лишних очков %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation>Сбросьте %1: собрать с ней уже нечего; %2 у соперника.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation>Сбросьте %1: собрать с ней уже нечего; нужные карты вышли или у соперника.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>Сбросьте %1: собрать с ней уже нечего; карты %2 больше нет.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>Сбросьте %1: собрать с ней уже нечего; карт %2 и %3 больше нет.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>Сбросьте %1: собрать с ней уже нечего; нужной карты (%Ln) больше нет.</numerusform>
            <numerusform>Сбросьте %1: собрать с ней уже нечего; всех %Ln нужных карт больше нет.</numerusform>
            <numerusform>Сбросьте %1: собрать с ней уже нечего; всех %Ln нужных карт больше нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>Сбросьте %1: все остальные карты в комбинациях, и это победа.</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>Сбросьте %1, хоть она и в комбинации: без неё больше способов собрать руку.</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>Сбросьте %1: комбинация останется и без неё.</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>Сбросьте %1: она ни к чему у вас не подходит.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>Сбросьте %1: в комбинацию её введёт лишь %Ln карта из тех, что ещё могут прийти.</numerusform>
            <numerusform>Сбросьте %1: в комбинацию её введут лишь %Ln карты из тех, что ещё могут прийти.</numerusform>
            <numerusform>Сбросьте %1: в комбинацию её введут лишь %Ln карт из тех, что ещё могут прийти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>Возьмите %1: вместе с %2 и %3 это комбинация.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>Возьмите %1: она войдёт в комбинацию с %Ln другой.</numerusform>
            <numerusform>Возьмите %1: она войдёт в комбинацию с %Ln другими.</numerusform>
            <numerusform>Возьмите %1: она войдёт в комбинацию с %Ln другими.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>Возьмите %1: вместе с %2 до комбинации не хватит одной карты.</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>Возьмите %1: с ней больше способов собрать руку.</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>Возьмите из колоды: %1 комбинации не даёт, а её дала бы %Ln карта, которой вы не видели.</numerusform>
            <numerusform>Возьмите из колоды: %1 комбинации не даёт, а её дали бы %Ln карты, которых вы не видели.</numerusform>
            <numerusform>Возьмите из колоды: %1 комбинации не даёт, а её дали бы %Ln карт, которых вы не видели.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>Возьмите из колоды: %1 подходит, но собрать руку не помогает.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>Кон окончен. Сдайте следующий.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкий</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>Узнаёт готовую комбинацию, а сбрасывает что попало.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>Бережёт то, что подходит друг к другу, и смотрит на сброс, но не на вас.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудный</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>Помнит каждую карту, считает, что ещё может прийти, и придерживает то, что нужно вам.</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>Вы прикладываете %2.</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>%1 прикладывает %2.</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>Вы прикладываете %2.</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>%1 прикладывает %2.</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>Джин! Все ваши карты в комбинациях.</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>Джин! %1: все карты в комбинациях.</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>Вы стучите, лишних очков %2.</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>%1 стучит, лишних очков %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>Подрез: у вас только %2.</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>Подрез: %1, только %2.</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>Вы берёте из колоды.</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>%1 берёт из колоды.</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>Вы берёте из сброса %2.</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>%1 берёт из сброса %2.</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>Сдан кон %1, и чья-то рука уже собрана.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Сдан кон %1.</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Вы сбрасываете %2. В колоде осталось две карты, и никто не постучал.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>%1 сбрасывает %2. В колоде осталось две карты, и никто не постучал.</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translation>Вы сбрасываете %2, и все остальные карты в комбинациях.</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translation>%1 сбрасывает %2, и все остальные карты в комбинациях.</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>Вы сбрасываете %2. Колода кончилась: сброс перетасован и стал колодой.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>%1 сбрасывает %2. Колода кончилась: сброс перетасован и стал колодой.</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>Вы сбрасываете %2.</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1 сбрасывает %2.</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>Кон окончен. Надо сдать следующий.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Этот кон ещё не окончен.</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>В этой игре не стучат.</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>Карта уже взята. Теперь сбросьте одну.</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>Сначала возьмите карту из колоды или из сброса.</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>Сбросить можно только карту со своей руки.</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>Останется больше 10 лишних очков, стучать с ними нельзя.</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>Ходов в выигранных играх</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>По тому, как могут лежать скрытые карты, этот ход лучше другого.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1 % выигранного кона</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>Варианты выглядят как &quot;first&quot; или, для матча в пять конов, &quot;second-r5&quot;.</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>Карты считают только в матче, например &quot;first-p100-cards&quot;.</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>Расклад записывается как 52 карты колоды, по две буквы, точка и число.</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translation>Ход — это &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, сбрасываемая карта, например 7C, или &quot;knock-7C&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>Начинает первый игрок, %Ln кон на очки</numerusform>
            <numerusform>Начинает первый игрок, %Ln кона на очки</numerusform>
            <numerusform>Начинает первый игрок, %Ln конов на очки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>Начинает второй игрок, %Ln кон на очки</numerusform>
            <numerusform>Начинает второй игрок, %Ln кона на очки</numerusform>
            <numerusform>Начинает второй игрок, %Ln конов на очки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>Начинает первый игрок, %Ln кон</numerusform>
            <numerusform>Начинает первый игрок, %Ln кона</numerusform>
            <numerusform>Начинает первый игрок, %Ln конов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>Начинает второй игрок, %Ln кон</numerusform>
            <numerusform>Начинает второй игрок, %Ln кона</numerusform>
            <numerusform>Начинает второй игрок, %Ln конов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>Начинает первый игрок, до %Ln очка</numerusform>
            <numerusform>Начинает первый игрок, до %Ln очков</numerusform>
            <numerusform>Начинает первый игрок, до %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>Начинает второй игрок, до %Ln очка</numerusform>
            <numerusform>Начинает второй игрок, до %Ln очков</numerusform>
            <numerusform>Начинает второй игрок, до %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Начинает первый игрок, до %Ln выигранного кона</numerusform>
            <numerusform>Начинает первый игрок, до %Ln выигранных конов</numerusform>
            <numerusform>Начинает первый игрок, до %Ln выигранных конов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Начинает второй игрок, до %Ln выигранного кона</numerusform>
            <numerusform>Начинает второй игрок, до %Ln выигранных конов</numerusform>
            <numerusform>Начинает второй игрок, до %Ln выигранных конов</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>Начинает первый игрок</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>Начинает второй игрок</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1, со стуком</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>Подрез ваш.</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>Подрез: %1.</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>В колоде осталось две карты, и никто не постучал.</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>Джин! %1: лишних очков %L2.</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>%1: джин, у вас лишних очков %L2.</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>%1: джин; %2: лишних очков %L3.</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>Вы стучите с %L1, %2: %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>%1 стучит с %L2, у вас %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>%1 стучит с %L2, %3: %L4.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>Вам %Ln очко.</numerusform>
            <numerusform>Вам %Ln очка.</numerusform>
            <numerusform>Вам %Ln очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>%1 получает %Ln очко.</numerusform>
            <numerusform>%1 получает %Ln очка.</numerusform>
            <numerusform>%1 получает %Ln очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1, взято: %2</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1, взято из колоды</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1, сброшено: %2</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>лишних %L1</translation>
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
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>выигран %Ln кон</numerusform>
            <numerusform>выиграно %Ln кона</numerusform>
            <numerusform>выиграно %Ln конов</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translation>&amp;Джин</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>П&amp;остучать: %L1</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Следующий кон</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>&amp;Показать мои карты</translation>
    </message>
    <message>
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>Карта у вас уже есть. Выберите, какую сбросить.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Дождитесь своего хода.</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1, комбинации: %2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>Взять из &amp;колоды</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>Взять верхнюю из с&amp;броса</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>Сбросить выбранную к&amp;арту</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Постучать</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Сначала выберите карту на руках.</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>Разложить карты по ко&amp;мбинациям</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>Показать весь с&amp;брос</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>Сначала возьмите карту, затем постучите, сбросив одну.</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>Лишних очков будет %L1. Стучать можно, если их не больше 10.</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>Разложить по &amp;мастям</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Разложить по &amp;достоинству</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>Разложить по &amp;комбинациям</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>Ваш ход: сброс</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>Взято: %1.</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>Колода кончилась: сброс перетасован и стал колодой.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Кон</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 из %L2</translation>
    </message>
    <message>
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1: нажмите «Показать мои карты», когда никто больше не смотрит.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Одна игра</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>%Ln кон</numerusform>
            <numerusform>%Ln кона</numerusform>
            <numerusform>%Ln конов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>До %Ln выигранного кона</numerusform>
            <numerusform>До %Ln выигранных конов</numerusform>
            <numerusform>До %Ln выигранных конов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>До %Ln очка за лишние карты</numerusform>
            <numerusform>До %Ln очков за лишние карты</numerusform>
            <numerusform>До %Ln очков за лишние карты</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>%Ln кон на очки</numerusform>
            <numerusform>%Ln кона на очки</numerusform>
            <numerusform>%Ln конов на очки</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Стук</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>У кого не больше 10 лишних очков, тот может закончить кон. Джин и подрез дают ещё 25.</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation>Очки: туз 1, валет, дама и король 10, остальные по числу.</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Начинает</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Второй игрок</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
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
        <source>run of spades</source>
        <translation>пики подряд</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>черви подряд</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>бубны подряд</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>трефы подряд</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%2 (%L1)</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 от %2 до %3</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>%1 берёт %2 и сбрасывает %3.</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>%1 берёт из колоды и сбрасывает %2.</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>%1 собирается сбросить карту.</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>%1 собирается взять карту.</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>Теперь сбросьте карту или постучите.</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1: теперь сбросьте карту или постучите.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Теперь сбросьте карту.</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1: теперь сбросьте карту.</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>Ваш ход: возьмите карту из колоды или из сброса.</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1: возьмите карту из колоды или из сброса.</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>%1: за лишние карты вам %Ln очко.</numerusform>
            <numerusform>%1: за лишние карты вам %Ln очка.</numerusform>
            <numerusform>%1: за лишние карты вам %Ln очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>За ваши лишние карты %1 получает %Ln очко.</numerusform>
            <numerusform>За ваши лишние карты %1 получает %Ln очка.</numerusform>
            <numerusform>За ваши лишние карты %1 получает %Ln очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>%1: за лишние карты %2 получает %Ln очко.</numerusform>
            <numerusform>%1: за лишние карты %2 получает %Ln очка.</numerusform>
            <numerusform>%1: за лишние карты %2 получает %Ln очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>Обе руки были собраны уже при сдаче.</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>Ваши десять карт были собраны уже при сдаче.</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation>%1: карты были собраны уже при сдаче.</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>Все ваши десять карт в комбинациях.</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>%1: все десять карт в комбинациях.</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>Очки: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>Выиграно конов: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>приложено</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>приложено: %1</translation>
    </message>
</context>
</TS>
