<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Пики</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Черви</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Бубны</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Трефы</translation>
    </message>
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
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>Закажите масть: H, S, C или D.</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>Положите двойку или возьмите %Ln карту.</numerusform>
            <numerusform>Положите двойку или возьмите %Ln карты.</numerusform>
            <numerusform>Положите двойку или возьмите %Ln карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>Положите двойку или пасуйте.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>Подходит: %1, восьмёрка. Или возьмите карту.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>Подходит: %1, восьмёрка. Или пасуйте.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>Подходит: %1, %2, восьмёрка. Или возьмите карту.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>Подходит: %1, %2, восьмёрка. Или пасуйте.</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>Ходов нет ни у кого: кон остаётся без победителя.</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>Вы вышли первым.</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>%1 выходит первым.</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>Вы вышли первым: %Ln очко.</numerusform>
            <numerusform>Вы вышли первым: %Ln очка.</numerusform>
            <numerusform>Вы вышли первым: %Ln очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 выходит первым: %Ln очко.</numerusform>
            <numerusform>%1 выходит первым: %Ln очка.</numerusform>
            <numerusform>%1 выходит первым: %Ln очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1: %Ln очко</numerusform>
            <numerusform>%1: %Ln очка</numerusform>
            <numerusform>%1: %Ln очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>последняя карта</translation>
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
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation>
            <numerusform>%1, %Ln очко</numerusform>
            <numerusform>%1, %Ln очка</numerusform>
            <numerusform>%1, %Ln очков</numerusform>
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
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1, взято: %Ln</numerusform>
            <numerusform>%1, взято: %Ln</numerusform>
            <numerusform>%1, взято: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1, сыграно: %2</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, пас</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>сброс</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>долг: %Ln</numerusform>
            <numerusform>долг: %Ln</numerusform>
            <numerusform>долг: %Ln</numerusform>
        </translation>
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
        <source>&amp;Pass</source>
        <translation>Па&amp;с</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Пас (P)</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>колода, %Ln карта</numerusform>
            <numerusform>колода, %Ln карты</numerusform>
            <numerusform>колода, %Ln карт</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>сброс, верхняя: %1, заказано: %2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>сброс, верхняя: %1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>Показывать, какие карты &amp;идут</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>Затемняет карты на руках, которые сейчас нельзя положить.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Закажите масть</translation>
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
        <source>Direction</source>
        <translation>Направление</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>По часовой стрелке</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Против часовой стрелки</translation>
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
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1 заказывает масть.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 ходит.</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>Взято: %1.</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>Матч: %1.</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>1 соперник, по 10 карт</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>1 соперник, по 7 карт</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>2 соперника, по 7 карт</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>3 соперника, по 7 карт</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Один</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Два</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Три</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Карт каждому</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>Один кон: побеждает, кто выйдет первым</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>До 100 очков за карты, оставшиеся у других</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>До 250 очков за карты, оставшиеся у других</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>3 кона на очки</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>5 конов на очки</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>10 конов на очки</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Взять за ход</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation>Сколько угодно карт</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>Не больше 1 карты, потом пас</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>Не больше 2 карт, потом пас</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>Не больше 3 карт, потом пас</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>Не больше 4 карт, потом пас</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>Не больше 5 карт, потом пас</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>Когда колода пуста, сброс переворачивают</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation>На двойку следующий берёт две карты или кладёт двойку</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>Дама: следующий пропускает ход</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>Туз меняет направление</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>С одним соперником положивший туза ходит ещё раз.</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation>Очки: восьмёрка 50, валет, дама и король 10, остальные по числу.</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>Класть и брать карты</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>Щелчком или перетаскиванием</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>Только перетаскиванием</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1: ничто другое не обещает больше очков.</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1: победа маловероятна, но лучше ничего нет.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1: шансы около %2 %; лучше ничего нет.</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>Закажите %1. %2 на эту масть берёт из колоды: скорее всего, у соперника её нет.</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>Закажите %1. Таких карт у вас %Ln, а других мастей не больше.</numerusform>
            <numerusform>Закажите %1. Таких карт у вас %Ln, а других мастей не больше.</numerusform>
            <numerusform>Закажите %1. Таких карт у вас %Ln, а других мастей не больше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Закажите %1</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>%1 — ваша последняя карта: с ней вы выходите.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>Идёт только %1; потом закажите масть.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>Идёт только %1.</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>%1. %2 на эту масть (%3) берёт из колоды: скорее всего, у соперника её нет.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>Возьмите %Ln карту, которую должны.</numerusform>
            <numerusform>Возьмите %Ln карты, которые должны.</numerusform>
            <numerusform>Возьмите %Ln карт, которые должны.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>Ни одна ваша карта не идёт: возьмите карту.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>Всё же возьмите карту</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>Брать больше нечего: пасуйте.</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>Ни одна ваша карта не идёт: пасуйте.</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>Всё же пасуйте</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>Сдайте следующий кон: этот окончен.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>Вы кладёте %2 и выходите первым.</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>%1 кладёт %2 и выходит первым.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>Вы кладёте %2, выходите первым и получаете %Ln очко.</numerusform>
            <numerusform>Вы кладёте %2, выходите первым и получаете %Ln очка.</numerusform>
            <numerusform>Вы кладёте %2, выходите первым и получаете %Ln очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 кладёт %2, выходит первым и получает %Ln очко.</numerusform>
            <numerusform>%1 кладёт %2, выходит первым и получает %Ln очка.</numerusform>
            <numerusform>%1 кладёт %2, выходит первым и получает %Ln очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>Вы кладёте %2. Следующий должен взять %Ln карту.</numerusform>
            <numerusform>Вы кладёте %2. Следующий должен взять %Ln карты.</numerusform>
            <numerusform>Вы кладёте %2. Следующий должен взять %Ln карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>%1 кладёт %2. Следующий должен взять %Ln карту.</numerusform>
            <numerusform>%1 кладёт %2. Следующий должен взять %Ln карты.</numerusform>
            <numerusform>%1 кладёт %2. Следующий должен взять %Ln карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>Вы кладёте %2. Направление меняется.</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>%1 кладёт %2. Направление меняется.</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>Вы кладёте %2. %3 пропускает ход.</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>%1 кладёт %2. Вы пропускаете ход.</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>%1 кладёт %2. %3 пропускает ход.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>Вы кладёте %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 кладёт %2.</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>Сброс перевёрнут. Вы берёте %Ln карту.</numerusform>
            <numerusform>Сброс перевёрнут. Вы берёте %Ln карты.</numerusform>
            <numerusform>Сброс перевёрнут. Вы берёте %Ln карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>Сброс перевёрнут. %1 берёт %Ln карту.</numerusform>
            <numerusform>Сброс перевёрнут. %1 берёт %Ln карты.</numerusform>
            <numerusform>Сброс перевёрнут. %1 берёт %Ln карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>Вы берёте долг: %Ln карту.</numerusform>
            <numerusform>Вы берёте долг: %Ln карты.</numerusform>
            <numerusform>Вы берёте долг: %Ln карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>%1 берёт долг: %Ln карту.</numerusform>
            <numerusform>%1 берёт долг: %Ln карты.</numerusform>
            <numerusform>%1 берёт долг: %Ln карт.</numerusform>
        </translation>
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
        <source>You name %2.</source>
        <translation>Вы заказываете %2.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>%1 заказывает %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пасует.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Сдан кон %1.</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1 Вы объявляете: последняя карта.</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1 %2 объявляет: последняя карта.</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1 Ходов нет ни у кого: победителя нет.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>Следующий кон ещё не сдан.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Этот кон ещё не окончен.</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>Масть заказывают только после восьмёрки.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Этой карты у вас нет.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>Возьмите %Ln карту или положите двойку.</numerusform>
            <numerusform>Возьмите %Ln карты или положите двойку.</numerusform>
            <numerusform>Возьмите %Ln карт или положите двойку.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>%1 не ложится на %2.</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>За этот ход вы взяли достаточно. Положите карту или пасуйте.</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>Брать больше нечего. Положите карту или пасуйте.</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation>Пасовать можно, только когда брать нечего. Возьмите карту.</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>Сначала закажите масть.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Осталось карт</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкий</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>Кладёт первую подходящую карту, а восьмёрки бережёт на крайний случай.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудный</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>Понимает по взятым вами картам, чего у вас нет, и мысленно играет дальше.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1 % выигранного кона</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>Это не варианты «Восьмёрок» (например, 2x7 или 3x7-turnover-p100).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>С этими вариантами из таких карт игра не складывается.</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>Первая карта сброса не может быть восьмёркой.</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation>Ход — это карта, например 7H, масть, например H, или draw, pass, deal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>%Ln игрок, по %1 карт</numerusform>
            <numerusform>%Ln игрока, по %1 карт</numerusform>
            <numerusform>%Ln игроков, по %1 карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>%Ln игрок, по %1 карт, конов: %2</numerusform>
            <numerusform>%Ln игрока, по %1 карт, конов: %2</numerusform>
            <numerusform>%Ln игроков, по %1 карт, конов: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>%Ln игрок, по %1 карт, до %2 очков</numerusform>
            <numerusform>%Ln игрока, по %1 карт, до %2 очков</numerusform>
            <numerusform>%Ln игроков, по %1 карт, до %2 очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>%Ln игрок, по %1 карт, домашние правила</numerusform>
            <numerusform>%Ln игрока, по %1 карт, домашние правила</numerusform>
            <numerusform>%Ln игроков, по %1 карт, домашние правила</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>%Ln игрок, по %1 карт, домашние правила, конов: %2</numerusform>
            <numerusform>%Ln игрока, по %1 карт, домашние правила, конов: %2</numerusform>
            <numerusform>%Ln игроков, по %1 карт, домашние правила, конов: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>%Ln игрок, по %1 карт, домашние правила, до %2 очков</numerusform>
            <numerusform>%Ln игрока, по %1 карт, домашние правила, до %2 очков</numerusform>
            <numerusform>%Ln игроков, по %1 карт, домашние правила, до %2 очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1: восьмёрка остаётся на потом.</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>%1, потом закажите %2. %3 на эту масть берёт из колоды.</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>%1, потом закажите %2: таких карт у вас %Ln.</numerusform>
            <numerusform>%1, потом закажите %2: таких карт у вас %Ln.</numerusform>
            <numerusform>%1, потом закажите %2: таких карт у вас %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1: этой масти (%2) у вас остаётся ещё %Ln карта.</numerusform>
            <numerusform>%1: этой масти (%2) у вас остаётся ещё %Ln карты.</numerusform>
            <numerusform>%1: этой масти (%2) у вас остаётся ещё %Ln карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1: это ваша единственная карта этой масти (%2), потом она может не подойти.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1: шансы около %2 %, а если положить карту — %3 %.</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>Карта %1 не заказанной масти.</translation>
    </message>
</context>
</TS>
